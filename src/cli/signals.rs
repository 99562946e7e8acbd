//! What happens when the program is told to end: what is not saved is kept, files that are half
//! written go, and then it ends as the signal wants.

/// From now on answers the signals that end a program, but for those that whoever started it has it ignore, as `nohup`
/// does. Where there are no signals, the next save cleans up.
#[cfg(unix)]
pub(super) fn answer() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let answered = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|&signal| !is_ignored(signal));
    // Without this the program is as good; it only cleans up later.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(answered) else { return };
    let answer = move || {
        if let Some(signal) = signals.forever().next() {
            crate::studio::keep_unsaved();
            crate::formats::remove_parts();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(answer);
}

/// Whether a signal is ignored, as far as the system tells: Linux does, in the mask `SigIgn` of the process.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}

/// Does nothing: there are no signals.
#[cfg(not(unix))]
pub(super) fn answer() {}
