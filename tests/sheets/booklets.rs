//! Booklets on every paper, also as qpdf and Poppler's tools read them, and their preflight results.

use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use crate::common::pdf;
use crate::common::tools::{assert_sound, run, written};
use crate::drawing::{Draw, own_pages, printed_pages};
use gridwright::board::{Board, Cell, CellSet, Digit, Grid, GridId};
use gridwright::book::{self, PreflightProblem, Proof, Severity, find_twins, gather, preflight, prove};
use gridwright::formats::{self, BookFile, BookItem};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle, Stars};
use gridwright::scene::{ArrowHead, Ink, Item, Layer, Palette, Pen, Point, Scene, TextRole, Weight, Width};
use gridwright::sheet::booklet::{
    BookEntry, BookSettings, Booklet, Fit, PagePicture, PerPage, PictureArea, Typeface, compose,
};
use gridwright::sheet::pdf::PdfPreset;
use gridwright::sheet::{InkLimit, InkMode, Leaf, Margins, PageOptions, Paper, PrintTarget, Role, puzzle_page};
use gridwright::solve::Control;
use gridwright::variant::{Diagonals, MagicBox, Parity, Region};
use image::{GenericImageView, ImageFormat};

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

/// Returns puzzles of many kinds and sizes with their answers.
fn mixed() -> Vec<BookEntry> {
    let names = ["classic", "samurai", "diagonals", "odd-even", "shidoku-4x4", "positions", "outside-clues", "jigsaw"];
    solved(names.map(example).to_vec())
}

fn solved(puzzles: Vec<Puzzle>) -> Vec<BookEntry> {
    let proofs = prove(&puzzles.iter().collect::<Vec<_>>(), &Control::new(), &|_| ());
    let entry =
        |(puzzle, proof): (Puzzle, Proof)| BookEntry { answer: proof.answer().cloned(), ..BookEntry::new(puzzle) };
    puzzles.into_iter().zip(proofs).map(entry).collect()
}

fn printed(settings: &BookSettings, booklet: &Booklet) -> Vec<u8> {
    book::print(settings, booklet, 0, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn settings(title: &str) -> BookSettings {
    BookSettings { title: title.to_owned(), author: "Ada".to_owned(), ..BookSettings::default() }
}

/// Returns the numbers of the puzzles in the outline of a file, in order.
fn headings(path: &str) -> Vec<u32> {
    let json: serde_json::Value = serde_json::from_str(&run("qpdf", &["--json=2", path])).unwrap();
    let chapters = json["outlines"].as_array().unwrap();
    let sections = chapters.iter().flat_map(|chapter| chapter["kids"].as_array().cloned().unwrap_or_default());
    let number = |title: &str| title.split(' ').next().and_then(|number| number.parse().ok());
    sections.filter_map(|section| number(section["title"].as_str().unwrap())).collect()
}

#[test]
fn the_rules_page_names_the_houses_that_the_boards_have() {
    let boxes = |rows| Puzzle::empty(Board::single(rows, 2).unwrap());
    let jigsaw = |size: usize| {
        let regions = (0..size * size).map(|at| (at / size) as u8).collect();
        Puzzle::empty(Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap())
    };
    let latin = |size| Puzzle::empty(Board::new(vec![Grid::latin(Cell::new(0, 0), size).unwrap()]).unwrap());
    for (puzzles, expected) in [
        (vec![boxes(2), boxes(3)], "Each row, column and box of a grid contains each digit once."),
        (vec![jigsaw(4), jigsaw(5)], "Each row, column and outlined region of a grid contains each digit once."),
        (vec![latin(4), latin(5)], "Each row and column of a grid contains each digit once."),
        (vec![latin(5), latin(5)], "Each row and column contains 1 to 5 once each."),
        (vec![latin(4), boxes(2)], "Each row and column of a grid contains each digit once, and so does each box."),
        (
            vec![latin(4), boxes(2), jigsaw(4)],
            "Each row and column of a grid contains each digit once, and so does each box or outlined region.",
        ),
    ] {
        let entries: Vec<BookEntry> = puzzles.into_iter().map(BookEntry::new).collect();
        let settings = BookSettings { cover: false, page_numbers: false, ..BookSettings::default() };
        let page = compose(&settings, &entries).leaves.swap_remove(0);
        let words = page.parts.iter().filter(|part| part.role == Role::Text).flat_map(|part| part.scene.painted());
        let words: Vec<&str> = words
            .filter_map(|item| match item {
                Item::Text { text, .. } => Some(text.as_str()),
                Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
                    None
                }
            })
            .collect();
        assert_eq!(words.join(" "), expected);
    }
}

/// Returns the settings of a booklet on each paper and their names.
fn settings_of_every_paper() -> impl Iterator<Item = (&'static str, BookSettings)> {
    let own = ("own", Paper { width_mm: 170.0, height_mm: 240.0 });
    Paper::PRESETS.into_iter().chain([own]).enumerate().map(|(index, (name, paper))| {
        let landscape = index % 3 == 1;
        let bleed_mm = if index % 2 == 0 { 3.175 } else { 0.0 };
        let per_page = PerPage::ALL[index % PerPage::ALL.len()];
        let credits = "Thanks to all.".to_owned();
        (name, BookSettings { paper, landscape, bleed_mm, per_page, credits, ..settings("Rainy Sundays") })
    })
}

#[test]
fn booklets_on_every_paper_have_its_boxes() {
    let entries = mixed();
    for (name, settings) in settings_of_every_paper() {
        let booklet = compose(&settings, &entries);
        let file = printed(&settings, &booklet);
        assert_eq!(pdf::pages(&file), booklet.leaves.len(), "{name}");

        // In points, from the name of the paper.
        let BookSettings { paper, bleed_mm, .. } = settings;
        let (width, height) =
            if settings.landscape { (paper.height_mm, paper.width_mm) } else { (paper.width_mm, paper.height_mm) };
        let points = |mm: f32| mm * 72.0 / 25.4;
        let near = |label: &str, expected: [f32; 4]| {
            let found = pdf::boxes(&file, label);
            let close = found.iter().all(|found| found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 0.02));
            assert!(close && found.len() == booklet.leaves.len(), "{name}: {found:?} is not {expected:?}");
        };
        let (whole, bleed) = ([width + 2.0 * bleed_mm, height + 2.0 * bleed_mm].map(points), points(bleed_mm));
        near("MediaBox", [0.0, 0.0, whole[0], whole[1]]);
        near("BleedBox", [0.0, 0.0, whole[0], whole[1]]);
        near("TrimBox", [bleed, bleed, whole[0] - bleed, whole[1] - bleed]);
    }
}

