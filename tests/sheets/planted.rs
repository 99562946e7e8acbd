//! Ninety faults, each planted in a booklet without another of its name, and found under that name.

use std::fs;

use gridwright::board::{Board, CellSet, Digit, Filling};
use gridwright::book::{PreflightFinding, Proof, gather, preflight, prove};
use gridwright::formats::{self, BookFile, BookItem};
use gridwright::puzzle::{Fog, Givens, PlacedRule, Puzzle};
use gridwright::scene::Area;
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
    pages: Box<dyn Fn(&mut Booklet)>,
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
        Case { settings, entries: entries(vec![shidoku(FIRST, "One", vec![])]), proofs: None, pages: Box::new(|_| ()) }
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

/// Returns a case for KDP, spoilt after its requirements are applied.
fn with_kdp(spoil: impl Fn(&mut BookSettings)) -> Case {
    set(|settings| {
        settings.paper = paper("6x9");
        settings.apply_target(PrintTarget::Kdp);
        spoil(settings);
    })
}

fn paper(name: &str) -> Paper {
    name.parse().unwrap()
}

/// Returns a case for a print shop with a picture on its first page.
fn pressed(place: fn(&Leaf) -> (Area, Pixels)) -> Case {
    with(|case| {
        case.settings.preset = PdfPreset::PrintShop;
        case.pages = Box::new(move |booklet| {
            let leaf = &mut booklet.leaves[0];
            let (room, pixels) = place(leaf);
            leaf.add_picture(PlacedPicture::filling(std::sync::Arc::new(pixels), room, InkMode::Colour));
        });
    })
}

/// Returns a strip in which a square picture is cropped to less than a third.
fn strip(leaf: &Leaf) -> Area {
    let content = leaf.area.content;
    Area::new(content.min.x, content.min.y, 90.0, 25.0)
}

fn cmyk_picture() -> Pixels {
    Pixels::read(include_bytes!("../puzzles/cmyk.jpg")).unwrap()
}

fn placed(rule: &str) -> PlacedRule {
    let board = "grids: [(at: \"r1c1\", boxes: \"2x2\")], givens: [\"....\", \"....\", \"....\", \"....\"]";
    let text = format!("(gridwright: 1, {board}, rules: [(rule: {rule})])");
    formats::read_str("rule.ron", &text, None).unwrap().remove(0).puzzle.rules()[0].clone()
}

/// Returns a case of two puzzles with a custom rule of the same name.
fn shy(one: &str, other: &str, sentence: &str) -> Case {
    let rule = |cells: &str, formula: &str| {
        let words = format!("name: \"Shy cells\", sentence: \"{sentence}\"");
        placed(&format!("OwnCells(cells: \"{cells}\", formula: \"{formula}\", {words})"))
    };
    with(|case| {
        let one = shidoku(FIRST, "", vec![rule("r1c1-2", one)]);
        case.entries = entries(vec![one, shidoku(OTHER, "", vec![rule("r3c2-3", other)])]);
    })
}

/// Custom rules with one name and one meaning, printed difficulties near that of the path, and rules that are explained
/// below their puzzles are fine.
#[test]
fn rules_and_difficulties_that_agree_are_fine() {
    let names = ["other_meaning", "other_difficulty", "rule_not_explained", "switched_off"];
    let region = || PlacedRule::new(Region { cells: "r1c1-2 r2c1-2".parse().unwrap() });
    let explained = |spoil: &dyn Fn(&mut Case)| {
        with(|case| {
            case.settings.rules_page = false;
            case.entries = entries(vec![shidoku(FIRST, "", vec![region()])]);
            spoil(case);
        })
    };
    for case in [
        shy("|a - b| > 1", "|a - b| > 1", ""),
        with(|case| case.entries[0].stars = Some(2)),
        with(|case| case.entries[0].label = "Gentle".to_owned()),
        with(|case| case.entries[0].label = "for breakfast".to_owned()),
        explained(&|case| case.settings.rules_below = true),
        explained(&|case| case.entries[0].rules = Some("The box is a region.".to_owned())),
    ] {
        let found = case.names();
        assert!(found.iter().all(|name| !names.contains(name)), "{found:?}");
    }
}

