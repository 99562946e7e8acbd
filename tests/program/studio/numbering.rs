//! Boards whose digits begin at 0, in the window.

use super::*;
use gridwright::board::Numbering;
use gridwright::variant::KillerCage;

fn from_zero(board: Board) -> Puzzle {
    Puzzle::empty(board.with_numbering(Numbering::FromZero))
}

fn written(studio: &Studio, cell: &str) -> Option<String> {
    let puzzle = studio.puzzle();
    puzzle.givens().get(&cell.parse().unwrap()).map(|&digit| puzzle.symbol_of(digit))
}

#[test]
fn zero_is_typed_where_it_is_a_digit() {
    let mut studio = Studio::open(from_zero(Board::classic()));
    studio.click_cell("r1c1");
    for (key, expected) in
        [(Key::Num0, Some("0")), (Key::Num8, Some("8")), (Key::Num9, Some("8")), (Key::Num0, Some("0"))]
    {
        studio.key(key);
        assert_eq!(written(&studio, "r1c1").as_deref(), expected, "{key:?}");
    }
    studio.click("Edit");
    studio.expect("Undo: Set r1c1 to 0");
    studio.key(Key::Escape);
    let mut studio = Studio::empty();
    studio.click_cell("r1c1");
    studio.key(Key::Num0);
    assert_eq!(written(&studio, "r1c1"), None);
}

#[test]
fn digits_of_two_figures_go_to_11_on_a_board_of_12() {
    let mut studio = Studio::open(from_zero(Board::single(3, 4).unwrap()).with_symbols(Symbols::Digits).unwrap());
    studio.click_cell("r1c1");
    for (first, second, expected) in [
        (Key::Num1, Key::Num1, "11"),
        (Key::Num1, Key::Num0, "10"),
        (Key::Num0, Key::Num7, "7"),
        (Key::Num2, Key::Num3, "3"),
    ] {
        studio.harness.key_press(first);
        studio.harness.step();
        studio.harness.key_press(second);
        studio.harness.run();
        assert_eq!(written(&studio, "r1c1").as_deref(), Some(expected), "{first:?} {second:?}");
    }
}

#[test]
fn the_numbering_is_changed_from_the_menu_and_taken_back() {
    let mut studio = Studio::empty();
    studio.click_cell("r2c2");
    studio.key(Key::Num1);
    studio.click("Board");
    studio.click("Use digits 0 to 8");
    assert_eq!(studio.puzzle().board().numbering(), Numbering::FromZero);
    assert_eq!(written(&studio, "r2c2").as_deref(), Some("0"));
    studio.click("Board");
    studio.expect("Use digits 1 to 9");
    studio.key(Key::Escape);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.expect("Undone: Start digits at 0");
    assert_eq!(written(&studio, "r2c2").as_deref(), Some("1"));
}

#[test]
fn a_new_or_another_board_has_its_digits_from_0() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("4 × 4 Shidoku");
    studio.click("Digits from 0");
    studio.click("Create");
    assert_eq!(studio.puzzle(), &from_zero(Board::single(2, 2).unwrap()));
    // Clues are typed and displayed with it, too.
    studio.key(Key::C);
    studio.drag("r1c1 r1c2");
    studio.key(Key::Num1);
    let cage = KillerCage { cells: cells("r1c1-2"), sum: Some(1.into()) };
    assert_eq!(studio.puzzle().rules()[0].rule, cage.into());
    studio.key(Key::D);
    studio.click_cell("r1c1");
    studio.key(Key::Num0);
    studio.wait();
    studio.click("Possible");
    studio.wait();
    let second = studio.app().candidates().unwrap()[1];
    assert_eq!(Numbering::FromZero.text_of_set(second), "1");
    studio.click("Board");
    studio.click("Change board…");
    studio.click("Twin");
    studio.click("Digits from 1");
    studio.click("Change");
    assert_eq!(studio.puzzle().board(), &gridwright::board::TraditionalLayout::Twin.board(2, 2).unwrap());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(written(&studio, "r1c1").as_deref(), Some("0"), "one step");
}

#[test]
fn clues_beside_the_grid_name_digits_as_the_board_does() {
    let mut studio = Studio::open(from_zero(Board::single(2, 2).unwrap()));
    studio.key(Key::O);
    studio.click_place(Cell::new(-1, 0));
    studio.key(Key::Num0);
    studio.key(Key::Num3);
    let text = |studio: &Studio| formats::write(&[studio.puzzle()], formats::Format::Ron).unwrap().0;
    assert!(text(&studio).contains("Outside(grid: 1, top: \"03\")"), "{}", text(&studio));
    // Also in the inspector.
    let mut typed = |field: &str, clues: &str| {
        studio.harness.get_by_role_and_label(Role::MultilineTextInput, field).focus();
        studio.harness.run();
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.harness.event(Event::Text(clues.to_owned()));
        studio.key(Key::Enter);
        text(&studio)
    };
    let changed = typed("Above", "2 . 01");
    assert!(changed.contains("Outside(grid: 1, top: \"2 . 01\")"), "{changed}");
    let changed = typed("Left", ". 3");
    assert!(changed.contains("Outside(grid: 1, top: \"2 . 01\", left: \". 3\")"), "{changed}");
    let refused = typed("Left", ". 4");
    assert!(refused.contains("left: \". 3\""), "{refused}");
}
