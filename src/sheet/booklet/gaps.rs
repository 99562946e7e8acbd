//! The gaps between boards on a page, and the side on which rows begin.

use crate::scene::Area;
use crate::sheet::paper::Binding;

/// The largest gap between boards. Wider ones look as if something were missing.
pub(super) const MAX_GAP_MM: f32 = 15.0;

/// Mirrors a position on pages bound on the right, so that it is at the same distance from the side where the book
/// begins.
pub(super) fn mirrored_for(room: Area, content: Area, binding: Binding) -> Area {
    match binding {
        Binding::Left => room,
        Binding::Right => {
            let left = content.min.x + content.max.x - room.max.x;
            Area::new(left, room.min.y, room.width(), room.height())
        }
    }
}

/// Returns the gap between slots.
pub(super) fn slot_gap(content: Area) -> f32 {
    (content.width().min(content.height()) * 0.05).clamp(4.0, 9.0)
}
