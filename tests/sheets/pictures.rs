//! Custom pictures: read, placed on pages, in the colours of the printer; and those that are rejected.

use std::fs;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::path::Path;

use crate::common::tools::{assert_sound, run, written};
use gridwright::book::{self, read_assets};
use gridwright::formats;
use gridwright::sheet::booklet::{BookEntry, BookSettings, Booklet, Fit, PagePicture, PictureArea, compose_with};
use gridwright::sheet::pdf::PdfPreset;
use gridwright::sheet::{InkMode, Paper, PictureError, Pixels, PlacedPicture};
use image::{ImageFormat, Rgb, RgbImage};

/// Returns a picture with four quarters: red, green, grey and black.
fn quarters(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let colour = |x: u32, y: u32| match (x < width / 2, y < height / 2) {
        (true, true) => Rgb([220, 30, 30]),
        (false, true) => Rgb([30, 160, 60]),
        (true, false) => Rgb([150, 150, 150]),
        (false, false) => Rgb([0, 0, 0]),
    };
    let mut file = Cursor::new(Vec::new());
    RgbImage::from_fn(width, height, colour).write_to(&mut file, format).unwrap();
    file.into_inner()
}

fn entry() -> BookEntry {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/classic.ron");
    BookEntry::new(formats::read_first(&path).unwrap().puzzle)
}

/// Prints a booklet with a picture on the cover and one on the back to a file.
fn printed(settings: &BookSettings, folder: &Path) -> (Booklet, String) {
    let (art, faults) = read_assets(settings, folder);
    assert!(faults.is_empty(), "{faults:?}");
    let booklet = compose_with(settings, &[entry()], &art);
    let file = book::print(settings, &booklet, 0, &mut |_| ControlFlow::Continue(())).unwrap();
    (booklet, written(folder, "x.pdf", &file))
}

fn settings(cover: &str, room: PictureArea, fit: Fit) -> BookSettings {
    BookSettings {
        title: "Pictures".to_owned(),
        paper: Paper::A5,
        answers: None,
        cover_picture: Some(PagePicture { file: cover.to_owned(), fit, room }),
        ..BookSettings::default()
    }
}

#[test]
#[ignore = "runs qpdf, pdffonts, pdfimages"]
fn pictures_of_every_format_stand_on_their_pages_in_the_colours_of_the_printer() {
    let folder = tempfile::tempdir().unwrap();
    for (name, format) in [("a.png", ImageFormat::Png), ("a.jpg", ImageFormat::Jpeg), ("a.webp", ImageFormat::WebP)] {
        fs::write(folder.path().join(name), quarters(1900, 2600, format)).unwrap();
        for (ink, preset, expected) in [
            (InkMode::Colour, PdfPreset::Screen, "rgb"),
            (InkMode::Colour, PdfPreset::PrintShop, "cmyk"),
            (InkMode::Grey, PdfPreset::PrintShop, "gray"),
            (InkMode::Black, PdfPreset::Screen, "gray"),
        ] {
            let settings = settings(name, PictureArea::Page, Fit::Fill);
            let settings = BookSettings { ink, preset, bleed_mm: 3.175, ..settings };
            let (_, path) = printed(&settings, folder.path());
            assert_sound(name, &path);
            let listed = run("pdfimages", &["-list", &path]);
            let row: Vec<&str> = listed.lines().nth(2).unwrap().split_whitespace().collect();
            assert_eq!((row[0], row[2], row[5]), ("1", "image", expected), "{name} {ink:?}: {listed}");
            let dpi: u32 = row[12].parse().unwrap();
            // 2600 pixels on 216.35 mm.
            assert!((302..=308).contains(&dpi), "{listed}");
        }
    }
}

/// Returns a pixel of a page, drawn by pdftoppm, as red, green and blue.
fn pixel(path: &str, folder: &Path, page: u32, x: f32, y: f32) -> [u8; 3] {
    let number = page.to_string();
    let to = folder.join("page");
    run("pdftoppm", &["-r", "50.8", "-f", &number, "-l", &number, "-singlefile", "-png", path, to.to_str().unwrap()]);
    let picture = image::load_from_memory(&fs::read(folder.join("page.png")).unwrap()).unwrap().into_rgb8();
    // Two dots per millimetre.
    picture.get_pixel((x * 2.0) as u32, (y * 2.0) as u32).0
}

