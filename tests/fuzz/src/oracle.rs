//! Puzzles tested with the oracle of the ordinary tests (`tests/engines/oracle.rs`) for any length of time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::targets::Figures;
use crate::{Outcome, at_work, peak_megabytes, totals};

#[path = "../../engines/oracle.rs"]
#[allow(dead_code, reason = "the ordinary tests use the rest")]
mod asked;

/// The tests: enumeration for small boards, and clauses solved by cadical for larger ones.
const ASKED: [(&str, fn(&mut asked::Figures, u64)); 2] =
    [("enumerated", asked::enumerated), ("clauses", asked::by_clauses)];

/// Runs one or both of them, each for this long.
pub fn run(seconds: u64, seed: u64, names: &[String], totals: Option<PathBuf>) -> Outcome<()> {
    println!("seed {seed}");
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    for (name, ask) in ASKED.into_iter().filter(|(name, _)| wanted(name)) {
        let (start, worked, mut seen) =
            (Instant::now(), at_work(), asked::Figures { seldom: true, ..asked::Figures::default() });
        // A wrong result panics with the puzzle.
        let fault = catch_unwind(AssertUnwindSafe(|| {
            for number in 0.. {
                if start.elapsed().as_secs() >= seconds {
                    break;
                }
                ask(&mut seen, (seed << 32) + number);
            }
        }));
        let took = at_work().zip(worked).map_or(start.elapsed(), |(now, before)| now - before);
        let asked::Figures { puzzles, verdicts: [none, one, several], kinds, solutions, .. } = &seen;
        println!(
            "{name}: {puzzles} puzzles, {:.0} a second: {none} without a solution, {one} with one, {several} with \
             several; {solutions} solutions; {} kinds; {} MB",
            *puzzles as f64 / took.as_secs_f64(),
            kinds.len(),
            peak_megabytes()
        );
        if let Some(totals) = &totals {
            let figures = Figures { tried: *puzzles as u64, kept: 0, slowest: (Duration::ZERO, 0) };
            totals::add(totals, &format!("oracle {name}"), figures, peak_megabytes(), fault.is_err().into(), took)?;
        }
        if fault.is_err() {
            return Err(format!("{name}: an engine and the oracle differ").into());
        }
    }
    Ok(())
}
