//! Manual work of a setter on the board and its cells: turning, small marks, recent tools.

use super::*;
use gridwright::board::Digit;
use gridwright::scene::Tint;

/// Runs a command by its name in the command palette.
fn run(studio: &mut Studio, name: &str) {
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(egui::Event::Text(name.to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
}

#[test]
fn the_board_is_turned_with_all_that_stands_on_it_and_back() {
    let clues = gridwright::board::Board::single(2, 3).unwrap();
    let given = |puzzle: Puzzle, (cell, digit): (&str, u8)| {
        let (cells, digit) = (cell.parse().unwrap(), Digit::new(digit).unwrap());
        gridwright::puzzle::Edit::SetGiven { cells, digit }.apply(&puzzle).unwrap()
    };
    let puzzle = [("r1c1", 5), ("r2c6", 3)].into_iter().fold(Puzzle::empty(clues), given);
    let region = gridwright::variant::Region { cells: "r1c1-3".parse().unwrap() };
    let placed = gridwright::puzzle::PlacedRule::new(region);
    let puzzle = gridwright::puzzle::Edit::AddRule(placed).apply(&puzzle).unwrap();
    let mut studio = Studio::open(puzzle.clone());
    studio.click_cell("r2c6");
    run(&mut studio, "Rotate board 90° right");
    // Boxes of 2 rows and 3 columns have become boxes of 3 rows and 2 columns.
    assert_eq!(studio.puzzle().board().grids()[0].box_shape(), Some((3, 2)));
    assert_eq!([studio.given("r1c6"), studio.given("r6c5")], [Some(5), Some(3)]);
    let board = studio.puzzle().board();
    assert_eq!(studio.puzzle().rules()[0].rule.cells(board).to_string(), "r1-3c6");
    assert_eq!(studio.selected(), "r6c5", "the selection goes along");
    run(&mut studio, "Flip board vertically");
    assert_eq!([studio.given("r6c6"), studio.given("r1c5")], [Some(5), Some(3)]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &puzzle);
}

#[test]
fn selected_cells_are_turned_in_their_place() {
    let mut studio = Studio::open(Puzzle::empty(gridwright::board::Board::classic()));
    for (cell, key) in [("r2c2", Key::Num1), ("r2c3", Key::Num2), ("r2c4", Key::Num3)] {
        studio.click_cell(cell);
        studio.key(key);
    }
    studio.drag("r2c2 r2c3 r2c4");
    run(&mut studio, "Rotate cells 90° right");
    assert_eq!(["r2c2", "r3c2", "r4c2"].map(|cell| studio.given(cell)), [Some(1), Some(2), Some(3)]);
    assert_eq!((studio.given("r2c3"), studio.selected()), (None, "r2-4c2".to_owned()));
    run(&mut studio, "Flip cells vertically");
    assert_eq!(["r2c2", "r3c2", "r4c2"].map(|cell| studio.given(cell)), [Some(3), Some(2), Some(1)]);
    // At the edge there is no room for three more columns.
    studio.drag("r2c9 r3c9 r4c9");
    run(&mut studio, "Rotate cells 90° right");
    studio.expect("The board ends there");
}

#[test]
fn rules_are_turned_with_the_cells_they_lie_on_and_one_that_cannot_be_is_named() {
    use gridwright::puzzle::{Edit, PlacedRule};
    use gridwright::variant::{Region, Rule};
    let add = |puzzle: Puzzle, placed: PlacedRule| Edit::AddRule(placed).apply(&puzzle).unwrap();
    let region = |cells: &str| PlacedRule::new(Region { cells: cells.parse().unwrap() });
    let text = "r2c2 r2c3 r2c4";
    let (_, Rule::Thermometer(example)) = Kind::Thermometer.examples().swap_remove(0) else { panic!("another kind") };
    let thermometer = gridwright::variant::Thermometer { path: text.parse().unwrap(), ..example };
    let rules = [PlacedRule::new(thermometer), region("r2c2-3"), region("r2c4-5")];
    let puzzle = rules.into_iter().fold(Puzzle::empty(Board::classic()), add);
    let mut studio = Studio::open(puzzle.clone());
    studio.drag(text);
    run(&mut studio, "Rotate cells 90° right");
    let board = studio.puzzle().board();
    let places = studio.puzzle().rules().iter().map(|placed| placed.rule.cells(board).to_string());
    assert_eq!(places.collect::<Vec<_>>(), ["r2-4c2", "r2-3c2", "r2c4-5"], "the last one lies beyond them too");
    let Rule::Thermometer(turned) = &studio.puzzle().rules()[0].rule else { panic!("another kind") };
    assert_eq!(turned.path, "r2c2 r3c2 r4c2".parse().unwrap(), "from the bulb to the tip");
    run(&mut studio, "Flip cells vertically");
    let Rule::Thermometer(turned) = &studio.puzzle().rules()[0].rule else { panic!("another kind") };
    assert_eq!(turned.path, "r4c2 r3c2 r2c2".parse().unwrap());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &puzzle, "each was one step");

    // The digits of these cells refer to columns, counted from the left.
    let (board, indexers) = Kind::Indexers.examples().swap_remove(0);
    let puzzle = add(Puzzle::empty(board), PlacedRule::new(indexers));
    let mut studio = Studio::open(puzzle.clone());
    studio.drag("r2c2 r2c3 r3c3 r3c2");
    studio.key(Key::Num5);
    run(&mut studio, "Flip cells horizontally");
    studio.expect("rule 1 (Indexers) depends on directions");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &puzzle, "only the digits had changed");
}

