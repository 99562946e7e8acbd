//! The background check and its display.

use super::*;
use gridwright::board::GridId;
use gridwright::puzzle::PlacedRule;
use gridwright::variant::MagicBox;

/// Returns twenty-five magic boxes with diagonals and no givens, on which no engine finishes soon.
pub fn hopeless() -> Puzzle {
    let magic = |number| PlacedRule::new(MagicBox { grid: GridId(0), number, diagonals: true });
    let board = Board::single(5, 5).unwrap();
    let rules = (1..=25).map(magic);
    Puzzle::builder(board).rules(rules).build().unwrap()
}

/// Opens a studio that searches for solutions of that puzzle for as long as the test runs. The verdict card has reached
/// its final height: a click takes three frames at one position, and would miss widgets that move in between.
pub fn hopeless_studio() -> Studio {
    let mut studio = Studio::with(|app| app.with_live_timeout(PATIENCE), hopeless());
    draw_until(&mut studio, "Looking for solutions");
    studio
}

/// Runs frames until the studio shows these words.
pub fn draw_until(studio: &mut Studio, words: &str) {
    let started = Instant::now();
    while !studio.shows(words) {
        assert!(started.elapsed() < PATIENCE, "“{words}” is not shown, but {:?}", studio.labels());
        std::thread::sleep(Duration::from_millis(2));
        studio.harness.step();
    }
}

#[test]
fn the_verdict_is_there_without_a_question() {
    for (rows, words) in [
        (".... ...2 3..4 .42.", "Exactly one solution"),
        (".... .... 3... .42.", "At least 2 solutions"),
        (".... .... .... .42.", "Not unique yet"),
        ("1... .1.. .... .42.", "No solution"),
    ] {
        let mut studio = Studio::open(puzzle(rows));
        studio.wait();
        studio.expect(words);
        studio.key(Key::F6);
        studio.wait();
        studio.expect("Integer program agrees");
        studio.expect(words);
    }
}

#[test]
fn the_solution_is_shown_and_hidden() {
    let mut studio = Studio::open(shidoku());
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

/// Checks that all results belong to the current puzzle: every solution shown obeys it.
pub fn assert_fresh(studio: &Studio) {
    let fillings: &[Filling] = match studio.app().verdict() {
        None | Some(Verdict::NoSolution) => &[],
        Some(Verdict::Unique(filling)) => std::slice::from_ref(filling),
        Some(Verdict::Several(two)) => two.as_slice(),
    };
    assert!(fillings.iter().all(|filling| studio.puzzle().accepts(filling)), "an answer to an older puzzle");
}

#[test]
fn the_verdict_follows_every_edit_and_is_never_stale() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.expect("Exactly one solution");
    studio.click("Show solution");
    studio.click_cell("r2c4");
    studio.key(Key::Delete);
    assert_fresh(&studio);
    studio.wait();
    studio.expect("At least 2 solutions");
    studio.key(Key::Num2);
    assert_fresh(&studio);
    studio.wait();
    studio.expect("Exactly one solution");
    assert!(studio.app().filling_on_board().is_some(), "the solution is still wanted");
    // Its column has a 4 already.
    studio.key(Key::Num4);
    assert_fresh(&studio);
    studio.wait();
    studio.expect("No solution");
    assert_eq!(studio.app().filling_on_board(), None);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.wait();
    studio.expect("Exactly one solution");
    // Editing the title does not start a check.
    studio.click("Puzzle");
    studio.harness.get_by_label("Title").focus();
    studio.harness.run();
    studio.harness.event(Event::Text("D".to_owned()));
    studio.harness.run();
    assert!(!studio.app().is_busy() && studio.app().verdict().is_some());
}

#[test]
fn an_answer_to_an_older_puzzle_never_shows() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    // Check and edit in the same frame.
    studio.harness.key_press(Key::F5);
    studio.harness.key_press(Key::Num1);
    studio.harness.step();
    assert!(!matches!(studio.app().verdict(), Some(Verdict::Unique(_))));
    studio.wait();
    assert_eq!(studio.app().verdict(), Some(&Verdict::NoSolution));
}

/// Part of the text on the card when a digit contradicts the solution known before.
const WARNING: &str = "before.";

#[test]
fn leaving_the_solution_found_before_is_noted() {
    let left = "r1c1 = 1 contradicts the puzzle's previous solution.";
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.wait();
    studio.expect("No solution");
    studio.expect(left);
    studio.click("Undo last step");
    studio.wait();
    assert!(!studio.shows(WARNING));

    // If there are alternatives, it is the setter's choice.
    let several = |studio: &Studio| matches!(studio.app().verdict(), Some(Verdict::Several(_)));
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.drag("r2c4 r3c4 r3c3 r3c2 r3c1 r4c1 r4c2 r4c3");
    studio.key(Key::Delete);
    studio.wait();
    assert!(!studio.shows(WARNING), "nothing is left as long as nothing contradicts");
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.wait();
    assert!(several(&studio));
    studio.expect(left);
    studio.click_cell("r1c2");
    studio.key(Key::Num2);
    studio.wait();
    assert!(several(&studio));
    assert!(!studio.shows(WARNING), "the choice is made");
}

