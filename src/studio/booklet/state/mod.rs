//! The open booklet: its puzzles and settings, its pages, and the findings of preflight.
//!
//! **Invariant.** The preview of the pages is drawn by the same code as the printed pages. Jobs make the pages,
//! and results for an older revision are discarded.

mod art;
mod batch;
mod draft;
mod list_lines;
mod moves;
mod page_jobs;
mod pictures;
mod rows;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::book::{PreflightFinding, Severity};
use crate::formats::SavedPreset;
use crate::sheet::booklet::{BookSettings, Booklet};
use crate::studio::booklet::page_presets::PresetShelf;
use crate::studio::document::history::History;
use crate::studio::document::on_disk::FileOrigin;
use crate::studio::document::on_disk::{OnDisk, location_of};
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::{Language, Message, message, say};
use art::ArtCache;
pub(in crate::studio) use batch::MAX_PUZZLES as MAX_OF_BATCH;
use batch::PuzzleBatch;
pub use batch::{BatchRequest, BatchSource};
use draft::step_between;
pub(in crate::studio) use draft::{BookletDraft, BookletRow};
pub(in crate::studio) use list_lines::ListLine;
pub(in crate::studio) use page_jobs::Export;
use page_jobs::{PageJob, PagesAnswer};
use pictures::PagePictureCache;

/// The pages as they were last made.
pub(in crate::studio) struct TypesetPages {
    pub booklet: Arc<Booklet>,
    pub findings: Vec<PreflightFinding>,
    /// The row of each puzzle in the booklet.
    pub rows: Vec<usize>,
}

/// The state of the booklet page.
pub(in crate::studio) struct OpenBooklet {
    /// True if the booklet is shown instead of the board.
    pub open: bool,
    /// The undo history. Consecutive steps of typing or dragging are merged if they have the same name.
    pub history: History<BookletDraft, Message>,
    /// The last revision number. No number is used twice.
    last_revision: u64,
    pub path: Option<PathBuf>,
    /// The location of that file when it was opened or saved here.
    resolved_path: Option<PathBuf>,
    /// The content of the file at that time.
    on_disk: Option<OnDisk>,
    /// The saved revision; None if no file holds any revision.
    saved_revision: Option<u64>,
    pub selected: Option<usize>,
    /// The main selected row, and the rows selected along with it. They are only used while `selected` is still the
    /// same main row.
    selected_along: (Option<usize>, BTreeSet<usize>),
    /// The first row of the section whose heading is selected, with the revision of the order.
    selected_heading: Option<(usize, u64)>,
    /// The number of requests to rename a puzzle or a section. A view that has seen fewer requests opens the text
    /// field.
    pub rename_requests: u64,
    /// The index of the page shown large.
    pub page: usize,
    page_job: PageJob,
    /// The pages that are being made, by revision.
    page_query: BackgroundQuery<PagesAnswer>,
    pub typeset: Option<TypesetPages>,
    typeset_revision: Option<u64>,
    pictures: PagePictureCache,
    /// The setter's font and pictures.
    art: ArtCache,
    pub export: Export,
    /// The batch of puzzles that is being generated.
    pub batch: PuzzleBatch,
    /// A custom paper size as typed.
    pub custom_paper: Option<String>,
}

impl Default for OpenBooklet {
    /// Returns an empty clean booklet.
    fn default() -> OpenBooklet {
        OpenBooklet {
            open: false,
            history: History::default(),
            last_revision: 0,
            path: None,
            resolved_path: None,
            on_disk: None,
            saved_revision: Some(0),
            selected: None,
            selected_along: (None, BTreeSet::new()),
            selected_heading: None,
            rename_requests: 0,
            page: 0,
            page_job: PageJob::default(),
            page_query: BackgroundQuery::Idle,
            typeset: None,
            typeset_revision: None,
            pictures: PagePictureCache::default(),
            art: ArtCache::default(),
            export: Export::default(),
            batch: PuzzleBatch::default(),
            custom_paper: None,
        }
    }
}

impl OpenBooklet {
    /// Returns a booklet with unsaved changes.
    pub fn recovered(settings: BookSettings, rows: Vec<BookletRow>, origin: Option<FileOrigin>) -> OpenBooklet {
        let (path, on_disk) = origin.map(|origin| (origin.path, origin.on_disk)).unzip();
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(BookletDraft { settings, rows, ..BookletDraft::default() });
        let place_on_disk = path.as_deref().map(location_of);
        OpenBooklet {
            open: true,
            history,
            path,
            resolved_path: place_on_disk,
            on_disk,
            saved_revision: None,
            ..OpenBooklet::default()
        }
    }

