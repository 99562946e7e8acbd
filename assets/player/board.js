// The board on screen: the drawing of the sheet, and over it what the solver enters. Pointers select cells, two fingers
// or the wheel with Ctrl zoom.

/** The width of a cell in units of the drawing. */
const UNIT = 500;

/** The size of marks, relative to a digit. */
const MARK_SIZE = 0.37;

/** The centres of corner marks in a cell, in the order in which they are used. */
const CORNERS = [[0.19, 0.2], [0.81, 0.2], [0.19, 0.8], [0.81, 0.8], [0.5, 0.2], [0.5, 0.8], [0.19, 0.5], [0.81, 0.5]];

/** The share of a cell around its centre that a dragging pointer has to reach to select it. */
const DRAG_REACH = 0.38;

/** The greatest enlargement. */
const MAX_ZOOM = 6;

/** The time in which a second click makes a double click, in milliseconds. */
const DOUBLE_CLICK = 350;

const SVG = "http://www.w3.org/2000/svg";

/** Creates an SVG element with attributes.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement} */
function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
  return element;
}

/** Returns a colour of cells in the current theme.
 * @param {number} colour */
const tintOf = (colour) => `var(--c${colour})`;

class BoardView {
  /** @param {Game} game
   * @param {(cells: Set<number>) => void} selected is called after the selection changed */
  constructor(game, selected) {
    this.game = game;
    this.onSelect = selected;
    /** @type {Set<number>} */
    this.selection = new Set();
    /** The cells that screen readers know as selected.
     * @type {Set<number>} */
    this.told = new Set();
    /** The cell that keys move from.
     * @type {number | undefined} */
    this.cursor = undefined;
    /** True if taps add to the selection. */
    this.adding = false;
    const [left, top, width, height] = game.puzzle.view;
    this.whole = { left, top, width, height };
    this.view = { ...this.whole };
    this.element = svg("svg", { class: "board", tabindex: 0, role: "grid", "aria-multiselectable": "true" });
    this.element.setAttribute("aria-label", word("board"));
    const group = (/** @type {string} */ name, /** @type {string} */ content = "") => {
      const added = svg("g", { class: name, "aria-hidden": "true" });
      added.innerHTML = content;
      this.element.append(added);
      return added;
    };
    // What fog hides is cut out of the drawing, and the lines of the grids are drawn again.
    const drawn = (/** @type {string} */ content) => group(game.lights ? "drawn cut" : "drawn", content);
    drawn(game.puzzle.under);
    this.fog = group("fog");
    this.colours = group("colours");
    this.wash = group("wash");
    drawn(game.puzzle.over);
    group("drawn", game.puzzle.lines);
    this.selected = group("selected");
    this.entries = group("entries");
    /** The elements of the cells for screen readers. */
    this.cells = this.addCells();
    /** The cells that a hint points to.
     * @type {number[]} */
    this.hinted = [];
    /** The cells with wrong digits.
     * @type {number[]} */
    this.wrong = [];
    this.drawn = Array.from({ length: game.count }, () => ({ colour: "", entry: "" }));
    /** @type {{colours: SVGElement, entry: SVGElement}[]} */
    this.parts = Array.from({ length: game.count }, () => {
      const parts = { colours: svg("g"), entry: svg("g") };
      this.colours.append(parts.colours);
      this.entries.append(parts.entry);
      return parts;
    });
    this.showView();
    this.listen();
    this.draw();
  }

  /** Adds an element for each cell, in rows, for screen readers.
   * @returns {SVGElement[]} */
  addCells() {
    /** @type {Map<number, SVGElement>} */
    const rows = new Map();
    return Array.from({ length: this.game.count }, (_, cell) => {
      const [row, column] = [this.game.row(cell), this.game.column(cell)];
      const line = rows.get(row) ?? svg("g", { role: "row" });
      if (!rows.has(row)) this.element.append(line);
      rows.set(row, line);
      const at = { x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT };
      const element = svg("rect", { id: "cell" + cell, role: "gridcell", class: "cell", ...at });
      line.append(element);
      return element;
    });
  }

