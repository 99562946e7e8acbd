//! The studio, driven as an author drives it: with pointer and keys, through widgets found by their labels.

mod common;

use std::path::Path;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gridwright::board::{Board, Cell, Filling};
use gridwright::formats;
use gridwright::puzzle::{Puzzle, Symbols};
use gridwright::solve::Verdict;
use gridwright::studio::{BOARD_LABEL, Picked, ToolId};
use gridwright::variant::{Gesture, Kind};

use common::studio::{Studio, cells, puzzle, shidoku};

#[test]
fn a_given_is_typed_cleared_and_brought_back() {
    let mut studio = Studio::empty();
    studio.click_cell("r3c4");
    studio.key(Key::Num5);
    assert_eq!(studio.given("r3c4"), Some(5));
    studio.key(Key::Delete);
    assert_eq!(studio.given("r3c4"), None);
    studio.click("Undo");
    assert_eq!(studio.given("r3c4"), Some(5));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.given("r3c4"), None);
    studio.expect("Undone: Set r3c4 to 5");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(studio.given("r3c4"), Some(5));
    studio.key_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(studio.given("r3c4"), None, "the clearing is done again");
}

#[test]
fn undo_is_named_in_the_menu() {
    let mut studio = Studio::empty();
    studio.click_cell("r1c1");
    studio.key(Key::Num9);
    studio.click("Edit");
    studio.expect("Undo: Set r1c1 to 9");
    studio.expect("Ctrl+Z");
}

#[test]
fn pointer_and_arrows_select() {
    let shift = Modifiers::SHIFT;
    let mut studio = Studio::empty();
    studio.drag("r1c1 r1c2 r2c2");
    assert_eq!(studio.selected(), "r1c1-2 r2c2");
    studio.drag_with("r9c9", Modifiers::COMMAND);
    assert_eq!(studio.selected(), "r1c1-2 r2c2 r9c9");
    studio.click_cell("r5c5");
    studio.drag_with("r6c7", shift);
    assert_eq!(studio.selected(), "r5-6c5-7");
    studio.key(Key::ArrowDown);
    assert_eq!(studio.selected(), "r7c7");
    studio.key_with(shift, Key::ArrowLeft);
    studio.key_with(shift, Key::ArrowUp);
    assert_eq!(studio.selected(), "r6c6 r7c6-7");
    studio.key_with(Modifiers::COMMAND, Key::A);
    assert_eq!(studio.app().document().selection.cells.len(), 81);
    studio.key(Key::Escape);
    assert_eq!(studio.selected(), "");
}

#[test]
fn a_fast_drag_skips_no_cell() {
    let mut studio = Studio::empty();
    studio.drag("r5c1 r5c9");
    assert_eq!(studio.selected(), "r5c1-9");
    studio.drag("r1c1 r9c9");
    assert_eq!(studio.app().document().selection.cells.len(), 9, "a diagonal touches no neighbours");
}

#[test]
fn a_slanted_drag_ends_where_the_pointer_ends() {
    let mut studio = Studio::empty();
    studio.button("r7c1", true, Modifiers::NONE);
    let (from, to) = (studio.at("r7c1"), studio.at("r8c4"));
    for step in 1..=40 {
        studio.harness.event(Event::PointerMoved(from + (to - from) * (step as f32 / 40.0)));
    }
    studio.harness.run();
    studio.button("r8c4", false, Modifiers::NONE);
    assert_eq!(studio.selected(), "r7c1-2 r8c3-4");
}

