//! The clipboard format of copied cells: givens, marks and colours with their relative positions, the rules that
//! lie entirely on these cells, including rules of complete boxes and grids, and complete jigsaw regions. A
//! block may also consist of rules without cells.
//!
//! The text has a header line and then the rows: a digit, `.` for an empty cell, `#` for a cell that was not selected.
//! If there is anything besides givens, the header names the upper left corner, and a puzzle with everything else
//! follows as a line of JSON.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Boxes, Cell, CellSet, Digit, Turn};
use crate::formats::{self, Format, PuzzleToWrite};
use crate::puzzle::{Edit, Givens, Notes, PlacedRule, Puzzle};
use crate::studio::document::jigsaw;
use crate::studio::document::rule_placement::{frame, moved_to_scope, own_cells, scope_cells, translated};
use crate::words::Message;

/// The first words of the text of copied cells.
const HEAD: &str = "gridwright cells";
const BLANK: char = '.';
const OUTSIDE: char = '#';
/// The largest number of rows and columns that can be pasted. No board has more.
const MAX_SPAN: usize = 200;

/// Copied cells: the offset of each cell from the upper left corner and its content, and copied rules and regions.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct CellBlock {
    cells: Vec<((i16, i16), CellContent)>,
    /// The upper left corner at the time of copying.
    pub corner: Cell,
    /// The rules, on the board they were copied from.
    rules: Option<Box<Puzzle>>,
    /// The complete jigsaw regions among the cells, at their original positions.
    shapes: Vec<CellSet>,
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct CellContent {
    given: Option<Digit>,
    notes: Notes,
}

/// The result of placing a block on a board.
pub(in crate::studio) struct PlacedBlock {
    pub edit: Edit,
    /// The cells that the block covers.
    pub cells: CellSet,
    /// The number of cells of the block that are not on the board.
    pub lost: usize,
    /// The number of rules that do not fit on the board.
    pub lost_rules: usize,
    /// The number of regions that do not fit on the board.
    pub lost_shapes: usize,
}

/// Returns the jigsaw regions that lie entirely on these cells.
fn shapes_within(board: &Board, cells: &CellSet) -> Vec<CellSet> {
    let jigsaws = board.grids().iter().filter(|grid| matches!(grid.boxes(), Boxes::Jigsaw(_)));
    let regions = jigsaws.flat_map(|grid| (0..grid.box_count()).map(move |at| grid.box_cells(at)));
    let whole = regions.filter(|region| !region.is_empty() && region.iter().all(|&cell| cells.contains(cell)));
    whole.map(|region| region.into_iter().collect()).collect()
}

/// Returns the indices of the rules that are copied with these cells: rules that lie entirely on them, and rules of a
/// complete box or grid among them.
pub(in crate::studio) fn rules_to_copy(puzzle: &Puzzle, cells: &CellSet) -> BTreeSet<usize> {
    let is_whole = |placed: &PlacedRule| {
        let ground = scope_cells(&placed.rule, puzzle.board());
        ground.is_some_and(|ground| !ground.is_empty() && ground.iter().all(|cell| cells.contains(cell)))
    };
    let grounded = puzzle.rules().iter().enumerate().filter(|(_, placed)| is_whole(placed)).map(|(index, _)| index);
    rules_within(puzzle, cells).into_iter().chain(grounded).collect()
}

/// Returns the indices of the rules that lie entirely on these cells.
pub(in crate::studio) fn rules_within(puzzle: &Puzzle, cells: &CellSet) -> BTreeSet<usize> {
    let within = |placed: &PlacedRule| {
        let own = own_cells(&placed.rule, puzzle.board());
        own.is_some_and(|own| !own.is_empty() && own.iter().all(|cell| cells.contains(cell)))
    };
    puzzle.rules().iter().enumerate().filter(|(_, placed)| within(placed)).map(|(index, _)| index).collect()
}

