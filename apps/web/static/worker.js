// A worker that runs the thinker while the page stays free.
//
// One message comes from workers.js and holds the compiled module, the weight files fetched so far and when a fetch
// failed. All others are tasks as JSON texts, answered by JSON texts in the same order; they wait for that one. Where a
// task evaluates by a network that is not loaded, its weight file is fetched first; the page is sent a copy for later
// workers. Without it the linear evaluation answers, and the answer says so.
import { answer, initSync, load_network, missing_network } from "./thinker.js";

const WEIGHTS = {
  "2c": new URL("./networks/2c.aznet", import.meta.url),
  "2f": new URL("./networks/2f.aznet", import.meta.url),
  "3c": new URL("./networks/3c.aznet", import.meta.url),
  "3f": new URL("./networks/3f.aznet", import.meta.url),
  "4c": new URL("./networks/4c.aznet", import.meta.url),
  "4f": new URL("./networks/4f.aznet", import.meta.url),
};
// How long a fetch may take, in milliseconds: the move waits for it.
const PATIENCE = 20_000;
// How long after a failure the file is fetched again, in milliseconds.
const RETRY = 60_000;

// When fetching a file failed, by its name.
let failures = new Map();
let begun;
let last = new Promise((begin) => {
  begun = begin;
}).then(begin);
// The page hears of errors that are reported, not of those in a promise.
last.catch(reportError);

onmessage = ({ data }) => {
  if (typeof data !== "string") return begun(data);
  last = last.then(() => work(data));
  last.catch(reportError);
};

function begin({ module, weights, failures: known, fault }) {
  if (fault) throw new Error(fault);
  initSync({ module });
  failures = known;
  for (const [name, bytes] of weights) load_network(name, new Uint8Array(bytes));
}

async function work(task) {
  const name = missing_network(task);
  if (name !== undefined && !(Date.now() - failures.get(name) < RETRY)) await load(name);
  postMessage(answer(task));
}

async function load(name) {
  try {
    const bytes = await weightsOf(name);
    const rejected = load_network(name, new Uint8Array(bytes));
    if (rejected) throw new Error(rejected);
    failures.delete(name);
    postMessage({ name, url: WEIGHTS[name].href, bytes });
  } catch (fault) {
    console.warn(`the network ${name} can't be loaded: ${fault}`);
    failures.set(name, Date.now());
    postMessage({ name, failed: failures.get(name) });
  }
}

async function weightsOf(name) {
  // What failed may be a damaged copy in a cache.
  const cache = failures.has(name) ? "reload" : "default";
  const response = await fetch(WEIGHTS[name], { cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.arrayBuffer();
}
