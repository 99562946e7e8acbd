//! Opening links in the system's browser, in the background.

use std::sync::Arc;

use egui::Context;

use crate::formats::Warning;
use crate::solve::Control;
use crate::studio::editor::clipboard::PuzzleText;
use crate::studio::state::StudioState;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// A way to open links outside the program.
pub trait LinkOpener: Send + Sync {
    /// Opens a link. Returns whether a program was found that shows it.
    fn open(&self, link: &str) -> bool;
}

/// The browser of the system.
#[derive(Debug, Default)]
pub struct SystemBrowser {}

impl LinkOpener for SystemBrowser {
    fn open(&self, link: &str) -> bool {
        webbrowser::open(link).is_ok()
    }
}

/// The link that is being opened.
pub(in crate::studio) struct LinkLauncher {
    pub opener: Arc<dyn LinkOpener>,
    link: String,
    warnings: Vec<Warning>,
    query: BackgroundQuery<bool>,
}

impl Default for LinkLauncher {
    fn default() -> LinkLauncher {
        let (link, warnings, asked) = (String::new(), Vec::new(), BackgroundQuery::default());
        LinkLauncher { opener: Arc::new(SystemBrowser::default()), link, warnings, query: asked }
    }
}

impl LinkLauncher {
    pub fn is_running(&self) -> bool {
        self.query.is_running()
    }
}

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
