//! The open booklet: puzzles in their order, what is decided about them, their pages, and what was found on these.
//!
//! **Invariant.** What is shown of the pages is what is printed, drawn by the same code; it is made by jobs, and an
//! answer to an older question is thrown away.

mod art;
mod batch;
mod draft;
mod lines;
mod moves;
mod pictures;
mod rows;
mod work;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::asked::Asked;
use super::history::History;
use super::journal::Origin;
use super::on_disk::{OnDisk, place_of};
use super::setups::SetupShelf;
use crate::book::{Finding, Severity};
use crate::formats::SavedSetup;
use crate::sheet::booklet::{BookSettings, Booklet};
use crate::words::{Language, Message, message, say};
use art::ArtCache;
use batch::Batch;
pub(in crate::studio) use batch::MOST as MOST_OF_BATCH;
pub use batch::{BatchSource, BatchWish};
use draft::step_between;
pub(in crate::studio::state) use draft::whole;
pub(in crate::studio) use draft::{Draft, Row};
pub(in crate::studio) use lines::Line;
use pictures::Pictures;
pub(in crate::studio) use pictures::Wish;
pub(in crate::studio) use work::Export;
use work::{Answer, Making};

/// The pages as they were last made.
pub(in crate::studio) struct Made {
    pub booklet: Arc<Booklet>,
    pub findings: Vec<Finding>,
    /// For each puzzle of the booklet its row.
    pub rows: Vec<usize>,
}

/// All that the booklet's part of the window knows.
pub(in crate::studio) struct OpenBooklet {
    /// It is shown in the place of the board.
    pub open: bool,
    /// The booklet with its steps; what is typed or dragged on is told apart by the name of the step.
    pub history: History<Draft, Message>,
    /// No number of a step is given twice.
    last_number: u64,
    pub path: Option<PathBuf>,
    /// Where that file was when it was opened or saved here.
    place_on_disk: Option<PathBuf>,
    /// What it held then.
    on_disk: Option<OnDisk>,
    /// None when no file holds any revision.
    saved_revision: Option<u64>,
    pub selected: Option<usize>,
    /// The rows that are selected beside it, as long as it is that one.
    also: (Option<usize>, BTreeSet<usize>),
    /// The row whose section has its heading selected, with the order of the rows that it stands in.
    heading: Option<(usize, u64)>,
    /// How often a puzzle or a section was to be named: a view that has seen fewer opens the field.
    pub namings: u64,
    /// The page that is seen large, from 0.
    pub page: usize,
    making: Making,
    /// The pages that are being made, of the booklet with a revision.
    asked: Asked<Answer>,
    pub made: Option<Made>,
    made_revision: Option<u64>,
    pictures: Pictures,
    /// The font and the pictures of the author.
    art: ArtCache,
    pub export: Export,
    /// Puzzles that are being made for it.
    pub batch: Batch,
    /// An own size of paper as it is typed.
    pub own_paper: Option<String>,
}

impl Default for OpenBooklet {
    /// An empty booklet, in which nothing is to be saved.
    fn default() -> OpenBooklet {
        OpenBooklet {
            open: false,
            history: History::default(),
            last_number: 0,
            path: None,
            place_on_disk: None,
            on_disk: None,
            saved_revision: Some(0),
            selected: None,
            also: (None, BTreeSet::new()),
            heading: None,
            namings: 0,
            page: 0,
            making: Making::default(),
            asked: Asked::Idle,
            made: None,
            made_revision: None,
            pictures: Pictures::default(),
            art: ArtCache::default(),
            export: Export::default(),
            batch: Batch::default(),
            own_paper: None,
        }
    }
}

impl OpenBooklet {
    /// A booklet with changes that were never saved.
    pub fn recovered(settings: BookSettings, rows: Vec<Row>, origin: Option<Origin>) -> OpenBooklet {
        let (path, on_disk) = origin.map(|origin| (origin.path, origin.on_disk)).unzip();
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(Draft { settings, rows, ..Draft::default() });
        let place_on_disk = path.as_deref().map(place_of);
        OpenBooklet {
            open: true,
            history,
            path,
            place_on_disk,
            on_disk,
            saved_revision: None,
            ..OpenBooklet::default()
        }
    }

    /// Shows the booklet in the place of the board. One in which nothing was done yet has this page set-up, or else the
    /// usual one, in this language.
    pub fn show(&mut self, language: Language, setup: Option<&BookSettings>) {
        if self.is_new() {
            self.begin_with(language, setup);
        }
        self.open = true;
    }

    /// The page set-up that a new booklet is to begin with was read after that was shown: it has it, if nothing was
    /// done yet.
    pub fn dress(&mut self, language: Language, setup: &BookSettings) {
        if self.last_number == 0 && self.path.is_none() && self.rows().is_empty() {
            self.begin_with(language, Some(setup));
        }
    }