    /// Shows the booklet instead of the board. A new booklet begins with these page settings, or the default ones, in
    /// this language.
    pub fn show(&mut self, language: Language, setup: Option<&BookSettings>) {
        if self.is_new() {
            self.initialise(language, setup);
        }
        self.open = true;
    }

    /// Applies a page preset that was read only after the new booklet was shown, if nothing was changed yet.
    pub fn apply_late_preset(&mut self, language: Language, setup: &BookSettings) {
        if self.last_revision == 0 && self.path.is_none() && self.rows().is_empty() {
            self.initialise(language, Some(setup));
        }
    }

    fn initialise(&mut self, language: Language, setup: Option<&BookSettings>) {
        let usual = BookSettings { language: language.code().to_owned(), ..BookSettings::default() };
        let settings = setup.map_or_else(|| usual.clone(), |setup| with_setup(&usual, setup));
        self.history = History::new(BookletDraft { settings, ..BookletDraft::default() });
        self.typeset_revision = None;
        self.refresh();
    }

    /// Returns whether there is no booklet and never was one.
    pub fn is_new(&self) -> bool {
        self.last_revision == 0 && !self.has_booklet()
    }

    /// Returns whether there is a booklet, or the page for starting one is open.
    pub fn has_booklet(&self) -> bool {
        self.open || self.is_dirty() || self.path.is_some() || !self.rows().is_empty()
    }

    /// Returns the file that the changes belong to.
    pub fn origin(&self) -> Option<FileOrigin> {
        Some(FileOrigin { path: self.path.clone()?, on_disk: self.on_disk? })
    }

    /// Returns a booklet that was read from its file.
    pub fn opened(settings: BookSettings, rows: Vec<BookletRow>, path: PathBuf, on_disk: OnDisk) -> OpenBooklet {
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(BookletDraft { settings, rows, ..BookletDraft::default() });
        let place_on_disk = Some(location_of(&path));
        let (path, on_disk) = (Some(path), Some(on_disk));
        OpenBooklet { open: true, history, path, resolved_path: place_on_disk, on_disk, ..OpenBooklet::default() }
    }

    pub fn draft(&self) -> &BookletDraft {
        self.history.present()
    }

    pub fn settings(&self) -> &BookSettings {
        &self.draft().settings
    }

    pub fn rows(&self) -> &[Arc<BookletRow>] {
        &self.draft().rows
    }

    /// Returns the location of the booklet's file when it was opened or saved here; see [`location_of`].
    pub fn place_on_disk(&self) -> Option<&PathBuf> {
        self.resolved_path.as_ref()
    }

    pub fn is_dirty(&self) -> bool {
        self.saved_revision != Some(self.draft().revision)
    }

    /// Marks the booklet as unsaved because its file is gone.
    pub fn mark_file_lost(&mut self) {
        self.saved_revision = None;
    }

    /// Records that this revision was saved to a file, with its location and its new content `on_disk`.
    pub fn mark_saved(&mut self, revision: u64, path: PathBuf, place: PathBuf, on_disk: OnDisk) {
        self.saved_revision = Some(revision);
        self.resolved_path = Some(place);
        self.path = Some(path);
        self.on_disk = Some(on_disk);
        self.history.end_typing();
    }

    /// Returns whether pages, pictures or a file are being made.
    pub fn is_busy(&self) -> bool {
        self.open
            && (self.page_query.is_running()
                || self.pictures.is_busy()
                || self.export.query.is_running()
                || self.batch.query.is_running()
                || !self.is_current())
    }

    /// Returns whether the pages show the current revision.
    pub fn is_current(&self) -> bool {
        self.typeset_revision == Some(self.draft().revision)
    }

    /// Records a step. The pages of the changed booklet are made later. Consecutive `typed` steps with the same name
    /// are merged.
    fn record(&mut self, name: Message, draft: BookletDraft, typed: bool) {
        self.last_revision += 1;
        let typing = typed.then(|| name.clone());
        self.history.record(name, BookletDraft { revision: self.last_revision, ..draft }, typing);
    }

