//! More than forty faults, each planted in a booklet without another of its name, and found under that name.

use std::fs;

use gridwright::board::{Board, CellSet, Digit, Filling};
use gridwright::book::{PreflightFinding, Proof, gather, preflight, prove};
use gridwright::formats::{self, BookFile, BookItem};
use gridwright::puzzle::{Fog, Givens, PlacedRule, Puzzle};
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::pdf::PdfPreset;
use gridwright::sheet::{InkMode, Leaf, Margins, Paper, Pixels, PlacedPicture, PrintTarget};
use gridwright::solve::{Control, SolveError};
use gridwright::variant::Region;

const FIRST: &str = "1.....1.4.3..3..";
const OTHER: &str = ".2..3.1..1.3..4.";

fn shidoku(digits: &str, title: &str, rules: Vec<PlacedRule>) -> Puzzle {
    let board = Board::single(2, 2).unwrap();
    Puzzle::builder(board).title(title).givens_text(digits).rules(rules).build().unwrap()
}

fn entries(puzzles: Vec<Puzzle>) -> Vec<BookEntry> {
    let proofs = proofs(&puzzles.iter().cloned().map(BookEntry::new).collect::<Vec<_>>());
    let entry =
        |(puzzle, proof): (Puzzle, Proof)| BookEntry { answer: proof.answer().cloned(), ..BookEntry::new(puzzle) };
    puzzles.into_iter().zip(proofs).map(entry).collect()
}

fn proofs(entries: &[BookEntry]) -> Vec<Proof> {
    prove(&entries.iter().map(|entry| &entry.puzzle).collect::<Vec<_>>(), &Control::new(), &|_| ())
}

/// The inputs of preflight for a booklet, to be spoilt by a case.
struct Case {
    settings: BookSettings,
    entries: Vec<BookEntry>,
    proofs: Option<Vec<Proof>>,
    pages: fn(&mut Booklet),
}

impl Case {
    fn good() -> Case {
        let settings = BookSettings {
            title: "Good".to_owned(),
            author: "Ada".to_owned(),
            paper: Paper::A5,
            per_page: PerPage::One,
            ..BookSettings::default()
        };
        Case { settings, entries: entries(vec![shidoku(FIRST, "One", vec![])]), proofs: None, pages: |_| () }
    }

    fn names(&self) -> Vec<&'static str> {
        let mut booklet = compose(&self.settings, &self.entries);
        (self.pages)(&mut booklet);
        let proofs = self.proofs.clone().unwrap_or_else(|| proofs(&self.entries));
        let findings = preflight(&self.settings, &self.entries, &proofs, &booklet);
        findings.iter().map(|PreflightFinding { problem, .. }| problem.name()).collect()
    }
}

fn with(spoil: impl Fn(&mut Case)) -> Case {
    let mut case = Case::good();
    spoil(&mut case);
    case
}

fn set(spoil: impl Fn(&mut BookSettings)) -> Case {
    with(|case| spoil(&mut case.settings))
}

fn puzzles(puzzles: &[(&str, &str)]) -> Case {
    with(|case| case.entries = entries(puzzles.iter().map(|(digits, title)| shidoku(digits, title, vec![])).collect()))
}

/// Returns a case of this many puzzles, one per page.
fn many(count: usize, spoil: impl Fn(&mut BookSettings)) -> Case {
    with(|case| {
        spoil(&mut case.settings);
        case.settings.answers = Some(PerPage::Twelve);
        case.entries = (0..count).map(|_| case.entries[0].clone()).collect();
        case.proofs = Some(vec![Proof::NoSolution; count]);
    })
}

fn fogged(puzzle: &Puzzle) -> Puzzle {
    puzzle.clone().with_fog(Some(Fog::default())).unwrap()
}

fn margins(top: f32, outside: f32) -> Option<Margins> {
    Some(Margins { top, bottom: 15.0, outside, inside: 15.0 })
}

fn long(words: usize) -> String {
    vec!["Sudokuhaltestelle"; words].join(" ")
}

/// Returns a picture of 40 x 40 pixels.
fn small_picture() -> Pixels {
    let mut file = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(40, 40).write_to(&mut file, image::ImageFormat::Png).unwrap();
    Pixels::read(&file.into_inner()).unwrap()
}

#[test]
fn nothing_is_found_in_what_is_good() {
    assert_eq!(Case::good().names(), [""; 0]);
}

