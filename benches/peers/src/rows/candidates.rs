//! Candidates of puzzles with too few clues, and of the modern kinds also as they are. Only our times, checked with
//! CP-SAT.

use std::time::Duration;

use gridwright::board::DigitSet;
use gridwright::model::Model;
use gridwright::puzzle::Puzzle;
use gridwright::solve::SolveError;

use super::read_line;
use crate::clock::measure;
use crate::cp_sat::CpSat;
use crate::ours::Ours;
use crate::{Options, Outcome, sets, table};

struct Row {
    name: String,
    /// The argument of `puzzles`.
    file: &'static str,
    puzzles: fn(&str) -> Outcome<Vec<Puzzle>>,
    /// The maximum number of clues removed from each puzzle, at least 1 each; 0 to remove none.
    most: usize,
    count: usize,
    bar: Limits,
    aim: Limits,
    /// The number of puzzles checked with CP-SAT.
    checked: usize,
}

/// The time limits for a set.
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

fn small(file: &'static str, puzzles: fn(&str) -> Outcome<Vec<Puzzle>>) -> Row {
    let (bar, aim) = (Limits::micros(1000, 20_000), Limits::micros(300, 5000));
    Row { name: format!("candidates of {file}"), file, puzzles, most: 8, count: 300, bar, aim, checked: 40 }
}

/// Returns a row of large puzzles, with the same limit for the median and the worst.
fn large(file: &'static str) -> Row {
    let (bar, aim) = (Limits::micros(40_000, 40_000), Limits::micros(10_000, 10_000));
    Row { most: 20, count: 100, bar, aim, checked: 5, ..small(file, sets::read) }
}

/// Returns the rows of a kind: its puzzles as they are, with one solution each, and without 1 to 4 of their clues.
fn modern(file: &'static str) -> [Row; 2] {
    let (bar, aim) = (Limits::micros(1000, 100_000), Limits::micros(500, 20_000));
    let row = |name: String, most| Row { name, most, count: 50, bar, aim, checked: 3, ..small(file, sets::read) };
    [row(format!("candidates of {file}"), 0), row(format!("candidates of {file}, too few clues"), 4)]
}

fn rows() -> Vec<Row> {
    let mut rows = vec![
        small("classic", sets::read),
        small("classic-17", seventeens),
        Row { checked: 14, ..small("variants 9x9", variants) },
        large("samurai"),
        large("16x16"),
    ];
    rows.extend(sets::MODERN.iter().flat_map(|&file| modern(file)));
    rows
}

fn seventeens(file: &str) -> Outcome<Vec<Puzzle>> {
    sets::classic_lines(file, 4)?.iter().map(|line| read_line(line)).collect()
}

/// Returns the 9x9 puzzles with rules, one of each kind in turn.
fn variants(_: &str) -> Outcome<Vec<Puzzle>> {
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

pub fn print(wishes: &Options, mut cp_sat: Option<&mut CpSat>) -> Outcome<()> {
    let wanted = rows().into_iter().filter(|row| wishes.wants(&row.name));
    let mut wanted = wanted.map(|row| Ok((row.asked()?, row))).collect::<Outcome<Vec<(Vec<Puzzle>, Row)>>>()?;
    // Some kinds have no removable clues.
    wanted.retain(|(puzzles, _)| !puzzles.is_empty());
    table::print(COLUMNS, wanted.iter().map(|(puzzles, row)| cells(row, puzzles, cp_sat.as_deref_mut())))
}

type Answer = Option<Result<Vec<DigitSet>, SolveError>>;

impl Row {
    /// Returns the puzzles to solve.
    fn asked(&self) -> Outcome<Vec<Puzzle>> {
        let whole = (self.puzzles)(self.file)?;
        if self.most == 0 {
            return Ok(whole);
        }
        let thinner = sets::too_few(&whole, self.most, self.count);
        Ok(thinner
            .into_iter()
            .zip(whole.iter().cycle())
            .filter(|(less, all)| less != *all)
            .map(|(less, _)| less)
            .collect())
    }
}

fn cells(row: &Row, puzzles: &[Puzzle], cp_sat: Option<&mut CpSat>) -> Outcome<Vec<String>> {
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
        row.name.clone(),
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

/// Returns the number of our results that CP-SAT confirmed, or an error if one differs.
fn check(row: &Row, cp_sat: &mut CpSat, models: &[Model], ours: &[Answer]) -> Outcome<usize> {
    let models = &models[..row.checked.min(models.len())];
    cp_sat.load(models)?;
    let mut confirmed = 0;
    for (index, (theirs, ours)) in cp_sat.candidates(models.len())?.iter().zip(ours).enumerate() {
        let (Some(theirs), Some(Ok(ours))) = (theirs, ours) else { continue };
        if theirs != ours {
            return Err(format!("{}, puzzle {}: CP-SAT differs from ours", row.name, index + 1).into());
        }
        confirmed += 1;
    }
    Ok(confirmed)
}
