//! Cells that are copied, cut, pasted and moved: their givens, as they lie to each other. The text that is copied is a
//! line that says what it is, and the rows: a digit, `.` an empty cell, `#` a cell that was not selected.

use std::collections::BTreeMap;

use egui::Context;

use super::State;
use crate::board::{Cell, CellSet, Digit, Turn};
use crate::puzzle::{Edit, Puzzle};
use crate::words::say;

/// How the text of copied cells begins.
const HEAD: &str = "gridwright cells";
const BLANK: char = '.';
const OUTSIDE: char = '#';
/// The most rows and columns that are pasted: no board has more.
const MOST: usize = 200;

/// Copied cells: for each its place from the upper left corner, and its given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct Block(Vec<((i16, i16), Option<Digit>)>);

/// What comes of a block on a board.
pub(in crate::studio) struct Laid {
    pub edit: Edit,
    /// The cells that it covers.
    pub cells: CellSet,
    /// How many cells of the block the board has no place for.
    pub lost: usize,
}

impl Block {
    /// The selected cells of a puzzle; None where none is selected.
    pub fn of(puzzle: &Puzzle, cells: &CellSet) -> Option<Block> {
        let corner = corner(cells)?;
        let place = |cell: Cell| ((cell.row - corner.row, cell.col - corner.col), puzzle.givens().get(&cell).copied());
        Some(Block(cells.iter().map(place).collect()))
    }

    /// How many cells it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The block turned or mirrored.
    pub fn turned(&self, turn: Turn) -> Block {
        let end = |side: fn(&(i16, i16)) -> i16| self.0.iter().map(|(at, _)| side(at) + 1).max().unwrap_or(0);
        let (rows, cols) = (end(|at| at.0), end(|at| at.1));
        let place = |&((row, col), given): &((i16, i16), Option<Digit>)| {
            let to = turn.of(Cell::new(row, col), rows, cols);
            ((to.row, to.col), given)
        };
        Block(self.0.iter().map(place).collect())
    }

    /// The block as text.
    pub fn text(&self) -> String {
        let places: BTreeMap<_, _> = self.0.iter().copied().collect();
        let (rows, cols) = places.keys().fold((0, 0), |(rows, cols), &(row, col)| (rows.max(row), cols.max(col)));
        let symbol = |at: (i16, i16)| match places.get(&at) {
            None => OUTSIDE,
            Some(given) => given.map_or(BLANK, Digit::symbol),
        };
        let row = |row: i16| (0..=cols).map(|col| symbol((row, col))).collect::<String>();
        let rows: Vec<String> = (0..=rows).map(row).collect();
        format!("{HEAD}\n{}\n", rows.join("\n"))
    }

    /// The block of a text, if it is one.
    pub fn read(text: &str) -> Option<Block> {
        let rows = text.trim_start().strip_prefix(HEAD)?.trim().lines().take(MOST);
        let mut cells = Vec::new();
        for (row, symbols) in rows.enumerate() {
            for (col, symbol) in symbols.trim_end().chars().take(MOST).enumerate() {
                let at = (row as i16, col as i16);
                match symbol {
                    OUTSIDE => {}
                    BLANK => cells.push((at, None)),
                    symbol => cells.push((at, Some(Digit::from_symbol(symbol)?))),
                }
            }
        }
        (!cells.is_empty()).then_some(Block(cells))
    }

    /// The block with its corner at a cell: blank cells of it clear what is there.
    pub fn at(&self, corner: Cell, puzzle: &Puzzle, what: String) -> Laid {
        let board = puzzle.board();
        let mut places: BTreeMap<Option<Digit>, CellSet> = BTreeMap::new();
        let (mut cells, mut lost) = (CellSet::default(), 0);
        for &((down, across), given) in &self.0 {
            let cell = Cell::new(corner.row + down, corner.col + across);
            match board.contains(cell) && given.is_none_or(|digit| digit.value() <= board.size()) {
                true => {
                    places.entry(given).or_default().insert(cell);
                    cells.insert(cell);
                }
                false => lost += 1,
            }
        }
        let edits = places.into_iter().map(|(given, cells)| match given {
            Some(digit) => Edit::SetGiven { cells, digit },
            None => Edit::ClearGivens { cells },
        });
        Laid { edit: Edit::All { edits: edits.collect(), what }, cells, lost }
    }
}

