//! Fast editing: rectangle selection, copying, cutting, pasting and moving cells, and typing from cell to cell.

use egui::OutputCommand;

use super::*;

impl Studio {
    fn drag_between(&mut self, from: Pos2, to: Pos2) {
        self.harness.event(Event::PointerMoved(from));
        let modifiers = Modifiers::NONE;
        let button = |pos, pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
        self.harness.event(button(from, true));
        self.harness.run();
        (1..=8).for_each(|step| self.harness.event(Event::PointerMoved(from + (to - from) * (step as f32 / 8.0))));
        self.harness.run();
        self.harness.event(button(to, false));
        self.harness.run();
    }

    /// Returns what an event copies to the clipboard.
    fn clipped(&mut self, event: Event) -> Option<String> {
        self.harness.event(event);
        self.harness.step();
        let commands = self.harness.output().platform_output.commands.clone();
        self.harness.run();
        commands.into_iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text),
            _ => None,
        })
    }

    fn paste_text(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.harness.run_ok();
    }
}

#[test]
fn a_frame_drawn_from_beside_the_board_selects_what_is_inside() {
    let mut studio = Studio::empty();
    let corner = |studio: &Studio, cell: &str| studio.app().cell_rect(cell.parse().unwrap()).unwrap();
    let from = corner(&studio, "r1c1").left_top() - vec2(20.0, 20.0);
    let to = corner(&studio, "r2c3").right_bottom() - vec2(4.0, 4.0);
    studio.drag_between(from, to);
    assert_eq!(studio.selected(), "r1-2c1-3");
    // Dragging with Shift selects a rectangle from the current cell.
    studio.click_cell("r5c5");
    studio.drag_with("r6c6 r7c7 r7c6", Modifiers::SHIFT);
    assert_eq!(studio.selected(), "r5-7c5-6");
}

#[test]
fn cells_are_copied_cut_and_pasted_within_and_between_puzzles() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.drag("r3c1 r4c1 r4c2 r4c3");
    let text = studio.clipped(Event::Copy).unwrap();
    assert_eq!(text, "gridwright cells\n3##\n.42\n");
    studio.click_cell("r1c1");
    studio.paste_text(&text);
    assert_eq!(["r1c1", "r2c1", "r2c2", "r2c3"].map(|cell| studio.given(cell)), [Some(3), None, Some(4), Some(2)]);
    assert_eq!(studio.selected(), "r1c1 r2c1-3");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku(), "it was one step");
    // Into another puzzle, beyond its edge.
    let mut other = Studio::empty();
    other.click_cell("r9c8");
    other.paste_text(&text);
    assert_eq!((other.given("r9c8"), other.puzzle().givens().len()), (Some(3), 1));
    other.expect("3 cells did not fit on this board and were left out");
    let cut = studio.clipped(Event::Cut);
    assert_eq!(cut.as_deref(), Some("gridwright cells\n.##\n...\n"), "the selection is where it was pasted");
    studio.drag("r3c1 r4c1 r4c2");
    assert_eq!(studio.clipped(Event::Cut).as_deref(), Some("gridwright cells\n3#\n.4\n"));
    assert_eq!((studio.given("r3c1"), studio.given("r4c2"), studio.given("r4c3")), (None, None, Some(2)));
    // Without a selection the whole puzzle is copied.
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    assert!(studio.clipped(Event::Copy).unwrap().contains("grids:"));
}

#[test]
fn cells_are_moved_by_keys() {
    let mut studio = Studio::empty();
    studio.drag("r1c1 r1c2");
    studio.key(Key::Num5);
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    studio.key_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(["r1c1", "r1c2", "r2c2", "r2c3"].map(|cell| studio.given(cell)), [None, None, Some(5), Some(5)]);
    assert_eq!(studio.selected(), "r2c2-3");
    (0..4).for_each(|_| studio.key_with(Modifiers::ALT, Key::ArrowUp));
    assert_eq!(studio.selected(), "r1c2-3");
    studio.expect("The board ends there");
    (0..4).for_each(|_| studio.key_with(Modifiers::COMMAND, Key::Z));
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()));
}

