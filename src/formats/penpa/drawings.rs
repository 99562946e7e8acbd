//! Elements of a drawing that stay drawings: cell colours, lines, texts, and shapes off the grid. Styles are numbers
//! whose colours and widths are those of Penpa+.

use std::collections::BTreeMap;

use serde_json::Value;

use super::drawing::PenpaDrawing;
use crate::formats::json;
use crate::puzzle::{Angle, Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, TextAlign};
use crate::scene::Rgba;

/// The size of a cell in Penpa+, in pixels, the unit of line widths.
const CELL_PIXELS: f64 = 38.0;
const BLACK: u32 = 0x000000;

/// The colours of areas by their style.
const SURFACES: &[(i64, u32)] = &[
    (1, 0x444444),
    (2, 0xB3FFB3),
    (3, 0xCCCCCC),
    (4, BLACK),
    (5, 0xC0E0FF),
    (6, 0xFFA3A3),
    (7, 0xFFFFA3),
    (8, 0x999999),
    (9, 0xFFB3FF),
    (10, 0xFFCC80),
    (11, 0xCC99FF),
    (12, 0xEECAB1),
    (13, 0xFFA470),
];

/// The colours and widths in pixels of lines by their style.
const LINES: &[(i64, u32, f64)] = &[
    (1, BLACK, 0.8),
    (2, BLACK, 3.0),
    (21, BLACK, 5.0),
    (3, 0x208020, 3.0),
    (4, BLACK, 2.0),
    (5, 0x999999, 3.0),
    (6, 0x999999, 12.0),
    (7, 0x777777, 1.0),
    (8, 0xFF0000, 3.0),
    (9, 0x187BCD, 3.0),
    (12, 0x444444, 1.0),
    (13, BLACK, 3.0),
    (14, 0x777777, 2.0),
    (17, BLACK, 3.0),
    (30, 0x208020, 3.0),
    (40, 0x999999, 2.0),
    (80, BLACK, 1.0),
];

/// Returns the point of the lattice with this number: the centre of a cell, its bottom right corner, or the middle of
/// its bottom or right edge.
fn point(drawing: &PenpaDrawing, number: usize) -> Option<DrawingPoint> {
    let count = drawing.width * drawing.height;
    let cell = drawing.place(number % count.max(1));
    let (x, y) = match number / count.max(1) {
        0 => (0.5, 0.5),
        1 => (1.0, 1.0),
        2 => (0.5, 1.0),
        3 => (1.0, 0.5),
        _ => return None,
    };
    DrawingPoint::of_cells(f64::from(cell.col) + x, f64::from(cell.row) + y)
}

fn style(value: &Value) -> i64 {
    json::integer(Some(value)).unwrap_or_default()
}

/// Returns the coloured cells, one drawing each.
pub(super) fn surfaces(drawing: &PenpaDrawing) -> Vec<Drawing> {
    let surface = |(name, value): (&String, &Value)| {
        let number = name.parse().ok().filter(|&number: &usize| number < drawing.width * drawing.height)?;
        let (_, hex) = SURFACES.iter().find(|(number, _)| *number == style(value)).unwrap_or(&SURFACES[2]);
        let (side, angle) = (Length::CELL, Angle::default());
        let frame = DrawnFrame { centre: point(drawing, number)?, width: side, height: side, angle };
        Some(Drawing::new(DrawnShape::Rectangle { frame, rounded: Length::ZERO }).with_fill(Rgba::rgb(*hex)))
    };
    drawing.object("surface").filter_map(surface).collect()
}

/// Returns the lines, one drawing for each style, and the number of elements that are no lines.
pub(super) fn lines(drawing: &PenpaDrawing) -> (Vec<Drawing>, usize) {
    let (mut by_style, mut lost) = (BTreeMap::<i64, Vec<Vec<DrawingPoint>>>::new(), 0);
    for (name, value) in drawing.object("line").chain(drawing.object("freeline")) {
        let ends = name.split(',').map(|end| point(drawing, end.trim().parse().ok()?));
        match ends.collect::<Option<Vec<DrawingPoint>>>() {
            Some(line) if line.len() == 2 => by_style.entry(style(value)).or_default().push(line),
            Some(_) | None => lost += 1,
        }
    }
    let drawings = by_style.into_iter().filter_map(|(number, lines)| {
        let (_, hex, pixels) = LINES.iter().find(|(other, ..)| *other == number).unwrap_or(&LINES[1]);
        let shape = DrawnShape::Lines { lines, closed: false, ends: LineEnds::Round, arrow: None };
        Some(Drawing::new(shape).with_stroke(Rgba::rgb(*hex), Length::of_cells(pixels / CELL_PIXELS)?))
    });
    (drawings.collect(), lost)
}

/// Returns a text in a cell, on or off the grid, or in a quarter of one.
pub(super) fn text(drawing: &PenpaDrawing, number: usize, words: &str) -> Option<Drawing> {
    let count = drawing.width * drawing.height;
    let (at, cells) = match number.checked_sub(4 * count) {
        None => (point(drawing, number)?, 0.6),
        Some(quarter) => {
            let centre = point(drawing, quarter / 4).filter(|_| quarter / 4 < count)?;
            let (x, y) = [(-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3)][quarter % 4];
            (DrawingPoint::of_cells(f64::from(centre.x) + x, f64::from(centre.y) + y)?, 0.3)
        }
    };
    let (align, angle) = (TextAlign::Centre, Angle::default());
    let shape = DrawnShape::Text { text: words.to_owned(), at, size: Length::of_cells(cells)?, align, angle };
    Some(Drawing::new(shape).with_fill(Rgba::rgb(BLACK)).in_layer(DrawingLayer::UnderDigits))
}

/// Returns a circle or a square off the grid.
pub(super) fn symbol(drawing: &PenpaDrawing, number: usize, shape: &str) -> Option<Drawing> {
    let side = match shape.rsplit('_').next() {
        Some("LL") => 0.95,
        Some("L") => 0.86,
        Some("M") => 0.7,
        Some("S") => 0.44,
        Some("SS") => 0.26,
        _ => 0.7,
    };
    let side = Length::of_cells(side)?;
    let frame = DrawnFrame { centre: point(drawing, number)?, width: side, height: side, angle: Angle::default() };
    let shape = match shape {
        _ if shape.starts_with("circle") => DrawnShape::Ellipse { frame },
        _ if shape.starts_with("square") => DrawnShape::Rectangle { frame, rounded: Length::ZERO },
        _ => return None,
    };
    let drawing = Drawing::new(shape).with_fill(Rgba::rgb(0xFFFFFF));
    Some(drawing.with_stroke(Rgba::rgb(BLACK), Length::of_cells(1.0 / CELL_PIXELS)?))
}
