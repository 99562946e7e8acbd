//! Booklet settings from the window are saved to its file and applied to the pages.

use std::fs;
use std::path::Path;

use gridwright::formats::read_book;

use super::booklets::puzzles;
use super::*;

impl Studio {
    pub(super) fn switch(&mut self, name: &str) {
        self.harness.get_by_role_and_label(Role::Switch, name).scroll_to_me();
        self.harness.run_steps(3);
        self.harness.get_by_role_and_label(Role::Switch, name).click();
        self.settle();
    }

    fn write(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).scroll_to_me();
        self.harness.run_steps(3);
        self.harness.get_by_label(field).focus();
        self.harness.run_steps(2);
        self.harness.get_by_label(field).type_text(words);
        self.settle();
    }

    fn choose(&mut self, button: &str, file: &Path) {
        self.will_pick(FileDialogOutcome::File(file.to_owned()));
        self.harness.get_by_role_and_label(Role::Button, button).scroll_to_me();
        self.harness.run_steps(3);
        self.press(button);
        self.settle();
    }
}

#[test]
fn all_that_is_decided_in_the_window_is_in_the_project() {
    let folder = puzzles();
    let file = |name: &str| folder.path().join(name);
    let mut png = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(60, 60).write_to(&mut png, image::ImageFormat::Png).unwrap();
    fs::write(file("cover.png"), png.into_inner()).unwrap();
    let font = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts/NotoSerif-Regular.ttf");
    fs::copy(font, file("own.ttf")).unwrap();

    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.harness.get_by_label("1 first, 4x4").click();
    studio.settle();
    studio.switch("Stars");
    studio.switch("Starts a section");
    studio.write("Section heading", "Warm up");
    studio.choose("Choose… section picture", &file("cover.png"));
    studio.write("Custom link for the QR code", "https://example.org/own");
    for switch in [
        "Contents",
        "Fill gaps with small puzzles",
        "Cross-reference answer pages",
        "Manual duplex: fronts, then backs",
        "Crop and fold marks",
        "CMYK colours",
        "Fold and staple",
    ] {
        studio.switch(switch);
    }
    for (field, words) in [
        ("Copyright, after the cover", "2026"),
        ("Back cover text", "More soon."),
        ("Header: {title} {section} {page} {pages}", "{section}"),
        ("Footer: {page} of {pages}", "{page}/{pages}"),
        ("Link for each puzzle's QR code: {number} {sudokupad}", "https://example.org/{number}"),
    ] {
        studio.write(field, words);
    }
    studio.choose("Choose… cover picture", &file("cover.png"));
    studio.choose("Choose… custom font", &file("own.ttf"));
    studio.expect("a picture at");

    let path = file("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let book = read_book(&path).unwrap();
    let item = &book.puzzles[0];
    assert_eq!((item.stars, item.section.as_deref()), (Some(3), Some("Warm up")));
    assert_eq!(item.link.as_deref(), Some("https://example.org/own"));
    assert_eq!(item.section_picture.as_ref().map(|picture| picture.file.as_str()), Some("cover.png"));
    assert!(book.puzzles[1].section.is_none());
    let settings = &book.settings;
    assert!(settings.contents && settings.keep_order && !settings.page_references && settings.cmyk);
    assert!(settings.manual_duplex && settings.marks && settings.saddle_stitch);
    let words =
        [&settings.copyright, &settings.back, &settings.header, &settings.footer, &settings.link, &settings.font];
    let expected = ["2026", "More soon.", "{section}", "{page}/{pages}", "https://example.org/{number}", "own.ttf"];
    assert_eq!(words, expected);
    assert_eq!(settings.cover_picture.as_ref().map(|picture| picture.file.as_str()), Some("cover.png"));

    // A missing font is reported, and the pages are made without it.
    fs::remove_file(file("own.ttf")).unwrap();
    studio.will_pick(FileDialogOutcome::File(path));
    studio.press("Open…");
    studio.settle();
    studio.expect("own.ttf");
    studio.expect("1 error to fix");
}

/// Types a name into the field opened in the list, replacing its content.
fn write(studio: &mut Studio, words: &str, end: Key) {
    studio.harness.run_steps(3);
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    studio.harness.run_steps(2);
    match words {
        "" => studio.harness.key_press(Key::Backspace),
        words => studio.harness.event(Event::Text(words.to_owned())),
    }
    studio.harness.run_steps(2);
    studio.harness.key_press(end);
    studio.settle();
}

#[test]
fn a_selected_heading_is_renamed_by_keys() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.harness.get_by_label("2 second, 4x4").click();
    studio.settle();
    studio.switch("Starts a section");
    let heading = |studio: &Studio, words: &str| studio.harness.get_by_role_and_label(Role::Heading, words).rect();
    let pos = heading(&studio, "Untitled section").center();
    studio.harness.event(Event::PointerMoved(pos));
    studio.harness.run_steps(2);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    studio.settle();
    for (words, key, modifiers) in [
        ("Snow", Key::F2, Modifiers::NONE),
        ("Frost", Key::Enter, Modifiers::NONE),
        ("Hail", Key::R, Modifiers::COMMAND),
    ] {
        studio.harness.key_press_modifiers(modifiers, key);
        write(&mut studio, words, Key::Enter);
        assert!(heading(&studio, words).is_positive());
        assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"], "no puzzle is renamed");
    }
    // Escape keeps the old name.
    studio.harness.key_press(Key::F2);
    write(&mut studio, "Rain", Key::Escape);
    assert!(heading(&studio, "Hail").is_positive());
    // Each change is one undo step.
    for words in ["Frost", "Snow", "Untitled section"] {
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        studio.settle();
        assert!(heading(&studio, words).is_positive());
    }
    // No puzzle is selected as well that could be removed.
    studio.harness.key_press(Key::Delete);
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"]);
}

