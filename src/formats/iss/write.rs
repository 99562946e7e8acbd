//! Writes constraint strings.

use std::collections::BTreeMap;

use super::constraint::IssConstraint;
use super::decomposed::by_shapes;
use super::named::named;
use super::tokens::cell_name;
use crate::board::{Boxes, Cell, Digit, Numbering};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::plain_losses::{report_rules, report_title_and_author};
use crate::formats::{Format, PuzzleToWrite, SupportedBoards, WriteError, customary_box, json};
use crate::variant::Rule;

/// Writes a puzzle as one string.
pub(super) fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let unfit = || WriteError::Board { format: Format::Iss, holds: SupportedBoards::OneGrid };
    let [grid] = board.grids() else { return Err(unfit()) };
    // The solver names rows, columns and regions by one character each.
    if board.numbering() != Numbering::FromOne || grid.size() > 16 {
        return Err(unfit());
    }
    report_title_and_author(puzzle, losses);
    let (n, origin) = (grid.size(), grid.origin());
    if origin != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    let mut text = if n == 9 { String::new() } else { format!(".Shape~{n}x{n}") };
    let usual = customary_box(n);
    match grid.boxes() {
        Boxes::Regular { rows, cols } if Some((*rows, *cols)) == usual => {}
        Boxes::Latin => text += ".NoBoxes",
        Boxes::Regular { .. } | Boxes::Jigsaw(_) => {
            let layout = grid.regions().into_iter().map(|region| Digit::from_index(region.into()).symbol());
            text += &format!(".Jigsaw~{}.NoBoxes", layout.collect::<String>());
        }
    }
    let moved = |cell: Cell| cell.offset(-origin.row, -origin.col);
    for (&cell, digit) in puzzle.givens() {
        let cell = moved(cell);
        text += &format!(".~{}_{}", cell_name(cell), digit.value());
    }
    let context = puzzle.context();
    let mut unheld: Vec<&Rule> = Vec::new();
    let mut numbers = BTreeMap::<(&str, String), String>::new();
    for (_, placed) in puzzle.effective_rules() {
        let parts = named(&placed.rule, &context, grid).or_else(|| by_shapes(&placed.rule, &context, &moved));
        // All rules of the solver read digits and hold.
        let parts = parts.filter(|_| placed.reading().is_digits() && placed.choice().is_none());
        // The solver has one number per outside position, so a second rule with another number there cannot be written.
        let mut is_free = |part: &IssConstraint| {
            let Some((place, number)) = part.outside_clue() else { return true };
            numbers.entry((part.name, place)).or_insert_with(|| number.clone()) == &number
        };
        match parts.filter(|parts| parts.iter().all(&mut is_free)) {
            Some(parts) => parts.iter().for_each(|part| text += &part.text(&moved)),
            None => unheld.push(&placed.rule),
        }
    }
    if puzzle.effective_rules().any(|(_, placed)| matches!(placed.rule, Rule::FullRank(_))) {
        // Lets equal lines share their ranks, as in this program.
        text += ".FullRankTies~any";
    }
    unheld.extend(puzzle.enabled_rules().map(|(_, placed)| &placed.rule).filter(|rule| rule.is_decoration()));
    if text.is_empty() {
        // A puzzle without any constraint is written as its shape, as the string must not be empty.
        text = format!(".Shape~{n}x{n}");
    }
    if text.matches('.').count() > json::MAX_ELEMENTS {
        return Err(WriteError::TooMany { format: Format::Iss, limit: json::MAX_ELEMENTS });
    }
    let text = json::check_size(text, Format::Iss)?;
    report_rules(puzzle, losses, &[], |rule| !unheld.iter().any(|other| std::ptr::eq(*other, rule)));
    Ok(text)
}