    /// Changes the settings.
    pub fn change_settings(&mut self, settings: BookSettings) {
        if settings != *self.settings() {
            let (name, typed) = step_between(self.settings(), &settings);
            self.record(Message::new(name), BookletDraft { settings, ..self.draft().clone() }, typed);
        }
    }

    /// Replaces the rows.
    pub fn reorder(&mut self, name: Message, rows: Vec<Arc<BookletRow>>) {
        let order = self.last_revision + 1;
        self.record(name, BookletDraft { rows, order, ..self.draft().clone() }, false);
    }

    /// Returns the names of the steps that undo and redo would apply to.
    pub fn step_names(&self) -> (Option<String>, Option<String>) {
        (self.history.undo_name(), self.history.redo_name())
    }

    /// Undoes or redoes a step, and returns its name.
    pub fn step(&mut self, back: bool) -> Option<Message> {
        let name = if back { self.history.undo() } else { self.history.redo() };
        self.refresh();
        name
    }

    /// Updates derived state after the draft changed.
    fn refresh(&mut self) {
        let paper = self.settings().paper;
        self.custom_paper = paper.name().is_none().then(|| paper.to_string());
        self.selected = self.selected.filter(|row| *row < self.rows().len());
    }

    pub fn name(&self) -> String {
        match (self.settings().title.trim(), &self.path) {
            ("", Some(path)) => path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
            ("", None) => say!("tell-booklet-untitled-booklet"),
            (title, _) => title.to_owned(),
        }
    }

    pub fn page_count(&self) -> usize {
        self.typeset.as_ref().map_or(0, |made| made.booklet.leaves.len())
    }

    /// Turns to a page, as far as there are pages.
    pub fn turn_to(&mut self, page: usize) {
        self.page = page.min(self.page_count().saturating_sub(1));
    }

    /// Imports the page settings of another booklet. This booklet keeps its own texts and pictures.
    pub fn import_page_settings(&mut self, other: BookSettings, name: &str) {
        let settings = self.settings().clone().with_setup_of(other);
        self.set_up(settings, message!("tell-booklet-take-setup", name = name));
    }

    /// Applies a page preset. Its pictures are used only where the booklet has none.
    pub fn apply_preset(&mut self, setup: &SavedPreset) {
        let settings = with_setup(self.settings(), &setup.settings);
        self.set_up(settings, message!("tell-booklet-kept-setup", name = setup.name.as_str()));
    }

    /// Resets the page settings to the defaults, except for the language.
    pub fn reset_page_settings(&mut self) {
        let settings = self.with_default_setup();
        self.set_up(settings, message!("tell-booklet-usual-setup"));
    }

    /// Records new settings as a step if anything changes.
    fn set_up(&mut self, settings: BookSettings, what: Message) {
        if settings != *self.settings() {
            self.record(what, BookletDraft { settings, ..self.draft().clone() }, false);
            self.refresh();
        }
    }

    fn with_default_setup(&self) -> BookSettings {
        let own = self.settings().clone();
        let usual = BookSettings { language: own.language.clone(), ..BookSettings::default() };
        own.with_setup_of(usual)
    }

    /// Returns whether the page settings are the default ones.
    pub fn has_default_setup(&self) -> bool {
        self.with_default_setup() == *self.settings()
    }

