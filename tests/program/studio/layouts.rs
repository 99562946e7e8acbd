//! Layouts: grids dragged, added and removed, presets and saved layouts, zoom, and rules on all grids.

use super::*;
use egui::Rect;
use gridwright::board::{DigitSet, Grid, GridId, TraditionalLayout};
use gridwright::disk::FileOperation;
use gridwright::disk::faults::InjectedFaults;
use gridwright::formats::LayoutFolder;
use gridwright::puzzle::{Edit, PlacedRule};
use gridwright::variant::{Diagonals, Rule};

fn preset(preset: TraditionalLayout) -> Studio {
    Studio::open(Puzzle::empty(preset.board(3, 3).unwrap()))
}

fn with_layouts(puzzle: Puzzle, layouts: LayoutFolder) -> Studio {
    Studio::with(|app| app.with_layouts(layouts), puzzle)
}

fn origins(studio: &Studio) -> String {
    let grids = studio.puzzle().board().grids().iter();
    grids.map(|grid| grid.origin().to_string()).collect::<Vec<_>>().join(" ")
}

fn open_menu(studio: &mut Studio) {
    studio.harness.get_by_role_and_label(Role::Button, "Board").click();
    studio.harness.run();
}

/// Returns the area of the board with both panels shown.
fn canvas() -> Rect {
    Rect::from_min_max(Pos2::new(216.0, 48.0), Pos2::new(1120.0, 872.0))
}

/// Returns thirteen grids in a chequered pattern, each joined to its neighbours as in a samurai.
fn thirteen() -> Board {
    let places = (0..5).flat_map(|row| (0..5).map(move |col| (row, col))).filter(|(row, col)| (row + col) % 2 == 0);
    Board::new(places.map(|(row, col)| Grid::new(Cell::new(row * 6, col * 6), 3, 3).unwrap()).collect()).unwrap()
}

#[test]
fn a_grid_is_dragged_by_boxes_and_with_control_by_cells() {
    let table = [
        ("r14c14 r14c18", Modifiers::NONE, "r1c1 r7c10"),
        ("r14c14 r14c18", Modifiers::COMMAND, "r1c1 r7c11"),
        ("r14c14 r14c15", Modifiers::NONE, "r1c1 r7c7"),
        // Left of the lattice: everything moves right.
        ("r14c14 r14c5", Modifiers::NONE, "r1c4 r7c1"),
        // Free columns at the left are dropped.
        ("r2c2 r2c5", Modifiers::NONE, "r1c1 r7c4"),
    ];
    for (drag, keys, expected) in table {
        let mut studio = preset(TraditionalLayout::Twin);
        studio.key(Key::G);
        assert_eq!(studio.app().tool_id(), ToolId::Grids);
        studio.drag_with(drag, keys);
        assert_eq!(origins(&studio), expected, "{drag}");
        if expected != "r1c1 r7c7" {
            studio.key_with(Modifiers::COMMAND, Key::Z);
            assert_eq!(origins(&studio), "r1c1 r7c7");
        }
        assert_eq!(studio.app().tool_id(), ToolId::Grids, "the tool stays in the hand");
    }
}

