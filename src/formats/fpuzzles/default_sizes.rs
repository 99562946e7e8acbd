//! The default sizes of marks.

use crate::variant::look::LineWidth;

/// The default text size, in hundredths of a cell.
pub(super) const DEFAULT_TEXT: u16 = 40;
/// The default diameters of circles in one cell, and of those between several cells.
pub(super) const DEFAULT_CIRCLE: [u16; 2] = [76, 30];
/// The amount by which a rectangle is by default narrower and lower than the area of its cells, in hundredths of a
/// cell.
pub(super) const DEFAULT_MARGIN: u16 = 28;

/// The widths of lines in cells.
pub(super) const WIDTHS: [(LineWidth, f64); 3] =
    [(LineWidth::Wide, 0.3), (LineWidth::Medium, 0.14), (LineWidth::Thin, 0.05)];
