//! All sums given: neighbouring digits never sum to 5 or 10, nor to any other number that stands between two cells,
//! unless a number stands between them.

use std::collections::BTreeSet;

use super::BorderSum;
use super::dots::listed;
use crate::board::{Cell, Filling, Grid};
use crate::model::{Model, Shape};
use crate::place::Border;
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::{Context, Rule, Whole, WholeSort, neighbours};
use crate::words::Message;

/// Neighbours without a marked sum.
#[derive(Clone, PartialEq, Debug)]
pub struct UnmarkedSums;

/// The rule for one grid.
pub type AllSums = Whole<UnmarkedSums>;

impl WholeSort for UnmarkedSums {
    const ID: &'static str = "all-sums";
    const EXAMPLE: &'static str = include_str!("../../../examples/all-sums.ron");
    const NAME: &'static str = "all-sums";

    fn rules_text(context: &Context) -> Message {
        Message::new("all-sums.rules").with("numbers", listed(&marked_sums(context)))
    }

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        let sums = marked_sums(context);
        unmarked(context, grid).into_iter().all(|(one, other)| !sums.contains(&context.sum(filling, [one, other])))
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        let sums = marked_sums(context);
        let allowed = context.pairs(|one, other| !sums.contains(&(one + other)));
        for (one, other) in unmarked(context, grid) {
            let ids = context.ids([one, other]);
            model.add(Shape::Pair(ids[0], ids[1], allowed.clone()));
        }
    }

    fn heeds(other: &Rule) -> bool {
        other.downcast::<BorderSum>().is_some()
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        scene.ring(Layer::Mark, Point::new(1.5, 1.5), 1.25, Width::Cells(0.08), Ink::Line(tint));
        for (from, to) in [((1.5, 0.8), (1.5, 2.2)), ((0.8, 1.5), (2.2, 1.5))] {
            let [from, to] = [from, to].map(|(x, y)| Point::new(x, y));
            scene.line(Layer::Mark, from, to, Width::Cells(0.08), Ink::Line(tint));
        }
    }
}

/// What no two neighbours sum to: 5, 10 and every other marked sum.
fn marked_sums(context: &Context) -> BTreeSet<i32> {
    let marked = context.family::<BorderSum>().filter_map(|rule| rule.sum).map(i32::from);
    [5, 10].into_iter().chain(marked).collect()
}

/// The neighbours of a grid without a number between them.
fn unmarked(context: &Context, grid: &Grid) -> Vec<(Cell, Cell)> {
    let marked: Vec<Border> = context.family::<BorderSum>().map(|rule| rule.border).collect();
    let is_marked = |one, other| Border::between(one, other).is_some_and(|border| marked.contains(&border));
    neighbours(grid).into_iter().filter(|&(one, other)| !is_marked(one, other)).collect()
}
