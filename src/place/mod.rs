//! Places: where a rule lies, apart from what it says. A kind of rule names its place and gets from it how it is
//! painted, which cells it is about, how it is called, and what becomes of it when the board changes.
//!
//! Each place is a file. A rule whose place is here needs no code for any of these.

mod border;
mod cells;
mod corner;
mod digit_list;
mod grid_box;
mod groups;
mod marks;
mod misfit;
mod on_grid;
mod outside;
mod part;
mod path;
mod pieces;
mod shafts;
mod square;
mod stroke;
#[cfg(test)]
mod tests;
mod tree;

use crate::board::{Board, Cell, CellSet, Lookout, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

pub use border::Border;
pub use corner::Corner;
pub use digit_list::DigitList;
pub use grid_box::GridBox;
pub use groups::Groups;
pub use marks::Marks;
pub use misfit::Misfit;
pub use on_grid::{grid_message, grid_name, grid_of, in_grid};
pub use outside::{ClueValue, DiagonalClues, EdgeClues, Outside};
pub use part::Part;
pub use path::Path;
pub use pieces::{Pieces, hangs_together};
pub use shafts::Shafts;
pub use square::Square;
pub use stroke::{Gesture, Stroke, nearest_grid};
pub use tree::Tree;

/// Where a rule lies.
///
/// All methods but [`Place::fits`] may assume that the place fits the board.
pub trait Place: Clone + PartialEq {
    /// What the author does with the pointer to make one.
    const GESTURE: Gesture;

    /// Whether it lies on this board.
    ///
    /// # Errors
    /// The first reason why it does not.
    fn fits(&self, board: &Board) -> Result<(), Misfit>;

    /// Its cells.
    fn cells(&self, board: &Board) -> CellSet;

    /// Where it is, in a few words: "box 5", "8 cells from r1c1".
    fn words(&self, board: &Board) -> Message;

    /// What a stroke does to `current`, or makes of nothing. A stroke meant to change the selected rule
    /// ([`Stroke::extends`]) is asked of that rule alone.
    fn painted(current: Option<&Self>, board: &Board, stroke: &Stroke) -> Painted<Self>;

    /// The place after the layout of the board changed, or None when nothing of it is left. It need not fit.
    fn relocated(&self, step: &Relocation) -> Option<Self>;

    /// Where the place is after a transformation of the board, or None when the cells there form no such place.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self>;

    /// A place chosen at random, as examples for tests and for puzzles that are made; None when the board has none.
    fn random(board: &Board, random: &mut Random) -> Option<Self>;

    /// The steps from cell to cell of the line that it is; none for what is no line.
    fn steps(&self) -> Vec<[Cell; 2]> {
        vec![]
    }

    /// The middle of the clue that a rule has here, in cells; None where rules have no clue of their own.
    fn clue_point(&self, _board: &Board) -> Option<Point> {
        None
    }

    /// Whether a clue beyond an edge is one number, whose figures are typed one after another; else some digits.
    fn clue_is_number() -> bool {
        false
    }

    /// The clue that is written beyond an edge, for places of [`Gesture::Edge`]; empty when there is none.
    fn clue(&self, _lookout: Lookout) -> String {
        String::new()
    }

    /// The sets of cells that are each drawn as one mark, whose cells a reader must see together; none where the place
    /// keeps them together by itself ([`Place::fits`]) or each cell is a mark alone.
    fn marks(&self) -> Vec<CellSet> {
        vec![]
    }

    /// The parts that it is made of, where a rule may do without some of them.
    fn parts(&self) -> Vec<Part> {
        vec![]
    }

    /// The place with some of its parts, named by their numbers in [`Place::parts`]. None: nothing is left.
    fn keeping(&self, _wanted: &dyn Fn(usize) -> bool) -> Option<Self> {
        Some(self.clone())
    }

    /// The place with this clue beyond an edge, made of `current` or from nothing. None: nothing is left.
    ///
    /// # Errors
    /// Why the text is no clue.
    fn with_clue(_current: Option<&Self>, _lookout: Lookout, _clue: &str) -> Result<Option<Self>, Message> {
        Err(Message::new("refusal-no-outside-clue"))
    }
}

/// What a stroke does.
#[derive(Clone, PartialEq, Debug)]
pub enum Painted<T> {
    /// The stroke is not about it, or nothing comes of it.
    Untouched,
    /// It is taken away.
    Gone,
    /// It is made, or becomes this.
    Now(T),
}

impl<T> Painted<T> {
    /// The same of what is made of it.
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> Painted<U> {
        match self {
            Painted::Untouched => Painted::Untouched,
            Painted::Gone => Painted::Gone,
            Painted::Now(place) => Painted::Now(made(place)),
        }
    }

    /// For places that a second stroke takes away: a stroke means `place`, where there is `current` or nothing.
    pub fn toggled(current: Option<&T>, place: Option<T>) -> Painted<T>
    where
        T: PartialEq,
    {
        match (current, place) {
            (Some(current), Some(place)) if *current == place => Painted::Gone,
            (None, Some(place)) => Painted::Now(place),
            (Some(_), _) | (None, None) => Painted::Untouched,
        }
    }
}

/// The first of these cells that is not on the board, as the reason why a place does not fit.
fn all_on_board(board: &Board, mut cells: impl Iterator<Item = Cell>) -> Result<(), Misfit> {
    match cells.find(|&cell| !board.contains(cell)) {
        Some(cell) => Err(Misfit::OffBoard { cell }),
        None => Ok(()),
    }
}
