//! Outside clues have room for three digits, as on 16 x 16 boards, measured with the fonts of the sheets.

use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Item, TextRole};
use gridwright::sheet::{board_scene, text};

/// Returns a 16 x 16 board with these rules.
fn board(rules: &[String]) -> Puzzle {
    let text = format!(
        "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"4x4\")], rules: [{}])",
        rules.iter().map(|rule| format!("(rule: {rule}),")).collect::<String>()
    );
    formats::read_str("f.ron", &text, None).unwrap().remove(0).puzzle
}

/// Returns a rule with the same clue at every line of all four edges.
fn around(name: &str, clue: u16) -> String {
    let line = vec![clue.to_string(); 16].join(" ");
    let sides = ["top", "bottom", "left", "right"].map(|side| format!("{side}: \"{line}\""));
    format!("{name}(grid: 1, {})", sides.join(", "))
}

/// Returns the board and the texts of three digits, each with the rectangle it covers.
fn clues(puzzle: &Puzzle) -> (Area, Vec<(String, Area)>) {
    let scene = board_scene(puzzle);
    let clue = |item: &Item| match item {
        Item::Text { at, size, text: words, face, role: TextRole::Clue, .. } if words.len() == 3 => {
            let (width, height) = (text::width(words, *size, *face), text::cap_height(*size, *face));
            Some((words.clone(), Area::new(at.x - width / 2.0, at.y - height / 2.0, width, height)))
        }
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    };
    let clues = scene.painted().filter_map(clue).collect();
    (scene.bounds(), clues)
}

fn overlap(one: Area, other: Area) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

#[test]
fn clues_of_three_digits_overlap_nothing() {
    let diagonal = "LittleKiller(grid: 1, diagonal: \"top2>204 top5>178 bottom2>204 left8>111 right9>111\")";
    for (name, rules, count) in [
        ("sandwich", vec![around("Sandwich", 119)], 64),
        ("x-sum", vec![around("XSum", 136)], 64),
        ("both", vec![around("Sandwich", 104), around("XSum", 127)], 128),
        ("diagonals", vec![diagonal.to_owned()], 5),
    ] {
        let (bounds, clues) = clues(&board(&rules));
        assert_eq!(clues.len(), count, "{name}");
        let grid = Area::new(0.0, 0.0, 16.0, 16.0);
        for (at, (words, clue)) in clues.iter().enumerate() {
            assert!(!overlap(*clue, grid), "{name}: {words} at {clue:?} lies on the board");
            let inside = clue.min.x >= bounds.min.x
                && clue.min.y >= bounds.min.y
                && clue.max.x <= bounds.max.x
                && clue.max.y <= bounds.max.y;
            assert!(inside, "{name}: {words} at {clue:?} is cut off at {bounds:?}");
            for (other, beside) in &clues[..at] {
                assert!(!overlap(*clue, *beside), "{name}: {words} at {clue:?} and {other} at {beside:?}");
            }
        }
    }
}
