//! The board for screen readers: a node for each cell that describes its content, with the cursor as the focus.

use egui::accesskit::Live;
use gridwright::board::{GridId, OutsidePosition, TraditionalLayout};
use gridwright::place::grid_name;
use gridwright::puzzle::{Givens, PlacedRule};
use gridwright::variant::{KillerCage, Thermometer};

use super::*;

const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Returns a puzzle with a cage and a thermometer that share a cell, and a number above the third column.
fn ruled() -> Puzzle {
    let path = "r1c2 r2c2 r3c2".parse().unwrap();
    let sandwich = Kind::Sandwich.with_clue(None, OutsidePosition::parse("top3").unwrap()[0], "14").unwrap().unwrap();
    let rules = vec![
        PlacedRule::new(KillerCage { cells: cells("r1c1-2"), sum: Some(12.into()) }),
        PlacedRule::new(Thermometer { path, branches: vec![], slow: false }),
        PlacedRule::new(sandwich),
    ];
    Puzzle::empty(Board::classic()).with_clues(Givens::new(), rules).unwrap()
}

impl Studio {
    /// Returns the texts of all cells, in board order.
    fn said(&self) -> Vec<String> {
        self.harness.query_all_by_role(Role::GridCell).filter_map(|node| node.accesskit_node().label()).collect()
    }

    /// Returns the text of the focused node.
    fn focus_says(&self) -> String {
        let focused = self.harness.query_all_by(|node| node.is_focused()).next();
        focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Returns the announced texts of cells.
    fn announced(&self) -> Vec<String> {
        let live =
            self.harness.query_all_by_role(Role::GridCell).filter(|node| node.accesskit_node().live() == Live::Polite);
        live.filter_map(|node| node.accesskit_node().label()).collect()
    }
}

#[test]
fn each_cell_says_its_digit_its_rules_and_what_is_wrong() {
    let mut studio = Studio::open(ruled());
    let said = studio.said();
    assert_eq!(said.len(), 81);
    assert_eq!(said[0], "row 1, column 1: empty, killer cage, sum 12");
    assert_eq!(said[1], "row 1, column 2: empty, killer cage, sum 12, thermometer, 1 of 3");
    assert_eq!(said[19], "row 3, column 2: empty, thermometer, 3 of 3");
    assert_eq!(said[38], "row 5, column 3: empty, sandwich sum, 14 above column 3");
    assert_eq!(said[80], "row 9, column 9: empty");
    studio.drag("r1c1 r1c2");
    studio.key(Key::Num7);
    assert_eq!(studio.said()[0], "row 1, column 1: given 7, killer cage, sum 12, breaks a rule");
    let selected = studio.harness.query_all_by_role(Role::GridCell);
    let selected = selected.filter(|node| node.accesskit_node().is_selected() == Some(true));
    let places: Vec<Pos2> = selected.map(|node| node.rect().center()).collect();
    assert_eq!(places.len(), 2);
    for (place, cell) in places.iter().zip(["r1c1", "r1c2"]) {
        assert!(place.distance(studio.at(cell)) < 1.0, "{cell}: {place:?}");
    }
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.click_cell("r9c9");
    studio.key_with(Modifiers::SHIFT, Key::Num1);
    studio.key_with(Modifiers::COMMAND, Key::Num3);
    assert_eq!(studio.said()[80], "row 9, column 9: centre marks 3, corner marks 1");
}

#[test]
fn the_cell_of_the_cursor_has_the_focus_and_says_what_changes_in_it() {
    let mut studio = Studio::open(ruled());
    studio.click_cell("r4c4");
    assert_eq!(studio.focus_says(), "row 4, column 4: empty");
    studio.key(Key::ArrowRight);
    assert_eq!(studio.focus_says(), "row 4, column 5: empty");
    studio.key(Key::ArrowDown);
    assert_eq!(studio.focus_says(), "row 5, column 5: empty");
    assert_eq!(studio.announced(), [""; 0], "a cell that is come to is read anyway");
    studio.key(Key::Num5);
    assert_eq!(studio.announced(), ["row 5, column 5: given 5"]);
    studio.key(Key::Delete);
    assert_eq!(studio.announced(), ["row 5, column 5: empty"]);
    studio.key(Key::ArrowLeft);
    assert_eq!((studio.focus_says(), studio.announced()), ("row 5, column 4: empty".to_owned(), vec![]));
    // Conversely, a screen reader can move the cursor.
    studio.harness.get_by_role_and_label(Role::GridCell, "row 7, column 8: empty").click_accesskit();
    studio.harness.run();
    assert_eq!((studio.selected(), studio.focus_says()), ("r7c8".to_owned(), "row 7, column 8: empty".to_owned()));
    studio.harness.get_by_role_and_label(Role::GridCell, "row 8, column 8: empty").focus();
    studio.harness.run();
    assert_eq!(studio.selected(), "r8c8");
}

#[test]
fn a_play_test_tells_digits_that_are_entered_from_givens() {
    let mut studio = Studio::open(puzzle(CLASSIC));
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.click_cell("r1c3");
    studio.key(Key::Num4);
    studio.click_cell("r1c4");
    studio.key_with(Modifiers::SHIFT, Key::Num2);
    let said = studio.said();
    assert_eq!(said[0], "row 1, column 1: given 5");
    assert_eq!(said[2], "row 1, column 3: entered 4");
    assert_eq!(said[3], "row 1, column 4: corner marks 2");
    studio.key(Key::Space);
    assert_eq!(studio.said(), [""; 0], "a covered board is not read");
    studio.key(Key::Space);
    assert_eq!(studio.said().len(), 81);
}

#[test]
fn cells_of_several_grids_say_in_which_ones_they_lie() {
    let board = TraditionalLayout::Twin.board(3, 3).unwrap();
    let [first, second] = [GridId(0), GridId(1)].map(|id| grid_name(&board, id).to_string());
    let cells = board.cells().to_vec();
    let shared = cells.iter().position(|&cell| board.grids_at(cell).count() == 2).unwrap();
    let studio = Studio::open(Puzzle::empty(board));
    let said = studio.said();
    assert_eq!(said.len(), cells.len());
    assert_eq!(said[0], format!("row 1, column 1, {first}: empty"));
    let (row, column) = (cells[shared].row + 1, cells[shared].col + 1);
    assert_eq!(said[shared], format!("row {row}, column {column}, {first}, {second}: empty"));
}

#[test]
fn cells_are_read_in_the_language_of_the_window() {
    LANGUAGE.set(Language::Persian);
    let studio = Studio::open(ruled());
    let spoken = studio.said();
    assert_eq!(spoken.len(), 81);
    let cage = said("killer-cage");
    assert!(spoken[0].starts_with(&format!("سطر ۱، ستون ۱: خالی، {cage}، ")), "{}", spoken[0]);
    assert_eq!(spoken[80], "سطر ۹، ستون ۹: خالی");
    // They are at their visible positions, though everything else is mirrored.
    let first = studio.harness.query_all_by_role(Role::GridCell).next().unwrap().rect().center();
    assert!(first.distance(studio.at("r1c1")) < 1.0, "{first:?}");
    LANGUAGE.set(Language::English);
}
