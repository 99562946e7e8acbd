//! Nothing jumps, no text is untrue, and Escape closes one thing at a time.

use egui::{Rect, Vec2};
use gridwright::board::TraditionalLayout;
use gridwright::puzzle::{Edit, PlacedRule};
use gridwright::variant::Region;

use super::booklets::puzzles as booklet_puzzles;
use super::languages::painted;
use super::*;

const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SIZES: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0)];

impl Studio {
    fn rect(&self, label: &str) -> Rect {
        self.harness.get_by_label(label).rect()
    }

    fn sized(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.harness.run_ok();
    }
}

#[test]
fn answers_that_come_in_move_nothing() {
    for size in SIZES {
        let mut studio = Studio::open(shidoku());
        studio.sized(size);
        studio.wait();
        // To a tenth of a point.
        let tenths = |at: Pos2| [at.x, at.y].map(|at| (at * 10.0).round() as i32);
        let places = |studio: &Studio| {
            ["Possible", "Rules · 0"].map(|label| [studio.rect(label).min, studio.rect(label).max].map(tenths))
        };
        let before = places(&studio);
        studio.expect("Exactly one solution");
        // Several solutions, candidates, a second opinion, no solution, few clues.
        studio.click_cell("r4c2");
        for (key, words) in [
            (Key::Delete, "At least 2 solutions"),
            (Key::F4, "empty cells"),
            (Key::F7, "1 of 2"),
            (Key::F6, "Integer program agrees"),
            (Key::Num2, "No solution"),
        ] {
            studio.key(key);
            studio.wait();
            studio.expect(words);
            assert_eq!(places(&studio), before, "{words} at {size:?}");
        }
        studio.key_with(Modifiers::COMMAND, Key::A);
        studio.key(Key::Delete);
        studio.wait();
        studio.expect("Not unique yet");
        assert_eq!(places(&studio), before, "an empty board at {size:?}");
    }
}

#[test]
fn buttons_of_the_verdict_stay_in_sight_however_much_it_says() {
    for size in SIZES {
        let mut studio = Studio::open(shidoku());
        studio.sized(size);
        studio.wait();
        let below = studio.rect("Puzzle");
        // It says that there is no solution, what to do, and which digit broke the previous solution.
        studio.click_cell("r1c1");
        studio.key(Key::Num1);
        studio.wait();
        studio.expect("No solution");
        studio.expect("contradicts the puzzle's previous solution");
        let buttons = ["Why?", "Undo last step"].map(|label| studio.rect(label));
        assert!((buttons[0].top() - buttons[1].top()).abs() < 0.1, "{buttons:?} at {size:?}");
        assert!(buttons[0].bottom() < below.top(), "{buttons:?} at {size:?}: {below:?}");
        assert_eq!(studio.rect("Puzzle"), below, "the strip is as high as before at {size:?}");
    }
}

#[test]
fn the_verdict_scrolls_with_one_bar() {
    for size in SIZES {
        let mut studio = Studio::open(shidoku());
        studio.sized(size);
        studio.wait();
        // No solution, what to do about it, and then the statistics.
        studio.click_cell("r1c1");
        studio.key(Key::Num1);
        studio.wait();
        studio.expect("contradicts the puzzle's previous solution");
        studio.command("Show check details");
        let (left, below) = (studio.rect("Puzzle").left() - 16.0, studio.rect("Puzzle").top());
        let bars = studio.harness.query_all_by_role(Role::ScrollBar).map(|bar| bar.rect());
        let bars: Vec<Rect> = bars.filter(|bar| bar.left() > left && bar.bottom() < below).collect();
        assert!(bars.len() <= 1, "{bars:?} at {size:?}");
    }
}

#[test]
fn hints_and_notes_of_a_play_test_move_nothing() {
    for size in SIZES {
        let mut studio = Studio::open(puzzle(EASY));
        studio.sized(size);
        studio.wait();
        studio.key_with(Modifiers::COMMAND, Key::T);
        studio.click_cell("r1c3");
        let places = |studio: &Studio| {
            let buttons = ["Check", "Add note"].map(|label| {
                let button = studio.harness.get_by_role_and_label(Role::Button, label);
                button.rect()
            });
            (buttons, studio.rect("Note to the setter"), studio.at("r9c9"))
        };
        let before = places(&studio);
        for at in 1..=3 {
            studio.key(Key::H);
            studio.wait();
            studio.expect(&format!("{at} of 3"));
            assert_eq!(places(&studio), before, "hint {at} at {size:?}");
        }
        studio.key(Key::Escape);
        studio.key(Key::W);
        studio.expect("Which digit?");
        assert_eq!(places(&studio), before, "why at {size:?}");
        studio.key(Key::Escape);
        assert_eq!(places(&studio), before, "no hint at {size:?}");
        studio.harness.get_by_label("Note to the setter").focus();
        studio.harness.run();
        studio.harness.get_by_label("Note to the setter").type_text("Nice.");
        studio.harness.run();
        let scrolled = |studio: &Studio| {
            let [check, add] = places(studio).0;
            add.top() - check.top()
        };
        let apart = scrolled(&studio);
        studio.click("Add note");
        studio.expect("Nice.");
        assert!((scrolled(&studio) - apart).abs() < 0.1, "a note at {size:?}");
    }
}

