//! A puzzle as data for the player (`Puzzle` in `assets/player/game.js`).

use serde::Serialize;

use super::content::WebPuzzle;
use super::secrets::{cell_hashes, identity, packed, sealed_message, whole_hash};
use super::settings::{SolutionCheck, WebSettings};
use crate::board::{Cell, CellSet, Filling};
use crate::formats::write_native;
use crate::puzzle::{Puzzle, Stars};
use crate::sheet::svg::PageParts;
use crate::sheet::{PageBoard, in_language, page_board};
use crate::words::Language;

/// The space around a board, in cells, so that selection frames and thick lines are not cut off.
const MARGIN: f32 = 0.08;

/// A puzzle as the player reads it.
#[derive(Serialize)]
pub(super) struct PuzzleData {
    id: String,
    title: String,
    author: String,
    number: String,
    place: u32,
    label: String,
    stars: u8,
    section: String,
    kinds: Vec<String>,
    rules: Vec<String>,
    source: String,
    symbols: Vec<String>,
    glyphs: Vec<usize>,
    cells: Vec<[i16; 3]>,
    givens: String,
    houses: Vec<String>,
    clues: Vec<usize>,
    view: [i32; 4],
    under: String,
    over: String,
    /// The lights of the fog, and what each link waits for and clears; empty without fog.
    fog: Vec<String>,
    lines: String,
    whole: String,
    each: String,
    message: String,
    hints: String,
}

/// Returns the data of a puzzle with this number, which is shown in a list and wherever an entry has one of its own.
pub(super) fn puzzle_data(
    web: &WebPuzzle,
    number: u32,
    is_numbered: bool,
    settings: &WebSettings,
    parts: &mut PageParts,
) -> PuzzleData {
    let (entry, language) = (&web.entry, settings.language);
    let id = identity(&write_native(&entry.puzzle));
    let puzzle = &*in_language(&entry.puzzle, language);
    let board = puzzle.board();
    let drawn = page_board(puzzle, language, parts);
    let published = puzzle.publication();
    let solution = entry.answer.as_ref().filter(|_| settings.check != SolutionCheck::None);
    let hints = match web.steps.is_empty() {
        true => String::new(),
        false => packed(&serde_json::to_string(&web.steps).unwrap_or_default()),
    };
    let message = published.message.trim();
    let hashed = |hash: fn(&str, &Filling) -> String| solution.map(|solution| hash(&id, solution)).unwrap_or_default();
    PuzzleData {
        title: shown(entry.title()),
        author: shown(puzzle.author()),
        number: if is_numbered { language.format_number(number) } else { String::new() },
        place: number,
        label: shown(&entry.label),
        stars: entry.stars.or(puzzle.stars().map(Stars::count)).unwrap_or(0).min(5),
        section: shown(entry.section.as_deref().unwrap_or_default()),
        kinds: kinds_of(puzzle, language),
        rules: rules_of(entry.rules.as_deref(), puzzle, language),
        source: if settings.sources { shown(published.source.trim()) } else { String::new() },
        symbols: drawn.symbols.iter().map(|(symbol, _)| shown(symbol)).collect(),
        glyphs: drawn.symbols.iter().map(|(_, outline)| *outline).collect(),
        cells: runs(board.cells()),
        givens: board
            .cells()
            .iter()
            .map(|cell| base_36(puzzle.givens().get(cell).map_or(0, |digit| u32::from(digit.value()))))
            .collect(),
        houses: board
            .houses()
            .iter()
            .map(|house| house.cells.iter().map(|cell| two_digits(cell.0)).collect())
            .collect(),
        clues: (0..board.cells().len()).filter(|&at| drawn.clue_cells.contains(&board.cells()[at])).collect(),
        view: view_of(&drawn),
        whole: hashed(whole_hash),
        // Fog clears digit by digit, so the page has to know each of them.
        each: match settings.check == SolutionCheck::Cells || puzzle.fog().is_some() {
            true => hashed(cell_hashes),
            false => String::new(),
        },
        message: if message.is_empty() { String::new() } else { sealed_message(&id, solution, &shown(message)) },
        hints,
        fog: fog_of(puzzle),
        lines: drawn.lines,
        under: drawn.under,
        over: drawn.over,
        id,
    }
}

/// Returns a text as shown. Characters that override the direction of letters are left out, since they could make one
/// text look like another; the player isolates the direction of each text from its surroundings.
pub(super) fn shown(text: &str) -> String {
    text.chars().filter(|letter| !matches!(letter, '\u{202d}' | '\u{202e}')).collect()
}

/// Returns the cells, which are in row order, as runs: row, first column, number of cells.
fn runs(cells: &[Cell]) -> Vec<[i16; 3]> {
    let mut runs: Vec<[i16; 3]> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some([row, first, count]) if *row == cell.row && *first + *count == cell.col => *count += 1,
            _ => runs.push([cell.row, cell.col, 1]),
        }
    }
    runs
}

/// Returns a number below 36 as one digit.
fn base_36(value: u32) -> char {
    char::from_digit(value, 36).unwrap_or('0')
}

/// Returns a number below 1296 as two digits in base 36; no board has as many cells.
fn two_digits(value: u16) -> String {
    let value = u32::from(value);
    [base_36(value / 36), base_36(value % 36)].iter().collect()
}

fn view_of(drawn: &PageBoard) -> [i32; 4] {
    let area = drawn.bounds.expanded(MARGIN);
    [area.min.x, area.min.y, area.width(), area.height()].map(|cells| (cells * PageParts::UNITS).round() as i32)
}

/// Returns the lights of the fog, and the two sides of each link one after the other; nothing without fog.
fn fog_of(puzzle: &Puzzle) -> Vec<String> {
    let Some(fog) = puzzle.fog() else { return Vec::new() };
    let cells = |cells: &CellSet| -> String {
        cells.iter().filter_map(|cell| puzzle.board().id(cell)).map(|id| two_digits(id.0)).collect()
    };
    let links = fog.links.iter().flat_map(|link| [cells(&link.when), cells(&link.clears)]);
    [cells(&fog.lights)].into_iter().chain(links).collect()
}

/// Returns the names of the kinds of rules, each once.
fn kinds_of(puzzle: &Puzzle, language: Language) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (_, placed) in puzzle.effective_rules() {
        let name = shown(&language.translate(&placed.rule.name()));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Returns the rules text, one paragraph each: the entry's own, the author's, or the generated one.
fn rules_of(own: Option<&str>, puzzle: &Puzzle, language: Language) -> Vec<String> {
    let texts: Vec<String> = match own {
        Some(own) => own.lines().map(str::to_owned).collect(),
        None => {
            puzzle.rules_text().iter().chain(&puzzle.fog_text()).map(|sentence| language.translate(sentence)).collect()
        }
    };
    let mut rules: Vec<String> = Vec::new();
    for text in texts {
        let text = shown(text.trim());
        if !text.is_empty() && !rules.contains(&text) {
            rules.push(text);
        }
    }
    rules
}
