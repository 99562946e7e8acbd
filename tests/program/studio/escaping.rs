//! Escape steps out of one thing at a time, the one in front first.

use super::author::open;
use super::*;

/// How something is opened, and what is shown while it is.
type Layer = (&'static str, fn(&mut Studio), fn(&Studio) -> bool);

const LAYERS: [Layer; 6] = [
    ("a menu", |studio| studio.click("View"), |studio| studio.shows("Zoom in")),
    ("a dialog", |studio| studio.key_with(Modifiers::COMMAND, Key::N), |studio| studio.shows("Latin square")),
    ("the palette", |studio| studio.key_with(Modifiers::COMMAND, Key::K), finds),
    ("a panel of the setter", |studio| open(studio, "Thin out…"), |studio| studio.shows("Thin out now")),
    ("the path", |studio| studio.key(Key::F2), |studio| studio.shows("Techniques up to")),
    (
        "a tool",
        |studio| studio.click(&Kind::KillerCage.name().to_string()),
        |studio| studio.app().tool_id() == ToolId::Paint(Kind::KillerCage),
    ),
];

/// Whether the palette is open; a button of the window has the name of its field.
fn finds(studio: &Studio) -> bool {
    studio.harness.query_by_role_and_label(Role::TextInput, "Find a command").is_some()
}

#[test]
fn escape_steps_out_of_one_thing_at_a_time() {
    for (name, opens, is_open) in LAYERS {
        let mut studio = Studio::open(shidoku());
        studio.wait();
        studio.click_cell("r4c4");
        assert!(!is_open(&studio), "{name} is not open yet");
        opens(&mut studio);
        studio.wait();
        assert!(is_open(&studio), "{name} is open");
        let selected = studio.selected();
        studio.key(Key::Escape);
        assert!(!is_open(&studio), "{name} is closed");
        assert_eq!(studio.selected(), selected, "{name} alone");
        assert_eq!(studio.puzzle(), &shidoku());
        studio.click_cell("r4c4");
        studio.key(Key::Escape);
        assert_eq!(studio.selected(), "", "then the selection");
    }
}

#[test]
fn escape_goes_back_from_a_dialog_to_the_one_below_it() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("no puzzle.ron");
    std::fs::write(&broken, "nothing that anybody could read").unwrap();
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r4c4");
    studio.will_pick(Picked::Unavailable);
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.harness.get_by_label("Path").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text(broken.display().to_string()));
    studio.harness.run();
    studio.click("Open");
    studio.wait();
    const FAILED: &str = "The file could not be opened";
    let shown = |studio: &Studio| (studio.shows(FAILED), studio.harness.query_by_label("Path").is_some());
    assert_eq!(shown(&studio), (true, false));
    studio.key(Key::Escape);
    assert_eq!(shown(&studio), (false, true), "the dialog below");
    studio.key(Key::Escape);
    assert_eq!(shown(&studio), (false, false));
    assert_eq!(studio.selected(), "r4c4");
}

#[test]
fn escape_calls_off_a_stroke_and_then_lays_the_tool_down() {
    let mut studio = Studio::open(shidoku());
    studio.click(&Kind::KillerCage.name().to_string());
    studio.button("r1c1", true, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(studio.at("r1c2")));
    studio.harness.run();
    studio.key(Key::Escape);
    studio.button("r1c2", false, Modifiers::NONE);
    assert_eq!(studio.puzzle().rules().len(), 0, "the stroke is called off");
    assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::KillerCage), "and nothing else");
    studio.key(Key::Escape);
    assert_eq!(studio.app().tool_id(), ToolId::Digits);
}