/// The upper left corner of the smallest rectangle around cells.
fn corner(cells: &CellSet) -> Option<Cell> {
    let row = cells.iter().map(|cell| cell.row).min()?;
    let col = cells.iter().map(|cell| cell.col).min()?;
    Some(Cell::new(row, col))
}

fn counted(key: &'static str, cells: usize) -> String {
    say!(key, count = cells, number = super::words::grouped(cells as u64))
}

impl State {
    /// Puts the selected cells into the clipboard.
    pub(in crate::studio) fn copy_cells(&mut self, ctx: &Context) {
        let Some(block) = Block::of(self.tab.document.puzzle(), &self.tab.document.selection.cells) else { return };
        ctx.copy_text(block.text());
        self.say(&counted("tell-cells-cell-copied-cells", block.len()));
    }

    /// The same, and takes their givens out.
    pub(in crate::studio) fn cut_cells(&mut self, ctx: &Context) {
        self.copy_cells(ctx);
        let cells = self.tab.document.selection.cells.clone();
        if self.try_edit(&Edit::ClearGivens { cells: cells.clone() }) {
            self.say(&counted("tell-cells-cell-cut-cells", cells.len()));
        }
    }

    /// Puts copied cells where the selection begins.
    pub(in crate::studio) fn paste_cells(&mut self, block: &Block) {
        let Some(at) = corner(&self.tab.document.selection.cells) else {
            return self.say(&say!("tell-cells-select-cell-where-copied"));
        };
        let Laid { edit, cells, lost } =
            block.at(at, self.tab.document.puzzle(), counted("tell-cells-cell-paste-cells", block.len()));
        if cells.is_empty() {
            return self.refuse(say!("tell-cells-board-no-place-for"));
        }
        if self.try_edit(&edit) {
            self.tab.document.selection.cursor = Some(at).filter(|&at| cells.contains(at)).or(cells.iter().next());
            self.tab.document.selection.cells = cells;
            if lost > 0 {
                self.refuse(counted("tell-cells-cell-had-no-place", lost));
            }
        }
    }

    /// Moves the selected cells with their givens by so many rows and columns.
    pub(in crate::studio) fn nudge_cells(&mut self, rows: i16, cols: i16) {
        self.lay_cells(
            "tell-cells-cell-move-cells",
            |block, from| (block, from.offset(rows, cols)),
            |_, at| at.offset(rows, cols),
        );
    }

    /// Turns or mirrors the selected cells with their givens within the smallest rectangle around them, whose upper
    /// left corner stays where it is.
    pub(in crate::studio) fn turn_cells(&mut self, turn: Turn) {
        let cells = &self.tab.document.selection.cells;
        let Some(from) = corner(cells) else { return };
        let end = |side: fn(Cell) -> i16| cells.iter().map(side).max().unwrap_or(0) + 1;
        let (rows, cols) = (end(|cell| cell.row) - from.row, end(|cell| cell.col) - from.col);
        self.lay_cells(
            "tell-cells-cell-turn-cells",
            |block, from| (block.turned(turn), from),
            |from, at| turn.of(Cell::new(at.row - from.row, at.col - from.col), rows, cols).offset(from.row, from.col),
        );
    }

    /// Takes up the selected cells and lays them elsewhere, or in another way. `image` says where the cursor goes: it
    /// is given the corner of the selection and the cursor's cell.
    fn lay_cells(
        &mut self,
        what: &'static str,
        laid: impl FnOnce(Block, Cell) -> (Block, Cell),
        image: impl FnOnce(Cell, Cell) -> Cell,
    ) {
        let (puzzle, cells) = (self.tab.document.puzzle(), self.tab.document.selection.cells.clone());
        let (Some(block), Some(from)) = (Block::of(puzzle, &cells), corner(&cells)) else { return };
        let (block, to) = laid(block, from);
        let what = counted(what, block.len());
        let laid = block.at(to, puzzle, what.clone());
        if laid.lost > 0 {
            return self.refuse(say!("tell-cells-board-ends-there"));
        }
        if self.try_edit(&Edit::All { edits: vec![Edit::ClearGivens { cells }, laid.edit], what }) {
            let cursor = self.tab.document.selection.cursor.map(|at| image(from, at));
            self.tab.document.selection.cells = laid.cells;
            self.tab.document.selection.cursor = cursor;
        }
    }