#[test]
fn typing_goes_from_cell_to_cell_if_that_is_chosen() {
    let mut studio = Studio::empty();
    studio.click_cell("r1c8");
    studio.key(Key::Num5);
    assert_eq!(studio.selected(), "r1c8");
    studio.click("Edit");
    studio.click("Advance after typing");
    studio.click_cell("r1c8");
    for key in [Key::Num1, Key::Num0, Key::Num2, Key::Space, Key::Num3] {
        studio.key(key);
    }
    let row = ["r1c8", "r1c9", "r2c1", "r2c2", "r2c3"].map(|cell| studio.given(cell));
    assert_eq!(row, [Some(1), None, Some(2), None, Some(3)]);
    assert_eq!(studio.selected(), "r2c4");
    // It waits if 1 may be the first digit of 10.
    let mut large = Studio::open(Puzzle::empty(Board::single(4, 4).unwrap()).with_symbols(Symbols::Digits).unwrap());
    large.click("Edit");
    large.click("Advance after typing");
    large.click_cell("r1c1");
    // The second digit soon after the first.
    [Key::Num1, Key::Num2].into_iter().for_each(|key| large.harness.key_press(key));
    large.harness.run();
    large.key(Key::Num7);
    assert_eq!((large.given("r1c1"), large.given("r1c2")), (Some(12), Some(7)));
}

#[test]
fn rules_on_the_cells_that_are_moved_go_along() {
    let before = with_regions(&["r1c1-2", "r1c2-3"]);
    let mut studio = Studio::open(before.clone());
    studio.drag("r1c1 r1c2");
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    studio.key_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(places(&studio), "r2c2-3 and r1c2-3", "the other one lies beyond them too");
    (0..2).for_each(|_| studio.key_with(Modifiers::COMMAND, Key::Z));
    assert_eq!(studio.puzzle(), &before, "each was one step");
    // In a cell of two grids a digit has no single row to report.
    let twin = gridwright::board::TraditionalLayout::Twin.board(3, 3).unwrap();
    let stroke = gridwright::place::Stroke::new("r6c7".parse().unwrap());
    let painted = Kind::Indexers.apply_stroke(None, &twin, &stroke);
    let gridwright::place::StrokeEffect::Changed(rule) = painted else { panic!("nothing is painted") };
    let add = gridwright::puzzle::Edit::AddRule(gridwright::puzzle::PlacedRule::new(rule));
    let before = add.apply(&Puzzle::empty(twin)).unwrap();
    let mut studio = Studio::open(before.clone());
    studio.click_cell("r6c7");
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    studio.expect("rule 1 (Indexers): ");
    assert_eq!((studio.puzzle(), studio.selected()), (&before, "r6c7".to_owned()));
    studio.key_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(places(&studio), "r6c6");
}

/// Returns the positions of the rules of a puzzle, in order.
fn places(studio: &Studio) -> String {
    let board = studio.puzzle().board();
    let places = studio.puzzle().rules().iter().map(|placed| placed.rule.cells(board).to_string());
    places.collect::<Vec<_>>().join(" and ")
}

fn with_regions(regions: &[&str]) -> Puzzle {
    let add = |puzzle: Puzzle, cells: &&str| {
        let region = gridwright::variant::Region { cells: cells.parse().unwrap() };
        let placed = gridwright::puzzle::PlacedRule::new(region);
        gridwright::puzzle::Edit::AddRule(placed).apply(&puzzle).unwrap()
    };
    regions.iter().fold(Puzzle::empty(Board::classic()), add)
}

