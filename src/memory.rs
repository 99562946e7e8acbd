//! The memory of the program, as the system tells it and takes it back.
//!
//! The allocator of GNU systems keeps what a thread has given back, for the next work of that thread: after some
//! questions to the engines more than is in use.

#![allow(unsafe_code, reason = "malloc_trim and mallopt are functions of the C library")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Work that took so long has taken memory, too.
const LONG: Duration = Duration::from_millis(100);
/// So long after some work its answer has been taken in, and the one before was dropped.
const SOON: Duration = Duration::from_secs(1);

/// How many bytes of memory the program holds, as far as the system tells.
pub(crate) fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Gives memory back to the system that is free again, if the work that began then took long.
pub(crate) fn give_back_since(started: Instant) {
    if started.elapsed() >= LONG {
        give_back();
    }
}

/// Gives back soon, on a thread of its own, what is free then: for work that ends here and there, many times a second
/// perhaps.
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

/// Lets the allocator give back of itself what lies free at the end of what a thread has, from some megabytes on:
/// otherwise it keeps up to 64 megabytes for each of them, which nothing takes from it. For programs that stay open; to
/// be called before there are threads. It keeps enough that the frames of a window, each with some megabytes of
/// triangles, ask the system for nothing.
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
            // SAFETY: both parameters take any number of bytes.
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
        // SAFETY: it may be called at any time from any thread.
        unsafe { malloc_trim(0) };
    }
}
