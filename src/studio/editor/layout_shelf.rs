//! The setter's saved layouts, which are read, saved and deleted in the background.

mod layout_storage;

use egui::Context;

use crate::formats::{LayoutFolder, SavedLayout};
use crate::solve::Control;
use crate::studio::tasks::query::BackgroundQuery;

/// The message about a completed change, if any, or the message key of the error and its reason.
type LayoutChangeResult = Result<Option<String>, (&'static str, String)>;

/// The layouts as last read.
#[derive(Default)]
pub(in crate::studio) struct LayoutShelf {
    folder: LayoutFolder,
    layouts: Vec<SavedLayout>,
    reading: BackgroundQuery<Vec<SavedLayout>>,
    changing: BackgroundQuery<LayoutChangeResult>,
}

impl LayoutShelf {
    /// Returns the layouts of a folder.
    pub fn new(folder: LayoutFolder) -> LayoutShelf {
        LayoutShelf { folder, ..LayoutShelf::default() }
    }

    /// Returns the layouts as last read, sorted by name.
    pub fn layouts(&self) -> &[SavedLayout] {
        &self.layouts
    }

    /// Returns whether the layouts are being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_running()
    }

    pub fn is_running(&self) -> bool {
        self.is_reading() || self.changing.is_running()
    }

    /// Reads the layouts again, since another studio may have added some.
    pub fn reload(&mut self, ctx: &Context) {
        let folder = self.folder.clone();
        self.reading.start(0, "layouts", ctx, Control::new(), move |_| folder.list());
        self.reading.poll_fresh();
        self.poll_reading();
    }

    fn poll_reading(&mut self) {
        if let Some(Ok(kept)) = self.reading.finished() {
            self.layouts = kept;
        }
    }
}
