//! Text fields in a right-to-left window: each shows one glyph per letter, so that the cursor is where the next letter
//! will appear. egui by itself lays out more glyphs.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::epaint::Shape;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Rect};
use gridwright::studio::Recent;

use super::*;

/// Joining letters, two of which form a ligature, and digits.
const TYPED: &str = "سلام دنیا ۲۳";

fn glyphs(galley: &Galley) -> usize {
    galley.rows.iter().map(|row| row.glyphs.len()).sum()
}

fn collect(shape: &Shape, texts: &mut Vec<(Rect, Arc<Galley>)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        Shape::Text(text) => texts.push((text.visual_bounding_rect(), text.galley.clone())),
        _ => {}
    }
}

/// Types into every text field of the window, checks what it shows, and returns the names of the fields.
fn type_into_all(studio: &mut Studio) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for role in [Role::TextInput, Role::MultilineTextInput] {
        for nth in 0.. {
            let Some(field) = studio.harness.query_all_by_role(role).nth(nth) else { break };
            field.scroll_to_me();
            studio.harness.run_ok();
            let Some(field) = studio.harness.query_all_by_role(role).nth(nth) else { break };
            field.focus();
            studio.harness.run_ok();
            studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
            studio.harness.event(Event::Text(TYPED.to_owned()));
            studio.harness.run_ok();
            let Some(field) = studio.harness.query_all_by_role(role).nth(nth) else { break };
            let node = field.accesskit_node();
            let (name, value) = (node.label().unwrap_or_default(), node.value().unwrap_or_default());
            // Some contain other things, and fields below a dialog get no keys.
            if !value.starts_with('س') {
                continue;
            }
            let mut texts = Vec::new();
            studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
            texts.retain(|(rect, galley)| galley.text() == value && rect.intersects(field.rect()));
            assert!(!texts.is_empty(), "“{value}” is not seen in {name}");
            for (_, galley) in texts {
                assert_eq!(glyphs(&galley), value.chars().count(), "{name}");
            }
            names.insert(name);
        }
    }
    names
}

/// Opens a dialog by its menu item, both given by their message keys.
fn open(studio: &mut Studio, menu: &'static str, item: &'static str) {
    studio.click(&said(menu));
    studio.harness.query_all_by_label_contains(&said(item)).next().unwrap().click();
    studio.harness.run();
}

#[test]
fn every_field_shows_a_glyph_for_each_letter() {
    LANGUAGE.set(Language::Persian);
    let mut start = Studio::at_start(Recent::default());
    let mut names = type_into_all(&mut start);
    // The baseline: without the workaround a field would show more glyphs.
    let job = LayoutJob::simple_singleline(TYPED.to_owned(), FontId::proportional(13.0), Color32::BLACK);
    let plain = start.harness.ctx.fonts_mut(|fonts| fonts.layout_job(job));
    assert!(glyphs(&plain) > TYPED.chars().count());

    let mut studio = Studio::open(shidoku());
    studio.wait();
    names.append(&mut type_into_all(&mut studio));
    // With a rule selected, its fields replace those of the puzzle.
    let mut studio = Studio::open(puzzle(".... .... 3... .42."));
    studio.wait();
    studio.key(Key::C);
    studio.drag("r1c1 r1c2");
    studio.wait();
    names.append(&mut type_into_all(&mut studio));
    for (menu, item) in [
        ("view-menu-board", "do-board-symbols"),
        ("view-menu-board", "do-board-save-layout"),
        ("view-menu-file", "do-file-new-from-example"),
        ("view-menu-help", "do-view-keys"),
        ("view-menu-help", "do-view-find"),
    ] {
        let mut studio = Studio::open(shidoku());
        open(&mut studio, menu, item);
        names.append(&mut type_into_all(&mut studio));
    }
    let mut studio = Studio::open(shidoku());
    studio.key_with(Modifiers::COMMAND, Key::T);
    names.append(&mut type_into_all(&mut studio));
    let mut studio = Studio::open(shidoku());
    studio.key_with(Modifiers::COMMAND, Key::B);
    studio.settle();
    names.append(&mut type_into_all(&mut studio));

    for key in [
        "ask-start-paste.field",
        "view-puzzle-title",
        "view-puzzle-author",
        "view-tools-find",
        "view-rule-name",
        "ask-symbols-own",
        "ask-layout-keep.name",
        "ask-change.field",
        "ask-find",
        "tell-notes-note-setter",
        "ask-book-title",
        "ask-book-copyright",
    ] {
        assert!(names.contains(&said(key)), "nothing was typed into {key}: {names:?}");
    }
    LANGUAGE.set(Language::English);
}

/// Fields not reached by any test, found in the source code.
#[test]
fn every_field_is_laid_out_by_the_helper() {
    fn read(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, found),
                false => found.push((path.clone(), std::fs::read_to_string(&path).unwrap())),
            }
        }
    }
    let mut files = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/studio"), &mut files);
    let mut count = 0;
    for (path, code) in files {
        for begin in ["TextEdit::singleline(", "TextEdit::multiline("] {
            for (at, _) in code.match_indices(begin) {
                let rest = &code[at + begin.len()..];
                let end = rest.find([';', '}']).unwrap_or(rest.len());
                let own = rest[..end].split("TextEdit::").next().unwrap_or_default();
                assert!(own.contains(".layouter("), "{}: {begin}{own}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 15, "{count} fields");
}
