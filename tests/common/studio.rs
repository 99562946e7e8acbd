//! The studio in a test: driven with pointer and keys, through widgets found by their labels.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, ViewportCommand, ViewportEvent, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gridwright::board::{Board, Cell, CellSet};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::studio::{App, FilePicker, Picked, Question};

/// Answers questions for files as the test has said beforehand, and keeps them.
#[derive(Clone, Default)]
pub struct Script {
    pub answers: Rc<RefCell<Vec<Picked>>>,
    pub questions: Rc<RefCell<Vec<Question>>>,
}

impl FilePicker for Script {
    fn pick(&mut self, question: Question, wake: Box<dyn FnOnce() + Send>) -> Receiver<Picked> {
        let (sender, receiver) = channel();
        sender.send(self.answers.borrow_mut().remove(0)).unwrap();
        self.questions.borrow_mut().push(question);
        wake();
        receiver
    }
}

pub struct Studio {
    pub harness: Harness<'static, App>,
    pub script: Script,
}

/// Nothing here takes long; a studio that hangs shall not hang the tests.
pub const PATIENCE: Duration = Duration::from_secs(120);

impl Studio {
    pub fn open(puzzle: Puzzle) -> Studio {
        Studio::open_file(puzzle, None)
    }

    pub fn open_file(puzzle: Puzzle, path: Option<PathBuf>) -> Studio {
        let script = Script::default();
        let picker = Box::new(script.clone());
        let harness = Harness::builder()
            .with_size(vec2(1440.0, 900.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| App::new(puzzle, path, picker));
        Studio { harness, script }
    }

    pub fn empty() -> Studio {
        Studio::open(Puzzle::empty(Board::classic()))
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }

    pub fn puzzle(&self) -> &Puzzle {
        self.app().document().puzzle()
    }

    pub fn given(&self, cell: &str) -> Option<u8> {
        self.puzzle().givens().get(&cell.parse().unwrap()).map(|digit| digit.value())
    }

    pub fn selected(&self) -> String {
        self.app().document().selection.cells.to_string()
    }

    pub fn at(&self, cell: &str) -> Pos2 {
        let cell: Cell = cell.parse().unwrap();
        self.app().cell_rect(cell).unwrap().center()
    }

    pub fn button(&mut self, cell: &str, pressed: bool, modifiers: Modifiers) {
        let pos = self.at(cell);
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        self.harness.run();
    }

    /// Presses on the first cell, moves through the others and lets go, with these keys held.
    pub fn drag_with(&mut self, cells: &str, modifiers: Modifiers) {
        let path: Vec<&str> = cells.split(' ').collect();
        self.button(path[0], true, modifiers);
        for cell in &path {
            self.harness.event(Event::PointerMoved(self.at(cell)));
        }
        self.harness.run();
        self.button(path[path.len() - 1], false, modifiers);
    }

    pub fn drag(&mut self, cells: &str) {
        self.drag_with(cells, Modifiers::NONE);
    }

    pub fn click_cell(&mut self, cell: &str) {
        self.drag(cell);
    }

    /// Clicks a place of the lattice that need not be on the board.
    pub fn click_place(&mut self, place: Cell) {
        let pos = self.app().cell_rect(place).unwrap().center();
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            self.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        }
        self.harness.run();
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    pub fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    pub fn shows(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
    }

    #[track_caller]
    pub fn expect(&self, words: &str) {
        assert!(self.shows(words), "“{words}” is not shown");
    }

    /// Waits until nothing works in the background.
    pub fn wait(&mut self) {
        let started = Instant::now();
        while self.app().is_busy() {
            assert!(started.elapsed() < PATIENCE, "the studio is still busy");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
        self.harness.run();
    }

    pub fn will_pick(&self, picked: Picked) {
        self.script.answers.borrow_mut().push(picked);
    }

    /// The author clicks the window's close button. Returns whether the window stays open.
    pub fn close_window(&mut self) -> bool {
        let viewport = self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.harness.step();
        let stays = self.sends(&ViewportCommand::CancelClose);
        self.harness.run();
        stays
    }

    /// Whether the last frame sent this command to the window.
    pub fn sends(&self, command: &ViewportCommand) -> bool {
        self.harness.output().viewport_output[&ViewportId::ROOT].commands.contains(command)
    }
}

/// A puzzle read from rows of text.
pub fn puzzle(rows: &str) -> Puzzle {
    let line: String = rows.split_whitespace().collect();
    formats::read_str("test", &line, None).unwrap().remove(0).puzzle
}

/// A shidoku with one solution.
pub fn shidoku() -> Puzzle {
    puzzle(".... ...2 3..4 .42.")
}

pub fn cells(text: &str) -> CellSet {
    text.parse().unwrap()
}
