//! Leaps: cells separated by the given numbers of rows and columns do not contain the same digit.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, Digit, DigitSet, Filling, GridId, MAX_DIGIT, Transformation};
use crate::model::{Model, PairTable, Shape};
use crate::place::{PlacementError, in_grid};
use crate::scene::{Area, Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::written::{self, TextFormat};
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, leaps, rides};
use crate::words::Message;

/// The leaps of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaps {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The rows and columns that each leap covers.
    #[serde(with = "written")]
    pub leaps: Offsets,
    /// True if leaps can be repeated in the same direction.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rider: bool,
    /// The digits that the rule applies to. An empty set means all digits.
    #[serde(default, skip_serializing_if = "is_none", with = "written")]
    pub digits: DigitSet,
}

fn is_none(digits: &DigitSet) -> bool {
    digits.is_empty()
}

/// Leaps as numbers of rows and columns, which apply in either order and in any direction. There is at least one. In
/// files they are written like `1,2 3,1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offsets(Vec<(u8, u8)>);

/// Greatest number of leaps. A grid with 25 digits has 324, but a few of them already say as much as all.
const MAX_LEAPS: usize = 24;

impl Offsets {
    /// Returns an iterator over the leaps.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.0.iter().copied()
    }

    /// Returns the pairs of cells of a grid that are a leap apart, each pair once.
    pub fn pairs(&self, grid: &crate::board::Grid, rider: bool) -> Vec<(Cell, Cell)> {
        let mut pairs: Vec<(Cell, Cell)> = self.iter().flat_map(|offset| leaps(grid, offset, rider)).collect();
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    /// Returns the leaps as sheets print them: "1×2, 3×1".
    pub(super) fn words(&self) -> Message {
        let leap = |(rows, cols)| Message::new("leaps.rules-leap").with("rows", rows).with("columns", cols);
        Message::list(self.iter().map(leap))
    }
}

impl TextFormat for Offsets {
    fn write(&self) -> String {
        self.iter().map(|(rows, cols)| format!("{rows},{cols}")).collect::<Vec<_>>().join(" ")
    }

    fn read(text: &str) -> Result<Offsets, Message> {
        let mut offsets = Vec::new();
        for word in text.split_whitespace() {
            let wrong = || Message::new("refusal-no-leap").with("text", word);
            let number = |text: &str| {
                let figures = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
                text.parse::<u8>().ok().filter(|&number| figures && number < MAX_DIGIT)
            };
            let (rows, cols) = word.split_once([',', '×', 'x']).ok_or_else(wrong)?;
            let offset = number(rows).zip(number(cols)).filter(|&offset| offset != (0, 0)).ok_or_else(wrong)?;
            if !offsets.contains(&offset) {
                offsets.push(offset);
            }
            if offsets.len() > MAX_LEAPS {
                return Err(Message::new("refusal-too-many-leaps").with("most", MAX_LEAPS));
            }
        }
        if offsets.is_empty() { Err(Message::new("refusal-no-leap").with("text", text)) } else { Ok(Offsets(offsets)) }
    }
}

impl Leaps {
    fn applies_to(&self, digit: Digit) -> bool {
        self.digits.is_empty() || self.digits.contains(digit)
    }
}

impl Variant for Leaps {
    type Place = GridId;
    const INFO: Info = Info { id: "leaps", group: KindGroup::Grid, key: None, brushes: &[], tint: Tint::Violet };
    const EXAMPLE: &'static str = include_str!("../../../examples/leaps.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "leaps", rules: RuleSource::BeforeSolution(|_, _| vec![Leaps::new(GridId(0), 0)]) };

