//! The studio and what a puzzle is made of: examples to begin from, jigsaw shapes, symbols, parity marks at one stroke.

mod common;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gridwright::board::{Board, Boxes, Cell, CellSet, Digit, Filling, GridId};
use gridwright::puzzle::{Puzzle, Symbols};
use gridwright::studio::ToolId;

use common::studio::{Studio, cells, shidoku};

// --- examples ---

/// The card lies below the part of the gallery that is seen first.
fn open_samurai(studio: &mut Studio) {
    studio.harness.get_by_label("Samurai, 5 grids: Samurai").click_accesskit();
    studio.harness.run();
}

#[test]
fn an_example_is_opened_from_the_gallery() {
    let mut studio = Studio::empty();
    studio.click("File");
    studio.harness.get_by_label_contains("New from example…").click();
    studio.harness.run();
    studio.expect("Samurai, 5 grids: Samurai");
    open_samurai(&mut studio);
    assert_eq!(studio.puzzle().board().grids().len(), 5);
    assert!(!studio.app().document().is_dirty());
    assert_eq!(studio.app().document().path(), None);
}

#[test]
fn the_gallery_works_without_a_mouse() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Tab);
    studio.key(Key::Enter);
    let rules = studio.puzzle().rules();
    assert_eq!(rules.len(), 1);
    assert_eq!(rules[0].rule.name(), "Diagonals", "the second card");
}

#[test]
fn an_example_does_not_replace_work_without_a_question() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Enter);
    studio.expect("Save the changes to");
    assert_eq!(studio.given("r1c1"), Some(1));
    studio.click("Don't save");
    assert_eq!(studio.puzzle().board().size(), 9);
    assert_eq!(studio.puzzle().title(), "Sixteen and a half seconds");
}

// --- jigsaw shapes ---

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
    studio.expect("The regions are not finished");
    assert_eq!(studio.given("r2c4"), Some(2), "givens stay");
    // A check refuses, whichever way it is asked for.
    studio.key(Key::F5);
    studio.wait();
    assert_eq!(studio.app().verdict(), None);
    studio.expect("Mend the regions first");

    studio.drag("r1c4 r2c2");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.drag("r2c3 r2c2");
    studio.expect("All 4 regions have 4 cells each and are connected.");
    assert_eq!(region(&studio, "r2c2"), cells("r1c4 r2c2-4"));
    studio.key(Key::F5);
    studio.wait();
    assert!(studio.app().verdict().is_some());

    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(!is_jigsaw(&studio), "each gesture was one step");
}

#[test]
fn a_region_that_falls_apart_is_only_odd() {
    let mut studio = Studio::open(Puzzle::empty(Board::single(2, 2).unwrap()));
    studio.key(Key::J);
    // Over corners: each region but the second gets a cell that does not touch it by an edge, and loses one.
    for drag in ["r2c2 r3c3", "r3c2 r2c2", "r4c3 r3c2"] {
        studio.drag(drag);
    }
    studio.expect("is not connected");
    assert!(!studio.shows("instead of 4"));
    studio.key(Key::F5);
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
    studio.click("Random shapes");
    let first = studio.puzzle().board().grids()[0].regions();
    assert!(is_jigsaw(&studio));
    studio.expect("All 9 regions have 9 cells each and are connected.");
    studio.click("Random shapes");
    assert_ne!(studio.puzzle().board().grids()[0].regions(), first, "others each time");
    studio.click("Back to boxes");
    assert_eq!(studio.puzzle().board(), &Board::classic());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(is_jigsaw(&studio));
}

#[test]
fn one_grid_of_several_gets_regions_and_the_others_stay() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    open_samurai(&mut studio);
    studio.key(Key::J);
    studio.drag("r13c3 r13c4");
    let grids = studio.puzzle().board().grids();
    let jigsaws: Vec<GridId> = studio
        .puzzle()
        .board()
        .grid_ids()
        .filter(|id| matches!(grids[id.index()].boxes(), Boxes::Jigsaw(_)))
        .collect();
    let painted = studio.puzzle().board().grids_at("r13c3".parse::<Cell>().unwrap()).collect::<Vec<_>>();
    assert_eq!(jigsaws, painted);
    studio.expect("JIGSAW SHAPES · SOUTH-WEST GRID");
}

// --- symbols ---

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
        studio.harness.get_by_label("Own symbols").focus();
        studio.harness.run();
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.harness.event(Event::Text(list.to_owned()));
        studio.harness.run();
    };
    write(&mut studio, "♠ ♥ ♦");
    studio.expect("3 symbols are too few: the board has 4 digits");
    let usable = studio.harness.get_by_role_and_label(Role::Button, "Use");
    assert!(usable.accesskit_node().is_disabled());
    write(&mut studio, "♠ ♥ ♦ ♣");
    studio.click("Use");
    assert_eq!(studio.puzzle().symbols().write(Digit::new(4).unwrap()), "♣");
    studio.expect("The puzzle is written with these.");
}

// --- parity ---

#[test]
fn all_marks_come_from_the_solution_in_one_step() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::E);
    studio.drag("r1c1 r1c1");
    let enabled = |studio: &Studio, label: &str| {
        !studio.harness.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
    };
    let all = "Mark all cells from the solution";
    assert!(!enabled(&studio, all), "nothing is known yet");
    assert!(enabled(&studio, "Mark the rest odd"));
    studio.key(Key::F5);
    studio.wait();
    studio.click(all);
    let solution = Filling::from_symbols("2341413232141423").unwrap();
    let marks = studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(marks.len(), 16);
    assert!(studio.puzzle().rules()[0].rule.check(studio.puzzle().board(), &solution));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().rules()[0].rule.cells(studio.puzzle().board()), cells("r1c1"));
}

#[test]
fn parity_is_marked_from_the_menu_too() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::F5);
    studio.wait();
    studio.click("Rules");
    studio.harness.get_by_label("Odd / even: mark the even cells from the solution").click();
    studio.harness.run();
    let marked = |studio: &Studio| studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(marked(&studio), cells("r1c1 r1c3 r2c1 r2c4 r3c2 r4c2-3 r3c4"), "{}", marked(&studio));
    studio.click("Mark the rest odd");
    assert_eq!(marked(&studio).len(), 16);
    studio.key(Key::F5);
    studio.wait();
    studio.expect("Exactly one solution");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.puzzle().rules().is_empty(), "two steps");
}
