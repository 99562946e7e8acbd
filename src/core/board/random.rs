//! A small random number generator with the same numbers for a seed on every machine and in every version. Written
//! here, since `rand` may shuffle in another way in a new version, and a seed would then give other puzzles.

/// SplitMix64, from G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014, with
/// the constants of <https://prng.di.unimi.it/splitmix64.c>. Good enough to shuffle cells, but not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns a generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the generator for part `index` of a job with this seed. Parts may run in any order or in parallel.
    pub fn for_part(seed: u64, index: u64) -> Random {
        let mut mixed = Random(seed);
        let start = mixed.next_u64();
        Random(start ^ Random(index).next_u64())
    }

    /// Returns 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 and below `bound`, which must not be 0. The bias is below `bound` in 2⁶⁴.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "there is no number below 0");
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Returns one of the items, or None if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }

    /// Shuffles the items. All orders are equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_published_generator() {
        // The first outputs of the C program named above for seed 1234567.
        let mut random = Random::new(1234567);
        let found: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(found, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
    }

    #[test]
    fn every_order_comes_about_as_often() {
        let mut random = Random::new(1);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            random.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
        assert_ne!(Random::for_part(1, 0).next_u64(), Random::for_part(1, 1).next_u64());
    }
}
