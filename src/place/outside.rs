//! Clues outside a grid, at its rows, columns and diagonals: `(grid: 1, top: "14 . 36", left: ". 2")`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::on_grid::{find_grid, grid_message};
use super::part::RulePart;
use super::place_trait::Place;
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{
    Board, Cell, CellSet, Digit, DigitSet, Grid, GridId, Numbering, OutsidePosition, Random, Relocation, Side, Slant,
    Transformation,
};
use crate::words::Message;

/// A value of a clue outside the grid.
pub trait ClueValue: Clone + PartialEq + Default {
    /// True if the value is a number, typed character by character. False if it is a set of digits.
    const IS_NUMBER: bool;

    /// Returns whether there is no clue.
    fn is_empty(&self) -> bool;

    /// Returns the clue as it is typed and written to files: one word other than `.`.
    fn write(&self) -> String;

    /// Parses a clue.
    ///
    /// # Errors
    /// Returns an error if the text is not a valid clue.
    fn read(text: &str) -> Result<Self, Message>;

    /// Returns the pieces of the clue that can be removed separately.
    fn pieces(&self) -> Vec<Self> {
        if self.is_empty() { vec![] } else { vec![self.clone()] }
    }

    /// Returns the largest digit in the clue.
    fn largest_digit(&self) -> Option<Digit> {
        None
    }

    /// Returns a clue that combines both clues if that is possible, and otherwise `other`.
    fn merged(&self, other: Self) -> Self {
        other
    }

    /// Returns a random clue for a grid with this many digits.
    fn random(size: u8, random: &mut Random) -> Self;

    /// Returns the clue after digits are renamed.
    fn renamed(&self, _step: &Transformation) -> Self {
        self.clone()
    }
}

/// A set of digits, written without separators; repeated digits are ignored. In files, digits have the names that they
/// have on the board ([`Numbering::of_file`]), and everywhere else the numbers 1 to n.
impl ClueValue for DigitSet {
    const IS_NUMBER: bool = false;

    fn is_empty(&self) -> bool {
        DigitSet::is_empty(*self)
    }

    fn write(&self) -> String {
        Numbering::of_file().text_of_set(*self)
    }

    fn read(text: &str) -> Result<Self, Message> {
        let not_a_digit = |symbol: char| Message::new("refusal-not-a-digit").with("symbol", symbol.to_string());
        Numbering::of_file().read_set(text).map_err(not_a_digit)
    }

    fn pieces(&self) -> Vec<Self> {
        self.iter().map(DigitSet::just).collect()
    }

    /// Returns one or two digits.
    fn random(size: u8, random: &mut Random) -> Self {
        (0..1 + random.below(2)).map(|_| Digit::from_index(random.below(size.into()))).collect()
    }

    fn largest_digit(&self) -> Option<Digit> {
        self.iter().last()
    }

    fn merged(&self, other: Self) -> Self {
        self.union(other)
    }

    fn renamed(&self, step: &Transformation) -> Self {
        self.iter().map(|digit| step.digit(digit)).collect()
    }
}

/// A number from 0 to 9999, or none.
impl ClueValue for Option<u16> {
    const IS_NUMBER: bool = true;

    fn is_empty(&self) -> bool {
        self.is_none()
    }

    fn write(&self) -> String {
        self.map(|number| number.to_string()).unwrap_or_default()
    }

    fn read(text: &str) -> Result<Self, Message> {
        let number = || text.parse().ok().filter(|_| text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit()));
        let not_a_number = || Message::new("refusal-not-a-number").with("text", text);
        if text.is_empty() { Ok(None) } else { number().map(Some).ok_or_else(not_a_number) }
    }

    /// Returns a number from 0 to the sum of all digits.
    fn random(size: u8, random: &mut Random) -> Self {
        u16::try_from(random.below(usize::from(size) * (usize::from(size) + 1) / 2 + 1)).ok()
    }
}

/// The clues around a grid.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(serialize = "V: ClueValue", deserialize = "V: ClueValue"))]
pub struct OutsideClues<V> {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// Clues at the top, left to right.
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub top: EdgeClues<V>,
    /// Clues on the right, top to bottom.
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub right: EdgeClues<V>,
    /// Clues at the bottom, left to right.
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub bottom: EdgeClues<V>,
    /// Clues on the left, top to bottom.
    #[serde(default, skip_serializing_if = "EdgeClues::is_empty")]
    pub left: EdgeClues<V>,
    /// Clues along diagonals.
    #[serde(default, skip_serializing_if = "DiagonalClues::is_empty")]
    pub diagonal: DiagonalClues<V>,
}

