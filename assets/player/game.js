// The game without its looks: what is in the cells, undo, conflicts, checks, and progress as text.

/** A puzzle of the page.
 * @typedef {object} Puzzle
 * @property {string} id the identity, under which progress is stored
 * @property {string} title
 * @property {string} author
 * @property {string} number the printed number
 * @property {number} place the same number, by which addresses name the puzzle
 * @property {string} label the difficulty in words
 * @property {number} stars the difficulty in stars, 0 if unknown
 * @property {string} section the heading of a section that starts here
 * @property {string[]} kinds the names of its kinds of rules
 * @property {string[]} rules its rules, one paragraph each
 * @property {string} source where it was published first
 * @property {string[]} symbols the symbols of its digits
 * @property {number[]} glyphs the numbers of their outlines
 * @property {[number, number, number][]} cells runs of cells in a row: row, first column, number of cells
 * @property {string} givens the digit printed in each cell in base 36, or 0
 * @property {string[]} houses cells that contain each digit at most once, two digits in base 36 each
 * @property {number[]} clues the cells with a clue in their top left corner
 * @property {number[]} view the left, top, width and height of the drawing in units
 * @property {string} under the drawing under the colours of cells
 * @property {string} over the drawing over them
 * @property {string[]} fog the lights of the fog, then the two sides of each link; empty without fog
 * @property {string} lines the lines of the grids, which fog does not hide
 * @property {string} whole the hash of the solution, or an empty text
 * @property {string} each eight digits of a hash for each cell, or an empty text
 * @property {string} message the sealed message for those who finish
 * @property {string} hints the solving path, compressed
 */

/** A step of the solving path.
 * @typedef {object} Hint
 * @property {string} name the technique
 * @property {string} where the houses, rules or cells that it uses
 * @property {string} says what follows from what
 * @property {number[]} cells the cells that it uses
 * @property {[number, number][]} placed cells with the digits placed in them
 * @property {number[]} removed cells that lose candidates
 */

/** A change of one value: layer, cell, value before, value after.
 * @typedef {[number, number, number, number]} Change */

const [DIGIT, CORNER, CENTRE, COLOUR] = [0, 1, 2, 3];

/** The colours of cells, as names of texts. */
const COLOURS = ["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"];

/** The greatest number of moves that can be undone. */
const MAX_MOVES = 2000;

/** Returns the bit of a digit, or of a colour, in a set of marks.
 * @param {number} digit */
const bitOf = (digit) => 2 ** (digit - 1);

/** Returns whether a set of marks has a digit. Sets are whole numbers of up to 32 bits without a sign.
 * @param {number} set
 * @param {number} digit */
const hasMark = (set, digit) => Math.floor(set / bitOf(digit)) % 2 === 1;

/** Returns the digits in a set of marks.
 * @param {number} set */
function marksOf(set) {
  const marks = [];
  for (let digit = 1; bitOf(digit) <= set; digit++) if (hasMark(set, digit)) marks.push(digit);
  return marks;
}

/** Returns the cells of a text with two digits in base 36 for each.
 * @param {string} text */
const cellsOf = (text) => (text.match(/../g) ?? []).map((cell) => parseInt(cell, 36));