#[test]
#[ignore = "runs qpdf, pdffonts, pdftotext"]
fn booklets_on_every_paper_are_sound_and_in_order() {
    let entries = mixed();
    let folder = tempfile::tempdir().unwrap();
    for (name, settings) in settings_of_every_paper() {
        let path = written(folder.path(), "x.pdf", &printed(&settings, &compose(&settings, &entries)));
        assert_sound(name, &path);

        // Numbers and titles, in reading order.
        let text = run("pdftotext", &["-raw", &path, "-"]);
        assert_eq!(headings(&path), (1..=8).collect::<Vec<_>>(), "{name}: {text}");
        let places: Vec<usize> = ["Rainy Sundays", "Rules", "answer on page", "Answers", "Credits", "Thanks to all."]
            .map(|words| text.find(words).unwrap_or_else(|| panic!("{name}: no {words} in {text}")))
            .to_vec();
        assert!(places.is_sorted(), "{name}: {places:?}");
    }
}

fn assert_margins_and_gutter_are_white(draw: Draw) {
    // 127 dpi are 5 dots per millimetre.
    let entries = mixed();
    for (paper, pages_like, gutter_mm) in [(Paper::A5, 1, 9.525), (Paper::A4, 160, 12.7)] {
        // More pages, so that the gutter grows.
        let many: Vec<BookEntry> = entries.iter().cycle().take(pages_like.max(entries.len())).cloned().collect();
        let settings = BookSettings { paper, per_page: PerPage::One, cover: false, answers: None, ..settings("White") };
        let booklet = compose(&settings, &many);
        let wanted = if pages_like > 150 { booklet.leaves.len() > 150 } else { booklet.leaves.len() < 150 };
        assert!(wanted, "{} pages", booklet.leaves.len());
        let few = Booklet { leaves: booklet.leaves.iter().take(10).cloned().collect(), ..booklet };
        for (index, picture) in draw(&settings, &few, 127).iter().enumerate() {
            let (width, height) = picture.dimensions();
            let ink: Vec<u32> =
                (0..width).filter(|&x| (0..height).any(|y| picture.get_pixel(x, y).0[0] < 200)).collect();
            let (left, right) = (ink[0] as f32 / 5.0, (width - 1 - ink[ink.len() - 1]) as f32 / 5.0);
            let (inner, outer) = if index % 2 == 0 { (left, right) } else { (right, left) };
            assert!(inner >= gutter_mm - 0.3, "page {}: {inner} mm beside the spine", index + 1);
            assert!(outer >= 6.35, "page {}: {outer} mm outside", index + 1);
        }
    }
}

#[test]
fn margins_and_gutter_stay_white_on_both_hands() {
    assert_margins_and_gutter_are_white(own_pages);
}

#[test]
#[ignore = "runs pdftoppm"]
fn margins_and_gutter_of_the_file_stay_white_on_both_hands() {
    assert_margins_and_gutter_are_white(printed_pages);
}

#[test]
fn page_numbers_stand_outside() {
    let booklet = compose(&settings("Numbers"), &mixed());
    for (index, leaf) in booklet.leaves.iter().enumerate().skip(1) {
        let number = (index + 1).to_string();
        let texts = leaf.parts.iter().filter(|part| part.role == Role::Artifact).flat_map(|part| part.scene.painted());
        let at = texts.filter_map(|item| match item {
            Item::Text { at, text, .. } if *text == number => Some(at.x),
            _ => None,
        });
        let at: Vec<f32> = at.collect();
        assert_eq!(at.len(), 1, "page {number}");
        assert_eq!(at[0] > leaf.area.trim.center().x, index % 2 == 0, "page {number} at {}", at[0]);
    }
}

