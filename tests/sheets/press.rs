//! Files for print shops, measured by `tests/tools/press-check` with qpdf, Ghostscript and Poppler, which are
//! independent of this program.

use std::ops::ControlFlow;
use std::path::Path;

use crate::common::tools::{script, written};
use gridwright::book::{self, prove};
use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Item, Palette};
use gridwright::sheet::booklet::{BookEntry, BookSettings, PerPage, compose};
use gridwright::sheet::pdf::{self, DocumentInfo, PdfPreset};
use gridwright::sheet::{InkMode, PageOptions, Paper, PrintTarget, puzzle_page};
use gridwright::solve::Control;
use serde_json::Value;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn entries(names: &[&str]) -> Vec<BookEntry> {
    let puzzles: Vec<Puzzle> = names.iter().map(|name| example(name)).collect();
    let proofs = prove(&puzzles.iter().collect::<Vec<_>>(), &Control::new(), &|_| ());
    let entry = |(puzzle, proof): (Puzzle, book::Proof)| BookEntry {
        answer: proof.answer().cloned(),
        ..BookEntry::new(puzzle)
    };
    puzzles.into_iter().zip(proofs).map(entry).collect()
}

/// Returns the measurements of a file by the script.
fn measured(name: &str, file: &[u8], x1a: bool) -> Value {
    let folder = std::env::temp_dir().join(format!("gridwright-press-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = written(&folder, "book.pdf", file);
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools/press-check");
    let mut command = script(tool, "python3", &["qpdf", "gs", "pdffonts"]);
    command.arg(&path).args(x1a.then_some("--x1a"));
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    std::fs::remove_dir_all(&folder).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}{told}"))
}

fn book(settings: &BookSettings, entries: &[BookEntry]) -> Vec<u8> {
    let booklet = compose(settings, entries);
    book::print(settings, &booklet, 1_700_000_000, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect()
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect()
}

const NAMES: [&str; 8] =
    ["regions", "diagonals", "killer-cage", "thermometers", "odd-even", "jigsaw", "magic-boxes", "samurai"];

#[test]
#[ignore = "runs python3, qpdf, gs, pdffonts"]
fn every_target_and_ink_makes_the_file_that_it_asks_for() {
    let entries = entries(&NAMES);
    for target in PrintTarget::ALL {
        for ink in InkMode::ALL {
            let mut settings = BookSettings {
                title: "Press (and “more”)".to_owned(),
                author: "نرگس".to_owned(),
                paper: "6x9".parse().unwrap(),
                per_page: PerPage::One,
                ink,
                bleed_mm: if target == PrintTarget::Kdp { 3.175 } else { 0.0 },
                ..BookSettings::default()
            };
            settings.apply_target(target);
            let press = settings.preset == PdfPreset::PrintShop;
            let found = measured(&format!("{}-{}", target.name(), ink.name()), &book(&settings, &entries), press);
            let name = format!("{target:?} {ink:?}: {found}");
            assert_eq!(words(&found["faults"]), [""; 0], "{name}");
            assert_eq!(words(&found["loose"]), [""; 0], "{name}");
            assert!(found["least_line"].as_f64().unwrap() >= 0.745, "{name}");
            assert!(found["least_text"].as_f64().unwrap() >= 5.0, "{name}");
            let inks = numbers(&found["inks"]);
            let colours = words(&found["colours"]);
            if ink != InkMode::Colour {
                assert_eq!(inks[..3], [0.0; 3], "ink on K alone: {name}");
                assert!(inks[3] > 1.0, "{name}");
                assert!(colours.iter().all(|it| it.starts_with("g ") || it.starts_with("G ")), "{name}");
                assert_eq!(found["solid_text"], 1.0, "{name}");
            }
            if press {
                assert_eq!(words(&found["transparent"]), [""; 0], "{name}");
            }
            // Lines are solid black too; in pure black there is no grey at all.
            match ink {
                InkMode::Grey => assert!(colours.iter().all(|it| it.starts_with("g ") || it == &"G 0"), "{name}"),
                InkMode::Black => assert!(colours.iter().all(|it| ["g 0", "g 1", "G 0", "G 1"].contains(it)), "{name}"),
                InkMode::Colour if press => assert_eq!(found["solid_text"], 1.0, "{name}"),
                InkMode::Colour => {}
            }
            let boxes = found["boxes"].as_array().unwrap();
            let media: Vec<Vec<f64>> = boxes.iter().map(|it| numbers(&it[0])[2..].to_vec()).collect();
            let trims: Vec<Vec<f64>> = boxes.iter().map(|it| numbers(&it[1])[2..].to_vec()).collect();
            assert!(trims.iter().all(|trim| *trim == [432.0, 648.0]), "{name}");
            let whole = if target == PrintTarget::Kdp { [441.0, 666.0] } else { [432.0, 648.0] };
            assert!(media.iter().all(|media| *media == whole), "{name}");
        }
    }
}

#[test]
fn kdp_cuts_nothing_off_at_the_spine() {
    let mut settings = BookSettings { paper: "6x9".parse().unwrap(), bleed_mm: 3.175, ..BookSettings::default() };
    settings.apply_target(PrintTarget::Kdp);
    let booklet = compose(&settings, &entries(&["classic", "jigsaw"]));
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        let (media, trim) = (leaf.area.media(), leaf.area.trim);
        let (left, right) = (trim.min.x - media.min.x, media.max.x - trim.max.x);
        let (spine, outer) = if page % 2 == 0 { (left, right) } else { (right, left) };
        assert_eq!(spine, 0.0, "page {page}");
        assert!((outer - 3.175).abs() < 1e-4);
        // The outermost stroke stays out of the gutter, although half of it lies beyond the edge of its board.
        let near = leaf.parts.iter().filter(|part| part.puzzle.is_some()).flat_map(|part| part.scene.painted());
        let points = near.flat_map(|item| match item {
            Item::Line { points, .. } => points.iter().map(|at| at.x).collect(),
            Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => {
                Vec::new()
            }
        });
        let distance = |x: f32| if page % 2 == 0 { x - trim.min.x } else { trim.max.x - x };
        let nearest = points.map(distance).fold(f32::MAX, f32::min);
        assert!(nearest - 1.0 * 25.4 / 72.0 >= 9.525, "page {page}: {nearest}");
    }
}

#[test]
#[ignore = "runs python3, qpdf, gs, pdffonts"]
fn single_sheets_for_print_shops_pass_as_well() {
    let page = puzzle_page(&example("regions"), PageOptions { ink: InkMode::Grey, ..PageOptions::default() });
    let about = DocumentInfo { title: "One", preset: PdfPreset::PrintShop, ..DocumentInfo::default() };
    let file = pdf::render(&[page], Paper::A4, Palette::PrintGrey, about).unwrap();
    assert_eq!(words(&measured("sheet", &file, true)["faults"]), [""; 0]);
    // A negative check: the same page for a screen is not PDF/X.
    let page = puzzle_page(&example("regions"), PageOptions::default());
    let file =
        pdf::render(&[page], Paper::A4, Palette::Print, DocumentInfo { title: "One", ..DocumentInfo::default() })
            .unwrap();
    let found = measured("screen", &file, true);
    assert!(words(&found["faults"]).iter().any(|fault| fault.starts_with("transparency")), "{found}");
    assert!(numbers(&found["inks"])[0] > 1.0, "{found}");
}

#[test]
#[ignore = "runs python3, qpdf, gs, pdffonts"]
fn greys_on_a_page_are_ten_points_apart_also_where_tints_overlap() {
    let greys = |file: Vec<u8>| {
        let text = measured("flat", &file, false);
        words(&text["colours"]).iter().filter_map(|it| it.strip_prefix("g ")?.parse().ok()).collect::<Vec<f64>>()
    };
    for name in ["regions", "winter-samurai", "odd-even", "magic-boxes", "four-squares"] {
        let page = puzzle_page(&example(name), PageOptions { ink: InkMode::Grey, ..PageOptions::default() });
        let about = DocumentInfo { preset: PdfPreset::PrintShop, ..DocumentInfo::default() };
        let file = pdf::render(std::slice::from_ref(&page), Paper::A4, Palette::PrintGrey, about).unwrap();
        let mut greys = greys(file);
        greys.sort_by(f64::total_cmp);
        // Black and white are not tints, but are listed with them.
        assert!(greys.iter().any(|grey| *grey > 0.0 && *grey < 1.0), "{name}: {greys:?}");
        assert!(greys.windows(2).all(|two| two[1] - two[0] >= 0.0999), "{name}: {greys:?}");
    }
}
