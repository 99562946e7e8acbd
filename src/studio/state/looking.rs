//! Background disk access for the file dialogs: the folder to begin in, the kind of entry at a path, creating a
//! folder.

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

/// A request to the disk.
pub(in crate::studio) enum Look {
    /// Checks whether a file exists that the system's dialog has not asked about.
    IsThere(Purpose, PathBuf),
    /// Finds the folder in which the studio's own dialog begins, with this name; None for the current folder.
    Begin(Purpose, Option<PathBuf>, String),
    /// Checks an answer of the studio's own dialog, given the entries shown. True if the setter has seen that a
    /// file will be replaced.
    Answered(Box<Browser>, Arc<[Entry]>, bool),
    /// Creates the folder that the setter named.
    Make(Box<Browser>, PathBuf),
}

/// The result of a request.
enum Seen {
    /// The path can be written without replacing anything unasked.
    Free(Purpose, PathBuf),
    /// The dialog stays open or opens.
    Ask(Box<Browser>),
    /// The chosen files.
    Files(Box<Browser>, Vec<PathBuf>),
    /// The folder could not be created, for this reason.
    NotMade(Box<Browser>, String),
}

/// A running request.
#[derive(Default)]
pub(in crate::studio) struct Looking {
    /// The dialog that made the request, if it was the studio's own.
    of: Option<Box<Browser>>,
    asked: Asked<Seen>,
}

impl Looking {
    pub fn is_running(&self) -> bool {
        self.asked.is_running()
    }
}

/// Carries out a request, which may be slow.
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

/// Evaluates an answer with the current state of the disk.
fn answered(browser: Box<Browser>, shown: &[Entry], replaces: bool) -> Seen {
    let now = |path: &Path| Some(Found::of(path));
    let mut next = browser.clone();
    match (browser.answer(shown, now), browser.replaces(shown, now)) {
        (Answer::Into(into), _) => next = into,
        // The button has not yet warned that a file will be replaced.
        (Answer::Files(_), Some(path)) if !replaces => next.found = Some((path, Found::File)),
        (Answer::Files(paths), _) => return Seen::Files(browser, paths),
        (Answer::Missing(path), _) => next.found = Some((path, Found::Nothing)),
        (Answer::Nothing, _) => {}
    }
    Seen::Ask(next)
}

impl State {
    /// Starts a request. Its result is handled once it arrives.
    pub(in crate::studio) fn look(&mut self, wanted: Look, ctx: &Context) {
        let of = match &wanted {
            Look::Answered(browser, ..) | Look::Make(browser, _) => Some(browser.clone()),
            Look::IsThere(..) | Look::Begin(..) => None,
        };
        self.files.looking.of = of;
        self.files.looking.asked.start(0, "looking", ctx, Control::new(), move |_| look(wanted));
        self.poll_looking(ctx);
    }

    /// Evaluates an answer of the studio's own dialog with the current state of the disk. `replaces`: the setter
    /// has seen that a file will be replaced.
    pub(in crate::studio) fn confirm(&mut self, browser: Box<Browser>, replaces: bool, ctx: &Context) {
        let shown = self.browsing.listed(&browser).and_then(Result::ok).unwrap_or_default();
        self.look(Look::Answered(browser, shown, replaces), ctx);
    }

    /// Creates the folder that the setter named, and shows it.
    pub(in crate::studio) fn make_folder(&mut self, browser: Box<Browser>, ctx: &Context) {
        let Some(name) = browser.new_folder.as_deref().map(str::trim).filter(|name| !name.is_empty()) else { return };
        let folder = browser.base().join(name);
        self.look(Look::Make(browser, folder), ctx);
    }

    /// Collects the result of a request.
    pub(super) fn poll_looking(&mut self, ctx: &Context) {
        self.files.looking.asked.poll_fresh();
        let Some(seen) = self.files.looking.asked.finished() else { return };
        if let Some(of) = self.files.looking.of.take() {
            // The result is ignored if the dialog was closed or shows something else by now.
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
