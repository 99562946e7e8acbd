//! Verdicts of classic puzzles, compared with the crate `sudoku`.

use std::hint::black_box;

use gridwright::model::Model;
use gridwright::puzzle::ModelCache;
use gridwright::solve::Verdict;

use super::read_line;
use crate::clock::measure;
use crate::ours::Ours;
use crate::sudoku_crate::{self, Peer};
use crate::{Options, Outcome, sets, table};

struct Row {
    file: &'static str,
    /// The number of shuffled forms of each puzzle.
    forms: u64,
    /// The maximum ratio of our mean to the peer's.
    bar: f64,
    aim: f64,
}

const ROWS: &[Row] = &[
    Row { file: "classic-17", forms: 4, bar: 1.3, aim: 1.0 },
    Row { file: "classic-hardest", forms: 3, bar: 1.0, aim: 0.8 },
];

const COLUMNS: &[&str] = &[
    "verdict",
    "puzzles",
    "ours, from the model: mean / median / worst",
    "ours, from text: mean",
    "`sudoku`, parsed: mean / median / worst",
    "`sudoku`, from text: mean",
    "ratio",
    "ratio from text",
    "bar",
    "aim",
    "reached",
];

pub fn print(wishes: &Options) -> Outcome<()> {
    let wanted: Vec<&Row> = ROWS.iter().filter(|row| wishes.wants(row.file)).collect();
    table::print(COLUMNS, wanted.into_iter().map(cells))
}

fn cells(row: &Row) -> Outcome<Vec<String>> {
    let lines = sets::classic_lines(row.file, row.forms)?;
    // As on the command line: all on one board, whose houses are built once.
    let mut on_board = ModelCache::default();
    let models: Vec<Model> =
        lines.iter().map(|line| Ok(on_board.of(&read_line(line)?).clone())).collect::<Outcome<_>>()?;
    let peers: Vec<Peer> = lines.iter().map(|line| Peer::read(line)).collect::<Outcome<_>>()?;
    let (mut ours, mut ours_from_text) = (Ours::new(), Ours::new());
    for ((line, model), peer) in lines.iter().zip(&models).zip(&peers) {
        let answers = [ours.verdict(model)?, ours_from_text.verdict_of_line(line)?];
        agree(&answers, *peer).map_err(|why| format!("{line}: {why}"))?;
    }
    let times = measure(
        lines.len(),
        &mut [
            &mut |index| _ = black_box(ours.verdict(&models[index])),
            &mut |index| _ = black_box(ours_from_text.verdict_of_line(&lines[index])),
            &mut |index| _ = black_box(peers[index].only_solution()),
            &mut |index| _ = black_box(sudoku_crate::from_text(&lines[index])),
        ],
    );
    let [ours, ours_from_text, theirs, theirs_from_text] = times[..] else { return Err("four were measured".into()) };
    let ratio = ours.mean.as_secs_f64() / theirs.mean.as_secs_f64();
    Ok(vec![
        row.file.to_owned(),
        lines.len().to_string(),
        table::times(&ours),
        table::time(ours_from_text.mean),
        table::times(&theirs),
        table::time(theirs_from_text.mean),
        table::ratio(ratio),
        table::ratio(ours_from_text.mean.as_secs_f64() / theirs_from_text.mean.as_secs_f64()),
        table::ratio(row.bar),
        table::ratio(row.aim),
        table::reached(ratio <= row.bar, ratio <= row.aim),
    ])
}

/// Checks that all found the same unique solution.
fn agree(ours: &[Verdict], peer: Peer) -> Outcome<()> {
    let theirs = peer.only_solution().ok_or("`sudoku` finds no one solution")?.to_bytes();
    let same = |verdict: &Verdict| match verdict {
        Verdict::Unique(filling) => filling.digits().iter().map(|digit| digit.value()).eq(theirs),
        Verdict::NoSolution | Verdict::Several(_) => false,
    };
    if ours.iter().all(same) { Ok(()) } else { Err("ours differs from `sudoku`".into()) }
}
