//! What has the keyboard is seen: on every page Tab leads from one thing to the next, and each has a ring around it, or
//! another ground, that is not there while something else has the keyboard.

use egui::{Rect, Shape};
use gridwright::studio::Recent;

use super::booklets::puzzles;
use super::*;

/// So high that nothing is out of sight.
const SIZE: egui::Vec2 = vec2(1440.0, 3000.0);
/// How far a ring may lie around what it belongs to.
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

/// What is painted at a place, besides words.
fn painted(studio: &Studio, place: Rect) -> Vec<String> {
    let mut found = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, place, &mut found));
    found
}

/// What has the keyboard, unless it is the board, where the cursor is seen.
fn focused(studio: &Studio) -> Option<(String, Rect)> {
    let node = studio.harness.query_all_by(|node| node.is_focused()).next()?;
    let (label, role) = (node.accesskit_node().label().or(node.value())?, node.accesskit_node().role());
    let board = matches!(role, Role::Grid | Role::GridCell);
    (!board).then(|| (format!("{role:?} “{label}”"), node.rect()))
}

/// Goes through a page. Returns what had no ring, and how many things had the keyboard.
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
fn what_has_the_keyboard_in_the_booklet_has_a_ring() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    studio.harness.set_size(SIZE);
    studio.settle();
    all_have_rings(&mut studio, "the booklet", 90, 40);
    studio.press("Make puzzles…");
    studio.harness.run_steps(4);
    all_have_rings(&mut studio, "puzzles to be made", 10, 4);
}

#[test]
fn what_has_the_keyboard_in_a_dialog_has_a_ring() {
    for (menu, item, least) in [
        ("File", "New puzzle…", 10),
        ("File", "New from example…", 10),
        ("Board", "Symbols…", 4),
        ("Help", "Keys and gestures", 3),
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
