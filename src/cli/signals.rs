//! Handling of termination signals: saves unsaved work to the recovery files, deletes incomplete files, and then ends
//! the process with the signal.

/// Installs handlers for the signals that end a program, except those that the parent process has set to be ignored,
/// as `nohup` does. On systems without signals, the next save cleans up.
#[cfg(unix)]
pub(super) fn install_handlers() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let answered = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|&signal| !is_ignored(signal));
    // If handlers cannot be installed, cleaning up only happens later.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(answered) else { return };
    let answer = move || {
        if let Some(signal) = signals.forever().next() {
            #[cfg(feature = "studio")]
            crate::studio::save_recovery_now();
            crate::formats::remove_parts();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(answer);
}

/// Returns whether a signal is ignored, according to the mask `SigIgn` that Linux provides for the process.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    // Bit n - 1 of the mask stands for signal n.
    mask >> (signal - 1) & 1 == 1
}

/// Does nothing, as there are no signals.
#[cfg(not(unix))]
pub(super) fn install_handlers() {}
