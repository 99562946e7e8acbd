//! Several puzzles at once, each in a tab with its own state.

use super::*;

const NEXT: (Modifiers, Key) = (Modifiers::COMMAND, Key::Tab);

impl Studio {
    /// Opens a studio with these puzzles in tabs, the last one in front.
    pub(super) fn with_tabs(puzzles: &[(&str, Puzzle)], folder: &Path) -> Studio {
        let mut studio = Studio::empty();
        studio.key_with(Modifiers::COMMAND, Key::W);
        for (name, puzzle) in puzzles {
            let titled = gridwright::puzzle::Edit::SetTitle((*name).to_owned()).apply(puzzle).unwrap();
            let path = folder.join(format!("{name}.ron"));
            formats::save_puzzles(&path, &[&titled]).unwrap();
            studio.will_pick(FileDialogOutcome::Files(vec![path]));
            studio.key_with(Modifiers::COMMAND, Key::O);
            studio.wait();
        }
        studio
    }

    /// Returns the titles of the tabs, with a star for unsaved changes, and the front one in brackets.
    fn tabs(&self) -> String {
        let front = self.app().document().display_title().into_owned();
        let words = |(title, unsaved): (String, bool)| {
            let star = if unsaved { "*" } else { "" };
            if title == front { format!("[{title}{star}]") } else { format!("{title}{star}") }
        };
        self.app().tabs().into_iter().map(words).collect::<Vec<_>>().join(" ")
    }

    fn next_tab(&mut self) {
        self.key_with(NEXT.0, NEXT.1);
    }

    fn tab_rect(&self, label: &str) -> egui::Rect {
        self.harness.get_by_role_and_label(Role::Tab, label).rect()
    }

    fn click_tab(&mut self, label: &str, button: PointerButton) {
        let pos = self.tab_rect(label).left_center() + vec2(20.0, 0.0);
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        }
        self.harness.run();
    }
}

fn three(folder: &Path) -> Studio {
    Studio::with_tabs(
        &[("A", shidoku()), ("B", puzzle(".... .... 3... .42.")), ("C", puzzle("12.. .... .... ...."))],
        folder,
    )
}

#[test]
fn puzzles_stand_side_by_side_and_are_gone_through_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    assert_eq!(studio.tabs(), "A B [C]");
    for expected in ["[A] B C", "A [B] C", "A B [C]"] {
        studio.next_tab();
        assert_eq!(studio.tabs(), expected);
    }
    for expected in ["A [B] C", "[A] B C", "A B [C]"] {
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
        assert_eq!(studio.tabs(), expected);
    }
    studio.click_tab("B", PointerButton::Primary);
    assert_eq!(studio.tabs(), "A [B] C");
    // Closing activates the next tab, or at the end the previous one.
    studio.key_with(Modifiers::COMMAND, Key::W);
    assert_eq!(studio.tabs(), "A [C]");
    studio.key_with(Modifiers::COMMAND, Key::W);
    assert_eq!(studio.tabs(), "[A]");
    studio.key_with(Modifiers::COMMAND, Key::W);
    assert_eq!(studio.tabs(), "");
    studio.expect("Import from link or text");
    for expected in ["[A]", "A [C]", "A C [B]"] {
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
        assert_eq!(studio.tabs(), expected);
    }
    assert_eq!(studio.given("r3c1"), Some(3));
}