#[test]
#[ignore = "runs qpdf, pdffonts, pdfinfo"]
fn readers_are_told_title_chapters_and_parts_and_print_shops_nothing() {
    let entries = mixed();
    let folder = tempfile::tempdir().unwrap();
    let screen = BookSettings { language: "fa".to_owned(), ..settings("سودوکوی شب") };
    let path = written(folder.path(), "x.pdf", &printed(&screen, &compose(&screen, &entries)));
    let info = run("pdfinfo", &[&path]);
    for line in ["Title:           سودوکوی شب", "Author:          Ada", "Tagged:          yes"] {
        assert!(info.contains(line), "{info}");
    }
    let json: serde_json::Value = serde_json::from_str(&run("qpdf", &["--json=2", &path])).unwrap();
    let chapters: Vec<&str> =
        json["outlines"].as_array().unwrap().iter().map(|it| it["title"].as_str().unwrap()).collect();
    assert_eq!(chapters, ["سودوکوی شب", "قانون\u{200c}ها", "معماها", "پاسخ\u{200c}ها"]);
    let sections = json["outlines"][2]["kids"].as_array().unwrap();
    assert_eq!(sections.len(), 8);
    let second = sections[1]["title"].as_str().unwrap();
    assert!(second.starts_with("\u{200f}۲ "), "{second}");
    let languages = run("qpdf", &["--qdf", "--object-streams=disable", &path, "-"].map(|it| it));
    assert!(languages.contains("/Lang (fa)"), "the catalogue tells the language");
    let structure = run("pdfinfo", &["-struct", &path]);
    for kind in ["H1", "H2", "Figure"] {
        assert!(structure.contains(kind), "{structure}");
    }

    let shop = BookSettings { preset: PdfPreset::PrintShop, ..screen };
    let path = written(folder.path(), "y.pdf", &printed(&shop, &compose(&shop, &entries)));
    assert_sound("print shop", &path);
    let info = run("pdfinfo", &[&path]);
    assert!(info.contains("PDF subtype:    PDF/X-1a:2003") && info.contains("Tagged:          no"), "{info}");
    let json: serde_json::Value = serde_json::from_str(&run("qpdf", &["--json=2", &path])).unwrap();
    assert_eq!(json["outlines"].as_array().map(Vec::len), Some(0));
}

#[test]
fn the_same_booklet_gives_the_same_bytes() {
    let make = || {
        let settings = BookSettings { saddle_stitch: true, ink: InkMode::Black, ..settings("Twice") };
        printed(&settings, &compose(&settings, &mixed()))
    };
    let elsewhere = std::thread::scope(|scope| scope.spawn(make).join().unwrap());
    assert!(make() == elsewhere);
}

#[test]
fn folded_booklets_have_a_multiple_of_four_pages() {
    let settings = BookSettings { saddle_stitch: true, paper: Paper::A5, ..settings("Folded") };
    let booklet = compose(&settings, &mixed());
    assert_eq!(booklet.leaves.len() % 4, 0);
    let file = printed(&settings, &booklet);
    assert_eq!(pdf::pages(&file), booklet.leaves.len() / 2);
    // Two A5 pages side by side are landscape A4.
    let sheets = vec![[0.0, 0.0, 839.055, 595.276]; booklet.leaves.len() / 2];
    assert_eq!(pdf::boxes(&file, "MediaBox"), sheets);
}

/// Returns the numbers of the puzzles on a page, with the left edge of the board of each.
fn boards(leaf: &Leaf) -> BTreeMap<usize, f32> {
    let pictures = leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_)));
    pictures.filter_map(|part| Some((part.puzzle?, part.scene.bounds().min.x))).collect()
}

/// Returns the same booklet in English and in Persian.
fn read_both_ways() -> [(BookSettings, Booklet); 2] {
    let entries = solved(vec![example("shidoku-4x4"); 9]);
    ["en", "fa"].map(|language| {
        let (language, per_page) = (language.to_owned(), PerPage::Four);
        let night = settings("Night");
        let settings = BookSettings { language, paper: Paper::A5, per_page, gutter_mm: Some(25.0), ..night };
        let booklet = compose(&settings, &entries);
        (settings, booklet)
    })
}

#[test]
fn booklets_that_are_read_from_right_to_left_are_bound_on_the_right() {
    let [(left, in_english), (right, in_persian)] = read_both_ways();
    assert_eq!(in_english.leaves.len(), in_persian.leaves.len());
    for (page, (one, other)) in in_english.leaves.iter().zip(&in_persian.leaves).enumerate() {
        assert_eq!(one.area.right_hand, page % 2 == 0, "page {page}");
        assert_eq!(other.area.right_hand, page % 2 == 1, "page {page}");
        // The wide margin is at the spine.
        let (white_left, white_right) = (other.area.content.min.x, other.area.trim.max.x - other.area.content.max.x);
        assert_eq!(white_left > white_right, other.area.right_hand, "page {page}");
        // Of two boards side by side, the first is on the side where reading starts.
        if let (Some(first), Some(second)) = (boards(one).get(&0), boards(one).get(&1)) {
            assert!(first < second && boards(other)[&0] > boards(other)[&1], "page {page}");
        }
    }
    assert!(in_persian.leaves.iter().any(|leaf| boards(leaf).len() == 4));

    // Both PDF viewers and print shops get the information.
    for preset in [PdfPreset::Screen, PdfPreset::PrintShop] {
        for (settings, booklet, tells) in [(&left, &in_english, false), (&right, &in_persian, true)] {
            let file = printed(&BookSettings { preset, ..settings.clone() }, booklet);
            assert_eq!(pdf::text(&file).contains("/Direction/R2L"), tells, "{preset:?} {}", settings.language);
        }
    }
}

