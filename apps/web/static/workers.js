// Workers, and what they share: the compiled thinker and the weight files that one of them has fetched.
//
// To stop a task, terminate its worker and hire another: everything is at hand, so that takes milliseconds.
const SCRIPT = new URL("./worker.js", import.meta.url);
const THINKER = new URL("./thinker.wasm", import.meta.url);

// Weight files that were checked, and when fetching one failed, by name.
const weights = new Map();
const failures = new Map();
let compiled;

// A new worker that takes tasks as JSON texts and answers each with a JSON text (see worker.js). The thinker is fetched
// with the first one.
export function hire() {
  const worker = new Worker(SCRIPT, { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") remember(data);
  });
  compile().then(
    (module) => worker.postMessage({ module, weights, failures }),
    (fault) => worker.postMessage({ fault: `the thinker can't be loaded: ${fault}` }),
  );
  return worker;
}

// After a failure the next worker tries again.
function compile() {
  compiled ??= WebAssembly.compileStreaming(fetch(THINKER)).catch((fault) => {
    compiled = undefined;
    throw fault;
  });
  return compiled;
}

function remember({ name, url, bytes, failed }) {
  if (failed) {
    failures.set(name, failed);
    return;
  }
  failures.delete(name);
  weights.set(name, bytes);
  // The service worker keeps what was checked, for games without a network.
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: url, bytes }));
}
