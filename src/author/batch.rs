//! Generation of many puzzles in parallel, delivered in a fixed order.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use super::error::AuthorError;
use super::generate::{GenerateTemplate, generate};
use super::options::{MinimiseOptions, MinimiseProgress, MinimisedPuzzle};
use crate::board::Random;
use crate::parallel::{self, WorkEvent, WorkLimits, map_in_order};
use crate::solve::{Control, Engine};

/// A progress event of a batch.
#[derive(Clone, PartialEq, Debug)]
pub enum BatchEvent {
    /// More puzzles have been generated, though perhaps not yet the next one in order.
    Progress {
        /// The number of puzzles generated so far.
        done: usize,
        /// The number of puzzles requested.
        of: usize,
    },
    /// The next puzzle in order.
    Puzzle {
        /// The index of the puzzle in the batch, from 0.
        index: usize,
        /// The puzzle, with statistics of the search.
        made: Box<MinimisedPuzzle>,
    },
}

/// The puzzles to generate out of an endless batch, and the number of threads to use.
pub struct BatchPart<'a> {
    /// The indices of the puzzles in the batch, from 0, in ascending order.
    pub indices: &'a mut (dyn Iterator<Item = u64> + Send),
    /// The number of puzzles.
    pub count: usize,
    /// The number of threads, at least 1.
    pub cores: usize,
    /// Counter for the puzzles rated, if there are goals for the solving path.
    pub rated: &'a AtomicU64,
    /// True if, when a puzzle fails, later puzzles that are already finished are delivered before the error is
    /// returned, each with its own index.
    pub keeps_finished: bool,
}

/// Generates `count` puzzles from a template and passes them to `each` in order, each as soon as possible.
///
/// The seed in `options` determines all of them, regardless of the number of cores and of timing. `engine` is called
/// once per thread to make an engine. If `each` breaks, the control is cancelled and nothing more is delivered.
///
/// # Errors
/// Returns the first error of [`generate()`], in the order of the batch.
pub fn generate_batch(
    template: &GenerateTemplate,
    options: &MinimiseOptions,
    count: usize,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let (indices, rated) = (&mut (0..count as u64), &AtomicU64::new(0));
    let part = BatchPart { indices, count, cores: parallel::cores(), rated, keeps_finished: false };
    generate_part(template, options, part, engine, control, each)
}

/// Generates part of a batch, as [`generate_batch`] does for a whole one.
///
/// A puzzle depends only on the seed and its index, so a batch can be divided among machines. At most a few hundred
/// finished puzzles wait for an earlier one.
///
/// # Errors
/// Returns the same errors as [`generate_batch`].
pub fn generate_part(
    template: &GenerateTemplate,
    options: &MinimiseOptions,
    part: BatchPart<'_>,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let BatchPart { indices, count, cores, rated, keeps_finished } = part;
    let limits = WorkLimits { threads: cores.clamp(1, count.max(1)), ahead: Some(MAX_AHEAD) };
    let generate_one = |engine: &mut Box<dyn Engine>, index: u64| {
        let seed = Random::for_part(options.seed, index).next_u64();
        let options = MinimiseOptions { seed, ..options.clone() };
        (index, generate(template, &options, &mut **engine, control, &mut count_rated(rated)))
    };
    let puzzle = |index: u64, made| BatchEvent::Puzzle { index: index as usize, made: Box::new(made) };
    let mut result = Ok(());
    let finished = map_in_order(indices, limits, engine, generate_one, &mut |event| {
        let flow = match event {
            WorkEvent::Finished(done) => each(BatchEvent::Progress { done, of: count }),
            WorkEvent::Next((index, Ok(made))) => each(puzzle(index, made)),
            WorkEvent::Next((_, Err(error))) => {
                result = Err(error);
                ControlFlow::Break(())
            }
        };
        // Puzzles in work are not needed any more.
        if flow.is_break() {
            control.cancel();
        }
        flow
    });
    if result.is_err() && keeps_finished {
        for (index, made) in finished.into_iter().filter_map(|(index, made)| Some((index, made.ok()?))) {
            if each(puzzle(index, made)).is_break() {
                break;
            }
        }
    }
    result
}

/// The number of puzzles that may be ahead of the next one to deliver.
const MAX_AHEAD: usize = 512;

/// Returns a progress callback that adds the puzzles rated to a shared counter.
fn count_rated(rated: &AtomicU64) -> impl FnMut(MinimiseProgress) {
    let mut before = 0;
    move |progress| {
        // The count restarts at zero for each puzzle from which the search for the goals starts.
        let since = if progress.rated < before { 0 } else { before };
        rated.fetch_add(progress.rated - since, Ordering::Relaxed);
        before = progress.rated;
    }
}
