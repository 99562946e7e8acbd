//! Windows of every size: nothing is out of reach, and a selection never moves widgets under the pointer.

use egui::{MouseWheelSource, MouseWheelUnit, Rect, TouchPhase, Vec2};

use super::*;

const SIZES: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0)];

impl Studio {
    fn resize(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.harness.run_ok();
    }

    fn window(&self) -> Rect {
        self.harness.ctx.content_rect()
    }

    /// Returns the position of the widget with this label, visible or not.
    fn place_of(&self, label: &str) -> Rect {
        // A row of a list may have a tooltip with the same words.
        let rows = self.harness.query_all_by_role(Role::ListItem);
        let row = |node: egui_kittest::Node<'_>| {
            (node.accesskit_node().label().as_deref() == Some(label)).then(|| node.rect())
        };
        let rows: Vec<Rect> = rows.filter_map(row).collect();
        let all = || self.harness.query_all_by_label(label).map(|node| node.rect()).collect();
        let exact: Vec<Rect> = if rows.is_empty() { all() } else { rows };
        // Menu items have their shortcut in the label.
        let keyed = || self.harness.query_all_by_label_contains(label).map(|node| node.rect());
        let rects = if exact.is_empty() { keyed().collect() } else { exact };
        // Ignore widgets left of the board.
        let right = rects.iter().copied().max_by(|a, b| a.left().total_cmp(&b.left()));
        right.unwrap_or_else(|| panic!("“{label}” is not there"))
    }

    fn click_at(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            self.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        }
        self.harness.run_ok();
    }

    /// Scrolls down at a position by this many points.
    fn scroll_at(&mut self, pos: Pos2, down: f32) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            source: MouseWheelSource::Wheel,
            delta: vec2(0.0, -down),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        // Scrolling is smooth and takes some frames.
        self.harness.run_steps(8);
        self.harness.run_ok();
    }

    /// Scrolls at a position until the widget with this label is between two heights, and returns its centre.
    #[track_caller]
    fn bring(&mut self, label: &str, at: Pos2, (top, bottom): (f32, f32)) -> Pos2 {
        for _ in 0..60 {
            let rect = self.place_of(label);
            if rect.top() >= top && rect.bottom() <= bottom {
                return rect.center();
            }
            let off = if rect.top() < top { rect.top() - top - 2.0 } else { rect.bottom() - bottom + 2.0 };
            self.scroll_at(at, off);
        }
        panic!("“{label}” is out of reach at {:?}: {:?}", self.window().size(), self.place_of(label));
    }

    /// Returns the vertical range of the list of rules, with the settings of the selected one.
    fn list(&self) -> (f32, f32) {
        (self.place_of("Possible").bottom() + 8.0, self.window().bottom() - 38.0)
    }

    /// Returns the labels of the rules in the list.
    fn listed(&self) -> Vec<String> {
        let board = self.puzzle().board();
        let labels = self.puzzle().rules().iter();
        labels.map(|placed| format!("{}, {}", placed.rule.name(), placed.rule.description(board))).collect()
    }
}

/// Opens a puzzle with one solution and a rule of every kind, each made by its own tool.
pub(super) fn every_kind() -> Studio {
    let mut studio = Studio::open(puzzle(
        "53467891. 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179",
    ));
    for &kind in Kind::ALL {
        studio.click(&kind.name().to_string());
        match kind.gesture() {
            // A checkbox needs no click on the board.
            Gesture::Grid => {}
            Gesture::Box | Gesture::Square => studio.click_cell("r5c5"),
            Gesture::Border | Gesture::Corner => studio.click_cell("r5c5"),
            Gesture::Cells | Gesture::Path => studio.drag("r5c5 r5c6 r6c6"),
            Gesture::Edge => {
                studio.click_place(Cell::new(-1, 2));
                studio.key(Key::Num4);
            }
        }
    }
    studio.key(Key::Escape);
    studio.key(Key::D);
    studio.wait();
    assert_eq!(studio.puzzle().rules().len(), Kind::ALL.len());
    studio
}

pub(super) fn deselect(studio: &mut Studio) {
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    assert_eq!(studio.app().document().rule, None);
}

