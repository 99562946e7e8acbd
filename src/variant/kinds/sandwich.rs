//! Sandwich: the digits between the lowest and the highest digit of a row or column sum to the number outside the grid.

use crate::board::{Digit, DigitSet, Filling, Side};
use crate::model::{Automaton, Model, Patterns, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, Context, NumberClues, OutsideClueKind};

/// Sandwich clues around a grid.
pub type Sandwich = NumberClues<SandwichClue>;

/// The kind of clue that gives the sum between the lowest and the highest digit, which is the same from both ends.
#[derive(Clone, PartialEq, Debug)]
pub struct SandwichClue;

/// The state of reading a line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum SandwichState {
    Before,
    /// Between the two digits, with this sum so far.
    Between(i32),
    After,
}

impl OutsideClueKind for SandwichClue {
    const ID: &'static str = "sandwich";
    const RULES: &'static str = "sandwich.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/sandwich.ron");
    const GENERATED_NAME: &'static str = "sandwich";
    const ICON: ClueIcon = ClueIcon::Sandwich;
    const SIDES: &'static [Side] = &[Side::Top, Side::Left];
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["8 . 35 . 0", ". 17 . . . 4", ""]),
        (2, 2, ["5 . 0", "", ""]),
        (2, 2, ["", ". 3 2", ""]),
        (2, 3, ["14", ". 0 . 9", ""]),
    ];

    /// Sums range up to the total of all other digits.
    fn range(seen: &ClueLine) -> (i32, i32) {
        (0, (seen.context.lowest() + 1..seen.context.highest()).sum())
    }

    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        let at = |wanted: i32| values.iter().position(|&value| value == wanted);
        let (one, other) = (at(seen.context.lowest())?, at(seen.context.highest())?);
        Some(values[one.min(other) + 1..one.max(other)].iter().sum())
    }

    /// Each of the two digits occurs once in a line, so the state need not say which of them came first.
    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let context = seen.context;
        let is_end = |value: i32| value == context.lowest() || value == context.highest();
        let automaton = Automaton::explore(
            context.size(),
            SandwichState::Before,
            |state, digit| match (state, context.value(digit)) {
                (SandwichState::Before, value) if is_end(value) => Some(SandwichState::Between(0)),
                (SandwichState::Before, _) => Some(SandwichState::Before),
                (SandwichState::Between(sum), value) if is_end(value) => (*sum == clue).then_some(SandwichState::After),
                (SandwichState::Between(sum), value) => {
                    (sum + value <= clue).then_some(SandwichState::Between(sum + value))
                }
                (SandwichState::After, value) => (!is_end(value)).then_some(SandwichState::After),
            },
            |state| *state == SandwichState::After,
        );
        let cells = seen.ids();
        let patterns = patterns(context, clue, cells.len());
        model.add(Shape::Word(cells, automaton.with_patterns(patterns)));
    }

    /// Only a sum of 0 is known to stay: the two digits are then adjacent.
    fn reversed(_seen: &ClueLine, clue: i32) -> Option<i32> {
        (clue == 0).then_some(0)
    }
}

/// Returns all patterns of a line of different digits: two positions for the two digits, a set with this sum between
/// them, and the rest outside. Returns None if there are too many patterns.
fn patterns(context: &Context, clue: i32, length: usize) -> Option<Patterns> {
    let all = DigitSet::all(context.size());
    let [lowest, highest] = [0, usize::from(context.size()) - 1].map(|index| DigitSet::just(Digit::from_index(index)));
    let others = all.without(lowest).without(highest);
    let mut patterns = Patterns::new(length);
    for count in 0..length.saturating_sub(1) {
        for inside in context.sets_with_sum(others, count, clue, Patterns::MAX)? {
            let outside = others.without(inside);
            for first in 0..length - count - 1 {
                let last = first + count + 1;
                for (one, other) in [(lowest, highest), (highest, lowest)] {
                    patterns.push(|place| match place {
                        _ if place == first => one,
                        _ if place == last => other,
                        _ if first < place && place < last => inside,
                        _ => outside,
                    });
                }
            }
        }
        if patterns.count() > Patterns::MAX {
            return None;
        }
    }
    Some(patterns)
}