    /// Returns the preset that the page settings agree with; if there are several, the preset chosen last.
    pub fn current_preset<'a>(&self, shelf: &'a PresetShelf) -> Option<&'a SavedPreset> {
        let own = self.settings();
        let worn = move || shelf.presets.iter().filter(move |setup| with_setup(own, &setup.settings) == *own);
        worn().find(|setup| Some(&setup.name) == shelf.last.as_ref()).or_else(|| worn().next())
    }

    /// Returns the number of findings with this severity. An unreadable entry is an error.
    pub fn count(&self, severity: Severity) -> usize {
        let findings = self.typeset.iter().flat_map(|made| &made.findings);
        let unreadable = self.rows().iter().filter(|row| severity == Severity::Error && row.content.is_err());
        findings.filter(|finding| finding.problem.severity() == severity).count() + unreadable.count()
    }

    /// Shows the place of a finding.
    pub fn show_finding(&mut self, index: usize) {
        let Some(made) = &self.typeset else { return };
        let Some(finding) = made.findings.get(index) else { return };
        let (page, row) =
            (finding.position.page, finding.position.puzzle.and_then(|puzzle| made.rows.get(puzzle).copied()));
        if row.is_some() {
            self.selected = row;
        }
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// Returns the printed number of a row's puzzle.
    pub fn number_of(&self, row: usize) -> Option<u32> {
        let made = self.typeset.as_ref().filter(|_| self.is_current())?;
        let puzzle = made.rows.iter().position(|of| *of == row)?;
        made.booklet.numbers.get(puzzle).copied()
    }

    /// Returns the first and the last row whose puzzles are on a page, if all rows between them are on it, too.
    pub fn rows_on(&self, page: usize) -> Option<(usize, usize)> {
        let made = self.typeset.as_ref()?;
        let on = |(_, of): &(usize, &Option<usize>)| **of == Some(page);
        let mut rows = made.booklet.pages.iter().enumerate().filter(on).map(|(puzzle, _)| made.rows[puzzle]);
        let first = rows.next()?;
        let rest: Vec<usize> = rows.collect();
        // Row packing may print puzzles out of order, so that the rows of a page are not consecutive.
        let last = rest.last().copied().unwrap_or(first);
        (last - first == rest.len()).then_some((first, last))
    }

    /// Returns the initial folder and file name of file dialogs.
    pub fn place(&self) -> (Option<PathBuf>, String) {
        let first = self.path.as_deref().or_else(|| self.rows().first().map(|row| row.path.as_path()));
        let folder = first.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned);
        let stem = self.path.as_deref().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        (folder, stem.unwrap_or_else(|| self.name()))
    }
}

/// Returns the settings with a page preset applied. Its pictures are used only where the settings have none.
fn with_setup(settings: &BookSettings, setup: &BookSettings) -> BookSettings {
    let mut settings = settings.clone().with_setup_of(setup.clone());
    settings.cover_picture = settings.cover_picture.or_else(|| setup.cover_picture.clone());
    settings.back_picture = settings.back_picture.or_else(|| setup.back_picture.clone());
    settings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::booklet::PagePicture;

    #[test]
    fn the_setup_of_another_booklet_leaves_the_own_words() {
        let mut booklet = OpenBooklet::default();
        booklet.change_settings(BookSettings { title: "Mine".to_owned(), ..BookSettings::default() });
        let other =
            BookSettings { title: "Theirs".to_owned(), notes: true, gutter_mm: Some(17.0), ..Default::default() };
        booklet.import_page_settings(other.clone(), "theirs.ron");
        let taken = booklet.settings().clone();
        assert_eq!(taken, BookSettings { title: "Mine".to_owned(), ..other });
        assert_eq!(
            booklet.step(true).map(|name| name.to_string()).as_deref(),
            Some("Apply the page settings of theirs.ron")
        );
        assert_eq!(booklet.settings().gutter_mm, None);
    }

    #[test]
    fn pictures_of_a_set_up_come_where_there_are_none() {
        let picture = |file: &str| Some(PagePicture { file: file.to_owned(), ..PagePicture::default() });
        let (cover_picture, back_picture) = (picture("theirs.png"), picture("logo.png"));
        let setup = BookSettings { cover_picture, back_picture, notes: true, ..BookSettings::default() };
        let own = BookSettings { cover_picture: picture("mine.png"), ..BookSettings::default() };
        let with = with_setup(&own, &setup);
        assert_eq!((&with.cover_picture, &with.back_picture), (&picture("mine.png"), &picture("logo.png")));
        assert!(with.notes);
        assert_eq!(with_setup(&with, &setup), with, "it has the set-up already");
    }

    #[test]
    fn a_booklet_begins_with_a_set_up_once() {
        let mut booklet = OpenBooklet::default();
        let paper = "120x180mm".parse().unwrap();
        let setup = BookSettings { paper, title: "Wide".to_owned(), ..BookSettings::default() };
        booklet.show(Language::Persian, Some(&setup));
        assert_eq!(booklet.settings(), &BookSettings { paper, ..BookSettings::default() });
        assert!(booklet.custom_paper.is_some() && !booklet.is_dirty());
        // A booklet that was changed keeps its settings when it is shown again.
        booklet.open = false;
        booklet.change_settings(BookSettings { title: "Mine".to_owned(), ..BookSettings::default() });
        booklet.show(Language::English, Some(&setup));
        assert_eq!(booklet.settings().title, "Mine");
        assert_eq!(booklet.settings().paper, BookSettings::default().paper);
    }
}
