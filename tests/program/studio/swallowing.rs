//! A click that closes a menu, a list or a dialog does nothing else.

use super::*;

/// Something that a click outside closes: its name, a way to open it, and a test that it is open.
type Opened = (&'static str, fn(&mut Studio), fn(&Studio) -> bool);

fn popup(studio: &Studio) -> bool {
    egui::Popup::is_any_open(&studio.harness.ctx)
}

const OPENED: [Opened; 5] = [
    ("a menu", |studio| studio.click("View"), popup),
    (
        "the menu of a cell",
        |studio| {
            let pos = studio.at("r2c2");
            studio.harness.event(Event::PointerMoved(pos));
            for pressed in [true, false] {
                let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
                studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
                studio.harness.run();
            }
        },
        popup,
    ),
    (
        "a list",
        |studio| {
            studio.click("Setter");
            studio.click("Remove clues…");
            studio.harness.get_by_label_contains("Symmetry of the clues: ").click();
            studio.harness.run();
        },
        popup,
    ),
    ("a dialog", |studio| studio.key_with(Modifiers::COMMAND, Key::N), |studio| studio.shows("Latin square")),
    (
        "the command palette",
        |studio| studio.key_with(Modifiers::COMMAND, Key::K),
        |studio| studio.harness.query_by_role_and_label(Role::TextInput, "Find a command").is_some(),
    ),
];

/// The cell at the lower left, which none of these covers.
const BESIDE: &str = "r9c1";

#[test]
fn a_click_that_closes_something_paints_nothing() {
    for (name, open, is_open) in OPENED {
        let mut studio = Studio::empty();
        // A click with this tool marks a cell.
        studio.key(Key::E);
        open(&mut studio);
        assert!(is_open(&studio), "{name} is open");
        studio.click_place(BESIDE.parse().unwrap());
        studio.harness.run_ok();
        assert!(!is_open(&studio), "{name} is closed");
        assert!(studio.puzzle().rules().is_empty(), "{name}");
        // The next stroke reaches the board.
        studio.drag("r9c1 r9c2");
        assert_eq!(studio.puzzle().rules().len(), 1, "{name}");
    }
}

#[test]
fn a_click_that_closes_something_selects_nothing() {
    for (name, open, is_open) in OPENED {
        let mut studio = Studio::empty();
        studio.drag("r2c2 r2c3");
        open(&mut studio);
        assert!(is_open(&studio), "{name} is open");
        studio.click_place(BESIDE.parse().unwrap());
        studio.harness.run_ok();
        assert!(!is_open(&studio), "{name} is closed");
        assert_eq!(studio.selected(), "r2c2-3", "{name}");
        studio.click_place(BESIDE.parse().unwrap());
        assert_eq!(studio.selected(), BESIDE, "{name}");
    }
}
