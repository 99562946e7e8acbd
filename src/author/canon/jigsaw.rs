//! The exchanges of a jigsaw: the permutations of rows and columns, with or without reflection, that keep its regions.
//! A grid without rules has its least form under these exchanges and under renaming of digits.
//!
//! Backtracking chooses rows and columns in turn (the first row, the first column, the second row and so on), so that
//! after k of each, k x k cells show whether regions stay regions. Few choices are left after three of each:
//! most jigsaws have fewer than ten exchanges, and all are found in a moment.

/// The maximum number of exchanges. Regions that are nearly boxes or lines have more.
const MAX_EXCHANGES: usize = 200_000;

/// The maximum number of choices of a row or column.
const MAX_CHOICES: usize = 5_000_000;

/// A rearrangement of a grid: for each row and column of the new grid, the one of the old grid that it comes from.
pub(super) struct Rearrangement {
    rows: Vec<usize>,
    columns: Vec<usize>,
    /// True if rows come from columns, and columns from rows.
    mirrored: bool,
}

impl Rearrangement {
    /// Returns the row and column in the old grid from which the cell in this row and column of the new grid comes.
    pub(super) fn source(&self, row: usize, column: usize) -> (usize, usize) {
        let (row, column) = (self.rows[row], self.columns[column]);
        if self.mirrored { (column, row) } else { (row, column) }
    }
}

/// Returns the least form of the digits of a grid. `regions` and `cells` have the region and the digit of each cell,
/// row by row, with 0 for an empty cell. Returns `None` if there are too many exchanges.
pub(super) fn least(size: usize, regions: &[u8], cells: &[u8]) -> Option<Vec<u8>> {
    let mut least: Option<Vec<u8>> = None;
    let mut form = vec![0; size * size];
    let all = for_each(size, regions, MAX_EXCHANGES, &mut |exchange| {
        let mut names = vec![0; size + 1];
        let mut next = 1;
        for (at, named) in form.iter_mut().enumerate() {
            let (row, column) = exchange.source(at / size, at % size);
            let digit = usize::from(cells[row * size + column]);
            if digit > 0 && names[digit] == 0 {
                names[digit] = next;
                next += 1;
            }
            *named = names[digit];
        }
        if least.as_ref().is_none_or(|least| form < *least) {
            least = Some(form.clone());
        }
    });
    least.filter(|_| all)
}

/// Calls `each` with every exchange that keeps these regions. Returns false if there are more than `most`, or too many
/// choices.
pub(super) fn for_each(size: usize, regions: &[u8], most: usize, each: &mut dyn FnMut(&Rearrangement)) -> bool {
    // The transposed regions, for the exchanges that turn rows into columns.
    let mirror: Vec<u8> = (0..size * size).map(|at| regions[at % size * size + at / size]).collect();
    let (mut left, mut choices) = (most, MAX_CHOICES);
    [false, true].into_iter().all(|mirrored| {
        let from = if mirrored { &mirror[..] } else { regions };
        let exchange = Rearrangement { rows: vec![], columns: vec![], mirrored };
        let renamed = vec![None; size];
        ExchangeSearch { size, from, to: regions, exchange, left: &mut left, choices: &mut choices, each }
            .next(&renamed)
    })
}

/// The backtracking search for the exchanges that map the regions `from` to the regions `to`.
struct ExchangeSearch<'a> {
    size: usize,
    from: &'a [u8],
    to: &'a [u8],
    exchange: Rearrangement,
    /// The number of exchanges that may still be found.
    left: &'a mut usize,
    /// The number of choices that may still be tried.
    choices: &'a mut usize,
    each: &'a mut dyn FnMut(&Rearrangement),
}

