//! The tables: the sets, their queries, the peers, and the targets.

mod candidates;
mod classic;
mod hodoku;
mod iss;
mod ratings;
mod verdicts;

use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;

use crate::cp_sat::CpSat;
use crate::{Options, Outcome};

pub fn run(wishes: &Options) -> Outcome<()> {
    let mut cp_sat = wishes.python.as_deref().map(CpSat::start).transpose()?;
    classic::print(wishes)?;
    verdicts::print(wishes, cp_sat.as_mut())?;
    candidates::print(wishes, cp_sat.as_mut())?;
    iss::print(wishes)?;
    ratings::print(wishes)?;
    hodoku::print(wishes)
}

fn read_line(line: &str) -> Outcome<Puzzle> {
    let loaded = formats::read_str("line", line, Some(Format::Lines))?;
    Ok(loaded.into_iter().next().ok_or("no puzzle in the line")?.puzzle)
}
