//! The start of threads, and the handling of their panics.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::thread;

use egui::Context;

use crate::memory;
use crate::words::{ThreadLanguage, say};

/// The action that follows the panic of a thread.
static AFTER_PANIC: OnceLock<fn()> = OnceLock::new();

/// Sets the action that follows the panic of any thread, which saves unsaved work.
pub(in crate::studio) fn run_after_panics(action: fn()) {
    // All calls set the same action.
    let _ = AFTER_PANIC.set(action);
}

/// Returns an error message with the text of a panic.
pub(in crate::studio) fn panic_words(panic: &(dyn Any + Send)) -> String {
    let words =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&'static str>().copied());
    say!("tell-jobs-fault-program", words = words.map_or_else(|| say!("tell-jobs-says-nothing"), str::to_owned))
}

/// Runs a part of the work of a thread. Values used by it must be in a valid state after a panic, or not be used again.
///
/// # Errors
/// Returns the message of a panic. That is a bug, which was already reported on standard error.
pub(in crate::studio) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| panic_words(panic.as_ref()))
}

/// Runs a part of the work of a thread like [`caught`]. After a panic, unsaved changes are written at once, since other
/// state may be broken, too. The thread that writes them cannot use this.
///
/// # Errors
/// Returns the message of a panic.
pub(in crate::studio) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    caught(work).inspect_err(|_| {
        if let Some(save) = AFTER_PANIC.get() {
            save();
        }
    })
}

/// Returns the message that the system cannot create a thread.
pub(in crate::studio) fn no_thread(error: &io::Error) -> String {
    say!("tell-asked-no-thread-could-started", error = error.to_string())
}

/// Returns a function that wakes the window, so that it draws its next frame.
pub(in crate::studio) fn wake(ctx: &Context) -> impl Fn() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// Starts a thread in the language of this one.
///
/// # Errors
/// Returns an error if the system cannot create a thread.
pub(super) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let speech = ThreadLanguage::current();
    thread::Builder::new().name(name.to_owned()).spawn(move || {
        speech.apply();
        work();
        memory::trim_soon();
    })?;
    Ok(())
}
