//! Full rank: all rows and columns, read as numbers from both ends, are ranked from the least; a number outside the
//! grid is the rank of the line read from there.

use crate::board::{DigitSet, Filling, Grid, GridId, OutsidePosition, Side};
use crate::model::{Model, Rank, Shape};
use crate::variant::{ClueExample, ClueIcon, ClueLine, Context, NumberClues, OutsideClueKind};
use crate::words::Message;

/// Full rank clues around a grid.
pub type FullRank = NumberClues<FullRankClue>;

/// The kind of clue that gives the rank of a row or column. In a grid with n digits, 4n lines are read, four of which
/// begin with each digit. Equal lines share the least of their ranks.
#[derive(Clone, PartialEq, Debug)]
pub struct FullRankClue;

impl FullRank {
    /// Returns whether two lines of a grid can be equal. They cannot be if boxes are square and the number of digits is
    /// odd. A row and a column that are equal mirror each other at a diagonal of the grid, so they would repeat a digit
    /// in the box where they cross. Equal parallel lines would repeat a digit in the line that crosses them in the
    /// middle, or, if read from the same end, in every line that crosses them.
    pub fn can_be_equal(grid: &Grid) -> bool {
        let square = grid.box_shape().is_some_and(|(rows, cols)| rows == cols);
        !square || grid.size().is_multiple_of(2)
    }
}

impl OutsideClueKind for FullRankClue {
    const ID: &'static str = "full-rank";
    const RULES: &'static str = "full-rank.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/full-rank.ron");
    const GENERATED_NAME: &'static str = "full-rank";
    const ICON: ClueIcon = ClueIcon::Text("1st");
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["1 . 14", ". 27 . 36", ""]),
        (2, 2, ["3 . 10", "", ""]),
        (2, 2, ["", ". 11 5", ""]),
        (2, 3, ["5", ". 20", ""]),
    ];

    fn range(seen: &ClueLine) -> (i32, i32) {
        (1, 4 * i32::from(seen.context.size()))
    }

    fn rules(context: &Context, grid: GridId) -> Message {
        let key =
            if FullRank::can_be_equal(context.grid(grid)) { "full-rank.rules-equal" } else { FullRankClue::RULES };
        Message::new(key).with("most", 4 * u16::from(context.size()))
    }

    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        let ClueLine { context, outside_position } = *seen;
        let number = |outside_position: OutsidePosition| ClueLine { context, outside_position }.values(filling);
        let own = number(outside_position);
        let smaller = OutsidePosition::orthogonals(outside_position.grid, seen.grid())
            .filter(|&other| number(other) < own)
            .count();
        i32::try_from(smaller + 1).ok()
    }

    /// Four lines begin with each digit, one read from each edge, so the clue fixes the first digit and the rank of the
    /// line among these four.
    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let ClueLine { context, outside_position } = *seen;
        let smaller = usize::try_from(clue - 1).unwrap_or_default();
        let Some(digit) = DigitSet::all(context.size()).iter().nth(smaller / 4) else { return };
        let lines = |side: Side| {
            let places = (0..usize::from(context.size()))
                .map(|index| OutsidePosition::straight(outside_position.grid, side, index));
            places.map(|outside_position| ClueLine { context, outside_position }.ids()).collect()
        };
        let sides = Side::ALL.into_iter().filter(|&side| side != outside_position.side).map(lines).collect();
        model.add(Shape::Rank(Box::new(Rank { digit, line: seen.ids(), sides, smaller_count: smaller % 4 })));
    }
}
