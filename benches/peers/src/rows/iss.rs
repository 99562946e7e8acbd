//! Verdicts compared with the Interactive Sudoku Solver (ISS), which node runs from a copy of its repository.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use gridwright::board::Digit;
use gridwright::formats::{self, Format};
use gridwright::model::Model;
use gridwright::puzzle::Puzzle;
use gridwright::solve::Verdict;
use serde::Deserialize;

use crate::clock::measure_each;
use crate::ours::{Kept, Ours};
use crate::published::STYLES;
use crate::{Options, Outcome, sets, table};

const COLUMNS: &[&str] = &[
    "verdict",
    "puzzles",
    "ours: median / 90 % / worst",
    "ours, laid out before",
    "ISS: median / 90 % / worst",
    "ratio of the medians: in all, laid out before",
    "nodes: ours / ISS, median and worst",
    "slower than ISS",
    "the worst ratio",
    "reached",
];

/// The columns of the table of the puzzles that ISS answers sooner.
const SLOWER: &[&str] = &["slower than ISS", "puzzle", "ours, laid out before", "ISS", "ratio", "nodes: ours / ISS"];

/// The classic sets and the largest boards, which precede the modern kinds and mixtures.
const OTHERS: &[&str] = &[
    "diagonals",
    "odd-even",
    "outside",
    "16x16",
    "16x16-diagonals",
    "16x16-anti-knight",
    "16x16-jigsaw",
    "16x16-odd-even",
    "16x16-thermometers",
];

/// The result of `iss.mjs` for a puzzle.
#[derive(Deserialize)]
struct Answer {
    count: u64,
    seconds: f64,
    /// The cells in which it tried a digit.
    guesses: u64,
    solution: Option<Vec<u8>>,
}

pub fn print(wishes: &Options) -> Outcome<()> {
    let Some(folder) = wishes.iss.as_deref() else { return Ok(()) };
    let published = STYLES.iter().map(|style| &style.name);
    let names = OTHERS.iter().chain(sets::MODERN).chain(sets::MIXED).chain(published);
    let rows: Vec<&str> = names.copied().filter(|name| wishes.wants(name)).collect();
    let mut slower = Vec::new();
    table::print(COLUMNS, rows.into_iter().map(|name| cells(folder, name, &mut slower)))?;
    table::print(SLOWER, slower.into_iter().map(Ok))
}

/// Returns the bar and the aim for the ratio of the medians, laid out before.
fn targets(name: &str) -> (f64, f64) {
    if name.starts_with("published/") { (1.0 / 3.0, 1.0 / 5.0) } else { (1.0 / 5.0, 1.0 / 10.0) }
}

