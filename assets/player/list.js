// The list of puzzles of a collection. Pages with one puzzle do not contain it.

/** Creates the card of a puzzle in the list.
 * @param {Puzzle} puzzle */
function card(puzzle) {
  const picture = svg("svg", { viewBox: puzzle.view.join(" "), class: "thumbnail", "aria-hidden": "true" });
  // Boards that are not seen yet are not drawn.
  seen.observe(picture);
  drawings.set(picture, puzzle);
  const saved = new Game(puzzle);
  const known = store.read(puzzle.id);
  if (known) saved.load(known);
  const state = saved.solved ? "solved" : saved.isFresh() ? "" : "started";
  return make(
    "li", { class: "card" },
    make(
      "a", { href: "#" + puzzle.place },
      picture,
      make(
        "div", { class: "facts" },
        make("h2", { dir: "auto", text: titleOf(puzzle) }),
        !!puzzle.author && make("p", { class: "quiet", dir: "auto", text: puzzle.author }),
        make("p", { class: "quiet", dir: "auto", text: puzzle.kinds.join(" · ") || word("classic") }),
        difficulty(puzzle),
        !!state && make("span", { class: "state " + state, text: word("state-" + state) }),
      ),
    ),
  );
}

/** The puzzles of thumbnails that are not drawn yet.
 * @type {Map<Element, Puzzle>} */
const drawings = new Map();

const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const puzzle = drawings.get(target);
    if (!isIntersecting || !puzzle) continue;
    target.innerHTML = puzzle.under + puzzle.over;
    drawings.delete(target);
    seen.unobserve(target);
  }
}, { rootMargin: "300px" });

/** Creates the list of all puzzles. */
function listOfPuzzles() {
  const { puzzles } = page;
  const kinds = [...new Set(puzzles.flatMap((puzzle) => puzzle.kinds))];
  kinds.sort((a, b) => a.localeCompare(b, page.language));
  const stars = [...new Set(puzzles.map((puzzle) => puzzle.stars))].filter(Boolean).sort();
  const search = make("input", { type: "search", placeholder: word("search"), "aria-label": word("search") });
  const choice = (/** @type {string} */ name, /** @type {[string, string][]} */ options) => {
    const list = make("select", { "aria-label": name });
    [["", name], ...options].forEach(([value, text]) => list.append(make("option", { value, text })));
    return list;
  };
  const byKind = choice(word("all-kinds"), kinds.map((kind) => [kind, kind]));
  const byStars = choice(word("all-difficulties"), stars.map((count) => [String(count), word("stars", { count })]));
  const list = make("ul", { class: "cards" });
  const none = make("p", { class: "quiet", text: word("nothing-found"), hidden: true });
  const count = make("p", { class: "quiet count", role: "status" });
  const cards = puzzles.map(card);
  const filter = () => {
    const wanted = search.value.trim().toLocaleLowerCase(page.language).split(/\s+/);
    const found = puzzles.map((puzzle) => {
      const text = [puzzle.number, puzzle.title, puzzle.author, puzzle.label, ...puzzle.kinds].join(" ");
      const lower = text.toLocaleLowerCase(page.language);
      return wanted.every((/** @type {string} */ part) => lower.includes(part))
        && (!byKind.value || puzzle.kinds.includes(byKind.value))
        && (!byStars.value || String(puzzle.stars) === byStars.value);
    });
    list.replaceChildren(...puzzles.flatMap((puzzle, at) => {
      if (!found[at]) return [];
      if (!puzzle.section || !found.every(Boolean)) return [cards[at]];
      return [make("li", { class: "section" }, make("h2", { dir: "auto", text: puzzle.section })), cards[at]];
    }));
    const shown = found.filter(Boolean).length;
    none.hidden = shown > 0;
    count.textContent = word("found", { count: shown, all: puzzles.length });
  };
  [search, byKind, byStars].forEach((field) => field.addEventListener("input", filter));
  filter();
  const settingsButton = iconButton("menu", word("settings"), () => openSettings(() => {}));
  document.title = page.title;
  return make(
    "main", { class: "list" },
    make(
      "header", { class: "head" },
      make(
        "div", { class: "names" },
        make("h1", { dir: "auto", text: page.title }),
        !!page.author && make("p", { dir: "auto", text: page.author }),
      ),
      settingsButton,
    ),
    make("div", { class: "filters" }, search, kinds.length > 1 && byKind, stars.length > 1 && byStars),
    count,
    list,
    none,
  );
}