#[test]
fn each_puzzle_keeps_its_steps_its_selection_and_its_view() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    studio.click_cell("r4c4");
    studio.key(Key::Num3);
    let zoomed = |studio: &Studio| studio.app().cell_rect("r1c1".parse().unwrap()).unwrap().width();
    let whole = zoomed(&studio);
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    let large = zoomed(&studio);
    assert!(large > whole);
    assert_eq!(studio.tabs(), "A B [C*]");
    studio.next_tab();
    assert_eq!((studio.selected().as_str(), studio.given("r4c4"), zoomed(&studio)), ("", None, whole));
    // Undo here does not affect the other tab.
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.click_cell("r1c2");
    studio.key(Key::Num4);
    assert_eq!(studio.tabs(), "[A*] B C*");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    assert_eq!((studio.selected().as_str(), studio.given("r4c4"), zoomed(&studio)), ("r4c4", Some(3), large));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.tabs(), "A* B [C]");
    studio.next_tab();
    assert_eq!(studio.given("r1c2"), Some(4));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    assert_eq!(studio.tabs(), "[A] B C");
    let saved = formats::read_first(&folder.path().join("A.ron")).unwrap().puzzle;
    assert_eq!(&saved, studio.puzzle());
}

#[test]
fn answers_never_land_on_another_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    // Queries about all three are running while tabs change.
    for _ in 0..7 {
        studio.harness.key_press_modifiers(NEXT.0, NEXT.1);
        studio.harness.step();
    }
    let solutions = |studio: &Studio| match studio.app().verdict() {
        Some(Verdict::Unique(_)) => 1,
        Some(Verdict::Several(_)) => 2,
        Some(Verdict::NoSolution) => 0,
        None => -1,
    };
    let mut found = Vec::new();
    for _ in 0..3 {
        studio.wait();
        found.push((studio.app().document().display_title().into_owned(), solutions(&studio)));
        studio.next_tab();
    }
    found.sort();
    // A has one solution; the three givens of B and the two of C leave several.
    let expected = [("A", 1), ("B", 2), ("C", 2)].map(|(name, count)| (name.to_owned(), count));
    assert_eq!(found, expected);
    // A playtest and a solution count belong to their puzzle too.
    studio.key_with(Modifiers::COMMAND, Key::T);
    assert!(studio.shows("End test"));
    studio.next_tab();
    assert!(!studio.shows("End test"));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    assert!(studio.shows("End test"));
}

#[test]
fn a_file_that_is_open_comes_to_the_front() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    let path = folder.path().join("A.ron");
    studio.will_pick(FileDialogOutcome::File(folder.path().join(".").join("A.ron")));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    assert_eq!(studio.tabs(), "[A] B C");
    // External changes are read unless something would be lost.
    let other = puzzle("1... .... .... ....");
    formats::save_puzzles(&path, &[&other]).unwrap();
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    assert_eq!(studio.puzzle(), &other);
    // Saving cannot put a file into two tabs either.
    studio.next_tab();
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.expect("open in another tab");
    assert_eq!(formats::read_first(&path).unwrap().puzzle, other);
}

/// A file is identified by its location when opened, which is not looked up again for each tab.
#[cfg(unix)]
#[test]
fn a_file_that_is_open_is_known_when_the_link_to_it_has_gone() {
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    std::fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    formats::save_puzzles(&real.join("A.ron"), &[&shidoku()]).unwrap();
    let mut studio = Studio::open_file(shidoku(), Some(link.join("A.ron")));
    std::fs::remove_file(&link).unwrap();
    studio.will_pick(FileDialogOutcome::File(real.join("A.ron")));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.expect("is already open");
    assert_eq!(studio.app().tabs().len(), 1);
}

#[test]
fn several_files_open_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (name, puzzle) in [("one.ron", shidoku()), ("two.ron", Puzzle::empty(Board::classic()))] {
        formats::save_puzzles(&path(name), &[&puzzle]).unwrap();
    }
    std::fs::write(path("bad.ron"), "no puzzle").unwrap();
    let mut studio = Studio::empty();
    studio.will_pick(FileDialogOutcome::Files(vec![path("one.ron"), path("bad.ron"), path("two.ron")]));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    assert!(studio.script.questions.borrow()[0].several);
    studio.expect("bad.ron");
    studio.click("Close");
    assert_eq!(studio.app().tabs().len(), 3);
    assert_eq!(studio.app().document().path(), Some(path("two.ron").as_path()));
}

