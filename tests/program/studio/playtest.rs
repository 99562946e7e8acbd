//! The playtest: solved like solvers do, without access to engine results, and separate from the puzzle.

use egui::{Rect, Vec2};
use gridwright::formats;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};

use super::*;

const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn playing(puzzle: &Puzzle) -> Studio {
    let mut studio = Studio::open(puzzle.clone());
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.expect("What you enter here does not change the puzzle.");
    studio
}

fn solution(puzzle: &Puzzle) -> Filling {
    match Native::new().verdict(&puzzle.model(), &Control::new()).unwrap() {
        Verdict::Unique(solution) => solution,
        other => panic!("{other:?}"),
    }
}

impl Studio {
    /// Returns the screen reader's text for the board.
    pub(super) fn board_says(&self) -> String {
        self.harness.get_by_label(BOARD_LABEL).value().unwrap_or_default()
    }

    pub(super) fn type_at(&mut self, cell: &str, modifiers: Modifiers, key: Key) {
        self.click_cell(cell);
        self.key_with(modifiers, key);
    }

    /// Returns whether a button is enabled.
    fn offers(&self, label: &str) -> bool {
        !self.harness.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
    }
}

#[test]
fn what_is_played_is_never_in_the_puzzle() {
    let puzzle = puzzle(CLASSIC);
    let mut studio = playing(&puzzle);
    studio.type_at("r1c3", Modifiers::NONE, Key::Num4);
    assert_eq!(studio.board_says(), "r1c3: 4");
    studio.type_at("r1c4", Modifiers::SHIFT, Key::Num2);
    studio.type_at("r1c4", Modifiers::COMMAND, Key::Num6);
    assert_eq!(studio.board_says(), "r1c4: centre marks 6, corner marks 2");
    studio.key(Key::X);
    studio.key(Key::Num6);
    assert_eq!(studio.board_says(), "r1c4: centre marks 6, corner marks 2 6");
    // Shift+1 types another character on most keyboards, which then names the key.
    let shift = Modifiers::SHIFT;
    let (key, physical_key) = (Key::Exclamationmark, Some(Key::Num1));
    studio.harness.event(Event::Key { key, physical_key, pressed: true, repeat: false, modifiers: shift });
    studio.harness.event(Event::Text("!".to_owned()));
    studio.harness.run();
    assert_eq!(studio.board_says(), "r1c4: centre marks 6, corner marks 1 2 6");
    // With Alt it is a solver's colour, not the setter's with the same key.
    studio.type_at("r1c5", Modifiers::ALT, Key::Num3);
    assert_eq!(studio.board_says(), "r1c5: 7, blue");
    // A given cannot be overwritten.
    studio.key(Key::Z);
    studio.type_at("r1c1", Modifiers::NONE, Key::Num4);
    assert_eq!(studio.board_says(), "r1c1: 5");
    assert_eq!(studio.puzzle(), &puzzle);
    assert!(!studio.app().document().is_dirty());
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.expect("Exactly one solution");
    assert_eq!(studio.puzzle(), &puzzle);
    // Progress is kept for the next time.
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.click_cell("r1c3");
    assert_eq!(studio.board_says(), "r1c3: 4");
}

#[test]
fn the_number_pad_with_shift_types_marks() {
    let mut studio = playing(&puzzle(CLASSIC));
    studio.click_cell("r1c4");
    // With Num Lock on, Shift makes a movement of the key.
    for (key, figure) in [(Key::ArrowDown, Key::Num2), (Key::ArrowRight, Key::Num6)] {
        let (physical_key, modifiers) = (Some(figure), Modifiers::SHIFT);
        studio.harness.event(Event::Key { key, physical_key, pressed: true, repeat: false, modifiers });
        studio.harness.run();
    }
    assert_eq!(studio.board_says(), "r1c4: corner marks 2 6");
}

#[test]
fn letters_move_the_cursor_if_the_solver_wants_that() {
    let mut studio = playing(&puzzle(CLASSIC));
    studio.click_cell("r5c5");
    studio.key(Key::D);
    assert_eq!(studio.selected(), "r5c5", "by default they do not");
    studio.command("Move with W, A, S and D");
    studio.click_cell("r5c5");
    for (key, cell) in [(Key::D, "r5c6"), (Key::S, "r6c6"), (Key::A, "r6c5"), (Key::W, "r5c5")] {
        studio.key(key);
        assert_eq!(studio.selected(), cell);
    }
    studio.key_with(Modifiers::SHIFT, Key::S);
    assert_eq!(studio.selected(), "r5-6c5");
    // The other letters keep their meaning.
    studio.click_cell("r1c4");
    studio.key(Key::X);
    studio.key(Key::Num1);
    assert_eq!(studio.board_says(), "r1c4: corner marks 1");
    // Where letters are digits, they are typed.
    let mut studio = playing(&Puzzle::empty(Board::single(4, 4).unwrap()));
    studio.command("Move with W, A, S and D");
    studio.click_cell("r5c5");
    studio.key(Key::D);
    assert_eq!((studio.selected().as_str(), studio.board_says().as_str()), ("r5c5", "r5c5: D"));
    studio.key(Key::S);
    assert_eq!(studio.selected(), "r6c5");
}

