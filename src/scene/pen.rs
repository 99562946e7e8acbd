//! How a line is drawn: its thickness, dashes, corners and ends, and what stands at its ends.

use super::Width;

/// How a line is drawn.
///
/// The default is the plain thin line: undashed, with mitred corners and square ends. A [`Width`] is turned into the
/// plain line of that thickness, so it may stand wherever a pen is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// How thick the line is.
    pub width: Width,
    /// The dashes of a dashed line; None for an unbroken one.
    pub dash: Option<Dash>,
    /// How two sides meet at a corner.
    pub join: Join,
    /// How the line ends on both sides, and each dash of a dashed one (see [`Dash`]).
    pub end: End,
    /// The radius in cells of a disc around the first point, as at the foot of a thermometer. It is part of the line:
    /// a transparent ink covers each place of both once. Closed lines have none.
    pub bulb: Option<f32>,
    /// What becomes of a tinted line in pure black.
    pub form: Form,
    /// An arrow head, whose tip is the last point. It is part of the line too. Closed lines have none.
    pub head: Option<Head>,
}

impl Pen {
    /// An unbroken line with mitred corners and square ends.
    pub const fn new(width: Width) -> Pen {
        Pen { width, dash: None, join: Join::Mitre, end: End::Square, bulb: None, head: None, form: Form::Band }
    }

    /// The same pen with dashes of `on` cells and gaps of `off` cells, both larger than zero.
    pub const fn dashed(self, on: f32, off: f32) -> Pen {
        Pen { dash: Some(Dash { on, off }), ..self }
    }

    /// The same pen with round corners and ends.
    pub const fn round(self) -> Pen {
        Pen { join: Join::Round, end: End::Round, ..self }
    }

    /// The same pen, whose line ends at its first and last point and no further.
    pub const fn flat(self) -> Pen {
        Pen { end: End::Butt, ..self }
    }

    /// The same pen with a disc of this radius, in cells, around the first point.
    pub const fn with_bulb(self, radius: f32) -> Pen {
        Pen { bulb: Some(radius), ..self }
    }

    /// The same pen with an arrow head at the last point.
    pub const fn with_head(self, head: Head) -> Pen {
        Pen { head: Some(head), ..self }
    }

    /// The same pen, whose line has this form in pure black.
    pub const fn with_form(self, form: Form) -> Pen {
        Pen { form, ..self }
    }

    /// The same pen for a picture `scale` times as large; the thicknesses of the device stay.
    pub fn scaled(self, scale: f32) -> Pen {
        let width = match self.width {
            Width::Cells(cells) => Width::Cells(cells * scale),
            Width::Thin | Width::Thick => self.width,
        };
        Pen {
            width,
            dash: self.dash.map(|Dash { on, off }| Dash { on: on * scale, off: off * scale }),
            bulb: self.bulb.map(|radius| radius * scale),
            head: self.head.map(|head| Head {
                length: head.length * scale,
                width: head.width * scale,
                filled: head.filled,
            }),
            ..self
        }
    }
}

impl Default for Pen {
    fn default() -> Pen {
        Pen::new(Width::Thin)
    }
}

impl From<Width> for Pen {
    fn from(width: Width) -> Pen {
        Pen::new(width)
    }
}

/// The form that tells a tinted line from others where there is no colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// An outlined band.
    Band,
    /// A thin line.
    Thin,
    /// Two lines side by side.
    Rails,
    /// Black beads.
    Beads,
    /// Hollow beads.
    Rings,
    /// Black and hollow beads in turn.
    Alternating,
    /// A wave.
    Wave,
    /// A sharp wave.
    Zigzag,
    /// A line with short strokes across.
    Ticks,
    /// Long dashes.
    Dashes,
    /// Dashes and dots in turn.
    DotDash,
    /// Squares on a line.
    Squares,
    /// Triangles on a line, which point along it.
    Triangles,
    /// Arrow heads that point along the line.
    Chevrons,
}

/// The pattern of a dashed line, in cells.
///
/// The lengths are wishes: each side between two corners is divided so that a dash lies around every corner, half of it
/// on each side, and that an open line begins and ends with a whole one. A side too short for two dashes is unbroken.
/// Dashes end flat, unless the pen's ends are round; then each reaches half the thickness further.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dash {
    /// The length of a dash.
    pub on: f32,
    /// The length of the gap after it.
    pub off: f32,
}

/// How two sides of a line meet at a corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Join {
    /// The edges run on until they meet; where that is further than [`MITRE_LIMIT`] allows, the corner is cut off.
    #[default]
    Mitre,
    /// A circle as wide as the line.
    Round,
}

/// Where the tip of a mitred corner would lie further than this many thicknesses from the inner one, it is cut off.
pub const MITRE_LIMIT: f32 = 4.0;

/// How a line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// Half the thickness beyond the last point.
    #[default]
    Square,
    /// In a half circle around the last point.
    Round,
    /// At the last point.
    Butt,
}

/// An arrow head, in cells. Its tip is the last point of the line, whether filled or open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Head {
    /// From the tip back along the line.
    pub length: f32,
    /// Across the line, where the head is widest. Of an open head, between the middles of its two strokes.
    pub width: f32,
    /// A triangle; otherwise two strokes as thick as the line.
    pub filled: bool,
}