#[test]
fn a_tab_is_closed_by_its_cross_and_by_the_middle_button() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    studio.click_tab("A", PointerButton::Middle);
    assert_eq!(studio.tabs(), "B [C]");
    studio.click_cell("r4c4");
    studio.key(Key::Num3);
    studio.click_tab("C, unsaved", PointerButton::Middle);
    studio.expect("Save changes to “C”?");
    studio.click("Cancel");
    let sign = studio.tab_rect("B").right_center() - vec2(16.0, 0.0);
    studio.harness.event(Event::PointerMoved(sign));
    studio.harness.run();
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos: sign, button, pressed, modifiers });
    }
    studio.harness.run();
    assert_eq!(studio.tabs(), "[C*]");
}

#[test]
fn the_second_button_opens_the_menu_of_a_tab() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    studio.click_tab("A", PointerButton::Secondary);
    assert_eq!(studio.tabs(), "[A] B C", "the menu is about what is in front");
    studio.click("Close Ctrl+W");
    assert_eq!(studio.tabs(), "[B] C");
    studio.click_tab("C", PointerButton::Secondary);
    studio.harness.get_by_label_contains("Reopen closed tab").click();
    studio.harness.run();
    assert!(studio.tabs().contains("[A]"), "{}", studio.tabs());
}

#[test]
fn tabs_are_sorted_by_dragging() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    let mut drag = |from: &str, to: &str, expected: &str| {
        let (from, to) = (studio.tab_rect(from).left_center() + vec2(20.0, 0.0), studio.tab_rect(to).center());
        let event = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        studio.harness.event(Event::PointerMoved(from));
        studio.harness.event(event(from, true));
        studio.harness.run();
        for part in 1..=8 {
            studio.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 8.0)));
            studio.harness.run();
        }
        studio.harness.event(event(to, false));
        studio.harness.run();
        assert_eq!(studio.tabs(), expected);
    };
    drag("C", "A", "[C] A B");
    drag("A", "B", "[C] B A");
    drag("A", "C", "A [C] B");
    drag("C", "B", "A B [C]");
}

#[test]
fn one_question_asks_about_all_puzzles_and_saves_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    for digit in [Key::Num3, Key::Num4] {
        studio.click_cell("r2c2");
        studio.key(digit);
        studio.next_tab();
    }
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("Create");
    studio.click_cell("r9c9");
    studio.key(Key::Num9);
    assert_eq!(studio.app().tabs().iter().filter(|(_, unsaved)| *unsaved).count(), 3);
    assert!(studio.close_window());
    studio.expect("Save changes to 3 documents?");
    for name in ["• A", "• C", "• Untitled puzzle"] {
        studio.harness.get_by_label(name);
    }
    // The one without a file asks for a name; cancelling keeps it open.
    studio.will_pick(FileDialogOutcome::Cancelled);
    studio.click("Save all");
    studio.wait();
    assert_eq!(studio.app().tabs().iter().filter(|(_, unsaved)| *unsaved).count(), 1);
    assert!(studio.close_window());
    studio.expect("Save changes to “Untitled puzzle”?");
    let path = folder.path().join("new.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    assert!(studio.closes() && path.exists());
    for (name, digit) in [("A.ron", 4), ("C.ron", 3)] {
        let saved = formats::read_first(&folder.path().join(name)).unwrap().puzzle;
        let given = saved.givens().get(&"r2c2".parse().unwrap()).map(|digit| digit.value());
        assert_eq!(given, Some(digit), "{name}");
    }
}