    /// Begins with the leap of a camel, which is one cell longer than a knight's.
    fn new(grid: GridId, _brush: usize) -> Self {
        Leaps { grid, leaps: Offsets(vec![(1, 3)]), rider: false, digits: DigitSet::EMPTY }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Leaps { grid, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match self.digits.iter().last().filter(|digit| digit.value() > context.size()) {
            Some(digit) => Err(PlacementError::NumberOutOfRange {
                number: context.value(digit),
                least: context.lowest(),
                most: context.highest(),
            }),
            None => Ok(()),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = match (self.rider, self.digits.is_empty()) {
            (false, true) => "leaps.rules",
            (true, true) => "leaps.rules-rider",
            (false, false) => "leaps.rules-digits",
            (true, false) => "leaps.rules-rider-digits",
        };
        let digit = |digit| Message::new("leaps.rules-digit").with("digit", context.value(digit));
        let digits = Message::list(self.digits.iter().map(digit));
        let rules = Message::new(key).with("leaps", self.leaps.words()).with("digits", digits);
        in_grid(context.board(), self.grid, rules)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.leaps.pairs(context.grid(self.grid), self.rider).into_iter().all(|(one, other)| {
            let digits = context.digits(filling, [one, other]);
            digits[0] != digits[1] || !self.applies_to(digits[0])
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let grid = context.grid(self.grid);
        if self.rider && self.digits.is_empty() {
            // All cells of a rider's line have different digits, so one constraint per line suffices.
            let lines = self.leaps.iter().flat_map(|offset| rides(grid, offset));
            return lines.for_each(|line| model.add_different(context.ids(line)));
        }
        let table = PairTable::new(context.size(), |one, other| one != other || !self.applies_to(one));
        for (one, other) in self.leaps.pairs(grid, self.rider) {
            let cells = context.ids([one, other]);
            model.add(match self.digits.is_empty() {
                true => Shape::AllDifferent(cells),
                false => Shape::Pair(cells[0], cells[1], table.clone()),
            });
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    /// Draws a leap of one row and three columns.
    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
        let (from, to) = (Point::new(0.5, 1.5), Point::new(3.5, 2.5));
        scene.line(Layer::Mark, from, to, Pen::new(Width::Cells(0.12)).dashed(0.3, 0.2), Ink::Line(tint));
        scene.disc(Layer::Mark, from, 0.4, Ink::Line(tint));
        scene.disc(Layer::Mark, to, 0.4, Ink::Tint(tint));
        scene
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::new("leaps", FieldValue::Typed(&mut self.leaps)),
            Field::toggle("rider", &mut self.rider),
            Field::new("digits", FieldValue::Digits(&mut self.digits)),
        ]
    }

    fn description(&self, board: &Board) -> Message {
        let place = crate::place::grid_message(board, self.grid);
        Message::new("place-with-clue").with("place", place).with("clue", self.leaps.words())
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        let digits = self.digits.iter().map(|digit| step.digit(digit)).collect();
        vec![Leaps { grid: step.grid(self.grid), digits, ..self.clone() }]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |leaps: &str, rider, digits: &[u8]| Leaps {
            leaps: Offsets::read(leaps).expect("example leaps are well formed"),
            rider,
            digits: digits.iter().filter_map(|&digit| Digit::new(digit)).collect(),
            ..Leaps::new(GridId(0), 0)
        };
        vec![
            (Board::classic(), rule("1,3", false, &[])),
            (Board::classic(), rule("1,2", true, &[9])),
            (shidoku.clone(), rule("2,3", false, &[])),
            (shidoku.clone(), rule("1,1", true, &[4])),
            (shidoku, rule("3,1 2,3", false, &[1, 2])),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaps_are_read_as_they_are_typed() {
        for (typed, written) in [("1,2", "1,2"), (" 3,1  1x2 3,1 ", "3,1 1,2"), ("0,24", "0,24"), ("2×2", "2,2")] {
            assert_eq!(Offsets::read(typed).map(|leaps| leaps.write()), Ok(written.to_owned()), "{typed}");
        }
        let refused = |typed: &str| Offsets::read(typed).map_err(|reason| reason.to_string()).unwrap_err();
        for word in ["12", "1,2,3", "0,0", "1,25", "-1,2", "a,b", "1,", "+1,2"] {
            let expected = format!("“{word}” is not a leap. Type rows and columns from 0 to 24, such as 1,2");
            assert_eq!(refused(&format!("1,1 {word}")), expected);
        }
        assert!(refused("").contains("“” is not a leap"));
        let many: Vec<String> = (1..25).flat_map(|one| (1..25).map(move |other| format!("{one},{other}"))).collect();
        assert_eq!(refused(&many.join(" ")), "At most 24 leaps are possible");
    }
}
