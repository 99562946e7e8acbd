//! The checks of an editor who reads every page: words, sizes and positions, measured.

use std::collections::BTreeSet;
use std::path::Path;

use gridwright::book::prove;
use gridwright::formats;
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::scene::{Area, Item, Layer, Point, TextRole};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::text::{cap_height, width};
use gridwright::sheet::{Leaf, PagePart, Paper, Role};
use gridwright::solve::Control;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn entry(name: &str) -> BookEntry {
    let puzzle = example(name);
    let proofs = prove(&[&puzzle], &Control::new(), &|_| ());
    BookEntry { answer: proofs[0].answer().cloned(), ..BookEntry::new(puzzle) }
}

fn settings() -> BookSettings {
    BookSettings { cover: false, rules_page: false, answers: None, rated: false, ..BookSettings::default() }
}

/// Returns the texts of a part.
fn texts(part: &PagePart) -> Vec<&Item> {
    part.scene.painted().filter(|item| matches!(item, Item::Text { .. })).collect()
}

fn words(leaf: &Leaf) -> Vec<String> {
    let texts = leaf.parts.iter().flat_map(texts).filter_map(|item| match item {
        Item::Text { text, .. } => Some(text.clone()),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    texts.collect()
}

fn boards(leaf: &Leaf) -> Vec<&PagePart> {
    leaf.parts.iter().filter(|part| part.puzzle.is_some() && matches!(part.role, Role::Picture(_))).collect()
}

fn tenths(mm: f32) -> i32 {
    (mm * 10.0).round() as i32
}

/// Returns the sizes of the digits of a page, in thousandths of a millimetre.
fn digit_sizes(leaf: &Leaf) -> BTreeSet<i32> {
    let sizes = boards(leaf).into_iter().flat_map(texts).filter_map(|item| match item {
        Item::Text { size, role: TextRole::Digit, .. } => Some((size * 1000.0).round() as i32),
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    });
    sizes.collect()
}

#[test]
fn answers_are_alike_whatever_number_begins_a_page() {
    let mut entries = vec![entry("classic"); 40];
    (entries[0].number, entries[15].number) = (Some(1), Some(995));
    for paper in [Paper::A5, Paper::LETTER] {
        let settings = BookSettings { paper, answers: Some(PerPage::Best), per_page: PerPage::Six, ..settings() };
        let booklet = compose(&settings, &entries);
        let first = booklet.leaves.iter().position(|leaf| words(leaf).contains(&"Answers".to_owned())).unwrap();
        let (mut sizes, mut pitches) = (BTreeSet::new(), BTreeSet::new());
        for leaf in &booklet.leaves[first..] {
            sizes.extend(digit_sizes(leaf));
            let tops: BTreeSet<i32> = boards(leaf).iter().map(|part| tenths(part.scene.bounds().min.y)).collect();
            let tops: Vec<i32> = tops.into_iter().collect();
            pitches.extend(tops.windows(2).map(|pair| pair[1] - pair[0]));
        }
        assert_eq!(sizes.len(), 1, "{sizes:?}");
        // Tenths of a millimetre may be rounded either way.
        let spread = pitches.last().unwrap() - pitches.first().unwrap();
        assert!(spread <= 1, "{pitches:?}");
    }
}

#[test]
fn a_puzzle_shrinks_those_of_its_own_section_alone() {
    let section = |name: &str, words: &str| BookEntry { section: Some(words.to_owned()), ..entry(name) };
    let plain = [section("classic", "Plain"), entry("diagonals")];
    let outside = [section("sandwich", "Outside"), entry("jigsaw")];
    let settings = BookSettings { paper: Paper::LETTER, per_page: "2x3".parse().unwrap(), ..settings() };
    let sizes = |entries: &[BookEntry]| {
        let booklet = compose(&settings, entries);
        booklet.leaves.iter().map(digit_sizes).filter(|sizes| !sizes.is_empty()).collect::<Vec<_>>()
    };
    let (alone, both) = (sizes(&plain), sizes(&[plain.clone(), outside].concat()));
    assert_eq!((alone.len(), both.len()), (1, 2));
    assert_eq!(alone[0], both[0]);
    assert!(both[0].len() == 1 && both[1].len() == 1 && both[1] < both[0], "{both:?}");
}

#[test]
fn titles_beside_a_board_keep_their_words_whole() {
    let plain = entry("classic");
    for title in [
        "Thermometers",
        "Incomprehensibilities",
        "Donaudampfschifffahrtsgesellschaft",
        "Harbour bridge",
        "Morning signal",
    ] {
        let (board, givens) = (plain.puzzle.board().clone(), plain.puzzle.givens().clone());
        let puzzle = Puzzle::builder(board).title(title.to_owned()).givens(givens).build().unwrap();
        let entry = BookEntry { puzzle, ..plain.clone() };
        for per_page in ["1", "2"] {
            let settings =
                BookSettings { paper: "6x9".parse().unwrap(), per_page: per_page.parse().unwrap(), ..settings() };
            let booklet = compose(&settings, &[entry.clone(), entry.clone()]);
            let lines = words(&booklet.leaves[0]);
            let whole = |word: &str| lines.iter().any(|line| line.split(' ').any(|other| other == word));
            assert!(title.split(' ').all(whole), "{per_page}: {lines:?}");
        }
    }
}

#[test]
fn the_title_of_an_entry_is_printed_in_place_of_the_puzzles_own() {
    let plain = entry("classic");
    // One word of it, since long titles are printed on several lines.
    let own = plain.puzzle.title().split(' ').next().unwrap();
    for (title, printed) in [(None, own), (Some("Snowfall"), "Snowfall"), (Some(" "), own)] {
        let entry = BookEntry { title: title.map(str::to_owned), ..plain.clone() };
        for per_page in [PerPage::Best, PerPage::Six] {
            let booklet = compose(&BookSettings { per_page, ..settings() }, &[entry.clone(), entry.clone()]);
            let lines = booklet.leaves.iter().flat_map(words).collect::<Vec<_>>().join(" ");
            assert!(lines.contains(printed), "{printed}: {lines}");
            assert_eq!(lines.contains(own), printed == own, "{lines}");
        }
    }
}

#[test]
fn pictures_of_rules_obey_their_sentences() {
    let settings = BookSettings { rules_page: true, ..settings() };
    // Whispers on 9x9 differ by 5, which is impossible with digits from 1 to 4; a cell of 9x9 has one of nine digits.
    for (name, wanted, least) in [("whispers", "5", 6), ("regions", "9", 5), ("full-rank", "36", 5)] {
        let booklet = compose(&settings, &[entry(name)]);
        let leaf = &booklet.leaves[0];
        assert!(words(leaf).iter().any(|line| line.contains(wanted)), "{name}: {:?}", words(leaf));
        let pictures = leaf.parts.iter().filter(|part| part.puzzle.is_none() && matches!(part.role, Role::Picture(_)));
        let digits: BTreeSet<i32> = pictures
            .flat_map(texts)
            .filter_map(|item| match item {
                Item::Text { text, role: TextRole::Digit, .. } => text.parse().ok(),
                Item::Text { .. }
                | Item::Fill { .. }
                | Item::Line { .. }
                | Item::Disc { .. }
                | Item::Ring { .. }
                | Item::Image { .. } => None,
            })
            .collect();
        assert!(digits.last().is_none_or(|most| *most >= least), "{name}: {digits:?}");
    }
}

/// Rules that no mark shows are explained by a digit and the cells that cannot have it.
#[test]
fn pictures_of_moves_show_them() {
    let settings = BookSettings { rules_page: true, ..settings() };
    for (name, cells, steps, count) in
        [("anti-knight", 4.0, &[(1, 2), (2, 1)][..], 4), ("anti-king", 6.0, &[(0, 1), (1, 0), (1, 1)], 8)]
    {
        let booklet = compose(&settings, &[entry(name)]);
        let mut parts = booklet.leaves[0].parts.iter();
        let picture = parts.find(|part| part.puzzle.is_none() && matches!(part.role, Role::Picture(_))).unwrap();
        let lines = picture.scene.layered().filter_map(|(layer, item)| match item {
            Item::Line { points, .. } if layer == Layer::Grid => Area::around(points.iter().copied()),
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        });
        let board = lines.reduce(Area::union).unwrap();
        let cell = board.width() / cells;
        let digits: Vec<Point> = texts(picture).iter().filter_map(|item| digit_place(item)).collect();
        assert_eq!(digits.len(), 1, "{name}");
        let ends = picture.scene.painted().filter_map(|item| match item {
            Item::Disc { centre, .. } => Some((centre.x - digits[0].x, centre.y - digits[0].y)),
            Item::Fill { .. } | Item::Line { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => None,
        });
        let ends: Vec<(i32, i32)> =
            ends.map(|(x, y)| ((x / cell).abs().round() as i32, (y / cell).abs().round() as i32)).collect();
        assert!(ends.len() == count && ends.iter().all(|end| steps.contains(end)), "{name}: {ends:?}");
    }
}

fn digit_place(item: &Item) -> Option<Point> {
    match item {
        Item::Text { at, role: TextRole::Digit, .. } => Some(*at),
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    }
}

#[test]
fn credits_begin_at_the_margin_of_their_page_and_leave_no_line_alone() {
    let paragraph = "Thanks to all who solved these puzzles before they were printed, found what was wrong in them, \
                     and told it in kind words; and to those who did not, and solved them nevertheless. ";
    let credits = vec![paragraph.repeat(2); 30].join("\n");
    let settings = BookSettings { credits, paper: Paper::A5, ..settings() };
    let booklet = compose(&settings, &[entry("classic")]);
    let first = booklet.leaves.iter().position(|leaf| words(leaf).contains(&"Credits".to_owned())).unwrap();
    let pages = &booklet.leaves[first..];
    assert!(pages.len() > 2);
    for leaf in pages {
        // The heading and the title are parts of their own.
        let paragraphs = leaf.parts.iter().filter(|part| part.role == Role::Text && texts(part).len() != 1);
        for line in paragraphs.flat_map(texts) {
            let Item::Text { at, .. } = line else { continue };
            assert!((at.x - leaf.area.content.min.x).abs() < 0.05, "{at:?} on {:?}", leaf.area.content);
        }
        let alone = leaf.parts.iter().filter(|part| part.role == Role::Text && texts(part).len() == 1);
        let alone: Vec<String> = alone
            .flat_map(texts)
            .filter_map(|item| match item {
                Item::Text { text, .. } => Some(text.clone()),
                Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
                    None
                }
            })
            .collect();
        assert!(alone.iter().all(|line| !paragraph.repeat(2).contains(line.trim())), "{alone:?}");
    }
}

/// Returns the rectangle around the capitals of a text centred at its position.
fn extent(item: &Item) -> Option<(Area, TextRole)> {
    let Item::Text { at, size, text, face, role, .. } = item else { return None };
    let (wide, high) = (width(text, *size, *face), cap_height(*size, *face));
    Some((Area::new(at.x - wide / 2.0, at.y - high / 2.0, wide, high), *role))
}

/// Returns the areas of a part in cells, with the board at the origin.
fn in_cells(part: &PagePart, cells: f32) -> Vec<(Area, TextRole)> {
    let (bounds, cell) = (part.scene.bounds(), part.scene.bounds().width() / cells);
    let scaled = |area: Area| {
        let at = |point: Point| Point::new((point.x - bounds.min.x) / cell, (point.y - bounds.min.y) / cell);
        Area { min: at(area.min), max: at(area.max) }
    };
    texts(part).into_iter().filter_map(extent).map(|(area, role)| (scaled(area), role)).collect()
}

#[test]
fn clues_of_cages_stay_in_their_cells_and_clear_of_digits() {
    for name in ["product-cages", "killer-cage"] {
        let entry = entry(name);
        let board = entry.puzzle.board().clone();
        let size = f32::from(board.size());
        let digits = entry.answer.as_ref().unwrap().digits().iter().copied();
        let givens: Givens = board.cells().iter().copied().zip(digits).collect();
        let rules: Vec<PlacedRule> = entry.puzzle.enabled_rules().map(|(_, placed)| placed.clone()).collect();
        let full = Puzzle::builder(board).givens(givens).rules(rules).build().unwrap();
        for per_page in ["1", "2", "4", "6"] {
            let settings = BookSettings { paper: Paper::A5, per_page: per_page.parse().unwrap(), ..settings() };
            let booklet: Booklet = compose(&settings, &[BookEntry::new(full.clone()), BookEntry::new(full.clone())]);
            let all = in_cells(boards(&booklet.leaves[0])[0], size);
            let of = |wanted: TextRole| all.iter().filter(move |(_, role)| *role == wanted).map(|(area, _)| *area);
            assert!(of(TextRole::Clue).count() > 3 && of(TextRole::Digit).count() > 15);
            for clue in of(TextRole::Clue) {
                let middle = clue.center();
                let cell = Area::new(middle.x.floor(), middle.y.floor(), 1.0, 1.0);
                assert!(cell.contains(clue), "{name}, {per_page} a page: {clue:?}");
                let digit = of(TextRole::Digit).find(|digit| digit.overlaps(clue));
                assert!(digit.is_none(), "{name}, {per_page} a page: {clue:?} on {digit:?}");
            }
            for digit in of(TextRole::Digit) {
                let (middle, slack) = (digit.center(), 1e-3);
                let cell = Area::new(middle.x.floor(), middle.y.floor(), 1.0, 1.0).expanded(slack);
                assert!(cell.contains(digit), "{name}, {per_page} a page: {digit:?}");
            }
        }
    }
}

#[test]
fn allowed_digits_on_the_page_of_rules_have_no_digit_over_them() {
    let settings = BookSettings { rules_page: true, ..settings() };
    let booklet = compose(&settings, &[entry("allowed")]);
    let mut pictures = booklet.leaves[0].parts.iter().filter(|part| part.puzzle.is_none());
    let picture = pictures.find(|part| matches!(part.role, Role::Picture(_))).unwrap();
    let all: Vec<(Area, TextRole)> = texts(picture).into_iter().filter_map(extent).collect();
    let signs: Vec<Area> = all.iter().filter(|(_, role)| *role == TextRole::Mark).map(|(area, _)| *area).collect();
    assert!(!signs.is_empty());
    let mut digits = all.iter().filter(|(_, role)| *role == TextRole::Digit);
    assert!(digits.all(|(digit, _)| !signs.iter().any(|sign| sign.overlaps(*digit))));
}

#[test]
fn a_header_without_a_section_ends_with_the_title() {
    let header = "{title} — {section}".to_owned();
    let settings =
        BookSettings { title: "Sundays".to_owned(), header, contents: true, page_numbers: true, ..settings() };
    let booklet = compose(&settings, &[entry("classic")]);
    let contents = &booklet.leaves[0];
    assert!(words(contents).contains(&"Contents".to_owned()));
    assert!(words(contents).contains(&"Sundays".to_owned()), "{:?}", words(contents));
    let puzzles = words(&booklet.leaves[1]);
    assert!(puzzles.contains(&"Sundays — Puzzles".to_owned()), "{puzzles:?}");
}