impl ExchangeSearch<'_> {
    /// Chooses the next row or column. `renamed` maps each region of `from` to its region in `to`, as far as known.
    /// Returns false to end the search.
    fn next(&mut self, renamed: &[Option<u8>]) -> bool {
        let (rows, columns) = (self.exchange.rows.len(), self.exchange.columns.len());
        // Each column is chosen after the row of the same number, so all lines are chosen now.
        if columns == self.size {
            let room = *self.left > 0;
            if room {
                *self.left -= 1;
                (self.each)(&self.exchange);
            }
            return room;
        }
        // Rows and columns take turns, so each choice completes cells that can be compared at once.
        let is_row = rows == columns;
        for line in 0..self.size {
            let chosen = if is_row { &mut self.exchange.rows } else { &mut self.exchange.columns };
            if chosen.contains(&line) {
                continue;
            }
            if *self.choices == 0 {
                return false;
            }
            *self.choices -= 1;
            chosen.push(line);
            let further = self.renamed(renamed, is_row);
            let goes_on = further.is_none_or(|renamed| self.next(&renamed));
            let chosen = if is_row { &mut self.exchange.rows } else { &mut self.exchange.columns };
            chosen.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Extends the map from regions of `from` to regions of `to` by the cells of the last row or column. Returns `None`
    /// if the map would no longer be one-to-one.
    fn renamed(&self, renamed: &[Option<u8>], is_row: bool) -> Option<Vec<Option<u8>>> {
        let (rows, columns) = (&self.exchange.rows, &self.exchange.columns);
        let mut renamed = renamed.to_vec();
        let last = if is_row { rows.len() } else { columns.len() } - 1;
        let others = if is_row { columns.len() } else { rows.len() };
        // The cells where the last line crosses the lines of the other direction; all others were compared before.
        for other in 0..others {
            let (row, column) = if is_row { (last, other) } else { (other, last) };
            let from = usize::from(self.from[rows[row] * self.size + columns[column]]);
            let to = self.to[row * self.size + column];
            match renamed[from] {
                Some(known) if known != to => return None,
                Some(_) => {}
                None if renamed.contains(&Some(to)) => return None,
                None => renamed[from] = Some(to),
            }
        }
        Some(renamed)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::random_regions;

    /// Returns all orders of 0 to n - 1.
    fn orders(n: usize) -> Vec<Vec<usize>> {
        match n {
            0 => vec![vec![]],
            _ => {
                let put = |order: Vec<usize>| {
                    (0..n).map(move |at| {
                        let mut order = order.clone();
                        order.insert(at, n - 1);
                        order
                    })
                };
                orders(n - 1).into_iter().flat_map(put).collect()
            }
        }
    }

    /// Returns the sets of cells of the regions.
    fn partition(size: usize, regions: &[u8]) -> BTreeSet<Vec<usize>> {
        let cells = |region| (0..size * size).filter(|&at| regions[at] == region).collect();
        (0..size as u8).map(cells).collect()
    }

    /// Of all 2 x n! x n! rearrangements, the search finds those that keep the regions, each once.
    #[test]
    fn exchanges_are_those_of_enumeration() {
        let stripes = vec![0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3];
        let mut grids: Vec<(usize, Vec<u8>)> = vec![(4, stripes)];
        grids.extend((0..4).map(|seed| (4, random_regions(4, seed))));
        grids.extend((0..2).map(|seed| (5, random_regions(5, seed))));
        for (size, regions) in grids {
            let wanted = partition(size, &regions);
            let mut expected = BTreeSet::new();
            for rows in orders(size) {
                for columns in orders(size) {
                    for mirrored in [false, true] {
                        let exchange = Rearrangement { rows: rows.clone(), columns: columns.clone(), mirrored };
                        let sources: Vec<usize> = (0..size * size)
                            .map(|at| exchange.source(at / size, at % size))
                            .map(|(row, column)| row * size + column)
                            .collect();
                        let moved: Vec<u8> = sources.iter().map(|&at| regions[at]).collect();
                        if partition(size, &moved) == wanted {
                            expected.insert(sources);
                        }
                    }
                }
            }
            let mut found = Vec::new();
            let all = for_each(size, &regions, 100_000, &mut |exchange| {
                let source = |at: usize| exchange.source(at / size, at % size);
                found.push((0..size * size).map(|at| source(at).0 * size + source(at).1).collect::<Vec<usize>>());
            });
            assert!(all);
            let count = found.len();
            assert_eq!((found.into_iter().collect::<BTreeSet<_>>(), count), (expected.clone(), expected.len()));
        }
    }

    #[test]
    fn too_many_exchanges_are_given_up_soon() {
        // If the regions are rows, every order of rows and columns keeps them.
        let rows: Vec<u8> = (0..81).map(|at| at / 9).collect();
        assert_eq!(least(9, &rows, &[0; 81]), None);
        let large: Vec<u8> = (0..625).map(|at| (at / 25) as u8).collect();
        assert_eq!(least(25, &large, &[0; 625]), None);
    }
}