#[test]
fn every_planted_fault_is_found_by_its_name() {
    let cells = || "r1c1-2 r2c1-2".parse::<CellSet>().unwrap();
    let dark = |_| PlacedRule::new(Region { cells: cells() });
    let faint = shidoku(FIRST, "Dark", (0..16).map(dark).collect());
    let turned: String = OTHER.chars().rev().collect();
    let renamed: String = OTHER
        .chars()
        .map(|it| {
            if it == '2' {
                '3'
            } else if it == '3' {
                '2'
            } else {
                it
            }
        })
        .collect();
    let Proof::Unique(answer) = &proofs(&Case::good().entries)[0] else { panic!() };
    let all: String = answer.digits().iter().map(|digit| digit.value().to_string()).collect();
    let others = other_givens(answer);
    let kdp = |settings: &mut BookSettings| settings.apply_target(PrintTarget::Kdp);
    let ingram = |settings: &mut BookSettings| settings.apply_target(PrintTarget::Ingram);
    let table: Vec<(&str, &str, Case)> = vec![
        ("an empty booklet", "no_puzzles", with(|case| case.entries.clear())),
        ("two equal givens", "no_solution", puzzles(&[("11..............", "One")])),
        ("one given", "several_solutions", puzzles(&[("1...............", "One")])),
        (
            "a proof that was stopped",
            "not_proved",
            with(|case| {
                case.proofs = Some(vec![Proof::NotProved(SolveError::Cancelled)]);
            }),
        ),
        ("no answer", "missing_answer", with(|case| case.entries[0].answer = None)),
        ("answers off", "no_answers", set(|settings| settings.answers = None)),
        ("all cells given", "already_solved", puzzles(&[(&all, "One")])),
        ("fog", "fog", with(|case| case.entries[0].puzzle = fogged(&case.entries[0].puzzle))),
        ("another file", "changed_since_proof", with(|case| case.entries[0].has_changed = true)),
        (
            "a tiny page",
            "small_text",
            with(|case| {
                case.settings.paper = "50x60mm".parse().unwrap();
                case.settings.per_page = PerPage::Twelve;
            }),
        ),
        (
            "twelve answers a page in large print",
            "small_text",
            with(|case| {
                case.settings.large_print = true;
                case.settings.answers = Some(PerPage::Shape { cols: 8, rows: 8 });
            }),
        ),
        (
            "a word wider than the page",
            "over_margin",
            with(|case| {
                case.settings.margins = margins(2.0, 2.0);
                case.settings.per_page = PerPage::Twelve;
                case.pages = |booklet| booklet.leaves[2].area.content = booklet.leaves[2].area.content.expanded(-30.0);
            }),
        ),
        ("4 mm above", "narrow_margin", set(|settings| settings.margins = margins(4.0, 15.0))),
        ("4 mm outside", "narrow_margin", set(|settings| settings.margins = margins(15.0, 4.0))),
        (
            "10 mm outside for Ingram",
            "narrow_margin",
            set(|settings| {
                ingram(settings);
                settings.margins = margins(15.0, 10.0);
            }),
        ),
        (
            "8 mm outside with a bleed",
            "narrow_margin",
            set(|settings| {
                (settings.bleed_mm, settings.margins) = (3.2, margins(15.0, 8.0));
            }),
        ),
        ("no gutter", "narrow_gutter", set(|settings| settings.gutter_mm = Some(0.0))),
        (
            "the gutter of a thin book in a thick one",
            "narrow_gutter",
            many(160, |settings| {
                settings.gutter_mm = Some(9.6);
            }),
        ),
        (
            "a bleed on white pages",
            "unused_bleed",
            set(|settings| {
                (settings.bleed_mm, settings.cover) = (3.175, false);
            }),
        ),
        ("a bleed of a millimetre", "narrow_bleed", set(|settings| settings.bleed_mm = 1.0)),
        (
            "sixteen regions on a cell",
            "low_contrast",
            with(|case| {
                case.settings.ink = InkMode::Grey;
                case.entries = entries(vec![faint.clone()]);
            }),
        ),
        ("Thai in the subtitle", "missing_letters", set(|settings| settings.subtitle = "\u{e2a}".to_owned())),
        ("Thai in a title", "missing_letters", puzzles(&[(FIRST, "\u{e2a}")])),
        ("Thai in the credits", "missing_letters", set(|settings| settings.credits = "\u{e2a}".to_owned())),
        ("Thai in the copyright", "missing_letters", set(|settings| settings.copyright = "\u{e2a}".to_owned())),
        ("a long title of a puzzle", "long_title", puzzles(&[(FIRST, &long(40))])),
        ("a long title of the booklet", "long_title", set(|settings| settings.title = long(20))),
        (
            "a cage in rows 1 and 3",
            "marks_in_pieces",
            with(|case| {
                let apart = || "r1c1-2 r3c1".parse::<CellSet>().unwrap();
                case.entries = entries(vec![shidoku(FIRST, "", vec![PlacedRule::new(Region { cells: apart() })])]);
            }),
        ),
        (
            "boards that are too small to read",
            "fewer_per_page",
            many(70, |settings| settings.per_page = PerPage::Many(64)),
        ),
        (
            "answers that are too small to read",
            "fewer_answers",
            with(|case| {
                case.entries = (0..300).map(|_| case.entries[0].clone()).collect();
                case.proofs = Some(vec![Proof::NoSolution; 300]);
                case.settings.paper = "50x60mm".parse().unwrap();
                case.settings.answers = Some(PerPage::Many(64));
            }),
        ),
        ("a word wider than the page", "broken_word", puzzles(&[(FIRST, &"x".repeat(90))])),
        (
            "a puzzle whose path ends in no solution",
            "no_stars",
            with(|case| {
                case.settings.rated = true;
                case.entries[0].path_stars.set(None).unwrap();
            }),
        ),
        (
            "digits of 13 points in large print",
            "small_text",
            with(|case| {
                let board = Board::single(4, 4).unwrap();
                let givens = Givens::from_iter([(board.cells()[0], Digit::new(1).unwrap())]);
                let large = Puzzle::builder(board).givens(givens).build().unwrap();
                (case.settings.large_print, case.settings.rules_page) = (true, false);
                case.settings.answers = None;
                case.entries = vec![BookEntry::new(large)];
                case.proofs = Some(vec![Proof::NoSolution]);
            }),
        ),
        ("a title cut at the head of pages", "cut_title", set(|settings| settings.title = long(9))),
        (
            "no title for a print shop",
            "no_title",
            set(|settings| {
                (settings.title, settings.preset) = (String::new(), PdfPreset::PrintShop);
            }),
        ),
        (
            "a number twice",
            "number_twice",
            with(|case| {
                case.entries = entries(vec![shidoku(FIRST, "", vec![]), shidoku(OTHER, "", vec![])]);
                case.entries[1].number = Some(1);
            }),
        ),
        (
            "a number left out",
            "number_jump",
            with(|case| {
                case.entries = entries(vec![shidoku(FIRST, "", vec![]), shidoku(OTHER, "", vec![])]);
                case.entries[1].number = Some(7);
            }),
        ),
        ("the same puzzle again", "twin", puzzles(&[(OTHER, "One"), (OTHER, "Two")])),
        ("the same puzzle turned", "twin", puzzles(&[(OTHER, "One"), (&turned, "Two")])),
        ("the same puzzle renamed", "twin", puzzles(&[(OTHER, "One"), (&renamed, "Two")])),
        ("the same solution", "same_solution", puzzles(&[(FIRST, "One"), (&others, "Two")])),
        ("three pages for KDP", "too_few_pages", set(kdp)),
        ("three pages for Ingram", "too_few_pages", set(ingram)),
        ("830 pages", "too_many_pages", many(830, |_| ())),
        ("830 pages for KDP", "too_many_pages", many(830, kdp)),
        ("a link too long for a code", "long_link", set(|settings| settings.link = "x".repeat(1200))),
        (
            "a code in a narrow slot",
            "small_code",
            many(2, |settings| {
                settings.link = format!("https://example.org/{}", "0123456789".repeat(40));
                settings.per_page = PerPage::Shape { cols: 4, rows: 1 };
            }),
        ),
        (
            "a picture of few dots",
            "coarse_picture",
            with(|case| {
                case.pages = |booklet| {
                    let pixels = std::sync::Arc::new(small_picture());
                    let room = booklet.leaves[0].area.content;
                    booklet.leaves[0].add_picture(PlacedPicture::filling(pixels, room, InkMode::Colour));
                };
            }),
        ),
        (
            "three empty pages",
            "blank_pages",
            with(|case| {
                case.pages = |booklet| {
                    let empty = Leaf::new(booklet.leaves[2].area);
                    booklet.leaves.splice(2..2, [empty.clone(), empty.clone(), empty]);
                };
            }),
        ),
        (
            "pages that folding adds",
            "fold_padding",
            set(|settings| {
                (settings.saddle_stitch, settings.rules_page) = (true, false);
            }),
        ),
    ];
    for (fault, name, case) in &table {
        let found = case.names();
        assert!(found.contains(name), "{fault}: {found:?}");
        assert!(!Case::good().names().contains(name));
    }
    assert!(table.len() + REFUSED.len() + 1 >= 40, "{}", table.len());
}

