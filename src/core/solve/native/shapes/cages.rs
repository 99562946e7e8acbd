//! Cages: cells that differ from each other and have a plain sum, or another shape that does not depend on the order of
//! the digits. Their propagator uses the combinations of digits that they can hold.

use super::sums::RangedSum;
use crate::board::{CellId, Digit};
use crate::model::Automaton;
use crate::solve::native::domains::{Conflict, Domains, is_single};

/// The cells of a cage, and every set of digits that they can hold together.
#[derive(Clone, Debug)]
pub struct CombinationCage {
    pub cells: Vec<usize>,
    pub combinations: Vec<u32>,
}

/// The maximum number of combinations of a cage. More would exclude little and take long to search.
pub const MAX_COMBINATIONS: usize = 600;

impl CombinationCage {
    /// Returns the cage of a sum if its coefficients are all 1, its cells differ from each other and its combinations
    /// are few.
    pub fn of_sum(sum: &RangedSum, differ: impl Fn(usize, usize) -> bool, digits: u8) -> Option<CombinationCage> {
        let cells: Vec<usize> = sum.terms.iter().map(|&(_, cell)| cell).collect();
        if cells.is_empty() || sum.terms.iter().any(|&(factor, _)| factor != 1) || !all_differ(&cells, differ) {
            return None;
        }
        let mut collector =
            CombinationCollector { digits: i64::from(digits), least: sum.min, most: sum.max, found: Vec::new() };
        let complete = collector.collect(cells.len() as i64, 1, 0, 0);
        complete.then_some(CombinationCage { cells, combinations: collector.found })
    }

    /// Returns the cage of a word that accepts its digits in any order, such as a product, if its cells differ from
    /// each other and its combinations are few. None for a whole house, in which every digit is certain anyway.
    pub fn of_word(
        cells: &[CellId],
        automaton: &Automaton,
        differ: impl Fn(usize, usize) -> bool,
    ) -> Option<CombinationCage> {
        let places: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
        let is_whole = places.len() >= usize::from(automaton.digits());
        if places.is_empty() || is_whole || !all_differ(&places, differ) || !takes_any_order(automaton) {
            return None;
        }
        let mut combinations = Vec::new();
        let complete = collect_words(automaton, places.len(), (0, 0), 0, &mut combinations);
        complete.then_some(CombinationCage { cells: places, combinations })
    }
}

/// Returns whether every two of the cells differ.
pub fn all_differ(cells: &[usize], differ: impl Fn(usize, usize) -> bool) -> bool {
    cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| differ(a, b)))
}

/// Returns whether, from every state, any two digits lead to the same state in either order.
fn takes_any_order(automaton: &Automaton) -> bool {
    let digits = || (0..usize::from(automaton.digits())).map(Digit::from_index);
    // Exchanging neighbours is enough: every reordering is a series of such exchanges.
    let both = |state, one, other| automaton.next(state, one).and_then(|next| automaton.next(next, other));
    let in_any_order = |state| {
        digits().all(|one| digits().take(one.index()).all(|other| both(state, one, other) == both(state, other, one)))
    };
    (0..automaton.states()).all(in_any_order)
}

/// Collects every set of `count` digits with indices from `from` on that an automaton accepts from `state`, each united
/// with `chosen`. The automaton must accept digits in any order. Returns false if there are too many sets.
fn collect_words(
    automaton: &Automaton,
    count: usize,
    (state, from): (usize, usize),
    chosen: u32,
    found: &mut Vec<u32>,
) -> bool {
    if count == 0 {
        found.extend(automaton.is_accepting(state).then_some(chosen));
        return found.len() <= MAX_COMBINATIONS;
    }
    (from..=usize::from(automaton.digits()) - count).all(|digit| {
        let next = automaton.next(state, Digit::from_index(digit));
        next.is_none_or(|next| collect_words(automaton, count - 1, (next, digit + 1), chosen | 1 << digit, found))
    })
}

