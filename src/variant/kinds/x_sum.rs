//! X-sum: of the digits seen from a number, the first says how many, itself included, sum to the number.

use crate::board::Filling;
use crate::model::{Automaton, Model, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueSort, NumberClues, Seen};

/// X-sums around a grid.
pub type XSum = NumberClues<XSumSort>;

/// Sums of the first X digits, X being the first of them.
#[derive(Clone, PartialEq, Debug)]
pub struct XSumSort;

/// How far a line was read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    Nothing,
    /// So many digits are to be read, and sum to this.
    Left(i32, i32),
}

/// The least and the greatest sum of so many different digits.
fn extremes(seen: &Seen, count: i32) -> (i32, i32) {
    let (lowest, highest) = (seen.context.lowest(), seen.context.highest());
    ((lowest..lowest + count).sum(), (highest + 1 - count..=highest).sum())
}

impl ClueSort for XSumSort {
    const ID: &'static str = "x-sum";
    const RULES: &'static str = "x-sum.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/x-sums.ron");
    const NAME: &'static str = "x-sum";
    const ICON: ClueIcon = ClueIcon::Sign("XΣ");
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["15 . 24 . . 1", ". 40 . . 10", ""]),
        (2, 2, ["3 . 10", "", ""]),
        (2, 2, ["", ". 1 6", ""]),
        (2, 3, ["21", ". 12 . 1", ""]),
    ];

    /// As many digits as there are sum to the most. Where the first digit is the lowest, it stands alone or for none.
    fn range(seen: &Seen) -> (i32, i32) {
        (seen.context.lowest(), (seen.context.lowest()..=seen.context.highest()).sum())
    }

    fn clue_of(seen: &Seen, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        let count = usize::try_from(*values.first()?).ok()?;
        values.get(..count).map(|first| first.iter().sum())
    }

    fn lower(seen: &Seen, clue: i32, model: &mut Model) {
        let context = seen.context;
        // The digits of a line differ.
        let open = |count: i32, sum: i32| {
            let (least, most) = extremes(seen, count);
            (least..=most).contains(&sum).then_some(Reading::Left(count, sum))
        };
        let automaton = Automaton::explore(
            context.size(),
            Reading::Nothing,
            |state, digit| match (state, context.value(digit)) {
                (Reading::Nothing, 0) => open(0, clue),
                (Reading::Nothing, value) => open(value - 1, clue - value),
                (Reading::Left(0, sum), _) => Some(Reading::Left(0, *sum)),
                (Reading::Left(count, sum), value) => open(count - 1, sum - value),
            },
            |state| *state == Reading::Left(0, 0),
        );
        model.add(Shape::Word(seen.ids(), automaton));
    }
}
