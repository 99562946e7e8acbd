//! The symbols used for digits.

use super::*;
use gridwright::board::Digit;

#[test]
fn symbols_are_chosen_and_typed() {
    let mut studio = Studio::empty();
    studio.click("Board");
    studio.harness.get_by_label_contains("Symbols…").click();
    studio.harness.run();
    studio.click("Persian digits");
    assert_eq!(studio.puzzle().symbols(), &Symbols::Persian);
    studio.click("Letters");
    studio.click("Close");
    studio.click_cell("r1c1");
    studio.key(Key::C);
    assert_eq!(studio.given("r1c1"), Some(3));
    studio.click("Edit");
    studio.expect("Undo: Set r1c1 to C");
    studio.key(Key::Escape);
    for _ in 0..3 {
        studio.key_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(studio.puzzle().symbols(), &Symbols::default(), "each choice was one step");
}

#[test]
fn own_symbols_are_typed_and_refused_with_their_reason() {
    let mut studio = Studio::open(shidoku());
    studio.click("Board");
    studio.harness.get_by_label_contains("Symbols…").click();
    studio.harness.run();
    let write = |studio: &mut Studio, list: &str| {
        studio.harness.get_by_label("Custom symbols").focus();
        studio.harness.run();
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.harness.event(Event::Text(list.to_owned()));
        studio.harness.run();
    };
    write(&mut studio, "♠ ♥ ♦");
    studio.expect("3 symbols are not enough; the board has 4 digits");
    let usable = studio.harness.get_by_role_and_label(Role::Button, "Use");
    assert!(usable.accesskit_node().is_disabled());
    write(&mut studio, "♠ ♥ ♦ ♣");
    studio.click("Use");
    assert_eq!(studio.puzzle().symbol_of(Digit::new(4).unwrap()), "♣");
    studio.expect("The puzzle uses these symbols.");
}
