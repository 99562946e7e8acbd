//! Innies and outies: the cells of houses that cages leave over, and the cells that cages add to houses.
//!
//! The digits of a house have a fixed sum, 45 on a 9x9 ("the rule of 45"). Cages inside some houses leave cells, the
//! innies, whose sum is known; cages that reach out of them add cells, the outies, whose sum differs from that of the
//! innies by a known number. These sums follow from the cages and houses together, but neither of them alone shows it.
//! Each house is combined with others into which cages reach, up to five in all. The two sides of a jigsaw's leftover
//! have the same sum, and cages are subtracted from them in the same way.

use std::collections::HashSet;

use super::leftovers::Leftover;
use super::sums::RangedSum;

/// The maximum number of cells of a derived sum; longer sums exclude little. Nine kinds with cages take 1.01 times the
/// time with a maximum of five cells, and 1.03 times with seven. Irreducible killers without givens took 21 ms in the
/// median without any derived sums, and 2.3 ms with derived sums of up to four cells.
const MAX_CELLS: usize = 6;

/// The maximum number of derived sums. Killers without givens whose cages cover the grid have 1.4 times as many nodes
/// with 20 as with 30, and with both diagonals 1.6 times as many with 14. More than 30 exclude little more.
const MAX_SUMS: usize = 30;

/// The maximum number of houses that are combined. The same killers take as long with six.
const MAX_HOUSES: i64 = 5;

/// Returns the sums of few cells that follow from these sums, the houses and their leftovers, each once. `digits` is
/// the number of digits and also of cells in a house.
pub fn innies_and_outies(
    sums: &[&RangedSum],
    houses: &[&[usize]],
    leftovers: &[Leftover],
    cells: usize,
    digits: u8,
) -> Vec<RangedSum> {
    match cells {
        0..=128 => EquationFinder::<2>::new(sums, houses, digits).find(leftovers),
        129..=1280 => EquationFinder::<20>::new(sums, houses, digits).find(leftovers),
        _ => vec![],
    }
}

/// A set of cells.
type CellWords<const W: usize> = [u64; W];

/// A search for derived sums over sets of disjoint houses that cages connect.
struct EquationFinder<const W: usize> {
    /// The sum of the digits of a house.
    whole: i64,
    houses: Vec<CellWords<W>>,
    /// Cages and their sums.
    cages: Vec<(CellWords<W>, i64)>,
    found: Vec<RangedSum>,
    /// The terms of the sums found.
    found_terms: HashSet<Vec<(i64, usize)>>,
}

impl<const W: usize> EquationFinder<W> {
    fn new(sums: &[&RangedSum], houses: &[&[usize]], digits: u8) -> EquationFinder<W> {
        let cages = sums.iter().filter(|sum| sum.min == sum.max && sum.terms.iter().all(|&(factor, _)| factor == 1));
        let cages = cages.map(|sum| (set(sum.terms.iter().map(|&(_, cell)| cell)), sum.max, sum.terms.len()));
        // A sum in which a cell occurs twice is not a cage.
        let cages = cages.filter(|&(cells, _, count)| size(&cells) == count).map(|(cells, total, _)| (cells, total));
        let n = i64::from(digits);
        EquationFinder {
            whole: n * (n + 1) / 2,
            houses: houses.iter().map(|house| set(house.iter().copied())).collect(),
            cages: cages.collect(),
            found: Vec::new(),
            found_terms: HashSet::new(),
        }
    }

    fn find(mut self, leftovers: &[Leftover]) -> Vec<RangedSum> {
        if self.cages.is_empty() {
            return self.found;
        }
        let all: Vec<usize> = (0..self.cages.len()).collect();
        for [one, other] in leftovers {
            let [plus, minus] = [one, other].map(|side| set(side.iter().copied()));
            self.shorten(Equation { plus, minus, total: 0 }, &all);
        }
        let mut known: HashSet<CellWords<W>> = HashSet::new();
        for house in 0..self.houses.len() {
            self.follow(self.houses[house], &mut known);
        }
        // The shortest ones exclude the most.
        self.found.sort_by_key(|sum| sum.terms.len());
        self.found.truncate(MAX_SUMS);
        self.found
    }

