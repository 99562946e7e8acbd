//! The languages of the window, and the mirror image that one of them makes of it.

use gridwright::studio::Preferences;
use gridwright::words::{Language, Message};

use super::*;

/// A studio that speaks this language, as was chosen in a session before.
fn speaking(language: Language, puzzle: Puzzle) -> Studio {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    std::fs::write(&file, format!("language = {}\n", language.code())).unwrap();
    Studio::with(move |app| app.with_preferences(Preferences::at(file)), puzzle)
}

/// Where the board, and each button, is on the screen: from the left edge of the window and from the right.
fn edges(studio: &Studio, role: Role) -> Vec<(i32, i32)> {
    let width = studio.harness.ctx.viewport_rect().right();
    let rects = studio.harness.query_all_by_role(role).map(|node| node.rect());
    rects.map(|rect| (rect.left().round() as i32, (width - rect.right()).round() as i32)).collect()
}

#[test]
fn a_window_read_from_right_to_left_is_the_mirror_image_of_the_others() {
    let english = edges(&speaking(Language::English, shidoku()), Role::Canvas);
    let persian = edges(&speaking(Language::Persian, shidoku()), Role::Canvas);
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
    // A click beside the middle of a cell far from the middle of the board, with the board moved and zoomed.
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    studio.click_cell("r5c6");
    assert_eq!(studio.selected(), "r5c6");
}

#[test]
fn every_window_says_its_words_in_its_own_language() {
    for language in Language::ALL {
        let mut studio = speaking(language, shidoku());
        studio.key(Key::C);
        let cage = language.say(&Kind::KillerCage.name());
        studio.expect(&cage);
        assert_eq!(gridwright::words::spoken(), language);
        // What is said of a kind follows the window, and what is written in files does not.
        assert_eq!(Kind::KillerCage.name().to_string(), cage);
        assert_eq!(Message::verbatim("r1c1").to_string(), "r1c1");
    }
}
