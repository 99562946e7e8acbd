//! Escape closes one thing at a time, the frontmost first.

use gridwright::puzzle::{Edit, PlacedRule};
use gridwright::variant::Region;

use super::author::open;
use super::booklets::puzzles;
use super::*;

/// A name, a way to open something, and a test that it is open.
type Layer = (&'static str, fn(&mut Studio), fn(&Studio) -> bool);

const LAYERS: [Layer; 6] = [
    ("a menu", |studio| studio.click("View"), |studio| studio.shows("Zoom in")),
    ("a dialog", |studio| studio.key_with(Modifiers::COMMAND, Key::N), |studio| studio.shows("Latin square")),
    ("the palette", |studio| studio.key_with(Modifiers::COMMAND, Key::K), finds),
    ("a panel of the setter", |studio| open(studio, "Remove clues…"), |studio| studio.shows("Remove clues now")),
    ("the path", |studio| studio.key(Key::F2), |studio| studio.shows("Techniques up to")),
    (
        "a tool",
        |studio| studio.click(&Kind::KillerCage.name().to_string()),
        |studio| studio.app().tool_id() == ToolId::Paint(Kind::KillerCage),
    ),
];

/// Returns whether the palette is open. A button of the window has the name of its field.
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
    studio.will_pick(FileDialogOutcome::Unavailable);
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

/// Returns a puzzle with two rules in a group.
fn grouped() -> Puzzle {
    let add = |puzzle: Puzzle, cells: &str| {
        let region = PlacedRule::new(Region { cells: cells.parse().unwrap() });
        Edit::AddRule(PlacedRule { group: "Left".to_owned(), ..region }).apply(&puzzle).unwrap()
    };
    ["r1c1-4", "r2c1-4"].into_iter().fold(shidoku(), add)
}

impl Studio {
    /// Types into a field, replacing its content.
    fn write_over(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).scroll_to_me();
        self.harness.run_steps(4);
        self.harness.get_by_label(field).focus();
        self.harness.run_steps(4);
        self.overwrite(words);
    }

    /// Types into the focused field, replacing its content.
    fn overwrite(&mut self, words: &str) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.event(Event::Text(words.to_owned()));
        self.harness.run_steps(4);
    }

    fn escape_once(&mut self) {
        self.harness.key_press(Key::Escape);
        self.harness.run_steps(4);
    }

    /// Returns the content of a field, and whether it is focused.
    fn field_says(&self, field: &str) -> (String, bool) {
        let node = self.harness.get_by_label(field);
        (node.value().unwrap_or_default(), node.is_focused())
    }
}

#[test]
fn escape_in_a_field_leaves_the_field_and_then_lays_the_tool_down() {
    let cage = ToolId::Paint(Kind::KillerCage);
    for (field, typed, left) in [
        ("Title", "Snow", "Snow"),
        ("Author", "Frost", "Frost"),
        ("Maximum number of solutions", "7", "7"),
        ("Find a tool", "cage", ""),
    ] {
        let mut studio = Studio::open(puzzle("1234 3412 .... ...."));
        studio.wait();
        studio.click(&Kind::KillerCage.name().to_string());
        assert_eq!(studio.app().tool_id(), cage);
        studio.command("Show check details");
        if ["Title", "Author"].contains(&field) {
            studio.click("Puzzle");
        }
        studio.write_over(field, typed);
        assert_eq!(studio.field_says(field), (typed.to_owned(), true));
        studio.escape_once();
        assert_eq!(studio.field_says(field), (left.to_owned(), false), "{field} is left");
        assert_eq!(studio.app().tool_id(), cage, "{field} alone");
        studio.escape_once();
        assert_eq!(studio.app().tool_id(), ToolId::Digits, "then the tool is laid down: {field}");
        assert_eq!(studio.field_says(field).0, left);
    }
}

/// Returns a position in the row of the first rule, next to the eye.
fn first_rule(studio: &Studio) -> Pos2 {
    let rows = studio.harness.query_all_by_role(Role::ListItem);
    let is_rule = |label: Option<String>| label.is_some_and(|label| label.starts_with("Extra region"));
    let mut rules = rows.filter(|row| is_rule(row.accesskit_node().label())).map(|row| row.rect());
    rules.next().unwrap().left_center() + vec2(30.0, 0.0)
}

#[test]
fn escape_in_a_field_of_a_rule_leaves_it_selected() {
    let mut studio = Studio::open(grouped());
    studio.wait();
    let pos = first_rule(&studio);
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    studio.harness.run_steps(4);
    let rule = studio.app().document().rule;
    assert!(rule.is_some());
    studio.write_over("Rule name", "Snow");
    studio.escape_once();
    assert_eq!(studio.field_says("Rule name"), ("Snow".to_owned(), false));
    assert_eq!(studio.app().document().rule, rule, "the field alone");
    studio.escape_once();
    assert_eq!(studio.app().document().rule, None);
}

#[test]
fn escape_in_the_name_of_a_group_leaves_the_old_one() {
    let mut studio = Studio::open(grouped());
    studio.wait();
    studio.click("Group Left, 2 rules");
    let rule = studio.app().document().rule;
    assert!(rule.is_some());
    studio.key_with(Modifiers::COMMAND, Key::R);
    studio.overwrite("Right");
    assert!(studio.field_says("Group name").1);
    studio.escape_once();
    assert!(studio.harness.query_by_label("Group name").is_none());
    assert_eq!(studio.puzzle(), &grouped());
    assert_eq!(studio.app().document().rule, rule, "the field alone");
}

#[test]
fn escape_in_a_note_leaves_the_cells_that_it_is_about() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.drag("r1c1 r1c2");
    let selected = studio.selected();
    assert_ne!(selected, "");
    studio.write_over("Note to the setter", "Stuck here");
    studio.escape_once();
    assert_eq!(studio.field_says("Note to the setter"), ("Stuck here".to_owned(), false));
    assert_eq!(studio.selected(), selected, "the field alone");
    studio.escape_once();
    assert_eq!(studio.selected(), "");
}

#[test]
fn escape_in_the_field_or_a_menu_of_the_start_page_stays_on_the_page() {
    let mut studio = Studio::open(shidoku());
    studio.click("File");
    studio.click("Start page");
    let (page, field) = ("Import from link or text", "Link or text");
    studio.write_over(field, "1234");
    studio.escape_once();
    assert_eq!(studio.field_says(field), ("1234".to_owned(), false));
    studio.harness.get_by_label("Help").click();
    studio.harness.run_steps(4);
    assert!(egui::Popup::is_any_open(&studio.harness.ctx));
    studio.escape_once();
    assert!(!egui::Popup::is_any_open(&studio.harness.ctx), "the menu alone");
    assert!(studio.shows(page));
    studio.escape_once();
    assert!(!studio.shows(page));
}

#[test]
fn escape_in_a_field_of_a_booklet_stays_in_the_booklet() {
    let folder = puzzles();
    for field in ["Title", "Copyright, after the cover"] {
        let mut studio = Studio::with_booklet(&folder, &["first"]);
        studio.write_over(field, "Snow");
        studio.settle();
        studio.escape_once();
        studio.settle();
        assert_eq!(studio.field_says(field), ("Snow".to_owned(), false));
        assert_eq!(studio.rows(), ["1 first, 4x4"], "{field} alone");
        studio.escape_once();
        studio.settle();
        assert!(studio.harness.query_by_label(BOARD_LABEL).is_some(), "then the booklet: {field}");
    }
}
