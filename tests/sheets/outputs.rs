//! SVG and PDF files as rendered and read by other programs: rsvg-convert, and Poppler's and qpdf's tools; and what can
//! be seen of them without.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use std::ops::ControlFlow;

use crate::common::marks;
use crate::common::pdf as pdf_text;
use crate::common::tools::{assert_sound, run, written};
use gridwright::board::Board;
use gridwright::book;
use gridwright::formats;
use gridwright::puzzle::{Puzzle, Symbols};
use gridwright::scene::{Area, ArrowHead, Ink, Item, Layer, Palette, Pen, Point, Scene, Tint, Width};
use gridwright::sheet::booklet::{BookEntry, BookSettings, PerPage, compose};
use gridwright::sheet::pdf::{self, DocumentInfo};
use gridwright::sheet::png::{Background, PixelScale};
use gridwright::sheet::svg::{self, TextMode};
use gridwright::sheet::{
    InkMode, Page, PageOptions, PagePart, Paper, Role, png, puzzle_page, puzzle_pdf, puzzle_svg, sheet_leaves,
};
use image::{ImageFormat, RgbImage};

fn decoded(png: &[u8]) -> RgbImage {
    image::load_from_memory_with_format(png, ImageFormat::Png).unwrap().into_rgb8()
}

/// The resolution of comparisons, at which cells of 10 mm are 100 pixels wide.
const DPI: u32 = 254;
const CELL_MM: f32 = 10.0;

fn from_png(page: &Page) -> RgbImage {
    png_of(&page.scene, Palette::Print)
}

fn png_of(scene: &Scene, palette: Palette) -> RgbImage {
    decoded(&png::render(scene, palette, DPI, CELL_MM).unwrap().encode().unwrap())
}

/// Returns paper of exactly the size of the sheet.
fn own_paper(page: &Page) -> Paper {
    let bounds = page.scene.bounds();
    Paper { width_mm: bounds.width() * CELL_MM, height_mm: bounds.height() * CELL_MM }
}

/// Renders a page with `pdftoppm` or `pdftocairo`.
fn from_pdf(page: &Page, program: &str) -> RgbImage {
    pdf_of(page, Palette::Print, program)
}

fn pdf_of(page: &Page, palette: Palette, program: &str) -> RgbImage {
    let folder = tempfile::tempdir().unwrap();
    let sheet = Page { cell_mm: CELL_MM, ..page.clone() };
    let file = pdf::render(&[sheet], own_paper(page), palette, DocumentInfo::default()).unwrap();
    let path = written(folder.path(), "page.pdf", &file);
    let root = folder.path().join("page");
    run(program, &["-r", &DPI.to_string(), "-png", "-singlefile", &path, root.to_str().unwrap()]);
    decoded(&fs::read(root.with_extension("png")).unwrap())
}

fn from_svg(page: &Page) -> RgbImage {
    svg_of(&page.scene, Palette::Print)
}

fn svg_of(scene: &Scene, palette: Palette) -> RgbImage {
    let folder = tempfile::tempdir().unwrap();
    let file = svg::render(scene, palette, CELL_MM, TextMode::Outlines);
    let path = written(folder.path(), "page.svg", file.as_bytes());
    let (picture, dpi) = (folder.path().join("page.png"), DPI.to_string());
    run("rsvg-convert", &["-d", &dpi, "-p", &dpi, "-b", "white", &path, "-o", picture.to_str().unwrap()]);
    decoded(&fs::read(picture).unwrap())
}

/// The tolerated offset between renderings, in pixels: our pictures snap lines and baselines to whole pixels, Poppler
/// snaps letters to quarters.
const REACH: usize = 2;

