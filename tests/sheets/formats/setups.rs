//! Saved page presets.

use std::fs;

use gridwright::formats::{PresetError, PresetFolder};
use gridwright::sheet::booklet::{BookSettings, PagePicture};
use gridwright::sheet::{Margins, Paper};

fn names(setups: &PresetFolder) -> Vec<String> {
    setups.list().presets.into_iter().map(|setup| setup.name).collect()
}

#[test]
fn set_ups_are_kept_listed_replaced_and_thrown_away() {
    let folder = tempfile::tempdir().unwrap();
    let setups = PresetFolder::in_folder(folder.path().join("not there yet"));
    assert!(names(&setups).is_empty());
    let wide = BookSettings { paper: Paper::A5, dots: true, ..BookSettings::default() };
    let narrow = BookSettings { margins: Some(Margins::of(Paper::A4)), ..BookSettings::default() };
    assert_eq!(setups.save("  My \n wide one ", &wide).unwrap(), "My wide one");
    setups.save("my-wide-one", &narrow).unwrap();
    setups.save("Æ / ☃", &wide).unwrap();
    assert_eq!(names(&setups), ["My wide one", "my-wide-one", "Æ / ☃"]);
    let kept: Vec<BookSettings> = setups.list().presets.into_iter().map(|setup| setup.settings).collect();
    assert_eq!(kept, [wide.clone(), narrow, wide.clone()]);
    setups.save("my-wide-one", &wide).unwrap();
    let kept = setups.list().presets;
    assert_eq!((kept.len(), &kept[1].settings), (3, &wide));
    setups.delete(&kept[0]).unwrap();
    assert_eq!(names(&setups), ["my-wide-one", "Æ / ☃"]);
}

#[test]
fn words_of_a_booklet_are_not_kept_but_its_files_are() {
    let folder = tempfile::tempdir().unwrap();
    let setups = PresetFolder::in_folder(folder.path().join("kept"));
    let file = |name: &str| folder.path().join(name).display().to_string();
    let picture = |name: &str| Some(PagePicture { file: file(name), ..PagePicture::default() });
    let words = || "of this booklet".to_owned();
    let booklet = BookSettings {
        title: words(),
        subtitle: words(),
        author: words(),
        credits: words(),
        copyright: words(),
        back: words(),
        link: words(),
        first_number: 7,
        header: "{title}".to_owned(),
        language: "fa".to_owned(),
        font: file("own.ttf"),
        cover_picture: picture("cover.png"),
        back_picture: picture("back.png"),
        ..BookSettings::default()
    };
    setups.save("Mine", &booklet).unwrap();
    let wanted = BookSettings {
        header: booklet.header.clone(),
        language: booklet.language.clone(),
        font: booklet.font.clone(),
        cover_picture: booklet.cover_picture.clone(),
        back_picture: booklet.back_picture.clone(),
        ..BookSettings::default()
    };
    assert_eq!(setups.list().presets[0].settings, wanted);
    let text = fs::read_to_string(setups.list().presets[0].path()).unwrap();
    assert!(!text.contains("of this booklet"), "{text}");
}

#[test]
fn what_cannot_be_kept_is_refused() {
    let settings = BookSettings::default();
    assert!(matches!(PresetFolder::default().save("A", &settings), Err(PresetError::NoFolder)));
    let folder = tempfile::tempdir().unwrap();
    let setups = PresetFolder::in_folder(folder.path().to_owned());
    assert!(matches!(setups.save(" \n ", &settings), Err(PresetError::NoName)));
    assert!(matches!(setups.save(&"a".repeat(101), &settings), Err(PresetError::Name(_))));
    assert!(names(&setups).is_empty());
}

#[test]
fn a_file_that_cannot_be_read_is_told_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let setups = PresetFolder::in_folder(folder.path().to_owned());
    let (bad, book) = (folder.path().join("wide.ron"), folder.path().join("narrow.ron"));
    fs::write(&bad, "(gridwright_book: 1, settings: (papr: \"a5\"))").unwrap();
    let with_puzzles = "(gridwright_book: 1, settings: (title: \"Narrow\"), puzzles: [(file: \"a.ron\")])";
    fs::write(&book, with_puzzles).unwrap();
    fs::write(folder.path().join("notes.txt"), "no set-up").unwrap();
    let kept = setups.list();
    assert!(kept.presets.is_empty());
    let faults: Vec<String> = kept.errors.iter().map(ToString::to_string).collect();
    assert!(faults.len() == 1 && faults[0].contains("wide.ron"), "{faults:?}");
    for name in ["Wide", "Narrow"] {
        setups.save(name, &BookSettings::default()).unwrap();
    }
    assert_eq!(names(&setups), ["Narrow", "Wide"]);
    assert_eq!(fs::read_to_string(&bad).unwrap(), "(gridwright_book: 1, settings: (papr: \"a5\"))");
    assert_eq!(fs::read_to_string(&book).unwrap(), with_puzzles);
}