#[test]
fn each_kind_is_painted_by_its_gesture() {
    for &kind in Kind::ALL {
        let name = kind.info().name;
        let mut studio = Studio::empty();
        studio.click(name);
        assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
        match kind.info().gesture {
            Gesture::Grid | Gesture::Box | Gesture::Square => studio.click_cell("r5c5"),
            Gesture::Cells => studio.drag("r5c5 r5c6 r6c6"),
            Gesture::Edge => {
                studio.click_place(Cell::new(-1, 2));
                studio.key(Key::Num4);
            }
        }
        let rules = studio.puzzle().rules();
        assert_eq!(rules.len(), 1, "{name}");
        assert_eq!(rules[0].rule.kind(), kind);
        let place = rules[0].rule.place(studio.puzzle().board());
        studio.expect(&format!("{name}, {place}"));
        let words = rules[0].rule.rules_text(studio.puzzle().board());
        studio.expect(&words);
        // The key of the kind takes up the tool, too.
        studio.key(Key::Escape);
        studio.key(Key::D);
        assert_eq!(studio.app().tool_id(), ToolId::Digits);
        studio.key(Key::from_name(&kind.info().key.to_string()).unwrap());
        assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
        // The same press takes away what covers a grid or a box.
        if matches!(kind.info().gesture, Gesture::Grid | Gesture::Box | Gesture::Square) {
            studio.click_cell("r5c5");
            assert_eq!(studio.puzzle().rules().len(), 0, "{name}");
        }
    }
}

#[test]
fn a_region_is_painted_extended_and_undone() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.drag("r1c1 r1c4 r2c4");
    let region = |studio: &Studio| studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(region(&studio), cells("r1c1-4 r2c4"));
    studio.drag_with("r2c3 r2c1", Modifiers::SHIFT);
    assert_eq!(region(&studio), cells("r1-2c1-4"));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(region(&studio), cells("r1c1-4 r2c4"));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.puzzle().rules().is_empty(), "one gesture is one step");
}

#[test]
fn a_gesture_is_dropped_by_escape() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.button("r1c1", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r1c5")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r1c5", false, Modifiers::NONE);
    assert!(studio.puzzle().rules().is_empty());
    assert_ne!(studio.app().tool_id(), ToolId::Digits, "the first escape drops the gesture only");
    studio.key(Key::Escape);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
}

#[test]
fn odd_and_even_are_two_brushes() {
    let mut studio = Studio::empty();
    studio.key(Key::E);
    studio.drag("r1c1 r1c3");
    studio.click("Odd");
    studio.drag("r2c1 r2c2");
    studio.key(Key::E);
    studio.drag("r3c1 r3c2");
    let text = format!("{:?}", studio.puzzle().rules()[0].rule);
    assert_eq!(studio.puzzle().rules().len(), 1);
    let even = cells("r1c1-3 r3c1-2");
    let words = format!("{:?}", (even.clone(), cells("r2c1-2")));
    assert!(text.contains(&format!("{even:?}")), "{text} has not {words}");
}

#[test]
fn clues_are_typed_beside_the_grid() {
    let mut studio = Studio::empty();
    studio.click("Outside clues");
    let (top, left) = (Cell::new(-1, 2), Cell::new(4, -1));
    studio.click_place(top);
    for key in [Key::Num4, Key::Num1, Key::Num7] {
        studio.key(key);
    }
    studio.click_place(left);
    studio.key(Key::Num9);
    studio.expect("Outside clues, whole grid · 4 digits");
    assert!(studio.puzzle().givens().is_empty());
    studio.click_place(top);
    studio.key(Key::Num1);
    studio.expect("3 digits");
    studio.key(Key::Backspace);
    studio.expect("2 digits");
    studio.key(Key::Delete);
    studio.expect("1 digit");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.expect("2 digits");
    studio.click_cell("r5c5");
    studio.expect("click a place beyond its edge");
}

#[test]
fn digits_of_two_figures_are_typed_one_after_the_other() {
    let puzzle = Puzzle::empty(Board::single(3, 4).unwrap()).with_symbols(Symbols::Digits).unwrap();
    let mut studio = Studio::open(puzzle);
    studio.click_cell("r1c1");
    studio.harness.key_press(Key::Num1);
    studio.harness.key_press(Key::Num2);
    studio.harness.run();
    assert_eq!(studio.given("r1c1"), Some(12));
    studio.click_cell("r1c2");
    studio.key(Key::Num5);
    studio.key(Key::Num7);
    assert_eq!(studio.given("r1c2"), Some(7), "57 is too large: the 7 corrects the 5");
}

