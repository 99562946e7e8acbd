//! The fill of pages with boards of several sizes, the sizes of their digits, and the layout of pages of rules,
//! measured.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gridwright::board::{Digit, Filling};
use gridwright::book::{PreflightProblem, Proof, preflight};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Area, Item, Layer, TextRole, Weight};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::{Leaf, PagePart, Paper, Role};
use gridwright::solve::SolveError;
use gridwright::variant::{Kind, KindGroup};

const MAX_GAP_MM: f32 = 15.0;

/// Boards of nearly all sizes among the examples, in random order.
const MIXED: [&str; 30] = [
    "classic",
    "shidoku-4x4",
    "roku-6x6",
    "hachi-8x8",
    "juuni-12x12",
    "supersudoku-16x16",
    "samurai",
    "killer-cage",
    "thermometers",
    "jigsaw",
    "sandwich",
    "latin-square",
    "x-sums",
    "whispers",
    "windmill",
    "twin",
    "sohei",
    "butterfly",
    "arrows",
    "renban",
    "zipper",
    "figures",
    "quadruples",
    "product-cages",
    "odd-even",
    "regions",
    "twenty-five-25x25",
    "winter-samurai",
    "diagonal-chain",
    "indexers",
];

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

/// Returns a puzzle with an answer of only the highest digit, since only the placement of answers is tested.
fn entry(name: &str) -> BookEntry {
    let puzzle = example(name);
    let highest = Digit::new(puzzle.board().size()).unwrap();
    let cells = puzzle.board().cells().len();
    BookEntry { answer: Some(Filling::new(vec![highest; cells])), ..BookEntry::new(puzzle) }
}

fn settings() -> BookSettings {
    BookSettings { cover: false, rules_page: false, answers: None, rated: false, ..BookSettings::default() }
}

/// Returns the sizes of the texts of a part in points, with their roles.
fn sizes(part: &PagePart) -> Vec<(f32, TextRole, Weight)> {
    let texts = part.scene.painted().filter_map(|item| match item {
        Item::Text { size, role, face, .. } => Some((size * 72.0 / 25.4, *role, face.weight)),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    texts.collect()
}

fn digits(part: &PagePart) -> Vec<f32> {
    sizes(part).into_iter().filter(|(_, role, _)| *role == TextRole::Digit).map(|(points, ..)| points).collect()
}

fn boards(leaf: &Leaf) -> Vec<(usize, Area)> {
    let parts = leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_)));
    let outline = |part: &PagePart| {
        let lines = part.scene.layered().filter_map(|(layer, item)| match item {
            Item::Line { points, .. } if layer == Layer::Grid => Area::around(points.iter().copied()),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        });
        lines.reduce(Area::union)
    };
    parts.filter_map(|part| Some((part.puzzle?, outline(part)?))).collect()
}

/// Returns the pages of answers, on which puzzles appear a second time.
fn answers(booklet: &Booklet) -> Vec<&Leaf> {
    let pages = booklet.leaves.iter().enumerate();
    let again = |(page, leaf): &(usize, &Leaf)| {
        boards(leaf).iter().any(|(puzzle, _)| booklet.pages[*puzzle].is_some_and(|first| first < *page))
    };
    pages.filter(again).map(|(_, leaf)| leaf).collect()
}

