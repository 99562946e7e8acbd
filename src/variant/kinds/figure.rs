//! Figures: digits do not repeat in each region of a traditional shape (asterisk, centre dots, girandola, percent,
//! argyle).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::board::{Board, Cell, CellSet, Filling, GridId, Transformation};
use crate::model::Model;
use crate::place::{PlacementError, grid_message, in_grid};
use crate::scene::{Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::{
    Context, Generated, Info, KindGroup, RuleSource, Variant, cell_middle, fill_cells, outline_cells,
};
use crate::words::Message;

/// A figure in one grid of 9x9 cells with 3x3 boxes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The shape of the figure.
    pub shape: FigureShape,
}

/// The shapes of figures, in the order of the brushes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureShape {
    /// The middle cell and a ring of eight cells around it.
    Asterisk,
    /// The middle cells of all boxes.
    CentreDots,
    /// The corners and a cross, like the blades of a windmill.
    Girandola,
    /// The rising diagonal and a 3x3 square on each side of it.
    Percent,
    /// Eight crossing diagonals as in a knitted pattern: one on each side of both long diagonals, and four around the
    /// middle.
    Argyle,
}

impl FigureShape {
    /// Returns the regions as rows and columns counted from 1.
    fn regions(self) -> Vec<Vec<(i16, i16)>> {
        let diagonal = |row: i16, col: i16, down: i16, count: i16| -> Vec<(i16, i16)> {
            (0..count).map(|step| (row + step * down, col + step)).collect()
        };
        let square = |row: i16, col: i16| (0..9).map(|place| (row + place / 3, col + place % 3)).collect();
        match self {
            FigureShape::Asterisk => {
                vec![vec![(2, 5), (3, 3), (3, 7), (5, 2), (5, 5), (5, 8), (7, 3), (7, 7), (8, 5)]]
            }
            FigureShape::CentreDots => {
                vec![[2, 5, 8].into_iter().flat_map(|row| [2, 5, 8].map(|col| (row, col))).collect()]
            }
            FigureShape::Girandola => {
                vec![vec![(1, 1), (1, 9), (2, 5), (5, 2), (5, 5), (5, 8), (8, 5), (9, 1), (9, 9)]]
            }
            FigureShape::Percent => vec![diagonal(9, 1, -1, 9), square(2, 2), square(6, 6)],
            FigureShape::Argyle => vec![
                diagonal(1, 2, 1, 8),
                diagonal(2, 1, 1, 8),
                diagonal(8, 1, -1, 8),
                diagonal(9, 2, -1, 8),
                diagonal(1, 5, 1, 5),
                diagonal(5, 1, 1, 5),
                diagonal(5, 1, -1, 5),
                diagonal(9, 5, -1, 5),
            ],
        }
    }

    fn name(self) -> &'static str {
        Figure::INFO.brushes[self as usize]
    }
}

impl Figure {
    fn sets(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        let cell = |(row, col): (i16, i16)| grid.origin().offset(row - 1, col - 1);
        self.shape.regions().into_iter().map(|region| region.into_iter().map(cell).collect()).collect()
    }
}

impl Variant for Figure {
    type Place = GridId;
    const INFO: Info = Info {
        id: "figure",
        group: KindGroup::Regions,
        key: None,
        brushes: &["asterisk", "centre-dots", "girandola", "percent", "argyle"],
        tint: Tint::Green,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/figures.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "figures",
        rules: RuleSource::BeforeSolution(|_, random| vec![Figure::new(GridId(0), random.below(FigureShape::COUNT))]),
    };

    fn new(grid: GridId, brush: usize) -> Self {
        Figure { grid, shape: FigureShape::VARIANTS[brush.min(FigureShape::COUNT - 1)] }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Figure { grid, shape: self.shape }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match context.grid(self.grid).box_shape() {
            Some((3, 3)) => Ok(()),
            _ => Err(PlacementError::NotNineByNine),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        FigureShape::VARIANTS.get(brush) == Some(&self.shape)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let lines = matches!(self.shape, FigureShape::Argyle);
        in_grid(context.board(), self.grid, Message::new(if lines { "figure.rules-lines" } else { "figure.rules" }))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.sets(context.board()).into_iter().all(|set| context.all_differ(filling, set))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.sets(context.board()).into_iter().for_each(|set| model.add_different(context.ids(set)));
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        for set in self.sets(context.board()) {
            let cells: CellSet = set.iter().copied().collect();
            let is_line =
                set.windows(2).all(|pair| (pair[0].row - pair[1].row).abs() == 1 && pair[0].col != pair[1].col);
            match (is_line, set.first(), set.last()) {
                (true, Some(&first), Some(&last)) => {
                    scene.line(
                        Layer::Mark,
                        cell_middle(first),
                        cell_middle(last),
                        Pen::new(Width::Cells(0.05)).round(),
                        Ink::Line(tint),
                    );
                }
                _ => {
                    fill_cells(scene, Layer::Region, &cells, Ink::Tint(tint));
                    if set.len() == 9 && self.shape == FigureShape::Percent {
                        outline_cells(scene, Layer::Mark, &cells, 0.08, Width::Cells(0.03), Ink::Line(tint));
                    }
                }
            }
        }
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.sets(board).into_iter().flatten().collect()
    }

    fn description(&self, board: &Board) -> Message {
        let figure = Message::new(format!("figure.{}", self.shape.name()));
        Message::new("figure.words").with("figure", figure).with("grid", grid_message(board, self.grid))
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        vec![self.at(step.grid(self.grid))]
    }

    fn examples() -> Vec<(Board, Self)> {
        (0..FigureShape::COUNT).map(|brush| (Board::classic(), Figure::new(GridId(0), brush))).collect()
    }
}
