//! Innies and outies: what the cages leave of houses, and what they add to them.
//!
//! The digits of a house have one sum, 45 on a 9x9 ("the rule of 45"). Cages that lie inside some houses together leave
//! cells, the innies, whose sum is known; cages that reach out of them add cells, the outies, whose sum differs from
//! that of the innies by a known number. These sums follow from the cages and the houses, but neither of them alone
//! shows it. Houses are taken together where a cage lies in both.

use std::collections::HashSet;

use super::sums::Sum;

/// Sums of more cells exclude little: irreducible killers without givens take 21 ms in the median without any of these
/// sums, 2.3 with those of up to four cells, 3.2 with five, 7.5 with nine; the slower ones 101, 42, 30 and 54 ms.
const MOST_CELLS: usize = 5;

/// The most houses that are taken together.
const MOST_HOUSES: usize = 4;

/// The most sets of houses that are looked at: a tenth of a millisecond.
const MOST_SETS: usize = 400;

/// The sums of few cells that follow from these ones and the houses, each once. `digits` is the number of digits, and
/// of the cells of a house.
pub fn innies_and_outies(sums: &[&Sum], houses: &[&[usize]], cells: usize, digits: u8) -> Vec<Sum> {
    match cells {
        0..=128 => Finder::<2>::new(sums, houses, digits).find(),
        129..=1280 => Finder::<20>::new(sums, houses, digits).find(),
        _ => vec![],
    }
}

/// A set of cells.
type Cells<const W: usize> = [u64; W];

/// A few houses, by their numbers in rising order; the places without one hold 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Houses {
    count: usize,
    numbers: [usize; MOST_HOUSES],
}

impl Houses {
    fn just(number: usize) -> Houses {
        let mut numbers = [0; MOST_HOUSES];
        numbers[0] = number;
        Houses { count: 1, numbers }
    }

    /// These and one more, of which there is room.
    fn with(self, number: usize) -> Houses {
        let Houses { count, mut numbers } = self;
        numbers[count] = number;
        numbers[..=count].sort_unstable();
        Houses { count: count + 1, numbers }
    }
}

struct Finder<const W: usize> {
    /// The sum of a house.
    whole: i64,
    houses: Vec<Cells<W>>,
    /// Cages and their sums.
    cages: Vec<(Cells<W>, i64)>,
    found: Vec<Sum>,
    /// The terms that were found.
    met: HashSet<Vec<(i64, usize)>>,
}

impl<const W: usize> Finder<W> {
    fn new(sums: &[&Sum], houses: &[&[usize]], digits: u8) -> Finder<W> {
        let cages = sums.iter().filter(|sum| sum.least == sum.most && sum.terms.iter().all(|&(factor, _)| factor == 1));
        let cages = cages.map(|sum| (set(sum.terms.iter().map(|&(_, cell)| cell)), sum.most, sum.terms.len()));
        // In some sums a cell counts twice.
        let cages = cages.filter(|&(cells, _, count)| size(&cells) == count).map(|(cells, total, _)| (cells, total));
        let n = i64::from(digits);
        Finder {
            whole: n * (n + 1) / 2,
            houses: houses.iter().map(|house| set(house.iter().copied())).collect(),
            cages: cages.collect(),
            found: Vec::new(),
            met: HashSet::new(),
        }
    }

    fn find(mut self) -> Vec<Sum> {
        if self.cages.is_empty() {
            return self.found;
        }
        let mut sets: Vec<(Houses, Cells<W>)> =
            self.houses.iter().enumerate().map(|(index, &cells)| (Houses::just(index), cells)).collect();
        let mut known: HashSet<Houses> = HashSet::new();
        let mut touching: Vec<usize> = Vec::new();
        let mut next = 0;
        while next < sets.len() {
            let (houses, cells) = sets[next];
            next += 1;
            touching.clear();
            touching.extend((0..self.cages.len()).filter(|&cage| meet(&self.cages[cage].0, &cells)));
            self.left_of(houses.count, &cells, &touching);
            if houses.count == MOST_HOUSES {
                continue;
            }
            let reached = touching.iter().fold([0; W], |all, &cage| union(&all, &self.cages[cage].0));
            for (index, house) in self.houses.iter().enumerate() {
                if sets.len() < MOST_SETS && !meet(house, &cells) && meet(house, &reached) {
                    let together = houses.with(index);
                    if known.insert(together) {
                        sets.push((together, union(&cells, house)));
                    }
                }
            }
        }
        self.found
    }