#[test]
fn what_the_marks_of_a_step_mean_is_told_beside_the_board() {
    for size in SIZES {
        let mut studio = Studio::open(puzzle(EASY));
        studio.sized(size);
        studio.wait();
        let corners = |studio: &Studio| ["r1c1", "r9c9"].map(|cell| studio.app().cell_rect(cell.parse().unwrap()));
        let before = corners(&studio);
        for at in 1..=3 {
            studio.key(Key::F3);
            studio.wait();
            assert_eq!(corners(&studio), before, "hint {at} at {size:?}");
        }
        let legend = said("view-legend-placed");
        assert!(painted(&studio).iter().any(|(text, whole)| *text == legend && *whole), "{legend} at {size:?}");
    }
}

#[test]
fn a_tip_goes_when_a_dialog_opens() {
    let mut studio = Studio::empty();
    let tips = |studio: &Studio| studio.harness.query_all_by_role(Role::Tooltip).count();
    let dialogs =
        [(Modifiers::COMMAND, Key::K, said("ask-find-close")), (Modifiers::NONE, Key::F1, said("do-view-shortcuts"))];
    for (modifiers, key, words) in dialogs {
        let button = said("view-play-test");
        let pos = studio.harness.get_by_role_and_label(Role::Button, &button).rect().center();
        // From elsewhere, so that the pointer moves here.
        for pos in [pos + vec2(0.0, 300.0), pos] {
            studio.harness.event(Event::PointerMoved(pos));
            studio.harness.run_steps(4);
        }
        assert_eq!(tips(&studio), 1, "the pointer rests on {button}");
        studio.key_with(modifiers, key);
        studio.harness.run_steps(2);
        studio.expect(&words);
        assert_eq!(tips(&studio), 0, "under the dialog of {key:?}");
        studio.key(Key::Escape);
    }
}

#[test]
fn a_second_click_on_compare_falls_on_compare() {
    for size in SIZES {
        let mut studio = Studio::open(puzzle(".... .... 3... .42."));
        studio.sized(size);
        studio.wait();
        let before = studio.rect("Compare");
        studio.harness.get_by_label("Compare").click();
        studio.harness.run_ok();
        studio.expect("1 of 2");
        assert_eq!(studio.rect("Hide"), before, "{size:?}");
    }
}

#[test]
fn selecting_a_puzzle_of_a_booklet_moves_no_setting() {
    for size in SIZES {
        let folder = booklet_puzzles();
        let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
        studio.harness.set_size(size);
        studio.harness.run_steps(4);
        let before = studio.rect("PAPER");
        for row in ["1 first, 4x4", "2 second, 4x4"] {
            studio.harness.get_by_label_contains(row).click();
            studio.harness.run_steps(4);
            assert_eq!(studio.rect("PAPER"), before, "{row} at {size:?}");
        }
    }
}

#[test]
fn escape_in_an_open_list_of_the_booklet_closes_the_list() {
    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.harness.get_by_label("PAPER").scroll_to_me();
    studio.harness.run_steps(4);
    let a4 = |studio: &Studio| studio.harness.query_all_by_label("A5").count();
    let size = studio.harness.query_all_by_role(Role::ComboBox).find(|node| {
        let node = node.accesskit_node();
        node.value().or(node.label()).as_deref() == Some("A4")
    });
    size.expect("the size of the paper").click();
    studio.harness.run_steps(4);
    assert_eq!(a4(&studio), 1);
    // Each paper size is listed once.
    assert_eq!(studio.harness.query_all_by_label("Letter").count(), 1);
    studio.harness.key_press(Key::Escape);
    studio.harness.run_steps(4);
    assert_eq!(a4(&studio), 0, "the list is closed");
    assert!(studio.shows("PAPER"), "the booklet is still there");
    studio.harness.key_press(Key::Escape);
    studio.harness.run_steps(4);
    assert!(!studio.shows("PAPER"));
}

#[test]
fn a_click_on_the_selected_cell_keeps_it() {
    let mut studio = Studio::empty();
    studio.click_cell("r3c4");
    studio.click_cell("r3c4");
    assert_eq!(studio.selected(), "r3c4");
    studio.key(Key::Num5);
    assert_eq!(studio.given("r3c4"), Some(5));
}

