//! The scale and contrast of the window.

use egui::accesskit::Toggled;
use egui::{Color32, Rect, Vec2};

use super::*;

fn point_at(studio: &mut Studio, pos: Pos2) {
    studio.harness.event(Event::PointerMoved(pos));
    studio.harness.run_ok();
}

#[test]
fn beside_the_board_the_keys_that_zoom_make_everything_larger() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::kept_in(folder.path());
    studio.harness.set_size(vec2(2560.0, 1440.0));
    studio.click("New: Classic");
    let scale = |studio: &Studio| studio.harness.ctx.zoom_factor();
    let board = |studio: &Studio| studio.app().cell_rect(Cell::new(0, 0)).unwrap().width();
    let fitted = board(&studio);
    point_at(&mut studio, Pos2::new(100.0, 20.0));
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    studio.key_with(Modifiers::COMMAND, Key::Equals);
    assert_eq!(scale(&studio), 1.25);
    assert!(board(&studio) <= fitted, "the board was not zoomed");
    // With the pointer over the board, they zoom the board.
    let middle = studio.at("r5c5");
    point_at(&mut studio, middle);
    let before = board(&studio);
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    assert!(board(&studio) > before && scale(&studio) == 1.25);
    studio.calm();
    drop(studio);

    // The chosen scale also applies in the next session, limited by the size of the window.
    let mut next = Studio::kept_in(folder.path());
    next.harness.set_size(vec2(2560.0, 1440.0));
    next.harness.run_ok();
    assert_eq!(scale(&next), 1.25);
    point_at(&mut next, Pos2::new(100.0, 20.0));
    next.key_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(scale(&next), 1.0);
    for _ in 0..3 {
        next.key_with(Modifiers::COMMAND, Key::Minus);
    }
    assert_eq!(scale(&next), 0.75, "that is the least");
    next.harness.set_size(vec2(640.0, 360.0));
    next.key_with(Modifiers::COMMAND, Key::Num0);
    for _ in 0..9 {
        next.key_with(Modifiers::COMMAND, Key::Plus);
    }
    assert_eq!(scale(&next), 1.0, "there is no room for more");
}

#[test]
fn all_is_in_reach_where_letters_are_twice_as_large() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    // 200 % of a window of 1280 x 720.
    studio.harness.set_size(vec2(640.0, 360.0));
    studio.harness.run_ok();
    let window = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 360.0));
    for label in [said("view-play-test").as_str(), "Show solution", "Possible", "File"] {
        studio.harness.get_by_label(label).scroll_to_me();
        studio.harness.run_steps(4);
        studio.harness.run_ok();
        let rect = studio.harness.get_by_label(label).rect();
        assert!(window.contains_rect(rect), "{label}: {rect:?}");
    }
    // The current cell is scrolled into view.
    studio.click_cell("r1c1");
    for _ in 0..3 {
        studio.key(Key::ArrowDown);
        studio.harness.run_steps(4);
        studio.harness.run_ok();
    }
    assert_eq!(studio.selected(), "r4c1");
    let cell = studio.app().cell_rect("r4c1".parse().unwrap()).unwrap();
    assert!(window.contains_rect(cell), "{cell:?}");
    // A dialog wider than the window can be scrolled sideways.
    studio.key_with(Modifiers::COMMAND, Key::N);
    for label in ["Create", "Cancel"] {
        studio.harness.get_by_label(label).scroll_to_me();
        studio.harness.run_steps(4);
        studio.harness.run_ok();
        let rect = studio.harness.get_by_label(label).rect();
        assert!(window.contains_rect(rect), "{label}: {rect:?}");
    }
}

#[test]
fn high_contrast_is_chosen_in_the_menu_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::kept_in(folder.path());
    studio.click("New: Classic");
    studio.click("View");
    studio.click("Dark");
    studio.click("View");
    studio.click("High contrast");
    let panel = |studio: &Studio| studio.harness.ctx.global_style().visuals.panel_fill;
    assert_eq!(panel(&studio), Color32::BLACK);
    studio.calm();
    drop(studio);
    let mut next = Studio::kept_in(folder.path());
    assert_eq!(panel(&next), Color32::BLACK);
    next.click("New: Classic");
    next.click("View");
    next.click("Standard contrast");
    assert_ne!(panel(&next), Color32::BLACK);
}

const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];