/// Returns a puzzle with nothing but these rules.
fn puzzle_of(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Box<Puzzle>> {
    let rules: Vec<PlacedRule> = chosen.iter().filter_map(|&index| puzzle.rules().get(index)).cloned().collect();
    let bare = Puzzle::empty(puzzle.board().clone());
    (!rules.is_empty()).then(|| bare.with_clues(Givens::new(), rules).ok().map(Box::new)).flatten()
}

impl CellBlock {
    /// Returns the selected cells of a puzzle, without rules; None if no cell is selected.
    pub fn of(puzzle: &Puzzle, cells: &CellSet) -> Option<CellBlock> {
        let corner = corner(cells)?;
        let content = |cell: Cell| {
            let content = CellContent { given: puzzle.givens().get(&cell).copied(), notes: puzzle.progress().at(cell) };
            ((cell.row - corner.row, cell.col - corner.col), content)
        };
        Some(CellBlock { cells: cells.iter().map(content).collect(), corner, rules: None, shapes: Vec::new() })
    }

    /// Returns the selected cells with the rules and regions that belong to them.
    pub fn with_rules(puzzle: &Puzzle, cells: &CellSet) -> Option<CellBlock> {
        let rules = puzzle_of(puzzle, &rules_to_copy(puzzle, cells));
        Some(CellBlock { rules, shapes: shapes_within(puzzle.board(), cells), ..CellBlock::of(puzzle, cells)? })
    }

    /// Returns rules without cells; None if no rule is chosen.
    pub fn of_rules(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<CellBlock> {
        let rules = puzzle_of(puzzle, chosen)?;
        let cells = rules.rules().iter().filter_map(|placed| own_cells(&placed.rule, rules.board()));
        let mut all = CellSet::default();
        cells.for_each(|cells| all.extend(cells.iter()));
        let corner = corner(&all).unwrap_or(Cell::new(0, 0));
        Some(CellBlock { cells: Vec::new(), corner, rules: Some(rules), shapes: Vec::new() })
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns the number of rules.
    pub fn rule_count(&self) -> usize {
        self.rules.as_ref().map_or(0, |puzzle| puzzle.rules().len())
    }

    /// Returns the block rotated or mirrored.
    pub fn turned(&self, turn: Turn) -> CellBlock {
        let end = |side: fn(&(i16, i16)) -> i16| self.cells.iter().map(|(at, _)| side(at) + 1).max().unwrap_or(0);
        let (rows, cols) = (end(|at| at.0), end(|at| at.1));
        let place = |&((row, col), content): &((i16, i16), CellContent)| {
            let to = turn.apply(Cell::new(row, col), rows, cols);
            ((to.row, to.col), content)
        };
        CellBlock { cells: self.cells.iter().map(place).collect(), ..self.clone() }
    }

    /// Returns everything but the givens as a puzzle on the board of `puzzle`; None if there is nothing else.
    fn extra_content(&self, puzzle: &Puzzle) -> Option<Puzzle> {
        let mut progress = crate::puzzle::Progress::default();
        for &((row, col), content) in &self.cells {
            progress.change(self.corner.offset(row, col), |notes| *notes = content.notes);
        }
        let rules = self.rules.as_deref();
        if progress.is_empty() && rules.is_none() && self.shapes.is_empty() {
            return None;
        }
        let bare = || Puzzle::empty(puzzle.board().clone());
        rules.cloned().unwrap_or_else(bare).with_progress(progress).ok()
    }

    /// Returns the block as text.
    pub fn text(&self, puzzle: &Puzzle) -> String {
        let places: BTreeMap<_, _> = self.cells.iter().copied().collect();
        // Without cells, both maxima are -1 and the ranges below are empty.
        let (rows, cols) = places.keys().fold((-1, -1), |(rows, cols), &(row, col)| (rows.max(row), cols.max(col)));
        let symbol = |at: (i16, i16)| match places.get(&at) {
            None => OUTSIDE,
            Some(content) => content.given.map_or(BLANK, Digit::symbol),
        };
        let row = |row: i16| (0..=cols).map(|col| symbol((row, col))).collect::<String>() + "\n";
        let rows: String = (0..=rows).map(row).collect();
        let more = self.extra_content(puzzle).and_then(|more| {
            let outgoing = PuzzleToWrite { puzzle: &more, solution: None, rules_text: false };
            formats::write_out(&[outgoing], Format::JsonLines).ok()
        });
        match more {
            Some((more, _)) => format!("{HEAD} {}\n{rows}{more}", self.corner),
            None => format!("{HEAD}\n{rows}"),
        }
    }

    /// Parses the text of a block. Returns None if the text is something else.
    pub fn read(text: &str) -> Option<CellBlock> {
        let (head, rest) = text.trim_start().strip_prefix(HEAD)?.split_once('\n')?;
        // A brace begins the JSON. It is not the symbol of any cell.
        let (rows, more) = rest.find('{').map_or((rest, None), |at| (&rest[..at], Some(&rest[at..])));
        let corner = match head.trim() {
            "" => Cell::new(0, 0),
            corner => corner.parse().ok()?,
        };
        let more = match more {
            Some(more) => Some(formats::read_str(HEAD, more, Some(Format::JsonLines)).ok()?.pop()?.puzzle),
            None => None,
        };
        let mut cells = Vec::new();
        for (row, symbols) in rows.trim().lines().take(MAX_SPAN).enumerate() {
            for (col, symbol) in symbols.trim_end().chars().take(MAX_SPAN).enumerate() {
                let at = (row as i16, col as i16);
                let given = match symbol {
                    OUTSIDE => continue,
                    BLANK => None,
                    symbol => Some(Digit::from_symbol(symbol)?),
                };
                let notes = more.as_ref().map(|more| more.progress().at(corner.offset(at.0, at.1)));
                cells.push((at, CellContent { given, notes: notes.unwrap_or_default() }));
            }
        }
        let places: CellSet = cells.iter().map(|&((row, col), _)| corner.offset(row, col)).collect();
        let shapes = more.as_ref().map(|more| shapes_within(more.board(), &places)).unwrap_or_default();
        let rules = more.filter(|more| !more.rules().is_empty()).map(Box::new);
        (!cells.is_empty() || rules.is_some()).then_some(CellBlock { cells, corner, rules, shapes })
    }

    /// Returns the edits that place the block's regions at an offset, and the number of regions that do not fit: those
    /// that are not within a jigsaw grid, or whose size differs from that of the regions there.
    fn shape_edits(&self, puzzle: &Puzzle, rows: i16, cols: i16, what: &Message) -> (Vec<Edit>, usize) {
        let (mut board, mut edits, mut lost) = (puzzle.board().clone(), Vec::new(), 0);
        for shape in &self.shapes {
            let cells: CellSet = shape.iter().map(|cell| cell.offset(rows, cols)).collect();
            // The same region may already be there.
            if shapes_within(&board, &cells).contains(&cells) {
                continue;
            }
            let holding = board.grid_ids().zip(board.grids()).find(|(_, grid)| {
                matches!(grid.boxes(), Boxes::Jigsaw(_)) && cells.iter().all(|cell| grid.contains(cell))
            });
            let edit = holding.and_then(|(id, grid)| {
                Some(jigsaw::replace_grid(&board, id, jigsaw::with_region_shape(grid, &cells)?, what.clone()))
            });
            // Each region is fitted on the board as it is after the previous edits.
            let laid = edit.and_then(|edit| {
                let next = edit.apply(&Puzzle::empty(board.clone())).ok()?;
                Some((edit, next.board().clone()))
            });
            match laid {
                Some((edit, next)) => {
                    edits.push(edit);
                    board = next;
                }
                None => lost += 1,
            }
        }
        (edits, lost)
    }

    /// Places the block with its corner at a cell. Blank cells of the block clear the cells below them.
    pub fn at(&self, corner: Cell, puzzle: &Puzzle, what: Message) -> PlacedBlock {
        let (rows, cols) = (corner.row - self.corner.row, corner.col - self.corner.col);
        let (mut edits, mut lost_shapes) = self.shape_edits(puzzle, rows, cols, &what);
        // Rules and givens are placed on the regions as they are after the edits above.
        let shaped = edits.iter().try_fold(puzzle.clone(), |puzzle, edit| edit.apply(&puzzle));
        let shaped = shaped.unwrap_or_else(|_| {
            edits.clear();
            lost_shapes = self.shapes.len();
            puzzle.clone()
        });
        let puzzle = &shaped;
        let board = puzzle.board();
        // All cells with the same given share one edit.
        let mut places: BTreeMap<Option<Digit>, CellSet> = BTreeMap::new();
        let (mut cells, mut lost, mut progress) = (CellSet::default(), 0, puzzle.progress().clone());
        for &((down, across), CellContent { given, notes }) in &self.cells {
            let cell = Cell::new(corner.row + down, corner.col + across);
            match board.contains(cell) && given.is_none_or(|digit| digit.value() <= board.size()) {
                true => {
                    places.entry(given).or_default().insert(cell);
                    cells.insert(cell);
                    progress.change(cell, |own| *own = notes.restricted_to(board.size()));
                }
                false => lost += 1,
            }
        }
        edits.extend(places.into_iter().map(|(given, cells)| match given {
            Some(digit) => Edit::SetGiven { cells, digit },
            None => Edit::ClearGivens { cells },
        }));
        if progress != *puzzle.progress() {
            edits.push(Edit::SetProgress(progress));
        }
        let mut lost_rules = 0;
        for placed in
            self.rules.iter().flat_map(|rules| rules.rules().iter().map(move |placed| (rules.board(), placed)))
        {
            match moved_rule(placed, puzzle, (rows, cols), !self.cells.is_empty()) {
                // A rule that is already there is not added twice.
                Some(rule) if puzzle.rules().iter().any(|own| own.rule == rule.rule) => {}
                Some(rule) => edits.push(Edit::AddRule(rule)),
                None => lost_rules += 1,
            }
        }
        PlacedBlock { edit: Edit::All { edits, what }, cells, lost, lost_rules, lost_shapes }
    }
}

/// Moves a rule of another board by an offset onto a puzzle. If the rule belongs to a box or a grid and was copied with
/// its cells, these must form a complete box or grid again. Without cells, the rule keeps its grid.
fn moved_rule(
    (board, placed): (&Board, &PlacedRule),
    puzzle: &Puzzle,
    (rows, cols): (i16, i16),
    with_cells: bool,
) -> Option<PlacedRule> {
    let rule = match own_cells(&placed.rule, board) {
        Some(_) => translated(&placed.rule, board, puzzle.board(), rows, cols)?,
        None if with_cells => {
            let cells: CellSet = scope_cells(&placed.rule, board)?.iter().map(|cell| cell.offset(rows, cols)).collect();
            moved_to_scope(&placed.rule, board, puzzle.board(), &cells)?
        }
        None => Some(&placed.rule).filter(|rule| rule.check_fit(puzzle.board()).is_ok())?.clone(),
    };
    Some(PlacedRule { rule, ..placed.clone() })
}

/// Returns the upper left corner of the bounding rectangle of cells.
pub(in crate::studio) fn corner(cells: &CellSet) -> Option<Cell> {
    frame(cells).map(|(corner, _)| corner)
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
        let puzzle = puzzle();
        let block = CellBlock::of(&puzzle, &cells("r1c1-2 r2c2-3")).unwrap();
        assert_eq!(block.text(&puzzle), "gridwright cells\n5.#\n#59\n");
        assert_eq!(CellBlock::read(&block.text(&puzzle)), Some(block));
        for text in ["", "53..7....", "gridwright cells", "gridwright cells\n!?\n"] {
            assert_eq!(CellBlock::read(text), None, "{text}");
        }
    }

    #[test]
    fn marks_and_rules_go_with_their_cells() {
        let cage = |cells: &str| PlacedRule::new(crate::variant::Region { cells: cells.parse().unwrap() });
        let mut progress = crate::puzzle::Progress::default();
        progress
            .change("r2c2".parse().unwrap(), |notes| notes.colours = [crate::scene::Tint::Blue].into_iter().collect());
        progress.change("r1c1".parse().unwrap(), |notes| notes.corner = crate::board::DigitSet::from_bits(0b11));
        let rules = vec![cage("r1-2c1"), cage("r1c1-3")];
        let puzzle = puzzle().with_progress(progress).unwrap();
        let puzzle = puzzle.with_clues(puzzle.givens().clone(), rules).unwrap();
        let block = CellBlock::with_rules(&puzzle, &cells("r1-2c1-2")).unwrap();
        let block = CellBlock::read(&block.text(&puzzle)).unwrap();
        assert_eq!((block.len(), block.rule_count()), (4, 1), "one of the rules lies beyond them too");
        let other = Puzzle::empty(Board::classic());
        let laid = block.at("r8c8".parse().unwrap(), &other, Message::verbatim(""));
        let pasted = laid.edit.apply(&other).unwrap();
        assert_eq!(pasted.rules()[0].rule, cage("r8-9c8").rule);
        assert_eq!(pasted.progress().at("r9c9".parse().unwrap()), puzzle.progress().at("r2c2".parse().unwrap()));
        assert_eq!(pasted.progress().at("r8c8".parse().unwrap()), puzzle.progress().at("r1c1".parse().unwrap()));
        // A second paste at the same place changes nothing. Beyond the edge, the rule does not fit.
        assert_eq!(
            block.at("r8c8".parse().unwrap(), &pasted, Message::verbatim("")).edit.apply(&pasted).unwrap(),
            pasted
        );
        assert_eq!(block.at("r9c8".parse().unwrap(), &other, Message::verbatim("")).lost_rules, 1);
        // Rules are also copied without cells.
        let rules = CellBlock::of_rules(&puzzle, &[1].into()).unwrap();
        let rules = CellBlock::read(&rules.text(&puzzle)).unwrap();
        let laid = rules.at("r4c5".parse().unwrap(), &other, Message::verbatim(""));
        assert_eq!(laid.edit.apply(&other).unwrap().rules()[0].rule, cage("r4c5-7").rule);
    }

    #[test]
    fn rules_of_boxes_go_with_whole_boxes() {
        let magic = |number| crate::variant::MagicBox { grid: crate::board::GridId(0), number, diagonals: false };
        let puzzle = Edit::AddRule(PlacedRule::new(magic(1))).apply(&puzzle()).unwrap();
        assert_eq!(CellBlock::with_rules(&puzzle, &cells("r1-3c1-2")).unwrap().rule_count(), 0, "not the whole box");
        let block = CellBlock::with_rules(&puzzle, &cells("r1-3c1-3")).unwrap();
        let block = CellBlock::read(&block.text(&puzzle)).unwrap();
        let other = Puzzle::empty(Board::classic());
        let laid = |corner: &str| block.at(corner.parse().unwrap(), &other, Message::verbatim(""));
        let pasted = laid("r4c7").edit.apply(&other).unwrap();
        assert_eq!(pasted.rules()[0].rule, magic(6).into());
        let amid = laid("r4c6");
        assert_eq!((amid.lost_rules, amid.edit.apply(&other).unwrap().rules().len()), (1, 0), "no whole box is there");
    }

    #[test]
    fn regions_of_jigsaws_go_with_their_cells() {
        let boxes = Board::single(2, 2).unwrap();
        let irregular = jigsaw::as_jigsaw(&boxes.grids()[0]);
        let row = jigsaw::with_region_shape(&irregular, &cells("r1c1-4")).unwrap();
        let from = Puzzle::empty(Board::new(vec![row]).unwrap());
        let block = CellBlock::with_rules(&from, &cells("r1c1-4")).unwrap();
        let block = CellBlock::read(&block.text(&from)).unwrap();
        let into = Puzzle::empty(Board::new(vec![irregular]).unwrap());
        let laid = block.at("r2c1".parse().unwrap(), &into, Message::verbatim(""));
        let pasted = laid.edit.apply(&into).unwrap();
        assert_eq!(shapes_within(pasted.board(), &cells("r2c1-4")), [cells("r2c1-4")]);
        assert_eq!((laid.lost_shapes, jigsaw::errors(pasted.board())), (0, Vec::new()));
        // A grid with ordinary boxes keeps its boxes.
        let square = Puzzle::empty(boxes);
        let laid = block.at("r2c1".parse().unwrap(), &square, Message::verbatim(""));
        assert_eq!((laid.lost_shapes, laid.edit.apply(&square).unwrap()), (1, square));
    }

    #[test]
    fn blank_cells_clear_and_what_has_no_place_is_counted() {
        let puzzle = puzzle();
        let block = CellBlock::of(&puzzle, &cells("r1c1-2 r2c2-3")).unwrap();
        let laid = block.at("r1c2".parse().unwrap(), &puzzle, Message::verbatim(""));
        let changed = laid.edit.apply(&puzzle).unwrap();
        let given = |cell: &str| changed.givens().get(&cell.parse().unwrap()).map(|digit| digit.value());
        assert_eq!(["r1c1", "r1c2", "r1c3", "r2c3", "r2c4"].map(given), [Some(5), Some(5), None, Some(5), Some(9)]);
        let laid = block.at("r9c8".parse().unwrap(), &puzzle, Message::verbatim(""));
        assert_eq!((laid.cells.to_string(), laid.lost), ("r9c8-9".to_owned(), 2));
        let small = Puzzle::empty(Board::single(2, 2).unwrap());
        assert_eq!(
            block.at("r1c1".parse().unwrap(), &small, Message::verbatim("")).lost,
            3,
            "digits that it does not have"
        );
    }
}
