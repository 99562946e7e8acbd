//! Measurement of CPU time per query: mean, median and worst over a set.
//!
//! The clock counts the CPU time of all threads of this process, so a second core does not help a solver, and a busy
//! machine affects it less than it would wall time.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use gridwright::solve::Control;
use rustix::time::{ClockId, clock_gettime};

/// The time for which a set is repeated, so that caches, branch prediction and clock speed settle.
const ENOUGH: Duration = Duration::from_secs(1);

/// The maximum number of rounds over a set.
const MAX_ROUNDS: usize = 100;

/// Returns the CPU time of this process so far.
fn now() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// A watchdog that cancels queries at a limit of CPU time, since a wall-clock deadline would come too soon on a busy
/// machine.
pub struct Watch {
    /// The running query and its start time.
    running: Arc<Mutex<Option<(Control, Duration)>>>,
}

impl Watch {
    pub fn new(limit: Duration) -> Watch {
        let running: Arc<Mutex<Option<(Control, Duration)>>> = Arc::default();
        let watched = Arc::downgrade(&running);
        thread::spawn(move || {
            // The thread ends when the watch is dropped.
            while let Some(running) = watched.upgrade() {
                if let Some((control, start)) = &*running.lock().unwrap_or_else(PoisonError::into_inner)
                    && now() - *start > limit
                {
                    control.cancel();
                }
                thread::sleep(Duration::from_millis(20));
            }
        });
        Watch { running }
    }

    /// Returns the control for a query that starts now. It is watched until the next one starts.
    pub fn start(&self) -> Control {
        let control = Control::new();
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some((control.clone(), now()));
        control
    }
}

/// The times of the queries of a set.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    pub mean: Duration,
    pub median: Duration,
    pub worst: Duration,
}

impl Times {
    /// Summarises the times of the queries of a set.
    pub fn of(mut each: Vec<Duration>) -> Times {
        each.sort_unstable();
        let mean = each.iter().sum::<Duration>() / each.len().max(1) as u32;
        Times { mean, median: each[each.len() / 2], worst: each[each.len() - 1] }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// Returns the time that two consecutive readings of the clock take.
fn cost_of_reading() -> Duration {
    median((0..1000).map(|_| now()).map(|start| now() - start).collect())
}

/// Runs queries 0 to `count` on all contestants, alternating round by round, so that changes in the machine's speed
/// affect all of them alike. The mean is that of the median round, timed as a whole; the time of a query is its median
/// over the rounds.
///
/// A slow contestant runs only once, and that time is used.
pub fn measure(count: usize, contestants: &mut [&mut dyn FnMut(usize)]) -> Vec<Times> {
    assert!(count > 0, "a set has puzzles");
    let reading = cost_of_reading();
    let timed = |ask: &mut dyn FnMut(usize), index| {
        let start = now();
        ask(index);
        (now() - start).saturating_sub(reading)
    };
    let firsts: Vec<Vec<Duration>> =
        contestants.iter_mut().map(|ask| (0..count).map(|index| timed(ask, index)).collect()).collect();
    let rounds: Vec<usize> = firsts.iter().map(|first| rounds_for(first.iter().sum())).collect();
    let mut wholes = vec![Vec::new(); contestants.len()];
    let mut singles = vec![vec![Vec::new(); count]; contestants.len()];
    for round in 0..rounds.iter().copied().max().unwrap_or(0) {
        for (contestant, ask) in contestants.iter_mut().enumerate() {
            if round >= rounds[contestant] {
                continue;
            }
            let start = now();
            (0..count).for_each(&mut *ask);
            wholes[contestant].push(now() - start);
            for (index, times) in singles[contestant].iter_mut().enumerate() {
                times.push(timed(ask, index));
            }
        }
    }
    let all = firsts.into_iter().zip(wholes).zip(singles);
    all.map(|((first, wholes), singles)| match wholes.is_empty() {
        true => Times::of(first),
        false => {
            let mean = median(wholes) / count as u32;
            Times { mean, ..Times::of(singles.into_iter().map(median).collect()) }
        }
    })
    .collect()
}

/// Returns the time of each query, measured as in [`measure`].
pub fn measure_each(count: usize, ask: &mut dyn FnMut(usize)) -> Vec<Duration> {
    let reading = cost_of_reading();
    let mut timed = |index| {
        let start = now();
        ask(index);
        (now() - start).saturating_sub(reading)
    };
    let first: Vec<Duration> = (0..count).map(&mut timed).collect();
    let rounds = rounds_for(first.iter().sum());
    if rounds == 0 {
        return first;
    }
    let mut singles = vec![Vec::new(); count];
    for _ in 0..rounds {
        singles.iter_mut().enumerate().for_each(|(index, times)| times.push(timed(index)));
    }
    singles.into_iter().map(median).collect()
}

/// Returns the number of further rounds for a set that took this long at first; 0 if once was enough. A round runs it
/// twice.
fn rounds_for(first: Duration) -> usize {
    let rounds = ENOUGH.as_secs_f64() / (2.0 * first.as_secs_f64().max(1e-9));
    (rounds as usize).min(MAX_ROUNDS)
}
