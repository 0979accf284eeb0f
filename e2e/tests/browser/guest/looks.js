// Waits until the table has come so far and waits for somebody at this device, or is over, or shows how a round was
// scored; then tells all that can be seen and heard, and every picture since the last look.
const [atLeast, patience] = arguments;

function picture() {
  PICTURE
}

// Notes the picture after every change: within the same turn of the browser's loop, when everything has followed, so
// that no bot can be quicker.
function watch() {
  // What was there before is not said again, nor is what an undo comes back to.
  const watch = { notes: [], known: Infinity, last: Infinity };
  note(watch);
  watch.notes = [];
  const observer = new MutationObserver(settle);
  let isSettling = false;
  async function settle() {
    if (isSettling) return;
    isSettling = true;
    for (let quiet = 0; quiet < 12; quiet += 1) {
      await null;
      if (observer.takeRecords().length > 0) quiet = 0;
    }
    isSettling = false;
    note(watch);
  }
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return watch;
}

function note(watch) {
  const table = document.querySelector("main.table");
  if (!table || "lookingBack" in table.dataset) return;
  const step = Number(table.dataset.step);
  if (step < watch.last) watch.known = step;
  watch.last = step;
  const line = step === watch.known ? "" : lastLine();
  if (watch.notes.at(-1)?.step === step) watch.notes.pop();
  watch.notes.push({ step, picture: picture(), said: said(), line });
}

const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
const said = () => texts("#live > *");
const lastLine = () => texts(".recent .log-move[data-seat]").at(-1) ?? "";

function turn() {
  const table = document.querySelector("main.table");
  if (!table || Number(table.dataset.step) < atLeast || "lookingBack" in table.dataset) return null;
  if (document.querySelector("dialog.summary[open]")) return "scored";
  if (!("settled" in table.dataset)) return null;
  return { mine: "mine", nobody: "over" }[table.dataset.turn] ?? null;
}

function look(turn) {
  const table = document.querySelector("main.table");
  const notes = globalThis.watched.notes.splice(0);
  return {
    turn,
    step: Number(table?.dataset.step ?? 0),
    picture: table ? picture() : {},
    kept: localStorage.getItem("azulejo.table"),
    said: said(),
    line: lastLine(),
    notes,
  };
}

globalThis.watched ??= watch();
const end = performance.now() + patience;
return new Promise((done) => {
  (function ask() {
    const found = turn();
    if (found === null && performance.now() < end) setTimeout(ask, 4);
    else done(look(found ?? "late"));
  })();
});
