//! How far a thread has come in reading, told while it reads.

use std::cell::RefCell;
use std::io;

/// Is told how many bytes more were read; false to end it.
type Told = Box<dyn FnMut(u64) -> bool>;

thread_local! {
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// Does work, and tells how many bytes were read after each that this thread reads. Once the answer is false, all
/// further reading fails.
pub fn watch_reading<T>(told: impl FnMut(u64) -> bool + 'static, work: impl FnOnce() -> T) -> T {
    /// Ends it also when the work panics.
    struct End;
    impl Drop for End {
        fn drop(&mut self) {
            TOLD.with_borrow_mut(Option::take);
        }
    }
    TOLD.with_borrow_mut(|current| *current = Some(Box::new(told)));
    let _end = End;
    work()
}

/// This thread has read so many bytes.
pub(super) fn tell(bytes: usize) -> io::Result<()> {
    let goes_on = TOLD.with_borrow_mut(|told| told.as_mut().is_none_or(|told| told(bytes as u64)));
    if goes_on { Ok(()) } else { Err(io::Error::other("reading was cancelled")) }
}
