//! Clues and multi-digit numbers typed one after another: where one ends and the next begins, what is one undo step,
//! and when the engines run.

use gridwright::board::{GridId, OutsidePosition};

use super::*;

/// Returns the kinds with outside clues that have a position above the third column or a diagonal there.
fn edge_kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.iter().copied().filter(|kind| kind.gesture() == Gesture::Edge)
}

/// Activates the tool of a kind.
fn take_up(studio: &mut Studio, kind: Kind) {
    studio.click(&kind.name().to_string());
    assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
}

/// Returns the outside clues with their positions.
fn outside(studio: &Studio) -> Vec<(String, String)> {
    let grid = &studio.puzzle().board().grids()[0];
    let clue = |outside_position: OutsidePosition| {
        let rules = studio.puzzle().rules().iter();
        rules.map(|placed| placed.rule.clue(outside_position)).find(|clue| !clue.is_empty())
    };
    OutsidePosition::all(GridId(0), grid)
        .filter_map(|outside_position| Some((outside_position.to_string(), clue(outside_position)?)))
        .collect()
}

/// Returns the clues of rules on the board, in order.
fn clues(studio: &Studio) -> Vec<String> {
    let board = studio.puzzle().board();
    studio.puzzle().rules().iter().map(|placed| placed.rule.typed_clue(board).unwrap()).collect()
}

impl Studio {
    fn keys(&mut self, keys: &[Key]) {
        keys.iter().for_each(|&key| self.key(key));
    }

    fn undo(&mut self) {
        self.key_with(Modifiers::COMMAND, Key::Z);
    }
}

#[test]
fn an_arrow_tab_or_enter_ends_a_clue_beyond_the_edge_and_goes_on_along_it() {
    let pairs = |all: &[(&str, &str)]| -> Vec<(String, String)> {
        all.iter().map(|(place, clue)| ((*place).to_owned(), (*clue).to_owned())).collect()
    };
    for way in [Key::ArrowRight, Key::Tab, Key::Enter] {
        let mut studio = Studio::empty();
        take_up(&mut studio, Kind::Sandwich);
        studio.click_place(Cell::new(-1, 2));
        studio.keys(&[Key::Num1, Key::Num3, way, Key::Num8]);
        assert_eq!(outside(&studio), pairs(&[("top3", "13"), ("top4", "8")]), "{way:?}");
        studio.undo();
        assert_eq!(outside(&studio), pairs(&[("top3", "13")]), "one step a number: {way:?}");
        studio.undo();
        assert_eq!(outside(&studio), []);
        assert_eq!(studio.app().document().undo_name(), None);
    }
    // Down the left side, back with Shift+Tab, and around the corner.
    let mut studio = Studio::empty();
    take_up(&mut studio, Kind::Sandwich);
    studio.click_place(Cell::new(7, -1));
    studio.keys(&[Key::Num1, Key::Num0, Key::ArrowDown, Key::Num2, Key::Num0, Key::ArrowDown, Key::Num5]);
    assert_eq!(outside(&studio), pairs(&[("bottom1", "5"), ("left8", "10"), ("left9", "20")]));
    studio.key_with(Modifiers::SHIFT, Key::Tab);
    studio.keys(&[Key::Num6]);
    assert_eq!(outside(&studio).len(), 4, "the place before it: {:?}", outside(&studio));
}

#[test]
fn arrows_lead_from_the_cursor_to_the_edge_and_along_it() {
    let mut studio = Studio::empty();
    studio.click_cell("r5c3");
    take_up(&mut studio, Kind::Sandwich);
    studio.keys(&[Key::ArrowUp, Key::Num1, Key::Num3, Key::ArrowRight, Key::Num8, Key::ArrowDown, Key::Num7]);
    let written = outside(&studio);
    let mut written: Vec<(&str, &str)> = written.iter().map(|(place, clue)| (place.as_str(), clue.as_str())).collect();
    written.sort_unstable();
    assert_eq!(written, [("bottom4", "7"), ("top3", "13"), ("top4", "8")]);
    // After Escape an arrow begins at the cursor again, and typed digits are for its cell.
    studio.keys(&[Key::Escape, Key::ArrowLeft, Key::Num2, Key::Num0]);
    assert!(outside(&studio).contains(&("left5".to_owned(), "20".to_owned())), "{:?}", outside(&studio));
    assert_eq!((studio.selected(), studio.puzzle().givens().len()), ("r5c3".to_owned(), 0));
}

#[test]
fn every_kind_of_clue_beyond_the_edge_keeps_what_is_typed_there() {
    for kind in edge_kinds() {
        let mut studio = Studio::empty();
        take_up(&mut studio, kind);
        studio.click_place(Cell::new(-1, 2));
        studio.keys(&[Key::Num4, Key::ArrowRight, Key::Num3, Key::ArrowRight, Key::Num5]);
        let written = outside(&studio);
        let said: Vec<&str> = written.iter().map(|(_, clue)| clue.as_str()).collect();
        assert_eq!(said.len(), 3, "{kind:?}: {written:?}");
        assert!(["3", "4", "5"].iter().all(|clue| said.contains(clue)), "{kind:?}: {written:?}");
    }
}

