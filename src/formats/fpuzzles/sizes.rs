//! How large marks are where nothing is told.

use crate::variant::look::LineWidth;

/// The sizes of marks without one of their own, in hundredths of a cell.
pub(super) const USUAL_TEXT: u16 = 40;
/// See [`USUAL_TEXT`]; in one cell, and between several.
pub(super) const USUAL_CIRCLE: [u16; 2] = [76, 30];
/// How much smaller than its cells a rectangle is.
pub(super) const USUAL_MARGIN: u16 = 28;

/// The widths of lines, in cells, as they are drawn.
pub(super) const WIDTHS: [(LineWidth, f64); 3] =
    [(LineWidth::Wide, 0.3), (LineWidth::Medium, 0.14), (LineWidth::Thin, 0.05)];
