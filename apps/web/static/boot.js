// Starts the table.
import init, { start_ui } from "./azulejo.js";
import { launch } from "./launch.js";
import { hire } from "./workers.js";

launch({
  init,
  start_ui,
  wasm: new URL("./azulejo.wasm", import.meta.url),
  worker: hire,
});
