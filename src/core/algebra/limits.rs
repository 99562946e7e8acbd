//! Limits on the work and memory of one basis computation, and its end when they are exceeded or the query is stopped.
//!
//! The crate `groebner` calls field operations and eliminations through traits whose methods cannot return an error. To
//! stop, the computation therefore unwinds through the crate with `std::panic::resume_unwind`, which doesn't run the
//! panic hook; [`run_within`] catches that. The crate offers no other way: it takes no token or callback, and an
//! elimination that returned no rows would leave it to work through all remaining pairs. For the same reason the limits
//! are those of the thread: the methods are associated functions of the field, without a value to hold them.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

use crate::memory;
use crate::solve::{Control, SolveError, run_abandonable};

/// The limits of one basis computation.
#[derive(Clone, Copy, Debug)]
pub(super) struct BasisLimits {
    /// The largest number of products of residues, if it is limited.
    pub work: Option<u64>,
    /// The largest size of one matrix, in bytes.
    pub memory: usize,
    /// The number of bytes by which the program may grow during the computation, if the system reports its size
    /// (Linux). This includes what F4 stores outside its matrices and what other threads allocate. `None` sets no
    /// limit, so that the outcome does not depend on the system.
    pub growth: Option<usize>,
}

/// The reason why the computation of a basis was given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BasisError {
    /// The computation exceeded its limits.
    LimitExceeded,
    /// The whole query was stopped.
    Stopped(SolveError),
}

/// The computation that is running in this thread.
struct Computation {
    control: Control,
    /// The remaining number of products, if it is limited.
    work: Option<u64>,
    memory: usize,
    /// The largest number of bytes that the program may hold.
    resident: Option<usize>,
}

impl Computation {
    fn exceeds_growth(&self) -> bool {
        self.resident.is_some_and(|most| memory::resident_bytes().is_some_and(|now| now > most))
    }
}

thread_local! {
    static RUNNING: RefCell<Option<Computation>> = const { RefCell::new(None) };
}

/// Runs work that computes a basis, within limits.
pub(super) fn run_within<R>(limits: BasisLimits, control: &Control, work: impl FnOnce() -> R) -> Result<R, BasisError> {
    let BasisLimits { work: left, memory, growth } = limits;
    let resident = growth.and_then(|growth| Some(memory::resident_bytes()? + growth));
    RUNNING.set(Some(Computation { control: control.clone(), work: left, memory, resident }));
    let result = catch_unwind(AssertUnwindSafe(work));
    RUNNING.set(None);
    result.map_err(|payload| match payload.downcast::<BasisError>() {
        Ok(why) => *why,
        Err(panic) => resume_unwind(panic),
    })
}

/// Does the same as [`run_within`] on a separate thread, which is abandoned if the query is stopped.
///
/// # Errors
/// Returns an error if the limits are exceeded, the query is stopped, or no thread can be started.
pub(super) fn run_on_thread<R: Send + 'static>(
    limits: BasisLimits,
    control: &Control,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, BasisError> {
    let (theirs, started) = (control.clone(), Instant::now());
    let result = run_abandonable("basis", control, move || {
        let result = run_within(limits, &theirs, work);
        memory::trim_if_long(started);
        result
    });
    result.map_err(BasisError::Stopped).flatten()
}

/// Stops the computation in this thread, if there is one, once its query is cancelled or out of time.
pub(super) fn check_stopped() {
    let stopped = |running: &Computation| running.control.stopped();
    if let Some(stopped) = RUNNING.with_borrow(|running| running.as_ref().and_then(stopped)) {
        abort(BasisError::Stopped(stopped));
    }
}

fn abort(why: BasisError) -> ! {
    resume_unwind(Box::new(why))
}

/// Accounts for work done and memory held; ends the computation if they exceed the limits.
pub(super) fn charge(work: u64, bytes: usize) {
    let end = RUNNING.with_borrow_mut(|running| {
        let running = running.as_mut()?;
        if let Err(stopped) = running.control.check() {
            return Some(BasisError::Stopped(stopped));
        }
        let is_out_of_work = running.work.is_some_and(|left| left < work);
        if is_out_of_work || bytes > running.memory || running.exceeds_growth() {
            return Some(BasisError::LimitExceeded);
        }
        running.work = running.work.map(|left| left - work);
        None
    });
    if let Some(end) = end {
        abort(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_the_program_grow_too_far_is_given_up() {
        let kept = |growth: usize| {
            let limits = BasisLimits { work: None, memory: 1 << 40, growth: Some(growth) };
            run_within(limits, &Control::new(), || {
                let kept = vec![1_u8; 64 << 20];
                charge(0, 0);
                kept.iter().map(|&byte| usize::from(byte)).sum::<usize>()
            })
        };
        assert_eq!(kept(1 << 30), Ok(64 << 20));
        if cfg!(target_os = "linux") {
            assert_eq!(kept(8 << 20), Err(BasisError::LimitExceeded));
        }
    }
}
