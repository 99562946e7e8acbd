//! The boxes that a grid customarily has, and so the lengths of lines that tell a puzzle.

use crate::board::MAX_DIGIT;
use crate::words::Message;

/// The rows and columns of the boxes an n x n grid customarily has; None where n is prime or out of range.
pub fn customary_box(size: u8) -> Option<(u8, u8)> {
    let sizes = 2..=MAX_DIGIT;
    let rows = (2..=size).rfind(|&rows| size.is_multiple_of(rows) && rows <= size / rows)?;
    sizes.contains(&size).then_some((rows, size / rows))
}

/// The lengths a puzzle line may have: "16, 36, or 81".
pub(super) fn lengths_in_words() -> Message {
    let sizes = (2..=MAX_DIGIT).filter(|&size| customary_box(size).is_some());
    let lengths: Vec<usize> = sizes.map(|size| usize::from(size) * usize::from(size)).collect();
    let (last, others) = lengths.split_last().map_or((0, &[][..]), |(last, others)| (*last, others));
    let others: Vec<String> = others.iter().map(usize::to_string).collect();
    Message::new("problem-lengths").with("others", others.join(", ")).with("last", last)
}

/// The n of a line of this many symbols.
pub(super) fn size_of_line(symbols: usize) -> Option<u8> {
    (2..=MAX_DIGIT)
        .find(|&size| usize::from(size) * usize::from(size) == symbols)
        .filter(|&size| customary_box(size).is_some())
}
