//! Messages about open files that another program has changed, or that another studio has open, too.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use egui::Context;

use super::asked::Asked;
use super::booklet::whole;
use super::compare::Compared;
use super::dialog::{Changed, Dialog};
use super::files::Purpose;
use super::on_disk::OnDisk;
use super::reading::Wanted;
use super::words::shown_path;
use super::{Notice, State};
use crate::formats::BookFile;
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::words::say;

/// An open document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Opened {
    /// The puzzle with this id.
    Puzzle(u64),
    Booklet,
}

impl Opened {
    /// Returns the purpose of saving it, which is the alternative to reloading.
    pub fn purpose(self) -> Purpose {
        match self {
            Opened::Puzzle(of) => Purpose::Save { of, then: None },
            Opened::Booklet => Purpose::SaveBooklet { then: None },
        }
    }
}

impl State {
    /// Watches the open files, and reports changes to the active document's file.
    pub(in crate::studio) fn follow_files(&mut self, ctx: &Context) {
        let puzzles = self.open_tabs().filter_map(|tab| tab.document.path());
        let files: BTreeSet<PathBuf> = puzzles.chain(self.booklet.path.as_deref()).map(whole).collect();
        self.watch.follow(files, ctx);
        self.tell_gone(ctx);
        self.tell_shared();
        if let Some(reason) = self.watch.take_failure() {
            self.tab.notice = Some(Notice::Warned(say!("tell-newer-not-watched", reason = reason)));
        }
        // One dialog at a time, and none while the changed file may be about to be read or written.
        let files = self.reading.is_running() || self.saving.is_running();
        let busy = self.dialog.is_some() || self.files.is_asking() || files;
        if !busy && let Some(changed) = self.changed(ctx) {
            self.show_dialog(Dialog::Changed(changed), ctx);
        }
    }

    /// Returns the file of the active document, if another program has changed it since it was opened or saved
    /// here.
    fn changed(&mut self, ctx: &Context) -> Option<Changed> {
        let (of, path) = self.in_front()?;
        let known = match of {
            Opened::Puzzle(_) => self.tab.document.origin()?.on_disk,
            Opened::Booklet => self.booklet.origin()?.on_disk,
        };
        if self.watch.written(&whole(&path), known) {
            // The watcher's observation may be older than a save of this studio, so the file is checked once more.
            let (file, mut asked) = (path.clone(), Asked::Idle);
            asked.start(0, "newer", ctx, Control::new(), move |_| known.is_outdated(&file));
            self.watch.newer = Some((path.clone(), known, asked));
        }
        // A change to another document's file is reported when that document becomes active.
        let (file, before, mut asked) = self.watch.newer.take_if(|(file, ..)| *file == path)?;
        asked.poll_fresh();
        match asked.finished() {
            None => {
                self.watch.newer = Some((file, before, asked));
                None
            }
            Some(newer) => (newer == Ok(true) && before == known).then_some(Changed { of, path, compared: None }),
        }
    }

    /// Returns the active document, if it has a file.
    fn in_front(&self) -> Option<(Opened, PathBuf)> {
        let (of, path) = match (self.booklet.open, self.start.shown || self.tab.plays) {
            (true, _) => (Opened::Booklet, self.booklet.path.as_deref()),
            (false, false) => (Opened::Puzzle(self.tab.id), self.tab.document.path()),
            (false, true) => return None,
        };
        Some((of, path?.to_owned()))
    }

    /// Reports that files of open documents were deleted, and marks these documents as unsaved.
    fn tell_gone(&mut self, ctx: &Context) {
        // A save that is running will create the file again.
        if self.saving.is_running() {
            return;
        }
        if !self.watch.missing.is_running() {
            let mut gone = self.watch.take_gone();
            if !gone.is_empty() {
                // The file may have been saved here since the watcher's observation.
                self.watch.missing.start(0, "gone", ctx, Control::new(), move |_| {
                    gone.retain(|path| OnDisk::of(path) == OnDisk::Missing);
                    gone
                });
                self.watch.missing.poll_fresh();
            }
        }
        let Some(Ok(gone)) = self.watch.missing.finished() else { return };
        if gone.is_empty() {
            return;
        }
        let is_gone = |path: &Path| gone.contains(&whole(path));
        let words = |path: &Path| Notice::Warned(say!("tell-newer-gone", path = shown_path(path)));
        let ids: Vec<u64> = self.open_tabs().map(|tab| tab.id).collect();
        for id in ids {
            let Some(tab) = self.tab_of_mut(id) else { continue };
            let Some(path) = tab.document.path().filter(|path| is_gone(path)).map(Path::to_owned) else { continue };
            tab.document.lost_file();
            tab.notice = Some(words(&path));
        }
        if let Some(path) = self.booklet.path.clone().filter(|path| is_gone(path)) {
            self.booklet.lost_file();
            self.tab.notice = Some(words(&path));
        }
    }

    /// Reports that the active document is also open in another studio.
    fn tell_shared(&mut self) {
        let Some((_, path)) = self.in_front() else { return };
        if self.watch.tells_shared(&whole(&path)) {
            let words = say!("tell-newer-open-elsewhere", path = shown_path(&path));
            self.tab.notice = Some(Notice::Warned(words));
        }
    }

    /// Returns whether another studio has this file open, too.
    pub(in crate::studio) fn is_open_elsewhere(&self, path: &Path) -> bool {
        self.watch.is_shared(&whole(path))
    }

    /// Compares an open document with the content of its file, once that is read.
    pub(in crate::studio) fn compare(&mut self, of: Opened, path: PathBuf) {
        self.read_later(Wanted::Other { of, path });
    }

    /// Shows the comparison of a puzzle with the one in its file.
    pub(super) fn show_compared(&mut self, id: u64, path: PathBuf, there: &Puzzle, ctx: &Context) {
        let Some(tab) = self.tab_of(id) else { return };
        let compared = Compared::puzzles(tab.document.puzzle(), there);
        self.show_dialog(Dialog::Changed(Changed::compared(Opened::Puzzle(id), path, compared)), ctx);
    }

    /// Shows the comparison of the booklet with the one in its file.
    pub(super) fn show_booklets_compared(&mut self, path: PathBuf, there: &BookFile, ctx: &Context) {
        let folder = path.parent().unwrap_or(Path::new(""));
        let compared = Compared::booklets(&self.booklet.draft().book_file(folder), there);
        self.show_dialog(Dialog::Changed(Changed::compared(Opened::Booklet, path, compared)), ctx);
    }
}
