//! The list of rules: multiple selection, order, copies, isolation, and context menus.

use super::*;

/// Opens a studio with three regions, named by the column of their one row.
fn studio() -> Studio {
    let rules = ["r1c1-4", "r2c1-4", "r3c1-4"];
    let add = |puzzle: Puzzle, cells: &str| {
        let region = gridwright::variant::Region { cells: cells.parse().unwrap() };
        let placed = gridwright::puzzle::PlacedRule::new(region);
        gridwright::puzzle::Edit::AddRule(placed).apply(&puzzle).unwrap()
    };
    Studio::open(rules.into_iter().fold(shidoku(), add))
}

/// Returns the regions in list order, with a minus for those that are off.
fn order(studio: &Studio) -> String {
    let one = |placed: &gridwright::puzzle::PlacedRule| {
        let cells = placed.rule.cells(studio.puzzle().board()).to_string();
        format!("{}{}", if placed.on { "" } else { "-" }, &cells[1..2])
    };
    studio.puzzle().rules().iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Returns the row of the rule with this index in the list.
fn row(studio: &Studio, place: usize) -> egui::Rect {
    let rows = studio.harness.query_all_by_role(Role::ListItem);
    let rules: Vec<egui::Rect> = rows
        .filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Extra region")))
        .map(|node| node.rect())
        .collect();
    rules[place]
}

fn click_row(studio: &mut Studio, place: usize, button: PointerButton, modifiers: Modifiers) {
    // The left part, next to the eye.
    let pos = row(studio, place).left_center() + egui::vec2(30.0, 0.0);
    studio.harness.event(egui::Event::ModifiersChanged(modifiers));
    studio.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        studio.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        studio.harness.step();
    }
    studio.harness.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    studio.harness.run();
}

#[test]
fn several_rules_are_chosen_by_control_and_shift_and_go_together() {
    let mut studio = studio();
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 2, PointerButton::Primary, Modifiers::COMMAND);
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(egui::Event::Text("Switch 2 rules off".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert_eq!(order(&studio), "-1 2 -3");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(order(&studio), "1 2 3");
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 2, PointerButton::Primary, Modifiers::SHIFT);
    studio.key(Key::Delete);
    assert_eq!(order(&studio), "1");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(order(&studio), "1 2 3", "one step");
}

#[test]
fn rules_are_moved_by_keys_and_by_dragging() {
    let mut studio = studio();
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(order(&studio), "2 1 3");
    // The focus moves with the rule.
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(order(&studio), "2 3 1");
    studio.key(Key::ArrowUp);
    studio.key(Key::ArrowUp);
    studio.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(order(&studio), "3 2 1");

    let (from, to) = (row(&studio, 2).left_center(), row(&studio, 0).left_top());
    drag_line(&mut studio, from, to.y + 2.0);
    assert_eq!(order(&studio), "1 3 2");
}

/// Drags a line of the list up or down to this height.
fn drag_line(studio: &mut Studio, from: Pos2, to: f32) {
    let mut pos = from + egui::vec2(40.0, 0.0);
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    studio.harness.event(egui::Event::PointerMoved(pos));
    studio.harness.event(egui::Event::PointerButton { pos, button, pressed: true, modifiers });
    studio.harness.step();
    for _ in 0..4 {
        pos.y += (to - from.y) / 4.0;
        studio.harness.event(egui::Event::PointerMoved(pos));
        studio.harness.step();
    }
    studio.harness.event(egui::Event::PointerButton { pos, button, pressed: false, modifiers });
    studio.harness.run();
}

