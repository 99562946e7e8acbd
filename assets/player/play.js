// The page of one puzzle.

/** The modes of the keypad with their keys, in the order of the layers of a game. */
const MODES = /** @type {const} */ ([["digit", "z"], ["corner", "x"], ["centre", "c"], ["colour", "v"]]);

/** The shortcuts with what they do, as names of texts. */
const SHORTCUTS = [
  ["← ↑ → ↓", "keys-move"],
  ["Shift+← ↑ → ↓", "keys-extend"],
  ["Ctrl+A", "keys-all"],
  ["1–9", "keys-digit"],
  ["Shift+1–9", "mode-corner"],
  ["Ctrl+1–9", "mode-centre"],
  ["Alt+1–9", "mode-colour"],
  [`Z X C V, ${word("space")}`, "keys-mode"],
  ["Delete", "erase"],
  ["Ctrl+Z, Ctrl+Y", "keys-undo"],
  ["P", "pause"],
  ["+ −", "keys-zoom"],
];

class Play {
  /** @param {Puzzle} puzzle
   * @param {{back?: () => void, next?: () => void}} ways to the list of puzzles and to the next puzzle */
  constructor(puzzle, ways) {
    this.puzzle = puzzle;
    this.ways = ways;
    this.game = new Game(puzzle);
    const saved = store.read(puzzle.id);
    if (saved) this.game.load(saved);
    this.layer = DIGIT;
    /** The layer while modifier keys are held.
     * @type {number | undefined} */
    this.held = undefined;
    this.paused = false;
    /** The time of the last tick, or 0 before the first input. */
    this.ticked = 0;
    /** The strength of the hint that is shown, and the step that it is about. */
    this.strength = 0;
    /** @type {number | undefined} */
    this.hintAt = undefined;
    /** True once the solver knows that nothing is stored. */
    this.warned = false;
    this.saying = 0;
    /** @type {HTMLButtonElement[]} */
    this.keys = [];
    /** @type {HTMLButtonElement[]} */
    this.modes = [];
    this.resume = mainButton(word("resume"), () => this.pause(false));
    this.many = iconButton("many", word("select-several"), () => {
      this.board.adding = !this.board.adding;
      this.showMode();
    });
    this.pauseButton = iconButton("pause", word("pause"), () => this.pause(!this.paused));
    this.undoButton = iconButton("undo", word("undo"), () => this.undo());
    this.redoButton = iconButton("redo", word("redo"), () => this.redo());
    this.board = new BoardView(this.game, () => this.selectionChanged());
    this.element = this.build();
    this.showMode();
    this.refresh();
    this.timer = setInterval(() => this.tick(), 500);
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onKeyUp = (/** @type {KeyboardEvent} */ event) => this.holdModifiers(event);
    document.addEventListener("keydown", this.onKey);
    document.addEventListener("keyup", this.onKeyUp);
    if (!saved && matchMedia("(max-width: 759px)").matches) setTimeout(() => this.openRules());
  }

  /** Stops the timer and the keys of this page. */
  leave() {
    clearInterval(this.timer);
    document.removeEventListener("keydown", this.onKey);
    document.removeEventListener("keyup", this.onKeyUp);
    if (this.ticked) this.save();
  }

  // Elements

  build() {
    const { puzzle, ways } = this;
    this.time = make("output", { class: "time", "aria-label": word("time") });
    const bar = make(
      "header", { class: "bar" },
      ways.back && iconButton("back", word("all-puzzles"), ways.back),
      make(
        "div", { class: "names" },
        make("h1", { dir: "auto", text: titleOf(puzzle) }),
        !!puzzle.author && make("p", { dir: "auto", text: puzzle.author }),
      ),
      this.time,
      this.pauseButton,
      iconButton("rules", word("rules"), () => this.openRules(), "tool narrow"),
      iconButton("menu", word("menu"), () => this.openMenu()),
    );
    this.cover = make("div", { class: "cover", hidden: true }, make("p", { text: word("paused") }), this.resume);
    this.stage = make("div", { class: "stage" }, this.board.element, this.cover);
    this.live = make("div", { class: "toast", role: "status", "aria-live": "polite" });
    this.hintCard = make("section", { class: "hint", hidden: true, "aria-live": "polite" });
    const about = make("section", { class: "about", "aria-label": word("rules") }, ...this.aboutContent());
    return make("main", { class: "play" }, bar, this.stage, this.hintCard, this.buildPad(), about, this.live);
  }

