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
use gridwright::solve::{Control, Engine, Stopped, Verdict};

/// How long each engine may take for a puzzle.
const TIMEOUT: Duration = Duration::from_secs(60);

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("usage: check_file FILE")?;
    for line in check(Path::new(&file))? {
        println!("{line}");
    }
    Ok(())
}

/// A line for each puzzle of the file: where it stands, its title, and the verdict.
pub fn check(file: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut lines = Vec::new();
    // A file of lines may hold many puzzles; each is read when it is its turn.
    for loaded in formats::open(file)? {
        let loaded = loaded?;
        let puzzle = &loaded.puzzle;
        lines.push(format!("{} “{}”: {}", loaded.source, puzzle.title(), verdict(puzzle)?));
    }
    Ok(lines)
}

/// The verdict in words.
///
/// # Errors
/// When the engines contradict each other, or the search its own puzzle: a fault of the program.
fn verdict(puzzle: &Puzzle) -> Result<String, String> {
    let model = puzzle.model();
    let ask = |engine: &mut dyn Engine| engine.verdict(&model, &Control::with_timeout(TIMEOUT));
    match (ask(&mut Native::new()), ask(&mut Bilp::new())) {
        (Ok(Verdict::Unique(solution)), Ok(Verdict::Unique(other))) if solution == other => {
            // The rules in their plain meaning, no engine involved.
            let digits = puzzle.board().numbering().filling_text(&solution);
            if puzzle.accepts(&solution) {
                Ok(format!("exactly one solution, {digits}"))
            } else {
                Err(format!("{digits} does not solve the puzzle"))
            }
        }
        // Which two solutions are found is left to the engine.
        (Ok(Verdict::Several(_)), Ok(Verdict::Several(_))) => Ok("several solutions".to_owned()),
        (Ok(Verdict::NoSolution), Ok(Verdict::NoSolution)) => Ok("no solution".to_owned()),
        (Ok(native), Ok(bilp)) => Err(format!("the engines contradict each other: {native:?} and {bilp:?}")),
        (Err(reason), _) | (_, Err(reason)) => Ok(unknown(&reason)),
    }
}

/// What was not proved is not guessed.
fn unknown(reason: &Stopped) -> String {
    format!("unknown: {reason}")
}