/// The first page of a folded booklet is the left half of the first sheet, with the spine on its right.
#[test]
#[ignore = "runs qpdf, pdffonts, pdftotext"]
fn booklets_that_are_read_from_right_to_left_are_sound_and_folded_to_the_right() {
    let folder = tempfile::tempdir().unwrap();
    for ((settings, booklet), half) in read_both_ways().into_iter().zip([1, 0]) {
        let folded = BookSettings { saddle_stitch: true, ..settings.clone() };
        let path = written(folder.path(), "x.pdf", &printed(&folded, &booklet));
        // A5 pages are 420 points wide.
        for (at, finds) in [(half, true), (1 - half, false)] {
            let x = (at * 420).to_string();
            let words =
                run("pdftotext", &["-f", "1", "-l", "1", "-x", &x, "-y", "0", "-W", "420", "-H", "595", &path, "-"]);
            assert_eq!(words.contains("Night"), finds, "{}, half {at}: {words}", settings.language);
        }
        for preset in [PdfPreset::Screen, PdfPreset::PrintShop] {
            let settings = BookSettings { preset, ..settings.clone() };
            assert_sound("bound", &written(folder.path(), "x.pdf", &printed(&settings, &booklet)));
        }
    }
}

#[test]
fn a_stopped_export_gives_nothing() {
    let settings = settings("Stopped");
    let booklet = compose(&settings, &mixed());
    let mut seen = 0;
    let stopped = book::print(&settings, &booklet, 0, &mut |done| {
        seen = done;
        if done == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((stopped.unwrap_err().to_string().as_str(), seen), ("cancelled", 3));
}

#[test]
fn only_black_is_left_of_a_board_in_black() {
    let cells = |text: &str| text.parse::<CellSet>().unwrap();
    let region = |text: &str| PlacedRule::new(Region { cells: cells(text) });
    let parity = PlacedRule::new(Parity::of(cells("r9c1"), cells("r9c2")));
    let diagonals = PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: false });
    let rules = vec![region("r1c1-3 r2c1-3 r3c1-3"), region("r2c2-4 r3c2-4 r4c2-4"), parity, diagonals];
    let given = Givens::from_iter([("r5c5".parse::<Cell>().unwrap(), Digit::new(5).unwrap())]);
    let puzzle = Puzzle::builder(Board::classic()).givens(given).rules(rules).build().unwrap();
    let black = puzzle_page(&puzzle, PageOptions { ink: InkMode::Black, ..PageOptions::default() });
    let mut hatches = 0;
    let mut letters = Vec::new();
    for item in black.scene.painted() {
        let ink = match item {
            Item::Fill { ink, .. } | Item::Disc { ink, .. } | Item::Ring { ink, .. } => *ink,
            Item::Line { ink, points, .. } => {
                let slanted = points.len() == 2 && points[0].x != points[1].x && points[0].y != points[1].y;
                hatches += usize::from(slanted && *ink == Ink::ThinLine);
                *ink
            }
            Item::Text { ink, text, .. } => {
                letters.extend(text.chars().filter(char::is_ascii_uppercase).filter(|_| text.len() == 1));
                *ink
            }
            Item::Image { .. } => continue,
        };
        let colour = Palette::PrintBlack.colour(ink);
        assert!([0, 255].contains(&colour.0) && colour.0 == colour.1 && colour.1 == colour.2, "{item:?}");
        assert_eq!(colour.3, 255, "nothing is left that is not seen: {item:?}");
    }
    assert!(hatches > 20, "{hatches}");
    assert_eq!(letters, ['A', 'B'], "overlapping regions are told apart");
    // If two regions of one colour overlap, hatching runs in two directions.
    let slopes = black.scene.painted().filter_map(|item| match item {
        Item::Line { points, ink: Ink::ThinLine, .. } if points.len() == 2 && points[0].x != points[1].x => {
            Some(((points[1].y - points[0].y) / (points[1].x - points[0].x) * 100.0).round() as i32)
        }
        _ => None,
    });
    let slopes: std::collections::BTreeSet<i32> = slopes.filter(|slope| *slope != 0).collect();
    assert_eq!(slopes.len(), 2, "{slopes:?}");
}

// ---- preflight

fn found(settings: &BookSettings, entries: &[BookEntry]) -> Vec<(Option<usize>, PreflightProblem)> {
    let proofs = prove(&entries.iter().map(|entry| &entry.puzzle).collect::<Vec<_>>(), &Control::new(), &|_| ());
    let findings = preflight(settings, entries, &proofs, &compose(settings, entries));
    findings.into_iter().map(|finding| (finding.position.puzzle, finding.problem)).collect()
}

/// Returns a 4x4 board with these digits.
fn shidoku(digits: &str, rules: Vec<PlacedRule>) -> Puzzle {
    let board = Board::single(2, 2).unwrap();
    Puzzle::builder(board).givens_text(digits).rules(rules).build().unwrap()
}

const UNIQUE: &str = "1.....1.4.3..3..";

#[test]
fn a_good_booklet_has_no_findings() {
    let entries = solved(["classic", "diagonals", "odd-even", "samurai", "jigsaw"].map(example).to_vec());
    for ink in InkMode::ALL {
        for paper in [Paper::A4, Paper::A5, Paper::LETTER] {
            let settings = BookSettings { ink, paper, per_page: PerPage::Best, bleed_mm: 3.175, ..settings("Good") };
            assert_eq!(found(&settings, &entries), [], "{ink:?} on {paper}");
        }
    }
}

