// Starts the table.
import init, { start_ui } from "./azulejo.js";
import { launch } from "./launch.js";

launch({
  init,
  start_ui,
  wasm: new URL("./azulejo.wasm", import.meta.url),
  worker: new URL("./worker.js", import.meta.url),
});
