//! Work that can be stopped in some places only, in a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::{Control, Stopped};

/// How often it is looked whether the question is to stop.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// Does work in a thread of this name. When the question is to stop, the thread is left behind within 20 ms: it has a
/// clone of the control, and ends by itself at the next place where it can.
///
/// # Errors
/// When the question is to stop, or there is no further thread.
pub fn apart<R: Send + 'static>(
    name: &str,
    control: &Control,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, Stopped> {
    let (sender, receiver) = mpsc::channel();
    let run = move || {
        // Who waited may be gone.
        let _ = sender.send(catch_unwind(AssertUnwindSafe(work)));
    };
    let spawned = thread::Builder::new().name(name.to_owned()).spawn(run);
    spawned.map_err(|error| Stopped::Engine(error.to_string()))?;
    loop {
        match receiver.recv_timeout(BETWEEN_LOOKS) {
            Ok(Ok(result)) => return Ok(result),
            Ok(Err(panic)) => resume_unwind(panic),
            // Checks that are counted are those of the work: how often this is looked at depends on the clock.
            Err(RecvTimeoutError::Timeout) => {
                if let Some(stopped) = control.stopped() {
                    return Err(stopped);
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Stopped::Engine(format!("the thread of the {name} was lost")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_does_not_stop_is_left_behind() {
        let (held, release) = mpsc::channel::<()>();
        let control = Control::new();
        control.cancel();
        // The work waits for what comes only after the answer.
        let answer = apart("wait", &control, move || release.recv());
        assert_eq!(answer.unwrap_err(), Stopped::Cancelled);
        drop(held);
        assert_eq!(apart("sum", &Control::new(), || 2 + 2), Ok(4));
    }

    #[test]
    fn a_panic_of_the_work_is_one_of_the_question() {
        let fall = || -> () { resume_unwind(Box::new("fallen")) };
        let caught = catch_unwind(|| apart("fall", &Control::new(), fall));
        assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"fallen"));
    }
}
