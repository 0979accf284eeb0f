// A second instance of the school, which thinks while the page stays free (see worker.js).
//
// The first message is the compiled program; each later one is a thought as a JSON text, answered by a JSON text in
// the same order.
import { initSync, think } from "./school.js";

onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    initSync({ module: data });
  } else {
    postMessage(think(data));
  }
};
