//! The work of classic puzzles compared with HoDoKu's score, by label. HoDoKu runs as a program in its batch mode.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use gridwright::author::Rater;
use gridwright::logic::{DifficultyLabel, TechniqueId};
use gridwright::puzzle::Puzzle;
use gridwright::solve::Control;

use super::{ratings::spearman, read_line};
use crate::{Options, Outcome, sets, table};

/// The number of times the peer gets each puzzle, so that the start of the Java VM counts little.
const TIMES: usize = 10;

const COLUMNS: &[&str] =
    &["`classic.txt`", "puzzles", "Spearman of the work", "ours: puzzles a second", "HoDoKu: puzzles a second"];

/// The puzzles of a label.
#[derive(Default)]
struct Class {
    lines: Vec<String>,
    work: Vec<f64>,
    scores: Vec<f64>,
    our_seconds: f64,
    their_seconds: f64,
}

impl Class {
    fn add(&mut self, other: Class) {
        self.lines.extend(other.lines);
        self.work.extend(other.work);
        self.scores.extend(other.scores);
        self.our_seconds += other.our_seconds;
        self.their_seconds += other.their_seconds;
    }

    fn cells(&self, name: &str) -> Vec<String> {
        let all = self.lines.len();
        vec![
            name.to_owned(),
            all.to_string(),
            format!("{:.3}", spearman(&self.work, &self.scores)),
            format!("{:.0}", all as f64 / self.our_seconds),
            format!("{:.0}", all as f64 / self.their_seconds),
        ]
    }
}

pub fn print(wishes: &Options) -> Outcome<()> {
    let Some(classes) = wishes.hodoku.as_deref() else { return Ok(()) };
    if !wishes.wants("ratings") && !wishes.wants("classic") {
        return Ok(());
    }
    let mut by_label: BTreeMap<DifficultyLabel, Class> = BTreeMap::new();
    let mut rater = Rater::new();
    for line in sets::plain_lines("classic")? {
        let puzzle: Puzzle = read_line(&line)?;
        let start = Instant::now();
        let rating = rater.solve(&puzzle, TechniqueId::last(), true, &Control::new())?;
        let seconds = start.elapsed().as_secs_f64();
        let Some(label) = rating.difficulty.label else { continue };
        let class = by_label.entry(label).or_default();
        class.lines.push(line);
        class.work.push(f64::from(rating.difficulty.work));
        class.our_seconds += seconds;
    }
    let mut rows = Vec::new();
    let mut all = Class::default();
    for (label, mut class) in by_label {
        let start = Instant::now();
        class.scores = run(classes, &class.lines)?;
        class.their_seconds = start.elapsed().as_secs_f64() / TIMES as f64;
        rows.push(class.cells(label.name()));
        all.add(class);
    }
    rows.push(all.cells("together"));
    table::print(COLUMNS, rows.into_iter().map(Ok))
}

/// Runs HoDoKu and returns the score of each puzzle, which is in parentheses at the end of its line. Files are named
/// without their folder, since HoDoKu takes an absolute path for an option.
fn run(classes: &Path, lines: &[String]) -> Outcome<Vec<f64>> {
    let folder = std::env::temp_dir().join(format!("gridwright-peers-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let text = lines.iter().map(|line| line.replace('0', ".") + "\n").collect::<String>();
    std::fs::write(folder.join("in.txt"), text.repeat(TIMES))?;
    let classes: PathBuf = std::fs::canonicalize(classes)?;
    let status = Command::new("java")
        .args(["-Djava.awt.headless=true", "-Xmx512m", "-cp"])
        .arg(classes)
        .args(["sudoku.Main", "/bs", "in.txt", "/o", "out.txt"])
        .current_dir(&folder)
        .output()?
        .status;
    if !status.success() {
        return Err(format!("HoDoKu ended with {status}").into());
    }
    let printed = std::fs::read_to_string(folder.join("out.txt"))?;
    std::fs::remove_dir_all(&folder)?;
    let scores: Vec<f64> = printed
        .lines()
        .filter_map(|line| line.trim_end().strip_suffix(')')?.rsplit_once('(')?.1.parse().ok())
        .take(lines.len())
        .collect();
    match scores.len() == lines.len() {
        true => Ok(scores),
        false => Err(format!("HoDoKu scored {} of {} puzzles", scores.len(), lines.len()).into()),
    }
}
