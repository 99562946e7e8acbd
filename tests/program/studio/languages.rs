//! The languages of the window, and the mirrored layout of right-to-left ones.

use egui::epaint::Shape;
use gridwright::studio::Preferences;
use gridwright::words::{Language, Message};

use super::faults::faults;
use super::*;

/// Opens a studio in this language, as chosen in an earlier session.
fn speaking(language: Language, puzzle: Puzzle) -> Studio {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    std::fs::write(&file, format!("language = {}\n", language.code())).unwrap();
    Studio::with(move |app| app.with_preferences(Preferences::at(file)), puzzle)
}

/// Opens the same studio in the smallest window.
fn speaking_in_little_room(language: Language, puzzle: Puzzle) -> Studio {
    let mut studio = speaking(language, puzzle);
    studio.harness.set_size(vec2(900.0, 600.0));
    studio.wait();
    studio
}

/// Returns the painted texts, and whether each was painted completely.
pub(super) fn painted(studio: &Studio) -> Vec<(String, bool)> {
    fn collect(shape: &Shape, texts: &mut Vec<(String, bool)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            Shape::Text(text) => texts.push((text.galley.text().to_owned(), !text.galley.elided)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    texts
}

/// Returns the edges of all widgets of a role: from the left and the right of the window.
fn edges(studio: &Studio, role: Role) -> Vec<(i32, i32)> {
    let width = studio.harness.ctx.viewport_rect().right();
    let rects = studio.harness.query_all_by_role(role).map(|node| node.rect());
    rects.map(|rect| (rect.left().round() as i32, (width - rect.right()).round() as i32)).collect()
}

#[test]
fn a_window_read_from_right_to_left_is_the_mirror_image_of_the_others() {
    let english = edges(&speaking(Language::English, shidoku()), Role::Grid);
    let persian = edges(&speaking(Language::Persian, shidoku()), Role::Grid);
    let turned: Vec<(i32, i32)> = english.iter().map(|&(left, right)| (right, left)).collect();
    assert!(english.len() == 1 && english[0].0 != english[0].1, "{english:?}");
    assert_eq!(persian, turned);
}

#[test]
fn boards_are_no_mirror_images_and_are_clicked_where_they_are_seen() {
    let mut studio = speaking(Language::Persian, Puzzle::empty(Board::classic()));
    assert!(studio.at("r1c1").x < studio.at("r1c2").x && studio.at("r1c1").y < studio.at("r2c1").y);
    studio.click_cell("r1c2");
    assert_eq!(studio.selected(), "r1c2");
    studio.key(Key::ArrowRight);
    assert_eq!(studio.selected(), "r1c3");
    studio.drag("r4c7 r4c8 r4c9");
    assert_eq!(studio.selected(), "r4c7-9");
    studio.key(Key::Num5);
    assert_eq!(studio.given("r4c8"), Some(5));
    // A click off the centre of a cell far from the middle of the board, with the board panned and zoomed.
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    studio.click_cell("r5c6");
    assert_eq!(studio.selected(), "r5c6");
}

#[test]
fn every_window_says_its_words_in_its_own_language() {
    for language in Language::ALL {
        let mut studio = speaking(language, shidoku());
        studio.key(Key::C);
        let cage = language.translate(&Kind::KillerCage.name());
        studio.expect(&cage);
        assert_eq!(gridwright::words::current_language(), language);
        // Names of kinds follow the language of the window, those in files do not.
        assert_eq!(Kind::KillerCage.name().to_string(), cage);
        assert_eq!(Message::verbatim("r1c1").to_string(), "r1c1");
    }
}

#[test]
fn persian_is_typed_and_mended_in_a_field() {
    let mut studio = speaking(Language::Persian, shidoku());
    studio.click(&Message::new("view-side-publication").to_string());
    let field = Message::new("view-puzzle-title").to_string();
    studio.click(&field);
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    studio.harness.event(egui::Event::Text("برف ۲۳ سفید".to_owned()));
    studio.harness.run();
    let typed = |studio: &Studio| {
        let node = studio.harness.get_by_role_and_label(Role::TextInput, &field);
        node.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(typed(&studio), "برف ۲۳ سفید");
    // The end of the line is after its last letter, and Backspace deletes before the cursor.
    studio.key(Key::End);
    studio.key(Key::Backspace);
    assert_eq!(typed(&studio), "برف ۲۳ سفی");
    studio.key(Key::Home);
    studio.key(Key::Delete);
    assert_eq!(typed(&studio), "رف ۲۳ سفی");
    // Letters keep their typing order in either direction.
    studio.key(Key::End);
    studio.harness.event(egui::Event::Text("د".to_owned()));
    studio.harness.run();
    assert_eq!(typed(&studio), "رف ۲۳ سفید");
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle().title(), "رف ۲۳ سفید");
}

#[test]
fn a_language_is_chosen_under_help_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    let kept = file.clone();
    let mut studio = Studio::with(move |app| app.with_preferences(Preferences::at(kept)), shidoku());
    studio.click("Help");
    // Each language has its own name, so that its readers can find it.
    for name in ["English", "فارسی", "Ελληνικά", "Português", "Русский"] {
        studio.expect(name);
    }
    studio.click("Русский");
    studio.expect("Ровно одно решение");
    // It is written after a second without changes.
    studio.harness.run_steps(8);
    studio.saved();
    assert!(std::fs::read_to_string(&file).unwrap().contains("language = ru"));
    studio.click(&Message::new("view-menu-help").to_string());
    studio.click("فارسی");
    let western = Message::new("do-view-western-digits").to_string();
    studio.click(&Message::new("view-side-publication").to_string());
    let counted = |studio: &Studio, digits: &str| studio.labels().iter().any(|label| label.contains(digits));
    assert!(counted(&studio, "۴ × ۴"), "{:?}", studio.labels());
    studio.click(&Message::new("view-menu-help").to_string());
    studio.click(&western);
    assert!(counted(&studio, "4 × 4") && !counted(&studio, "۴ × ۴"), "{:?}", studio.labels());
    studio.harness.run_steps(8);
    drop(studio);
    // A studio opened later uses the last chosen language.
    let mut studio = Studio::with(move |app| app.with_preferences(Preferences::at(file)), shidoku());
    assert_eq!(gridwright::words::current_language(), Language::Persian);
    studio.click(&Message::new("view-side-publication").to_string());
    assert!(counted(&studio, "4 × 4"));
}

#[test]
fn steps_results_and_refusals_follow_the_language_of_the_window() {
    let mut studio = speaking(Language::English, shidoku());
    studio.command("Symbols");
    studio.click("Greek letters");
    studio.click("Close");
    let undo = |studio: &Studio| studio.app().document().undo_name();
    assert_eq!(undo(&studio).as_deref(), Some("Use greek letters"));
    // There is nothing to redo, which the status bar reports.
    let refusal = "Nothing to redo";
    studio.key_with(Modifiers::COMMAND, Key::Y);
    studio.expect(refusal);
    for (language, expected) in
        [(Language::Greek, "Γραφή με ελληνικά γράμματα"), (Language::Persian, "نوشتن با حرف‌های یونانی")]
    {
        studio.harness.state_mut().set_language(Some(language));
        studio.harness.run_ok();
        assert_eq!(undo(&studio).as_deref(), Some(expected));
        assert!(!studio.shows(refusal), "{language:?}");
    }
}

#[test]
fn warnings_stay_in_the_language_that_they_were_given_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    std::fs::write(&file, "language = en\nscale = 250\n").unwrap();
    let mut studio = Studio::with(move |app| app.with_preferences(Preferences::at(file)), shidoku());
    studio.harness.set_size(vec2(900.0, 600.0));
    studio.wait();
    let warning = "takes effect when it is larger";
    studio.expect(warning);
    studio.harness.state_mut().set_language(Some(Language::Greek));
    studio.harness.run_ok();
    assert_eq!(gridwright::words::current_language(), Language::Greek);
    studio.expect(warning);
    // The next message replaces it, as usual.
    studio.key_with(Modifiers::COMMAND, Key::Y);
    assert!(!studio.shows(warning));
}

