//! What `minimise` and `generate` are told about the clues that shall be left.

use clap::{Args, ValueEnum};

use crate::author::{Scope, Symmetry, Wishes};
use crate::board::CellSet;

#[derive(Args)]
pub(super) struct WishArguments {
    /// The pattern of clues looks the same after this.
    #[arg(long, value_enum, default_value_t = SymmetryName::None)]
    symmetry: SymmetryName,

    /// Ask the symmetry of each grid, not of the whole board.
    #[arg(long)]
    each_grid: bool,

    /// Stop at N clues; otherwise as few as possible.
    #[arg(long, value_name = "N")]
    clues: Option<usize>,

    /// Try so many orders in which clues go, and keep the best result.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    tries: u32,

    /// The same seed gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum SymmetryName {
    None,
    /// Turned by 180 degrees.
    HalfTurn,
    /// Turned by 90 degrees.
    QuarterTurn,
    /// Left and right exchanged.
    Horizontal,
    /// Top and bottom exchanged.
    Vertical,
    /// Mirrored in the diagonal from the top left.
    Falling,
    /// Mirrored in the diagonal from the bottom left.
    Rising,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All of these.
    Full,
}

impl SymmetryName {
    fn symmetry(self) -> Symmetry {
        match self {
            SymmetryName::None => Symmetry::None,
            SymmetryName::HalfTurn => Symmetry::HalfTurn,
            SymmetryName::QuarterTurn => Symmetry::QuarterTurn,
            SymmetryName::Horizontal => Symmetry::Horizontal,
            SymmetryName::Vertical => Symmetry::Vertical,
            SymmetryName::Falling => Symmetry::Falling,
            SymmetryName::Rising => Symmetry::Rising,
            SymmetryName::Diagonals => Symmetry::Diagonals,
            SymmetryName::Full => Symmetry::Full,
        }
    }
}

impl WishArguments {
    pub(super) fn wishes(&self, keep: CellSet) -> Wishes {
        let scope = if self.each_grid { Scope::EachGrid } else { Scope::Board };
        let WishArguments { clues, tries, seed, .. } = *self;
        Wishes { symmetry: self.symmetry.symmetry(), scope, keep, clues, tries, seed, ..Wishes::default() }
    }
}
