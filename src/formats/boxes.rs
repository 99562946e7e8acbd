//! The customary box shapes, and the lengths of puzzle lines that follow from them.

use crate::board::MAX_DIGIT;
use crate::words::Message;

/// Returns the rows and columns of the customary boxes of an n x n grid; None if n is prime or out of range.
pub fn customary_box(size: u8) -> Option<(u8, u8)> {
    let sizes = 2..=MAX_DIGIT;
    let rows = (2..=size).rfind(|&rows| size.is_multiple_of(rows) && rows <= size / rows)?;
    sizes.contains(&size).then_some((rows, size / rows))
}

/// Lists the possible lengths of a puzzle line: "16, 36, or 81".
pub(super) fn line_lengths_message() -> Message {
    let sizes = (2..=MAX_DIGIT).filter(|&size| customary_box(size).is_some());
    let lengths: Vec<usize> = sizes.map(|size| usize::from(size) * usize::from(size)).collect();
    let (last, others) = lengths.split_last().map_or((0, &[][..]), |(last, others)| (*last, others));
    let others: Vec<String> = others.iter().map(usize::to_string).collect();
    Message::new("problem-lengths").with("others", others.join(", ")).with("last", last)
}

/// Returns the number of rows of the grid that a line of this many symbols holds.
pub(super) fn size_of_line(symbols: usize) -> Option<u8> {
    (2..=MAX_DIGIT)
        .find(|&size| usize::from(size) * usize::from(size) == symbols)
        .filter(|&size| customary_box(size).is_some())
}