#[test]
fn a_grid_cannot_lie_on_another_and_says_so_at_once() {
    let mut studio = preset(TraditionalLayout::Twin);
    studio.key(Key::G);
    studio.button("r14c14", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r8c8")));
    studio.harness.run();
    studio.expect("grids 1 and 2 lie on exactly the same cells");
    studio.button("r8c8", false, Modifiers::NONE);
    assert_eq!(origins(&studio), "r1c1 r7c7");
    studio.expect("grids 1 and 2 lie on exactly the same cells");

    studio.button("r14c14", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r14c5")));
    studio.harness.run();
    studio.expect("Grid 2");
    studio.key(Key::Escape);
    studio.button("r14c5", false, Modifiers::NONE);
    assert_eq!(origins(&studio), "r1c1 r7c7", "escape drops the grid where it was");
    assert_eq!(studio.app().tool_id(), ToolId::Grids);
}

#[test]
fn arrows_move_the_chosen_grid() {
    let mut studio = preset(TraditionalLayout::Twin);
    studio.key(Key::G);
    studio.click_cell("r14c14");
    for (modifiers, key, expected) in [
        (Modifiers::NONE, Key::ArrowRight, "r1c1 r7c10"),
        (Modifiers::NONE, Key::ArrowUp, "r1c1 r4c10"),
        (Modifiers::COMMAND, Key::ArrowDown, "r1c1 r5c10"),
        (Modifiers::COMMAND, Key::ArrowLeft, "r1c1 r5c9"),
    ] {
        studio.key_with(modifiers, key);
        assert_eq!(origins(&studio), expected);
    }
    studio.click_cell("r2c2");
    studio.key(Key::ArrowUp);
    assert_eq!(origins(&studio), "r1c1 r8c9", "above the lattice: the others go down");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(origins(&studio), "r1c1 r5c9");
}

#[test]
fn givens_go_with_their_grid_and_what_is_lost_is_told() {
    let mut studio = preset(TraditionalLayout::Twin);
    studio.click_cell("r15c15");
    studio.key(Key::Num7);
    studio.click_cell("r1c1");
    studio.key(Key::Num3);
    studio.key(Key::G);
    studio.drag("r14c14 r14c17");
    assert_eq!((studio.given("r15c18"), studio.given("r1c1")), (Some(7), Some(3)));
    studio.click_cell("r2c2");
    studio.key(Key::Delete);
    assert_eq!(origins(&studio), "r1c1");
    assert_eq!(studio.given("r9c9"), Some(7));
    studio.expect("1 given was on a removed or occupied cell; undo restores it");
    studio.key(Key::Delete);
    studio.expect("This is the only grid");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((origins(&studio).as_str(), studio.given("r1c1")), ("r1c1 r7c10", Some(3)));
}

#[test]
fn grids_are_duplicated_and_added() {
    let mut studio = Studio::empty();
    studio.key(Key::G);
    studio.click_cell("r5c5");
    studio.key_with(Modifiers::COMMAND, Key::D);
    assert_eq!(origins(&studio), "r1c1 r7c7");
    studio.key(Key::ArrowRight);
    assert_eq!(origins(&studio), "r1c1 r7c10", "the new one is chosen");
    studio.click("+ Add a grid");
    assert_eq!(origins(&studio), "r1c1 r7c10 r7c19");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(origins(&studio), "r1c1 r7c7");

    // A double click next to the board, above its right part.
    let pos = studio.app().cell_rect(Cell::new(2, 13)).unwrap().center();
    studio.harness.event(Event::PointerMoved(pos));
    studio.harness.run();
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
    }
    studio.harness.run();
    assert_eq!(origins(&studio), "r4c1 r10c7 r1c10");
}

#[test]
fn where_grids_overlap_a_second_click_takes_the_other() {
    let mut studio = preset(TraditionalLayout::Twin);
    studio.key(Key::G);
    studio.click_cell("r7c7");
    studio.expect("Grid 1 · north-west grid");
    studio.click_cell("r7c7");
    studio.expect("Grid 2 · south-east grid");
    studio.key(Key::ArrowRight);
    assert_eq!(origins(&studio), "r1c1 r7c10");
}

#[test]
fn presets_make_new_puzzles() {
    for layout in TraditionalLayout::ALL {
        let mut studio = Studio::empty();
        studio.key_with(Modifiers::COMMAND, Key::N);
        studio.click("6 × 6 Roku");
        studio.click(layout.name());
        studio.click("Create");
        assert_eq!(studio.puzzle(), &Puzzle::empty(layout.board(2, 3).unwrap()), "{layout:?}");
    }
}

#[test]
fn layouts_that_are_too_large_cannot_be_chosen() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("Samurai");
    studio.click("25 × 25 Giant");
    studio.expect("a board of 3025 cells is too large");
    let disabled = |label| studio.harness.get_by_label(label).accesskit_node().is_disabled();
    assert!(disabled("Samurai") && disabled("Create") && !disabled("Twin") && !disabled("Single grid"));
}

#[test]
fn an_open_puzzle_gets_another_board_as_one_step() {
    let mut studio = Studio::open(shidoku());
    open_menu(&mut studio);
    studio.click("Change board…");
    studio.click("Twin");
    studio.click("Change");
    assert_eq!(origins(&studio), "r1c1 r3c3");
    assert_eq!(studio.puzzle().givens(), shidoku().givens());
    open_menu(&mut studio);
    studio.click("Change board…");
    studio.click("6 × 6 Roku");
    studio.click("Single grid");
    studio.click("Change");
    assert_eq!(studio.puzzle().board(), &Board::single(2, 3).unwrap());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku());
}