    fn begin_with(&mut self, language: Language, setup: Option<&BookSettings>) {
        let usual = BookSettings { language: language.code().to_owned(), ..BookSettings::default() };
        let settings = setup.map_or_else(|| usual.clone(), |setup| with_setup(&usual, setup));
        self.history = History::new(Draft { settings, ..Draft::default() });
        self.made_revision = None;
        self.refresh();
    }

    /// Whether there is none, and none was begun before.
    pub fn is_new(&self) -> bool {
        self.last_number == 0 && !self.is_begun()
    }

    /// Whether there is a booklet at all, or one is about to be begun.
    pub fn is_begun(&self) -> bool {
        self.open || self.is_dirty() || self.path.is_some() || !self.rows().is_empty()
    }

    /// The file that changes are to.
    pub fn origin(&self) -> Option<Origin> {
        Some(Origin { path: self.path.clone()?, on_disk: self.on_disk? })
    }

    /// A booklet that was read from its file.
    pub fn opened(settings: BookSettings, rows: Vec<Row>, path: PathBuf, on_disk: OnDisk) -> OpenBooklet {
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(Draft { settings, rows, ..Draft::default() });
        let place_on_disk = Some(place_of(&path));
        let (path, on_disk) = (Some(path), Some(on_disk));
        OpenBooklet { open: true, history, path, place_on_disk, on_disk, ..OpenBooklet::default() }
    }

    pub fn draft(&self) -> &Draft {
        self.history.present()
    }

    pub fn settings(&self) -> &BookSettings {
        &self.draft().settings
    }

    pub fn rows(&self) -> &[Arc<Row>] {
        &self.draft().rows
    }

    /// Where its file was when it was opened or saved here; see [`place_of`].
    pub fn place_on_disk(&self) -> Option<&PathBuf> {
        self.place_on_disk.as_ref()
    }

    pub fn is_dirty(&self) -> bool {
        self.saved_revision != Some(self.draft().revision)
    }

    /// No file holds the booklet any more: closing would lose it.
    pub fn lost_file(&mut self) {
        self.saved_revision = None;
    }

    /// The booklet as it was at this revision is in this file, which is in this place and now holds `on_disk`.
    pub fn saved(&mut self, revision: u64, path: PathBuf, place: PathBuf, on_disk: OnDisk) {
        self.saved_revision = Some(revision);
        self.place_on_disk = Some(place);
        self.path = Some(path);
        self.on_disk = Some(on_disk);
        self.history.end_typing();
    }

    /// Whether pages, pictures or a file are being made.
    pub fn is_busy(&self) -> bool {
        self.open
            && (self.asked.is_running()
                || self.pictures.is_busy()
                || self.export.asked.is_running()
                || self.batch.asked.is_running()
                || !self.is_current())
    }

    /// Whether the pages are of the booklet as it is.
    pub fn is_current(&self) -> bool {
        self.made_revision == Some(self.draft().revision)
    }

    /// Makes one step of this name, after which the pages will be made anew. Steps of the same name that are `typed`
    /// and follow each other are one.
    fn record(&mut self, name: Message, draft: Draft, typed: bool) {
        self.last_number += 1;
        let typing = typed.then(|| name.clone());
        self.history.record(name, Draft { revision: self.last_number, ..draft }, typing);
    }

    /// Decides otherwise about the booklet.
    pub fn decide(&mut self, settings: BookSettings) {
        if settings != *self.settings() {
            let (name, typed) = step_between(self.settings(), &settings);
            self.record(Message::new(name), Draft { settings, ..self.draft().clone() }, typed);
        }
    }

    /// Puts other rows, or the same in another order, in the place of those that were there.
    pub fn reorder(&mut self, name: Message, rows: Vec<Arc<Row>>) {
        let order = self.last_number + 1;
        self.record(name, Draft { rows, order, ..self.draft().clone() }, false);
    }

    /// The step that would be taken back, and the one that would be made again.
    pub fn step_names(&self) -> (Option<String>, Option<String>) {
        (self.history.undo_name(), self.history.redo_name())
    }

    /// Goes a step back or forth, and tells its name.
    pub fn step(&mut self, back: bool) -> Option<Message> {
        let name = if back { self.history.undo() } else { self.history.redo() };
        self.refresh();
        name
    }

    /// What follows from the booklet, after a step back or forth.
    fn refresh(&mut self) {
        let paper = self.settings().paper;
        self.own_paper = paper.name().is_none().then(|| paper.to_string());
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
        self.made.as_ref().map_or(0, |made| made.booklet.leaves.len())
    }

    /// Turns to a page, as far as there are pages.
    pub fn turn_to(&mut self, page: usize) {
        self.page = page.min(self.page_count().saturating_sub(1));
    }

    /// Takes over how the pages of another booklet look; words and pictures of its own stay.
    pub fn take_setup(&mut self, other: BookSettings, name: &str) {
        let settings = self.settings().clone().set_up_as(other);
        self.set_up(settings, message!("tell-booklet-take-setup", name = name));
    }

