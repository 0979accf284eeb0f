// Starts a page: compiles its program once, runs one instance of it here and one in each worker.
//
// For the program there is `globalThis.azulejo.worker()`: a new worker that takes thoughts as JSON texts and answers
// each with a JSON text (see worker.js). To stop a thought, terminate its worker and ask for another: the compiled
// program is at hand, so that takes milliseconds.
const SERVICE = new URL("./sw.js", import.meta.url);

export function launch(program) {
  start(program).then(keepForLater, tell);
}

async function start({ init, start_ui, wasm, worker }) {
  const module = await WebAssembly.compileStreaming(fetch(wasm));
  globalThis.azulejo = { worker: () => hire(worker, module) };
  await init({ module_or_path: module });
  start_ui();
  document.getElementById("boot")?.remove();
  // For whoever measures: with the next frame the page is painted and can be used.
  requestAnimationFrame(() => performance.mark("azulejo-usable"));
}

function hire(script, module) {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage(module);
  return worker;
}

// The second visit then works without a network. Where it is refused (a private window, plain HTTP from another
// machine) the page is played all the same.
function keepForLater() {
  const service = navigator.serviceWorker;
  service?.register(SERVICE).catch(() => {});
  // Whoever sits down at a table may want to learn from it, perhaps where there is no network: the school is then kept, too.
  const sitsDown = () => {
    if (location.hash !== "#table") return;
    removeEventListener("hashchange", sitsDown);
    service?.ready.then(({ active }) => active?.postMessage("keep the school")).catch(() => {});
  };
  addEventListener("hashchange", sitsDown);
  sitsDown();
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
