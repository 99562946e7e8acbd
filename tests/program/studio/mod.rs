//! The studio, driven like a user: with pointer and keyboard, through widgets found by their labels.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, ViewportCommand, ViewportEvent, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gridwright::board::{Board, Cell, CellSet, Filling};
use gridwright::formats;
use gridwright::place::Gesture;
use gridwright::puzzle::{Puzzle, Symbols};
use gridwright::solve::Verdict;
use gridwright::studio::{App, BOARD_LABEL, FileDialogOutcome, FileDialogRequest, FilePicker, ToolId};
use gridwright::variant::Kind;
use gridwright::words::{Language, Message};

/// A scripted file picker that returns what the test has set up, and records the questions.
#[derive(Clone, Default)]
struct Script {
    answers: Rc<RefCell<Vec<FileDialogOutcome>>>,
    questions: Rc<RefCell<Vec<FileDialogRequest>>>,
}

impl FilePicker for Script {
    fn pick(&mut self, question: FileDialogRequest, wake: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome> {
        let (sender, receiver) = channel();
        sender.send(self.answers.borrow_mut().remove(0)).unwrap();
        self.questions.borrow_mut().push(question);
        wake();
        receiver
    }
}

mod appearance;
mod author;
mod booklet_keys;
mod booklet_sections;
mod booklet_settings;
mod booklets;
mod browsing;
mod by_keys;
mod candidates;
mod checking;
mod clipboard;
mod comments;
mod dropping;
mod edges;
mod entering;
mod escaping;
mod everyday;
mod examples;
mod explaining;
mod faults;
mod fields;
mod filing;
mod finder;
mod fitting;
mod fog;
mod hand;
mod hostile;
mod jigsaw;
mod jobs;
mod journal;
mod kills;
mod languages;
mod layouts;
mod letters;
mod listing;
mod look;
mod looks;
mod monkey;
mod numbering;
mod opening;
mod painting;
mod panics;
mod parity;
mod playtest;
mod preferences;
mod printing;
mod proofs;
mod publication;
mod reading;
mod resting;
mod resuming;
mod rings;
mod room;
mod second_click;
mod seldom;
mod selecting;
mod setting;
mod setups;
mod smooth;
mod solutions;
mod solving;
mod spoken;
mod start;
mod steady;
mod swallowing;
mod symbols;
mod tabs;
mod tour;
mod typing;
mod waiting;
mod watching;
mod window;
mod wishes;

struct Studio {
    harness: Harness<'static, App>,
    script: Script,
}

thread_local! {
    /// The language of the windows of a test.
    static LANGUAGE: std::cell::Cell<Language> = const { std::cell::Cell::new(Language::English) };
}

/// Returns the window's text for a message key.
fn said(key: &'static str) -> String {
    LANGUAGE.get().translate(&Message::new(key))
}

/// A time limit that only a hanging studio reaches.
const PATIENCE: Duration = Duration::from_secs(120);

impl Studio {
    fn open(puzzle: Puzzle) -> Studio {
        Studio::open_file(puzzle, None)
    }

    fn open_file(puzzle: Puzzle, path: Option<PathBuf>) -> Studio {
        Studio::build(puzzle, path, |app| app)
    }

    fn with(change: impl FnOnce(App) -> App + 'static, puzzle: Puzzle) -> Studio {
        Studio::build(puzzle, None, change)
    }

