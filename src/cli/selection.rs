//! The selection of puzzles that a command works on, so that work can be resumed, and split between processes without
//! a coordinator.

use std::num::NonZeroUsize;
use std::str::FromStr;

use clap::Args;

use crate::parallel;

/// The selected puzzles. The N shards of an input are disjoint and contain all its puzzles.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Many puzzles")]
pub(super) struct PuzzleSelection {
    /// Skip the first N puzzles, such as those already done; unreadable lines count too.
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: u64,

    /// Take only every N-th puzzle, starting with the I-th, and leave the rest to other processes; --skip counts within
    /// this share.
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
}

/// The greatest number of threads. Hardly any machine has more cores, and too many threads would wait for each other.
const MAX_CORES: usize = 256;

/// The selection of puzzles, and the number processed in parallel.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Many puzzles")]
pub(super) struct ManyArguments {
    #[command(flatten)]
    pub(super) portion: PuzzleSelection,

    /// Process this many puzzles in parallel, at most 256 (default: the number of cores).
    #[arg(long, value_name = "N")]
    cores: Option<NonZeroUsize>,
}

impl ManyArguments {
    /// Returns whether the number of puzzles processed in parallel was given.
    pub(super) fn limits_cores(&self) -> bool {
        self.cores.is_some()
    }

    /// Returns the number of puzzles processed in parallel.
    pub(super) fn cores(&self) -> usize {
        self.cores.map_or_else(parallel::cores, |cores| usize::from(cores).min(MAX_CORES))
    }
}

/// One of several equal shares: the puzzles whose index divided by `of` leaves the remainder `index`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shard {
    /// The index of the share, from 0.
    index: u64,
    of: u64,
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Shard, &'static str> {
        let parts = text.split_once('/').and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((index @ 1.., of)) if index <= of => Ok(Shard { index: index - 1, of }),
            _ => Err("expected a shard and the number of shards, such as 2/8"),
        }
    }
}

impl PuzzleSelection {
    /// All puzzles.
    pub(super) const ALL: PuzzleSelection = PuzzleSelection { skip: 0, shard: Shard { index: 0, of: 1 } };

    /// Returns whether the puzzle with this index is selected.
    pub(super) fn contains(&self, number: u64) -> bool {
        let Shard { index, of } = self.shard;
        // Puzzle k of the share, from 0, has the index k * of + index.
        number % of == index && number / of >= self.skip
    }

    /// Returns the indices of the selected puzzles, of `count` in total.
    pub(super) fn numbers(&self, count: u64) -> impl Iterator<Item = u64> + Clone + Send + use<> {
        let Shard { index, of } = self.shard;
        // On overflow, no puzzle is left to select.
        let first = of.checked_mul(self.skip).and_then(|before| before.checked_add(index)).unwrap_or(u64::MAX);
        (first..count).step_by(usize::try_from(of).unwrap_or(usize::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn portion(skip: u64, shard: &str) -> PuzzleSelection {
        PuzzleSelection { skip, shard: shard.parse().unwrap() }
    }

    #[test]
    fn parts_are_disjoint_and_all() {
        for of in 1..6 {
            let parts: Vec<PuzzleSelection> = (1..=of).map(|index| portion(0, &format!("{index}/{of}"))).collect();
            for number in 0..40 {
                assert_eq!(parts.iter().filter(|part| part.contains(number)).count(), 1, "{number} of {of} parts");
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
            let held: Vec<u64> = (0..50).filter(|&number| portion.contains(number)).collect();
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
