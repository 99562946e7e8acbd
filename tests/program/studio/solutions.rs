//! The studio and many solutions: counting, stepping through them, and its messages if there is none.

use super::*;
use crate::common::paper::paper_cases;
use gridwright::solve::Count;

/// Opens a studio with this puzzle, checked.
fn checked(puzzle: Puzzle) -> Studio {
    let mut studio = Studio::open(puzzle);
    studio.wait();
    studio
}

fn type_limit(studio: &mut Studio, limit: &str) {
    if !studio.shows("Maximum number of solutions") {
        studio.command("Show check details");
    }
    studio.harness.get_by_label("Maximum number of solutions").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text(limit.to_owned()));
    studio.harness.run();
}

/// Returns a puzzle with 12 solutions: a 4x4 with two empty rows.
fn twelve() -> Puzzle {
    puzzle("1234 3412 .... ....")
}

#[test]
fn all_solutions_are_counted_and_stepped_through() {
    let mut studio = checked(twelve());
    studio.expect("At least 2 solutions");
    studio.click("Count…");
    studio.wait();
    let Some(Count::Exactly(count)) = studio.app().count_found() else { panic!("not counted to the end") };
    assert_eq!(count, 4);
    studio.expect("Exactly 4 solutions");
    studio.expect("All counted in");
    studio.expect("8 cells differ between solutions");
    studio.click("Compare");
    let mut seen = std::collections::BTreeSet::new();
    for place in 1..=4 {
        studio.expect(&format!("{place} of 4"));
        let symbols = format!("{:?}", studio.app().filling_on_board().unwrap());
        assert!(seen.insert(symbols), "each is another one");
        studio.click("Next");
    }
    studio.expect("1 of 4");
    studio.key(Key::F8);
    studio.expect("2 of 4");
    studio.key_with(Modifiers::SHIFT, Key::F8);
    studio.key_with(Modifiers::SHIFT, Key::F8);
    studio.expect("4 of 4");
    studio.click("Previous");
    studio.expect("3 of 4");
    studio.click("Hide");
    assert_eq!(studio.app().filling_on_board(), None);
}

#[test]
fn the_limit_is_the_author_s_and_the_answer_says_that_there_may_be_more() {
    let mut studio = checked(Puzzle::empty(Board::single(2, 2).unwrap()));
    type_limit(&mut studio, "100");
    studio.click("Count…");
    studio.wait();
    assert_eq!(studio.app().count_found(), Some(Count::AtLeast(100)));
    studio.expect("At least 100 solutions");
    studio.expect("Limit reached");
    type_limit(&mut studio, "1000");
    studio.key(Key::Enter);
    studio.wait();
    studio.expect("Exactly 288 solutions");
    studio.click("Compare");
    studio.expect("1 of 288");
}

#[test]
fn a_limit_that_is_no_number_is_refused() {
    let mut studio = checked(twelve());
    type_limit(&mut studio, "lots");
    studio.key(Key::Enter);
    studio.expect("Enter a limit of 2 or more first");
    assert_eq!(studio.app().count_found(), None);
}

#[test]
fn a_count_is_cancelled_and_keeps_what_it_found() {
    let mut studio = checked(Puzzle::empty(Board::classic()));
    type_limit(&mut studio, "999999999999");
    studio.harness.get_by_label("Count…").click();
    studio.harness.run_ok();
    assert!(studio.app().is_busy());
    // Run until it has found some and shows the number.
    while !studio.shows("found ·") || studio.shows("0 found ·") {
        std::thread::sleep(std::time::Duration::from_millis(2));
        studio.harness.step();
    }
    studio.harness.get_by_label("Cancel").click();
    studio.harness.run_ok();
    studio.wait();
    let Some(Count::AtLeast(count)) = studio.app().count_found() else { panic!("cannot be counted so soon") };
    assert!(count >= 1);
    studio.expect("Counting cancelled");
    studio.expect("At least");
}

#[test]
fn an_edit_makes_a_count_stale() {
    let mut studio = checked(twelve());
    studio.click("Count…");
    studio.wait();
    studio.click("Compare");
    studio.click_cell("r3c1");
    studio.key(Key::Num2);
    assert_eq!(studio.app().count_found(), None);
    studio.wait();
    assert!(studio.app().filling_on_board().is_some_and(|filling| studio.puzzle().accepts(filling)));
}

#[test]
fn only_several_solutions_are_counted() {
    let studio = checked(shidoku());
    assert!(!studio.shows("Count…"));
}

#[test]
fn a_puzzle_without_solution_says_so() {
    let mut clash = Studio::open(puzzle("1... .1.. .... .42."));
    clash.wait();
    clash.expect("The givens marked in red conflict");

    for id in ["outside-2-printed", "persian-fig1-classic"] {
        let case = paper_cases().into_iter().find(|case| case.name().contains(id));
        let case = case.unwrap_or_else(|| panic!("{id} is not among the cases"));
        let rules = !case.puzzle.rules().is_empty();
        let mut studio = checked(case.puzzle);
        assert_eq!(studio.app().verdict(), Some(&Verdict::NoSolution), "{id}");
        studio.expect("No solution");
        studio.expect("have no solution");
        studio.expect("clear a given you are unsure of");
        assert_eq!(studio.shows("switch off a rule"), rules, "{id}");
        // Undo the last step from here.
        studio.click_cell("r1c1");
        studio.key(Key::Delete);
        studio.wait();
    }
}