/// Returns the pixels of `image` whose value does not occur nearby in the other picture, within an eighth. Two
/// renderings of one shape differ only in the antialiasing of its edges.
fn differing(image: &RgbImage, other: &RgbImage, reach: usize) -> Vec<(u32, u32)> {
    let size = |image: &RgbImage| (image.width() as usize, image.height() as usize);
    let ((width, height), (others, rows)) = (size(image), size(other));
    let near = |at: usize, end: usize| at.saturating_sub(reach)..(at + reach + 1).min(end);
    let is_between = |value: u8, low: u8, high: u8| value >= low.saturating_sub(32) && value <= high.saturating_add(32);
    let occurs_near = |x: usize, y: usize, channel: usize, value: u8| {
        let values = near(y, rows).flat_map(|y| near(x, others).map(move |x| (y * others + x) * 3 + channel));
        let (low, high) = values.fold((255, 0), |(low, high), at| {
            let value = other.as_raw()[at];
            (value.min(low), value.max(high))
        });
        is_between(value, low, high)
    };
    let mut found = Vec::new();
    for y in 0..height.min(rows) {
        let length = 3 * width.min(others);
        let row = &image.as_raw()[3 * y * width..][..length];
        let other_row = &other.as_raw()[3 * y * others..][..length];
        if row == other_row {
            continue;
        }
        for (at, (&value, &other_value)) in row.iter().zip(other_row).enumerate() {
            let place = ((at / 3) as u32, y as u32);
            if !is_between(value, other_value, other_value)
                && found.last() != Some(&place)
                && !occurs_near(at / 3, y, at % 3, value)
            {
                found.push(place);
            }
        }
    }
    found
}

#[track_caller]
fn assert_alike(name: &str, one: &RgbImage, other: &RgbImage) {
    // The tip of a sharp corner may be any one pixel.
    assert_alike_within(name, one, other, REACH, 2);
}

#[track_caller]
fn assert_alike_within(name: &str, one: &RgbImage, other: &RgbImage, reach: usize, most: usize) {
    let size = (one.width().abs_diff(other.width()), one.height().abs_diff(other.height()));
    assert!(size.0 <= 1 && size.1 <= 1, "{name}: {:?} and {:?}", one.dimensions(), other.dimensions());
    let places = [differing(one, other, reach), differing(other, one, reach)];
    let first = places.each_ref().map(|places| places.iter().take(8).collect::<Vec<_>>());
    let counts = places.each_ref().map(Vec::len);
    assert!(counts.iter().all(|&count| count <= most), "{name}: {counts:?} pixels differ, first {first:?}");
}

