//! Nonconsecutive: neighbouring digits never differ by 1, nor by the number of any difference dot, unless a dot stands
//! between them.

use super::dots;
use crate::board::{Filling, Grid};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, TextRole, Tint, Weight, Width};
use crate::variant::{Context, Rule, Whole, WholeSort};
use crate::words::Message;

/// Neighbours that are no step apart.
#[derive(Clone, PartialEq, Debug)]
pub struct StepsApart;

/// The rule for one grid.
pub type Nonconsecutive = Whole<StepsApart>;

impl WholeSort for StepsApart {
    const ID: &'static str = "nonconsecutive";
    const EXAMPLE: &'static str = include_str!("../../../examples/nonconsecutive.ron");
    const NAME: &'static str = "nonconsecutive";
    /// The integer program takes more than a minute for an empty 9x9 grid.
    const BOXES: &'static [(u8, u8)] = &[(2, 3)];

    fn rules_text(context: &Context) -> Message {
        let numbers = dots::differences(context);
        let key = if dots::any(context) { "rules-dots" } else { "rules" };
        Message::new(format!("{}.{key}", Self::ID)).with("numbers", dots::listed(&numbers))
    }

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        let numbers = dots::differences(context);
        dots::unmarked(context, grid).into_iter().all(|(one, other)| {
            let values = context.values(filling, [one, other]);
            !numbers.iter().any(|&number| marked(number, values[0], values[1]))
        })
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        let numbers = dots::differences(context);
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
        for (x, text) in [0.75, 2.25].into_iter().zip(["4", "5"]) {
            scene.text(TextRole::Mark, Point::new(x, 1.5), 1.3, text, Weight::Semibold, Ink::Line(tint));
        }
        scene.line(Layer::Mark, Point::new(1.1, 2.6), Point::new(1.9, 0.4), Width::Cells(0.12), Ink::Line(tint));
    }
}

/// Whether two digits are as a dot with this number says.
fn marked(number: i32, one: i32, other: i32) -> bool {
    (one - other).abs() == number
}
