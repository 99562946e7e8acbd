//! How long frames of the studio take: `cargo bench --bench studio`. A frame is all that the program does for it on the
//! processor: events, layout, the board as a scene, and the triangles that the graphics card gets.

use std::time::{Duration, Instant};

use divan::Bencher;
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use egui_kittest::Harness;
use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, Preset, Random};
use gridwright::place::{Gesture, Painted, Stroke};
use gridwright::puzzle::{Edit, PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::studio::{App, SystemPicker};
use gridwright::variant::Kind;

fn main() {
    divan::main();
}

const KINDS: usize = 10;
const RULES_OF_A_KIND: usize = 6;

type Studio = Harness<'static, App>;

fn studio(puzzle: Puzzle) -> Studio {
    Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| App::new(puzzle, None, Box::new(SystemPicker::default())))
}

/// One frame, to its triangles.
fn frame(studio: &mut Studio) -> usize {
    studio.step();
    let shapes = studio.output().shapes.clone();
    studio.ctx.tessellate(shapes, 1.0).len()
}

fn wait(studio: &mut Studio) {
    while studio.state().is_busy() {
        std::thread::sleep(Duration::from_millis(2));
        studio.step();
    }
    studio.run_ok();
}

/// A samurai with rules of ten kinds that one filling obeys, and half of its digits given.
fn samurai_of_ten_kinds() -> Puzzle {
    let board = Preset::Samurai.board(3, 3).expect("a samurai is a board");
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
            let Painted::Now(rule) = kind.painted(None, &board, &stroke) else { continue };
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

/// Thirteen classic grids: nine in a square, and four that share their corner boxes.
fn thirteen() -> Puzzle {
    let outer = (0..9).map(|at| (12 * (at / 3), 12 * (at % 3)));
    let inner = (0..4).map(|at| (6 + 12 * (at / 2), 6 + 12 * (at % 2)));
    let grids = outer.chain(inner).map(|(row, col)| Grid::new(Cell::new(row, col), 3, 3).expect("a classic grid"));
    Puzzle::empty(Board::new(grids.collect()).expect("they make a board"))
}

fn move_over(studio: &mut Studio, at: usize) {
    let pos = studio.state().cell_rect(Cell::new((at % 9) as i16, (at / 9 % 9) as i16)).expect("a cell").center();
    studio.event(Event::PointerMoved(pos));
}

/// The pointer moves from cell to cell, and everything stands still.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn samurai_of_ten_kinds_with_candidates(bencher: Bencher) {
    let mut studio = studio(samurai_of_ten_kinds());
    studio.key_press(Key::F4);
    studio.run_ok();
    wait(&mut studio);
    assert!(studio.state().candidates().is_some());
    let mut at = 0;
    bencher.bench_local(|| {
        at += 1;
        move_over(&mut studio, at);
        frame(&mut studio)
    });
}

/// The same while the selection grows: the board itself is drawn anew in each frame.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn samurai_of_ten_kinds_while_cells_are_selected(bencher: Bencher) {
    let mut studio = studio(samurai_of_ten_kinds());
    studio.key_press(Key::F4);
    studio.run_ok();
    wait(&mut studio);
    let mut at = 0;
    move_over(&mut studio, 0);
    let (pos, button) = (studio.state().cell_rect(Cell::new(0, 0)).expect("a cell").center(), PointerButton::Primary);
    studio.event(Event::PointerButton { pos, button, pressed: true, modifiers: Modifiers::NONE });
    studio.step();
    bencher.bench_local(|| {
        at += 1;
        move_over(&mut studio, at);
        frame(&mut studio)
    });
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn thirteen_grids_with_candidates(bencher: Bencher) {
    let mut studio = studio(thirteen());
    studio.key_press(Key::F4);
    studio.run_ok();
    wait(&mut studio);
    let mut at = 0;
    bencher.bench_local(|| {
        at += 1;
        move_over(&mut studio, at);
        frame(&mut studio)
    });
}

/// From the key that types a digit on a 9x9 with one solution to the frame with the verdict.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn from_a_key_to_the_verdict(bencher: Bencher) {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
    let puzzle = gridwright::formats::read_str("line", line, None).expect("a puzzle").remove(0).puzzle;
    let mut studio = studio(puzzle);
    wait(&mut studio);
    let pos = studio.state().cell_rect(Cell::new(0, 2)).expect("a cell").center();
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        studio.event(Event::PointerMoved(pos));
        studio.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        studio.step();
    }
    let mut digit = 0;
    bencher.bench_local(|| {
        digit = digit % 9 + 1;
        let key = Digit::new(digit).and_then(|digit| Key::from_name(&digit.value().to_string())).expect("a key");
        studio.key_press(key);
        studio.step();
        let started = Instant::now();
        while studio.state().verdict().is_none() && started.elapsed() < Duration::from_secs(5) {
            studio.step();
        }
        studio.step();
    });
}

/// The first frame of the start page, without the start of the process and of the graphics.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn first_frame_of_the_start_page(bencher: Bencher) {
    bencher.bench_local(|| {
        let mut studio: Studio = Harness::builder()
            .with_size(vec2(1440.0, 900.0))
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(|_| App::with_start_page(Box::new(SystemPicker::default())));
        frame(&mut studio)
    });
}
