//! Small pictures of boards.

use egui::{Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::board::Board;
use crate::scene::{Point, Scene, Tint};
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::studio::widgets::scene::painter::ScenePainter;
use crate::studio::widgets::scene::transform::SceneTransform;

/// The maximum size of a cell in a picture, in points.
const LARGEST_CELL: f32 = 8.0;

/// Draws the board in the middle of `rect`: its grids, their boxes, and their overlaps. Lines between cells are left
/// out, as they would only make the picture grey.
pub(in crate::studio) fn board_picture(painter: &Painter, rect: Rect, board: &Board, tokens: &Tokens) {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let (rows, cols) = (f32::from(bottom - top_left.row), f32::from(right - top_left.col));
    let cell = (rect.width() / cols).min(rect.height() / rows).min(LARGEST_CELL);
    let corner = rect.center() - vec2(cols, rows) * cell / 2.0;
    let scale = painter.pixels_per_point();
    let snap = |at: f32| (at * scale).round() / scale;
    let view = SceneTransform::new(pos2(snap(corner.x), snap(corner.y)), cell, rect);
    let place = |row: i16, col: i16| {
        let (down, across) = (f32::from(row - top_left.row), f32::from(col - top_left.col));
        let pos = view.screen_from_cells(Point::new(across, down));
        pos2(snap(pos.x), snap(pos.y))
    };
    let square =
        |row: i16, col: i16, rows: i16, cols: i16| Rect::from_two_pos(place(row, col), place(row + rows, col + cols));
    let palette = theme::small_palette(tokens);
    for grid in board.grids() {
        let (size, at) = (i16::from(grid.size()), grid.origin());
        painter.rect_filled(square(at.row, at.col, size, size), 0, theme::small_paper(tokens));
    }
    let shared = theme::tint_colour(palette, Tint::Violet);
    for &at in board.cells().iter().filter(|&&cell| board.grids_at(cell).nth(1).is_some()) {
        painter.rect_filled(square(at.row, at.col, 1, 1), 0, shared);
    }
    let thin = Stroke::new(1.0, theme::colour(palette.colour(crate::scene::Ink::ThinLine)));
    for grid in board.grids() {
        let (size, at) = (i16::from(grid.size()), grid.origin());
        let Some((rows, cols)) = grid.box_shape() else { continue };
        for row in (0..size).step_by(rows.into()).skip(1) {
            painter.line_segment([place(at.row + row, at.col), place(at.row + row, at.col + size)], thin);
        }
        for col in (0..size).step_by(cols.into()).skip(1) {
            painter.line_segment([place(at.row, at.col + col), place(at.row + size, at.col + col)], thin);
        }
    }
    let thick = Stroke::new(1.4, theme::colour(palette.colour(crate::scene::Ink::ThickLine)));
    for grid in board.grids() {
        let (size, at) = (i16::from(grid.size()), grid.origin());
        let outline = square(at.row, at.col, size, size).expand2(Vec2::splat(0.5));
        painter.rect_stroke(outline, 0, thick, StrokeKind::Middle);
    }
}

/// Draws a scene in the middle of a rectangle, as large as possible. Unless the cells have only a few pixels, their
/// size is a whole number of pixels.
pub(in crate::studio) fn scene_picture(ui: &Ui, rect: Rect, scene: &Scene) {
    let (scale, bounds) = (ui.pixels_per_point(), scene.bounds());
    let fitting = (rect.width() / bounds.width()).min(rect.height() / bounds.height());
    let whole = (fitting * scale).floor() / scale;
    // With many cells, whole pixels would make the board much smaller than the space.
    let cell = if whole > 0.85 * fitting { whole } else { fitting };
    let centre = bounds.center();
    let corner = rect.center() - vec2(centre.x, centre.y) * cell;
    let view = SceneTransform::new(((corner.to_vec2() * scale).round() / scale).to_pos2(), cell, rect);
    let palette = theme::small_palette(theme::tokens(ui));
    ScenePainter { painter: ui.painter(), view, palette, least_cell: 0.0, is_icon: false }.scene(scene);
}
