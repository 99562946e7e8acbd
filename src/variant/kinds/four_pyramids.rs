//! Four pyramids: each of the four stepped triangles of nine cells at the edges of the 9x9 grid contains each digit
//! once.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, GridId, Transformation};
use crate::model::Model;
use crate::place::{PlacementError, grid_message, in_grid};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant, fill_cells};
use crate::words::Message;

/// The four pyramids of a grid, as a pinwheel or its mirror image. A grid may have both.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourPyramids {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// True for the pinwheel mirrored left to right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mirrored: bool,
}

impl FourPyramids {
    /// Returns the four pyramids: top, right, bottom, left.
    fn sets(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        // The top pyramid has five cells of row 1 from column 4, three of row 2 and one of row 3. Each other pyramid is
        // the previous one after a quarter turn.
        let top: Vec<(usize, usize)> = (0..3).flat_map(|row| (row + 3..8 - row).map(move |col| (row, col))).collect();
        let turned = |times: usize| {
            let turn = |(row, col): (usize, usize)| (col, 8 - row);
            top.iter().map(move |&place| (0..times).fold(place, |place, _| turn(place)))
        };
        let place = |(row, col): (usize, usize)| grid.cell(row, if self.mirrored { 8 - col } else { col });
        (0..4).map(|times| turned(times).map(place).collect()).collect()
    }
}

impl Variant for FourPyramids {
    type Place = GridId;
    const INFO: Info = Info {
        id: "four-pyramids",
        group: KindGroup::Regions,
        key: Some('Y'),
        brushes: &["pinwheel", "mirrored"],
        tint: Tint::Sand,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/four-pyramids.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "four-pyramids",
        rules: RuleSource::BeforeSolution(|_, _| vec![FourPyramids::new(GridId(0), 0)]),
    };

    fn new(grid: GridId, brush: usize) -> Self {
        FourPyramids { grid, mirrored: brush == 1 }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        FourPyramids { grid, ..*self }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match context.grid(self.grid).box_shape() {
            Some((3, 3)) => Ok(()),
            _ => Err(PlacementError::NotNineByNine),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        self.mirrored == (brush == 1)
    }

    fn rules_text(&self, context: &Context) -> Message {
        in_grid(context.board(), self.grid, Message::new("four-pyramids.rules"))
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

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("mirrored", &mut self.mirrored)]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.sets(board).into_iter().flatten().collect()
    }

    fn description(&self, board: &Board) -> Message {
        let grid = grid_message(board, self.grid);
        if self.mirrored { Message::new("four-pyramids.words-mirrored").with("grid", grid) } else { grid }
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        [false, true].map(|mirrored| FourPyramids { grid: step.grid(self.grid), mirrored }).into()
    }

    fn examples() -> Vec<(Board, Self)> {
        let pyramids = |mirrored| FourPyramids { grid: GridId(0), mirrored };
        vec![(Board::classic(), pyramids(false)), (Board::classic(), pyramids(true))]
    }
}
