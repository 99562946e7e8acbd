//! Hidden skyscraper: a number outside the grid is the first digit, seen from there, that is hidden by a larger digit
//! before it.

use std::cmp::Ordering;

use crate::board::{Digit, DigitSet, Filling};
use crate::model::{Automaton, Model, Patterns, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, Context, NumberClues, OutsideClueKind};

/// Hidden skyscraper clues around a grid.
pub type HiddenSkyscraper = NumberClues<HiddenSkyscraperClue>;

/// The kind of clue that gives the first hidden digit of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct HiddenSkyscraperClue;

/// The state of reading a line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum HiddenSkyscraperState {
    Nothing,
    /// All digits so far rise. This is the last of them.
    Up(i32),
    /// The first hidden digit has been read.
    Hidden,
}

impl OutsideClueKind for HiddenSkyscraperClue {
    const ID: &'static str = "hidden-skyscraper";
    const RULES: &'static str = "hidden-skyscraper.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/hidden-skyscrapers.ron");
    const GENERATED_NAME: &'static str = "hidden-skyscraper";
    const ICON: ClueIcon = ClueIcon::Buildings(&[6, 3], true);
    const IS_DIGIT: bool = true;
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["4 . 3 . 1 . 5", ". 2 . 6", ""]),
        (2, 2, ["3 . 2", "", ""]),
        (2, 2, ["", ". 1 1", ""]),
        (2, 3, ["5", ". 2 . 1", ""]),
    ];

    /// The highest digit cannot be hidden.
    fn range(seen: &ClueLine) -> (i32, i32) {
        (seen.context.lowest(), seen.context.highest() - 1)
    }

    /// Returns None if all digits rise.
    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        values.windows(2).find(|pair| pair[1] < pair[0]).map(|pair| pair[1])
    }

    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let context = seen.context;
        let automaton = Automaton::explore(
            context.size(),
            HiddenSkyscraperState::Nothing,
            |state, digit| match (state, context.value(digit)) {
                (HiddenSkyscraperState::Hidden, _) => Some(HiddenSkyscraperState::Hidden),
                (HiddenSkyscraperState::Up(tallest), value) if value < *tallest => {
                    (value == clue).then_some(HiddenSkyscraperState::Hidden)
                }
                // The clue is hidden, so it is not among the digits that rise before it.
                (HiddenSkyscraperState::Nothing | HiddenSkyscraperState::Up(_), value) => {
                    (value != clue).then_some(HiddenSkyscraperState::Up(value))
                }
            },
            |state| *state == HiddenSkyscraperState::Hidden,
        );
        let cells = seen.ids();
        let patterns = patterns(context, clue, cells.len());
        model.add(Shape::Word(cells, automaton.with_patterns(patterns)));
    }
}

/// Returns all patterns of a line of different digits: rising digits that end above the clue, then the clue, then the
/// rest. Returns None if there are too many patterns.
fn patterns(context: &Context, clue: i32, length: usize) -> Option<Patterns> {
    let all = DigitSet::all(context.size());
    let hidden: DigitSet = all.iter().filter(|&digit| context.value(digit) == clue).collect();
    let others = all.without(hidden);
    let lower = all.iter().filter(|&digit| context.value(digit) < clue).count();
    // Each set of other digits that includes one above the clue gives a pattern.
    if others.len() > Patterns::MAX.ilog2() as usize {
        return None;
    }
    let digits: Vec<Digit> = others.iter().collect();
    let mut patterns = Patterns::new(length);
    for chosen in 1u32..1 << digits.len() {
        let rising = || digits.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, &digit)| digit);
        let count = rising().count();
        // The bits from `lower` on stand for the digits above the clue, one of which must hide it.
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
