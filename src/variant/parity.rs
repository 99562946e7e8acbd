//! Odd / even: cells with a circle hold odd digits, cells with a square hold even digits.

use serde::{Deserialize, Serialize};

use super::{Action, Gesture, Info, Misfit, Stroke, Variant, cell_area, ids};
use crate::board::{Board, Cell, CellSet, DigitSet, Filling, Relocation, Transformation};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, Tint};

/// The marked cells, anywhere on the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parity {
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub odd: CellSet,
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub even: CellSet,
}

/// Places of the brushes in [`Info::brushes`].
const EVEN: usize = 0;

/// Places of the actions in [`ACTIONS`].
const MARK_ALL: usize = 0;
const MARK_EVEN: usize = 1;
const MARK_ODD: usize = 2;
const REST_ODD: usize = 3;
const REST_EVEN: usize = 4;

const ACTIONS: [Action; 5] = [
    Action {
        label: "Mark all cells from the solution",
        hint: "A circle in every cell whose digit is odd, a square in every cell whose digit is even",
        needs_solution: true,
    },
    Action {
        label: "Mark the even cells from the solution",
        hint: "A square in every cell whose digit is even; circles stay where they are true",
        needs_solution: true,
    },
    Action {
        label: "Mark the odd cells from the solution",
        hint: "A circle in every cell whose digit is odd; squares stay where they are true",
        needs_solution: true,
    },
    Action { label: "Mark the rest odd", hint: "A circle in every cell without a mark", needs_solution: false },
    Action { label: "Mark the rest even", hint: "A square in every cell without a mark", needs_solution: false },
];

impl Parity {
    /// Marks every cell of the board odd or even as the solution has it, where the sort of mark is wanted; marks of the
    /// other sort stay where they are true.
    fn mark(&mut self, board: &Board, solution: &Filling, odd: bool, even: bool) {
        for (&cell, digit) in board.cells().iter().zip(solution.digits()) {
            let (own, other, wanted) = match digit.is_odd() {
                true => (&mut self.odd, &mut self.even, odd),
                false => (&mut self.even, &mut self.odd, even),
            };
            if wanted {
                own.insert(cell);
            }
            other.remove(cell);
        }
    }

    /// The cells without a mark.
    fn rest(&self, board: &Board) -> CellSet {
        let marked: CellSet = self.all().collect();
        board.cells().iter().copied().filter(|&cell| !marked.contains(cell)).collect()
    }

    fn all(&self) -> impl Iterator<Item = Cell> + '_ {
        self.odd.iter().chain(self.even.iter())
    }
}

impl Variant for Parity {
    const INFO: Info = Info {
        name: "Odd / even",
        hint: "Drag over cells to mark them even (square) or odd (circle). Drag over marks of the same sort to erase them.",
        gesture: Gesture::Cells,
        key: 'E',
        brushes: &["Even", "Odd"],
        tint: Tint::Grey,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        if let Some(cell) = self.all().find(|&cell| !board.contains(cell)) {
            return Err(Misfit::OffBoard { cell });
        }
        if let Some(cell) = self.odd.iter().find(|&cell| self.even.contains(cell)) {
            return Err(Misfit::OddAndEven { cell });
        }
        if self.odd.is_empty() && self.even.is_empty() { Err(Misfit::TooFewCells { least: 1 }) } else { Ok(()) }
    }

    fn rules_text(&self, _board: &Board) -> String {
        let sentence = match (self.odd.is_empty(), self.even.is_empty()) {
            (false, true) => "Cells with a circle hold odd digits.",
            (true, false) => "Cells with a square hold even digits.",
            _ => "Cells with a circle hold odd digits, cells with a square hold even digits.",
        };
        sentence.to_owned()
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        ids(board, self.odd.iter()).into_iter().all(|id| filling[id].is_odd())
            && ids(board, self.even.iter()).into_iter().all(|id| !filling[id].is_odd())
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        let digits = DigitSet::all(board.size());
        for (cells, odd) in [(&self.odd, true), (&self.even, false)] {
            let allowed: DigitSet = digits.iter().filter(|digit| digit.is_odd() == odd).collect();
            for id in ids(board, cells.iter()) {
                model.add(Shape::Domain(id, allowed));
            }
        }
    }

