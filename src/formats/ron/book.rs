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
//! What is usual is left out. A field that is not known is an error. Control characters in words are shown as such, as
//! in puzzle files.

use serde::Deserialize;

use super::depth::check_depth;
use super::diagnose::syntax_error;
use super::file::options;
use super::write::{in_words, write_list};
use crate::formats::book_file::{BookFile, BookItem};
use crate::formats::limits::MILLIMETRES;
use crate::formats::{Problem, ReadError};
use crate::puzzle::{MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT, printable};
use crate::sheet::booklet::BookSettings;
use crate::words::Message;

/// The version of the format that is written, and the newest that is read.
const VERSION: u64 = 1;

/// The version alone, whatever else is in the file.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    gridwright_book: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "booklet")]
struct BookText {
    /// Judged by [`Head`] before.
    #[serde(rename = "gridwright_book")]
    _version: u64,
    #[serde(default)]
    settings: BookSettings,
    #[serde(default)]
    puzzles: Vec<BookItem>,
}

pub(in crate::formats) fn read_book(file: &str, text: &str) -> Result<BookFile, ReadError> {
    check_depth(file, text)?;
    let head: Head = options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    match head.gridwright_book {
        None | Some(0) => return Err(Problem::NoBook { newest: VERSION }.of_file(file)),
        Some(found) if found > VERSION => return Err(Problem::Newer { found, newest: VERSION }.of_file(file)),
        Some(_) => {}
    }
    let BookText { mut settings, mut puzzles, .. } =
        options().from_str(text).map_err(|error| syntax_error(file, text, &error))?;
    let BookSettings { title, subtitle, author, language, credits, .. } = &mut settings;
    let (line, text) = (MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT);
    let mut words = vec![
        ("title".to_owned(), title, line),
        ("subtitle".to_owned(), subtitle, line),
        ("author".to_owned(), author, line),
        ("language".to_owned(), language, line),
        ("credits".to_owned(), credits, text),
    ];
    for (index, item) in puzzles.iter_mut().enumerate() {
        words.push((format!("label of entry {}", index + 1), &mut item.label, line));
        words.extend(item.rules.as_mut().map(|rules| (format!("rules of entry {}", index + 1), rules, text)));
    }
    for (of, words, most) in words {
        let checked = printable(std::mem::take(words), most);
        *words = checked.map_err(|problem| Problem::Words { of, problem }.of_file(file))?;
    }
    check_lengths(&settings).map_err(|problem| problem.of_file(file))?;
    Ok(BookFile { settings, puzzles })
}

/// Refuses lengths that no page has, such as what is no number.
fn check_lengths(settings: &BookSettings) -> Result<(), Problem> {
    let BookSettings { margins, gutter_mm, bleed_mm, .. } = settings;
    let margins = margins.iter().flat_map(|white| [white.top, white.bottom, white.outside, white.inside]);
    let lengths = margins.map(|length| ("margins", length)).chain(gutter_mm.map(|length| ("gutter_mm", length)));
    let bad = lengths.chain([("bleed_mm", *bleed_mm)]).find(|(_, length)| !(0.0..=MILLIMETRES).contains(length));
    let expected = || Box::new(Message::new("expected-millimetres").with("most", MILLIMETRES as u16));
    bad.map_or(Ok(()), |(name, _)| Err(Problem::Entry { at: name.to_owned(), problem: expected() }))
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

/// The settings that are not the usual ones, a line each.
fn write_settings(settings: &BookSettings) -> String {
    let usual = BookSettings::default();
    let mut text = String::new();
    macro_rules! write_fields {
        ($($name:ident),* $(,)?) => {
            // Taken apart, so that no setting is forgotten here.
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
        paper,
        landscape,
        margins,
        gutter_mm,
        bleed_mm,
        per_page,
        cover,
        rules_page,
        rules_below,
        answers,
        page_numbers,
        running_title,
        first_number,
        large_print,
        notes,
        dots,
        ink,
        preset,
        saddle_stitch,
    );
    text
}
