//! The timer of a play-test. It runs while the board is seen.

use crate::words::figures;

/// The longest time between two frames that counts, in seconds. While it runs a frame is asked for each second; where
/// none came, the window was hidden, or the machine asleep.
const GAP: f64 = 2.0;

/// How long a solver has looked at the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct Clock {
    secs: f64,
    /// When it was looked at last, while it runs.
    last: Option<f64>,
    /// Stopped by the solver.
    pub paused: bool,
}

/// How far it may run, in seconds, before what is kept of it is told again.
const STRIDE: u32 = 3;

impl Clock {
    /// One that shows so many seconds.
    pub fn at(secs: u32) -> Clock {
        Clock { secs: f64::from(secs), ..Clock::default() }
    }

    /// Changes when what is kept of it is to be told again: once in a while as it runs, and when it stands.
    pub fn mark(&self) -> (bool, u32) {
        match self.runs() {
            true => (true, self.secs() / STRIDE),
            false => (false, self.secs()),
        }
    }

    /// A frame at this time of the window, in seconds. `seen`: somebody can look at the board.
    pub fn tick(&mut self, now: f64, seen: bool) {
        if let Some(last) = self.last {
            self.secs += (now - last).clamp(0.0, GAP);
        }
        self.last = (seen && !self.paused).then_some(now);
    }

    /// Nobody looks at the board from now on.
    pub fn stop(&mut self) {
        self.last = None;
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.last.is_some()
    }

    /// What it shows.
    pub fn secs(&self) -> u32 {
        self.secs as u32
    }
}

/// "12:48", or "1:02:03" from an hour on, in the digits of the language.
pub(in crate::studio) fn in_words(secs: u32) -> String {
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    figures(&match hours {
        0 => format!("{minutes:02}:{secs:02}"),
        _ => format!("{hours}:{minutes:02}:{secs:02}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_what_is_seen() {
        let mut clock = Clock::default();
        for second in 0..=60 {
            clock.tick(f64::from(second), true);
        }
        assert_eq!(in_words(clock.secs()), "01:00");
        // Hidden from the next frame on.
        clock.tick(61.0, false);
        assert!(!clock.runs());
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
        let mut clock = Clock::at(600);
        let mut marks = std::collections::BTreeSet::new();
        for second in 0..30 {
            clock.tick(f64::from(second), true);
            marks.insert(clock.mark());
        }
        assert_eq!((clock.secs(), marks.len()), (629, 10));
        clock.stop();
        assert_eq!(clock.mark(), (false, 629));
    }
}
