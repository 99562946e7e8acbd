//! Skyscraper: a number outside the grid is the number of digits seen from there that are larger than all digits before
//! them.

use crate::board::Filling;
use crate::model::{Automaton, Model, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, NumberClues, OutsideClueKind};

/// Skyscraper clues around a grid.
pub type Skyscraper = NumberClues<SkyscraperClue>;

/// The kind of clue that gives the number of visible digits.
#[derive(Clone, PartialEq, Debug)]
pub struct SkyscraperClue;

/// The state of reading a line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum SkyscraperState {
    Nothing,
    /// The largest digit so far and the number of visible digits.
    Up(i32, i32),
    /// The highest digit has been read, and the number of visible digits is the clue.
    Whole,
}

impl OutsideClueKind for SkyscraperClue {
    const ID: &'static str = "skyscraper";
    const RULES: &'static str = "skyscraper.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/skyscrapers.ron");
    const GENERATED_NAME: &'static str = "skyscraper";
    const ICON: ClueIcon = ClueIcon::Buildings(&[3, 5, 7], false);
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["4 . 3 . 1 . 5", ". 2 . 6", ""]),
        (2, 2, ["3 . 2", "", ""]),
        (2, 2, ["", ". 1 4", ""]),
        (2, 3, ["3", ". 2 . . 1", ""]),
    ];

    fn range(seen: &ClueLine) -> (i32, i32) {
        (1, seen.context.size().into())
    }

    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let (mut count, mut tallest) = (0, i32::MIN);
        for value in seen.values(filling) {
            if value > tallest {
                (count, tallest) = (count + 1, value);
            }
        }
        Some(count)
    }

    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let context = seen.context;
        let up = |value: i32, count: i32| match context.highest() - value {
            0 => (count == clue).then_some(SkyscraperState::Whole),
            // At least one of the larger digits will be visible, and at most all of them.
            larger => (count < clue && clue <= count + larger).then_some(SkyscraperState::Up(value, count)),
        };
        let automaton = Automaton::explore(
            context.size(),
            SkyscraperState::Nothing,
            |state, digit| match (state, context.value(digit)) {
                (SkyscraperState::Nothing, value) => up(value, 1),
                (SkyscraperState::Up(tallest, count), value) if value > *tallest => up(value, count + 1),
                // A digit behind a larger one is hidden, and behind the highest one all digits are.
                (SkyscraperState::Up(..) | SkyscraperState::Whole, _) => Some(state.clone()),
            },
            |state| *state == SkyscraperState::Whole,
        );
        model.add(Shape::Word(seen.ids(), automaton));
    }
}