/// Returns other givens with this unique solution: all but the last row and column.
fn other_givens(answer: &Filling) -> String {
    let digits = answer.digits().iter().enumerate();
    digits.map(|(at, digit)| if at % 4 == 3 || at >= 12 { ".".to_owned() } else { digit.value().to_string() }).collect()
}

/// Invalid settings, and their error messages.
const REFUSED: [(&str, &str); 10] = [
    ("bleed_mm: -1.0", "book.ron: line 4: bleed_mm: -1 mm is not a page measurement; use 0 to 20 mm"),
    ("bleed_mm: 50.0", "book.ron: line 4: bleed_mm: 50 mm is not a page measurement; use 0 to 20 mm"),
    ("gutter_mm: -2.0", "book.ron: line 4: gutter_mm: -2 mm is not a page measurement; use 0 to 40 mm"),
    ("gutter_mm: NaN", "book.ron: line 4: gutter_mm: NaN mm is not a page measurement; use 0 to 40 mm"),
    ("creep_mm: 5.0", "book.ron: line 4: creep_mm: 5 mm is not a page measurement; use 0 to 1 mm"),
    (
        "margins: (top: -3.0, bottom: 9.0, outside: 9.0, inside: 9.0)",
        "book.ron: line 4: top: -3 mm is not a page measurement; use 0 to 99 mm",
    ),
    (
        "margins: (top: 9.0, bottom: 9.0, outside: 100.0, inside: 9.0)",
        "book.ron: line 4: outside: 100 mm is not a page measurement; use 0 to 70 mm",
    ),
    (
        "paper: \"1x1mm\"",
        "book.ron: line 4, column 17: paper of 1x1mm cannot be printed; each side must be 50 to 2000 mm long",
    ),
    ("per_page: \"0x3\"", "not a number of boards per page"),
    ("target: lulu", "lulu"),
];

