//! The layout of a model: its groups, sums, pairs and words, prepared for the depth-first search that suits the board.
//! Building it is expensive and done once; queries about one layout differ in domains and clauses.

use super::bands::{Bands, BandsLayout};
use super::depth::DepthFirst;
use super::grids::{GridsLayout, GridsSearch};
use super::minirows::{Nine, Sixteen};
use super::narrow::{MAX_DIGITS, Narrow, NarrowLayout};
use super::shapes::layout_cache::LayoutCache;
use super::shapes::{QueryShapes, SortedShapes};
use super::wide::{WideLayout, WideSearch};
use crate::model::Variables;

/// A layout of a number of cells that hold the digits 1 to `digits`, and of the layers beside them.
#[derive(Debug)]
pub(super) struct ModelLayout {
    pub variables: Variables,
    pub digits: u8,
    pub cells: usize,
    square: Option<SquareLayout>,
    form: GeneralLayout,
}

/// A square board, which has a special search for queries without clauses.
#[derive(Debug)]
enum SquareLayout {
    Nine(Box<BandsLayout<Nine>>),
    Sixteen(Box<BandsLayout<Sixteen>>),
}

#[derive(Debug)]
enum GeneralLayout {
    Narrow(Box<NarrowLayout>),
    Grids(Box<GridsLayout>),
    Wide(Box<WideLayout>),
}

impl GeneralLayout {
    fn new(variables: &Variables, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> GeneralLayout {
        let (digits, cells) = (variables.digits(), variables.cells());
        if shapes.has_layers() {
            return GeneralLayout::Wide(Box::new(WideLayout::new(variables, shapes, stock)));
        }
        let few = usize::from(digits) <= MAX_DIGITS;
        if few && let Some(narrow) = NarrowLayout::new(digits, cells, shapes, stock) {
            return GeneralLayout::Narrow(Box::new(narrow));
        }
        match GridsLayout::new(digits, cells, shapes, stock) {
            Some(grids) => GeneralLayout::Grids(Box::new(grids)),
            None => GeneralLayout::Wide(Box::new(WideLayout::new(variables, shapes, stock))),
        }
    }
}

/// The kind of the depth-first search for a query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchKind {
    Bands,
    Narrow,
    Grids,
    Wide,
}

/// A number of digits that nearly all narrow boards do not exceed. The narrow search is compiled for this number, and
/// once more for [`MAX_DIGITS`].
const FEW_DIGITS: usize = 9;

impl ModelLayout {
    /// Returns the layout of these shapes. `stock` is the cache of parts prepared for earlier layouts.
    pub fn new(variables: &Variables, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> ModelLayout {
        let (digits, cells) = (variables.digits(), variables.cells());
        stock.begin_layout();
        let square = match digits {
            _ if shapes.has_layers() => None,
            // With any other shapes, the narrow search takes half the time or half the nodes, as measured.
            9 if shapes.groups.len() == 3 * 9 && shapes.pairs.is_empty() => BandsLayout::new(digits, cells, shapes)
                .filter(|layout| layout.is_classic)
                .map(|layout| SquareLayout::Nine(Box::new(layout))),
            16 => BandsLayout::new(digits, cells, shapes).map(|layout| SquareLayout::Sixteen(Box::new(layout))),
            _ => None,
        };
        let form = GeneralLayout::new(variables, shapes, stock);
        ModelLayout { variables: variables.clone(), digits, cells, square, form }
    }

    /// Returns a depth-first search.
    pub fn depth<'a>(&'a self, asked: &QueryShapes<'_>) -> Box<dyn DepthFirst<'a> + 'a> {
        match (&self.square, &self.form) {
            (Some(SquareLayout::Nine(layout)), _) if asked.clauses.is_empty() => {
                Box::new(Bands::<_, 9>::new(layout, asked))
            }
            (Some(SquareLayout::Sixteen(layout)), _) if asked.clauses.is_empty() => {
                Box::new(Bands::<_, 16>::new(layout, asked))
            }
            (_, GeneralLayout::Narrow(layout)) if usize::from(self.digits) <= FEW_DIGITS => {
                Box::new(Narrow::<FEW_DIGITS>::new(layout, asked))
            }
            (_, GeneralLayout::Narrow(layout)) => Box::new(Narrow::<MAX_DIGITS>::new(layout, asked)),
            (_, GeneralLayout::Grids(layout)) => Box::new(GridsSearch::new(layout, asked)),
            (_, GeneralLayout::Wide(layout)) => Box::new(WideSearch::new(layout, asked)),
        }
    }

    /// Returns whether the board is narrow and its only shapes are groups of cells with different digits.
    pub fn is_narrow_of_groups(&self) -> bool {
        matches!(&self.form, GeneralLayout::Narrow(layout) if layout.watched == 0)
    }

    /// Returns the kind of search for a query with these domains and clauses.
    pub fn kind(&self, asked: &QueryShapes<'_>) -> SearchKind {
        match (&self.square, &self.form) {
            (Some(_), _) if asked.clauses.is_empty() => SearchKind::Bands,
            (_, GeneralLayout::Narrow(_)) => SearchKind::Narrow,
            (_, GeneralLayout::Grids(_)) => SearchKind::Grids,
            (_, GeneralLayout::Wide(_)) => SearchKind::Wide,
        }
    }
}
