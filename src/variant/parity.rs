//! Odd / even: cells with a circle hold odd digits, cells with a square hold even digits.

use serde::{Deserialize, Serialize};

use super::{Gesture, Info, Misfit, Stroke, Variant, ids, cell_area};
use crate::board::{Board, Cell, CellSet, DigitSet, Filling, Relocation};
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

impl Parity {
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

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let rule = Parity { odd: step.cells(&self.odd), even: step.cells(&self.even) };
        let empty = rule.all().next().is_none();
        (!empty).then_some(rule)
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
