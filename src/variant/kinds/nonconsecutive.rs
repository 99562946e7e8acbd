//! Nonconsecutive: adjacent digits must not differ by 1, or by the number of any difference dot in the puzzle, unless a
//! dot separates them. The rule may name other differences instead.

use std::collections::BTreeSet;

use super::difference_dot::WhiteDot;
use super::dots::{self, DotKind};
use crate::place::Border;
use crate::scene::{Scene, Tint};
use crate::variant::{AllGiven, AllGivenKind, Context, OtherRule};
use crate::words::Message;

/// The kind of rule that forbids unmarked differences.
#[derive(Clone, PartialEq, Debug)]
pub struct UnmarkedDifferences;

/// All difference dots are given in one grid.
pub type Nonconsecutive = AllGiven<UnmarkedDifferences>;

impl AllGivenKind for UnmarkedDifferences {
    const ID: &'static str = "nonconsecutive";
    const EXAMPLE: &'static str = include_str!("../../../examples/nonconsecutive.ron");
    const GENERATED_NAME: &'static str = "nonconsecutive";
    /// Excludes 9x9 grids, because the integer program takes more than a minute for an empty one.
    const BOXES: &'static [(u8, u8)] = &[(2, 3)];

    fn default_numbers(context: &Context) -> BTreeSet<i32> {
        dots::differences(context)
    }

    fn marked(context: &Context) -> Vec<Border> {
        dots::borders(context)
    }

    fn matches_mark(number: i32, one: i32, other: i32) -> bool {
        WhiteDot::holds(number, one, other)
    }

    fn rules_text(numbers: &BTreeSet<i32>, has_marks: bool) -> Message {
        let key = match has_marks {
            true => "nonconsecutive.rules-dots",
            false if *numbers == BTreeSet::from([1]) => "nonconsecutive.rules",
            false => "nonconsecutive.rules-numbers",
        };
        Message::new(key).with("numbers", dots::number_list(numbers))
    }

    fn is_mark(rule: &dyn OtherRule) -> bool {
        dots::is_dot(rule)
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        dots::draw_crossed_out(scene, tint, false);
    }
}
