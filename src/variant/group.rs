//! The groups of kinds in the palette and the gallery.

use strum::{EnumCount, VariantArray};

use crate::words::Message;

/// A group of related kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, VariantArray)]
pub enum KindGroup {
    /// Regions, diagonals and magic boxes: houses in addition to rows, columns and boxes.
    Regions,
    /// Rules for a whole grid.
    Grid,
    /// Marked cells and cages.
    Cells,
    /// Lines through cells.
    Lines,
    /// Signs between two cells or on the corner of four.
    Borders,
    /// Clues outside the grid.
    Outside,
    /// Custom rules.
    Own,
    /// Decorations, which do not restrict the filling.
    Decoration,
}

impl KindGroup {
    /// All groups in display order.
    pub const ALL: [KindGroup; KindGroup::COUNT] = *KindGroup::VARIANTS.as_array().unwrap();

    /// Returns the name of the group.
    pub fn name(self) -> Message {
        Message::new(match self {
            KindGroup::Regions => "group-regions",
            KindGroup::Grid => "group-grid",
            KindGroup::Cells => "group-cells",
            KindGroup::Lines => "group-lines",
            KindGroup::Borders => "group-borders",
            KindGroup::Outside => "group-outside",
            KindGroup::Own => "group-own",
            KindGroup::Decoration => "group-decoration",
        })
    }
}