#[test]
fn a_layout_is_kept_offered_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let layouts = LayoutFolder::in_folder(folder.path().join("layouts"));
    let mut studio = with_layouts(Puzzle::empty(thirteen()), layouts.clone());
    open_menu(&mut studio);
    studio.click("Save layout…");
    studio.harness.event(Event::Text("Thirteen".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    studio.expect("Layout “Thirteen” saved");
    assert_eq!(layouts.list()[0].board, thirteen());

    let mut other = with_layouts(Puzzle::empty(Board::classic()), layouts.clone());
    other.key_with(Modifiers::COMMAND, Key::N);
    other.click("Thirteen");
    other.click("Create");
    assert_eq!(other.puzzle(), &Puzzle::empty(thirteen()));
    other.key_with(Modifiers::COMMAND, Key::N);
    other.click("Thirteen");
    other.click("Delete layout");
    assert_eq!(layouts.list().len(), 1);
    other.click("Confirm deletion");
    assert!(layouts.list().is_empty());
    assert!(other.harness.query_by_label("Thirteen").is_none());
}

#[test]
fn kept_layouts_are_read_once_for_the_question_of_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let layouts = LayoutFolder::in_folder(folder.path().to_owned());
    layouts.save("Thirteen", &thirteen()).unwrap();
    let mut studio = with_layouts(Puzzle::empty(Board::classic()), layouts);
    open_menu(&mut studio);
    let watched = InjectedFaults::new(folder.path(), None);
    studio.click("Save layout…");
    for _ in 0..20 {
        studio.harness.step();
    }
    studio.harness.event(Event::Text("Thirteen".to_owned()));
    studio.harness.run();
    studio.expect("Replace");
    let opened = watched.calls().iter().filter(|(call, _)| *call == FileOperation::Open).count();
    assert_eq!(opened, 1);
}

#[test]
fn rules_are_put_on_all_grids_in_one_step() {
    let rules = |studio: &Studio| studio.puzzle().rules().iter().map(|placed| placed.rule.clone()).collect::<Vec<_>>();
    let diagonals = |grid, rising| Rule::from(Diagonals { grid: GridId(grid), falling: true, rising });
    let mut studio = preset(TraditionalLayout::Samurai);
    studio.key(Key::X);
    studio.drag_with("r2c2", Modifiers::COMMAND);
    assert_eq!(rules(&studio), [0, 1, 2, 3, 4].map(|grid| diagonals(grid, true)));
    studio.drag_with("r11c11", Modifiers::COMMAND);
    assert!(rules(&studio).is_empty());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(rules(&studio).is_empty());

    studio.click_cell("r11c11");
    studio.click("Diagonal from bottom left");
    studio.click("Apply to all grids");
    assert_eq!(rules(&studio), [2, 0, 1, 3, 4].map(|grid| diagonals(grid, false)));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(rules(&studio), [diagonals(2, false)]);
}

#[test]
fn the_grid_whose_middle_is_nearest_is_painted() {
    // All cells of the middle grid belong to another grid too.
    let mut studio = preset(TraditionalLayout::Flower);
    studio.key(Key::X);
    studio.click_cell("r8c8");
    let expected = Diagonals { grid: GridId(2), falling: true, rising: true };
    assert_eq!(studio.puzzle().rules(), [PlacedRule::new(expected)]);
}

#[test]
fn arrows_jump_over_holes() {
    let mut studio = preset(TraditionalLayout::Samurai);
    for (from, key, to) in [
        ("r1c9", Key::ArrowRight, "r1c13"),
        ("r9c1", Key::ArrowDown, "r13c1"),
        ("r13c13", Key::ArrowUp, "r12c13"),
        ("r21c21", Key::ArrowDown, "r1c21"),
    ] {
        studio.click_cell(from);
        studio.key(key);
        assert_eq!(studio.selected(), to);
        studio.key(Key::Escape);
    }
}

