//! Tables with too many tuples for a [`FillingTable`](super::table::FillingTable): each tuple is visited.

use super::sorted_shapes::TableShape;
use crate::solve::native::domains::{Conflict, Domains};

/// Some variables and the tuples of their values.
#[derive(Clone, Debug)]
pub struct TupleList {
    pub cells: Vec<usize>,
    /// The tuples one after another, values counted from 0.
    values: Vec<u8>,
}

impl TupleList {
    pub fn new(shape: &TableShape<'_>) -> TupleList {
        let values = shape.tuples.iter().flatten().map(|value| value.index() as u8).collect();
        TupleList { cells: shape.cells.iter().map(|cell| cell.index()).collect(), values }
    }

    /// Returns the number of tuples.
    pub fn count(&self) -> usize {
        self.values.len() / self.cells.len().max(1)
    }

    /// Returns the value at a place of each tuple, counted from 0.
    pub fn values_at(&self, place: usize) -> impl Iterator<Item = usize> {
        self.values.chunks_exact(self.cells.len().max(1)).map(move |tuple| usize::from(tuple[place]))
    }

    /// Returns the tuples as a set of one value for each place, one tuple after another.
    pub fn sets(&self) -> Vec<u32> {
        self.values.iter().map(|&value| 1 << value).collect()
    }

    /// Removes the values that no tuple has.
    ///
    /// # Errors
    /// Returns an error if no tuple is left.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let mut kept = vec![0; self.cells.len()];
        let candidates: Vec<u32> = self.cells.iter().map(|&cell| domains.candidates(cell)).collect();
        for tuple in self.values.chunks_exact(self.cells.len().max(1)) {
            if tuple.iter().zip(&candidates).all(|(value, candidates)| candidates >> value & 1 == 1) {
                kept.iter_mut().zip(tuple).for_each(|(kept, value)| *kept |= 1 << value);
            }
        }
        for ((&cell, &candidates), kept) in self.cells.iter().zip(&candidates).zip(kept) {
            if kept != candidates {
                domains.keep(cell, kept)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellId, Digit, Random};
    use crate::model::Tuples;
    use crate::solve::native::domains::tests::ListedDomains;
    use crate::solve::native::shapes::table::FillingTable;

    #[test]
    fn a_list_and_a_table_leave_the_same_values() {
        let mut random = Random::new(5);
        let cells = [CellId(0), CellId(2), CellId(1)];
        let mut refused = 0;
        for _ in 0..300 {
            let tuple = |random: &mut Random| (0..3).map(|_| Digit::from_index(random.below(5))).collect();
            let tuples = Tuples::new(3, (0..6).map(|_| tuple(&mut random)).collect::<Vec<_>>());
            let list = TupleList::new(&TableShape { cells: &cells, tuples: &tuples });
            let table = FillingTable::new(list.cells.clone(), 5, &list.sets());
            let start = ListedDomains((0..3).map(|_| 1 + random.below(31) as u32).collect());
            let (mut one, mut other) = (start.clone(), start);
            let results = [list.support(&mut one), table.support(&mut other)];
            assert_eq!(results[0], results[1]);
            refused += usize::from(results[0].is_err());
            assert!(results[0].is_err() || one == other, "{one:?} {other:?}");
        }
        assert!((20..280).contains(&refused), "{refused}");
    }
}