#[test]
fn shift_and_control_write_small_marks_that_delete_clears() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    let notes = |studio: &Studio| {
        let notes = studio.puzzle().progress().at("r1c1".parse().unwrap());
        let digits = |set: gridwright::board::DigitSet| set.iter().map(|digit| digit.value()).collect::<Vec<_>>();
        (digits(notes.corner), digits(notes.centre))
    };
    studio.key_with(Modifiers::SHIFT, Key::Num1);
    studio.key_with(Modifiers::SHIFT, Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::Num3);
    assert_eq!(notes(&studio), (vec![1, 2], vec![3]));
    assert_eq!(studio.given("r1c1"), None);
    studio.key_with(Modifiers::SHIFT, Key::Num2);
    assert_eq!(notes(&studio), (vec![1], vec![3]), "again takes it out");
    studio.key(Key::Delete);
    assert_eq!(notes(&studio), (vec![], vec![]));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(notes(&studio), (vec![1], vec![3]));
    studio.key(Key::Num4);
    assert_eq!(studio.given("r1c1"), Some(4), "a digit alone is a given");
}

#[test]
fn cells_are_coloured_by_keys_and_cleared_after_their_marks() {
    let mut studio = Studio::open(shidoku());
    let notes = |studio: &Studio| studio.puzzle().progress().at("r1c1".parse().unwrap());
    let tints = |studio: &Studio| notes(studio).colours.iter().collect::<Vec<_>>();
    studio.click_cell("r1c1");
    studio.key_with(Modifiers::ALT, Key::Num2);
    studio.key_with(Modifiers::ALT, Key::Num5);
    assert_eq!(tints(&studio), [Tint::Green, Tint::Rose]);
    assert_eq!(studio.app().document().undo_name().as_deref(), Some("Change marks and colours"));
    studio.key_with(Modifiers::SHIFT, Key::Num1);
    // The board shows the content of the cell.
    studio.expect("r1c1");
    let board = studio.harness.get_by_label(BOARD_LABEL);
    let value = board.accesskit_node().value().unwrap();
    assert!(["corner marks 1", "green", "rose"].iter().all(|words| value.contains(words)), "{value}");
    studio.key(Key::Delete);
    assert_eq!((notes(&studio).corner.len(), tints(&studio).len()), (0, 2), "marks go first");
    studio.key_with(Modifiers::ALT, Key::Num2);
    assert_eq!(tints(&studio), [Tint::Rose], "again takes it away");
    studio.key(Key::Delete);
    assert_eq!(tints(&studio), []);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(tints(&studio), [Tint::Rose]);
    // It does not reach an engine, and is saved in the file.
    studio.wait();
    assert!(matches!(studio.app().verdict(), Some(Verdict::Unique(_))));
    let (text, _) = formats::write(&[studio.puzzle()], formats::Format::Ron).unwrap();
    assert!(text.contains("colours: [rose]"), "{text}");
}

#[test]
fn tools_that_were_used_are_at_hand_and_some_stay_there() {
    let mut studio = Studio::open(shidoku());
    run(&mut studio, "Thermometer");
    run(&mut studio, "Killer cage");
    let labels = |studio: &Studio| {
        let at_hand = |label: &String| label.ends_with(", quick access") || label.ends_with(", pinned");
        studio.labels().into_iter().filter(at_hand).take(2).collect::<Vec<_>>()
    };
    assert_eq!(labels(&studio), ["Killer cage, quick access", "Thermometer, quick access"]);
    studio.click("Thermometer, quick access");
    assert_eq!(
        labels(&studio),
        ["Killer cage, quick access", "Thermometer, quick access"],
        "it stays under the pointer"
    );
    run(&mut studio, "Pin tool");
    assert_eq!(labels(&studio), ["Thermometer, pinned", "Killer cage, quick access"]);
    run(&mut studio, "Unpin tool");
    assert_eq!(labels(&studio), ["Killer cage, quick access", "Thermometer, quick access"]);
}

#[test]
fn marks_that_settle_it_are_offered_and_put_on_the_board_by_a_click() {
    let mut studio = Studio::open(super::author::without(&shidoku(), "r2c4".parse().unwrap()));
    studio.wait();
    studio.click("Why?");
    studio.wait();
    let rows = studio.harness.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label());
    let offered: Vec<String> = rows.filter(|label| !label.starts_with("Select")).collect();
    assert!(offered.len() > 3, "{offered:#?}");
    // The list is shortened, but the number counts all.
    let head = studio.labels().into_iter().find(|label| label.starts_with("Any one of ")).unwrap();
    let number = head.split(' ').find_map(|word| word.parse::<usize>().ok()).unwrap();
    assert!(number >= offered.len(), "{head}");
    for label in [&offered[0], &offered[offered.len() / 2], &offered[offered.len() - 1]] {
        studio.click(label);
        studio.wait();
        assert_eq!(studio.puzzle().rules().len(), 1, "{label}");
        studio.expect("Exactly one solution");
        studio.key_with(Modifiers::COMMAND, Key::Z);
        studio.wait();
        studio.harness.get_by_role_and_label(Role::Button, "Why?").click();
        studio.harness.run();
        studio.wait();
    }
}
