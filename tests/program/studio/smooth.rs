//! Typing while engines work: every digit is there at once, whatever is still being asked. How long frames take is
//! printed, not judged: `cargo test --test program thirteen -- --nocapture`.

use super::*;
use gridwright::board::Grid;

/// Thirteen classic grids: nine in a square, and four that share their corner boxes.
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
    // Three rows of the first grid, each shifted by a box, so that nothing clashes; each digit is one edit.
    for (row, shift) in [(1, 0), (2, 3), (3, 6)] {
        for col in 1..=9 {
            let cell: Cell = format!("r{row}c{col}").parse().unwrap();
            let digit = (col - 1 + shift) % 9 + 1;
            studio.click_cell(&cell.to_string());
            studio.harness.key_press(Key::from_name(&digit.to_string()).unwrap());
            for _ in 0..12 {
                let started = Instant::now();
                studio.harness.step();
                // A window makes triangles of it.
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
    studio.expect("open cells · ");
}
