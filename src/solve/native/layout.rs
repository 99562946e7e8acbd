//! The part of a model that takes work to lay out, for whichever search suits the board. Questions about it differ in
//! domains and clauses.

use super::depth::Depth;
use super::narrow::{Narrow, Tables};
use super::wide::layout::{self, Net};
use super::wide::search::Search;
use crate::model::Shape;

/// Whether a shape is part of a layout, or belongs to the question.
pub(super) trait LaidOut {
    fn is_laid_out(&self) -> bool;
}

impl LaidOut for Shape {
    fn is_laid_out(&self) -> bool {
        match self {
            Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Sum { .. } | Shape::Pair(..) | Shape::Word(..) => {
                true
            }
            Shape::Domain(..) | Shape::AtLeastOne(_) => false,
        }
    }
}

#[derive(Debug)]
pub(super) struct Layout {
    pub digits: u8,
    pub cells: usize,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Narrow(Box<Tables>),
    Wide(Box<layout::Layout>),
}

/// The narrow search is made for so many digits, which nearly all narrow boards have.
const FEW_DIGITS: usize = 9;

/// And for so many: a grid of more has more cells than a narrow board.
const MOST_DIGITS: usize = 11;

impl Layout {
    pub fn new<'a>(digits: u8, cells: usize, shapes: impl Iterator<Item = &'a Shape> + Clone) -> Layout {
        let few = usize::from(digits) <= MOST_DIGITS;
        let tables = if few { Tables::new(digits, cells, shapes.clone()) } else { None };
        let kind = match tables {
            Some(tables) => Kind::Narrow(Box::new(tables)),
            None => Kind::Wide(Box::new(layout::Layout::new(digits, cells, shapes))),
        };
        Layout { digits, cells, kind }
    }

    /// A depth-first search; of the shapes only domains and clauses are looked at.
    pub fn depth<'a, 's>(&'a self, shapes: impl Iterator<Item = &'s Shape>) -> Box<dyn Depth<'a> + 'a> {
        match &self.kind {
            Kind::Narrow(tables) if usize::from(self.digits) <= FEW_DIGITS => {
                Box::new(Narrow::<FEW_DIGITS>::new(tables, shapes))
            }
            Kind::Narrow(tables) => Box::new(Narrow::<MOST_DIGITS>::new(tables, shapes)),
            Kind::Wide(layout) => Box::new(Search::new(Net::new(layout, shapes))),
        }
    }

    pub fn is_narrow(&self) -> bool {
        matches!(self.kind, Kind::Narrow(_))
    }
}