#[test]
fn a_group_is_dragged_by_its_head_and_rules_into_and_out_of_it() {
    let mut studio = studio();
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::COMMAND);
    studio.key_with(Modifiers::COMMAND, Key::G);
    let is = |studio: &Studio, expected: &str, in_group: &[&str]| {
        assert_eq!(order(studio), expected);
        assert_eq!(groups(studio), in_group);
    };
    is(&studio, "1 2 3", &["Group 1", "Group 1", ""]);
    // Past the rule below it, in one step.
    let head = studio.harness.get_by_label("Group Group 1, 2 rules").rect();
    let end = row(&studio, 2).bottom();
    drag_line(&mut studio, head.left_center(), end);
    is(&studio, "3 1 2", &["", "Group 1", "Group 1"]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    is(&studio, "1 2 3", &["Group 1", "Group 1", ""]);
    // A rule between two of the group joins it.
    let (from, to) = (row(&studio, 2).left_center(), row(&studio, 1).top());
    drag_line(&mut studio, from, to);
    is(&studio, "1 3 2", &["Group 1"; 3]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    is(&studio, "1 2 3", &["Group 1", "Group 1", ""]);
    // Moving the first of the group below the last rule takes it out of the group.
    let (from, to) = (row(&studio, 0).left_center(), row(&studio, 2).bottom());
    drag_line(&mut studio, from, to);
    is(&studio, "2 3 1", &["Group 1", "", ""]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    is(&studio, "1 2 3", &["Group 1", "Group 1", ""]);
}

/// Returns the groups of the regions in order.
fn groups(studio: &Studio) -> Vec<String> {
    studio.puzzle().rules().iter().map(|placed| placed.group.clone()).collect()
}

#[test]
fn rules_are_grouped_named_folded_and_taken_out_again() {
    let mut studio = studio();
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 2, PointerButton::Primary, Modifiers::COMMAND);
    studio.key_with(Modifiers::COMMAND, Key::G);
    assert_eq!(
        (order(&studio), groups(&studio)),
        ("1 3 2".to_owned(), ["Group 1", "Group 1", ""].map(Into::into).into())
    );

    let head = "Group Group 1, 2 rules";
    let at = studio.harness.get_by_label(head).rect().center();
    studio.harness.event(egui::Event::PointerMoved(at));
    studio.harness.run();
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    let press = |pressed| egui::Event::PointerButton { pos: at, button, pressed, modifiers };
    studio.harness.input_mut().events.extend([press(true), press(false), press(true), press(false)]);
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(egui::Event::Text("Left  side".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert_eq!(groups(&studio), ["Left side", "Left side", ""]);
    assert_eq!(studio.app().document().undo_name().as_deref(), Some("Rename Group 1"));

    // If collapsed, its rules are not listed, except one selected on the board.
    studio.click("Left side");
    let regions = |studio: &Studio| studio.harness.query_all_by_label_contains("Extra region, 4 cells").count();
    assert_eq!(regions(&studio), 1);
    studio.click("Group Left side, 2 rules");
    assert_eq!(regions(&studio), 3);
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(egui::Event::Text("Remove from group".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert_eq!(groups(&studio), ["", "", ""]);
}

#[test]
fn rules_and_groups_are_named_by_a_key() {
    let mut studio = studio();
    let typed = |studio: &mut Studio, text: &str| {
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.harness.event(egui::Event::Text(text.to_owned()));
        studio.harness.run();
        studio.key(Key::Enter);
    };
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::NONE);
    studio.key(Key::F2);
    typed(&mut studio, "Second row");
    assert_eq!(studio.puzzle().rules()[1].name, "Second row");
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::SHIFT);
    studio.key_with(Modifiers::COMMAND, Key::G);
    let chosen: Vec<bool> = groups(&studio).iter().map(|group| !group.is_empty()).collect();
    assert_eq!(chosen, [true; 3]);
    // A click on its heading selects the whole group.
    studio.click("Group Group 1, 3 rules");
    studio.key_with(Modifiers::COMMAND, Key::R);
    typed(&mut studio, "Left side");
    assert_eq!(groups(&studio), ["Left side"; 3]);
    // Several rules without a group have no common name.
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    let before = studio.puzzle().clone();
    studio.key_with(Modifiers::COMMAND, Key::R);
    studio.expect("Select one rule or one group first");
    assert_eq!(studio.puzzle(), &before);
}

#[test]
fn a_locked_rule_stays_as_it_is_until_it_is_unlocked() {
    let mut studio = studio();
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::NONE);
    studio.click("Lock");
    let before = studio.puzzle().clone();
    studio.key(Key::Delete);
    assert_eq!(studio.puzzle(), &before);
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(egui::Event::Text("Switch rule off".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert_eq!(order(&studio), "1 -2 3", "a lock does not keep it from being switched off");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.click("Unlock extra region");
    studio.key(Key::Escape);
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::NONE);
    studio.key(Key::Delete);
    assert_eq!(order(&studio), "1 3");
}

#[test]
fn selected_rules_move_over_the_board_by_keys() {
    let mut studio = studio();
    click_row(&mut studio, 2, PointerButton::Primary, Modifiers::NONE);
    let places = |studio: &Studio| {
        let board = studio.puzzle().board();
        let places = studio.puzzle().rules().iter().map(|placed| placed.rule.cells(board).to_string());
        places.collect::<Vec<_>>().join(" ")
    };
    let run = |studio: &mut Studio, name: &str| {
        studio.key_with(Modifiers::COMMAND, Key::K);
        studio.harness.event(egui::Event::Text(name.to_owned()));
        studio.harness.run();
        studio.key(Key::Enter);
    };
    run(&mut studio, "Move rule down on the board");
    assert_eq!(places(&studio), "r1c1-4 r2c1-4 r4c1-4");
    run(&mut studio, "Move rule down on the board");
    assert_eq!(places(&studio), "r1c1-4 r2c1-4 r4c1-4", "the board ends there");
    studio.expect("The rule does not fit there");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(places(&studio), "r1c1-4 r2c1-4 r3c1-4");
}

#[test]
fn a_rule_has_the_name_that_its_author_gives_it() {
    let mut studio = studio();
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::NONE);
    studio.click("Rule name");
    studio.harness.event(egui::Event::Text("Second".to_owned()));
    studio.harness.run();
    studio.harness.event(egui::Event::Text(" row".to_owned()));
    studio.harness.run();
    assert_eq!(studio.puzzle().rules()[1].name, "Second row");
    studio.key(Key::Enter);
    studio.expect("Second row, Extra region");
    // Text typed in one go is one step.
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().rules()[1].name, "");
}

#[test]
fn the_second_button_opens_the_menu_of_a_rule() {
    let mut studio = studio();
    click_row(&mut studio, 1, PointerButton::Secondary, Modifiers::NONE);
    studio.click("Switch all other rules off");
    assert_eq!(order(&studio), "-1 2 -3");
    click_row(&mut studio, 1, PointerButton::Secondary, Modifiers::NONE);
    studio.click("Switch all rules on");
    assert_eq!(order(&studio), "1 2 3");
    click_row(&mut studio, 1, PointerButton::Secondary, Modifiers::NONE);
    studio.click("Duplicate rule");
    assert_eq!(order(&studio), "1 2 2 3");
    assert_eq!(studio.app().document().rule, Some(2), "the copy is selected");
}

#[test]
fn the_second_button_opens_the_menu_of_the_cells() {
    let mut studio = studio();
    let click = |studio: &mut Studio, cell: &str| {
        let pos = studio.at(cell);
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        studio.harness.event(egui::Event::PointerMoved(pos));
        for pressed in [true, false] {
            studio.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            studio.harness.step();
        }
        studio.harness.run();
    };
    click(&mut studio, "r2c3");
    assert_eq!(studio.selected(), "r2c3");
    studio.click("Select whole row Shift+Space");
    assert_eq!(studio.selected(), "r2c1-4");
    // A click on one of several selected cells applies to all of them.
    click(&mut studio, "r2c2");
    assert_eq!(studio.selected(), "r2c1-4");
    studio.expect("Cut cells");
    studio.key(Key::Escape);
    assert!(!studio.shows("Cut cells"));
}

/// Opens a studio with the maximum number of rules, in groups of three. They are switched off, since this tests the
/// list, not the board.
fn many() -> Studio {
    let placed = |index: usize| {
        let region = gridwright::variant::Region { cells: cells("r1c1-4") };
        let (name, group) = (format!("Rule {}", index + 1), format!("Part {}", index / 3 + 1));
        let rule = gridwright::puzzle::PlacedRule::new(region);
        gridwright::puzzle::PlacedRule { on: false, name, group, ..rule }
    };
    let (board, givens) = (shidoku().board().clone(), shidoku().givens().clone());
    let rules = (0..gridwright::puzzle::MAX_RULES).map(placed);
    Studio::open(Puzzle::builder(board).givens(givens).rules(rules).build().unwrap())
}

/// Returns the visible lines of the list: headings of groups and rows of rules.
fn lines(studio: &Studio) -> Vec<(String, egui::Rect)> {
    let line = |node: egui_kittest::Node<'_>| Some((node.accesskit_node().label()?, node.rect()));
    let all = studio.harness.query_all_by_role(Role::ListItem).filter_map(line);
    all.filter(|(label, _)| label.starts_with("Rule ") || label.starts_with("Group Part ")).collect()
}

/// Returns the row of the rule with this number, if it exists.
fn line(studio: &Studio, number: usize) -> Option<egui::Rect> {
    let name = format!("Rule {number},");
    lines(studio).into_iter().find(|(label, _)| label.starts_with(&name)).map(|(_, rect)| rect)
}

fn press(studio: &mut Studio, pos: Pos2) {
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        studio.harness.step();
    }
    studio.harness.run_ok();
}

