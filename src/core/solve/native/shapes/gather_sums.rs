//! The propagators of a model's sums: tables if few fillings are possible, otherwise bounds, and combinations if the
//! cells differ.
//!
//! Sums over the same few cells exclude far more together than one by one: a magic box on nine digits has six sums of
//! three cells with 48 fillings each, but the whole box has only 72 fillings. So sums within one group of cells that
//! differ are listed together if possible, then sums connected by common cells, then each remaining sum alone.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::cages::CombinationCage;
use super::fillings::{MAX_TOTAL_TRIES, SumPattern};
use super::innies::innies_and_outies;
use super::layout_cache::LayoutCache;
use super::leftovers::Leftover;
use super::sums::RangedSum;
use super::table::FillingTable;

/// The sums of a model, each either in a table or separate.
pub struct GatheredSums {
    pub tables: Vec<FillingTable>,
    pub sums: Vec<(RangedSum, Option<CombinationCage>)>,
}

/// Divides the sums of a model with `cells` cells and the digits 1 to `digits`. Adds the sums that follow from them and
/// the houses. A table has at most `most` fillings. Each of the `groups` has cells that differ from each other, and
/// `leftovers` are those of the houses among the groups. `stock` is the cache of parts of earlier layouts.
pub fn gather_sums<'g>(
    sums: Vec<RangedSum>,
    groups: impl Iterator<Item = &'g [usize]>,
    differ: impl Fn(usize, usize) -> bool,
    leftovers: &[Leftover],
    (cells, digits): (usize, u8),
    most: usize,
    stock: &mut LayoutCache,
) -> GatheredSums {
    let mut tables = Vec::new();
    let mut tries = MAX_TOTAL_TRIES;
    let mut known: Vec<(SumPattern, Option<FillingTable>)> = Vec::new();
    // Thousands of equal rules may have added the same sum.
    let mut met = HashSet::new();
    let sums = sums.into_iter().filter(|sum| met.insert(sum.clone()));
    let mut left: Vec<Option<RangedSum>> = sums.map(Some).collect();
    let mut list = |left: &mut [Option<RangedSum>], which: &[usize]| {
        let together: Vec<&RangedSum> = which.iter().filter_map(|&index| left[index].as_ref()).collect();
        let Some((pattern, cells)) = SumPattern::new(&together, &differ, digits) else { return };
        let at = known.iter().position(|(other, _)| *other == pattern).unwrap_or_else(|| {
            let table = stock.table(&pattern, digits, most, &mut tries);
            known.push((pattern, table));
            known.len() - 1
        });
        if let Some(table) = &known[at].1 {
            tables.push(table.at(cells));
            which.iter().for_each(|&index| left[index] = None);
        }
    };
    let groups: Vec<&[usize]> = groups.collect();
    let houses: Vec<&[usize]> = groups.iter().copied().filter(|group| group.len() == usize::from(digits)).collect();
    let all: Vec<&RangedSum> = left.iter().flatten().collect();
    let mut further: Vec<Option<RangedSum>> =
        innies_and_outies(&all, &houses, leftovers, cells, digits).into_iter().map(Some).collect();
    // The first cell of a sum inside a group is in the group, so only sums whose first cell is there are tested.
    let by_cell = by_first_cell(&left);
    let mut clusters: Vec<Vec<usize>> =
        groups.iter().map(|group| inside(&left, &by_cell, group)).filter(|which| which.len() > 1).collect();
    // More sums exclude more. The sort is stable.
    clusters.sort_by_key(|which| std::cmp::Reverse(which.len()));
    for mut which in clusters {
        which.retain(|&index| left[index].is_some());
        if which.len() > 1 {
            list(&mut left, &which);
        }
    }
    for which in connected(&left) {
        list(&mut left, &which);
    }
    for index in 0..left.len() {
        if left[index].is_some() {
            list(&mut left, &[index]);
        }
    }
    (0..further.len()).for_each(|index| list(&mut further, &[index]));
    let with_cage = |sum: RangedSum| {
        let cage = CombinationCage::of_sum(&sum, &differ, digits);
        (sum, cage)
    };
    GatheredSums { tables, sums: left.into_iter().chain(further).flatten().map(with_cage).collect() }
}

/// Returns the sums by their first cell.
fn by_first_cell(sums: &[Option<RangedSum>]) -> HashMap<usize, Vec<usize>> {
    let mut by_cell: HashMap<usize, Vec<usize>> = HashMap::new();
    for (index, sum) in sums.iter().enumerate() {
        if let Some(&(_, cell)) = sum.as_ref().and_then(|sum| sum.terms.first()) {
            by_cell.entry(cell).or_default().push(index);
        }
    }
    by_cell
}

/// Returns the sums whose cells are all in the group, in ascending order.
fn inside(sums: &[Option<RangedSum>], by_cell: &HashMap<usize, Vec<usize>>, group: &[usize]) -> Vec<usize> {
    let is_inside = |sum: &RangedSum| sum.terms.iter().all(|(_, cell)| group.contains(cell));
    let begun = group.iter().filter_map(|cell| by_cell.get(cell)).flatten();
    let inside = begun.copied().filter(|&index| sums[index].as_ref().is_some_and(is_inside));
    inside.collect::<BTreeSet<usize>>().into_iter().collect()
}

