//! Streaming of puzzles: they are read one after another, answered on all cores and printed in order, each as soon as
//! those before it are. Memory use is bounded regardless of the length of the inputs.
//!
//! There is no coordinator thread: a free thread reads the next puzzles, and the thread with the next answer prints it
//! and the pending answers after it.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::input::{Input, InputReader, UnreadablePuzzleError};
use super::outcome::Outcome;
use super::selection::ManyArguments;
use super::terminal::{Out, OutputReport, output_error, report_error};
use crate::formats::{LoadedPuzzle, ReadError};

/// The greatest number of puzzles between the next one to print and the newest answer.
const MAX_AHEAD: u64 = 4096;

/// The target duration of one batch of a thread. Answers that come within this time appear immediate.
const BATCH_DURATION: Duration = Duration::from_millis(2);

/// The greatest number of puzzles in one batch of a thread.
const MAX_BATCH: u128 = 64;

/// The greatest number of bytes of pending answers.
const MAX_PENDING_BYTES: usize = 8 << 20;

/// The JSON object of a puzzle without an answer.
#[derive(Serialize)]
pub(super) struct JsonError {
    source: String,
    error: String,
}

impl JsonError {
    /// Returns the object for the puzzle at this source.
    pub(super) fn new(source: impl ToString, error: impl ToString) -> JsonError {
        JsonError { source: source.to_string(), error: error.to_string() }
    }

    fn of_input(error: &ReadError) -> JsonError {
        let line = error.line.map(|line| format!(":{line}")).unwrap_or_default();
        JsonError::new(format!("{}{line}", error.file), &error.problem)
    }
}

/// Answers each selected puzzle.
///
/// `engine` creates the state that one core keeps from puzzle to puzzle. `answer` writes the output for one puzzle into
/// the report, which is printed when the turn of this puzzle comes; an error of `answer` ends the command. With `json`,
/// unreadable input becomes an object too, so that every puzzle has a line.
pub(super) fn answer_all<E>(
    inputs: &[Input],
    many: &ManyArguments,
    json: bool,
    engine: impl Fn() -> E + Sync,
    answer: impl Fn(&mut E, &LoadedPuzzle, &mut OutputReport) -> Result<Outcome, Outcome> + Sync,
) -> Outcome {
    let work = SharedWork {
        reader: Mutex::new((0, InputReader::new(inputs, &many.portion))),
        printer: Mutex::new(Printer::new()),
        printed: Condvar::new(),
    };
    let one_core = || {
        let _guard = EndOnPanic(&work);
        let mut engine = engine();
        let mut size = 1;
        while let Some((first, puzzles)) = work.next(size) {
            let (start, count) = (Instant::now(), puzzles.len());
            let mut answers = AnswerRun::from(first);
            // Iterating by reference avoids moving each puzzle again.
            for loaded in &puzzles {
                let outcome = match loaded {
                    Ok(loaded) => {
                        let outcome = answer(&mut engine, loaded, &mut answers.report);
                        outcome.map(|outcome| outcome.max(Outcome::of_reading(loaded)))
                    }
                    Err(UnreadablePuzzleError { error, is_reported: told }) => {
                        if *told {
                            answers.report.error(error);
                        }
                        if json {
                            answers.report.json(&JsonError::of_input(error));
                        }
                        Ok(Outcome::Unreadable)
                    }
                };
                answers.count += 1;
                match outcome {
                    Ok(outcome) => answers.outcome = answers.outcome.max(outcome),
                    Err(end) => {
                        answers.end = Some(end);
                        break;
                    }
                }
                // A slow batch is handed over in parts, so that its first answers need not wait for the last.
                if start.elapsed() > BATCH_DURATION {
                    let next = AnswerRun::from(answers.first + answers.count);
                    work.done(std::mem::replace(&mut answers, next));
                }
            }
            work.done(answers);
            // The batch size adapts to the time per puzzle, so that slow puzzles are spread over all cores.
            let each = start.elapsed().as_nanos() / count.max(1) as u128;
            size = (BATCH_DURATION.as_nanos() / each.max(1)).clamp(1, MAX_BATCH) as usize;
        }
    };
    thread::scope(|scope| {
        (1..many.cores()).for_each(|_| drop(scope.spawn(one_core)));
        one_core();
    });
    lock(&work.reader).1.unreported().for_each(report_error);
    lock(&work.printer).outcome
}

