//! Page presets: chosen, saved, deleted, and used for new booklets.

use std::fs;

use gridwright::formats::{PresetFolder, read_book};
use gridwright::sheet::booklet::BookSettings;
use gridwright::studio::Preferences;

use super::*;

/// Opens a studio with a booklet, with presets and preferences in a folder.
fn kept_in(folder: &Path) -> Studio {
    let (setups, file) = (PresetFolder::in_folder(folder.join("set-ups")), folder.join("studio.txt"));
    let change = move |app: App| app.with_presets(setups).with_preferences(Preferences::at(file));
    let mut studio = Studio::with(change, Puzzle::empty(Board::classic()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.settle();
    studio
}

fn kept(folder: &Path) -> Vec<(String, BookSettings)> {
    let setups = PresetFolder::in_folder(folder.join("set-ups")).list().presets;
    setups.into_iter().map(|setup| (setup.name, setup.settings)).collect()
}

impl Studio {
    fn press_shown(&mut self, button: &str) {
        self.harness.get_by_role_and_label(Role::Button, button).scroll_to_me();
        self.harness.run_steps(3);
        self.press(button);
    }

    fn keep_setup(&mut self, name: &str) {
        self.press_shown("Save as preset…");
        self.harness.event(Event::Text(name.to_owned()));
        self.harness.run_steps(3);
        self.harness.key_press(Key::Enter);
        self.settle();
    }

    /// Chooses a preset instead of the one shown.
    fn choose_setup(&mut self, shown: &str, choice: &str) {
        let field = format!("Page preset: {shown}");
        self.harness.get_by_label(&field).scroll_to_me();
        self.harness.run_steps(3);
        self.harness.get_by_label(&field).click();
        self.harness.run_steps(3);
        self.harness.get_by_label(choice).click();
        self.settle();
    }

    fn write_title(&mut self, title: &str) {
        self.harness.get_by_label("Title").scroll_to_me();
        self.harness.run_steps(3);
        self.harness.get_by_label("Title").focus();
        self.harness.run_steps(2);
        self.harness.get_by_label("Title").type_text(title);
        self.settle();
    }

    /// Returns the settings of the booklet from its file.
    fn saved_to(&mut self, path: &Path) -> BookSettings {
        if !path.exists() {
            self.will_pick(FileDialogOutcome::File(path.to_owned()));
        }
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
        self.settle();
        read_book(path).unwrap().settings
    }
}

#[test]
fn a_set_up_is_kept_chosen_in_one_step_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (folder.path().join("first.ron"), folder.path().join("second.ron"));
    let mut studio = kept_in(folder.path());
    studio.expect("Page preset: Default");
    studio.write_title("Small ones");
    studio.switch("Contents");
    studio.switch("Crop and fold marks");
    studio.expect("Page preset: Custom");
    studio.keep_setup("Wide");
    studio.expect("Saved the preset “Wide”");
    studio.expect("Page preset: Wide");
    let wide = BookSettings { contents: true, marks: true, ..BookSettings::default() };
    assert_eq!(kept(folder.path()), [("Wide".to_owned(), wide.clone())]);

    // The default preset, and back: one step each, and the texts stay.
    studio.choose_setup("Wide", "Default");
    let titled = |settings: &BookSettings| BookSettings { title: "Small ones".to_owned(), ..settings.clone() };
    assert_eq!(studio.saved_to(&first), titled(&BookSettings::default()));
    studio.choose_setup("Default", "Wide");
    assert_eq!(studio.saved_to(&first), titled(&wide));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    studio.settle();
    studio.expect("Undone: Apply the preset “Wide”");
    assert_eq!(studio.saved_to(&first), titled(&BookSettings::default()));

    // A new booklet starts with the last chosen settings, without the texts.
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    studio.settle();
    assert_eq!(studio.saved_to(&second), wide);

    studio.press_shown("Delete…");
    studio.press("Delete");
    studio.settle();
    studio.expect("Deleted the preset “Wide”");
    assert!(kept(folder.path()).is_empty());
    assert_eq!(studio.saved_to(&second), wide, "the booklet stays as it is");
}

#[test]
fn the_next_session_begins_a_booklet_with_what_was_kept_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = kept_in(folder.path());
    studio.switch("Contents");
    studio.keep_setup("Wide");
    studio.calm();
    drop(studio);
    let mut studio = kept_in(folder.path());
    studio.expect("Page preset: Wide");
    let wide = BookSettings { contents: true, ..BookSettings::default() };
    assert_eq!(studio.saved_to(&folder.path().join("book.ron")), wide);
}

#[test]
fn a_set_up_that_cannot_be_read_is_told_and_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("set-ups").join("wide.ron");
    fs::create_dir(folder.path().join("set-ups")).unwrap();
    fs::write(&bad, "(gridwright_book: 1, settings: (papr: \"a5\"))").unwrap();
    let mut studio = kept_in(folder.path());
    studio.expect("Cannot be read, left unchanged");
    studio.expect("wide.ron");
    studio.switch("Contents");
    studio.keep_setup("Wide");
    assert_eq!(kept(folder.path()).len(), 1);
    assert_eq!(fs::read_to_string(&bad).unwrap(), "(gridwright_book: 1, settings: (papr: \"a5\"))");
}
