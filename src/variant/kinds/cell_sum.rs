//! Sum of cells: digits in marked cells have a sum that is equal to, at most or at least the given number. Digits may
//! repeat.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::{Cmp, Model};
use crate::place::{Place, PlacementError};
use crate::scene::{Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::look::Chosen;
use crate::variant::{
    Context, Field, Generated, Info, KindGroup, OtherRule, Relation, RuleSource, SumClue, Variant, draw_clue,
    fill_cells, outline_cells, shares_letters,
};
use crate::words::Message;

/// Cells with a sum.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellSum {
    /// The cells.
    pub cells: CellSet,
    /// The number that the sum of the digits is compared with. With None, any sum is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<SumClue>,
    /// The comparison between the sum and the number.
    #[serde(default, skip_serializing_if = "Comparison::is_equal")]
    pub compared: Comparison,
}

/// A comparison between a sum and a number, stored as `equal`, `at-most` or `at-least`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comparison(usize);

/// The comparisons in the order of the choice: their name in files and their meaning.
const COMPARISONS: [(&str, Cmp); 3] = [("equal", Cmp::Equal), ("at-most", Cmp::AtMost), ("at-least", Cmp::AtLeast)];

impl Comparison {
    /// Returns the comparison with this meaning.
    pub fn of(cmp: Cmp) -> Comparison {
        Comparison(COMPARISONS.iter().position(|&(_, own)| own == cmp).unwrap_or_default())
    }

    fn is_equal(&self) -> bool {
        self.0 == 0
    }

    fn cmp(self) -> Cmp {
        COMPARISONS[self.0].1
    }
}

impl Chosen for Comparison {
    fn index(&self) -> usize {
        self.0
    }

    fn choose(&mut self, index: usize) {
        if index < COMPARISONS.len() {
            self.0 = index;
        }
    }
}

impl Serialize for Comparison {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(COMPARISONS[self.0].0)
    }
}

impl<'de> Deserialize<'de> for Comparison {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Comparison, D::Error> {
        let name = String::deserialize(deserializer)?;
        let place = COMPARISONS.iter().position(|&(own, _)| own == name);
        let names = COMPARISONS.map(|(own, _)| own).join(", ");
        place.map(Comparison).ok_or_else(|| serde::de::Error::custom(format!("“{name}” is none of {names}")))
    }
}

impl CellSum {
    /// Returns the clue with the comparison of the rule.
    fn clue(&self) -> Option<SumClue> {
        let relation = match self.compared.cmp() {
            Cmp::Equal => return self.sum.clone(),
            Cmp::AtMost => Relation::AtMost,
            Cmp::AtLeast => Relation::AtLeast,
        };
        match self.sum.clone()? {
            SumClue::Compared(Relation::Equal, of) => Some(SumClue::Compared(relation, of)),
            other => Some(other),
        }
    }

    /// Returns whether the sum is compared with a number, as before there were other clues.
    fn has_number(&self) -> bool {
        self.sum.as_ref().is_none_or(|sum| sum.number().is_some())
    }
}

impl Variant for CellSum {
    type Place = CellSet;
    const INFO: Info = Info {
        id: "cell-sum",
        group: KindGroup::Cells,
        key: None,
        brushes: &["equal", "at-most", "at-least"],
        tint: Tint::Blue,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/cell-sums.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "cell-sums", rules: RuleSource::PlacedApart { most: 14, least_cells: 2 } };
    const READS_VALUES: bool = true;

    fn new(cells: CellSet, brush: usize) -> Self {
        CellSum { cells, sum: None, compared: Comparison(brush.min(COMPARISONS.len() - 1)) }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        CellSum { cells, ..self.clone() }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        let sentence = match (self.clue().filter(|_| !self.has_number()), self.compared.cmp()) {
            (Some(clue), _) => clue.sentence(),
            (None, Cmp::Equal) => "rules",
            (None, Cmp::AtMost) => "rules-at-most",
            (None, Cmp::AtLeast) => "rules-at-least",
        };
        Message::new(format!("cell-sum.{sentence}"))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.clue().is_none_or(|clue| context.sum_holds(&clue, filling, self.cells.iter()))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        if let Some(clue) = self.clue() {
            context.add_sum(&clue, self.cells.iter(), model);
        }
    }

    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)> {
        self.clue().into_iter().map(|clue| (clue, self.cells.iter().collect())).collect()
    }

    fn depends_on(&self, other: &dyn OtherRule) -> bool {
        shares_letters(&Variant::sums(self), other)
    }

    /// Describes unknown sums without the other rules.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        match self.has_number() {
            true => self.lower(context, model),
            false => context.add_described_sum(self.cells.iter(), model),
        }
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        outline_cells(scene, Layer::Mark, &self.cells, 0.05, Pen::new(Width::Cells(0.03)), Ink::Line(tint));
        if let (Some(clue), Some(at)) = (self.clue(), self.cells.clue_point(context.board())) {
            draw_clue(scene, at, clue.drawn());
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = self.cells.len() as i32 * context.highest();
        vec![
            Field::sum("sum", &mut self.sum, most.clamp(0, u16::MAX.into()) as u16),
            Field::choice("compared", &["equal", "at-most", "at-least"], &mut self.compared),
        ]
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let count = self.cells.len() as i32;
        let (least, most) = (0, count * context.highest());
        match self.sum.as_ref().and_then(SumClue::number).map(i32::from) {
            Some(number) if number > most && context.reads_digits() => Err(match self.compared.cmp() {
                Cmp::AtMost => PlacementError::NumberOutOfRange { number, least, most },
                Cmp::Equal | Cmp::AtLeast => PlacementError::NumberUnreachable { number, least, most },
            }),
            Some(_) | None => Ok(()),
        }
    }

    /// Mirroring the digits (k becomes n + 1 - k) mirrors the sum too, and reverses comparisons.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let context = Context::without_rules(board);
        let all = self.cells.len() as i32 * (context.lowest() + context.highest());
        let turned = match self.compared.cmp() {
            Cmp::Equal => Cmp::Equal,
            Cmp::AtMost => Cmp::AtLeast,
            Cmp::AtLeast => Cmp::AtMost,
        };
        let mirrored = self.sum.as_ref().and_then(|sum| u16::try_from(all - i32::from(sum.number()?)).ok());
        let cells = step.cells(board, self.cells.iter());
        let same = (self.sum.clone(), self.compared);
        let other = (mirrored.map(SumClue::from), Comparison::of(turned));
        [same, other].map(|(sum, compared)| CellSum { cells: cells.clone(), sum, compared }).into()
    }

    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        let sum = u16::try_from(context.sum(solution, cells.iter())).ok().map(SumClue::from);
        Some(CellSum { cells, sum, compared: Comparison::default() })
    }

    fn examples() -> Vec<(Board, Self)> {
        let sum = |cells: &str, cmp, sum: u16| CellSum {
            cells: cells.parse().expect("example cells are well formed"),
            sum: Some(sum.into()),
            compared: Comparison::of(cmp),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), sum("r2c3 r3c3-4", Cmp::Equal, 14)),
            (Board::classic(), sum("r3c3 r4c4 r5c5", Cmp::AtMost, 7)),
            (shidoku.clone(), sum("r1c1 r2c3", Cmp::Equal, 4)),
            (shidoku.clone(), sum("r1c1 r2c3 r3c2", Cmp::AtMost, 5)),
            (shidoku, sum("r1c2 r3c3 r4c4", Cmp::AtLeast, 9)),
        ]
    }
}
