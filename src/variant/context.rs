//! What a rule sees around it: the board, and the other rules of its kind.

use super::{Rule, Variant};
use crate::board::{Board, Cell, CellId, Digit, DigitSet, Filling, Grid, GridId};
use crate::model::{Cmp, PairTable, Shape};

/// What a rule sees: the board it stands on, and the rules of the puzzle, for kinds that say something of all rules of
/// their kind together ("all dots are given").
#[derive(Clone, Debug)]
pub struct Context<'a> {
    board: &'a Board,
    rules: Vec<&'a Rule>,
}

impl<'a> Context<'a> {
    /// A board with these rules, of all kinds, as far as they are switched on.
    pub fn new(board: &'a Board, rules: impl IntoIterator<Item = &'a Rule>) -> Context<'a> {
        Context { board, rules: rules.into_iter().collect() }
    }

    /// A board with no rule but the one that is asked.
    pub fn lone(board: &'a Board) -> Context<'a> {
        Context { board, rules: Vec::new() }
    }

    /// The board.
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// The rules of one kind, in the order of the puzzle.
    pub fn family<V: Variant>(&self) -> impl Iterator<Item = &'a V> + '_ {
        self.rules.iter().filter_map(|rule| rule.downcast::<V>())
    }

    /// The rules of the puzzle, of all kinds.
    pub fn rules(&self) -> impl Iterator<Item = &'a Rule> + '_ {
        self.rules.iter().copied()
    }

    /// The rules before this one, in the order of the puzzle.
    pub fn before<V: Variant>(&self, rule: &V) -> impl Iterator<Item = &'a Rule> {
        self.rules().take_while(move |other| other.downcast::<V>() != Some(rule))
    }

    /// How many digits there are.
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// The grid of a rule that fits the board.
    pub fn grid(&self, grid: GridId) -> &'a Grid {
        self.board.grid(grid).expect("the rule fits the board")
    }

    /// The numbers of cells that are on the board.
    pub fn ids(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<CellId> {
        cells.into_iter().filter_map(|cell| self.board.id(cell)).collect()
    }

    /// The digits of cells that are on the board.
    pub fn digits(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> Vec<Digit> {
        self.ids(cells).into_iter().map(|id| filling[id]).collect()
    }

    /// What a digit counts in sums.
    pub fn value(&self, digit: Digit) -> i32 {
        self.board.numbering().number(digit).into()
    }

    /// What the lowest digit counts in sums.
    pub fn lowest(&self) -> i32 {
        self.board.numbering().lowest().into()
    }

    /// What the highest digit counts in sums.
    pub fn highest(&self) -> i32 {
        self.lowest() + i32::from(self.size()) - 1
    }

    /// What all digits sum to.
    pub fn total(&self) -> i32 {
        i32::from(self.size()) * (self.lowest() + self.highest()) / 2
    }

    /// What the digits of cells count in sums.
    pub fn values(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> Vec<i32> {
        self.digits(filling, cells).into_iter().map(|digit| self.value(digit)).collect()
    }

    /// The sum of the digits of cells.
    pub fn sum(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> i32 {
        self.values(filling, cells).into_iter().sum()
    }

    /// "The sum of factor times digit compares so with the total", by what digits count in sums.
    pub fn sum_shape(&self, terms: Vec<(i32, CellId)>, cmp: Cmp, total: i32) -> Shape {
        // A model's digits are 1 to n.
        let all: i32 = terms.iter().map(|&(factor, _)| factor).sum();
        Shape::Sum { terms, cmp, total: total + (1 - self.lowest()) * all }
    }

    /// The sets of so many of some digits that come to a sum; None when there are more than `most`.
    pub fn sets(&self, among: DigitSet, count: usize, sum: i32, most: usize) -> Option<Vec<DigitSet>> {
        let mut sets = vec![(DigitSet::EMPTY, sum)];
        let mut left = among.iter().collect::<Vec<Digit>>();
        left.reverse();
        let values: Vec<i32> = left.iter().map(|&digit| self.value(digit)).collect();
        for (at, &digit) in left.iter().enumerate() {
            // Of the digits from this one on, which fall, the first and the last come to the most and the least.
            let can_be = |&(set, rest): &(DigitSet, i32), from: usize| {
                let wanted = count.saturating_sub(set.len());
                let open = &values[from..];
                wanted <= open.len()
                    && open[open.len() - wanted..].iter().sum::<i32>() <= rest
                    && rest <= open[..wanted].iter().sum()
            };
            let with = |&(set, rest): &(DigitSet, i32)| {
                (set.len() < count).then(|| (set.union(DigitSet::just(digit)), rest - values[at]))
            };
            let both = sets.iter().flat_map(|set| [Some(*set), with(set)]).flatten();
            sets = both.filter(|set| can_be(set, at + 1)).collect();
            if sets.len() > most {
                return None;
            }
        }
        Some(sets.into_iter().filter(|&(set, rest)| set.len() == count && rest == 0).map(|(set, _)| set).collect())
    }

    /// The pairs of digits that are allowed, by what they count in sums.
    pub fn pairs(&self, allowed: impl Fn(i32, i32) -> bool) -> PairTable {
        PairTable::new(self.size(), |one, other| allowed(self.value(one), self.value(other)))
    }

    /// Whether the digits of cells all differ.
    pub fn all_differ(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> bool {
        let mut seen = std::collections::BTreeSet::new();
        self.digits(filling, cells).into_iter().all(|digit| seen.insert(digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_all_those_of_so_many_digits_that_come_to_the_sum() {
        let board = Board::classic();
        let context = Context::lone(&board);
        let among = DigitSet::all(9).without(DigitSet::just(Digit::from_index(4)));
        for count in 0..=8 {
            for sum in -1..=45 {
                let comes_to = |bits: &u32| {
                    let set = DigitSet::from_bits(*bits);
                    set.without(among).is_empty()
                        && set.len() == count
                        && set.iter().map(|digit| context.value(digit)).sum::<i32>() == sum
                };
                let expected: Vec<u32> = (0..1 << 9).filter(comes_to).collect();
                let mut sets: Vec<u32> =
                    context.sets(among, count, sum, 1000).unwrap().into_iter().map(DigitSet::bits).collect();
                sets.sort_unstable();
                assert_eq!(sets, expected, "{count} digits with the sum {sum}");
            }
        }
        assert_eq!(context.sets(DigitSet::all(9), 4, 20, 5), None, "there are twelve");
    }
}
