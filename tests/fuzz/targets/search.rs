//! The search: inputs are mutated again and again, and those with a new outcome are mutated further.
//!
//! The target describes the outcome of an input: the error without its numbers and names, or what was read, lost and
//! queried. That stands for the branches taken, without an instrumented build.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use gridwright::board::Random;

use super::mutate::mutated;
use super::{Closely, Outcome, Target};

/// The maximum number of inputs that are mutated further.
const MAX_KEPT: usize = 4000;

/// The length above which inputs are tried but not mutated further.
const MAX_KEPT_BYTES: usize = 1 << 14;

/// The time limit per megabyte, and for shorter inputs.
const A_MEGABYTE: Duration = Duration::from_secs(1);

/// An input that breaks a promise.
#[derive(Debug)]
pub struct Fault {
    /// The input.
    pub input: Vec<u8>,
    /// A description of the fault.
    pub what: String,
}

/// Statistics of the search so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// The number of inputs tried.
    pub tried: u64,
    /// The number of inputs kept because of a new outcome.
    pub kept: usize,
    /// The longest reading time, and the number of bytes read in it.
    pub slowest: (Duration, usize),
}

/// A running search.
pub struct Search {
    target: Target,
    pool: Vec<Vec<u8>>,
    seen: HashSet<u64>,
    random: Random,
    figures: Figures,
    /// One in this many inputs is tested thoroughly, whatever its outcome.
    share: u64,
}

impl Search {
    /// Creates a search with mutations determined by the seed, which tests every input thoroughly. Nothing is tried
    /// yet.
    pub fn new(target: Target, seed: u64) -> Search {
        Search {
            target,
            pool: Vec::new(),
            seen: HashSet::new(),
            random: Random::new(seed),
            figures: Figures::default(),
            share: 1,
        }
    }

    /// Restricts thorough tests to inputs with a new outcome and one in this many of the others, since most inputs
    /// resemble earlier ones.
    // The ordinary tests test all inputs thoroughly.
    #[allow(dead_code)]
    pub fn looking_closely_at_one_in(self, share: u64) -> Search {
        Search { share: share.max(1), ..self }
    }

    /// Statistics of the search so far.
    pub fn figures(&self) -> Figures {
        Figures { kept: self.pool.len(), ..self.figures }
    }

    /// Tries an input, and keeps it if its outcome is new.
    ///
    /// # Errors
    /// Returns an error if it breaks a promise.
    pub fn try_input(&mut self, input: &[u8]) -> Result<(), Fault> {
        let outcome = self.outcome(input)?;
        self.figures.tried += 1;
        if let Some(reading) = outcome.reading {
            self.assert_fast(input, reading)?;
        }
        let room = self.pool.len() < MAX_KEPT && input.len() <= MAX_KEPT_BYTES;
        if self.seen.insert(outcome.sign) && room || self.pool.is_empty() {
            self.pool.push(input.to_vec());
        }
        Ok(())
    }

    /// Returns the next input to try.
    pub fn next_input(&mut self) -> Vec<u8> {
        let [one, other] = [(); 2].map(|()| self.random.below(self.pool.len().max(1)));
        // The latest finds are mutated most.
        let one = if self.random.below(3) == 0 { self.pool.len().saturating_sub(1 + one % 16) } else { one };
        let of = |index: usize| self.pool.get(index).map_or(&b""[..], Vec::as_slice);
        mutated(of(one), of(other), &mut self.random)
    }

    fn outcome(&self, input: &[u8]) -> Result<Outcome, Fault> {
        let closely = Closely { seen: &self.seen, drawn: self.figures.tried.is_multiple_of(self.share) };
        let run = || (self.target.run)(self.target.name, input, &closely);
        catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
            Fault { input: input.to_vec(), what: text.to_owned() }
        })
    }

    /// Measures slow inputs again, since another program may have held up the machine.
    fn assert_fast(&mut self, input: &[u8], first: Duration) -> Result<(), Fault> {
        let limit = A_MEGABYTE.max(A_MEGABYTE.mul_f64(input.len() as f64 / 1e6));
        let mut took = first;
        for _ in 0..2 {
            if took > limit {
                took = self.outcome(input)?.reading.map_or(took, |again| again.min(took));
            }
        }
        if took > self.figures.slowest.0 {
            self.figures.slowest = (took, input.len());
        }
        let what = || format!("reading {} bytes takes {took:?}", input.len());
        if took > limit { Err(Fault { input: input.to_vec(), what: what() }) } else { Ok(()) }
    }
}