/// Returns the menu item of a scale; the status bar shows the board's scale in the same words.
fn item(studio: &Studio, scale: u16) -> egui_kittest::Node<'_> {
    let label = format!("{scale}%");
    studio.harness.get_by(move |node| node.label().as_deref() == Some(label.as_str()) && node.toggled().is_some())
}

/// Returns the scales marked as chosen in the open menu.
fn marked(studio: &Studio) -> Vec<u16> {
    let on = |scale: &u16| item(studio, *scale).accesskit_node().toggled() == Some(Toggled::True);
    SCALES.into_iter().filter(on).collect()
}

#[test]
fn each_scale_is_chosen_in_the_menu_and_found_by_its_name() {
    let mut studio = Studio::empty();
    // Room for the largest scale.
    studio.harness.set_size(vec2(1600.0, 900.0));
    studio.harness.run_ok();
    let mut before = 100;
    for scale in SCALES {
        studio.click("View");
        assert!(studio.harness.query_by_label("75%").is_none(), "they are folded");
        studio.click(&format!("Interface size: {before}%"));
        assert_eq!(marked(&studio), [before]);
        // Only part of a menu that is longer than the window is visible.
        item(&studio, scale).scroll_to_me();
        studio.harness.run_ok();
        item(&studio, scale).click();
        studio.harness.run_ok();
        assert_eq!(studio.harness.ctx.zoom_factor(), f32::from(scale) / 100.0);
        assert!(!studio.shows("The window only has room for"), "{scale} %");
        before = scale;
    }
    for scale in SCALES {
        studio.key_with(Modifiers::COMMAND, Key::K);
        studio.harness.event(Event::Text(format!("Interface size: {scale}%")));
        studio.harness.run();
        studio.key(Key::Enter);
        studio.harness.run_ok();
        assert_eq!(studio.harness.ctx.zoom_factor(), f32::from(scale) / 100.0);
        studio.key_with(Modifiers::COMMAND, Key::K);
        studio.harness.event(Event::Text(format!("Interface size: {scale}%")));
        studio.harness.run();
        studio.expect(&format!("Interface size: {scale}% (current)"));
        studio.key(Key::Escape);
    }
}

#[test]
fn keys_unfold_the_scales_and_choose_one() {
    let mut studio = Studio::empty();
    studio.harness.set_size(vec2(1600.0, 900.0));
    studio.harness.run_ok();
    studio.key_with(Modifiers::ALT, Key::V);
    let focused = |studio: &Studio| {
        let focus = studio.harness.query_all_by(|node| node.is_focused()).next();
        focus.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    for _ in 0..30 {
        if focused(&studio).starts_with("Interface size") {
            break;
        }
        studio.key(Key::ArrowDown);
    }
    studio.key(Key::Enter);
    studio.expect("250%");
    studio.key(Key::ArrowDown);
    assert_eq!(focused(&studio), "75%");
    studio.key(Key::Enter);
    studio.harness.run_ok();
    assert_eq!(studio.harness.ctx.zoom_factor(), 0.75);
}

#[test]
fn that_the_window_is_too_small_for_a_scale_is_told() {
    let mut studio = Studio::empty();
    studio.harness.set_size(vec2(640.0, 360.0));
    studio.harness.run_ok();
    studio.click("View");
    studio.click("Interface size: 100%");
    studio.click("200%");
    studio.harness.run_ok();
    assert_eq!(studio.harness.ctx.zoom_factor(), 1.0);
    studio.expect("The window only has room for 100%; 200% takes effect when it is larger");
    studio.click("View");
    studio.expect("Interface size: 200% (actual 100%)");
    studio.key(Key::Escape);
    // It is reported once.
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key(Key::Escape);
    assert!(!studio.shows("The window only has room for"), "{:?}", studio.labels());
    // The window grows, and the scale determines the points in a frame.
    let mut frames = |window: Vec2, scale: f32| {
        for _ in 0..6 {
            let zoom = studio.harness.ctx.zoom_factor();
            studio.harness.set_size(window / zoom);
            studio.harness.step();
        }
        assert!((studio.harness.ctx.zoom_factor() - scale).abs() < 0.01, "{window:?}");
    };
    frames(vec2(900.0, 600.0), 900.0 / 640.0);
    frames(vec2(1280.0, 720.0), 2.0);
    frames(vec2(2560.0, 1440.0), 2.0);
    studio.click("View");
    studio.expect("Interface size: 200%");
}
