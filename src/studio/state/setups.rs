//! The setter's page presets: choosing, saving and deleting. New booklets begin with the preset that was chosen or
//! saved last.

use std::path::Path;

use egui::Context;

use super::State;
use super::asked::Asked;
use super::words::{plain_error, shown_lines};
use crate::formats::{SavedSetup, SetupError, Setups};
use crate::sheet::booklet::BookSettings;
use crate::solve::Control;
use crate::words::{say, spoken};

/// A completed change, with the name of the preset.
enum Changed {
    Kept(String),
    Deleted(String),
}

/// The page presets as last read. They are read and written in the background.
#[derive(Default)]
pub(in crate::studio) struct SetupShelf {
    folder: Setups,
    pub kept: Vec<SavedSetup>,
    /// Error messages about files that could not be read. These files are left as they are.
    pub faults: Vec<String>,
    /// The name of the preset chosen or saved last; None for the default settings.
    pub last: Option<String>,
    /// True if the booklet was visible at the last poll.
    seen: bool,
    /// True if the visible booklet will begin with the last preset once that is read.
    is_awaited: bool,
    reading: Asked<(Vec<SavedSetup>, Vec<String>)>,
    /// A running change. A failure has its message key and the reason.
    changing: Asked<Result<Changed, (&'static str, String)>>,
}

/// Reads the presets, with error messages about unreadable files.
fn read(folder: &Setups) -> (Vec<SavedSetup>, Vec<String>) {
    let kept = folder.list();
    let faults = kept.faults.iter().map(|fault| plain_error(&shown_lines(&fault.to_string()))).collect();
    (kept.setups, faults)
}

impl SetupShelf {
    /// Returns the presets of a folder.
    pub fn new(folder: Setups) -> SetupShelf {
        SetupShelf { folder, ..SetupShelf::default() }
    }

    /// Returns whether the presets are being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_running()
    }

    pub fn is_running(&self) -> bool {
        self.is_reading() || self.changing.is_running()
    }

    fn look(&mut self, ctx: &Context) {
        let folder = self.folder.clone();
        self.reading.start(0, "set-ups", ctx, Control::new(), move |_| read(&folder));
        self.reading.poll_fresh();
        self.take_in();
    }

    fn take_in(&mut self) {
        if let Some(Ok((kept, faults))) = self.reading.finished() {
            (self.kept, self.faults) = (kept, faults);
        }
    }

    /// Reads the presets again whenever the booklet becomes visible, since another studio may have added some.
    fn follow(&mut self, seen: bool, ctx: &Context) {
        let before = std::mem::replace(&mut self.seen, seen);
        if seen && !before && !self.is_reading() {
            self.look(ctx);
        }
        self.take_in();
    }

    /// Returns the settings for a new booklet, as far as they are known; None for the defaults.
    fn beginning(&self) -> Option<BookSettings> {
        let last = self.last.as_ref()?;
        self.kept.iter().find(|setup| setup.name == *last).map(|setup| setup.settings.clone())
    }
}

impl State {
    /// Shows the booklet. A new one begins with the last page preset.
    pub(in crate::studio) fn begin_booklet(&mut self, ctx: &Context) {
        let is_new = self.booklet.is_new();
        if is_new && self.setups.last.is_some() {
            self.setups.look(ctx);
        }
        self.setups.is_awaited = is_new && self.setups.is_reading();
        let setup = self.setups.beginning();
        self.booklet.show(spoken(), setup.as_ref());
    }

    /// Collects the presets that were read, and reports the result of a change.
    pub(super) fn poll_setups(&mut self, ctx: &Context) {
        self.setups.follow(self.booklet.open, ctx);
        if self.setups.is_awaited && !self.setups.is_reading() {
            self.setups.is_awaited = false;
            if let Some(setup) = self.setups.beginning() {
                self.booklet.dress(spoken(), &setup);
            }
        }
        match self.setups.changing.finished() {
            None => return,
            Some(Ok(Ok(Changed::Kept(name)))) => {
                self.say(&say!("tell-setups-kept", name = name.as_str()));
                self.setups.last = Some(name);
            }
            Some(Ok(Ok(Changed::Deleted(name)))) => {
                self.say(&say!("tell-setups-deleted", name = name.as_str()));
                if self.setups.last.as_ref() == Some(&name) {
                    self.setups.last = None;
                }
            }
            Some(Ok(Err((failure, error)))) => self.fail(failure, error),
            Some(Err(why)) => self.refuse(why),
        }
        self.setups.look(ctx);
    }

    /// Starts a change, unless one is running.
    fn change_setups(
        &mut self,
        failure: &'static str,
        work: impl FnOnce() -> Result<Changed, SetupError> + Send + 'static,
        ctx: &Context,
    ) {
        if self.setups.changing.is_running() {
            return self.refuse(say!("tell-flow-another-file-being-written"));
        }
        let work = move |_: &Control| work().map_err(|error| (failure, error.to_string()));
        self.setups.changing.start(0, "set-ups", ctx, Control::new(), work);
        self.setups.changing.poll_fresh();
        self.poll_setups(ctx);
    }

    /// Saves the page settings of the booklet under a name.
    pub(in crate::studio) fn keep_setup(&mut self, name: String, ctx: &Context) {
        let (folder, settings) = (self.setups.folder.clone(), self.booklet.settings().clone());
        self.change_setups("tell-setups-not-kept", move || folder.save(&name, &settings).map(Changed::Kept), ctx);
    }

    /// Applies the preset in this file, or the default settings, as one undo step.
    pub(in crate::studio) fn choose_setup(&mut self, path: Option<&Path>) {
        let chosen = |setup: &&SavedSetup| Some(setup.path()) == path;
        match self.setups.kept.iter().find(chosen) {
            Some(setup) => {
                self.booklet.take_kept_setup(setup);
                self.setups.last = Some(setup.name.clone());
            }
            None if path.is_none() => {
                self.booklet.take_usual_setup();
                self.setups.last = None;
            }
            None => {}
        }
    }

    /// Deletes the preset in this file. Booklets that use it keep their settings.
    pub(in crate::studio) fn forget_setup(&mut self, path: &Path, ctx: &Context) {
        let Some(setup) = self.setups.kept.iter().find(|setup| setup.path() == path).cloned() else { return };
        let folder = self.setups.folder.clone();
        let work = move || folder.delete(&setup).map(|()| Changed::Deleted(setup.name));
        self.change_setups("tell-setups-not-deleted", work, ctx);
    }
}
