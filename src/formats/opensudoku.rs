//! OpenSudoku's XML: folders of 9x9 sudokus, each a `game` with 81 digits or a saved state.

use quick_xml::events::{BytesStart, Event};

use super::codec::{Codec, CodecError, FoundPuzzle, write_each};
use super::format::Format;
use super::json::entry_error;
use super::limits::PUZZLES_AT_ONCE;
use super::loaded::PuzzleToWrite;
use super::loss::{LossOutcome, Losses, LostElement};
use super::plain_losses::check_classic;
use super::problem::ReadErrorKind;
use super::published::PublishedTexts;
use super::rows::grid_symbols;
use super::texts::truncated;
use super::warning::Warning;
use super::write_error::WriteError;
use super::xml::{XmlTags, attribute, escaped};
use crate::board::{Board, Digit, DigitSet};
use crate::puzzle::{Givens, Progress, Publication, Puzzle};

/// The format of OpenSudoku's folders.
pub(super) struct OpenSudoku;

impl Codec for OpenSudoku {
    fn format(&self) -> Format {
        Format::OpenSudoku
    }

    fn sniff(&self, text: &str) -> bool {
        text.starts_with('<') && text.chars().take(1000).collect::<String>().contains("<opensudoku")
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let mut tags = XmlTags::new(text);
        let (mut found, mut inside, mut folder) = (Vec::new(), String::new(), String::new());
        let (mut title, mut author, mut losses) = (String::new(), String::new(), Losses::default());
        let mut texts = PublishedTexts::default();
        while let Some((line, event)) = tags.next()? {
            let here = |problem: ReadErrorKind| CodecError::in_line(line, problem);
            match event {
                Event::Start(tag) | Event::Empty(tag) => {
                    inside = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
                    match inside.as_str() {
                        "folder" => folder = attribute(&tag, "name").map_err(here)?.unwrap_or_default(),
                        "game" => {
                            if found.len() == PUZZLES_AT_ONCE {
                                return Err(here(ReadErrorKind::TooManyPuzzles { limit: PUZZLES_AT_ONCE }));
                            }
                            let game = game(&tag).map_err(here)?;
                            let mut losses = Losses::default();
                            report_attributes(&tag, &mut losses).map_err(here)?;
                            found.push(SavedGame { line, folder: folder.trim().to_owned(), game, losses });
                        }
                        _ => {}
                    }
                }
                Event::End(tag) => {
                    if tag.name().as_ref() == b"folder" {
                        folder.clear();
                    }
                    inside.clear();
                }
                Event::Text(words) => {
                    let words = words.decode().map_err(|error| ReadErrorKind::Syntax(error.to_string()))?;
                    match inside.as_str() {
                        "name" => title += &words,
                        "author" => author += &words,
                        "source" => texts.source += &words,
                        "sourceURL" => texts.link += &words,
                        "created" => texts.date += &words,
                        _ if words.trim().is_empty() => {}
                        other => losses.add(LostElement::Named(other.to_owned()), LossOutcome::NoPlace),
                    }
                }
                Event::GeneralRef(name) => {
                    let letter = super::xml::resolve_reference(&name);
                    match inside.as_str() {
                        "name" => title.push(letter),
                        "author" => author.push(letter),
                        "source" => texts.source.push(letter),
                        "sourceURL" => texts.link.push(letter),
                        "created" => texts.date.push(letter),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        for text in [&mut texts.source, &mut texts.link, &mut texts.date] {
            *text = text.trim().to_owned();
        }
        let title = truncated(title.trim().to_owned(), LostElement::Title, &mut losses);
        let author = truncated(author.trim().to_owned(), LostElement::Author, &mut losses);
        if found.is_empty() {
            return Err(ReadErrorKind::NoPuzzle.into());
        }
        let board = Board::classic();
        let puzzle = |game: SavedGame| -> Result<FoundPuzzle, CodecError> {
            let SavedGame { line, folder, game: (givens, progress), mut losses } = game;
            // The name of the folder takes precedence as the title.
            let folder = truncated(folder, LostElement::Title, &mut losses);
            let both = !folder.is_empty() && !title.is_empty() && folder != title;
            losses.add_many(LostElement::Title, LossOutcome::NoPlace, usize::from(both));
            let title = if folder.is_empty() { title.clone() } else { folder };
            let puzzle = Puzzle::builder(board.clone()).title(title).author(author.clone()).givens(givens).build();
            let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)).map_err(ReadErrorKind::from)?;
            let puzzle = texts.clone().apply(puzzle, &mut losses)?;
            Ok(FoundPuzzle { puzzle, line, losses, reading: None })
        };
        let mut found: Vec<FoundPuzzle> = found.into_iter().map(puzzle).collect::<Result<_, _>>()?;
        // Losses of the file as a whole are reported once.
        for loss in losses.into_vec() {
            found[0].losses.add_many(loss.element, loss.outcome, loss.count);
        }
        Ok(found)
    }

    fn can_concatenate(&self) -> bool {
        false
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        if puzzles.len() > PUZZLES_AT_ONCE {
            return Err(WriteError::TooManyPuzzles { format: Format::OpenSudoku, limit: PUZZLES_AT_ONCE });
        }
        let first = |words: fn(&Puzzle) -> &str| puzzles.first().map_or("", |out| words(out.puzzle));
        let (title, author) = (first(Puzzle::title), first(Puzzle::author));
        let published = puzzles.first().map_or_else(Publication::default, |out| out.puzzle.publication().clone());
        let published = &published;
        let (games, warnings) = write_each(puzzles, |out, losses| {
            check_classic(out, Format::OpenSudoku, &HELD, losses)?;
            let (published, first) = (out.puzzle.publication(), published);
            for (element, own, first) in [
                (LostElement::Source, &published.source, &first.source),
                (LostElement::Link, &published.link, &first.link),
                (LostElement::Date, &published.date, &first.date),
            ] {
                losses.add_many(element, LossOutcome::NoPlace, usize::from(own != first));
            }
            losses.add_many(LostElement::Title, LossOutcome::NoPlace, usize::from(out.puzzle.title() != title));
            losses.add_many(LostElement::Author, LossOutcome::NoPlace, usize::from(out.puzzle.author() != author));
            Ok(format!("  <game data=\"{}\" />\n", grid_symbols(out.puzzle, '0')))
        })?;
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
        let mut words = format!("  <name>{}</name>\n  <author>{}</author>\n", escaped(title), escaped(author));
        for (name, text) in
            [("created", &published.date), ("source", &published.source), ("sourceURL", &published.link)]
        {
            if !text.is_empty() {
                words += &format!("  <{name}>{}</{name}>\n", escaped(text));
            }
        }
        Ok((format!("{head}{words}{games}</opensudoku>\n"), warnings))
    }
}

/// The texts that a file holds.
const HELD: [LostElement; 5] =
    [LostElement::Title, LostElement::Author, LostElement::Date, LostElement::Source, LostElement::Link];

/// A game as it was read.
struct SavedGame {
    line: usize,
    /// The name of its folder.
    folder: String,
    game: (Givens, Progress),
    losses: Losses,
}

/// Attributes of a game that need no report: its cells, which are read, and times and states of playing.
const ATTRIBUTES: [&str; 7] = ["data", "cells_data", "created", "last_played", "state", "id", "_id"];

/// Reports the attributes of a game that are left out, unless they are empty.
fn report_attributes(tag: &BytesStart, losses: &mut Losses) -> Result<(), ReadErrorKind> {
    for found in tag.attributes() {
        let found = found.map_err(|error| ReadErrorKind::Syntax(error.to_string()))?;
        let name = String::from_utf8_lossy(found.key.as_ref()).into_owned();
        let value = attribute(tag, &name)?.unwrap_or_default();
        let says_nothing = matches!(value.trim(), "" | "0");
        if !says_nothing && !ATTRIBUTES.contains(&name.as_str()) {
            losses.add(LostElement::Named(name.chars().take(40).collect()), LossOutcome::NoPlace);
        }
    }
    Ok(())
}

/// Returns the givens of a game, and the solver's progress.
fn game(tag: &BytesStart) -> Result<(Givens, Progress), ReadErrorKind> {
    let data = match attribute(tag, "data")? {
        Some(data) => data,
        None => attribute(tag, "cells_data")?.ok_or_else(|| entry_error("game", "expected-game"))?,
    };
    let board = Board::classic();
    let mut progress = Progress::default();
    let cells = board.cells().iter().copied();
    let plain: Vec<char> = data.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    if plain.len() == 81 && plain.iter().all(|symbol| symbol.is_ascii_digit() || *symbol == '.') {
        let digits = cells.zip(plain).filter_map(|(cell, symbol)| Some((cell, Digit::from_symbol(symbol)?)));
        return Ok((digits.collect(), progress));
    }
    // A saved state: for each cell its digit, its notes, and whether it may be changed.
    let (version, body) = data
        .split_once(['\n', ' ', '|'])
        .filter(|_| data.starts_with("version"))
        .map(|_| state(&data))
        .ok_or_else(|| entry_error("game", "expected-game"))?;
    let fields: Vec<&str> = body.trim().trim_end_matches('|').split('|').collect();
    let each = if version >= 2 && fields.len() == 81 * 4 { 4 } else { 3 };
    if fields.len() != 81 * each {
        return Err(entry_error("game", "expected-game"));
    }
    let mut givens = Givens::new();
    for (cell, fields) in cells.zip(fields.chunks(each)) {
        let digit = fields[0].trim().chars().next().and_then(Digit::from_symbol);
        let digit = digit.filter(|digit| digit.value() <= 9);
        match (digit, fields[each - 1].trim()) {
            (Some(digit), "0") => drop(givens.insert(cell, digit)),
            (digit, _) => progress.change(cell, |own| own.digit = digit),
        }
        progress.change(cell, |own| match each {
            4 => (own.corner, own.centre) = (notes(fields[1], version), notes(fields[2], version)),
            _ => own.centre = notes(fields[1], version),
        });
    }
    Ok((givens, progress))
}

/// Returns the digits that a solver noted: a list with commas, or from version 2 on a bitmask.
fn notes(text: &str, version: u32) -> DigitSet {
    let digits = |text: &str| text.split(',').filter_map(|word| Digit::new(word.trim().parse().ok()?)).collect();
    let noted: DigitSet = match version {
        0 | 1 => digits(text),
        _ => DigitSet::from_bits(text.trim().parse().unwrap_or(0)),
    };
    noted.intersect(DigitSet::all(9))
}

/// Splits a saved state into its version and the cells.
fn state(data: &str) -> (u32, &str) {
    let rest = data.trim_start_matches("version").trim_start_matches([':', ' ']);
    let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
    (rest[..end].parse().unwrap_or(1), &rest[end..])
}