#[test]
fn the_play_test_has_an_undo_of_its_own() {
    let mut studio = Studio::open(puzzle(CLASSIC));
    studio.click_cell("r9c1");
    studio.key(Key::Num3);
    let edited = studio.puzzle().clone();
    studio.key_with(Modifiers::COMMAND, Key::T);
    for (cell, key) in [("r1c3", Key::Num4), ("r1c3", Key::Num1)] {
        studio.type_at(cell, Modifiers::NONE, key);
    }
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.board_says(), "r1c3: 4");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.board_says(), "r1c3: empty");
    assert_eq!(studio.puzzle(), &edited, "steps of setting are not taken back");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(studio.board_says(), "r1c3: 1");
    studio.click("Restart");
    assert_eq!(studio.board_says(), "r1c3: empty");
    studio.click("Undo");
    assert_eq!(studio.board_says(), "r1c3: 1");
    studio.key(Key::Delete);
    assert_eq!(studio.board_says(), "r1c3: empty");
}

#[test]
fn the_solver_learns_nothing_that_was_not_asked_for() {
    let mut studio = playing(&puzzle(CLASSIC));
    let hidden = ["Exactly one solution", "One solution", "Difficulty", "Show solution", "Possible", "Minimise"];
    for words in hidden {
        assert!(!studio.shows(words), "“{words}” is shown");
    }
    for key in [Key::F7, Key::F4, Key::F2, Key::F6, Key::F8] {
        studio.key(key);
        studio.expect("End the playtest first");
        assert!(studio.app().filling_on_board().is_none() && studio.app().candidates().is_none());
    }
    // Letters do not activate tools, and pasting does not change the puzzle.
    studio.key(Key::G);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
    let before = studio.puzzle().clone();
    studio.harness.event(Event::Paste(CLASSIC.replace('5', "6")));
    studio.harness.run();
    assert_eq!(studio.puzzle(), &before);
    assert!(!studio.shows("Cancel"));
}

#[test]
fn a_check_says_whether_and_then_where() {
    let puzzle = puzzle(CLASSIC);
    let solution = solution(&puzzle);
    let right = solution[puzzle.board().id("r1c3".parse().unwrap()).unwrap()];
    assert_eq!(right.value(), 4);
    let mut studio = playing(&puzzle);
    assert!(!studio.offers("Check"), "nothing has been entered");
    studio.type_at("r1c3", Modifiers::NONE, Key::Num4);
    studio.key(Key::K);
    studio.wait();
    studio.expect("No mistakes so far");
    // 1 breaks no rule by itself.
    studio.type_at("r1c3", Modifiers::NONE, Key::Num1);
    assert!(!studio.shows("No mistakes so far"), "it was about what stood there before");
    assert_eq!(studio.board_says(), "r1c3: 1");
    studio.click("Check");
    studio.wait();
    studio.expect("There is a mistake");
    assert!(!studio.shows("1 digit is wrong"));
    studio.click("Show where");
    studio.expect("1 digit is wrong");
    // A violated rule is shown without a check.
    studio.type_at("r1c4", Modifiers::NONE, Key::Num7);
    assert_eq!(studio.board_says(), "r1c4: 7, breaks a rule");
}

#[test]
fn a_solved_puzzle_is_told() {
    let puzzle = shidoku();
    let solution = solution(&puzzle);
    let mut studio = playing(&puzzle);
    for (&cell, digit) in puzzle.board().cells().iter().zip(solution.digits()) {
        let key = Key::from_name(&digit.value().to_string()).unwrap();
        studio.type_at(&cell.to_string(), Modifiers::NONE, key);
    }
    studio.expect("16 of 16 cells");
    studio.key(Key::K);
    studio.wait();
    studio.expect("Solved in ");
}