#[test]
fn the_board_is_zoomed_panned_and_fitted() {
    let mut studio = preset(TraditionalLayout::Samurai);
    let rect = |studio: &Studio| studio.app().cell_rect(Cell::new(0, 0)).unwrap();
    let fitted = rect(&studio);
    studio.expect("100%");
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    studio.key_with(Modifiers::COMMAND, Key::Equals);
    assert!(rect(&studio).width() > fitted.width() * 1.4);
    studio.key_with(Modifiers::COMMAND, Key::Minus);
    studio.key_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(rect(&studio), fitted);
    assert_eq!(studio.harness.ctx.zoom_factor(), 1.0, "the window keeps its size");

    // Pinching, or Ctrl with the wheel, keeps the point under the pointer.
    let middle = studio.at("r11c11");
    studio.harness.event(Event::PointerMoved(middle));
    studio.harness.event(Event::Zoom(2.0));
    studio.harness.run();
    assert!((studio.at("r11c11") - middle).length() < 2.0);
    assert!(rect(&studio).width() >= fitted.width() * 1.9);

    let before = rect(&studio).min;
    for (pos, button) in
        [(middle, Some(true)), (middle + vec2(40.0, -30.0), None), (middle + vec2(40.0, -30.0), Some(false))]
    {
        match button {
            Some(pressed) => studio.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Middle,
                pressed,
                modifiers: Modifiers::NONE,
            }),
            None => studio.harness.event(Event::PointerMoved(pos)),
        }
        studio.harness.run();
    }
    assert!((rect(&studio).min - before - vec2(40.0, -30.0)).length() < 1.5);
    assert!(studio.selected().is_empty(), "panning selects nothing");
    studio.click("View");
    studio.harness.get_by_label_contains("Show the whole board").click();
    studio.harness.run();
    assert_eq!(rect(&studio), fitted);
}

#[test]
fn the_selection_is_scrolled_into_view() {
    let mut studio = preset(TraditionalLayout::Samurai);
    studio.click_cell("r11c11");
    for _ in 0..5 {
        studio.key_with(Modifiers::COMMAND, Key::Plus);
    }
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp] {
        for _ in 0..12 {
            studio.key(key);
            let cursor = studio.app().document().selection.cursor.unwrap();
            let rect = studio.app().cell_rect(cursor).unwrap();
            assert!(canvas().expand(1.0).contains_rect(rect), "{cursor}: {rect:?}");
        }
    }
}

#[test]
fn thirteen_grids_are_painted_moved_and_zoomed() {
    let mut puzzle = Puzzle::empty(thirteen());
    for grid in 0..13 {
        let rule = PlacedRule::new(Diagonals { grid: GridId(grid), falling: true, rising: true });
        puzzle = Edit::AddRule(rule).apply(&puzzle).unwrap();
    }
    let mut studio = Studio::open(puzzle);
    let frames = |studio: &mut Studio, what: &str, frame: &mut dyn FnMut(&mut Studio, usize)| {
        const FRAMES: usize = 60;
        let started = Instant::now();
        for at in 0..FRAMES {
            frame(studio, at);
            studio.harness.step();
        }
        // Printed for comparison, not judged.
        if std::env::var_os("GRIDWRIGHT_FRAMES").is_some() {
            println!("{what}: {:.1} ms a frame", started.elapsed().as_secs_f64() * 1000.0 / FRAMES as f64);
        }
    };
    frames(&mut studio, "at rest", &mut |_, _| {});
    // Typing while checks and candidates are running: all results belong to the current puzzle.
    studio.click("Possible");
    studio.wait();
    studio.click_cell("r1c1");
    let typed = [Key::Num1, Key::Num2, Key::Num3, Key::Delete];
    frames(&mut studio, "typing", &mut |studio, at| {
        studio.harness.key_press(typed[at % typed.len()]);
        let cell = Cell::new(0, 0);
        let given = studio.puzzle().givens().get(&cell).copied();
        let obeys = |set: &DigitSet| given.is_none_or(|given| *set == DigitSet::just(given));
        assert!(studio.app().candidates().is_none_or(|sets| obeys(&sets[0])), "candidates of an older puzzle");
        checking::assert_fresh(studio);
    });
    studio.wait();
    assert!(matches!(studio.app().verdict(), Some(Verdict::Several(_))), "an empty board has many");
    assert_eq!(studio.app().candidates().map(|sets| sets[0].len()), Some(9));
    studio.key(Key::F4);
    frames(&mut studio, "zooming", &mut |studio, _| studio.harness.event(Event::Zoom(1.02)));
    studio.key_with(Modifiers::COMMAND, Key::Num0);
    studio.key(Key::G);
    studio.button("r5c5", true, Modifiers::NONE);
    let (from, to) = (studio.at("r5c5"), studio.at("r5c17"));
    frames(&mut studio, "dragging a grid", &mut |studio, at| {
        studio.harness.event(Event::PointerMoved(from + (to - from) * (at as f32 / 59.0)));
    });
    assert_eq!(studio.puzzle().board().grids()[0].origin().to_string(), "r1c1");
    studio.button("r5c11", false, Modifiers::NONE);
    assert_eq!(studio.puzzle().board().grids()[0].origin().to_string(), "r1c7");
}
