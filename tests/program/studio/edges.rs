//! The edges of panels, moved with the arrow keys.

use super::*;

/// Wide enough for both panels to grow and shrink.
const SIZE: egui::Vec2 = vec2(1440.0, 900.0);

/// Returns the positions of the panel edges from the left of the window.
fn edges(studio: &Studio) -> Vec<f32> {
    let edges = studio.harness.query_all_by_role(Role::Splitter);
    edges.map(|edge| edge.rect().center().x).collect()
}

fn press(studio: &mut Studio, key: Key) {
    studio.harness.key_press(key);
    studio.harness.run_steps(4);
}

/// Each edge moves in the direction of the arrow key, alone, and Home resets it.
#[track_caller]
fn arrows_move_each_edge(language: Language) {
    LANGUAGE.set(language);
    let mut studio = Studio::open(shidoku());
    studio.harness.set_size(SIZE);
    studio.wait();
    studio.harness.remove_cursor();
    let usual = edges(&studio);
    assert_eq!(usual.len(), 2, "{language:?}");
    for at in 0..usual.len() {
        let all = studio.harness.query_all_by_role(Role::Splitter);
        all.into_iter().nth(at).expect("an edge").focus();
        studio.harness.run_steps(4);
        let moved = |studio: &Studio| edges(studio).iter().zip(&usual).map(|(is, was)| is - was).collect::<Vec<_>>();
        press(&mut studio, Key::ArrowRight);
        press(&mut studio, Key::ArrowRight);
        let right = moved(&studio);
        assert!(right[at] > 8.0 && right[1 - at].abs() < 1.0, "{language:?}, edge {at}: {right:?}");
        press(&mut studio, Key::ArrowLeft);
        press(&mut studio, Key::ArrowLeft);
        press(&mut studio, Key::ArrowLeft);
        let left = moved(&studio);
        assert!(left[at] < -4.0 && left[1 - at].abs() < 1.0, "{language:?}, edge {at}: {left:?}");
        press(&mut studio, Key::Home);
        let back = moved(&studio);
        assert!(back.iter().all(|off| off.abs() < 1.0), "{language:?}, edge {at}: {back:?}");
    }
    LANGUAGE.set(Language::English);
}

#[test]
fn an_edge_that_has_the_keyboard_goes_where_the_arrow_points() {
    arrows_move_each_edge(Language::English);
}

#[test]
fn an_edge_goes_where_the_arrow_points_in_a_mirrored_window_too() {
    arrows_move_each_edge(Language::Persian);
}
