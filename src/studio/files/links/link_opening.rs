//! Opening links in the browser.

use crate::solve::Control;
use crate::studio::editor::clipboard::PuzzleText;
use crate::studio::state::StudioState;
use crate::words::say;
use egui::Context;

impl StudioState {
    /// Opens a puzzle that was written as a link.
    pub(in crate::studio) fn open_link(&mut self, written: PuzzleText, ctx: &Context) {
        let link = written.text.trim().to_owned();
        (self.links.link, self.links.warnings) = (link.clone(), written.warnings);
        let opener = self.links.opener.clone();
        self.links.query.start(0, "browser", ctx, Control::new(), move |_| opener.open(&link));
    }

    /// Reports the result. If no browser was found, the link is copied instead.
    pub(in crate::studio) fn poll_links(&mut self, ctx: &Context) {
        let Some(opened) = self.links.query.finished() else { return };
        match opened {
            Ok(true) => {
                self.notify(&say!("tell-clipboard-opened-browser"));
                let warnings = std::mem::take(&mut self.links.warnings);
                self.warn(&warnings);
            }
            Ok(false) | Err(_) => {
                ctx.copy_text(std::mem::take(&mut self.links.link));
                self.refuse(say!("tell-clipboard-no-browser"));
            }
        }
    }
}
