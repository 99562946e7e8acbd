//! The start page, which a studio without a file shows.

use egui::{Color32, Rect, Shape};
use gridwright::formats::{self, Format};
use gridwright::scene::{Rgba, contrast};
use gridwright::studio::{Preferences, Recent};

use super::languages::painted;
use super::*;

impl Studio {
    /// Opens a studio without a file, with these recent files.
    pub(super) fn at_start(recent: Recent) -> Studio {
        let script = Script::default();
        let picker = Box::new(script.clone());
        let harness = Harness::builder()
            .with_size(vec2(1440.0, 900.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| App::with_start_page(picker).with_recent(recent));
        Studio { harness, script }.speaking()
    }

    fn is_at_start(&self) -> bool {
        self.shows("Import from link or text")
    }

    /// Runs frames until these words are shown.
    pub(super) fn until(&mut self, words: &str) {
        let started = Instant::now();
        while !self.shows(words) {
            assert!(started.elapsed() < PATIENCE, "“{words}” is not shown");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
    }
}

/// Collects the filled rectangles within a place, in painting order.
fn rectangles(shape: &Shape, place: Rect, found: &mut Vec<(Rect, Color32)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| rectangles(shape, place, found)),
        Shape::Rect(shape) if place.contains_rect(shape.rect) => found.push((shape.rect, shape.fill)),
        _ => {}
    }
}

/// Returns the contrast of the lines of the picture on a card against its paper: the mean, weighted by area.
fn strength(studio: &Studio, card: &str) -> f64 {
    let place = studio.harness.get_by_label(card).rect().shrink(2.0);
    let mut found = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| rectangles(&clipped.shape, place, &mut found));
    let is_line = |rect: &Rect| rect.size().min_elem() <= 3.0;
    let (lines, grounds): (Vec<_>, Vec<_>) = found.into_iter().partition(|(rect, _)| is_line(rect));
    // The paper covers the background of the card.
    let paper = grounds.last().expect("the picture has a paper").1;
    assert!(lines.len() >= 12, "{card}: {} lines", lines.len());
    let seen = |colour: Color32| Rgba(colour.r(), colour.g(), colour.b(), 255);
    let sum = |value: &dyn Fn(Rect, Color32) -> f64| -> f64 {
        lines.iter().map(|&(rect, fill)| f64::from(rect.area()) * value(rect, fill)).sum()
    };
    sum(&|_, fill| contrast(seen(fill), seen(paper))) / sum(&|_, _| 1.0)
}

#[test]
fn pictures_are_as_strong_in_the_dark_as_in_the_light() {
    for card in ["New: Classic", "New: Samurai"] {
        let [light, dark] = [egui::Theme::Light, egui::Theme::Dark].map(|theme| {
            let mut studio = Studio::at_start(Recent::default());
            studio.harness.ctx.set_theme(theme);
            studio.harness.run_steps(4);
            assert_eq!(studio.harness.ctx.theme(), theme);
            strength(&studio, card)
        });
        assert!(dark >= light, "{card}: {dark:.2} in the dark, {light:.2} in the light");
    }
}

#[test]
fn a_new_puzzle_begins_with_a_click() {
    for (card, size, grids) in
        [("New: Classic", 9, 1), ("New: Lines", 9, 1), ("New: Jigsaw", 9, 1), ("New: Samurai", 9, 5)]
    {
        let mut studio = Studio::at_start(Recent::default());
        assert!(studio.is_at_start());
        studio.expect("Puzzles you save appear here.");
        studio.click(card);
        assert!(!studio.is_at_start(), "{card}");
        let board = studio.puzzle().board();
        assert_eq!((board.size(), board.grids().len()), (size, grids), "{card}");
        assert!(studio.puzzle().givens().is_empty() && !studio.app().document().is_dirty(), "{card}");
        let tool = studio.app().tool_id();
        match card {
            "New: Lines" => assert!(matches!(tool, ToolId::Paint(kind) if kind.gesture() == Gesture::Path)),
            "New: Jigsaw" => assert_eq!(tool, ToolId::Jigsaw),
            _ => assert_eq!(tool, ToolId::Digits),
        }
    }
    let mut studio = Studio::at_start(Recent::default());
    studio.click("New: custom board");
    studio.expect("Latin square");
}

#[test]
fn an_example_is_opened_by_its_card() {
    let mut studio = Studio::at_start(Recent::default());
    let card = studio.harness.get_by_label_contains("Classic: ");
    card.scroll_to_me();
    studio.harness.run();
    studio.harness.get_by_label_contains("Classic: ").click();
    studio.harness.run();
    assert!(!studio.is_at_start());
    assert!(!studio.puzzle().givens().is_empty());
}

#[test]
fn recent_files_show_what_is_in_them() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, puzzle: &Puzzle| {
        let path = folder.path().join(name);
        std::fs::write(&path, formats::write(&[puzzle], Format::Ron).unwrap().0).unwrap();
        path
    };
    let paths = [
        file("one.ron", &shidoku()),
        file("many.ron", &puzzle(".... .... 3... .42.")),
        file("none.ron", &puzzle("11.. .... .... ....")),
        folder.path().join("gone.ron"),
    ];
    let list = folder.path().join("recent.txt");
    let lines: String = paths.iter().map(|path| format!("{}\n", path.display())).collect();
    std::fs::write(&list, lines).unwrap();
    let mut studio = Studio::at_start(Recent::at(list));
    studio.until("one.ron, just now · 4 × 4, Unique");
    studio.until("many.ron, just now · 4 × 4, Several solutions");
    studio.until("none.ron, just now · 4 × 4, No solution");
    studio.until("gone.ron, gone.ron · no longer there");
    studio.harness.get_by_label_contains("many.ron, just now").click();
    studio.harness.run();
    studio.read();
    assert!(!studio.is_at_start());
    assert_eq!(studio.app().document().path(), Some(paths[1].as_path()));
}