#[test]
fn counts_in_messages_have_the_digits_of_the_language_that_says_them() {
    let step = Message::new("tell-laying-move-grid").with("grid", gridwright::words::Arg::Figures("12".to_owned()));
    assert!(Language::English.translate(&step).contains("12"));
    assert!(Language::Persian.translate(&step).contains("۱۲"));
}

#[test]
fn numbers_in_fields_have_the_digits_of_the_window_and_are_typed_in_any() {
    let mut studio = speaking(Language::Persian, shidoku());
    studio.key_with(Modifiers::COMMAND, Key::N);
    let name = Message::new("ask-board-latin.rows").to_string();
    let field = |studio: &Studio| {
        let nodes = studio.harness.query_all_by_label(&name);
        nodes.filter_map(|node| node.accesskit_node().value()).next()
    };
    assert_eq!(field(&studio).as_deref(), Some("۹"));
    for (typed, shown) in [("۷", "۷"), ("6", "۶")] {
        studio.harness.get_by_label(&name).focus();
        studio.harness.run();
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.harness.event(egui::Event::Text(typed.to_owned()));
        studio.harness.run();
        studio.key(Key::Tab);
        assert_eq!(field(&studio).as_deref(), Some(shown));
    }
}

#[test]
fn an_empty_booklet_says_all_of_its_words_in_every_language() {
    for language in Language::ALL {
        let mut studio = speaking_in_little_room(language, shidoku());
        studio.key_with(Modifiers::COMMAND, Key::B);
        let words = Message::new("ask-book-page-empty").to_string();
        let begin: String = words.chars().take(12).collect();
        assert!(painted(&studio).iter().any(|(text, whole)| text.contains(&begin) && *whole), "{words}");
        let cut: Vec<String> = faults(&studio).into_iter().filter(|fault| fault.contains(&begin)).collect();
        assert!(cut.is_empty(), "{}: {cut:?}", language.code());
    }
}

