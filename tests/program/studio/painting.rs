//! Painting rules, and editing them afterwards.

use gridwright::variant::{KillerCage, Parity, SumClue, Thermometer};

use super::*;

#[test]
fn each_kind_is_painted_by_its_gesture() {
    for &kind in Kind::ALL {
        let name = &kind.name().to_string();
        let mut studio = Studio::empty();
        studio.click(name);
        // On one grid, a rule for the whole grid is a checkbox.
        let is_checkbox = kind.gesture() == Gesture::Grid;
        assert!(is_checkbox || studio.app().tool_id() == ToolId::Paint(kind), "{name}");
        match kind.gesture() {
            Gesture::Grid => {}
            Gesture::Box | Gesture::Square => studio.click_cell("r5c5"),
            Gesture::Border | Gesture::Corner => studio.click_cell("r5c5"),
            Gesture::Cells | Gesture::Path => studio.drag("r5c5 r5c6 r6c6"),
            Gesture::Edge => {
                studio.click_place(Cell::new(-1, 2));
                studio.key(Key::Num4);
            }
        }
        let rules = studio.puzzle().rules();
        assert_eq!(rules.len(), 1, "{name}");
        assert_eq!(rules[0].rule.kind(), kind);
        let place = rules[0].rule.description(studio.puzzle().board());
        studio.expect(&format!("{name}, {place}"));
        if is_checkbox {
            continue;
        }
        let words = rules[0].rule.rules_text(&studio.puzzle().context()).to_string();
        studio.expect(&words);
        // The key of the kind activates the tool, too.
        studio.key(Key::Escape);
        studio.key(Key::D);
        assert_eq!(studio.app().tool_id(), ToolId::Digits);
        match kind.info().key {
            Some(key) => studio.key(Key::from_name(&key.to_string()).unwrap()),
            None => studio.click(name),
        }
        assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
    }
}

#[test]
fn a_region_is_painted_extended_and_undone() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.drag("r1c1 r1c4 r2c4");
    let region = |studio: &Studio| studio.puzzle().rules()[0].rule.cells(studio.puzzle().board());
    assert_eq!(region(&studio), cells("r1c1-4 r2c4"));
    studio.drag_with("r2c3 r2c1", Modifiers::SHIFT);
    assert_eq!(region(&studio), cells("r1-2c1-4"));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(region(&studio), cells("r1c1-4 r2c4"));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.puzzle().rules().is_empty(), "one gesture is one step");
}

#[test]
fn a_gesture_is_dropped_by_escape() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.button("r1c1", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r1c5")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r1c5", false, Modifiers::NONE);
    assert!(studio.puzzle().rules().is_empty());
    assert_ne!(studio.app().tool_id(), ToolId::Digits, "the first escape drops the gesture only");
    studio.key(Key::Escape);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
}

#[test]
fn odd_and_even_are_two_brushes() {
    let mut studio = Studio::empty();
    studio.key(Key::E);
    studio.drag("r1c1 r1c3");
    studio.click("Odd");
    studio.drag("r2c1 r2c2");
    studio.key(Key::E);
    studio.drag("r3c1 r3c2");
    assert_eq!(studio.puzzle().rules().len(), 1);
    let marked = Parity::of(cells("r2c1-2"), cells("r1c1-3 r3c1-2"));
    assert_eq!(studio.puzzle().rules()[0].rule, marked.into());
}

#[test]
fn clues_are_typed_beside_the_grid() {
    let mut studio = Studio::empty();
    studio.click("Outside sudoku");
    let (top, left) = (Cell::new(-1, 2), Cell::new(4, -1));
    studio.click_place(top);
    for key in [Key::Num4, Key::Num1, Key::Num7] {
        studio.key(key);
    }
    studio.click_place(left);
    studio.key(Key::Num9);
    studio.expect("Outside sudoku, whole grid · 4 digits");
    assert!(studio.puzzle().givens().is_empty());
    studio.click_place(top);
    studio.key(Key::Num1);
    studio.expect("3 digits");
    studio.key(Key::Backspace);
    studio.expect("2 digits");
    studio.key(Key::Delete);
    studio.expect("1 digit");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.expect("2 digits");
    studio.click_cell("r5c5");
    studio.expect("Click a square outside the grid");
}

