//! Digits for the pictures next to the rules, since an example that obeys its rule explains more than empty cells.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Cell, CellId, Digit, Filling};
use crate::model::{Model, Origin, Shape};
use crate::puzzle::{Givens, Puzzle, Symbols};
use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Width};
use crate::sheet::clues::extent;
use crate::sheet::{DIGIT_SIZE, board_scene};
use crate::solve::native::Native;
use crate::solve::{Control, Engine};
use crate::variant::cell_area;

/// The largest number of cells of a board that is filled completely by trial. Larger boards have too many fillings to
/// try.
const MAX_CELLS: usize = 16;
/// The largest number of cells of a rule that get digits on a larger board.
const MAX_RULE_CELLS: usize = 12;
/// The largest number of steps to find the digits of a rule.
const MAX_STEPS: usize = 50_000;
/// The largest number of control checks for an engine that fills a whole board.
const MAX_CHECKS: u64 = 2_000;

/// The largest number of cells of a constraint that stands for moves: the cells around a corner.
const MAX_MOVE_CELLS: usize = 4;
/// The distance of a move's line from the middle of the cell where it begins, in cells.
const MOVE_START: f32 = 0.42;

/// The size of a cell's area that is reserved for its digit, relative to the digit.
const DIGIT_SHARE: f32 = 0.75;

/// Returns the board with the digits of a solution, except in cells with a symbol of the rule. On boards larger than
/// 4x4, only the cells of the rule get digits that obey it. Returns `None` if there is no solution.
pub(super) fn with_digits(example: &Puzzle) -> Option<Puzzle> {
    let board = example.board();
    let has_layers = !example.model().variables().are_digits();
    let digits: Givens = match board.cells().len() > MAX_CELLS || has_layers {
        true => rule_digits(example)?,
        false => {
            let filling = first_filling(example, &mut Vec::new())?;
            board.cells().iter().copied().zip(filling.digits().iter().copied()).collect()
        }
    };
    let scene = board_scene(example);
    let signs: Vec<Area> = scene.painted().filter(|item| is_symbol(item)).filter_map(extent).collect();
    let is_free = |cell: Cell| {
        // Shrinks the cell, whose side is 1, to the square in which its digit is drawn.
        let middle = cell_area(cell).expanded((DIGIT_SIZE * DIGIT_SHARE - 1.0) / 2.0);
        !signs.iter().any(|sign| sign.overlaps(middle))
    };
    let givens: Givens = digits.into_iter().filter(|&(cell, _)| is_free(cell)).collect();
    let rules = example.enabled_rules().map(|(_, placed)| placed.clone());
    Puzzle::builder(board.clone()).givens(givens).rules(rules).build().ok()
}

/// Returns a cell and the cells that must have another digit by a rule that no mark shows, such as anti-knight: the
/// cell with the most of them, near the middle of the board. There are none for other rules.
pub(super) fn moves(example: &Puzzle) -> Option<(Cell, BTreeSet<Cell>)> {
    let board = example.board();
    let bare = board_scene(&Puzzle::empty(board.clone()));
    let marked = Puzzle::builder(board.clone()).rules(example.rules().to_vec()).build().ok()?;
    if board_scene(&marked) != bare {
        return None;
    }
    let model = example.model();
    let mut moves: BTreeMap<Cell, BTreeSet<Cell>> = BTreeMap::new();
    for constraint in model.constraints().iter().filter(|constraint| matches!(constraint.origin, Origin::Rule(_))) {
        let Shape::AllDifferent(ids) = &constraint.shape else { return None };
        // More cells are a house, which is no move.
        if ids.len() > MAX_MOVE_CELLS {
            return None;
        }
        let cells: Vec<Cell> = ids.iter().map(|&id| board.cell(id)).collect();
        for &cell in &cells {
            moves.entry(cell).or_default().extend(cells.iter().copied().filter(|&other| other != cell));
        }
    }
    let middle = board.cells()[board.cells().len() / 2];
    let from_middle = |cell: Cell| cell.row.abs_diff(middle.row) + cell.col.abs_diff(middle.col);
    moves.into_iter().max_by_key(|(cell, others)| (others.len(), Reverse(from_middle(*cell))))
}

/// Returns the board with a digit in one cell.
pub(super) fn with_one_digit(example: &Puzzle, cell: Cell) -> Option<Puzzle> {
    let board = example.board();
    let digit = Digit::from_index(usize::from(board.size()) / 2);
    let rules = example.rules().to_vec();
    Puzzle::builder(board.clone()).givens(Givens::from_iter([(cell, digit)])).rules(rules).build().ok()
}

/// Draws the moves from a cell to others: a line to each, and a disc at its end.
pub(super) fn add_moves(from: Cell, to: &BTreeSet<Cell>, scene: &mut Scene) {
    let start = cell_area(from).center();
    for &cell in to {
        let end = cell_area(cell).center();
        let (across, down) = (end.x - start.x, end.y - start.y);
        // The line begins beside the digit.
        let share = MOVE_START / across.hypot(down);
        let begin = Point::new(start.x + across * share, start.y + down * share);
        scene.line(Layer::Mark, begin, end, Width::Cells(0.07), Ink::Black);
        scene.disc(Layer::Mark, end, 0.16, Ink::Black);
    }
}

