//! The propagators of a model's words: tables if the automaton has patterns and the cells differ, counts if the
//! automaton only counts, and otherwise words.

use super::cages::all_differ;
use super::counts::DigitCounts;
use super::layout_cache::LayoutCache;
use super::table::{FillingTable, MAX_FILLINGS};
use super::words::Word;
use crate::board::CellId;
use crate::model::{Automaton, Patterns};

/// The words of a model, each as one of three propagators.
pub struct GatheredWords {
    pub tables: Vec<FillingTable>,
    pub counts: Vec<DigitCounts>,
    pub words: Vec<Word>,
}

/// Divides words over the digits 1 to `digits`. Each of the `houses` holds every digit, and `differ` returns whether
/// two cells differ. `stock` is the cache of parts of earlier layouts.
pub fn gather_words(
    words: &[(&[CellId], &Automaton)],
    houses: &[Vec<usize>],
    differ: impl Fn(usize, usize) -> bool,
    digits: u8,
    stock: &mut LayoutCache,
) -> GatheredWords {
    let (tables, others) = tables_of(words, &differ, digits, MAX_FILLINGS);
    let (counts, others) = DigitCounts::of_words(&others, houses);
    GatheredWords { tables, counts, words: Word::all(&others, differ, stock) }
}

/// Returns tables of the words with at most `most` patterns whose cells differ, and the other words. As the cells
/// differ, a table is equivalent to its word.
pub fn tables_of<'w>(
    words: &[(&'w [CellId], &'w Automaton)],
    differ: impl Fn(usize, usize) -> bool,
    digits: u8,
    most: usize,
) -> (Vec<FillingTable>, Vec<(&'w [CellId], &'w Automaton)>) {
    let (mut tables, mut others) = (Vec::new(), Vec::new());
    let mut known: Vec<(&Patterns, FillingTable)> = Vec::new();
    for &(cells, automaton) in words {
        let places: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
        let patterns = automaton.patterns().filter(|patterns| patterns.count() <= most);
        let Some(patterns) = patterns.filter(|_| all_differ(&places, &differ)) else {
            others.push((cells, automaton));
            continue;
        };
        let alike = known.iter().position(|(other, _)| *other == patterns).unwrap_or_else(|| {
            let sets: Vec<u32> = patterns.iter().flatten().map(|set| set.bits()).collect();
            let table = FillingTable::new(places.clone(), digits, &sets);
            known.push((patterns, table));
            known.len() - 1
        });
        tables.push(known[alike].1.at(places));
    }
    (tables, others)
}
