//! Killers in one line, in three forms: `3x3::k:` and for each cell a number, whose low byte is the number of its cage
//! and whose high byte is the sum of the cage; SumoCue strings, in which a cell has the sum of its cage (`=17`) or the
//! index of the cage's first cell (`+4`), and optionally its region (`J3`); and 81 signs, each a sum or an arrow
//! towards the cell with the sum. A cage of one cell is a given.

use std::collections::BTreeMap;

use crate::board::{Board, Cell, CellSet, Digit, GridId};
use crate::formats::codec::{Codec, CodecError, FoundPuzzle};
use crate::formats::json::entry_error;
use crate::formats::region_board::{RegionBoard, region_board};
use crate::formats::rule_collector::RuleCollector;
use crate::formats::{Format, ReadErrorKind, customary_box};
use crate::puzzle::{Givens, Puzzle};
use crate::variant::{Diagonals, KillerCage, Region, SumClue};

/// The format of killers in one line.
pub(in crate::formats) struct Killer;

/// The number of cells; only 9x9 killers exist in this format.
const CELLS: usize = 81;
/// The number of rows.
const SIZE: usize = 9;

/// The prefix of SumoCue strings.
const SUMO_CUE: &str = "SumoCueV1";

impl Codec for Killer {
    fn format(&self) -> Format {
        Format::Killer
    }

