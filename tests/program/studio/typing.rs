//! Selecting cells and typing into them.

use super::*;

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
fn clearing_an_empty_cell_says_so_and_changes_nothing() {
    let mut studio = Studio::empty();
    studio.click_cell("r3c4");
    studio.key(Key::Delete);
    studio.expect("The selected cell is already empty");
    studio.drag("r3c4 r3c5");
    studio.key(Key::Delete);
    studio.expect("The selected cells are already empty");
    assert!(!studio.app().document().is_dirty());
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
fn rows_columns_boxes_and_cells_alike_are_selected() {
    let mut studio = Studio::empty();
    for cell in ["r2c3", "r7c9"] {
        studio.click_cell(cell);
        studio.key(Key::Num4);
    }
    studio.key_with(Modifiers::SHIFT, Key::Space);
    assert_eq!(studio.selected(), "r7c1-9");
    studio.click_cell("r5c5");
    studio.key_with(Modifiers::COMMAND, Key::Space);
    assert_eq!(studio.selected(), "r1-9c5");
    studio.click_cell("r5c5");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Space);
    assert_eq!(studio.selected(), "r4-6c4-6");
    // Two quick clicks at one place.
    let pos = studio.at("r2c3");
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false, true, false] {
        let modifiers = Modifiers::NONE;
        let press = Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
        studio.harness.input_mut().events.push(press);
    }
    studio.harness.run();
    assert_eq!(studio.selected(), "r2c3 r7c9");
    studio.key(Key::Delete);
    assert!(studio.puzzle().givens().is_empty());
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
    // A Greek keyboard: the key is named by its position, the text is what it types, both at once.
    let (key, modifiers) = (Key::G, Modifiers::NONE);
    let press = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    studio.harness.input_mut().events.extend([press, Event::Text("γ".to_owned())]);
    studio.harness.run();
    assert_eq!(studio.given("r1c1"), Some(3));
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
    studio.click("Puzzle");
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
fn digits_of_every_script_can_be_drawn() {
    // A letter without a glyph fails the test, since the harness does not draw placeholder boxes.
    for symbols in Symbols::ALL {
        let puzzle = Puzzle::empty(Board::single(4, 4).unwrap()).with_symbols(symbols.clone()).unwrap();
        let mut studio = Studio::open(puzzle);
        studio.click_cell("r1c1");
        studio.key(Key::Num7);
        assert_eq!(studio.given("r1c1"), Some(7), "{symbols:?}");
    }
}
