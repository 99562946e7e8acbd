//! Window settings persist to the next session: panels, theme, keys, open files.

use gridwright::studio::{OpenFileList, Preferences};

use super::*;

impl Studio {
    /// Opens a studio with preferences and session in this folder, without a file.
    pub(super) fn kept_in(folder: &Path) -> Studio {
        let (script, folder) = (Script::default(), folder.to_owned());
        let picker = Box::new(script.clone());
        let harness = Harness::builder()
            .with_size(vec2(1440.0, 900.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| {
                let preferences = Preferences::at(folder.join("studio.txt"));
                App::with_start_page(picker)
                    .with_session(OpenFileList::in_folder(&folder))
                    .with_preferences(preferences)
            });
        let mut studio = Studio { harness, script };
        studio.read();
        studio
    }

    fn open_path(&mut self, path: &Path) {
        self.will_pick(FileDialogOutcome::Files(vec![path.to_owned()]));
        self.key_with(Modifiers::COMMAND, Key::O);
        self.wait();
    }

    /// Lets enough time pass on the window's clock for preferences to be written.
    pub(super) fn calm(&mut self) {
        let time = |studio: &Studio| studio.harness.ctx.input(|input| input.time);
        // Changes during a write are written after it.
        for _ in 0..2 {
            let start = time(self);
            while time(self) < start + 3.0 {
                self.harness.step();
            }
            self.saved();
        }
    }

    fn press_keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }
}

/// Creates files with puzzles in this folder.
fn files(folder: &Path, names: &[&str]) -> Vec<PathBuf> {
    let file = |name: &&str| {
        let path = folder.join(format!("{name}.ron"));
        let titled = gridwright::puzzle::Edit::SetTitle((*name).to_owned()).apply(&shidoku()).unwrap();
        formats::save_puzzles(&path, &[&titled]).unwrap();
        path
    };
    names.iter().map(file).collect()
}

#[test]
fn panels_and_theme_are_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let file = &files(folder.path(), &["A"])[0];
    let mut studio = Studio::kept_in(folder.path());
    studio.open_path(file);
    let edge = studio.harness.get_by_label("Width of the side panel").rect().center();
    let to = edge - vec2(60.0, 0.0);
    let event = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    studio.harness.event(Event::PointerMoved(edge));
    studio.harness.event(event(edge, true));
    studio.harness.run();
    studio.harness.event(Event::PointerMoved(to));
    studio.harness.run();
    studio.harness.event(event(to, false));
    studio.harness.run();
    let dragged = studio.harness.get_by_label("Width of the side panel").rect().left();
    assert!((dragged - (edge.x - 60.0)).abs() < 8.0, "{dragged} is not left of {edge:?}");
    studio.harness.get_by_role_and_label(Role::TextInput, "Find a tool");
    studio.press_keys(Modifiers::COMMAND, Key::F9);
    studio.click("View");
    studio.click("Dark");
    studio.calm();
    drop(studio);

    let next = Studio::kept_in(folder.path());
    assert_eq!(next.harness.ctx.theme(), egui::Theme::Dark);
    assert!(next.harness.query_by_role_and_label(Role::TextInput, "Find a tool").is_none(), "the tools are folded");
    let left = next.harness.get_by_label("Width of the side panel").rect().left();
    assert!((left - dragged).abs() < 1.5, "{left} is not {dragged}");
}

#[test]
fn the_tabs_of_the_last_session_are_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let paths = files(folder.path(), &["A", "B", "C"]);
    let mut studio = Studio::kept_in(folder.path());
    paths.iter().for_each(|path| studio.open_path(path));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    drop(studio);
    std::fs::remove_file(&paths[0]).unwrap();

    let mut next = Studio::kept_in(folder.path());
    next.wait();
    let titles = |studio: &Studio| studio.app().tabs().into_iter().map(|(title, _)| title).collect::<Vec<_>>();
    assert_eq!(titles(&next), ["B", "C"], "what has gone is passed over");
    assert_eq!(next.app().document().display_title(), "B");
    // A second studio at the same time starts with the start page.
    let beside = Studio::kept_in(folder.path());
    assert!(beside.app().tabs().is_empty());
    drop(beside);
    next.click("View");
    next.click("Show start page on startup");
    next.calm();
    drop(next);
    let last = Studio::kept_in(folder.path());
    assert!(last.app().tabs().is_empty());
    last.expect("Import from link or text");
}

