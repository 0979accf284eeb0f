// Starts a page. For its program there is `globalThis.azulejo.worker()`, where the page has workers (see workers.js).
const SERVICE = new URL("./sw.js", import.meta.url);

export function launch(program) {
  start(program).then(keepForLater, tell);
}

async function start({ init, start_ui, wasm, worker }) {
  globalThis.azulejo = { worker };
  await init({ module_or_path: fetch(wasm) });
  start_ui();
  document.getElementById("boot")?.remove();
  // For whoever measures: with the next frame the page is painted and can be used.
  requestAnimationFrame(() => performance.mark("azulejo-usable"));
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
    service?.ready.then(({ active }) => active?.postMessage({ keep: "school" })).catch(() => {});
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
