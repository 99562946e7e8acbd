//! The queue of saves. A thread checks whether a save would lose newer content of the file, and writes it; saves
//! run one after another, in the order of the requests. A document becomes clean when its write completes, unless
//! it changed in the meantime. Progress is shown, and nobody has to wait for it.

mod work;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use super::State;
use super::asked::Asked;
use super::dialog::Dialog;
use super::files::{AfterBook, Ending, Purpose, has_extension};
use super::newer::Opened;
use super::words::{shown_name, shown_path};
use crate::solve::Control;
use crate::words::say;
use work::{Content, Ended, Work, Written, save};

/// Progress is shown only for saves that take longer than this.
const QUICK: Duration = Duration::from_millis(200);

/// The document to save, and the action that the save was a part of.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Kept {
    /// The puzzle with this id.
    Puzzle {
        of: u64,
        then: Option<Ending>,
    },
    Booklet {
        then: Option<AfterBook>,
    },
}

impl Kept {
    fn opened(&self) -> Opened {
        match self {
            Kept::Puzzle { of, .. } => Opened::Puzzle(*of),
            Kept::Booklet { .. } => Opened::Booklet,
        }
    }

    fn purpose(&self) -> Purpose {
        match self.clone() {
            Kept::Puzzle { of, then } => Purpose::Save { of, then },
            Kept::Booklet { then } => Purpose::SaveBooklet { then },
        }
    }

    /// Returns the message key of the error that it could not be saved.
    fn failure(&self) -> &'static str {
        match self {
            Kept::Puzzle { .. } => "tell-flow-puzzle-could-not-saved",
            Kept::Booklet { .. } => "tell-booklet-files-booklet-could-not-saved",
        }
    }
}

/// A request to save.
pub(in crate::studio) struct Order {
    pub kept: Kept,
    /// The path to write to. None for the document's own file, whose newer content is never replaced without a
    /// question. For another path, the file dialog has already asked.
    pub path: Option<PathBuf>,
    /// True if the setter has agreed to lose the comments in the file.
    pub agreed: bool,
}

/// A close action that waits for the saves to finish.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum After {
    Puzzles(Ending),
    Booklet(AfterBook),
}

/// A running save.
struct Current {
    kept: Kept,
    path: PathBuf,
    /// The revision that is being written.
    revision: u64,
    asked: Asked<Ended>,
}

/// The running save and the queue.
#[derive(Default)]
pub(in crate::studio) struct Saving {
    waiting: VecDeque<Order>,
    current: Option<Current>,
    /// Cancelled saves whose threads are still running.
    left: Vec<Current>,
    then: Option<After>,
}

impl Saving {
    pub fn is_running(&self) -> bool {
        self.current.is_some() || !self.waiting.is_empty()
    }

    /// Returns whether this document is being saved or queued.
    pub fn saves(&self, what: Opened) -> bool {
        let current = self.current.iter().map(|current| &current.kept);
        current.chain(self.waiting.iter().map(|order| &order.kept)).any(|kept| kept.opened() == what)
    }

    /// Closes once everything is saved. Returns false if that was requested before: the setter then does not want
    /// to wait.
    pub fn close_later(&mut self, after: After) -> bool {
        let again = self.then.as_ref() == Some(&after);
        self.then = Some(after);
        !again
    }

    /// Returns the progress in words, once the save takes long enough to show it.
    pub fn words(&self) -> Option<String> {
        let path = match (&self.current, self.waiting.front()) {
            (Some(Current { path, asked: Asked::Running { job, .. }, .. }), _) if job.elapsed() >= QUICK => path,
            (Some(_), _) => return None,
            // The queue waits for a cancelled save to end.
            (None, Some(_)) => &self.left.first()?.path,
            (None, None) => return None,
        };
        let mut words = vec![say!("tell-saving", file = file_name(path))];
        if self.then.is_some() {
            words.push(say!("tell-saving-then-closes"));
        }
        Some(words.join(" · "))
    }

    /// Drops the saves of the booklet, which is closed. Their results are ignored.
    pub fn drop_booklet(&mut self) {
        self.waiting.retain(|order| order.kept.opened() != Opened::Booklet);
        if let Some(current) = self.current.take_if(|current| current.kept.opened() == Opened::Booklet) {
            current.asked.cancel();
            self.left.push(current);
        }
        self.left.iter_mut().filter(|left| left.kept.opened() == Opened::Booklet).for_each(|left| {
            // No puzzle has this id, so the result is ignored. The path stays blocked until the thread ends.
            left.kept = Kept::Puzzle { of: u64::MAX, then: None };
        });
    }
}