#[test]
fn a_digit_of_the_solution_on_the_board_is_no_mistake() {
    // Every cell in which the compared solutions differ from the solution before.
    let before = Filling::from_symbols("2341413232141423").unwrap();
    let mut chosen = 0;
    for step in 0..3 {
        let mut studio = Studio::open(shidoku());
        studio.wait();
        studio.drag("r2c4 r3c4 r3c3 r3c2 r3c1 r4c1 r4c2 r4c3");
        studio.key(Key::Delete);
        studio.wait();
        studio.click("Compare");
        (0..step).for_each(|_| studio.key(Key::F8));
        let shown = studio.app().filling_on_board().unwrap().clone();
        let board = studio.puzzle().board().clone();
        let other = board.cells().iter().find(|&&cell| {
            let id = board.id(cell).unwrap();
            studio.given(&cell.to_string()).is_none() && shown[id] != before[id]
        });
        let Some(&cell) = other else { continue };
        chosen += 1;
        studio.click_cell(&cell.to_string());
        studio.key(Key::from_name(&shown[board.id(cell).unwrap()].symbol().to_string()).unwrap());
        studio.wait();
        assert!(!studio.shows(WARNING), "{cell} of solution {step}");
        assert!(studio.app().filling_on_board().is_some());
    }
    assert!(chosen > 0, "no solution differs from the first");
}

#[test]
fn a_generated_puzzle_contradicts_nothing() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.click("Setter");
    studio.click("Generate a puzzle…");
    studio.click("Generate now");
    studio.wait();
    studio.key(Key::Enter);
    assert_ne!(studio.puzzle(), &shidoku());
    studio.wait();
    studio.expect("Exactly one solution");
    assert!(!studio.shows(WARNING) && !studio.shows("Undo last step"));
}

#[test]
fn the_work_behind_the_answers_is_unfolded() {
    let mut studio = Studio::open(puzzle(".... .... .... .42."));
    studio.wait();
    assert!(!studio.shows("Guesses"));
    studio.click("Details of the check");
    studio.expect("Guesses");
    studio.expect("Deductions from houses");
    assert!(!studio.shows("Integer programs"));
    studio.key(Key::F6);
    studio.wait();
    studio.expect("Integer programs");
    studio.expect("Rows in the largest");
    studio.click("View");
    studio.click("Hide check details");
    assert!(!studio.shows("Guesses"));
}

#[test]
fn the_studio_starts_on_its_example() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    assert!(!studio.puzzle().rules().is_empty());
    studio.wait();
    studio.expect("Exactly one solution");
}

#[test]
fn a_long_check_is_cancelled_and_says_so() {
    let mut studio = hopeless_studio();
    for again in ["Keep trying", "Prove"] {
        studio.harness.get_by_label("Cancel").click();
        studio.harness.run_ok();
        studio.wait();
        studio.expect("Unknown: stopped");
        studio.expect("The check was stopped after");
        studio.harness.get_by_label(again).click();
        studio.harness.run_ok();
        draw_until(&mut studio, "Looking for solutions");
    }
    studio.harness.get_by_label("Cancel").click();
    studio.harness.run_ok();
    studio.wait();
    studio.expect("Integer program: stopped");
    assert_eq!(studio.app().verdict(), None);
}

#[test]
fn a_hopeless_puzzle_is_given_up_until_the_author_wants_more() {
    let mut studio = Studio::with(|app| app.with_live_timeout(Duration::from_millis(30)), hopeless());
    studio.wait();
    studio.expect("Unknown: out of time");
    studio.expect("Nothing was proved within");
    studio.harness.get_by_label("Keep trying").click();
    studio.harness.run_ok();
    // The progress bar appears long after the limit.
    draw_until(&mut studio, "Looking for solutions");
    assert!(studio.app().is_busy());
    studio.harness.get_by_label("Cancel").click();
    studio.harness.run_ok();
    studio.wait();
    studio.expect("Unknown: stopped");
}

#[test]
fn the_verdict_is_announced_to_who_does_not_see_it() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    let live = |studio: &Studio, words: &str| {
        let told = studio.harness.query_all_by_label_contains(words);
        told.into_iter().any(|node| node.accesskit_node().live() == egui::accesskit::Live::Polite)
    };
    assert!(live(&studio, "Verdict: One solution"), "{:?}", studio.labels());
    studio.click_cell("r1c1");
    studio.key_with(Modifiers::COMMAND, Key::R);
    assert!(live(&studio, "Select a rule first"), "{:?}", studio.labels());
}
