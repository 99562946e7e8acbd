//! Converts game IDs of Solo to puzzles.

use super::solo_borders::borders;
use crate::board::{Board, CellSet, Digit, GridId, MAX_DIGIT};
use crate::formats::ReadErrorKind;
use crate::formats::codec::{CodecError, FoundPuzzle};
use crate::formats::json::entry_error;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::region_board::{RegionBoard, region_board};
use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::variant::{Diagonals, KillerCage, Region, Rule, SumClue};

/// The settings of a game ID, before the colon.
pub(super) struct SoloSettings<'a> {
    /// The number of columns of boxes.
    across: u8,
    /// The number of rows of boxes; 1 for a grid with irregular regions.
    down: u8,
    jigsaw: bool,
    diagonals: bool,
    killer: bool,
    rest: &'a str,
}

/// Parses the settings of a game ID; None if the text is no game ID.
pub(super) fn parse_settings(text: &str) -> Option<SoloSettings<'_>> {
    let (settings, rest) = text.split_once(':')?;
    let digits = |text: &str| text.len() - text.trim_start_matches(|symbol: char| symbol.is_ascii_digit()).len();
    let first = digits(settings);
    let across: u8 = settings[..first].parse().ok()?;
    let after = &settings[first..];
    let (down, jigsaw, letters) = match after.strip_prefix('x') {
        Some(second) if digits(second) > 0 => {
            let end = digits(second);
            (second[..end].parse().ok()?, false, &second[end..])
        }
        Some(_) | None => (1, true, after.strip_prefix('j')?),
    };
    let known = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit();
    let body = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit() || "_,".contains(symbol);
    if !letters.chars().all(known) || rest.is_empty() || !rest.chars().all(body) {
        return None;
    }
    // The difficulty is `d` and a letter, which may be one of those tested below.
    let mut sorts = letters.replace("dt", "").replace("db", "").replace("di", "").replace("da", "");
    sorts = sorts.replace("de", "").replace("du", "");
    let (diagonals, killer) = (sorts.contains('x'), sorts.contains('k'));
    Some(SoloSettings { across, down, jigsaw: jigsaw || letters.starts_with('j'), diagonals, killer, rest })
}

/// Parses the numbers of `cells` cells, with 0 for none.
fn numbers(text: &str, cells: usize) -> Option<Vec<u32>> {
    let mut numbers = Vec::new();
    let mut rest = text;
    while let Some(symbol) = rest.chars().next() {
        match symbol {
            'a'..='z' => numbers.extend(std::iter::repeat_n(0, symbol as usize - 'a' as usize + 1)),
            '_' => {}
            _ => {
                let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
                numbers.push(rest[..end].parse().ok()?);
                rest = &rest[end..];
                if numbers.len() > cells {
                    return None;
                }
                continue;
            }
        }
        rest = &rest[1..];
        if numbers.len() > cells {
            return None;
        }
    }
    (numbers.len() == cells).then_some(numbers)
}

/// Returns the block number of each cell, in order of occurrence. The text encodes the borders as run lengths of
/// missing borders; the blocks are the connected components without a border between them.
fn blocks(text: &str, size: usize) -> Option<Vec<usize>> {
    let mut lines = Vec::new();
    for symbol in text.chars() {
        let (open, line) = match symbol {
            '_' => (0, true),
            'a'..='y' => (symbol as usize - 'a' as usize + 1, true),
            'z' => (25, false),
            _ => return None,
        };
        lines.extend(std::iter::repeat_n(false, open));
        lines.extend(line.then_some(true));
        if lines.len() > 2 * size * size {
            return None;
        }
    }
    // The last run ends at an extra border after the last real one.
    if lines.pop() != Some(true) || lines.len() != 2 * size * (size - 1) {
        return None;
    }
    let mut block: Vec<usize> = (0..size * size).collect();
    let mut beside: Vec<Vec<usize>> = vec![vec![]; size * size];
    for ((one, other), _) in borders(size).zip(&lines).filter(|(_, line)| !**line) {
        beside[one].push(other);
        beside[other].push(one);
    }
    let mut number = 0;
    let mut seen = vec![false; size * size];
    for start in 0..size * size {
        if seen[start] {
            continue;
        }
        // Flood fill across the missing borders.
        let mut waiting = vec![start];
        seen[start] = true;
        while let Some(cell) = waiting.pop() {
            block[cell] = number;
            for &next in &beside[cell] {
                if !std::mem::replace(&mut seen[next], true) {
                    waiting.push(next);
                }
            }
        }
        number += 1;
    }
    Some(block)
}

