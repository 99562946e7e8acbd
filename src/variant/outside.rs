//! Outside clues: each digit beside a grid is found among the first cells seen from there, as many as a box is deep.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Gesture, Info, Misfit, Stroke, Variant, cell_area, find_grid, fitting_grid, grid_place, grid_sentence};
use crate::board::{
    Board, Cell, CellSet, Digit, DigitSet, Filling, Grid, GridId, Lookout, Relocation, Side, Transformation,
};
use crate::model::{Model, Shape};
use crate::scene::{Area, Ink, Point, Scene, Tint, Weight};

/// The clues around one grid.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outside {
    #[serde(default)]
    pub grid: GridId,
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub top: EdgeClues,
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub right: EdgeClues,
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub bottom: EdgeClues,
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub left: EdgeClues,
}

/// The digits beyond one edge, left to right or top to bottom; written as words, `.` where there are none: `14 . 36`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EdgeClues(Vec<DigitSet>);

impl EdgeClues {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The digits at a row or column, from 0.
    pub fn at(&self, index: usize) -> DigitSet {
        self.0.get(index).copied().unwrap_or_default()
    }

    pub fn set(&mut self, index: usize, digits: DigitSet) {
        if self.0.len() <= index {
            self.0.resize(index + 1, DigitSet::EMPTY);
        }
        self.0[index] = digits;
        while self.0.last().is_some_and(|digits| digits.is_empty()) {
            self.0.pop();
        }
    }
}