#[test]
fn the_timer_stands_while_nobody_sees_the_board() {
    let mut studio = playing(&puzzle(CLASSIC));
    let frames = |studio: &mut Studio| (0..10).for_each(|_| studio.harness.step());
    let clock = |studio: &Studio| {
        let texts = studio.harness.query_all_by(|node| node.role() == Role::Label);
        let values = texts.filter_map(|node| node.accesskit_node().value());
        values.filter(|text| text.len() == 5 && text.as_bytes()[2] == b':').max().unwrap()
    };
    // A frame of the test takes a quarter of a second.
    frames(&mut studio);
    let before = clock(&studio);
    frames(&mut studio);
    assert!(clock(&studio) > before, "{before}");
    studio.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap().minimized = Some(true);
    frames(&mut studio);
    let hidden = clock(&studio);
    frames(&mut studio);
    assert_eq!(clock(&studio), hidden);
    studio.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap().minimized = Some(false);
    frames(&mut studio);
    assert!(clock(&studio) > hidden);
    studio.click_cell("r1c3");
    studio.key(Key::Space);
    let paused = clock(&studio);
    frames(&mut studio);
    assert_eq!(clock(&studio), paused);
    assert_eq!(studio.board_says(), "hidden while paused");
    studio.key(Key::Num4);
    studio.key(Key::Space);
    assert_eq!(studio.board_says(), "r1c3: empty", "nothing is typed on a covered board");
}

#[test]
fn notes_are_kept_in_the_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("noted.ron");
    let text = formats::write(&[&puzzle(CLASSIC)], formats::Format::Ron).unwrap().0;
    std::fs::write(&path, &text).unwrap();
    let mut studio = Studio::open_file(puzzle(CLASSIC), Some(path.clone()));
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.drag("r1c3 r1c4");
    studio.key(Key::Num4);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "byte for byte");
    studio.harness.get_by_label("Note to the setter").focus();
    studio.harness.run();
    studio.harness.get_by_label("Note to the setter").type_text("Stuck here: 2 or 6?");
    studio.harness.run();
    studio.click("Add note");
    studio.expect("Stuck here: 2 or 6?");
    assert_eq!(studio.board_says(), "r1c4: 4, breaks a rule, 2 cells selected", "the digits were typed into the field");
    studio.key_with(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.starts_with(text.trim_end_matches(")\n")), "{saved}");
    let line = saved.lines().find(|line| line.contains("Stuck")).unwrap();
    assert!(line.contains("cells: \"r1c3-4\", text: \"Stuck here: 2 or 6?\", after_secs: "), "{line}");
    // The setter reads it next to the rules, and deletes it.
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.expect("Stuck here: 2 or 6?");
    studio.click("r1c3-4");
    assert_eq!(studio.selected(), "r1c3-4");
    studio.click("Delete note 1");
    assert!(studio.puzzle().remarks().is_empty());
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn hints_tell_more_and_more_and_are_taken() {
    let mut studio = playing(&puzzle(CLASSIC));
    studio.key(Key::H);
    studio.wait();
    studio.expect("1 of 3");
    studio.expect("Look at ");
    assert!(!studio.shows("Here, "));
    studio.click("Show technique");
    studio.expect("2 of 3");
    studio.key(Key::H);
    studio.expect("Here, ");
    studio.click("Apply");
    studio.expect("31 of 81 cells");
    assert!(!studio.shows("Here, "), "the hint is done");
    for _ in 0..3 {
        (0..3).for_each(|_| studio.key(Key::H));
        studio.wait();
        studio.click("Apply");
    }
    studio.expect("34 of 81 cells");
    studio.key(Key::K);
    studio.wait();
    studio.expect("No mistakes so far");
}

#[test]
fn a_wrong_mark_is_told_before_anything_is_concluded() {
    let mut studio = playing(&puzzle(CLASSIC));
    // r1c3 is 4.
    studio.click_cell("r1c3");
    for key in [Key::Num1, Key::Num2] {
        studio.key_with(Modifiers::COMMAND, key);
    }
    studio.key(Key::H);
    studio.wait();
    studio.expect("The centre marks of 1 cell lack the right digit.");
    assert!(!studio.shows("Look at r1c3."));
    studio.key(Key::H);
    studio.key(Key::H);
    studio.expect("Look at r1c3.");
    studio.key_with(Modifiers::COMMAND, Key::Num4);
    studio.key(Key::H);
    studio.wait();
    assert!(!studio.shows("lack the right digit"));
    studio.expect("Look at ");
}