/// Returns digits for the cells of the rules. These digits violate neither a rule nor a house.
fn rule_digits(example: &Puzzle) -> Option<Givens> {
    let model = example.model();
    let mut search = ExampleSearch::new(&model);
    let of_rules = model.constraints().iter().filter(|constraint| matches!(constraint.origin, Origin::Rule(_)));
    let mut cells: BTreeSet<CellId> = BTreeSet::new();
    for constraint in of_rules {
        let more: BTreeSet<CellId> = cells.iter().copied().chain(constraint.shape.cells()).collect();
        if more.len() > MAX_RULE_CELLS {
            break;
        }
        cells = more;
    }
    let places = example.board().cells();
    if cells.is_empty() || !model.variables().are_digits() {
        model.constraints().iter().find(|constraint| matches!(constraint.origin, Origin::Rule(_)))?;
        // A single constraint that covers more cells, as one for all lines of a grid does, needs a complete solution.
        let control = Control::new().with_check_limit(MAX_CHECKS);
        let solution = Native::new().another_solution(&model, &[], &control).ok().flatten()?;
        return Some(places.iter().copied().zip(solution.digits().iter().copied()).collect());
    }
    let found = search.fill(&cells.into_iter().collect::<Vec<_>>());
    let digits = places.iter().zip(&search.digits);
    found.then(|| digits.filter_map(|(&cell, &digit)| Some((cell, digit?))).collect())
}

/// A backtracking search for digits that violate nothing.
struct ExampleSearch<'a> {
    /// The constraints on each cell.
    shapes_by_cell: Vec<Vec<&'a Shape>>,
    /// The number of digits.
    count: usize,
    /// The step from one tried digit to the next.
    stride: usize,
    digits: Vec<Option<Digit>>,
    steps: usize,
}

impl ExampleSearch<'_> {
    fn new(model: &Model) -> ExampleSearch<'_> {
        let mut of_cell: Vec<Vec<&Shape>> = vec![Vec::new(); model.variables().count()];
        for shape in model.shapes() {
            let cells: BTreeSet<CellId> = shape.cells().into_iter().collect();
            cells.into_iter().for_each(|cell| of_cell[cell.index()].push(shape));
        }
        let count = usize::from(model.digits());
        // A stride coprime to the number of digits visits all of them.
        let stride = [4, 5, 7, 11].into_iter().find(|stride| (2..=*stride).all(|n| stride % n != 0 || count % n != 0));
        let digits = vec![None; of_cell.len()];
        ExampleSearch { shapes_by_cell: of_cell, count, stride: stride.unwrap_or(1), digits, steps: 0 }
    }

    /// Fills the cells one by one. The order in which digits are tried differs from cell to cell, since equal or
    /// ascending digits would look like a rule.
    fn fill(&mut self, cells: &[CellId]) -> bool {
        let Some((&cell, rest)) = cells.split_first() else { return true };
        self.try_digits(cell.index(), &mut |search| search.fill(rest))
    }

    fn try_digits(&mut self, cell: usize, go_on: &mut dyn FnMut(&mut Self) -> bool) -> bool {
        for turn in 0..self.count {
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return false;
            }
            // Each digit comes up once in `count` turns. The cell determines with which one to start.
            let index = (turn * self.stride + cell * 3) % self.count;
            self.digits[cell] = Some(Digit::from_index(index));
            let digits = &self.digits;
            let is_broken = |shape: &&Shape| !shape.conflict(|id| digits[id.index()]).is_empty();
            if !self.shapes_by_cell[cell].iter().any(is_broken) && go_on(self) {
                return true;
            }
        }
        self.digits[cell] = None;
        false
    }
}

/// Returns the example in the symbols of the booklet, if they cover all its digits.
pub(super) fn with_symbols(example: Puzzle, symbols: &Symbols) -> Puzzle {
    example.clone().with_symbols(symbols.clone()).unwrap_or(example)
}

fn is_symbol(item: &Item) -> bool {
    matches!(item, Item::Text { role: TextRole::Clue | TextRole::Mark, .. })
}

/// Returns the first filling that the puzzle accepts, by backtracking over the digits that no house of a cell has yet.
fn first_filling(puzzle: &Puzzle, digits: &mut Vec<Digit>) -> Option<Filling> {
    let board = puzzle.board();
    if digits.len() == board.cells().len() {
        let filling = Filling::new(digits.clone());
        return puzzle.accepts(&filling).then_some(filling);
    }
    let at = digits.len();
    for index in 0..usize::from(board.size()) {
        let digit = Digit::from_index(index);
        // Cells get digits in the order of their indices, so all cells before this one have theirs.
        let clash = board.houses().iter().any(|house| {
            let cells = &house.cells;
            cells.iter().any(|cell| cell.index() == at)
                && cells.iter().any(|cell| cell.index() < at && digits[cell.index()] == digit)
        });
        if clash {
            continue;
        }
        digits.push(digit);
        let found = first_filling(puzzle, digits);
        if found.is_some() {
            return found;
        }
        digits.pop();
    }
    None
}
