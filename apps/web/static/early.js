// Runs before the first paint, so that nobody who chose the dark page is shown the bright one first.
//
// The page keeps the attributes of <html> that its styles look at in the storage; here they are set as they were left.
// It is a script of the old kind on purpose: a module would wait until the page is parsed.
(() => {
  const KEY = "azulejo.html";
  const known = (name) => name === "lang" || name === "dir" || name.startsWith("data-");
  try {
    const left = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    for (const [name, value] of Object.entries(left)) {
      if (known(name)) document.documentElement.setAttribute(name, String(value));
    }
  } catch {
    // No storage, or something else in it: the page begins as for a new guest.
  }
})();