/// Returns the row of a set, and adds a row to `slower` for each of its puzzles that ISS answers sooner.
fn cells(folder: &Path, name: &str, slower: &mut Vec<Vec<String>>) -> Outcome<Vec<String>> {
    let mut asked: Vec<(Puzzle, String)> = Vec::new();
    for puzzle in sets::read(name)? {
        // If the format cannot express a rule, ISS would solve another puzzle, so it is skipped.
        if let Ok((text, warnings)) = formats::write(&[&puzzle], Format::Iss)
            && warnings.is_empty()
        {
            asked.push((puzzle, text.split_whitespace().collect()));
        }
    }
    if asked.is_empty() {
        let mut cells = vec![name.to_owned(), "0: its strings have no place for them".to_owned()];
        cells.resize(COLUMNS.len(), "–".to_owned());
        return Ok(cells);
    }
    let models: Vec<Model> = asked.iter().map(|(puzzle, _)| puzzle.model()).collect();
    let mut engine = Ours::new();
    let mut verdicts: Vec<Option<Verdict>> = vec![None; models.len()];
    let ours = measure_each(models.len(), &mut |index| verdicts[index] = engine.verdict_in_time(&models[index]).ok());
    // ISS builds each puzzle before its clock starts. For a fair comparison, our side also solves each puzzle once
    // beforehand, with an engine for each.
    let mut kept: Vec<Kept> = models.iter().map(|_| Kept::default()).collect();
    let mut ask = |index: usize| drop(engine.verdict_of_kept(&mut kept[index], &models[index]));
    (0..models.len()).for_each(&mut ask);
    let laid_out = measure_each(models.len(), &mut ask);
    let nodes: Vec<u64> = kept.iter().map(Kept::nodes).collect();
    let answers = run(folder, &asked)?;
    for (index, ((puzzle, text), (answer, verdict))) in asked.iter().zip(answers.iter().zip(&verdicts)).enumerate() {
        let solution = answer.solution.iter().flatten().map(|&value| Digit::new(value));
        let Some(Verdict::Unique(filling)) = verdict else { continue };
        let same =
            answer.count == 1 && puzzle.accepts(filling) && solution.eq(filling.digits().iter().map(|&d| Some(d)));
        if !same {
            return Err(format!("{name}, puzzle {}: ISS finds {}: {text}", index + 1, answer.count).into());
        }
    }
    let theirs: Vec<Duration> = answers.iter().map(|answer| Duration::from_secs_f64(answer.seconds)).collect();
    let guesses: Vec<u64> = answers.iter().map(|answer| answer.guesses).collect();
    let ratio_at = |index: usize| laid_out[index].as_secs_f64() / theirs[index].as_secs_f64().max(1e-6);
    let ratios = || (0..asked.len()).map(ratio_at);
    slower.extend((0..asked.len()).filter(|&index| ratio_at(index) > 1.0).map(|index| {
        let times = [laid_out[index], theirs[index]].map(table::time);
        let nodes = format!("{} / {}", nodes[index], guesses[index]);
        vec![name.to_owned(), (index + 1).to_string()]
            .into_iter()
            .chain(times)
            .chain([table::ratio(ratio_at(index)), nodes])
            .collect()
    }));
    let [theirs_median, ..] = quantiles(&theirs);
    let ratio_of = |times: &[Duration]| quantiles(times)[0].as_secs_f64() / theirs_median.as_secs_f64().max(1e-6);
    let (ratio, (bar, aim)) = (ratio_of(&laid_out), targets(name));
    Ok(vec![
        name.to_owned(),
        asked.len().to_string(),
        quantiles(&ours).map(table::time).join(" / "),
        quantiles(&laid_out).map(table::time).join(" / "),
        quantiles(&theirs).map(table::time).join(" / "),
        format!("{}, {}", table::ratio(ratio_of(&ours)), table::ratio(ratio)),
        format!("{} / {}", median_and_worst(nodes), median_and_worst(guesses)),
        ratios().filter(|&ratio| ratio > 1.0).count().to_string(),
        table::ratio(ratios().fold(0.0, f64::max)),
        table::reached(ratio <= bar, ratio <= aim),
    ])
}

fn median_and_worst(mut counts: Vec<u64>) -> String {
    counts.sort_unstable();
    format!("{}, {}", counts[counts.len() / 2], counts[counts.len() - 1])
}

/// Returns the median, the 90th percentile, and the worst.
fn quantiles(times: &[Duration]) -> [Duration; 3] {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    [sorted.len() / 2, sorted.len() * 9 / 10, sorted.len() - 1].map(|index| sorted[index])
}

fn run(folder: &Path, asked: &[(Puzzle, String)]) -> Outcome<Vec<Answer>> {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/iss.mjs");
    let mut child =
        Command::new("node").arg(script).arg(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().ok_or("node has no input")?;
    let text: String = asked.iter().map(|(_, line)| format!("{line}\n")).collect();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "the writer failed")??;
    let answers: Vec<Answer> =
        String::from_utf8(output.stdout)?.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    match answers.len() == asked.len() {
        true => Ok(answers),
        false => Err(format!("ISS answered {} of {} puzzles", answers.len(), asked.len()).into()),
    }
}
