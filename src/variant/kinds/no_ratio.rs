//! No ratio: adjacent digits must not be in a ratio of 1:2, or of any ratio dot in the puzzle, unless a dot separates
//! them. The rule may name other ratios instead.

use std::collections::BTreeSet;

use super::dots::{self, DotKind};
use super::ratio_dot::BlackDot;
use crate::place::Border;
use crate::scene::{Scene, Tint};
use crate::variant::{AllGiven, AllGivenKind, Context, OtherRule};
use crate::words::Message;

/// The kind of rule that forbids unmarked ratios.
#[derive(Clone, PartialEq, Debug)]
pub struct UnmarkedRatios;

/// All ratio dots are given in one grid.
pub type NoRatio = AllGiven<UnmarkedRatios>;

impl AllGivenKind for UnmarkedRatios {
    const ID: &'static str = "no-ratio";
    const EXAMPLE: &'static str = include_str!("../../../examples/no-ratio.ron");
    const GENERATED_NAME: &'static str = "no-ratio";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn default_numbers(context: &Context) -> BTreeSet<i32> {
        dots::ratios(context)
    }

    fn marked(context: &Context) -> Vec<Border> {
        dots::borders(context)
    }

    fn matches_mark(number: i32, one: i32, other: i32) -> bool {
        BlackDot::holds(number, one, other)
    }

    fn rules_text(numbers: &BTreeSet<i32>, has_marks: bool) -> Message {
        let key = if has_marks { "no-ratio.rules-dots" } else { "no-ratio.rules" };
        Message::new(key).with("numbers", dots::number_list(numbers))
    }

    fn is_mark(rule: &dyn OtherRule) -> bool {
        dots::is_dot(rule)
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        dots::draw_crossed_out(scene, tint, true);
    }
}
