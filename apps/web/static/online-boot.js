// Starts tables online. Their bots think at the server, so no worker is hired here.
import init, { start_ui } from "./online.js";
import { launch } from "./launch.js";

launch({ init, start_ui, wasm: new URL("./online.wasm", import.meta.url) });
