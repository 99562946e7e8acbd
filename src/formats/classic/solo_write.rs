//! Converts puzzles to game IDs of Solo.

use super::solo_borders::borders;
use crate::board::{Boxes, Cell, CellSet, Numbering};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::plain_losses::{report_rules, report_title_and_author};
use crate::formats::{Format, PuzzleToWrite, SupportedBoards, WriteError};
use crate::variant::{Rule, SumClue};

/// Returns the game ID of a puzzle, without a line break.
///
/// # Errors
/// Returns an error if the format cannot hold the board.
pub(super) fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let unfit = || WriteError::Board { format: Format::Solo, holds: SupportedBoards::OneGridWithBoxes };
    let [grid] = board.grids() else { return Err(unfit()) };
    if board.numbering() != Numbering::FromOne {
        return Err(unfit());
    }
    let n = usize::from(grid.size());
    if grid.origin() != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    report_title_and_author(puzzle, losses);
    let cages = cages(out, n);
    let diagonals = |rule: &Rule| matches!(rule, Rule::Diagonals(both) if both.falling && both.rising);
    let held = |rule: &Rule| match rule {
        Rule::KillerCage(_) => cages.iter().any(|cage| std::ptr::eq(cage.rule, rule)),
        rule => diagonals(rule),
    };
    report_rules(puzzle, losses, &[], held);
    let mut text = match grid.boxes() {
        Boxes::Regular { rows, cols } => format!("{rows}x{cols}"),
        Boxes::Jigsaw(_) => format!("{n}j"),
        Boxes::Latin => return Err(unfit()),
    };
    if puzzle.certain_rules().any(|(_, placed)| diagonals(&placed.rule)) {
        text.push('x');
    }
    if !cages.is_empty() {
        text.push('k');
    }
    let digit = |cell: Cell| puzzle.givens().get(&cell).map_or(0, |digit| u32::from(digit.value()));
    text.push(':');
    text += &numbers(grid.cells().map(digit));
    if let Boxes::Jigsaw(regions) = grid.boxes() {
        text.push(',');
        text += &lines(n, |one, other| regions[one] == regions[other]);
    }
    if !cages.is_empty() {
        let cells: Vec<Cell> = grid.cells().collect();
        let cage_of = |at: usize| cages.iter().position(|cage| cage.cells.contains(cells[at]));
        let together = |one, other| cage_of(one).is_some() && cage_of(one) == cage_of(other);
        let sum = |&cell: &Cell| {
            // The sum of a cage is written in its first cell.
            let own = cages.iter().find(|cage| cage.cells.iter().next() == Some(cell));
            own.and_then(|cage| cage.sum).map_or(0, u32::from)
        };
        text += &format!(",{},{}", lines(n, together), numbers(cells.iter().map(sum)));
    }
    Ok(text)
}

/// A cage that can be written.
struct SoloCage<'a> {
    rule: &'a Rule,
    cells: &'a CellSet,
    sum: Option<u16>,
}

/// Returns the cages that are connected and overlap no previous one. A sum of 0 cannot be written.
fn cages<'a>(out: &PuzzleToWrite<'a>, _size: usize) -> Vec<SoloCage<'a>> {
    let mut cages: Vec<SoloCage> = Vec::new();
    for (_, placed) in out.puzzle.certain_rules() {
        if let Rule::KillerCage(cage) = &placed.rule {
            let sum = cage.sum.as_ref().and_then(SumClue::number);
            let can_write = cage.sum.is_none() || sum.is_some_and(|sum| sum > 0);
            let free = cage.cells.iter().all(|cell| cages.iter().all(|other| !other.cells.contains(cell)));
            if free && is_connected(&cage.cells) && can_write {
                cages.push(SoloCage { rule: &placed.rule, cells: &cage.cells, sum });
            }
        }
    }
    cages
}

fn is_connected(cells: &CellSet) -> bool {
    let mut waiting: Vec<Cell> = cells.iter().take(1).collect();
    let mut seen: CellSet = waiting.iter().copied().collect();
    while let Some(cell) = waiting.pop() {
        for next in cell.neighbours() {
            if cells.contains(next) && !seen.contains(next) {
                seen.insert(next);
                waiting.push(next);
            }
        }
    }
    seen.len() == cells.len()
}

/// Writes numbers, with runs of 0 as letters and `_` between adjacent numbers.
fn numbers(all: impl Iterator<Item = u32>) -> String {
    let mut text = String::new();
    let mut run = 0_usize;
    for number in all {
        if number == 0 {
            run += 1;
            continue;
        }
        if run == 0 && !text.is_empty() {
            text.push('_');
        }
        flush(&mut run, 26, &mut text);
        text += &number.to_string();
    }
    flush(&mut run, 26, &mut text);
    text
}

/// Writes a run as letters that each stand for at most `most` cells.
fn flush(run: &mut usize, most: usize, text: &mut String) {
    while *run > 0 {
        let part = (*run).min(most);
        text.push((b'a' + part as u8 - 1) as char);
        *run -= part;
    }
}

/// Writes the borders between cells that are not `together` as run lengths of missing borders, with an extra border at
/// the end.
fn lines(size: usize, together: impl Fn(usize, usize) -> bool) -> String {
    let mut text = String::new();
    let mut run = 0_usize;
    let all = borders(size).map(|(one, other)| !together(one, other)).chain([true]);
    for line in all {
        if !line {
            run += 1;
            continue;
        }
        // A `z` stands for 25 missing borders with none after them, so runs of any length can be written.
        while run > 25 {
            text.push('z');
            run -= 25;
        }
        text.push(if run == 0 { '_' } else { (b'a' + run as u8 - 1) as char });
        run = 0;
    }
    text
}
