//! Markers for errors and differences. Each is recognisable by its shape, without colour.

use crate::board::CellSet;
use crate::scene::{Ink, Item, Layer, Pen, Point, Scene, Width};
use crate::variant::{cell_area, outline_cells};

/// For the line below a digit: the distance of its ends from the sides of the cell.
const LINE_INSET: f32 = 0.22;
/// The distance of that line from the lower edge of the cell.
const LINE_OFFSET: f32 = 0.11;
/// The width of that line.
const LINE_WIDTH: f32 = 0.07;
/// The size of the notch in a cell whose digit differs between solutions, along the edges of the cell.
pub(in crate::studio) const NOTCH: f32 = 0.2;
/// The size of the notch in a cell that differs from the previous solution, or from the version in the file.
pub(in crate::studio) const LARGE_NOTCH: f32 = 0.36;
/// The width of the lines of a double frame.
const DOUBLE_FRAME_WIDTH: f32 = 0.03;
/// The insets of these lines from the edges of the cells.
const DOUBLE_FRAME_INSETS: [f32; 2] = [0.04, 0.12];
/// The dotted line around digits that differ from the solution.
const DOTS: Pen = Pen::new(Width::Cells(0.06)).dashed(0.06, 0.09);

/// Draws a thick line below the digit of each cell that breaks a house or a rule.
pub(in crate::studio) fn draw_underline(cells: &CellSet, scene: &mut Scene) {
    for cell in cells.iter() {
        let area = cell_area(cell);
        let at = |x: f32| Point::new(x, area.max.y - LINE_OFFSET);
        let pen = Pen::new(Width::Cells(LINE_WIDTH)).flat();
        scene.line(Layer::Frame, at(area.min.x + LINE_INSET), at(area.max.x - LINE_INSET), pen, Ink::Error);
    }
}

/// Draws a notch of this size in the upper right corner of each of these cells.
pub(in crate::studio) fn draw_notch(cells: &CellSet, size: f32, scene: &mut Scene) {
    let corner = |cell| {
        let area = cell_area(cell);
        let at = Point::new(area.max.x, area.min.y);
        vec![Point::new(at.x - size, at.y), at, Point::new(at.x, at.y + size)]
    };
    let pieces: Vec<Vec<Point>> = cells.iter().map(corner).collect();
    if !pieces.is_empty() {
        scene.add(Layer::Grid, Item::Fill { pieces, ink: Ink::Quiet });
    }
}

/// Draws a double frame around the cells of a rule that contradicts other rules.
pub(in crate::studio) fn draw_double_frame(cells: &CellSet, scene: &mut Scene) {
    for inset in DOUBLE_FRAME_INSETS {
        outline_cells(scene, Layer::Frame, cells, inset, Width::Cells(DOUBLE_FRAME_WIDTH), Ink::Error);
    }
}

/// Draws a dotted frame around cells whose digits differ from the solution.
pub(in crate::studio) fn draw_dotted_frame(cells: &CellSet, scene: &mut Scene) {
    outline_cells(scene, Layer::Frame, cells, 0.07, DOTS, Ink::Error);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Area;
    use crate::variant::fill_cells;

    /// Returns the shapes drawn for a state, all in the same ink.
    fn shapes(draw: impl Fn(&CellSet, &mut Scene)) -> Vec<Item> {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 9.0, 9.0));
        draw(&"r2c2-3".parse().unwrap(), &mut scene);
        scene.painted().map(|item| item.clone().with_ink(Ink::Black)).collect()
    }

    #[test]
    fn states_differ_in_their_shapes_were_all_inks_equal() {
        let selection = |cells: &CellSet, scene: &mut Scene| {
            fill_cells(scene, Layer::Wash, cells, Ink::AccentWash);
            outline_cells(scene, Layer::Frame, cells, 0.0, Width::Cells(0.05), Ink::Accent);
        };
        let found = |cells: &CellSet, scene: &mut Scene| {
            let pen = Pen::new(Width::Cells(0.05)).dashed(0.16, 0.1);
            outline_cells(scene, Layer::Frame, cells, 0.05, pen, Ink::Given);
        };
        let states = [
            ("selected", shapes(selection)),
            ("found", shapes(found)),
            ("conflict", shapes(draw_underline)),
            ("differs", shapes(|cells, scene| draw_notch(cells, NOTCH, scene))),
            ("differs from the one before", shapes(|cells, scene| draw_notch(cells, LARGE_NOTCH, scene))),
            ("contradicts", shapes(draw_double_frame)),
            ("wrong", shapes(draw_dotted_frame)),
        ];
        for (at, (name, one)) in states.iter().enumerate() {
            assert!(!one.is_empty(), "{name}");
            // A mere background has no shape, only a colour.
            let squares = |item: &Item| matches!(item, Item::Fill { pieces, .. } if pieces[0].len() == 4);
            assert!(!one.iter().all(squares), "{name}");
            for (other_name, other) in &states[at + 1..] {
                // The form: the number of lines, their corners, and whether they are dashed or closed.
                let form = |items: &[Item]| {
                    let form = |item: &Item| match item {
                        Item::Line { points, closed, pen, .. } => Some((points.len(), *closed, pen.dash)),
                        _ => None,
                    };
                    items.iter().filter_map(form).collect::<Vec<_>>()
                };
                let sizes = |items: &[Item]| {
                    let size = |item: &Item| match item {
                        Item::Fill { pieces, .. } => Some((pieces.len(), pieces[0].clone())),
                        _ => None,
                    };
                    items.iter().filter_map(size).collect::<Vec<_>>()
                };
                assert!(form(one) != form(other) || sizes(one) != sizes(other), "{name} and {other_name}");
            }
        }
    }
}