fn close(found: [u8; 3], expected: [u8; 3]) -> bool {
    found.iter().zip(expected).all(|(a, b)| a.abs_diff(b) < 24)
}

/// Prints a booklet with a wide picture that fills the cover, and one where it fits within the margins.
fn wide_pictures(folder: &Path) -> [(Booklet, String); 2] {
    fs::write(folder.join("wide.png"), quarters(3000, 1000, ImageFormat::Png)).unwrap();
    let full = settings("wide.png", PictureArea::Page, Fit::Fill);
    let fitting = settings("wide.png", PictureArea::Middle, Fit::Fit);
    [(BookSettings { cover: true, ..full }, "full"), (fitting, "fitting")].map(|(settings, name)| {
        let (booklet, path) = printed(&settings, folder);
        let own = folder.join(name).to_str().unwrap().to_owned();
        fs::rename(path, &own).unwrap();
        (booklet, own)
    })
}

fn placed(booklet: &Booklet) -> PlacedPicture {
    booklet.leaves[0].parts.iter().find_map(|part| part.picture.clone()).unwrap()
}

#[test]
fn pictures_fill_the_page_or_fit_within_the_margins() {
    let folder = tempfile::tempdir().unwrap();
    let [(full, _), (fitting, _)] = wide_pictures(folder.path());
    let crop = placed(&full).crop;
    assert_eq!((crop.height, crop.width), (1000, 705), "the sides are cut");
    let area = placed(&fitting).area;
    assert!((area.width() / area.height() - 3.0).abs() < 0.01);
    assert!(fitting.leaves[0].area.content.contains(area));
}

#[test]
#[ignore = "runs pdftoppm"]
fn pictures_stand_in_the_file_where_they_are_placed() {
    let folder = tempfile::tempdir().unwrap();
    let [(_, path), (fitting, fitting_path)] = wide_pictures(folder.path());
    // A5 is 148 mm wide and 210 mm high; the corners belong to the quarters.
    let (red, green, grey, black) = ([220, 30, 30], [30, 160, 60], [150, 150, 150], [0, 0, 0]);
    for (x, y, colour) in [(1.0, 1.0, red), (147.0, 1.0, green), (1.0, 209.0, grey), (147.0, 209.0, black)] {
        assert!(close(pixel(&path, folder.path(), 1, x, y), colour), "{x} {y}");
    }
    let centre = placed(&fitting).area.center();
    assert!(close(pixel(&fitting_path, folder.path(), 1, centre.x - 5.0, centre.y - 5.0), red));
    assert!(close(pixel(&fitting_path, folder.path(), 1, centre.x + 5.0, centre.y + 5.0), black));
}

#[test]
fn the_back_is_the_last_page_also_of_a_stapled_booklet() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("back.png"), quarters(800, 800, ImageFormat::Png)).unwrap();
    let back_picture = Some(PagePicture { file: "back.png".to_owned(), ..PagePicture::default() });
    for saddle_stitch in [false, true] {
        let settings = BookSettings {
            back_picture: back_picture.clone(),
            back: "Forty more next winter.".to_owned(),
            saddle_stitch,
            cover_picture: None,
            ..settings("", PictureArea::Page, Fit::Fill)
        };
        let (booklet, _) = printed(&settings, folder.path());
        let with_picture = |leaf: &gridwright::sheet::Leaf| leaf.parts.iter().any(|part| part.picture.is_some());
        assert_eq!(booklet.leaves.iter().position(with_picture), Some(booklet.leaves.len() - 1));
        assert!(!saddle_stitch || booklet.leaves.len() % 4 == 0);
    }
}

