//! The composition of booklets, measured: sizes of cells, gaps, references, sections, marks.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gridwright::book::{prove, sheets};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Item, Point, TextRole};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::{Leaf, Paper, Role};
use gridwright::solve::Control;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn entries(names: &[&str]) -> Vec<BookEntry> {
    let puzzles: Vec<Puzzle> = names.iter().map(|name| example(name)).collect();
    let proofs = prove(&puzzles.iter().collect::<Vec<_>>(), &Control::new(), &|_| ());
    let pairs = puzzles.into_iter().zip(proofs);
    pairs.map(|(puzzle, proof)| BookEntry { answer: proof.answer().cloned(), ..BookEntry::new(puzzle) }).collect()
}

const NAMES: [&str; 8] =
    ["classic", "diagonals", "jigsaw", "killer-cage", "sandwich", "odd-even", "shidoku-4x4", "samurai"];

fn settings() -> BookSettings {
    BookSettings { title: "Sundays".to_owned(), paper: Paper::A5, cover: false, ..BookSettings::default() }
}

/// Returns the texts of a page.
fn texts(leaf: &Leaf) -> Vec<String> {
    let words = leaf.parts.iter().flat_map(|part| part.scene.painted()).filter_map(|item| match item {
        Item::Text { text, .. } => Some(text.clone()),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    words.collect()
}

/// Returns the sizes of the digits on a page, in hundredths of a point.
fn digit_points(leaf: &Leaf) -> BTreeSet<i32> {
    let sizes = leaf.parts.iter().filter(|part| part.puzzle.is_some()).flat_map(|part| part.scene.painted());
    let sizes = sizes.filter_map(|item| match item {
        Item::Text { size, role: TextRole::Digit, .. } => Some((size * 72.0 / 25.4 * 100.0).round() as i32),
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    });
    sizes.collect()
}

fn answer_pages(booklet: &Booklet) -> Vec<&Leaf> {
    let first = booklet.leaves.iter().position(|leaf| texts(leaf).contains(&"Answers".to_owned())).unwrap();
    booklet.leaves[first..].iter().collect()
}

/// Returns the boards of a page: the areas of the pictures of puzzles.
fn boards(leaf: &Leaf) -> Vec<Area> {
    let pictures = leaf.parts.iter().filter(|part| part.puzzle.is_some() && matches!(part.role, Role::Picture(_)));
    pictures.map(|part| part.scene.bounds()).collect()
}

#[test]
fn answers_have_one_size_of_cell_and_no_clues_beside_them() {
    let booklet = compose(&settings(), &entries(&NAMES));
    let pages = answer_pages(&booklet);
    let sizes: BTreeSet<i32> = pages.iter().flat_map(|leaf| digit_points(leaf)).collect();
    assert_eq!(sizes.len(), 1, "{sizes:?}");
    assert!(*sizes.first().unwrap() >= 630, "{sizes:?}");
    let lefts: BTreeSet<i32> = pages
        .iter()
        .filter(|leaf| leaf.area.right_hand)
        .flat_map(|leaf| boards(leaf))
        .map(|area| (area.min.x * 10.0).round() as i32)
        .collect();
    assert!(lefts.len() <= 3, "columns in line: {lefts:?}");
    for leaf in pages {
        let clues = leaf.parts.iter().filter(|part| part.puzzle.is_some()).flat_map(|part| part.scene.painted());
        assert!(!clues.into_iter().any(|item| matches!(item, Item::Text { role: TextRole::Clue, .. })));
    }
}

#[test]
fn boards_of_a_size_have_cells_of_a_size_and_stand_close() {
    let names = ["classic", "diagonals", "jigsaw", "odd-even", "classic", "regions"];
    let entries = entries(&names);
    for per_page in ["2", "4", "6", "2x3", "3x2"] {
        let settings = BookSettings { per_page: per_page.parse().unwrap(), answers: None, ..settings() };
        let booklet = compose(&settings, &entries);
        let full: Vec<&Leaf> = booklet.leaves.iter().filter(|leaf| boards(leaf).len() > 1).collect();
        let sizes: BTreeSet<i32> = full.iter().flat_map(|leaf| digit_points(leaf)).collect();
        assert!(!full.is_empty() && sizes.len() == 1, "{per_page}: {sizes:?}");
        for leaf in full {
            let boards = boards(leaf);
            for (index, board) in boards.iter().enumerate() {
                let others = boards[..index].iter();
                let beside = others.clone().filter(|other| (other.min.y - board.min.y).abs() < 1.0);
                let gap = beside.map(|other| board.min.x - other.max.x).fold(f32::MAX, f32::min);
                // Text next to a narrow board may be wider than it.
                assert!(gap == f32::MAX || gap <= 15.5 || board.width() < 80.0, "{per_page}: {gap}");
            }
        }
    }
}

#[test]
fn puzzles_and_answers_name_each_others_pages() {
    let entries = entries(&["classic", "jigsaw", "samurai", "diagonals"]);
    let booklet = compose(&BookSettings { per_page: PerPage::One, ..settings() }, &entries);
    let answers: BTreeMap<usize, usize> = booklet
        .leaves
        .iter()
        .enumerate()
        .flat_map(|(page, leaf)| leaf.parts.iter().filter_map(move |part| Some((part.puzzle?, page))))
        .collect();
    for (index, page) in booklet.pages.iter().enumerate() {
        let (puzzle, answer) = (page.unwrap(), answers[&index]);
        assert!(answer > puzzle);
        let named = format!("answer on page {}", answer + 1);
        let words = texts(&booklet.leaves[puzzle]);
        assert!(words.iter().any(|text| text.contains(&named)), "{named}: {words:?}");
        let named = format!("p. {}", puzzle + 1);
        assert!(texts(&booklet.leaves[answer]).contains(&named), "{named}");
    }
}

#[test]
fn sections_begin_on_pages_of_their_own_and_stand_in_the_contents() {
    let mut entries = entries(&["classic", "jigsaw", "diagonals", "odd-even"]);
    entries[0].section = Some("Warm up".to_owned());
    entries[2].section = Some("Storm".to_owned());
    entries[1].stars = Some(4);
    let settings = BookSettings {
        contents: true,
        copyright: "Nobody copies this".to_owned(),
        header: "{title}: {section}".to_owned(),
        footer: "{page} of {pages}".to_owned(),
        per_page: PerPage::Four,
        ..settings()
    };
    let booklet = compose(&settings, &entries);
    let page_of = |words: &str| {
        let has = |leaf: &Leaf| {
            let headings = leaf.parts.iter().filter(|part| part.role == Role::Heading(1));
            headings
                .flat_map(|part| part.scene.painted())
                .any(|item| matches!(item, Item::Text { text, .. } if text == words))
        };
        booklet.leaves.iter().position(has).unwrap_or_else(|| panic!("{words}"))
    };
    let (contents, warm, storm, answers) =
        (page_of("Contents"), page_of("Warm up"), page_of("Storm"), page_of("Answers"));
    assert_eq!(booklet.pages, [warm + 1, warm + 1, storm + 1, storm + 1].map(Some));
    let listed = texts(&booklet.leaves[contents]);
    for (name, puzzles, page) in
        [("Warm up", Some("Puzzles 1–2"), warm), ("Storm", Some("Puzzles 3–4"), storm), ("Answers", None, answers)]
    {
        let at = listed.iter().position(|text| text == name).unwrap();
        let told: Vec<String> = puzzles.map(str::to_owned).into_iter().chain([(page + 1).to_string()]).collect();
        assert_eq!(listed[at + 1..=at + told.len()], told, "{listed:?}");
    }
    let words = texts(&booklet.leaves[storm + 1]);
    assert!(words.contains(&"Sundays: Storm".to_owned()), "{words:?}");
    assert!(words.contains(&format!("{} of {}", storm + 2, booklet.leaves.len())), "{words:?}");
    assert!(booklet.leaves[..contents].iter().any(|leaf| texts(leaf).contains(&"Nobody copies this".to_owned())));
}

#[test]
fn large_print_is_large() {
    let settings = BookSettings { large_print: true, paper: Paper::A4, per_page: PerPage::Four, ..settings() };
    let booklet = compose(&settings, &entries(&["classic", "jigsaw", "diagonals", "odd-even"]));
    let first_answer = booklet.leaves.len() - answer_pages(&booklet).len();
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        let least = if page < first_answer { 1600 } else { 1200 };
        assert!(digit_points(leaf).iter().all(|points| *points >= least - 1), "{page}: {:?}", digit_points(leaf));
        let number = leaf.parts.iter().flat_map(|part| part.scene.painted()).find_map(|item| match item {
            // Page numbers are as large as elsewhere, or larger.
            Item::Text { role: TextRole::Label, text, size, .. } if *text == (page + 1).to_string() => Some(*size),
            Item::Text { .. }
            | Item::Fill { .. }
            | Item::Line { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Image { .. } => None,
        });
        assert!(number.is_some_and(|size| size * 72.0 / 25.4 >= 13.99), "{page}: {number:?}");
    }
}

#[test]
fn long_credits_go_on_to_further_pages() {
    let credits = vec!["Thanks to all who solved these puzzles before they were printed."; 120].join("\n");
    let booklet = compose(&BookSettings { credits, answers: None, ..settings() }, &entries(&["classic"]));
    let words = |leaf: &Leaf| texts(leaf).iter().filter(|text| text.contains("Thanks")).count();
    let pages: Vec<usize> = booklet.leaves.iter().map(words).filter(|count| *count > 0).collect();
    assert!(pages.len() > 1, "{pages:?}");
    for leaf in &booklet.leaves {
        for part in leaf.parts.iter().filter(|part| part.role == Role::Text) {
            assert!(part.scene.bounds().max.y <= leaf.area.content.max.y + 0.1);
        }
    }
}

#[test]
fn stapled_pages_move_to_the_spine_by_the_thickness_of_the_paper() {
    let settings = BookSettings { saddle_stitch: true, rules_page: false, per_page: PerPage::One, ..settings() };
    let booklet = compose(&settings, &entries(&["classic", "jigsaw", "diagonals", "odd-even", "classic", "regions"]));
    let flat = sheets(&settings, &booklet);
    let crept = sheets(&BookSettings { creep_mm: 0.5, ..settings.clone() }, &booklet);
    let first = |leaf: &Leaf| leaf.parts.first().map(|part| part.scene.bounds().min);
    for (index, (flat, crept)) in flat.iter().zip(&crept).enumerate() {
        let (Some(Point { x: before, .. }), Some(Point { x: after, .. })) = (first(flat), first(crept)) else {
            continue;
        };
        // With four pages per sheet of paper, the outermost does not move.
        let moved = 0.5 * (index / 2) as f32;
        assert!(((after - before).abs() - moved).abs() < 1e-3, "side {index}: {before} to {after}");
    }
}