  aboutContent() {
    const { puzzle } = this;
    const texts = puzzle.rules.map((rule) => make("p", { dir: "auto", text: rule }));
    return [
      difficulty(puzzle),
      make("div", { class: "rules" }, ...texts),
      !!puzzle.source && make("p", { class: "quiet", dir: "auto", text: puzzle.source }),
    ];
  }

  buildPad() {
    const { symbols } = this.puzzle;
    const columns = symbols.length <= 9 ? 3 : symbols.length <= 16 ? 4 : 6;
    this.keys = Array.from({ length: Math.max(symbols.length, COLOURS.length) }, (_, at) => {
      const face = make("span", { dir: "auto" });
      return make("button", { type: "button", class: "key", onclick: () => this.enter(at + 1) }, face);
    });
    this.modes = MODES.map(([name, key], layer) => {
      const title = `${word("mode-" + name)} (${key.toUpperCase()})`;
      const look = { type: "button", class: "mode", title, "aria-label": word("mode-" + name) };
      return make("button", { ...look, onclick: () => this.setLayer(layer) }, icon(name));
    });
    // Small boards are seen whole anyway.
    const large = this.puzzle.view[2] > UNIT * 13;
    const tools = [
      this.undoButton,
      this.redoButton,
      iconButton("erase", word("erase"), () => this.erase()),
      this.many,
      iconButton("check", word("check"), () => this.check()),
      !!this.puzzle.hints && iconButton("hint", word("hint"), () => this.hint()),
      large && iconButton("farther", word("zoom-out"), () => this.board.zoomMiddle(1 / 1.5)),
      large && iconButton("closer", word("zoom-in"), () => this.board.zoomMiddle(1.5)),
    ];
    return make(
      "section", { class: "pad", "aria-label": word("keypad") },
      make("div", { class: `keys by${columns}`, dir: "ltr" }, ...this.keys),
      make("div", { class: "modes", role: "group", "aria-label": word("mode") }, ...this.modes),
      make("div", { class: "tools" }, ...tools),
    );
  }

  /** Shows the mode on the keys. */
  showMode() {
    const layer = this.held ?? this.layer;
    const { symbols } = this.puzzle;
    this.element.dataset.mode = MODES[layer][0];
    this.modes.forEach((button, at) => button.setAttribute("aria-pressed", String(at === layer)));
    this.many.setAttribute("aria-pressed", String(this.board.adding));
    this.keys.forEach((key, at) => {
      const symbol = symbols[at];
      key.hidden = layer === COLOUR ? at >= COLOURS.length : symbol === undefined;
      const name = layer === COLOUR ? word("colour-" + COLOURS[at]) : symbol ?? "";
      key.style.background = layer === COLOUR ? tintOf(at + 1) : "";
      key.setAttribute("aria-label", name);
      key.title = layer === COLOUR ? name : "";
      key.children[0].textContent = layer === COLOUR ? "" : symbol ?? "";
    });
  }

  /** Shows the game as it is. */
  refresh() {
    const { game } = this;
    this.board.draw();
    this.undoButton.disabled = game.past.length === 0;
    this.redoButton.disabled = game.future.length === 0;
    // A digit that stands in all its places needs no key.
    const left = game.puzzle.symbols.map(() => game.puzzle.symbols.length);
    game.places.forEach((_, cell) => game.seen(cell) && left[game.seen(cell) - 1]--);
    const single = game.count === left.length ** 2;
    this.keys.forEach((key, at) => {
      key.classList.toggle("done", single && left[at] <= 0 && this.layer === DIGIT);
    });
    this.showTime();
  }

  showTime() {
    this.time.textContent = clock(this.game.seconds);
    this.time.hidden = this.pauseButton.hidden = !settings.timer;
    this.pauseButton.disabled = this.game.solved;
  }