#[test]
fn letters_of_any_script_type_the_puzzle_s_symbols() {
    let puzzle = Puzzle::empty(Board::classic()).with_symbols(Symbols::Greek).unwrap();
    let mut studio = Studio::open(puzzle);
    studio.click_cell("r1c1");
    // A Greek keyboard: the key is named by its place, the text is what it writes.
    studio.harness.key_down(Key::G);
    studio.harness.event(Event::Text("γ".to_owned()));
    studio.harness.run();
    assert_eq!(studio.given("r1c1"), Some(3));
}

#[test]
fn a_refused_edit_says_why() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.drag("r1c1 r1c9 r2c9");
    assert!(studio.puzzle().rules().is_empty());
    studio.expect("10 cells cannot all differ: there are only 9 digits");
}

#[test]
fn kinds_that_do_not_fit_cannot_be_taken_up() {
    let mut studio = Studio::open(shidoku());
    for (name, possible) in
        [("Four squares", false), ("Four pyramids", false), ("Diagonals", true), ("Magic box", true)]
    {
        let node = studio.harness.get_by_role_and_label(Role::Button, name);
        assert_eq!(node.accesskit_node().is_disabled(), !possible, "{name}");
    }
    studio.key(Key::Q);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
    studio.expect("needs a 9x9 grid");
}

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
fn givens_that_break_a_rule_are_marked_at_once() {
    let mut studio = Studio::empty();
    studio.drag("r1c1 r1c2");
    studio.key(Key::Num7);
    assert_eq!(studio.app().document().conflicts(), &cells("r1c1-2"));
    let board = studio.harness.get_by_label(BOARD_LABEL).value().unwrap();
    assert!(board.contains("breaks a rule"), "{board}");
    studio.key(Key::Delete);
    assert!(studio.app().document().conflicts().is_empty());
}

#[test]
fn rules_are_switched_coloured_changed_and_deleted() {
    let mut studio = Studio::empty();
    studio.key(Key::M);
    studio.click_cell("r5c5");
    studio.click("Colour rose");
    assert_eq!(studio.puzzle().rules()[0].tint().name(), "rose");
    studio.click("Diagonals too");
    studio.expect("rows, columns and diagonals sum to 15");
    studio.click("Switch magic box off");
    assert!(!studio.puzzle().rules()[0].on);
    studio.click("Switch magic box on");
    assert!(studio.puzzle().rules()[0].on);
    studio.click("Magic box, box 5 · lines sum to 15");
    studio.key(Key::Delete);
    assert!(studio.puzzle().rules().is_empty());
    for _ in 0..5 {
        studio.key_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(studio.puzzle().rules().len(), 1);
    studio.click("Magic box, box 5 · lines sum to 15");
    studio.click("Delete rule");
    assert!(studio.puzzle().rules().is_empty());
}

#[test]
fn letters_type_digits_where_the_board_has_them() {
    let mut studio = Studio::open(Puzzle::empty(Board::single(4, 4).unwrap()));
    studio.click_cell("r1c1");
    studio.key(Key::E);
    assert_eq!(studio.given("r1c1"), Some(14));
    studio.key(Key::R);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::Region), "R is no digit of a 16x16");
    studio.key(Key::D);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
    studio.key_with(Modifiers::ALT, Key::E);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::Parity));
}

#[test]
fn typing_a_title_is_one_step() {
    let mut studio = Studio::empty();
    studio.harness.get_by_label("Title").focus();
    studio.harness.run();
    for letter in ["D", "e", "w"] {
        studio.harness.event(Event::Text(letter.to_owned()));
    }
    studio.harness.run();
    assert_eq!(studio.puzzle().title(), "Dew");
    assert_eq!(studio.app().tool_id(), ToolId::Digits, "the letters are words, not keys");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().title(), "");
    studio.harness.get_by_label("Author").focus();
    studio.harness.run();
    studio.harness.event(Event::Text("Ann".to_owned()));
    studio.harness.run();
    assert_eq!(studio.puzzle().author(), "Ann");
}

