//! Links of Penpa+: a deflated drawing, of which givens, borders, cages, common marks, lines and texts are read. The
//! rest is reported as unknown.
//!
//! Points are numbered on a lattice with two extra places on each side: first the centres of all cells, row by row,
//! then the corners at their bottom right, then others. The numbers of the quarters of cells begin at four times the
//! number of lattice places.

mod drawing;
mod drawings;
mod marks;
mod packing;

use super::codec::{Codec, CodecError, FoundPuzzle};
use super::link::{Link, parse, unescaped};
use super::{Format, ReadErrorKind};
use drawing::PenpaDrawing;

/// The format of Penpa+ links.
pub(super) struct Penpa;

impl Codec for Penpa {
    fn format(&self) -> Format {
        Format::Penpa
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::Penpa(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let Some(Link::Penpa(packed)) = parse(text) else { return Err(ReadErrorKind::BadLink.into()) };
        let text = packing::unpacked(&unescaped(packed))?;
        let (puzzle, losses) = marks::puzzle(&PenpaDrawing::of(&text)?)?;
        Ok(FoundPuzzle::only(puzzle, losses))
    }
}
