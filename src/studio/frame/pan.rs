//! Panning in windows smaller than the panels need, for example with a large interface: the panels keep their minimum
//! size, and the window scrolls over them. So nothing is cut off, and everything keeps its size.

use egui::{ScrollArea, Sense, Ui, UiBuilder, Vec2};

use crate::studio::window::Window;

/// The minimum size of the panels, in points.
pub(in crate::studio) const MIN: Vec2 = Vec2::new(900.0, 600.0);
/// The tolerance for rounding, in points.
const SLACK: f32 = 0.5;

/// Returns whether the size is enough for the panels.
fn fits_panels(room: Vec2) -> bool {
    room.x >= MIN.x - SLACK && room.y >= MIN.y - SLACK
}

/// Draws a page into the window, scrolling if it needs more space.
pub(in crate::studio) fn page_ui(ui: &mut Ui, window: &mut Window<'_>, page: impl FnOnce(&mut Ui, &mut Window<'_>)) {
    if fits_panels(ui.available_size()) {
        return page(ui, window);
    }
    ScrollArea::both().id_salt("window").auto_shrink([false, false]).show(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(ui.available_size().max(MIN), Sense::hover());
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
            assert_eq!(fits_panels(room.into()), enough, "{room:?}");
        }
    }
}
