//! The default view: the board as large as possible, aligned to whole pixels.

use egui::{Rect, pos2};

use crate::scene::Area;
use crate::studio::widgets::scene::transform::SceneTransform;

/// The margin around the board, as a fraction of the canvas.
const MARGIN_PART: f32 = 0.05;
/// The minimum and maximum margin, in points. The minimum has room for a line of text.
const MARGIN_LIMITS: (f32, f32) = (24.0, 40.0);
/// The largest cell, in points, so that a 4x4 board does not fill the screen.
const LARGEST_CELL: f32 = 104.0;
/// The smallest cell, in points.
const SMALLEST_CELL: f32 = 8.0;

/// Returns the margin around a fully visible board on this canvas, in points.
pub(in crate::studio) fn margin(canvas: Rect) -> f32 {
    (canvas.size().min_elem() * MARGIN_PART).clamp(MARGIN_LIMITS.0, MARGIN_LIMITS.1)
}

/// Returns the view that shows all of `bounds` in the middle of `rect`.
pub(super) fn fit(rect: Rect, bounds: Area, pixels_per_point: f32) -> SceneTransform {
    let room = rect.shrink(margin(rect));
    let fitting = (room.width() / bounds.width()).min(room.height() / bounds.height());
    let largest = fitting.clamp(SMALLEST_CELL, LARGEST_CELL);
    // Rounded down to whole pixels, so that the whole board still fits.
    let cell = (largest * pixels_per_point).floor() / pixels_per_point;
    let snap = |at: f32| (at * pixels_per_point).round() / pixels_per_point;
    let left = rect.center().x - cell * bounds.center().x;
    let top = rect.center().y - cell * bounds.center().y;
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
                let view = fit(rect, bounds, scale);
                assert!(rect.contains_rect(view.rect(bounds)));
                for at in 0..=size as usize {
                    let pixel = view.screen_from_cells(Point::new(at as f32, 0.0)).x * scale;
                    assert!((pixel - pixel.round()).abs() < 0.01, "{size} at {scale}: {pixel}");
                }
            }
        }
    }
}
