//! The layout of a model: its groups, sums, pairs and words, prepared for whichever depth-first search suits the board.
//! That takes work and is done once; questions about one layout differ in domains and clauses.

use super::depth::Depth;
use super::narrow::{MOST_DIGITS, Narrow, NarrowLayout};
use super::shapes::Sorted;
use super::wide::{Wide, WideLayout};

/// A layout of a number of cells that hold the digits 1 to `digits`.
#[derive(Debug)]
pub(super) struct Layout {
    pub digits: u8,
    pub cells: usize,
    form: Form,
}

#[derive(Debug)]
enum Form {
    Narrow(Box<NarrowLayout>),
    Wide(Box<WideLayout>),
}

/// The narrow search is compiled for so many digits, which nearly all narrow boards have, and for [`MOST_DIGITS`].
const FEW_DIGITS: usize = 9;

impl Layout {
    pub fn new(digits: u8, cells: usize, shapes: &Sorted<'_>) -> Layout {
        let few = usize::from(digits) <= MOST_DIGITS;
        let narrow = if few { NarrowLayout::new(digits, cells, shapes) } else { None };
        let form = match narrow {
            Some(narrow) => Form::Narrow(Box::new(narrow)),
            None => Form::Wide(Box::new(WideLayout::new(digits, cells, shapes))),
        };
        Layout { digits, cells, form }
    }

    /// A depth-first search; of the shapes only domains and clauses are read.
    pub fn depth<'a>(&'a self, shapes: &Sorted<'_>) -> Box<dyn Depth<'a> + 'a> {
        match &self.form {
            Form::Narrow(layout) if usize::from(self.digits) <= FEW_DIGITS => {
                Box::new(Narrow::<FEW_DIGITS>::new(layout, shapes))
            }
            Form::Narrow(layout) => Box::new(Narrow::<MOST_DIGITS>::new(layout, shapes)),
            Form::Wide(layout) => Box::new(Wide::new(layout, shapes)),
        }
    }

    pub fn is_narrow(&self) -> bool {
        matches!(self.form, Form::Narrow(_))
    }
}
