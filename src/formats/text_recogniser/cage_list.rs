//! Killers as lists of cages: `r1c1+r1c2=12`, `12: R1C1,R1C2`, `r12c3 = 9`, `A1+B1=7`. A list may stand below the rows
//! of the givens. Cages of one cell are givens.

use super::assemble::assemble;
use super::build::build;
use super::line_items::{LineReading, Splitting, line_item};
use super::proposal::Proposal;
use super::source_text::{SourceLine, SourceText};
use crate::board::{Cell, CellSet};
use crate::formats::TextForm;
use crate::formats::classic::killer_of_cages;
use crate::formats::codec::CodecError;
use crate::formats::loss::{LossOutcome, LostElement};
use crate::formats::{Format, customary_box};
use crate::puzzle::Givens;

/// The longest text, in bytes.
const MAX_BYTES: usize = 100_000;

/// The fewest cages of a list.
const FEWEST: usize = 2;

/// The number of letters of a line quoted in a warning.
const QUOTED_LETTERS: usize = 40;

/// Returns the killer whose cages a text lists; None if it lists none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    if text.text.len() > MAX_BYTES {
        return None;
    }
    let (mut cages, mut weight, mut first) = (Vec::new(), 0, None);
    let mut others: Vec<&SourceLine> = Vec::new();
    for line in text.filled() {
        match cages_of(line.text) {
            Some(more) => {
                first = first.or(Some(line.number));
                weight += line.weight;
                cages.extend(more);
            }
            None => others.push(line),
        }
    }
    if cages.len() < FEWEST {
        return None;
    }
    let reading =
        LineReading { splitting: Splitting::Symbols, dashes_are_cells: false, bars_are_cells: false, labels: false };
    let rows = others.iter().map(|line| (line.number, line_item(line.number, line.text, reading)));
    let assembly = assemble(rows, false);
    let mut givens = Givens::new();
    if let [board] = assembly.boards.as_slice()
        && let Ok((_, found)) = build(board, None, None)
    {
        first = first.min(Some(board.line()));
        givens = found.puzzle.givens().clone();
        weight += board.rows.iter().map(|row| text.weight_between(row.line, row.line)).sum::<usize>();
        others.retain(|line| !board.rows.iter().any(|row| row.line == line.number));
    }
    let rows = assembly.boards.first().map_or(0, |board| board.rows.len());
    let line = first.unwrap_or(1);
    let found = killer_of_cages(size(&cages, rows)?, cages, givens);
    let found = found.map(|mut found| {
        // A line with digits that is no cage may be another rule.
        for line in others.iter().filter(|line| line.weight > 1) {
            let quoted = line.text.trim().chars().take(QUOTED_LETTERS).collect();
            found.losses.add(LostElement::Named(quoted), LossOutcome::Unknown);
        }
        found.line = line;
        (Format::Killer, found)
    });
    let found = vec![found.map_err(|error| CodecError { line: Some(line), ..error })];
    Some(Proposal { form: TextForm::Cages, found, weight })
}

/// Returns the number of rows of the board: that of the rows of givens, or else the smallest customary size from 9 on,
/// or of fewer rows if the cages cover a smaller board.
fn size(cages: &[(CellSet, u16)], rows: usize) -> Option<u8> {
    let cells = || cages.iter().flat_map(|(cells, _)| cells.iter());
    let last = cells().map(|cell| cell.row.max(cell.col) + 1).max()?;
    let last = u8::try_from(last).ok()?.max(u8::try_from(rows).ok()?);
    let all: CellSet = cells().collect();
    let covers = all.len() == usize::from(last).pow(2);
    let from = if covers || rows > 0 { last } else { last.max(9) };
    (from..=25).find(|&size| customary_box(size).is_some())
}

/// Returns the cages of a line; None if it has anything else.
fn cages_of(line: &str) -> Option<Vec<(CellSet, u16)>> {
    let parts: Vec<&str> = line.split(';').filter(|part| !part.trim().is_empty()).collect();
    let cages: Option<Vec<(CellSet, u16)>> = parts.into_iter().map(cage_of).collect();
    cages.filter(|cages| !cages.is_empty())
}