#[test]
fn preflight_sees_dots_lines_rings_and_heads() {
    let (settings, entries) = (settings("Marks"), solved(vec![shidoku(UNIQUE, vec![])]));
    let proofs = prove(&[&entries[0].puzzle], &Control::new(), &|_| ());
    let content = compose(&settings, &entries).leaves[0].area.content;
    let (middle, edge) = (content.center(), Point::new(content.max.x, content.center().y));
    let found = |draw: &dyn Fn(&mut Scene)| {
        let mut booklet = compose(&settings, &entries);
        let mut scene = Scene::new(content);
        draw(&mut scene);
        booklet.leaves[0].add(Role::Picture("Marks".to_owned()), scene, None);
        let findings = preflight(&settings, &entries, &proofs, &booklet);
        findings.into_iter().map(|finding| finding.problem).collect::<Vec<_>>()
    };
    let white = |scene: &mut Scene| scene.text(TextRole::Clue, middle, 4.0, "2", Weight::Medium, Ink::White);
    let black = |scene: &mut Scene| scene.text(TextRole::Clue, middle, 4.0, "2", Weight::Medium, Ink::Black);
    let along = [Point::new(middle.x - 9.0, middle.y), Point::new(middle.x + 9.0, middle.y)].to_vec();
    let line = |pen: Pen, ink: Ink| {
        let along = along.clone();
        move |scene: &mut Scene| scene.path(Layer::Mark, along.clone(), pen, ink)
    };
    let wide = Pen::new(Width::Cells(5.0));
    assert!(matches!(found(&|scene| white(scene))[..], [PreflightProblem::LowContrast { .. }]));
    assert_eq!(found(&|scene| (scene.dot(Layer::Frame, middle, 3.0, true), white(scene)).0), []);
    assert_eq!(found(&|scene| (scene.dot(Layer::Frame, middle, 3.0, false), black(scene)).0), []);
    assert_eq!(found(&|scene| (line(wide, Ink::Given)(scene), white(scene)).0), []);
    assert!(matches!(
        found(&|scene| (line(wide, Ink::Given)(scene), black(scene)).0)[..],
        [PreflightProblem::LowContrast { .. }]
    ));
    // A dot next to the digit is not behind it, and neither is a thin line through it.
    let aside = Point::new(middle.x + 20.0, middle.y);
    assert!(matches!(
        found(&|scene| (scene.dot(Layer::Frame, aside, 3.0, true), white(scene)).0)[..],
        [PreflightProblem::LowContrast { .. }]
    ));
    assert_eq!(found(&|scene| (line(Pen::new(Width::Thick), Ink::Given)(scene), black(scene)).0), []);

    // The head at the end of a line reaches beyond its points.
    let over = |problems: Vec<PreflightProblem>| match problems[..] {
        [] => 0.0,
        [PreflightProblem::OverMargin { mm }] => mm,
        _ => panic!("{problems:?}"),
    };
    let up = |pen: Pen| {
        move |scene: &mut Scene| {
            let inside = Point::new(edge.x - 1.0, edge.y);
            scene.path(Layer::Mark, vec![inside, Point::new(inside.x, inside.y - 20.0)], pen, Ink::Given);
        }
    };
    let head = ArrowHead { length: 6.0, width: 8.0, filled: true };
    assert_eq!(over(found(&up(Pen::new(Width::Cells(1.0))))), 0.0);
    assert!((over(found(&up(Pen::new(Width::Cells(1.0)).with_head(head)))) - 3.0).abs() < 0.05);
    assert!((over(found(&up(Pen::new(Width::Cells(1.0)).with_bulb(5.0)))) - 4.0).abs() < 0.05);
    let ring = |scene: &mut Scene| scene.ring(Layer::Mark, edge, 2.0, Width::Cells(1.0), Ink::Given);
    assert!((over(found(&ring)) - 2.5).abs() < 0.05);
}

#[test]
fn preflight_finds_what_would_be_rejected() {
    let one = |puzzle: Puzzle| solved(vec![puzzle]);
    let plain = settings("Bad");
    assert_eq!(found(&plain, &[]), [(None, PreflightProblem::NoPuzzles)]);
    let several = found(&plain, &one(shidoku("1...............", vec![])));
    assert_eq!(several, [(Some(0), PreflightProblem::SeveralSolutions), (Some(0), PreflightProblem::MissingAnswer)]);
    let none = found(&BookSettings { answers: None, ..plain.clone() }, &one(shidoku("11..............", vec![])));
    assert_eq!(none, [(None, PreflightProblem::NoAnswers), (Some(0), PreflightProblem::NoSolution)]);

    let numbered = |numbers: [Option<u32>; 3]| -> Vec<BookEntry> {
        let entries = solved(["classic", "diagonals", "jigsaw"].map(example).to_vec()).into_iter().zip(numbers);
        entries.map(|(entry, number)| BookEntry { number, ..entry }).collect()
    };
    assert_eq!(compose(&plain, &numbered([None, Some(7), None])).numbers, [1, 7, 8]);
    assert_eq!(
        found(&plain, &numbered([None, Some(7), None])),
        [(Some(1), PreflightProblem::NumberJump { before: 1, number: 7 })]
    );
    assert_eq!(
        found(&plain, &numbered([None, None, Some(1)])),
        [(Some(2), PreflightProblem::DuplicateNumber { number: 1 })]
    );

    let narrow = Margins { top: 2.0, bottom: 2.0, outside: 2.0, inside: 2.0 };
    let squeezed = BookSettings { margins: Some(narrow), gutter_mm: Some(0.0), ..plain.clone() };
    let over = found(&BookSettings { page_numbers: false, ..squeezed }, &one(example("classic")));
    assert!(over.iter().any(|(_, problem)| matches!(problem, PreflightProblem::OverMargin { .. })), "{over:?}");

    let tiny = BookSettings { paper: "60x80mm".parse().unwrap(), cover: false, rules_page: false, ..plain.clone() };
    let small = found(&tiny, &one(example("samurai")));
    let points = small.iter().find_map(|(_, problem)| match problem {
        PreflightProblem::SmallText { points, .. } => Some(*points),
        _ => None,
    });
    assert!(points.is_some_and(|points| points < 7.0), "{small:?}");

    // This many regions on one cell make it nearly as dark as its digit.
    let cells = || "r1c1-2 r2c1-2".parse::<CellSet>().unwrap();
    let dark: Vec<PlacedRule> = (0..16).map(|_| PlacedRule::new(Region { cells: cells() })).collect();
    let grey = BookSettings { ink: InkMode::Grey, answers: None, ..plain.clone() };
    let faint = found(&grey, &one(shidoku(UNIQUE, dark)));
    assert!(faint.iter().any(|(_, problem)| matches!(problem, PreflightProblem::LowContrast { .. })), "{faint:?}");

    let foreign = BookSettings { subtitle: "\u{e2a} Thai".to_owned(), ..plain.clone() };
    let missing = found(&foreign, &one(example("classic")));
    assert_eq!(missing, [(None, PreflightProblem::MissingLetters("\u{e2a}".to_owned()))]);
    let errors =
        [PreflightProblem::SeveralSolutions, PreflightProblem::MissingAnswer, PreflightProblem::OverMargin { mm: 1.0 }];
    assert!(errors.iter().all(|problem| problem.severity() == Severity::Error));
}

