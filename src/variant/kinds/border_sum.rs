//! X, V and other sums: adjacent digits separated by an X sum to 10, by a V to 5, and by a number to that number.

use serde::{Deserialize, Serialize};

use super::dots::generate_marks;
use crate::board::{Board, Filling, Transformation};
use crate::model::{Cmp, Model};
use crate::place::{Border, Place, PlacementError};
use crate::scene::{Area, Ink, Layer, Scene, TextRole, Tint, Weight};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// A sum marked between two cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BorderSum {
    /// The border between the two cells.
    pub border: Border,
    /// The sum of both digits. 10 is drawn as X and 5 as V. With None, any sum is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<u16>,
}

/// The sums of the brushes and the letters that stand for them.
const LETTERS: [(u16, &str); 2] = [(10, "X"), (5, "V")];

impl BorderSum {
    fn letter(&self) -> Option<&'static str> {
        LETTERS.into_iter().find(|&(sum, _)| self.sum == Some(sum)).map(|(_, letter)| letter)
    }

    fn sign(&self) -> String {
        self.letter().map(str::to_owned).or(self.sum.map(|sum| sum.to_string())).unwrap_or_default()
    }
}

impl Variant for BorderSum {
    type Place = Border;
    const INFO: Info =
        Info { id: "border-sum", group: KindGroup::Borders, key: None, brushes: &["x", "v"], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/xv.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "xv",
        rules: RuleSource::FromSolution(|context, solution, random| {
            generate_marks(context, solution, random, |border| {
                let signs = LETTERS.map(|(sum, _)| BorderSum { border, sum: Some(sum) });
                signs.into_iter().find(|sign| sign.check(context, solution))
            })
        }),
    };
    const READS_VALUES: bool = true;
    const BRUSHES_REPLACE: bool = true;

    fn new(border: Border, brush: usize) -> Self {
        BorderSum { border, sum: LETTERS.get(brush).map(|&(sum, _)| sum) }
    }

    fn place(&self) -> Border {
        self.border
    }

    fn at(&self, border: Border) -> Self {
        BorderSum { border, sum: self.sum }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        LETTERS.get(brush).is_none_or(|&(sum, _)| self.sum == Some(sum))
    }

    fn drawn_clue(&self) -> Option<&'static str> {
        self.letter()
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let (least, most) = (2 * context.lowest(), 2 * context.highest());
        match self.sum.map(i32::from) {
            _ if !context.reads_digits() => Ok(()),
            // X and V may be impossible on small boards.
            Some(number) if number != 10 && number != 5 && !(least..=most).contains(&number) => {
                Err(PlacementError::NumberUnreachable { number, least, most })
            }
            _ => Ok(()),
        }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(match self.sum {
            Some(10) => "border-sum.rules-x",
            Some(5) => "border-sum.rules-v",
            Some(_) => "border-sum.rules",
            None => "border-sum.rules-none",
        })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.sum.is_none_or(|sum| context.sum(filling, self.border.pair()) == i32::from(sum))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        if let Some(sum) = self.sum {
            let terms = context.ids(self.border.pair()).into_iter().map(|cell| (1, cell)).collect();
            model.add(context.sum_shape(terms, Cmp::Equal, sum.into()));
        }
    }

    fn draw(&self, _context: &Context, _tint: Tint, scene: &mut Scene) {
        let at = self.border.point();
        scene.fill_areas(Layer::Frame, [Area::new(at.x - 0.15, at.y - 0.16, 0.3, 0.32)], Ink::Paper);
        // A sum in figures is wider than a letter.
        let size = if self.letter().is_some() { 0.34 } else { 0.27 };
        scene.text(TextRole::Clue, at, size, self.sign(), Weight::Semibold, Ink::Given);
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = (2 * context.highest()).max(10) as u16;
        vec![Field::typed_number("sum", &mut self.sum, (2 * context.lowest()) as u16, most)]
    }

    /// Mirroring the digits (k becomes n + 1 - k) mirrors the sum too: s becomes 2 (lowest + highest digit) - s.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let context = Context::without_rules(board);
        let all = (2 * (context.lowest() + context.highest())) as u16;
        let borders = self.border.transformed(board, step).into_iter();
        let sums = [self.sum, self.sum.and_then(|sum| all.checked_sub(sum))];
        borders.flat_map(|border| sums.map(|sum| BorderSum { border, sum })).collect()
    }

    fn of_solution(border: Border, context: &Context, solution: &Filling) -> Option<Self> {
        Some(BorderSum { border, sum: u16::try_from(context.sum(solution, border.pair())).ok() })
    }

    fn examples() -> Vec<(Board, Self)> {
        let sum = |cells: [&str; 2], sum| {
            let [one, other] = cells.map(|cell| cell.parse().expect("example cells are well formed"));
            BorderSum { border: Border::between(one, other).expect("example cells share an edge"), sum: Some(sum) }
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), sum(["r2c2", "r2c3"], 10)),
            (shidoku.clone(), sum(["r2c2", "r3c2"], 5)),
            (shidoku, sum(["r1c1", "r1c2"], 3)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::kinds::Rule;

    #[test]
    fn signs_are_told_as_they_are_drawn() {
        let board = Board::classic();
        let border = BorderSum::examples()[0].1.border;
        for (sum, told) in [(Some(10), "X · "), (Some(5), "V · "), (Some(12), "12 · "), (None, "")] {
            let rule = Rule::from(BorderSum { border, sum });
            assert_eq!(rule.description(&board).to_string(), format!("{told}{}", border.description(&board)));
        }
    }
}
