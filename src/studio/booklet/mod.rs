//! The booklet: puzzles in their order, decided about, seen page by page as they will be printed, and looked over.
//!
//! **Invariant.** What is shown of the pages is what is printed, drawn by the same code; it is made by jobs, and an
//! answer to an older question is thrown away.

mod anyway;
mod draft;
mod files;
mod findings;
mod list;
mod pages;
mod pictures;
mod setup;
mod unsaved;
mod work;

use std::path::PathBuf;
use std::sync::Arc;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::app::App;
use super::command::{BookletCommand, Command};
use super::history::History;
use super::journal::Origin;
use super::on_disk::OnDisk;
use super::{theme, widgets};
use crate::book::Finding;
use crate::formats::BookItem;
use crate::sheet::booklet::{BookSettings, Booklet};
use draft::{Draft, Row, step_between};
use pictures::Pictures;
use work::{Export, Making};

pub(super) use anyway::anyway_ui;
pub(super) use unsaved::{AfterBook, unsaved_ui};

/// The pages as they were last made.
pub(super) struct Made {
    pub booklet: Arc<Booklet>,
    pub findings: Vec<Finding>,
    /// For each puzzle of the booklet its row.
    pub rows: Vec<usize>,
}

/// All that the booklet's part of the window knows.
pub(super) struct Bindery {
    /// It is shown in the place of the board.
    pub open: bool,
    /// The booklet with its steps; what is typed or dragged on is told apart by the name of the step.
    history: History<Draft, String>,
    /// No number of a step is given twice.
    last_number: u64,
    path: Option<PathBuf>,
    /// What the file held when it was opened or saved here.
    on_disk: Option<OnDisk>,
    /// None when no file holds any revision.
    saved_revision: Option<u64>,
    pub selected: Option<usize>,
    /// The page that is seen large, from 0.
    pub page: usize,
    making: Option<Making>,
    pub made: Option<Made>,
    made_revision: Option<u64>,
    pictures: Pictures,
    pub export: Option<Export>,
    /// An own size of paper as it is typed.
    own_paper: Option<String>,
}

impl Default for Bindery {
    /// An empty booklet, in which nothing is to be saved.
    fn default() -> Bindery {
        Bindery {
            open: false,
            history: History::default(),
            last_number: 0,
            path: None,
            on_disk: None,
            saved_revision: Some(0),
            selected: None,
            page: 0,
            making: None,
            made: None,
            made_revision: None,
            pictures: Pictures::default(),
            export: None,
            own_paper: None,
        }
    }
}

impl Bindery {
    /// A booklet with changes that were never saved.
    fn recovered(settings: BookSettings, rows: Vec<Row>, origin: Option<Origin>) -> Bindery {
        let (path, on_disk) = origin.map(|origin| (origin.path, origin.on_disk)).unzip();
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(Draft { settings, rows, ..Draft::default() });
        Bindery { open: true, history, path, on_disk, saved_revision: None, ..Bindery::default() }
    }

    /// The file that changes are to.
    pub fn origin(&self) -> Option<Origin> {
        Some(Origin { path: self.path.clone()?, on_disk: self.on_disk? })
    }

