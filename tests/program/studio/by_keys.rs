//! Pointer actions that have keys of their own: pinning clues, going from grid to grid, continuing to paint.

use gridwright::board::{GridId, TraditionalLayout};

use super::*;

impl Studio {
    /// Returns the cells of a rule.
    fn rule_cells(&self, place: usize) -> String {
        self.puzzle().rules()[place].rule.cells(self.puzzle().board()).to_string()
    }
}

#[test]
fn clues_are_pinned_by_keys() {
    let mut studio = Studio::open(shidoku());
    studio.command("Remove clues");
    studio.click_cell("r4c4");
    studio.key(Key::K);
    assert_eq!(studio.app().tool_id(), ToolId::Pins);
    // To the corner, down, and along the third row.
    (0..3).for_each(|_| studio.key(Key::ArrowDown));
    studio.key(Key::Space);
    studio.expect("1 clue is pinned");
    (0..3).for_each(|_| studio.key_with(Modifiers::SHIFT, Key::ArrowRight));
    assert_eq!(studio.selected(), "r3c1-4");
    studio.key(Key::Space);
    studio.expect("2 clues are pinned");
    studio.key(Key::Space);
    assert!(!studio.shows("clues are pinned"), "they are pulled out");
    studio.command("Pin selected clues");
    studio.expect("pinned");
    studio.command("Unpin selected clues");
    assert!(!studio.shows("clues are pinned"));
}

#[test]
fn clues_beyond_the_edges_are_pinned_with_their_rule() {
    let outside = formats::read_first("examples/outside-clues.ron".as_ref()).unwrap().puzzle;
    let mut studio = Studio::open(outside);
    {
        let rows = studio.harness.query_all_by_role(Role::ListItem);
        let is_rule = |label: Option<String>| label.is_some_and(|label| label.contains("Outside"));
        rows.filter(|row| is_rule(row.accesskit_node().label())).for_each(|row| row.click());
    }
    studio.harness.run();
    studio.command("Remove clues");
    studio.command("Pin selected clues");
    studio.expect("clues are pinned");
}

#[test]
fn grids_are_gone_through_by_keys() {
    let mut studio = Studio::open(Puzzle::empty(TraditionalLayout::Samurai.board(3, 3).unwrap()));
    let middles: Vec<String> = studio.puzzle().board().grids().iter().map(|grid| grid.cell(4, 4).to_string()).collect();
    studio.click_cell("r1c1");
    for middle in middles[1..].iter().chain([&middles[0], &middles[1]]) {
        studio.key_with(Modifiers::COMMAND, Key::PageDown);
        assert_eq!(&studio.selected(), middle);
    }
    studio.key_with(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(studio.selected(), middles[0]);
    // The layout tool selects the grid, which arrow keys move and Delete removes.
    studio.key(Key::G);
    (0..3).for_each(|_| studio.key_with(Modifiers::COMMAND, Key::PageDown));
    studio.key_with(Modifiers::COMMAND, Key::PageUp);
    let second = studio.puzzle().board().grid(GridId(1)).unwrap().origin();
    studio.key(Key::Delete);
    let left: Vec<Cell> = studio.puzzle().board().grids().iter().map(|grid| grid.origin()).collect();
    assert_eq!((left.len(), left.contains(&second)), (4, false));
    // The jigsaw tool paints there.
    studio.key(Key::J);
    studio.key_with(Modifiers::COMMAND, Key::PageUp);
    studio.key_with(Modifiers::SHIFT, Key::ArrowLeft);
    studio.key_with(Modifiers::SHIFT, Key::ArrowLeft);
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    let shapes: Vec<bool> = studio.puzzle().board().grids().iter().map(|grid| grid.box_shape().is_none()).collect();
    assert_eq!(shapes, [false, false, false, true]);
    // A single grid has no next one.
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND, Key::PageDown);
    studio.expect("The board has only one grid");
}

#[test]
fn cells_are_added_to_a_rule_by_keys() {
    let mut studio = Studio::empty();
    let with = Modifiers::COMMAND | Modifiers::SHIFT;
    studio.click_cell("r1c1");
    studio.key_with(Modifiers::SHIFT, Key::ArrowRight);
    studio.command("Extra region");
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(studio.rule_cells(0), "r1c1-2");
    studio.key(Key::ArrowDown);
    studio.key_with(with, Key::Enter);
    assert_eq!(studio.rule_cells(0), "r1c1-2 r2c2");
    studio.key_with(with, Key::Enter);
    assert_eq!(studio.rule_cells(0), "r1c1-2", "and taken away again");
    // A line continues from its end.
    (0..3).for_each(|_| studio.key(Key::ArrowDown));
    studio.key_with(Modifiers::SHIFT, Key::ArrowRight);
    studio.command("Thermometer");
    studio.key_with(with, Key::Enter);
    studio.expect("Select a rule, choose its tool");
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(studio.rule_cells(1), "r5c2-3");
    studio.key(Key::ArrowDown);
    studio.key_with(Modifiers::SHIFT, Key::ArrowUp);
    studio.key_with(with, Key::Enter);
    assert_eq!(studio.rule_cells(1), "r5c2-3 r6c3", "from its end, though one types there");
    assert_eq!(studio.puzzle().rules().len(), 2);
}