    /// Takes a page set-up that is kept; its pictures come where the booklet has none.
    pub fn take_kept_setup(&mut self, setup: &SavedSetup) {
        let settings = with_setup(self.settings(), &setup.settings);
        self.set_up(settings, message!("tell-booklet-kept-setup", name = setup.name.as_str()));
    }

    /// Lets the pages look as those of a booklet in which nothing was decided, in its language.
    pub fn take_usual_setup(&mut self) {
        let settings = self.as_usual();
        self.set_up(settings, message!("tell-booklet-usual-setup"));
    }

    /// One step, if it changes anything.
    fn set_up(&mut self, settings: BookSettings, what: Message) {
        if settings != *self.settings() {
            self.record(what, Draft { settings, ..self.draft().clone() }, false);
            self.refresh();
        }
    }

    fn as_usual(&self) -> BookSettings {
        let own = self.settings().clone();
        let usual = BookSettings { language: own.language.clone(), ..BookSettings::default() };
        own.set_up_as(usual)
    }

    /// Whether the pages look as usual.
    pub fn is_set_up_as_usual(&self) -> bool {
        self.as_usual() == *self.settings()
    }

    /// Which of the page set-ups that are kept the pages have; of several, the one that was chosen last.
    pub fn setup_worn<'a>(&self, shelf: &'a SetupShelf) -> Option<&'a SavedSetup> {
        let own = self.settings();
        let worn = move || shelf.kept.iter().filter(move |setup| with_setup(own, &setup.settings) == *own);
        worn().find(|setup| Some(&setup.name) == shelf.last.as_ref()).or_else(|| worn().next())
    }

    /// How many things of this severity were found; an entry that cannot be read is an error.
    pub fn count(&self, severity: Severity) -> usize {
        let findings = self.made.iter().flat_map(|made| &made.findings);
        let unreadable = self.rows().iter().filter(|row| severity == Severity::Error && row.content.is_err());
        findings.filter(|finding| finding.problem.severity() == severity).count() + unreadable.count()
    }

    /// Goes to the place of a finding.
    pub fn show_finding(&mut self, index: usize) {
        let Some(made) = &self.made else { return };
        let Some(finding) = made.findings.get(index) else { return };
        let (page, row) = (finding.place.page, finding.place.puzzle.and_then(|puzzle| made.rows.get(puzzle).copied()));
        if row.is_some() {
            self.selected = row;
        }
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// The number that a row's puzzle is printed with, as the pages have it.
    pub fn number_of(&self, row: usize) -> Option<u32> {
        let made = self.made.as_ref().filter(|_| self.is_current())?;
        let puzzle = made.rows.iter().position(|of| *of == row)?;
        made.booklet.numbers.get(puzzle).copied()
    }

    /// The first and the last row whose puzzles stand on a page.
    pub fn rows_on(&self, page: usize) -> Option<(usize, usize)> {
        let made = self.made.as_ref()?;
        let on = |(_, of): &(usize, &Option<usize>)| **of == Some(page);
        let mut rows = made.booklet.pages.iter().enumerate().filter(on).map(|(puzzle, _)| made.rows[puzzle]);
        let first = rows.next()?;
        let rest: Vec<usize> = rows.collect();
        // Puzzles that were drawn forward do not follow each other.
        let last = rest.last().copied().unwrap_or(first);
        (last - first == rest.len()).then_some((first, last))
    }

    /// Where file dialogs begin, and the name they propose.
    pub fn place(&self) -> (Option<PathBuf>, String) {
        let first = self.path.as_deref().or_else(|| self.rows().first().map(|row| row.path.as_path()));
        let folder = first.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned);
        let stem = self.path.as_deref().and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        (folder, stem.unwrap_or_else(|| self.name()))
    }
}

/// The settings with a page set-up that is kept; its pictures come where they have none.
fn with_setup(settings: &BookSettings, setup: &BookSettings) -> BookSettings {
    let mut settings = settings.clone().set_up_as(setup.clone());
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
        booklet.decide(BookSettings { title: "Mine".to_owned(), ..BookSettings::default() });
        let other =
            BookSettings { title: "Theirs".to_owned(), notes: true, gutter_mm: Some(17.0), ..Default::default() };
        booklet.take_setup(other.clone(), "theirs.ron");
        let taken = booklet.settings().clone();
        assert_eq!(taken, BookSettings { title: "Mine".to_owned(), ..other });
        assert_eq!(
            booklet.step(true).map(|name| name.to_string()).as_deref(),
            Some("Take the page set-up of theirs.ron")
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
        assert!(booklet.own_paper.is_some() && !booklet.is_dirty());
        // It goes on as it was left.
        booklet.open = false;
        booklet.decide(BookSettings { title: "Mine".to_owned(), ..BookSettings::default() });
        booklet.show(Language::English, Some(&setup));
        assert_eq!(booklet.settings().title, "Mine");
        assert_eq!(booklet.settings().paper, BookSettings::default().paper);
    }
}
