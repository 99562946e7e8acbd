//! Outside clues: each digit outside the grid appears among the first cells seen from there. The number of these cells
//! is the depth of a box.

use serde::{Deserialize, Serialize};

use crate::board::{
    Board, Cell, CellSet, Digit, DigitSet, Filling, GridId, OutsidePosition, Random, Side, Transformation,
};
use crate::model::{Model, Shape};
use crate::place::{self, PlacementError, in_grid};
use crate::scene::{Scene, Tint};
use crate::variant::{
    ClueIcon, Context, Field, Generated, Info, KindGroup, RuleSource, Variant, draw_outside_digits, edge_fields,
};
use crate::words::Message;

/// The clues around a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Outside(pub place::OutsideClues<DigitSet>);

impl Outside {
    /// Returns the cells in which the digits of a clue must appear, nearest first.
    fn seen(board: &Board, outside_position: OutsidePosition) -> Vec<Cell> {
        board.grid(outside_position.grid).map(|grid| outside_position.near_cells(grid)).unwrap_or_default()
    }
}

impl Variant for Outside {
    type Place = place::OutsideClues<DigitSet>;
    const IN_PARTS: bool = true;
    const INFO: Info =
        Info { id: "outside", group: KindGroup::Outside, key: Some('O'), brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = include_str!("../../../examples/outside-clues.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "outside",
        rules: RuleSource::FromSolution(|context, solution, _: &mut Random| {
            Outside::of_solution(place::OutsideClues::none(GridId(0)), context, solution).into_iter().collect()
        }),
    };

    fn new(place: Self::Place, _brush: usize) -> Self {
        Outside(place)
    }

    fn place(&self) -> Self::Place {
        self.0.clone()
    }

    fn at(&self, place: Self::Place) -> Self {
        Outside(place)
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        let slanted = self
            .0
            .clues()
            .map(|(outside_position, _)| outside_position)
            .find(|outside_position| outside_position.is_diagonal());
        slanted.map_or(Ok(()), |outside_position| Err(PlacementError::Diagonal { outside_position }))
    }

    fn rules_text(&self, context: &Context) -> Message {
        let grid = self.0.grid_of(context.board());
        let (down, across) = (Side::Top.box_depth(grid), Side::Left.box_depth(grid));
        let key = if down == across { "outside.rules" } else { "outside.rules-two-depths" };
        in_grid(context.board(), self.0.grid, Message::new(key).with("down", down).with("across", across))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.0.clues().all(|(outside_position, digits)| {
            let seen = context.digits(filling, Outside::seen(context.board(), outside_position));
            digits.iter().all(|digit| seen.contains(&digit))
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        for (outside_position, digits) in self.0.clues() {
            let seen = context.ids(Outside::seen(context.board(), outside_position));
            let anywhere = |digit: Digit| seen.iter().map(move |&cell| (cell, digit)).collect();
            digits.iter().for_each(|digit| model.add(Shape::AtLeastOne(anywhere(digit))));
        }
    }

    fn draw(&self, context: &Context, _tint: Tint, scene: &mut Scene) {
        for (outside_position, digits) in self.0.clues() {
            draw_outside_digits(context, self, outside_position, &digits.iter().collect::<Vec<_>>(), scene);
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        edge_fields(&mut self.0)
    }

    fn icon(tint: Tint) -> Scene {
        ClueIcon::Text("147").scene(tint)
    }

    fn clue_digits(&self, _context: &Context, piece: &str) -> Vec<Digit> {
        piece.chars().filter_map(Digit::from_symbol).collect()
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.0.clues().flat_map(|(outside_position, _)| Outside::seen(board, outside_position)).collect()
    }

    /// A clue moves to the position that sees the same cells, in any order.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let image =
            self.0.transformed_clues(board, step, |outside_position| Outside::seen(board, outside_position), false);
        image.map(Outside).into_iter().collect()
    }

    /// Fills each position that has a clue with all digits seen from there, or all positions if none has a clue.
    fn of_solution(mut place: Self::Place, context: &Context, solution: &Filling) -> Option<Self> {
        let marked: Vec<OutsidePosition> = place.clues().map(|(outside_position, _)| outside_position).collect();
        let all = OutsidePosition::orthogonals(place.grid, place.grid_of(context.board()));
        for outside_position in all.filter(|outside_position| marked.is_empty() || marked.contains(outside_position)) {
            place.set(
                outside_position,
                context.digits(solution, Outside::seen(context.board(), outside_position)).into_iter().collect(),
            );
        }
        Some(Outside(place))
    }

    fn examples() -> Vec<(Board, Self)> {
        let clues = |text: &str| text.parse().expect("example clues are well formed");
        let outside = |top, right, bottom, left| {
            let none = place::OutsideClues::none(GridId(0));
            let [top, right, bottom, left] = [top, right, bottom, left].map(clues);
            Outside(place::OutsideClues { top, right, bottom, left, ..none })
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
