//! Applying the appearance to the window.

use crate::studio::state::{Notice, StudioState};
use crate::words::say;
use egui::Context;

impl StudioState {
    /// Applies the chosen scale, and warns if the window has no room for it.
    pub(in crate::studio) fn sync_appearance(&mut self, ctx: &Context) {
        if let Some(real) = self.appearance.apply_scale(ctx) {
            let words = say!("tell-looks-less", scale = self.appearance.scale, real = real);
            self.tab.notice = Some(Notice::Warning(words));
            ctx.request_repaint();
        }
    }
}
