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
use crate::{Options, Outcome, sets, table};

const COLUMNS: &[&str] = &[
    "verdict",
    "puzzles",
    "ours: median / 90 % / worst",
    "ours, laid out before",
    "ISS: median / 90 % / worst",
    "ratio of the medians: in all, laid out before",
    "slower than ISS",
    "the worst ratio",
    "bar 1/5, aim 1/10",
];

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
    solution: Option<Vec<u8>>,
}

pub fn print(wishes: &Options) -> Outcome<()> {
    let Some(folder) = wishes.iss.as_deref() else { return Ok(()) };
    let names = OTHERS.iter().chain(sets::MODERN).chain(sets::MIXED).filter(|name| wishes.wants(name));
    let rows: Vec<&str> = names.copied().collect();
    table::print(COLUMNS, rows.into_iter().map(|name| cells(folder, name)))
}

fn cells(folder: &Path, name: &str) -> Outcome<Vec<String>> {
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
    let ratios =
        || laid_out.iter().zip(&theirs).map(|(ours, theirs)| ours.as_secs_f64() / theirs.as_secs_f64().max(1e-6));
    let [theirs_median, ..] = quantiles(&theirs);
    let ratio_of = |times: &[Duration]| quantiles(times)[0].as_secs_f64() / theirs_median.as_secs_f64().max(1e-6);
    let ratio = ratio_of(&laid_out);
    Ok(vec![
        name.to_owned(),
        asked.len().to_string(),
        quantiles(&ours).map(table::time).join(" / "),
        quantiles(&laid_out).map(table::time).join(" / "),
        quantiles(&theirs).map(table::time).join(" / "),
        format!("{}, {}", table::ratio(ratio_of(&ours)), table::ratio(ratio)),
        ratios().filter(|&ratio| ratio > 1.0).count().to_string(),
        table::ratio(ratios().fold(0.0, f64::max)),
        table::reached(ratio <= 1.0 / 5.0, ratio <= 1.0 / 10.0),
    ])
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
