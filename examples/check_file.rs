//! Reads puzzles from a file and asks both engines whether each has exactly one solution:
//!
//! ```text
//! cargo run --example check_file -- examples/magic-boxes.ron
//! ```

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};

/// The time limit of each engine per puzzle.
const TIMEOUT: Duration = Duration::from_secs(60);

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("usage: check_file FILE")?;
    for line in check(Path::new(&file))? {
        println!("{line}");
    }
    Ok(())
}

/// Returns a line for each puzzle of the file: its position, its title, and the verdict.
pub fn check(file: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut lines = Vec::new();
    // A text file may hold many puzzles, so they are read one at a time.
    for loaded in formats::open(file)? {
        let loaded = loaded?;
        let puzzle = &loaded.puzzle;
        lines.push(format!("{} “{}”: {}", loaded.source, puzzle.title(), verdict(puzzle)?));
    }
    Ok(lines)
}

/// Returns the verdict in words.
///
/// # Errors
/// Returns an error if the engines contradict each other, or a solution does not solve the puzzle. Either would be a
/// bug in the program.
fn verdict(puzzle: &Puzzle) -> Result<String, String> {
    let model = puzzle.model();
    let ask = |engine: &mut dyn Engine| engine.verdict(&model, &Control::with_timeout(TIMEOUT));
    match (ask(&mut Native::new()), ask(&mut Bilp::new())) {
        (Ok(Verdict::Unique(solution)), Ok(Verdict::Unique(other))) if solution == other => {
            // `accepts` tests the plain meaning of the rules, without an engine.
            let digits = puzzle.board().numbering().filling_text(&solution);
            if puzzle.accepts(&solution) {
                Ok(format!("exactly one solution, {digits}"))
            } else {
                Err(format!("{digits} does not solve the puzzle"))
            }
        }
        // The engines may find different pairs of solutions.
        (Ok(Verdict::Several(_)), Ok(Verdict::Several(_))) => Ok("several solutions".to_owned()),
        (Ok(Verdict::NoSolution), Ok(Verdict::NoSolution)) => Ok("no solution".to_owned()),
        (Ok(native), Ok(bilp)) => Err(format!("the engines contradict each other: {native:?} and {bilp:?}")),
        (Err(reason), _) | (_, Err(reason)) => Ok(unknown(&reason)),
    }
}

/// Returns the text for an unknown verdict; there is no guessing.
fn unknown(reason: &SolveError) -> String {
    format!("unknown: {reason}")
}
