//! The totals of all searches: a row for each target, to which each search adds its statistics.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use crate::Outcome;
use crate::targets::Figures;

/// The first line of the file.
const HEAD: &str = "target\tinputs\tfaults\tMB at the peak\tms of the longest reading\tbytes that were read\tseconds";

/// The statistics of a target.
#[derive(Clone, Default, PartialEq, Debug)]
struct Row {
    target: String,
    inputs: u64,
    faults: u64,
    megabytes: u64,
    longest_ms: u64,
    bytes: u64,
    seconds: u64,
}

impl Row {
    fn read(line: &str) -> Outcome<Row> {
        let mut parts = line.split('\t');
        let target = parts.next().unwrap_or_default().to_owned();
        let numbers = parts.map(str::parse).collect::<Result<Vec<u64>, _>>()?;
        let [inputs, faults, megabytes, longest_ms, bytes, seconds] = numbers[..] else {
            return Err(format!("no row of totals: {line}").into());
        };
        Ok(Row { target, inputs, faults, megabytes, longest_ms, bytes, seconds })
    }

    fn line(&self) -> String {
        let Row { target, inputs, faults, megabytes, longest_ms, bytes, seconds } = self;
        format!("{target}\t{inputs}\t{faults}\t{megabytes}\t{longest_ms}\t{bytes}\t{seconds}")
    }

    fn add(&mut self, other: &Row) {
        self.inputs += other.inputs;
        self.faults += other.faults;
        self.megabytes = self.megabytes.max(other.megabytes);
        self.seconds += other.seconds;
        if other.longest_ms > self.longest_ms {
            (self.longest_ms, self.bytes) = (other.longest_ms, other.bytes);
        }
    }
}

fn rows(path: &Path) -> Outcome<Vec<Row>> {
    match fs::read_to_string(path) {
        Ok(text) => text.lines().skip(1).map(Row::read).collect(),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

/// Adds the statistics of one search to the file.
pub fn add(path: &Path, target: &str, figures: Figures, megabytes: u64, faults: u64, took: Duration) -> Outcome<()> {
    let (longest, bytes) = figures.slowest;
    let row = Row {
        target: target.to_owned(),
        inputs: figures.tried,
        faults,
        megabytes,
        longest_ms: longest.as_millis() as u64,
        bytes: bytes as u64,
        seconds: took.as_secs_f64().round() as u64,
    };
    let mut rows = rows(path)?;
    match rows.iter_mut().find(|known| known.target == target) {
        Some(known) => known.add(&row),
        None => rows.push(row),
    }
    let lines: Vec<String> = rows.iter().map(Row::line).collect();
    Ok(fs::write(path, format!("{HEAD}\n{}\n", lines.join("\n")))?)
}

/// Returns the file as a Markdown table.
pub fn table(path: &Path) -> Outcome<String> {
    let mut text = String::from("| target | inputs | inputs a second | faults | MB at the peak | longest reading |\n");
    text += "| --- | ---: | ---: | ---: | ---: | ---: |\n";
    let mut all = Row { target: "all".to_owned(), ..Row::default() };
    let rows = rows(path)?;
    // Puzzles of the oracle are not inputs of a target.
    rows.iter().filter(|row| !row.target.starts_with("oracle")).for_each(|row| all.add(row));
    for row in rows.iter().chain([&all]) {
        let Row { target, inputs, faults, megabytes, longest_ms, bytes, seconds } = row;
        let rate = inputs / (*seconds).max(1);
        let reading = if *bytes == 0 { "—".to_owned() } else { format!("{longest_ms} ms for {bytes} bytes") };
        text += &format!("| `{target}` | {inputs} | {rate} | {faults} | {megabytes} | {reading} |\n");
    }
    Ok(text)
}
