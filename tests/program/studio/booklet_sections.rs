//! Sections of a booklet in its list: headings are dragged, moved and set like puzzles, and keep their puzzles.

use std::fs;

use egui::{Rect, accesskit::Toggled};
use gridwright::formats::{BookFile, BookItem, read_book, save_book};
use gridwright::sheet::booklet::{BookSettings, PagePicture};

use super::booklets::puzzles;
use super::*;

impl Studio {
    /// Opens a booklet with the first puzzle above the sections Snow and Frost, which have one of the others each; Snow
    /// has a picture.
    pub(super) fn with_sections(folder: &tempfile::TempDir) -> Studio {
        let mut png = std::io::Cursor::new(Vec::new());
        image::RgbImage::new(60, 60).write_to(&mut png, image::ImageFormat::Png).unwrap();
        fs::write(folder.path().join("snow.png"), png.into_inner()).unwrap();
        let item = |name: &str, section: Option<&str>| BookItem {
            file: format!("{name}.ron"),
            section: section.map(str::to_owned),
            section_picture: (section == Some("Snow"))
                .then(|| PagePicture { file: "snow.png".to_owned(), ..PagePicture::default() }),
            ..BookItem::default()
        };
        let puzzles = vec![item("first", None), item("open", Some("Snow")), item("second", Some("Frost"))];
        let path = folder.path().join("book.ron");
        save_book(&path, &BookFile { settings: BookSettings::default(), puzzles }).unwrap();
        let mut studio = Studio::empty();
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
        studio.harness.run_steps(4);
        studio.will_pick(FileDialogOutcome::File(path));
        studio.press("Open…");
        studio.read();
        studio.settle();
        studio
    }

    /// Returns the lines of the list with their positions and names, and whether they are selected.
    fn lines_drawn(&self) -> Vec<(Rect, String, bool)> {
        let rows = self.harness.query_all_by_role(Role::ListItem);
        let headings = self.harness.query_all_by_role(Role::Heading);
        let of = |node: egui_kittest::Node<'_>| {
            let label = node.accesskit_node().label().filter(|label| !label.starts_with("Show page"))?;
            // A puzzle has its number before its name, and its status after it.
            let name = match label.split_once(", ") {
                Some((before, _)) => before.split_once(' ')?.1.to_owned(),
                None => label,
            };
            Some((node.rect(), name, node.accesskit_node().toggled() == Some(Toggled::True)))
        };
        let mut lines: Vec<(Rect, String, bool)> = rows.chain(headings).filter_map(of).collect();
        lines.sort_by(|one, other| one.0.top().total_cmp(&other.0.top()));
        lines
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.lines_drawn().into_iter().map(|(_, name, _)| name).collect()
    }

    pub(super) fn lines_selected(&self) -> Vec<String> {
        self.lines_drawn().into_iter().filter(|(.., selected)| *selected).map(|(_, name, _)| name).collect()
    }

    fn place_of_line(&self, name: &str) -> Pos2 {
        self.lines_drawn().into_iter().find(|(_, line, _)| line == name).expect(name).0.center()
    }

    fn press_at(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        self.harness.run_steps(1);
    }

    pub(super) fn click_line(&mut self, name: &str) {
        let pos = self.place_of_line(name);
        self.harness.event(Event::PointerMoved(pos));
        self.harness.run_steps(2);
        self.press_at(pos, true);
        self.press_at(pos, false);
        self.settle();
    }

    fn drag_line(&mut self, name: &str, on: &str) {
        let (from, to) = (self.place_of_line(name), self.place_of_line(on));
        self.harness.event(Event::PointerMoved(from));
        self.harness.run_steps(2);
        self.press_at(from, true);
        for part in 1..=4 {
            self.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 4.0)));
            self.harness.run_steps(1);
        }
        self.press_at(to, false);
        self.settle();
    }

    pub(super) fn hold(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run_steps(4);
        self.settle();
    }
}

#[test]
fn puzzles_are_dragged_into_sections_and_sections_by_their_headings() {
    let folder = puzzles();
    let mut studio = Studio::with_sections(&folder);
    let before = ["first", "Snow", "open", "Frost", "second"];
    assert_eq!(studio.lines(), before);
    for (dragged, on, after) in [
        ("first", "Snow", vec!["Snow", "first", "open", "Frost", "second"]),
        ("second", "Snow", vec!["first", "Snow", "second", "open"]),
        ("second", "open", vec!["first", "Snow", "second", "open"]),
        ("Frost", "Snow", vec!["first", "Frost", "second", "Snow", "open"]),
        ("Snow", "second", vec!["first", "Frost", "second", "Snow", "open"]),
    ] {
        studio.drag_line(dragged, on);
        assert_eq!(studio.lines(), after, "{dragged} on {on}");
        studio.hold(Modifiers::COMMAND, Key::Z);
        assert_eq!(studio.lines(), before, "one step");
    }
    // Heading and picture are saved with the puzzle that is now the first.
    studio.drag_line("first", "Snow");
    studio.hold(Modifiers::COMMAND, Key::S);
    let book = read_book(&folder.path().join("book.ron")).unwrap();
    let kept = |at: usize| {
        let item: &BookItem = &book.puzzles[at];
        let picture = item.section_picture.as_ref().map(|picture| picture.file.as_str());
        (item.file.as_str(), item.section.as_deref(), picture)
    };
    assert_eq!(kept(0), ("first.ron", Some("Snow"), Some("snow.png")));
    assert_eq!((kept(1), kept(2)), (("open.ron", None, None), ("second.ron", Some("Frost"), None)));
}

#[test]
fn a_section_outlives_its_first_puzzle_and_goes_with_its_last() {
    let folder = puzzles();
    let mut studio = Studio::with_sections(&folder);
    studio.drag_line("first", "Snow");
    studio.click_line("first");
    studio.hold(Modifiers::NONE, Key::Delete);
    assert_eq!(studio.lines(), ["Snow", "open", "Frost", "second"]);
    studio.click_line("open");
    studio.hold(Modifiers::NONE, Key::Delete);
    assert_eq!(studio.lines(), ["Frost", "second"]);
    studio.hold(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.lines(), ["Snow", "open", "Frost", "second"], "one step");
}

#[test]
fn a_selected_heading_moves_its_section_and_has_its_own_settings() {
    let folder = puzzles();
    let mut studio = Studio::with_sections(&folder);
    studio.click_line("Snow");
    studio.hold(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(studio.lines(), ["first", "Frost", "second", "Snow", "open"]);
    studio.hold(Modifiers::ALT, Key::ArrowDown);
    studio.expect("This is already the last section");
    studio.press("Up");
    studio.settle();
    assert_eq!(studio.lines(), ["first", "Snow", "open", "Frost", "second"]);
    assert_eq!(studio.lines_selected(), ["Snow"]);

    studio.expect("SELECTED SECTION");
    studio.expect("snow.png");
    assert!(!studio.shows("Starts a section"), "nothing of a puzzle is shown");
    let field = studio.harness.get_by_role_and_label(Role::TextInput, "Section heading");
    assert_eq!(field.value().as_deref(), Some("Snow"));
    field.focus();
    studio.harness.run_steps(2);
    studio.hold(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text("Hail".to_owned()));
    studio.settle();
    assert_eq!(studio.lines(), ["first", "Hail", "open", "Frost", "second"]);
    studio.click_line("Frost");
    let field = studio.harness.get_by_role_and_label(Role::TextInput, "Section heading");
    assert_eq!(field.value().as_deref(), Some("Frost"));
    assert!(!studio.shows("snow.png"));
}
