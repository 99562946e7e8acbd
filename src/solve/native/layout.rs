//! The layout of a model: its groups, sums, pairs and words, prepared for the depth-first search that suits the board.
//! Building it is expensive and done once; queries about one layout differ in domains and clauses.

use super::bands::{Bands, BandsLayout};
use super::depth::Depth;
use super::grids::{Grids, GridsLayout};
use super::minirows::{Nine, Sixteen};
use super::narrow::{MOST_DIGITS, Narrow, NarrowLayout};
use super::shapes::stock::Stock;
use super::shapes::{Asked, Sorted};
use super::wide::{Wide, WideLayout};

/// A layout of a number of cells that hold the digits 1 to `digits`.
#[derive(Debug)]
pub(super) struct Layout {
    pub digits: u8,
    pub cells: usize,
    square: Option<Square>,
    form: Form,
}

/// A square board, which has a special search for queries without clauses.
#[derive(Debug)]
enum Square {
    Nine(Box<BandsLayout<Nine>>),
    Sixteen(Box<BandsLayout<Sixteen>>),
}

#[derive(Debug)]
enum Form {
    Narrow(Box<NarrowLayout>),
    Grids(Box<GridsLayout>),
    Wide(Box<WideLayout>),
}

impl Form {
    fn new(digits: u8, cells: usize, shapes: &Sorted<'_>, stock: &mut Stock) -> Form {
        let few = usize::from(digits) <= MOST_DIGITS;
        if few && let Some(narrow) = NarrowLayout::new(digits, cells, shapes, stock) {
            return Form::Narrow(Box::new(narrow));
        }
        match GridsLayout::new(digits, cells, shapes, stock) {
            Some(grids) => Form::Grids(Box::new(grids)),
            None => Form::Wide(Box::new(WideLayout::new(digits, cells, shapes, stock))),
        }
    }
}

/// The depth-first search for a query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Bands,
    Narrow,
    Grids,
    Wide,
}

/// The number of digits for which the narrow search is compiled, as nearly all narrow boards have; it is also compiled
/// for [`MOST_DIGITS`].
const FEW_DIGITS: usize = 9;

impl Layout {
    /// Returns the layout of these shapes. `stock` is the cache of parts prepared for earlier layouts.
    pub fn new(digits: u8, cells: usize, shapes: &Sorted<'_>, stock: &mut Stock) -> Layout {
        stock.begin_layout();
        let square = match digits {
            // With anything else, the narrow search takes half the time or half the nodes, as measured.
            9 if shapes.groups.len() == 3 * 9 && shapes.pairs.is_empty() => BandsLayout::new(digits, cells, shapes)
                .filter(|layout| layout.is_classic)
                .map(|layout| Square::Nine(Box::new(layout))),
            16 => BandsLayout::new(digits, cells, shapes).map(|layout| Square::Sixteen(Box::new(layout))),
            _ => None,
        };
        Layout { digits, cells, square, form: Form::new(digits, cells, shapes, stock) }
    }

    /// Returns a depth-first search.
    pub fn depth<'a>(&'a self, asked: &Asked<'_>) -> Box<dyn Depth<'a> + 'a> {
        match (&self.square, &self.form) {
            (Some(Square::Nine(layout)), _) if asked.clauses.is_empty() => Box::new(Bands::<_, 9>::new(layout, asked)),
            (Some(Square::Sixteen(layout)), _) if asked.clauses.is_empty() => {
                Box::new(Bands::<_, 16>::new(layout, asked))
            }
            (_, Form::Narrow(layout)) if usize::from(self.digits) <= FEW_DIGITS => {
                Box::new(Narrow::<FEW_DIGITS>::new(layout, asked))
            }
            (_, Form::Narrow(layout)) => Box::new(Narrow::<MOST_DIGITS>::new(layout, asked)),
            (_, Form::Grids(layout)) => Box::new(Grids::new(layout, asked)),
            (_, Form::Wide(layout)) => Box::new(Wide::new(layout, asked)),
        }
    }

    /// Returns whether the board is narrow and cells only differ on it.
    pub fn is_narrow_of_groups(&self) -> bool {
        matches!(&self.form, Form::Narrow(layout) if layout.watched == 0)
    }

    /// Returns the search for a query with these domains and clauses.
    pub fn kind(&self, asked: &Asked<'_>) -> Kind {
        match (&self.square, &self.form) {
            (Some(_), _) if asked.clauses.is_empty() => Kind::Bands,
            (_, Form::Narrow(_)) => Kind::Narrow,
            (_, Form::Grids(_)) => Kind::Grids,
            (_, Form::Wide(_)) => Kind::Wide,
        }
    }
}
