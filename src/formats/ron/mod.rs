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
mod codec;
mod depth;
mod diagnose;
mod file;
mod json;
mod read;
mod write;

pub(super) use book::{read_book, write_book};
pub(super) use codec::RonCodec;
pub(super) use depth::has_comment;
pub(super) use diagnose::{Content, content};
pub(super) use file::{PuzzleFile, VERSION};
pub(super) use json::{of_object, read_json, to_object, write_json};
pub(super) use read::read;
pub(super) use write::write;
