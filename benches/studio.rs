//! Benchmarks of frames of the studio: `cargo bench --bench studio`. A frame is all the work on the processor: events,
//! layout, the board as a scene, and the triangles for the graphics card. The accessibility tree is built only while a
//! screen reader is connected, as in the real window, and has a row of its own.

use std::time::{Duration, Instant};

use divan::Bencher;
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, ViewportId, vec2};
use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, Random, TraditionalLayout};
use gridwright::place::{Gesture, Stroke, StrokeEffect};
use gridwright::puzzle::{Edit, PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::studio::{App, SystemPicker};
use gridwright::variant::Kind;

fn main() {
    // As in the program, because frames allocate and free megabytes.
    gridwright::studio::keep_little_memory();
    divan::main();
}

const KINDS: usize = 10;
const RULES_OF_A_KIND: usize = 6;
/// The time between frames on a screen with 60 frames per second.
const BETWEEN_FRAMES: f64 = 1.0 / 60.0;

/// A studio whose frames are requested one by one.
struct Studio {
    ctx: Context,
    app: App,
    window: eframe::Frame,
    events: Vec<Event>,
    time: f64,
}

impl Studio {
    fn new(app: App) -> Studio {
        let ctx = Context::default();
        gridwright::studio::prepare(&ctx);
        let mut studio = Studio { ctx, app, window: eframe::Frame::_new_kittest(), events: Vec::new(), time: 0.0 };
        studio.frame();
        studio
    }

    fn of(puzzle: Puzzle) -> Studio {
        Studio::new(App::new(puzzle, None, Box::new(SystemPicker::default())))
    }

    /// Runs one frame and returns the number of its triangle meshes.
    fn frame(&mut self) -> usize {
        self.time += BETWEEN_FRAMES;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1440.0, 900.0))),
            time: Some(self.time),
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        };
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(1.0);
        let (app, window) = (&mut self.app, &mut self.window);
        let output = self.ctx.run_ui(input, |ui| {
            eframe::App::logic(app, ui.ctx(), window);
            eframe::App::ui(app, ui, window);
        });
        self.ctx.tessellate(output.shapes, output.pixels_per_point).len()
    }

    fn key(&mut self, key: Key) {
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            self.events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
        self.frame();
    }

    fn point_at(&mut self, row: i16, col: i16) -> Pos2 {
        let pos = self.app.cell_rect(Cell::new(row, col)).expect("a cell").center();
        self.events.push(Event::PointerMoved(pos));
        pos
    }

    fn press(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.events.push(Event::PointerButton { pos, button, pressed, modifiers });
        self.frame();
    }

    /// Runs frames until no background work is left and all animations have ended.
    fn rest(&mut self) {
        while self.app.is_busy() {
            std::thread::sleep(Duration::from_millis(2));
            self.frame();
        }
        for _ in 0..60 {
            self.frame();
        }
    }

    fn with_candidates(puzzle: Puzzle) -> Studio {
        let mut studio = Studio::of(puzzle);
        studio.key(Key::F4);
        studio.rest();
        assert!(studio.app.candidates().is_some());
        studio
    }
}