    /// Notes what cages leave of so many houses with these cells, and what they add to them.
    fn left_of(&mut self, houses: usize, cells: &Cells<W>, touching: &[usize]) {
        let (mut covered, mut total) = ([0; W], 0);
        let mut take = |inside: bool, covered: &mut Cells<W>| {
            for (cage, sum) in touching.iter().map(|&cage| &self.cages[cage]) {
                if !meet(cage, covered) && (!inside || size(&minus(cage, cells)) == 0) {
                    *covered = union(covered, cage);
                    total += sum;
                }
            }
            total
        };
        let whole = self.whole * houses as i64;
        let sum = take(true, &mut covered);
        let innies = Equation { plus: minus(cells, &covered), minus: [0; W], total: whole - sum };
        let sum = take(false, &mut covered);
        let both = Equation { plus: minus(&covered, cells), minus: minus(cells, &covered), total: sum - whole };
        self.note(&innies);
        self.note(&both);
    }

    fn note(&mut self, equation: &Equation<W>) {
        if !(1..=MOST_CELLS).contains(&(size(&equation.plus) + size(&equation.minus))) {
            return;
        }
        let terms = |cells, factor| each(cells).map(move |cell| (factor, cell));
        let mut total = equation.total;
        let mut terms: Vec<(i64, usize)> = terms(&equation.plus, 1).chain(terms(&equation.minus, -1)).collect();
        if terms[0].0 < 0 {
            terms.iter_mut().for_each(|(factor, _)| *factor = -*factor);
            total = -total;
        }
        if self.met.insert(terms.clone()) {
            self.found.push(Sum { terms, least: total, most: total });
        }
    }
}

/// The cells of the one set come to so much more than those of the other.
struct Equation<const W: usize> {
    plus: Cells<W>,
    minus: Cells<W>,
    total: i64,
}

fn set<const W: usize>(cells: impl Iterator<Item = usize>) -> Cells<W> {
    let mut set = [0; W];
    cells.for_each(|cell| set[cell / 64] |= 1 << (cell % 64));
    set
}

fn each<const W: usize>(cells: &Cells<W>) -> impl Iterator<Item = usize> + '_ {
    (0..64 * W).filter(|&cell| cells[cell / 64] >> (cell % 64) & 1 == 1)
}

fn size<const W: usize>(cells: &Cells<W>) -> usize {
    cells.iter().map(|word| word.count_ones() as usize).sum()
}

fn meet<const W: usize>(one: &Cells<W>, other: &Cells<W>) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

fn union<const W: usize>(one: &Cells<W>, other: &Cells<W>) -> Cells<W> {
    std::array::from_fn(|at| one[at] | other[at])
}

fn minus<const W: usize>(one: &Cells<W>, other: &Cells<W>) -> Cells<W> {
    std::array::from_fn(|at| one[at] & !other[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cage(cells: impl IntoIterator<Item = usize>, total: i64) -> Sum {
        Sum { terms: cells.into_iter().map(|cell| (1, cell)).collect(), least: total, most: total }
    }

    fn found(sums: &[Sum], houses: &[&[usize]]) -> Vec<Sum> {
        innies_and_outies(&sums.iter().collect::<Vec<_>>(), houses, 81, 9)
    }

    #[test]
    fn a_cell_left_of_a_house_is_known() {
        let row: Vec<usize> = (0..9).collect();
        // 45 - 6 - 30 = 9.
        assert_eq!(found(&[cage(0..3, 6), cage(3..8, 30)], &[&row]), [cage([8], 9)]);
    }

    #[test]
    fn a_cell_added_to_a_house_is_known() {
        let row: Vec<usize> = (0..9).collect();
        // The second cage reaches into the next row: 10 + 42 - 45 = 7. Without it six cells are left, too many.
        assert_eq!(found(&[cage(0..3, 10), cage([3, 4, 5, 6, 7, 8, 17], 42)], &[&row]), [cage([17], 7)]);
    }

    #[test]
    fn what_is_left_and_what_is_added_are_compared() {
        let row: Vec<usize> = (0..9).collect();
        let sums = [cage(0..5, 25), cage([5, 6, 7, 16], 20)];
        // The cell below the row has as much more than the last of the row as the cages have more than the row.
        let difference = Sum { terms: vec![(1, 16), (-1, 8)], least: 0, most: 0 };
        let four = cage([5, 6, 7, 8], 20);
        assert_eq!(found(&sums, &[&row]), [four, difference]);
    }

    #[test]
    fn two_houses_with_a_cage_in_both_are_taken_together() {
        let rows: [Vec<usize>; 2] = [(0..9).collect(), (9..18).collect()];
        let sums = [cage(0..7, 30), cage([7, 8, 16, 17], 25), cage(9..15, 31)];
        // 90 - 86 = 4 for the one cell left of both.
        assert!(found(&sums, &[&rows[0], &rows[1]]).contains(&cage([15], 4)));
    }
}
