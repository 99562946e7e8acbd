//! Sets of cells of a square board with square boxes, and the consequences of rows, columns and boxes for one digit.

mod cell_bits;
mod nine;
mod sixteen;

pub(super) use cell_bits::{CellBits, is_empty};
pub(super) use nine::Nine;
pub(super) use sixteen::Sixteen;

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Returns a random set, which leaves out each cell with a chance of 1 in `one_in`.
    fn random<C: CellBits>(state: &mut u64, one_in: u64) -> C {
        let mut cells = C::NONE;
        for cell in 0..C::CELLS {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if !(*state >> 33).is_multiple_of(one_in) {
                cells.insert(cell);
            }
        }
        cells
    }

    /// Returns the crossings that are in some permutation, by trying all of them; `has` returns whether a crossing
    /// exists.
    fn permuted(n: usize, has: &dyn Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
        fn go(n: usize, has: &dyn Fn(usize, usize) -> bool, taken: &mut Vec<usize>, found: &mut Vec<(usize, usize)>) {
            if taken.len() == n {
                return found.extend(taken.iter().copied().enumerate());
            }
            for column in 0..n {
                if has(taken.len(), column) && !taken.contains(&column) {
                    taken.push(column);
                    go(n, has, taken, found);
                    taken.pop();
                }
            }
        }
        let mut found = Vec::new();
        go(n, has, &mut Vec::new(), &mut found);
        found
    }

    /// Compares the consequences for a digit with all permutations, and `alone` with its definition.
    pub fn what_follows_is_what_all_permutations_say<C: CellBits>(side: usize) {
        let n = side * side;
        assert_eq!(n * n, C::CELLS);
        let mut state = 1;
        let (mut out, mut impossible) = (0, 0);
        for round in 0..600 {
            let places: C = random(&mut state, 2 + round % 4);
            // Most minirows of dense sets have places, so some minirows are emptied.
            let holes: C = random(&mut state, 2);
            let has_hole = |row: usize, r#box: usize| {
                round % 3 > 0 && holes.has(row * n + r#box) && !(row + r#box).is_multiple_of(3)
            };
            let places = (0..C::CELLS).filter(|&cell| places.has(cell) && !has_hole(cell / n, cell % n / side));
            let mut set = C::NONE;
            places.for_each(|cell| set.insert(cell));
            let (mut rows, mut columns) = (C::NONE, C::NONE);
            for band in 0..side {
                let of_rows = |row: usize, r#box: usize| {
                    (0..side).map(|at| (side * band + row) * n + side * r#box + at).collect::<Vec<_>>()
                };
                let kept = permuted(side, &|row, r#box| of_rows(row, r#box).iter().any(|&cell| set.has(cell)));
                kept.iter().for_each(|&(row, r#box)| of_rows(row, r#box).iter().for_each(|&cell| rows.insert(cell)));
                let of_columns = |column: usize, r#box: usize| {
                    (0..side).map(|at| (side * r#box + at) * n + side * band + column).collect::<Vec<_>>()
                };
                let kept = permuted(side, &|column, r#box| of_columns(column, r#box).iter().any(|&cell| set.has(cell)));
                kept.iter()
                    .for_each(|&(at, r#box)| of_columns(at, r#box).iter().for_each(|&cell| columns.insert(cell)));
                impossible += u32::from(kept.is_empty());
            }
            assert!(set.in_rows() == set & rows, "{set:?}");
            assert!(set.in_columns() == set & columns, "{set:?}");
            out += u32::from(set.in_rows() != set && set.in_rows() != C::NONE);
            let sparse = set & random(&mut state, 2) & random(&mut state, 2) & random(&mut state, 2);
            let in_row = |row: usize| (row * n..(row + 1) * n).filter(|&cell| sparse.has(cell)).count();
            let mut alone = C::NONE;
            sparse.each().filter(|cell| in_row(cell / n) == 1).for_each(|cell| alone.insert(cell));
            // `alone` is defined only if all rows have a place.
            if (0..n).all(|row| in_row(row) > 0) {
                assert!(sparse.alone() == alone, "{sparse:?}");
            }
            assert_eq!(sparse.count() as usize, sparse.each().count());
        }
        assert!(out > 50 && impossible > 10, "{out} sets lost places, {impossible} had no permutation");
    }
}
