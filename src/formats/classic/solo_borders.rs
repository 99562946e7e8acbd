//! The order of the borders between cells in Solo's game IDs.

/// Returns the borders between neighbouring cells in the order of the format: first between columns, row by row, then
/// between rows, column by column. Each is the pair of its cells' indices.
pub(super) fn borders(size: usize) -> impl Iterator<Item = (usize, usize)> {
    let upright = (0..size).flat_map(move |row| (0..size - 1).map(move |col| (row * size + col, row * size + col + 1)));
    let level = (0..size).flat_map(move |col| (0..size - 1).map(move |row| (row * size + col, (row + 1) * size + col)));
    upright.chain(level)
}
