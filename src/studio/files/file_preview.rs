//! The preview of a file: the board of a puzzle, or the icon of a booklet.

use egui::{Rect, Ui};

use crate::studio::files::start::PreviewContent;
use crate::studio::widgets::icons;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::dialog_parts;

/// Draws the preview in the middle of `rect`.
pub(in crate::studio) fn draw_preview(ui: &Ui, rect: Rect, sight: &PreviewContent) {
    match sight {
        PreviewContent::Puzzle(puzzle) => scene_picture(ui, rect, &puzzle.picture),
        PreviewContent::Booklet { .. } => icons::booklet(ui, rect),
    }
}

/// Returns the size of the contents, such as "9 × 9" or "12 puzzles".
pub(in crate::studio) fn preview_text(sight: &PreviewContent) -> String {
    match sight {
        PreviewContent::Puzzle(puzzle) => puzzle.board.clone(),
        PreviewContent::Booklet { entries } => dialog_parts::counted("ask-puzzles", *entries),
    }
}
