//! Entropic line: any three consecutive digits on the line include a low, a middle and a high digit. On a line of two
//! cells, the digits are from different thirds.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::line::{classes_alternate, require_alternating_classes, third, with_thirds};
use crate::variant::{Context, Line, LineKind, draw_line};
use crate::words::Message;

/// The kind of line on which low, middle and high digits take turns.
#[derive(Clone, PartialEq, Debug)]
pub struct EntropicLine;

/// An entropic line.
pub type Entropic = Line<EntropicLine>;

impl LineKind for EntropicLine {
    const ID: &'static str = "entropic";
    const TINT: Tint = Tint::Sand;
    const EXAMPLE: &'static str = include_str!("../../../examples/entropic.ron");
    const GENERATED_NAME: &'static str = "entropic";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r2c3 r3c4", None), ("r1c1 r1c2 r1c3", None), ("r1c2 r2c3 r3c3 r4c4", None)];

    fn with_details(_line: &Line<Self>, rules: Message, context: &Context) -> Message {
        with_thirds(rules, context)
    }

    fn holds(_line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        classes_alternate(values, 3, |value| third(context, value))
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        require_alternating_classes(context, cells, 3, model, |value| third(context, value));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Squares, tint);
    }
}