#[test]
fn measures_that_no_page_has_are_refused_with_their_place() {
    for (setting, expected) in REFUSED {
        let text = format!("(\n    gridwright_book: 1,\n    settings: (\n        {setting},\n    ),\n)\n");
        let error = formats::read_book_str("book.ron", &text).unwrap_err().to_string();
        assert!(error.contains(expected) && error.starts_with("book.ron: line 4"), "{setting}: {error}");
    }
    let starry = "(\n    gridwright_book: 1,\n    puzzles: [(file: \"a.ron\", stars: 9)],\n)\n";
    assert!(formats::read_book_str("book.ron", starry).unwrap_err().to_string().contains("stars"));
}

#[test]
fn a_file_that_changed_since_it_was_proved_is_told() {
    let folder = std::env::temp_dir().join(format!("gridwright-proved-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("a.txt"), format!("{FIRST}\n{OTHER}\n")).unwrap();
    let plain = BookItem { file: "a.txt".to_owned(), ..BookItem::default() };
    let book = |item: BookItem| BookFile { puzzles: vec![item], ..BookFile::default() };
    let first = gather(&book(plain.clone()), &folder);
    let proved = Some(formats::fingerprint(first.entries.iter().map(|entry| &entry.puzzle)));
    let proved = book(BookItem { proved, ..plain });
    let changed = || gather(&proved, &folder).entries.iter().map(|entry| entry.has_changed).collect::<Vec<_>>();
    assert_eq!(changed(), [false, false]);
    fs::write(folder.join("a.txt"), format!("{FIRST}\n{}\n", OTHER.replace(".2", ".."))).unwrap();
    assert_eq!(changed(), [true, true]);
    fs::remove_dir_all(&folder).unwrap();
}