    /// Turns or mirrors the board with all that stands on it; the selected cells go along.
    pub(in crate::studio) fn turn_board(&mut self, turn: Turn) {
        let before = self.tab.document.puzzle().board().clone();
        let selection = self.tab.document.selection.clone();
        if self.try_edit(&Edit::Turn(turn)) {
            let image = |cell| before.turned_cell(turn, cell);
            let now = &mut self.tab.document.selection;
            now.cells = selection.cells.iter().map(image).collect();
            now.cursor = selection.cursor.map(image);
            let pins = self.tab.author.pins.turned(&before, self.tab.document.puzzle().board(), turn);
            self.tab.author.pins = pins;
        }
    }

    /// Goes on to the next cell in reading order; after the last to the first.
    pub(in crate::studio) fn advance(&mut self) {
        let board = self.tab.document.puzzle().board();
        let mut cells: Vec<Cell> = board.cells().to_vec();
        cells.sort_by_key(|cell| (cell.row, cell.col));
        let Some(cursor) = self.tab.document.selection.cursor else { return };
        let next = cells.iter().position(|&cell| cell == cursor).map(|at| cells[(at + 1) % cells.len()]);
        if let Some(next) = next {
            self.tab.document.selection = super::document::Selection::just(next);
            self.tab.board_view.reveal = Some(next);
        }
    }

    /// Clears the cell of the cursor and goes on to the next.
    pub(in crate::studio) fn blank_and_next(&mut self) {
        let cells = self.tab.document.selection.cells.clone();
        if cells.iter().any(|cell| self.tab.document.puzzle().givens().contains_key(&cell)) {
            self.edit(&Edit::ClearGivens { cells });
        }
        self.advance();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    fn puzzle() -> Puzzle {
        let given =
            |cells: &str, value| Edit::SetGiven { cells: cells.parse().unwrap(), digit: Digit::new(value).unwrap() };
        let puzzle = given("r1c1 r2c2", 5).apply(&Puzzle::empty(Board::classic())).unwrap();
        given("r2c3", 9).apply(&puzzle).unwrap()
    }

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_block_is_read_as_it_was_written() {
        let block = Block::of(&puzzle(), &cells("r1c1-2 r2c2-3")).unwrap();
        assert_eq!(block.text(), "gridwright cells\n5.#\n#59\n");
        assert_eq!(Block::read(&block.text()), Some(block));
        for text in ["", "53..7....", "gridwright cells", "gridwright cells\n!?\n"] {
            assert_eq!(Block::read(text), None, "{text}");
        }
    }

    #[test]
    fn blank_cells_clear_and_what_has_no_place_is_counted() {
        let puzzle = puzzle();
        let block = Block::of(&puzzle, &cells("r1c1-2 r2c2-3")).unwrap();
        let laid = block.at("r1c2".parse().unwrap(), &puzzle, String::new());
        let changed = laid.edit.apply(&puzzle).unwrap();
        let given = |cell: &str| changed.givens().get(&cell.parse().unwrap()).map(|digit| digit.value());
        assert_eq!(["r1c1", "r1c2", "r1c3", "r2c3", "r2c4"].map(given), [Some(5), Some(5), None, Some(5), Some(9)]);
        let laid = block.at("r9c8".parse().unwrap(), &puzzle, String::new());
        assert_eq!((laid.cells.to_string(), laid.lost), ("r9c8-9".to_owned(), 2));
        let small = Puzzle::empty(Board::single(2, 2).unwrap());
        assert_eq!(block.at("r1c1".parse().unwrap(), &small, String::new()).lost, 3, "digits that it does not have");
    }
}
