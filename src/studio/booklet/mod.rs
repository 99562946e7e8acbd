//! The booklet: puzzles in their order, decided about, seen page by page as they will be printed, and looked over.
//!
//! **Invariant.** What is shown of the pages is what is printed, drawn by the same code; it is made by jobs, and an
//! answer to an older question is thrown away.

mod files;
mod findings;
mod list;
mod pages;
mod pictures;
mod setup;
mod unsaved;
mod work;

use std::path::{Path, PathBuf};

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::app::App;
use super::command::{BookletCommand, Command};
use super::{theme, widgets};
use crate::book::{Finding, Gathered, Proof, gather_item, relative_path};
use crate::formats::{BookFile, BookItem};
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use pictures::Pictures;
use work::{Export, Making};

pub(super) use unsaved::{AfterBook, unsaved_ui};

/// A puzzle of the booklet, or an entry of its file that could not be read.
pub(super) struct Row {
    path: PathBuf,
    /// The line of a collection.
    line: Option<usize>,
    /// As it is kept in the booklet's file, but for the place.
    item: BookItem,
    /// The puzzle, or why there is none.
    content: Result<BookEntry, String>,
    proof: Option<Proof>,
}

impl Row {
    /// The puzzle's title, or its file's name.
    pub fn title(&self) -> String {
        let name = || self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let title = self.content.as_ref().ok().map(|entry| entry.puzzle.title().trim().to_owned());
        title.filter(|title| !title.is_empty()).unwrap_or_else(|| match self.line {
            Some(line) => format!("{}, line {line}", name()),
            None => name(),
        })
    }
}

/// The pages as they were last made.
pub(super) struct Made {
    pub booklet: std::sync::Arc<Booklet>,
    pub findings: Vec<Finding>,
    /// For each puzzle of the booklet its row.
    pub rows: Vec<usize>,
}

/// All that the booklet's part of the window knows.
#[derive(Default)]
pub(super) struct Bindery {
    /// It is shown in the place of the board.
    pub open: bool,
    pub settings: BookSettings,
    pub rows: Vec<Row>,
    path: Option<PathBuf>,
    /// Counts the changes; the pages are of one of these numbers.
    revision: u64,
    /// Counts the changes of the list of rows.
    order: u64,
    saved_revision: u64,
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

impl Bindery {
    pub fn is_dirty(&self) -> bool {
        self.revision != self.saved_revision
    }

    /// Whether pages, pictures or a file are being made.
    pub fn is_busy(&self) -> bool {
        self.open && (self.making.is_some() || self.pictures.is_busy() || self.export.is_some() || !self.is_current())
    }

    /// Whether the pages are of the booklet as it is.
    pub fn is_current(&self) -> bool {
        self.made_revision == Some(self.revision)
    }

    /// Something was changed: the pages will be made anew.
    fn changed(&mut self) {
        self.revision += 1;
    }

    /// Rows have come, gone or changed places.
    fn reordered(&mut self) {
        self.order += 1;
        self.changed();
    }

    pub fn name(&self) -> String {
        match (self.settings.title.trim(), &self.path) {
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
        self.selected = Some(row).filter(|row| *row < self.rows.len());
        let made = self.made.as_ref().filter(|_| self.is_current());
        let page = made.and_then(|made| {
            let puzzle = made.rows.iter().position(|of| *of == row)?;
            made.booklet.pages.get(puzzle).copied().flatten()
        });
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// Moves a row to stand before the one at `to`, or at the end.
    pub fn move_rows(&mut self, from: usize, count: usize, to: usize) {
        if from + count > self.rows.len() || to > self.rows.len() || (from..=from + count).contains(&to) {
            return;
        }
        let moved: Vec<Row> = self.rows.drain(from..from + count).collect();
        let to = if to > from { to - count } else { to };
        self.rows.splice(to..to, moved);
        self.selected = Some(to);
        self.reordered();
    }

    pub fn remove_selected(&mut self) {
        if let Some(row) = self.selected.filter(|row| *row < self.rows.len()) {
            self.rows.remove(row);
            self.selected = row.checked_sub(usize::from(row == self.rows.len())).filter(|_| !self.rows.is_empty());
            self.reordered();
        }
    }

    /// Adds all puzzles of a file or a folder at the end. Returns how many there are.
    pub fn add_path(&mut self, path: &Path) -> usize {
        let item = BookItem { file: path.display().to_string(), ..BookItem::default() };
        self.add_item(&item, Path::new(""))
    }

    fn add_item(&mut self, item: &BookItem, folder: &Path) -> usize {
        let mut gathered = Gathered::default();
        gather_item(0, item, folder, &mut gathered);
        let Gathered { entries, origins, faults, .. } = gathered;
        let count = entries.len();
        for (entry, origin) in entries.into_iter().zip(origins) {
            let lines = crate::formats::Format::of_path(&origin.file) != Some(crate::formats::Format::Ron);
            let item = BookItem { number: entry.number, ..item.clone() };
            let (path, line) = (whole(&origin.file), lines.then_some(origin.line));
            self.rows.push(Row { path, line, item, content: Ok(entry), proof: None });
        }
        for fault in faults {
            let path = whole(&folder.join(&item.file));
            let line = fault.error.line.or(item.line).filter(|_| path.is_file());
            self.rows.push(Row { path, line, item: item.clone(), content: Err(fault.error.to_string()), proof: None });
        }
        self.reordered();
        count
    }

    /// The booklet as it is kept in a file in this folder.
    fn book_file(&self, folder: &Path) -> BookFile {
        let item = |row: &Row| BookItem { file: relative_path(&row.path, folder), line: row.line, ..row.item.clone() };
        BookFile { settings: self.settings.clone(), puzzles: self.rows.iter().map(item).collect() }
    }

    /// The author's own words for the selected puzzle, and its label, are parts of its entry too.
    fn edit_row(&mut self, row: usize, edit: impl FnOnce(&mut BookItem)) {
        let Some(row) = self.rows.get_mut(row) else { return };
        edit(&mut row.item);
        if let Ok(entry) = &mut row.content {
            entry.label.clone_from(&row.item.label);
            entry.rules.clone_from(&row.item.rules);
            entry.number = row.item.number;
        }
        self.changed();
    }
}

/// The path from the root on: the program may stand anywhere when the booklet is saved.
fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
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
        });
    });
}

fn status_ui(ui: &mut Ui, app: &mut App) {
    use super::app::News;
    let tokens = theme::tokens(ui);
    ui.horizontal_centered(|ui| {
        let count = widgets::counted(app.bindery.rows.len() as u64, "puzzle", "puzzles");
        let pages = widgets::counted(app.bindery.page_count() as u64, "page", "pages");
        widgets::fact_ui(ui, format!("{count} · {pages} · {}", setup::paper_name(app.bindery.settings.paper)));
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
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip().to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bindery(names: &str) -> Bindery {
        let row = |name: char| Row {
            path: PathBuf::from(name.to_string()),
            line: None,
            item: BookItem::default(),
            content: Err(String::new()),
            proof: None,
        };
        Bindery { rows: names.chars().map(row).collect(), ..Bindery::default() }
    }

    fn order(bindery: &Bindery) -> String {
        bindery.rows.iter().map(Row::title).collect()
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
    }
}