fn example(name: &str) -> Puzzle {
    formats::read_first(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap().puzzle
}

fn titled(title: &str, author: &str, symbols: Symbols) -> Puzzle {
    let givens = format!("123456789{}", ".".repeat(72));
    let puzzle = Puzzle::builder(Board::classic()).title(title).author(author).givens_text(givens).build();
    puzzle.unwrap().with_symbols(symbols).unwrap()
}

const PERSIAN: &str = "سودوکوی قُطری شمارهٔ ۱۲ (Sudoku-X)";

/// Returns puzzles that together contain each kind of item, script and rule.
fn puzzles() -> Vec<(&'static str, Puzzle)> {
    let signs = ["♠", "♥", "♔", "⚅", "♈", "♪", "□", "xyz", "ß"].map(String::from).to_vec();
    vec![
        ("many rules", example("tests/puzzles/many-rules.ron")),
        ("odd and even", example("examples/odd-even.ron")),
        ("diagonals", example("examples/diagonals.ron")),
        ("outside clues", example("examples/outside-clues.ron")),
        ("samurai", example("examples/samurai.ron")),
        ("persian", titled(PERSIAN, "نرگس", Symbols::Persian)),
        ("devanagari", titled("हिन्दी पहेली", "श्रीनिवास", Symbols::Devanagari)),
        ("signs", titled("Größe 🧩 < & >", "יעל", Symbols::Own(signs))),
    ]
}

#[test]
#[ignore = "runs pdftocairo, pdftoppm"]
fn pdf_pages_look_like_pictures() {
    for (name, puzzle) in puzzles() {
        let page = puzzle_page(&puzzle, PageOptions::default());
        let picture = from_png(&page);
        assert_alike(name, &picture, &from_pdf(&page, "pdftocairo"));
        // pdftoppm snaps the edges of lines to whole pixels one by one, which separates the outlines that touch here.
        if name != "every rule" {
            assert_alike(name, &picture, &from_pdf(&page, "pdftoppm"));
        }
    }
}

#[test]
#[ignore = "runs rsvg-convert"]
fn svg_files_look_like_pictures() {
    for (name, puzzle) in puzzles() {
        let page = puzzle_page(&puzzle, PageOptions::default());
        assert_alike(name, &from_png(&page), &from_svg(&page));
    }
}

/// Returns a page with a single scene.
fn page_of(scene: Scene) -> Page {
    let part = PagePart { role: Role::Picture(String::new()), scene: scene.clone(), puzzle: None, picture: None };
    Page { scene, parts: vec![part], cell_mm: CELL_MM, missing: BTreeSet::new() }
}

#[test]
#[ignore = "runs rsvg-convert, pdftocairo, pdftoppm"]
fn every_mark_looks_alike_in_every_output_and_ink() {
    for ink in InkMode::ALL {
        let page = page_of(ink.prepare(marks::marks(), CELL_MM));
        let picture = png_of(&page.scene, ink.palette());
        // The three renderers antialias letters over lines differently, and also hatching where it meets lines snapped
        // to whole pixels. In addition, pdftoppm snaps the edges of lines one by one.
        let (reach, most) = if ink == InkMode::Black { (REACH + 1, 60) } else { (REACH, 12) };
        let drawn = [
            ("SVG", svg_of(&page.scene, ink.palette()), reach, most),
            ("PDF", pdf_of(&page, ink.palette(), "pdftocairo"), reach, most),
            ("PDF by Splash", pdf_of(&page, ink.palette(), "pdftoppm"), REACH + 1, 2 * most),
        ];
        for (output, image, reach, most) in drawn {
            assert_alike_within(&format!("{} as {output}", ink.name()), &picture, &image, reach, most);
        }
    }
}

/// Returns a scene of one line within (0, 0) to (5, 5).
fn alone((_, points, closed, pen): marks::Stroke, ink: Ink) -> Scene {
    let mut scene = Scene::new(Area::new(0.0, 0.0, 5.0, 5.0));
    scene.add(Layer::Mark, Item::Line { points, closed, pen, ink });
    scene
}

#[test]
#[ignore = "runs rsvg-convert, pdftocairo"]
fn every_line_is_the_same_line_in_every_output() {
    for stroke in marks::strokes() {
        for ink in [Ink::Tint(Tint::Violet), Ink::Given] {
            let (name, page) = (format!("{} in {ink:?}", stroke.0), page_of(alone(stroke.clone(), ink)));
            let picture = from_png(&page);
            assert_alike(&format!("{name} as SVG"), &picture, &from_svg(&page));
            assert_alike(&format!("{name} as PDF"), &picture, &from_pdf(&page, "pdftocairo"));
        }
    }
}

fn assert_covers_each_place_once(output: &str, draw: impl Fn(&Page) -> RgbImage) {
    let ink = Ink::Tint(Tint::Violet);
    let tint = Palette::Print.colour(ink).over(Palette::Print.colour(Ink::Paper));
    for stroke in marks::strokes() {
        let (name, page) = (stroke.0, page_of(alone(stroke, ink)));
        // The channel that the tint changes most.
        let darkest = draw(&page).pixels().map(|pixel| pixel.0[1]).min().unwrap();
        assert!(darkest.abs_diff(tint.1) <= 1, "{name} as {output}: {darkest}, not {}", tint.1);
    }
}

#[test]
fn a_transparent_line_covers_each_place_once() {
    assert_covers_each_place_once("PNG", from_png);
}

#[test]
#[ignore = "runs rsvg-convert, pdftocairo"]
fn a_transparent_line_covers_each_place_once_in_every_output() {
    assert_covers_each_place_once("SVG", from_svg);
    assert_covers_each_place_once("PDF", |page| from_pdf(page, "pdftocairo"));
}

#[test]
fn arrow_heads_end_at_the_last_point() {
    let heads = marks::strokes().into_iter().filter(|(.., pen)| pen.head.is_some());
    for (name, _, _, pen) in heads {
        let points = marks::points(&[(1.0, 2.5), (3.0, 2.5)]);
        for pen in [pen, Pen { dash: None, ..pen }] {
            let image = from_png(&page_of(alone((name, points.clone(), false, pen), Ink::Given)));
            let inked = image.enumerate_pixels().filter(|(.., pixel)| pixel.0[0] < 128).map(|(x, ..)| x).max();
            let off = f64::from(inked.unwrap()) + 1.0 - 300.0;
            assert!(off.abs() <= 3.0, "{name}: {off} pixels beyond the last point");
        }
    }
}

fn assert_tinted_lines_are_two_edges(draw: fn(&Scene, Palette) -> RgbImage) {
    let round = Pen::new(Width::Cells(0.3)).round();
    let head = ArrowHead { length: 0.5, width: 0.7, filled: true };
    let pens = [round, Pen::new(Width::Cells(0.3)), round.with_bulb(0.4), round.flat().with_head(head)];
    for pen in pens {
        let points = marks::points(&[(0.8, 2.5), (4.2, 2.5)]);
        let scene = InkMode::Black.prepare(alone(("", points, false, pen), Ink::Tint(Tint::Grey)), CELL_MM);
        let image = draw(&scene, Palette::PrintBlack);
        let dark = |x: u32, y: u32| image.get_pixel(x, y).0[0] < 128;
        // Vertically through the line: white, edge, white, edge, white, with 30 pixels between the outer edges.
        let edges: Vec<u32> = (1..500).filter(|&y| dark(230, y) != dark(230, y - 1)).collect();
        let [top, inner_top, inner_bottom, bottom] = edges[..] else { panic!("{pen:?}: {edges:?}") };
        assert!((bottom - top).abs_diff(30) <= 1, "{pen:?}: {edges:?}");
        assert!((3..=5).contains(&(inner_top - top)) && (3..=5).contains(&(bottom - inner_bottom)), "{pen:?}");
        // Along its middle there are edges only at the two ends.
        let along = (1..500).filter(|&x| dark(x, 250) != dark(x - 1, 250)).count();
        assert_eq!(along, 4, "{pen:?}");
    }
}

#[test]
fn tinted_lines_are_two_edges_in_pure_black() {
    assert_tinted_lines_are_two_edges(png_of);
}

#[test]
#[ignore = "runs rsvg-convert"]
fn tinted_lines_of_svg_files_are_two_edges_in_pure_black() {
    assert_tinted_lines_are_two_edges(svg_of);
}

#[test]
fn both_edges_are_left_in_coarse_pictures() {
    for (dpi, hundredths) in [72, 96, 150].into_iter().flat_map(|dpi| (18..50).map(move |width| (dpi, width))) {
        let pen = Pen::new(Width::Cells(hundredths as f32 / 100.0));
        let points = marks::points(&[(0.8, 2.5), (4.2, 2.5)]);
        let scene = InkMode::Black.prepare(alone(("", points, false, pen), Ink::Tint(Tint::Grey)), CELL_MM);
        let image = decoded(&png::render(&scene, Palette::PrintBlack, dpi, CELL_MM).unwrap().encode().unwrap());
        let (middle, height) = (image.width() / 2, image.height());
        let dark = |y: u32| image.get_pixel(middle, y).0[0] < 128;
        let edges = (1..height).filter(|&y| dark(y) != dark(y - 1)).count();
        assert_eq!(edges, 4, "{pen:?} at {dpi} dpi");
    }
}

fn page_with(symbols: Symbols) -> Page {
    puzzle_page(&titled("", "", symbols), PageOptions::default())
}

#[test]
#[ignore = "runs pdftoppm"]
fn pdf_pages_that_differ_are_told_apart() {
    let (plain, other) = (page_with(Symbols::Digits), page_with(Symbols::Letters));
    assert!(differing(&from_png(&plain), &from_pdf(&other, "pdftoppm"), REACH).len() > 1000);
}

#[test]
fn pictures_that_differ_are_told_apart() {
    let plain = page_with(Symbols::Digits);
    // The same board shifted by a twentieth of a cell.
    let bounds = plain.scene.bounds();
    let moved = Area::new(bounds.min.x - 0.05, bounds.min.y, bounds.width(), bounds.height());
    let moved = Page { scene: plain.scene.clone().with_bounds(moved), ..plain.clone() };
    assert!(differing(&from_png(&plain), &from_png(&moved), REACH).len() > 1000);
}

#[test]
#[ignore = "runs qpdf, pdffonts, pdfinfo, pdftotext"]
fn pdf_files_are_sound_and_hold_their_fonts_and_words() {
    let folder = tempfile::tempdir().unwrap();
    for (name, puzzle) in puzzles() {
        let path = written(folder.path(), "x.pdf", &puzzle_pdf(&puzzle, PageOptions::default(), Paper::A4).unwrap());
        assert_sound(name, &path);
        let info = run("pdfinfo", &[&path]);
        let lines = ["Creator:         Gridwright", "Pages:           1", "Page size:       595.276 x 841.89 pts (A4)"];
        assert!(lines.into_iter().all(|line| info.contains(line)), "{name}: {info}");
        assert!(puzzle.title().is_empty() || info.contains(puzzle.title()), "{name}: {info}");
    }
    let path = written(
        folder.path(),
        "x.pdf",
        &puzzle_pdf(&example("examples/diagonals.ron"), PageOptions::default(), Paper::LETTER).unwrap(),
    );
    assert!(run("pdfinfo", &[&path]).contains("Page size:       612 x 792 pts (letter)"));
    let words = run("pdftotext", &["-layout", &path, "-"]);
    let words: Vec<&str> = words.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!((words[0], words[1].split_whitespace().collect::<Vec<_>>()), ("Cross of clues", vec!["8", "2"]));
    assert_eq!(*words.last().unwrap(), "Each of the two marked diagonals contains each digit once.");
}

#[test]
#[ignore = "runs pdftocairo"]
fn pages_of_booklets_look_like_pictures() {
    let entries: Vec<BookEntry> = puzzles().into_iter().map(|(_, puzzle)| BookEntry::new(puzzle)).collect();
    // Hatching in pure black covers the page with lines, whose snapping to whole pixels differs everywhere.
    for ink in [InkMode::Colour, InkMode::Grey] {
        let settings = BookSettings {
            title: PERSIAN.to_owned(),
            per_page: PerPage::Four,
            ink,
            bleed_mm: 3.0,
            dots: true,
            ..BookSettings::default()
        };
        let booklet = compose(&settings, &entries);
        let file = book::print(&settings, &booklet, 0, &mut |_| ControlFlow::Continue(())).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = written(folder.path(), "x.pdf", &file);
        let root = folder.path().join("page");
        for page in [0, 1, 3] {
            let number = (page + 1).to_string();
            let arguments = ["-r", "254", "-png", "-singlefile", "-f", &number, "-l", &number, &path];
            run("pdftocairo", &[&arguments[..], &[root.to_str().unwrap()]].concat());
            let drawn = decoded(&fs::read(root.with_extension("png")).unwrap());
            let scene = booklet.leaves[page].scene();
            let picture = png::render_on(&scene, ink.palette(), DPI, PixelScale::True(1.0), Background::Paper).unwrap();
            // Cells are not whole pixels here. Between touching lines, the background shows through in one rendering
            // and not in the other, along part of a line on a page of six million pixels.
            let (name, picture) = (format!("{ink:?}, page {number}"), decoded(&picture.encode().unwrap()));
            assert_alike_within(&name, &picture, &drawn, REACH + 1, 1200);
        }
    }
}

/// Paper that is too small for most sheets.
const SMALL: Paper = Paper { width_mm: 70.0, height_mm: 60.0 };

/// Returns the sheets of all puzzles on small paper as a PDF file.
fn small_sheets() -> (Vec<Page>, Vec<u8>) {
    let sheets: Vec<Page> = puzzles().iter().map(|(_, puzzle)| puzzle_page(puzzle, PageOptions::default())).collect();
    let file = pdf::render(&sheets, SMALL, Palette::Print, DocumentInfo::default()).unwrap();
    (sheets, file)
}

#[test]
fn sheets_too_large_for_the_paper_each_have_their_page() {
    let (sheets, file) = small_sheets();
    // Text that would become too small to read continues on a second page.
    let leaves: Vec<usize> = sheets.iter().map(|sheet| sheet_leaves(sheet, SMALL).len()).collect();
    assert!(leaves.iter().all(|&pages| pages >= 1) && leaves.iter().any(|&pages| pages > 1), "{leaves:?}");
    assert_eq!(pdf_text::pages(&file), leaves.iter().sum::<usize>());
    let none = pdf::render(&sheets, Paper { width_mm: 0.0, height_mm: 60.0 }, Palette::Print, DocumentInfo::default());
    assert_eq!(none.unwrap_err().to_string(), "a PDF page of 0 x 60 mm is not possible");
}

#[test]
#[ignore = "runs pdftoppm"]
fn sheets_too_large_for_the_paper_are_shrunk() {
    let (_, file) = small_sheets();
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path(), "x.pdf", &file);
    run("pdftoppm", &["-r", "72", "-png", &path, folder.path().join("page").to_str().unwrap()]);
    let mut pictures: Vec<PathBuf> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    pictures.retain(|path| path.extension().is_some_and(|extension| extension == "png"));
    assert_eq!(pictures.len(), pdf_text::pages(&file));
    for path in pictures {
        let image = decoded(&fs::read(&path).unwrap());
        let (width, height) = image.dimensions();
        let (mut edge, mut inside) = (0, 0);
        for (x, y, _) in image.enumerate_pixels().filter(|(.., pixel)| pixel.0 != [255; 3]) {
            let at_edge = x == 0 || y == 0 || x + 1 == width || y + 1 == height;
            *(if at_edge { &mut edge } else { &mut inside }) += 1;
        }
        assert!(edge == 0 && inside > 20, "{}: {edge} pixels at the edge, {inside} inside", path.display());
    }
}

