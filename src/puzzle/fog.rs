//! Fog over the board: clues and marks that a solver sees only once the fog over them has cleared. Fog is no rule, and
//! engines ignore it.
//!
//! The meaning is that of SudokuPad. Lights are clear from the start. Without links, a right digit clears its cell and
//! the cells around it. With links, a right digit alone clears nothing: the cells of a link are cleared once all cells
//! that it waits for have their right digits. A given counts for the links that wait for its cell. It lies under fog
//! like any clue; a solver who enters its digit there clears its cell, but not those around it.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet};
use crate::words::Message;

/// The greatest number of links of a fog.
pub const MAX_FOG_LINKS: usize = 2000;

/// The greatest number of cells in all links of a fog together.
pub const MAX_FOG_LINK_CELLS: usize = 100_000;

/// Fog in a file: `(lights: "r1-3c1-3", links: [(when: "r5c6 r9c7", clears: "r5c8-9")])`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "fog")]
pub struct Fog {
    /// The cells that are clear from the start.
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub lights: CellSet,
    /// The links, at most [`MAX_FOG_LINKS`]. Without any, a right digit clears its cell and the cells around it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<FogLink>,
}

/// Cells that are cleared once other cells have their right digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "link")]
pub struct FogLink {
    /// The cells whose right digits the link waits for.
    pub when: CellSet,
    /// The cells that are cleared.
    pub clears: CellSet,
}

/// The reason why something cannot be the fog of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FogError {
    /// A light or a cell of a link is not on the board.
    OffBoard {
        /// The cell.
        cell: Cell,
    },
    /// A link that waits for no cell or clears none.
    EmptyLink {
        /// The number of the link, from 1.
        number: usize,
    },
    /// More links than [`MAX_FOG_LINKS`].
    TooManyLinks {
        /// Number of links.
        found: usize,
    },
    /// More cells in all links together than [`MAX_FOG_LINK_CELLS`].
    TooManyLinkCells {
        /// Number of cells.
        found: usize,
    },
}

impl FogError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            FogError::OffBoard { cell } => Message::new("puzzle-off-board").with("cell", cell.to_string()),
            FogError::EmptyLink { number } => Message::new("fog-empty-link").with("number", *number),
            FogError::TooManyLinks { found } => {
                Message::new("fog-too-many-links").with("found", *found).with("most", MAX_FOG_LINKS)
            }
            FogError::TooManyLinkCells { found } => {
                Message::new("fog-too-many-link-cells").with("found", *found).with("most", MAX_FOG_LINK_CELLS)
            }
        }
    }
}

impl FogLink {
    /// Returns the link with each cell replaced by its image, or None if nothing is left of either side.
    fn mapped(&self, image: impl Fn(Cell) -> Option<Cell>) -> Option<FogLink> {
        let cells = |cells: &CellSet| cells.iter().filter_map(&image).collect::<CellSet>();
        let link = FogLink { when: cells(&self.when), clears: cells(&self.clears) };
        (!link.when.is_empty() && !link.clears.is_empty()).then_some(link)
    }
}

impl Fog {
    /// Checks that the fog can be that of a puzzle on this board.
    ///
    /// # Errors
    /// Returns an error if a cell is not on the board, a link is empty, or there is too much of something.
    pub(super) fn check_fit(&self, board: &Board) -> Result<(), FogError> {
        if self.links.len() > MAX_FOG_LINKS {
            return Err(FogError::TooManyLinks { found: self.links.len() });
        }
        let found = self.links.iter().map(|link| link.when.len() + link.clears.len()).sum();
        if found > MAX_FOG_LINK_CELLS {
            return Err(FogError::TooManyLinkCells { found });
        }
        let is_empty = |link: &FogLink| link.when.is_empty() || link.clears.is_empty();
        if let Some(index) = self.links.iter().position(is_empty) {
            return Err(FogError::EmptyLink { number: index + 1 });
        }
        let linked = self.links.iter().flat_map(|link| link.when.iter().chain(link.clears.iter()));
        match self.lights.iter().chain(linked).find(|&cell| !board.contains(cell)) {
            Some(cell) => Err(FogError::OffBoard { cell }),
            None => Ok(()),
        }
    }

    /// Returns the cells that are clear once a solver has entered the right digits of the cells for which `is_right` is
    /// true.
    pub fn clear_cells(
        &self,
        board: &Board,
        is_given: impl Fn(Cell) -> bool,
        is_right: impl Fn(Cell) -> bool,
    ) -> CellSet {
        let mut clear = self.lights.clone();
        if self.links.is_empty() {
            for &cell in board.cells().iter().filter(|cell| is_right(**cell)) {
                match is_given(cell) {
                    true => clear.insert(cell),
                    false => clear.extend(around(board, cell)),
                }
            }
        }
        let holds = |cell: Cell| is_given(cell) || is_right(cell);
        for link in self.links.iter().filter(|link| link.when.iter().all(holds)) {
            clear.extend(link.clears.iter());
        }
        clear
    }

    /// Returns the fog with each cell replaced by its image. What has none is removed.
    pub(super) fn mapped(&self, image: impl Fn(Cell) -> Option<Cell>) -> Fog {
        Fog {
            lights: self.lights.iter().filter_map(&image).collect(),
            links: self.links.iter().filter_map(|link| link.mapped(&image)).collect(),
        }
    }
}

/// Returns a cell and the cells of the board that share a side or a corner with it.
pub fn around(board: &Board, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let near = (-1..=1).flat_map(move |rows| (-1..=1).map(move |cols| cell.offset(rows, cols)));
    near.filter(|&cell| board.contains(cell))
}
