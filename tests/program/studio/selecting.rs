//! The Select tool: picking the rules drawn on the board, their handles, moving them, and numbers changed in place.

use gridwright::puzzle::{Edit, PlacedRule};
use gridwright::variant::{Region, Thermometer};

use super::*;

impl Studio {
    /// Returns the kind of the selected rule.
    fn selected_kind(&self) -> Option<Kind> {
        let document = self.app().document();
        document.rule.map(|index| document.puzzle().rules()[index].rule.kind())
    }

    fn selected_cells_of_rule(&self) -> String {
        let document = self.app().document();
        let cells = |index: usize| document.puzzle().rules()[index].rule.cells(document.puzzle().board()).to_string();
        document.rule.map(cells).unwrap_or_default()
    }

    /// Moves the pointer along positions given in cells from the upper left corner of a cell, with the button down.
    fn drag_points(&mut self, points: &[(&str, f32, f32)]) {
        let at = |studio: &Studio, (cell, x, y): (&str, f32, f32)| {
            let rect = studio.app().cell_rect(cell.parse().unwrap()).unwrap();
            studio.on_screen(rect.min + rect.size() * egui::vec2(x, y))
        };
        let path: Vec<Pos2> = points.iter().map(|&point| at(self, point)).collect();
        let button = |pos, pressed| {
            let modifiers = Modifiers::NONE;
            Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers }
        };
        self.harness.event(Event::PointerMoved(path[0]));
        self.harness.event(button(path[0], true));
        self.harness.run();
        for &pos in &path {
            self.harness.event(Event::PointerMoved(pos));
            self.harness.run();
        }
        self.harness.event(button(path[path.len() - 1], false));
        self.harness.run();
    }

    fn double_click_at(&mut self, cell: &str, x: f32, y: f32) {
        let rect = self.app().cell_rect(cell.parse().unwrap()).unwrap();
        self.double_click_pos(self.on_screen(rect.min + rect.size() * egui::vec2(x, y)));
    }

    fn double_click_pos(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.run();
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            self.harness.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
        }
        self.harness.run();
    }

    fn cells_of(&self, index: usize) -> String {
        self.puzzle().rules()[index].rule.cells(self.puzzle().board()).to_string()
    }

    fn typed_clue(&self, index: usize) -> String {
        self.puzzle().rules()[index].rule.typed_clue(self.puzzle().board()).unwrap()
    }
}

/// Returns a board with these rules, and the Select tool.
fn with_rules(rules: impl IntoIterator<Item = PlacedRule>) -> Studio {
    let add = |puzzle: Puzzle, rule| Edit::AddRule(rule).apply(&puzzle).unwrap();
    let mut studio = Studio::open(rules.into_iter().fold(Puzzle::empty(Board::classic()), add));
    studio.key(Key::V);
    assert_eq!(studio.app().tool_id(), ToolId::Select);
    studio
}

fn region(text: &str) -> PlacedRule {
    PlacedRule::new(Region { cells: cells(text) })
}

fn thermometer(text: &str) -> PlacedRule {
    PlacedRule::new(Thermometer { path: text.parse().unwrap(), branches: vec![], slow: false })
}

#[test]
fn clicks_select_what_overlaps_in_turn_and_then_the_cell() {
    let mut studio = with_rules([region("r4-6c4-6"), region("r5c5-6"), thermometer("r5c5 r4c5 r3c5 r2c5")]);
    let mut seen = Vec::new();
    for _ in 0..5 {
        studio.click_cell("r5c5");
        seen.push((studio.selected_cells_of_rule(), studio.selected()));
    }
    let rule = |cells: &str| (cells.to_owned(), String::new());
    let in_turn = ["r5c5-6", "r2-5c5", "r4-6c4-6"].map(rule);
    assert_eq!(seen[..3], in_turn);
    assert_eq!(seen[3], (String::new(), "r5c5".to_owned()), "then the cell");
    assert_eq!(seen[4], in_turn[0], "and from the beginning");
    // A line is picked along its middle, not in the corners of its cells.
    studio.drag_points(&[("r3c5", 0.55, 0.9)]);
    assert_eq!(studio.selected_kind(), Some(Kind::Thermometer));
    studio.drag_points(&[("r3c5", 0.05, 0.05)]);
    assert_eq!((studio.selected_kind(), studio.selected()), (None, "r3c5".to_owned()));
    assert_eq!(studio.puzzle().rules().len(), 3, "clicks change nothing");
    assert_eq!(studio.app().document().undo_name(), None);
}

