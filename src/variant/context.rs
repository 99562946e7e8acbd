//! The surroundings of a rule: the board and the other rules of the puzzle.

use std::borrow::Cow;

use super::change::{LayerKind, Reading};
use super::clue_sums::Letters;
use super::other_rule::OtherRule;
use super::values::{PlacedLayer, RuleLayers};
use crate::board::{Board, Cell, CellId, Digit, DigitSet, Filling, Grid, GridId, MAX_VALUES};
use crate::model::{Cmp, Model, PairTable, Shape};

/// The board and the rules of the puzzle, for kinds whose meaning depends on other rules ("all dots are given"), and
/// the numbers that a rule reads of its cells: digits, or the values that the modifiers of the puzzle give them.
#[derive(Clone, Debug)]
pub struct Context<'a> {
    board: &'a Board,
    rules: Vec<&'a dyn OtherRule>,
    layers: RuleLayers,
    pub(super) letters: Letters,
    reading: Reading,
}

impl<'a> Context<'a> {
    /// Returns a board with the enabled rules of a puzzle, of all kinds.
    pub fn new<R: OtherRule + 'a>(board: &'a Board, rules: impl IntoIterator<Item = &'a R>) -> Context<'a> {
        let rules: Vec<&dyn OtherRule> = rules.into_iter().map(|rule| rule as &dyn OtherRule).collect();
        let (layers, letters) = (RuleLayers::new(board, &rules), Letters::new(&rules));
        Context { board, layers, letters, rules, reading: Reading::Digits }
    }

    /// Returns a board without other rules.
    pub fn without_rules(board: &'a Board) -> Context<'a> {
        let (layers, letters) = (RuleLayers::default(), Letters::default());
        Context { board, rules: Vec::new(), layers, letters, reading: Reading::Digits }
    }

    /// Returns the same surroundings for a rule with this reading. Without modifiers, values are digits.
    pub fn with_reading(&self, reading: Reading) -> Cow<'_, Context<'a>> {
        match reading == self.reading {
            true => Cow::Borrowed(self),
            false => Cow::Owned(Context { reading, ..self.clone() }),
        }
    }

    /// Returns whether the numbers that the rule reads are those of digits. The range of values depends on the puzzle.
    pub fn reads_digits(&self) -> bool {
        self.reading.is_digits()
    }

    /// Returns whether the rule reads values that may differ from digits.
    fn reads_values(&self) -> bool {
        !self.reading.is_digits() && self.layers.has_values()
    }

    /// Returns the layers of the rules in order.
    pub fn layers(&self) -> &[PlacedLayer] {
        self.layers.layers()
    }

    /// Returns the layer of a rule, or None if the rule is not among those of the puzzle.
    pub fn layer_of<V: PartialEq + 'static>(&self, rule: &V) -> Option<&PlacedLayer> {
        self.layers().iter().find(|layer| self.rules[layer.rule].downcast::<V>() == Some(rule))
    }

    /// Returns the variable of a cell in a layer of the first of these kinds that is there, if there is one, and the
    /// number of its values.
    pub fn layer_at(&self, cell: Cell, kinds: &[LayerKind]) -> Option<(CellId, u8)> {
        let id = self.board.id(cell)?;
        self.layers_of(kinds).find_map(|layer| Some((layer.variable(id)?, layer.values())))
    }

    /// Returns the kind of the layer of [`Context::layer_at`].
    pub fn layer_kind_at(&self, cell: Cell, kinds: &[LayerKind]) -> Option<LayerKind> {
        let id = self.board.id(cell)?;
        self.layers_of(kinds).find(|layer| layer.variable(id).is_some()).map(PlacedLayer::kind)
    }

    /// Returns the value of a cell in the layer of [`Context::layer_at`], if a filling has one.
    pub fn layer_value(&self, filling: &Filling, cell: Cell, kinds: &[LayerKind]) -> Option<Digit> {
        let id = self.board.id(cell)?;
        self.layers_of(kinds).find_map(|layer| layer.value(filling, id))
    }

    /// Returns the layers of some kinds in the order of these kinds.
    fn layers_of<'c>(&'c self, kinds: &'c [LayerKind]) -> impl Iterator<Item = &'c PlacedLayer> {
        kinds.iter().flat_map(|kind| self.layers().iter().filter(move |layer| layer.kind() == *kind))
    }

    /// Returns whether the modifiers together give cells more values than a model supports.
    pub fn has_too_many_values(&self) -> bool {
        self.layers.has_too_many_values()
    }

    /// Adds the layers of the rules, and the values of the cells, to a model that has no layers yet.
    pub fn add_layers(&self, model: &mut Model) {
        self.layers.add_to(self.board, model);
    }

