//! Converts the text of a puzzle file to a puzzle.

use super::diagnose::{EntryLocator, GridPlace, check_version, find_numbering, syntax_error};
use super::file::{GridFile, PuzzleFile, options};
use super::publication;
use crate::board::{Board, BoardError, Grid};
use crate::formats::drawn_images::check_images;
use crate::formats::{ReadError, ReadErrorKind, rows};
use crate::puzzle::{PlacedRule, Puzzle, PuzzleError};

/// Reads one puzzle.
pub(in crate::formats) fn read(file: &str, text: &str) -> Result<Puzzle, ReadError> {
    if text.trim().is_empty() {
        return Err(ReadErrorKind::NoPuzzle.of_file(file));
    }
    check_version(file, text)?;
    let numbering = find_numbering(text);
    let parts = numbering.with_file_numbering(|| options().from_str::<PuzzleFile>(text));
    let mut parts = parts.map_err(|error| syntax_error(file, text, &error))?;
    let outline = EntryLocator::of(text);
    let board = make_board(&parts.grids).map_err(|(place, problem)| outline.at_grid(file, place, problem))?;
    let board = board.with_numbering(parts.digits_from);
    let givens =
        rows::read_givens(&board, &parts.givens).map_err(|(place, problem)| outline.at_given(file, place, problem))?;
    let published = publication::take(&mut parts, &board);
    let published = published.map_err(|(place, problem)| outline.at_solution(file, place, problem))?;
    let rules = parts.rules.into_iter().map(PlacedRule::from);
    let puzzle = Puzzle::builder(board).title(parts.title).author(parts.author).givens(givens).rules(rules).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_stars(parts.stars).with_symbols(parts.symbols));
    let progress = parts.progress.into_iter().collect();
    let puzzle = puzzle
        .and_then(|puzzle| puzzle.with_progress(progress)?.with_remarks(parts.remarks)?.with_publication(published));
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_drawings(parts.drawings)?.with_fog(parts.fog));
    let puzzle = puzzle.and_then(check_images);
    puzzle.map_err(|error| match &error {
        PuzzleError::RulePlacement { number, .. }
        | PuzzleError::RuleChoice { number, .. }
        | PuzzleError::RuleCannotTurn { number, .. }
        | PuzzleError::RuleText { number, .. } => outline.at_rule(file, number - 1, error.into()),
        PuzzleError::Drawing { number, .. } => outline.at_drawing(file, number - 1, error.into()),
        PuzzleError::Fog { .. } => outline.at_fog(file, error.into()),
        PuzzleError::Symbols(_) => outline.at_symbols(file, error.into()),
        PuzzleError::Text { field: of, .. } => outline.at_words(file, *of, error.into()),
        PuzzleError::OffBoard { .. }
        | PuzzleError::DigitTooLarge { .. }
        | PuzzleError::GivensLength { .. }
        | PuzzleError::GivensSymbol { .. }
        | PuzzleError::TooManyRules { .. }
        | PuzzleError::TooManyTags { .. }
        | PuzzleError::TooManyNotUnderstood { .. }
        | PuzzleError::TooManyDrawings { .. }
        | PuzzleError::RemarkText { .. } => ReadErrorKind::from(error).of_file(file),
    })
}

pub(super) fn make_board(grids: &[GridFile]) -> Result<Board, (GridPlace, ReadErrorKind)> {
    let make = |(index, grid)| make_grid(grid).map_err(|(row, problem)| ((index, row), problem));
    Board::new(grids.iter().enumerate().map(make).collect::<Result<_, _>>()?).map_err(|error| match &error {
        BoardError::DifferentSizes { grid, .. } | BoardError::SamePlace { second: grid, .. } => {
            ((grid.index(), None), error.into())
        }
        BoardError::NoGrids
        | BoardError::Size { .. }
        | BoardError::NoRegion { .. }
        | BoardError::BoxShape { .. }
        | BoardError::OffLattice { .. }
        | BoardError::TooManyCells { .. }
        | BoardError::TooManyGrids { .. } => ((0, None), error.into()),
    })
}

fn make_grid(file: &GridFile) -> Result<Grid, (Option<usize>, ReadErrorKind)> {
    let grid = match (&file.boxes, file.regions.as_slice(), file.latin) {
        (Some(shape), [], None) => Grid::new(file.at, shape.rows, shape.cols),
        (None, rows @ [_, ..], None) => {
            let regions = rows::read_regions(file.at, rows);
            Grid::jigsaw(file.at, regions.map_err(|((row, _), problem)| (Some(row), problem))?)
        }
        (None, [], Some(size)) => Grid::latin(file.at, size),
        _ => return Err((None, ReadErrorKind::GridKind)),
    };
    grid.map_err(|error| (None, error.into()))
}
