//! The limits on drawings, which every puzzle keeps to.

use super::length::Length;
use super::shape::{Drawing, DrawnShape, LineEnds, default_width};
use crate::puzzle::error::PuzzleError;
use crate::puzzle::printable_text::{MAX_LETTERS_IN_A_LINE, TextTooLongError, printable};
use crate::scene::Rgba;
use crate::words::Message;

/// The greatest number of drawings of a puzzle.
pub const MAX_DRAWINGS: usize = 10_000;

/// The greatest number of points of all lines of a puzzle’s drawings together.
pub const MAX_DRAWING_POINTS: usize = 50_000;

/// The greatest size of the pictures of a puzzle’s drawings together, in bytes. In Base64 they still fit in the JSON
/// form of a puzzle.
pub const MAX_IMAGE_BYTES: usize = 1_000_000;

/// The reason why something cannot be a drawing of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawingError {
    /// Lines without a point.
    NoPoints,
    /// A width, height, font size, radius or dash below 0.
    NegativeLength,
    /// A dash or a gap of no length.
    EmptyDash,
    /// A text that is too long.
    Text(TextTooLongError),
    /// A picture that cannot be decoded, with the reason.
    BrokenImage(Message),
    /// More points than [`MAX_DRAWING_POINTS`] with the drawings before it.
    TooManyPoints,
    /// More bytes than [`MAX_IMAGE_BYTES`] with the pictures before it.
    ImagesTooLarge,
}

impl DrawingError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            DrawingError::NoPoints => Message::new("drawing-no-points"),
            DrawingError::NegativeLength => Message::new("drawing-negative-length"),
            DrawingError::EmptyDash => Message::new("drawing-empty-dash"),
            DrawingError::Text(problem) => problem.message(),
            DrawingError::BrokenImage(reason) => Message::new("drawing-broken-image").with("reason", reason.clone()),
            DrawingError::TooManyPoints => Message::new("drawing-too-many-points").with("most", MAX_DRAWING_POINTS),
            DrawingError::ImagesTooLarge => {
                Message::new("drawing-images-too-large").with("most", MAX_IMAGE_BYTES / 1000)
            }
        }
    }
}

/// Returns drawings in the form that a puzzle stores. Control characters of texts are made visible, rectangles and
/// ellipses are turned by less than half a turn, a square without straight sides becomes a circle, and what
/// does not show has its default value.
///
/// # Errors
/// Returns an error with the number of the first drawing that is invalid or too much.
pub(in crate::puzzle) fn checked_drawings(drawings: Vec<Drawing>) -> Result<Vec<Drawing>, PuzzleError> {
    if drawings.len() > MAX_DRAWINGS {
        return Err(PuzzleError::TooManyDrawings { found: drawings.len() });
    }
    let (mut points, mut bytes) = (0, 0);
    let one = |(index, drawing): (usize, Drawing)| {
        let (own_points, own_bytes) = match &drawing.shape {
            DrawnShape::Lines { lines, .. } => (lines.iter().map(Vec::len).sum(), 0),
            DrawnShape::Image { file, .. } => (0, file.bytes().len()),
            DrawnShape::Rectangle { .. } | DrawnShape::Ellipse { .. } | DrawnShape::Text { .. } => (0, 0),
        };
        (points, bytes) = (points + own_points, bytes + own_bytes);
        let checked = match () {
            () if points > MAX_DRAWING_POINTS => Err(DrawingError::TooManyPoints),
            () if bytes > MAX_IMAGE_BYTES => Err(DrawingError::ImagesTooLarge),
            () => checked(drawing),
        };
        checked.map_err(|problem| PuzzleError::Drawing { number: index + 1, problem })
    };
    drawings.into_iter().enumerate().map(one).collect()
}

/// Returns a drawing in its only form: properties that do not show have their default values.
fn canonical(mut drawing: Drawing) -> Drawing {
    let visible = |colour: Option<Rgba>| colour.filter(|colour| colour.3 > 0);
    (drawing.stroke, drawing.fill) = (visible(drawing.stroke), visible(drawing.fill));
    let is_image = matches!(drawing.shape, DrawnShape::Image { .. });
    if is_image {
        (drawing.stroke, drawing.fill) = (None, None);
    }
    if drawing.stroke.is_none() || drawing.width == Length::ZERO {
        (drawing.stroke, drawing.width, drawing.dash) = (None, default_width(), None);
    }
    if let DrawnShape::Lines { ends, arrow, closed, .. } = &mut drawing.shape {
        *arrow = arrow.filter(|&length| length != Length::ZERO && !*closed && drawing.stroke.is_some());
        if drawing.stroke.is_none() {
            (*ends, *closed) = (LineEnds::default(), true);
        }
    }
    drawing
}

fn checked(mut drawing: Drawing) -> Result<Drawing, DrawingError> {
    let mut lengths = vec![drawing.width];
    match &mut drawing.shape {
        DrawnShape::Lines { lines, arrow, .. } => {
            if lines.is_empty() || lines.iter().any(Vec::is_empty) {
                return Err(DrawingError::NoPoints);
            }
            lines.iter_mut().for_each(Vec::dedup);
            lengths.extend(*arrow);
        }
        DrawnShape::Rectangle { frame, rounded } => {
            lengths.extend([frame.width, frame.height, *rounded]);
            let most = Length::thousandths(frame.width.min(frame.height).in_thousandths() / 2);
            *rounded = (*rounded).min(most);
            if frame.width == frame.height && *rounded == most && most > Length::ZERO {
                drawing.shape = DrawnShape::Ellipse { frame: *frame };
            }
        }
        DrawnShape::Ellipse { frame } | DrawnShape::Image { frame, .. } => {
            lengths.extend([frame.width, frame.height]);
        }
        DrawnShape::Text { text, size, .. } => {
            lengths.push(*size);
            *text = printable(std::mem::take(text), MAX_LETTERS_IN_A_LINE).map_err(DrawingError::Text)?;
        }
    }
    if let DrawnShape::Rectangle { frame, .. } | DrawnShape::Ellipse { frame } = &mut drawing.shape {
        // Half a turn changes nothing, and equal shapes should be equal.
        frame.angle = frame.angle.halved();
    }
    if lengths.iter().any(|&length| length < Length::ZERO) {
        return Err(DrawingError::NegativeLength);
    }
    match drawing.dash {
        Some((on, off)) if on <= Length::ZERO || off <= Length::ZERO => Err(DrawingError::EmptyDash),
        _ => Ok(canonical(drawing)),
    }
}
