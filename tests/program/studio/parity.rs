//! Odd and even marks in one stroke.

use super::*;

#[test]
fn all_marks_come_from_the_solution_in_one_step() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::E);
    studio.drag("r1c1 r1c1");
    let enabled = |studio: &Studio, label: &str| {
        !studio.harness.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
    };
    let all = "Mark all cells from the solution";
    assert!(enabled(&studio, "Mark the rest as odd"));
    studio.wait();
    studio.click_cell("r1c2");
    studio.wait();
    assert!(!enabled(&studio, all), "r1c2 holds a 3: there is no solution");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.wait();
    studio.click(all);
    let solution = Filling::from_symbols("2341413232141423").unwrap();
    let marks = studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(marks.len(), 16);
    assert!(studio.puzzle().rules()[0].rule.check(&studio.puzzle().context(), &solution));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().rules()[0].rule.cells(studio.puzzle().board()), cells("r1c1"));
}

#[test]
fn parity_is_marked_from_the_menu_too() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.click("Rules");
    studio.click("Odd / even: mark even cells from the solution");
    let marked = |studio: &Studio| studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(marked(&studio), cells("r1c1 r1c3 r2c1 r2c4 r3c2 r4c2-3 r3c4"), "{}", marked(&studio));
    studio.click("Mark the rest as odd");
    assert_eq!(marked(&studio).len(), 16);
    studio.wait();
    studio.expect("Exactly one solution");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.puzzle().rules().is_empty(), "two steps");
}