#[test]
fn a_key_is_changed_by_pressing_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = &files(folder.path(), &["A"])[0];
    let mut studio = Studio::kept_in(folder.path());
    studio.open_path(file);
    let change = |studio: &mut Studio, row: &str, modifiers: Modifiers, key: Key| {
        studio.click("Help");
        studio.click("Change shortcuts…");
        studio.click(row);
        // Modifiers are pressed first, as keys of their own.
        for (held, is_held) in [(Key::ControlLeft, modifiers.command), (Key::AltLeft, modifiers.alt)] {
            if is_held {
                studio.press_keys(modifiers, held);
            }
        }
        studio.press_keys(modifiers, key);
    };
    change(&mut studio, "Show the whole board: Ctrl+0", Modifiers::COMMAND | Modifiers::ALT, Key::J);
    studio.expect("Show the whole board: Ctrl+Alt+J");
    // Typing keys and clipboard shortcuts are rejected; Escape changes nothing.
    for (modifiers, key, words) in [
        (Modifiers::NONE, Key::J, "Single keys type text"),
        (Modifiers::COMMAND, Key::V, "Reserved for the clipboard"),
        (Modifiers::NONE, Key::F10, "F10 opens the menus"),
    ] {
        studio.click("Show the whole board: Ctrl+Alt+J");
        studio.press_keys(modifiers, key);
        studio.expect(words);
    }
    studio.click("Show the whole board: Ctrl+Alt+J");
    studio.press_keys(Modifiers::NONE, Key::Escape);
    studio.expect("Change shortcuts");
    studio.click("Close");
    let width = |studio: &Studio| studio.app().cell_rect("r1c1".parse().unwrap()).unwrap().width();
    let whole = width(&studio);
    studio.press_keys(Modifiers::COMMAND, Key::Plus);
    let large = width(&studio);
    studio.press_keys(Modifiers::COMMAND, Key::Num0);
    assert_eq!(width(&studio), large, "the usual key does nothing any more");
    studio.press_keys(Modifiers::COMMAND | Modifiers::ALT, Key::J);
    assert_eq!(width(&studio), whole);
    // The menu agrees with the dialog.
    studio.click("View");
    let item = studio.harness.get_by_label_contains("Show the whole board").accesskit_node().label().unwrap();
    assert!(item.contains("Ctrl+Alt+J"), "{item}");
    studio.key(Key::Escape);
    studio.calm();
    drop(studio);
    let mut next = Studio::kept_in(folder.path());
    next.click("Help");
    next.click("Change shortcuts…");
    next.click("Reset shortcut of Show the whole board");
    next.expect("Show the whole board: Ctrl+0");
}

#[test]
fn a_key_is_taken_from_another_command_only_when_the_author_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = &files(folder.path(), &["A"])[0];
    let mut studio = Studio::kept_in(folder.path());
    studio.open_path(file);
    studio.click("Help");
    studio.click("Change shortcuts…");
    studio.click("Show the whole board: Ctrl+0");
    studio.press_keys(Modifiers::COMMAND, Key::E);
    studio.expect("Ctrl+E is already used for “Export”");
    studio.click("Cancel");
    studio.expect("Export: Ctrl+E");
    studio.click("Show the whole board: Ctrl+0");
    studio.press_keys(Modifiers::COMMAND, Key::E);
    studio.click("Reassign");
    studio.expect("Show the whole board: Ctrl+E");
    studio.expect("Export: none");
    // The same key in the booklet is in another context, and thus not a conflict.
    studio.expect("Export PDF: Ctrl+E");
    // The second shortcut of a command is shown too; its first one stays.
    studio.click("Show the whole board: Ctrl+E");
    studio.press_keys(Modifiers::COMMAND, Key::Y);
    studio.expect("Ctrl+Y is already used for “Redo”");
    studio.click("Reassign");
    studio.expect("Show the whole board: Ctrl+Y");
    studio.expect("Redo: Ctrl+Shift+Z");
    // A tool can get a shortcut too, and keeps its letter.
    studio.harness.get_by_label("Search commands").focus();
    studio.harness.run();
    studio.harness.event(Event::Text("Jigsaw".to_owned()));
    studio.harness.run();
    let row = studio.harness.get_by_label_contains(": none").accesskit_node().label().unwrap();
    studio.click(&row);
    studio.press_keys(Modifiers::COMMAND, Key::J);
    studio.click("Close");
    studio.press_keys(Modifiers::COMMAND, Key::J);
    assert_eq!(studio.app().tool_id(), ToolId::Jigsaw);
    studio.key(Key::F1);
    // Both are shown wherever shortcuts are.
    studio.expect("Ctrl+J, J");
    studio.expect("Ctrl+Shift+P");
    let both = studio.harness.query_all_by_label_contains("Ctrl+Shift+Z, Ctrl+Y").count();
    assert_eq!(both, 2, "in the play-test and the booklet, not where the second one is another's");
    studio.click("Change shortcuts…");
    studio.click("Reset all shortcuts");
    studio.expect("Show the whole board: Ctrl+0");
    studio.expect("Export: Ctrl+E");
}
