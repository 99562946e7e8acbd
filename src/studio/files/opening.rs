//! Opening of puzzles: new ones and examples, and those of files, pasted texts and dropped files, once they are read.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use egui::Context;

use crate::studio::document::open_document::Document;
use crate::studio::editor::clipboard::{Pasted, read_pasted};
use crate::studio::editor::new_board::NewBoard;
use crate::studio::files::examples;
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::file_choice::FileChoice;
use crate::studio::files::file_reading::{PuzzleFile, read_puzzle};
use crate::studio::files::read_queue::StudioRead;
use crate::studio::files::requests::OpenRequest;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words::shown_path;
use crate::words::say;

impl StudioState {
    /// Opens something in a new tab.
    pub(in crate::studio) fn open(&mut self, opening: OpenRequest, ctx: &Context) {
        match opening {
            OpenRequest::New => {
                self.layouts.reload(ctx);
                self.show_dialog(Dialog::New(Box::new(NewBoard::for_new(&self.layouts))), ctx);
            }
            OpenRequest::Template(beginning) => self.begin(beginning),
            OpenRequest::Example(place) => {
                if let Some(example) = examples::example_at(place) {
                    self.open_document(Document::new(example.puzzle.clone(), None));
                }
            }
            OpenRequest::Sample => self.open_document(Document::new(examples::sample().puzzle.clone(), None)),
            OpenRequest::Choose => self.choose_puzzles(ctx),
            OpenRequest::File(path) => self.open_files(&[path]),
            OpenRequest::Recovered(path) => self.recover(&path),
        }
    }

    /// Opens puzzles and booklets that the setter chooses.
    fn choose_puzzles(&mut self, ctx: &Context) {
        let choice = FileChoice::to_read_puzzles("tell-files-open-puzzles", "ask-path.open");
        let choice = choice.in_folder(self.folder_of(&self.tab.document)).ends_later();
        self.pick_files(choice, ctx, |state, paths, _| state.open_files(paths));
    }

    /// Opens files that were dropped on the window or, if the booklet is visible, adds their puzzles to it.
    pub(in crate::studio) fn take_dropped_files(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
        match (paths.is_empty(), self.booklet.open) {
            (true, _) => return,
            (false, true) => self.add_dropped_files(&paths),
            (false, false) => self.open_files(&paths),
        }
        ctx.request_repaint();
    }

    /// Opens files once they are read: puzzles in new tabs, and booklets in the booklet's tab. A file that is
    /// already open comes to the front.
    pub(in crate::studio) fn open_files(&mut self, paths: &[PathBuf]) {
        paths.iter().for_each(|path| self.open_puzzle_or_booklet(path.clone()));
    }

    /// Shows the open document of a file, if reading the file again would lose its changes or is impossible. Returns
    /// whether there is one.
    pub(in crate::studio) fn show_if_unreadable(&mut self, path: &Path) -> bool {
        let open = self.tab_of_file(path).filter(|tab| tab.document.is_dirty() || !path.is_file());
        let page = match open.map(|tab| tab.id) {
            Some(id) => WindowPage::Puzzle(id),
            None if self.is_open_booklet(path) && (self.booklet.is_dirty() || !path.is_file()) => WindowPage::Booklet,
            None => return false,
        };
        self.show_open(page, path);
        true
    }

    /// Brings the open document of a file to the front.
    pub(in crate::studio) fn show_open(&mut self, page: WindowPage, path: &Path) {
        self.files.path_probe.last_answer = None;
        self.show_page(page);
        self.notify(&say!("tell-reading-open-already", path = shown_path(path)));
    }

    /// Shows a puzzle that was read from this file, in the tab of the file if it has one.
    pub(in crate::studio) fn show_puzzle(&mut self, read: PuzzleFile, path: &Path) {
        let PuzzleFile { document, warnings } = read;
        let open = self.tab_of_file(path);
        match open.map(|tab| (tab.id, tab.document.is_dirty() || tab.document.has_same_file_content(&document))) {
            Some((id, true)) => return self.show_open(WindowPage::Puzzle(id), path),
            Some((id, false)) => {
                self.bring_forward(id);
                self.replace_document(id, document);
            }
            None => {
                self.remember_file(path);
                self.open_document(document);
            }
        }
        self.warn(&warnings);
    }

    /// Reads the file of a document again that another program has changed. Changes made here are lost.
    pub(in crate::studio) fn reload(&mut self, document: DocumentId, path: &Path) {
        match document {
            DocumentId::Puzzle(id) => self.reload_puzzle(id, path.to_owned()),
            DocumentId::Booklet => self.open_booklet(path),
        }
    }

    fn reload_puzzle(&mut self, id: u64, path: PathBuf) {
        let Some(revision) = self.tab_of(id).map(|tab| tab.document.revision()) else { return };
        let words = shown_path(&path);
        let request = StudioRead::of_file(path, read_puzzle, move |state, read, _| {
            match (read, state.tab_of(id).map(|tab| tab.document.revision() == revision)) {
                (Ok(read), Some(true)) => {
                    state.replace_document(id, read.document);
                    state.warn(&read.warnings);
                }
                (Ok(_), Some(false)) => state.refuse(say!("tell-reading-was-changed-here-while", path = words)),
                (Ok(_), None) => {}
                (Err(error), _) => state.reading.add_error(error),
            }
        });
        self.queue_read(request.reread_after_write());
    }

    /// Reads a pasted text in the background, and shows its puzzle.
    pub(in crate::studio) fn read_pasted_text(&mut self, text: &str) {
        let (length, text) = (text.len() as u64, Arc::<str>::from(text));
        let request = StudioRead::new(
            say!("tell-reading-pasted"),
            move |progress, control| {
                let told = |bytes| {
                    progress.read.store(bytes, Ordering::Relaxed);
                    !control.is_cancelled()
                };
                read_pasted(&text, told)
            },
            |state, pasted, _| state.show_pasted(pasted),
        );
        self.queue_read(request.length(length).waits_if(|_, _| true));
    }

    /// Opens a pasted puzzle in a new tab.
    pub(in crate::studio) fn open_pasted(&mut self, pasted: &Pasted) {
        // Only the clipboard has a copy, so the document is treated as unsaved.
        self.open_document(Document::recovered(pasted.puzzle.clone(), None));
    }

    /// Brings the puzzle with this id to the front once all files are read.
    pub(in crate::studio) fn bring_forward_after_reading(&mut self, id: u64) {
        self.queue_read(StudioRead::without_reading(move |state| state.bring_forward(id)));
    }

    /// Brings the document of a file to the front once all files are read.
    pub(in crate::studio) fn bring_file_forward_after_reading(&mut self, path: PathBuf) {
        self.queue_read(StudioRead::without_reading(move |state| match state.tab_of_file(&path).map(|tab| tab.id) {
            Some(id) => state.bring_forward(id),
            None if state.is_open_booklet(&path) => state.show_page(WindowPage::Booklet),
            // The file could not be opened, and its error is shown instead.
            None => {}
        }));
    }
}