#[test]
fn answers_of_several_sizes_fill_their_pages() {
    let entries: Vec<BookEntry> = MIXED.iter().map(|name| entry(name)).collect();
    for (paper, per_page, least) in [("letter", "best", 0.85), ("a4", "best", 0.85), ("letter", "12", 0.6)] {
        let answers_on_page = Some(per_page.parse::<PerPage>().unwrap());
        let settings = BookSettings { paper: paper.parse().unwrap(), answers: answers_on_page, ..settings() };
        let booklet = compose(&settings, &entries);
        let mut seen = BTreeMap::new();
        for leaf in answers(&booklet) {
            let content = leaf.area.content;
            let boards = boards(leaf);
            boards.iter().for_each(|(puzzle, _)| *seen.entry(*puzzle).or_insert(0) += 1);
            let bottom = boards.iter().map(|(_, board)| board.max.y).fold(0.0, f32::max);
            let down = (bottom - content.min.y) / content.height();
            let names: Vec<usize> = boards.iter().map(|(puzzle, _)| *puzzle).collect();
            assert!(down > least, "{paper}, {per_page}: {names:?} reach down {down} of the page");
            for (index, (_, board)) in boards.iter().enumerate() {
                let inside = content.expanded(0.1).contains(*board);
                assert!(inside, "{paper}: {board:?} of {names:?} on {content:?}");
                let apart = |other: &Area| !other.overlaps(board.expanded(-0.1));
                let alone = boards.iter().enumerate().all(|(at, (_, other))| at == index || apart(other));
                assert!(alone, "{paper}: {board:?} stands on another of {names:?}");
                // The next board of the same row.
                let beside = boards.iter().filter(|(_, other)| (other.min.y - board.min.y).abs() < 0.5);
                let gap = beside.map(|(_, other)| other.min.x - board.max.x).filter(|gap| *gap > 0.0);
                let gap = gap.fold(f32::MAX, f32::min);
                assert!(gap == f32::MAX || gap <= MAX_GAP_MM + 0.05, "{paper}: {gap} mm beside of {names:?}");
            }
        }
        assert!(seen.len() == MIXED.len() && seen.values().all(|count| *count == 1), "{paper}: {seen:?}");
    }
}

#[test]
fn answers_keep_their_order_where_no_page_of_theirs_is_told() {
    let entries: Vec<BookEntry> = MIXED.iter().map(|name| entry(name)).collect();
    for (page_references, keep_order) in [(true, true), (false, false)] {
        let settings = BookSettings { answers: Some(PerPage::Best), page_references, keep_order, ..settings() };
        let booklet = compose(&settings, &entries);
        let order: Vec<usize> = answers(&booklet).into_iter().flat_map(boards).map(|(puzzle, _)| puzzle).collect();
        assert_eq!(order, (0..MIXED.len()).collect::<Vec<_>>());
    }
}

#[test]
fn captions_of_a_row_take_nothing_from_its_boards() {
    let names = ["classic", "product-cages", "shidoku-4x4", "diagonals", "sandwich", "killer-cage", "jigsaw"];
    let mut entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    entries[0].label = "a label of many words which takes several lines above its board".to_owned();
    entries.iter_mut().for_each(|entry| entry.stars = Some(3));
    for paper in ["letter", "a4", "8x10"] {
        let settings = BookSettings { paper: paper.parse().unwrap(), per_page: PerPage::Best, ..settings() };
        let booklet = compose(&settings, &entries);
        for part in booklet.leaves.iter().flat_map(|leaf| &leaf.parts).filter(|part| part.puzzle.is_some()) {
            let least = sizes(part).into_iter().map(|(points, ..)| points).fold(f32::MAX, f32::min);
            assert!(least > 6.95, "{paper}: {least} points of puzzle {:?}", part.puzzle);
        }
    }
}

#[test]
fn digits_of_large_print_are_of_sixteen_points() {
    let print = |name: &str, paper: Paper| {
        let settings = BookSettings { paper, large_print: true, per_page: PerPage::One, ..settings() };
        let entries = [BookEntry::new(example(name))];
        let booklet = compose(&settings, &entries);
        let proofs = [Proof::NotProved(SolveError::Cancelled)];
        let findings = preflight(&settings, &entries, &proofs, &booklet);
        let small = findings.iter().any(|finding| matches!(finding.problem, PreflightProblem::SmallText { .. }));
        let part = booklet.leaves[0].parts.iter().find(|part| matches!(part.role, Role::Picture(_))).unwrap();
        let cell = boards(&booklet.leaves[0])[0].1.width() * 72.0 / 25.4;
        (sizes(part), digits(part).into_iter().fold(f32::MAX, f32::min), cell, small)
    };
    for paper in [Paper::LETTER, Paper::A4] {
        for name in ["samurai", "sohei", "supersudoku-16x16", "classic"] {
            let (sizes, least, width, small) = print(name, paper);
            let columns = f32::from(example(name).board().extent().1);
            assert!(least > 15.95 && !small, "{name} on {paper}: {least} points");
            assert!(least <= 0.685 * width / columns, "{name} on {paper}: {least} points in {width} / {columns}");
            assert!(sizes.iter().all(|(_, role, weight)| *role != TextRole::Digit || *weight == Weight::Semibold));
        }
        // On Letter, each of 25 columns gets 24.5 points, which leaves no margins for digits of 16 points.
        let (_, least, _, small) = print("twenty-five-25x25", paper);
        assert!(least < 16.0 && small, "{least}");
    }
}

