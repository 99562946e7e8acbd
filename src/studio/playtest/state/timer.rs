//! The timer of a playtest. It runs while the board is visible.

use crate::words::local_digits;

/// The maximum time between two frames that is added to the timer, in seconds. A running timer requests a frame every
/// second; a longer gap means that the window was hidden or the machine was asleep.
const MAX_FRAME_GAP_SECS: f64 = 2.0;

/// The time that a solver has seen the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct PlayTimer {
    secs: f64,
    /// The time of the last frame, while the timer runs.
    last_frame: Option<f64>,
    /// True if the solver paused the timer.
    pub paused: bool,
}

/// The number of seconds that the timer may run before it is saved again.
const SAVE_INTERVAL_SECS: u32 = 3;

impl PlayTimer {
    /// Returns a stopped timer with the given seconds on it.
    pub fn at(secs: u32) -> PlayTimer {
        PlayTimer { secs: f64::from(secs), ..PlayTimer::default() }
    }

    /// Returns a value that changes when the timer should be saved again: every few seconds while it runs, and
    /// when it stops.
    pub fn save_mark(&self) -> (bool, u32) {
        match self.is_running() {
            true => (true, self.secs() / SAVE_INTERVAL_SECS),
            false => (false, self.secs()),
        }
    }

    /// Advances the timer to the time of a frame, in seconds. `seen` is true if the board is visible.
    pub fn tick(&mut self, now: f64, seen: bool) {
        if let Some(last) = self.last_frame {
            self.secs += (now - last).clamp(0.0, MAX_FRAME_GAP_SECS);
        }
        self.last_frame = (seen && !self.paused).then_some(now);
    }

    /// Stops the timer, because the board is no longer visible.
    pub fn stop(&mut self) {
        self.last_frame = None;
    }

    /// Returns whether the timer runs.
    pub fn is_running(&self) -> bool {
        self.last_frame.is_some()
    }

    /// Returns the seconds shown.
    pub fn secs(&self) -> u32 {
        self.secs as u32
    }
}

/// Formats a time as "12:48", or as "1:02:03" from an hour on, with the digits of the language.
pub(in crate::studio) fn in_words(secs: u32) -> String {
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    local_digits(&match hours {
        0 => format!("{minutes:02}:{secs:02}"),
        _ => format!("{hours}:{minutes:02}:{secs:02}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_what_is_seen() {
        let mut clock = PlayTimer::default();
        for second in 0..=60 {
            clock.tick(f64::from(second), true);
        }
        assert_eq!(in_words(clock.secs()), "01:00");
        // From this frame on, the board is hidden.
        clock.tick(61.0, false);
        assert!(!clock.is_running());
        clock.tick(500.0, true);
        assert_eq!(in_words(clock.secs()), "01:01");
        clock.paused = true;
        clock.tick(501.0, true);
        clock.tick(900.0, true);
        assert_eq!(in_words(clock.secs()), "01:02");
        clock.paused = false;
        clock.tick(901.0, true);
        clock.tick(8000.0, true);
        assert_eq!(in_words(clock.secs()), "01:04", "no frame for so long: nobody saw the board");
        assert_eq!(in_words(3723), "1:02:03");
    }

    #[test]
    fn it_is_told_again_once_in_a_while_and_when_it_stands() {
        let mut clock = PlayTimer::at(600);
        let mut marks = std::collections::BTreeSet::new();
        for second in 0..30 {
            clock.tick(f64::from(second), true);
            marks.insert(clock.save_mark());
        }
        assert_eq!((clock.secs(), marks.len()), (629, 10));
        clock.stop();
        assert_eq!(clock.save_mark(), (false, 629));
    }
}
