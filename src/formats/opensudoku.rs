//! OpenSudoku's XML: folders of 9x9 sudokus, each a `game` with 81 digits, or with the state of a solver.

use quick_xml::events::{BytesStart, Event};

use super::classic::{only_classic, symbols};
use super::codec::{About, Codec, Fault, Found, Written, write_each};
use super::json::entry;
use super::limits::PUZZLES_AT_ONCE;
use super::loss::{Element, Fate, Losses};
use super::words::shortened;
use super::xml::{Tags, attribute, escaped};
use super::{Format, Outgoing, Problem, Warning, WriteError};
use crate::board::{Board, Digit, DigitSet};
use crate::puzzle::{Givens, Progress, Puzzle};

/// Folders of sudokus.
pub(super) struct OpenSudoku;

impl Codec for OpenSudoku {
    fn format(&self) -> Format {
        Format::OpenSudoku
    }

    fn about(&self) -> &'static About {
        &About {
            word: "opensudoku",
            extensions: &["opensudoku"],
            read: true,
            written: Written::Many,
            holds: "any number of 9x9 sudokus: their givens; one name and author for all of them; when they are \
                read, a solver's digits and marks too",
            lacks: "rules, other boards, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        text.starts_with('<') && text.chars().take(1000).collect::<String>().contains("<opensudoku")
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let mut tags = Tags::new(text);
        let (mut found, mut inside) = (Vec::new(), String::new());
        let (mut title, mut author, mut losses) = (String::new(), String::new(), Losses::default());
        while let Some((line, event)) = tags.next()? {
            match event {
                Event::Start(tag) | Event::Empty(tag) => {
                    inside = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
                    if inside == "game" {
                        if found.len() == PUZZLES_AT_ONCE {
                            return Err(Fault::in_line(line, Problem::TooManyPuzzles { limit: PUZZLES_AT_ONCE }));
                        }
                        found.push((line, game(&tag).map_err(|problem| Fault::in_line(line, problem))?));
                    }
                }
                Event::End(_) => inside.clear(),
                Event::Text(words) => {
                    let words = words.decode().map_err(|error| Problem::Syntax(error.to_string()))?;
                    match inside.as_str() {
                        "name" => title += &words,
                        "author" => author += &words,
                        _ if words.trim().is_empty() => {}
                        other => losses.add(Element::Named(other.to_owned()), Fate::NoPlace),
                    }
                }
                Event::GeneralRef(name) => {
                    let letter = super::xml::letter(&name);
                    match inside.as_str() {
                        "name" => title.push(letter),
                        "author" => author.push(letter),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        let title = shortened(title.trim().to_owned(), Element::Title, &mut losses);
        let author = shortened(author.trim().to_owned(), Element::Author, &mut losses);
        if found.is_empty() {
            return Err(Problem::NoPuzzle.into());
        }
        let board = Board::classic();
        let puzzle = |(line, (givens, progress)): (usize, (Givens, Progress))| -> Result<Found, Fault> {
            let puzzle = Puzzle::new(title.clone(), author.clone(), board.clone(), givens, vec![]);
            let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)).map_err(Problem::from)?;
            Ok(Found { puzzle, line, losses: Losses::default() })
        };
        let mut found: Vec<Found> = found.into_iter().map(puzzle).collect::<Result<_, _>>()?;
        // What the folder as a whole lost is told once.
        for loss in losses.into_vec() {
            found[0].losses.add_many(loss.element, loss.fate, loss.count);
        }
        Ok(found)
    }

    fn joins(&self) -> bool {
        false
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        if puzzles.len() > PUZZLES_AT_ONCE {
            return Err(WriteError::TooManyPuzzles { format: Format::OpenSudoku, limit: PUZZLES_AT_ONCE });
        }
        let first = |words: fn(&Puzzle) -> &str| puzzles.first().map_or("", |out| words(out.puzzle));
        let (title, author) = (first(Puzzle::title), first(Puzzle::author));
        let (games, warnings) = write_each(puzzles, |out, losses| {
            only_classic(out, Format::OpenSudoku, true, losses)?;
            losses.add_many(Element::Title, Fate::NoPlace, usize::from(out.puzzle.title() != title));
            losses.add_many(Element::Author, Fate::NoPlace, usize::from(out.puzzle.author() != author));
            Ok(format!("  <game data=\"{}\" />\n", symbols(out.puzzle, '0')))
        })?;
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
        let words = format!("  <name>{}</name>\n  <author>{}</author>\n", escaped(title), escaped(author));
        Ok((format!("{head}{words}{games}</opensudoku>\n"), warnings))
    }
}

/// The givens of a game, and what a solver left in it.
fn game(tag: &BytesStart) -> Result<(Givens, Progress), Problem> {
    let data = match attribute(tag, "data")? {
        Some(data) => data,
        None => attribute(tag, "cells_data")?.ok_or_else(|| entry("game", "expected-game"))?,
    };
    let board = Board::classic();
    let mut progress = Progress::default();
    let cells = board.cells().iter().copied();
    let plain: Vec<char> = data.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    if plain.len() == 81 && plain.iter().all(|symbol| symbol.is_ascii_digit() || *symbol == '.') {
        let digits = cells.zip(plain).filter_map(|(cell, symbol)| Some((cell, Digit::from_symbol(symbol)?)));
        return Ok((digits.collect(), progress));
    }
    // The state of a game: for each cell its digit, its notes, and whether it may be changed.
    let (version, body) = data
        .split_once(['\n', ' ', '|'])
        .filter(|_| data.starts_with("version"))
        .map(|_| state(&data))
        .ok_or_else(|| entry("game", "expected-game"))?;
    let fields: Vec<&str> = body.trim().trim_end_matches('|').split('|').collect();
    let each = if version >= 2 && fields.len() == 81 * 4 { 4 } else { 3 };
    if fields.len() != 81 * each {
        return Err(entry("game", "expected-game"));
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

/// The digits that a solver noted: one after another, with commas, and from the second version on as bits of a number.
fn notes(text: &str, version: u32) -> DigitSet {
    let digits = |text: &str| text.split(',').filter_map(|word| Digit::new(word.trim().parse().ok()?)).collect();
    let noted: DigitSet = match version {
        0 | 1 => digits(text),
        _ => DigitSet::from_bits(text.trim().parse().unwrap_or(0)),
    };
    noted.intersect(DigitSet::all(9))
}

/// The version of a state, and what stands behind it.
fn state(data: &str) -> (u32, &str) {
    let rest = data.trim_start_matches("version").trim_start_matches([':', ' ']);
    let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
    (rest[..end].parse().unwrap_or(1), &rest[end..])
}
