//! Where the board lies on the canvas: as large as fits, in whole pixels.

use egui::{Rect, pos2};

use crate::board::Board;
use crate::studio::paint::View;

/// The least room around the board, in points.
const MARGIN: f32 = 40.0;
/// Cells do not grow beyond this, in points: a 4x4 board shall not fill the screen.
const LARGEST_CELL: f32 = 104.0;
/// Cells do not shrink below this, in points.
const SMALLEST_CELL: f32 = 8.0;

/// The view that shows the whole board in the middle of `rect`.
pub(super) fn fit(rect: Rect, board: &Board, pixels_per_point: f32) -> View {
    let (top_left, (rows, cols)) = (board.top_left(), board.extent());
    let (height, width) = (f32::from(rows - top_left.row), f32::from(cols - top_left.col));
    let room = rect.shrink(MARGIN);
    let largest = (room.width() / width).min(room.height() / height).clamp(SMALLEST_CELL, LARGEST_CELL);
    let cell = (largest * pixels_per_point).floor() / pixels_per_point;
    let snap = |at: f32| (at * pixels_per_point).round() / pixels_per_point;
    let left = rect.center().x - cell * (f32::from(top_left.col) + width / 2.0);
    let top = rect.center().y - cell * (f32::from(top_left.row) + height / 2.0);
    View { origin: pos2(snap(left), snap(top)), cell }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Point};

    #[test]
    fn every_board_fits_every_window_on_whole_pixels() {
        let boards = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4)].map(|(r, c)| Board::single(r, c).unwrap());
        for board in &boards {
            let size = f32::from(board.size());
            for (window, scale) in [((488.0, 624.0), 1.0), ((904.0, 824.0), 1.25), ((1384.0, 1124.0), 2.0)] {
                let rect = Rect::from_min_size(pos2(216.0, 48.0), window.into());
                let view = fit(rect, board, scale);
                assert!(rect.contains_rect(view.rect(Area::new(0.0, 0.0, size, size))));
                for at in 0..=board.size() {
                    let pixel = view.screen_from_cells(Point::new(f32::from(at), 0.0)).x * scale;
                    assert!((pixel - pixel.round()).abs() < 0.01, "{size} at {scale}: {pixel}");
                }
            }
        }
    }
}
