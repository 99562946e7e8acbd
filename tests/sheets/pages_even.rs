//! The evenness of pages, measured: gaps, sizes, counts, columns and digits.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gridwright::board::{Digit, Filling};
use gridwright::formats;
use gridwright::puzzle::{Puzzle, Symbols};
use gridwright::scene::{Area, Ink, Item, Layer, Point, TextRole};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::{InkMode, Leaf, PagePart, Paper, Role};

const MAX_GAP_MM: f32 = 15.0;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

/// Returns a puzzle with an answer of ones, since only the placement of answers is tested.
fn entry(name: &str) -> BookEntry {
    let puzzle = example(name);
    let ones = vec![Digit::new(1).unwrap(); puzzle.board().cells().len()];
    BookEntry { answer: Some(Filling::new(ones)), ..BookEntry::new(puzzle) }
}

fn settings() -> BookSettings {
    BookSettings { cover: false, rules_page: false, answers: None, rated: false, ..BookSettings::default() }
}

fn words(leaf: &Leaf) -> Vec<String> {
    let texts = leaf.parts.iter().flat_map(|part| part.scene.painted()).filter_map(|item| match item {
        Item::Text { text, .. } => Some(text.clone()),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    texts.collect()
}

/// Returns the outlines of the boards of a page, without the texts around them.
fn boards(leaf: &Leaf) -> Vec<Area> {
    let parts = leaf.parts.iter().filter(|part| part.puzzle.is_some() && matches!(part.role, Role::Picture(_)));
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
    parts.filter_map(outline).collect()
}

fn answer_pages(booklet: &Booklet) -> Vec<Vec<Area>> {
    let first = booklet.leaves.iter().position(|leaf| words(leaf).contains(&"Answers".to_owned())).unwrap();
    booklet.leaves[first..].iter().map(boards).collect()
}

fn tenths(mm: f32) -> i32 {
    (mm * 10.0).round() as i32
}

#[test]
fn answers_stand_close_in_columns_and_as_many_on_each_page() {
    let papers = ["a5", "a4", "letter", "6x9", "5.5x8.5", "8x10"];
    let cases = papers.iter().flat_map(|paper| [(*paper, false), (*paper, true)]);
    for (paper, large_print) in cases {
        for count in [5, 20, 43] {
            let entries = vec![entry("classic"); count];
            let paper: Paper = paper.parse().unwrap();
            let settings = BookSettings { paper, large_print, answers: Some(PerPage::Best), ..settings() };
            let booklet = compose(&settings, &entries);
            let pages = answer_pages(&booklet);
            let about = format!("{paper:?}, large {large_print}, {count} answers");
            let counts: Vec<usize> = pages.iter().map(Vec::len).collect();
            let (most, last) = (*counts.iter().max().unwrap(), *counts.last().unwrap());
            // The last page may have one fewer per other page, since pages are alike.
            assert!(last + counts.len() > most, "{about}: {counts:?}");
            let widths: BTreeSet<i32> = pages.iter().flatten().map(|board| tenths(board.width())).collect();
            assert!(widths.len() == 1 || widths.last().unwrap() - widths.first().unwrap() <= 1, "{about}: {widths:?}");
            for boards in &pages {
                for (index, board) in boards.iter().enumerate() {
                    let beside = boards[..index].iter().filter(|other| (other.min.y - board.min.y).abs() < 0.5);
                    let gap = beside.map(|other| board.min.x - other.max.x).filter(|gap| *gap > 0.0);
                    let gap = gap.fold(f32::MAX, f32::min);
                    assert!(gap == f32::MAX || (3.0..=MAX_GAP_MM + 0.05).contains(&gap), "{about}: {gap} mm beside");
                    let above = boards[..index].iter().map(|other| board.min.y - other.max.y).filter(|gap| *gap > 0.0);
                    let gap = above.fold(f32::MAX, f32::min);
                    // The gap contains the number of the answer: up to 9 mm in large print.
                    let number = if large_print { 9.5 } else { 6.0 };
                    assert!(gap == f32::MAX || gap <= MAX_GAP_MM + number, "{about}: {gap} mm above");
                }
            }
        }
    }
}

#[test]
fn pages_of_answers_are_not_left_half_empty() {
    for (paper, large_print) in [("letter", false), ("a4", false), ("letter", true)] {
        let entries = vec![entry("classic"); 40];
        let paper: Paper = paper.parse().unwrap();
        let settings = BookSettings { paper, large_print, answers: Some(PerPage::Best), ..settings() };
        let booklet = compose(&settings, &entries);
        for (leaf, boards) in
            booklet.leaves[booklet.leaves.len() - answer_pages(&booklet).len()..].iter().zip(answer_pages(&booklet))
        {
            let used = boards.into_iter().reduce(Area::union).unwrap();
            let content = leaf.area.content;
            let (across, down) = (used.width() / content.width(), (used.max.y - content.min.y) / content.height());
            assert!(across > 0.85 && down > 0.6, "{paper:?}, large {large_print}: {across} x {down}");
        }
    }
}

#[test]
fn answers_of_several_sizes_have_one_cell() {
    let names = ["classic", "samurai", "jigsaw", "shidoku-4x4", "supersudoku-16x16", "roku-6x6", "diagonals"];
    let entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    for paper in ["a5", "letter"] {
        let settings = BookSettings { paper: paper.parse().unwrap(), answers: Some(PerPage::Best), ..settings() };
        let booklet = compose(&settings, &entries);
        let first = booklet.leaves.len() - answer_pages(&booklet).len();
        let mut sizes: BTreeMap<i32, usize> = BTreeMap::new();
        let parts = booklet.leaves[first..].iter().flat_map(|leaf| &leaf.parts).filter(|part| part.puzzle.is_some());
        for item in parts.flat_map(|part| part.scene.painted()) {
            if let Item::Text { size, role: TextRole::Digit, .. } = item {
                *sizes.entry((size * 1000.0).round() as i32).or_default() += 1;
            }
        }
        assert_eq!(sizes.len(), 1, "{paper}: {sizes:?}");
    }
}

#[test]
fn any_number_of_answers_may_be_asked_for() {
    for (text, per_page) in [("12", PerPage::Twelve), ("20", PerPage::Many(20)), ("7", PerPage::Many(7))] {
        assert_eq!(text.parse::<PerPage>(), Ok(per_page));
        assert_eq!(per_page.to_string(), text);
    }
    let shape = PerPage::Shape { cols: 3, rows: 5 };
    assert_eq!(shape.to_string().parse::<PerPage>(), Ok(shape), "a project keeps columns and rows");
    for wrong in ["0", "65", "9x9", "-1", "best "] {
        assert_eq!(wrong.parse::<PerPage>().is_ok(), wrong == "best ", "{wrong}");
    }
    let entries = vec![entry("classic"); 14];
    let settings = BookSettings { paper: Paper::LETTER, answers: Some(PerPage::Many(7)), ..settings() };
    let counts: Vec<usize> = answer_pages(&compose(&settings, &entries)).iter().map(Vec::len).collect();
    assert_eq!(counts, [7, 7]);
}

#[test]
fn boards_of_a_page_are_in_line_and_captions_at_one_level() {
    let names = ["classic", "sandwich", "diagonals", "little-killer", "jigsaw", "odd-even", "regions", "killer-cage"];
    let mut entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    entries[1].label = "a long label that makes its caption higher".to_owned();
    for (paper, per_page) in [("letter", "2x2"), ("a4", "2x3"), ("6x9", "2"), ("a5", "2")] {
        let settings = BookSettings {
            paper: paper.parse().unwrap(),
            per_page: per_page.parse().unwrap(),
            keep_order: true,
            ..settings()
        };
        let booklet = compose(&settings, &entries);
        for leaf in booklet.leaves.iter().filter(|leaf| boards(leaf).len() > 2 || per_page == "2") {
            let mut lefts: Vec<f32> = boards(leaf).iter().map(|board| board.min.x).collect();
            lefts.sort_by(f32::total_cmp);
            lefts.dedup_by(|a, b| (*a - *b).abs() < 0.1);
            let columns = if per_page == "2" { 1 } else { 2 };
            assert!(lefts.len() <= columns, "{paper}, {per_page}: {lefts:?}");
            // The numbers of a row have one baseline.
            let heads = leaf.parts.iter().filter(|part| part.role == Role::Heading(2));
            let bases: BTreeSet<i32> = heads
                .filter_map(|part| {
                    part.scene.painted().find_map(|item| match item {
                        Item::Text { at, .. } => Some(tenths(at.y)),
                        Item::Fill { .. }
                        | Item::Line { .. }
                        | Item::Disc { .. }
                        | Item::Ring { .. }
                        | Item::Image { .. } => None,
                    })
                })
                .collect();
            let rows = boards(leaf).len().div_ceil(columns);
            assert!(bases.len() <= rows, "{paper}, {per_page}: {bases:?}");
        }
    }
}

#[test]
fn one_board_with_much_around_it_does_not_make_its_section_small() {
    let names = ["classic", "diagonals", "jigsaw", "odd-even", "regions", "thermometers", "arrows", "whispers"];
    let plain: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    let mut with_one = plain.clone();
    with_one.push(entry("outside-clues"));
    let settings =
        BookSettings { paper: Paper::LETTER, per_page: "2x2".parse().unwrap(), keep_order: true, ..settings() };
    let widths = |entries: &[BookEntry]| {
        let booklet = compose(&settings, entries);
        let full = booklet.leaves.iter().map(boards).filter(|boards| boards.len() == 4);
        full.flatten().map(|board| tenths(board.width())).collect::<BTreeSet<i32>>()
    };
    assert_eq!(widths(&plain), widths(&with_one));
    assert_eq!(widths(&plain).len(), 1);
}

#[test]
fn blocks_that_fill_no_page_stand_in_its_middle() {
    for (per_page, count) in [("1", 1), ("2x2", 2), ("best", 1)] {
        let entries = vec![entry("classic"); count];
        let settings = BookSettings { paper: Paper::A4, per_page: per_page.parse().unwrap(), ..settings() };
        let leaf = &compose(&settings, &entries).leaves[0];
        let used = leaf.parts.iter().filter(|part| part.puzzle.is_some()).map(|part| part.scene.bounds());
        let (used, content) = (used.reduce(Area::union).unwrap(), leaf.area.content);
        let (above, below) = (used.min.y - content.min.y, content.max.y - used.max.y);
        assert!((above - below).abs() < 0.2 * (above + below) + 1.0, "{per_page}: {above} above, {below} below");
    }
}

#[test]
fn persian_booklets_print_no_other_digits() {
    let names = ["classic", "killer-cage", "sandwich", "supersudoku-16x16", "whispers", "quadruples"];
    let mut entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    entries.iter_mut().for_each(|entry| entry.stars = Some(3));
    let settings = BookSettings {
        language: "fa".to_owned(),
        cover: true,
        contents: true,
        rules_page: true,
        answers: Some(PerPage::Best),
        link: "https://example.org/{number}".to_owned(),
        ..settings()
    };
    let booklet = compose(&settings, &entries);
    let is_latin = |text: &String| text.chars().any(|letter| letter.is_ascii_digit());
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        let wrong: Vec<String> = words(leaf).into_iter().filter(is_latin).collect();
        assert!(wrong.is_empty(), "page {}: {wrong:?}", page + 1);
    }
    let persian = booklet.leaves.iter().flat_map(words).filter(|text| text.contains('۷')).count();
    assert!(persian > 5, "{persian}");

    // Custom symbols stay.
    let own: Vec<String> = ["A", "B", "C", "D", "E", "F", "G", "H", "1"].map(str::to_owned).to_vec();
    let puzzle = example("classic").with_symbols(Symbols::Own(own)).unwrap();
    let booklet = compose(&BookSettings { rules_page: false, ..settings }, &[BookEntry::new(puzzle)]);
    let page = booklet.pages[0].unwrap();
    assert!(words(&booklet.leaves[page]).contains(&"B".to_owned()));
}

#[test]
fn contents_tell_the_numbers_of_sections_and_covers_the_kinds_of_boards() {
    let mut entries: Vec<BookEntry> =
        ["classic", "jigsaw", "samurai", "butterfly", "killer-cage"].iter().map(|name| entry(name)).collect();
    entries[0].section = Some("Warm up".to_owned());
    let long = "A storm that goes on and on until nobody remembers how the sun once looked from here".to_owned();
    entries[3].section = Some(long.clone());
    let settings = BookSettings { cover: true, contents: true, paper: Paper::A5, ..settings() };
    let booklet = compose(&settings, &entries);
    let cover = words(&booklet.leaves[0]).join(" ");
    for kind in ["Classic", "Jigsaw", "Samurai", "Butterfly", "Killer cage"] {
        assert!(cover.contains(kind), "{kind}: {cover}");
    }
    let contents = booklet.leaves.iter().find(|leaf| words(leaf).contains(&"Contents".to_owned())).unwrap();
    let listed = words(contents);
    assert!(listed.contains(&"Puzzles 1–3".to_owned()) && listed.contains(&"Puzzles 4–5".to_owned()), "{listed:?}");
    assert!(long.split(' ').all(|word| listed.iter().any(|line| line.contains(word))), "{listed:?}");
    // The numbers of puzzles are right-aligned in one column, page numbers in another.
    let ends: BTreeSet<i32> = contents
        .parts
        .iter()
        .flat_map(|part| part.scene.painted())
        .filter_map(|item| match item {
            Item::Text { at, text, size, face, .. } if text.starts_with("Puzzles ") => {
                Some(tenths(at.x + gridwright::sheet::text::width(text, *size, *face)))
            }
            Item::Text { .. }
            | Item::Fill { .. }
            | Item::Line { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Image { .. } => None,
        })
        .collect();
    assert_eq!(ends.len(), 1, "{ends:?}");
}

#[test]
fn pictures_beside_rules_have_digits_that_can_be_read() {
    let names = ["whispers", "regions", "magic-boxes", "thermometers", "killer-cage", "sandwich", "figures"];
    let entries: Vec<BookEntry> = names.iter().map(|name| entry(name)).collect();
    for (large_print, least) in [(false, 7.0), (true, 12.0)] {
        let settings = BookSettings { paper: Paper::LETTER, rules_page: true, large_print, ..settings() };
        let booklet = compose(&settings, &entries);
        let first = booklet.pages[0].unwrap();
        let pictures = booklet.leaves[..first].iter().flat_map(|leaf| &leaf.parts);
        let pictures: Vec<&PagePart> = pictures.filter(|part| matches!(part.role, Role::Picture(_))).collect();
        assert_eq!(pictures.len(), names.len());
        for picture in pictures {
            let texts: Vec<(f32, TextRole)> = picture
                .scene
                .painted()
                .filter_map(|item| match item {
                    Item::Text { size, role, .. } => Some((size * 72.0 / 25.4, *role)),
                    Item::Fill { .. }
                    | Item::Line { .. }
                    | Item::Disc { .. }
                    | Item::Ring { .. }
                    | Item::Image { .. } => None,
                })
                .collect();
            assert!(texts.iter().any(|(_, role)| *role == TextRole::Digit), "{texts:?}");
            for (points, role) in &texts {
                let least = if *role == TextRole::Digit { least } else { 7.0 };
                assert!(*points >= least - 0.01, "{large_print}: {texts:?}");
            }
        }
    }
}

/// Returns the board of the only puzzle of a booklet in pure black.
fn in_black(name: &str) -> (Puzzle, Vec<(Layer, Item)>, Area) {
    let puzzle = example(name);
    let settings = BookSettings { ink: InkMode::Black, per_page: PerPage::One, ..settings() };
    let booklet = compose(&settings, &[BookEntry::new(puzzle.clone())]);
    let leaf = &booklet.leaves[0];
    let mut boards = leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_)));
    let items = boards.next().unwrap().scene.layered().map(|(layer, item)| (layer, item.clone())).collect();
    (puzzle, items, boards_of(leaf))
}

