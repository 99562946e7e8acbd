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
//!     drawings: [
//!         (shape: Ellipse(frame: (centre: (0.5, 4.5), width: 0.4, height: 0.4)), fill: "#FFCC00"),
//!     ],
//! )
//! ```
//!
//! The rows of `givens` run from the board's first row and column to its last. Whitespace in them is ignored, and `#`
//! marks places that no grid covers. Empty and default values are omitted: title, author, givens, rules, symbols, a
//! rule's custom tint, drawings, and `on` unless it is `false`. With `digits_from: 0` the digits begin at 0, in the
//! rows and in the values of rules; `0` in the rows is then a digit instead of an empty cell. An unknown field is an
//! error, so that a misspelt one does not silently lose a rule.
//!
//! When a file is read, control characters in the title and the author, except tabs and line breaks, are made visible
//! as □. Raw, they would spoil sheets and break other programs. Title and author have at most 1000 letters, and
//! brackets are nested at most 16 deep.
//!
//! The version is checked before everything else: a file of a later version is rejected as such, whatever it contains.

mod book;
mod codec;
mod depth;
mod diagnose;
mod file;
mod json;
mod publication;
mod read;
mod write;

pub(super) use book::{read_book, write_book};
pub(super) use codec::RonCodec;
pub(super) use depth::has_comment;
pub(super) use diagnose::{RonKind, kind_of};
pub(super) use file::{PuzzleFile, VERSION};
pub(super) use json::{of_object, read_json, to_object, write_json};
pub(super) use read::read;
pub(super) use write::write;
