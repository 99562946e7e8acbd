//! Work on all cores whose results come in order.
//!
//! **Cancellation.** Once the receiver of the results breaks, no further item is begun. Items in work are finished and
//! their results dropped, so a receiver that wants them to end soon cancels their [`crate::solve::Control`] itself.
//!
//! **Panics.** A panic in a thread ends the work in the same way, and is resumed in the thread that called.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

/// Returns the number of threads that run at once on this machine.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// News of the work, which the calling thread receives.
pub enum WorkEvent<R> {
    /// Another item is finished, though perhaps not the next one in order: the number of finished items.
    Finished(usize),
    /// The result of the next item in order.
    Next(R),
}

/// The limits of the work.
#[derive(Clone, Copy, Debug)]
pub struct WorkLimits {
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The number of items that may be begun before the next one in order is finished: their results wait in memory.
    /// None sets no limit.
    pub ahead: Option<usize>,
}

/// Passes the result of each item to `each`, in order and as soon as possible, until `each` breaks. `state` makes what
/// a thread keeps from item to item. Returns the results that were finished when `each` broke, in order.
///
/// # Panics
/// Panics if `state`, `work` or the iterator does.
pub fn map_in_order<T, S, R: Send>(
    items: impl Iterator<Item = T> + Send,
    limits: WorkLimits,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
    each: &mut dyn FnMut(WorkEvent<R>) -> ControlFlow<()>,
) -> Vec<R> {
    let items = Mutex::new(items.enumerate());
    let turn = Turn { next: Mutex::new(Some(0)), changed: Condvar::new() };
    let (sender, results) = mpsc::channel();
    let one_thread = |sender: mpsc::Sender<(usize, R)>| {
        let _guard = EndOnPanic(&turn);
        let mut state = state();
        loop {
            let Some((index, item)) = lock(&items).next() else { return };
            if !turn.wait(index, limits.ahead) || sender.send((index, work(&mut state, item))).is_err() {
                return;
            }
        }
    };
    let one_thread = &one_thread;
    thread::scope(|scope| {
        let threads: Vec<_> = (0..limits.threads.max(1))
            .map(|_| {
                let sender = sender.clone();
                scope.spawn(move || one_thread(sender))
            })
            .collect();
        // Receiving ends when all senders are gone, so this one must not outlive the threads.
        drop(sender);
        let _guard = EndOnPanic(&turn);
        let waiting = deliver(results, &turn, each);
        turn.end();
        for thread in threads {
            if let Err(panic) = thread.join() {
                resume_unwind(panic);
            }
        }
        waiting.into_values().collect()
    })
}

/// Delivers results in order as they arrive; results that arrive early wait in a map, which is returned.
fn deliver<R>(
    results: mpsc::Receiver<(usize, R)>,
    turn: &Turn,
    each: &mut dyn FnMut(WorkEvent<R>) -> ControlFlow<()>,
) -> BTreeMap<usize, R> {
    let mut waiting = BTreeMap::new();
    let (mut finished, mut next) = (0, 0);
    for (index, result) in results {
        finished += 1;
        waiting.insert(index, result);
        if each(WorkEvent::Finished(finished)).is_break() {
            break;
        }
        while let Some(result) = waiting.remove(&next) {
            if each(WorkEvent::Next(result)).is_break() {
                return waiting;
            }
            next += 1;
        }
        turn.pass_to(next);
    }
    waiting
}

/// The index of the next result to deliver; None once the work has ended.
struct Turn {
    next: Mutex<Option<usize>>,
    changed: Condvar,
}

impl Turn {
    /// Waits until an item is less than `ahead`, if set, before the next result to deliver; returns false if the work
    /// has ended.
    fn wait(&self, index: usize, ahead: Option<usize>) -> bool {
        let is_early =
            |next: &mut Option<usize>| next.zip(ahead).is_some_and(|(next, ahead)| index - next >= ahead.max(1));
        let next = self.changed.wait_while(lock(&self.next), is_early).unwrap_or_else(PoisonError::into_inner);
        next.is_some()
    }

    fn pass_to(&self, index: usize) {
        let mut next = lock(&self.next);
        if next.is_some() {
            *next = Some(index);
        }
        self.changed.notify_all();
    }

    fn end(&self) {
        *lock(&self.next) = None;
        self.changed.notify_all();
    }
}

/// Ends the work if a thread panics; otherwise the others would wait for its result.
struct EndOnPanic<'a>(&'a Turn);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.end();
        }
    }
}

/// Locks a mutex even if it is poisoned: a panic leaves an iterator or a number behind, and is resumed at the end.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    const AHEAD: usize = 8;
    const LIMITS: WorkLimits = WorkLimits { threads: 4, ahead: Some(AHEAD) };

    /// Does the work for the numbers below `count`, later ones sooner, and returns the results delivered until `last`.
    fn run(count: usize, last: usize) -> (Vec<usize>, Vec<usize>, usize) {
        let (mut delivered, mut finished, begun) = (Vec::new(), 0, AtomicUsize::new(0));
        let rest = map_in_order(
            0..count,
            LIMITS,
            || (),
            |(), number| {
                begun.fetch_add(1, Ordering::Relaxed);
                thread::sleep(Duration::from_millis(3 - number as u64 % 4));
                number
            },
            &mut |event| match event {
                WorkEvent::Finished(number) => {
                    finished += 1;
                    assert_eq!(number, finished);
                    ControlFlow::Continue(())
                }
                WorkEvent::Next(number) => {
                    delivered.push(number);
                    if number == last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                }
            },
        );
        (delivered, rest, begun.into_inner())
    }

    #[test]
    fn results_come_in_order_and_no_work_is_begun_after_a_break() {
        let all: Vec<usize> = (0..50).collect();
        assert_eq!(run(50, usize::MAX), (all, vec![], 50));
        assert_eq!(run(0, usize::MAX), (vec![], vec![], 0));
        let (delivered, rest, begun) = run(1000, 10);
        assert_eq!(delivered, (0..=10).collect::<Vec<_>>());
        assert!(rest.is_sorted() && rest.iter().all(|&number| number > 10), "{rest:?}");
        assert!(begun <= 11 + AHEAD + LIMITS.threads, "{begun}");
    }

    #[test]
    fn a_panic_ends_the_work_and_is_passed_on() {
        let run = |panics: fn(usize) -> bool, each_panics: fn(usize) -> bool| {
            let result = catch_unwind(AssertUnwindSafe(|| {
                map_in_order(
                    0..100,
                    LIMITS,
                    || (),
                    |(), number| if panics(number) { std::panic::panic_any(number) } else { number },
                    &mut |event| match event {
                        WorkEvent::Next(number) if each_panics(number) => std::panic::panic_any(number),
                        WorkEvent::Next(_) | WorkEvent::Finished(_) => ControlFlow::Continue(()),
                    },
                )
            }));
            result.err().and_then(|panic| panic.downcast::<usize>().ok()).map(|number| *number)
        };
        assert_eq!(run(|_| false, |_| false), None);
        assert_eq!(run(|number| number == 3, |_| false), Some(3));
        assert_eq!(run(|_| false, |number| number == 3), Some(3));
    }
}