// ---- the same puzzle in disguise

/// Returns the puzzle with its cells moved and its digits renamed.
fn disguised(puzzle: &Puzzle, cell: impl Fn(Cell) -> Cell, digit: impl Fn(u8) -> u8) -> Puzzle {
    let given = |(&at, &value): (&Cell, &Digit)| (cell(at), Digit::new(digit(value.value())).unwrap());
    let givens = puzzle.givens().iter().map(given);
    Puzzle::builder(puzzle.board().clone()).givens(givens).rules(puzzle.rules().to_vec()).build().unwrap()
}

#[test]
fn twins_are_found_in_every_disguise_and_nothing_else() {
    let classic = example("classic");
    let turned = disguised(&classic, |at| Cell::new(at.col, 8 - at.row), |digit| digit % 9 + 1);
    let rows = [4, 3, 5, 8, 6, 7, 0, 2, 1];
    let columns = [1, 0, 2, 6, 7, 8, 5, 4, 3];
    let moved = |at: Cell| Cell::new(columns[at.col as usize], rows[at.row as usize]);
    let shuffled = disguised(&classic, moved, |digit| 10 - digit);
    // Swapping rows of different bands is not a symmetry of sudoku.
    let broken = [3, 1, 2, 0, 4, 5, 6, 7, 8];
    let broken = disguised(&classic, |at| Cell::new(broken[at.row as usize], at.col), |digit| digit);
    let mut less = classic.givens().clone();
    less.remove(classic.givens().first().unwrap().0);
    let less = Puzzle::builder(Board::classic()).givens(less).build().unwrap();
    let puzzles = [&classic, &turned, &example("diagonals"), &shuffled, &broken, &less];
    assert_eq!(find_twins(&puzzles), [None, Some(0), None, Some(0), None, None]);

    // With a diagonal, turning is a symmetry and swapping rows is not.
    let diagonals = example("diagonals");
    let turned = disguised(&diagonals, |at| Cell::new(at.col, 8 - at.row), |digit| digit % 9 + 1);
    let swapped =
        disguised(&diagonals, |at| Cell::new([1, 0, 2, 3, 4, 5, 6, 7, 8][at.row as usize], at.col), |digit| digit);
    assert_eq!(find_twins(&[&diagonals, &turned, &swapped]), [None, Some(0), None]);

    // Magic boxes depend on values: 10 - k keeps them, k + 1 does not.
    let magic = |digit: fn(u8) -> u8| {
        let rule = PlacedRule::new(MagicBox { grid: GridId(0), number: 5, diagonals: false });
        let puzzle = disguised(&classic, |at| at, digit);
        Puzzle::builder(Board::classic()).givens(puzzle.givens().clone()).rules(vec![rule]).build().unwrap()
    };
    let (plain, same, next) = (magic(|digit| digit), magic(|digit| digit), magic(|digit| digit % 9 + 1));
    assert_eq!(find_twins(&[&plain, &same, &next]), [None, Some(0), None]);

    let samurai = example("samurai");
    let turned = disguised(&samurai, |at| Cell::new(20 - at.row, 20 - at.col), |digit| digit % 9 + 1);
    assert_eq!(find_twins(&[&samurai, &turned, &example("sohei")]), [None, Some(0), None]);
    let empty = Puzzle::empty(Board::classic());
    assert_eq!(find_twins(&[&empty, &empty]), [None, Some(0)]);
}

// ---- files

