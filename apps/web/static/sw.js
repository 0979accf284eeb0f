// The service worker: after the first visit the page works with the server gone.
//
// `BUILD` is written in front of this file when the page is packed: `version`, which changes with any file, `files`,
// everything the table needs, `thinker`, what its workers need, `school`, what the school needs beyond that, and `weights`,
// the networks of the bots. Files that carry a hash in their name never change, so they are taken from the cache; the
// pages themselves are asked for anew and taken from the cache when nobody answers.
//
// The school is kept once somebody goes there or sits down at a table, and a weight file once a worker has loaded it; both
// from then on with every new version.
//
// A new version is fetched whole, and takes over once no page of the old one is open: an open page may still ask for
// its own worker, and must not be given another version's.
const HASH = /-[0-9a-f]{16}\.\w+$/;
const PREFIX = "azulejo-";
const CACHE = PREFIX + BUILD.version;
const PAGE = new URL("./", location).pathname;
const SCHOOL = new URL("school.html", location).pathname;
// So long we wait for the network before we show the page we have.
const PATIENCE = 2000;

addEventListener("install", (event) => event.waitUntil(precache()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode !== "navigate") {
    event.respondWith(file(request));
  } else if (url.pathname === PAGE) {
    event.respondWith(page(request, PAGE));
  } else if (url.pathname === SCHOOL) {
    event.respondWith(page(request, SCHOOL));
    event.waitUntil(keepSchool());
  }
});
addEventListener("message", (event) => {
  const { keep, bytes } = event.data;
  event.waitUntil(keep === "school" ? keepSchool() : keepWeights(keep, bytes));
});

async function precache() {
  const cache = await caches.open(CACHE);
  const school = (await caches.match(SCHOOL)) ? BUILD.school : [];
  await cache.addAll([...BUILD.files, ...BUILD.thinker, ...school].map(fresh));
  await Promise.all(BUILD.weights.map((path) => renewWeights(cache, path)));
}

// Weights of the version before are kept or replaced by their successor, so that they are there without a network.
// Without them the page plays all the same.
async function renewWeights(cache, path) {
  const kept = await caches.match(path);
  if (kept) return cache.put(path, kept);
  if (await hasBefore(path)) await cache.add(fresh(path)).catch(() => {});
}

// Whether any version's cache has a file of this name, with any hash.
async function hasBefore(path) {
  const stem = (address) => new URL(address, location).pathname.replace(HASH, "");
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => stem(url) === stem(path));
}

// A worker has checked these bytes.
async function keepWeights(address, bytes) {
  if (!BUILD.weights.some((path) => new URL(path, location).href === address)) return;
  const headers = { "content-type": "application/octet-stream" };
  await (await caches.open(CACHE)).put(address, new Response(bytes, { headers }));
}

// Without a network it is kept another time.
async function keepSchool() {
  const cache = await caches.open(CACHE);
  if (await cache.match(SCHOOL)) return;
  await cache.addAll(BUILD.school.map(fresh)).catch(() => {});
}

// What carries a hash may come from the browser's own cache, where the page has just put it.
function fresh(path) {
  const hashed = HASH.test(path);
  return new Request(path, { cache: hashed ? "default" : "no-cache" });
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function page(request, path) {
  const network = fetch(request);
  const late = new Promise((give_up) => setTimeout(give_up, PATIENCE));
  // Nobody may answer, or too late, or with an excuse; what we have is as good as it was yesterday.
  const answer = await Promise.race([network, late]).catch(() => undefined);
  return answer?.ok ? answer : ((await caches.match(path)) ?? network);
}

// Any version's cache will do: the name tells the content. Whoever asks to reload has found a copy damaged.
async function file(request) {
  if (request.cache === "reload") return fetch(request);
  return (await caches.match(request)) ?? fetch(request);
}
