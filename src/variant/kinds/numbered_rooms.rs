//! Numbered rooms: if the first digit seen from a clue outside the grid is N, the clue is the digit in the N-th cell
//! from the edge.

use crate::board::{DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, NumberClues, OutsideClueKind};

/// Numbered rooms clues around a grid.
pub type NumberedRooms = NumberClues<NumberedRoomsClue>;

/// The kind of clue that gives the digit in the cell counted by the first digit.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberedRoomsClue;

impl OutsideClueKind for NumberedRoomsClue {
    const ID: &'static str = "numbered-rooms";
    const RULES: &'static str = "numbered-rooms.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/numbered-rooms.ron");
    const GENERATED_NAME: &'static str = "numbered-rooms";
    const ICON: ClueIcon = ClueIcon::Text("1#");
    const IS_DIGIT: bool = true;
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["4 . 3 . 1 . 5", ". 2 . 6", ""]),
        (2, 2, ["3 . 2", "", ""]),
        (2, 2, ["", ". 1 4", ""]),
        (2, 3, ["5", ". 2 . 1", ""]),
    ];

    fn range(seen: &ClueLine) -> (i32, i32) {
        (seen.context.lowest(), seen.context.highest())
    }

    /// Returns None if the first digit is 0, which counts no cell.
    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let values = seen.values(filling);
        let place = usize::try_from(*values.first()?).ok()?.checked_sub(1)?;
        values.get(place).copied()
    }

    /// The line has each digit once, so only the counted cell contains the clue.
    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let (context, cells) = (seen.context, seen.ids());
        for (number, &cell) in (1..).zip(&cells).skip(1) {
            // The clue is in the cell that the first digit counts to, and in no other, because the digits of a line
            // differ.
            let pairs = context.pair_table(|first, here| (first == number) == (here == clue));
            model.add(Shape::Pair(cells[0], cell, pairs));
        }
        // A first digit of 1 counts to its own cell, and a 0 counts to no cell at all.
        let first = |value: i32| value != 0 && (value == 1) == (value == clue);
        let digits: DigitSet =
            DigitSet::all(context.size()).iter().filter(|&digit| first(context.value(digit))).collect();
        if let Some(&cell) = cells.first() {
            model.add(Shape::Domain(cell, digits));
        }
    }
}