#[test]
fn a_second_click_falls_on_what_the_first_one_fell_on() {
    let mut studio = every_kind();
    for size in SIZES {
        studio.resize(size);
        deselect(&mut studio);
        let before = studio.puzzle().clone();
        let (top, bottom) = studio.list();
        assert!(bottom - top > 46.0, "no row can be seen at {size:?}");
        let labels = studio.listed();
        let each = if size == SIZES[0] { 1 } else { 6 };
        for (index, label) in labels.iter().enumerate().step_by(each) {
            let middle = Pos2::new(size.x - 160.0, (top + bottom) / 2.0);
            let pos = studio.bring(label, middle, (top, bottom));
            // The settings may scroll the row away from the pointer, but then the second click does nothing.
            studio.click_times(pos, 2);
            assert_eq!(studio.app().document().rule, Some(index), "{label} at {size:?}");
            assert_eq!(studio.puzzle(), &before, "{label} at {size:?}");
            // The settings of another rule, further up or down, close in the same moment.
            let other = (index + labels.len() / 2) % labels.len();
            let pos = studio.bring(&labels[other], middle, (top, bottom));
            studio.click_times(pos, 2);
            assert_eq!(studio.app().document().rule, Some(other), "{} at {size:?}", labels[other]);
            assert_eq!(studio.puzzle(), &before, "{} at {size:?}", labels[other]);
            deselect(&mut studio);
        }
    }
}

#[test]
fn a_second_click_on_a_tool_takes_it_up_again() {
    let mut studio = every_kind();
    // From a tool with many options to one without, and from one with a brush.
    let painted = Kind::ALL.iter().filter(|kind| kind.gesture() != Gesture::Grid);
    let names: Vec<String> = painted.map(|kind| kind.name().to_string()).collect();
    let names = names.iter().map(String::as_str);
    let tools: Vec<&str> = ["Digits"].into_iter().chain(names).chain(["Grids", "Jigsaw regions"]).collect();
    for size in SIZES {
        studio.resize(size);
        let before = studio.puzzle().clone();
        // Many tools in the smallest window, and some in the others, where less is cut off.
        let usual = if size == SIZES[0] { 3 } else { 8 };
        for (first, each) in [("Digits", usual), ("Odd / even", 8), ("Grids", 8)] {
            for name in tools.iter().step_by(each) {
                for wanted in [first, *name] {
                    let rect = |studio: &Studio| studio.harness.get_by_role_and_label(Role::Button, wanted).rect();
                    // Scroll the list if it is too long.
                    for _ in 0..20 {
                        let off = rect(&studio).bottom() - (size.y - 28.0 - 12.0 - 150.0);
                        let over = 100.0 - rect(&studio).top();
                        if off <= 0.0 && over <= 0.0 {
                            break;
                        }
                        studio.scroll_at(Pos2::new(24.0, 200.0), if off > 0.0 { off + 4.0 } else { -over - 4.0 });
                    }
                    let (pos, place) = (rect(&studio).center(), rect(&studio));
                    for _ in 0..2 {
                        studio.click_at(pos);
                        assert_eq!(rect(&studio), place, "{wanted} after {first} at {size:?}");
                    }
                }
                assert_eq!(studio.puzzle(), &before, "{name} after {first} at {size:?}");
            }
        }
    }
}

#[test]
fn all_settings_of_every_rule_are_in_reach() {
    let mut studio = every_kind();
    for size in SIZES {
        studio.resize(size);
        deselect(&mut studio);
        let (top, bottom) = studio.list();
        let settings = (top, bottom);
        let each = if size == SIZES[0] { 1 } else { 6 };
        for (index, label) in studio.listed().iter().enumerate().step_by(each) {
            let pos = studio.bring(label, Pos2::new(size.x - 160.0, (top + bottom) / 2.0), (top, bottom));
            studio.click_at(pos);
            let inside = Pos2::new(size.x - 160.0, (top + bottom) / 2.0);
            let actions = studio.puzzle().rules()[index].rule.kind().actions();
            for button in actions.map(|action| action.label().to_string()).chain(["Violet".to_owned()]) {
                studio.bring(&button, inside, settings);
            }
            let delete = studio.bring("Delete rule", inside, settings);
            let rules = studio.puzzle().rules().len();
            studio.click_at(delete);
            assert_eq!(studio.puzzle().rules().len(), rules - 1, "{label} at {size:?}");
            studio.key_with(Modifiers::COMMAND, Key::Z);
            deselect(&mut studio);
        }
    }
}