#[test]
fn an_arrow_tab_or_enter_ends_the_sum_of_a_cage() {
    for way in [Key::ArrowRight, Key::Tab, Key::Enter] {
        let mut studio = Studio::empty();
        studio.key(Key::C);
        studio.drag("r1c1 r1c3");
        studio.keys(&[Key::Num1, Key::Num7, way, Key::Num5]);
        assert_eq!(clues(&studio), ["17"], "{way:?}");
        // The cell beyond the cage gets the digit; there is no other cage.
        assert_eq!(studio.given("r1c4"), (way == Key::ArrowRight).then_some(5), "{way:?}");
    }
    // From cage to cage: arrow keys between adjacent ones, Tab in reading order.
    let mut studio = Studio::empty();
    studio.key(Key::C);
    ["r1c1 r1c2", "r5c5 r5c6", "r1c3 r2c3"].iter().for_each(|cage| studio.drag(cage));
    studio.click_cell("r1c1");
    studio.keys(&[Key::Num1, Key::Num2, Key::ArrowRight, Key::Num1, Key::Num3, Key::Tab, Key::Num1, Key::Num4]);
    assert_eq!(clues(&studio), ["12", "14", "13"]);
    // The first digit at a cage starts a new sum; an impossible number is rejected without losing anything.
    studio.keys(&[Key::Enter, Key::Num9]);
    assert_eq!(clues(&studio), ["9", "14", "13"]);
    studio.keys(&[Key::Tab, Key::Tab, Key::Backspace, Key::Num5, Key::Num5, Key::Num5]);
    assert_eq!(clues(&studio), ["9", "15", "13"]);
}

#[test]
fn a_number_is_one_step_of_the_history() {
    let mut studio = Studio::empty();
    studio.key(Key::C);
    studio.drag("r1c1 r1c3");
    studio.keys(&[Key::Num1, Key::Num8, Key::Backspace, Key::Num7]);
    assert_eq!(clues(&studio), ["17"]);
    studio.undo();
    assert_eq!(clues(&studio), [""]);
    studio.key_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(clues(&studio), ["17"]);
    // Another number for the same cage is another step.
    studio.click_cell("r1c1");
    studio.keys(&[Key::Num1, Key::Num1]);
    assert_eq!(clues(&studio), ["11"]);
    studio.undo();
    assert_eq!(clues(&studio), ["17"]);
    // Also in the panel.
    studio.harness.get_by_role_and_label(Role::TextInput, "Sum").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    ["1", "2"].iter().for_each(|figure| studio.harness.event(Event::Text((*figure).to_owned())));
    studio.harness.run();
    assert_eq!(clues(&studio), ["12"]);
    studio.key(Key::Enter);
    studio.undo();
    assert_eq!(clues(&studio), ["17"]);
    // Also for two-digit symbols.
    let puzzle = Puzzle::empty(Board::single(3, 4).unwrap()).with_symbols(Symbols::Digits).unwrap();
    let mut studio = Studio::open(puzzle);
    studio.click_cell("r1c1");
    [Key::Num1, Key::Num2].iter().for_each(|&key| {
        studio.harness.key_press(key);
        studio.harness.step();
    });
    studio.harness.run();
    assert_eq!(studio.given("r1c1"), Some(12));
    assert_eq!(studio.app().document().undo_name().as_deref(), Some("Set r1c1 to 12"));
    studio.undo();
    assert_eq!((studio.given("r1c1"), studio.app().document().undo_name()), (None, None));
}

#[test]
fn no_verdict_is_given_on_a_number_that_is_only_begun() {
    // In a cage of three cells, 17 is possible, but 1 is not.
    let mut studio = Studio::empty();
    studio.key(Key::C);
    studio.drag("r1c1 r1c3");
    studio.wait();
    let none = "No solution";
    let verdicts = |studio: &mut Studio, frames: usize| {
        (0..frames).any(|_| {
            studio.harness.step();
            std::thread::sleep(Duration::from_millis(5));
            studio.shows(none) || studio.app().verdict() == Some(&Verdict::NoSolution)
        })
    };
    studio.harness.key_press(Key::Num1);
    studio.harness.step();
    assert_eq!(clues(&studio), ["1"]);
    assert!(!verdicts(&mut studio, 2), "1 of 17");
    studio.harness.key_press(Key::Num7);
    studio.harness.key_press(Key::Tab);
    assert!(!verdicts(&mut studio, 20));
    studio.wait();
    assert!(matches!(studio.app().verdict(), Some(Verdict::Several(_))), "{:?}", studio.labels());
    // The previous solution is not mentioned either.
    let mut unique = Studio::open(shidoku());
    unique.wait();
    unique.key(Key::C);
    unique.drag("r1c1 r1c4");
    unique.wait();
    unique.harness.key_press(Key::Num1);
    assert!(!(0..3).any(|_| {
        unique.harness.step();
        unique.shows("contradicts")
    }));
    unique.harness.key_press(Key::Num0);
    unique.key(Key::Tab);
    unique.wait();
    unique.expect("Exactly one solution");
    // A pause in typing starts the check.
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.wait();
    studio.expect(none);
    assert_eq!(clues(&studio), ["1"]);
}
