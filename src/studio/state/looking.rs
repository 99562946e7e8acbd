//! What the disk is asked between two questions for a file, beside the window: where to begin, what is at a path that
//! was answered, whether a folder can be made.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::State;
use super::asked::Asked;
use super::browser::{Answer, Browser, Entry, Found, Place};
use super::dialog::Dialog;
use super::files::Purpose;
use crate::disk;
use crate::solve::Control;

/// What the disk is asked.
pub(in crate::studio) enum Look {
    /// Whether there is a file of the name that the system's dialog has not asked about.
    IsThere(Purpose, PathBuf),
    /// In which folder the window asks itself, with this name; None for that of the program.
    Begin(Purpose, Option<PathBuf>, String),
    /// What is at the path that was answered in the window, where this was shown of the folder; true: the author has
    /// seen that a file is replaced.
    Answered(Box<Browser>, Arc<[Entry]>, bool),
    /// Nothing: the folder is made that was named.
    Make(Box<Browser>, PathBuf),
}

/// What it has said.
enum Seen {
    /// Nothing that was not asked about is replaced.
    Free(Purpose, PathBuf),
    /// The author is asked on.
    Ask(Box<Browser>),
    /// These files were answered there.
    Files(Box<Browser>, Vec<PathBuf>),
    /// The folder could not be made, and why.
    NotMade(Box<Browser>, String),
}

/// Asking the disk.
#[derive(Default)]
pub(in crate::studio) struct Looking {
    /// The question that was answered, if that was in the window.
    of: Option<Box<Browser>>,
    asked: Asked<Seen>,
}

impl Looking {
    pub fn is_running(&self) -> bool {
        self.asked.is_running()
    }
}

/// Asks the disk, which may take long.
fn look(look: Look) -> Seen {
    match look {
        Look::IsThere(purpose, path) if path.exists() => {
            let folder = path.parent().map(Path::to_owned).unwrap_or_default();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Seen::Ask(Box::new(Browser::new(purpose, folder, name)))
        }
        Look::IsThere(purpose, path) => Seen::Free(purpose, path),
        Look::Begin(purpose, folder, name) => {
            let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
            Seen::Ask(Box::new(Browser::new(purpose, folder, name)))
        }
        Look::Answered(browser, shown, replaces) => answered(browser, &shown, replaces),
        Look::Make(browser, folder) => match disk::make_folder(&folder) {
            Ok(()) => Seen::Ask(Box::new(browser.at_place(Place::Folder(folder)))),
            Err(error) => Seen::NotMade(browser, format!("{}: {error}", folder.display())),
        },
    }
}

/// What comes of an answer by the disk as it is now.
fn answered(browser: Box<Browser>, shown: &[Entry], replaces: bool) -> Seen {
    let now = |path: &Path| Some(Found::of(path));
    let mut next = browser.clone();
    match (browser.answer(shown, now), browser.replaces(shown, now)) {
        (Answer::Into(into), _) => next = into,
        // The button has not said yet that something is replaced.
        (Answer::Files(_), Some(path)) if !replaces => next.found = Some((path, Found::File)),
        (Answer::Files(paths), _) => return Seen::Files(browser, paths),
        (Answer::Missing(path), _) => next.found = Some((path, Found::Nothing)),
        (Answer::Nothing, _) => {}
    }
    Seen::Ask(next)
}

impl State {
    /// Asks the disk; what comes of it is done once it has answered.
    pub(in crate::studio) fn look(&mut self, wanted: Look, ctx: &Context) {
        let of = match &wanted {
            Look::Answered(browser, ..) | Look::Make(browser, _) => Some(browser.clone()),
            Look::IsThere(..) | Look::Begin(..) => None,
        };
        self.files.looking.of = of;
        self.files.looking.asked.start(0, "looking", ctx, Control::new(), move |_| look(wanted));
        self.poll_looking(ctx);
    }

    /// What was answered in the window is judged by the disk as it is now; `replaces`: the author has seen that a file
    /// is replaced.
    pub(in crate::studio) fn confirm(&mut self, browser: Box<Browser>, replaces: bool, ctx: &Context) {
        let shown = self.browsing.listed(&browser).and_then(Result::ok).unwrap_or_default();
        self.look(Look::Answered(browser, shown, replaces), ctx);
    }

    /// Makes the folder that the author has named, and goes there.
    pub(in crate::studio) fn make_folder(&mut self, browser: Box<Browser>, ctx: &Context) {
        let Some(name) = browser.new_folder.as_deref().map(str::trim).filter(|name| !name.is_empty()) else { return };
        let folder = browser.base().join(name);
        self.look(Look::Make(browser, folder), ctx);
    }

    /// Takes in what the disk has said.
    pub(super) fn poll_looking(&mut self, ctx: &Context) {
        self.files.looking.asked.poll_fresh();
        let Some(seen) = self.files.looking.asked.finished() else { return };
        if let Some(of) = self.files.looking.of.take() {
            // Who has asked for something else since, or for nothing, has not asked for this.
            let is_open = matches!(&self.dialog, Some(Dialog::Browse(open)) if open.shows_like(&of));
            if !is_open {
                return;
            }
        }
        match seen {
            Ok(Seen::Free(purpose, path)) => self.picked(purpose, path, ctx),
            Ok(Seen::Ask(browser)) => self.dialog = Some(Dialog::Browse(browser)),
            Ok(Seen::Files(browser, paths)) => {
                self.dialog = None;
                self.browsed(browser, paths, ctx);
            }
            Ok(Seen::NotMade(browser, error)) => {
                self.browsing.answered = Some(browser);
                self.fail("tell-browser-folder-could-not-made", error);
            }
            Err(why) => self.refuse(why),
        }
    }
}
