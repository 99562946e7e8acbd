//! Modular line: any three consecutive digits on the line have different remainders when divided by 3. The line may
//! have another number in place of 3.

use crate::board::CellId;
use crate::model::Model;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::digit_classes::remainder_classes;
use crate::variant::line::{classes_alternate, require_alternating_classes};
use crate::variant::{Context, Line, LineKind, NumberRange, draw_line};
use crate::words::Message;

/// The kind of line on which remainders take turns.
#[derive(Clone, PartialEq, Debug)]
pub struct ModularLine;

/// A modular line.
pub type Modular = Line<ModularLine>;

impl LineKind for ModularLine {
    const ID: &'static str = "modular";
    const TINT: Tint = Tint::Green;
    const EXAMPLE: &'static str = include_str!("../../../examples/modular.ron");
    const GENERATED_NAME: &'static str = "modular";
    const EXAMPLES: &'static [(&'static str, Option<u16>)] = &[
        ("r2c2 r2c3 r3c4", None),
        ("r1c1 r1c2 r1c3", None),
        ("r1c2 r2c3 r3c3 r4c4", None),
        ("r1c2 r1c3 r2c4", Some(4)),
    ];

    /// Numbers above the range are possible: a line with fewer cells than the number can still be satisfied.
    const HIGHER_IS_IMPOSSIBLE: bool = false;

    fn range(context: &Context) -> Option<NumberRange> {
        Some(NumberRange { default: 3, min: 2, max: u16::from(context.size()).max(3) })
    }

    fn with_details(line: &Line<Self>, rules: Message, context: &Context) -> Message {
        rules.with("classes", remainder_classes(context, line.number(context).into()))
    }

    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        let number = line.number(context);
        classes_alternate(values, number.into(), |value| value.rem_euclid(number.into()))
    }

    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let number = line.number(context);
        require_alternating_classes(context, cells, number.into(), model, |value| value.rem_euclid(number.into()));
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Triangles, tint);
    }
}