#[test]
fn ends_are_dragged_out_and_back_in_one_step_each() {
    let mut studio = with_rules([thermometer("r5c5 r4c5 r3c5"), region("r7c1-3")]);
    studio.click_cell("r4c5");
    studio.drag("r3c5 r2c5 r1c5 r1c6");
    assert_eq!(studio.cells_of(0), "r1c5-6 r2-5c5");
    studio.drag("r1c6 r1c5 r2c5");
    assert_eq!(studio.cells_of(0), "r2-5c5");
    // The other end: the bulb.
    studio.drag("r5c5 r6c5");
    assert_eq!(studio.cells_of(0), "r2-6c5");
    studio.drag("r6c5 r5c5 r4c5");
    assert_eq!(studio.cells_of(0), "r2-4c5");
    assert_eq!(studio.puzzle().rules()[0], thermometer("r4c5 r3c5 r2c5"), "it keeps its direction");
    for expected in ["r2-6c5", "r2-5c5", "r1c5-6 r2-5c5", "r3-5c5"] {
        studio.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(studio.cells_of(0), expected);
    }
    // An area has a handle at its lower right corner.
    studio.click_cell("r7c1");
    studio.drag_points(&[("r7c3", 0.98, 0.98), ("r8c3", 0.5, 0.5), ("r9c3", 0.5, 0.5)]);
    assert_eq!(studio.cells_of(1), "r7c1-3 r8-9c3");
    studio.drag_points(&[("r9c3", 0.98, 0.98), ("r9c3", 0.5, 0.5), ("r8c3", 0.5, 0.5), ("r7c3", 0.5, 0.5)]);
    assert_eq!(studio.cells_of(1), "r7c1-3");
    // Escape drops a drag.
    studio.button("r7c2", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r2c2")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r2c2", false, Modifiers::NONE);
    assert_eq!(studio.cells_of(1), "r7c1-3");
}

#[test]
fn the_body_is_dragged_to_another_place_and_arrows_move_it() {
    let mut studio = with_rules([region("r1c1-2"), region("r5c5-6"), thermometer("r9c1 r9c2 r9c3")]);
    studio.drag("r1c1 r3c4");
    assert_eq!(studio.cells_of(0), "r3c4-5");
    studio.key(Key::ArrowDown);
    assert_eq!(studio.cells_of(0), "r4c4-5");
    // With Ctrl, a click adds; a drag moves all selected rules.
    studio.drag_with("r5c5", Modifiers::COMMAND);
    studio.drag("r5c6 r6c6");
    assert_eq!((studio.cells_of(0), studio.cells_of(1)), ("r5c4-5".to_owned(), "r6c5-6".to_owned()));
    studio.drag("r6c5 r6c9");
    assert_eq!(studio.cells_of(1), "r6c5-6", "there is no place for it");
    studio.expect("does not fit");
    // A frame selects what is inside it, and Delete deletes all of it.
    studio.drag("r4c3 r5c5 r7c9");
    studio.key(Key::Delete);
    assert_eq!(studio.puzzle().rules(), [thermometer("r9c1 r9c2 r9c3")]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().rules().len(), 3, "one step");
}

#[test]
fn a_locked_rule_is_selected_but_not_changed() {
    let mut studio = with_rules([PlacedRule { locked: true, ..thermometer("r5c5 r4c5 r3c5") }]);
    studio.click_cell("r4c5");
    studio.drag("r3c5 r2c5");
    studio.drag("r4c5 r4c7");
    assert_eq!(studio.cells_of(0), "r3-5c5");
    assert_eq!(studio.selected_kind(), Some(Kind::Thermometer));
}

