//! Markdown: times as a reader likes them, ratios, and tables.

use std::time::Duration;

use crate::Outcome;
use crate::clock::Times;

/// Three significant figures in a fitting unit.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
    let (unit, name) = units.into_iter().find(|(unit, _)| seconds >= *unit).unwrap_or((1e-9, "ns"));
    let value = seconds / unit;
    let places = [10.0, 100.0].into_iter().filter(|&limit| value < limit).count();
    format!("{value:.places$} {name}")
}

/// Mean, median and worst in one cell.
pub fn times(times: &Times) -> String {
    [times.mean, times.median, times.worst].map(time).join(" / ")
}

/// `3.2` or `1/45`.
pub fn ratio(ratio: f64) -> String {
    if ratio >= 0.95 {
        format!("{ratio:.2}")
    } else {
        format!("1/{:.1}", 1.0 / ratio).trim_end_matches(".0").to_owned()
    }
}

/// What a value that keeps these limits has reached.
pub fn reached(bar: bool, aim: bool) -> String {
    match (bar, aim) {
        (_, true) => "aim",
        (true, false) => "bar",
        (false, false) => "**no**",
    }
    .to_owned()
}

/// Prints a table line by line, as its rows are measured; nothing when there are none.
pub fn print(columns: &[&str], rows: impl ExactSizeIterator<Item = Outcome<Vec<String>>>) -> Outcome<()> {
    if rows.len() == 0 {
        return Ok(());
    }
    println!("| {} |\n|{}", columns.join(" | "), " --- |".repeat(columns.len()));
    for row in rows {
        println!("| {} |", row?.join(" | "));
    }
    println!();
    Ok(())
}
