//! Bytes interpreted as a sequence of choices, so that small changes of the bytes change the result little.

use gridwright::board::Random;

/// The choices left. When they are used up, the first option is always chosen.
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Returns a number below `bound`, which is at most 65536 and not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let number = if bound <= 256 { self.byte().into() } else { usize::from(self.byte()) << 8 | self.below(256) };
        number % bound
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// Returns one of the items, of which there is at least one.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Returns a random generator seeded by one byte.
    pub fn random(&mut self) -> Random {
        Random::new(self.byte().into())
    }
}
