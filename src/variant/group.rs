//! The groups in which the palette and the gallery list the kinds.

use crate::words::Message;

/// A group of kinds that are painted alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Painted regions, diagonals, magic boxes: houses beside rows, columns and boxes.
    Regions,
    /// What holds for a whole grid.
    Grid,
    /// Marked cells and cages.
    Cells,
    /// Lines through cells.
    Lines,
    /// Signs between two cells or on a corner of four.
    Borders,
    /// Clues beyond the edges.
    Outside,
    /// Rules of the author's own.
    Own,
    /// What is drawn and means nothing.
    Decoration,
}

impl Group {
    /// All groups, in the order in which they are shown.
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

    /// Its name.
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