/// Presses the eye of a rule, which works only if it is visible.
fn press_eye(studio: &mut Studio, number: usize) {
    let row = line(studio, number).unwrap_or_else(|| panic!("rule {number} is not there"));
    press(studio, row.right_center() - egui::vec2(20.0, 0.0));
    assert!(studio.puzzle().rules()[number - 1].on, "rule {number} is out of sight: {row:?}");
}

/// Scrolls the list to one of its ends.
fn turn(studio: &mut Studio, down: bool) {
    let head = studio.harness.get_by_label_contains("Rules ·").rect();
    studio.harness.event(Event::PointerMoved(head.left_bottom() + egui::vec2(60.0, 60.0)));
    studio.harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        source: egui::MouseWheelSource::Wheel,
        delta: vec2(0.0, if down { -1e6 } else { 1e6 }),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    studio.harness.run_steps(8);
    studio.harness.run_ok();
}

#[test]
fn of_a_long_list_only_what_is_in_sight_is_drawn() {
    let mut studio = many();
    let count = studio.puzzle().rules().len();
    for down in [true, false] {
        let there = lines(&studio);
        assert!((6..60).contains(&there.len()), "{} lines: {there:?}", there.len());
        turn(&mut studio, down);
    }
    // Each line is where it would be if all were drawn.
    let top = |number: usize| line(&studio, number).unwrap().top();
    // The distance between two rules, and the extra height of a group heading.
    let row = top(2) - top(1);
    let head = top(4) - top(3) - row;
    let expected = (count - 1) as f32 * row + (count.div_ceil(3) - 1) as f32 * head;
    let found = top(count) - top(1);
    assert!((found - expected).abs() < 0.5, "{found} instead of {expected}");
    // Both ends of the list can be reached.
    press_eye(&mut studio, 1);
    turn(&mut studio, true);
    press_eye(&mut studio, count);
    turn(&mut studio, false);
    assert!(line(&studio, 2).is_some() && line(&studio, count / 2).is_none());
}