#[test]
fn a_double_click_opens_a_number_and_escape_restores_it() {
    let mut studio = Studio::empty();
    studio.key(Key::C);
    for cage in ["r1c1 r1c2", "r3c1 r3c2"] {
        studio.drag(cage);
        studio.key(Key::Num1);
        studio.key(Key::Num2);
    }
    studio.key(Key::V);
    let steps = |studio: &Studio| studio.app().document().undo_name();
    let before = steps(&studio);
    // The caret is after the last figure.
    studio.double_click_at("r1c1", 0.26, 0.25);
    studio.key(Key::Backspace);
    studio.key(Key::Num5);
    assert_eq!(studio.typed_clue(0), "15");
    studio.key(Key::Escape);
    assert_eq!((studio.typed_clue(0), steps(&studio)), ("12".to_owned(), before), "no step is left");
    assert_eq!(studio.selected_cells_of_rule(), "r1c1-2", "it stays selected");
    studio.key_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(studio.typed_clue(0), "15", "redo brings it back");
    // Tab commits and goes on to the next cage; a click elsewhere commits, too.
    studio.double_click_at("r1c1", 0.5, 0.5);
    studio.key(Key::Backspace);
    studio.key(Key::Tab);
    assert_eq!((studio.typed_clue(0), studio.selected_cells_of_rule()), ("1".to_owned(), "r3c1-2".to_owned()));
    studio.key(Key::Num8);
    studio.click_cell("r7c7");
    studio.key(Key::Escape);
    assert_eq!((studio.typed_clue(0), studio.typed_clue(1)), ("1".to_owned(), "8".to_owned()));
    // The tool that draws cages does the same.
    studio.key(Key::C);
    studio.double_click_at("r3c1", 0.5, 0.5);
    studio.key(Key::Num0);
    studio.key(Key::Backspace);
    studio.key(Key::Backspace);
    studio.key(Key::Num9);
    assert_eq!(studio.typed_clue(1), "9");
    studio.key(Key::Escape);
    assert_eq!(studio.typed_clue(1), "8");
    studio.key(Key::Num4);
    assert_eq!(studio.typed_clue(1), "8", "the number is closed");
}

#[test]
fn a_double_click_on_an_outside_clue_opens_it_in_its_own_tool() {
    let mut studio = Studio::empty();
    studio.click(&Kind::Sandwich.name().to_string());
    let place = Cell::new(-1, 3);
    studio.click_place(place);
    studio.key(Key::Num1);
    studio.key(Key::Num7);
    studio.key(Key::V);
    studio.click_place(place);
    assert_eq!(studio.selected_kind(), Some(Kind::Sandwich));
    let clue = |studio: &Studio| {
        let board = studio.puzzle().board();
        let mut positions = gridwright::board::OutsidePosition::at(board, place);
        positions.find_map(|at| Some(studio.puzzle().rules()[0].rule.clue(at)).filter(|clue| !clue.is_empty()))
    };
    let pos = studio.on_screen(studio.app().cell_rect(place).unwrap().center());
    studio.double_click_pos(pos);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::Sandwich));
    studio.key(Key::Backspace);
    studio.key(Key::Num3);
    assert_eq!(clue(&studio).as_deref(), Some("13"));
    studio.key(Key::Escape);
    assert_eq!(clue(&studio).as_deref(), Some("17"));
}

#[test]
fn escape_deselects_and_then_leaves_the_tool() {
    let mut studio = with_rules([region("r1c1-2")]);
    studio.click_cell("r1c1");
    studio.key(Key::Escape);
    assert_eq!((studio.selected_kind(), studio.app().tool_id()), (None, ToolId::Select));
    studio.key(Key::Escape);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
}

#[test]
fn choices_that_have_no_room_side_by_side_are_in_a_list() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/counting.ron");
    let mut studio = Studio::open(formats::read(&path).unwrap().remove(0).puzzle);
    studio.wait();
    studio.key(Key::V);
    studio.click_cell("r1c7");
    for (field, area) in [("Where: Around", "Sharing an edge"), ("Where: Sharing an edge", "Row and column")] {
        let before = studio.puzzle().rules()[0].clone();
        studio.click(field);
        studio.click(area);
        assert_ne!(studio.puzzle().rules()[0], before, "{area}");
        studio.expect(&format!("Where: {area}"));
    }
    // Where there is room, all choices are seen at once.
    studio.click("Square");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.app().document().undo_name().is_some(), "each choice is one step");
}

#[test]
fn a_legend_is_below_the_board_in_the_smallest_window_too() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sample.ron");
    for size in [vec2(900.0, 600.0), vec2(1440.0, 900.0)] {
        let mut studio = Studio::open(formats::read(&path).unwrap().remove(0).puzzle);
        studio.harness.set_size(size);
        studio.wait();
        studio.click("Why?");
        studio.wait();
        let texts = super::languages::painted(&studio);
        let words = said("view-legend-differing");
        assert!(texts.contains(&(words, true)), "{size:?}: {texts:?}");
    }
}
