// Starts the school.
import init, { start_ui } from "./school.js";
import { launch } from "./launch.js";
import { hire } from "./workers.js";

launch({
  init,
  start_ui,
  wasm: new URL("./school.wasm", import.meta.url),
  worker: hire,
});
