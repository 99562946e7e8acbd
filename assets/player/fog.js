// Fog, in pages that have a puzzle with it.

/** Returns the cells that the right digit of a cell clears: itself, and those around it unless it is given.
 * @param {Game} game
 * @param {number} cell */
function clearedBy(game, cell) {
  if (game.givens[cell]) return [cell];
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => {
    return game.cellAt(game.row(cell) + down, game.column(cell) + right) ?? [];
  }));
}

// Returns the cells in fog (`Fog::clear_cells` in the library). Nothing is hidden once the puzzle is solved.
Game.prototype.fogged = function () {
  const digits = this.solved ? "solved" : this.layers[DIGIT].join();
  if (this.fog.digits === digits) return this.fog.cells;
  const cells = new Set(this.lights && !this.solved ? this.places.keys() : []);
  if (cells.size > 0) {
    const right = Array.from(this.places.keys(), (cell) => this.isRight(cell));
    const clear = (/** @type {number[]} */ cleared) => cleared.forEach((cell) => cells.delete(cell));
    clear(this.lights);
    // What each link waits for, and what it clears.
    const sides = this.puzzle.fog.slice(1).map(cellsOf);
    if (sides.length === 0) right.forEach((is, cell) => is && clear(clearedBy(this, cell)));
    for (let at = 0; at < sides.length; at += 2) {
      if (sides[at].every((cell) => this.givens[cell] || right[cell])) clear(sides[at + 1]);
    }
  }
  this.fog = { digits, cells };
  return cells;
};

BoardView.prototype.drawFog = function () {
  const { game, whole } = this;
  if (!game.lights) return;
  const square = (/** @type {number} */ cell) => {
    return `M${game.column(cell) * UNIT} ${game.row(cell) * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`;
  };
  const fogged = [...game.fogged()].map(square).join("");
  if (!this.fog.firstChild) {
    const clip = svg("clipPath", { id: "clear" });
    clip.append(svg("path", { "clip-rule": "evenodd" }));
    this.fog.append(svg("path", {}), clip);
  }
  const [cover, clip] = this.fog.children;
  if (cover.getAttribute("d") === fogged) return;
  cover.setAttribute("d", fogged);
  const all = `M${whole.left} ${whole.top}h${whole.width}v${whole.height}h-${whole.width}z`;
  clip.firstElementChild?.setAttribute("d", all + fogged);
};
