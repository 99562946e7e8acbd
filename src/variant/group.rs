//! The groups of kinds in the palette and the gallery.

use crate::words::Message;

/// A group of related kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
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

impl Group {
    /// All groups in display order.
    pub const ALL: [Group; 8] = [
        Group::Regions,
        Group::Grid,
        Group::Cells,
        Group::Lines,
        Group::Borders,
        Group::Outside,
        Group::Own,
        Group::Decoration,
    ];

    /// Returns the name of the group.
    pub fn name(self) -> Message {
        Message::new(match self {
            Group::Regions => "group-regions",
            Group::Grid => "group-grid",
            Group::Cells => "group-cells",
            Group::Lines => "group-lines",
            Group::Borders => "group-borders",
            Group::Outside => "group-outside",
            Group::Own => "group-own",
            Group::Decoration => "group-decoration",
        })
    }
}
