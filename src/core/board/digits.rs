//! Digits 1 to 25, sets of them, and complete fillings of a board.
//!
//! These are the digits of models and engines. Their names depend on the board: see [`super::Numbering`]. The values of
//! the other variables of a model are digits too, and there can be 32 of them.

use std::fmt;

use super::ids::CellId;

/// The largest digit on any board.
pub const MAX_DIGIT: u8 = 25;

/// The largest number of values of any variable of a model.
pub const MAX_VALUES: u8 = 32;

/// A digit from 1 to [`MAX_DIGIT`], or a value from 1 to [`MAX_VALUES`] of another variable of a model.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// Returns the digit with this value, or None outside 1 to 25.
    pub const fn new(value: u8) -> Option<Digit> {
        if value >= 1 && value <= MAX_DIGIT { Some(Digit(value)) } else { None }
    }

    /// Returns the value, from 1. The value of the digit in sums depends on the board; see [`super::Numbering`].
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Returns the index of the digit, which is 0 for the digit 1.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns the digit with this index (0 is the digit 1). The index must be below [`MAX_VALUES`].
    pub fn from_index(index: usize) -> Digit {
        debug_assert!(index < MAX_VALUES as usize);
        Digit(index as u8 + 1)
    }

    /// Parses a symbol of boards with digits from 1: `1` to `9`, `A` to `P` or `a` to `p`.
    pub const fn from_symbol(symbol: char) -> Option<Digit> {
        match symbol {
            '1'..='9' => Some(Digit(symbol as u8 - b'0')),
            'A'..='P' => Some(Digit(symbol as u8 - b'A' + 10)),
            'a'..='p' => Some(Digit(symbol as u8 - b'a' + 10)),
            _ => None,
        }
    }

    /// Returns the symbol on boards with digits from 1: `1` to `9`, then `A` to `P`.
    pub const fn symbol(self) -> char {
        (if self.0 < 10 { b'0' + self.0 } else { b'A' + self.0 - 10 }) as char
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

/// A set of digits as a bitmask: bit `i` is the digit `i + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u32);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// Returns the digits 1 to `n`, where `n` is at most [`MAX_VALUES`].
    pub const fn all(n: u8) -> DigitSet {
        DigitSet(((1_u64 << n) - 1) as u32)
    }

    /// Returns the set with these bits: bit k - 1 is the digit k.
    pub const fn from_bits(bits: u32) -> DigitSet {
        DigitSet(bits)
    }

    /// Returns the bits of the set; see [`DigitSet::from_bits`].
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the set of this digit alone.
    pub const fn just(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// Returns whether the set contains the digit.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Returns the number of digits.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the digits in both sets.
    pub const fn intersect(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }

    /// Returns the digits of this set that are not in the other.
    pub const fn without(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }

    /// Returns the digits in either set.
    pub const fn union(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }

    /// Returns the digit if there is exactly one.
    pub fn single(self) -> Option<Digit> {
        (self.0.count_ones() == 1).then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// Returns the digits in rising order.
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let digit = (bits != 0).then(|| Digit::from_index(bits.trailing_zeros() as usize))?;
            // Clears the lowest bit that is set.
            bits &= bits - 1;
            Some(digit)
        })
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        DigitSet(digits.into_iter().fold(0, |bits, digit| bits | 1 << digit.index()))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A digit for each cell of a board, in row order, and the values of the layers that belong to the solution.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Filling {
    digits: Vec<Digit>,
    layers: Vec<Digit>,
}

impl Filling {
    /// Returns a filling from the digits in the order of [`CellId`], without layers.
    pub fn new(digits: Vec<Digit>) -> Filling {
        Filling { digits, layers: Vec::new() }
    }

    /// Returns the same digits with the values of layers, in the order of their ids, which follow those of the cells.
    pub fn with_layers(self, layers: Vec<Digit>) -> Filling {
        Filling { layers, ..self }
    }

    /// Returns the digits in the order of [`CellId`].
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// Returns the values of layers in the order of their ids.
    pub fn layers(&self) -> &[Digit] {
        &self.layers
    }

    /// Returns the digits, and then the values of layers, in the order of their ids.
    pub fn all(&self) -> impl Iterator<Item = Digit> + Clone {
        self.digits.iter().chain(&self.layers).copied()
    }

    /// Parses one symbol per cell in row order, as on boards with digits from 1. Returns None if a symbol is no digit.
    pub fn from_symbols(symbols: &str) -> Option<Filling> {
        symbols.chars().map(Digit::from_symbol).collect::<Option<_>>().map(Filling::new)
    }
}

impl std::ops::Index<CellId> for Filling {
    type Output = Digit;

    fn index(&self, id: CellId) -> &Digit {
        let index = id.index();
        self.digits.get(index).unwrap_or_else(|| &self.layers[index - self.digits.len()])
    }
}

impl fmt::Debug for Filling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all().try_for_each(|digit| write!(f, "{digit:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_go_from_1_to_p() {
        for value in 1..=MAX_DIGIT {
            let digit = Digit::new(value).unwrap();
            assert_eq!(Digit::from_symbol(digit.symbol()), Some(digit));
            assert_eq!(Digit::from_symbol(digit.symbol().to_ascii_lowercase()), Some(digit));
        }
        assert_eq!(Digit::new(16).unwrap().symbol(), 'G');
        assert_eq!(Digit::from_symbol('Q'), None);
        assert_eq!(Digit::from_symbol('0'), None);
    }

    #[test]
    fn sets_list_their_digits_in_order() {
        let set: DigitSet = [9, 1, 4].into_iter().filter_map(Digit::new).collect();
        assert_eq!(set.iter().map(Digit::value).collect::<Vec<_>>(), [1, 4, 9]);
        assert_eq!(set.single(), None);
        assert_eq!([25, 32].map(|count| DigitSet::all(count).len()), [25, 32]);
    }
}
