//! The default view: the board as large as possible, aligned to whole pixels.

use egui::{Rect, pos2};

use crate::scene::Area;
use crate::studio::canvas::camera::CanvasStage;
use crate::studio::editor::tools::CLUE_ROOM;
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::variant::OUTSIDE_ROOM;

/// The margin around the board, as a fraction of the canvas.
const MARGIN_PART: f32 = 0.05;
/// The minimum and maximum margin, in points. The minimum has room for a line of text.
const MARGIN_LIMITS: (f32, f32) = (24.0, 40.0);
/// The largest cell, in points, so that a 4x4 board does not fill the screen.
const LARGEST_CELL: f32 = 104.0;
/// The smallest cell, in points.
const SMALLEST_CELL: f32 = 8.0;

/// The least space between the room for outside clues and the edge of the canvas, in points.
const CLUE_MARGIN: f32 = 4.0;
/// The largest height of the room for the legend below the board, in points.
const LEGEND_ROOM: f32 = 28.0;

/// Returns the margin around a fully visible board on this canvas, in points.
fn margin(canvas: Rect) -> f32 {
    (canvas.size().min_elem() * MARGIN_PART).clamp(MARGIN_LIMITS.0, MARGIN_LIMITS.1)
}

/// Returns the height of the room for the legend at the lower edge of this canvas, in points.
pub(in crate::studio) fn legend_room(canvas: Rect) -> f32 {
    margin(canvas).min(LEGEND_ROOM)
}

/// Returns the view that shows the whole picture. While a puzzle is set, there is always room for clues outside the
/// grids, so that the board keeps its place when such a clue is written, and when tools change.
pub(super) fn fit(stage: &CanvasStage) -> SceneTransform {
    let CanvasStage { rect, bounds, cells, pixels_per_point } = *stage;
    let across = |room: Rect, area: Area| (room.width() / area.width()).min(room.height() / area.height());
    let inner = rect.shrink(margin(rect));
    let (fitting, bounds, middle) = match cells {
        None => (across(inner, bounds), bounds, rect.center()),
        Some(cells) => {
            let (around, tight) = (cells.expanded(OUTSIDE_ROOM), cells.expanded(CLUE_ROOM));
            // The last part of the room for clues is empty, and may be beyond the edge of the canvas.
            let bounds = if bounds.union(around) == around { tight } else { bounds.union(tight) };
            let mut room = rect.shrink(CLUE_MARGIN);
            room.max.y = rect.max.y - legend_room(rect);
            (across(inner, cells).min(across(room, bounds)), bounds, room.center())
        }
    };
    let largest = fitting.clamp(SMALLEST_CELL, LARGEST_CELL);
    // Rounded down to whole pixels, so that the whole board still fits.
    let cell = (largest * pixels_per_point).floor() / pixels_per_point;
    let snap = |at: f32| (at * pixels_per_point).round() / pixels_per_point;
    let left = middle.x - cell * bounds.center().x;
    let top = middle.y - cell * bounds.center().y;
    SceneTransform::new(pos2(snap(left), snap(top)), cell, rect)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Point;

    #[test]
    fn every_board_fits_every_window_on_whole_pixels() {
        for size in [4.0_f32, 6.0, 9.0, 12.0, 16.0, 25.0] {
            let bounds = Area::new(0.0, 0.0, size, size);
            for (window, scale) in [((488.0, 624.0), 1.0), ((904.0, 824.0), 1.25), ((1384.0, 1124.0), 2.0)] {
                let rect = Rect::from_min_size(pos2(216.0, 48.0), window.into());
                for cells in [None, Some(bounds)] {
                    let view = fit(&CanvasStage { rect, bounds, cells, pixels_per_point: scale });
                    assert!(rect.contains_rect(view.rect(bounds)));
                    for at in 0..=size as usize {
                        let pixel = view.screen_from_cells(Point::new(at as f32, 0.0)).x * scale;
                        assert!((pixel - pixel.round()).abs() < 0.01, "{size} at {scale}: {pixel}");
                    }
                }
            }
        }
    }

    #[test]
    fn clues_outside_the_grids_leave_the_board_where_it_is() {
        for size in [4.0_f32, 9.0, 16.0, 25.0] {
            let cells = Area::new(0.0, 0.0, size, size);
            for (width, height) in [(396.0, 500.0), (904.0, 784.0), (1384.0, 1124.0)] {
                let rect = Rect::from_min_size(pos2(216.0, 88.0), (width, height).into());
                let placed =
                    |bounds: Area| fit(&CanvasStage { rect, bounds, cells: Some(cells), pixels_per_point: 1.0 });
                let (alone, around) = (placed(cells), cells.expanded(OUTSIDE_ROOM));
                for bounds in [Area::new(0.0, -OUTSIDE_ROOM, size, size + OUTSIDE_ROOM), around] {
                    let view = placed(bounds);
                    assert_eq!((view.origin, view.cell), (alone.origin, alone.cell), "{size} in {width}x{height}");
                }
                // The legend covers no clue below the board.
                let legend = Rect::from_min_max(pos2(rect.left(), rect.bottom() - legend_room(rect)), rect.max);
                let room = alone.rect(cells.expanded(CLUE_ROOM));
                assert!(rect.contains_rect(room) && !legend.intersects(room.shrink(0.1)));
            }
        }
    }
}
