//! What is told when another program has written a file that is open here, or another studio has it open, too.

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

/// What is open of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Opened {
    /// The puzzle with this number.
    Puzzle(u64),
    Booklet,
}

impl Opened {
    /// Saving it, to which reloading is the other choice.
    pub fn purpose(self) -> Purpose {
        match self {
            Opened::Puzzle(of) => Purpose::Save { of, then: None },
            Opened::Booklet => Purpose::SaveBooklet { then: None },
        }
    }
}

impl State {
    /// Looks after the open files, and tells what was found of the one in front.
    pub(in crate::studio) fn follow_files(&mut self, ctx: &Context) {
        let puzzles = self.open_tabs().filter_map(|tab| tab.document.path());
        let files: BTreeSet<PathBuf> = puzzles.chain(self.booklet.path.as_deref()).map(whole).collect();
        self.watch.follow(files, ctx);
        self.tell_gone(ctx);
        self.tell_shared();
        if let Some(reason) = self.watch.take_failure() {
            self.tab.notice = Some(Notice::Warned(say!("tell-newer-not-watched", reason = reason)));
        }
        // One thing at a time, and nothing while what was written may be about to be read.
        let files = self.reading.is_running() || self.saving.is_running();
        let busy = self.dialog.is_some() || self.files.is_asking() || files;
        if !busy && let Some(changed) = self.changed(ctx) {
            self.show_dialog(Dialog::Changed(changed), ctx);
        }
    }

    /// The file of what is in front, if another program has written it since it was opened or saved here.
    fn changed(&mut self, ctx: &Context) -> Option<Changed> {
        let (of, path) = self.in_front()?;
        let known = match of {
            Opened::Puzzle(_) => self.tab.document.origin()?.on_disk,
            Opened::Booklet => self.booklet.origin()?.on_disk,
        };
        if self.watch.written(&whole(&path), known) {
            // What was found may be older than what was saved here meanwhile.
            let (file, mut asked) = (path.clone(), Asked::Idle);
            asked.start(0, "newer", ctx, Control::new(), move |_| known.is_outdated(&file));
            self.watch.newer = Some((path.clone(), known, asked));
        }
        // That of another file is told when that is in front again.
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

    /// What is in front, if it has a file.
    fn in_front(&self) -> Option<(Opened, PathBuf)> {
        let (of, path) = match (self.booklet.open, self.start.shown || self.tab.plays) {
            (true, _) => (Opened::Booklet, self.booklet.path.as_deref()),
            (false, false) => (Opened::Puzzle(self.tab.id), self.tab.document.path()),
            (false, true) => return None,
        };
        Some((of, path?.to_owned()))
    }

    /// Tells that files of what is open have been taken away, and keeps what was in them as work that is not saved.
    fn tell_gone(&mut self, ctx: &Context) {
        // What is being saved comes back.
        if self.saving.is_running() {
            return;
        }
        if !self.watch.missing.is_running() {
            let mut gone = self.watch.take_gone();
            if !gone.is_empty() {
                // They may have been saved here since they were looked at.
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

    /// Tells that what is in front is open in another studio, too.
    fn tell_shared(&mut self) {
        let Some((_, path)) = self.in_front() else { return };
        if self.watch.tells_shared(&whole(&path)) {
            let words = say!("tell-newer-open-elsewhere", path = shown_path(&path));
            self.tab.notice = Some(Notice::Warned(words));
        }
    }

    /// Whether another studio has this file open, too.
    pub(in crate::studio) fn is_open_elsewhere(&self, path: &Path) -> bool {
        self.watch.is_shared(&whole(path))
    }

    /// Compares what is open with what its file holds, once that is read.
    pub(in crate::studio) fn compare(&mut self, of: Opened, path: PathBuf) {
        self.read_later(Wanted::Other { of, path });
    }

    /// Shows a puzzle beside the one of its file.
    pub(super) fn show_compared(&mut self, id: u64, path: PathBuf, there: &Puzzle, ctx: &Context) {
        let Some(tab) = self.tab_of(id) else { return };
        let compared = Compared::puzzles(tab.document.puzzle(), there);
        self.show_dialog(Dialog::Changed(Changed::compared(Opened::Puzzle(id), path, compared)), ctx);
    }

    /// The same of the booklet.
    pub(super) fn show_booklets_compared(&mut self, path: PathBuf, there: &BookFile, ctx: &Context) {
        let folder = path.parent().unwrap_or(Path::new(""));
        let compared = Compared::booklets(&self.booklet.draft().book_file(folder), there);
        self.show_dialog(Dialog::Changed(Changed::compared(Opened::Booklet, path, compared)), ctx);
    }
}
