//! The solving path in the window: the difficulty of a puzzle, its steps one after another, hints, and the setter's own
//! rating.

use egui::{Key, Modifiers};
use gridwright::board::Digit;
use gridwright::formats;
use gridwright::logic::{LogicLayout, PathOptions, solve};
use gridwright::solve::Control;

use super::{Studio, checking, puzzle, shidoku};

/// A classic solved by singles alone, and one that needs a chain (the tenth of `benches/puzzles/classic.txt`).
const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const HARD: &str = "9.2.....6..81....4..7.5..1..4...2.......3874.......1.....5.....1.58.9.....6...98.";

fn classic(line: &str) -> gridwright::puzzle::Puzzle {
    puzzle(line)
}

/// Returns the number of steps of the solver, computed outside the window.
fn steps(puzzle: &gridwright::puzzle::Puzzle) -> usize {
    let model = puzzle.model();
    let layout = LogicLayout::new(&model, puzzle.board());
    solve(&layout, &model, PathOptions::default(), &Control::new()).unwrap().steps.len()
}

#[test]
fn a_unique_puzzle_says_how_hard_it_is_and_an_ambiguous_one_does_not() {
    let mut studio = Studio::open(classic(EASY));
    // It appears without waiting.
    checking::draw_until(&mut studio, "Difficulty: 1 of 5 stars, Gentle · Hidden single");
    let mut studio = Studio::empty();
    studio.wait();
    assert!(!studio.shows("Difficulty"));
}

#[test]
fn the_path_is_gone_through_by_keys_and_closed_by_escape() {
    let easy = classic(EASY);
    let count = steps(&easy);
    let mut studio = Studio::open(easy);
    studio.wait();
    studio.key(Key::F2);
    studio.wait();
    studio.expect("Solving path");
    studio.expect(&format!("Step 1 of {count}"));
    studio.key(Key::ArrowRight);
    studio.key(Key::ArrowRight);
    studio.expect(&format!("Step 3 of {count}"));
    studio.key(Key::ArrowLeft);
    studio.expect(&format!("Step 2 of {count}"));
    studio.key(Key::End);
    studio.expect(&format!("End of {count} steps"));
    studio.expect("Solved.");
    studio.key(Key::Home);
    studio.expect(&format!("Step 1 of {count}"));
    studio.key(Key::Escape);
    assert!(!studio.shows("Solving path"));
    assert_eq!(studio.puzzle(), &classic(EASY), "the puzzle is as it was");
}

#[test]
fn a_cell_is_asked_why_it_is_so() {
    let easy = classic(EASY);
    let model = easy.model();
    let layout = LogicLayout::new(&model, easy.board());
    let path = solve(&layout, &model, PathOptions::default(), &Control::new()).unwrap();
    let id = easy.board().id("r9c1".parse().unwrap()).unwrap();
    let step = path.steps.iter().position(|step| step.placed.iter().any(|(cell, _)| *cell == id)).unwrap();
    let mut studio = Studio::open(easy);
    checking::draw_until(&mut studio, "Difficulty: 1 of 5 stars");
    studio.click_cell("r9c1");
    studio.key_with(Modifiers::SHIFT, Key::F2);
    studio.wait();
    studio.expect(&format!("Step {} of {}", step + 1, path.steps.len()));
}

#[test]
fn a_hint_that_is_of_no_step_is_not_the_first_of_three() {
    let mut studio = Studio::open(classic(&".".repeat(81)));
    studio.wait();
    studio.key(Key::F3);
    studio.wait();
    studio.expect("No known technique applies here");
    assert!(!studio.shows("of 3"));
}

#[test]
fn hints_tell_more_and_more() {
    let mut studio = Studio::open(classic(EASY));
    studio.wait();
    studio.key(Key::F3);
    studio.wait();
    studio.expect("1 of 3");
    studio.expect("Look at ");
    assert!(!studio.shows("Hidden single in a box, 1.2"));
    studio.key(Key::F3);
    studio.expect("2 of 3");
    assert!(!studio.shows("Here, "));
    studio.key(Key::F3);
    studio.expect("3 of 3");
    studio.expect("Here, ");
    studio.click("Close solving path");
    assert!(!studio.shows("Hint"));
}

#[test]
fn a_hint_says_where_a_solver_went_wrong() {
    // Instead of the 4 in r1c3 of the solution.
    let rows: Vec<String> = (0..9).map(|row| format!("\"{}\"", EASY[9 * row..9 * row + 9].replace('0', "."))).collect();
    let text = format!(
        "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], givens: [{}],\
         progress: [(at: \"r1c3\", digit: \"1\")])",
        rows.join(", ")
    );
    let wrong = formats::read_str("wrong.ron", &text, None).unwrap().remove(0).puzzle;
    assert_eq!(wrong.progress().cells().next().unwrap().1.digit, Digit::new(1));
    let mut studio = Studio::open(wrong);
    studio.wait();
    studio.key(Key::F3);
    studio.wait();
    studio.expect("1 entered digit is wrong.");
    assert!(!studio.shows("r1c3."));
    studio.key(Key::F3);
    studio.key(Key::F3);
    studio.expect("Look at r1c3.");
}

#[test]
fn what_is_beyond_the_chosen_techniques_is_said() {
    let mut studio = Studio::open(classic(HARD));
    studio.wait();
    studio.key(Key::F2);
    studio.wait();
    studio.click("Techniques up to: All");
    studio.click("Naked single  2.3");
    studio.wait();
    studio.key(Key::End);
    studio.expect("Beyond these techniques: ");
    studio.expect("Not solved");
}

#[test]
fn the_author_overrules_the_path() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key(Key::F2);
    studio.wait();
    studio.click("Printed difficulty: None");
    studio.click("4: Fiendish");
    assert_eq!(studio.puzzle().stars().map(|stars| stars.count()), Some(4));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().stars(), None);
}

#[test]
fn the_path_plays_and_stops_at_its_end() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key(Key::F2);
    studio.wait();
    studio.key(Key::End);
    studio.key(Key::Space);
    studio.expect("Step 1 of ");
    studio.expect("Stop playing");
    studio.key(Key::Space);
    studio.expect("Play solving path");
}