    fn draw(&self, _board: &Board, tint: Tint, scene: &mut Scene) {
        for cell in self.odd.iter() {
            let centre = Point::new(f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5);
            scene.disc(Layer::Mark, centre, 0.37, Ink::Tint(tint));
        }
        let squares = self.even.iter().map(|cell| cell_area(cell).expanded(-0.15));
        scene.fill_areas(Layer::Mark, squares, Ink::Tint(tint));
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.all().collect()
    }

    fn place(&self, _board: &Board) -> String {
        let count = self.odd.len() + self.even.len();
        format!("{count} cell{}", if count == 1 { "" } else { "s" })
    }

    /// All marks of a puzzle are one rule.
    fn touched_by(&self, _board: &Board, _stroke: &Stroke, _selected: bool) -> bool {
        true
    }

    fn paint(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> Option<Self> {
        let mut rule = current.cloned().unwrap_or_default();
        let (own, other) = match stroke.brush == EVEN {
            true => (&mut rule.even, &mut rule.odd),
            false => (&mut rule.odd, &mut rule.even),
        };
        let erase = own.contains(stroke.start());
        for &cell in &stroke.path {
            if erase {
                own.remove(cell);
            } else {
                own.insert(cell);
                other.remove(cell);
            }
        }
        let empty = rule.odd.is_empty() && rule.even.is_empty();
        (!empty).then_some(rule)
    }

    fn actions() -> &'static [Action] {
        &ACTIONS
    }

    fn act(current: Option<&Self>, action: usize, board: &Board, solution: Option<&Filling>) -> Option<Self> {
        let mut rule = current.cloned().unwrap_or_default();
        match (action, solution) {
            (MARK_ALL, Some(solution)) => rule.mark(board, solution, true, true),
            (MARK_EVEN, Some(solution)) => rule.mark(board, solution, false, true),
            (MARK_ODD, Some(solution)) => rule.mark(board, solution, true, false),
            (REST_ODD, _) => rule.odd.extend(rule.rest(board).iter()),
            (REST_EVEN, _) => rule.even.extend(rule.rest(board).iter()),
            _ => {}
        }
        let empty = rule.all().next().is_none();
        (!empty).then_some(rule)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let rule = Parity { odd: step.cells(&self.odd), even: step.cells(&self.even) };
        let empty = rule.all().next().is_none();
        (!empty).then_some(rule)
    }

    /// Odd digits stay odd, or all become even: that is possible when there are as many of both.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let mut digits = DigitSet::all(board.size()).iter();
        let odd = step.cells(board, self.odd.iter());
        let even = step.cells(board, self.even.iter());
        if digits.all(|digit| step.digit(digit).is_odd() == digit.is_odd()) {
            return Some(Parity { odd, even });
        }
        let mut digits = DigitSet::all(board.size()).iter();
        let swapped = digits.all(|digit| step.digit(digit).is_odd() != digit.is_odd());
        swapped.then_some(Parity { odd: even, even: odd })
    }

    fn examples() -> Vec<(Board, Self)> {
        let cells = |text: &str| -> CellSet { text.parse().expect("example cells are well formed") };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let parity = |odd: &str, even: &str| Parity { odd: cells(odd), even: cells(even) };
        vec![
            (shidoku.clone(), parity("r1c2", "r1c1")),
            (Board::classic(), parity("r2c3 r8c6 r5c5", "r1c1 r9c9 r3c7")),
            (shidoku.clone(), parity("r1c1 r2c3", "r4c4")),
            (shidoku, parity("", "r2c2-3")),
        ]
    }
}