#[test]
fn a_puzzle_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    let mut studio = Studio::empty();
    studio.click_cell("r2c2");
    studio.key(Key::Num3);
    studio.key(Key::X);
    studio.click_cell("r5c5");
    studio.will_pick(Picked::File(folder.path().join("snow")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    let question = studio.script.questions.borrow()[0].clone();
    assert_eq!((question.writes, question.name.as_str()), (true, "puzzle.ron"));
    assert_eq!(studio.app().document().path(), Some(path.as_path()), "the extension is added");
    assert!(!studio.app().document().is_dirty());
    let saved = studio.puzzle().clone();
    assert_eq!(formats::read_first(&path).unwrap().puzzle, saved);

    // Saved again without a question.
    studio.key(Key::D);
    studio.click_cell("r9c9");
    studio.key(Key::Num8);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(formats::read_first(&path).unwrap().puzzle, *studio.puzzle());
    assert_eq!(studio.script.questions.borrow().len(), 1);

    let mut other = Studio::empty();
    other.will_pick(Picked::File(path.clone()));
    other.key_with(Modifiers::COMMAND, Key::O);
    other.wait();
    assert_eq!(other.puzzle(), studio.puzzle());
    other.expect("snow.ron");
}

#[test]
fn a_bad_file_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.ron");
    std::fs::write(&path, "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")], givens: [\"9...\"])").unwrap();
    let mut studio = Studio::open(shidoku());
    studio.will_pick(Picked::File(path));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.expect("The file could not be opened");
    studio.expect("bad.ron");
    studio.click("Close");
    assert_eq!(studio.puzzle(), &shidoku());
}

#[test]
fn a_picture_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.png");
    let mut studio = Studio::open(shidoku());
    studio.will_pick(Picked::File(path.clone()));
    studio.key_with(Modifiers::COMMAND, Key::E);
    studio.wait();
    let bytes = std::fs::read(&path).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert!(studio.app().document().path().is_none(), "a picture is not the puzzle's file");
}

#[test]
fn without_a_file_dialog_the_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("typed.ron");
    let mut studio = Studio::open(shidoku());
    studio.will_pick(Picked::Unavailable);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.harness.get_by_label("Path").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text(path.display().to_string()));
    studio.harness.run();
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    assert_eq!(formats::read_first(&path).unwrap().puzzle, shidoku());
}

