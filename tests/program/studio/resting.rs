//! When idle, nothing is drawn: once its work is done, the window requests no frame until something happens.

use gridwright::studio::Recent;

use super::booklets::puzzles as booklet_puzzles;
use super::journal::studio_in;
use super::*;

/// Returns the time until the window requests its next frame.
fn next_frame(studio: &Studio) -> Duration {
    studio.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

/// Runs frames until the window requests none, and then some more.
#[track_caller]
fn rests(studio: &mut Studio, what: &str) {
    studio.harness.remove_cursor();
    let (started, mut calm) = (Instant::now(), 0);
    while calm < 10 {
        studio.harness.step();
        calm = if next_frame(studio) == Duration::MAX { calm + 1 } else { 0 };
        let causes = studio.harness.ctx.repaint_causes();
        assert!(started.elapsed() < PATIENCE, "{what} wants frames for ever: {causes:?}");
        if calm == 0 {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn the_board_rests_when_its_work_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut studio = studio_in(&folder.path().join("state"), puzzle(line), None);
    studio.key(Key::F4);
    studio.wait();
    rests(&mut studio, "a board");
    studio.click_cell("r1c3");
    studio.key(Key::Num4);
    studio.wait();
    rests(&mut studio, "a board with a digit more");
    studio.key(Key::F2);
    studio.wait();
    rests(&mut studio, "a solving path");
    studio.key(Key::Escape);
    studio.key(Key::F1);
    rests(&mut studio, "a dialog");
}

#[test]
fn the_start_page_and_a_booklet_rest() {
    let mut studio = Studio::at_start(Recent::default());
    rests(&mut studio, "the start page");
    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    rests(&mut studio, "a booklet");
}

#[test]
fn a_play_test_rests_while_it_is_paused() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.harness.remove_cursor();
    studio.harness.run_steps(10);
    assert!(next_frame(&studio) <= Duration::from_secs(1), "its clock goes");
    studio.click_cell("r1c1");
    studio.key(Key::Space);
    rests(&mut studio, "a pause");
}