/// Returns a samurai with rules of ten kinds that one filling obeys, and half of its digits given.
fn samurai_of_ten_kinds() -> Puzzle {
    let board = TraditionalLayout::Samurai.board(3, 3).expect("a samurai is a board");
    let verdict = Native::new().verdict(&Puzzle::empty(board.clone()).model(), &Control::new());
    let Ok(Verdict::Several(found)) = verdict else { panic!("an empty samurai has solutions") };
    let filling: &Filling = &found[0];
    let mut random = Random::new(5);
    let mut puzzle = Puzzle::empty(board.clone());
    for (cell, digit) in board.cells().iter().zip(filling.digits()).filter(|(cell, _)| (cell.row + cell.col) % 2 == 0) {
        let given = Edit::SetGiven { cells: CellSet::from_iter([*cell]), digit: *digit };
        puzzle = given.apply(&puzzle).expect("a digit of the board");
    }
    let mut kinds = 0;
    for &kind in
        Kind::ALL.iter().filter(|kind| matches!(kind.gesture(), Gesture::Cells | Gesture::Path | Gesture::Border))
    {
        let mut made = 0;
        for _ in 0..400 {
            let Some(start) = random.pick(board.cells()) else { continue };
            let stroke = Stroke::new(start).over([start.offset(0, 1), start.offset(1, 1)]);
            let StrokeEffect::Changed(rule) = kind.apply_stroke(None, &board, &stroke) else { continue };
            let Ok(with) = Edit::AddRule(PlacedRule::new(rule)).apply(&puzzle) else { continue };
            if with.accepts(filling) {
                (puzzle, made) = (with, made + 1);
            }
            if made == RULES_OF_A_KIND {
                kinds += 1;
                break;
            }
        }
        if kinds == KINDS {
            break;
        }
    }
    assert_eq!(kinds, KINDS);
    puzzle
}

/// Returns a board of thirteen classic grids: nine in a square, and four that share their corner boxes.
fn thirteen() -> Puzzle {
    let outer = (0..9).map(|at| (12 * (at / 3), 12 * (at % 3)));
    let inner = (0..4).map(|at| (6 + 12 * (at / 2), 6 + 12 * (at % 2)));
    let grids = outer.chain(inner).map(|(row, col)| Grid::new(Cell::new(row, col), 3, 3).expect("a classic grid"));
    Puzzle::empty(Board::new(grids.collect()).expect("they make a board"))
}

/// Benchmarks frames while the pointer moves from cell to cell.
fn pointing(bencher: Bencher, mut studio: Studio) {
    let mut at = 0;
    bencher.bench_local(|| {
        at += 1;
        studio.point_at(at % 9, at / 9 % 9);
        studio.frame()
    });
}

/// The pointer moves from cell to cell, and nothing else changes.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn samurai_of_ten_kinds_with_candidates(bencher: Bencher) {
    pointing(bencher, Studio::with_candidates(samurai_of_ten_kinds()));
}

/// As above, with the accessibility tree for a screen reader.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn samurai_of_ten_kinds_for_a_screen_reader(bencher: Bencher) {
    let studio = Studio::with_candidates(samurai_of_ten_kinds());
    studio.ctx.enable_accesskit();
    pointing(bencher, studio);
}

/// As above, while the selection grows, so that each frame redraws the board itself.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn samurai_of_ten_kinds_while_cells_are_selected(bencher: Bencher) {
    let mut studio = Studio::with_candidates(samurai_of_ten_kinds());
    let pos = studio.point_at(0, 0);
    studio.press(pos, true);
    pointing(bencher, studio);
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn thirteen_grids_with_candidates(bencher: Bencher) {
    pointing(bencher, Studio::with_candidates(thirteen()));
}

/// The time from the key press that types a digit on a unique 9x9 puzzle to the frame with the verdict.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn from_a_key_to_the_verdict(bencher: Bencher) {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
    let puzzle = gridwright::formats::read_str("line", line, None).expect("a puzzle").remove(0).puzzle;
    let mut studio = Studio::of(puzzle);
    studio.rest();
    let pos = studio.point_at(0, 2);
    studio.press(pos, true);
    studio.press(pos, false);
    let mut digit = 0;
    bencher.bench_local(|| {
        digit = digit % 9 + 1;
        let key = Digit::new(digit).and_then(|digit| Key::from_name(&digit.value().to_string())).expect("a key");
        studio.key(key);
        let started = Instant::now();
        while studio.app.verdict().is_none() && started.elapsed() < Duration::from_secs(5) {
            studio.frame();
        }
        studio.frame();
    });
}

/// The first frame of the start page, without starting the process and the graphics.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn first_frame_of_the_start_page(bencher: Bencher) {
    bencher.bench_local(|| Studio::new(App::with_start_page(Box::new(SystemPicker::default()))));
}
