//! The list of kinds, one file each, in the order of the palette.

mod all_sums;
mod allowed;
mod alternating;
mod anti_diagonal;
mod anti_king;
mod anti_knight;
mod arithmetic;
mod arrow;
mod between;
mod border_sum;
mod cell_sum;
mod circle_mark;
mod clones;
mod coloured_cells;
mod count;
mod counting;
mod counting_circles;
mod dashed_diagonals;
mod diagonals;
mod difference_dot;
mod dots;
mod double_arrow;
mod entropic;
mod entropy;
mod extremes;
mod figure;
mod four_pyramids;
mod four_squares;
mod frame_mark;
mod full_rank;
mod hidden_modifiers;
mod hidden_skyscraper;
mod indexers;
mod inequality;
mod killer_cage;
mod leaps;
mod line_mark;
mod little_killer;
mod lockout;
mod loop_cells;
mod loop_walls;
mod loops;
mod low_high;
mod magic_box;
mod magic_lines;
mod magic_square;
mod modified_cells;
mod modular;
mod nabner;
mod no_ratio;
mod no_repeats;
mod nonconsecutive;
mod numbered_rooms;
mod outside;
mod own_border;
mod own_cells;
mod own_grid;
pub use own_grid::GridPairs;
mod own_line;
mod own_word;
mod palindrome;
mod parity;
mod position;
mod product_cage;
mod quadruple;
mod ratio_dot;
mod rectangle_mark;
mod region;
mod region_sum;
mod renban;
mod sandwich;
mod shade_counts;
mod shaded_cells;
mod shading;
mod skyscraper;
mod sum_line;
mod text_label;
mod thermometer;
mod unknown_regions;
mod whispers;
mod x_sum;
mod zipper;

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::dyn_kind::{DynKind, KindOf};
use super::dyn_rule::DynRule;

/// Defines [`Rule`] and [`Kind`] from the list, with everything that must know all kinds.
macro_rules! variants {
    ($($module:ident::$Name:ident),* $(,)?) => {
        $(pub use $module::$Name;)*

        /// A rule of any kind.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each kind is described in its file")]
        pub enum Rule { $($Name($Name)),* }

        /// The kinds of rule in the order of the palette.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "each kind is described in its file")]
        pub enum Kind { $($Name),* }

        $(impl From<$Name> for Rule { fn from(rule: $Name) -> Rule { Rule::$Name(rule) } })*

        impl Kind {
            /// All kinds.
            pub const ALL: &'static [Kind] = &[$(Kind::$Name),*];
            pub(super) fn dyn_kind(self) -> &'static dyn DynKind {
                match self { $(Kind::$Name => &KindOf::<$Name>(PhantomData)),* }
            }
        }

        impl Rule {
            /// Returns the kind of the rule.
            pub const fn kind(&self) -> Kind { match self { $(Rule::$Name(_) => Kind::$Name),* } }
            pub(super) fn inner(&self) -> &(dyn DynRule + 'static) { match self { $(Rule::$Name(rule) => rule),* } }
            pub(super) fn inner_mut(&mut self) -> &mut (dyn DynRule + 'static) {
                match self { $(Rule::$Name(rule) => rule),* }
            }
        }
    };
}

pub use count::{CountArea, CountEnd, CountLayer};
pub use counting::CountMark;
pub use loops::{BoxSums, Ends, OptionalFormula, Visits};
pub use shading::{Apart, Shades};

variants![
    region::Region,
    diagonals::Diagonals,
    four_squares::FourSquares,
    four_pyramids::FourPyramids,
    figure::Figure,
    position::Position,
    magic_box::MagicBox,
    magic_square::MagicSquare,
    parity::Parity,
    outside::Outside,
    killer_cage::KillerCage,
    cell_sum::CellSum,
    product_cage::ProductCage,
    clones::Clones,
    allowed::Allowed,
    extremes::Extremes,
    low_high::LowHigh,
    indexers::Indexers,
    counting_circles::CountingCircles,
    counting::Counting,
    modified_cells::ModifiedCells,
    thermometer::Thermometer,
    arrow::Arrow,
    whispers::Whispers,
    renban::Renban,
    palindrome::Palindrome,
    between::Between,
    region_sum::RegionSum,
    double_arrow::DoubleArrow,
    zipper::Zipper,
    sum_line::SumLine,
    lockout::Lockout,
    nabner::Nabner,
    entropic::Entropic,
    modular::Modular,
    alternating::Alternating,
    arithmetic::Arithmetic,
    no_repeats::NoRepeats,
    anti_knight::AntiKnight,
    anti_king::AntiKing,
    nonconsecutive::Nonconsecutive,
    no_ratio::NoRatio,
    entropy::Entropy,
    anti_diagonal::AntiDiagonal,
    hidden_modifiers::HiddenModifiers,
    shading::Shading,
    shaded_cells::ShadedCells,
    shade_counts::ShadeCounts,
    loops::Loop,
    loop_cells::LoopCells,
    unknown_regions::UnknownRegions,
    difference_dot::DifferenceDot,
    ratio_dot::RatioDot,
    border_sum::BorderSum,
    inequality::Inequality,
    quadruple::Quadruple,
    loop_walls::LoopWall,
    all_sums::AllSums,
    leaps::Leaps,
    sandwich::Sandwich,
    x_sum::XSum,
    skyscraper::Skyscraper,
    hidden_skyscraper::HiddenSkyscraper,
    numbered_rooms::NumberedRooms,
    little_killer::LittleKiller,
    own_line::OwnLine,
    own_cells::OwnCells,
    own_border::OwnBorder,
    own_grid::OwnGrid,
    own_word::OwnWord,
    text_label::TextLabel,
    circle_mark::CircleMark,
    rectangle_mark::RectangleMark,
    line_mark::LineMark,
    frame_mark::FrameMark,
    coloured_cells::ColouredCells,
    full_rank::FullRank,
];
