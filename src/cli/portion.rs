//! Which of many puzzles a command works on, so that work is resumed and divided without anybody who divides it.

use std::num::NonZeroUsize;
use std::str::FromStr;
use std::thread;

use clap::Args;

/// The part of the puzzles that is meant; several such parts are all of them, each once.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Many puzzles")]
pub(super) struct Portion {
    /// Pass over the first N puzzles, such as those that are done; lines that cannot be read count too.
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: u64,

    /// Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
}

/// No machine that is known has more for one command; threads without number would wait for each other.
const MOST_CORES: usize = 256;

/// How many puzzles a command works on, and how many at once.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Many puzzles")]
pub(super) struct Many {
    #[command(flatten)]
    pub(super) portion: Portion,

    /// Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said.
    #[arg(long, value_name = "N")]
    cores: Option<NonZeroUsize>,
}

impl Many {
    /// How many puzzles are worked on at once.
    pub(super) fn cores(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, usize::from);
        self.cores.map_or_else(all, |cores| usize::from(cores).min(MOST_CORES))
    }
}

/// One of several equal parts: every puzzle of which the number leaves the same remainder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shard {
    /// From 0.
    index: u64,
    of: u64,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Shard, &'static str> {
        let parts = text.split_once('/').and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((index @ 1.., of)) if index <= of => Ok(Shard { index: index - 1, of }),
            _ => Err("write the number of the part and how many there are, such as 2/8"),
        }
    }
}

impl Portion {
    /// All puzzles.
    pub(super) const ALL: Portion = Portion { skip: 0, shard: Shard { index: 0, of: 1 } };

    /// Whether the puzzle of this number, from 0, is meant.
    pub(super) fn has(&self, number: u64) -> bool {
        let Shard { index, of } = self.shard;
        number % of == index && number / of >= self.skip
    }

    /// The numbers of the puzzles that are meant, of so many.
    pub(super) fn numbers(&self, count: u64) -> impl Iterator<Item = u64> + Clone + Send + use<> {
        let Shard { index, of } = self.shard;
        // Beyond the greatest number nothing is left.
        let first = of.checked_mul(self.skip).and_then(|before| before.checked_add(index)).unwrap_or(u64::MAX);
        (first..count).step_by(usize::try_from(of).unwrap_or(usize::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn portion(skip: u64, shard: &str) -> Portion {
        Portion { skip, shard: shard.parse().unwrap() }
    }

    #[test]
    fn parts_are_disjoint_and_all() {
        for of in 1..6 {
            let parts: Vec<Portion> = (1..=of).map(|index| portion(0, &format!("{index}/{of}"))).collect();
            for number in 0..40 {
                assert_eq!(parts.iter().filter(|part| part.has(number)).count(), 1, "{number} of {of} parts");
            }
            let mut all: Vec<u64> = parts.iter().flat_map(|part| part.numbers(40)).collect();
            all.sort_unstable();
            assert_eq!(all, (0..40).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_is_passed_over_is_counted_within_a_part() {
        for (skip, shard) in [(0, "1/1"), (3, "1/1"), (2, "2/3"), (7, "3/5"), (100, "1/2")] {
            let portion = portion(skip, shard);
            let held: Vec<u64> = (0..50).filter(|&number| portion.has(number)).collect();
            assert_eq!(portion.numbers(50).collect::<Vec<_>>(), held, "{skip} {shard}");
        }
        assert_eq!(portion(2, "2/3").numbers(12).collect::<Vec<_>>(), [7, 10]);
        assert_eq!(portion(u64::MAX, "2/3").numbers(12).count(), 0);
    }

    #[test]
    fn a_part_that_is_none_is_refused() {
        for text in ["", "1", "0/3", "4/3", "a/b", "1/0", "1/2/3", "-1/2"] {
            assert!(text.parse::<Shard>().is_err(), "{text:?}");
        }
    }
}
