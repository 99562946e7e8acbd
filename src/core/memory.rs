//! The program's memory use: how much it holds, and returning freed memory to the system.
//!
//! The GNU allocator keeps the memory that a thread has freed for that thread's next allocations. After some queries to
//! the engines, the memory kept in this way exceeds the memory in use.

#![allow(unsafe_code, reason = "malloc_trim and mallopt are functions of the C library")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The duration from which work is assumed to have used much memory.
const LONG_WORK: Duration = Duration::from_millis(100);
/// The delay before memory is returned: by then the result has been received and the previous one dropped.
const TRIM_DELAY: Duration = Duration::from_secs(1);

/// Returns the number of bytes of memory that the program holds, if the system reports it.
pub fn resident_bytes() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    // The kernel's "kB" are 1024 bytes.
    Some(kilobytes << 10)
}

/// Returns freed memory to the system if the work that began at `started` took long.
pub fn trim_if_long(started: Instant) {
    if started.elapsed() >= LONG_WORK {
        trim();
    }
}

/// Returns freed memory to the system soon, from a separate thread. For work that may end many times a second: calls
/// during the delay share one thread.
pub fn trim_soon() {
    static WAITS: AtomicBool = AtomicBool::new(false);
    if WAITS.swap(true, Ordering::Relaxed) {
        return;
    }
    let wait = || {
        std::thread::sleep(TRIM_DELAY);
        WAITS.store(false, Ordering::Relaxed);
        trim();
    };
    if std::thread::Builder::new().name("memory".to_owned()).spawn(wait).is_err() {
        WAITS.store(false, Ordering::Relaxed);
    }
}

/// Lets the allocator return free memory at the end of a thread's heap by itself, from a few megabytes on. Otherwise it
/// keeps up to 64 megabytes for each thread, which nothing reclaims.
///
/// For programs that stay open; must be called before any thread is started. The threshold is high enough that the
/// frames of a window, each with some megabytes of triangles, need no memory from the system.
pub fn limit_retained_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::ffi::c_int;
        const TRIM_THRESHOLD: c_int = -1;
        const MMAP_THRESHOLD: c_int = -3;
        unsafe extern "C" {
            /// `mallopt(3)`.
            fn mallopt(parameter: c_int, value: c_int) -> c_int;
        }
        // Setting either one also stops glibc from raising both when large blocks are freed.
        for (parameter, value) in [(TRIM_THRESHOLD, 4 << 20), (MMAP_THRESHOLD, 1 << 20)] {
            // SAFETY: both parameters take any number of bytes.
            unsafe { mallopt(parameter, value) };
        }
    }
}

fn trim() {
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