#[test]
fn booklets_come_back_from_their_files() {
    let margins = Margins { top: 10.0, bottom: 11.5, outside: 9.0, inside: 14.0 };
    let all = BookSettings {
        title: "“Rainy” \\ Sundays".to_owned(),
        subtitle: "two\nlines".to_owned(),
        author: "نرگس".to_owned(),
        language: "fa".to_owned(),
        credits: "a\n\nb".to_owned(),
        paper: "170x240mm".parse().unwrap(),
        landscape: true,
        margins: Some(margins),
        gutter_mm: Some(10.0),
        bleed_mm: 3.175,
        per_page: PerPage::Best,
        cover: false,
        rules_page: false,
        rules_below: true,
        answers: None,
        page_numbers: false,
        running_title: false,
        first_number: 101,
        large_print: true,
        notes: true,
        dots: true,
        cell_marks: true,
        sources: true,
        messages: true,
        ink: InkMode::Black,
        target: Some(PrintTarget::Kdp),
        preset: PdfPreset::PrintShop,
        cmyk: true,
        ink_limit: Some(InkLimit::ON_DEMAND),
        condition: "CGATS TR 001".to_owned(),
        copyright: "2026".to_owned(),
        header: "{section}".to_owned(),
        footer: "{page} of {pages}".to_owned(),
        contents: true,
        page_references: false,
        rated: true,
        creep_mm: 0.1,
        manual_duplex: true,
        marks: true,
        back: "More to come.".to_owned(),
        keep_order: true,
        link: "https://example.org/{number}".to_owned(),
        typeface: Typeface::NotoSerif,
        font: "own.ttf".to_owned(),
        bold_font: "own-bold.ttf".to_owned(),
        cover_picture: Some(PagePicture { file: "a.png".to_owned(), fit: Fit::Fit, room: PictureArea::Page }),
        back_picture: Some(PagePicture { file: "b.jpg".to_owned(), ..PagePicture::default() }),
        saddle_stitch: true,
    };
    let item = BookItem {
        title: Some("Another title".to_owned()),
        file: "a/b.ron".to_owned(),
        line: Some(3),
        number: Some(7),
        label: "hard".to_owned(),
        rules: Some("No.".to_owned()),
        section: Some("Warm up".to_owned()),
        section_picture: Some(PagePicture { file: "c.webp".to_owned(), ..PagePicture::default() }),
        link: Some("https://example.org/7".to_owned()),
        stars: Some(3),
        proved: Some("0123456789abcdef".to_owned()),
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.ron");
    let short = BookItem { file: "c.txt".to_owned(), ..BookItem::default() };
    for book in [
        BookFile { settings: all, puzzles: vec![item, short] },
        BookFile::default(),
        BookFile {
            settings: BookSettings { answers: Some(PerPage::Nine), ..BookSettings::default() },
            puzzles: vec![],
        },
    ] {
        formats::save_book(&path, &book).unwrap();
        assert_eq!(formats::read_book(&path).unwrap(), book, "{}", fs::read_to_string(&path).unwrap());
    }
    for (text, error) in [
        ("(gridwright: 1, grids: [])", "not a Gridwright booklet: it does not start with “(gridwright_book: 1,”"),
        (
            "(gridwright_book: 2, pages: 3)",
            "made with a newer Gridwright (format 2; this version reads up to 1); update Gridwright to open it",
        ),
        ("(gridwright_book: 1, settings: (papper: \"a4\"))", "line 1, column 33: Unexpected field named `papper` in"),
        ("(gridwright_book: 1, settings: (paper: \"a3\"))", "line 1, column"),
        ("(gridwright_book: 1, puzzles: [(file: \"a\"", "line 1: the file ends too early"),
    ] {
        fs::write(&path, text).unwrap();
        let found = formats::read_book(&path).unwrap_err().to_string();
        assert!(found.starts_with(&format!("{}: {error}", path.display())), "{text}: {found}");
    }
}

#[test]
fn puzzles_are_gathered_from_files_lines_and_folders_and_faults_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    fs::create_dir(root.join("many")).unwrap();
    for name in ["classic", "diagonals"] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("examples/{name}.ron"));
        fs::copy(source, root.join(format!("many/{name}.ron"))).unwrap();
    }
    fs::write(root.join("lines.txt"), format!("{UNIQUE}\n{}\n{}\n", ".".repeat(60), ".".repeat(81))).unwrap();
    fs::write(root.join("broken.ron"), "(gridwright: 1").unwrap();
    let item = |file: &str, line: Option<usize>| BookItem { file: file.to_owned(), line, ..BookItem::default() };
    let puzzles = vec![
        BookItem { number: Some(5), label: "easy".to_owned(), ..item("many", None) },
        item("lines.txt", Some(3)),
        item("lines.txt", None),
        item("lines.txt", Some(9)),
        item("missing.ron", None),
        item("broken.ron", None),
    ];
    let gathered = gather(&BookFile { settings: BookSettings::default(), puzzles }, root);
    let cells: Vec<usize> = gathered.entries.iter().map(|entry| entry.puzzle.board().cells().len()).collect();
    assert_eq!(cells, [81, 81, 81, 16, 81]);
    let numbers: Vec<Option<u32>> = gathered.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, [Some(5), None, None, None, None]);
    assert_eq!(gathered.entries[1].label, "easy");
    let lines: Vec<(usize, usize)> = gathered.origins.iter().map(|origin| (origin.item, origin.line)).collect();
    assert_eq!(lines, [(0, 1), (0, 1), (1, 3), (2, 1), (2, 3)]);
    let faults: Vec<(usize, String)> = gathered
        .errors
        .iter()
        .map(|fault| (fault.item, fault.error.to_string().replace(root.to_str().unwrap(), "")))
        .collect();
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert!(faults[0].0 == 2 && faults[0].1.starts_with("/lines.txt: line 2"), "{faults:?}");
    assert_eq!(faults[1], (3, "/lines.txt: there is no puzzle in line 9".to_owned()));
    assert!(faults[2].0 == 4 && faults[2].1.starts_with("/missing.ron: cannot be read: No such file"), "{faults:?}");
    assert!(faults[3].0 == 5 && faults[3].1.starts_with("/broken.ron: line 1: the file ends too early"), "{faults:?}");
}