/// Reads the puzzle of a game ID.
pub(super) fn read(text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
    let opening = parse_settings(text).ok_or(ReadErrorKind::NoPuzzle)?;
    let size = u16::from(opening.across) * u16::from(opening.down);
    let size = u8::try_from(size).ok().filter(|size| (2..=MAX_DIGIT).contains(size));
    let size = size.ok_or_else(|| entry_error("size", "expected-size"))?;
    let (n, cells) = (usize::from(size), usize::from(size) * usize::from(size));
    let mut parts = opening.rest.split(',');
    let wrong = |at: &str| CodecError::from(entry_error(at, "expected-runs"));
    let digits = numbers(parts.next().unwrap_or_default(), cells).ok_or_else(|| wrong("cells"))?;
    let outline = match opening.jigsaw {
        false => Board::single(opening.across, opening.down).map(RegionBoard::whole),
        true => {
            let blocks = parts.next().and_then(|text| blocks(text, n)).ok_or_else(|| wrong("regions"))?;
            region_board(size, &blocks.into_iter().map(|block| Some(block as i64)).collect::<Vec<_>>())
        }
    };
    let outline = outline.map_err(ReadErrorKind::from)?;
    let mut losses = Losses::default();
    outline.report(&mut losses);
    let board = outline.board;
    let mut givens = Givens::new();
    for (&cell, &number) in board.cells().iter().zip(&digits).filter(|(_, number)| **number > 0) {
        let digit = u8::try_from(number).ok().and_then(Digit::new).filter(|digit| digit.value() <= size);
        givens.insert(cell, digit.ok_or_else(|| entry_error(cell.to_string(), "expected-digit"))?);
    }
    let mut rules: Vec<Rule> = outline.regions.into_iter().map(|cells| Region { cells }.into()).collect();
    if opening.diagonals {
        rules.push(Diagonals { grid: GridId(0), falling: true, rising: true }.into());
    }
    if opening.killer {
        let blocks = parts.next().and_then(|text| blocks(text, n)).ok_or_else(|| wrong("cages"))?;
        let sums = parts.next().and_then(|text| numbers(text, cells)).ok_or_else(|| wrong("sums"))?;
        for block in 0..=blocks.iter().copied().max().unwrap_or(0) {
            let inside = || (0..cells).filter(|&at| blocks[at] == block);
            let sum = inside().map(|at| sums[at]).find(|&sum| sum > 0);
            let own: CellSet = inside().map(|at| board.cells()[at]).collect();
            if own.len() > 1 || sum.is_some() {
                let sum = sum.map(|sum| u16::try_from(sum).unwrap_or(u16::MAX));
                rules.push(KillerCage { cells: own, sum: sum.map(SumClue::from) }.into());
            }
        }
    }
    losses.add_many(LostElement::Named(",".to_owned()), LossOutcome::Unknown, parts.count());
    let fits = |rule: &Rule| match rule.check_meaningful(&board) {
        Ok(()) => true,
        Err(placement_error) => {
            losses.add(LostElement::Rules(rule.kind()), LossOutcome::Unplaceable(placement_error));
            false
        }
    };
    rules.retain(fits);
    let rules = rules.into_iter().map(PlacedRule::new);
    let puzzle = Puzzle::builder(board).givens(givens).rules(rules).build().map_err(ReadErrorKind::from)?;
    Ok(FoundPuzzle::only(puzzle, losses))
}
