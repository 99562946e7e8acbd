//! JSON lines, for programs: one object per puzzle with everything in it, the same data as a `.ron` file.
//! `docs/formats.md` describes the fields.

use super::codec::{About, Codec, Fault, Found, Written, write_each};
use super::loss::Losses;
use super::{Format, Outgoing, Warning, WriteError, json, ron};

/// The format of one JSON object per line.
pub(super) struct JsonLines;

impl Codec for JsonLines {
    fn format(&self) -> Format {
        Format::JsonLines
    }

    fn about(&self) -> &'static About {
        &About {
            word: "jsonl",
            extensions: &["jsonl"],
            read: true,
            written: Written::Many,
            holds: "everything",
            lacks: "nothing",
        }
    }

    /// Accepts a single object only; several lines of them are a text of lines, in which each line is detected by
    /// itself.
    fn sniff(&self, text: &str) -> bool {
        json::is_one(text) && text.contains("\"gridwright\"")
    }

    fn sniff_line(&self, line: &str) -> bool {
        json::opens(line) && line.contains("\"gridwright\"")
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        Ok(Found::only(ron::read_json(text)?, Losses::default()))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, _| Ok(json::bounded(ron::write_json(out.puzzle), Format::JsonLines)? + "\n"))
    }
}
