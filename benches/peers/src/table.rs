//! Formatting of times, ratios and tables as Markdown.

use std::time::Duration;

use crate::Outcome;
use crate::clock::Times;

/// Formats a time with three significant figures in a suitable unit.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
    let (unit, name) = units.into_iter().find(|(unit, _)| seconds >= *unit).unwrap_or((1e-9, "ns"));
    let value = seconds / unit;
    let places = [10.0, 100.0].into_iter().filter(|&limit| value < limit).count();
    format!("{value:.places$} {name}")
}

/// Formats mean, median and worst in one cell.
pub fn times(times: &Times) -> String {
    [times.mean, times.median, times.worst].map(time).join(" / ")
}

/// Formats a ratio as `3.2` or `1/45`.
pub fn ratio(ratio: f64) -> String {
    if ratio >= 0.95 {
        format!("{ratio:.2}")
    } else {
        format!("1/{:.1}", 1.0 / ratio).trim_end_matches(".0").to_owned()
    }
}

/// Returns the target that a value meets.
pub fn reached(bar: bool, aim: bool) -> String {
    match (bar, aim) {
        (_, true) => "aim",
        (true, false) => "bar",
        (false, false) => "**no**",
    }
    .to_owned()
}

/// Prints a table row by row as it is measured, or nothing if there are no rows.
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
