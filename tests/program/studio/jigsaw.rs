//! Jigsaw regions, painted by hand and at random.

use super::examples::open_samurai;
use super::*;
use gridwright::board::{Boxes, GridId};

fn region(studio: &Studio, cell: &str) -> CellSet {
    let grid = &studio.puzzle().board().grids()[0];
    let index = grid.box_of(cell.parse().unwrap()).unwrap();
    grid.box_cells(index).into_iter().collect()
}

fn is_jigsaw(studio: &Studio) -> bool {
    matches!(studio.puzzle().board().grids()[0].boxes(), Boxes::Jigsaw(_))
}

#[test]
fn regions_are_painted_counted_and_checked() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::J);
    assert_eq!(studio.app().tool_id(), ToolId::Jigsaw);
    studio.expect("All 4 regions have 4 cells each and are connected.");
    studio.drag("r1c2 r1c3");
    assert!(is_jigsaw(&studio));
    assert_eq!(region(&studio, "r1c1"), cells("r1c1-3 r2c1-2"));
    assert_eq!(studio.app().tool_id(), ToolId::Jigsaw, "the tool stays in the hand");
    studio.expect("Region 1 has 5 cells instead of 4");
    studio.expect("The regions are not finished yet");
    assert_eq!(studio.given("r2c4"), Some(2), "givens stay");
    // A check is rejected, however it is started.
    studio.key(Key::F5);
    studio.wait();
    assert_eq!(studio.app().verdict(), None);
    studio.expect("Fix the regions first");

    studio.drag("r1c4 r2c2");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.drag("r2c3 r2c2");
    studio.expect("All 4 regions have 4 cells each and are connected.");
    assert_eq!(region(&studio, "r2c2"), cells("r1c4 r2c2-4"));
    studio.wait();
    assert!(studio.app().verdict().is_some());

    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(!is_jigsaw(&studio), "each gesture was one step");
}

#[test]
fn selected_cells_become_a_region_without_a_pointer() {
    let mut studio = Studio::open(shidoku());
    // Cells selected before the tool is activated.
    studio.drag("r1c3 r1c2 r1c1");
    studio.key(Key::J);
    assert_eq!(studio.selected(), "r1c1-3");
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(region(&studio, "r1c1"), cells("r1c1-3 r2c1-2"));
    assert_eq!((studio.app().tool_id(), studio.selected()), (ToolId::Jigsaw, "r1c1-3".to_owned()));
    // With arrow keys: the region of the current cell takes the others.
    studio.key(Key::ArrowDown);
    studio.key_with(Modifiers::SHIFT, Key::ArrowRight);
    studio.key_with(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(studio.selected(), "r2c1-3");
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(region(&studio, "r2c3"), cells("r1c4 r2c1-4"));
    // It reports what it cannot do.
    let before = studio.puzzle().clone();
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    studio.expect("The cells are already in one region");
    assert_eq!(studio.puzzle(), &before);
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    studio.expect("A region would have no cells left");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(!is_jigsaw(&studio), "each was one step");
    // The pointer's painting is visible at once.
    studio.drag("r1c2 r1c3");
    assert_eq!(studio.selected(), "");
}

#[test]
fn a_region_that_falls_apart_is_only_odd() {
    let mut studio = Studio::open(Puzzle::empty(Board::single(2, 2).unwrap()));
    studio.key(Key::J);
    // Across corners: each region but the second gets a cell that does not share an edge with it, and loses one.
    for drag in ["r2c2 r3c3", "r3c2 r2c2", "r4c3 r3c2"] {
        studio.drag(drag);
    }
    studio.expect("is not connected");
    assert!(!studio.shows("instead of 4"));
    studio.wait();
    assert!(studio.app().verdict().is_some(), "it can be checked");
}

#[test]
fn a_painted_region_is_dropped_by_escape_and_a_click_changes_nothing() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::J);
    studio.click_cell("r1c1");
    assert!(!is_jigsaw(&studio));
    studio.button("r1c1", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r1c4")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r1c4", false, Modifiers::NONE);
    assert!(!is_jigsaw(&studio));
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn shapes_are_random_and_boxes_again() {
    let mut studio = Studio::empty();
    studio.key(Key::J);
    studio.click("Random regions");
    let first = studio.puzzle().board().grids()[0].regions();
    assert!(is_jigsaw(&studio));
    studio.expect("All 9 regions have 9 cells each and are connected.");
    studio.click("Random regions");
    assert_ne!(studio.puzzle().board().grids()[0].regions(), first, "others each time");
    studio.click("Restore boxes");
    assert_eq!(studio.puzzle().board(), &Board::classic());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(is_jigsaw(&studio));
}

#[test]
fn boxes_come_back_as_they_were() {
    for (rows, cols) in [(3, 2), (2, 3), (4, 2)] {
        let board = Board::single(rows, cols).unwrap();
        let mut studio = Studio::open(Puzzle::empty(board.clone()));
        studio.key(Key::J);
        studio.click("Random regions");
        studio.click("Random regions");
        assert!(is_jigsaw(&studio));
        studio.click("Restore boxes");
        assert_eq!(studio.puzzle().board(), &board, "{rows}x{cols}");
    }
}

#[test]
fn one_grid_of_several_gets_regions_and_the_others_stay() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    open_samurai(&mut studio);
    studio.key(Key::J);
    studio.drag("r13c3 r13c4");
    let grids = studio.puzzle().board().grids();
    let jigsaws: Vec<GridId> =
        studio.puzzle().board().grid_ids().filter(|id| matches!(grids[id.index()].boxes(), Boxes::Jigsaw(_))).collect();
    let painted = studio.puzzle().board().grids_at("r13c3".parse::<Cell>().unwrap()).collect::<Vec<_>>();
    assert_eq!(jigsaws, painted);
    studio.expect("JIGSAW REGIONS · SOUTH-WEST GRID");
}
