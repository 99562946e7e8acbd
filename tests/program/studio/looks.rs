//! How large everything is, and with how much contrast.

use egui::{Color32, Rect};

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
    // With the pointer on the board they are about the board.
    let middle = studio.at("r5c5");
    point_at(&mut studio, middle);
    let before = board(&studio);
    studio.key_with(Modifiers::COMMAND, Key::Plus);
    assert!(board(&studio) > before && scale(&studio) == 1.25);
    studio.calm();
    drop(studio);

    // As it was chosen, also in the next session; no larger than the window has room for.
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
    // The cell that keys have reached is seen.
    studio.click_cell("r1c1");
    for _ in 0..3 {
        studio.key(Key::ArrowDown);
        studio.harness.run_steps(4);
        studio.harness.run_ok();
    }
    assert_eq!(studio.selected(), "r4c1");
    let cell = studio.app().cell_rect("r4c1".parse().unwrap()).unwrap();
    assert!(window.contains_rect(cell), "{cell:?}");
    // A dialog that is wider than the window is moved to the side.
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
    next.click("Usual contrast");
    assert_ne!(panel(&next), Color32::BLACK);
}