#[test]
fn the_status_bar_names_the_cell_one_types_in() {
    let mut studio = Studio::empty();
    studio.click_cell("r3c4");
    studio.harness.event(Event::PointerMoved(studio.at("r9c9")));
    studio.harness.run();
    studio.expect("r3c4 · box 2");
    assert!(!studio.shows("r9c9"));
    studio.key(Key::Escape);
    studio.expect("r9c9 · box 9");
}

#[test]
fn the_verdict_is_seen_while_the_facts_are_hidden() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key_with(Modifiers::SHIFT, Key::F9);
    assert!(!studio.shows("Exactly one solution"), "the facts are hidden");
    studio.expect("Verdict: One solution");
    studio.click_cell("r1c1");
    studio.key(Key::Num4);
    studio.wait();
    studio.expect("Verdict: No solution");
}

#[test]
fn what_the_system_says_comes_without_its_number_and_the_typed_path_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no such puzzle.ron");
    let mut studio = Studio::empty();
    studio.will_pick(FileDialogOutcome::File(missing));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.expect("The file could not be opened");
    studio.expect("No such file or directory");
    assert!(!studio.shows("os error"));
    studio.key(Key::Escape);
    let broken = folder.path().join("no puzzle.ron");
    std::fs::write(&broken, "nothing that anybody could read").unwrap();
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    let field = studio.harness.get_by_label("Path");
    field.focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text(broken.display().to_string()));
    studio.harness.run();
    studio.click("Open");
    studio.wait();
    studio.expect("The file could not be opened");
    studio.key(Key::Escape);
    let typed = studio.harness.get_by_label("Path").value();
    assert_eq!(typed.as_deref(), Some(broken.display().to_string().as_str()));
    studio.click("Cancel");
    assert!(!studio.shows("The file could not be opened"));
}

#[test]
fn sets_of_cells_are_told_apart_in_the_list() {
    let mut puzzle = Puzzle::empty(TraditionalLayout::Samurai.board(3, 3).unwrap());
    for places in ["r1c1-3", "r4c1-3", "r19c19-21"] {
        let region = Region { cells: cells(places) };
        puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&puzzle).unwrap();
    }
    let studio = Studio::open(puzzle);
    for words in [
        "north-west grid, 3 cells from r1c1",
        "north-west grid, 3 cells from r4c1",
        "south-east grid, 3 cells from r19c19",
    ] {
        studio.expect(words);
    }
}

#[test]
fn proof_is_offered_where_it_is_wanting() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    assert_eq!(studio.harness.query_all_by_label("Prove").count(), 0);
    studio.click("Solve");
    studio.expect("Prove with integer program");
}

#[test]
fn the_selected_cell_tells_whether_keys_go_to_the_board() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    // What is painted around the cell.
    let painted = |studio: &Studio| {
        let cell = studio.app().cell_rect("r1c1".parse().unwrap()).unwrap().expand(8.0);
        let shapes = studio.harness.output().shapes.iter().map(|shape| &shape.shape);
        let here = shapes.filter(|shape| cell.contains_rect(shape.visual_bounding_rect()));
        here.map(|shape| format!("{shape:?}")).collect::<Vec<_>>()
    };
    studio.click_cell("r1c1");
    let with_keys = painted(&studio);
    studio.harness.get_by_label("Find a tool").focus();
    studio.harness.run_ok();
    let without_keys = painted(&studio);
    assert_ne!(with_keys, without_keys, "the field has the keyboard");
    studio.click_cell("r1c1");
    assert_ne!(painted(&studio), without_keys, "the board has it again");
}

#[test]
fn no_tool_for_clues_moves_the_board_and_no_clue_that_it_writes() {
    for size in SIZES {
        let mut studio = Studio::empty();
        studio.sized(size);
        studio.key(Key::D);
        let before = ["r1c1", "r9c9"].map(|cell| studio.app().cell_rect(cell.parse().unwrap()).unwrap());
        let mut edges = 0;
        // The other tools are tried in the smallest window, where there is the least room.
        let drawn = |kind: &&Kind| match kind.gesture() {
            Gesture::Edge => true,
            Gesture::Grid => false,
            _ => size == SIZES[0],
        };
        for &kind in Kind::ALL.iter().filter(drawn) {
            studio.click(&kind.name().to_string());
            assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
            if kind.gesture() == Gesture::Edge {
                edges += 1;
                for place in [Cell::new(-1, 2), Cell::new(2, 9), Cell::new(9, 2), Cell::new(2, -1)] {
                    studio.click_place(place);
                    studio.key(Key::Num4);
                }
            }
            let now = ["r1c1", "r9c9"].map(|cell| studio.app().cell_rect(cell.parse().unwrap()).unwrap());
            assert_eq!(now, before, "{kind:?} at {size:?}");
            // Clues of several kinds at one place are stacked, and then need more room.
            while studio.app().document().undo_name().is_some() {
                studio.key_with(Modifiers::COMMAND, Key::Z);
            }
        }
        assert!(edges >= 8, "{edges} kinds of outside clues");
    }
}