fn boards_of(leaf: &Leaf) -> Area {
    boards(leaf)[0]
}

#[test]
fn low_and_high_marks_stay_whole_under_digits() {
    let (puzzle, items, board) = in_black("low-high");
    let cell = board.width() / 9.0;
    let triangles: Vec<&Vec<Point>> = items
        .iter()
        .filter_map(|(_, item)| match item {
            Item::Line { points, closed: true, .. } if points.len() == 3 => Some(points),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        })
        .collect();
    assert!(triangles.len() > 10);
    let white = items.iter().filter_map(|(_, item)| match item {
        Item::Disc { centre, radius, ink: Ink::Paper } => Some((*centre, *radius)),
        Item::Line { .. }
        | Item::Fill { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Text { .. }
        | Item::Image { .. } => None,
    });
    let discs: Vec<(Point, f32)> = white.collect();
    assert!(!puzzle.givens().is_empty());
    for triangle in triangles {
        for corner in triangle {
            let cut = discs.iter().any(|(at, radius)| (at.x - corner.x).hypot(at.y - corner.y) < radius + 0.02 * cell);
            assert!(!cut, "{corner:?}");
        }
    }
}

#[test]
fn no_hatch_runs_through_the_triangles_of_extremes() {
    let (_, items, _) = in_black("extremes");
    let hatch = items.iter().filter(|(layer, item)| *layer == Layer::Region && matches!(item, Item::Line { .. }));
    assert_eq!(hatch.count(), 0);
    let solid = |item: &Item| matches!(item, Item::Fill { ink: Ink::Line(_), .. });
    assert!(items.iter().filter(|(_, item)| solid(item)).count() >= 8);
}

#[test]
fn hatches_of_small_clones_end_at_their_outline() {
    let settings = BookSettings { ink: InkMode::Black, rules_page: true, ..settings() };
    let booklet = compose(&settings, &[BookEntry::new(example("clones"))]);
    let icon = booklet.leaves[0].parts.iter().find(|part| matches!(part.role, Role::Picture(_))).unwrap();
    let points = |wanted: Layer, outline: bool| {
        let items = icon.scene.layered().filter(move |(layer, _)| *layer == wanted);
        let lines = items.filter_map(move |(_, item)| match item {
            Item::Line { points, closed, .. } if *closed == outline => Some(points.clone()),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        });
        lines.collect::<Vec<_>>()
    };
    let outlines: Vec<Area> = points(Layer::Mark, true).into_iter().filter_map(Area::around).collect();
    let hatches: Vec<Area> = points(Layer::Region, false).into_iter().filter_map(Area::around).collect();
    assert!(!outlines.is_empty() && !hatches.is_empty());
    for hatch in hatches {
        assert!(outlines.iter().any(|outline| outline.expanded(0.02).contains(hatch)), "{hatch:?} of {outlines:?}");
    }
}
