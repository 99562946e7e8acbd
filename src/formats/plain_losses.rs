//! Reports of what formats of plain givens lose of a puzzle.

use super::format::Format;
use super::loaded::PuzzleToWrite;
use super::loss::{LossOutcome, Losses, LostElement};
use super::published::report_publication;
use super::write_error::{SupportedBoards, WriteError};
use crate::board::{Cell, Numbering};
use crate::puzzle::{Puzzle, Symbols};

/// Reports what a format of 9x9 givens loses of a puzzle.
///
/// # Errors
/// Returns an error if the board is no 9x9 grid with 3x3 boxes.
pub(super) fn check_classic(
    out: &PuzzleToWrite,
    format: Format,
    held: &[LostElement],
    losses: &mut Losses,
) -> Result<(), WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let is_classic = matches!(board.grids(), [grid] if grid.box_shape() == Some((3, 3)));
    if !is_classic || board.numbering() != Numbering::FromOne {
        return Err(WriteError::Board { format, holds: SupportedBoards::Classic });
    }
    if board.top_left() != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    if !held.contains(&LostElement::Title) {
        report_title_and_author(puzzle, losses);
    }
    report_rules(puzzle, losses, held, |_| false);
    Ok(())
}

/// Reports the title and author as lost.
pub(super) fn report_title_and_author(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Title, LossOutcome::NoPlace, usize::from(!puzzle.title().is_empty()));
    losses.add_many(LostElement::Author, LossOutcome::NoPlace, usize::from(!puzzle.author().is_empty()));
}

/// Reports the drawings and the fog as lost.
pub(super) fn report_drawings(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Fog, LossOutcome::NoPlace, usize::from(puzzle.fog().is_some()));
    losses.add_many(LostElement::Drawings, LossOutcome::NoPlace, puzzle.drawings().len());
}

/// Reports as lost: the drawings, the fog, the difficulty, remarks, symbols, a solver's progress, what is published
/// with the puzzle except the parts that the format holds, and all rules except those for which `held` is true.
pub(super) fn report_rules(
    puzzle: &Puzzle,
    losses: &mut Losses,
    held_parts: &[LostElement],
    held: impl Fn(&crate::variant::Rule) -> bool,
) {
    report_drawings(puzzle, losses);
    report_opinions(puzzle, losses, held_parts);
    if *puzzle.symbols() != Symbols::default() {
        losses.add(LostElement::Symbols, LossOutcome::NoPlace);
    }
    report_progress(puzzle, losses);
    for placed in puzzle.rules() {
        match placed.on {
            false => losses.add(LostElement::DisabledRules, LossOutcome::NoPlace),
            true if placed.choice().is_none() && held(&placed.rule) => {}
            true => losses.add(LostElement::Rules(placed.rule.kind()), LossOutcome::NoPlace),
        }
    }
}

/// Reports solvers' remarks, the setter's difficulty, and what is published with the puzzle as lost, except the parts
/// that the format holds.
pub(super) fn report_opinions(puzzle: &Puzzle, losses: &mut Losses, held: &[LostElement]) {
    report_publication(puzzle, losses, held);
    losses.add_many(LostElement::Remarks, LossOutcome::NoPlace, puzzle.remarks().len());
    losses.add_many(LostElement::Difficulty, LossOutcome::NoPlace, usize::from(puzzle.stars().is_some()));
}

/// Reports a solver's progress as lost.
pub(super) fn report_progress(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::EnteredDigits, LossOutcome::NoPlace, puzzle.progress().entered_count());
    losses.add_many(LostElement::PencilMarks, LossOutcome::NoPlace, puzzle.progress().marked_count());
    report_highlights(puzzle, losses);
}

/// Reports the colours of cells as lost.
pub(super) fn report_highlights(puzzle: &Puzzle, losses: &mut Losses) {
    losses.add_many(LostElement::Highlights, LossOutcome::NoPlace, puzzle.progress().coloured_count());
}