/// Returns the file name as shown in the window.
fn file_name(path: &Path) -> String {
    shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

impl State {
    /// Appends a request to the queue.
    pub(super) fn save_later(&mut self, order: Order, ctx: &Context) {
        self.saving.waiting.push_back(order);
        self.poll_saving(ctx);
    }

    /// Cancels all saves. A write that has already begun may still complete.
    pub(in crate::studio) fn cancel_saving(&mut self) {
        let Saving { waiting, current, left, then: _ } = std::mem::take(&mut self.saving);
        self.saving.left = left;
        let blocked = self.saving.left.first().filter(|_| !waiting.is_empty()).map(|left| left.path.clone());
        let path = current.as_ref().map(|current| current.path.clone()).or(blocked);
        if let Some(current) = current {
            current.asked.cancel();
            self.saving.left.push(current);
        }
        if let Some(path) = path {
            self.refuse(say!("tell-saving-given-up", file = file_name(&path)));
        }
    }

    /// Collects results and begins the next save.
    pub(super) fn poll_saving(&mut self, ctx: &Context) {
        self.poll_left();
        loop {
            match self.saving.current.take() {
                Some(mut current) => {
                    current.asked.poll_fresh();
                    // A question waits until the open dialog is answered. A success is handled at once.
                    let is_saved = matches!(current.asked.answer(0), Some(Ended::Saved(_)));
                    let waits = current.asked.is_running() || (self.dialog.is_some() && !is_saved);
                    let ended = if waits { None } else { current.asked.finished() };
                    match ended {
                        None => {
                            self.saving.current = Some(current);
                            return;
                        }
                        Some(ended) => self.take_in_saved(current, ended.unwrap_or_else(Ended::Failed), ctx),
                    }
                }
                None => match self.saving.waiting.pop_front() {
                    Some(order) => {
                        if let Some(order) = self.begin_saving(order, ctx) {
                            self.saving.waiting.push_front(order);
                            return;
                        }
                    }
                    None => break,
                },
            }
        }
        match self.saving.then.take() {
            None => {}
            Some(After::Puzzles(ending)) => {
                if self.dialog == Some(Dialog::Unsaved(ending)) {
                    self.dialog = None;
                }
                self.guard(ending, ctx);
            }
            Some(After::Booklet(next)) => {
                if self.dialog == Some(Dialog::UnsavedBooklet(next.clone())) {
                    self.dialog = None;
                }
                self.guard_booklet(next, ctx);
            }
        }
    }

    /// Begins a save. Returns the request if a cancelled save to the same file is still running.
    fn begin_saving(&mut self, order: Order, ctx: &Context) -> Option<Order> {
        let own = match &order.kept {
            Kept::Puzzle { of, .. } => match self.tab_of(*of) {
                Some(tab) => tab.document.origin().filter(|origin| has_extension(&origin.path, "ron")),
                None => {
                    self.refuse(say!("tell-flow-puzzle-was-closed-before"));
                    return None;
                }
            },
            Kept::Booklet { .. } => self.booklet.origin(),
        };
        let (path, known) = match (&order.path, own) {
            (Some(path), _) => (path.clone(), None),
            (None, Some(own)) => (own.path, Some(own.on_disk)),
            (None, None) => {
                self.pick(order.kept.purpose(), ctx);
                return None;
            }
        };
        if self.saving.left.iter().any(|left| left.path == path) {
            return Some(order);
        }
        let (content, revision) = match &order.kept {
            Kept::Puzzle { of, .. } => {
                let document = &self.tab_of(*of)?.document;
                (Content::Puzzle(Box::new(document.puzzle().clone())), document.revision())
            }
            Kept::Booklet { .. } => {
                let draft = self.booklet.draft();
                let book = draft.book_file(path.parent().unwrap_or(Path::new("")));
                (Content::Booklet(Box::new(book)), draft.revision)
            }
        };
        let others = self.places_of_others(order.kept.opened());
        let work = Work { path: path.clone(), content, known, agreed: order.agreed, others };
        let mut asked = Asked::Idle;
        asked.start(0, "saving", ctx, Control::new(), move |control| save(work, control));
        self.saving.current = Some(Current { kept: order.kept, path, revision, asked });
        None
    }

    /// Returns the file locations of all other open documents.
    fn places_of_others(&self, what: Opened) -> Vec<PathBuf> {
        let tabs = self.open_tabs().filter(|tab| Opened::Puzzle(tab.id) != what);
        let tabs = tabs.filter_map(|tab| tab.document.place().map(Path::to_owned));
        let booklet = self.booklet.place_on_disk().filter(|_| what != Opened::Booklet).cloned();
        tabs.chain(booklet).collect()
    }

    fn take_in_saved(&mut self, current: Current, ended: Ended, ctx: &Context) {
        let Current { kept, path, revision, .. } = current;
        let written = match ended {
            Ended::Saved(written) => written,
            ended => return self.take_in_unsaved(kept, path, ended, ctx),
        };
        self.browsing.answered = None;
        match kept {
            Kept::Puzzle { .. } => self.say(&say!("tell-flow-saved", path = shown_path(&path))),
            Kept::Booklet { .. } => self.say(&say!("tell-booklet-files-saved", path = shown_path(&path))),
        }
        self.warn(&written.warnings);
        self.remember_file(&path);
        // A pending read of the file may have old content.
        self.reading.read_anew(&path);
        self.mark_saved(&kept, path, revision, *written);
        match kept {
            // There may be more to save.
            Kept::Puzzle { then: Some(Ending::Quit), .. } => self.save_all_and_quit(ctx),
            // It may have changed in the meantime.
            Kept::Puzzle { then: Some(ending), .. } => self.guard(ending, ctx),
            Kept::Booklet { then: Some(AfterBook::Quit) } => self.save_all_and_quit(ctx),
            Kept::Booklet { then: Some(next) } => self.guard_booklet(next, ctx),
            Kept::Puzzle { then: None, .. } | Kept::Booklet { then: None } => {}
        }
    }

    /// Asks the setter about a save that would lose something, or shows why it failed.
    fn take_in_unsaved(&mut self, kept: Kept, path: PathBuf, ended: Ended, ctx: &Context) {
        // Close actions and further saves of this document are dropped, since the setter has to decide first.
        self.saving.then = None;
        self.saving.waiting.retain(|order| order.kept.opened() != kept.opened());
        let purpose = kept.purpose();
        match ended {
            Ended::Saved(_) | Ended::GivenUp => {}
            Ended::Newer => self.ask_before_saving(Dialog::Newer { purpose, path }, ctx),
            Ended::Comments => self.ask_before_saving(Dialog::Comments { purpose, path }, ctx),
            Ended::OpenElsewhere => {
                self.fail(kept.failure(), say!("tell-flow-open-another-tab-close", path = shown_path(&path)));
            }
            Ended::Failed(error) => self.fail(kept.failure(), error),
        }
    }

    fn ask_before_saving(&mut self, dialog: Dialog, ctx: &Context) {
        self.browsing.answered = None;
        self.show_dialog(dialog, ctx);
    }

    /// Records that a document was written to a file at this revision.
    fn mark_saved(&mut self, kept: &Kept, path: PathBuf, revision: u64, written: Written) {
        let Written { on_disk, place, .. } = written;
        match kept {
            Kept::Puzzle { of, .. } => {
                if let Some(tab) = self.tab_of_mut(*of) {
                    tab.document.saved(revision, path, place, on_disk);
                }
            }
            Kept::Booklet { .. } => self.booklet.saved(revision, path, place, on_disk),
        }
    }

    /// Collects the results of cancelled saves: if one was written after all, its document records the new
    /// content.
    fn poll_left(&mut self) {
        let left = std::mem::take(&mut self.saving.left);
        for mut late in left {
            match late.asked.finished() {
                None => self.saving.left.push(late),
                Some(Ok(Ended::Saved(written))) => {
                    let own = match &late.kept {
                        Kept::Puzzle { of, .. } => self.tab_of(*of).and_then(|tab| tab.document.path()),
                        Kept::Booklet { .. } => self.booklet.path.as_deref(),
                    };
                    if own == Some(late.path.as_path()) {
                        self.mark_saved(&late.kept, late.path, late.revision, *written);
                    }
                }
                Some(_) => {}
            }
        }
    }
}