  /** Draws everything that changed. */
  draw() {
    const { game } = this;
    const conflicts = settings.conflicts ? game.conflicts() : new Set();
    for (let cell = 0; cell < game.count; cell++) this.drawCell(cell, conflicts.has(cell));
    this.drawWash(conflicts);
    this.drawFog();
  }

  /** Covers the cells in fog (`fog.js`). */
  drawFog() {}

  /** @param {number} cell
   * @param {boolean} conflict */
  drawCell(cell, conflict) {
    const { game, drawn, parts } = this;
    const values = game.layers.map((layer) => layer[cell]);
    const [x, y] = [game.column(cell) * UNIT, game.row(cell) * UNIT];
    const colour = String(values[COLOUR]);
    if (drawn[cell].colour !== colour) {
      parts[cell].colours.replaceChildren(...this.colourShapes(marksOf(values[COLOUR]), x, y));
      drawn[cell].colour = colour;
    }
    const hidden = game.hides(cell);
    const entry = [...values, conflict, hidden].join();
    if (drawn[cell].entry === entry) return;
    drawn[cell].entry = entry;
    const digit = game.isGiven(cell) ? 0 : values[DIGIT];
    const shown = [];
    if (digit) {
      shown.push(this.symbol(digit, x + UNIT / 2, y + UNIT / 2, 1, conflict ? "entry wrong" : "entry"));
    } else if (!game.seen(cell)) {
      const corners = game.puzzle.clues.includes(cell) && !hidden ? [...CORNERS.slice(1), CORNERS[0]] : CORNERS;
      const marks = marksOf(values[CORNER]);
      // More marks than places go around twice as small; boards of that size are rare.
      marks.slice(0, corners.length).forEach((mark, at) => {
        shown.push(this.symbol(mark, x + corners[at][0] * UNIT, y + corners[at][1] * UNIT, MARK_SIZE, "mark"));
      });
      const middle = marksOf(values[CENTRE]);
      const size = Math.min(MARK_SIZE * 1.08, (MARK_SIZE * 5.2) / Math.max(middle.length, 1));
      const step = size * UNIT * 0.4;
      middle.forEach((mark, at) => {
        const from = x + UNIT / 2 - ((middle.length - 1) / 2) * step;
        shown.push(this.symbol(mark, from + at * step, y + UNIT / 2, size, "mark"));
      });
    }
    parts[cell].entry.replaceChildren(...shown);
    this.cells[cell].setAttribute("aria-label", this.describe(cell));
  }

  /** Returns the outline of a digit.
   * @param {number} digit
   * @param {number} x
   * @param {number} y
   * @param {number} size
   * @param {string} look */
  symbol(digit, x, y, size, look) {
    const scale = size === 1 ? "" : ` scale(${size.toFixed(3)})`;
    const transform = `translate(${Math.round(x)} ${Math.round(y)})${scale}`;
    return svg("use", { href: "#t" + this.game.puzzle.glyphs[digit - 1], transform, class: look });
  }

  /** Returns the colours of a cell as sectors around its centre.
   * @param {number[]} colours
   * @param {number} x
   * @param {number} y */
  colourShapes(colours, x, y) {
    if (colours.length === 1) {
      return [svg("rect", { x, y, width: UNIT, height: UNIT, fill: tintOf(colours[0]) })];
    }
    const [middle, half] = [UNIT / 2, UNIT / 2];
    // The point of the border in a direction, given in quarters of a turn from the top right corner.
    const border = (/** @type {number} */ turn) => {
      const along = ((turn % 1) * 2 - 1) * half;
      const sides = [[half, along], [-along, half], [-half, -along], [along, -half]];
      const [dx, dy] = sides[Math.floor(turn) % 4];
      return [x + middle + dx, y + middle + dy].map(Math.round).join(" ");
    };
    return colours.map((colour, at) => {
      const [from, to] = [at, at + 1].map((part) => 3.2 + (part * 4) / colours.length);
      const corners = [from];
      for (let corner = Math.floor(from) + 1; corner < to; corner++) corners.push(corner);
      const path = [...corners, to].map(border).join("L");
      return svg("path", { d: `M${x + middle} ${y + middle}L${path}Z`, fill: tintOf(colour) });
    });
  }