#[test]
fn an_existing_file_is_not_replaced_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.ron");
    std::fs::write(&path, "old").unwrap();
    let mut studio = Studio::open(shidoku());
    // The system has asked about a file “old”, which does not exist.
    studio.will_pick(Picked::File(folder.path().join("old")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    studio.expect("old.ron exists");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
    studio.click("Replace");
    assert_eq!(formats::read_first(&path).unwrap().puzzle, shidoku());
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = changed(Some(&folder.path().join("missing").join("puzzle.ron")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect("The puzzle could not be saved");
    studio.click("Close");
    assert!(studio.app().document().is_dirty());
}

#[test]
fn work_done_while_a_file_dialog_is_open_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    formats::save_puzzles(&path, &[&Puzzle::empty(Board::classic())]).unwrap();
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.will_pick(Picked::File(path));
    // Both keys in one frame: the digit is typed before the answer comes.
    for key in [Key::O, Key::Num1] {
        let modifiers = if key == Key::O { Modifiers::COMMAND } else { Modifiers::NONE };
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        studio.harness.input_mut().events.push(event);
    }
    studio.harness.run();
    studio.wait();
    studio.expect(QUESTION);
    assert_eq!(studio.given("r1c1"), Some(1));
    studio.click("Don't save");
    assert_eq!(studio.puzzle().board().size(), 9);
}

#[test]
fn tab_reaches_everything_and_comes_back_to_the_board() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    let mut reached = Vec::new();
    for _ in 0..60 {
        studio.key(Key::Tab);
        let focused = studio.harness.query_all_by(|node| node.is_focused()).next();
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    let wanted = ["File", "Title", "Author", "Digits", "Odd / even", "Check", "Switch magic box off", BOARD_LABEL];
    let places = wanted.map(|wanted| reached.iter().position(|label| label == wanted).expect(wanted));
    assert!(places.is_sorted(), "{places:?}");
}

/// A studio with a change that is not saved.
fn changed(path: Option<&Path>) -> Studio {
    let mut studio = Studio::open_file(shidoku(), path.map(Path::to_owned));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio
}

const QUESTION: &str = "Save the changes to";

#[test]
fn changes_are_not_lost_without_a_question() {
    let mut studio = changed(None);
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.expect(QUESTION);
    studio.click("Cancel");
    assert!(!studio.shows(QUESTION));
    assert_eq!(studio.given("r1c1"), Some(1));

    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("Don't save");
    studio.click("6 × 6 Roku");
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::single(2, 3).unwrap()));
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn enter_answers_a_question_with_what_comes_next() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.ron");
    let mut studio = changed(Some(&path));
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.key(Key::Enter);
    assert!(path.exists(), "saved");
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()), "and the usual size taken");
    studio.key(Key::ArrowDown);
    assert_eq!(studio.selected(), "r1c1", "the keys are the board's again");
}

#[test]
fn the_question_can_save_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.ron");
    let mut studio = changed(Some(&path));
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    assert!(path.exists());
    studio.click("16 × 16 Supersudoku");
    assert_eq!(studio.puzzle().board().size(), 16);
    assert_eq!(studio.app().document().path(), None);
}

#[test]
fn every_size_on_offer_makes_a_new_puzzle() {
    let sizes = [
        ("4 × 4 Shidoku", 4),
        ("6 × 6 Roku", 6),
        ("8 × 8 Hachi", 8),
        ("9 × 9 Sudoku", 9),
        ("12 × 12 Juuni", 12),
        ("16 × 16 Supersudoku", 16),
    ];
    let mut studio = Studio::empty();
    for (label, size) in sizes {
        studio.key_with(Modifiers::COMMAND, Key::N);
        studio.click(label);
        assert_eq!(studio.puzzle().board().size(), size);
    }
}

#[test]
fn closing_the_window_asks_and_then_closes() {
    let mut clean = Studio::open(shidoku());
    assert!(!clean.close_window(), "nothing would be lost");

    let mut studio = changed(None);
    assert!(studio.close_window());
    studio.expect(QUESTION);
    studio.click("Cancel");
    assert!(studio.close_window());
    studio.harness.get_by_label("Don't save").click();
    let closes = (0..4).any(|_| {
        studio.harness.step();
        studio.sends(&ViewportCommand::Close)
    });
    assert!(closes);
    assert!(!studio.close_window(), "the author has answered");
}

#[test]
fn panels_and_themes_are_chosen_in_the_menu() {
    let mut studio = Studio::empty();
    let wide = studio.app().cell_rect(Cell::new(0, 0)).unwrap();
    studio.key(Key::F9);
    studio.key(Key::F10);
    assert!(studio.harness.query_by_label("Painted region").is_none());
    assert!(!studio.shows("Not checked yet"));
    assert!(studio.app().cell_rect(Cell::new(0, 0)).unwrap().width() >= wide.width());
    studio.click("View");
    studio.click("Light");
    assert_eq!(studio.harness.ctx.theme(), egui::Theme::Light);
}

#[test]
fn the_studio_starts_on_its_example() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    assert!(!studio.puzzle().rules().is_empty());
    studio.key(Key::F5);
    studio.wait();
    studio.expect("Exactly one solution");
}
