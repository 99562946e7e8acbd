//! A drawing: its shape, colours, lines and layer.

use serde::{Deserialize, Serialize};

use super::length::{Angle, DrawingPoint, Length};
use crate::scene::{ImageFile, Rgba};

/// A drawing in a file: `(shape: Ellipse(frame: (centre: (4.5, 4.5), width: 1, height: 1)), fill: "#FFCC0080")`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "drawing")]
pub struct Drawing {
    /// The shape.
    pub shape: DrawnShape,
    /// The colour of lines and outlines, or `None` for no line. Its alpha is the opacity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stroke: Option<Rgba>,
    /// The colour of areas and letters, or `None` for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Rgba>,
    /// The width of lines and outlines.
    #[serde(default = "default_width", skip_serializing_if = "is_default_width")]
    pub width: Length,
    /// The lengths of a dash and of the gap after it, or `None` for a solid line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dash: Option<(Length, Length)>,
    /// The layer. Within a layer, later drawings lie over earlier ones.
    #[serde(default, skip_serializing_if = "is_default")]
    pub layer: DrawingLayer,
}

/// The position of a drawing among the other parts of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawingLayer {
    /// Under the lines of the grid, and under the marks of rules.
    #[default]
    UnderGrid,
    /// Over the lines of the grid, under the digits.
    UnderDigits,
    /// Over everything.
    OverDigits,
}

impl DrawingLayer {
    /// All layers, from back to front.
    pub const ALL: [DrawingLayer; 3] = [DrawingLayer::UnderGrid, DrawingLayer::UnderDigits, DrawingLayer::OverDigits];
}

/// The shape of a drawing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DrawnShape {
    /// Polylines that are drawn and filled together. A fill covers the inside of the closed lines, by the non-zero
    /// winding rule.
    Lines {
        /// The points of each line, at least one. Points may repeat.
        lines: Vec<Vec<DrawingPoint>>,
        /// True if the end of each line is joined to its start.
        #[serde(default, skip_serializing_if = "is_default")]
        closed: bool,
        /// The shape of ends and corners.
        #[serde(default, skip_serializing_if = "is_default")]
        ends: LineEnds,
        /// The length of the two strokes of an arrow head at the end of each line, or `None` for no head.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arrow: Option<Length>,
    },
    /// A rectangle.
    Rectangle {
        /// Its position and size.
        frame: DrawnFrame,
        /// The radius of its corners, at most half of its shorter side.
        #[serde(default, skip_serializing_if = "is_default")]
        rounded: Length,
    },
    /// An ellipse, such as a circle.
    Ellipse {
        /// The rectangle around it.
        frame: DrawnFrame,
    },
    /// A text of one or more lines.
    Text {
        /// The text.
        text: String,
        /// The middle of the text, or of its left or right edge.
        at: DrawingPoint,
        /// The font size.
        size: Length,
        /// The point of the text that lies at `at`.
        #[serde(default, skip_serializing_if = "is_default")]
        align: TextAlign,
        /// The angle of the text around `at`.
        #[serde(default, skip_serializing_if = "is_default")]
        angle: Angle,
    },
    /// A picture.
    Image {
        /// Its position and size.
        frame: DrawnFrame,
        /// The file.
        file: ImageFile,
        /// True to mirror the picture from left to right.
        #[serde(default, skip_serializing_if = "is_default")]
        mirrored: bool,
        /// The opacity, from 0 to 255.
        #[serde(default = "opaque", skip_serializing_if = "is_opaque")]
        opacity: u8,
    },
}

/// The position and size of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "frame")]
pub struct DrawnFrame {
    /// The centre.
    pub centre: DrawingPoint,
    /// The width before turning.
    pub width: Length,
    /// The height before turning.
    pub height: Length,
    /// The angle around the centre.
    #[serde(default, skip_serializing_if = "is_default")]
    pub angle: Angle,
}

/// The shape of the ends and corners of lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineEnds {
    /// Round ends and corners.
    #[default]
    Round,
    /// Ends exactly at the first and last point; sharp corners.
    Flat,
    /// Ends half the width beyond the first and last point; sharp corners.
    Square,
}

/// The horizontal alignment of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextAlign {
    /// The middle of the text is at its place.
    #[default]
    Centre,
    /// The left edge of the text is at its place.
    Left,
    /// The right edge of the text is at its place.
    Right,
}

/// The default width of lines and outlines, in thousandths of a cell.
const DEFAULT_WIDTH: i32 = 50;

pub(super) fn default_width() -> Length {
    Length::thousandths(DEFAULT_WIDTH)
}

fn is_default_width(width: &Length) -> bool {
    *width == default_width()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn opaque() -> u8 {
    255
}

fn is_opaque(opacity: &u8) -> bool {
    *opacity == opaque()
}

impl Drawing {
    /// Creates a drawing without colours, under the grid. It is invisible until it gets one, unless it is a picture.
    pub fn new(shape: DrawnShape) -> Drawing {
        let layer = DrawingLayer::default();
        Drawing { shape, stroke: None, fill: None, width: default_width(), dash: None, layer }
    }

    /// Returns the same drawing with a line of this colour and width.
    pub fn with_stroke(self, colour: Rgba, width: Length) -> Drawing {
        Drawing { stroke: Some(colour), width, ..self }
    }

    /// Returns the same drawing filled with this colour.
    pub fn with_fill(self, colour: Rgba) -> Drawing {
        Drawing { fill: Some(colour), ..self }
    }

    /// Returns the same drawing in this layer.
    pub fn in_layer(self, layer: DrawingLayer) -> Drawing {
        Drawing { layer, ..self }
    }
}
