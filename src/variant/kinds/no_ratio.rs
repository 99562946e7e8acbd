//! No ratio: of neighbouring digits one is never twice the other, nor as many times as any ratio dot says, unless a
//! dot stands between them.

use super::dots;
use crate::board::{Filling, Grid};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, TextRole, Tint, Weight, Width};
use crate::variant::{Context, Rule, Whole, WholeSort};
use crate::words::Message;

/// Neighbours without a marked ratio.
#[derive(Clone, PartialEq, Debug)]
pub struct NotInRatio;

/// The rule for one grid.
pub type NoRatio = Whole<NotInRatio>;

impl WholeSort for NotInRatio {
    const ID: &'static str = "no-ratio";
    const EXAMPLE: &'static str = include_str!("../../../examples/no-ratio.ron");
    const NAME: &'static str = "no-ratio";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn rules_text(context: &Context) -> Message {
        let numbers = dots::ratios(context);
        let key = if dots::any(context) { "rules-dots" } else { "rules" };
        Message::new(format!("{}.{key}", Self::ID)).with("numbers", dots::listed(&numbers))
    }

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        let numbers = dots::ratios(context);
        dots::unmarked(context, grid).into_iter().all(|(one, other)| {
            let values = context.values(filling, [one, other]);
            !numbers.iter().any(|&number| marked(number, values[0], values[1]))
        })
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        let numbers = dots::ratios(context);
        let allowed = context.pairs(|one, other| !numbers.iter().any(|&number| marked(number, one, other)));
        for (one, other) in dots::unmarked(context, grid) {
            let ids = context.ids([one, other]);
            model.add(Shape::Pair(ids[0], ids[1], allowed.clone()));
        }
    }

    fn heeds(other: &Rule) -> bool {
        dots::is_dot(other)
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        for (x, text) in [0.75, 2.25].into_iter().zip(["2", "4"]) {
            scene.text(TextRole::Mark, Point::new(x, 1.5), 1.3, text, Weight::Semibold, Ink::Line(tint));
        }
        scene.line(Layer::Mark, Point::new(1.1, 2.6), Point::new(1.9, 0.4), Width::Cells(0.12), Ink::Line(tint));
    }
}

/// Whether two digits are as a dot with this number says.
fn marked(number: i32, one: i32, other: i32) -> bool {
    one == number * other || other == number * one
}