  // Time

  tick() {
    const now = Date.now();
    const counts = this.ticked && !this.paused && !this.game.solved && !document.hidden;
    if (!counts) {
      if (this.ticked) this.ticked = now;
      return;
    }
    const passed = Math.floor((now - this.ticked) / 1000);
    if (passed < 1) return;
    this.game.seconds += passed;
    this.ticked += passed * 1000;
    this.showTime();
    if (this.game.seconds % 10 === 0) this.save();
  }

  /** Hides the board and stops the time, or shows it again.
   * @param {boolean} paused */
  pause(paused) {
    if (this.game.solved) return;
    this.paused = paused;
    this.cover.hidden = !paused;
    this.stage.classList.toggle("paused", paused);
    const name = word(paused ? "resume" : "pause");
    this.pauseButton.replaceChildren(icon(paused ? "play" : "pause"));
    this.pauseButton.title = name;
    this.pauseButton.setAttribute("aria-label", name);
    if (paused) {
      this.save();
      this.resume.focus();
    } else {
      this.board.element.focus({ preventScroll: true });
    }
  }

  save() {
    if (!store.write(this.puzzle.id, this.game.save()) && !this.warned) {
      this.warned = true;
      this.say(word("not-saved"));
    }
  }

  // Input

  selectionChanged() {
    if (!this.ticked) this.ticked = Date.now();
  }

  /** @param {number} layer */
  setLayer(layer) {
    this.layer = layer;
    this.showMode();
    this.refresh();
  }

  /** Ends a move: draws, stores, and ends the game if it is solved. */
  moved() {
    if (!this.ticked) this.ticked = Date.now();
    this.board.wrong = [];
    this.refresh();
    this.save();
    const { game } = this;
    if (game.solved || !game.isFull()) return;
    if (game.isSolution()) this.finish();
    else if (game.puzzle.whole || game.conflicts().size > 0) this.say(word("full-but-wrong"));
  }

  /** Enters a digit, a mark or a colour in the selected cells.
   * @param {number} digit
   * @param {number} layer */
  enter(digit, layer = this.held ?? this.layer) {
    if (this.paused || this.game.solved) return;
    const most = layer === COLOUR ? COLOURS.length : this.puzzle.symbols.length;
    if (digit < 1 || digit > most) return;
    if (this.board.selection.size === 0) return this.say(word("select-first"));
    if (this.game.enter([...this.board.selection], layer, digit)) this.moved();
  }

  erase() {
    if (this.paused || this.game.solved) return;
    if (this.game.erase([...this.board.selection], this.held ?? this.layer)) this.moved();
  }

  undo() {
    this.travel(() => this.game.undo());
  }

  redo() {
    this.travel(() => this.game.redo());
  }

  /** @param {() => number[]} way */
  travel(way) {
    if (this.paused || this.game.solved) return;
    if (way().length > 0) this.moved();
  }

  /** Switches the mode while Shift, Ctrl or Alt is held.
   * @param {KeyboardEvent} event */
  holdModifiers(event) {
    const ctrl = event.ctrlKey || event.metaKey;
    const marks = ctrl ? CENTRE : event.shiftKey ? CORNER : undefined;
    const held = event.altKey || (ctrl && event.shiftKey) ? COLOUR : marks;
    if (held === this.held) return;
    this.held = held;
    this.showMode();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.holdModifiers(event);
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return;
    if (this.paused) {
      if (event.key.toLowerCase() === "p") this.pause(false);
      return;
    }
    const handled = this.handleKey(event, target);
    if (handled) event.preventDefault();
  }

