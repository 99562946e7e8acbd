//! The booklet by keyboard only: its list, its menus, help and the command palette.

use super::booklets::puzzles;
use super::*;

impl Studio {
    /// Returns the name of the focused line of the list.
    fn line_focused(&self) -> String {
        let node = self.harness.query_all_by(|node| node.is_focused()).next();
        let label = node.and_then(|node| node.accesskit_node().label()).unwrap_or_default();
        let puzzle = label.split_once(", ").and_then(|(before, _)| before.split_once(' '));
        puzzle.map_or(label.clone(), |(_, name)| name.to_owned())
    }
}

#[test]
fn keys_go_through_puzzles_and_headings_of_the_list() {
    let folder = puzzles();
    let mut studio = Studio::with_sections(&folder);
    // While the list is not focused, the page keys turn the pages.
    studio.harness.get_by_label("Page 1");
    studio.hold(Modifiers::NONE, Key::PageDown);
    studio.harness.get_by_label("Page 2");
    studio.click_line("first");
    let (none, shift) = (Modifiers::NONE, Modifiers::SHIFT);
    for (modifiers, key, focused, selected) in [
        (none, Key::ArrowDown, "Snow", vec!["Snow"]),
        (none, Key::ArrowDown, "open", vec!["open"]),
        (none, Key::ArrowUp, "Snow", vec!["Snow"]),
        (none, Key::End, "second", vec!["second"]),
        (none, Key::ArrowDown, "second", vec!["second"]),
        (none, Key::Home, "first", vec!["first"]),
        (none, Key::PageDown, "second", vec!["second"]),
        (none, Key::PageUp, "first", vec!["first"]),
        // Shift selects puzzles from the first one on, across headings.
        (shift, Key::ArrowDown, "open", vec!["first", "open"]),
        (shift, Key::ArrowDown, "second", vec!["first", "open", "second"]),
        (shift, Key::ArrowUp, "open", vec!["first", "open"]),
        (shift, Key::Home, "first", vec!["first"]),
        (shift, Key::End, "second", vec!["first", "open", "second"]),
        (none, Key::ArrowUp, "Frost", vec!["Frost"]),
    ] {
        studio.hold(modifiers, key);
        assert_eq!(studio.line_focused(), focused, "{key:?}");
        assert_eq!(studio.lines_selected(), selected, "{key:?}");
    }
    // A moved line keeps the focus, and so does the line that takes the place of a removed one.
    studio.hold(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(studio.lines(), ["first", "Frost", "second", "Snow", "open"]);
    studio.hold(none, Key::ArrowDown);
    assert_eq!(studio.line_focused(), "second");
    studio.hold(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(studio.lines(), ["first", "second", "Snow", "open"]);
    studio.hold(none, Key::Delete);
    assert_eq!(studio.lines(), ["first", "Snow", "open"]);
    assert_eq!(studio.line_focused(), "open");
}

#[test]
fn enter_on_a_heading_names_it_and_gives_the_keyboard_back() {
    let folder = puzzles();
    let mut studio = Studio::with_sections(&folder);
    studio.click_line("Snow");
    for end in [Key::Enter, Key::Escape] {
        studio.hold(Modifiers::NONE, Key::Enter);
        studio.hold(Modifiers::COMMAND, Key::A);
        studio.harness.event(Event::Text("Hail".to_owned()));
        studio.harness.run_steps(2);
        studio.hold(Modifiers::NONE, end);
        assert_eq!(studio.lines(), ["first", "Hail", "open", "Frost", "second"]);
        assert_eq!(studio.line_focused(), "Hail");
    }
    studio.hold(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(studio.line_focused(), "open");
}

#[test]
fn the_booklet_has_menus_by_keys() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.hold(Modifiers::NONE, Key::F10);
    studio.expect("New from example…");
    studio.hold(Modifiers::NONE, Key::ArrowRight);
    studio.expect("Save as…");
    assert!(!studio.shows("New from example…"), "one menu at a time");
    studio.hold(Modifiers::NONE, Key::Escape);
    assert!(!studio.shows("Save as…"));
    assert_eq!(studio.rows().len(), 2, "the booklet is not closed by the same key");
    for (letter, item) in [(Key::F, "New from example…"), (Key::V, "High contrast"), (Key::H, "About Gridwright")] {
        studio.hold(Modifiers::ALT, letter);
        studio.expect(item);
        studio.hold(Modifiers::NONE, Key::Escape);
        assert!(!studio.shows(item), "{item}");
    }
    // An item does what it says, and does not show a shortcut that means something else here.
    studio.hold(Modifiers::ALT, Key::F);
    assert!(!studio.shows("New puzzle… Ctrl+N"));
    studio.hold(Modifiers::NONE, Key::Escape);
    studio.hold(Modifiers::ALT, Key::B);
    studio.expect("Save Ctrl+S");
    studio.hold(Modifiers::NONE, Key::Enter);
    assert!(studio.rows().is_empty(), "the first item that is not refused takes the files back");
}

#[test]
fn help_is_there_in_the_booklet_too() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.hold(Modifiers::NONE, Key::F1);
    studio.expect("Shortcuts and gestures");
    studio.hold(Modifiers::NONE, Key::Escape);
    studio.hold(Modifiers::SHIFT, Key::F1);
    studio.expect("Paint rules");
    studio.hold(Modifiers::NONE, Key::Escape);
    // Also while a title is being typed, since function keys type nothing.
    studio.harness.get_by_label("Title").focus();
    studio.harness.run_steps(2);
    studio.hold(Modifiers::NONE, Key::F1);
    studio.expect("Shortcuts and gestures");
    studio.hold(Modifiers::NONE, Key::Escape);
    assert_eq!(studio.rows(), ["1 first, 4x4"]);
}

#[test]
fn the_palette_of_the_booklet_has_looks_tabs_help_and_examples() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    for (typed, found) in [
        ("theme dark", "Setting Theme: dark"),
        ("handbook", "Command Handbook"),
        ("close tab", "Command Tabs: Close"),
        ("125", "Setting Interface size: 125"),
    ] {
        studio.hold(Modifiers::COMMAND, Key::K);
        studio.harness.event(Event::Text(typed.to_owned()));
        studio.harness.run_steps(4);
        let listed = studio.found();
        assert!(listed.iter().any(|label| label.starts_with(found)), "{typed}: {listed:?}");
        studio.hold(Modifiers::NONE, Key::Escape);
    }
    // Board commands wait until the board is visible.
    studio.hold(Modifiers::COMMAND, Key::K);
    studio.harness.event(Event::Text("kropki".to_owned()));
    studio.harness.run_steps(4);
    assert_eq!(studio.found()[0], "Rule Ratio dot, unavailable: Go back to the puzzle first");
    studio.hold(Modifiers::NONE, Key::Escape);
    studio.hold(Modifiers::COMMAND, Key::K);
    studio.harness.event(Event::Text("magic boxes".to_owned()));
    studio.harness.run_steps(4);
    // Restrict the results to examples.
    for _ in 0..3 {
        studio.hold(Modifiers::NONE, Key::Tab);
    }
    studio.harness.key_press(Key::Enter);
    studio.harness.run_steps(4);
    studio.read();
    studio.harness.get_by_label(BOARD_LABEL);
}