/// The clues at one edge, left to right or top to bottom, written as words with `.` for no clue: `14 . 36`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EdgeClues<V>(Vec<V>);

/// The clues along diagonals, written as words of the position and the clue: `top4>15 left2<7`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiagonalClues<V>(BTreeMap<(Side, usize, Slant), V>);

impl<V: ClueValue> EdgeClues<V> {
    /// Returns whether there are no clues.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the clue at a row or column, from 0.
    pub fn at(&self, index: usize) -> V {
        self.0.get(index).cloned().unwrap_or_default()
    }

    /// Sets the clue at a row or column, from 0.
    pub fn set(&mut self, index: usize, clue: V) {
        if self.0.len() <= index {
            self.0.resize(index + 1, V::default());
        }
        self.0[index] = clue;
        self.trim();
    }

    fn trim(&mut self) {
        while self.0.last().is_some_and(V::is_empty) {
            self.0.pop();
        }
    }
}

impl<V: ClueValue> DiagonalClues<V> {
    /// Returns whether there are no clues.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<V: ClueValue> fmt::Display for EdgeClues<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |clue: &V| if clue.is_empty() { ".".to_owned() } else { clue.write() };
        f.write_str(&self.0.iter().map(word).collect::<Vec<_>>().join(" "))
    }
}

impl<V: ClueValue> FromStr for EdgeClues<V> {
    type Err = Message;

    fn from_str(text: &str) -> Result<EdgeClues<V>, Message> {
        let read = |word: &str| if word == "." { Ok(V::default()) } else { V::read(word) };
        let mut clues = EdgeClues(text.split_whitespace().map(read).collect::<Result<_, _>>()?);
        clues.trim();
        Ok(clues)
    }
}

impl<V: ClueValue> fmt::Display for DiagonalClues<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |(&(side, index, slant), clue): (&(Side, usize, Slant), &V)| {
            format!("{}{}", OutsidePosition { grid: GridId::default(), side, index, slant }, clue.write())
        };
        f.write_str(&self.0.iter().map(word).collect::<Vec<_>>().join(" "))
    }
}

impl<V: ClueValue> FromStr for DiagonalClues<V> {
    type Err = Message;

    fn from_str(text: &str) -> Result<DiagonalClues<V>, Message> {
        let read = |word: &str| -> Result<_, Message> {
            let no_place = || Message::new("refusal-no-diagonal-place").with("text", word);
            let end = word.find(['<', '>']).ok_or_else(no_place)? + 1;
            let outside_position =
                OutsidePosition::parse(&word[..end]).filter(|read| read.len() == 1 && read[0].grid.index() == 0);
            let outside_position = outside_position.ok_or_else(no_place)?[0];
            Ok(((outside_position.side, outside_position.index, outside_position.slant), V::read(&word[end..])?))
        };
        let clues = text.split_whitespace().map(read).collect::<Result<BTreeMap<_, _>, _>>()?;
        Ok(DiagonalClues(clues.into_iter().filter(|(_, clue)| !clue.is_empty()).collect()))
    }
}

macro_rules! written {
    ($($Clues:ident),*) => {
        $(
            impl<V: ClueValue> Serialize for $Clues<V> {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de, V: ClueValue> Deserialize<'de> for $Clues<V> {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Clues<V>, D::Error> {
                    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
                }
            }
        )*
    };
}

written!(EdgeClues, DiagonalClues);

impl<V: ClueValue> OutsideClues<V> {
    /// Returns an empty set of clues for a grid.
    pub fn none(grid: GridId) -> OutsideClues<V> {
        OutsideClues { grid, ..OutsideClues::default() }
    }

    /// Returns the clue at a position, which is empty around other grids.
    pub fn at(&self, outside_position: OutsidePosition) -> V {
        if outside_position.grid != self.grid {
            return V::default();
        }
        match outside_position.slant {
            Slant::Straight => self.edge(outside_position.side).at(outside_position.index),
            Slant::Forth | Slant::Back => self
                .diagonal
                .0
                .get(&(outside_position.side, outside_position.index, outside_position.slant))
                .cloned()
                .unwrap_or_default(),
        }
    }

