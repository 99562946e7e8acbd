//! Constraints as they are written.

use super::tokens::cell_name;
use crate::board::Cell;

/// A constraint: its name, the arguments before the cells, and the cells. Some have several rows of cells.
pub(super) struct IssConstraint {
    /// The name, which the solver defines.
    pub name: &'static str,
    /// The arguments before the cells.
    pub leading_arguments: Vec<String>,
    /// The rows of cells.
    pub cells: Vec<Vec<Cell>>,
    /// Text that is written instead of the other fields.
    pub verbatim: Option<String>,
}

impl IssConstraint {
    /// Creates a constraint with one row of cells.
    pub fn new(
        name: &'static str,
        first: impl IntoIterator<Item = String>,
        cells: impl IntoIterator<Item = Cell>,
    ) -> IssConstraint {
        let first = first.into_iter().collect();
        IssConstraint { name, leading_arguments: first, cells: vec![cells.into_iter().collect()], verbatim: None }
    }

    /// Creates a constraint that is written as this text.
    pub fn verbatim(text: String) -> IssConstraint {
        IssConstraint { name: "", leading_arguments: vec![], cells: vec![], verbatim: Some(text) }
    }

    /// Returns the place and value of an outside clue. If several clues had the same place, the solver would use the
    /// last.
    pub fn outside_clue(&self) -> Option<(String, String)> {
        match (self.name, &self.leading_arguments[..]) {
            ("Sandwich", [number, line]) => Some((line.clone(), number.clone())),
            ("XSum" | "Skyscraper" | "HiddenSkyscraper" | "NumberedRoom" | "FullRank", [place @ .., number]) => {
                Some((place.join("~"), number.clone()))
            }
            _ => None,
        }
    }

    /// Returns the text of the constraint; `moved` maps cells to a grid that begins at the origin.
    pub fn text(&self, moved: &impl Fn(Cell) -> Cell) -> String {
        if let Some(text) = &self.verbatim {
            return text.clone();
        }
        let rows = self.cells.iter().map(|row| row.iter().map(|&cell| cell_name(moved(cell))).collect::<Vec<_>>());
        let rows: Vec<Vec<String>> = rows.collect();
        let cells = rows.join(&"-".to_owned());
        let arguments = self.leading_arguments.iter().chain(&cells).map(|argument| format!("~{argument}"));
        [".", self.name].concat() + &arguments.collect::<String>()
    }
}
