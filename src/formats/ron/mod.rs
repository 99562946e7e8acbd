//! Puzzle files: `.ron`, version 1. Only this folder names the `ron` crate.
//!
//! ```ron
//! (
//!     gridwright: 1,
//!     title: "An example",
//!     grids: [
//!         (at: "r1c1", boxes: "2x2"),
//!     ],
//!     givens: [
//!         "1. ..",
//!         ".. .2",
//!         ".. ..",
//!         ".3 ..",
//!     ],
//!     rules: [
//!         (rule: Diagonals(grid: 1, falling: true, rising: true), tint: blue),
//!     ],
//! )
//! ```
//!
//! The rows of `givens` cover the board from its first row and column to its last; blanks in them mean nothing, and `#`
//! stands where no grid covers the lattice. What is empty or usual is left out: title, author, givens, rules, symbols,
//! a rule's own tint, and `on` unless it is `false`. With `digits_from: 0` the digits begin at 0, in the rows and in
//! what rules say; in the rows `0` is a digit then, and not an empty cell. A field that is not known is an error, so
//! that a misspelt one does not silently lose a rule.
//!
//! Control characters in the title and the author, but tabs and line breaks, are shown as such when the file is read:
//! as □. Raw, they would spoil sheets and end other programs. Title and author have at most
//! 1000 letters, and brackets stand at most 16 deep in each other.
//!
//! The version is read before everything else: a file of a later version is refused as such, whatever is in it.

mod book;
mod depth;
mod diagnose;
mod json;
mod read;
mod write;

use std::str::FromStr;

use ron::Options;
use ron::extensions::Extensions;
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use super::codec::{About, Codec, Fault, Found, Written};
use super::loss::Losses;
use super::{Format, Outgoing, ReadError, Warning, WriteError};
use crate::board::{Cell, Numbering};
use crate::puzzle::Symbols;
use crate::scene::Tint;
use crate::variant::Rule;

pub(super) use book::{read_book, write_book};
pub(super) use diagnose::kind;
pub(super) use json::{read_json, write_json};
use read::read;
pub(super) use write::write;

/// The program's own files.
pub(super) struct RonCodec;

impl Codec for RonCodec {
    fn format(&self) -> Format {
        Format::Ron
    }

    fn about(&self) -> &'static About {
        &About {
            name: "Gridwright",
            word: "ron",
            extensions: &["ron"],
            read: true,
            written: Written::One,
            holds: "everything",
            lacks: "nothing",
        }
    }

    /// An opening bracket, or a comment or attribute before it.
    fn sniff(&self, text: &str) -> bool {
        text.starts_with(['(', '/']) || text.starts_with("#!")
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let fault = |error: ReadError| Fault { line: error.line, column: error.column, problem: error.problem };
        Ok(Found::only(read("", text).map_err(fault)?, Losses::default()))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        match puzzles {
            [one] => Ok((write(one.puzzle), Vec::new())),
            _ => Err(WriteError::OnePuzzleOnly { puzzles: puzzles.len(), extension: "ron" }),
        }
    }
}

/// The version of the format that is written, and the newest that is read.
const VERSION: u64 = 1;

/// A whole file as it is read; [`write`] puts the same together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
struct PuzzleFile {
    /// Judged by [`diagnose::check_version`] before.
    #[serde(rename = "gridwright")]
    _version: u64,
    #[serde(default)]
    title: String,
    #[serde(default)]
    author: String,
    #[serde(default)]
    digits_from: Numbering,
    grids: Vec<GridFile>,
    #[serde(default)]
    givens: Vec<String>,
    #[serde(default)]
    rules: Vec<RuleFile>,
    #[serde(default)]
    symbols: Symbols,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "grid")]
struct GridFile {
    at: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boxes: Option<BoxShape>,
    /// The regions of a jigsaw, row by row: the same symbol is the same region.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    regions: Vec<String>,
    /// The number of rows of a latin square, which has neither boxes nor regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    latin: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "rule")]
struct RuleFile {
    rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tint: Option<Tint>,
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    on: bool,
}

fn yes() -> bool {
    true
}

fn is_yes(on: &bool) -> bool {
    *on
}

/// Rows and columns of a box, written `3x3`.
struct BoxShape {
    rows: u8,
    cols: u8,
}

impl FromStr for BoxShape {
    type Err = String;

    fn from_str(text: &str) -> Result<BoxShape, String> {
        let parts = text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
        parts
            .map(|(rows, cols)| BoxShape { rows, cols })
            .ok_or_else(|| format!("“{text}” is no shape of a box: expected rows and columns, like 3x3"))
    }
}

impl Serialize for BoxShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}x{}", self.rows, self.cols))
    }
}

impl<'de> Deserialize<'de> for BoxShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoxShape, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
}
