//! Panning in windows smaller than the panels need, for example with a large interface: the panels keep their minimum
//! size, and the window scrolls over them. So nothing is cut off, and everything keeps its size.

use egui::{ScrollArea, Sense, Ui, UiBuilder, Vec2};

use super::window::Window;

/// The minimum size of the panels, in points.
pub(super) const LEAST: Vec2 = Vec2::new(900.0, 600.0);
/// The tolerance for rounding, in points.
const SLACK: f32 = 0.5;

/// Returns whether the size is enough for the panels.
fn suffices(room: Vec2) -> bool {
    room.x >= LEAST.x - SLACK && room.y >= LEAST.y - SLACK
}

/// Draws a page into the window, scrolling if it needs more space.
pub(super) fn page_ui(ui: &mut Ui, window: &mut Window<'_>, page: impl FnOnce(&mut Ui, &mut Window<'_>)) {
    if suffices(ui.available_size()) {
        return page(ui, window);
    }
    ScrollArea::both().id_salt("window").auto_shrink([false, false]).show(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(ui.available_size().max(LEAST), Sense::hover());
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
        page(&mut child, window);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_have_the_room_that_they_need() {
        for (room, enough) in [
            ((900.0, 600.0), true),
            ((899.9, 599.9), true),
            ((640.0, 360.0), false),
            ((1280.0, 400.0), false),
            ((700.0, 900.0), false),
        ] {
            assert_eq!(suffices(room.into()), enough, "{room:?}");
        }
    }
}
