//! The gallery of examples.

use super::*;

/// Opens the samurai, whose card is below the visible part of the gallery at first.
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
    // From the search field to the second card.
    studio.key(Key::Tab);
    studio.key(Key::Tab);
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle().board().grids()[0].box_shape(), None, "the jigsaw");
}

#[test]
fn an_example_is_found_by_its_kind_or_title() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.harness.event(egui::Event::Text("no such thing".to_owned()));
    studio.harness.run();
    studio.expect("No matching examples.");
    studio.key(Key::Escape);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.harness.event(egui::Event::Text("THERMO".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    assert!(studio.puzzle().rules().iter().all(|placed| placed.rule.name().to_string() == "Thermometer"));
    assert!(!studio.puzzle().rules().is_empty());
}

#[test]
fn an_example_is_opened_in_a_tab_of_its_own() {
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle().board().size(), 9);
    assert_eq!(studio.puzzle().title(), "Sixteen and a half seconds");
    studio.key_with(Modifiers::COMMAND, Key::Tab);
    assert_eq!(studio.given("r1c1"), Some(1));
}
