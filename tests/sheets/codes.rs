//! Links of puzzles as QR codes, read from the page by the decoder of another project.

use std::collections::BTreeMap;
use std::path::Path;

use crate::drawing::{Draw, own_pages, printed_pages};
use gridwright::board::{Board, Cell, Grid};
use gridwright::book::{PreflightProblem, add_links, preflight, prove};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, PerPage, compose};
use gridwright::sheet::pdf::PdfPreset;
use gridwright::sheet::{InkMode, Paper, Role};
use gridwright::solve::Control;
use image::GrayImage;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn entries(names: &[&str]) -> Vec<BookEntry> {
    names.iter().map(|name| BookEntry::new(example(name))).collect()
}

fn entries_of_four() -> Vec<BookEntry> {
    entries(&["shidoku-4x4", "shidoku-4x4"])
}

fn settings(link: &str) -> BookSettings {
    BookSettings {
        title: "Codes".to_owned(),
        paper: Paper::A5,
        cover: false,
        rules_page: false,
        answers: None,
        link: link.to_owned(),
        ..BookSettings::default()
    }
}

/// Returns what a decoder reads on a page.
fn read(page: &GrayImage) -> Vec<String> {
    let (width, height) = page.dimensions();
    let grey = |x: usize, y: usize| page.get_pixel(x as u32, y as u32).0[0];
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width as usize, height as usize, grey);
    seen.detect_grids().iter().map(|grid| grid.decode().unwrap().1).collect()
}

/// Returns the module size of each puzzle's code, in millimetres.
fn modules(booklet: &Booklet) -> BTreeMap<usize, f32> {
    let parts = booklet.leaves.iter().flat_map(|leaf| &leaf.parts);
    let codes = parts.filter_map(|part| match part.role {
        Role::Code { module_mm, .. } => Some((part.puzzle?, module_mm)),
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) | Role::Artifact => None,
    });
    codes.collect()
}

fn problems(settings: &BookSettings, entries: &[BookEntry], booklet: &Booklet) -> Vec<&'static str> {
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let proofs = prove(&puzzles, &Control::new(), &|_| ());
    let findings = preflight(settings, entries, &proofs, booklet);
    let names = findings.iter().map(|finding| finding.problem.name());
    names.filter(|name| !["no_answers", "twin", "same_solution"].contains(name)).collect()
}

fn assert_each_has_its_link(draw: Draw) {
    let names = ["classic", "diagonals", "jigsaw", "odd-even"];
    let mut entries = entries(&names);
    entries[2].link = Some("https://example.org/of/its/own?a=1&b={number}".to_owned());
    entries[3].number = Some(1007);
    let expected = [
        "https://example.org/p/1",
        "https://example.org/p/2",
        "https://example.org/of/its/own?a=1&b=3",
        "https://example.org/p/1007",
    ];
    for (per_page, ink, preset, large_print) in [
        (PerPage::One, InkMode::Colour, PdfPreset::Screen, false),
        (PerPage::Two, InkMode::Grey, PdfPreset::PrintShop, false),
        (PerPage::Four, InkMode::Black, PdfPreset::Screen, false),
        (PerPage::Best, InkMode::Colour, PdfPreset::PrintShop, false),
        (PerPage::One, InkMode::Colour, PdfPreset::Screen, true),
    ] {
        let link = settings("https://example.org/p/{number}");
        let settings = BookSettings { per_page, ink, preset, large_print, ..link };
        let booklet = compose(&settings, &entries);
        let mut found: Vec<String> = draw(&settings, &booklet, 300).iter().flat_map(read).collect();
        found.sort();
        let mut all = expected.to_vec();
        all.sort_unstable();
        assert_eq!(found, all, "{per_page:?} {ink:?}");
        let modules = modules(&booklet);
        assert_eq!(modules.len(), 4);
        assert!(modules.values().all(|mm| *mm >= 0.33), "{per_page:?}: {modules:?}");
        // Nothing else is in the code or its quiet zone.
        for leaf in &booklet.leaves {
            let code = |part: &&gridwright::sheet::PagePart| matches!(part.role, Role::Code { .. });
            for area in leaf.parts.iter().filter(code).map(|part| part.scene.bounds()) {
                assert!(leaf.area.content.expanded(0.05).contains(area), "{area:?}");
                for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Picture(_))) {
                    let there = part.scene.bounds();
                    assert!(!there.overlaps(area.expanded(-0.01)), "{per_page:?}: {area:?}, {:?} {there:?}", part.role);
                }
            }
        }
    }
}

