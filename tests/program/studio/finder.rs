//! The command palette and the menus, by keyboard only.

use egui::accesskit::Toggled;
use gridwright::studio::Recent;

use super::booklets::puzzles;
use super::*;

impl Studio {
    fn find(&mut self, typed: &str) {
        self.key_with(Modifiers::COMMAND, Key::K);
        self.type_on(typed);
    }

    fn type_on(&mut self, typed: &str) {
        for letter in typed.chars() {
            self.harness.event(Event::Text(letter.to_string()));
        }
        self.harness.run();
    }

    /// Returns the entries of the palette, from the top.
    pub(super) fn found(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::ListItem);
        let mut rows: Vec<(f32, String)> =
            rows.filter_map(|row| Some((row.rect().top(), row.accesskit_node().label()?))).collect();
        rows.retain(|(_, label)| {
            ["Command ", "Rule ", "Example ", "File ", "Setting "].iter().any(|sort| label.starts_with(sort))
        });
        rows.sort_by(|one, two| one.0.total_cmp(&two.0));
        rows.into_iter().map(|(_, label)| label).collect()
    }

    fn chosen(&self) -> Option<String> {
        let rows = self.harness.query_all_by_role(Role::ListItem);
        let chosen = rows.filter(|row| row.accesskit_node().toggled() == Some(Toggled::True));
        chosen.filter_map(|row| row.accesskit_node().label()).next()
    }
}

#[test]
fn a_tool_is_found_by_some_of_its_letters() {
    let mut studio = Studio::empty();
    studio.find("kcag");
    assert_eq!(studio.found()[0], "Rule Killer cage");
    studio.key(Key::Enter);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::KillerCage));
    assert!(studio.found().is_empty(), "the palette is closed");
    // The board has the keyboard focus again.
    studio.key(Key::D);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
}

#[test]
fn a_command_that_is_refused_says_why_and_does_nothing() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    studio.type_on("redo");
    assert_eq!(studio.found()[0], "Command Redo, unavailable: Nothing to redo");
    studio.key(Key::Enter);
    assert!(!studio.found().is_empty(), "it is still open");
    studio.key(Key::Escape);
    assert!(studio.found().is_empty());
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn arrows_choose_and_tab_goes_from_sort_to_sort() {
    let mut studio = Studio::empty();
    studio.find("theme");
    let all = studio.found();
    assert_eq!(studio.chosen().as_ref(), all.first());
    for (keys, place) in [(Key::ArrowDown, 1), (Key::ArrowUp, 0)] {
        studio.key(keys);
        assert_eq!(studio.chosen().as_ref(), all.get(place));
    }
    // Commands, rules, examples, files, settings.
    (0..5).for_each(|_| studio.key(Key::Tab));
    let settings = studio.found();
    assert!(settings.iter().all(|label| label.starts_with("Setting ")), "{settings:?}");
    let dark = settings.iter().position(|label| label == "Setting Theme: dark").unwrap();
    (0..dark).for_each(|_| studio.key(Key::ArrowDown));
    studio.key(Key::Enter);
    assert_eq!(studio.harness.ctx.theme(), egui::Theme::Dark);
    // While nothing is typed, the most recently used entry is first.
    studio.find("");
    assert_eq!(studio.found()[0], "Setting Theme: dark");
}

#[test]
fn the_list_follows_the_chosen_row_and_keeps_its_height() {
    let mut studio = Studio::empty();
    studio.harness.set_size(vec2(900.0, 600.0));
    studio.find("");
    let field = studio.harness.get_by_label("Find a command").rect();
    for _ in 0..30 {
        studio.key(Key::ArrowDown);
        let chosen = studio.chosen().expect("the chosen row is drawn");
        let rect = studio.harness.get_by_role_and_label(Role::ListItem, &chosen).rect();
        assert!(rect.top() > field.bottom() && rect.bottom() < 600.0, "{chosen} at {rect:?}");
    }
    studio.type_on("qqqq");
    studio.expect("No results. Try fewer letters.");
    assert_eq!(studio.harness.get_by_label("Find a command").rect(), field);
}