    /// Combines a house with others, one after another: always the one that takes the most cells in which cages reach
    /// out of those before. Ends at a combination that is known.
    fn follow(&mut self, mut cells: CellWords<W>, known: &mut HashSet<CellWords<W>>) {
        for count in 1..=MAX_HOUSES {
            if !known.insert(cells) {
                return;
            }
            let touching: Vec<usize> =
                (0..self.cages.len()).filter(|&cage| meet(&self.cages[cage].0, &cells)).collect();
            self.shorten(Equation { plus: cells, minus: [0; W], total: self.whole * count }, &touching);
            // Without a cage that connects them, a further house would only add an independent equation.
            let reached = touching.iter().fold([0; W], |all, &cage| union(&all, &self.cages[cage].0));
            let others = self.houses.iter().filter(|house| !meet(house, &cells));
            let others = others.map(|house| (common(house, &reached), house)).filter(|&(taken, _)| taken > 0);
            let Some((_, house)) = others.rev().max_by_key(|&(taken, _)| taken) else { return };
            cells = union(&cells, house);
        }
    }

    /// Subtracts cages from an equation: first those inside its positive side, and then greedily those that shorten it
    /// the most. Records the result, except if only one cage was subtracted and the result has more cells than that
    /// cage, as it then adds little. Leaving out such results makes room for other sums: twelve kinds with cages take
    /// 0.93 times the time.
    fn shorten(&mut self, mut equation: Equation<W>, cages: &[usize]) {
        let (mut others, mut taken) = (Vec::new(), Vec::new());
        for &cage in cages {
            // Subtracting a cage removes its cells, so a cage that overlaps with it is no longer inside.
            if is_inside(&self.cages[cage].0, &equation.plus) {
                equation.subtract(&self.cages[cage]);
                taken.push(cage);
            } else {
                others.push(cage);
            }
        }
        loop {
            let gains = others.iter().map(|&cage| (equation.gain(&self.cages[cage].0), cage));
            // `max_by_key` returns the last maximum, which is the first one in the original order.
            let best = gains.rev().max_by_key(|&(gain, _)| gain).filter(|&(gain, _)| gain > 0);
            let Some((_, cage)) = best else { break };
            // Each step shortens the equation, so the loop ends. Subtracting the same cage again would not shorten it.
            equation.subtract(&self.cages[cage]);
            taken.push(cage);
        }
        match taken[..] {
            [cage] if size(&self.cages[cage].0) < equation.size() => {}
            _ => self.record(&equation),
        }
    }

    fn record(&mut self, equation: &Equation<W>) {
        if !(1..=MAX_CELLS).contains(&equation.size()) {
            return;
        }
        let terms = |cells, factor| each(cells).map(move |cell| (factor, cell));
        let mut total = equation.total;
        let mut terms: Vec<(i64, usize)> = terms(&equation.plus, 1).chain(terms(&equation.minus, -1)).collect();
        // Normalised: the first coefficient is positive, so that equal equations are found once.
        if terms[0].0 < 0 {
            terms.iter_mut().for_each(|(factor, _)| *factor = -*factor);
            total = -total;
        }
        if self.found_terms.insert(terms.clone()) {
            self.found.push(RangedSum { terms, min: total, max: total });
        }
    }
}

/// An equation: the sum of one set of cells minus that of another is `total`.
struct Equation<const W: usize> {
    plus: CellWords<W>,
    minus: CellWords<W>,
    total: i64,
}

impl<const W: usize> Equation<W> {
    fn size(&self) -> usize {
        size(&self.plus) + size(&self.minus)
    }

