//! Progress and cancellation of reading, per thread.

use std::cell::RefCell;
use std::io;

/// A callback that receives the number of bytes just read, and returns false to cancel.
type ProgressCallback = Box<dyn FnMut(u64) -> bool>;

thread_local! {
    static CALLBACK: RefCell<Option<ProgressCallback>> = const { RefCell::new(None) };
}

/// Runs `work`, and calls `told` with the size of every read that this thread makes in the meantime. Once `told`
/// returns false, all further reads fail.
pub fn watch_reading<T>(told: impl FnMut(u64) -> bool + 'static, work: impl FnOnce() -> T) -> T {
    /// Removes the callback even if the work panics.
    struct RemoveCallback;
    impl Drop for RemoveCallback {
        fn drop(&mut self) {
            CALLBACK.with_borrow_mut(Option::take);
        }
    }
    CALLBACK.with_borrow_mut(|current| *current = Some(Box::new(told)));
    let _end = RemoveCallback;
    work()
}

/// Reports that this thread has read this many bytes.
pub(super) fn report(bytes: usize) -> io::Result<()> {
    let goes_on = CALLBACK.with_borrow_mut(|told| told.as_mut().is_none_or(|told| told(bytes as u64)));
    if goes_on { Ok(()) } else { Err(io::Error::other("reading was cancelled")) }
}
