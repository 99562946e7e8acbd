//! Verdicts of larger puzzles and of puzzles with rules, compared with CP-SAT.

use std::time::Duration;

use gridwright::model::Model;
use gridwright::puzzle::Puzzle;
use gridwright::solve::{SolveError, Verdict};

use crate::clock::{Times, measure};
use crate::cp_sat::{CpSat, PLAIN, WAYS, Way};
use crate::ours::Ours;
use crate::{Options, Outcome, sets, table};

struct Row {
    file: &'static str,
    /// The maximum ratio of our mean to the peer's.
    bar: f64,
    aim: f64,
}

const fn small(file: &'static str) -> Row {
    Row { file, bar: 1.0 / 30.0, aim: 1.0 / 300.0 }
}

const fn joined(file: &'static str) -> Row {
    Row { file, bar: 1.0 / 10.0, aim: 1.0 / 30.0 }
}

const fn large(file: &'static str) -> Row {
    Row { file, bar: 1.0 / 2.0, aim: 1.0 / 10.0 }
}

const fn modern(file: &'static str) -> Row {
    Row { file, bar: 1.0 / 20.0, aim: 1.0 / 100.0 }
}

const ROWS: &[Row] = &[
    small("diagonals"),
    small("four-squares"),
    small("four-pyramids"),
    small("positions"),
    small("magic-boxes"),
    small("odd-even"),
    small("outside"),
    joined("samurai"),
    joined("sohei"),
    joined("chain"),
    large("16x16"),
    large("25x25"),
];

const COLUMNS: &[&str] = &[
    "verdict",
    "puzzles",
    "given up",
    "ours: mean / median / worst",
    "CP-SAT, plain: mean / median / worst",
    "CP-SAT, its best way: mean / median / worst",
    "the best way",
    "ratio to plain",
    "ratio to best",
    "bar",
    "aim",
    "reached beside plain, beside best",
];

pub fn print(wishes: &Options, mut cp_sat: Option<&mut CpSat>) -> Outcome<()> {
    let modern: Vec<Row> = sets::MODERN.iter().copied().map(modern).collect();
    let wanted: Vec<&Row> = ROWS.iter().chain(&modern).filter(|row| wishes.wants(row.file)).collect();
    table::print(COLUMNS, wanted.into_iter().map(|row| cells(row, cp_sat.as_deref_mut())))
}

/// The result of the engine for a puzzle, if it ran.
type Answer = Option<Result<Verdict, SolveError>>;

fn cells(row: &Row, cp_sat: Option<&mut CpSat>) -> Outcome<Vec<String>> {
    let puzzles = sets::read(row.file)?;
    let models: Vec<Model> = puzzles.iter().map(Puzzle::model).collect();
    let mut engine = Ours::new();
    let mut answers: Vec<Answer> = vec![None; models.len()];
    let ask = &mut |index: usize| answers[index] = Some(engine.verdict_in_time(&models[index]));
    let ours = measure(models.len(), &mut [ask])[0];
    let given_up = answers.iter().filter(|answer| !matches!(answer, Some(Ok(_)))).count();
    for (index, (puzzle, answer)) in puzzles.iter().zip(&answers).enumerate() {
        let Some(Ok(verdict)) = answer else { continue };
        if !matches!(verdict, Verdict::Unique(filling) if puzzle.accepts(filling)) {
            return Err(format!("{}, puzzle {}: ours finds no one solution", row.file, index + 1).into());
        }
    }
    let mut cells = vec![row.file.to_owned(), models.len().to_string(), given_up.to_string(), table::times(&ours)];
    let Some(cp_sat) = cp_sat else {
        cells.resize(COLUMNS.len(), "–".to_owned());
        return Ok(cells);
    };
    cp_sat.load(&models)?;
    let best = best_way(cp_sat, models.len())?;
    let [plain, tuned] = [PLAIN, best].map(|way| theirs(row.file, cp_sat, way, &answers));
    let (plain, tuned) = (plain?, tuned?);
    let ratios = [plain, tuned].map(|theirs| ours.mean.as_secs_f64() / theirs.mean.as_secs_f64());
    cells.extend([table::times(&plain), table::times(&tuned), best.name.to_owned()]);
    cells.extend(ratios.iter().chain([&row.bar, &row.aim]).map(|&ratio| table::ratio(ratio)));
    cells.push(ratios.map(|ratio| table::reached(ratio <= row.bar, ratio <= row.aim)).join(", "));
    Ok(cells)
}

/// Returns the formulation that is fastest on a few of the loaded puzzles.
fn best_way(cp_sat: &mut CpSat, count: usize) -> Outcome<Way> {
    let tried = count.div_ceil(20).max(3).min(count);
    let mut best: Option<(Duration, Way)> = None;
    for &way in WAYS {
        let took = cp_sat.verdicts(way, tried)?.iter().map(|answer| answer.cpu).sum();
        if best.is_none_or(|(least, _)| took < least) {
            best = Some((took, way));
        }
    }
    Ok(best.ok_or("there are ways")?.1)
}

/// Returns CP-SAT's times on the loaded puzzles, after checking that its results agree with ours.
fn theirs(name: &str, cp_sat: &mut CpSat, way: Way, ours: &[Answer]) -> Outcome<Times> {
    let answers = cp_sat.verdicts(way, ours.len())?;
    for (index, (theirs, ours)) in answers.iter().zip(ours).enumerate() {
        let Some(Ok(Verdict::Unique(filling))) = ours else { continue };
        if theirs.proved && theirs.found != [filling.clone()] {
            return Err(format!("{name}, puzzle {}: CP-SAT ({}) differs from ours", index + 1, way.name).into());
        }
    }
    let late = answers.iter().filter(|answer| !answer.proved).count();
    if late > 0 {
        eprintln!("{name}: CP-SAT ({}) gave up {late} of {}", way.name, answers.len());
    }
    Ok(Times::of(answers.iter().map(|answer| answer.cpu).collect()))
}