  /** Returns a rectangle over a cell.
   * @param {number} cell
   * @param {string} look */
  over(cell, look) {
    const at = { x: this.game.column(cell) * UNIT, y: this.game.row(cell) * UNIT };
    return svg("rect", { ...at, width: UNIT, height: UNIT, class: look });
  }

  /** @param {Set<number>} conflicts */
  drawWash(conflicts) {
    const bad = [...conflicts].map((cell) => this.over(cell, "bad"));
    const hint = this.hinted.map((cell) => this.over(cell, "hinted"));
    const wrong = this.wrong.map((cell) => this.over(cell, "bad"));
    this.wash.replaceChildren(...bad, ...wrong, ...hint);
  }

  /** Marks cells of a hint, or cells with wrong digits.
   * @param {number[]} hinted
   * @param {number[]} wrong */
  point(hinted, wrong) {
    this.hinted = hinted;
    this.wrong = wrong;
    this.draw();
  }

  /** Describes a cell for screen readers.
   * @param {number} cell */
  describe(cell) {
    const { game } = this;
    const { symbols } = game.puzzle;
    const list = (/** @type {number} */ layer) => {
      return marksOf(game.layers[layer][cell]).map((mark) => symbols[mark - 1]).join(" ");
    };
    const place = word("cell", { row: game.row(cell) + 1, column: game.column(cell) + 1 });
    const parts = [place];
    if (game.hides(cell)) parts.push(word("cell-fog"));
    if (game.isGiven(cell)) {
      parts.push(word("cell-given", { digit: symbols[game.givens[cell] - 1] }));
    } else if (game.seen(cell)) {
      parts.push(symbols[game.seen(cell) - 1]);
    } else {
      if (game.layers[CORNER][cell]) parts.push(word("cell-corner", { digits: list(CORNER) }));
      if (game.layers[CENTRE][cell]) parts.push(word("cell-centre", { digits: list(CENTRE) }));
      if (parts.length === 1) parts.push(word("cell-empty"));
    }
    if (game.layers[COLOUR][cell]) {
      parts.push(marksOf(game.layers[COLOUR][cell]).map((mark) => word("colour-" + COLOURS[mark - 1])).join(" "));
    }
    return parts.join(", ");
  }

  // Selection

  /** Selects cells.
   * @param {Iterable<number>} cells
   * @param {number | undefined} cursor */
  select(cells, cursor) {
    this.selection = new Set(cells);
    this.cursor = cursor;
    this.drawSelection();
    this.onSelect(this.selection);
  }

  drawSelection() {
    const { game, selection } = this;
    const edge = UNIT * 0.075;
    /** @type {string[]} */
    const path = [];
    const rect = (/** @type {number[]} */ [x, y, width, height]) => {
      path.push(`M${x} ${y}h${width}v${height}h${-width}z`);
    };
    for (const cell of selection) {
      const [row, column] = [game.row(cell), game.column(cell)];
      const [x, y] = [column * UNIT, row * UNIT];
      const has = (/** @type {number} */ down, /** @type {number} */ right) => {
        const other = game.cellAt(row + down, column + right);
        return other !== undefined && selection.has(other);
      };
      if (!has(-1, 0)) rect([x, y, UNIT, edge]);
      if (!has(1, 0)) rect([x, y + UNIT - edge, UNIT, edge]);
      if (!has(0, -1)) rect([x, y, edge, UNIT]);
      if (!has(0, 1)) rect([x + UNIT - edge, y, edge, UNIT]);
      for (const [down, right] of [[-1, -1], [-1, 1], [1, -1], [1, 1]]) {
        // An inner corner, where two sides are open and the cell between them is not selected.
        if (has(down, 0) && has(0, right) && !has(down, right)) {
          rect([right < 0 ? x : x + UNIT - edge, down < 0 ? y : y + UNIT - edge, edge, edge]);
        }
      }
    }
    const fill = [...selection].map((cell) => this.over(cell, "picked"));
    this.selected.replaceChildren(...fill, svg("path", { d: path.join(""), class: "frame" }));
    for (const cell of this.told) if (!selection.has(cell)) this.cells[cell].setAttribute("aria-selected", "false");
    for (const cell of selection) this.cells[cell].setAttribute("aria-selected", "true");
    this.told = selection;
    if (this.cursor === undefined) this.element.removeAttribute("aria-activedescendant");
    else this.element.setAttribute("aria-activedescendant", "cell" + this.cursor);
  }