#[test]
fn rules_are_dragged_with_alt_as_one_step_that_escape_calls_off() {
    let mut studio = Studio::open(with_regions(&["r1-3c1-3", "r2c2-3"]));
    studio.drag_with("r2c2 r3c3 r5c6", Modifiers::ALT);
    assert_eq!(places(&studio), "r1-3c1-3 and r5c6-7");
    assert_eq!(studio.app().document().rule, Some(1), "it is selected");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(places(&studio), "r1-3c1-3 and r2c2-3", "one step");
    // Escape during the drag cancels it, and the remaining movement selects cells.
    studio.button("r2c2", true, Modifiers::ALT);
    studio.harness.event(Event::PointerMoved(studio.at("r7c7")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r7c7", false, Modifiers::NONE);
    assert_eq!((places(&studio), studio.app().document().undo_name()), ("r1-3c1-3 and r2c2-3".to_owned(), None));
    // There is no room beyond the edge, which is reported.
    studio.drag_with("r2c2 r5c5 r9c9", Modifiers::ALT);
    assert_eq!(places(&studio), "r1-3c1-3 and r2c2-3");
    studio.expect("The rule does not fit there");
    // Without Alt the same drag selects cells.
    studio.key(Key::Escape);
    studio.drag("r2c2 r2c3 r2c4");
    assert_eq!((studio.selected(), places(&studio)), ("r2c2-4".to_owned(), "r1-3c1-3 and r2c2-3".to_owned()));
}

#[test]
fn a_selected_rule_is_dragged_by_its_handle() {
    let mut studio = Studio::open(with_regions(&["r2c2-3"]));
    let corner = |studio: &Studio, cell: &str| {
        studio.on_screen(studio.app().cell_rect(cell.parse().unwrap()).unwrap().right_top())
    };
    let (from, to) = (corner(&studio, "r2c3") + vec2(-3.0, 3.0), corner(&studio, "r6c7") + vec2(-3.0, 3.0));
    // Without a selection there is no handle, so cells are selected.
    studio.drag_between(from, to);
    assert_eq!(places(&studio), "r2c2-3");
    assert!(!studio.selected().is_empty());
    studio.drag_with("r2c2", Modifiers::ALT);
    assert_eq!(
        (studio.app().document().rule, studio.selected().as_str()),
        (Some(0), ""),
        "a click with Alt selects it"
    );
    studio.drag_between(from, to);
    assert_eq!(places(&studio), "r6c6-7");
    assert_eq!((studio.app().document().rule, studio.selected().as_str()), (Some(0), ""));
    // Arrow keys move it further from there.
    studio.key_with(Modifiers::ALT, Key::ArrowUp);
    studio.key_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(places(&studio), "r5c5-6");
}

#[test]
fn clues_beyond_the_edge_are_dragged_to_other_places() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(Event::Text("Sandwich sum".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    let place = |studio: &Studio, row, col| studio.app().cell_rect(Cell::new(row, col)).unwrap().center();
    studio.click_place(Cell::new(-1, 2));
    studio.key(Key::Num7);
    let clues = |studio: &Studio| {
        let board = studio.puzzle().board();
        let grid = gridwright::board::GridId(0);
        let all = gridwright::board::OutsidePosition::all(grid, &board.grids()[0]);
        let rules = studio.puzzle().rules();
        let told = all.filter_map(|outside_position| {
            let clue = rules.iter().map(|placed| placed.rule.clue(outside_position)).find(|clue| !clue.is_empty())?;
            Some(format!("{}: {clue}", outside_position.square(&board.grids()[0])))
        });
        told.collect::<Vec<_>>().join(" ")
    };
    let before = clues(&studio);
    assert!(before.ends_with(": 7"), "{before}");
    let (from, to) = (place(&studio, -1, 2), place(&studio, 4, -1));
    studio.drag_between(from, to);
    let after = clues(&studio);
    assert!(after.ends_with(": 7") && after != before, "{after}");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(clues(&studio), before);
}

#[test]
fn marks_colours_and_rules_are_copied_with_their_cells() {
    let mut studio = Studio::open(with_regions(&["r1c1-2", "r9c8-9"]));
    studio.drag("r1c1 r1c2");
    studio.key_with(Modifiers::ALT, Key::Num3);
    studio.key_with(Modifiers::SHIFT, Key::Num7);
    let text = studio.clipped(Event::Copy).unwrap();
    let mut other = Studio::empty();
    other.click_cell("r5c5");
    other.paste_text(&text);
    assert_eq!(places(&other), "r5c5-6");
    let notes = |studio: &Studio, cell: &str| studio.puzzle().progress().at(cell.parse().unwrap());
    assert_eq!(notes(&other, "r5c6"), notes(&studio, "r1c2"));
    assert_eq!((notes(&other, "r5c6").colours.len(), notes(&other, "r5c6").corner.len()), (1, 1));
    // Cut removes all of it, as one step.
    let before = studio.puzzle().clone();
    studio.clipped(Event::Cut);
    assert_eq!((places(&studio).as_str(), studio.puzzle().progress().is_empty()), ("r9c8-9", true));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &before);
    // Only rules, between two puzzles.
    studio.drag_with("r9c9", Modifiers::ALT);
    let rules = studio.clipped(Event::Copy).unwrap();
    other.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    other.paste_text(&rules);
    assert_eq!(places(&other), "r5c5-6 and r9c8-9", "where it was");
    other.click_cell("r1c8");
    other.paste_text(&rules);
    assert_eq!(places(&other), "r5c5-6 and r9c8-9 and r1c8-9");
}

#[test]
fn a_key_selects_the_houses_of_a_cell_in_turn() {
    let mut studio = Studio::open(Puzzle::empty(Board::classic()));
    studio.click_cell("r2c5");
    let mut seen = Vec::new();
    for _ in 0..3 {
        studio.key_with(Modifiers::COMMAND, Key::H);
        seen.push(studio.selected());
    }
    seen.sort();
    assert_eq!(seen, ["r1-3c4-6", "r1-9c5", "r2c1-9"]);
}

/// Rests a finger on a cell until its menu opens, and lifts it.
fn hold(studio: &mut Studio, cell: &str) {
    let pos = studio.at(cell);
    let touch =
        |phase| Event::Touch { device_id: egui::TouchDeviceId(0), id: egui::TouchId(0), phase, pos, force: None };
    let modifiers = Modifiers::NONE;
    let button = |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
    [touch(egui::TouchPhase::Start), Event::PointerMoved(pos), button(true)]
        .into_iter()
        .for_each(|event| studio.harness.event(event));
    studio.harness.step();
    let start = studio.harness.ctx.input(|input| input.time);
    while studio.harness.ctx.input(|input| input.time) < start + 1.5 {
        studio.harness.step();
    }
    [touch(egui::TouchPhase::End), button(false), Event::PointerGone].into_iter().for_each(|event| {
        studio.harness.event(event);
    });
    studio.harness.run();
}

#[test]
fn a_long_touch_opens_the_menu_and_paints_nothing() {
    let mut studio = Studio::empty();
    studio.drag("r2c2 r2c3");
    hold(&mut studio, "r2c3");
    assert_eq!(studio.selected(), "r2c2-3", "what was selected stays");
    studio.expect("from selection");
    studio.key(Key::Escape);
    hold(&mut studio, "r5c5");
    assert_eq!(studio.selected(), "r5c5");
    studio.key(Key::Escape);
    studio.key(Key::C);
    hold(&mut studio, "r7c7");
    studio.expect("from selection");
    assert!(studio.puzzle().rules().is_empty(), "no cage is begun");
    // The rule at the finger comes first.
    studio.key(Key::Escape);
    studio.drag("r7c7 r7c8");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    studio.key(Key::D);
    hold(&mut studio, "r7c8");
    assert_eq!(studio.app().document().rule, Some(0));
    studio.expect("Duplicate rule");
}