/// The state shared by the threads.
struct SharedWork<'a> {
    /// The index of the next puzzle, and the reader of the inputs.
    reader: Mutex<(u64, InputReader<'a>)>,
    printer: Mutex<Printer>,
    printed: Condvar,
}

/// Locks a mutex even if it is poisoned: a panicking thread leaves the data consistent, and its panic is propagated at
/// the end.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the work if a thread panics; otherwise the others would wait for its answer.
struct EndOnPanic<'a>(&'a SharedWork<'a>);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(&self.0.printer).ended = true;
            self.0.printed.notify_all();
        }
    }
}

impl SharedWork<'_> {
    /// Waits until there is room for another answer, then returns the next puzzles and the index of the first: one
    /// puzzle, or up to `most` if more are available without blocking.
    fn next(&self, most: usize) -> Option<(u64, Vec<Result<LoadedPuzzle, UnreadablePuzzleError>>)> {
        // The reader stays locked while this thread waits, so that no other thread takes the next puzzles first.
        // Printing locks only the printer, so answers are still printed and the wait ends.
        let mut reader = lock(&self.reader);
        let number = reader.0;
        let mut printer = lock(&self.printer);
        while !printer.ended && !printer.has_room_for(number) {
            printer = self.printed.wait(printer).unwrap_or_else(PoisonError::into_inner);
        }
        // The printer is released before reading, which may block on the input.
        let ended = printer.ended;
        drop(printer);
        if ended {
            return None;
        }
        let mut puzzles = Vec::with_capacity(most);
        while puzzles.is_empty() || (puzzles.len() < most && reader.1.is_ready()) {
            let Some(loaded) = reader.1.next() else { break };
            puzzles.push(loaded);
            reader.0 += 1;
        }
        (!puzzles.is_empty()).then_some((number, puzzles))
    }

    fn done(&self, answers: AnswerRun) {
        if answers.count == 0 {
            return;
        }
        let mut printer = lock(&self.printer);
        printer.enqueue(answers);
        drop(printer);
        self.printed.notify_all();
    }
}

/// The output and outcome of a run of consecutive puzzles.
struct AnswerRun {
    /// The index of the first puzzle.
    first: u64,
    count: u64,
    report: OutputReport,
    outcome: Outcome,
    /// The outcome, if the last puzzle ended the command.
    end: Option<Outcome>,
}

impl AnswerRun {
    /// Returns an empty run that starts at this index.
    fn from(first: u64) -> AnswerRun {
        AnswerRun { first, count: 0, report: OutputReport::default(), outcome: Outcome::Fine, end: None }
    }
}

/// A printer that restores the order of reports.
struct Printer {
    out: Out,
    /// The index of the next report.
    next: u64,
    /// The pending answers by their first index, and their size in bytes.
    pending: BTreeMap<u64, AnswerRun>,
    pending_bytes: usize,
    outcome: Outcome,
    ended: bool,
}

impl Printer {
    fn new() -> Printer {
        let early = BTreeMap::new();
        Printer { out: Out::new(), next: 0, pending: early, pending_bytes: 0, outcome: Outcome::Fine, ended: false }
    }

    /// Returns whether the answer with this index may be queued. The next one always may, so that there is no deadlock.
    fn has_room_for(&self, number: u64) -> bool {
        number == self.next || (number < self.next + MAX_AHEAD && self.pending_bytes < MAX_PENDING_BYTES)
    }

    /// Queues answers and prints all whose turn it is.
    fn enqueue(&mut self, answers: AnswerRun) {
        self.pending_bytes += answers.report.bytes();
        self.pending.insert(answers.first, answers);
        while let Some(answers) = self.pending.remove(&self.next) {
            self.next += answers.count;
            self.pending_bytes -= answers.report.bytes();
            // Answers after the end are counted, but not printed.
            if self.ended {
                continue;
            }
            let printed = self.out.report(&answers.report).map_err(output_error);
            self.ended = printed.is_err() || answers.end.is_some();
            let outcome = answers.outcome.max(answers.end.unwrap_or(Outcome::Fine));
            self.outcome = self.outcome.max(printed.map_or_else(|end| end, |()| outcome));
        }
    }
}
