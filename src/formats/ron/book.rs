//! Booklet files: `.ron`, version 1.
//!
//! ```ron
//! (
//!     gridwright_book: 1,
//!     settings: (
//!         title: "Rainy Sundays",
//!         paper: "a5",
//!         per_page: "2",
//!     ),
//!     puzzles: [
//!         (file: "puzzles/cross.ron", label: "easy"),
//!         (file: "collection.txt", line: 12),
//!     ],
//! )
//! ```
//!
//! Default values are omitted. An unknown field is an error. Control characters in texts are made visible, as in puzzle
//! files.

use serde::Deserialize;

use super::depth::check_depth;
use super::diagnose::syntax_error;
use super::file::options;
use super::write::{in_words, write_list};
use crate::formats::book_file::{BookFile, BookItem};
use crate::formats::limits::{BLEED_MM, GUTTER_MM};
use crate::formats::{ReadError, ReadErrorKind};
use crate::puzzle::{MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, printable};
use crate::sheet::Margins;
use crate::sheet::booklet::BookSettings;

/// The version of the format that is written, and the newest that can be read.
const VERSION: u64 = 1;

/// The thickest paper, in millimetres.
const MAX_CREEP_MM: f32 = 1.0;

/// The maximum number of stars of a puzzle.
const MAX_STARS: u8 = 5;

/// The version alone, parsed from a file of any version.
#[derive(Deserialize)]
struct BookVersion {
    #[serde(default)]
    gridwright_book: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "booklet")]
struct BookText {
    /// Already checked with [`BookVersion`].
    #[serde(rename = "gridwright_book")]
    _version: u64,
    #[serde(default)]
    settings: BookSettings,
    #[serde(default)]
    puzzles: Vec<BookItem>,
}

pub(in crate::formats) fn read_book(file: &str, text: &str) -> Result<BookFile, ReadError> {
    let text_of_file = text;
    check_depth(file, text)?;
    let head: BookVersion = options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    match head.gridwright_book {
        None | Some(0) => return Err(ReadErrorKind::NoBookVersion { newest: VERSION }.of_file(file)),
        Some(found) if found > VERSION => {
            return Err(ReadErrorKind::NewerVersion { found, newest: VERSION }.of_file(file));
        }
        Some(_) => {}
    }
    let BookText { mut settings, mut puzzles, .. } =
        options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    let own = &mut settings;
    let (line, text) = (MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT);
    let mut words = vec![
        ("title".to_owned(), &mut own.title, line),
        ("subtitle".to_owned(), &mut own.subtitle, line),
        ("author".to_owned(), &mut own.author, line),
        ("language".to_owned(), &mut own.language, line),
        ("condition".to_owned(), &mut own.condition, line),
        ("header".to_owned(), &mut own.header, line),
        ("footer".to_owned(), &mut own.footer, line),
        ("link".to_owned(), &mut own.link, line),
        ("font".to_owned(), &mut own.font, line),
        ("bold_font".to_owned(), &mut own.bold_font, line),
        ("copyright".to_owned(), &mut own.copyright, text),
        ("credits".to_owned(), &mut own.credits, text),
        ("back".to_owned(), &mut own.back, text),
    ];
    let pictures = [("cover_picture", &mut own.cover_picture), ("back_picture", &mut own.back_picture)];
    for (of, picture) in pictures {
        words.extend(picture.as_mut().map(|picture| (of.to_owned(), &mut picture.file, line)));
    }
    for (index, item) in puzzles.iter_mut().enumerate() {
        if let Some(stars) = item.stars.filter(|stars| *stars > MAX_STARS) {
            return Err(ReadErrorKind::Stars { entry: index + 1, stars }.of_file(file));
        }
        words.extend(item.title.as_mut().map(|words| (format!("title of entry {}", index + 1), words, line)));
        words.push((format!("label of entry {}", index + 1), &mut item.label, line));
        words.extend(item.section.as_mut().map(|words| (format!("section of entry {}", index + 1), words, line)));
        words.extend(item.link.as_mut().map(|words| (format!("link of entry {}", index + 1), words, text)));
        let picture = item.section_picture.as_mut();
        words.extend(picture.map(|it| (format!("picture of entry {}", index + 1), &mut it.file, line)));
        words.extend(item.rules.as_mut().map(|rules| (format!("rules of entry {}", index + 1), rules, text)));
    }
    for (of, words, most) in words {
        let checked = printable(std::mem::take(words), most);
        *words = checked.map_err(|problem| ReadErrorKind::TextTooLong { of, problem }.of_file(file))?;
    }
    check_measures(file, text_of_file, &settings)?;
    Ok(BookFile { settings, puzzles })
}

/// Rejects lengths that are out of range, with the line of the field.
fn check_measures(file: &str, text: &str, settings: &BookSettings) -> Result<(), ReadError> {
    let refused = |field: &str, mm: f32, most: f32| {
        let line = text.lines().position(|line| line.contains(&format!("{field}:"))).map(|line| line + 1);
        let problem = ReadErrorKind::LengthOutOfRange { field: field.to_owned(), mm: mm.to_string(), most };
        ReadError { line, ..problem.of_file(file) }
    };
    let page = settings.setup().page();
    let mut measures = vec![("bleed_mm", settings.bleed_mm, BLEED_MM), ("creep_mm", settings.creep_mm, MAX_CREEP_MM)];
    measures.extend(settings.gutter_mm.map(|gutter| ("gutter_mm", gutter, GUTTER_MM)));
    if let Some(Margins { top, bottom, outside, inside }) = settings.margins {
        let (upright, across) = (page.height_mm / 3.0, page.width_mm / 3.0);
        measures.extend([("top", top, upright), ("bottom", bottom, upright)]);
        measures.extend([("outside", outside, across), ("inside", inside, across)]);
    }
    for (field, mm, most) in measures {
        if !(0.0..=most).contains(&mm) {
            return Err(refused(field, mm, most));
        }
    }
    Ok(())
}

pub(in crate::formats) fn write_book(book: &BookFile) -> String {
    let settings = write_settings(&book.settings);
    let mut text = format!("(\n    gridwright_book: {VERSION},\n");
    if !settings.is_empty() {
        text += &format!("    settings: (\n{settings}    ),\n");
    }
    write_list("puzzles", book.puzzles.iter(), &mut text);
    text + ")\n"
}

/// Writes the settings that differ from the defaults, one per line.
fn write_settings(settings: &BookSettings) -> String {
    let usual = BookSettings::default();
    let mut text = String::new();
    macro_rules! write_fields {
        ($($name:ident),* $(,)?) => {
            // Destructured, so that the compiler rejects a setting missing here.
            let BookSettings { $($name),* } = settings;
            $(if *$name != usual.$name {
                text += &format!("        {}: {},\n", stringify!($name), in_words($name));
            })*
        };
    }
    write_fields!(
        title,
        subtitle,
        author,
        language,
        credits,
        copyright,
        back,
        header,
        footer,
        paper,
        landscape,
        margins,
        gutter_mm,
        bleed_mm,
        per_page,
        cover,
        contents,
        rules_page,
        rules_below,
        answers,
        page_numbers,
        running_title,
        page_references,
        rated,
        first_number,
        keep_order,
        link,
        typeface,
        font,
        bold_font,
        cover_picture,
        back_picture,
        large_print,
        notes,
        dots,
        cell_marks,
        sources,
        messages,
        ink,
        target,
        preset,
        cmyk,
        ink_limit,
        condition,
        saddle_stitch,
        creep_mm,
        manual_duplex,
        marks,
    );
    text
}
