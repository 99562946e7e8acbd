//! Whisper line: adjacent digits on the line differ by at least 5 on a 9x9 grid, or by at least the number of the line.

use crate::board::CellId;
use crate::model::{Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, NumberRange, draw_line};

/// The kind of line whose consecutive digits differ by a minimum.
#[derive(Clone, PartialEq, Debug)]
pub struct WhisperLine;

/// A whisper line.
pub type Whispers = Line<WhisperLine>;

impl LineKind for WhisperLine {
    const ID: &'static str = "whispers";
    const KEY: Option<char> = Some('W');
    const TINT: Tint = Tint::Green;
    const EXAMPLE: &'static str = include_str!("../../../examples/whispers.ron");
    const GENERATED_NAME: &'static str = "whispers";
    const READS_VALUES: bool = true;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r2c2 r3c3 r3c4", None), ("r1c1 r1c2", None), ("r1c1 r1c2 r2c3", None), ("r3c3 r4c3", Some(3))];
    const BRUSHES: &'static [&'static str] = &["german", "dutch"];
    const BRUSH_NUMBERS: &'static [Option<u16>] = &[None, Some(4)];

    /// The default is half of the digits, rounded up: 5 on 9x9 boards, as for German whispers.
    fn range(context: &Context) -> Option<NumberRange> {
        let size = u16::from(context.size());
        Some(NumberRange { default: size.div_ceil(2), min: 1, max: size - 1 })
    }

    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        values.windows(2).all(|pair| (pair[0] - pair[1]).abs() >= line.number(context).into())
    }

    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let apart = context.pair_table(|one, other| (one - other).abs() >= line.number(context).into());
        for pair in cells.windows(2) {
            model.add(Shape::Pair(pair[0], pair[1], apart.clone()));
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Wave, tint);
    }
}