  /** @param {KeyboardEvent} event
   * @param {Element} target
   * @returns {boolean} whether the key meant something */
  handleKey(event, target) {
    const { board, game } = this;
    const ctrl = event.ctrlKey || event.metaKey;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const arrows = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (name in arrows) {
      const [down, right] = arrows[/** @type {keyof typeof arrows} */ (name)];
      board.step(down, right, event.shiftKey || ctrl);
      return true;
    }
    if (ctrl && name === "z") event.shiftKey ? this.redo() : this.undo();
    else if (ctrl && name === "y") this.redo();
    else if (ctrl && name === "a") board.select(Array.from({ length: game.count }, (_, cell) => cell), board.cursor);
    else if (this.enterByKey(event)) return true;
    else if (ctrl || event.altKey) return false;
    else if (name === "Backspace" || name === "Delete") this.erase();
    else if (name === "Escape") board.select([], undefined);
    else if (name === "p") this.pause(true);
    else if (name === "+" || name === "=") board.zoomMiddle(1.5);
    else if (name === "-") board.zoomMiddle(1 / 1.5);
    // Space and Enter press the button that has the focus.
    else if (name === " " && !target.closest("button")) this.setLayer((this.layer + 1) % MODES.length);
    else {
      const layer = MODES.findIndex(([, key]) => key === name);
      if (layer < 0) return false;
      this.setLayer(layer);
    }
    return true;
  }

