//! Memory use of the process, and returning free memory to the system.
//!
//! The GNU allocator keeps the memory that a thread has freed for its next work. After a few solver runs that can be
//! more than is in use.

#![allow(unsafe_code, reason = "malloc_trim and mallopt are functions of the C library")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Work that takes at least this long is assumed to have used much memory, too.
const LONG: Duration = Duration::from_millis(100);
/// The delay after which the result of some work has been received and the previous one dropped.
const SOON: Duration = Duration::from_secs(1);

/// Returns the resident memory of the process in bytes, if the system reports it.
pub(crate) fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Returns free memory to the system if the work begun at `started` took long.
pub(crate) fn give_back_since(started: Instant) {
    if started.elapsed() >= LONG {
        give_back();
    }
}

/// Returns free memory to the system after a short delay, on a thread of its own. Calls during the delay are merged, so
/// that frequent small jobs may call it each time.
pub(crate) fn give_back_soon() {
    static WAITS: AtomicBool = AtomicBool::new(false);
    if WAITS.swap(true, Ordering::Relaxed) {
        return;
    }
    let wait = || {
        std::thread::sleep(SOON);
        WAITS.store(false, Ordering::Relaxed);
        give_back();
    };
    if std::thread::Builder::new().name("memory".to_owned()).spawn(wait).is_err() {
        WAITS.store(false, Ordering::Relaxed);
    }
}

/// Makes the allocator return free memory at the top of each thread's heap once it exceeds a few megabytes. Otherwise
/// the allocator may keep up to 64 megabytes per thread. Long-running programs call this before they start any thread.
/// The thresholds leave enough for the frames of a window, with some megabytes of triangles each, to be drawn without
/// system calls.
pub fn keep_little() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::ffi::c_int;
        const TRIM_THRESHOLD: c_int = -1;
        const MMAP_THRESHOLD: c_int = -3;
        unsafe extern "C" {
            /// `mallopt(3)`.
            fn mallopt(parameter: c_int, value: c_int) -> c_int;
        }
        for (parameter, value) in [(TRIM_THRESHOLD, 4 << 20), (MMAP_THRESHOLD, 1 << 20)] {
            // SAFETY: both parameters accept any value.
            unsafe { mallopt(parameter, value) };
        }
    }
}

fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            /// `malloc_trim(3)`.
            fn malloc_trim(pad: usize) -> std::ffi::c_int;
        }
        // SAFETY: `malloc_trim` may be called at any time from any thread.
        unsafe { malloc_trim(0) };
    }
}