    fn sniff(&self, text: &str) -> bool {
        let text = text.trim();
        opens(text) && text.lines().skip(1).all(continues) || are_pointers(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        opens(line.trim()) || are_pointers(line.trim())
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let text: String = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        let wrong = || entry_error(text.chars().take(8).collect::<String>(), "expected-cages");
        let read = match text.strip_prefix(SUMO_CUE).filter(|_| text.is_ascii()) {
            Some(rest) => sumo_cue(rest),
            None if are_pointers(&text) => pointers(&text),
            None => numbers(&text),
        };
        puzzle(read.ok_or_else(wrong)?)
    }
}

/// Returns whether a text begins with a prefix of the first two forms, whose strings may be wrapped.
fn opens(text: &str) -> bool {
    ["3x3::k:", "3x3:d:k:", SUMO_CUE].iter().any(|start| text.starts_with(start))
}

/// Returns whether a line may continue a wrapped string, rather than begin another killer.
fn continues(line: &str) -> bool {
    let belongs = |sign: char| sign.is_ascii_digit() || sign.is_whitespace() || ":=+J".contains(sign);
    line.chars().all(belongs) && (line.trim().is_empty() || line.contains([':', '=', '+']))
}

/// The cages of a killer.
#[derive(Default)]
struct KillerCages {
    /// The cage number of each cell; cells without a cage have unique numbers.
    cage_of_cell: Vec<usize>,
    /// The sums of the cages.
    sums: BTreeMap<usize, u16>,
    diagonals: bool,
    /// The region of each cell; empty if there are none.
    regions: Vec<Option<i64>>,
}

/// Parses numbers whose low byte is the number of a cage and whose high byte is its sum.
fn numbers(text: &str) -> Option<KillerCages> {
    let mut words = text.trim_end_matches(':').split(':');
    let start = [words.next()?, words.next()?, words.next()?];
    let mut cages = KillerCages { diagonals: start[1] == "d", ..KillerCages::default() };
    for word in words {
        let number: u16 = word.parse().ok()?;
        let (cage, sum) = match (usize::from(number % 256), number / 256) {
            // A sum of 0 means that the cell has no cage, whatever the low byte is.
            (_, 0) => (256 + cages.cage_of_cell.len(), 0),
            cage => cage,
        };
        cages.cage_of_cell.push(cage);
        if cages.sums.insert(cage, sum).is_some_and(|known| known != sum) {
            return None;
        }
    }
    Some(cages)
}

/// Parses cells of the form `=` and a sum, or `+` and a cell index, optionally followed by `J` and a region.
fn sumo_cue(text: &str) -> Option<KillerCages> {
    let plain = text.strip_prefix('D');
    let mut cages = KillerCages { diagonals: plain.is_some(), ..KillerCages::default() };
    let mut rest = plain.unwrap_or(text);
    while !rest.is_empty() {
        let end = rest[1..].find(['=', '+']).map_or(rest.len(), |end| end + 1);
        let (word, after) = rest.split_at(end);
        let (number, region) = word.get(1..)?.split_once('J').map_or((&word[1..], None), |(n, j)| (n, Some(j)));
        let here = cages.cage_of_cell.len();
        match word.as_bytes()[0] {
            b'=' => {
                cages.sums.insert(here, number.parse().ok()?);
                cages.cage_of_cell.push(here);
            }
            b'+' => cages.cage_of_cell.push(number.parse().ok()?),
            _ => return None,
        }
        cages.regions.push(match region {
            Some(region) => Some(region.parse().ok()?),
            None => None,
        });
        rest = after;
    }
    cages.cage_of_cell.iter().all(|cage| cages.sums.contains_key(cage)).then_some(cages)
}

/// Returns whether a text is 81 signs, each a sum or an arrow.
fn are_pointers(text: &str) -> bool {
    let is_sign = |sign: u8| step(sign).is_some() || sum(sign).is_some();
    text.len() == CELLS && text.bytes().all(is_sign) && text.bytes().any(|sign| sign != b'.' && step(sign).is_some())
}

/// Returns the row and column step of an arrow.
fn step(sign: u8) -> Option<(i16, i16)> {
    match sign {
        b'v' => Some((1, 0)),
        b'^' => Some((-1, 0)),
        b'<' => Some((0, -1)),
        b'>' => Some((0, 1)),
        b'`' => Some((-1, -1)),
        b'\'' => Some((-1, 1)),
        b',' => Some((1, -1)),
        b'.' => Some((1, 1)),
        _ => None,
    }
}

/// Returns the sum of a sign; letters continue after 9.
fn sum(sign: u8) -> Option<u16> {
    match sign {
        b'0'..=b'9' => Some(u16::from(sign - b'0')),
        b'A'..=b'Z' => Some(u16::from(sign - b'A') + 10),
        b'a'..=b'j' => Some(u16::from(sign - b'a') + 36),
        _ => None,
    }
}

/// Follows the arrows from each cell to the one with the cage's sum, which identifies the cage.
fn pointers(text: &str) -> Option<KillerCages> {
    let signs = text.as_bytes();
    let mut cages = KillerCages::default();
    for at in 0..CELLS {
        let (mut cell, mut here) = (cell(at), at);
        let mut steps = 0;
        while let Some((rows, cols)) = step(signs[here]) {
            cell = cell.offset(rows, cols);
            let inside = |at: i16| usize::try_from(at).ok().filter(|&at| at < SIZE);
            here = inside(cell.row)? * SIZE + inside(cell.col)?;
            steps += 1;
            // Arrows that lead in a circle never reach a sum.
            if steps > CELLS {
                return None;
            }
        }
        cages.cage_of_cell.push(here);
        cages.sums.insert(here, sum(signs[here])?);
    }
    Some(cages)
}

fn cell(at: usize) -> Cell {
    Cell::new((at / SIZE) as i16, (at % SIZE) as i16)
}

fn puzzle(cages: KillerCages) -> Result<Vec<FoundPuzzle>, CodecError> {
    if cages.cage_of_cell.len() != CELLS {
        return Err(entry_error(format!("{} / {CELLS}", cages.cage_of_cell.len()), "expected-cages").into());
    }
    let outline = if cages.regions.iter().all(Option::is_none) {
        RegionBoard::whole(Board::classic())
    } else {
        region_board(SIZE as u8, &cages.regions).map_err(ReadErrorKind::from)?
    };
    let mut marks = RuleCollector::new(outline.board.clone());
    outline.report(&mut marks.losses);
    outline.regions.into_iter().for_each(|cells| marks.add(Region { cells }, None));
    if cages.diagonals {
        marks.add(Diagonals { grid: GridId(0), falling: true, rising: true }, None);
    }
    let mut cells = BTreeMap::<usize, CellSet>::new();
    for (at, cage) in cages.cage_of_cell.iter().enumerate() {
        cells.entry(*cage).or_default().insert(cell(at));
    }
    let mut ordered: Vec<(CellSet, u16)> = cells.into_iter().map(|(cage, cells)| (cells, cages.sums[&cage])).collect();
    ordered.sort_by_key(|(cells, _)| cells.iter().next());
    finish(marks, ordered, Givens::new())
}

/// Builds the puzzle of cages on a board with the customary boxes, for texts that list or draw them.
///
/// # Errors
/// Returns an error if no board has this size, or the givens do not fit it.
pub(in crate::formats) fn killer_of_cages(
    size: u8,
    cages: Vec<(CellSet, u16)>,
    givens: Givens,
) -> Result<FoundPuzzle, CodecError> {
    let wrong = || entry_error(size.to_string(), "expected-size");
    let (rows, cols) = customary_box(size).ok_or_else(wrong)?;
    let board = Board::single(rows, cols).map_err(ReadErrorKind::from)?;
    let found = finish(RuleCollector::new(board), cages, givens)?;
    found.into_iter().next().ok_or_else(|| ReadErrorKind::NoPuzzle.into())
}

/// Adds cages, of which those of one cell are givens, and those without a sum have the sum 0.
fn finish(
    mut marks: RuleCollector,
    cages: Vec<(CellSet, u16)>,
    mut givens: Givens,
) -> Result<Vec<FoundPuzzle>, CodecError> {
    let size = marks.board.size();
    for (cells, sum) in cages {
        let only = cells.iter().next().filter(|_| cells.len() == 1);
        match (only, u8::try_from(sum).ok().and_then(Digit::new).filter(|digit| digit.value() <= size)) {
            (Some(_), None) if sum == 0 => {}
            (Some(cell), Some(digit)) => drop(givens.insert(cell, digit)),
            (_, _) => marks.add(KillerCage { cells, sum: Some(sum).filter(|&sum| sum > 0).map(SumClue::from) }, None),
        }
    }
    let RuleCollector { board, placed, losses, .. } = marks;
    let puzzle = Puzzle::builder(board).givens(givens).rules(placed).build().map_err(ReadErrorKind::from)?;
    Ok(FoundPuzzle::only(puzzle, losses))
}
