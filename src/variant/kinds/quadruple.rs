//! Quadruple: each digit in the circle appears in the four surrounding cells, at least as often as it is written.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellId, Digit, DigitSet, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Corner, DigitList, Place, PlacementError};
use crate::scene::{Ink, Layer, Point, Scene, TextRole, Tint, Weight, Width};
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, corners};
use crate::words::Message;

/// A circle on a corner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quadruple {
    /// The corner of the four cells.
    pub corner: Corner,
    /// Up to four digits, which may repeat. With an empty list, any digits are allowed.
    #[serde(default, skip_serializing_if = "DigitList::is_empty")]
    pub digits: DigitList,
}

impl Variant for Quadruple {
    type Place = Corner;
    const INFO: Info = Info { id: "quadruple", group: KindGroup::Borders, key: None, brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/quadruples.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "quadruples",
        rules: RuleSource::FromSolution(|context, solution, random| {
            let mut corners: Vec<Corner> = corners(&context.board().grids()[0]).collect();
            random.shuffle(&mut corners);
            corners.truncate(usize::from(context.size()) * 2);
            corners.into_iter().filter_map(|corner| Quadruple::of_solution(corner, context, solution)).collect()
        }),
    };

    fn new(corner: Corner, _brush: usize) -> Self {
        Quadruple { corner, digits: DigitList::default() }
    }

    fn place(&self) -> Corner {
        self.corner
    }

    fn at(&self, corner: Corner) -> Self {
        Quadruple { corner, digits: self.digits.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let (digits, most) = (&self.digits.0, context.size());
        if digits.len() > 4 {
            return Err(PlacementError::TooManyDigits { found: digits.len(), most: 4 });
        }
        match digits.iter().find(|digit| digit.value() > most) {
            Some(&digit) => Err(PlacementError::NoSuchDigit { number: context.value(digit), size: most }),
            None => Ok(()),
        }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new("quadruple.rules")
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let found = context.digits(filling, self.corner.around());
        let times = |digit: Digit, list: &[Digit]| list.iter().filter(|&&other| other == digit).count();
        self.digits.0.iter().all(|&digit| times(digit, &found) >= times(digit, &self.digits.0))
    }

    /// If a digit appears at least k times in four cells, it appears in any 5 - k of them.
    fn lower(&self, context: &Context, model: &mut Model) {
        let cells = context.ids(self.corner.around());
        for digit in self.digits.0.iter().copied().collect::<DigitSet>().iter() {
            let times = self.digits.0.iter().filter(|&&other| other == digit).count();
            // At least k of four cells contain the digit if and only if every choice of 5 - k of them includes a cell
            // that contains it.
            for chosen in subsets(&cells, 5 - times) {
                model.add(Shape::AtLeastOne(chosen.into_iter().map(|cell| (cell, digit)).collect()));
            }
        }
    }

    fn draw(&self, _context: &Context, _tint: Tint, scene: &mut Scene) {
        let at = self.corner.point();
        scene.disc(Layer::Frame, at, 0.26, Ink::Paper);
        scene.ring(Layer::Frame, at, 0.26, Width::Cells(0.03), Ink::Given);
        // One or two digits form one row. Of three, the first is above the others; of four, the first two are.
        let rows: Vec<&[Digit]> = match &self.digits.0[..] {
            digits @ ([] | [_] | [_, _]) => vec![digits],
            digits => {
                let (above, below) = digits.split_at(digits.len() / 2);
                vec![above, below]
            }
        };
        for (row, digits) in rows.iter().enumerate() {
            let y = at.y + 0.17 * (row as f32 - (rows.len() as f32 - 1.0) / 2.0);
            for (place, digit) in digits.iter().enumerate() {
                let x = at.x + 0.16 * (place as f32 - (digits.len() as f32 - 1.0) / 2.0);
                scene.number(TextRole::Clue, Point::new(x, y), 0.2, digit.value(), Weight::Semibold, Ink::Given);
            }
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::new("digits", FieldValue::List { digits: &mut self.digits, most: 4 }).typed_on_canvas()]
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let corner = self.corner.transformed(board, step);
        let digits = || DigitList::sorted(self.digits.0.iter().map(|&digit| step.digit(digit)));
        corner.into_iter().map(|corner| Quadruple { corner, digits: digits() }).collect()
    }

    /// Returns a circle with two of the four digits.
    fn of_solution(corner: Corner, context: &Context, solution: &Filling) -> Option<Self> {
        let [first, _, third, _] = corner.around();
        let digits = DigitList::sorted(context.digits(solution, [first, third]));
        Some(Quadruple { corner, digits })
    }

    fn examples() -> Vec<(Board, Self)> {
        let quadruple = |cell: &str, digits: &str| Quadruple {
            corner: Corner(cell.parse().expect("example cells are well formed")),
            digits: digits.parse().expect("example digits are well formed"),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), quadruple("r2c2", "1359")),
            (Board::classic(), quadruple("r3c3", "44")),
            (shidoku.clone(), quadruple("r2c2", "113")),
            (shidoku.clone(), quadruple("r1c2", "44")),
            (shidoku, quadruple("r2c1", "3")),
        ]
    }
}

/// Returns all subsets with this number of cells.
fn subsets(cells: &[CellId], count: usize) -> Vec<Vec<CellId>> {
    let all = 0..1_u32 << cells.len();
    let chosen = all.filter(|bits| bits.count_ones() as usize == count);
    let listed =
        |bits: u32| cells.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1).map(|(_, &cell)| cell);
    chosen.map(|bits| listed(bits).collect()).collect()
}
