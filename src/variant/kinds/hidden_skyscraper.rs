//! Hidden skyscraper: a number is the first digit seen from it that is smaller than one before it.

use std::cmp::Ordering;

use crate::board::{Digit, DigitSet, Filling};
use crate::model::{Automaton, Model, Patterns, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueSort, Context, NumberClues, Seen};

/// Hidden skyscrapers around a grid.
pub type HiddenSkyscraper = NumberClues<HiddenSkyscraperSort>;

/// Digits that are the first that a larger one hides.
#[derive(Clone, PartialEq, Debug)]
pub struct HiddenSkyscraperSort;

/// How far a line was read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    Nothing,
    /// All digits rose to this one.
    Up(i32),
    /// The first hidden digit was read.
    Hidden,
}

impl ClueSort for HiddenSkyscraperSort {
    const ID: &'static str = "hidden-skyscraper";
    const RULES: &'static str = "hidden-skyscraper.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/hidden-skyscrapers.ron");
    const NAME: &'static str = "hidden-skyscraper";
    const ICON: ClueIcon = ClueIcon::Buildings(&[6, 3], true);
    const IS_DIGIT: bool = true;
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["4 . 3 . 1 . 5", ". 2 . 6", ""]),
        (2, 2, ["3 . 2", "", ""]),
        (2, 2, ["", ". 1 1", ""]),
        (2, 3, ["5", ". 2 . 1", ""]),
    ];

    /// Nothing hides the highest digit.
    fn range(seen: &Seen) -> (i32, i32) {
        (seen.context.lowest(), seen.context.highest() - 1)
    }

    /// None where all digits rise.
    fn clue_of(seen: &Seen, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        values.windows(2).find(|pair| pair[1] < pair[0]).map(|pair| pair[1])
    }

    fn lower(seen: &Seen, clue: i32, model: &mut Model) {
        let context = seen.context;
        let automaton = Automaton::explore(
            context.size(),
            Reading::Nothing,
            |state, digit| match (state, context.value(digit)) {
                (Reading::Hidden, _) => Some(Reading::Hidden),
                (Reading::Up(tallest), value) if value < *tallest => (value == clue).then_some(Reading::Hidden),
                // What is to be hidden is not seen before.
                (Reading::Nothing | Reading::Up(_), value) => (value != clue).then_some(Reading::Up(value)),
            },
            |state| *state == Reading::Hidden,
        );
        let cells = seen.ids();
        let patterns = patterns(context, clue, cells.len());
        model.add(Shape::Word(cells, automaton.with_patterns(patterns)));
    }
}

/// What a line of so many different digits can be: first some that rise, the last of them above the hidden one, then
/// that one, and then the digits that are left. None where these are too many.
fn patterns(context: &Context, clue: i32, length: usize) -> Option<Patterns> {
    let all = DigitSet::all(context.size());
    let hidden: DigitSet = all.iter().filter(|&digit| context.value(digit) == clue).collect();
    let others = all.without(hidden);
    let lower = all.iter().filter(|&digit| context.value(digit) < clue).count();
    // Of the sets of the other digits all that have a higher one.
    if others.len() > Patterns::MOST.ilog2() as usize {
        return None;
    }
    let digits: Vec<Digit> = others.iter().collect();
    let mut patterns = Patterns::new(length);
    for chosen in 1u32..1 << digits.len() {
        let rising = || digits.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, &digit)| digit);
        let count = rising().count();
        if chosen >> lower == 0 || count >= length {
            continue;
        }
        let rising: Vec<Digit> = rising().collect();
        let left = others.without(rising.iter().copied().collect());
        patterns.push(|place| match place.cmp(&count) {
            Ordering::Less => DigitSet::just(rising[place]),
            Ordering::Equal => hidden,
            Ordering::Greater => left,
        });
    }
    Some(patterns)
}
