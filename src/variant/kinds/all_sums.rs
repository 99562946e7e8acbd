//! All sums given: adjacent digits must not sum to 5, 10 or any other marked sum unless that sum is marked between
//! them. The rule may name other sums instead.

use std::collections::BTreeSet;

use super::border_sum::BorderSum;
use super::dots::number_list;
use crate::place::Border;
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::{AllGiven, AllGivenKind, Context, OtherRule};
use crate::words::Message;

/// The kind of rule that forbids unmarked sums.
#[derive(Clone, PartialEq, Debug)]
pub struct UnmarkedSums;

/// All sums are given in one grid.
pub type AllSums = AllGiven<UnmarkedSums>;

impl AllGivenKind for UnmarkedSums {
    const ID: &'static str = "all-sums";
    const EXAMPLE: &'static str = include_str!("../../../examples/all-sums.ron");
    const GENERATED_NAME: &'static str = "all-sums";

    /// Returns 5, 10 and every other marked sum.
    fn default_numbers(context: &Context) -> BTreeSet<i32> {
        let marked = context.rules_of::<BorderSum>().filter_map(|rule| rule.sum).map(i32::from);
        [5, 10].into_iter().chain(marked).collect()
    }

    fn marked(context: &Context) -> Vec<Border> {
        context.rules_of::<BorderSum>().map(|rule| rule.border).collect()
    }

    fn matches_mark(number: i32, one: i32, other: i32) -> bool {
        one + other == number
    }

    fn rules_text(numbers: &BTreeSet<i32>, _has_marks: bool) -> Message {
        Message::new("all-sums.rules").with("numbers", number_list(numbers))
    }

    fn is_mark(rule: &dyn OtherRule) -> bool {
        rule.downcast::<BorderSum>().is_some()
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        scene.ring(Layer::Mark, Point::new(1.5, 1.5), 1.25, Width::Cells(0.08), Ink::Line(tint));
        for (from, to) in [((1.5, 0.8), (1.5, 2.2)), ((0.8, 1.5), (2.2, 1.5))] {
            let [from, to] = [from, to].map(|(x, y)| Point::new(x, y));
            scene.line(Layer::Mark, from, to, Width::Cells(0.08), Ink::Line(tint));
        }
    }
}
