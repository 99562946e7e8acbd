//! The list of kinds, in the order of the palette; a file each.

mod diagonals;
mod four_pyramids;
mod four_squares;
mod hidden_skyscraper;
mod killer_cage;
mod little_killer;
mod magic_box;
mod magic_lines;
mod magic_square;
mod numbered_rooms;
mod outside;
mod parity;
mod position;
mod region;
mod sandwich;
mod skyscraper;
mod thermometer;
mod x_sum;

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::meaning::Of;
use super::{Making, Meaning};

/// Makes [`Rule`] and [`Kind`] from the list: all that needs to know every kind.
macro_rules! variants {
    ($($module:ident::$Name:ident),* $(,)?) => {
        $(pub use $module::$Name;)*

        /// A rule of any kind.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each kind is described in its file")]
        pub enum Rule { $($Name($Name)),* }

        /// The kinds of rule, in the order of the palette.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "each kind is described in its file")]
        pub enum Kind { $($Name),* }

        $(impl From<$Name> for Rule { fn from(rule: $Name) -> Rule { Rule::$Name(rule) } })*

        impl Kind {
            /// All of them.
            pub const ALL: &'static [Kind] = &[$(Kind::$Name),*];
            pub(super) fn making(self) -> &'static dyn Making {
                match self { $(Kind::$Name => &Of::<$Name>(PhantomData)),* }
            }
        }

        impl Rule {
            /// Its kind.
            pub const fn kind(&self) -> Kind { match self { $(Rule::$Name(_) => Kind::$Name),* } }
            pub(super) fn inner(&self) -> &(dyn Meaning + 'static) { match self { $(Rule::$Name(rule) => rule),* } }
            pub(super) fn inner_mut(&mut self) -> &mut (dyn Meaning + 'static) {
                match self { $(Rule::$Name(rule) => rule),* }
            }
        }
    };
}

variants![
    region::Region,
    diagonals::Diagonals,
    four_squares::FourSquares,
    four_pyramids::FourPyramids,
    position::Position,
    magic_box::MagicBox,
    magic_square::MagicSquare,
    parity::Parity,
    outside::Outside,
    killer_cage::KillerCage,
    thermometer::Thermometer,
    sandwich::Sandwich,
    x_sum::XSum,
    skyscraper::Skyscraper,
    hidden_skyscraper::HiddenSkyscraper,
    numbered_rooms::NumberedRooms,
    little_killer::LittleKiller,
];