#[test]
fn digits_of_several_letters_can_be_read_in_answers() {
    let mut entries: Vec<BookEntry> = vec![entry("classic"); 8];
    entries.push(entry("supersudoku-16x16"));
    for (large_print, least) in [(false, 7.0), (true, 12.0)] {
        let settings = BookSettings {
            language: "fa".to_owned(),
            paper: Paper::A4,
            answers: Some(PerPage::Best),
            large_print,
            ..settings()
        };
        let booklet = compose(&settings, &entries);
        let parts = answers(&booklet).into_iter().flat_map(|leaf| &leaf.parts).filter(|part| part.puzzle.is_some());
        let smallest = parts.flat_map(digits).fold(f32::MAX, f32::min);
        assert!((least - 0.05..least * 1.6).contains(&smallest), "{smallest}");
    }
}

#[test]
fn pictures_beside_rules_have_digits_for_every_kind_that_means_something() {
    let mut without = BTreeSet::new();
    for &kind in Kind::ALL {
        let group = kind.info().group;
        if matches!(group, KindGroup::Own | KindGroup::Decoration) {
            continue;
        }
        let (board, rule) = kind.examples().into_iter().next().unwrap();
        // Clues of shades mean nothing without a shading.
        if !rule.reads_layers().is_empty() {
            continue;
        }
        let puzzle = Puzzle::builder(board).rule(rule).build();
        let settings = BookSettings { rules_page: true, paper: Paper::LETTER, ..settings() };
        let booklet = compose(&settings, &[BookEntry::new(puzzle.unwrap())]);
        let pictures = booklet.leaves[0].parts.iter().filter(|part| matches!(part.role, Role::Picture(_)));
        let icon = pictures.into_iter().next().unwrap();
        if digits(icon).is_empty() {
            without.insert(kind.info().id);
        }
        let least = sizes(icon).into_iter().map(|(points, ..)| points).fold(f32::MAX, f32::min);
        assert!(least > 6.95, "{}: {least} points", kind.info().id);
    }
    assert!(without.is_empty(), "{without:?}");
}

/// Returns the number of pictures of rules side by side, and the maximum number of letters in a line next to them.
fn rules_of(paper: Paper, large_print: bool) -> (usize, usize) {
    let names = ["diagonals", "killer-cage", "thermometers", "indexers", "outside-clues", "arrows", "quadruples"];
    let entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    let booklet = compose(&BookSettings { rules_page: true, paper, large_print, ..settings() }, &entries);
    let first = booklet.pages[0].unwrap();
    let (mut columns, mut most) = (0, 0);
    for leaf in &booklet.leaves[..first] {
        let pictures = leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_)));
        let tops: Vec<Area> = pictures.map(|part| part.scene.bounds()).collect();
        let row = |top: &Area| tops.iter().filter(|other| (other.min.y - top.min.y).abs() < 0.1).count();
        columns = tops.iter().map(row).fold(columns, usize::max);
        // Below the heading and the text for all boards, next to the pictures.
        for part in leaf.parts.iter().filter(|part| part.role == Role::Text) {
            for item in part.scene.painted() {
                let Item::Text { at, text, .. } = item else { continue };
                if at.x > leaf.area.content.min.x + 20.0 {
                    most = most.max(text.chars().count());
                }
            }
        }
    }
    (columns, most)
}

#[test]
fn rules_stand_in_two_columns_where_lines_would_be_long() {
    for paper in [Paper::LETTER, Paper::A4] {
        let (columns, letters) = rules_of(paper, false);
        assert!(columns == 2 && (15..=75).contains(&letters), "{paper}: {columns} columns, {letters} letters");
    }
    for (paper, large_print) in [(Paper::A5, false), (Paper::LETTER, true), ("6x9".parse().unwrap(), false)] {
        let (columns, letters) = rules_of(paper, large_print);
        assert!(columns == 1 && (15..=75).contains(&letters), "{paper}: {columns} columns, {letters} letters");
    }
}

