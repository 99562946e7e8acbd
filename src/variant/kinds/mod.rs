//! The list of kinds, in the order of the palette; a file each.

mod circle_mark;
mod coloured_cells;
mod diagonals;
mod four_pyramids;
mod four_squares;
mod frame_mark;
mod killer_cage;
mod leaps;
mod line_mark;
mod magic_box;
mod magic_lines;
mod magic_square;
mod outside;
mod parity;
mod position;
mod rectangle_mark;
mod region;
mod text_label;
mod thermometer;

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::meaning::Of;
use super::{Making, Meaning};
use crate::place::Misfit;

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
    leaps::Leaps,
    text_label::TextLabel,
    circle_mark::CircleMark,
    rectangle_mark::RectangleMark,
    line_mark::LineMark,
    frame_mark::FrameMark,
    coloured_cells::ColouredCells,
];

/// Refuses a number beyond a range; none is within every range.
fn within(number: Option<u16>, least: u16, most: u16) -> Result<(), Misfit> {
    let out = number.filter(|number| !(least..=most).contains(number));
    let refused =
        |number: u16| Misfit::NumberOutOfRange { number: number.into(), least: least.into(), most: most.into() };
    out.map_or(Ok(()), |number| Err(refused(number)))
}