#[test]
fn keys_go_through_a_long_list_and_the_list_follows() {
    let mut studio = many();
    let count = studio.puzzle().rules().len();
    let row = line(&studio, 1).unwrap();
    press(&mut studio, row.left_center() + egui::vec2(40.0, 0.0));
    assert_eq!(studio.app().document().rule, Some(0));
    studio.key(Key::End);
    studio.key(Key::ArrowUp);
    studio.key(Key::ArrowUp);
    assert_eq!(studio.app().document().rule, Some(count - 3));
    studio.key(Key::End);
    assert_eq!(studio.app().document().rule, Some(count - 1));
    press_eye(&mut studio, count);
    // A line that is scrolled out of view keeps the focus.
    let row = line(&studio, count).unwrap();
    press(&mut studio, row.left_center() + egui::vec2(40.0, 0.0));
    turn(&mut studio, false);
    studio.key(Key::ArrowUp);
    assert_eq!(studio.app().document().rule, Some(count - 2));
    press_eye(&mut studio, count - 1);
    let row = line(&studio, count - 1).unwrap();
    press(&mut studio, row.left_center() + egui::vec2(40.0, 0.0));
    studio.key(Key::Home);
    assert_eq!(studio.app().document().rule, Some(0));
    press_eye(&mut studio, 1);
}

#[test]
fn the_group_that_is_named_by_a_key_is_there_however_long_the_list_is() {
    let mut studio = many();
    let head = lines(&studio).into_iter().find(|(label, _)| label == "Group Part 1, 3 rules").unwrap().1;
    press(&mut studio, head.center());
    turn(&mut studio, true);
    studio.key_with(Modifiers::COMMAND, Key::R);
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text("Beginning".to_owned()));
    studio.harness.run_ok();
    studio.key(Key::Enter);
    assert_eq!(groups(&studio)[..4], ["Beginning", "Beginning", "Beginning", "Part 2"]);
}

#[test]
fn a_group_gets_a_quantifier() {
    use gridwright::puzzle::Quantifier;
    let mut studio = studio();
    let quantifiers = |studio: &Studio| -> Vec<Option<Quantifier>> {
        studio.puzzle().rules().iter().map(|placed| placed.quantifier).collect()
    };
    let open = |studio: &mut Studio| {
        studio.key_with(Modifiers::COMMAND, Key::K);
        studio.harness.event(egui::Event::Text("Set quantifier".to_owned()));
        studio.harness.run();
        studio.key(Key::Enter);
    };
    click_row(&mut studio, 0, PointerButton::Primary, Modifiers::NONE);
    click_row(&mut studio, 1, PointerButton::Primary, Modifiers::SHIFT);
    open(&mut studio);
    studio.click("At most this number");
    studio.click("Set");
    let two = Some(Quantifier::AtMost(1));
    assert_eq!(quantifiers(&studio), [two, two, None]);
    assert_eq!(groups(&studio), ["Group 1", "Group 1", ""]);
    studio.expect("Group Group 1, 2 rules (at most 1)");
    assert_eq!(studio.app().document().undo_name().as_deref(), Some("Quantifier: at most 1"));
    // The whole group gets another quantifier and keeps its name.
    studio.click("Group Group 1, 2 rules (at most 1)");
    open(&mut studio);
    studio.click("All rules hold");
    studio.click("Set");
    assert_eq!(quantifiers(&studio), [None; 3]);
    assert_eq!(groups(&studio), ["Group 1", "Group 1", ""]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(quantifiers(&studio), [None; 3]);
    assert_eq!(groups(&studio), ["", "", ""]);
}