#[test]
fn live_text_in_svg_files_is_the_text() {
    let svg = puzzle_svg(&titled(PERSIAN, "a < b & c", Symbols::Greek), PageOptions::default(), TextMode::Text);
    let texts: Vec<&str> = svg.lines().filter(|line| line.starts_with("<text")).collect();
    assert_eq!(texts.len(), 9 + 3, "nine givens, title, author and one sentence");
    assert!(texts[0].contains(r#"text-anchor="middle""#) && texts[0].ends_with(">Α</text>"), "{}", texts[0]);
    let title = texts.iter().find(|line| line.contains(PERSIAN)).unwrap();
    assert!(title.contains(r#"direction="rtl""#) && title.contains(r#"font-weight="600""#), "{title}");
    assert!(texts.iter().any(|line| line.ends_with(">a &lt; b &amp; c</text>")));
}

#[test]
#[ignore = "runs rsvg-convert"]
fn characters_that_xml_forbids_do_not_corrupt_the_file() {
    let odd = titled("tab\tand bell \u{7} and \u{ffff}", "", Symbols::Digits);
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path(), "x.svg", puzzle_svg(&odd, PageOptions::default(), TextMode::Text).as_bytes());
    run("rsvg-convert", &[&path, "-o", folder.path().join("x.png").to_str().unwrap()]);
}

#[test]
fn svg_files_are_written_plainly() {
    let mut scene = Scene::new(Area::new(-1.0, 0.0, 3.0, 2.0));
    scene.fill_areas(Layer::Paper, [Area::new(0.0, 0.0, 1.0, 1.0), Area::new(1.0, 0.0, 1.0, 1.0)], Ink::Paper);
    scene.line(Layer::Grid, Point::new(0.0, 0.5), Point::new(1.0, 0.5), Width::Thin, Ink::ThickLine);
    scene.frame(Layer::Frame, Area::new(0.0, 0.0, 1.0, 1.0), Width::Cells(0.25), Ink::ThickLine);
    scene.disc(Layer::Mark, Point::new(1.5, 0.5), 0.25, Ink::AccentWash);
    // 25.4 mm are 72 points. The accent wash is opaque to 41 / 255.
    let expected = r##"<svg xmlns="http://www.w3.org/2000/svg" width="76.2mm" height="50.8mm" viewBox="0 0 216 144">
<path d="M72 0L144 0L144 72L72 72ZM144 0L216 0L216 72L144 72Z" fill="#ffffff"/>
<circle cx="180" cy="36" r="18" fill="#2f6feb" fill-opacity="0.161"/>
<path d="M72 36L144 36" fill="none" stroke="#1b1f27" stroke-width="0.75" stroke-linecap="square" stroke-miterlimit="4"/>
<path d="M72 0L144 0L144 72L72 72Z" fill="none" stroke="#1b1f27" stroke-width="18" \
stroke-linecap="square" stroke-miterlimit="4"/>
</svg>
"##
    .replace("\\\n", "");
    assert_eq!(svg::render(&scene, Palette::Print, 25.4, TextMode::Outlines), expected);
}

#[test]
fn the_same_puzzle_gives_the_same_bytes() {
    let make = || puzzle_pdf(&titled(PERSIAN, "Ada", Symbols::Persian), PageOptions::default(), Paper::A4).unwrap();
    let elsewhere = std::thread::scope(|scope| scope.spawn(make).join().unwrap());
    assert!(make() == elsewhere);
    let svg = || puzzle_svg(&titled(PERSIAN, "Ada", Symbols::Persian), PageOptions::default(), TextMode::Outlines);
    assert!(svg() == svg());
}
