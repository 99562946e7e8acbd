//! The second click of a double click does nothing if the first one has brought something else under the pointer.

use gridwright::studio::Recent;

use super::author::open;
use super::*;

/// A studio, and the folder of its files.
type Opened = (Studio, Option<tempfile::TempDir>);

/// Everything that a click could have changed.
type Outcome = (Vec<(String, bool)>, Puzzle, ToolId, String, Option<usize>, [bool; 3]);

/// The widget to click, and the way to show it.
type Clicked = (&'static str, fn() -> Opened);

const CLICKED: [Clicked; 7] = [
    ("Rule Diagonals", || {
        let mut studio = Studio::empty();
        studio.key_with(Modifiers::COMMAND, Key::K);
        (written(studio, "diagonals"), None)
    }),
    ("Samurai, 5 grids: Samurai", || {
        let mut studio = Studio::empty();
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        (written(studio, "samurai"), None)
    }),
    ("New: Classic", || (Studio::at_start(Recent::default()), None)),
    ("one.ron, just now · 4 × 4, Unique", recent_file),
    ("Create", || {
        let mut studio = Studio::open(shidoku());
        studio.key_with(Modifiers::COMMAND, Key::N);
        (studio, None)
    }),
    ("Select all cells Ctrl+A", || {
        let mut studio = Studio::open(shidoku());
        studio.click("Edit");
        (studio, None)
    }),
    ("Remove clues now", || {
        let mut studio = Studio::open(puzzle("2341 4132 3214 1423"));
        studio.wait();
        open(&mut studio, "Remove clues…");
        (studio, None)
    }),
];

/// Returns the studio with this text in the focused field.
fn written(mut studio: Studio, words: &str) -> Studio {
    studio.harness.event(Event::Text(words.to_owned()));
    studio.harness.run();
    studio
}

fn recent_file() -> Opened {
    let folder = tempfile::tempdir().unwrap();
    let (path, list) = (folder.path().join("one.ron"), folder.path().join("recent.txt"));
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    std::fs::write(&list, format!("{}\n", path.display())).unwrap();
    let mut studio = Studio::at_start(Recent::at(list));
    studio.until("one.ron, just now · 4 × 4, Unique");
    (studio, Some(folder))
}

/// The time between the parts of a click, which makes two clicks well within the time of a double click.
const QUICK: f64 = 0.02;
/// The time of a frame in which practically no time passes.
const AT_ONCE: f64 = 1e-6;

impl Studio {
    /// Runs a frame this many seconds after the last one, with this event.
    fn frame_after(&mut self, seconds: f64, event: Option<Event>) {
        let time = self.harness.ctx.input(|input| input.time) + seconds;
        let input = self.harness.input_mut();
        input.time = Some(time);
        input.events.extend(event);
        self.harness.step();
    }

    /// Clicks once, or twice in a row, where the first click takes effect before the second.
    pub(super) fn click_times(&mut self, pos: Pos2, times: usize) {
        self.frame_after(1.0, Some(Event::PointerMoved(pos)));
        for _ in 0..times {
            for pressed in [true, false] {
                let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
                let event = Event::PointerButton { pos, button, pressed, modifiers };
                self.frame_after(QUICK, Some(event));
            }
            (0..3).for_each(|_| self.frame_after(QUICK, None));
            let started = Instant::now();
            while self.app().is_busy() || self.is_filing() {
                assert!(started.elapsed() < PATIENCE, "the studio is still busy");
                std::thread::sleep(Duration::from_millis(2));
                self.frame_after(AT_ONCE, None);
            }
            self.frame_after(AT_ONCE, None);
        }
        self.harness.input_mut().time = None;
        self.harness.run_steps(4);
        self.wait();
    }

    /// Returns the widget with this label, or the first whose label contains it.
    fn first_with<'a>(&'a self, label: &'a str) -> egui_kittest::Node<'a> {
        let exact = self.harness.query_all_by_label(label).next();
        let node = exact.or_else(|| self.harness.query_all_by_label_contains(label).next());
        node.unwrap_or_else(|| panic!("{label} is not shown, but {:?}", self.labels()))
    }

    /// Returns the centre of that widget, scrolled into view.
    fn middle_of(&mut self, label: &str) -> Pos2 {
        self.first_with(label).scroll_to_me();
        self.harness.run_steps(4);
        self.first_with(label).rect().center()
    }

    fn outcome(&self) -> Outcome {
        let app = self.app();
        let shown = ["clues left", BOARD_LABEL, "Remove clues now"].map(|words| self.shows(words));
        (app.tabs(), self.puzzle().clone(), app.tool_id(), self.selected(), app.document().rule, shown)
    }
}

#[test]
fn a_double_click_does_what_a_click_does_where_it_changes_what_is_there() {
    for (label, shown) in CLICKED {
        let [once, twice] = [1, 2].map(|times| {
            let (mut studio, _folder) = shown();
            let before = studio.outcome();
            let pos = studio.middle_of(label);
            studio.click_times(pos, times);
            (before, studio.outcome())
        });
        assert_ne!(once.0, once.1, "{label} does something");
        assert_eq!(twice.1, once.1, "{label}");
    }
}

#[test]
fn a_double_click_on_the_cross_of_a_tab_closes_one() {
    let mut studio = Studio::open(shidoku());
    for _ in 0..3 {
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        studio.key(Key::Enter);
    }
    let before = studio.app().tabs().len();
    let tabs = studio.harness.query_all_by_role(Role::Tab);
    let first = tabs.map(|tab| tab.rect()).min_by(|one, other| one.left().total_cmp(&other.left())).unwrap();
    studio.click_times(first.right_center() - vec2(16.0, 0.0), 2);
    assert_eq!(studio.app().tabs().len(), before - 1);
}

#[test]
fn two_quick_clicks_on_one_button_are_two() {
    let mut studio = Studio::open(shidoku());
    for (cell, key) in [("r1c1", Key::Num1), ("r4c4", Key::Num1)] {
        studio.click_cell(cell);
        studio.key(key);
    }
    assert_eq!((studio.given("r1c1"), studio.given("r4c4")), (Some(1), Some(1)));
    let pos = studio.middle_of("Undo");
    studio.click_times(pos, 2);
    assert_eq!(studio.puzzle(), &shidoku());
}
