//! Kinds combined in one puzzle can be distinguished: outside clues, lines of one tint, settings of one kind.

use gridwright::author::{GenerateTemplate, MinimiseOptions, Mixture, generate};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Ink, Item, Scene, TextRole};
use gridwright::sheet::{InkMode, PageOptions, board_scene, puzzle_page, text};
use gridwright::solve::Control;
use gridwright::solve::native::Native;

fn made(names: &str, seed: u64) -> Puzzle {
    let wishes = MinimiseOptions { seed, target_clues: Some(usize::MAX), ..MinimiseOptions::default() };
    let kinds = GenerateTemplate::Kinds(Mixture::parse(names).unwrap());
    generate(&kinds, &wishes, &mut Native::new(), &Control::new(), &mut |_| ()).unwrap().puzzle
}

/// Returns an empty 9x9 puzzle with these rules in file syntax.
fn ruled(rules: &[&str]) -> Puzzle {
    let rules: String = rules.iter().map(|rule| format!("(rule: {rule}),")).collect();
    let givens = ["\".........\""; 9].join(", ");
    let puzzle =
        format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], givens: [{givens}], rules: [{rules}])");
    formats::read_str("ruled.ron", &puzzle, None).unwrap().remove(0).puzzle
}

/// Returns the area of each outside clue without its frame, and its text.
fn clues(scene: &Scene) -> Vec<(String, Area)> {
    let clue = |item: &Item| match item {
        Item::Text { role: TextRole::Clue, at, size, text: words, face, .. } => {
            let (half, cap) = (text::width(words, *size, *face) / 2.0, text::cap_height(*size, *face));
            Some((words.to_string(), Area::new(at.x - half, at.y - cap / 2.0, 2.0 * half, cap)))
        }
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    };
    scene.painted().filter_map(clue).collect()
}

#[test]
fn no_clue_beyond_the_edges_lies_on_another() {
    let mut seen = 0;
    for (names, seed) in [
        ("x-sum+sandwich", 3),
        ("samurai+x-sum+sandwich", 3),
        ("samurai+x-sum+sandwich+skyscraper", 5),
        ("samurai+sandwich", 2),
        ("twin+numbered-rooms+x-sum", 4),
        ("windmill+outside+skyscraper", 1),
        ("windmill+outside", 6),
        ("samurai+little-killer", 3),
        ("twin+little-killer", 2),
        ("butterfly+little-killer", 2),
    ] {
        let clues = clues(&board_scene(&made(names, seed)));
        for (at, (one, area)) in clues.iter().enumerate() {
            for (other, beside) in &clues[at + 1..] {
                assert!(!area.overlaps(*beside), "{names}: {one} at {area:?} lies on {other} at {beside:?}");
            }
        }
        seen += clues.len();
    }
    assert!(seen > 300, "{seen} clues");
}

/// In the gaps between the grids of a samurai, clues of two grids share a square.
#[test]
fn clues_along_diagonals_of_several_grids_do_not_lie_on_each_other() {
    let sides = |number: usize| {
        ["top", "right", "bottom", "left"].into_iter().flat_map(move |side| {
            // Two two-digit numbers in each square next to the grid, except those of short diagonals.
            (3..8).flat_map(move |index| ['<', '>'].map(|slant| format!("{side}{index}{slant}{number}")))
        })
    };
    let rules = (1..=5).map(|grid| {
        let clues: Vec<String> = sides(10 + grid).collect();
        format!("(rule: LittleKiller(grid: {grid}, diagonal: \"{}\")),", clues.join(" "))
    });
    let grids = ["r1c1", "r1c13", "r7c7", "r13c1", "r13c13"].map(|at| format!("(at: \"{at}\", boxes: \"3x3\")"));
    let text = format!("(gridwright: 1, grids: [{}], rules: [{}])", grids.join(", "), rules.collect::<String>());
    let puzzle = formats::read_str("samurai.ron", &text, None).unwrap().remove(0).puzzle;
    let clues = clues(&board_scene(&puzzle));
    for (at, (one, area)) in clues.iter().enumerate() {
        for (other, beside) in &clues[at + 1..] {
            assert!(!area.overlaps(*beside), "{one} at {area:?} lies on {other} at {beside:?}");
        }
    }
    assert!(clues.len() > 150, "{} clues", clues.len());
}