    /// Sets the clue at a position of the same grid.
    pub fn set(&mut self, outside_position: OutsidePosition, clue: V) {
        let place = (outside_position.side, outside_position.index, outside_position.slant);
        match outside_position.slant {
            Slant::Straight => self.edge_mut(outside_position.side).set(outside_position.index, clue),
            Slant::Forth | Slant::Back if clue.is_empty() => drop(self.diagonal.0.remove(&place)),
            Slant::Forth | Slant::Back => drop(self.diagonal.0.insert(place, clue)),
        }
    }

    /// Returns the positions that have a clue, with their clues.
    pub fn clues(&self) -> impl Iterator<Item = (OutsidePosition, &V)> + '_ {
        let straight = Side::ALL.into_iter().flat_map(move |side| {
            let clues = self.edge(side).0.iter().enumerate().filter(|(_, clue)| !clue.is_empty());
            clues.map(move |(index, clue)| (OutsidePosition::straight(self.grid, side, index), clue))
        });
        let slanted = self.diagonal.0.iter();
        straight.chain(
            slanted
                .map(|(&(side, index, slant), clue)| (OutsidePosition { grid: self.grid, side, index, slant }, clue)),
        )
    }

    /// Returns the grid, which exists because the place fits.
    pub fn grid_of<'a>(&self, board: &'a Board) -> &'a Grid {
        board.grid(self.grid).expect("the place fits the board")
    }

    /// Returns the clues after a transformation, where each clue depends on the cells returned by `seen`, nearest
    /// first. If `ordered`, their order matters. Returns None if no position sees the new cells of some clue.
    pub fn transformed_clues(
        &self,
        board: &Board,
        step: &Transformation,
        seen: impl Fn(OutsidePosition) -> Vec<Cell>,
        ordered: bool,
    ) -> Option<OutsideClues<V>> {
        let grid = step.grid(self.grid);
        let mut image = OutsideClues::<V>::none(grid);
        let sorted = |mut cells: Vec<Cell>| {
            if !ordered {
                cells.sort_unstable();
            }
            cells
        };
        let shape = board.grid(grid)?;
        let mut places: BTreeMap<Vec<Cell>, OutsidePosition> = BTreeMap::new();
        for place in OutsidePosition::all(grid, shape) {
            // If the order does not matter, both ends of a line see the same cells, and the first end is used.
            places.entry(sorted(seen(place))).or_insert(place);
        }
        for (outside_position, clue) in self.clues() {
            let cells: Option<Vec<Cell>> =
                seen(outside_position).into_iter().map(|cell| step.cell(board, cell)).collect();
            let place = *places.get(&sorted(cells?))?;
            image.set(place, image.at(place).merged(clue.renamed(step)));
        }
        Some(image)
    }

    fn edge(&self, side: Side) -> &EdgeClues<V> {
        match side {
            Side::Top => &self.top,
            Side::Right => &self.right,
            Side::Bottom => &self.bottom,
            Side::Left => &self.left,
        }
    }

    fn edge_mut(&mut self, side: Side) -> &mut EdgeClues<V> {
        match side {
            Side::Top => &mut self.top,
            Side::Right => &mut self.right,
            Side::Bottom => &mut self.bottom,
            Side::Left => &mut self.left,
        }
    }
}

