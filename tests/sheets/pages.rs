//! Page layout, measured: how puzzles fill their pages, and the positions of their captions.

use std::path::Path;

use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Item};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::{Leaf, Paper, Role};

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn entries(names: &[&str]) -> Vec<BookEntry> {
    names.iter().map(|name| BookEntry::new(example(name))).collect()
}

fn settings(per_page: &str) -> BookSettings {
    BookSettings {
        paper: Paper::A5,
        cover: false,
        rules_page: false,
        answers: None,
        per_page: per_page.parse().unwrap(),
        ..BookSettings::default()
    }
}

/// Returns the puzzles of a page with their boards, in reading order.
fn boards(leaf: &Leaf) -> Vec<(usize, Area)> {
    let boards =
        leaf.parts.iter().filter(|part| matches!(&part.role, Role::Picture(words) if words.contains("Sudoku")));
    boards.filter_map(|part| Some((part.puzzle?, part.scene.bounds()))).collect()
}

fn pages(booklet: &Booklet) -> Vec<Vec<usize>> {
    let puzzles = |leaf: &Leaf| boards(leaf).into_iter().map(|(puzzle, _)| puzzle).collect();
    booklet.leaves.iter().map(puzzles).collect()
}

/// Returns texts with their sizes in points and the starts of their baselines.
fn texts(leaf: &Leaf, puzzle: usize, role: &Role) -> Vec<(String, f32, f32, f32)> {
    let parts = leaf.parts.iter().filter(|part| part.puzzle == Some(puzzle) && part.role == *role);
    let texts = parts.flat_map(|part| part.scene.painted()).filter_map(|item| match item {
        Item::Text { at, size, text, .. } => Some((text.clone(), size * 72.0 / 25.4, at.x, at.y)),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    texts.collect()
}

const MIXED: [&str; 7] = ["classic", "samurai", "diagonals", "jigsaw", "samurai", "odd-even", "regions"];

#[test]
fn small_boards_are_drawn_forward_where_a_page_would_stay_half_empty() {
    let entries = entries(&MIXED);
    let booklet = compose(&settings("4"), &entries);
    // The large boards get a page each, and the small ones fill the page before the first of them.
    assert_eq!(pages(&booklet), [vec![0, 2, 3, 5], vec![1], vec![4], vec![6]]);
    // Numbers ascend from page to page.
    assert_eq!(booklet.order, [0, 2, 3, 5, 1, 4, 6]);
    let printed: Vec<u32> = booklet.order.iter().map(|&index| booklet.numbers[index]).collect();
    assert_eq!(printed, [1, 2, 3, 4, 5, 6, 7]);

    let kept = compose(&BookSettings { keep_order: true, ..settings("4") }, &entries);
    assert_eq!(pages(&kept), [vec![0], vec![1], vec![2, 3], vec![4], vec![5, 6]]);
    assert_eq!(kept.numbers, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn sections_and_numbers_of_ones_own_stay_where_they_are() {
    let mut entries = entries(&MIXED);
    entries[2].number = Some(30);
    let booklet = compose(&settings("4"), &entries);
    assert_eq!(pages(&booklet)[0], [0], "the third puzzle has a number of its own");
    assert_eq!(booklet.numbers[2], 30);
    entries[2].number = None;
    entries[2].section = Some("Second".to_owned());
    let booklet = compose(&settings("4"), &entries);
    let filled: Vec<Vec<usize>> = pages(&booklet).into_iter().filter(|page| !page.is_empty()).collect();
    assert_eq!(filled, [vec![0], vec![1], vec![2, 3, 5, 6], vec![4]]);
}

#[test]
fn boards_of_good_size_fill_pages_too() {
    let names = ["classic", "samurai", "shidoku-4x4", "roku-6x6", "shidoku-4x4", "classic", "samurai", "classic"];
    let entries = entries(&names);
    let used = |booklet: &Booklet| pages(booklet).len();
    let best = BookSettings { paper: Paper::A4, ..settings("best") };
    let (filled, kept) = (compose(&best, &entries), compose(&BookSettings { keep_order: true, ..best }, &entries));
    assert!(used(&filled) <= used(&kept), "{:?} and {:?}", pages(&filled), pages(&kept));
    let mut all: Vec<usize> = pages(&filled).concat();
    all.sort_unstable();
    assert_eq!(all, (0..names.len()).collect::<Vec<_>>(), "each is printed once");
}

#[test]
fn the_last_pages_share_what_they_have() {
    let many = |count: usize| entries(&vec!["classic"; count]);
    let sizes = |per_page: &str, count: usize| -> Vec<usize> {
        pages(&compose(&settings(per_page), &many(count))).iter().map(Vec::len).collect()
    };
    assert_eq!(sizes("6", 7), [4, 3]);
    assert_eq!(sizes("6", 14), [6, 4, 4]);
    assert_eq!(sizes("9", 10), [6, 4]);
    // Half a page is full enough, and with two boards per page only the last one is enlarged.
    assert_eq!(sizes("6", 9), [6, 3]);
    assert_eq!(sizes("2", 3), [2, 1]);
}

#[test]
fn boards_stand_no_further_apart_than_fifteen_millimetres() {
    let names = ["classic", "shidoku-4x4", "diagonals", "roku-6x6", "jigsaw", "shidoku-4x4", "odd-even"];
    for (paper, per_page) in [("a5", "2"), ("a4", "2"), ("a4", "best"), ("letter", "4"), ("6x9", "2"), ("a4", "2x3")] {
        let settings = BookSettings { paper: paper.parse().unwrap(), ..settings(per_page) };
        let booklet = compose(&settings, &entries(&names));
        for leaf in &booklet.leaves {
            let boards = boards(leaf);
            for (index, (puzzle, board)) in boards.iter().enumerate().skip(1) {
                let top = texts(leaf, *puzzle, &Role::Heading(2)).iter().map(|it| it.3).fold(board.min.y, f32::min);
                let above = boards[..index].iter().map(|(_, other)| other.max.y).filter(|bottom| *bottom < top);
                let gap = above.map(|bottom| top - bottom).fold(f32::MAX, f32::min);
                // The capitals of a number rise 7 mm above its baseline.
                assert!(gap == f32::MAX || gap <= 15.0 + 7.5, "{paper} {per_page}: {gap} mm above puzzle {puzzle}");
            }
        }
    }
}

#[test]
fn captions_stand_beside_the_board_on_the_outer_side() {
    let mut entries = entries(&["classic", "diagonals", "jigsaw", "odd-even"]);
    entries.iter_mut().for_each(|entry| entry.stars = Some(4));
    let settings = BookSettings { paper: "6x9".parse().unwrap(), answers: Some(PerPage::Best), ..settings("2") };
    let answered: Vec<BookEntry> = entries
        .into_iter()
        .map(|entry| {
            let cells = entry.puzzle.board().cells().len();
            let one = gridwright::board::Digit::new(1).unwrap();
            BookEntry { answer: Some(gridwright::board::Filling::new(vec![one; cells])), ..entry }
        })
        .collect();
    let booklet = compose(&settings, &answered);
    let mut seen = 0;
    for leaf in &booklet.leaves[..2] {
        let content = leaf.area.content;
        for (puzzle, board) in boards(leaf) {
            let heading = texts(leaf, puzzle, &Role::Heading(2));
            let (_, points, x, y) = heading[0];
            assert!((points - 26.0).abs() < 0.1, "{points}");
            // The top of the number, 0.727 of its size above the baseline, aligns with the top of the board.
            assert!((y - points * 0.727 * 25.4 / 72.0 - board.min.y).abs() < 0.2, "{y} and {board:?}");
            match leaf.area.right_hand {
                true => assert!(x > board.max.x && (board.min.x - content.min.x).abs() < 0.1),
                false => assert!(x < board.min.x && (board.max.x - content.max.x).abs() < 0.1),
            }
            let details = texts(leaf, puzzle, &Role::Text);
            let page = details.iter().find(|(text, ..)| text.contains("answer on page")).unwrap();
            assert!((page.3 - board.max.y).abs() < 0.5, "the page of the answer ends with the board");
            assert!(details.iter().all(|(_, points, ..)| *points >= 7.0));
            assert!(board.width() / 9.0 > 9.0, "cells of {} mm", board.width() / 9.0);
            seen += 1;
        }
    }
    assert_eq!(seen, 4);
}
