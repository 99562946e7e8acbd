//! Signs of what is wrong with cells, and of what differs: each is known by its form where colours are not told apart.

use crate::board::CellSet;
use crate::scene::{Ink, Item, Layer, Pen, Point, Scene, Width};
use crate::variant::{cell_area, outline_cells};

/// How far a line below a digit is from the sides of its cell, and from its lower edge.
const ASIDE: f32 = 0.22;
const ABOVE: f32 = 0.11;
/// How thick that line is.
const LINE: f32 = 0.07;
/// How far notches reach along the edges of their cells: of what differs, and of what differs from the one before.
pub(in crate::studio) const NOTCH: f32 = 0.2;
pub(in crate::studio) const LARGE_NOTCH: f32 = 0.36;
/// The lines of a double frame: how thick they are, and how far inside the cells.
const DOUBLE: f32 = 0.03;
const INSETS: [f32; 2] = [0.04, 0.12];
/// The line around digits that are not those of the solution: dots.
const DOTS: Pen = Pen::new(Width::Cells(0.06)).dashed(0.06, 0.09);

/// A thick line below the digit of each cell that breaks a house or a rule.
pub(in crate::studio) fn underline(cells: &CellSet, scene: &mut Scene) {
    for cell in cells.iter() {
        let area = cell_area(cell);
        let at = |x: f32| Point::new(x, area.max.y - ABOVE);
        let pen = Pen::new(Width::Cells(LINE)).flat();
        scene.line(Layer::Frame, at(area.min.x + ASIDE), at(area.max.x - ASIDE), pen, Ink::Error);
    }
}

/// A notch so large in the upper right corner of each cell that differs.
pub(in crate::studio) fn notch(cells: &CellSet, size: f32, scene: &mut Scene) {
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

/// A double frame around the cells of a rule that contradicts others.
pub(in crate::studio) fn frame_twice(cells: &CellSet, scene: &mut Scene) {
    for inset in INSETS {
        outline_cells(scene, Layer::Frame, cells, inset, Width::Cells(DOUBLE), Ink::Error);
    }
}

/// A frame of dots around cells whose digits are not those of the solution.
pub(in crate::studio) fn frame_with_dots(cells: &CellSet, scene: &mut Scene) {
    outline_cells(scene, Layer::Frame, cells, 0.07, DOTS, Ink::Error);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Area;
    use crate::variant::fill_cells;

    /// What is drawn of a state, as if there were but one ink.
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
            ("conflict", shapes(underline)),
            ("differs", shapes(|cells, scene| notch(cells, NOTCH, scene))),
            ("differs from the one before", shapes(|cells, scene| notch(cells, LARGE_NOTCH, scene))),
            ("contradicts", shapes(frame_twice)),
            ("wrong", shapes(frame_with_dots)),
        ];
        for (at, (name, one)) in states.iter().enumerate() {
            assert!(!one.is_empty(), "{name}");
            // A wash alone is no form: it is a colour and nothing else.
            let squares = |item: &Item| matches!(item, Item::Fill { pieces, .. } if pieces[0].len() == 4);
            assert!(!one.iter().all(squares), "{name}");
            for (other_name, other) in &states[at + 1..] {
                // How many lines, whether they are broken and closed, and how many corners they have.
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
