//! `export` of several puzzles as a booklet.

use std::path::{Path, PathBuf};

use super::super::booklet_job::{BookletJob, read_art};
use super::super::destination::Destination;
use super::super::input::Input;
use super::super::outcome::Outcome;
use super::super::terminal::fail;
use super::arguments::ExportArguments;
use crate::book::{self, EntryOrigin, relative_path};
use crate::formats::{self, BookFile, BookItem, LoadedPuzzle};
use crate::sheet::booklet::BookEntry;

impl ExportArguments {
    /// Prints a booklet.
    pub(super) fn print_booklet(
        &self,
        loaded: Vec<LoadedPuzzle>,
        output: &Destination<'_>,
    ) -> Result<Outcome, Outcome> {
        let (mut entries, mut origins) = (Vec::new(), Vec::new());
        for (item, LoadedPuzzle { puzzle, source, .. }) in loaded.into_iter().enumerate() {
            let (label, rules) = (self.sheet.label.clone(), self.sheet.rules.clone());
            entries.push(BookEntry { label, rules, ..BookEntry::new(puzzle) });
            origins.push(EntryOrigin { item, file: PathBuf::from(&*source.file), line: source.line });
        }
        let settings = self.settings();
        let art = read_art(&settings, Path::new(""))?;
        book::add_links(&settings, &mut entries);
        BookletJob { settings, art, entries, origins }.run(&self.preflight, Some(output))
    }

    /// Writes a booklet file that refers to the inputs.
    pub(super) fn save_booklet_file(
        &self,
        loaded: &[LoadedPuzzle],
        output: &Destination<'_>,
    ) -> Result<Outcome, Outcome> {
        if self.input.iter().any(|input| matches!(input, Input::Stdin)) {
            return Err(fail("a booklet refers to files, so none of its puzzles can come from standard input"));
        }
        let folder = self.output.parent().unwrap_or(Path::new(""));
        let item = |loaded: &LoadedPuzzle| BookItem {
            file: relative_path(Path::new(&*loaded.source.file), folder),
            line: loaded.is_collection.then_some(loaded.source.line),
            label: self.sheet.label.clone(),
            rules: self.sheet.rules.clone(),
            ..BookItem::default()
        };
        let mut settings = self.settings();
        settings.rename_files(|file| relative_path(Path::new(file), folder));
        let book = BookFile { settings, puzzles: loaded.iter().map(item).collect() };
        output.save(formats::write_book(&book).as_bytes())?;
        Ok(Outcome::Fine)
    }
}
