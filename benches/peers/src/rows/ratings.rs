//! Ratings of classic puzzles compared with `serate` of SukakuExplainer, which runs as a program.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use gridwright::author::Rater;
use gridwright::logic::TechniqueId;
use gridwright::puzzle::Puzzle;
use gridwright::solve::Control;
use gridwright::solve::native::Native;

use super::read_line;
use crate::{Options, Outcome, sets, table};

/// The techniques of Sudoku Explainer 1.2.1, in the order in which `serate --techs=` lists them.
const TECHNIQUES: &str = "1111111111010111011011011011000010100010111111";

/// The sets, with the number of puzzles rated. On the hardest, the peer takes minutes for some.
const SETS: &[(&str, usize)] =
    &[("classic", usize::MAX), ("classic-17", usize::MAX), ("classic-hardest", 10), ("generated", usize::MAX)];

const COLUMNS: &[&str] = &[
    "ratings",
    "puzzles",
    "both solve",
    "within 0.2",
    "Spearman",
    "ours: puzzles a second",
    "`serate`: puzzles a second",
];

/// Ratings above this mean "not solved".
const UNSOLVED: f64 = 19.9;

/// The ratings of a set.
#[derive(Default)]
struct Ratings {
    puzzles: usize,
    /// For each puzzle that both solve, our hardest step, our score, and the peer's hardest step.
    both: Vec<(f64, f64, f64)>,
    our_seconds: f64,
    their_seconds: f64,
}

impl Ratings {
    fn add(&mut self, other: &Ratings) {
        self.puzzles += other.puzzles;
        self.both.extend(&other.both);
        self.our_seconds += other.our_seconds;
        self.their_seconds += other.their_seconds;
    }

    fn cells(&self, name: &str) -> Vec<String> {
        let close = self.both.iter().filter(|(hardest, _, their)| (hardest - their).abs() <= 0.201).count();
        let scores: Vec<f64> = self.both.iter().map(|&(_, score, _)| score).collect();
        let numbers: Vec<f64> = self.both.iter().map(|&(_, _, their)| their).collect();
        vec![
            name.to_owned(),
            self.puzzles.to_string(),
            self.both.len().to_string(),
            format!("{close} ({:.1} %)", 100.0 * close as f64 / self.both.len().max(1) as f64),
            format!("{:.3}", spearman(&scores, &numbers)),
            format!("{:.0}", self.puzzles as f64 / self.our_seconds),
            format!("{:.1}", self.puzzles as f64 / self.their_seconds),
        ]
    }
}

pub fn print(wishes: &Options) -> Outcome<()> {
    let wanted = SETS.iter().filter(|(set, _)| wishes.wants("ratings") || wishes.wants(set));
    let Some(serate) = wishes.serate.as_deref() else { return Ok(()) };
    let mut all = Ratings::default();
    let mut rows = Vec::new();
    for &(set, most) in wanted {
        let ratings = rated(serate, set, most)?;
        rows.push(ratings.cells(set));
        all.add(&ratings);
    }
    if rows.len() > 1 {
        rows.push(all.cells("together"));
    }
    table::print(COLUMNS, rows.into_iter().map(Ok))
}

fn rated(serate: &Path, set: &str, most: usize) -> Outcome<Ratings> {
    let lines: Vec<String> = sets::plain_lines(set)?.into_iter().take(most).collect();
    let puzzles: Vec<Puzzle> = lines.iter().map(|line| read_line(line)).collect::<Outcome<_>>()?;
    let (mut rater, mut engine) = (Rater::new(), Native::new());
    let start = Instant::now();
    let mut ours = Vec::new();
    for puzzle in &puzzles {
        let rating = rater.rate(puzzle, TechniqueId::last(), &mut engine, &Control::new())?;
        let hardest = rating.difficulty.hardest.map_or(0.0, |(_, _, number)| number.value());
        ours.push(rating.path.is_solved().then_some((hardest, rating.difficulty.score)));
    }
    let our_seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let theirs = run(serate, &lines)?;
    let their_seconds = start.elapsed().as_secs_f64();
    if theirs.len() != puzzles.len() {
        return Err(format!("{set}: serate rated {} of {} puzzles", theirs.len(), puzzles.len()).into());
    }
    let both = ours.iter().zip(&theirs).filter(|(_, their)| **their < UNSOLVED);
    let both = both.filter_map(|(ours, &their)| ours.map(|(hardest, score)| (hardest, score, their))).collect();
    Ok(Ratings { puzzles: puzzles.len(), both, our_seconds, their_seconds })
}

/// Runs `serate` and returns the rating of each puzzle. `classes` is a jar or a folder of classes.
fn run(classes: &Path, lines: &[String]) -> Outcome<Vec<f64>> {
    let mut child = Command::new("java")
        .arg("-cp")
        .arg(classes)
        .arg("diuf.sudoku.test.serate")
        .arg(format!("--techs={TECHNIQUES}"))
        .args(["--threads=1", "--format=%r", "--input=-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or("java has no input")?;
    let text = lines.iter().map(|line| line.replace('.', "0") + "\n").collect::<String>();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "the writer failed")??;
    let printed = String::from_utf8(output.stdout)?;
    printed.lines().map(|line| Ok(line.trim().parse()?)).collect()
}

/// Returns Spearman's rank correlation. Equal values share the mean of their ranks.
pub(super) fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let mean = (one.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value: f64| values.iter().filter(|&&other| other < value).count() as f64;
    let equal = |value: f64| values.iter().filter(|&&other| other == value).count() as f64;
    values.iter().map(|&value| below(value) + (equal(value) - 1.0) / 2.0).collect()
}
