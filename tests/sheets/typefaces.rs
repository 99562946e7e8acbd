//! Typefaces of booklets: embedded, used for texts and digits alike, and fonts that may not be embedded.

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use crate::common::pdf;
use gridwright::book::{self, read_assets};
use gridwright::formats;
use gridwright::sheet::booklet::{BookEntry, BookSettings, Typeface, compose_with};
use gridwright::sheet::pdf::PdfPreset;
use gridwright::sheet::{Paper, Role, text};

fn entries() -> Vec<BookEntry> {
    let of = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name);
        BookEntry::new(formats::read_first(&path).unwrap().puzzle)
    };
    ["classic.ron", "killer-cage.ron", "diagonals.ron"].map(of).into()
}

fn settings() -> BookSettings {
    BookSettings {
        title: "Ελληνικά και кириллица".to_owned(),
        paper: Paper::A5,
        answers: None,
        ..BookSettings::default()
    }
}

/// Returns the fonts of a file, all of which are embedded.
fn fonts(settings: &BookSettings, folder: &Path) -> BTreeSet<String> {
    let (art, faults) = read_assets(settings, folder);
    assert!(faults.is_empty(), "{faults:?}");
    let booklet = compose_with(settings, &entries(), &art);
    assert!(booklet.leaves.iter().all(|leaf| leaf.missing_letters().is_empty()));
    pdf::fonts(&book::print(settings, &booklet, 0, &mut |_| ControlFlow::Continue(())).unwrap())
}

#[test]
fn a_booklet_is_set_in_its_typeface() {
    let folder = tempfile::tempdir().unwrap();
    for (typeface, family) in [
        (Typeface::Inter, "Inter"),
        (Typeface::NotoSerif, "NotoSerif"),
        (Typeface::Atkinson, "AtkinsonHyperlegibleNext"),
    ] {
        for preset in [PdfPreset::Screen, PdfPreset::PrintShop] {
            let names = fonts(&BookSettings { typeface, preset, ..settings() }, folder.path());
            for weight in ["Regular", "Medium", "SemiBold"] {
                assert!(names.contains(&format!("{family}-{weight}")), "{names:?}");
            }
            // Atkinson has no Greek, for which the program's default typeface is used.
            let others = names.iter().filter(|name| !name.starts_with(family)).cloned().collect::<Vec<_>>();
            let lacking = others.iter().all(|name| name.starts_with("Inter-")) && typeface == Typeface::Atkinson;
            assert!(others.is_empty() || lacking, "{others:?}");
        }
    }
}

#[test]
fn digits_stand_in_the_middle_of_their_cells_in_every_typeface() {
    for typeface in Typeface::ALL {
        let settings = BookSettings { typeface, ..settings() };
        let booklet = compose_with(&settings, &entries(), &Default::default());
        let boards = booklet.leaves.iter().flat_map(|leaf| &leaf.parts);
        let boards = boards.filter(|part| part.puzzle.is_some() && matches!(part.role, Role::Picture(_)));
        for item in boards.flat_map(|part| part.scene.painted()) {
            let gridwright::scene::Item::Text { face, text: word, .. } = item else { continue };
            let ink = text::ink_bounds(word, 1.0, *face).unwrap();
            let cap = text::cap_height(1.0, *face);
            assert!((ink.height() - cap).abs() < 0.06, "{typeface:?}: {word} is {} high, not {cap}", ink.height());
        }
    }
}

/// Returns a font of the program with another `fsType`, the field at byte 8 of the table `OS/2`.
fn with_rights(name: &str, rights: u16) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts").join(name);
    let mut data = fs::read(path).unwrap();
    let count = usize::from(u16::from_be_bytes([data[4], data[5]]));
    let record = (0..count).map(|at| 12 + 16 * at).find(|&at| &data[at..at + 4] == b"OS/2").unwrap();
    let offset = u32::from_be_bytes(data[record + 8..record + 12].try_into().unwrap()) as usize;
    data[offset + 8..offset + 10].copy_from_slice(&rights.to_be_bytes());
    data
}

#[test]
fn a_font_of_ones_own_is_embedded_if_it_may_be() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    fs::write(file("own.ttf"), with_rights("NotoSerif-Regular.ttf", 0x0008)).unwrap();
    fs::write(file("bold.ttf"), with_rights("NotoSerif-SemiBold.ttf", 0x0004)).unwrap();
    fs::write(file("locked.ttf"), with_rights("NotoSerif-Regular.ttf", 0x0002)).unwrap();
    let own = BookSettings { font: "own.ttf".to_owned(), bold_font: "bold.ttf".to_owned(), ..settings() };
    let names = fonts(&own, folder.path());
    assert_eq!(names, ["NotoSerif-Regular", "NotoSerif-SemiBold"].map(str::to_owned).into());
    let names = fonts(&BookSettings { bold_font: String::new(), ..own.clone() }, folder.path());
    assert_eq!(names, BTreeSet::from(["NotoSerif-Regular".to_owned()]));

    for (font, bold_font) in [("locked.ttf", ""), ("own.ttf", "locked.ttf")] {
        let locked = BookSettings { font: font.to_owned(), bold_font: bold_font.to_owned(), ..own.clone() };
        let (art, faults) = read_assets(&locked, folder.path());
        assert_eq!((art.family, faults.len()), (None, 1));
        let told = faults[0].to_string();
        assert!(told.contains("locked.ttf") && told.contains("does not allow embedding (fsType"), "{told}");
    }
}
