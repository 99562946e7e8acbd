//! The gallery of examples.

use super::*;

/// The card lies below the part of the gallery that is seen first.
pub fn open_samurai(studio: &mut Studio) {
    studio.harness.get_by_label("Samurai, 5 grids: Samurai").click_accesskit();
    studio.harness.run();
}

#[test]
fn an_example_is_opened_from_the_gallery() {
    let mut studio = Studio::empty();
    studio.click("File");
    studio.harness.get_by_label_contains("New from example…").click();
    studio.harness.run();
    studio.expect("Samurai, 5 grids: Samurai");
    open_samurai(&mut studio);
    assert_eq!(studio.puzzle().board().grids().len(), 5);
    assert!(!studio.app().document().is_dirty());
    assert_eq!(studio.app().document().path(), None);
}

#[test]
fn the_gallery_works_without_a_mouse() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Tab);
    studio.key(Key::Enter);
    let rules = studio.puzzle().rules();
    assert!(!rules.is_empty());
    assert!(rules.iter().all(|placed| placed.rule.name().to_string() == "Painted region"), "the second card");
}

#[test]
fn an_example_does_not_replace_work_without_a_question() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Enter);
    studio.expect("Save the changes to");
    assert_eq!(studio.given("r1c1"), Some(1));
    studio.click("Don't save");
    assert_eq!(studio.puzzle().board().size(), 9);
    assert_eq!(studio.puzzle().title(), "Sixteen and a half seconds");
}