/// Returns the cage that a text gives: cells and a number, in any order.
fn cage_of(text: &str) -> Option<(CellSet, u16)> {
    const SIGNS: &str = "+,=:()[]{}&-–>|*";
    const WORDS: [&str; 6] = ["cage", "sum", "killer", "total", "and", "is"];
    let text = text.to_ascii_lowercase();
    let (mut cells, mut sum) = (CellSet::default(), None);
    let mut range: Option<Cell> = None;
    let mut rest = text.as_str();
    while let Some(symbol) = rest.chars().next() {
        if let Some((more, after)) = cells_at(rest) {
            let last = more.last().copied();
            match (range.take(), more.as_slice()) {
                // `r1c1-r1c3`: all cells between two.
                (Some(from), [to]) => cells.extend(rectangle(from, *to)?),
                (_, more) => cells.extend(more.iter().copied()),
            }
            rest = after;
            let from = rest.strip_prefix(['-', '–']).and_then(cells_at).and(last);
            range = from;
            continue;
        }
        if symbol.is_ascii_digit() {
            let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
            if sum.replace(rest[..end].parse::<u16>().ok().filter(|sum| *sum < 1000)?).is_some() {
                return None;
            }
            rest = &rest[end..];
        } else if symbol.is_ascii_alphabetic() {
            let end = rest.find(|symbol: char| !symbol.is_ascii_alphabetic()).unwrap_or(rest.len());
            WORDS.iter().find(|word| rest[..end] == ***word)?;
            rest = &rest[end..];
        } else if symbol.is_whitespace() || SIGNS.contains(symbol) {
            rest = &rest[symbol.len_utf8()..];
        } else {
            return None;
        }
    }
    (!cells.is_empty()).then_some((cells, sum?))
}

fn rectangle(from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let (rows, cols) = (from.row..=to.row, from.col..=to.col);
    (from.row <= to.row && from.col <= to.col)
        .then(|| rows.flat_map(|row| cols.clone().map(move |col| Cell::new(row, col))).collect())
}

/// Returns the cells that a text begins with, and the rest: `r1c1`, `r12c3` for two rows, `r1c1-3`, or `a1`.
fn cells_at(text: &str) -> Option<(Vec<Cell>, &str)> {
    let bytes = text.as_bytes();
    if let ([row @ b'a'..=b'i', col @ b'1'..=b'9', rest @ ..], true) = (bytes, true)
        && !rest.first().is_some_and(u8::is_ascii_alphanumeric)
    {
        let cell = Cell::new((row - b'a').into(), (col - b'1').into());
        return Some((vec![cell], &text[2..]));
    }
    let (rows, rest) = numbers(text.strip_prefix('r')?)?;
    let (cols, rest) = numbers(rest.strip_prefix('c')?)?;
    if rest.starts_with(|symbol: char| symbol.is_ascii_alphabetic() && symbol != 'r') {
        return None;
    }
    Some((rows.iter().flat_map(|&row| cols.iter().map(move |&col| Cell::new(row, col))).collect(), rest))
}

/// Returns the rows or columns that a text begins with, from 0: single digits, and ranges of them. A number of two
/// digits of which the second is not larger than the first is a number from 10 on.
fn numbers(text: &str) -> Option<(Vec<i16>, &str)> {
    let end = text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
    let digits = &text[..end];
    let bytes = digits.as_bytes();
    if bytes.is_empty() || bytes.len() > 9 {
        return None;
    }
    let ascending = bytes.windows(2).all(|pair| pair[0] < pair[1]) && bytes[0] != b'0';
    let mut all: Vec<i16> = match ascending {
        true => bytes.iter().map(|digit| i16::from(digit - b'1')).collect(),
        false => vec![digits.parse::<i16>().ok().filter(|number| (1..=25).contains(number))? - 1],
    };
    // A range within the name; `-r` begins another cell.
    let mut rest = &text[end..];
    if let Some(after) = rest.strip_prefix('-')
        && let Some(to @ '1'..='9') = after.chars().next()
    {
        let to = to as i16 - '1' as i16;
        let from = *all.last()?;
        if from >= to {
            return None;
        }
        all.extend(from + 1..=to);
        rest = &after[1..];
    }
    Some((all, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cages_are_cells_and_a_sum_in_any_order() {
        let cage = |cells: &str, sum| Some(vec![(cells.parse::<CellSet>().unwrap(), sum)]);
        for (text, expected) in [
            ("r1c1+r1c2=12", cage("r1c1-2", 12)),
            ("12 = r1c1 + r1c2", cage("r1c1-2", 12)),
            ("R1C1,R1C2: 12", cage("r1c1-2", 12)),
            ("12: R1C1 R1C2", cage("r1c1-2", 12)),
            ("cage r12c3 = 9", cage("r1-2c3", 9)),
            ("r1c1-3 = 15", cage("r1c1-3", 15)),
            ("r1c1-r2c2 = 15", cage("r1-2c1-2", 15)),
            ("A1+B1=7", cage("r1-2c1", 7)),
            ("r10c1+r11c1=7", cage("r10-11c1", 7)),
            ("(r1c1, r2c1) 7", cage("r1-2c1", 7)),
            ("r1c1 > r1c2", None),
            ("r1c1+r1c2", None),
            ("12 + 3 = r1c1", None),
            ("r1c1*r1c2=x", None),
            ("hello 12", None),
            ("r0c1=5", None),
            ("5 3 . . 7", None),
        ] {
            assert_eq!(cages_of(text), expected, "{text}");
        }
        assert_eq!(cages_of("r1c1+r1c2=12; r2c1=5").map(|cages| cages.len()), Some(2));
    }
}
