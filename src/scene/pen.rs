//! The drawing style of a line: its thickness, dashes, corners and ends, with bulb and arrow head.

/// The thickness of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Width {
    /// The thin line of the device: 1 px on a screen, 0.75 pt on paper.
    Thin,
    /// The thick line of the device: 2.2 px on a screen, 1.6 pt on paper.
    Thick,
    /// A thickness in cells, which scales with the board.
    Cells(f32),
}

/// The drawing style of a line.
///
/// The default is the plain thin line: undashed, with mitred corners and square ends. A [`Width`] converts into the
/// plain line of that thickness, so that it can be passed wherever a pen is expected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// The thickness of the line.
    pub width: Width,
    /// The dashes of a dashed line, or `None` for a solid one.
    pub dash: Option<Dash>,
    /// The shape of the corners, where two sides meet.
    pub join: Join,
    /// The shape of the ends of the line, and of the dashes of a dashed line (see [`Dash`]).
    pub end: StrokeEnd,
    /// The radius in cells of a disc around the first point, as at the bulb of a thermometer. It is part of the line: a
    /// transparent ink covers each point of both once. Closed lines have none.
    pub bulb: Option<f32>,
    /// The appearance of a tinted line in pure black.
    pub form: BlackForm,
    /// An arrow head whose tip is the last point. It is part of the line as well. Closed lines have none.
    pub head: Option<ArrowHead>,
}

impl Pen {
    /// Creates a solid line with mitred corners and square ends.
    pub const fn new(width: Width) -> Pen {
        Pen {
            width,
            dash: None,
            join: Join::Mitre,
            end: StrokeEnd::Square,
            bulb: None,
            head: None,
            form: BlackForm::Band,
        }
    }

    /// Returns the same pen with dashes of `on` cells and gaps of `off` cells, both larger than zero.
    pub const fn dashed(self, on: f32, off: f32) -> Pen {
        Pen { dash: Some(Dash { on, off }), ..self }
    }

    /// Returns the same pen with round corners and ends.
    pub const fn round(self) -> Pen {
        Pen { join: Join::Round, end: StrokeEnd::Round, ..self }
    }

    /// Returns the same pen with butt ends, so that the line ends exactly at its first and last point.
    pub const fn flat(self) -> Pen {
        Pen { end: StrokeEnd::Butt, ..self }
    }

    /// Returns the same pen with a disc of this radius, in cells, around the first point.
    pub const fn with_bulb(self, radius: f32) -> Pen {
        Pen { bulb: Some(radius), ..self }
    }

    /// Returns the same pen with an arrow head at the last point.
    pub const fn with_head(self, head: ArrowHead) -> Pen {
        Pen { head: Some(head), ..self }
    }

    /// Returns the same pen with this form in pure black.
    pub const fn with_form(self, form: BlackForm) -> Pen {
        Pen { form, ..self }
    }

    /// Returns the same pen for a picture `scale` times as large. The device-dependent thicknesses stay the same.
    pub fn scaled(self, scale: f32) -> Pen {
        let width = match self.width {
            Width::Cells(cells) => Width::Cells(cells * scale),
            Width::Thin | Width::Thick => self.width,
        };
        Pen {
            width,
            dash: self.dash.map(|Dash { on, off }| Dash { on: on * scale, off: off * scale }),
            bulb: self.bulb.map(|radius| radius * scale),
            head: self.head.map(|head| ArrowHead {
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

/// A form that distinguishes a tinted line from others without colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BlackForm {
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
    /// Alternating black and hollow beads.
    Alternating,
    /// A smooth wave.
    Wave,
    /// A sharp wave.
    Zigzag,
    /// A line with short strokes across.
    Ticks,
    /// Long dashes.
    Dashes,
    /// Alternating dashes and dots.
    DotDash,
    /// Squares on a line.
    Squares,
    /// Triangles on a line, pointing along it.
    Triangles,
    /// Arrow heads pointing along the line.
    Chevrons,
}

/// The pattern of a dashed line, in cells.
///
/// The lengths are approximate. Each side between two corners is divided so that a dash lies around every corner, half
/// of it on each side, and that an open line begins and ends with a whole dash. A side too short for two dashes is
/// solid. Dashes have flat ends, unless the ends of the pen are round; then each extends by half the thickness.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dash {
    /// The length of a dash.
    pub on: f32,
    /// The length of the gap after it.
    pub off: f32,
}

/// The shape of a corner between two sides of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Join {
    /// The edges continue until they meet. If that is further than [`MITRE_LIMIT`] allows, the corner is cut off.
    #[default]
    Mitre,
    /// A circle as wide as the line.
    Round,
}

/// The longest mitre, in thicknesses between its inner corner and its tip. Longer ones are cut off.
pub const MITRE_LIMIT: f32 = 4.0;

/// The shape of the end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StrokeEnd {
    /// Extends by half the thickness beyond the last point.
    #[default]
    Square,
    /// Ends in a half circle around the last point.
    Round,
    /// Ends at the last point.
    Butt,
}

/// An arrow head, in cells. Its tip is the last point of the line, whether it is filled or open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArrowHead {
    /// The length from the tip back along the line.
    pub length: f32,
    /// The width across the line where the head is widest. For an open head, it is measured between the middles of its
    /// strokes.
    pub width: f32,
    /// True for a filled triangle, false for two strokes as thick as the line.
    pub filled: bool,
}