#[test]
fn boards_that_leave_the_width_of_a_page_empty_stand_in_its_middle() {
    let entries: Vec<BookEntry> = ["classic", "samurai", "samurai", "samurai"].map(entry).into();
    let settings = BookSettings { paper: "6x9".parse().unwrap(), answers: Some(PerPage::Best), ..settings() };
    let booklet = compose(&settings, &entries);
    let last = *answers(&booklet).last().unwrap();
    let used = boards(last).into_iter().map(|(_, board)| board).reduce(Area::union).unwrap();
    let content = last.area.content;
    let (left, right) = (used.min.x - content.min.x, content.max.x - used.max.x);
    assert!(left > 5.0 && (left - right).abs() < 0.5, "{left} beside, {right}");
}

#[test]
fn pages_of_rules_differ_by_one_entry_at_most() {
    let names = ["diagonals", "killer-cage", "thermometers", "arrows", "quadruples", "sandwich", "xv", "whispers"];
    let more = ["renban", "palindrome", "clones", "regions", "magic-boxes", "odd-even", "x-sums", "skyscrapers"];
    let all: Vec<BookEntry> = names.iter().chain(&more).map(|name| entry(name)).collect();
    for count in 2..=all.len() {
        let settings = BookSettings { paper: "6x9".parse().unwrap(), rules_page: true, ..settings() };
        let booklet = compose(&settings, &all[..count]);
        let first = booklet.pages[0].unwrap();
        let pictures = |leaf: &Leaf| leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_))).count();
        let counts: Vec<usize> = booklet.leaves[..first].iter().map(pictures).collect();
        // The first page has the heading as well.
        let (least, most) = (*counts[1..].iter().min().unwrap_or(&0), *counts.iter().max().unwrap());
        assert!(counts.len() == 1 || least + 1 >= most, "{counts:?}");
        assert_eq!(counts.iter().sum::<usize>(), count);
    }
}

#[test]
fn long_rules_leave_the_board_its_page_and_go_on_on_further_ones() {
    let sentence = |number: usize| format!("Sentence {number} says that digits rise along each line from its bulb on.");
    for (per_page, count, right_to_left) in [("2", 15, false), ("best", 60, false), ("1", 25, true), ("2x2", 40, false)]
    {
        let mut entries: Vec<BookEntry> = ["classic", "diagonals", "thermometers", "regions"].map(entry).into();
        let sentences: Vec<String> = (1..=count).map(sentence).collect();
        entries[2].rules = Some(sentences.join(" "));
        let settings = BookSettings {
            paper: Paper::A5,
            per_page: per_page.parse().unwrap(),
            language: if right_to_left { "fa" } else { "en" }.to_owned(),
            ..settings()
        };
        let booklet = compose(&settings, &entries);
        let about = format!("{per_page}, {count} sentences");
        let first = booklet.pages[2].unwrap();
        let leaf = &booklet.leaves[first];
        let board = boards(leaf).into_iter().find(|(puzzle, _)| *puzzle == 2).unwrap().1;
        let part = board.width() / leaf.area.content.width();
        assert!(part > 0.6, "{about}: the board takes {part} of the width");
        // Every word is printed once, in order, within the margins.
        let mut words: Vec<String> = Vec::new();
        for leaf in &booklet.leaves[first..] {
            let parts = leaf.parts.iter().filter(|part| part.puzzle == Some(2) && part.role == Role::Text);
            for item in parts.flat_map(|part| part.scene.painted()) {
                let Item::Text { text, at, .. } = item else { continue };
                words.extend(text.split_whitespace().map(str::to_owned));
                assert!(at.y <= leaf.area.content.max.y + 0.1, "{about}: {text:?} at {}", at.y);
            }
        }
        let all = sentences.join(" ");
        let wanted: Vec<&str> = all.split_whitespace().collect();
        let start = words.iter().position(|word| word == "Sentence").unwrap();
        assert_eq!(words[start..start + wanted.len()].join(" "), all, "{about}");
        let proofs = vec![Proof::NotProved(SolveError::Cancelled); entries.len()];
        let findings = preflight(&settings, &entries, &proofs, &booklet);
        let wrong = |problem: &PreflightProblem| {
            matches!(problem, PreflightProblem::SmallText { .. } | PreflightProblem::OverMargin { .. })
        };
        let wrong: Vec<_> = findings.iter().filter(|finding| wrong(&finding.problem)).collect();
        assert!(wrong.is_empty(), "{about}: {wrong:?}");
    }
}
