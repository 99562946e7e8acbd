//! The focus is visible: on every page Tab moves from widget to widget, and each has a focus ring, or another
//! background, that is absent while it is not focused.

use egui::{Rect, Shape};
use gridwright::puzzle::{Edit, Remark};
use gridwright::studio::Recent;

use super::booklets::puzzles;
use super::*;

/// High enough that nothing is hidden.
const SIZE: egui::Vec2 = vec2(1440.0, 3000.0);
/// The maximum distance of a focus ring from its widget.
const AROUND: f32 = 8.0;

fn collect(shape: &Shape, place: Rect, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, place, found)),
        Shape::Text(_) | Shape::Noop => {}
        other => {
            if place.expand(AROUND).contains_rect(other.visual_bounding_rect()) {
                found.push(format!("{other:?}"));
            }
        }
    }
}

/// Returns the shapes painted at a place, except texts.
fn painted(studio: &Studio, place: Rect) -> Vec<String> {
    let mut found = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, place, &mut found));
    found
}

/// Returns the focused widget, unless it is the board, where the cursor is visible, or nothing is focused.
fn focused(studio: &Studio) -> Option<(String, Rect)> {
    let node = studio.harness.query_all_by(|node| node.is_focused()).next()?;
    let (label, role) = (node.accesskit_node().label().or(node.value()), node.accesskit_node().role());
    let elsewhere = matches!(role, Role::Grid | Role::GridCell | Role::Window);
    (!elsewhere).then(|| (format!("{role:?} “{}”", label.unwrap_or_default()), node.rect()))
}

/// Returns whether a shape is a frame as thick as a focus ring that closely encloses a place.
fn encloses(shape: &Shape, place: Rect) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| encloses(shape, place)),
        Shape::Rect(frame) => {
            let is_near = place.expand(AROUND).contains_rect(frame.rect) && frame.rect.expand(2.0).contains_rect(place);
            is_near && frame.stroke.width >= 1.5
        }
        _ => false,
    }
}

fn has_frame(studio: &Studio, place: Rect) -> bool {
    studio.harness.output().shapes.iter().any(|clipped| encloses(&clipped.shape, place))
}

/// Focuses the widget with this name, and returns whether it has a frame then and none before.
fn is_ringed(studio: &mut Studio, role: Role, label: &str) -> bool {
    let place = studio.harness.get_by_role_and_label(role, label).rect();
    let before = has_frame(studio, place);
    studio.harness.get_by_role_and_label(role, label).focus();
    studio.harness.run_steps(4);
    !before && has_frame(studio, place)
}

/// Goes through a page with Tab. Returns the widgets without a ring, and the number of focused widgets.
fn bare(studio: &mut Studio, steps: usize) -> (Vec<String>, usize) {
    studio.harness.remove_cursor();
    let (mut bare, mut seen) = (Vec::new(), std::collections::BTreeSet::new());
    let mut before: Option<(String, Rect, Vec<String>)> = None;
    for _ in 0..steps {
        studio.harness.key_press(Key::Tab);
        studio.harness.run_steps(4);
        if let Some((name, rect, with)) = before.take() {
            let without = painted(studio, rect);
            if with.iter().all(|shape| without.contains(shape)) {
                bare.push(format!("{name} at {rect:?}"));
            }
            if name.ends_with("“”") {
                bare.push(format!("nor a name: {name} at {rect:?}"));
            }
            seen.insert(name);
        }
        before = focused(studio).map(|(name, rect)| (name, rect, painted(studio, rect)));
    }
    (bare, seen.len())
}

#[track_caller]
fn all_have_rings(studio: &mut Studio, page: &str, steps: usize, least: usize) {
    let (bare, seen) = bare(studio, steps);
    assert!(bare.is_empty(), "{page}: without a ring are\n{}", bare.join("\n"));
    assert!(seen >= least, "{page}: only {seen} things had the keyboard");
}

#[test]
fn what_has_the_keyboard_on_the_board_and_the_start_page_has_a_ring() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    studio.harness.set_size(SIZE);
    studio.wait();
    all_have_rings(&mut studio, "the board", 150, 60);
    let mut studio = Studio::at_start(Recent::default());
    studio.harness.set_size(SIZE);
    studio.harness.run_steps(4);
    all_have_rings(&mut studio, "the start page", 40, 12);
}

