//! Classes of digits that clauses don't distinguish: low, middle and high digits, for example.

use crate::board::{CellId, Digit};

/// The minimum number of digits in each cell of a clause over classes.
const FEWEST_DIGITS: u32 = 3;

/// Returns the digits of a clause by cell.
pub fn by_cell(clause: &[(CellId, Digit)]) -> Vec<(CellId, u32)> {
    let mut cells: Vec<(CellId, u32)> = Vec::new();
    for &(cell, digit) in clause {
        let bit = 1 << digit.index();
        match cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= bit,
            None => cells.push((cell, bit)),
        }
    }
    cells
}

/// Returns whether a clause is one over classes: it has at least `FEWEST_DIGITS` digits in each of its cells.
pub fn is_of_classes(clause: &[(CellId, u32)]) -> bool {
    clause.iter().all(|(_, digits)| digits.count_ones() >= FEWEST_DIGITS)
}

/// Returns the coarsest partition of the digits 1 to `digits` into classes such that each clause over classes has whole
/// classes in each of its cells; empty if there is no such clause.
pub fn classes<'a>(digits: u8, clauses: impl Iterator<Item = &'a [(CellId, Digit)]>) -> Vec<u32> {
    let mut classes: Vec<u32> = Vec::new();
    for clause in clauses.map(by_cell).filter(|clause| is_of_classes(clause)) {
        if classes.is_empty() {
            // At first, all digits are one class.
            classes.push(u32::MAX >> (32 - u32::from(digits)));
        }
        for (_, taken) in clause {
            // A class is split in two if a cell of the clause has some of its digits but not all.
            let parts = classes.iter().flat_map(|&class| [class & taken, class & !taken]);
            classes = parts.filter(|&part| part != 0).collect();
        }
    }
    classes.sort_unstable();
    classes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(places: &[(u16, u32)]) -> Vec<(CellId, Digit)> {
        let digits = |bits: u32| (0..32).filter(move |digit| bits >> digit & 1 == 1).map(Digit::from_index);
        places.iter().flat_map(|&(cell, bits)| digits(bits).map(move |digit| (CellId(cell), digit))).collect()
    }

    #[test]
    fn classes_are_what_clauses_do_not_tell_apart() {
        let found = |clauses: &[Vec<(CellId, Digit)>]| classes(9, clauses.iter().map(Vec::as_slice));
        let low = clause(&[(0, 0b111), (1, 0b111)]);
        assert_eq!(found(std::slice::from_ref(&low)), [0b111, 0b1_1111_1000]);
        let high = clause(&[(2, 0b1_1100_0000), (0, 0b1_1100_0000)]);
        assert_eq!(found(&[low.clone(), high]), [0b111, 0b11_1000, 0b1_1100_0000]);
        let across = clause(&[(5, 0b1111)]);
        assert_eq!(found(&[low, across]), [0b111, 0b1000, 0b1_1111_0000]);
        assert!(found(&[clause(&[(0, 1), (1, 0b110)]), clause(&[(0, 1)])]).is_empty(), "these speak of digits");
    }
}