    /// Returns the board.
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// Returns the rules of one kind in the order of the puzzle.
    pub fn rules_of<V: 'static>(&self) -> impl Iterator<Item = &'a V> + '_ {
        self.rules.iter().filter_map(|rule| rule.downcast::<V>())
    }

    /// Returns all rules of the puzzle.
    pub fn rules(&self) -> impl Iterator<Item = &'a dyn OtherRule> + '_ {
        self.rules.iter().copied()
    }

    /// Returns the rules before this one in the order of the puzzle.
    pub fn before<V: PartialEq + 'static>(&self, rule: &V) -> impl Iterator<Item = &'a dyn OtherRule> {
        self.rules().take_while(move |other| other.downcast::<V>() != Some(rule))
    }

    /// Returns the number of digits.
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// Returns the grid of a rule that fits the board.
    pub fn grid(&self, grid: GridId) -> &'a Grid {
        self.board.grid(grid).expect("the rule fits the board")
    }

    /// Returns the variable that the rule reads of a cell, its digit or its value, if the cell is on the board.
    pub fn id(&self, cell: Cell) -> Option<CellId> {
        let digit = self.board.id(cell)?;
        Some(if self.reads_values() { self.layers.value_id(digit) } else { digit })
    }

    /// Returns the variables that the rule reads of those cells that are on the board.
    pub fn ids(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<CellId> {
        cells.into_iter().filter_map(|cell| self.id(cell)).collect()
    }

    /// Returns the ids of those cells that are on the board, which are the variables of their digits.
    pub fn digit_ids(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<CellId> {
        cells.into_iter().filter_map(|cell| self.board.id(cell)).collect()
    }

    /// Returns the digits of those cells that are on the board.
    pub fn digits(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> Vec<Digit> {
        self.digit_ids(cells).into_iter().map(|id| filling[id]).collect()
    }

    /// Returns the value of a digit in sums, which is 0 for the lowest digit of boards numbered from 0.
    pub fn value(&self, digit: Digit) -> i32 {
        self.board.numbering().number(digit).into()
    }

    /// Returns the number of the lowest digit.
    pub fn lowest(&self) -> i32 {
        self.board.numbering().lowest().into()
    }

    /// Returns the number of the highest digit.
    pub fn highest(&self) -> i32 {
        self.lowest() + i32::from(self.size()) - 1
    }

    /// Returns the sum of all digits.
    pub fn total(&self) -> i32 {
        i32::from(self.size()) * (self.lowest() + self.highest()) / 2
    }

    /// Returns the numbers that the rule reads of cells: those of their digits, or their values.
    pub fn values(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> Vec<i32> {
        match self.reads_values() {
            true => {
                let ids = self.digit_ids(cells).into_iter();
                ids.map(|cell| self.layers.value(self.board, filling, cell)).collect()
            }
            false => self.digits(filling, cells).into_iter().map(|digit| self.value(digit)).collect(),
        }
    }

    /// Returns the sum of the numbers that the rule reads of cells.
    pub fn sum(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> i32 {
        self.values(filling, cells).into_iter().sum()
    }

    /// Returns the constraint that compares the weighted sum of the numbers of the variables in `terms`, given as
    /// (factor, variable of [`Context::id`]), with `total`. Digits have their values on the board.
    pub fn sum_shape(&self, terms: Vec<(i32, CellId)>, cmp: Cmp, total: i32) -> Shape {
        if self.reads_values() {
            let terms = terms.into_iter().map(|(factor, id)| (id, self.layers.weights(factor))).collect();
            return Shape::Linear { terms, cmp, total };
        }
        // The digits of a model are 1 to n.
        let all: i32 = terms.iter().map(|&(factor, _)| factor).sum();
        // A digit in the model exceeds its value on the board by 1 - lowest, so each term is greater by its factor
        // times this difference.
        Shape::Sum { terms, cmp, total: total + (1 - self.lowest()) * all }
    }

    /// Returns the numbers of the values that the variables of [`Context::id`] have, in order.
    pub fn numbers(&self) -> Vec<i32> {
        match self.reads_values() {
            true => self.layers.alphabet().iter().copied().take(MAX_VALUES.into()).collect(),
            false => DigitSet::all(self.size()).iter().map(|digit| self.value(digit)).collect(),
        }
    }

    /// Returns all sets of `count` digits with this sum, or None if there are more than `most`.
    pub fn sets_with_sum(&self, among: DigitSet, count: usize, sum: i32, most: usize) -> Option<Vec<DigitSet>> {
        // Digits are decided from the highest to the lowest, keeping each set with the sum that it still lacks.
        let mut sets = vec![(DigitSet::EMPTY, sum)];
        let mut left = among.iter().collect::<Vec<Digit>>();
        left.reverse();
        let values: Vec<i32> = left.iter().map(|&digit| self.value(digit)).collect();
        for (at, &digit) in left.iter().enumerate() {
            // The remaining digits decrease, so the first ones give the greatest sum and the last ones the least.
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

    /// Returns the table of allowed pairs of the variables of [`Context::id`], given by the numbers that the rule
    /// reads.
    pub fn pair_table(&self, allowed: impl Fn(i32, i32) -> bool) -> PairTable {
        let numbers = self.numbers();
        PairTable::new(numbers.len() as u8, |one, other| allowed(numbers[one.index()], numbers[other.index()]))
    }

    /// Returns whether the digits of cells are all different.
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
        let context = Context::without_rules(&board);
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
                    context.sets_with_sum(among, count, sum, 1000).unwrap().into_iter().map(DigitSet::bits).collect();
                sets.sort_unstable();
                assert_eq!(sets, expected, "{count} digits with the sum {sum}");
            }
        }
        assert_eq!(context.sets_with_sum(DigitSet::all(9), 4, 20, 5), None, "there are twelve");
    }
}