#[test]
fn what_has_the_keyboard_in_a_play_test_has_a_ring() {
    let remark = Remark { cells: cells("r1c1-2"), text: "Too early".to_owned(), after_secs: Some(4) };
    let mut studio = Studio::open(Edit::AddRemark(remark).apply(&shidoku()).unwrap());
    studio.harness.set_size(SIZE);
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    all_have_rings(&mut studio, "the play-test", 60, 14);
    let zoom = studio.labels().into_iter().find(|label| label.ends_with('%')).unwrap();
    assert!(is_ringed(&mut studio, Role::Button, &zoom), "{zoom}");
    assert!(is_ringed(&mut studio, Role::Link, "r1c1-2"), "the link to the cells of a note");
}

#[test]
fn the_cross_of_a_tab_is_reached_by_keys_and_has_a_ring() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::with_tabs(&[("A", shidoku()), ("B", shidoku())], folder.path());
    studio.harness.remove_cursor();
    studio.harness.get_by_role_and_label(Role::Tab, "A").focus();
    studio.harness.run_steps(4);
    let mut go = |modifiers: Modifiers| {
        studio.harness.key_press_modifiers(modifiers, Key::Tab);
        studio.harness.run_steps(4);
        let (name, rect) = focused(&studio).expect("something has the keyboard");
        (name, has_frame(&studio, rect))
    };
    assert_eq!(go(Modifiers::NONE), ("Button “Close A”".to_owned(), true));
    assert_eq!(go(Modifiers::NONE), ("Tab “B”".to_owned(), true));
    assert_eq!(go(Modifiers::SHIFT), ("Tab “A”".to_owned(), true));
    assert_eq!(go(Modifiers::NONE), ("Button “Close A”".to_owned(), true));
    studio.harness.key_press(Key::Enter);
    studio.harness.run_steps(4);
    assert_eq!(studio.app().tabs(), [("B".to_owned(), false)]);
}

/// Returns the roles of the widgets in Tab order with their positions, from the left edge of the window, or from the
/// right edge in right-to-left windows.
fn way(language: Language) -> Vec<(String, i32)> {
    LANGUAGE.set(language);
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    studio.harness.set_size(SIZE);
    studio.wait();
    studio.harness.remove_cursor();
    let mut way = Vec::new();
    for _ in 0..150 {
        studio.harness.key_press(Key::Tab);
        studio.harness.run_steps(2);
        let Some(node) = studio.harness.query_all_by(|node| node.is_focused()).next() else { continue };
        let (role, rect) = (node.accesskit_node().role(), node.rect());
        let left = if language == Language::Persian { SIZE.x - rect.right() } else { rect.left() };
        // Text widths differ between languages, but the panel edges stay in place.
        let place = if role == Role::Splitter { left.round() as i32 } else { 0 };
        way.push((format!("{role:?}"), place));
    }
    LANGUAGE.set(Language::English);
    way
}

#[test]
fn tab_leads_to_the_same_things_in_a_mirrored_window_and_to_both_edges_of_panels() {
    let (english, persian) = (way(Language::English), way(Language::Persian));
    let edges: std::collections::BTreeSet<i32> =
        english.iter().filter(|(role, _)| role == "Splitter").map(|(_, left)| *left).collect();
    assert_eq!(edges.len(), 2, "{english:?}");
    assert_eq!(persian, english);
}

#[test]
fn what_has_the_keyboard_in_a_mirrored_window_has_a_ring() {
    LANGUAGE.set(Language::Persian);
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    studio.harness.set_size(SIZE);
    studio.wait();
    all_have_rings(&mut studio, "the board in Persian", 150, 60);
    LANGUAGE.set(Language::English);
}

#[test]
fn what_has_the_keyboard_in_the_booklet_has_a_ring() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    studio.harness.set_size(SIZE);
    studio.settle();
    all_have_rings(&mut studio, "the booklet", 90, 40);
    studio.press("Generate puzzles…");
    studio.harness.run_steps(4);
    all_have_rings(&mut studio, "puzzles to be made", 10, 4);
}

#[test]
fn what_has_the_keyboard_in_a_dialog_has_a_ring() {
    for (menu, item, least) in [
        ("File", "New puzzle…", 10),
        ("File", "New from example…", 10),
        ("Board", "Symbols…", 4),
        ("Help", "Shortcuts and gestures", 3),
    ] {
        let mut studio = Studio::open(shidoku());
        studio.wait();
        studio.click(menu);
        studio.harness.get_by_label_contains(item).click();
        studio.harness.run_ok();
        studio.harness.set_size(SIZE);
        studio.harness.run_steps(4);
        all_have_rings(&mut studio, item, 30, least);
    }
}