#[test]
fn coarse_pictures_are_found_by_preflight() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.png"), quarters(400, 600, ImageFormat::Png)).unwrap();
    let settings = settings("a.png", PictureArea::Page, Fit::Fill);
    let (art, _) = read_assets(&settings, folder.path());
    let entries = [entry()];
    let booklet = compose_with(&settings, &entries, &art);
    let findings = book::preflight(&settings, &entries, &[], &booklet);
    // 400 pixels on 148 mm are 68 dpi.
    let coarse = findings.iter().find(|finding| finding.problem.name() == "coarse_picture").unwrap();
    assert_eq!(
        (coarse.position.page, coarse.problem.to_string().contains("68 dpi")),
        (Some(0), true),
        "{}",
        coarse.problem
    );
}

/// Returns an RGB PNG file whose header states these sizes and which ends after the header.
fn png_head(width: u32, height: u32) -> Vec<u8> {
    png_head_of(width, height, [8, 2])
}

/// Returns such a file with this bit depth and colour type.
fn png_head_of(width: u32, height: u32, colour: [u8; 2]) -> Vec<u8> {
    let mut chunk = b"IHDR".to_vec();
    chunk.extend(width.to_be_bytes());
    chunk.extend(height.to_be_bytes());
    chunk.extend(colour);
    chunk.extend([0, 0, 0]);
    let mut crc = flate_crc(&chunk).to_be_bytes().to_vec();
    let mut file = b"\x89PNG\r\n\x1a\n\0\0\0\x0d".to_vec();
    file.append(&mut chunk);
    file.append(&mut crc);
    // The reader requires the start of the pixel data.
    file.extend(b"\0\0\0\x01IDAT");
    file
}

/// The checksum of a chunk (PNG specification, annex D).
fn flate_crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        let mixed = crc ^ u32::from(*byte);
        (0..8).fold(mixed, |crc, _| if crc & 1 == 1 { 0xEDB8_8320 ^ (crc >> 1) } else { crc >> 1 })
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[test]
fn hostile_pictures_are_refused() {
    assert_eq!(Pixels::read(b"GIF89a"), Err(PictureError::UnknownFormat));
    assert_eq!(Pixels::read(b""), Err(PictureError::UnknownFormat));
    for (width, height) in [(60_000, 60_000), (u32::MAX >> 1, 2), (50_000_001, 1)] {
        let error = Pixels::read(&png_head(width, height)).unwrap_err();
        assert!(matches!(error, PictureError::TooLarge { .. } | PictureError::Corrupt(_)), "{width}: {error}");
    }
    assert_eq!(Pixels::read(&png_head(10_000, 10_000)), Err(PictureError::TooLarge { width: 10_000, height: 10_000 }));
    // Four channels of sixteen bits are eight bytes per pixel.
    assert_eq!(Pixels::read(&png_head_of(5_000, 5_000, [16, 6])), Err(PictureError::TooDeep));
    assert!(matches!(Pixels::read(&png_head_of(5_000, 5_000, [8, 6])), Err(PictureError::Corrupt(_))));
    assert_eq!(Pixels::read_within(&png_head(3_000, 2_000), 5_999_999), Err(PictureError::TooManyTogether));
    assert!(matches!(Pixels::read_within(&png_head(3_000, 2_000), 6_000_000), Err(PictureError::Corrupt(_))));
    let whole = quarters(300, 300, ImageFormat::Png);
    assert!(matches!(Pixels::read(&whole[..whole.len() / 2]), Err(PictureError::Corrupt(_))));
    assert!(Pixels::read(&whole).is_ok());

    let folder = tempfile::tempdir().unwrap();
    let (_, faults) = read_assets(&settings("none.png", PictureArea::Page, Fit::Fill), folder.path());
    assert!(faults[0].to_string().contains("none.png"), "{}", faults[0]);
    fs::write(folder.path().join("text.png"), "no picture").unwrap();
    let (_, faults) = read_assets(&settings("text.png", PictureArea::Page, Fit::Fill), folder.path());
    assert!(
        faults[0].to_string().ends_with("not a supported picture; choose a PNG, JPEG or WebP file"),
        "{}",
        faults[0]
    );
}
