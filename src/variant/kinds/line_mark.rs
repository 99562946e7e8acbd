//! Line: a decoration that draws a line through cells.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::place::Path;
use crate::scene::{Layer, Scene, Tint};
use crate::variant::Field;
use crate::variant::decoration::Decoration;
use crate::variant::look::{LineStyle, LineTip, LineWidth, is_default, line_ink, line_pen};

/// A line through cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineMark {
    /// The cells of the line.
    pub path: Path,
    /// The width of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub width: LineWidth,
    /// The dashes of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub style: LineStyle,
    /// The shape of the ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tip: LineTip,
}

impl Decoration for LineMark {
    type Place = Path;
    const ID: &'static str = "line-mark";
    const TINT: Tint = Tint::Blue;

    fn new(path: Path) -> Self {
        LineMark { path, width: LineWidth::Wide, style: LineStyle::Solid, tip: LineTip::Plain }
    }

    fn place(&self) -> Path {
        self.path.clone()
    }

    fn at(&self, path: Path) -> Self {
        LineMark { path, ..self.clone() }
    }

    fn draw(&self, tint: Tint, scene: &mut Scene) {
        let pen = line_pen(self.width, self.style, self.tip);
        scene.path(Layer::Mark, self.path.points(), pen, line_ink(self.width, tint));
    }

    fn form(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::choice("width", LineWidth::OPTIONS, &mut self.width),
            Field::choice("style", LineStyle::OPTIONS, &mut self.style),
            Field::choice("tip", LineTip::OPTIONS, &mut self.tip),
        ]
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let line = |path: &str, width, style, tip| LineMark {
            path: path.parse().expect("an example path is well formed"),
            width,
            style,
            tip,
        };
        vec![
            (Board::classic(), line("r3c1 r2c2 r3c3 r2c4", LineWidth::Wide, LineStyle::Solid, LineTip::Plain)),
            (shidoku.clone(), line("r1c1 r2c2 r2c3", LineWidth::Thin, LineStyle::Dashed, LineTip::Arrow)),
            (shidoku, line("r4c1 r4c2 r4c3", LineWidth::Medium, LineStyle::Dotted, LineTip::Bulb)),
        ]
    }
}
