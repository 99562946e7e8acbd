//! A line through cells in order, written like `r1c1 r2c2 r2c3`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellError, CellSet, MAX_CELLS, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// Distinct cells in order, each sharing an edge or a corner with the previous one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path(pub Vec<Cell>);

impl Path {
    /// Returns the middles of the cells, with the side of a cell as the unit.
    pub fn points(&self) -> Vec<Point> {
        self.0.iter().map(|cell| Point::new(f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5)).collect()
    }

    /// Returns the same cells from the end to the start.
    pub fn reversed(&self) -> Path {
        Path(self.0.iter().rev().copied().collect())
    }

    /// Returns the line after its last cell was dragged along a path; see [`Place::with_end_dragged`].
    pub(super) fn with_last_dragged(&self, path: &[Cell]) -> Option<Path> {
        let mut cells = self.0.clone();
        for &cell in path.get(1..)? {
            match cells.iter().position(|&own| own == cell) {
                Some(place) => cells.truncate(place + 1),
                None => cells.push(cell),
            }
        }
        (cells.len() > 1 && cells != self.0).then_some(Path(cells))
    }
}

/// Returns whether two cells share an edge or a corner.
fn are_touching(one: Cell, other: Cell) -> bool {
    one != other && (one.row - other.row).abs() <= 1 && (one.col - other.col).abs() <= 1
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Path {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Path, CellError> {
        let words = text.split([' ', ',', '\t', '\n']).filter(|word| !word.is_empty());
        let cells = words.take(MAX_CELLS + 1).map(str::parse).collect::<Result<Vec<Cell>, CellError>>()?;
        if cells.len() > MAX_CELLS { Err(CellError::TooMany) } else { Ok(Path(cells)) }
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Place for Path {
    const GESTURE: Gesture = Gesture::Path;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.0.iter().copied())?;
        if self.0.len() < 2 {
            return Err(PlacementError::TooFewCells { least: 2 });
        }
        if let Some(pair) = self.0.windows(2).find(|pair| !are_touching(pair[0], pair[1])) {
            return Err(PlacementError::NotTouching { from: pair[0], to: pair[1] });
        }
        let mut seen = CellSet::default();
        for &cell in &self.0 {
            if seen.contains(cell) {
                return Err(PlacementError::TwiceOnPath { cell });
            }
            seen.insert(cell);
        }
        Ok(())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.0.iter().copied().collect()
    }

    fn description(&self, _board: &Board) -> Message {
        let end = |cell: Option<&Cell>| cell.map(Cell::to_string).unwrap_or_default();
        Message::new("place-path").with("from", end(self.0.first())).with("to", end(self.0.last()))
    }

    /// Makes a new line for each stroke. A stroke that extends continues the line at either end, or cuts it off after
    /// the cell where the stroke begins. A line cut to a single cell is removed.
    fn apply_stroke(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let Some(current) = current else {
            return StrokeEffect::Changed(Path(stroke.path().to_vec()));
        };
        let Some(last) = current.0.last().filter(|_| stroke.extends()) else { return StrokeEffect::Unchanged };
        let mut cells = current.0.clone();
        let free = stroke.path()[1..].iter().take_while(|cell| !current.0.contains(cell));
        let before: Vec<Cell> = free.copied().collect();
        if current.0.first() == Some(&stroke.start()) && !before.is_empty() {
            return StrokeEffect::Changed(Path(before.into_iter().rev().chain(cells).collect()));
        }
        match current.0.iter().position(|&cell| cell == stroke.start()) {
            Some(place) => cells.truncate(place + 1),
            None if are_touching(*last, stroke.start()) => cells.push(stroke.start()),
            None => return StrokeEffect::Unchanged,
        }
        for &cell in &stroke.path()[1..] {
            if cells.contains(&cell) {
                break;
            }
            cells.push(cell);
        }
        if cells.len() < 2 { StrokeEffect::Removed } else { StrokeEffect::Changed(Path(cells)) }
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        // The cells move together like a set, so that a line within a grid stays whole.
        let moved = step.cells(&self.0.iter().copied().collect());
        let first = self.0.first()?;
        let shift = |to: Cell| (to.row - first.row, to.col - first.col);
        let together = |(rows, cols): (i16, i16)| -> Option<Path> {
            let cells: Vec<Cell> = self.0.iter().map(|cell| cell.offset(rows, cols)).collect();
            (cells.iter().copied().collect::<CellSet>() == moved).then_some(Path(cells))
        };
        let whole = moved.iter().find_map(|to| together(shift(to)));
        whole.or_else(|| self.0.iter().map(|&cell| step.cell(cell)).collect::<Option<_>>().map(Path))
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        self.0.iter().map(|&cell| step.cell(board, cell)).collect::<Option<_>>().map(Path)
    }

    /// Returns a walk over two to nine cells that does not cross itself.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let mut cells: Vec<Cell> = random.pick(board.cells()).into_iter().collect();
        for _ in 0..1 + random.below(8) {
            let last = *cells.last()?;
            let before = cells.len().checked_sub(2).map(|place| cells[place]);
            let around = (-1..=1).flat_map(|rows| (-1..=1).map(move |cols| last.offset(rows, cols)));
            let crosses = |to: Cell| {
                // A diagonal step crosses the line if the other two cells of its 2x2 square follow each other.
                let sides = [Cell::new(last.row, to.col), Cell::new(to.row, last.col)];
                cells.windows(2).any(|pair| sides[0] != last && sides.contains(&pair[0]) && sides.contains(&pair[1]))
            };
            let free = |cell: &Cell| board.contains(*cell) && !cells.contains(cell) && !crosses(*cell);
            // Lines mostly continue in the same direction, and never turn back sharply.
            let weight = |to: Cell| match before {
                Some(before) => {
                    let went = (last.row - before.row, last.col - before.col);
                    let goes = (to.row - last.row, to.col - last.col);
                    match (went.0 * goes.0 + went.1 * goes.1, went == goes) {
                        (_, true) => 4,
                        (..0, _) => 0,
                        (0, _) => 1,
                        (1.., _) => 2,
                    }
                }
                None => 1,
            };
            let weighted = around.filter(free).flat_map(|cell| std::iter::repeat_n(cell, weight(cell)));
            cells.extend(random.pick(&weighted.collect::<Vec<_>>()));
        }
        Some(Path(cells)).filter(|path| path.0.len() > 1)
    }

    fn steps(&self) -> Vec<[Cell; 2]> {
        self.0.windows(2).map(|pair| [pair[0], pair[1]]).collect()
    }

    fn ends(&self) -> Vec<Cell> {
        self.0.first().into_iter().chain(self.0.last()).copied().collect()
    }

    fn with_end_dragged(&self, path: &[Cell]) -> Option<Self> {
        let end = path.first()?;
        if self.0.last() == Some(end) {
            return self.with_last_dragged(path);
        }
        let from_first = self.reversed();
        (from_first.0.last() == Some(end)).then(|| from_first.with_last_dragged(path))?.map(|line| line.reversed())
    }

    /// Returns the middle of the first cell.
    fn clue_point(&self, _board: &Board) -> Option<Point> {
        self.points().first().copied()
    }
}