    /// Returns by how many cells subtracting a cage shortens the equation; 0 if the cage has cells on both sides, as a
    /// cell would then count twice.
    fn gain(&self, cage: &CellWords<W>) -> isize {
        let [plus, minus] = [&self.plus, &self.minus].map(|side| common(cage, side));
        // The common cells leave the equation, and the other cells of the cage enter it.
        if plus > 0 && minus > 0 { 0 } else { 2 * (plus + minus) as isize - size(cage) as isize }
    }

    /// Subtracts a cage from the side that it meets; the rest of the cage moves to the other side.
    fn subtract(&mut self, (cage, sum): &(CellWords<W>, i64)) {
        let is_plus = meet(cage, &self.plus);
        let (from, to) = if is_plus { (&mut self.plus, &mut self.minus) } else { (&mut self.minus, &mut self.plus) };
        *to = union(to, &minus(cage, from));
        *from = minus(from, cage);
        self.total += if is_plus { -sum } else { *sum };
    }
}

fn set<const W: usize>(cells: impl Iterator<Item = usize>) -> CellWords<W> {
    let mut set = [0; W];
    cells.for_each(|cell| set[cell / 64] |= 1 << (cell % 64));
    set
}

fn each<const W: usize>(cells: &CellWords<W>) -> impl Iterator<Item = usize> + '_ {
    (0..64 * W).filter(|&cell| cells[cell / 64] >> (cell % 64) & 1 == 1)
}

fn size<const W: usize>(cells: &CellWords<W>) -> usize {
    cells.iter().map(|word| word.count_ones() as usize).sum()
}

fn common<const W: usize>(one: &CellWords<W>, other: &CellWords<W>) -> usize {
    one.iter().zip(other).map(|(one, other)| (one & other).count_ones() as usize).sum()
}

fn meet<const W: usize>(one: &CellWords<W>, other: &CellWords<W>) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

fn is_inside<const W: usize>(one: &CellWords<W>, other: &CellWords<W>) -> bool {
    one.iter().zip(other).all(|(one, other)| one & !other == 0)
}

fn union<const W: usize>(one: &CellWords<W>, other: &CellWords<W>) -> CellWords<W> {
    std::array::from_fn(|at| one[at] | other[at])
}