#[test]
fn a_refused_edit_says_why() {
    let mut studio = Studio::empty();
    studio.key(Key::R);
    studio.drag("r1c1 r1c9 r2c9");
    assert!(studio.puzzle().rules().is_empty());
    studio.expect("10 cells cannot all have different digits; there are only 9 digits");
}

#[test]
fn kinds_that_do_not_fit_cannot_be_taken_up() {
    let mut studio = Studio::open(shidoku());
    for (name, possible) in [("Windoku", false), ("Pyramids", false), ("Diagonals", true), ("Magic box", true)] {
        let node = studio.harness.get_by_label(name);
        assert_eq!(node.accesskit_node().is_disabled(), !possible, "{name}");
    }
    studio.key(Key::Q);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
    studio.expect("needs a 9x9 grid");
}

#[test]
fn rules_are_switched_coloured_changed_and_deleted() {
    let mut studio = Studio::empty();
    studio.key(Key::M);
    studio.click_cell("r5c5");
    studio.click("Rose");
    assert_eq!(studio.puzzle().rules()[0].tint().name(), "rose");
    studio.click("Include diagonals");
    studio.expect("rows, columns and diagonals all sum to 15");
    studio.click("Switch magic box off");
    assert!(!studio.puzzle().rules()[0].on);
    studio.click("Switch magic box on");
    assert!(studio.puzzle().rules()[0].on);
    studio.click("Magic box, box 5 · lines sum to 15");
    studio.key(Key::Delete);
    assert!(studio.puzzle().rules().is_empty());
    for _ in 0..5 {
        studio.key_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(studio.puzzle().rules().len(), 1);
    studio.click("Magic box, box 5 · lines sum to 15");
    studio.click("Delete rule");
    assert!(studio.puzzle().rules().is_empty());
}

#[test]
fn sums_of_cages_are_typed_where_the_cage_is_painted() {
    let mut studio = Studio::empty();
    let cages = |studio: &Studio| -> Vec<(String, Option<u16>)> {
        let cages = studio.puzzle().rules().iter().map(|placed| placed.rule.downcast::<KillerCage>().unwrap());
        cages.map(|cage| (cage.cells.to_string(), cage.sum.as_ref().and_then(SumClue::number))).collect()
    };
    let type_keys = |studio: &mut Studio, keys: &[Key]| keys.iter().for_each(|&key| studio.key(key));
    studio.key(Key::C);
    studio.drag("r1c1 r1c3");
    assert_eq!(cages(&studio), [("r1c1-3".into(), None)]);
    type_keys(&mut studio, &[Key::Num1, Key::Num1]);
    assert_eq!(cages(&studio)[0].1, Some(11));
    assert!(studio.puzzle().givens().is_empty(), "the figures are no givens");
    // Another cage, a two-digit clue with a zero, and a clue of only zero.
    studio.drag("r5c5 r5c6");
    type_keys(&mut studio, &[Key::Num1, Key::Num0]);
    studio.drag("r7c7 r7c8");
    type_keys(&mut studio, &[Key::Num0]);
    let sums = |studio: &Studio| cages(studio).into_iter().map(|(_, sum)| sum).collect::<Vec<_>>();
    assert_eq!(sums(&studio), [Some(11), Some(10), Some(0)]);
    // A click on a cage selects it again, so that its clue can be changed in place.
    studio.click_cell("r1c2");
    type_keys(&mut studio, &[Key::Backspace, Key::Num5]);
    assert_eq!(sums(&studio), [Some(15), Some(10), Some(0)]);
    // A number that would be too large is rejected without losing anything.
    type_keys(&mut studio, &[Key::Num7]);
    assert_eq!(sums(&studio)[0], Some(15));
    studio.key(Key::Delete);
    assert_eq!(sums(&studio)[0], None);
    type_keys(&mut studio, &[Key::Num6, Key::Enter, Key::Num3]);
    assert_eq!(sums(&studio), [Some(6), Some(3), Some(0)], "Enter ends the clue and goes to the next cage");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(sums(&studio), [Some(6), Some(10), Some(0)]);
    studio.click_cell("r5c5");
    studio.key(Key::Escape);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::KillerCage), "the first escape ends the clue only");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(sums(&studio)[0], None);
}

