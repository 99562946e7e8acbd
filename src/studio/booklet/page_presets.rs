//! The setter's page presets: choosing, saving and deleting. New booklets begin with the preset that was chosen or
//! saved last.

mod preset_storage;

use egui::Context;

use crate::formats::{PresetFolder, SavedPreset};
use crate::sheet::booklet::BookSettings;
use crate::solve::Control;
use crate::studio::state::words::{plain_error, shown_lines};
use crate::studio::tasks::query::BackgroundQuery;

/// A completed change, with the name of the preset.
enum PresetChange {
    Saved(String),
    Deleted(String),
}

/// The page presets as last read. They are read and written in the background.
#[derive(Default)]
pub(in crate::studio) struct PresetShelf {
    folder: PresetFolder,
    pub presets: Vec<SavedPreset>,
    /// Error messages about files that could not be read. These files are left as they are.
    pub faults: Vec<String>,
    /// The name of the preset chosen or saved last; None for the default settings.
    pub last: Option<String>,
    /// True if the booklet was visible at the last poll.
    seen: bool,
    /// True if the visible booklet will begin with the last preset once the presets have been read.
    is_awaited: bool,
    reading: BackgroundQuery<(Vec<SavedPreset>, Vec<String>)>,
    /// A running change. A failure has its message key and the reason.
    changing: BackgroundQuery<Result<PresetChange, (&'static str, String)>>,
}

/// Reads the presets, with error messages about unreadable files.
fn read(folder: &PresetFolder) -> (Vec<SavedPreset>, Vec<String>) {
    let kept = folder.list();
    let faults = kept.errors.iter().map(|fault| plain_error(&shown_lines(&fault.to_string()))).collect();
    (kept.presets, faults)
}

impl PresetShelf {
    /// Returns the presets of a folder.
    pub fn new(folder: PresetFolder) -> PresetShelf {
        PresetShelf { folder, ..PresetShelf::default() }
    }

    /// Returns whether the presets are being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_running()
    }

    pub fn is_running(&self) -> bool {
        self.is_reading() || self.changing.is_running()
    }

    fn reload(&mut self, ctx: &Context) {
        let folder = self.folder.clone();
        self.reading.start(0, "set-ups", ctx, Control::new(), move |_| read(&folder));
        self.reading.poll_fresh();
        self.poll_reading();
    }

    fn poll_reading(&mut self) {
        if let Some(Ok((kept, faults))) = self.reading.finished() {
            (self.presets, self.faults) = (kept, faults);
        }
    }

    /// Reads the presets again whenever the booklet becomes visible, since another studio may have added some.
    fn sync(&mut self, seen: bool, ctx: &Context) {
        let before = std::mem::replace(&mut self.seen, seen);
        if seen && !before && !self.is_reading() {
            self.reload(ctx);
        }
        self.poll_reading();
    }

    /// Returns the settings for a new booklet, as far as they are known; None for the defaults.
    fn initial_settings(&self) -> Option<BookSettings> {
        let last = self.last.as_ref()?;
        self.presets.iter().find(|setup| setup.name == *last).map(|setup| setup.settings.clone())
    }
}
