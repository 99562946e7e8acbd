//! The order in which Solo counts the lines between cells.

/// The lines between cells that are neighbours, in the order of the format: those between columns row by row, then
/// those between rows column by column; each as the places of its two cells.
pub(super) fn borders(size: usize) -> impl Iterator<Item = (usize, usize)> {
    let upright = (0..size).flat_map(move |row| (0..size - 1).map(move |col| (row * size + col, row * size + col + 1)));
    let level = (0..size).flat_map(move |col| (0..size - 1).map(move |row| (row * size + col, (row + 1) * size + col)));
    upright.chain(level)
}
