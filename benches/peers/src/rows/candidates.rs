//! Candidates of puzzles with too few clues: ours alone, checked with CP-SAT.

use std::time::Duration;

use gridwright::board::DigitSet;
use gridwright::model::Model;
use gridwright::puzzle::Puzzle;
use gridwright::solve::Stopped;

use super::read_line;
use crate::clock::measure;
use crate::cp_sat::CpSat;
use crate::ours::Ours;
use crate::{Outcome, Wishes, sets, table};

struct Row {
    name: &'static str,
    puzzles: fn() -> Outcome<Vec<Puzzle>>,
    /// Each puzzle lacks 1 to so many clues.
    most: usize,
    count: usize,
    bar: Limits,
    aim: Limits,
    /// So many are checked with CP-SAT.
    checked: usize,
}

/// The most that a set may take.
#[derive(Clone, Copy)]
struct Limits {
    median: Duration,
    worst: Duration,
}

impl Limits {
    const fn micros(median: u64, worst: u64) -> Limits {
        Limits { median: Duration::from_micros(median), worst: Duration::from_micros(worst) }
    }

    fn shown(self) -> String {
        format!("{}, worst {}", table::time(self.median), table::time(self.worst))
    }
}

const fn small(name: &'static str, puzzles: fn() -> Outcome<Vec<Puzzle>>) -> Row {
    let (bar, aim) = (Limits::micros(1000, 20_000), Limits::micros(300, 5000));
    Row { name, puzzles, most: 8, count: 300, bar, aim, checked: 40 }
}

/// One limit, for the worst too.
const fn large(name: &'static str, puzzles: fn() -> Outcome<Vec<Puzzle>>) -> Row {
    let (bar, aim) = (Limits::micros(40_000, 40_000), Limits::micros(10_000, 10_000));
    Row { name, puzzles, most: 20, count: 100, bar, aim, checked: 5 }
}

const ROWS: &[Row] = &[
    small("candidates of classic", || sets::read("classic")),
    small("candidates of classic-17", seventeens),
    Row { checked: 14, ..small("candidates of variants 9x9", variants) },
    large("candidates of samurai", || sets::read("samurai")),
    large("candidates of 16x16", || sets::read("16x16")),
];

fn seventeens() -> Outcome<Vec<Puzzle>> {
    sets::classic_lines("classic-17", 4)?.iter().map(|line| read_line(line)).collect()
}

/// The 9x9 puzzles with rules, one of each kind in turn.
fn variants() -> Outcome<Vec<Puzzle>> {
    let kinds = ["diagonals", "four-squares", "four-pyramids", "positions", "magic-boxes", "odd-even", "outside"];
    let files: Vec<Vec<Puzzle>> = kinds.into_iter().map(sets::read).collect::<Outcome<_>>()?;
    let shortest = files.iter().map(Vec::len).min().unwrap_or(0);
    Ok((0..shortest).flat_map(|turn| files.iter().map(move |file| file[turn].clone())).collect())
}

const COLUMNS: &[&str] = &[
    "question",
    "puzzles",
    "given up",
    "ours: mean / median / worst",
    "bar",
    "aim",
    "reached by median, by worst",
    "checked",
];

pub fn print(wishes: &Wishes, mut cp_sat: Option<&mut CpSat>) -> Outcome<()> {
    let wanted: Vec<&Row> = ROWS.iter().filter(|row| wishes.wants(row.name)).collect();
    table::print(COLUMNS, wanted.into_iter().map(|row| cells(row, cp_sat.as_deref_mut())))
}

type Answer = Option<Result<Vec<DigitSet>, Stopped>>;

fn cells(row: &Row, cp_sat: Option<&mut CpSat>) -> Outcome<Vec<String>> {
    let puzzles = sets::too_few(&(row.puzzles)()?, row.most, row.count);
    let models: Vec<Model> = puzzles.iter().map(Puzzle::model).collect();
    let mut engine = Ours::new();
    let mut answers: Vec<Answer> = vec![None; models.len()];
    let ask = &mut |index: usize| answers[index] = Some(engine.candidates(&models[index]));
    let times = measure(models.len(), &mut [ask])[0];
    let given_up = answers.iter().filter(|answer| !matches!(answer, Some(Ok(_)))).count();
    let checked = match cp_sat {
        None => 0,
        Some(cp_sat) => check(row, cp_sat, &models, &answers)?,
    };
    Ok(vec![
        row.name.to_owned(),
        models.len().to_string(),
        given_up.to_string(),
        table::times(&times),
        row.bar.shown(),
        row.aim.shown(),
        [(times.median, row.bar.median, row.aim.median), (times.worst, row.bar.worst, row.aim.worst)]
            .map(|(time, bar, aim)| table::reached(time <= bar, time <= aim))
            .join(", "),
        checked.to_string(),
    ])
}

/// How many of our answers CP-SAT confirmed, if all that it looked at.
fn check(row: &Row, cp_sat: &mut CpSat, models: &[Model], ours: &[Answer]) -> Outcome<usize> {
    cp_sat.load(&models[..row.checked])?;
    let mut confirmed = 0;
    for (index, (theirs, ours)) in cp_sat.candidates(row.checked)?.iter().zip(ours).enumerate() {
        let (Some(theirs), Some(Ok(ours))) = (theirs, ours) else { continue };
        if theirs != ours {
            return Err(format!("{}, puzzle {}: CP-SAT differs from ours", row.name, index + 1).into());
        }
        confirmed += 1;
    }
    Ok(confirmed)
}
