//! What happens around files: nothing is lost without a question, and every failure is told.

use std::path::{Path, PathBuf};

use egui::Context;

use super::dialog::Dialog;
use super::document::Document;
use super::examples;
use super::files::{AfterBook, Next, Picked, Purpose, Question, Waiting};
use super::new_board::NewBoard;
use super::on_disk::OnDisk;
use super::palette::Palette;
use super::{Notice, State};
use crate::formats::{self, Format, Warning};
use crate::puzzle::Puzzle;

impl State {
    /// Goes on at once when nothing would be lost, and else asks.
    pub(in crate::studio) fn guard(&mut self, next: Next, ctx: &Context) {
        if next == Next::Close && self.would_lose_booklet() {
            self.dialog = Some(Dialog::UnsavedBooklet(AfterBook::Quit));
        } else if self.document.is_dirty() {
            self.dialog = Some(Dialog::Unsaved(next));
        } else {
            self.proceed(next, ctx);
        }
    }

    /// Whether closing would lose changes of the booklet that the author has not given up.
    fn would_lose_booklet(&self) -> bool {
        self.booklet.is_dirty() && self.files.booklet_given_up != Some(self.booklet.draft().revision)
    }

    /// Goes on without asking.
    pub(in crate::studio) fn proceed(&mut self, next: Next, ctx: &Context) {
        match next {
            Next::New => self.dialog = Some(Dialog::New(Box::new(NewBoard::for_new(&self.layouts)))),
            Next::Beginning(beginning) => self.begin(beginning),
            Next::Example(place) => {
                if let Some(example) = examples::example_at(place) {
                    self.replace(Document::new(example.puzzle.clone(), None));
                }
            }
            Next::Open(None) => self.pick(Purpose::Open { revision: self.document.revision() }, ctx),
            Next::Open(Some(path)) => self.open(path),
            // Nothing but the clipboard holds it.
            Next::Pasted(pasted) => {
                self.booklet.open = false;
                self.replace(Document::recovered(pasted.puzzle.clone(), None));
            }
            Next::Recover(path) => self.recover(&path),
            Next::Close => {
                self.files.closing = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// The window is about to close: asks first when something would be lost.
    pub(in crate::studio) fn guard_close(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) || self.files.closing {
            return;
        }
        let question = match (self.document.is_dirty(), self.would_lose_booklet()) {
            (_, true) => Dialog::UnsavedBooklet(AfterBook::Quit),
            (true, false) => Dialog::Unsaved(Next::Close),
            (false, false) => return,
        };
        ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        self.dialog = Some(question);
    }

    /// Opens a file that was dropped on the window.
    pub(in crate::studio) fn take_dropped_file(&mut self, ctx: &Context) {
        if self.booklet.open {
            let dropped = ctx.input(|input| input.raw.dropped_files.clone());
            let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
            if !paths.is_empty() {
                self.add_to_booklet(&paths);
            }
            return;
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.guard(Next::Open(Some(path)), ctx);
        }
    }

    /// Puts another puzzle on the canvas.
    pub(in crate::studio) fn replace(&mut self, document: Document) {
        self.drop_changes_of_puzzle();
        self.palette = Palette::new(document.puzzle().board());
        self.document = document;
        self.opened += 1;
        self.answers.forget();
        self.close_task();
        self.author.forget();
        self.solving.forget();
        (self.playtest, self.plays) = (None, false);
        self.start = Default::default();
        self.board_view.forget_board();
        self.typed = None;
        self.follow_document();
        self.notice = None;
    }

    fn open(&mut self, path: PathBuf) {
        let on_disk = OnDisk::of(&path);
        match formats::read_first(&path) {
            Ok(loaded) => {
                self.remember_file(&path);
                self.replace(Document::of_file(loaded.puzzle, Some(path), on_disk));
                self.warn(&loaded.warnings);
            }
            Err(error) => self.fail("The file could not be opened", error.to_string()),
        }
    }

    /// Reads a file again that another program has written; what was changed here is lost.
    pub(in crate::studio) fn reload(&mut self, purpose: &Purpose, path: &Path) {
        match purpose {
            Purpose::SaveBooklet { .. } | Purpose::OpenBooklet | Purpose::ExportBooklet => self.open_booklet(path),
            Purpose::Save { .. } | Purpose::Open { .. } | Purpose::AddPuzzles | Purpose::Export => {
                self.open(path.to_owned());
            }
            // Nothing is lost by reading these again.
            Purpose::Attach(_) => {}
        }
    }

    /// Saves to the puzzle's file, or asks for one. What another program has written there is not replaced without a
    /// question.
    pub(in crate::studio) fn save(&mut self, then: Option<Next>, ctx: &Context) {
        match self.document.path().map(Path::to_owned) {
            Some(path) if has_extension(&path, "ron") && self.document.is_outdated() => {
                self.show_dialog(Dialog::Newer { purpose: Purpose::Save { then }, path }, ctx);
            }
            Some(path) if has_extension(&path, "ron") => self.save_to(path, then, ctx),
            _ => self.pick(Purpose::Save { then }, ctx),
        }
    }

    fn save_to(&mut self, path: PathBuf, then: Option<Next>, ctx: &Context) {
        match write_puzzle(&path, self.document.puzzle()) {
            Ok((on_disk, warnings)) => {
                self.say(&format!("Saved {}", path.display()));
                self.warn(&warnings);
                self.remember_file(&path);
                self.document.saved(path, on_disk);
                if let Some(next) = then {
                    self.proceed(next, ctx);
                }
            }
            Err(error) => self.fail("The puzzle could not be saved", error),
        }
    }

    fn export_to(&mut self, path: PathBuf, ctx: &Context) {
        if self.files.exporting.asked.is_running() {
            return self.refuse("Another file is being written".to_owned());
        }
        let (document, solution) = (&self.document, self.answers.shown_solution().cloned());
        self.files.exporting.start(document.puzzle().clone(), document.revision(), solution, path, ctx);
    }

    /// Takes in what has become of a sheet that was exported.
    pub(in crate::studio) fn poll_exporting(&mut self) {
        let Some(result) = self.files.exporting.asked.finished() else { return };
        let path = self.files.exporting.path.display().to_string();
        let result = result.and_then(|result| result);
        if result.is_ok() {
            self.files.typed = None;
        }
        match result {
            Ok(missing) if missing.is_empty() => self.say(&format!("Exported {path}")),
            Ok(missing) => {
                let missing: String = missing.into_iter().collect();
                let words = format!("Exported {path}; the font has no “{missing}”, empty boxes stand there");
                self.notice = Some(Notice::Warned(words));
            }
            Err(error) => self.fail("The puzzle could not be exported", error),
        }
    }

    /// Asks the author for a file; one question at a time.
    pub(in crate::studio) fn pick(&mut self, purpose: Purpose, ctx: &Context) {
        if self.files.waiting.is_some() {
            return self.refuse("Another file dialog is open".to_owned());
        }
        self.files.typed = None;
        let question = self.question(&purpose);
        let ctx = ctx.clone();
        let answer = self.files.picker.pick(question, Box::new(move || ctx.request_repaint()));
        self.files.waiting = Some(Waiting { purpose, answer });
    }

    /// What the author is asked, with the folder and the name that suit the puzzle or the booklet.
    fn question(&self, purpose: &Purpose) -> Question {
        match purpose {
            Purpose::Open { .. } | Purpose::Save { .. } | Purpose::Export => {
                purpose.question(self.document.path(), self.document.puzzle().title())
            }
            Purpose::OpenBooklet
            | Purpose::SaveBooklet { .. }
            | Purpose::AddPuzzles
            | Purpose::ExportBooklet
            | Purpose::Attach(_) => {
                let (folder, name) = self.booklet.place();
                Question { folder, ..purpose.question(None, &name) }
            }
        }
    }

    /// Takes in the author's answer to a file dialog.
    pub(in crate::studio) fn poll_picker(&mut self, ctx: &Context) {
        let Some(picked) = self.files.waiting.as_ref().and_then(Waiting::poll) else { return };
        let Some(Waiting { purpose, .. }) = self.files.waiting.take() else { return };
        match picked {
            Picked::File(path) => {
                let named = with_extension(&path, &purpose);
                // The system has asked about the name that was typed, not about the one with the extension added.
                match named != path && named.exists() {
                    true => self.dialog = Some(Dialog::Path { purpose, path: named.display().to_string() }),
                    false => self.picked(purpose, named, ctx),
                }
            }
            Picked::Files(paths) => match purpose {
                Purpose::AddPuzzles => self.add_to_booklet(&paths),
                // Only one file was asked for.
                Purpose::Open { .. }
                | Purpose::Save { .. }
                | Purpose::Export
                | Purpose::OpenBooklet
                | Purpose::SaveBooklet { .. }
                | Purpose::ExportBooklet
                | Purpose::Attach(_) => {}
            },
            Picked::Cancelled => {}
            Picked::Unavailable => {
                let question = self.question(&purpose);
                let folder = question.folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
                let path = folder.join(question.name).display().to_string();
                self.dialog = Some(Dialog::Path { purpose, path });
            }
        }
    }

    /// Does with a file what it was asked for.
    pub(in crate::studio) fn picked(&mut self, purpose: Purpose, path: PathBuf, ctx: &Context) {
        let later = matches!(purpose, Purpose::Export | Purpose::ExportBooklet);
        match purpose {
            // The author may have gone on working while the dialog was open.
            Purpose::Open { revision } if revision != self.document.revision() => {
                self.guard(Next::Open(Some(path)), ctx);
            }
            Purpose::Open { .. } => self.open(path),
            Purpose::Save { then } => self.save_to(path, then, ctx),
            Purpose::Export => self.export_to(path, ctx),
            Purpose::OpenBooklet => self.open_booklet(&path),
            Purpose::SaveBooklet { then } => self.save_booklet_to(path, then, ctx),
            Purpose::AddPuzzles => self.add_to_booklet(&[path]),
            Purpose::ExportBooklet => self.export_booklet(path, ctx),
            Purpose::Attach(attachment) => self.attach(attachment, &path),
        }
        if !later {
            self.files.typed = None;
        }
    }
}

/// Writes a puzzle to its file. Returns what the file holds then, and what it could not hold.
fn write_puzzle(path: &Path, puzzle: &Puzzle) -> Result<(OnDisk, Vec<Warning>), String> {
    let (text, warnings) = formats::write(&[puzzle], Format::Ron).map_err(|error| error.to_string())?;
    formats::save(path, text.as_bytes()).map_err(|error| error.to_string())?;
    Ok((OnDisk::content(text.as_bytes()), warnings))
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// The path with an extension that files of this purpose have: the usual one is added when there is none.
pub(in crate::studio) fn with_extension(path: &Path, purpose: &Purpose) -> PathBuf {
    match purpose.extensions() {
        extensions @ [usual, ..] if !extensions.iter().any(|extension| has_extension(path, extension)) => {
            let mut name = path.as_os_str().to_owned();
            name.push(".");
            name.push(usual);
            name.into()
        }
        _ => path.to_owned(),
    }
}