struct CombinationCollector {
    digits: i64,
    least: i64,
    most: i64,
    found: Vec<u32>,
}

impl CombinationCollector {
    /// Collects the sets that consist of the digits in `chosen`, whose sum is `sum`, and `count` digits from `from` on;
    /// returns false if there are too many sets.
    fn collect(&mut self, count: i64, from: i64, chosen: u32, sum: i64) -> bool {
        // The smallest and the largest reachable sums: with the digits from `from` upwards, and with the highest
        // digits.
        let smallest = sum + count * (2 * from + count - 1) / 2;
        let largest = sum + count * (2 * self.digits - count + 1) / 2;
        if from + count - 1 > self.digits || smallest > self.most || largest < self.least {
            return true;
        }
        if count == 0 {
            self.found.push(chosen);
            return self.found.len() <= MAX_COMBINATIONS;
        }
        (from..=self.digits).all(|digit| self.collect(count - 1, digit + 1, chosen | 1 << (digit - 1), sum + digit))
    }
}

/// Returns the digits in every combination that is still possible, except those that a cell holds already; none if no
/// combination is possible.
pub fn certain(cage: &CombinationCage, domains: &impl Domains) -> u32 {
    let CombinationCage { cells, combinations } = cage;
    let mut candidates = [0; u32::BITS as usize];
    let candidates = &mut candidates[..cells.len()];
    candidates.iter_mut().zip(cells).for_each(|(here, &cell)| *here = domains.candidates(cell));
    let all = candidates.iter().fold(0, |all, here| all | here);
    let fits = |combination: &u32| combination & !all == 0 && candidates.iter().all(|here| here & combination != 0);
    let possible = combinations.iter().filter(|&combination| fits(combination));
    let certain = possible.copied().reduce(|certain, combination| certain & combination).unwrap_or(0);
    let fixed = candidates.iter().fold(0, |all, &here| all | here & u32::from(is_single(here)).wrapping_neg());
    certain & !fixed
}