#[test]
fn numbers_of_several_kinds_have_frames_and_the_sentences_show_them() {
    let (sandwich, x_sum) = ("Sandwich(top: \"12 . 7\")", "XSum(left: \"20 . 15\")");
    let framed = |puzzle: &Puzzle| {
        let frame =
            |item: &&Item| matches!(item, Item::Ring { ink: Ink::Given, .. } | Item::Line { ink: Ink::Given, .. });
        puzzle_page(puzzle, PageOptions::default()).scene.painted().filter(frame).count()
    };
    assert_eq!(framed(&ruled(&[sandwich])), 0);
    assert_eq!(framed(&ruled(&[x_sum])), 0);
    // Two numbers of one of the kinds on the board, and one in its icon.
    assert_eq!(framed(&ruled(&[sandwich, x_sum])), 3);
}

/// Returns the number of lines drawn over the bands of lines or instead of them.
fn strokes(puzzle: &Puzzle) -> usize {
    let scene = InkMode::Colour.prepare(board_scene(puzzle), 9.0);
    let stroke = |item: &&Item| match item {
        Item::Line { ink: Ink::Line(_), .. } | Item::Disc { ink: Ink::Line(_), .. } => true,
        Item::Ring { ink: Ink::Line(_), .. } | Item::Fill { ink: Ink::Line(_), .. } => true,
        Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Fill { .. }
        | Item::Text { .. }
        | Item::Image { .. } => false,
    };
    scene.painted().filter(stroke).count()
}

#[test]
fn lines_of_one_tint_have_their_forms() {
    let renban = "Renban(path: \"r1c1 r1c2 r1c3\")";
    let zipper = "Zipper(path: \"r3c1 r3c2 r3c3\")";
    let whispers = "Whispers(path: \"r5c1 r5c2 r5c3\")";
    assert_eq!(strokes(&ruled(&[renban, renban])), 0);
    assert_eq!(strokes(&ruled(&[zipper, whispers])), 0, "two tints");
    assert!(strokes(&ruled(&[renban, zipper])) > 0);
    // The order makes no difference.
    assert_eq!(strokes(&ruled(&[renban, zipper])), strokes(&ruled(&[zipper, renban])));
}

#[test]
fn lines_of_one_kind_tell_their_numbers_where_these_differ() {
    let numbers = |rules: &[&str]| -> Vec<String> {
        clues(&board_scene(&ruled(rules))).into_iter().map(|(words, _)| words).collect()
    };
    let (german, dutch) = ("Whispers(path: \"r5c1 r5c2 r5c3\")", "Whispers(path: \"r7c1 r7c2\", number: 4)");
    assert_eq!(numbers(&[german, german]), [""; 0]);
    assert_eq!(numbers(&[dutch]), [""; 0], "the sentence tells it");
    assert_eq!(numbers(&[german, dutch]), ["4"]);
    let rings =
        |rules: &[&str]| board_scene(&ruled(rules)).painted().filter(|item| matches!(item, Item::Ring { .. })).count();
    let (strict, slow) = ("Thermometer(path: \"r1c1 r1c2\")", "Thermometer(path: \"r2c1 r2c2\", slow: true)");
    assert_eq!((rings(&[slow, slow]), rings(&[strict, slow])), (0, 1));
    let said = ruled(&[strict, slow]).rules_text().into_iter().map(|words| words.to_string()).collect::<String>();
    assert!(said.contains("with a ring in its bulb"), "{said}");
}

#[test]
fn what_is_so_around_every_grid_is_said_once() {
    let said = |puzzle: &Puzzle| -> Vec<String> {
        puzzle.rules_text().iter().map(|words| words.to_string()).filter(|words| words.contains("first X")).collect()
    };
    let mut all = said(&made("samurai+x-sum", 1));
    all.dedup();
    assert_eq!(all.len(), 1, "{all:?}");
    assert!(all[0].starts_with("A number outside the grid"), "{all:?}");
    let windmill = made("windmill+x-sum", 2);
    let without_one: Vec<_> = windmill.rules().iter().skip(1).cloned().collect();
    let puzzle = windmill.with_clues(windmill.givens().clone(), without_one).unwrap();
    assert_eq!(said(&puzzle).len(), windmill.rules().len() - 1, "each names its grid");
}