#[test]
fn a_cell_is_asked_why() {
    let mut studio = playing(&puzzle(CLASSIC));
    studio.click_cell("r1c3");
    studio.key(Key::W);
    studio.expect("Why? · r1c3");
    studio.click("Why 9?");
    studio.wait();
    studio.expect("r1c3 cannot be 9: r3c2 already has it in box 1.");
    studio.click("Why 4?");
    studio.wait();
    studio.expect("r1c3 is 4");
    studio.expect("Here, ");
    // An entered digit is checked immediately against the previous solution.
    studio.key(Key::Escape);
    studio.type_at("r5c5", Modifiers::NONE, Key::Num5);
    studio.key(Key::W);
    studio.wait();
    studio.expect("r5c5 is 5");
}

#[test]
fn the_window_of_a_play_test_fits_every_size() {
    for size in [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0)] {
        let mut studio = playing(&puzzle(CLASSIC));
        studio.harness.set_size(size);
        studio.harness.run_ok();
        let board = studio.harness.get_by_label(BOARD_LABEL).rect();
        assert!(board.width() >= 500.0, "{board:?}");
        for label in ["Check", "Hint", "Why?", "Add note", "Erase", "End test"] {
            studio.harness.get_by_role_and_label(Role::Button, label).scroll_to_me();
            studio.harness.run_ok();
            let rect = studio.harness.get_by_role_and_label(Role::Button, label).rect();
            assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(rect), "{label} at {size:?}: {rect:?}");
            assert!(!rect.intersects(board), "{label} lies over the board at {size:?}");
        }
    }
}

/// The board keeps its space in every window, whatever is shown next to it.
#[test]
fn the_canvas_keeps_its_room() {
    for (size, least) in [(vec2(900.0, 600.0), 580.0), (vec2(1040.0, 700.0), 500.0), (vec2(1280.0, 720.0), 700.0)] {
        let mut studio = Studio::open(shidoku());
        studio.harness.set_size(size);
        studio.wait();
        let canvas = |studio: &Studio| studio.harness.get_by_label(BOARD_LABEL).rect();
        assert!(canvas(&studio).width() >= least, "{size:?}: {:?}", canvas(&studio));
        // Drag the panel edges as far as they go.
        let drag = |studio: &mut Studio, from: Pos2, by: Vec2| {
            studio.harness.event(Event::PointerMoved(from));
            let button = |pos, pressed| Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            studio.harness.event(button(from, true));
            studio.harness.run_ok();
            (1..=10).for_each(|step| studio.harness.event(Event::PointerMoved(from + by * (step as f32 / 10.0))));
            studio.harness.run_ok();
            studio.harness.event(button(from + by, false));
            studio.harness.run_ok();
        };
        let wide = canvas(&studio).width();
        let facts = studio.harness.get_by_label("Width of the side panel").rect().center();
        drag(&mut studio, facts, vec2(-400.0, 0.0));
        assert!(canvas(&studio).width() >= 500.0 - 0.5, "{size:?}: {:?}", canvas(&studio));
        assert!(canvas(&studio).width() < wide, "{size:?}");
        assert_eq!(studio.selected(), "", "the board was not touched");
        let facts = studio.harness.get_by_label("Width of the side panel").rect().center();
        drag(&mut studio, facts, vec2(900.0, 0.0));
        assert!(canvas(&studio).width() >= wide, "{size:?}");
        studio.key_with(Modifiers::COMMAND, Key::F9);
        let folded = canvas(&studio).left();
        assert_eq!(folded, 48.0, "{size:?}");
        studio.harness.get_by_role_and_label(Role::Button, "Thermometer").scroll_to_me();
        studio.harness.run_ok();
        studio.harness.get_by_role_and_label(Role::Button, "Thermometer").click();
        studio.harness.run_ok();
        assert!(matches!(studio.app().tool_id(), ToolId::Paint(_)), "{size:?}");
    }
}

/// Solvers read the rules first, so the playtest shows them, too.
#[test]
fn title_author_and_rules_are_seen_in_windows_of_every_size() {
    let (_, region) = Kind::Region.examples().swap_remove(0);
    let rules = vec![gridwright::puzzle::PlacedRule::new(region)];
    let board = Board::classic();
    let puzzle = Puzzle::builder(board).title("Winter").author("Ann Frost").rules(rules).build().unwrap();
    let sentences: Vec<String> = puzzle.rules_text().iter().map(ToString::to_string).collect();
    assert_eq!(sentences.len(), 2);
    for size in [vec2(1440.0, 900.0), vec2(1280.0, 800.0), vec2(900.0, 600.0)] {
        let mut studio = Studio::open(puzzle.clone());
        studio.harness.set_size(size);
        studio.wait();
        studio.key_with(Modifiers::COMMAND, Key::T);
        ["Winter", "Ann Frost"].into_iter().for_each(|words| studio.expect(words));
        sentences.iter().for_each(|sentence| studio.expect(sentence));
    }
}
