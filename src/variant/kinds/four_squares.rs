//! Four squares (windoku): each of four 3x3 squares that overlap the boxes of the 9x9 grid contains each digit once.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, GridId};
use crate::model::Model;
use crate::place::{PlacementError, in_grid};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{Context, Generated, Info, KindGroup, RuleSource, Variant, fill_cells};
use crate::words::Message;

/// The squares in rows and columns 2 to 4 and 6 to 8 of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourSquares {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
}

impl FourSquares {
    /// Returns the four squares.
    fn sets(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        let square = |(top, left): (usize, usize)| (0..9).map(|at| grid.cell(top + at / 3, left + at % 3)).collect();
        [(1, 1), (1, 5), (5, 1), (5, 5)].into_iter().map(square).collect()
    }
}

impl Variant for FourSquares {
    type Place = GridId;
    const INFO: Info =
        Info { id: "four-squares", group: KindGroup::Regions, key: Some('Q'), brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = include_str!("../../../examples/four-squares.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "four-squares",
        rules: RuleSource::BeforeSolution(|_, _| vec![FourSquares { grid: GridId(0) }]),
    };

    fn new(grid: GridId, _brush: usize) -> Self {
        FourSquares { grid }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        FourSquares { grid }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match context.grid(self.grid).box_shape() {
            Some((3, 3)) => Ok(()),
            _ => Err(PlacementError::NotNineByNine),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        in_grid(context.board(), self.grid, Message::new("four-squares.rules"))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.sets(context.board()).into_iter().all(|set| context.all_differ(filling, set))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.sets(context.board()).into_iter().for_each(|set| model.add_different(context.ids(set)));
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells(context.board()), Ink::Tint(tint));
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.sets(board).into_iter().flatten().collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        vec![(Board::classic(), FourSquares { grid: GridId(0) })]
    }
}