#[test]
fn a_sum_is_typed_while_the_cage_is_painted_and_in_the_inspector() {
    let mut studio = Studio::empty();
    studio.key(Key::C);
    studio.button("r1c1", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r1c2")));
    studio.harness.run();
    studio.key(Key::Num1);
    studio.key(Key::Num7);
    studio.button("r1c2", false, Modifiers::NONE);
    let sum = |studio: &Studio| {
        let cage = studio.puzzle().rules()[0].rule.downcast::<KillerCage>().unwrap();
        cage.sum.as_ref().and_then(SumClue::number)
    };
    assert_eq!((studio.puzzle().rules().len(), sum(&studio)), (1, Some(17)));
    studio.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Sum").focus();
    studio.harness.run();
    studio.key(Key::Backspace);
    assert_eq!(sum(&studio), Some(1));
}

#[test]
fn a_thermometer_goes_on_from_its_end_and_is_cut_off() {
    let mut studio = Studio::empty();
    let path = |studio: &Studio| {
        studio
            .puzzle()
            .rules()
            .iter()
            .map(|placed| placed.rule.downcast::<Thermometer>().unwrap().path.to_string())
            .collect::<Vec<_>>()
    };
    studio.key(Key::T);
    studio.drag("r1c1 r1c3 r2c3");
    assert_eq!(path(&studio), ["r1c1 r1c2 r1c3 r2c3"]);
    studio.drag_with("r3c3 r4c3", Modifiers::SHIFT);
    assert_eq!(path(&studio), ["r1c1 r1c2 r1c3 r2c3 r3c3 r4c3"]);
    studio.drag_with("r1c3 r2c2", Modifiers::SHIFT);
    let branches = |studio: &Studio| {
        let rule = studio.puzzle().rules()[0].rule.downcast::<Thermometer>().unwrap().clone();
        rule.branches.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(branches(&studio), ["r1c3 r2c2"], "from the middle it branches off");
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.drag_with("r1c3", Modifiers::SHIFT);
    assert_eq!(path(&studio), ["r1c1 r1c2 r1c3"], "a click cuts it off");
    studio.click("Slow");
    studio.expect("or stay the same");
}

#[test]
fn a_line_goes_on_where_the_last_stroke_ended() {
    let lines = |studio: &Studio| -> Vec<String> {
        let rules = studio.puzzle().rules().iter();
        rules.map(|placed| placed.rule.cells(studio.puzzle().board()).to_string()).collect()
    };
    for kind in [Kind::Renban, Kind::Thermometer, Kind::Arrow, Kind::OwnLine] {
        let name = &kind.name().to_string();
        let mut studio = Studio::empty();
        studio.click(name);
        studio.drag("r1c1 r1c2 r1c3");
        studio.drag("r1c3 r2c3");
        studio.drag("r2c3 r2c4 r2c5");
        assert_eq!(lines(&studio), ["r1c1-3 r2c3-5"], "{name}");
        // Each stroke is a separate undo step.
        studio.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(lines(&studio), ["r1c1-3 r2c3"], "{name}");
        // Elsewhere a new line starts; an older one can be extended from either end.
        studio.drag("r5c5 r5c6");
        studio.drag("r2c3 r3c3");
        assert_eq!(lines(&studio), ["r1c1-3 r2-3c3", "r5c5-6"], "{name}");
        if kind == Kind::Renban {
            studio.drag("r5c5 r6c5");
            assert_eq!(lines(&studio)[1], "r5c5-6 r6c5");
            studio.key_with(Modifiers::COMMAND, Key::Z);
        }
        // A line cannot continue over itself, so this starts another one.
        studio.drag("r3c3 r2c3");
        assert_eq!(lines(&studio).len(), 3, "{name}");
        // Ctrl starts a new one anywhere.
        studio.drag_with("r5c6 r5c7", Modifiers::COMMAND);
        assert_eq!((lines(&studio).len(), lines(&studio)[3].as_str()), (4, "r5c6-7"), "{name}");
    }
    // It can be extended even after the tool was deactivated.
    let mut studio = Studio::empty();
    studio.key(Key::T);
    studio.drag("r1c1 r1c2");
    studio.key(Key::Escape);
    studio.key(Key::T);
    studio.drag("r1c2 r1c3");
    assert_eq!(lines(&studio), ["r1c1-3"]);
}

#[test]
fn a_press_on_what_is_drawn_selects_it_and_delete_takes_it_away() {
    for &kind in Kind::ALL.iter().filter(|kind| !matches!(kind.gesture(), Gesture::Edge | Gesture::Grid)) {
        let name = &kind.name().to_string();
        let mut studio = Studio::empty();
        studio.click(name);
        let by_cells = matches!(kind.gesture(), Gesture::Cells | Gesture::Path);
        match by_cells {
            true => studio.drag("r5c5 r5c6 r6c6"),
            false => studio.click_cell("r5c5"),
        }
        let painted = studio.puzzle().clone();
        assert_eq!(painted.rules().len(), 1, "{name}");
        // Nothing is selected.
        studio.key(Key::Escape);
        studio.key(Key::D);
        studio.click_cell("r9c9");
        studio.click(name);
        assert_eq!(studio.app().document().rule, None, "{name}");
        studio.click_cell("r5c5");
        assert_eq!(studio.puzzle(), &painted, "a press changes nothing: {name}");
        assert_eq!(studio.app().document().rule, Some(0), "{name}");
        studio.key(Key::Delete);
        let marks = studio.puzzle().rules().first().map(|placed| placed.rule.cells(painted.board()));
        // If marks form one rule, the pressed one is removed, and the others stay whatever is pressed next.
        if let Some(marks) = marks {
            assert_eq!(marks, cells("r5c6 r6c6"), "{name}");
            assert_eq!(studio.app().document().rule, None, "{name}");
        }
        studio.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(studio.puzzle(), &painted, "one step: {name}");
    }
}

#[test]
fn a_further_rule_of_the_authors_own_says_the_same() {
    let mut studio = Studio::empty();
    studio.click("Custom line");
    studio.drag("r1c1 r1c2 r1c3");
    let ron = |studio: &Studio, index: usize| format!("{:?}", studio.puzzle().rules()[index].rule);
    let field = studio.harness.get_by_role_and_label(Role::MultilineTextInput, "Formula");
    field.focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text("a + b != 10".to_owned()));
    studio.key(Key::Enter);
    assert!(ron(&studio, 0).contains("a + b != 10"), "{}", ron(&studio, 0));
    studio.drag("r5c5 r6c6 r7c7");
    assert!(ron(&studio, 1).contains("a + b != 10"), "{}", ron(&studio, 1));
    let cells = |index: usize| studio.puzzle().rules()[index].rule.cells(studio.puzzle().board()).to_string();
    assert_eq!([cells(0), cells(1)], ["r1c1-3", "r5c5 r6c6 r7c7"]);
    // Another kind is not affected.
    studio.click("Custom cage");
    studio.drag("r9c1 r9c2");
    assert!(ron(&studio, 2).contains("a + b != n + 1"), "{}", ron(&studio, 2));
}

#[test]
fn a_line_that_is_too_short_is_refused_by_its_name() {
    let mut studio = Studio::open(shidoku());
    studio.key(Key::T);
    studio.click_cell("r1c1");
    studio.expect("Thermometer: needs at least 2 cells");
    assert!(!studio.shows("rule 1") && studio.puzzle().rules().is_empty());
}

#[test]
fn a_tool_taken_by_its_key_is_seen_in_the_folded_column() {
    let mut studio = Studio::open(shidoku());
    studio.harness.set_size(vec2(900.0, 600.0));
    studio.wait();
    studio.key(Key::T);
    studio.harness.run_steps(4);
    studio.harness.run_ok();
    let icons = |studio: &Studio| -> Vec<egui::Rect> {
        let nodes = studio.harness.query_all_by_role_and_label(Role::Button, "Thermometer");
        nodes.map(|node| node.rect()).collect()
    };
    let seen = icons(&studio);
    assert!(seen.iter().any(|rect| rect.top() > 60.0 && rect.bottom() < 572.0), "{seen:?}");
    // A click on another one does not move anything.
    let name = "Killer cage";
    studio.harness.get_by_role_and_label(Role::Button, name).click();
    let before = studio.harness.get_by_role_and_label(Role::Button, name).rect();
    studio.harness.run_ok();
    assert_eq!(studio.harness.get_by_role_and_label(Role::Button, name).rect(), before);
}
