//! Position (disjoint groups): cells in the same position of their boxes do not contain the same digit.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, GridId};
use crate::model::Model;
use crate::place::{PlacementError, in_grid};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{Context, Generated, Info, KindGroup, RuleSource, Variant, fill_cells};
use crate::words::Message;

/// The disjoint groups of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
}

impl Position {
    /// Returns, for each position in a box, the cells in that position.
    fn sets(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        let size = usize::from(grid.size());
        let boxes: Vec<Vec<Cell>> = (0..size).map(|index| grid.box_cells(index)).collect();
        (0..size).map(|place| boxes.iter().map(|cells| cells[place]).collect()).collect()
    }
}

impl Variant for Position {
    type Place = GridId;
    const INFO: Info =
        Info { id: "position", group: KindGroup::Regions, key: Some('P'), brushes: &[], tint: Tint::Violet };
    const EXAMPLE: &'static str = include_str!("../../../examples/positions.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "positions", rules: RuleSource::BeforeSolution(|_, _| vec![Position { grid: GridId(0) }]) };

    fn new(grid: GridId, _brush: usize) -> Self {
        Position { grid }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Position { grid }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match context.grid(self.grid).box_shape() {
            Some(_) => Ok(()),
            None => Err(PlacementError::NoBoxes),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        in_grid(context.board(), self.grid, Message::new("position.rules"))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.sets(context.board()).into_iter().all(|set| context.all_differ(filling, set))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.sets(context.board()).into_iter().for_each(|set| model.add_different(context.ids(set)));
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        // A chequered pattern, the same in each box, shows which positions correspond.
        let cols = usize::from(context.grid(self.grid).box_shape().map_or(1, |(_, cols)| cols));
        let shaded = |place: &usize| (place / cols + place % cols).is_multiple_of(2);
        let sets = self.sets(context.board()).into_iter().enumerate().filter(|(place, _)| shaded(place));
        let cells: CellSet = sets.flat_map(|(_, cells)| cells).collect();
        fill_cells(scene, Layer::Region, &cells, Ink::Tint(tint));
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.sets(board).into_iter().flatten().collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        let position = Position { grid: GridId(0) };
        vec![(shidoku, position.clone()), (Board::classic(), position.clone()), (roku, position)]
    }
}