#[test]
fn every_puzzle_has_its_link_on_its_page() {
    assert_each_has_its_link(own_pages);
}

#[test]
#[ignore = "runs pdftoppm"]
fn every_puzzle_has_its_link_in_the_file() {
    assert_each_has_its_link(printed_pages);
}

fn assert_the_link_of_sudokupad_opens(draw: Draw) {
    // Next to such a large code the board needs a page of its own.
    let settings = BookSettings { per_page: PerPage::One, ..settings("{sudokupad}") };
    let mut entries = entries(&["classic"]);
    add_links(&settings, &mut entries);
    let booklet = compose(&settings, &entries);
    // Codes of a hundred rows need more dots.
    let found: Vec<String> = draw(&settings, &booklet, 600).iter().flat_map(read).collect();
    assert_eq!(found.len(), 1);
    let mut opened = formats::open_str("code", &found[0]).unwrap();
    let puzzle = opened.next().unwrap().unwrap().puzzle;
    assert_eq!(puzzle.givens(), entries[0].puzzle.givens());
    let found = problems(&settings, &entries, &booklet);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn the_link_of_sudokupad_opens_the_puzzle() {
    assert_the_link_of_sudokupad_opens(own_pages);
}

#[test]
#[ignore = "runs pdftoppm"]
fn the_link_of_sudokupad_in_the_file_opens_the_puzzle() {
    assert_the_link_of_sudokupad_opens(printed_pages);
}

/// A board that does not start at the first cell of the lattice loses its position, which solvers do not see.
#[test]
fn the_link_of_sudokupad_opens_a_board_wherever_it_lies() {
    let grid = Grid::new(Cell::new(2, 1), 2, 2).unwrap();
    let puzzle = Puzzle::empty(Board::new(vec![grid]).unwrap());
    let mut entries = vec![BookEntry::new(puzzle)];
    add_links(&settings("{sudokupad}"), &mut entries);
    let link = entries[0].link.clone().unwrap();
    let opened = formats::open_str("link", &link).unwrap().next().unwrap().unwrap().puzzle;
    assert_eq!(*opened.board(), Board::single(2, 2).unwrap());
}

#[test]
fn links_that_cannot_be_printed_or_read_are_told() {
    let entries = entries(&["classic", "diagonals"]);
    // Slots of 26 mm have no room for a code with this many modules.
    let small = entries_of_four();
    let long = format!("https://example.org/{}", "abcdefghij".repeat(60));
    let narrow = BookSettings { per_page: PerPage::Shape { cols: 4, rows: 1 }, ..settings(&long) };
    let booklet = compose(&narrow, &small);
    assert!(modules(&booklet).len() == 2 && modules(&booklet).values().all(|mm| *mm < 0.33));
    assert!(problems(&narrow, &small, &booklet).contains(&PreflightProblem::SmallQrCode { mm: 0.1 }.name()));
    let endless = settings(&"x".repeat(1200));
    let booklet = compose(&endless, &entries);
    assert!(modules(&booklet).is_empty());
    assert!(problems(&endless, &entries, &booklet).contains(&PreflightProblem::LongLink.name()));
    // No code is printed for a puzzle without a SudokuPad link.
    let unasked = settings("{sudokupad}");
    assert!(problems(&unasked, &entries, &compose(&unasked, &entries)).contains(&"long_link"));
}