    fn build(puzzle: Puzzle, path: Option<PathBuf>, change: impl FnOnce(App) -> App + 'static) -> Studio {
        let script = Script::default();
        let picker = Box::new(script.clone());
        let harness = Harness::builder()
            .with_size(vec2(1440.0, 900.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| change(App::new(puzzle, path, picker)));
        let mut studio = Studio { harness, script }.speaking();
        studio.read();
        studio
    }

    /// Switches to the language of the test.
    fn speaking(mut self) -> Studio {
        if LANGUAGE.get() != Language::English {
            self.harness.state_mut().set_language(Some(LANGUAGE.get()));
            self.harness.run_ok();
        }
        self
    }

    fn empty() -> Studio {
        Studio::open(Puzzle::empty(Board::classic()))
    }

    fn app(&self) -> &App {
        self.harness.state()
    }

    fn puzzle(&self) -> &Puzzle {
        self.app().document().puzzle()
    }

    fn given(&self, cell: &str) -> Option<u8> {
        self.puzzle().givens().get(&cell.parse().unwrap()).map(|digit| digit.value())
    }

    fn selected(&self) -> String {
        self.app().document().selection.cells.to_string()
    }

    fn at(&self, cell: &str) -> Pos2 {
        let cell: Cell = cell.parse().unwrap();
        self.on_screen(self.app().cell_rect(cell).unwrap().center())
    }

    /// Returns the screen position of a layout position, which is mirrored in right-to-left windows.
    fn on_screen(&self, pos: Pos2) -> Pos2 {
        match gridwright::words::current_language().is_right_to_left() {
            true => Pos2::new(self.harness.ctx.viewport_rect().right() - pos.x, pos.y),
            false => pos,
        }
    }

    fn button(&mut self, cell: &str, pressed: bool, modifiers: Modifiers) {
        let pos = self.at(cell);
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        self.harness.run();
    }

    /// Presses on the first cell, moves through the others and releases, with these modifiers held.
    fn drag_with(&mut self, cells: &str, modifiers: Modifiers) {
        let path: Vec<&str> = cells.split(' ').collect();
        self.button(path[0], true, modifiers);
        for cell in &path {
            self.harness.event(Event::PointerMoved(self.at(cell)));
        }
        self.harness.run();
        self.button(path[path.len() - 1], false, modifiers);
    }

    fn drag(&mut self, cells: &str) {
        self.drag_with(cells, Modifiers::NONE);
    }

    fn click_cell(&mut self, cell: &str) {
        self.drag(cell);
    }

    /// Clicks a position of the lattice, which need not be on the board.
    fn click_place(&mut self, place: Cell) {
        let pos = self.on_screen(self.app().cell_rect(place).unwrap().center());
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            self.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        }
        self.harness.run();
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
        self.read();
    }

    fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
        self.read();
    }

    /// Returns whether files are being read or written.
    fn is_filing(&self) -> bool {
        self.app().is_reading() || self.app().is_saving()
    }

    /// Waits until pending files are opened and saves are written.
    fn read(&mut self) {
        if !self.is_filing() {
            return;
        }
        let started = Instant::now();
        while self.is_filing() {
            assert!(started.elapsed() < PATIENCE, "the studio is still reading or saving");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
        self.harness.run_ok();
    }

    /// Clicks the widget with this label, scrolled into view.
    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(label).click();
        self.harness.run();
        self.read();
    }

    fn shows(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
    }

    #[track_caller]
    fn expect(&self, words: &str) {
        assert!(self.shows(words), "“{words}” is not shown, but {:?}", self.labels());
    }

    /// Returns all labels shown.
    fn labels(&self) -> Vec<String> {
        self.harness.query_all_by(|_| true).filter_map(|node| node.accesskit_node().label().or(node.value())).collect()
    }

    /// Waits until no background work is left, after processing earlier clicks, which may start some.
    fn wait(&mut self) {
        self.harness.run_ok();
        let started = Instant::now();
        while self.app().is_busy() {
            assert!(started.elapsed() < PATIENCE, "the studio is still busy");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
        self.harness.run();
    }

    /// Waits until nothing is being saved, regardless of reading.
    fn saved(&mut self) {
        if !self.app().is_saving() {
            return;
        }
        let started = Instant::now();
        while self.app().is_saving() {
            assert!(started.elapsed() < PATIENCE, "the studio is still saving");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
        self.harness.run_steps(2);
    }

    fn will_pick(&self, picked: FileDialogOutcome) {
        self.script.answers.borrow_mut().push(picked);
    }

    /// Clicks the window's close button. Returns whether the window stays open.
    fn close_window(&mut self) -> bool {
        let viewport = self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.harness.step();
        let stays = self.sends(&ViewportCommand::CancelClose);
        self.harness.run();
        stays
    }

    /// Runs frames until the window is told to close. Returns false if that has not happened once all is saved.
    fn closes(&mut self) -> bool {
        let (started, mut calm) = (Instant::now(), 0);
        while calm < 6 {
            assert!(started.elapsed() < PATIENCE, "the studio is still saving");
            self.harness.step();
            if self.sends(&ViewportCommand::Close) {
                return true;
            }
            calm = if self.app().is_saving() { 0 } else { calm + 1 };
            std::thread::sleep(Duration::from_millis(2));
        }
        false
    }

    /// Returns whether the last frame sent this command to the window.
    fn sends(&self, command: &ViewportCommand) -> bool {
        self.harness.output().viewport_output[&ViewportId::ROOT].commands.contains(command)
    }
}

/// Parses a puzzle from rows of text.
fn puzzle(rows: &str) -> Puzzle {
    let line: String = rows.split_whitespace().collect();
    formats::read_str("test", &line, None).unwrap().remove(0).puzzle
}

/// Returns a shidoku with one solution.
fn shidoku() -> Puzzle {
    puzzle(".... ...2 3..4 .42.")
}

fn cells(text: &str) -> CellSet {
    text.parse().unwrap()
}