/// Settings that the program itself makes for a printing service are without a finding about the service.
#[test]
fn what_a_target_sets_is_what_it_takes() {
    for target in PrintTarget::ALL {
        for name in ["a4", "a5", "letter", "8x10", "7x10", "6x9", "5.5x8.5"] {
            let mut case = many(30, |settings| settings.paper = paper(name));
            case.settings.apply_target(target);
            let found = case.names();
            let named = ["twin", "no_solution", "missing_answer"];
            assert!(found.iter().all(|name| named.contains(name)), "{target:?} on {name}: {found:?}");
        }
    }
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
                case.pages = Box::new(|booklet| {
                    let area = &mut booklet.leaves[2].area;
                    area.content = area.content.expanded(-30.0);
                });
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
        ("830 pages without a printer", "too_many_pages", many(830, |_| ())),
        ("paper that KDP does not have", "unknown_trim", with_kdp(|settings| settings.paper = paper("300x400mm"))),
        ("paper on its side for KDP", "unknown_trim", with_kdp(|settings| settings.landscape = true)),
        (
            "paper that Ingram does not have",
            "unknown_trim",
            set(|settings| {
                ingram(settings);
                settings.paper = paper("170x240mm");
            }),
        ),
        ("a cover for KDP", "cover_in_interior", with_kdp(|settings| settings.cover = true)),
        ("a back for KDP", "cover_in_interior", with_kdp(|settings| settings.back = "Buy it.".to_owned())),
        ("crop marks for KDP", "printer_marks", with_kdp(|settings| settings.marks = true)),
        ("folded sheets for KDP", "imposed_sheets", with_kdp(|settings| settings.saddle_stitch = true)),
        ("fronts and backs for KDP", "imposed_sheets", with_kdp(|settings| settings.manual_duplex = true)),
        ("100 stapled pages", "many_stapled_pages", many(100, |settings| settings.saddle_stitch = true)),
        (
            "a condition that nobody knows",
            "unknown_condition",
            set(|settings| (settings.preset, settings.condition) = (PdfPreset::PrintShop, "FOGRA93".to_owned())),
        ),
        ("a picture to the edge without a bleed", "picture_at_edge", pressed(|leaf| (leaf.area.trim, small_picture()))),
        ("a picture of which a third is left", "cropped_picture", pressed(|leaf| (strip(leaf), small_picture()))),
        ("a picture in four inks", "separated_twice", pressed(|leaf| (leaf.area.content, cmyk_picture()))),
        ("a picture without a profile", "no_profile", pressed(|leaf| (leaf.area.content, small_picture()))),
        ("{titel} in the header", "unknown_placeholder", set(|settings| settings.header = "{titel}".to_owned())),
        ("{seite} in the footer", "unknown_placeholder", set(|settings| settings.footer = "{seite}".to_owned())),
        ("{nummer} in the link", "unknown_placeholder", set(|settings| settings.link = "x/{nummer}".to_owned())),
        (
            "{id} in the link of a puzzle",
            "unknown_placeholder",
            with(|case| case.entries[0].link = Some("x/{id}".to_owned())),
        ),
        ("a title that is turned", "turned_letters", set(|settings| settings.title = "A\u{202e}bc".to_owned())),
        ("a title of a puzzle that is turned", "turned_letters", puzzles(&[(FIRST, "\u{202e}enO")])),
        (
            "contents of pages without numbers",
            "contents_without_numbers",
            set(|settings| (settings.contents, settings.page_numbers) = (true, false)),
        ),
        (
            "contents, and the title in place of numbers",
            "contents_without_numbers",
            set(|settings| (settings.contents, settings.footer) = (true, "{title}".to_owned())),
        ),
        ("a book in Hebrew", "no_translation", set(|settings| settings.language = "he".to_owned())),
        ("five stars for hidden singles", "other_difficulty", with(|case| case.entries[0].stars = Some(5))),
        ("a label that is too hard", "other_difficulty", with(|case| case.entries[0].label = "diabolical".to_owned())),
        (
            "a rule that is switched off",
            "switched_off",
            with(|case| {
                let off = PlacedRule { on: false, ..PlacedRule::new(Region { cells: cells() }) };
                case.entries = entries(vec![shidoku(FIRST, "One", vec![off])]);
            }),
        ),
        (
            "a rule that no page explains",
            "rule_not_explained",
            with(|case| {
                case.settings.rules_page = false;
                case.entries = entries(vec![shidoku(FIRST, "One", vec![PlacedRule::new(Region { cells: cells() })])]);
            }),
        ),
        ("two formulas for a name", "other_meaning", shy("|a - b| > 1", "|a - b| > 2", "")),
        ("two formulas for a sentence", "other_meaning", shy("|a - b| > 1", "|a - b| > 2", "Digits are shy.")),
        (
            "the same killer with 5 - d for each digit",
            "twin",
            with(|case| {
                let killer = |givens: &str, sum: u16| {
                    let cage = format!("KillerCage(cells: \"r1c1-2\", sum: {sum})");
                    shidoku(givens, "", vec![placed(&cage)])
                };
                case.entries = entries(vec![killer(FIRST, 3), killer("4.....4.1.2..2..", 7)]);
            }),
        ),
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
                case.pages = Box::new(|booklet| {
                    let pixels = std::sync::Arc::new(small_picture());
                    let room = booklet.leaves[0].area.content;
                    booklet.leaves[0].add_picture(PlacedPicture::filling(pixels, room, InkMode::Colour));
                });
            }),
        ),
        (
            "three empty pages",
            "blank_pages",
            with(|case| {
                case.pages = Box::new(|booklet| {
                    let empty = Leaf::new(booklet.leaves[2].area);
                    booklet.leaves.splice(2..2, [empty.clone(), empty.clone(), empty]);
                });
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
    assert!(table.len() + REFUSED.len() + 1 >= 90, "{}", table.len());
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
