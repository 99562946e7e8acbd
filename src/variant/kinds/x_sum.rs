//! X-sum: the first X digits seen from a number outside the grid sum to that number, where X is the first of them.

use crate::board::{DigitSet, Filling};
use crate::model::{Automaton, Model, Patterns, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, Context, NumberClues, OutsideClueKind};

/// X-sum clues around a grid.
pub type XSum = NumberClues<XSumClue>;

/// The kind of clue that gives the sum of the first X digits.
#[derive(Clone, PartialEq, Debug)]
pub struct XSumClue;

/// The state of reading a line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum XSumState {
    Nothing,
    /// The number of digits still to be counted and the sum that they must have.
    Left(i32, i32),
}

/// Returns the least and the greatest sum of this many different digits.
fn extremes(seen: &ClueLine, count: i32) -> (i32, i32) {
    let (lowest, highest) = (seen.context.lowest(), seen.context.highest());
    ((lowest..lowest + count).sum(), (highest + 1 - count..=highest).sum())
}

impl OutsideClueKind for XSumClue {
    const ID: &'static str = "x-sum";
    const RULES: &'static str = "x-sum.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/x-sums.ron");
    const GENERATED_NAME: &'static str = "x-sum";
    const ICON: ClueIcon = ClueIcon::Text("XΣ");
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["15 . 24 . . 1", ". 40 . . 10", ""]),
        (2, 2, ["3 . 10", "", ""]),
        (2, 2, ["", ". 1 6", ""]),
        (2, 3, ["21", ". 12 . 1", ""]),
    ];

    /// The sum is at most that of all digits. A first digit that is the lowest counts only itself, or nothing if it is
    /// 0.
    fn range(seen: &ClueLine) -> (i32, i32) {
        (seen.context.lowest(), (seen.context.lowest()..=seen.context.highest()).sum())
    }

    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        let count = usize::try_from(*values.first()?).ok()?;
        values.get(..count).map(|first| first.iter().sum())
    }

    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let context = seen.context;
        // The digits of a line are different, which limits the sum of the digits still to be counted.
        let open = |count: i32, sum: i32| {
            let (least, most) = extremes(seen, count);
            (least..=most).contains(&sum).then_some(XSumState::Left(count, sum))
        };
        let automaton = Automaton::explore(
            context.size(),
            XSumState::Nothing,
            |state, digit| match (state, context.value(digit)) {
                (XSumState::Nothing, 0) => open(0, clue),
                (XSumState::Nothing, value) => open(value - 1, clue - value),
                (XSumState::Left(0, sum), _) => Some(XSumState::Left(0, *sum)),
                (XSumState::Left(count, sum), value) => open(count - 1, sum - value),
            },
            |state| *state == XSumState::Left(0, 0),
        );
        let cells = seen.ids();
        let patterns = patterns(context, clue, cells.len());
        model.add(Shape::Word(cells, automaton.with_patterns(patterns)));
    }
}

/// Returns all patterns of a line of different digits: the first digit, then a set of digits whose size and sum follow
/// from it, and then the rest. Returns None if there are too many patterns.
fn patterns(context: &Context, clue: i32, length: usize) -> Option<Patterns> {
    let all = DigitSet::all(context.size());
    let mut patterns = Patterns::new(length);
    for digit in all.iter() {
        let (first, value) = (DigitSet::just(digit), context.value(digit));
        // A first digit of 0 counts nothing, so the sum is 0.
        let (counted, rest) = if value == 0 { (0, clue) } else { (value - 1, clue - value) };
        let counted = usize::try_from(counted).unwrap_or(length);
        if counted >= length {
            continue;
        }
        for seen in context.sets_with_sum(all.without(first), counted, rest, Patterns::MAX)? {
            patterns.push(|place| match place {
                0 => first,
                _ if place <= counted => seen,
                _ => all.without(first).without(seen),
            });
        }
        if patterns.count() > Patterns::MAX {
            return None;
        }
    }
    Some(patterns)
}
