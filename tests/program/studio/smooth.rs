//! Typing while engines are running: every digit appears immediately, whatever is being computed. Frame times are
//! printed, not judged: `cargo test --test program thirteen -- --nocapture`. The test counts what a frame recomputes.

use super::*;
use gridwright::board::{Grid, Random};
use gridwright::place::{self, Place as _};
use gridwright::puzzle::PlacedRule;
use gridwright::variant::Thermometer;

/// Returns thirteen classic grids: nine in a square, and four that share their corner boxes.
fn thirteen() -> Board {
    let outer = (0..9).map(|at| (12 * (at / 3), 12 * (at % 3)));
    let inner = (0..4).map(|at| (6 + 12 * (at / 2), 6 + 12 * (at % 2)));
    let grids = outer.chain(inner).map(|(row, col)| Grid::new(Cell::new(row, col), 3, 3).unwrap());
    Board::new(grids.collect()).unwrap()
}

#[test]
fn digits_typed_on_thirteen_grids_do_not_wait_for_checks() {
    let mut studio = Studio::open(Puzzle::empty(thirteen()));
    studio.key(Key::F4);
    let mut frames = Vec::new();
    // Three rows of the first grid, each shifted by a box so that there are no conflicts; each digit is one edit.
    for (row, shift) in [(1, 0), (2, 3), (3, 6)] {
        for col in 1..=9 {
            let cell: Cell = format!("r{row}c{col}").parse().unwrap();
            let digit = (col - 1 + shift) % 9 + 1;
            studio.click_cell(&cell.to_string());
            studio.harness.key_press(Key::from_name(&digit.to_string()).unwrap());
            for _ in 0..12 {
                let started = Instant::now();
                studio.harness.step();
                // A window tessellates it into triangles.
                let shapes = studio.harness.output().shapes.clone();
                let _ = studio.harness.ctx.tessellate(shapes, 1.0);
                frames.push((started.elapsed(), studio.app().is_busy()));
            }
            assert_eq!(studio.puzzle().givens().get(&cell).map(|given| given.value()), Some(digit as u8));
        }
    }
    let busy = frames.iter().filter(|(_, busy)| *busy).count();
    frames.sort();
    let (usual, worst) = (frames[frames.len() * 95 / 100].0, frames[frames.len() - 1].0);
    eprintln!("{} frames, {busy} of them while engines worked: 95 % within {usual:?}, worst {worst:?}", frames.len());
    assert!(busy > 0, "no engine was at work");
    studio.wait();
    // The times of the check and of the candidates.
    studio.expect("27 clues");
    studio.expect("empty cells · ");
}

/// Returns the number of scene items converted to shapes while the pointer moves to these places, one per frame.
fn made_while_moving(studio: &mut Studio, places: &[Pos2]) -> u64 {
    let made = |studio: &Studio| studio.app().items_made(&studio.harness.ctx);
    // The content under the first place is cached.
    studio.harness.event(Event::PointerMoved(places[0]));
    studio.harness.run_ok();
    let before = made(studio);
    for place in &places[1..] {
        studio.harness.event(Event::PointerMoved(*place));
        studio.harness.step();
    }
    made(studio) - before
}

#[test]
fn a_frame_in_which_only_the_pointer_moves_makes_no_shape_anew() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    studio.key(Key::F4);
    studio.wait();
    let all = studio.app().items_made(&studio.harness.ctx);
    assert!(all > 100, "a board with candidates has more than {all} items");
    let (middle, beside) = (studio.at("r5c5"), Pos2::new(700.0, 884.0));
    for from in [middle, beside] {
        let places: Vec<Pos2> = (0..10).map(|step| from + vec2(step as f32 * 0.7, 0.0)).collect();
        assert_eq!(made_while_moving(&mut studio, &places), 0, "from {from:?}");
    }
    // From cell to cell only the hover mark changes.
    let row: Vec<Pos2> = (1..=9).map(|col| studio.at(&format!("r5c{col}"))).collect();
    let made = made_while_moving(&mut studio, &row);
    assert!(made <= 8 * 8, "{made} items in 8 frames");
    // Changes are counted.
    let before = studio.app().items_made(&studio.harness.ctx);
    studio.key_with(Modifiers::COMMAND, Key::A);
    assert!(studio.app().items_made(&studio.harness.ctx) > before);
}

/// Returns as many thermometers as a puzzle can have, each with five cells from a random one, so that many overlap.
fn thermometers(count: usize) -> Puzzle {
    let board = Board::classic();
    let mut random = Random::new(10);
    let mut rules = Vec::new();
    while rules.len() < count {
        let Some(path) = place::Path::random(&board, &mut random) else { continue };
        let cells = path.0.into_iter().take(5).collect();
        rules.push(PlacedRule::new(Thermometer { path: place::Path(cells), branches: vec![], slow: false }));
    }
    Puzzle::builder(board).rules(rules).build().unwrap()
}

/// Drawn one by one they would have 200 million vertices; the graphics card gets the whole board in less than a
/// million.
#[test]
fn ten_thousand_lines_are_drawn_as_one_shape() {
    let mut studio = Studio::open(thermometers(gridwright::puzzle::MAX_RULES));
    studio.harness.step();
    let shapes = studio.harness.output().shapes.clone();
    let corners = studio.harness.ctx.tessellate(shapes, 1.0).into_iter().map(|part| match part.primitive {
        egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
        egui::epaint::Primitive::Callback(_) => 0,
    });
    let corners: usize = corners.sum();
    assert!(corners < 1_000_000, "{corners} corners");
}
