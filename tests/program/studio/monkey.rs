//! Random inputs: keys, clicks, drags, wheel, window sizes. Undo restores everything.
//!
//! Inputs are generated from a seed, in rounds that each start with a fresh studio. A failing round prints its seed and
//! its last inputs. `GRIDWRIGHT_MONKEY_SEED=N cargo test --test program monkey` repeats that round, and
//! `GRIDWRIGHT_MONKEY_INPUTS=100000` runs more inputs than usual. One round in seven starts in a booklet. Only the
//! system's dialogs are left out; those for saving are always cancelled. Engine results arrive at varying times, so a
//! repeated round may fail a little later.

use std::collections::{BTreeMap, VecDeque};

use egui::{MouseWheelSource, MouseWheelUnit, Rect, TouchPhase};
use gridwright::board::{Random, TraditionalLayout};
use gridwright::formats::{BookFile, BookItem, save_book};

use super::booklets::puzzles;
use super::*;

/// The number of inputs from a fresh studio to undoing everything; fewer steps than the undo limit.
const ROUND: usize = 500;
/// The number of inputs of an ordinary run, about a minute and a quarter in a debug build.
const USUAL: usize = 10_000;
/// The number of last inputs that are printed.
const TOLD: usize = 30;

/// A file picker that cancels, except every other question for files to open.
struct Canceller {
    /// The files to open.
    files: Vec<PathBuf>,
    asked: usize,
}

impl Canceller {
    fn boxed(folder: &tempfile::TempDir) -> Box<Canceller> {
        let files = ["first", "open"].map(|name| folder.path().join(format!("{name}.ron"))).to_vec();
        Box::new(Canceller { files, asked: 0 })
    }
}

impl FilePicker for Canceller {
    fn pick(&mut self, question: FileDialogRequest, wake: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome> {
        let (sender, receiver) = channel();
        self.asked += 1;
        let opens = question.several && !question.writes && self.asked.is_multiple_of(2);
        sender
            .send(if opens { FileDialogOutcome::Files(self.files.clone()) } else { FileDialogOutcome::Cancelled })
            .unwrap();
        wake();
        receiver
    }
}

/// The source of random inputs, which records them.
struct Monkey {
    harness: Harness<'static, App>,
    random: Random,
    seed: u64,
    inputs: usize,
    told: VecDeque<String>,
    /// Each puzzle as it was opened, by the number of its tab.
    begun: BTreeMap<u64, Puzzle>,
    /// The booklet as it was created or opened.
    begun_booklet: BookFile,
    /// The puzzles and the booklet that can be opened.
    folder: tempfile::TempDir,
}

impl Drop for Monkey {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "monkey: GRIDWRIGHT_MONKEY_SEED={} fails after {} inputs, the last ones:",
                self.seed, self.inputs
            );
            self.told.iter().for_each(|told| eprintln!("    {told}"));
        }
    }
}

/// Returns whether a round starts with a booklet.
fn begins_with_booklet(seed: u64) -> bool {
    seed % 7 == 6
}

/// Creates a booklet of two sections in this folder.
fn booklet(folder: &tempfile::TempDir) -> PathBuf {
    let item = |(name, section): (&str, Option<&str>)| BookItem {
        file: format!("{name}.ron"),
        section: section.map(str::to_owned),
        ..BookItem::default()
    };
    let puzzles = [("first", Some("Warm up")), ("open", None), ("second", Some("Hail"))].map(item).to_vec();
    let path = folder.path().join("book.ron");
    save_book(&path, &BookFile { puzzles, ..BookFile::default() }).unwrap();
    path
}

/// Returns the board that a round starts with, or `None` for the start page.
fn beginning(seed: u64) -> Option<Puzzle> {
    let empty = |board: Option<Board>| Puzzle::empty(board.unwrap());
    Some(match seed % 7 {
        0 => shidoku(),
        1 => gridwright::studio::first_puzzle(),
        2 => empty(Board::single(2, 3).ok()),
        3 => empty(TraditionalLayout::Samurai.board(2, 2).ok()),
        4 => empty(Some(Board::classic())),
        _ => return None,
    })
}

const KEYS: [Key; 46] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num9,
    Key::Escape,
    Key::Escape,
    Key::Enter,
    Key::Space,
    Key::Tab,
    Key::Backspace,
    Key::Delete,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::F1,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::F9,
    Key::F10,
    Key::A,
    Key::B,
    Key::C,
    Key::D,
    Key::E,
    Key::G,
    Key::J,
    Key::K,
    Key::M,
    Key::N,
    Key::P,
    Key::S,
    Key::T,
    Key::V,
    Key::W,
    Key::X,
    Key::Y,
    Key::Z,
];

