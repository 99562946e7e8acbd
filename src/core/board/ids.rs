//! The numbers of cells and grids.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The index of a cell in the board's row order, used in fillings and models.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellId(pub u16);

impl CellId {
    /// Returns the index into lists that have one entry for each cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The index of a grid of a board, 0-based in the program and written 1-based in files and on screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct GridId(pub u8);

impl GridId {
    /// Returns the index into the list of grids.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for GridId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl Serialize for GridId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(u16::from(self.0) + 1)
    }
}

impl<'de> Deserialize<'de> for GridId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GridId, D::Error> {
        let number = u16::deserialize(deserializer)?;
        let index = number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
        index
            .map(GridId)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no grid {number}; grids are counted from 1")))
    }
}
