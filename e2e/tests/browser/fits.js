// Every text that does not fit its place: cut off, or beyond its box or the window. One line for each.
const [{ boxes, cut, naming, apart }] = arguments;
const faults = [];
const slack = 1.5;
// A phone zooms out where the page is too wide, and its inner width grows with that; this one does not.
const { clientWidth, scrollWidth } = document.documentElement;

const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const named = (element) => {
  const within = element.closest("[class]");
  const name = within === null ? element.localName : `${within.localName}.${[...within.classList].join(".")}`;
  return element === within ? name : `${name} ${element.localName}`;
};
// What is over everything: a dialog hides the rest.
const root = document.querySelector("dialog[open]") ?? document.body;

// The places of a text, line by line.
function rects(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
}

function union(rects) {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
    top: Math.min(...rects.map(({ top }) => top)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

// How far a text is beyond a box, at its worst side.
function beyond(text, box, vertical) {
  const across = Math.max(box.left - text.left, text.right - box.right);
  const down = Math.max(box.top - text.top, text.bottom - box.bottom);
  return Math.max(across, vertical ? down : 0);
}

// A name may be as long as somebody likes, so what tells it may be cut.
const players = [...document.querySelectorAll(".name-text")].map(({ textContent }) => textContent.trim());
const isCut = (element) =>
  element.closest(cut) !== null ||
  (element.closest(naming) !== null && players.some((name) => element.textContent.includes(name)));

const texts = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (node.data.trim() === "" || element.closest(".sr, symbol, option, script, style, noscript") || !shown(element)) continue;
  const lines = rects(node);
  if (lines.length > 0) texts.push({ node, element, place: union(lines) });
}

const tell = ({ node, element }, what) =>
  faults.push(`${named(element)} \u201c${node.data.trim().slice(0, 50)}\u201d ${what}`);

for (const text of texts) {
  const { element, place } = text;
  // The font's own height is larger than a tight line; only what is really outside counts.
  const tight = Number.parseFloat(getComputedStyle(element).fontSize) * 0.25;
  const isCutOnPurpose = isCut(element);
  const box = element.closest(boxes);
  if (box !== null && !isCutOnPurpose) {
    const rect = box.getBoundingClientRect();
    if (beyond(place, rect, false) > slack) tell(text, `is ${Math.round(beyond(place, rect, false))} px wider than ${named(box)}`);
    const down = Math.max(rect.top - place.top, place.bottom - rect.bottom);
    if (down > slack + tight) tell(text, `is ${Math.round(down)} px higher than ${named(box)}`);
  }
  let isScrolled = false;
  let clipped = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const rect = at.getBoundingClientRect();
    // What can be scrolled up and down is not cut; what is wider than the screen is.
    isScrolled ||= ["auto", "scroll"].includes(overflowY);
    if (overflowX !== "visible" && !isCutOnPurpose) {
      clipped = { ...clipped, left: Math.max(clipped.left, rect.left), right: Math.min(clipped.right, rect.right) };
    }
    if (overflowY !== "visible" && !isScrolled && !isCutOnPurpose) {
      clipped = { ...clipped, top: Math.max(clipped.top, rect.top - tight), bottom: Math.min(clipped.bottom, rect.bottom + tight) };
    }
  }
  if (beyond(place, clipped, true) > slack) tell(text, `is cut by ${Math.round(beyond(place, clipped, true))} px`);
  if (!isCutOnPurpose && (place.right > clientWidth + slack || place.left < -slack)) tell(text, "is beyond the window");
}

// Texts that share a bar do not lie over each other.
for (const bar of root.querySelectorAll(apart)) {
  const within = texts.filter(({ element }) => bar.contains(element) && !isCut(element));
  for (const [index, one] of within.entries()) {
    for (const other of within.slice(index + 1)) {
      const across = Math.min(one.place.right, other.place.right) - Math.max(one.place.left, other.place.left);
      const down = Math.min(one.place.bottom, other.place.bottom) - Math.max(one.place.top, other.place.top);
      if (across > 2 && down > 5) tell(one, `lies over \u201c${other.node.data.trim().slice(0, 30)}\u201d in ${named(bar)}`);
    }
  }
}

// Nothing that is missing in the translation, in texts and in names.
const names = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((it) =>
  ["aria-label", "title", "placeholder"].map((name) => it.getAttribute(name) ?? ""),
);
for (const said of [document.body.textContent, document.title, ...names]) {
  const raw = /.{0,20}(\u27e6|\{ ?\$|\$[a-z]+ ?\}|undefined).{0,20}/s.exec(said);
  if (raw !== null) faults.push(`raw text: ${raw[0]}`);
}
if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
return [...new Set(faults)];
