//! Allowed digits: each marked cell contains one of the small digits written in it.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet, Digit, DigitSet, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{DigitList, PlacementError};
use crate::scene::{Ink, Layer, Point, Scene, TextRole, Tint, Weight};
use crate::variant::{
    Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, cell_middle, fill_cells,
};
use crate::words::Message;

/// Cells with the same allowed digits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Allowed {
    /// The cells.
    pub cells: CellSet,
    /// The digits allowed in each of the cells. An empty list allows any digit.
    #[serde(default, skip_serializing_if = "DigitList::is_empty")]
    pub digits: DigitList,
}

/// Number of digits drawn in one row of a cell.
const DIGITS_PER_ROW: usize = 5;

impl Allowed {
    fn set(&self) -> DigitSet {
        self.digits.0.iter().copied().collect()
    }
}

impl Variant for Allowed {
    type Place = CellSet;
    const INFO: Info = Info { id: "allowed", group: KindGroup::Cells, key: None, brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/allowed.ron");
    const IN_PARTS: bool = true;
    const GENERATED: Generated<Self> = Generated {
        name: "allowed",
        rules: RuleSource::FromSolution(|context, solution, random| {
            let mut cells = context.board().cells().to_vec();
            random.shuffle(&mut cells);
            cells.truncate(cells.len() / 2);
            let digits: Vec<Digit> = DigitSet::all(context.size()).iter().collect();
            let with_others = |cell| {
                let own = context.digits(solution, [cell]);
                let others = [random.pick(&digits), random.pick(&digits)].into_iter().flatten();
                let digits: DigitSet = own.into_iter().chain(others).collect();
                Allowed { cells: [cell].into_iter().collect(), digits: DigitList::sorted(digits.iter()) }
            };
            cells.into_iter().map(with_others).collect()
        }),
    };

    fn new(cells: CellSet, _brush: usize) -> Self {
        Allowed { cells, digits: DigitList::default() }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        Allowed { cells, digits: self.digits.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let size = context.size();
        match self.digits.0.iter().find(|digit| digit.value() > size) {
            Some(&digit) => Err(PlacementError::NoSuchDigit { number: context.value(digit), size }),
            None => Ok(()),
        }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new("allowed.rules")
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let digits = context.digits(filling, self.cells.iter());
        self.digits.is_empty() || digits.iter().all(|digit| self.digits.0.contains(digit))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        if !self.digits.is_empty() {
            context.ids(self.cells.iter()).into_iter().for_each(|id| model.add(Shape::Domain(id, self.set())));
        }
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        let digits: Vec<Digit> = self.set().iter().collect();
        let rows: Vec<&[Digit]> = digits.chunks(DIGITS_PER_ROW).collect();
        for cell in self.cells.iter() {
            let middle = cell_middle(cell);
            for (row, digits) in rows.iter().enumerate() {
                let y = middle.y + 0.22 * (row as f32 - (rows.len() as f32 - 1.0) / 2.0);
                for (place, digit) in digits.iter().enumerate() {
                    let x = middle.x + 0.16 * (place as f32 - (digits.len() as f32 - 1.0) / 2.0);
                    scene.number(TextRole::Mark, Point::new(x, y), 0.22, digit.value(), Weight::Medium, Ink::Quiet);
                }
            }
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = usize::from(context.size());
        vec![Field::new("digits", FieldValue::List { digits: &mut self.digits, most }).typed_on_canvas()]
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let digits = DigitList::sorted(self.digits.0.iter().map(|&digit| step.digit(digit)));
        vec![Allowed { cells: step.cells(board, self.cells.iter()), digits }]
    }

    /// Lists the digits that the solution has in these cells.
    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        let digits: DigitSet = context.digits(solution, cells.iter()).into_iter().collect();
        Some(Allowed { cells, digits: DigitList::sorted(digits.iter()) })
    }

    fn examples() -> Vec<(Board, Self)> {
        let allowed = |cells: &str, digits: &str| Allowed {
            cells: cells.parse().expect("example cells are well formed"),
            digits: digits.parse().expect("example digits are well formed"),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), allowed("r2c2", "148")),
            (shidoku.clone(), allowed("r1c1", "13")),
            (shidoku, allowed("r1c2 r2c3", "124")),
        ]
    }
}
