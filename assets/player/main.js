// The start of a page: the only puzzle, or what the address names.

/** The page that is shown.
 * @type {Play | undefined} */
let playing = undefined;

/** Shows what the address names: a puzzle by its place in the list, or the list. */
function route() {
  playing?.leave();
  playing = undefined;
  const single = page.puzzles.length === 1;
  const at = single ? 0 : page.puzzles.findIndex(({ place }) => location.hash === "#" + place);
  const puzzle = page.puzzles[at];
  document.querySelectorAll("dialog").forEach((dialog) => dialog.remove());
  if (!puzzle) return app.replaceChildren(listOfPuzzles());
  const to = (/** @type {string} */ hash) => () => {
    location.hash = hash;
  };
  const following = page.puzzles[at + 1];
  const next = following && to(String(following.place));
  playing = new Play(puzzle, single ? {} : { back: to(""), next });
  document.title = puzzle.title || page.title || word("untitled");
  app.replaceChildren(playing.element);
  playing.board.element.focus({ preventScroll: true });
  return undefined;
}

readSettings();
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
  matchMedia(query).addEventListener("change", showTheme);
}
addEventListener("hashchange", route);
addEventListener("pagehide", () => playing?.ticked && playing.save());
route();