impl<V: ClueValue> Place for OutsideClues<V> {
    const GESTURE: Gesture = Gesture::Edge;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        let grid = find_grid(board, self.grid)?;
        let size = grid.size();
        for (outside_position, clue) in self.clues() {
            let side = outside_position.side.name();
            if outside_position.index >= usize::from(size) {
                return Err(PlacementError::NoLine { side, number: outside_position.index + 1, size });
            }
            if outside_position.is_diagonal()
                && !OutsidePosition::diagonals(self.grid, grid).any(|place| place == outside_position)
            {
                return Err(PlacementError::NoDiagonal { outside_position });
            }
            if let Some(digit) = clue.largest_digit().filter(|digit| digit.value() > size) {
                let numbering = board.numbering();
                return Err(PlacementError::DigitTooLarge { side, number: numbering.number(digit), size, numbering });
            }
        }
        if self.clues().next().is_some() { Ok(()) } else { Err(PlacementError::NoClue) }
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.clues().flat_map(|(outside_position, _)| outside_position.line(self.grid_of(board))).collect()
    }

    fn description(&self, board: &Board) -> Message {
        let count: usize = self.clues().map(|(_, clue)| clue.pieces().len()).sum();
        let key = if V::IS_NUMBER { "place-outside-numbers" } else { "place-outside" };
        Message::new(key).with("grid", grid_message(board, self.grid)).with("count", count)
    }

    /// Returns no effect, as clues are typed.
    fn apply_stroke(_current: Option<&Self>, _board: &Board, _stroke: &Stroke) -> StrokeEffect<Self> {
        StrokeEffect::Unchanged
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        Some(OutsideClues { grid: step.grid(self.grid)?, ..self.clone() })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let line = |outside_position: OutsidePosition| {
            board.grid(outside_position.grid).map(|grid| outside_position.line(grid)).unwrap_or_default()
        };
        self.transformed_clues(board, step, line, true)
    }

    /// Returns clues at about a quarter of the positions around a random grid.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let mut place = OutsideClues::none(GridId::random(board, random)?);
        let grid = board.grid(place.grid)?;
        for outside_position in OutsidePosition::orthogonals(place.grid, grid) {
            if random.below(4) == 0 {
                place.set(outside_position, V::random(grid.size(), random));
            }
        }
        Some(place)
    }

    fn clue_is_number() -> bool {
        V::IS_NUMBER
    }

    fn clue(&self, outside_position: OutsidePosition) -> String {
        self.at(outside_position).write()
    }

    fn parts(&self) -> Vec<RulePart> {
        let pieces = |(outside_position, clue): (OutsidePosition, &V)| {
            clue.pieces().into_iter().map(move |piece| RulePart::OutsideClue { outside_position, piece: piece.write() })
        };
        self.clues().flat_map(pieces).collect()
    }

    fn with_parts(&self, wanted: &dyn Fn(usize) -> bool) -> Option<Self> {
        let mut kept = OutsideClues::<V>::none(self.grid);
        let pieces = self
            .clues()
            .flat_map(|(outside_position, clue)| clue.pieces().into_iter().map(move |piece| (outside_position, piece)));
        for (outside_position, piece) in
            pieces.enumerate().filter(|&(number, _)| wanted(number)).map(|(_, piece)| piece)
        {
            kept.set(outside_position, kept.at(outside_position).merged(piece));
        }
        let empty = kept.clues().next().is_none();
        (!empty).then_some(kept)
    }

    fn with_clue(
        current: Option<&Self>,
        outside_position: OutsidePosition,
        clue: &str,
    ) -> Result<Option<Self>, Message> {
        let mut place = current.cloned().unwrap_or_else(|| OutsideClues::none(outside_position.grid));
        if place.grid == outside_position.grid {
            place.set(outside_position, V::read(clue)?);
        }
        let empty = place.clues().next().is_none();
        Ok((!empty).then_some(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_are_read_as_they_are_written() {
        let place = OutsideClues::<Option<u16>> {
            top: ". 11 0".parse().unwrap(),
            diagonal: "top1>45 left3<0".parse().unwrap(),
            ..OutsideClues::none(GridId(1))
        };
        assert_eq!((place.top.to_string(), place.diagonal.to_string()), (". 11 0".into(), "top1>45 left3<0".into()));
        let found: Vec<String> =
            place.clues().map(|(outside_position, clue)| format!("{outside_position}={}", clue.write())).collect();
        assert_eq!(found, ["g2top2=11", "g2top3=0", "g2top1>=45", "g2left3<=0"]);
        for wrong in ["top1", "top1>x", "g2top1>4", "top1-2>4", ">4"] {
            assert!(wrong.parse::<DiagonalClues<Option<u16>>>().is_err(), "{wrong}");
        }
        assert_eq!("4 . .".parse::<EdgeClues<Option<u16>>>().unwrap().to_string(), "4");
    }

    #[test]
    fn clues_turn_with_the_board() {
        let board = Board::single(2, 2).unwrap();
        let quarter = |cell: Cell| Cell::new(cell.col, 3 - cell.row);
        let step = crate::board::HouseLayout::of(&board).transformation(quarter).unwrap();
        let mut place = OutsideClues::<Option<u16>>::none(GridId(0));
        let at = |word: &str| OutsidePosition::parse(word).unwrap()[0];
        // After a quarter turn to the right, clues at the top are on the right.
        let table =
            [("top1", "right1"), ("left4", "top1"), ("top1>", "top4<"), ("left2>", "top3<"), ("top2<", "right2<")];
        for (number, (from, _)) in (1..).zip(table) {
            place.set(at(from), Some(number));
        }
        let image = place.transformed(&board, &step).unwrap();
        for (number, (_, to)) in (1..).zip(table) {
            assert_eq!(image.at(at(to)), Some(number), "{to}");
        }
        assert_eq!(image.clues().count(), table.len());
    }
}