impl fmt::Display for EdgeClues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |digits: &DigitSet| if digits.is_empty() { ".".to_owned() } else { symbols(*digits) };
        f.write_str(&self.0.iter().map(word).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for EdgeClues {
    type Err = String;

    fn from_str(text: &str) -> Result<EdgeClues, String> {
        let read = |word| if word == "." { Ok(DigitSet::EMPTY) } else { read_symbols(word) };
        let mut clues = text.split_whitespace().map(read).collect::<Result<Vec<DigitSet>, String>>()?;
        clues.truncate(clues.iter().rposition(|digits| !digits.is_empty()).map_or(0, |last| last + 1));
        Ok(EdgeClues(clues))
    }
}

impl Serialize for EdgeClues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EdgeClues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EdgeClues, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

fn symbols(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

/// Digits written one after another; a repeated one counts once.
fn read_symbols(text: &str) -> Result<DigitSet, String> {
    let read = |symbol| Digit::from_symbol(symbol).ok_or_else(|| format!("“{symbol}” is not a digit"));
    text.chars().map(read).collect()
}

impl Outside {
    fn edge(&self, side: Side) -> &EdgeClues {
        match side {
            Side::Top => &self.top,
            Side::Right => &self.right,
            Side::Bottom => &self.bottom,
            Side::Left => &self.left,
        }
    }

    fn edge_mut(&mut self, side: Side) -> &mut EdgeClues {
        match side {
            Side::Top => &mut self.top,
            Side::Right => &mut self.right,
            Side::Bottom => &mut self.bottom,
            Side::Left => &mut self.left,
        }
    }

    /// The places with a clue, and the digits there.
    fn clues(&self) -> impl Iterator<Item = (Lookout, DigitSet)> + '_ {
        Side::ALL.into_iter().flat_map(move |side| {
            let digits = self.edge(side).0.iter().enumerate().filter(|(_, digits)| !digits.is_empty());
            digits.map(move |(index, &digits)| (Lookout { grid: self.grid, side, index }, digits))
        })
    }

    /// The cells a clue speaks of, nearest first.
    fn seen(&self, board: &Board, lookout: Lookout) -> Vec<crate::board::CellId> {
        let grid = fitting_grid(board, self.grid);
        lookout.line(grid).into_iter().take(depth(grid, lookout.side)).filter_map(|cell| board.id(cell)).collect()
    }
}

/// How many cells a clue sees: as many as a box is deep from there; in a grid without regular boxes, as many as the
/// side of the smallest square that holds all digits.
fn depth(grid: &Grid, side: Side) -> usize {
    match (grid.box_shape(), side) {
        (Some((rows, _)), Side::Top | Side::Bottom) => usize::from(rows),
        (Some((_, cols)), Side::Left | Side::Right) => usize::from(cols),
        (None, _) => (1..).find(|side| side * side >= usize::from(grid.size())).unwrap_or(1),
    }
}

impl Variant for Outside {
    const INFO: Info = Info {
        name: "Outside clues",
        hint: "Click a place beside a grid and type digits: each is among the first cells seen from there.",
        gesture: Gesture::Edge,
        key: 'O',
        brushes: &[],
        tint: Tint::Blue,
    };

    fn fits(&self, board: &Board) -> Result<(), Misfit> {
        let size = find_grid(board, self.grid)?.size();
        for (lookout, digits) in self.clues() {
            let side = lookout.side.name();
            if lookout.index >= usize::from(size) {
                return Err(Misfit::NoLine { side, number: lookout.index + 1, size });
            }
            if let Some(digit) = digits.iter().find(|digit| digit.value() > size) {
                return Err(Misfit::DigitTooLarge { side, digit, size });
            }
        }
        if self.clues().next().is_some() { Ok(()) } else { Err(Misfit::NoClue) }
    }

    fn rules_text(&self, board: &Board) -> String {
        let grid = fitting_grid(board, self.grid);
        let (down, across) = (depth(grid, Side::Top), depth(grid, Side::Left));
        let cells = match down == across {
            true => format!("the first {down} cells"),
            false => format!("the first {down} cells (from above or below) or {across} cells (from the side)"),
        };
        grid_sentence(board, self.grid, &format!("A digit outside the grid is found among {cells} seen from there."))
    }

    fn check(&self, board: &Board, filling: &Filling) -> bool {
        self.clues().all(|(lookout, digits)| {
            let seen: Vec<Digit> = self.seen(board, lookout).into_iter().map(|id| filling[id]).collect();
            digits.iter().all(|digit| seen.contains(&digit))
        })
    }

    fn lower(&self, board: &Board, model: &mut Model) {
        for (lookout, digits) in self.clues() {
            let seen = self.seen(board, lookout);
            for digit in digits.iter() {
                model.add(Shape::AtLeastOne(seen.iter().map(|&cell| (cell, digit)).collect()));
            }
        }
    }

    fn draw(&self, board: &Board, _tint: Tint, scene: &mut Scene) {
        let grid = fitting_grid(board, self.grid);
        for (lookout, digits) in self.clues() {
            let place = lookout.place(grid);
            let shared = board.contains(place);
            // Beside the grid there is room; inside a neighbouring grid the clue keeps to the edge of the cell.
            let size = if shared { 0.25 } else { 0.36 };
            let (rows, cols) = lookout.side.outward();
            let upright = rows != 0;
            let step = if upright { size * 1.05 } else { size * 0.72 };
            let count = digits.len();
            if !shared {
                let reach = (step * count as f32 + 0.25).max(0.8);
                scene.include(beyond(cell_area(place), lookout.side, reach));
            }
            for (order, digit) in digits.iter().enumerate() {
                // The first digit stands to the left or on top, whatever the side.
                let outward = if rows < 0 || cols < 0 { count - 1 - order } else { order };
                let away = 0.12 + step * (outward as f32 + 0.5) - 0.5;
                let centre = cell_area(place).center();
                let at = Point::new(centre.x + away * f32::from(cols), centre.y + away * f32::from(rows));
                scene.number(at, size, digit.value(), Weight::Medium, Ink::Given);
            }
        }
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.clues().flat_map(|(lookout, _)| self.seen(board, lookout)).map(|id| board.cell(id)).collect()
    }

    fn place(&self, board: &Board) -> String {
        let digits: usize = self.clues().map(|(_, digits)| digits.len()).sum();
        format!("{} · {digits} digit{}", grid_place(board, self.grid), if digits == 1 { "" } else { "s" })
    }

    /// Clues are typed, not painted.
    fn touched_by(&self, _board: &Board, _stroke: &Stroke, _selected: bool) -> bool {
        false
    }

    fn paint(_current: Option<&Self>, _board: &Board, _stroke: &Stroke) -> Option<Self> {
        None
    }

    fn clue(&self, lookout: Lookout) -> String {
        if lookout.grid == self.grid { symbols(self.edge(lookout.side).at(lookout.index)) } else { String::new() }
    }

    fn clue_pieces(&self, lookout: Lookout) -> Vec<String> {
        self.clue(lookout).chars().map(String::from).collect()
    }

    fn with_clue(current: Option<&Self>, _board: &Board, lookout: Lookout, clue: &str) -> Result<Option<Self>, String> {
        let mut rule = match current {
            Some(rule) => rule.clone(),
            None => Outside { grid: lookout.grid, ..Outside::default() },
        };
        rule.edge_mut(lookout.side).set(lookout.index, read_symbols(clue)?);
        let empty = rule.clues().next().is_none();
        Ok((!empty).then_some(rule))
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(Outside { grid: step.grid(self.grid)?, ..self.clone() })
    }

    /// A clue goes where the same cells are seen from, in whatever order.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let mut image = Outside { grid: step.grid(self.grid), ..Outside::default() };
        let seen = |rule: &Outside, lookout: Lookout| rule.seen(board, lookout).into_iter().map(|id| board.cell(id));
        let mut places: BTreeMap<Vec<Cell>, Lookout> = BTreeMap::new();
        for place in Lookout::around(image.grid, fitting_grid(board, image.grid)) {
            let mut cells: Vec<Cell> = seen(&image, place).collect();
            cells.sort_unstable();
            places.entry(cells).or_insert(place);
        }
        for (lookout, digits) in self.clues() {
            let cells = step.cells(board, seen(self, lookout));
            let place = *places.get(&cells.iter().collect::<Vec<Cell>>())?;
            let (renamed, edge) = (digits.iter().map(|digit| step.digit(digit)), image.edge_mut(place.side));
            edge.set(place.index, edge.at(place.index).union(renamed.collect()));
        }
        Some(image)
    }

    fn examples() -> Vec<(Board, Self)> {
        let clues = |text: &str| -> EdgeClues { text.parse().expect("example clues are well formed") };
        let outside = |top, right, bottom, left| Outside {
            grid: GridId(0),
            top: clues(top),
            right: clues(right),
            bottom: clues(bottom),
            left: clues(left),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        vec![
            (Board::classic(), outside("14 . 36 . . 5 . . 2", ". 7", ". . 89", "3 . . . 24")),
            (shidoku.clone(), outside("1 . 2", "", "", "")),
            (shidoku, outside(". 3", "4 12", "", ". . 2")),
            (roku, outside("14", "456", "", ". 6 . 1")),
        ]
    }
}

/// The strip beyond an edge: the cell's square on this side, `reach` deep.
fn beyond(cell: Area, side: Side, reach: f32) -> Area {
    match side {
        Side::Top => Area::new(cell.min.x, cell.max.y - reach, 1.0, reach),
        Side::Bottom => Area::new(cell.min.x, cell.min.y, 1.0, reach),
        Side::Left => Area::new(cell.max.x - reach, cell.min.y, reach, 1.0),
        Side::Right => Area::new(cell.min.x, cell.min.y, reach, 1.0),
    }
}