  /** Enters the digit of a key: by its place on the keyboard, so that Shift does not turn it into a sign, or else by
   * the letter it writes. On boards with more than nine digits, 0 is the tenth, and letters from A on are the tenth and
   * those after it.
   * @param {KeyboardEvent} event
   * @returns {boolean} */
  enterByKey(event) {
    const { symbols } = this.puzzle;
    const own = symbols.findIndex((symbol) => symbol.toLowerCase() === event.key.toLowerCase());
    const place = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
    let digit = own + 1;
    if (place) {
      const named = symbols.indexOf(place[1]) + 1;
      digit = named || (place[1] === "0" ? 10 : Number(place[1]));
    } else if (!digit && symbols.length > 9 && /^[a-w]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) {
      digit = event.key.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) + 10;
    }
    const layer = this.held ?? this.layer;
    if (digit < 1 || digit > (layer === COLOUR ? COLOURS.length : symbols.length)) return false;
    // Letters with Ctrl are shortcuts of the browser.
    if (!place && (event.ctrlKey || event.metaKey || event.altKey)) return false;
    this.enter(digit, layer);
    return true;
  }

  // Checks, hints, the end

  /** Shows a short message, which is read aloud as well.
   * @param {string} text */
  say(text) {
    this.live.textContent = text;
    this.live.classList.add("seen");
    clearTimeout(this.saying);
    this.saying = setTimeout(() => this.live.classList.remove("seen"), 3500);
  }

  check() {
    const { game, board } = this;
    if (this.paused) return;
    const wrong = game.mistakes();
    const conflicts = [...game.conflicts()];
    board.point([], [...wrong, ...conflicts]);
    if (game.isSolution()) this.finish();
    else if (wrong.length > 0) this.say(word("wrong-digits", { count: wrong.length }));
    else if (conflicts.length > 0) this.say(word("conflicts-found"));
    else if (game.isFull()) this.say(word("full-but-wrong"));
    else this.say(word(game.puzzle.each ? "no-mistakes" : "no-conflicts"));
  }

  /** Shows the next hint, stronger each time: the technique, its place, the whole step. */
  async hint() {
    if (this.paused || this.game.solved) return;
    const { game, board } = this;
    await game.readHints();
    const wrong = game.cellsOffPath();
    if (wrong.length > 0) {
      board.point([], wrong);
      this.say(word("wrong-digits", { count: wrong.length }));
      return;
    }
    const at = game.nextHint();
    if (at === undefined) {
      this.say(word("no-hints"));
      return;
    }
    this.strength = this.hintAt === at && !this.hintCard.hidden ? Math.min(this.strength + 1, 3) : 1;
    this.hintAt = at;
    const step = game.hints[at];
    const where = this.strength > 1;
    const whole = this.strength > 2;
    if (whole) {
      game.shown.add(at);
      this.save();
    }
    const text = whole ? step.says : word(where ? "look-at" : "hint-more", { where: step.where });
    const close = () => {
      this.hintCard.hidden = true;
      board.point([], []);
      board.element.focus({ preventScroll: true });
    };
    const more = make("button", {
      type: "button", text: word(whole ? "next-hint" : "more"), onclick: () => {
        if (whole) this.hintCard.hidden = true;
        this.hint();
      },
    });
    this.hintCard.replaceChildren(
      make("strong", { text: step.name }),
      make("p", { dir: "auto", text }),
      more,
      iconButton("close", word("close"), close),
    );
    this.hintCard.hidden = false;
    const cells = whole ? [...step.cells, ...step.placed.map(([cell]) => cell)] : where ? step.cells : [];
    board.point([...new Set(cells)], []);
  }

  finish() {
    const { game, ways, puzzle } = this;
    game.solved = true;
    this.hintCard.hidden = true;
    this.board.point([], []);
    this.board.select([], undefined);
    this.refresh();
    this.save();
    this.element.classList.add("solved");
    const texts = game.message().split("\n").filter(Boolean);
    const next = ways.next && mainButton(word("next-puzzle"), ways.next);
    openDialog(word("solved"), [
      make("p", { text: settings.timer ? word("solved-in", { time: clock(game.seconds) }) : word("well-done") }),
      !puzzle.whole && make("p", { class: "quiet", text: word("not-checked") }),
      ...texts.map((text) => make("p", { class: "message", dir: "auto", text })),
    ], [next]);
  }

  // Dialogs

  openRules() {
    const heading = this.puzzle.title || word("rules");
    const author = !!this.puzzle.author && make("p", { class: "quiet", dir: "auto", text: this.puzzle.author });
    openDialog(heading, [author, ...this.aboutContent()]);
  }

  openMenu() {
    /** @type {[string, () => void][]} */
    const entries = [
      ["rules", () => this.openRules()],
      ["settings", () => openSettings(() => this.refresh())],
      ["keyboard", () => this.openKeys()],
      ["export", () => this.openExport()],
      ["import", () => this.openImport()],
      ["print", () => window.print()],
      ["restart", () => this.openRestart()],
    ];
    const list = entries.map(([key, run]) => {
      const onclick = () => {
        dialog.close();
        run();
      };
      return make("li", {}, make("button", { type: "button", class: "entry", text: word(key), onclick }));
    });
    const dialog = openDialog(word("menu"), [make("ul", { class: "menu" }, ...list)]);
  }

  openRestart() {
    const restart = () => {
      dialog.close();
      this.game.clear();
      Object.assign(this.game, { seconds: 0, solved: false, shown: new Set() });
      this.ticked = 0;
      this.element.classList.remove("solved");
      this.board.point([], []);
      this.refresh();
      this.save();
    };
    const ask = make("p", { text: word("restart-ask") });
    const dialog = openDialog(word("restart"), [ask], [mainButton(word("restart"), restart)]);
  }

  openKeys() {
    const list = SHORTCUTS.map(([keys, does]) => {
      return make("tr", {}, make("th", { scope: "row", text: keys, dir: "ltr" }), make("td", { text: word(does) }));
    });
    openDialog(word("keyboard"), [make("table", { class: "shortcuts" }, make("tbody", {}, ...list))]);
  }

  openExport() {
    const text = make("textarea", { rows: 6, readonly: true, "aria-label": word("export") });
    text.value = this.game.save();
    const copy = mainButton(word("copy"), async () => {
      text.select();
      // Pages without a secure address have no clipboard, but can copy the selection.
      const copied = await navigator.clipboard?.writeText(text.value).then(() => true, () => false);
      if (copied || document.execCommand("copy")) copy.textContent = word("copied");
    });
    openDialog(word("export"), [make("p", { text: word("export-why") }), text], [copy]);
  }

  openImport() {
    const text = make("textarea", { rows: 6, "aria-label": word("import") });
    const told = make("p", { class: "error", role: "alert" });
    const load = () => {
      const problem = this.game.load(text.value.trim());
      if (problem) {
        told.textContent = word("import-" + problem);
        return;
      }
      dialog.close();
      this.element.classList.toggle("solved", this.game.solved);
      this.board.point([], []);
      this.refresh();
      this.save();
    };
    const content = [make("p", { text: word("import-why") }), text, told];
    const dialog = openDialog(word("import"), content, [mainButton(word("load"), load)]);
  }
}