#[test]
fn a_puzzle_has_another_title_in_the_booklet_and_a_section_another_heading() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    let double_click = |studio: &mut Studio, label: &str| {
        let pos = studio.harness.get_by_label(label).rect().center();
        studio.harness.event(Event::PointerMoved(pos));
        studio.harness.run_steps(2);
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            let event = Event::PointerButton { pos, button, pressed, modifiers };
            studio.harness.input_mut().events.push(event);
        }
        studio.harness.run_steps(2);
    };
    studio.harness.get_by_label("1 first, 4x4").click();
    studio.settle();
    for (words, key, modifiers) in [("Snow", Key::F2, Modifiers::NONE), ("Frost", Key::R, Modifiers::COMMAND)] {
        studio.harness.key_press_modifiers(modifiers, key);
        write(&mut studio, words, Key::Enter);
        assert_eq!(studio.rows(), [format!("1 {words}, 4x4"), "2 second, 4x4".to_owned()]);
    }
    // Escape only leaves the field and keeps the title.
    studio.harness.key_press(Key::F2);
    write(&mut studio, "Rain", Key::Escape);
    assert_eq!(studio.rows(), ["1 Frost, 4x4", "2 second, 4x4"]);
    double_click(&mut studio, "2 second, 4x4");
    write(&mut studio, "Hail", Key::Enter);
    assert_eq!(studio.rows(), ["1 Frost, 4x4", "2 Hail, 4x4"]);
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    studio.settle();
    assert_eq!(studio.rows(), ["1 Frost, 4x4", "2 second, 4x4"], "one step");

    studio.harness.get_by_label("Starts a section").click();
    studio.settle();
    double_click(&mut studio, "Untitled section");
    write(&mut studio, "Warm up", Key::Enter);
    let path = folder.path().join("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let book = read_book(&path).unwrap();
    let [first, second] = &book.puzzles[..] else { panic!("there are two") };
    assert_eq!((first.title.as_deref(), first.section.as_deref()), (Some("Frost"), None));
    assert_eq!((second.title.as_deref(), second.section.as_deref()), (None, Some("Warm up")));
    // After reopening, it still has its title; without one it has that of the puzzle.
    studio.will_pick(FileDialogOutcome::File(path));
    studio.press("Open…");
    studio.settle();
    assert_eq!(studio.rows(), ["1 Frost, 4x4", "2 second, 4x4"]);
    double_click(&mut studio, "1 Frost, 4x4");
    write(&mut studio, "", Key::Enter);
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"]);
}