#[test]
fn pictures_have_the_depth_that_is_asked_for() {
    use gridwright::sheet::png::{Background, ColourDepth, PixelScale, render_on};
    let page = puzzle_page(&example("odd-even"), PageOptions::default());
    let picture = |palette: Palette, ground: Background, depth: ColourDepth| {
        let picture = render_on(&page.scene, palette, 72, PixelScale::WholePixels(page.cell_mm), ground).unwrap();
        let file = picture.encode_as(depth).unwrap();
        (image::load_from_memory_with_format(&file, ImageFormat::Png).unwrap(), file)
    };
    let colour_of = |file: &[u8]| (file[24], file[25]);
    let (paper, file) = picture(Palette::Print, Background::Paper, ColourDepth::Colour);
    assert_eq!(colour_of(&file), (8, 2));
    let (clear, file) = picture(Palette::Print, Background::Clear, ColourDepth::Colour);
    assert_eq!(colour_of(&file), (8, 6));
    assert_eq!((clear.get_pixel(0, 0).0[3], paper.get_pixel(0, 0).0), (0, [255; 4]));
    // On white, transparent pixels look like opaque ones.
    for (x, y, pixel) in clear.pixels() {
        let alpha = u32::from(pixel.0[3]);
        let over = [0, 1, 2].map(|at| (u32::from(pixel.0[at]) * alpha + 255 * (255 - alpha)).div_ceil(255) as u8);
        let near = over.iter().zip(paper.get_pixel(x, y).0).all(|(a, b)| a.abs_diff(b) <= 4);
        assert!(near, "{x}, {y}: {over:?} and {:?}", paper.get_pixel(x, y));
    }
    let (grey, file) = picture(Palette::PrintGrey, Background::Paper, ColourDepth::Grey);
    assert_eq!((colour_of(&file), grey.color()), ((8, 0), image::ColorType::L8));
    assert_eq!(colour_of(&picture(Palette::PrintGrey, Background::Clear, ColourDepth::Grey).1), (8, 4));
    let (bits, file) = picture(Palette::PrintBlack, Background::Paper, ColourDepth::Bit);
    assert_eq!(colour_of(&file), (1, 0));
    let bits = bits.into_luma8();
    let greys: std::collections::BTreeSet<u8> = bits.pixels().map(|pixel| pixel.0[0]).collect();
    assert_eq!(greys.into_iter().collect::<Vec<_>>(), [0, 255]);
    let dark = bits.pixels().filter(|pixel| pixel.0[0] == 0).count();
    let expected = paper.pixels().filter(|(.., pixel)| pixel.0[0] < 128).count();
    assert!(dark.abs_diff(expected) < expected, "{dark} and {expected} dark pixels");
}

/// Stars follow the hardest step that SukakuExplainer finds, unless the author sets them.
#[test]
fn puzzles_that_say_nothing_get_the_stars_of_their_paths() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap();
    let (lines, table) = (read("benches/puzzles/classic.txt"), read("tests/puzzles/serate.tsv"));
    let lines: Vec<&str> = lines.lines().filter(|line| !line.starts_with('#')).collect();
    let numbers = table.lines().filter_map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        ["classic", _, number, _] => Some(number.parse::<f64>().unwrap()),
        _ => None,
    });
    let numbers: Vec<f64> = numbers.take(24).collect();
    let puzzle = |line: &&str| formats::read_str("line", line, None).unwrap().remove(0).puzzle;
    let mut entries = solved(lines.iter().take(24).map(puzzle).collect());
    let rated = entries[0].puzzle.clone().with_stars(Stars::new(5));
    entries[0] = BookEntry { answer: entries[0].answer.clone(), ..BookEntry::new(rated) };
    entries[1].label = "for Ann".to_owned();
    let mut ambiguous = BookEntry::new(Puzzle::empty(Board::classic()));
    entries.push(ambiguous.clone());
    book::rate(&mut entries, gridwright::words::Language::English, &Control::new(), &|_| ());
    assert_eq!((entries[0].stars, entries[0].label.as_str()), (Some(5), ""), "the author's own stars");
    assert_eq!(entries[1].label, "for Ann", "the author's own words");
    let words = ["Gentle", "Moderate", "Tricky", "Fiendish", "Diabolical"];
    // The bounds of docs/difficulty.md; the work adds less than a tenth.
    let place = |number: f64| [1.7, 2.6, 3.6, 6.2].iter().filter(|&&bound| number >= bound - 0.001).count();
    for (entry, &number) in entries.iter().zip(&numbers).skip(1) {
        assert_eq!(entry.stars, Some(place(number) as u8 + 1), "{number}");
    }
    assert!((2..24).all(|at| entries[at].label == words[place(numbers[at])]));
    assert!(numbers.iter().map(|&number| place(number)).collect::<std::collections::BTreeSet<_>>().len() >= 3);
    ambiguous.label = entries[24].label.clone();
    assert_eq!((entries[24].stars, ambiguous.label.as_str()), (None, ""), "several solutions have no path");
}
