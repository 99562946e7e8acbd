//! Puzzles and the booklet are saved beside the window, one after another in the order in which that was asked for:
//! what the file holds now, whether that may be lost, and the writing are left to a thread. What is open counts as
//! saved once that says so; what was changed meanwhile does not. What is being saved is shown, and nobody has to wait
//! for it.

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

/// What is saved sooner is not shown while it is.
const QUICK: Duration = Duration::from_millis(200);

/// What is saved, and what the author was about to do when he was asked to save it.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Kept {
    /// The puzzle with this number.
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

    /// What it is called, by its key, that it could not be saved.
    fn failure(&self) -> &'static str {
        match self {
            Kept::Puzzle { .. } => "tell-flow-puzzle-could-not-saved",
            Kept::Booklet { .. } => "tell-booklet-files-booklet-could-not-saved",
        }
    }
}

/// What is to be saved, and where.
pub(in crate::studio) struct Order {
    pub kept: Kept,
    /// None for its own file, in which nothing that another program has written is replaced without a question. Of
    /// another one the author has been asked when he chose it.
    pub path: Option<PathBuf>,
    /// Comments in the file may be lost.
    pub agreed: bool,
}

/// What is to be closed once nothing is being saved any more.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum After {
    Puzzles(Ending),
    Booklet(AfterBook),
}

/// A save on its way.
struct Current {
    kept: Kept,
    path: PathBuf,
    /// What of it is written.
    revision: u64,
    asked: Asked<Ended>,
}

/// What is being saved, and what waits for that.
#[derive(Default)]
pub(in crate::studio) struct Saving {
    waiting: VecDeque<Order>,
    current: Option<Current>,
    /// Saves that nobody waits for, and that have not ended.
    left: Vec<Current>,
    then: Option<After>,
}

impl Saving {
    pub fn is_running(&self) -> bool {
        self.current.is_some() || !self.waiting.is_empty()
    }

    /// Whether this is being saved, or waits for that.
    pub fn saves(&self, what: Opened) -> bool {
        let current = self.current.iter().map(|current| &current.kept);
        current.chain(self.waiting.iter().map(|order| &order.kept)).any(|kept| kept.opened() == what)
    }

    /// Closes this later, once all is saved. False if that was asked for already: then nobody wants to wait.
    pub fn close_later(&mut self, after: After) -> bool {
        let again = self.then.as_ref() == Some(&after);
        self.then = Some(after);
        !again
    }

    /// What is being saved, once that takes long enough to be seen.
    pub fn words(&self) -> Option<String> {
        let path = match (&self.current, self.waiting.front()) {
            (Some(Current { path, asked: Asked::Running { job, .. }, .. }), _) if job.elapsed() >= QUICK => path,
            (Some(_), _) => return None,
            // It waits for one of those that were given up.
            (None, Some(_)) => &self.left.first()?.path,
            (None, None) => return None,
        };
        let mut words = vec![say!("tell-saving", file = file_name(path))];
        if self.then.is_some() {
            words.push(say!("tell-saving-then-closes"));
        }
        Some(words.join(" · "))
    }

    /// The booklet that is being saved is closed: what comes of that is nobody's any more.
    pub fn drop_booklet(&mut self) {
        self.waiting.retain(|order| order.kept.opened() != Opened::Booklet);
        if let Some(current) = self.current.take_if(|current| current.kept.opened() == Opened::Booklet) {
            current.asked.cancel();
            self.left.push(current);
        }
        self.left.iter_mut().filter(|left| left.kept.opened() == Opened::Booklet).for_each(|left| {
            // No puzzle has this number: the file is only waited for.
            left.kept = Kept::Puzzle { of: u64::MAX, then: None };
        });
    }
}

/// The end of a path as it is shown.
fn file_name(path: &Path) -> String {
    shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

impl State {
    /// Saves this after all that was to be saved before.
    pub(super) fn save_later(&mut self, order: Order, ctx: &Context) {
        self.saving.waiting.push_back(order);
        self.poll_saving(ctx);
    }

    /// Waits for no save any more. One that the disk has begun with may still come to its end.
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

    /// Takes in what has become of saves, and goes on with the next.
    pub(super) fn poll_saving(&mut self, ctx: &Context) {
        self.poll_left();
        loop {
            match self.saving.current.take() {
                Some(mut current) => {
                    current.asked.poll_fresh();
                    // A question comes once the one is answered that is open; what is saved is known at once.
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

    /// Begins with a save; it is given back while an older one to the same file has not ended.
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

    /// Where the files are of what is open besides this.
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
        // What was read of it before is old.
        self.reading.read_anew(&path);
        self.mark_saved(&kept, path, revision, *written);
        match kept {
            // There may be more to save.
            Kept::Puzzle { then: Some(Ending::Quit), .. } => self.save_all_and_quit(ctx),
            // It may have been changed meanwhile.
            Kept::Puzzle { then: Some(ending), .. } => self.guard(ending, ctx),
            Kept::Booklet { then: Some(AfterBook::Quit) } => self.save_all_and_quit(ctx),
            Kept::Booklet { then: Some(next) } => self.guard_booklet(next, ctx),
            Kept::Puzzle { then: None, .. } | Kept::Booklet { then: None } => {}
        }
    }

    /// Asks about what was not saved, or says why.
    fn take_in_unsaved(&mut self, kept: Kept, path: PathBuf, ended: Ended, ctx: &Context) {
        // Who waits for it has to decide first.
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

    /// What is open was written to a file as it was at this revision.
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

    /// Those that nobody waits for end all the same: what is open of a file knows what that holds.
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
