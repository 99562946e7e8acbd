//! The search: inputs are changed over and over, and those of which something new came are changed further.
//!
//! What came of an input is told by the target: the error without its numbers and names, or what was read, lost and
//! asked. That stands for the branches that were taken, and needs no instrumented build.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use gridwright::board::Random;

use super::mutate::mutated;
use super::{Closely, Outcome, Target};

/// The most inputs that are changed further.
const MOST_KEPT: usize = 4000;

/// Longer ones are tried but not changed further.
const MOST_KEPT_BYTES: usize = 1 << 14;

/// How long a megabyte may take; shorter inputs have as long.
const A_MEGABYTE: Duration = Duration::from_secs(1);

/// An input that breaks a promise.
#[derive(Debug)]
pub struct Fault {
    /// The input.
    pub input: Vec<u8>,
    /// What happened.
    pub what: String,
}

/// What was done so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// How many inputs were tried.
    pub tried: u64,
    /// How many of them were kept, as something new came of them.
    pub kept: usize,
    /// The longest time that reading took, and the bytes that were read then.
    pub slowest: (Duration, usize),
}

/// A search under way.
pub struct Search {
    target: Target,
    pool: Vec<Vec<u8>>,
    seen: HashSet<u64>,
    random: Random,
    figures: Figures,
    /// One in so many of the inputs is looked at closely, whatever comes of it.
    share: u64,
}

impl Search {
    /// A search whose changes the seed decides, and that looks closely at every input. Nothing is tried yet.
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

    /// Looks closely at inputs of which something new comes, and at one in so many of the others: most of what is tried
    /// is like something that was tried before.
    // The ordinary tests look at all.
    #[allow(dead_code)]
    pub fn looking_closely_at_one_in(self, share: u64) -> Search {
        Search { share: share.max(1), ..self }
    }

    /// What was done so far.
    pub fn figures(&self) -> Figures {
        Figures { kept: self.pool.len(), ..self.figures }
    }

    /// Tries an input, and keeps it when something new comes of it.
    ///
    /// # Errors
    /// When it breaks a promise.
    pub fn try_input(&mut self, input: &[u8]) -> Result<(), Fault> {
        let outcome = self.outcome(input)?;
        self.figures.tried += 1;
        if let Some(reading) = outcome.reading {
            self.assert_fast(input, reading)?;
        }
        let room = self.pool.len() < MOST_KEPT && input.len() <= MOST_KEPT_BYTES;
        if self.seen.insert(outcome.sign) && room || self.pool.is_empty() {
            self.pool.push(input.to_vec());
        }
        Ok(())
    }

    /// The next input to be tried.
    pub fn next_input(&mut self) -> Vec<u8> {
        let [one, other] = [(); 2].map(|()| self.random.below(self.pool.len().max(1)));
        // What was found last is changed most.
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

    /// Another program may have held the machine up, so what is slow is measured again.
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