/// Restricts the cells to the digits of the combinations that are still possible, and places the digits that are in all
/// of these combinations and have only one place. Returns the digits that are in all of these combinations, except
/// those that a cell holds already.
///
/// # Errors
/// Returns an error if no combination is possible.
pub fn combine(cage: &CombinationCage, domains: &mut impl Domains) -> Result<u32, Conflict> {
    let CombinationCage { cells, combinations } = cage;
    if combinations.is_empty() {
        return Err(Conflict);
    }
    // A cage with combinations has no more cells than there are digits.
    let mut candidates = [0; u32::BITS as usize];
    let candidates = &mut candidates[..cells.len()];
    let (mut once, mut twice, mut fixed) = (0, 0, 0);
    for (&cell, here) in cells.iter().zip(&mut *candidates) {
        *here = domains.candidates(cell);
        // The candidates of at least two cells, and of at least one.
        twice |= once & *here;
        once |= *here;
        if is_single(*here) {
            fixed |= *here;
        }
    }
    let (mut possible, mut certain) = (0, u32::MAX);
    for &combination in combinations {
        let fits = combination & !once == 0
            && fixed & !combination == 0
            && candidates.iter().all(|here| here & combination != 0);
        if fits {
            possible |= combination;
            certain &= combination;
        }
    }
    if possible == 0 {
        return Err(Conflict);
    }
    // The digits that are in all possible combinations and have only one place.
    let placed = certain & once & !twice;
    for (&cell, &here) in cells.iter().zip(&*candidates) {
        let kept = here & if here & placed == 0 { possible } else { placed };
        if kept != here {
            domains.keep(cell, kept)?;
        }
    }
    Ok(certain & !fixed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::solve::native::domains::digits;
    use crate::solve::native::domains::tests::ListedDomains;

    /// Returns all fillings with different digits, these candidates and this sum.
    fn fillings(candidates: &[u32], total: i64) -> Vec<Vec<usize>> {
        let mut all = vec![vec![]];
        for &candidates in candidates {
            let with = |filling: &Vec<usize>| {
                let filling = filling.clone();
                let others = digits(candidates).filter(|digit| !filling.contains(digit)).collect::<Vec<usize>>();
                others.into_iter().map(move |digit| filling.iter().copied().chain([digit]).collect())
            };
            all = all.iter().flat_map(with).collect();
        }
        all.retain(|filling: &Vec<usize>| filling.iter().map(|&digit| digit as i64 + 1).sum::<i64>() == total);
        all
    }

    #[test]
    fn a_word_that_takes_any_order_is_a_cage() {
        let cells: Vec<CellId> = (0..4).map(CellId).collect();
        let value = |digit: Digit| i32::from(digit.value());
        let of = |wanted: i32, length: usize| {
            let step = |&product: &i32, digit| Some(product * value(digit)).filter(|product| wanted % product == 0);
            let products = Automaton::explore(9, 1, step, |&product| product == wanted);
            CombinationCage::of_word(&cells[..length], &products, |one, other| one != other)
        };
        for (wanted, length) in [(6, 2), (8, 2), (24, 3), (72, 3), (144, 4), (7, 3), (3024, 4)] {
            let product = |set: &u32| digits(*set).map(|digit| digit as i32 + 1).product::<i32>();
            let sets = (0..1 << 9).filter(|set: &u32| set.count_ones() as usize == length && product(set) == wanted);
            let mut combinations = of(wanted, length).unwrap().combinations;
            combinations.sort_unstable();
            assert_eq!(combinations, sets.collect::<Vec<u32>>(), "{length} cells with {wanted}");
        }
        // Digits that must ascend depend on the order, and cells that may be equal are not described by sets of digits.
        let rising =
            Automaton::explore(9, 0, |&last, digit| Some(value(digit)).filter(|&digit| digit > last), |_| true);
        assert!(CombinationCage::of_word(&cells, &rising, |one, other| one != other).is_none());
        let any = Automaton::explore(9, (), |(), _| Some(()), |()| true);
        assert!(CombinationCage::of_word(&cells, &any, |one, other| one + other != 3).is_none());
        assert_eq!(CombinationCage::of_word(&cells, &any, |one, other| one != other).unwrap().combinations.len(), 126);
    }

    #[test]
    fn digits_that_are_certain_are_in_every_filling() {
        let mut random = Random::new(12);
        let [mut some, mut refuted, mut held] = [0; 3];
        for _ in 0..2000 {
            let count = 2 + random.below(4);
            let total = (3 + random.below(8 * count)) as i64;
            let sum = RangedSum { terms: (0..count).map(|cell| (1, cell)).collect(), min: total, max: total };
            let cage = CombinationCage::of_sum(&sum, |one, other| one != other, 9).unwrap();
            let set = |random: &mut Random| (0..1 + random.below(5)).fold(0, |set, _| set | 1 << random.below(9));
            let domains = ListedDomains((0..count).map(|_| set(&mut random)).collect());
            let found = certain(&cage, &domains);
            let fillings = fillings(&domains.0, total);
            for filling in &fillings {
                assert!(digits(found).all(|digit| filling.contains(&digit)), "{found:b} of {domains:?} with {total}");
            }
            let mut kept = ListedDomains(domains.0.clone());
            let is_held = |digits: u32| domains.0.iter().any(|&cell| is_single(cell) && cell & digits != 0);
            assert!(!is_held(found) && !combine(&cage, &mut kept).is_ok_and(is_held), "{found:b} of {domains:?}");
            held += usize::from(domains.0.iter().any(|&cell| is_single(cell)) && found != 0);
            some += usize::from(found != 0 && !fillings.is_empty());
            refuted += usize::from(fillings.is_empty());
        }
        assert!(some > 300 && refuted > 100 && held > 100, "{some} {refuted} {held}");
    }
}
