//! The data model of a puzzle file.

use std::str::FromStr;

use ron::Options;
use ron::extensions::Extensions;
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use super::publication::SentenceFile;
use crate::board::{Cell, Numbering};
use crate::puzzle::{
    Drawing, Fog, NotUnderstood, NotesInFile, PlacedRule, Quantifier, Remark, RulesSubject, Stars, Symbols,
};
use crate::scene::Tint;
use crate::variant::{Reading, Rule};

/// The version of the format that is written, and the newest that can be read.
pub(in crate::formats) const VERSION: u64 = 1;

/// A whole file as it is read; [`super::write()`] writes the same fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "puzzle")]
pub(in crate::formats) struct PuzzleFile {
    /// Already checked with [`super::diagnose::check_version`].
    #[serde(rename = "gridwright")]
    pub(super) _version: u64,
    #[serde(default)]
    pub(super) title: String,
    #[serde(default)]
    pub(super) author: String,
    #[serde(default)]
    pub(super) stars: Option<Stars>,
    #[serde(default)]
    pub(super) digits_from: Numbering,
    pub(super) grids: Vec<GridFile>,
    #[serde(default)]
    pub(super) givens: Vec<String>,
    #[serde(default)]
    pub(super) rules: Vec<RuleFile>,
    #[serde(default)]
    pub(super) symbols: Symbols,
    #[serde(default)]
    pub(super) progress: Vec<NotesInFile>,
    #[serde(default)]
    pub(super) remarks: Vec<Remark>,
    #[serde(default)]
    pub(super) source: String,
    #[serde(default)]
    pub(super) link: String,
    #[serde(default)]
    pub(super) date: String,
    #[serde(default)]
    pub(super) tags: Vec<String>,
    #[serde(default)]
    pub(super) rules_text: Option<String>,
    /// The subjects that the rules text was written about, if they are not those of the rules.
    #[serde(default)]
    pub(super) rules_text_about: Option<Vec<RulesSubject>>,
    #[serde(default)]
    pub(super) sentences: Vec<SentenceFile>,
    #[serde(default)]
    pub(super) message: String,
    #[serde(default)]
    pub(super) notes: String,
    /// The rows of the author's solution, like those of the givens.
    #[serde(default)]
    pub(super) solution: Vec<String>,
    /// The author's solution if it is not one digit of the board for each cell.
    #[serde(default)]
    pub(super) solution_text: String,
    #[serde(default)]
    pub(super) not_understood: Vec<NotUnderstood>,
    #[serde(default)]
    pub(super) drawings: Vec<Drawing>,
    #[serde(default)]
    pub(super) fog: Option<Fog>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "grid")]
pub(super) struct GridFile {
    pub(super) at: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) boxes: Option<BoxShape>,
    /// The regions of a jigsaw, row by row; equal symbols form a region.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) regions: Vec<String>,
    /// The number of rows of a latin square, which has neither boxes nor regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) latin: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "rule")]
pub(super) struct RuleFile {
    pub(super) rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tint: Option<Tint>,
    #[serde(default = "default_true", skip_serializing_if = "is_true")]
    pub(super) on: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) group: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) quantifier: Option<Quantifier>,
    #[serde(default, skip_serializing_if = "Reading::is_digits")]
    pub(super) reads: Reading,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) locked: bool,
}

impl From<PlacedRule> for RuleFile {
    fn from(placed: PlacedRule) -> RuleFile {
        let PlacedRule { rule, tint, on, name, group, quantifier, reads, locked } = placed;
        RuleFile { rule, tint, on, name, group, quantifier, reads, locked }
    }
}

impl From<RuleFile> for PlacedRule {
    fn from(file: RuleFile) -> PlacedRule {
        let RuleFile { rule, tint, on, name, group, quantifier, reads, locked } = file;
        PlacedRule { rule, tint, on, name, group, quantifier, reads, locked }
    }
}

fn is_false(on: &bool) -> bool {
    !on
}

pub(super) fn default_true() -> bool {
    true
}

pub(super) fn is_true(on: &bool) -> bool {
    *on
}

/// The rows and columns of a box, written `3x3`.
pub(super) struct BoxShape {
    pub(super) rows: u8,
    pub(super) cols: u8,
}

impl FromStr for BoxShape {
    type Err = String;

    fn from_str(text: &str) -> Result<BoxShape, String> {
        let parts = text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
        parts
            .map(|(rows, cols)| BoxShape { rows, cols })
            .ok_or_else(|| format!("“{text}” is not a box size: expected rows and columns, like 3x3"))
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

pub(super) fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
}
