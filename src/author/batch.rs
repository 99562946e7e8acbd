//! Many new puzzles at once, on all cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use super::{AuthorError, Minimised, Pattern, Progress, Wishes, generate};
use crate::board::Random;
use crate::solve::{Control, Engine};

/// What becomes known while a batch is made.
#[derive(Clone, PartialEq, Debug)]
pub enum BatchEvent {
    /// So many puzzles are there, though perhaps not yet the next one.
    Progress {
        /// Puzzles made so far.
        done: usize,
        /// Puzzles that were asked for.
        of: usize,
    },
    /// The next puzzle: with its place in the batch, from 0.
    Made {
        /// Its place in the batch, from 0.
        index: usize,
        /// The puzzle, with the work behind it.
        made: Box<Minimised>,
    },
}

/// Which puzzles of an endless batch are made, and by how many cores at once.
pub struct Part<'a> {
    /// Their places in the batch, from 0, in rising order.
    pub places: &'a mut (dyn Iterator<Item = u64> + Send),
    /// How many they are.
    pub count: usize,
    /// At least one.
    pub cores: usize,
    /// Counts the puzzles whose paths were looked at, where a path is wanted.
    pub tried: &'a AtomicU64,
    /// When one fails, those that are finished behind it are handed over before the error, with their own places.
    pub keeps_finished: bool,
}

/// Makes `count` puzzles of a pattern and hands them over in their order, as soon as each is there.
///
/// The seed of the wishes decides all of them, however many cores there are and however long each takes. `engine`
/// makes one engine for each core. When `each` breaks off, the control is cancelled and nothing more is handed over.
///
/// # Errors
/// The first, in the order of the batch, of the errors of [`generate`].
pub fn generate_batch(
    pattern: &Pattern,
    wishes: &Wishes,
    count: usize,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tried = &AtomicU64::new(0);
    let part = Part { places: &mut (0..count as u64), count, cores, tried, keeps_finished: false };
    generate_part(pattern, wishes, part, engine, control, each)
}

/// As [`generate_batch`], but only some puzzles of the batch: each is the same whatever others are made with it, so
/// that a batch can be divided among machines. At most some hundred puzzles wait for one before them.
///
/// # Errors
/// As for [`generate_batch`].
pub fn generate_part(
    pattern: &Pattern,
    wishes: &Wishes,
    part: Part<'_>,
    engine: &(dyn Fn() -> Box<dyn Engine> + Sync),
    control: &Control,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<(), AuthorError> {
    let Part { places, count, cores, tried, keeps_finished } = part;
    let next = Mutex::new(places.enumerate());
    let placed = (Mutex::new(0), Condvar::new());
    let (sender, made) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores.clamp(1, count.max(1)) {
            let (sender, next, placed) = (sender.clone(), &next, &placed);
            scope.spawn(move || {
                let mut engine = engine();
                loop {
                    let Some((index, place)) = held(next).next() else { return };
                    let mut handed = held(&placed.0);
                    while index >= *handed + MOST_AHEAD {
                        handed = placed.1.wait(handed).unwrap_or_else(PoisonError::into_inner);
                    }
                    drop(handed);
                    let seed = Random::of_part(wishes.seed, place).number();
                    let wishes = Wishes { seed, ..wishes.clone() };
                    let made = generate(pattern, &wishes, &mut *engine, control, &mut counting(tried));
                    // The reader goes away when something failed.
                    if sender.send((index, place, made)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let result = hand_over(made, (count, keeps_finished), &placed, each);
        if !matches!(result, Ok(ControlFlow::Continue(()))) {
            control.cancel();
        }
        // Who waits may go on, and finds nobody to send to.
        *held(&placed.0) = usize::MAX - MOST_AHEAD;
        placed.1.notify_all();
        result.map(|_| ())
    })
}

/// How many puzzles may be ahead of the one that is handed over next.
const MOST_AHEAD: usize = 512;

/// Adds the puzzles that are looked at on the way to one.
fn counting(tried: &AtomicU64) -> impl FnMut(Progress) {
    let mut before = 0;
    move |progress| {
        // Each beginning counts anew.
        let since = if progress.rated < before { 0 } else { before };
        tried.fetch_add(progress.rated - since, Ordering::Relaxed);
        before = progress.rated;
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A puzzle, or why there is none, with the number in its part and its place in the batch.
type Arriving = (usize, u64, Result<Minimised, AuthorError>);

fn hand_over(
    arriving: mpsc::Receiver<Arriving>,
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
                        if each(BatchEvent::Made { index: place as usize, made: Box::new(made) }).is_break() {
                            break;
                        }
                    }
                    return Err(error);
                }
            };
            if each(BatchEvent::Made { index: place as usize, made }).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            next += 1;
        }
        *held(&placed.0) = next;
        placed.1.notify_all();
    }
    Ok(ControlFlow::Continue(()))
}
