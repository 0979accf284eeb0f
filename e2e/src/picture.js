// What lies on the table, read from the document as a guest sees it: one text for each place.
const table = document.querySelector(arguments[0] ?? "main.table");
const places = {};
const all = (within, selector) => [...within.querySelectorAll(selector)];
const tiles = (elements) => elements.map((element) => element.dataset.tile ?? ".").join("");
const sorted = (text) => [...text].sort().join("");
const number = (within, selector) => within.querySelector(selector)?.textContent.trim() ?? "?";

places["round"] = table.querySelector("[data-round]")?.dataset.round ?? "?";
for (const disc of all(table, ".disc[data-factory]")) {
  const name = `disc ${disc.dataset.factory}`;
  places[name] = sorted(tiles(all(disc, ".disc-tiles [data-tile]")));
  if ("taken" in disc.dataset) places[name] = "taken";
  else if (disc.dataset.effect) places[`${name} effect`] = disc.dataset.effect + (disc.dataset.magnet ?? "");
}
const groups = all(table, ".center .group[data-tile]");
places["center"] = groups.map((group) => `${group.dataset.tile}${group.dataset.count}`).join(" ");
places["marker"] = table.querySelector(".center .marker") ? "center" : "taken";
places["bag"] = number(table, "[data-spot=bag] .supply-count");
places["lid"] = number(table, "[data-spot=lid] .supply-count");
for (const board of all(table, ".board[data-seat]")) {
  const name = `seat ${board.dataset.seat}`;
  places[`${name} score`] = board.querySelector("[data-score]")?.dataset.score ?? "?";
  for (const line of all(board, ".line[data-line]")) {
    places[`${name} line ${line.dataset.line}`] = tiles(all(line, ".space"));
  }
  for (const row of all(board, ".wall-row[data-row]")) {
    places[`${name} wall ${row.dataset.row}`] = tiles(all(row, ".square"));
  }
  places[`${name} floor`] = tiles(all(board, ".drop[data-tile]"));
  // One that would come with the move that is pointed at is not there yet.
  const tray = board.querySelector(".tray:not([data-coming])");
  if (tray) places[`${name} tray`] = tray.dataset.tile ?? "";
}
return places;