  /** Moves the cursor to the next cell in a direction, around the edge if there is none.
   * @param {number} down
   * @param {number} right
   * @param {boolean} adding keeps the cells selected before */
  step(down, right, adding) {
    const { game } = this;
    const from = this.cursor ?? 0;
    if (this.cursor === undefined) return this.select([from], from);
    const most = Math.max(...game.places.map((place) => place.row)) + 1;
    const widest = Math.max(...game.places.map((place) => place.column)) + 1;
    let [row, column] = [game.row(from), game.column(from)];
    for (let tries = 0; tries < most + widest; tries++) {
      row = (row + down + most) % most;
      column = (column + right + widest) % widest;
      const next = game.cellAt(row, column);
      if (next !== undefined) {
        this.select(adding ? [...this.selection, next] : [next], next);
        this.reveal(next);
        return undefined;
      }
    }
    return undefined;
  }

  /** Selects all cells with the content of a cell: its digit, or else its marks or its colours.
   * @param {number} cell
   * @param {boolean} adding */
  selectAlike(cell, adding) {
    const { game } = this;
    const alike = (/** @type {(cell: number) => number} */ content) => {
      const all = Array.from({ length: game.count }, (_, other) => other);
      return content(cell) ? all.filter((other) => content(other) === content(cell)) : [];
    };
    const contents = [
      (/** @type {number} */ other) => game.seen(other),
      (/** @type {number} */ other) => (game.seen(other) ? 0 : game.layers[CENTRE][other]),
      (/** @type {number} */ other) => (game.seen(other) ? 0 : game.layers[CORNER][other]),
      (/** @type {number} */ other) => game.layers[COLOUR][other],
    ];
    const found = contents.map(alike).find((cells) => cells.length > 0) ?? [cell];
    this.select(adding ? [...this.selection, ...found] : found, cell);
  }

  // Pointers