const TEXTS: [&str; 14] =
    ["1", "12", "3", "a", "Ä", "۴", "-", "0", "mag", "קו", "…", "=", "99999999999", "a line\nand another"];

const PASTES: [&str; 8] = [
    "",
    "1.....1.4.3..3..",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "https://example.org/?puzzle=nothing",
    "(gridwright: 1, board: nonsense",
    "r1c1 r1c2",
    "\u{0}\u{1b}[2J\u{202e}",
    "7",
];

impl Monkey {
    fn new(seed: u64) -> Monkey {
        let (puzzle, folder) = (beginning(seed), puzzles());
        let (picker, book) = (Canceller::boxed(&folder), begins_with_booklet(seed).then(|| booklet(&folder)));
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 800.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| match puzzle {
                Some(puzzle) => App::new(puzzle, None, picker),
                None => App::with_start_page(picker).with_files(book.as_slice()),
            });
        let (begun, begun_booklet) = (BTreeMap::new(), harness.state().booklet(folder.path()));
        let (random, told) = (Random::new(seed), VecDeque::new());
        let mut monkey = Monkey { harness, random, seed, inputs: 0, told, begun, begun_booklet, folder };
        monkey.read();
        monkey
    }

    fn tell(&mut self, told: String) {
        self.told.push_back(format!("{}: {told}", self.inputs));
        if self.told.len() > TOLD {
            self.told.pop_front();
        }
    }

    /// Runs a frame and notes newly opened puzzles.
    fn frame(&mut self) {
        self.harness.step();
        let app = self.harness.state();
        if app.document().undo_name().is_none() && app.document().redo_name().is_none() {
            self.begun.entry(app.tab_id()).or_insert_with(|| app.document().puzzle().clone());
        }
        if app.booklet_steps() == (None, None) {
            self.begun_booklet = app.booklet(self.folder.path());
        }
    }

    /// Runs frames until all pending files are read.
    fn read(&mut self) {
        let started = Instant::now();
        self.frame();
        while self.harness.state().is_reading() {
            assert!(started.elapsed() < PATIENCE, "the studio is still reading");
            std::thread::sleep(Duration::from_millis(2));
            self.frame();
        }
    }

    /// Sends an event, which takes effect in the next frame or together with later events.
    fn send(&mut self, event: Event) {
        self.harness.input_mut().events.push(event);
        if self.below(3) == 0 {
            self.frame();
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        self.random.pick(items).unwrap()
    }

    fn modifiers(&mut self) -> Modifiers {
        match self.below(10) {
            0 => Modifiers::SHIFT,
            1 => Modifiers::ALT,
            2 | 3 => Modifiers::COMMAND,
            4 => Modifiers::COMMAND | Modifiers::SHIFT,
            _ => Modifiers::NONE,
        }
    }

    /// Returns the centres of all named widgets in the window.
    fn widgets(&self) -> Vec<(String, Pos2)> {
        let window = self.harness.ctx.content_rect();
        // Cells are pressed separately.
        let skipped = [Role::Label, Role::GridCell];
        let nodes = self.harness.query_all_by(|node| node.label().is_some() && !skipped.contains(&node.role()));
        let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect().center())));
        named.filter(|(_, at)| window.contains(*at)).collect()
    }

    /// Returns a position to press: a widget, a cell, or anywhere.
    fn place(&mut self) -> (String, Pos2) {
        let board = self.harness.state().document().puzzle().board().cells().to_vec();
        match self.below(10) {
            0..5 => {
                let widgets = self.widgets();
                if !widgets.is_empty() {
                    let at = self.below(widgets.len());
                    return widgets[at].clone();
                }
            }
            5..9 => {
                let cell = self.one_of(&board);
                if let Some(rect) = self.harness.state().cell_rect(cell) {
                    let off = vec2(self.below(100) as f32 - 50.0, self.below(100) as f32 - 50.0) * 0.009;
                    return (cell.to_string(), rect.center() + off * rect.size());
                }
            }
            _ => {}
        }
        let window: Rect = self.harness.ctx.content_rect();
        let at = vec2(self.below(1000) as f32, self.below(1000) as f32) / 1000.0 * window.size();
        (format!("{at:?}"), window.min + at)
    }

    fn press(&mut self, pos: Pos2, button: PointerButton, pressed: bool, modifiers: Modifiers) {
        self.send(Event::PointerButton { pos, button, pressed, modifiers });
    }

    fn click(&mut self) {
        let (name, pos) = self.place();
        let button = match self.below(12) {
            0 => PointerButton::Secondary,
            1 => PointerButton::Middle,
            _ => PointerButton::Primary,
        };
        let modifiers = self.modifiers();
        let times = if self.below(6) == 0 { 2 } else { 1 };
        self.tell(format!("{times} clicks of {button:?} with {modifiers:?} at {pos:?}, {name}"));
        self.send(Event::PointerMoved(pos));
        for _ in 0..times {
            self.press(pos, button, true, modifiers);
            self.press(pos, button, false, modifiers);
        }
    }

    fn drag(&mut self) {
        let (name, pos) = self.place();
        let modifiers = self.modifiers();
        let button = if self.below(10) == 0 { PointerButton::Middle } else { PointerButton::Primary };
        let far = if self.below(5) == 0 { 400.0 } else { 70.0 };
        self.send(Event::PointerMoved(pos));
        self.press(pos, button, true, modifiers);
        let mut at = pos;
        for _ in 0..1 + self.below(4) {
            at += vec2(self.below(200) as f32 - 100.0, self.below(200) as f32 - 100.0) / 100.0 * far;
            self.send(Event::PointerMoved(at));
        }
        self.tell(format!("drag of {button:?} with {modifiers:?} from {pos:?}, {name}, to {at:?}"));
        match self.below(20) {
            // Keys may be pressed while the button is down, and the pointer may leave the window.
            0 => self.key(),
            1 => self.send(Event::PointerGone),
            _ => {}
        }
        self.press(at, button, false, modifiers);
    }

    fn key(&mut self) {
        let (key, modifiers) = (self.one_of(&KEYS), self.modifiers());
        self.tell(format!("{key:?} with {modifiers:?}"));
        for pressed in [true, false] {
            self.send(Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers });
            let typed = key.symbol_or_name();
            let types = pressed && typed.len() == 1 && !modifiers.command && !modifiers.alt;
            if types {
                self.send(Event::Text(typed.to_lowercase()));
            }
        }
    }

    fn input(&mut self) {
        self.inputs += 1;
        match self.below(100) {
            0..34 => self.key(),
            34..40 => {
                let text = self.one_of(&TEXTS);
                self.tell(format!("text {text:?}"));
                self.send(Event::Text(text.to_owned()));
            }
            40..70 => self.click(),
            70..86 => self.drag(),
            86..90 => {
                let (name, pos) = self.place();
                self.tell(format!("pointer at {pos:?}, {name}"));
                self.send(Event::PointerMoved(pos));
            }
            90..94 => {
                let delta = vec2(self.below(400) as f32 - 200.0, self.below(400) as f32 - 200.0);
                let modifiers = self.modifiers();
                self.tell(format!("wheel {delta:?} with {modifiers:?}"));
                let (unit, source) = (MouseWheelUnit::Point, MouseWheelSource::Wheel);
                self.send(Event::MouseWheel { unit, source, delta, phase: TouchPhase::Move, modifiers });
            }
            94..96 => {
                let size = vec2(900.0 + self.below(1100) as f32, 600.0 + self.below(600) as f32);
                self.tell(format!("window of {size:?}"));
                self.harness.set_size(size);
                self.frame();
            }
            96 => {
                self.tell("zoom".to_owned());
                let factor = 0.5 + self.below(150) as f32 / 100.0;
                self.send(Event::Zoom(factor));
            }
            97 => {
                let text = self.one_of(&PASTES);
                self.tell(format!("paste {text:?}"));
                self.send(Event::Paste(text.to_owned()));
            }
            98 => {
                let event = if self.below(2) == 0 { Event::Copy } else { Event::Cut };
                self.tell(format!("{event:?}"));
                self.send(event);
            }
            _ => {
                self.tell("the window loses the focus, and has it again".to_owned());
                self.send(Event::WindowFocused(false));
                self.send(Event::WindowFocused(true));
            }
        }
        self.frame();
    }

    fn type_key(&mut self, modifiers: Modifiers, key: Key) {
        for pressed in [true, false] {
            self.harness.event(Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers });
        }
        self.frame();
    }

    fn names(&self, label: &str) -> bool {
        self.harness.query_by_label(label).is_some()
    }

    /// Closes whatever is open on the page until its board is accessible. Returns false if the page has no board.
    fn free_board(&mut self) -> bool {
        for _ in 0..12 {
            self.type_key(Modifiers::NONE, Key::Escape);
        }
        if self.names("End test") {
            self.type_key(Modifiers::COMMAND, Key::T);
        }
        self.names(BOARD_LABEL)
    }

    /// Undoes everything in the front puzzle, by the menu if the monkey has changed the keys.
    fn take_back(&mut self) {
        let revision = |monkey: &Monkey| monkey.harness.state().document().revision();
        for _ in 0..2 * ROUND {
            let Some(name) = self.harness.state().document().undo_name() else { return };
            let before = revision(self);
            self.type_key(Modifiers::COMMAND, Key::Z);
            if revision(self) == before {
                self.harness.get_by_role_and_label(Role::Button, "Edit").click();
                self.harness.run_ok();
                let item = self.harness.query_all_by_label_contains("Undo").next();
                item.unwrap_or_else(|| panic!("no way to take back “{name}”")).click();
                self.harness.run_ok();
            }
            assert!(revision(self) != before, "“{name}” cannot be taken back");
        }
        panic!("more steps than inputs");
    }

    /// Undoes everything in the booklet, and checks that it is as before.
    fn take_back_booklet(&mut self) {
        let menu = |monkey: &Monkey| monkey.harness.query_by_role_and_label(Role::Button, "Booklet").is_some();
        for _ in 0..=self.harness.state().tabs().len() + 2 {
            (0..12).for_each(|_| self.type_key(Modifiers::NONE, Key::Escape));
            if !menu(self) {
                self.type_key(Modifiers::COMMAND, Key::Tab);
            }
        }
        let steps = |monkey: &Monkey| monkey.harness.state().booklet_steps().0;
        for _ in 0..2 * ROUND {
            let Some(name) = steps(self) else {
                let now = self.harness.state().booklet(self.folder.path());
                assert_eq!(now, self.begun_booklet, "the booklet is not what it was");
                return;
            };
            self.harness.get_by_role_and_label(Role::Button, "Booklet").click();
            self.harness.run_ok();
            let label = format!("Undo: {name}");
            let item = self.harness.query_all_by_label_contains(&label).next();
            item.unwrap_or_else(|| panic!("no way to take back “{name}”")).click();
            self.harness.run_ok();
        }
        panic!("more steps than inputs");
    }

    /// Undoes everything in all tabs, and checks that each puzzle is as before.
    fn finish(&mut self) -> usize {
        self.harness.set_size(vec2(1280.0, 800.0));
        self.harness.state_mut().set_language(Some(Language::English));
        let mut done = BTreeMap::new();
        for _ in 0..=self.harness.state().tabs().len() + 1 {
            if self.free_board() {
                let number = self.harness.state().tab_id();
                if !done.contains_key(&number) && self.begun.contains_key(&number) {
                    self.take_back();
                    done.insert(number, self.harness.state().document().puzzle().clone());
                }
            }
            self.type_key(Modifiers::COMMAND, Key::Tab);
        }
        if self.harness.state().booklet_steps().0.is_some() {
            self.take_back_booklet();
        }
        for (number, puzzle) in &done {
            assert_eq!(puzzle, &self.begun[number], "puzzle {number} is not what it was");
        }
        done.len()
    }
}

fn round(seed: u64, inputs: usize) -> usize {
    let mut monkey = Monkey::new(seed);
    for _ in 0..inputs {
        monkey.input();
    }
    monkey.finish()
}

#[test]
fn whatever_a_monkey_does_is_taken_back() {
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse::<u64>().unwrap());
    if let Some(seed) = number("GRIDWRIGHT_MONKEY_SEED") {
        round(seed, ROUND);
        return;
    }
    let inputs = number("GRIDWRIGHT_MONKEY_INPUTS").map_or(USUAL, |inputs| inputs as usize);
    let started = Instant::now();
    let rounds = inputs.div_ceil(ROUND);
    let puzzles: usize = (0..rounds).map(|seed| round(seed as u64, ROUND)).sum();
    eprintln!("{} inputs in {:?}; {puzzles} puzzles were as before", rounds * ROUND, started.elapsed());
    assert!(puzzles >= rounds / 2, "only {puzzles} puzzles were taken back");
}
