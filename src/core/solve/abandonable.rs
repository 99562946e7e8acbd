//! Work on a separate thread that the caller can abandon, for libraries that check for a stop only now and then.

use std::panic::resume_unwind;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::control::Control;
use super::error::SolveError;

/// The interval at which the caller checks whether the query was stopped.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Runs work on a thread of this name. Once the query is stopped, the thread is abandoned within 20 ms. The work should
/// have a clone of the control, so that it ends by itself as soon as it can.
///
/// # Errors
/// Returns an error if the query was stopped or no thread can be started.
pub fn run_abandonable<R: Send + 'static>(
    name: &str,
    control: &Control,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, SolveError> {
    let (sender, receiver) = mpsc::channel();
    let run = move || {
        // The caller may have stopped waiting.
        let _ = sender.send(work());
    };
    let spawned = thread::Builder::new().name(name.to_owned()).spawn(run);
    let thread = spawned.map_err(|error| SolveError::Engine(error.to_string()))?;
    loop {
        match receiver.recv_timeout(POLL_INTERVAL) {
            Ok(result) => return Ok(result),
            // `check` is not used here: a limit on checks is for the work, while the number of these polls depends on
            // the clock.
            Err(RecvTimeoutError::Timeout) => {
                if let Some(stopped) = control.stopped() {
                    return Err(stopped);
                }
            }
            // Without an answer the thread can only have panicked.
            Err(RecvTimeoutError::Disconnected) => match thread.join() {
                Err(panic) => resume_unwind(panic),
                Ok(()) => return Err(SolveError::Engine(format!("the thread of the {name} ended unexpectedly"))),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    #[test]
    fn work_that_does_not_stop_is_left_behind() {
        let (held, release) = mpsc::channel::<()>();
        let control = Control::new();
        control.cancel();
        // The work waits for something that happens only after the call has returned.
        let answer = run_abandonable("wait", &control, move || release.recv());
        assert_eq!(answer.unwrap_err(), SolveError::Cancelled);
        drop(held);
        assert_eq!(run_abandonable("sum", &Control::new(), || 2 + 2), Ok(4));
    }

    #[test]
    fn a_panic_of_the_work_is_one_of_the_question() {
        let fall = || -> () { resume_unwind(Box::new("fallen")) };
        let caught = catch_unwind(|| run_abandonable("fall", &Control::new(), fall));
        assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"fallen"));
    }
}
