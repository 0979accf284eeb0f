// Starts the school.
import init, { start_ui } from "./school.js";
import { launch } from "./launch.js";

launch({
  init,
  start_ui,
  wasm: new URL("./school.wasm", import.meta.url),
  worker: new URL("./school-worker.js", import.meta.url),
});
