//! Generation of many puzzles in parallel, delivered in a fixed order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use super::error::AuthorError;
use super::generate::{GenerateTemplate, generate};
use super::options::{MinimiseOptions, MinimiseProgress, MinimisedPuzzle};
use crate::board::Random;
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
/// The seed in `wishes` determines all of them, regardless of the number of cores and of timing. `engine` is called
/// once per thread to make an engine. If `each` breaks, the control is cancelled and nothing more is delivered.
///
/// # Errors
/// Returns the first error of [`generate()`], in the order of the batch.
pub fn generate_batch(
    pattern: &GenerateTemplate,
    wishes: &MinimiseOptions,
    count: usize,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tried = &AtomicU64::new(0);
    let part = BatchPart { indices: &mut (0..count as u64), count, cores, rated: tried, keeps_finished: false };
    generate_part(pattern, wishes, part, engine, control, each)
}

/// Generates part of a batch, as [`generate_batch`] does for a whole one.
///
/// A puzzle depends only on the seed and its index, so a batch can be divided among machines. At most a few hundred
/// finished puzzles wait for an earlier one.
///
/// # Errors
/// Returns the same errors as [`generate_batch`].
pub fn generate_part(
    pattern: &GenerateTemplate,
    wishes: &MinimiseOptions,
    part: BatchPart<'_>,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let BatchPart { indices: places, count, cores, rated: tried, keeps_finished } = part;
    let next = Mutex::new(places.enumerate());
    let placed = (Mutex::new(0), Condvar::new());
    let (sender, made) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores.clamp(1, count.max(1)) {
            let (sender, next, placed) = (sender.clone(), &next, &placed);
            scope.spawn(move || {
                let mut engine = engine();
                loop {
                    let Some((index, place)) = lock(next).next() else { return };
                    let mut handed = lock(&placed.0);
                    // Threads do not run far ahead of the puzzles handed over, since finished ones wait in memory.
                    while index >= *handed + MAX_AHEAD {
                        handed = placed.1.wait(handed).unwrap_or_else(PoisonError::into_inner);
                    }
                    drop(handed);
                    let seed = Random::for_part(wishes.seed, place).next_u64();
                    let wishes = MinimiseOptions { seed, ..wishes.clone() };
                    let made = generate(pattern, &wishes, &mut *engine, control, &mut count_rated(tried));
                    // The receiver is dropped when the batch ends early.
                    if sender.send((index, place, made)).is_err() {
                        return;
                    }
                }
            });
        }
        // Receiving ends when all senders are gone, so this one must not outlive the threads.
        drop(sender);
        let result = deliver_in_order(made, (count, keeps_finished), &placed, each);
        if !matches!(result, Ok(ControlFlow::Continue(()))) {
            control.cancel();
        }
        // Release threads that wait for their turn; they stop when sending fails.
        *lock(&placed.0) = usize::MAX - MAX_AHEAD;
        placed.1.notify_all();
        result.map(|_| ())
    })
}

/// The number of puzzles that may be ahead of the next one to deliver.
const MAX_AHEAD: usize = 512;

/// Returns a progress callback that adds the puzzles rated to a shared counter.
fn count_rated(tried: &AtomicU64) -> impl FnMut(MinimiseProgress) {
    let mut before = 0;
    move |progress| {
        // The count restarts at zero for each puzzle from which the search for the goals starts.
        let since = if progress.rated < before { 0 } else { before };
        tried.fetch_add(progress.rated - since, Ordering::Relaxed);
        before = progress.rated;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A generated puzzle or an error, with its number within the part and its index in the batch.
type ArrivedPuzzle = (usize, u64, Result<MinimisedPuzzle, AuthorError>);

/// Delivers results in order as they arrive from the threads; results that arrive early wait in a map.
fn deliver_in_order(
    arriving: mpsc::Receiver<ArrivedPuzzle>,
    (count, keeps_finished): (usize, bool),
    placed: &(Mutex<usize>, Condvar),
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, AuthorError> {
    let mut waiting = BTreeMap::new();
    let (mut done, mut next) = (0, 0);
    for (index, place, result) in arriving {
        done += 1;
        waiting.insert(index, (place, result));
        if each(BatchEvent::Progress { done, of: count }).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        while let Some((place, result)) = waiting.remove(&next) {
            let made = match result {
                Ok(made) => Box::new(made),
                Err(error) => {
                    let behind = if keeps_finished { std::mem::take(&mut waiting) } else { BTreeMap::new() };
                    let finished = behind.into_values().filter_map(|(place, made)| Some((place, made.ok()?)));
                    for (place, made) in finished {
                        if each(BatchEvent::Puzzle { index: place as usize, made: Box::new(made) }).is_break() {
                            break;
                        }
                    }
                    return Err(error);
                }
            };
            if each(BatchEvent::Puzzle { index: place as usize, made }).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            next += 1;
        }
        *lock(&placed.0) = next;
        placed.1.notify_all();
    }
    Ok(ControlFlow::Continue(()))
}
