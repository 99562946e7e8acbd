//! Texts that only need to be put into the form of their format: constraint strings on several lines, puzzles with
//! their regions or solution on the next line, and JSON without a field that it usually has.

use serde_json::Value;

use super::Recognition;
use super::line_fields::line_fields;
use crate::formats::TextForm;
use crate::formats::{Format, iss, json};

/// Returns the text in the form of its format; None if it is no such text.
pub(super) fn rewritten(text: &str) -> Option<Recognition> {
    pairs(text).or_else(|| joined_lines(text.trim())).or_else(|| with_size(text.trim()))
}

/// The longest text of pairs, in bytes.
const MAX_PAIRED_BYTES: usize = 1 << 20;

/// Puts each puzzle and the regions or the solution on the line after it into one line. Lines keep their numbers.
fn pairs(text: &str) -> Option<Recognition> {
    if text.len() > MAX_PAIRED_BYTES || !text.trim_start().starts_with(|symbol: char| !"{[(<".contains(symbol)) {
        return None;
    }
    let (mut lines, mut open, mut any) = (Vec::new(), None, false);
    for line in text.lines() {
        let inner = line.trim();
        match open.take() {
            _ if inner.is_empty() || inner.starts_with('#') => lines.push(inner.to_owned()),
            None => {
                open = Some(inner);
                lines.push(inner.to_owned());
            }
            Some(puzzle) => {
                let both = format!("{puzzle} {inner}");
                let fields = line_fields(&both)?;
                let second = fields.regions.or(fields.solution)?;
                if fields.givens != puzzle || second != inner {
                    return None;
                }
                let at = lines.iter().rposition(|line| line == puzzle)?;
                lines[at] = both;
                lines.push(String::new());
                any = true;
            }
        }
    }
    let text = lines.join("\n") + "\n";
    (any && open.is_none()).then_some(Recognition::Rewritten { format: Format::Lines, text, form: TextForm::LinePairs })
}

/// Joins the lines of a constraint string. Lines that are all whole strings are a collection.
fn joined_lines(text: &str) -> Option<Recognition> {
    if !iss::opens(text) || !text.contains('\n') || text.len() > json::MAX_BYTES {
        return None;
    }
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    // Lines with one constraint each are no puzzles by themselves, and neither is one that does not begin with a dot.
    let is_single = |line: &str| line.match_indices('.').count() == 1;
    if lines().all(|line| iss::opens(line) && !is_single(line)) || !lines().all(is_single) && lines().all(iss::opens) {
        return None;
    }
    let text: String = lines().collect();
    Format::Iss.codec().read(&text).ok()?;
    Some(Recognition::Rewritten { format: Format::Iss, text, form: TextForm::JoinedLines })
}

/// Adds the size to an object of f-puzzles that has a grid only.
fn with_size(text: &str) -> Option<Recognition> {
    if !json::begins_object(text) || !text.contains("\"grid\"") {
        return None;
    }
    let mut object = json::object(text).ok()?;
    let rows = json::list(object.get("grid"));
    let square = !rows.is_empty() && rows.iter().all(|row| json::list(Some(row)).len() == rows.len());
    let objects = rows.iter().flat_map(|row| json::list(Some(row))).all(Value::is_object);
    if object.contains_key("size") || !square || !objects {
        return None;
    }
    object.insert("size".into(), rows.len().into());
    let text = json::shown(&object);
    Some(Recognition::Rewritten { format: Format::FPuzzles, text, form: TextForm::IncompleteJson })
}