  listen() {
    const { element } = this;
    /** @type {Map<number, {x: number, y: number}>} */
    const pointers = new Map();
    /** True if a drag removes cells from the selection. */
    let removing = false;
    let dragging = false;
    let last = { cell: -1, time: 0 };
    /** @type {{x: number, y: number, apart: number} | undefined} */
    let pinch;
    const pair = () => {
      const [a, b] = [...pointers.values()];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 10) };
    };
    const capture = (/** @type {number} */ id) => {
      // A pointer that has just been lifted cannot be captured, which does no harm.
      try {
        element.setPointerCapture(id);
      } catch {
        dragging = pointers.size === 1;
      }
    };
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      capture(event.pointerId);
      if (pointers.size === 2) {
        // Two fingers zoom; what the first one selected does not matter.
        [dragging, pinch] = [false, pair()];
        return;
      }
      const cell = this.cellUnder(event, 0.5);
      if (cell === undefined) return this.select([], undefined);
      const adding = event.ctrlKey || event.metaKey || event.shiftKey || this.adding;
      const twice = last.cell === cell && event.timeStamp - last.time < DOUBLE_CLICK;
      last = { cell, time: event.timeStamp };
      if (twice) return this.selectAlike(cell, adding);
      [dragging, removing] = [true, adding && this.selection.has(cell)];
      if (removing) return this.select([...this.selection].filter((other) => other !== cell), cell);
      return this.select(adding ? [...this.selection, cell] : [cell], cell);
    });
    element.addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pinch && pointers.size === 2) {
        const now = pair();
        this.zoom(now.apart / pinch.apart, pinch.x, pinch.y);
        this.pan(now.x - pinch.x, now.y - pinch.y);
        pinch = now;
        return;
      }
      const cell = dragging ? this.cellUnder(event, DRAG_REACH) : undefined;
      if (cell === undefined || cell === this.cursor || this.selection.has(cell) !== removing) return;
      const others = [...this.selection].filter((other) => other !== cell);
      this.select(removing ? others : [...others, cell], cell);
    });
    const release = (/** @type {PointerEvent} */ event) => {
      pointers.delete(event.pointerId);
      if (pointers.size < 2) pinch = undefined;
      if (pointers.size === 0) dragging = false;
    };
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("wheel", (event) => {
      if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
      else if (this.view.width < this.whole.width) this.pan(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    }, { passive: false });
  }

  /** Returns the cell at a position of the screen, if it is near enough to the centre of the cell.
   * @param {{clientX: number, clientY: number}} event
   * @param {number} reach in cells */
  cellUnder(event, reach) {
    const { x, y } = this.unitsAt(event.clientX, event.clientY);
    const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
    const off = [x / UNIT - column - 0.5, y / UNIT - row - 0.5];
    return off.every((by) => Math.abs(by) <= reach) ? this.game.cellAt(row, column) : undefined;
  }

  // Zoom

  /** Returns the size of a unit on screen, and the position of the origin of the view. */
  screen() {
    const box = this.element.getBoundingClientRect();
    const scale = Math.min(box.width / this.view.width, box.height / this.view.height) || 1;
    const left = box.left + (box.width - this.view.width * scale) / 2;
    const top = box.top + (box.height - this.view.height * scale) / 2;
    return { scale, left, top };
  }

  /** @param {number} clientX
   * @param {number} clientY */
  unitsAt(clientX, clientY) {
    const { scale, left, top } = this.screen();
    return { x: this.view.left + (clientX - left) / scale, y: this.view.top + (clientY - top) / scale };
  }

  /** Enlarges the drawing around a point of the screen.
   * @param {number} factor
   * @param {number} clientX
   * @param {number} clientY */
  zoom(factor, clientX, clientY) {
    const at = this.unitsAt(clientX, clientY);
    const least = this.whole.width / MAX_ZOOM;
    const width = Math.min(this.whole.width, Math.max(least, this.view.width / factor));
    const by = width / this.view.width;
    this.view = {
      left: at.x - (at.x - this.view.left) * by,
      top: at.y - (at.y - this.view.top) * by,
      width,
      height: this.view.height * by,
    };
    this.showView();
  }

  /** Enlarges the drawing around its middle.
   * @param {number} factor */
  zoomMiddle(factor) {
    const box = this.element.getBoundingClientRect();
    this.zoom(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  /** Moves the drawing by a distance on screen.
   * @param {number} dx
   * @param {number} dy */
  pan(dx, dy) {
    const { scale } = this.screen();
    this.view.left -= dx / scale;
    this.view.top -= dy / scale;
    this.showView();
  }

  /** Moves the drawing so that a cell can be seen.
   * @param {number} cell */
  reveal(cell) {
    const [x, y] = [this.game.column(cell) * UNIT, this.game.row(cell) * UNIT];
    const { view } = this;
    view.left = Math.max(Math.min(view.left, x - UNIT / 2), x + UNIT * 1.5 - view.width);
    view.top = Math.max(Math.min(view.top, y - UNIT / 2), y + UNIT * 1.5 - view.height);
    this.showView();
  }

  showView() {
    const { whole, view } = this;
    const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ room) => {
      return Math.min(Math.max(at, from), from + room);
    };
    view.left = within(view.left, whole.left, whole.width - view.width);
    view.top = within(view.top, whole.top, whole.height - view.height);
    const numbers = [view.left, view.top, view.width, view.height].map(Math.round);
    this.element.setAttribute("viewBox", numbers.join(" "));
  }
}