/// Drawing does not access the disk: the state of a file is read once, when the list is made.
#[test]
fn recent_files_are_looked_for_when_the_page_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (path, list) = (folder.path().join("gone.ron"), folder.path().join("recent.txt"));
    std::fs::write(&list, format!("{}\n", path.display())).unwrap();
    let mut studio = Studio::at_start(Recent::at(list));
    studio.until("gone.ron · no longer there");
    std::fs::write(&path, "no puzzle").unwrap();
    studio.harness.run_steps(4);
    studio.expect("gone.ron · no longer there");
    // The page again.
    studio.click("New: Classic");
    studio.click("File");
    studio.click("Start page");
    studio.until("gone.ron · cannot be read");
}

#[test]
fn a_line_is_read_from_the_field_and_from_the_clipboard() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut studio = Studio::at_start(Recent::default());
    studio.harness.get_by_label("Link or text").focus();
    studio.harness.run();
    studio.harness.get_by_label("Link or text").type_text(line);
    studio.harness.run();
    studio.click("Import");
    studio.click("Open as new puzzle");
    assert!(!studio.is_at_start());
    assert_eq!(studio.puzzle().givens().len(), 30);
    let mut studio = Studio::at_start(Recent::default());
    studio.harness.event(Event::Paste(line.to_owned()));
    studio.harness.run_ok();
    studio.click("Open as new puzzle");
    assert_eq!(studio.puzzle().givens().len(), 30);
}

#[test]
fn nothing_is_done_to_a_puzzle_that_is_not_seen() {
    let mut studio = Studio::at_start(Recent::default());
    for key in [Key::Num5, Key::G, Key::F5, Key::F2, Key::Delete] {
        studio.key(key);
    }
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(studio.is_at_start());
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()));
    assert!(studio.script.questions.borrow().is_empty());
    // There is nothing to return to.
    studio.key(Key::Escape);
    assert!(studio.is_at_start());
}

#[test]
fn the_page_is_left_again_and_takes_nothing_away() {
    let mut studio = Studio::empty();
    studio.click_cell("r1c1");
    studio.key(Key::Num5);
    studio.click("File");
    studio.click("Start page");
    assert!(studio.is_at_start());
    studio.key(Key::Escape);
    assert!(!studio.is_at_start());
    assert_eq!(studio.given("r1c1"), Some(5));
    studio.click("File");
    studio.click("Start page");
    studio.click("New: Samurai");
    assert_eq!(studio.puzzle().board().grids().len(), 5);
    studio.key_with(Modifiers::COMMAND, Key::Tab);
    assert_eq!(studio.given("r1c1"), Some(5));
}

#[test]
fn the_page_fits_every_size() {
    for size in [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0)] {
        let mut studio = Studio::at_start(Recent::default());
        studio.harness.set_size(size);
        studio.harness.run_ok();
        for label in ["New: Classic", "New: custom board", "Import", "Open a file…", "All examples"] {
            studio.harness.get_by_role_and_label(Role::Button, label).scroll_to_me();
            studio.harness.run_ok();
            let rect = studio.harness.get_by_role_and_label(Role::Button, label).rect();
            assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{label} at {size:?}: {rect:?}");
            assert!(rect.top() >= 48.0 && rect.bottom() <= size.y - 28.0, "{label} at {size:?}: {rect:?}");
        }
        studio.expect("Drop a file on the window");
    }
}

#[test]
fn tips_are_seen_at_once_in_a_wide_window() {
    let studio = Studio::at_start(Recent::default());
    let recent = studio.harness.get_by_label("Puzzles you save appear here.").rect();
    for tip in ["Find any command", "Drop a file", "Type digits into", "Playtest: solve", "Get a hint:"] {
        let rect = studio.harness.get_by_label_contains(tip).rect();
        assert!(rect.top() > recent.bottom() && rect.right() > recent.left(), "{tip}: {rect:?} below {recent:?}");
        assert!(rect.left() > recent.left() && rect.bottom() < 872.0, "{tip}: {rect:?}");
    }
}

#[test]
fn tips_name_the_keys_that_the_author_has_chosen() {
    let tips = |lines: &'static str, width: f32| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("studio.txt");
        std::fs::write(&file, lines).unwrap();
        let picker = Box::new(Script::default());
        let mut harness = Harness::builder()
            .with_size(vec2(width, 900.0))
            .with_max_steps(20)
            .with_context_setup(gridwright::studio::prepare)
            .build_eframe(move |_| App::with_start_page(picker).with_preferences(Preferences::at(file)));
        harness.run_ok();
        let studio = Studio { harness, script: Script::default() };
        let texts: Vec<String> = painted(&studio).into_iter().map(|(text, _)| text).collect();
        ["Ctrl+K", "Ctrl+T", "F3", "Ctrl+Alt+J", "F8"].map(|key| texts.iter().any(|text| text == key))
    };
    // Below the recent files, and across the width of a narrow window.
    for width in [1440.0, 900.0] {
        assert_eq!(tips("", width), [true, true, true, false, false], "the usual ones, {width} wide");
        let changed = "key Play(Show) = Ctrl+Alt+J\nkey Solving(Hint) = F8\n";
        assert_eq!(tips(changed, width), [true, false, false, true, true], "{width} wide");
        let taken = "key View(Find) = none\nkey Play(Show) = none\nkey Solving(Hint) = none\n";
        assert_eq!(tips(taken, width), [false; 5], "{width} wide");
    }
}