/// Returns clusters of several sums connected by common cells, in the order of their last sums.
fn connected(sums: &[Option<RangedSum>]) -> Vec<Vec<usize>> {
    // A union-find forest: each sum leads to a connected earlier one, and a cluster's first sum to itself.
    let mut leads: Vec<usize> = (0..sums.len()).collect();
    let mut first_with: HashMap<usize, usize> = HashMap::new();
    for (index, sum) in sums.iter().enumerate() {
        for &(_, cell) in sum.iter().flat_map(|sum| &sum.terms) {
            let other = *first_with.entry(cell).or_insert(index);
            let (one, other) = (first_of(&mut leads, index), first_of(&mut leads, other));
            leads[one.max(other)] = one.min(other);
        }
    }
    let mut clusters: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for index in (0..sums.len()).filter(|&index| sums[index].is_some()) {
        clusters.entry(first_of(&mut leads, index)).or_default().push(index);
    }
    let mut clusters: Vec<Vec<usize>> = clusters.into_values().filter(|which| which.len() > 1).collect();
    clusters.sort_by_key(|which| which.last().copied());
    clusters
}

/// Returns the first sum of a sum's cluster, halving the path to it.
fn first_of(leads: &mut [usize], mut index: usize) -> usize {
    while leads[index] != index {
        leads[index] = leads[leads[index]];
        index = leads[index];
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::CellId;
    use crate::model::Cmp;
    use crate::solve::native::shapes::sorted_shapes::SumShape;

    fn equal(terms: &[(i32, CellId)], total: i32) -> RangedSum {
        RangedSum::new(&SumShape { terms, cmp: Cmp::Equal, total })
    }

    /// Returns the lines of a 3x3 box of cells 0 to 8, each with the sum 15.
    fn magic_box(diagonals: bool) -> Vec<RangedSum> {
        let mut lines = vec![[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];
        if diagonals {
            lines.extend([[0, 4, 8], [2, 4, 6]]);
        }
        let sum = |line: [u16; 3]| equal(&line.map(|cell| (1, CellId(cell))), 15);
        lines.into_iter().map(sum).collect()
    }

    fn in_one_group(sums: Vec<RangedSum>, cells: usize, digits: u8) -> GatheredSums {
        let group: Vec<usize> = (0..cells).collect();
        gather_sums(
            sums,
            [group.as_slice()].into_iter(),
            |a, b| a != b,
            &[],
            (cells, digits),
            1024,
            &mut LayoutCache::default(),
        )
    }

    #[test]
    fn a_magic_box_is_one_table() {
        // The rows and columns of the only magic square of order three can be permuted in 72 ways; it has 8 rotations
        // and reflections.
        for (diagonals, fillings) in [(false, 72), (true, 8)] {
            let gathered = in_one_group(magic_box(diagonals), 9, 9);
            assert_eq!(gathered.tables.iter().map(FillingTable::count).collect::<Vec<_>>(), [fillings]);
            assert!(gathered.sums.is_empty());
        }
    }

    #[test]
    fn a_sum_with_many_fillings_stays_a_sum() {
        let terms: Vec<(i32, CellId)> = (0..6).map(|cell| (1, CellId(cell))).collect();
        let gathered = in_one_group(vec![equal(&terms, 30)], 8, 9);
        assert!(gathered.tables.is_empty());
        // The eight cells are not a house, so no sum follows for the other cells. 30 is half of 60, the sum of six
        // digits and of their complements to ten.
        let cage = gathered.sums[0].1.as_ref().expect("its cells differ");
        assert!(
            cage.combinations.contains(&0b1_0110_1101) && cage.combinations.iter().all(|set| set.count_ones() == 6)
        );
    }

    #[test]
    fn connected_sums_are_one_table() {
        // Cells that may be equal: a + b = 3 and b + c = 5.
        let sum = |cells: [u16; 2], total| equal(&cells.map(|cell| (1, CellId(cell))), total);
        let gathered = gather_sums(
            vec![sum([0, 1], 3), sum([1, 2], 5)],
            std::iter::empty(),
            |_, _| false,
            &[],
            (3, 9),
            1024,
            &mut LayoutCache::default(),
        );
        assert_eq!(gathered.tables.iter().map(FillingTable::count).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn sums_that_nothing_fits_have_an_empty_table() {
        let terms = [(1, CellId(0)), (1, CellId(1))];
        let gathered = in_one_group(vec![equal(&terms, 2)], 9, 9);
        assert_eq!(gathered.tables.iter().map(FillingTable::count).collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn a_term_of_factor_zero_says_nothing_but_its_sum_stays() {
        let sum = |total| equal(&[(0, CellId(0))], total);
        for (total, fillings) in [(0, 9), (1, 0)] {
            let gathered = in_one_group(vec![sum(total)], 9, 9);
            assert_eq!(gathered.tables.iter().map(FillingTable::count).collect::<Vec<_>>(), [fillings]);
        }
    }
}
