//! The matrices of F4: Gaussian elimination with bounds on work and memory.
//!
//! The `groebner` crate's own elimination over prime fields draws random combinations of rows and cannot be stopped.
//! This one is plain: every row is reduced in a dense buffer, whose sums of products are taken modulo the prime only
//! when they are read. The crate calls it through its trait `F4Field`; the module `limits` ends it.

use groebner::{F4Field, Reducers, SparseRow};

use super::field::{PRIME, Residue};
use super::limits::charge;

/// The number of products between two checks of the limits.
const PRODUCTS_BETWEEN_CHECKS: u64 = 1 << 18;

/// The bytes of an entry of a sparse row.
const ENTRY_BYTES: usize = size_of::<u32>() + size_of::<Residue>();

impl F4Field for Residue {
    fn echelonize(pivots: &Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Vec<SparseRow<Residue>> {
        let mut matrix = Matrix::new(pivots, rows, columns);
        // Rows are sorted by leading column, sparse ones before dense ones, since earlier rows reduce later ones.
        let mut order: Vec<&SparseRow<Residue>> = rows.iter().filter(|row| !row.columns.is_empty()).collect();
        order.sort_by_key(|row| (row.columns[0], row.columns.len()));
        for row in order {
            let reduced = matrix.reduce(&row.columns, &row.coefficients);
            if let Some(&first) = reduced.columns.first() {
                matrix.found_at[first as usize] = matrix.found.len() as u32;
                matrix.found.push(monic(reduced));
            }
        }
        // Back substitution, from the last leading column to the first: each tail is reduced by rows that have been
        // reduced already.
        let mut places: Vec<usize> = (0..matrix.found.len()).collect();
        places.sort_by_key(|&place| std::cmp::Reverse(matrix.found[place].columns[0]));
        // Found rows have no entries in leading columns of known rows, which are not needed any more.
        matrix.known_at.fill(NO_ROW);
        for place in places {
            let row = matrix.found[place].clone();
            let tail = matrix.reduce(&row.columns[1..], &row.coefficients[1..]);
            let first = |row: &SparseRow<Residue>| (row.columns[0], row.coefficients[0]);
            let (column, coefficient) = first(&row);
            let columns = std::iter::once(column).chain(tail.columns).collect();
            let coefficients = std::iter::once(coefficient).chain(tail.coefficients).collect();
            matrix.found[place] = SparseRow { columns, coefficients };
        }
        matrix.found
    }

    fn reduce_rows(pivots: &Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Vec<SparseRow<Residue>> {
        let mut matrix = Matrix::new(pivots, rows, columns);
        rows.iter().map(|row| matrix.reduce(&row.columns, &row.coefficients)).collect()
    }
}

/// The index of no row. A matrix looks up rows for each of its entries, so their indices are plain numbers, of which
/// this one is out of range.
const NO_ROW: u32 = u32::MAX;

/// A matrix in echelon form: rows with leading coefficient 1, one for each leading column.
struct Matrix<'p> {
    known: &'p Reducers<Residue>,
    /// The known row that leads each column, or [`NO_ROW`].
    known_at: Vec<u32>,
    found: Vec<SparseRow<Residue>>,
    found_at: Vec<u32>,
    buffer: Vec<u64>,
    /// The products since the last check of the limits.
    work: u64,
    /// The bytes of the given matrix and of the rows found.
    bytes: usize,
}

impl<'p> Matrix<'p> {
    fn new(known: &'p Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Matrix<'p> {
        let mut known_at = vec![NO_ROW; columns];
        for (index, (_, row)) in known.rows.iter().enumerate() {
            if let Some(&first) = row.first() {
                known_at[first as usize] = index as u32;
            }
        }
        let of_known: usize = known.rows.iter().map(|(_, row)| row.len() * size_of::<u32>()).sum();
        let of_rows: usize = rows.iter().map(|row| row.columns.len() * ENTRY_BYTES).sum();
        // A column needs its monomial, its entries in the tables and a word of the buffer.
        let bytes = of_known + of_rows + columns * 64;
        charge(0, bytes);
        let (found, found_at) = (Vec::new(), vec![NO_ROW; columns]);
        Matrix { known, known_at, found, found_at, buffer: vec![0; columns], work: 0, bytes }
    }

    /// Reduces the row by multiples of known and found rows, so that the result is zero in all their leading columns.
    fn reduce(&mut self, columns: &[u32], coefficients: &[Residue]) -> SparseRow<Residue> {
        let mut result = SparseRow { columns: Vec::new(), coefficients: Vec::new() };
        let (Some(&first), Some(&last)) = (columns.first(), columns.last()) else { return result };
        for (&column, coefficient) in columns.iter().zip(coefficients) {
            self.buffer[column as usize] = u64::from(coefficient.value());
        }
        // Eliminates column by column; `last` is the last column that may be nonzero.
        let mut last = last as usize;
        let mut column = first as usize;
        while column <= last {
            // Reading an entry clears it, so that the buffer is zero again for the next row.
            let value = std::mem::take(&mut self.buffer[column]) % u64::from(PRIME);
            if value != 0 {
                let known = self.known.rows.get(self.known_at[column] as usize);
                let found = self.found.get(self.found_at[column] as usize);
                let by = match (known, found) {
                    (Some((index, columns)), _) => Some((&columns[..], &self.known.coefficients[*index][..])),
                    (None, Some(row)) => Some((&row.columns[..], &row.coefficients[..])),
                    (None, None) => None,
                };
                match by {
                    None => {
                        result.columns.push(column as u32);
                        result.coefficients.push(Residue::new(value as i64));
                    }
                    Some((columns, coefficients)) => {
                        let factor = u64::from(PRIME) - value;
                        // A product has 30 bits, so 64 bits hold the sum of 2^34 products. Each row adds at most one
                        // product to an entry, and no matrix has that many rows.
                        for (&column, coefficient) in columns.iter().zip(coefficients).skip(1) {
                            self.buffer[column as usize] += factor * u64::from(coefficient.value());
                        }
                        last = last.max(columns.last().map_or(0, |&column| column as usize));
                        self.work += columns.len() as u64;
                    }
                }
            }
            column += 1;
        }
        // Passing over a column counts as an eighth of a product.
        self.work += (last - first as usize) as u64 / 8;
        self.bytes += result.columns.len() * ENTRY_BYTES;
        if self.work >= PRODUCTS_BETWEEN_CHECKS {
            charge(std::mem::take(&mut self.work), self.bytes);
        }
        result
    }
}

/// Returns the row divided by its leading coefficient.
fn monic(mut row: SparseRow<Residue>) -> SparseRow<Residue> {
    let inverse = row.coefficients[0].inverse();
    row.coefficients.iter_mut().for_each(|coefficient| *coefficient = *coefficient * inverse);
    row
}