    /// A booklet that was read from its file.
    fn opened(settings: BookSettings, rows: Vec<Row>, path: PathBuf, on_disk: OnDisk) -> Bindery {
        let rows = rows.into_iter().map(Arc::new).collect();
        let history = History::new(Draft { settings, rows, ..Draft::default() });
        Bindery { open: true, history, path: Some(path), on_disk: Some(on_disk), ..Bindery::default() }
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

    pub fn is_dirty(&self) -> bool {
        self.saved_revision != Some(self.draft().revision)
    }

    /// Whether another program has written the booklet's file since it was opened or saved here.
    fn is_outdated(&self) -> bool {
        self.path.as_deref().zip(self.on_disk).is_some_and(|(path, on_disk)| on_disk.is_outdated(path))
    }

    /// The booklet as it is now is in this file, which now holds `on_disk`.
    fn saved(&mut self, path: PathBuf, on_disk: OnDisk) {
        self.saved_revision = Some(self.draft().revision);
        self.path = Some(path);
        self.on_disk = Some(on_disk);
        self.history.end_typing();
    }

    /// Whether pages, pictures or a file are being made.
    pub fn is_busy(&self) -> bool {
        self.open && (self.making.is_some() || self.pictures.is_busy() || self.export.is_some() || !self.is_current())
    }

    /// Whether the pages are of the booklet as it is.
    pub fn is_current(&self) -> bool {
        self.made_revision == Some(self.draft().revision)
    }

    /// Makes one step of this name, after which the pages will be made anew. Steps of the same name that are `typed` and
    /// follow each other are one.
    fn record(&mut self, name: String, draft: Draft, typed: bool) {
        self.last_number += 1;
        let typing = typed.then(|| name.clone());
        self.history.record(name, Draft { revision: self.last_number, ..draft }, typing);
    }

    /// Decides otherwise about the booklet.
    fn decide(&mut self, settings: BookSettings) {
        if settings != *self.settings() {
            let (name, typed) = step_between(self.settings(), &settings);
            self.record(name.to_owned(), Draft { settings, ..self.draft().clone() }, typed);
        }
    }

    /// Puts other rows, or the same in another order, in the place of those that were there.
    fn reorder(&mut self, name: String, rows: Vec<Arc<Row>>) {
        let order = self.last_number + 1;
        self.record(name, Draft { rows, order, ..self.draft().clone() }, false);
    }

    /// The step that would be taken back, and the one that would be made again.
    pub fn step_names(&self) -> (Option<&str>, Option<&str>) {
        (self.history.undo_name(), self.history.redo_name())
    }

    /// Goes a step back or forth, and tells its name.
    pub fn step(&mut self, back: bool) -> Option<String> {
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
            ("", None) => "Untitled booklet".to_owned(),
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

    /// Selects a row and turns to its page.
    pub fn select(&mut self, row: usize) {
        self.selected = Some(row).filter(|row| *row < self.rows().len());
        let made = self.made.as_ref().filter(|_| self.is_current());
        let page = made.and_then(|made| {
            let puzzle = made.rows.iter().position(|of| *of == row)?;
            made.booklet.pages.get(puzzle).copied().flatten()
        });
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// Moves rows to stand before the one at `to`, or at the end.
    pub fn move_rows(&mut self, from: usize, count: usize, to: usize) {
        let mut rows = self.rows().to_vec();
        if from + count > rows.len() || to > rows.len() || (from..=from + count).contains(&to) {
            return;
        }
        let name = match count {
            1 => format!("Move “{}”", rows[from].title()),
            count => format!("Move {count} puzzles"),
        };
        let moved: Vec<Arc<Row>> = rows.drain(from..from + count).collect();
        let to = if to > from { to - count } else { to };
        rows.splice(to..to, moved);
        self.selected = Some(to);
        self.reorder(name, rows);
    }

    pub fn remove_selected(&mut self) {
        let mut rows = self.rows().to_vec();
        if let Some(row) = self.selected.filter(|row| *row < rows.len()) {
            let removed = rows.remove(row);
            self.selected = row.checked_sub(usize::from(row == rows.len())).filter(|_| !rows.is_empty());
            self.reorder(format!("Remove “{}”", removed.title()), rows);
        }
    }

    /// The author's own words for a puzzle, its label and its number are parts of its entry too.
    fn edit_row(&mut self, row: usize, item: BookItem) {
        let mut draft = self.draft().clone();
        let Some(edited) = draft.rows.get_mut(row).map(Arc::make_mut) else { return };
        if let Ok(entry) = &mut edited.content {
            entry.label.clone_from(&item.label);
            entry.rules.clone_from(&item.rules);
            entry.number = item.number;
        }
        let (before, title) = (std::mem::replace(&mut edited.item, item), edited.title());
        let what = match &edited.item {
            after if before.label != after.label => "difficulty",
            after if before.number != after.number => "number",
            _ => "rules",
        };
        self.record(format!("Change the {what} of “{title}”"), draft, true);
    }
}

const TOP_HEIGHT: f32 = 48.0;
const STATUS_HEIGHT: f32 = 28.0;
const LIST_WIDTH: f32 = 264.0;
const FACTS_WIDTH: f32 = 328.0;
const STRIP_HEIGHT: f32 = 168.0;

/// The booklet, in the place of the board and its panels.
pub(super) fn booklet_ui(ui: &mut Ui, app: &mut App) {
    let tokens = theme::tokens(ui);
    let frame = |x: i8, y: i8| Frame::new().fill(tokens.panel).inner_margin(Margin::symmetric(x, y));
    let fixed = |panel: Panel, size: f32, frame: Frame| panel.exact_size(size).resizable(false).frame(frame);
    fixed(Panel::top("booklet bar"), TOP_HEIGHT, frame(16, 0)).show(ui, |ui| bar_ui(ui, app));
    fixed(Panel::bottom("booklet status"), STATUS_HEIGHT, frame(16, 0)).show(ui, |ui| status_ui(ui, app));
    fixed(Panel::left("booklet list"), LIST_WIDTH, frame(8, 12)).show(ui, |ui| list::list_ui(ui, app));
    fixed(Panel::right("booklet facts"), FACTS_WIDTH, frame(16, 12)).show(ui, |ui| {
        findings::card_ui(ui, app);
        setup::setup_ui(ui, app);
    });
    fixed(Panel::bottom("booklet strip"), STRIP_HEIGHT, frame(8, 8)).show(ui, |ui| pages::strip_ui(ui, app));
    CentralPanel::default().frame(Frame::new().fill(tokens.canvas)).show(ui, |ui| pages::preview_ui(ui, app));
}

fn bar_ui(ui: &mut Ui, app: &mut App) {
    ui.horizontal_centered(|ui| {
        let neutral = &theme::tokens(ui).neutral;
        command_button_ui(ui, app, BookletCommand::Close, 152.0, widgets::Weight::Plain);
        ui.add_space(8.0);
        ui.label(egui::RichText::new(app.bindery.name()).font(theme::semibold(theme::VERDICT_SIZE)));
        if app.bindery.is_dirty() {
            ui.label(egui::RichText::new("not saved").font(theme::regular(theme::FACT_SIZE)).color(neutral.ink));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            command_button_ui(ui, app, BookletCommand::Export, 116.0, widgets::Weight::Primary);
            command_button_ui(ui, app, BookletCommand::Save, 76.0, widgets::Weight::Plain);
            command_button_ui(ui, app, BookletCommand::Open, 84.0, widgets::Weight::Plain);
            command_button_ui(ui, app, BookletCommand::New, 76.0, widgets::Weight::Plain);
            ui.add_space(8.0);
            widgets::step_button_ui(ui, app, BookletCommand::Redo.into(), false);
            widgets::step_button_ui(ui, app, BookletCommand::Undo.into(), true);
        });
    });
}

fn status_ui(ui: &mut Ui, app: &mut App) {
    use super::app::News;
    let tokens = theme::tokens(ui);
    ui.horizontal_centered(|ui| {
        let count = widgets::counted(app.bindery.rows().len() as u64, "puzzle", "puzzles");
        let pages = widgets::counted(app.bindery.page_count() as u64, "page", "pages");
        widgets::fact_ui(ui, format!("{count} · {pages} · {}", setup::paper_name(app.bindery.settings().paper)));
        let (text, ink) = match &app.news {
            Some(News::Said(text)) => (text.as_str(), tokens.quiet),
            Some(News::Warned(text)) => (text.as_str(), tokens.several.ink),
            Some(News::Refused(text)) => (text.as_str(), tokens.none.ink),
            None => return,
        };
        ui.add_space(24.0);
        ui.label(egui::RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(ink));
    });
}

/// A button that runs a command, and says why it cannot.
fn command_button_ui(ui: &mut Ui, app: &mut App, command: BookletCommand, width: f32, weight: widgets::Weight) {
    let command = Command::from(command);
    let (label, refusal) = (command.label(app), command.refusal(app));
    let neutral = &theme::tokens(ui).neutral;
    let response = widgets::button_ui(ui, &label, width, weight, neutral, refusal.is_none());
    if response.clicked() {
        app.run_if_enabled(command, ui.ctx());
    }
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip().into_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bindery(names: &str) -> Bindery {
        let row = |name: char| Row::new(name.to_string().into(), None, BookItem::default(), Err(String::new()));
        Bindery::opened(BookSettings::default(), names.chars().map(row).collect(), "book.ron".into(), OnDisk::Missing)
    }

    fn order(bindery: &Bindery) -> String {
        bindery.rows().iter().map(|row| row.title()).collect()
    }

    #[test]
    fn rows_are_moved_before_others() {
        for (from, count, to, expected) in [
            (0, 1, 3, "bcade"),
            (0, 1, 5, "bcdea"),
            (4, 1, 0, "eabcd"),
            (1, 2, 5, "adebc"),
            (3, 2, 1, "adebc"),
            (1, 1, 1, "abcde"),
            (1, 1, 2, "abcde"),
            (4, 2, 0, "abcde"),
        ] {
            let mut bindery = bindery("abcde");
            bindery.move_rows(from, count, to);
            assert_eq!(order(&bindery), expected, "{count} from {from} to {to}");
            assert_eq!(bindery.is_dirty(), expected != "abcde");
            bindery.step(true);
            assert_eq!((order(&bindery).as_str(), bindery.is_dirty()), ("abcde", false), "taken back");
        }
    }

    #[test]
    fn the_selection_stays_near_what_was_removed() {
        let mut bindery = bindery("abc");
        bindery.selected = Some(1);
        for (expected, selected) in [("ac", Some(1)), ("a", Some(0)), ("", None)] {
            bindery.remove_selected();
            assert_eq!((order(&bindery).as_str(), bindery.selected), (expected, selected));
        }
        let steps: Vec<String> = std::iter::from_fn(|| bindery.step(true)).collect();
        assert_eq!(
            (order(&bindery).as_str(), steps),
            ("abc", vec!["Remove “a”".to_owned(), "Remove “c”".to_owned(), "Remove “b”".to_owned()])
        );
        while bindery.step(false).is_some() {}
        assert_eq!(order(&bindery), "");
    }

    #[test]
    fn typing_is_one_step_and_what_was_proved_stays_proved() {
        let mut bindery = bindery("ab");
        bindery.rows()[0].proof.set(crate::book::Proof::Several).unwrap();
        for title in ["N", "Ni", "Night"] {
            bindery.decide(BookSettings { title: title.to_owned(), ..bindery.settings().clone() });
        }
        bindery.edit_row(0, BookItem { label: "hard".to_owned(), ..BookItem::default() });
        assert_eq!(bindery.step_names().0, Some("Change the difficulty of “a”"));
        for name in ["Change the difficulty of “a”", "Change the title"] {
            assert_eq!(bindery.step(true).as_deref(), Some(name));
            assert_eq!(bindery.rows()[0].proof.get(), Some(&crate::book::Proof::Several), "{name}");
        }
        assert_eq!(bindery.step(true), None);
        assert_eq!((bindery.settings().title.as_str(), bindery.is_dirty()), ("", false));
        // What was saved need not be the first moment.
        bindery.step(false);
        bindery.saved("book.ron".into(), OnDisk::Missing);
        bindery.step(true);
        assert!(bindery.is_dirty());
        bindery.step(false);
        assert!(!bindery.is_dirty());
        assert_eq!(bindery.rows()[0].item.label, "");
    }
}