#[test]
fn a_file_that_is_chosen_is_for_the_puzzle_that_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    let path = folder.path().join("copy.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    // Another tab comes to the front before the result is processed.
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    for (key, modifiers) in [(Key::S, modifiers), (Key::Tab, Modifiers::COMMAND)] {
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        studio.harness.input_mut().events.push(event);
    }
    studio.harness.run();
    studio.wait();
    assert_eq!(studio.tabs(), "[A] B C");
    let given = |cell: &str, puzzle: &Puzzle| puzzle.givens().contains_key(&cell.parse().unwrap());
    let saved = formats::read_first(&path).unwrap().puzzle;
    assert!(given("r1c2", &saved) && saved.title() == "C");
    assert_eq!(studio.app().document().path(), Some(folder.path().join("A.ron").as_path()));
}

#[test]
fn many_tabs_leave_the_bar_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..9).map(|at| format!("Puzzle number {at} with a long title")).collect();
    let puzzles: Vec<(&str, Puzzle)> = names.iter().map(|name| (name.as_str(), shidoku())).collect();
    let mut studio = Studio::with_tabs(&puzzles, folder.path());
    for size in [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0)] {
        studio.harness.set_size(size);
        studio.harness.run_ok();
        let undo = studio.harness.get_by_label("Undo").rect();
        let help = studio.harness.get_by_label("Help").rect();
        let shown: Vec<egui::Rect> = studio.harness.query_all_by_role(Role::Tab).map(|tab| tab.rect()).collect();
        assert!(!shown.is_empty());
        for rect in shown {
            assert!(rect.left() >= help.right() && rect.right() <= undo.left(), "{size:?}: {rect:?}");
        }
        let plus = studio.harness.get_by_label("New tab").rect();
        assert!(plus.right() <= undo.left(), "{size:?}: {plus:?}");
        // The front tab is visible, whichever it is.
        for _ in 0..9 {
            let title = studio.app().document().display_title().into_owned();
            assert!(studio.harness.query_by_role_and_label(Role::Tab, &title).is_some(), "{size:?}: {title}");
            studio.next_tab();
        }
    }
    studio.harness.get_by_label_contains(" more").click();
    studio.harness.run();
    studio.harness.get_by_role_and_label(Role::Button, &names[0]).click();
    studio.harness.run();
    assert_eq!(studio.app().document().display_title(), names[0]);
}

#[test]
fn the_booklet_and_the_start_page_have_tabs_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    studio.click("New tab");
    studio.expect("Import from link or text");
    studio.next_tab();
    assert_eq!(studio.tabs(), "[A] B C");
    assert!(!studio.shows("Import from link or text"), "it is left with its tab");
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.expect("Untitled booklet");
    for _ in 0..2 {
        studio.harness.key_press_modifiers(NEXT.0, NEXT.1);
        studio.harness.run_steps(4);
    }
    // An empty booklet disappears once it is left.
    assert_eq!(studio.tabs(), "A [B] C");
    assert!(!studio.shows("Untitled booklet"));
}

#[test]
fn a_double_click_on_a_tab_gives_the_puzzle_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = three(folder.path());
    studio.key(Key::F9);
    let pos = studio.tab_rect("C").left_center() + vec2(20.0, 0.0);
    studio.harness.event(Event::PointerMoved(pos));
    studio.harness.run();
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
    }
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text("Cross".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert_eq!(studio.tabs(), "A B [Cross*]");
    // A title typed in one puzzle is not undone in another.
    studio.next_tab();
    studio.harness.get_by_label("Title").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.tabs(), "[A] B Cross*");
}

#[test]
fn the_tab_that_is_seen_is_moved_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::with_tabs(&[("A", shidoku()), ("B", shidoku()), ("C", shidoku())], folder.path());
    let titles = |studio: &Studio| studio.app().tabs().into_iter().map(|(title, _)| title).collect::<String>();
    assert_eq!(titles(&studio), "ABC");
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    for (key, expected) in [(Key::PageUp, "ACB"), (Key::PageUp, "CAB"), (Key::PageUp, "CAB"), (Key::PageDown, "ACB")] {
        studio.key_with(both, key);
        assert_eq!(titles(&studio), expected, "{key:?}");
    }
}
