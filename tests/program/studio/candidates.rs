//! Candidates in the open cells, recomputed after each edit.

use super::*;

fn sizes(studio: &Studio) -> Vec<usize> {
    studio.app().candidates().expect("they are known").iter().map(|set| set.len()).collect()
}

#[test]
fn candidates_are_those_of_the_open_puzzle() {
    let mut studio = Studio::open(shidoku());
    studio.click("Possible");
    studio.wait();
    assert_eq!(sizes(&studio).len(), 16);
    // Neither puzzle was edited since it was opened.
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Enter);
    assert!(studio.app().candidates().is_none_or(|sets| sets.len() == 81), "candidates of another puzzle");
    studio.wait();
    assert_eq!(sizes(&studio).len(), 81);
}

#[test]
fn candidates_follow_every_edit() {
    let mut studio = Studio::open(shidoku());
    assert!(studio.app().candidates().is_none(), "they are not asked for unless they are wanted");
    studio.click("Possible");
    studio.wait();
    assert_eq!(sizes(&studio), [1; 16]);
    studio.expect("One candidate per cell");

    studio.click_cell("r2c4");
    studio.key(Key::Delete);
    studio.wait();
    // Computed independently: the digits of all solutions in each cell.
    let mut seen = vec![std::collections::BTreeSet::new(); 16];
    let mut engine = gridwright::solve::native::Native::new();
    let control = gridwright::solve::Control::new();
    let mut each = |filling: Filling| {
        for (seen, digit) in seen.iter_mut().zip(filling.digits()) {
            seen.insert(*digit);
        }
    };
    gridwright::solve::Engine::solutions(&mut engine, &studio.puzzle().model(), 288, &control, &mut each).unwrap();
    let expected: Vec<usize> = seen.iter().map(std::collections::BTreeSet::len).collect();
    assert!(expected.iter().any(|&size| size > 1));
    assert_eq!(sizes(&studio), expected);
    studio.expect("empty cells");

    studio.drag("r1c1 r1c2");
    studio.key(Key::Num1);
    studio.wait();
    studio.expect("None: the puzzle has no solution.");
    studio.key(Key::F4);
    assert!(studio.app().candidates().is_none());
}

#[test]
fn candidates_are_counted_and_told_of_the_cell_of_the_cursor() {
    let open = super::author::without(&shidoku(), "r2c4".parse().unwrap());
    let mut solutions = Vec::new();
    let mut each = |filling: Filling| solutions.push(filling);
    // With the integer program, which shares nothing with the counting engine.
    let mut engine = gridwright::solve::bilp::Bilp::new();
    let control = gridwright::solve::Control::new();
    gridwright::solve::Engine::solutions(&mut engine, &open.model(), 288, &control, &mut each).unwrap();
    let mut studio = Studio::open(open);
    studio.click("With counts");
    studio.wait();
    for (id, &cell) in studio.puzzle().board().cells().to_vec().iter().enumerate() {
        let count = |digit: u8| solutions.iter().filter(|filling| filling.digits()[id].value() == digit).count();
        let told = |digit| match count(digit) {
            0 => None,
            few @ 1..8 => Some(format!("{digit} ({few})")),
            _ => Some(format!("{digit} (8+)")),
        };
        let told: Vec<String> = (1..=4).filter_map(told).collect();
        if told.len() > 1 {
            studio.click_place(cell);
            studio.expect(&format!("Possible: {}", told.join(" ")));
        }
    }
    // The display follows edits, and its key hides it.
    studio.click_cell("r2c4");
    studio.key(Key::Num2);
    studio.wait();
    assert_eq!(sizes(&studio), [1; 16]);
    studio.key_with(Modifiers::SHIFT, Key::F4);
    assert!(studio.app().candidates().is_none());
}

#[test]
fn candidates_of_a_hopeless_puzzle_are_given_up_and_asked_for_again() {
    let mut studio = Studio::with(|app| app.with_live_timeout(Duration::from_millis(300)), checking::hopeless());
    // Use the key: the card above grows when the check ends, and a click might miss.
    studio.harness.key_press(Key::F4);
    studio.harness.run_ok();
    assert!(!studio.shows("Fix the regions first."), "the check goes first");
    for _ in 0..2 {
        checking::draw_until(&mut studio, "Searching…");
        studio.harness.get_by_label("Stop search").click();
        studio.harness.run_ok();
        studio.wait();
        studio.expect("Unknown: cancelled after");
        studio.harness.get_by_label("Keep going").click();
        studio.harness.run_ok();
    }
    checking::draw_until(&mut studio, "Searching…");
    studio.harness.get_by_label("Stop search").click();
    studio.harness.run_ok();
    studio.wait();
    assert!(!studio.shows("Deductions from sums"));
    studio.click("Details of the check");
    // One from the check, one from the candidates.
    assert_eq!(studio.harness.query_all_by_label("Deductions from sums").count(), 2);
}

#[test]
fn candidates_are_not_hidden_by_a_solution() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    for key in [(Modifiers::NONE, Key::F4), (Modifiers::SHIFT, Key::F4)] {
        studio.click("Show solution");
        studio.expect("Hide solution");
        studio.key_with(key.0, key.1);
        studio.wait();
        studio.expect("Show solution");
        assert!(studio.app().candidates().is_some());
        studio.key_with(key.0, key.1);
    }
}
