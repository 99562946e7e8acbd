//! Opening links in the system's browser, in the background.

mod link_opening;

use std::sync::Arc;

use crate::formats::Warning;
use crate::studio::tasks::query::BackgroundQuery;

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