#[test]
fn words_in_any_order_find_a_command_by_its_full_name() {
    let folder = puzzles();
    let path = folder.path().join("book.ron");
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    studio.settle();
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    studio.harness.run_steps(4);
    studio.harness.event(Event::Text("pdf export".to_owned()));
    studio.harness.run_steps(4);
    assert_eq!(studio.found()[0], "Command Booklet: Export PDF…");
    drop(studio);
    // From the board, without a booklet.
    let mut studio = Studio::empty();
    for typed in ["open booklet", "booklet open"] {
        studio.find(typed);
        assert_eq!(studio.found()[0], "Command Booklet: Open…", "{typed}");
        studio.key(Key::Escape);
    }
    studio.find("kropki");
    assert!(studio.found().contains(&"Rule Difference dot".to_owned()), "{:?}", studio.found());
    studio.key(Key::Escape);
    studio.find("cage sum");
    assert!(studio.found().contains(&"Rule Killer cage".to_owned()), "{:?}", studio.found());
    studio.key(Key::Escape);
    // Commands of another view say what to do first.
    studio.find("booklet export");
    assert_eq!(studio.found()[0], "Command Booklet: Export PDF…, unavailable: Open the booklet first");
    studio.key(Key::Escape);
    studio.find("playtest check");
    assert_eq!(studio.found()[0], "Command Playtest: Check, unavailable: Start the playtest first");
    studio.key(Key::Escape);
    studio.will_pick(FileDialogOutcome::File(path));
    studio.find("booklet open");
    studio.harness.key_press(Key::Enter);
    studio.harness.run_steps(4);
    studio.read();
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"]);
}

#[test]
fn a_tool_whose_name_is_typed_comes_before_examples_in_every_language() {
    for language in Language::ALL {
        LANGUAGE.set(language);
        // An example is called "Three magic boxes" in all of them.
        for typed in [said("magic-box"), Language::English.translate(&Kind::MagicBox.name())] {
            let mut studio = Studio::empty();
            studio.find(&typed);
            studio.key(Key::Enter);
            assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::MagicBox), "{typed} in {}", language.code());
        }
    }
    LANGUAGE.set(Language::English);
}

#[test]
fn examples_and_recent_files_are_opened() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let file = folder.path().join("my shidoku.ron");
    let recent = list.clone();
    let mut studio = Studio::with(move |app| app.with_recent(Recent::at(recent)), shidoku());
    studio.will_pick(FileDialogOutcome::File(file.clone()));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.find("magic boxes");
    let label = studio.found().into_iter().find(|label| label.starts_with("Example ")).expect("an example");
    (0..3).for_each(|_| studio.key(Key::Tab));
    assert_eq!(studio.found()[0], label);
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle().board().size(), 9);
    drop(studio);
    // In the next session.
    let mut studio = Studio::with(move |app| app.with_recent(Recent::at(list)), Puzzle::empty(Board::classic()));
    studio.find("myshi");
    assert_eq!(studio.found()[0], "File my shidoku.ron");
    studio.key(Key::Enter);
    assert_eq!(studio.app().document().path(), Some(file.as_path()));
    assert_eq!(studio.puzzle().givens(), shidoku().givens());
}

#[test]
fn menus_open_by_f10_and_by_their_letters() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key(Key::F10);
    studio.expect("New from example…");
    studio.key(Key::ArrowRight);
    studio.expect("Copy givens as a line");
    assert!(!studio.shows("New from example…"), "one menu at a time");
    studio.key(Key::Escape);
    assert!(!studio.shows("Copy givens as a line"));
    // Solve: the solution.
    studio.key_with(Modifiers::ALT, Key::S);
    studio.expect("Prove with integer program");
    let focused = |studio: &Studio| {
        let node = studio.harness.query_all_by(|node| node.is_focused()).next();
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    assert!(focused(&studio).starts_with("Check again"), "{}", focused(&studio));
    for _ in 0..8 {
        if focused(&studio).starts_with("Show solution") {
            break;
        }
        studio.key(Key::ArrowDown);
    }
    studio.key(Key::Enter);
    assert!(studio.app().filling_on_board().is_some());
    assert!(!studio.shows("Prove with integer program"), "the menu is closed");
    // The board has the keyboard focus again.
    studio.click_cell("r1c1");
    studio.key(Key::F10);
    studio.key(Key::F10);
    studio.key(Key::ArrowRight);
    assert_eq!(studio.selected(), "r1c2");
}

#[test]
fn letters_that_type_digits_take_up_tools_and_open_no_menu() {
    let mut studio = Studio::open(Puzzle::empty(Board::single(4, 4).unwrap()));
    studio.key_with(Modifiers::ALT, Key::E);
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::Parity));
    studio.key_with(Modifiers::ALT, Key::S);
    studio.expect("Prove with integer program");
}

#[test]
fn what_can_be_done_comes_before_what_is_refused() {
    let mut studio = Studio::empty();
    // Without its view in front, typing the name alone is enough.
    studio.find("exp");
    assert_eq!(studio.found()[0], "Command File: Export…");
    studio.key(Key::Escape);
    // On the start page there is nothing to export.
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::kept_in(folder.path());
    studio.find("exp");
    let found = studio.found();
    let first_refused = found.iter().position(|label| label.contains("unavailable")).unwrap();
    assert_eq!(first_refused, found.iter().take_while(|label| !label.contains("unavailable")).count());
    assert!(found[first_refused].starts_with("Command File: Export…"), "{found:?}");
}