fn minus<const W: usize>(one: &CellWords<W>, other: &CellWords<W>) -> CellWords<W> {
    std::array::from_fn(|at| one[at] & !other[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;

    fn cage(cells: impl IntoIterator<Item = usize>, total: i64) -> RangedSum {
        RangedSum { terms: cells.into_iter().map(|cell| (1, cell)).collect(), min: total, max: total }
    }

    fn found(sums: &[RangedSum], houses: &[&[usize]]) -> Vec<RangedSum> {
        innies_and_outies(&sums.iter().collect::<Vec<_>>(), houses, &[], 81, 9)
    }

    #[test]
    fn a_cell_left_of_a_house_is_known() {
        let row: Vec<usize> = (0..9).collect();
        // 45 - 6 - 30 = 9.
        assert_eq!(found(&[cage(0..3, 6), cage(3..8, 30)], &[&row]), [cage([8], 9)]);
    }

    #[test]
    fn more_cells_than_the_one_cage_of_a_house_are_not_worth_a_sum() {
        let row: Vec<usize> = (0..9).collect();
        assert_eq!(found(&[cage(0..4, 20)], &[&row]), []);
        assert_eq!(found(&[cage(0..5, 25)], &[&row]), [cage(5..9, 20)]);
    }

    #[test]
    fn a_cell_added_to_a_house_is_known() {
        let row: Vec<usize> = (0..9).collect();
        // The second cage reaches into the next row: 10 + 42 - 45 = 7.
        assert_eq!(found(&[cage(0..3, 10), cage([3, 4, 5, 6, 7, 8, 17], 42)], &[&row]), [cage([17], 7)]);
    }

    #[test]
    fn what_is_left_and_what_is_added_are_compared() {
        let row: Vec<usize> = (0..9).collect();
        let sums = [cage(0..5, 25), cage([5, 6, 7, 16], 20)];
        // The last cell of the row exceeds the cell below it by as much as the row exceeds the cages.
        let difference = RangedSum { terms: vec![(1, 8), (-1, 16)], min: 0, max: 0 };
        assert_eq!(found(&sums, &[&row]), [difference]);
    }

    #[test]
    fn two_houses_with_a_cage_in_both_are_taken_together() {
        let rows: [Vec<usize>; 2] = [(0..9).collect(), (9..18).collect()];
        let sums = [cage(0..7, 30), cage([7, 8, 16, 17], 25), cage(9..15, 31)];
        // 90 - 86 = 4 for the only cell of both rows that is left.
        assert!(found(&sums, &[&rows[0], &rows[1]]).contains(&cage([15], 4)));
    }

    #[test]
    fn cages_shorten_what_houses_leave_over() {
        let leftover = [vec![0, 1, 2, 3], vec![40, 41, 42, 43]];
        let sums = [cage(0..3, 12), cage([40, 41, 42, 43], 20)];
        // The first side totals 20, like the other side, which leaves 8 for the cell next to the first cage.
        let found = innies_and_outies(&sums.iter().collect::<Vec<_>>(), &[], &[leftover], 81, 9);
        assert_eq!(found, [cage([3], 8)]);
    }

    #[test]
    fn what_follows_from_true_sums_is_true() {
        let mut random = Random::new(8);
        let digit = |cell: usize| ((3 * (cell / 9 % 3) + cell / 27 + cell % 9) % 9 + 1) as i64;
        let house = |belongs: &dyn Fn(usize) -> bool| (0..81).filter(|&cell| belongs(cell)).collect::<Vec<usize>>();
        let rows = (0..9).map(|row| house(&|cell| cell / 9 == row));
        let columns = (0..9).map(|column| house(&|cell| cell % 9 == column));
        let boxes = (0..9).map(|number| house(&|cell| cell / 27 * 3 + cell % 9 / 3 == number));
        let houses: Vec<Vec<usize>> = rows.chain(columns).chain(boxes).collect();
        let houses: Vec<&[usize]> = houses.iter().map(Vec::as_slice).collect();
        let [mut found, mut of_both_signs] = [0; 2];
        for _ in 0..200 {
            // Strips of cells, some of which overlap.
            let strip = |random: &mut Random| {
                let (first, step) = (random.below(81), if random.below(2) == 0 { 1 } else { 9 });
                let cells = (0..2 + random.below(4)).map(|at| first + at * step).filter(|&cell| cell < 81);
                let cells: Vec<usize> = cells.collect();
                cage(cells.iter().copied(), cells.iter().map(|&cell| digit(cell)).sum())
            };
            let sums: Vec<RangedSum> = (0..30).map(|_| strip(&mut random)).collect();
            // Cells with the same digits serve as the leftovers of a jigsaw.
            let one: Vec<usize> = (0..3).map(|_| random.below(27)).collect::<HashSet<usize>>().into_iter().collect();
            let other = one.iter().map(|&cell| (54..81).find(|&other| digit(other) == digit(cell)).unwrap());
            let other: HashSet<usize> = other.collect();
            let leftovers = if one.len() == other.len() { vec![[one, other.into_iter().collect()]] } else { vec![] };
            let sums: Vec<&RangedSum> = sums.iter().collect();
            for sum in innies_and_outies(&sums, &houses, &leftovers, 81, 9) {
                let total: i64 = sum.terms.iter().map(|&(factor, cell)| factor * digit(cell)).sum();
                assert_eq!((sum.min, sum.max), (total, total), "{sum:?} of {sums:?}");
                found += 1;
                of_both_signs += usize::from(sum.terms.iter().any(|&(factor, _)| factor < 0));
            }
        }
        assert!(found > 500 && of_both_signs > 200, "{found} {of_both_signs}");
    }
}
