//! Links of Penpa+: a deflated drawing, of which givens, borders, cages and common marks are read. The rest is reported
//! as unknown.
//!
//! Points are numbered on a lattice with two extra places on each side: first the centres of all cells, row by row,
//! then the corners at their bottom right, then others. The quarters of cells follow after four times the number of
//! lattice places.

mod drawing;
mod marks;
mod packing;

use super::codec::{About, Codec, Fault, Found, Written};
use super::link::{Link, parse, unescaped};
use super::{Format, Problem};
use drawing::Drawing;

/// The format of Penpa+ links.
pub(super) struct Penpa;

impl Codec for Penpa {
    fn format(&self) -> Format {
        Format::Penpa
    }

    fn about(&self) -> &'static About {
        &About {
            word: "penpa",
            extensions: &[],
            read: true,
            written: Written::Never,
            holds: "one square grid with its borders as regions; givens, cages with sums; lines with bulbs or heads, \
                circles, squares and grounds as marks; title and author",
            lacks: "the meaning of what is drawn, other marks",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::Penpa(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let Some(Link::Penpa(packed)) = parse(text) else { return Err(Problem::BadLink.into()) };
        let text = packing::unpacked(&unescaped(packed))?;
        let (puzzle, losses) = marks::puzzle(&Drawing::of(&text)?)?;
        Ok(Found::only(puzzle, losses))
    }
}
