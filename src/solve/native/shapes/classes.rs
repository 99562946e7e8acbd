//! Classes of digits that clauses do not tell apart: of low, middle and high digits, say, and not of each digit.

use crate::board::{CellId, Digit};

/// A clause speaks of classes when it takes at least so many digits in each of its cells.
const FEWEST_DIGITS: u32 = 3;

/// The digits that a clause takes in each of its cells, by cell.
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

/// Whether a clause speaks of classes.
pub fn is_of_classes(clause: &[(CellId, u32)]) -> bool {
    clause.iter().all(|(_, digits)| digits.count_ones() >= FEWEST_DIGITS)
}

/// The fewest classes of the digits 1 to `digits` such that each clause that speaks of classes takes whole ones in each
/// of its cells. No classes where there is no such clause.
pub fn classes<'a>(digits: u8, clauses: impl Iterator<Item = &'a [(CellId, Digit)]>) -> Vec<u32> {
    let mut classes: Vec<u32> = Vec::new();
    for clause in clauses.map(by_cell).filter(|clause| is_of_classes(clause)) {
        if classes.is_empty() {
            classes.push(u32::MAX >> (32 - u32::from(digits)));
        }
        for (_, taken) in clause {
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
