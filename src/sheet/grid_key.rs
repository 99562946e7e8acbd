//! Boards with deeply overlapping grids: corner marks show which cells form a grid, and a key draws each grid
//! separately.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, Grid};
use crate::scene::{Area, Ink, Layer, Pen, Point, Scene, Weight, Width};

/// Returns whether two grids share more than a box, so that their outlines alone do not show which is which.
pub(super) fn has_deep_overlaps(board: &Board) -> bool {
    let cells: Vec<BTreeSet<Cell>> = board.grids().iter().map(|grid| grid.cells().collect()).collect();
    let deep = |at: usize, other: usize| {
        let shared = cells[at].intersection(&cells[other]).count();
        // A box has as many cells as its grid has rows.
        shared > usize::from(board.grids()[at].size().min(board.grids()[other].size()))
    };
    (0..cells.len()).any(|at| (0..at).any(|other| deep(at, other)))
}

/// Returns the name of a grid: A, B and so on.
pub(super) fn grid_name(index: usize) -> char {
    char::from_u32('A' as u32 + index as u32 % 26).unwrap_or('A')
}

fn area(grid: &Grid) -> Area {
    let (origin, side) = (grid.origin(), f32::from(grid.size()));
    Area::new(f32::from(origin.col), f32::from(origin.row), side, side)
}

/// The distance of corner marks from the corners of the grid.
const INSET: f32 = 0.1;
/// The length of the arms of corner marks.
const ARM: f32 = 0.36;
/// The thickness of corner marks.
const MARK_WIDTH: Width = Width::Cells(0.06);

/// Marks the four corners of each grid of a board with deeply overlapping grids.
pub(super) fn add_corner_marks(board: &Board, scene: &mut Scene) {
    if !has_deep_overlaps(board) {
        return;
    }
    for grid in board.grids() {
        let inner = area(grid).expanded(-INSET);
        for (corner, right, down) in [
            (inner.min, 1.0, 1.0),
            (Point::new(inner.max.x, inner.min.y), -1.0, 1.0),
            (inner.max, -1.0, -1.0),
            (Point::new(inner.min.x, inner.max.y), 1.0, -1.0),
        ] {
            let across = Point::new(corner.x + right * ARM, corner.y);
            let along = Point::new(corner.x, corner.y + down * ARM);
            scene.path(Layer::Frame, vec![across, corner, along], Pen::new(MARK_WIDTH).flat(), Ink::ThickLine);
        }
    }
}

/// The height of the pictures of a key, in millimetres.
const KEY_MM: f32 = 14.0;
/// The distance between the pictures of a key, in millimetres.
const KEY_GAP_MM: f32 = 4.0;
/// The size of the letters of a key, in millimetres.
const LETTER_MM: f32 = 2.9;

/// Draws one picture for each grid, side by side, in millimetres from the origin. Each picture shows the outlines of
/// all grids; the grid that it stands for has a thick outline and its name. The key is at most `most_mm` wide.
pub(super) fn draw_key(board: &Board, most_mm: f32) -> Scene {
    let ((rows, cols), corner, count) = (board.extent(), board.top_left(), board.grids().len() as f32);
    let (height, width) = (f32::from(rows - corner.row), f32::from(cols - corner.col));
    let room = (most_mm - KEY_GAP_MM * (count - 1.0)) / count;
    let scale = (KEY_MM / height).min(room / width);
    let mut scene = Scene::new(Area::new(0.0, 0.0, count * width * scale + KEY_GAP_MM * (count - 1.0), height * scale));
    for (index, own) in board.grids().iter().enumerate() {
        let left = index as f32 * (width * scale + KEY_GAP_MM);
        let placed = |grid: &Grid| {
            let area = area(grid);
            let (x, y) = (area.min.x - f32::from(corner.col), area.min.y - f32::from(corner.row));
            Area::new(left + x * scale, y * scale, area.width() * scale, area.height() * scale)
        };
        for grid in board.grids() {
            scene.frame(Layer::Grid, placed(grid), Width::Thin, Ink::ThinLine);
        }
        scene.frame(Layer::Frame, placed(own), Width::Thick, Ink::ThickLine);
        scene.label(placed(own).center(), LETTER_MM, grid_name(index), Weight::Semibold, Ink::Given);
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Item;

    fn board(origins: &[(i16, i16)]) -> Board {
        let grids = origins.iter().map(|&(row, col)| Grid::new(Cell::new(row, col), 3, 3).expect("a grid"));
        Board::new(grids.collect()).expect("a board")
    }

    #[test]
    fn grids_that_share_more_than_a_box_are_marked() {
        for (origins, expected) in [
            (&[(0, 0)][..], false),
            (&[(0, 0), (6, 6)], false),
            (&[(0, 0), (0, 6)], true),
            (&[(0, 0), (3, 3)], true),
            (&[(0, 0), (0, 3), (3, 0), (3, 3)], true),
        ] {
            let board = board(origins);
            assert_eq!(has_deep_overlaps(&board), expected, "{origins:?}");
            let mut scene = Scene::new(Area::new(0.0, 0.0, 12.0, 12.0));
            add_corner_marks(&board, &mut scene);
            assert_eq!(scene.painted().count(), if expected { 4 * origins.len() } else { 0 });
            // The arms of each mark point into its own grid, so that no two marks are the same.
            let marks: BTreeSet<String> = scene.painted().map(|item| format!("{item:?}")).collect();
            assert_eq!(marks.len(), scene.painted().count());
        }
    }

    #[test]
    fn the_key_names_every_grid_in_the_room_it_has() {
        let board = board(&[(0, 0), (0, 3), (3, 0), (3, 3)]);
        for most in [100.0, 40.0] {
            let key = draw_key(&board, most);
            assert!(key.bounds().width() <= most + 1e-3 && key.bounds().height() <= KEY_MM + 1e-3);
            let names = key.painted().filter_map(|item| match item {
                Item::Text { text, .. } => Some(text.clone()),
                Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
                    None
                }
            });
            assert_eq!(names.collect::<Vec<_>>(), ["A", "B", "C", "D"]);
        }
    }
}