/// Every clickable widget of a dialog is inside the window or can be scrolled there.
#[test]
fn dialogs_fit_into_the_least_window() {
    let size = SIZES[0];
    let dialogs: [(&str, &str, &[&str]); 6] = [
        ("File", "New puzzle…", &["4 × 4 Shidoku", "Latin square", "Single", "Create", "Cancel", "From an example…"]),
        ("File", "New from example…", &["Classic: ", "Cancel"]),
        ("Board", "Change board…", &["Current layout", "Change", "Cancel"]),
        ("Board", "Symbols…", &["Persian digits", "Custom symbols", "Use", "Close"]),
        ("Help", "Shortcuts and gestures", &["Close", "Click, drag"]),
        ("Help", "About Gridwright", &["Close"]),
    ];
    for (menu, item, widgets) in dialogs {
        let mut studio = Studio::empty();
        studio.resize(size);
        studio.click(menu);
        studio.harness.get_by_label_contains(item).scroll_to_me();
        studio.harness.run_ok();
        studio.harness.get_by_label_contains(item).click();
        studio.harness.run_ok();
        let window = studio.window();
        for label in widgets {
            let node = studio
                .harness
                .query_all_by(|node| node.label().or(node.value()).is_some_and(|found| found.starts_with(label)));
            let rects: Vec<Rect> = node.map(|node| node.rect()).collect();
            assert!(rects.iter().any(|rect| window.contains_rect(*rect)), "{item}: “{label}” at {rects:?}");
        }
    }
}

#[test]
fn the_page_of_keys_prints_nothing_over_itself() {
    for size in SIZES {
        let mut studio = Studio::empty();
        studio.resize(size);
        studio.key(Key::F1);
        let texts = studio.harness.query_all_by(|node| node.role() == Role::Label);
        let words = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.value().or(node.label())
        };
        let texts: Vec<(String, Rect)> = texts.filter_map(|node| Some((words(&node)?, node.rect()))).collect();
        // The dialog's widgets come after its title.
        let head = texts.iter().position(|(text, _)| text == "Shortcuts and gestures").unwrap();
        let rects = &texts[head..];
        assert!(rects.len() > 40, "{} texts at {size:?}", rects.len());
        for words in ["IN THE BOOKLET", "Drag a row of the list", "Export PDF", "F5", "Shift+F2"] {
            assert!(rects.iter().any(|(text, _)| text == words), "{words} at {size:?}");
        }
        for (at, (name, rect)) in rects.iter().enumerate() {
            for (other, beside) in &rects[..at] {
                let shared = rect.shrink(0.5).intersect(beside.shrink(0.5));
                assert!(!shared.is_positive(), "“{name}” and “{other}” at {size:?}: {rect:?} {beside:?}");
            }
        }
        // The last line can be scrolled to.
        let last = rects.iter().max_by(|a, b| a.1.bottom().total_cmp(&b.1.bottom())).unwrap().0.clone();
        let middle = studio.window().center();
        let close = studio.place_of("Close");
        assert!(studio.window().contains_rect(close));
        studio.bring(&last, middle, (0.0, close.top()));
    }
}

#[test]
fn the_last_item_of_each_menu_is_in_reach() {
    let mut studio = every_kind();
    studio.resize(SIZES[0]);
    for (menu, last) in [
        ("File", "Quit"),
        ("Edit", "Deselect all"),
        ("Board", "Symbols…"),
        ("Rules", "Delete rule"),
        ("Solve", "Keep finding candidates"),
        ("Setter", "Close panel"),
        ("View", "Dark"),
        ("Help", "About Gridwright"),
    ] {
        deselect(&mut studio);
        studio.click(menu);
        let inside = studio.place_of(menu).center_bottom() + vec2(60.0, 80.0);
        let bottom = studio.window().bottom();
        studio.bring(last, inside, (0.0, bottom));
        studio.key(Key::Escape);
    }
}