class Game {
  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    /** The row and the column of each cell. */
    this.places = puzzle.cells.flatMap(([row, column, count]) => {
      return Array.from({ length: count }, (_, at) => ({ row, column: column + at }));
    });
    this.count = this.places.length;
    /** The printed digit of each cell, or 0. */
    this.givens = Array.from(puzzle.givens, (digit) => parseInt(digit, 36));
    /** The cells of each house. */
    this.houses = puzzle.houses.map(cellsOf);
    /** The cells that are clear of fog from the start, or undefined without fog. */
    this.lights = puzzle.fog.map(cellsOf)[0];
    /** The cells under fog for the digits that were last looked at. */
    this.fog = { digits: "", cells: new Set() };
    this.seconds = 0;
    this.solved = false;
    /** The hints that were shown in full.
     * @type {Set<number>} */
    this.shown = new Set();
    /** The values of the cells by layer.
     * @type {number[][]} */
    this.layers = [];
    /** The moves so far.
     * @type {Change[][]} */
    this.past = [];
    /** The moves that were taken back.
     * @type {Change[][]} */
    this.future = [];
    /** The solving path, once it was read.
     * @type {Hint[]} */
    this.hints = [];
    /** The cells by row and column.
     * @type {Map<string, number>} */
    this.cells = new Map(this.places.map(({ row, column }, cell) => [row + "," + column, cell]));
    this.clear();
  }

  /** Empties all cells and forgets all moves. */
  clear() {
    const empty = () => new Array(this.count).fill(0);
    this.layers = [empty(), empty(), empty(), empty()];
    this.past = [];
    this.future = [];
  }

  /** @param {number} cell */
  row(cell) {
    return this.places[cell].row;
  }

  /** @param {number} cell */
  column(cell) {
    return this.places[cell].column;
  }

  /** Returns the cell in a row and a column, if there is one.
   * @param {number} row
   * @param {number} column */
  cellAt(row, column) {
    return this.cells.get(row + "," + column);
  }

  /** Returns the digit in a cell, or 0.
   * @param {number} cell */
  value(cell) {
    return this.givens[cell] || this.layers[DIGIT][cell];
  }

  /** Returns the digit that is seen in a cell, or 0: a printed one in fog is hidden.
   * @param {number} cell */
  seen(cell) {
    return this.hides(cell) ? this.layers[DIGIT][cell] : this.value(cell);
  }

  /** Returns whether a cell is given and seen as such.
   * @param {number} cell */
  isGiven(cell) {
    return this.givens[cell] > 0 && !this.hides(cell);
  }

  /** Returns whether a cell lies in fog.
   * @param {number} cell */
  hides(cell) {
    return this.fogged().has(cell);
  }

  /** Returns whether the digit that was entered in a cell is right. Without a solution, any digit is.
   * @param {number} cell */
  isRight(cell) {
    const { id, each } = this.puzzle;
    const digit = this.layers[DIGIT][cell];
    return digit > 0 && (!each || hexHash(id + ":" + cell + ":" + digit, 8) === each.slice(cell * 8, cell * 8 + 8));
  }

  /** Returns the cells in fog, of which there are none without `fog.js`.
   * @returns {Set<number>} */
  fogged() {
    return this.fog.cells;
  }

  /** Makes a move of several changes, leaving out those that change nothing.
   * @param {Change[]} changes
   * @returns {boolean} whether anything changed */
  move(changes) {
    const real = changes.filter(([, , before, after]) => before !== after);
    if (real.length === 0) return false;
    real.forEach(([layer, cell, , after]) => (this.layers[layer][cell] = after));
    this.past.push(real);
    if (this.past.length > MAX_MOVES) this.past.shift();
    this.future = [];
    return true;
  }

  /** Takes back the last move.
   * @returns {number[]} the cells that changed */
  undo() {
    const changes = this.past.pop();
    if (!changes) return [];
    this.future.push(changes);
    changes.forEach(([layer, cell, before]) => (this.layers[layer][cell] = before));
    return changes.map(([, cell]) => cell);
  }

  /** Makes the move that was taken back last again.
   * @returns {number[]} the cells that changed */
  redo() {
    const changes = this.future.pop();
    if (!changes) return [];
    this.past.push(changes);
    changes.forEach(([layer, cell, , after]) => (this.layers[layer][cell] = after));
    return changes.map(([, cell]) => cell);
  }

  /** Enters a digit, a mark or a colour in cells; takes it out if all of them have it.
   * @param {number[]} cells
   * @param {number} layer
   * @param {number} digit */
  enter(cells, layer, digit) {
    const values = this.layers[layer];
    if (layer === DIGIT) {
      const open = cells.filter((cell) => !this.isGiven(cell));
      const after = open.every((cell) => values[cell] === digit) ? 0 : digit;
      return this.move(open.map((cell) => [DIGIT, cell, values[cell], after]));
    }
    const open = layer === COLOUR ? cells : cells.filter((cell) => !this.seen(cell));
    const without = open.every((cell) => hasMark(values[cell], digit));
    return this.move(open.map((cell) => {
      const rest = hasMark(values[cell], digit) ? values[cell] - bitOf(digit) : values[cell];
      return [layer, cell, values[cell], without ? rest : rest + bitOf(digit)];
    }));
  }

  /** Empties cells: first of what the current mode enters, then of digits, of marks, and of colours.
   * @param {number[]} cells
   * @param {number} layer */
  erase(cells, layer) {
    const groups = [[layer], [DIGIT], [CORNER, CENTRE], [COLOUR]];
    // Marks under a digit are not seen, so the digit goes first.
    if (layer !== COLOUR && cells.some((cell) => this.layers[DIGIT][cell])) groups.unshift([DIGIT]);
    return groups.some((group) => this.move(group.flatMap((from) => {
      const values = this.layers[from];
      return cells.map((cell) => /** @type {Change} */ ([from, cell, values[cell], 0]));
    })));
  }

  /** Returns the cells whose digit occurs again in one of their houses.
   * @returns {Set<number>} */
  conflicts() {
    /** @type {Set<number>} */
    const found = new Set();
    for (const house of this.houses) {
      const first = new Map();
      for (const cell of house) {
        const digit = this.seen(cell);
        if (!digit) continue;
        if (first.has(digit)) found.add(cell).add(first.get(digit));
        else first.set(digit, cell);
      }
    }
    return found;
  }

  /** Returns whether every cell has a digit. */
  isFull() {
    for (let cell = 0; cell < this.count; cell++) if (!this.value(cell)) return false;
    return true;
  }

  /** Returns the digits of all cells as one text. */
  filling() {
    return Array.from({ length: this.count }, (_, cell) => this.value(cell).toString(36)).join("");
  }

  /** Returns whether the filling is the solution.
   * @returns {boolean} */
  isSolution() {
    const { id, whole } = this.puzzle;
    return this.isFull() && (whole ? hexHash(id + ":" + this.filling(), 64) === whole : this.conflicts().size === 0);
  }

  /** Returns the cells with a wrong digit, if the page can tell.
   * @returns {number[]} */
  mistakes() {
    const is = (/** @type {number} */ cell) => this.layers[DIGIT][cell] && !this.isGiven(cell) && !this.isRight(cell);
    return [...this.places.keys()].filter(is);
  }

  /** Returns the message for those who finish. */
  message() {
    const { id, message, whole } = this.puzzle;
    if (!message) return "";
    return opened(message, id + ":message:" + (whole ? this.filling() : ""));
  }

  /** Reads the solving path, which takes a moment. Browsers from before 2023 cannot, and have no hints. */
  async readHints() {
    const { DecompressionStream } = /** @type {any} */ (globalThis);
    if (this.hints.length > 0 || !this.puzzle.hints || !DecompressionStream) return;
    const packed = new Blob([bytesOf(this.puzzle.hints)]).stream();
    this.hints = await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).json();
  }

  /** Returns the number of the first step of the path that is still to be done, or undefined. A step that only removes
   * candidates is done once it was shown or its cells are filled.
   * @returns {number | undefined} */
  nextHint() {
    const at = this.hints.findIndex(({ placed, removed }, index) => {
      if (placed.length > 0) return placed.some(([cell]) => !this.value(cell));
      return !this.shown.has(index) && removed.some((cell) => !this.value(cell));
    });
    return at < 0 ? undefined : at;
  }

  /** Returns the cells that contradict the solving path.
   * @returns {number[]} */
  cellsOffPath() {
    const wrong = this.hints.flatMap(({ placed }) => placed.filter(([cell, digit]) => {
      return this.value(cell) !== 0 && this.value(cell) !== digit;
    }));
    return wrong.map(([cell]) => cell);
  }

  /** Returns whether nothing was entered. */
  isFresh() {
    return this.layers.every((values) => values.every((value) => value === 0));
  }

  /** Returns the progress as text. */
  save() {
    const layers = this.layers.map((values) => values.map((value) => (value ? value.toString(36) : "")).join(","));
    const { seconds, solved } = this;
    return JSON.stringify({ gridwright: 1, id: this.puzzle.id, seconds, solved, layers, shown: [...this.shown] });
  }

  /** Restores progress from text, which may come from anywhere.
   * @param {string} text
   * @returns {"" | "bad" | "other"} the reason why nothing was restored */
  load(text) {
    let saved;
    try {
      saved = JSON.parse(text);
    } catch {
      return "bad";
    }
    if (!saved || saved.gridwright !== 1 || !Array.isArray(saved.layers) || saved.layers.length !== 4) return "bad";
    if (saved.id !== this.puzzle.id) return "other";
    const most = this.puzzle.symbols.length;
    const layers = [];
    for (let layer = 0; layer < 4; layer++) {
      const texts = String(saved.layers[layer]).split(",");
      const values = texts.map((value) => (value ? parseInt(value, 36) : 0));
      const limit = layer === DIGIT ? most + 1 : layer === COLOUR ? 2 ** COLOURS.length : 2 ** most;
      if (values.length !== this.count || !values.every((value) => value >= 0 && value < limit)) return "bad";
      // A digit may be entered where fog hides a printed one.
      layers.push(layer ? values : values.map((value, cell) => (this.lights || !this.givens[cell] ? value : 0)));
    }
    this.clear();
    this.layers = layers;
    this.seconds = Number.isFinite(saved.seconds) ? Math.max(0, Math.floor(saved.seconds)) : 0;
    this.shown = new Set(Array.isArray(saved.shown) ? saved.shown.filter(Number.isInteger) : []);
    this.solved = this.isSolution();
    return "";
  }
}