#[test]
fn the_bar_of_the_booklet_fits_into_the_least_window_in_every_language() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    for language in Language::ALL {
        studio.harness.state_mut().set_language(Some(language));
        studio.harness.set_size(vec2(900.0, 600.0));
        studio.settle();
        let named = |key: &'static str| language.translate(&Message::new(key));
        let right = studio.harness.get_by_role_and_label(Role::Button, &named("do-booklet-export")).rect();
        let window = studio.harness.ctx.viewport_rect();
        assert!(window.contains_rect(right), "{language:?}: {right:?}");
        let menus = ["view-menu-file", "view-menu-booklet", "view-menu-view", "view-menu-help"];
        let folded = studio.harness.query_by_role_and_label(Role::Button, &named("view-menu-all")).is_some();
        let menus: &[&'static str] = if folded { &["view-menu-all"] } else { &menus };
        for menu in menus {
            let menu = studio.harness.get_by_role_and_label(Role::Button, &named(menu)).rect();
            assert!(window.contains_rect(menu) && !menu.intersects(right), "{language:?}: {menu:?}, {right:?}");
        }
        let tab = studio.harness.query_all_by_role(Role::Tab).next().expect("a tab").rect();
        assert!(tab.width() >= 64.0 && window.contains_rect(tab), "{language:?}: {tab:?}");
    }
}
