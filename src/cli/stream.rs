//! Puzzles line by line: read one after another, answered on all cores, and printed in their order, each as soon as
//! those before it are. What is in memory at once has a limit, whatever the length of the inputs.
//!
//! There is nobody who hands out work: whoever is free reads the next puzzle, and whoever has the next answer prints it
//! and those that waited for it.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Outcome;
use super::input::{Input, Reader};
use super::portion::Many;
use super::terminal::{Out, Report, unprintable};
use crate::formats::{Loaded, ReadError};

/// How many puzzles may be ahead of the one that is printed next.
const MOST_AHEAD: u64 = 4096;

/// What is answered within this time is printed at once.
const SOON: Duration = Duration::from_millis(2);

/// How many puzzles one core takes at once.
const MOST_AT_ONCE: u128 = 64;

/// How many bytes of answers may wait for those before them.
const MOST_WAITING: usize = 8 << 20;

/// What stands in place of an answer, where there is none.
#[derive(Serialize)]
pub(super) struct JsonError {
    source: String,
    error: String,
}

impl JsonError {
    /// Why there is no answer for the puzzle that stands there.
    pub(super) fn new(source: impl ToString, error: impl ToString) -> JsonError {
        JsonError { source: source.to_string(), error: error.to_string() }
    }

    fn of_input(error: &ReadError) -> JsonError {
        let line = error.line.map(|line| format!(":{line}")).unwrap_or_default();
        JsonError::new(format!("{}{line}", error.file), &error.problem)
    }
}

/// Answers each puzzle of the portion.
///
/// `engine` makes what one core keeps from puzzle to puzzle. `answer` writes into the report what is printed when its
/// turn comes; an error of it ends the command. With `json` what cannot be read is an object too, so that every puzzle
/// has its line.
pub(super) fn answer_all<E>(
    inputs: &[Input],
    many: &Many,
    json: bool,
    engine: impl Fn() -> E + Sync,
    answer: impl Fn(&mut E, &Loaded, &mut Report) -> Result<Outcome, Outcome> + Sync,
) -> Outcome {
    let work = Work {
        reader: Mutex::new((0, Reader::new(inputs, &many.portion))),
        printer: Mutex::new(Printer::new()),
        printed: Condvar::new(),
    };
    let one_core = || {
        let _guard = EndWhenPanicking(&work);
        let mut engine = engine();
        let mut size = 1;
        while let Some(puzzles) = work.next(size) {
            let (start, count) = (Instant::now(), puzzles.len());
            let mut done = Vec::with_capacity(count);
            for (number, loaded) in puzzles {
                let mut report = Report::default();
                let outcome = match loaded {
                    Ok(loaded) => answer(&mut engine, &loaded, &mut report),
                    Err(error) => {
                        report.error(&error);
                        if json {
                            report.json(&JsonError::of_input(&error));
                        }
                        Ok(Outcome::Unreadable)
                    }
                };
                done.push((number, report, outcome));
                if start.elapsed() > SOON {
                    work.done(std::mem::take(&mut done));
                }
            }
            work.done(done);
            // As many as are answered soon: those that take long are shared among all cores.
            let each = start.elapsed().as_nanos() / count.max(1) as u128;
            size = (SOON.as_nanos() / each.max(1)).clamp(1, MOST_AT_ONCE) as usize;
        }
    };
    thread::scope(|scope| {
        (1..many.cores()).for_each(|_| drop(scope.spawn(one_core)));
        one_core();
    });
    held(&work.printer).outcome
}

/// What the cores share.
struct Work<'a> {
    /// The number of the next puzzle, and where it comes from.
    reader: Mutex<(u64, Reader<'a>)>,
    printer: Mutex<Printer>,
    printed: Condvar,
}

/// What one core left when it panicked is whole, and the panic is told at the end.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where one core panics, the others would wait for its answer.
struct EndWhenPanicking<'a>(&'a Work<'a>);

impl Drop for EndWhenPanicking<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            held(&self.0.printer).ended = true;
            self.0.printed.notify_all();
        }
    }
}

impl Work<'_> {
    /// The next puzzle with its number, as soon as there is room for its answer; and up to so many in all, if they are
    /// there without waiting.
    fn next(&self, most: usize) -> Option<Vec<Numbered>> {
        let mut reader = held(&self.reader);
        let number = reader.0;
        let mut printer = held(&self.printer);
        while !printer.ended && !printer.has_room_for(number) {
            printer = self.printed.wait(printer).unwrap_or_else(PoisonError::into_inner);
        }
        let ended = printer.ended;
        drop(printer);
        if ended {
            return None;
        }
        let mut puzzles = Vec::new();
        while puzzles.is_empty() || (puzzles.len() < most && reader.1.is_ready()) {
            let Some(loaded) = reader.1.next() else { break };
            puzzles.push((reader.0, loaded));
            reader.0 += 1;
        }
        (!puzzles.is_empty()).then_some(puzzles)
    }

    fn done(&self, reports: Vec<Done>) {
        let mut printer = held(&self.printer);
        printer.take(reports);
        drop(printer);
        self.printed.notify_all();
    }
}

/// A puzzle, or what is wrong in its place, with its number.
type Numbered = (u64, Result<Loaded, ReadError>);

/// What is printed of the puzzle of this number, and how it went; an error ends the command.
type Done = (u64, Report, Result<Outcome, Outcome>);

/// Prints reports in their order.
struct Printer {
    out: Out,
    /// The number of the next report.
    next: u64,
    /// Those that came before their turn, and how many bytes they have.
    early: BTreeMap<u64, (Report, Result<Outcome, Outcome>)>,
    waiting: usize,
    outcome: Outcome,
    ended: bool,
}

impl Printer {
    fn new() -> Printer {
        let early = BTreeMap::new();
        Printer { out: Out::new(), next: 0, early, waiting: 0, outcome: Outcome::Fine, ended: false }
    }

    /// Whether the answer of this number may wait here; there is always room for the next one.
    fn has_room_for(&self, number: u64) -> bool {
        number == self.next || (number < self.next + MOST_AHEAD && self.waiting < MOST_WAITING)
    }

    /// Takes reports, and prints all whose turn it is.
    fn take(&mut self, reports: Vec<Done>) {
        for (number, report, outcome) in reports {
            self.waiting += report.bytes();
            self.early.insert(number, (report, outcome));
        }
        let mut now = Report::default();
        let mut last = Ok(Outcome::Fine);
        while let Some((report, outcome)) = self.early.remove(&self.next) {
            self.next += 1;
            self.waiting -= report.bytes();
            if self.ended {
                continue;
            }
            now.append(&report);
            self.ended = outcome.is_err();
            last = outcome.map(|outcome| last.map_or(outcome, |last: Outcome| last.max(outcome)));
        }
        let printed = self.out.report(&now).map_err(unprintable);
        self.ended |= printed.is_err();
        let outcome = printed.and(last).unwrap_or_else(|ended| ended);
        self.outcome = self.outcome.max(outcome);
    }
}
