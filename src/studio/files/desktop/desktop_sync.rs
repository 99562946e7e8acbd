//! Adopting the settings of the desktop.

use super::DEFAULT_THEME;
use crate::studio::state::StudioState;
use egui::Context;

impl StudioState {
    /// Applies changes of the desktop's preferences.
    pub(in crate::studio) fn sync_desktop(&mut self, ctx: &Context) {
        if self.desktop.poll() {
            let theme = self.desktop.current.theme.unwrap_or(DEFAULT_THEME);
            ctx.options_mut(|options| options.fallback_theme = theme);
            // The current frame was begun with the old theme.
            ctx.request_repaint();
        }
        if let Some(reason) = self.desktop.failure.take() {
            self.refuse(reason);
        }
    }

    /// Returns whether the window has more contrast, as the setter has chosen or, if nothing was chosen, as the desktop
    /// asks.
    pub(in crate::studio) fn has_contrast(&self) -> bool {
        self.appearance.contrast.unwrap_or(self.desktop.current.contrast)
    }

    /// Toggles the contrast. A choice that agrees with the desktop is dropped, so that the window follows the
    /// desktop again.
    pub(in crate::studio) fn toggle_contrast(&mut self) {
        let wanted = !self.has_contrast();
        self.appearance.contrast = Some(wanted).filter(|wanted| *wanted != self.desktop.current.contrast);
    }
}
