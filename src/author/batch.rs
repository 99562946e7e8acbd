//! Many new puzzles at once, on all cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::{AuthorError, Minimised, Pattern, Wishes, generate};
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
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from).min(count);
    let (sender, made) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut engine = engine();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return;
                    }
                    let seed = Random::of_part(wishes.seed, index as u64).number();
                    let wishes = Wishes { seed, ..wishes.clone() };
                    let made = generate(pattern, &wishes, &mut *engine, control, &mut |_| ());
                    // The reader goes away when something failed.
                    if sender.send((index, made)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let result = hand_over(made, count, each);
        if !matches!(result, Ok(ControlFlow::Continue(()))) {
            control.cancel();
        }
        result.map(|_| ())
    })
}

fn hand_over(
    arriving: mpsc::Receiver<(usize, Result<Minimised, AuthorError>)>,
    count: usize,
    each: &mut dyn FnMut(BatchEvent) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, AuthorError> {
    let mut waiting = BTreeMap::new();
    let (mut done, mut placed) = (0, 0);
    for (index, result) in arriving {
        done += 1;
        waiting.insert(index, result);
        if each(BatchEvent::Progress { done, of: count }).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        while let Some(result) = waiting.remove(&placed) {
            let made = Box::new(result?);
            if each(BatchEvent::Made { index: placed, made }).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            placed += 1;
        }
    }
    Ok(ControlFlow::Continue(()))
}
