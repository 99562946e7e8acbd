//! The check in the background, and what it lets the author see.

use std::collections::BTreeMap;

use super::*;
use gridwright::board::GridId;
use gridwright::puzzle::PlacedRule;
use gridwright::variant::MagicBox;

#[test]
fn the_check_ends_in_a_verdict() {
    for (rows, words) in [
        (".... ...2 3..4 .42.", "Exactly one solution"),
        (".... .... .... .42.", "At least 2 solutions"),
        ("1... .1.. .... .42.", "No solution"),
    ] {
        let mut studio = Studio::open(puzzle(rows));
        studio.expect("Not checked yet");
        studio.click("Check");
        studio.wait();
        studio.expect(words);
        studio.click("Prove");
        studio.wait();
        studio.expect("Integer program agrees");
        studio.expect(words);
    }
}

#[test]
fn the_solution_is_shown_and_hidden() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::F5);
    studio.wait();
    assert_eq!(studio.app().filling_on_board(), None);
    studio.click("Show solution");
    let solution = Filling::from_symbols("2341413232141423");
    assert_eq!(studio.app().filling_on_board(), solution.as_ref());
    studio.click("Hide solution");
    assert_eq!(studio.app().filling_on_board(), None);
}

#[test]
fn two_solutions_are_compared() {
    let mut studio = Studio::open(puzzle(".... .... .... .42."));
    studio.key(Key::Enter);
    studio.wait();
    let Some(Verdict::Several(two)) = studio.app().verdict().cloned() else { panic!("not several") };
    assert_ne!(two[0], two[1]);
    studio.click("Compare");
    assert_eq!(studio.app().filling_on_board(), Some(&two[0]));
    studio.expect("1 of 2");
    studio.click("Next");
    assert_eq!(studio.app().filling_on_board(), Some(&two[1]));
    studio.key(Key::F8);
    assert_eq!(studio.app().filling_on_board(), Some(&two[0]));
    studio.click("Hide");
    assert_eq!(studio.app().filling_on_board(), None);
}

#[test]
fn an_edit_makes_a_verdict_stale_and_undo_brings_it_back() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::F5);
    studio.wait();
    studio.click("Show solution");
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.expect("Not checked yet");
    assert_eq!((studio.app().verdict(), studio.app().filling_on_board()), (None, None));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.expect("Exactly one solution");
}

#[test]
fn an_answer_to_an_older_puzzle_never_shows() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.harness.key_press(Key::F5);
    studio.harness.key_press(Key::Num1);
    studio.harness.run_ok();
    studio.wait();
    studio.expect("Not checked yet");
    assert_eq!(studio.app().verdict(), None);
}

#[test]
fn the_studio_starts_on_its_example() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    assert!(!studio.puzzle().rules().is_empty());
    studio.key(Key::F5);
    studio.wait();
    studio.expect("Exactly one solution");
}

#[test]
fn a_long_check_is_cancelled_and_says_so() {
    // Sixteen magic boxes with diagonals and no given: no engine says anything about them soon.
    let magic = |number| PlacedRule::new(MagicBox { grid: GridId(0), number, diagonals: true });
    let board = Board::single(4, 4).unwrap();
    let rules = (1..=16).map(magic).collect();
    let puzzle = Puzzle::new(String::new(), String::new(), board, BTreeMap::new(), rules).unwrap();
    let mut studio = Studio::open(puzzle);
    for key in [Key::F5, Key::F6] {
        studio.harness.key_press(key);
        studio.harness.run_ok();
        studio.expect("Looking for solutions");
        studio.harness.get_by_label("Cancel").click();
        studio.harness.run_ok();
        studio.wait();
        studio.expect("No answer");
        studio.expect("stopped");
    }
    assert_eq!(studio.app().verdict(), None);
}
