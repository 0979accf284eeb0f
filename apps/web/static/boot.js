// Starts the page: fetches and compiles the program once, runs one instance of it here and one in each worker.
//
// For the program there is `globalThis.azulejo.worker()`: a new worker that takes thoughts as JSON texts and answers
// each with a JSON text (see worker.js). To stop a thought, terminate its worker and ask for another: the compiled
// program is at hand, so that takes milliseconds.
import init, { start_ui } from "./azulejo.js";

const WASM = new URL("./azulejo.wasm", import.meta.url);
const WORKER = new URL("./worker.js", import.meta.url);
const SERVICE = new URL("./sw.js", import.meta.url);

async function start() {
  const module = await WebAssembly.compileStreaming(fetch(WASM));
  globalThis.azulejo = { worker: () => worker(module) };
  await init({ module_or_path: module });
  start_ui();
  document.getElementById("boot")?.remove();
  // For whoever measures: with the next frame the page is painted and can be used.
  requestAnimationFrame(() => performance.mark("azulejo-usable"));
}

function worker(module) {
  const worker = new Worker(WORKER, { type: "module" });
  worker.postMessage(module);
  return worker;
}

// The second visit then works without a network. Where it is refused (a private window, plain HTTP from another
// machine) the page is played all the same.
function keepForLater() {
  navigator.serviceWorker?.register(SERVICE).catch(() => {});
}

function tell(fault) {
  console.error(fault);
  const text = document.createElement("p");
  text.className = "boot-fault";
  text.setAttribute("role", "alert");
  text.textContent = `Azulejo could not start in this browser. ${fault}`;
  document.getElementById("boot")?.remove();
  document.body.append(text);
}

start().then(keepForLater, tell);
