//! The page set-ups that the author keeps: one is chosen, kept or deleted, and new booklets begin with the one that was
//! chosen or kept last.

use std::path::Path;

use super::State;
use super::words::{plain_error, shown_lines};
use crate::formats::{SavedSetup, Setups};
use crate::sheet::booklet::BookSettings;
use crate::words::{say, spoken};

/// The page set-ups as they were last looked at.
#[derive(Default)]
pub(in crate::studio) struct SetupShelf {
    folder: Setups,
    pub kept: Vec<SavedSetup>,
    /// What is wrong with files that could not be read, in words; they are left as they are.
    pub faults: Vec<String>,
    /// The name of the one that was chosen or kept last; None for the usual one.
    pub last: Option<String>,
    /// Whether the booklet was seen when they were to be looked at before.
    seen: bool,
}

impl SetupShelf {
    /// Those of a folder.
    pub fn new(folder: Setups) -> SetupShelf {
        let mut shelf = SetupShelf { folder, ..SetupShelf::default() };
        shelf.look();
        shelf
    }

    fn look(&mut self) {
        let kept = self.folder.list();
        self.kept = kept.setups;
        self.faults = kept.faults.iter().map(|fault| plain_error(&shown_lines(&fault.to_string()))).collect();
    }

    /// Looks again whenever the booklet comes into sight: another studio may have kept some.
    pub fn follow(&mut self, seen: bool) {
        let before = std::mem::replace(&mut self.seen, seen);
        if seen && !before {
            self.look();
        }
    }

    /// What a new booklet begins with; None for the usual.
    fn beginning(&mut self) -> Option<BookSettings> {
        let last = self.last.clone()?;
        self.look();
        self.kept.iter().find(|setup| setup.name == last).map(|setup| setup.settings.clone())
    }
}

impl State {
    /// Shows the booklet. One in which nothing was done yet begins with the page set-up that was chosen last.
    pub(in crate::studio) fn begin_booklet(&mut self) {
        let setup = self.setups.beginning();
        self.booklet.show(spoken(), setup.as_ref());
    }

    /// Keeps the page set-up of the booklet under a name.
    pub(in crate::studio) fn keep_setup(&mut self, name: &str) {
        match self.setups.folder.save(name, self.booklet.settings()) {
            Ok(name) => {
                self.setups.look();
                self.say(&say!("tell-setups-kept", name = name.as_str()));
                self.setups.last = Some(name);
            }
            Err(error) => self.fail("tell-setups-not-kept", error.to_string()),
        }
    }

    /// Lets the pages look as a set-up that is kept in this file, or as usual, in one step.
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

    /// Throws away the set-up that is kept in this file; booklets that look so stay as they are.
    pub(in crate::studio) fn forget_setup(&mut self, path: &Path) {
        let Some(setup) = self.setups.kept.iter().find(|setup| setup.path() == path) else { return };
        match self.setups.folder.delete(setup) {
            Ok(()) => {
                let name = setup.name.clone();
                self.setups.look();
                self.say(&say!("tell-setups-deleted", name = name.as_str()));
                if self.setups.last.as_ref() == Some(&name) {
                    self.setups.last = None;
                }
            }
            Err(error) => self.fail("tell-setups-not-deleted", error.to_string()),
        }
    }
}
