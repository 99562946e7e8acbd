//! No ratio: adjacent digits must not be in a ratio of 1:2, or of any ratio dot in the puzzle, unless a dot separates
//! them. The rule may name other ratios instead.

use std::collections::BTreeSet;

use super::dots::{self, DotSort};
use super::ratio_dot::InRatio;
use crate::place::Border;
use crate::scene::{Scene, Tint};
use crate::variant::{AllGiven, Context, GivenSort, Rule};
use crate::words::Message;

/// The kind of rule that forbids unmarked ratios.
#[derive(Clone, PartialEq, Debug)]
pub struct NotInRatio;

/// All ratio dots are given in one grid.
pub type NoRatio = AllGiven<NotInRatio>;

impl GivenSort for NotInRatio {
    const ID: &'static str = "no-ratio";
    const EXAMPLE: &'static str = include_str!("../../../examples/no-ratio.ron");
    const NAME: &'static str = "no-ratio";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn usual(context: &Context) -> BTreeSet<i32> {
        dots::ratios(context)
    }

    fn marked(context: &Context) -> Vec<Border> {
        dots::borders(context)
    }

    fn is_so(number: i32, one: i32, other: i32) -> bool {
        InRatio::holds(number, one, other)
    }

    fn rules_text(numbers: &BTreeSet<i32>, has_marks: bool) -> Message {
        let key = if has_marks { "no-ratio.rules-dots" } else { "no-ratio.rules" };
        Message::new(key).with("numbers", dots::listed(numbers))
    }

    fn is_mark(rule: &Rule) -> bool {
        dots::is_dot(rule)
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        dots::draw_struck(scene, tint, true);
    }
}
