//! The access keys of the menus, in every language and on every keyboard.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::epaint::Shape;
use egui::{Galley, Rect};

use super::*;

/// The menus, each with an item that only it contains.
const MENUS: [(&str, &str); 8] = [
    ("view-menu-file", "do-file-new-from-example"),
    ("view-menu-edit", "do-copy-line"),
    ("view-menu-board", "do-board-symbols"),
    ("view-menu-rules", "do-rule-on-all-grids"),
    ("view-menu-solve", "do-check-prove"),
    ("view-menu-setter", "do-author-fill-wanted"),
    ("view-menu-view", "do-view-contrast"),
    ("view-menu-help", "do-view-keys"),
];

/// Returns the access key of a menu, given by its message key.
fn letter(menu: &str) -> String {
    LANGUAGE.get().translate(&Message::new(format!("{menu}.letter")))
}

fn collect(shape: &Shape, texts: &mut Vec<Arc<Galley>>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        Shape::Text(text) => texts.push(text.galley.clone()),
        _ => {}
    }
}

/// Returns the underlined letters in the painted texts.
fn underlined(studio: &Studio) -> BTreeSet<String> {
    let mut texts = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    let mut found = BTreeSet::new();
    for galley in texts {
        let marked = galley.job.sections.iter().filter(|section| section.format.underline.width > 0.0);
        let words = marked.map(|section| &galley.job.text[section.byte_range.start.0..section.byte_range.end.0]);
        found.extend(words.filter(|word| word.chars().count() == 1).map(str::to_uppercase));
    }
    found
}

fn places_of(studio: &Studio, label: &str) -> Vec<Rect> {
    studio.harness.query_all_by_label(label).map(|node| node.rect()).collect()
}

/// Presses a key with Alt as the system reports it: the key and its text in one frame.
fn press(studio: &mut Studio, key: Key, written: &str) {
    let modifiers = Modifiers::ALT;
    studio.harness.event(Event::ModifiersChanged(modifiers));
    studio.harness.run_ok();
    let event = |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers };
    let events = [event(true), Event::Text(written.to_owned()), event(false)];
    studio.harness.input_mut().events.extend(events);
    studio.harness.step();
    studio.harness.event(Event::ModifiersChanged(Modifiers::NONE));
    studio.harness.run_ok();
}

#[test]
fn each_menu_shows_a_letter_of_its_own_that_opens_it() {
    for language in Language::ALL {
        LANGUAGE.set(language);
        let mut studio = Studio::open(shidoku());
        studio.wait();
        let letters: BTreeSet<String> = MENUS.iter().map(|(menu, _)| letter(menu)).collect();
        assert_eq!(letters.len(), MENUS.len(), "{}: {letters:?}", language.code());
        assert!(underlined(&studio).is_empty(), "{}: only where keys are about to open them", language.code());
        let places = |studio: &Studio| MENUS.map(|(menu, _)| places_of(studio, &said(menu)));
        let before = places(&studio);
        studio.harness.event(Event::ModifiersChanged(Modifiers::ALT));
        studio.harness.run_ok();
        assert_eq!(underlined(&studio), letters, "{}", language.code());
        // Letters underlined within a name are spaced a little wider there.
        let within = matches!(language, Language::English | Language::Portuguese);
        assert!(within || places(&studio) == before, "{}: nothing moves", language.code());
        studio.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        studio.harness.run_ok();
        for (menu, item) in MENUS {
            let key = Key::from_name(&letter(menu)).unwrap();
            studio.key_with(Modifiers::ALT, key);
            let open = MENUS.into_iter().filter(|&(_, item)| studio.shows(&said(item)));
            let shown: Vec<&str> = open.map(|(menu, _)| menu).collect();
            assert_eq!(shown, [menu], "{}: {key:?} opens it, with {item}", language.code());
            studio.key(Key::Escape);
        }
    }
    LANGUAGE.set(Language::English);
}

#[test]
fn letters_open_menus_on_keyboards_that_have_others() {
    for language in [Language::Persian, Language::Greek, Language::Russian] {
        LANGUAGE.set(language);
        let mut studio = Studio::open(shidoku());
        studio.wait();
        for (key, written, item) in [
            // The key with F on other keyboards types another letter here.
            (Key::F, "ب", "do-file-new-from-example"),
            (Key::F, "φ", "do-file-new-from-example"),
            (Key::F, "а", "do-file-new-from-example"),
            (Key::H, "р", "do-view-keys"),
            // The letter of a key takes precedence over its position.
            (Key::E, "f", "do-file-new-from-example"),
        ] {
            press(&mut studio, key, written);
            assert!(studio.shows(&said(item)), "{}: {key:?} writes {written}", language.code());
            assert!(studio.puzzle().givens() == shidoku().givens(), "it is no digit");
            studio.key(Key::Escape);
            assert!(!studio.shows(&said(item)));
        }
    }
    LANGUAGE.set(Language::English);
}