#[test]
fn a_new_booklet_is_in_the_language_of_the_window_and_bound_as_its_books_are() {
    use gridwright::sheet::Binding;
    let folder = tempfile::tempdir().unwrap();
    for (language, binding) in [(Language::Greek, Binding::Left), (Language::Persian, Binding::Right)] {
        let path = folder.path().join(format!("{}.ron", language.code()));
        let mut studio = speaking(language, shidoku());
        studio.key_with(Modifiers::COMMAND, Key::B);
        studio.will_pick(FileDialogOutcome::File(path.clone()));
        studio.key_with(Modifiers::COMMAND, Key::S);
        studio.settle();
        let settings = formats::read_book(&path).unwrap().settings;
        assert_eq!((settings.language.as_str(), settings.binding()), (language.code(), binding));
    }
}

#[test]
fn the_hint_of_the_tool_keeps_off_the_facts_of_the_status_bar() {
    for language in Language::ALL {
        let mut studio = speaking_in_little_room(language, Puzzle::empty(Board::classic()));
        studio.click_cell("r5c5");
        let over: Vec<String> = faults(&studio).into_iter().filter(|fault| fault.contains("is printed over")).collect();
        assert!(over.is_empty(), "{}: {over:?}", language.code());
    }
}

#[test]
fn words_beside_the_button_of_a_note_end_before_it() {
    for language in Language::ALL {
        let mut studio = speaking_in_little_room(language, shidoku());
        studio.key_with(Modifiers::COMMAND, Key::T);
        let word = |key: &'static str| Message::new(key).to_string();
        let words = studio.harness.get_by_label(&word("tell-notes-kept-with-puzzle")).rect();
        let button = studio.harness.get_by_role_and_label(Role::Button, &word("tell-notes-add-note")).rect();
        assert!(!words.intersects(button), "{}: {words:?} and {button:?}", language.code());
    }
}

#[test]
fn each_row_of_the_list_of_rules_shows_its_place_in_little_room() {
    let puzzle = formats::read_first("examples/xv.ron".as_ref()).unwrap().puzzle;
    for language in [Language::English, Language::Greek, Language::Russian] {
        let studio = speaking_in_little_room(language, puzzle.clone());
        let texts = painted(&studio);
        let places: Vec<&(String, bool)> = texts.iter().filter(|(text, _)| text.contains(" · r")).collect();
        let kinds = |sign: &str| places.iter().filter(|(text, _)| text.starts_with(sign)).count();
        assert!(kinds("X · r") > 1 && kinds("V · r") > 1, "{places:?}");
        let cut: Vec<_> = places.iter().filter(|(_, whole)| !whole).collect();
        assert!(cut.is_empty(), "{}: {cut:?}", language.code());
    }
}

/// Returns the right ends of the rows of the text that begins like this.
fn right_ends(studio: &Studio, begin: &str) -> Vec<i32> {
    fn collect(shape: &Shape, begin: &str, ends: &mut Vec<i32>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, begin, ends)),
            Shape::Text(text) if text.galley.text().starts_with(begin) => {
                let rows = text.galley.rows.iter();
                ends.extend(rows.map(|row| (text.pos.x + row.pos.x + row.size.x).round() as i32));
            }
            _ => {}
        }
    }
    let mut ends = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, begin, &mut ends));
    ends
}

#[test]
fn the_handbook_is_in_the_language_of_the_window_also_when_that_changes() {
    let mut studio = speaking(Language::English, shidoku());
    studio.key_with(Modifiers::SHIFT, Key::F1);
    for language in [Language::Greek, Language::Persian, Language::Portuguese, Language::Russian, Language::English] {
        studio.harness.state_mut().set_language(Some(language));
        studio.harness.run_ok();
        let file = match language {
            Language::English => "docs/handbook.md".to_owned(),
            other => format!("docs/handbook.{}.md", other.code()),
        };
        let text = std::fs::read_to_string(file).unwrap();
        let chapters: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert!(chapters.len() >= 10, "{}: {}", language.code(), chapters.len());
        // Each is in the list, which is next to the text on the side where reading starts.
        for chapter in &chapters {
            studio.expect(chapter);
        }
        let begin = text.lines().skip_while(|line| !line.starts_with("![")).nth(2).unwrap();
        studio.expect(begin);
        let paragraph = studio.harness.query_all_by_label_contains(begin).next().unwrap().rect();
        let list = studio.harness.get_by_label(chapters[1]).rect();
        let ends = right_ends(&studio, begin);
        assert!(ends.len() > 1, "{}: {ends:?}", language.code());
        let flush = ends.iter().all(|&end| end == ends[0]);
        if language.is_right_to_left() {
            assert!(list.left() > paragraph.right() && flush, "{list:?} {paragraph:?} {ends:?}");
        } else {
            assert!(list.right() < paragraph.left() && !flush, "{}: {list:?} {paragraph:?}", language.code());
        }
    }
}
