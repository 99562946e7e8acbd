//! Region: digits do not repeat in a painted set of cells. On a board with n digits, a region of n cells contains each
//! digit once.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Random};
use crate::model::Model;
use crate::place::{Place, PlacementError};
use crate::scene::{Ink, Layer, Scene, Tint, Width};
use crate::variant::{Context, Generated, Info, KindGroup, RuleSource, Variant, fill_cells, outline_cells};
use crate::words::Message;

/// A painted set of cells anywhere on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// At least two cells, and at most as many as there are digits.
    pub cells: CellSet,
}

impl Variant for Region {
    type Place = CellSet;
    const INFO: Info = Info { id: "region", group: KindGroup::Regions, key: Some('R'), brushes: &[], tint: Tint::Sand };
    const EXAMPLE: &'static str = include_str!("../../../examples/regions.ron");
    const GENERATED: Generated<Self> = Generated { name: "regions", rules: RuleSource::FromSolution(generate_regions) };

    fn new(cells: CellSet, _brush: usize) -> Self {
        Region { cells }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        Region { cells }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match self.cells.len() {
            ..2 => Err(PlacementError::TooFewCells { least: 2 }),
            cells => PlacementError::check_distinct(context.size(), cells),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        match self.cells.len() == usize::from(context.size()) {
            true => Message::new("region.rules-house").with("size", context.size()),
            false => Message::new("region.rules-part"),
        }
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        context.all_differ(filling, self.cells.iter())
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        model.add_different(context.ids(self.cells.iter()));
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        // Regions of one colour may touch or overlap, so an outline shows the extent of each.
        outline_cells(scene, Layer::Mark, &self.cells, 0.08, Width::Cells(0.03), Ink::Line(tint));
    }

    fn description(&self, board: &Board) -> Message {
        match self.cells.len() == usize::from(board.size()) {
            true => Message::new("region.words-house").with("count", self.cells.len()),
            false => self.cells.description(board),
        }
    }

    /// Keeps only the first of several cells with the same digit.
    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        let mut seen = std::collections::BTreeSet::new();
        let cells =
            cells.iter().filter(|&cell| context.digits(solution, [cell]).iter().all(|&digit| seen.insert(digit)));
        Some(Region { cells: cells.collect() }).filter(|region| region.validate(context).is_ok())
    }

    fn examples() -> Vec<(Board, Self)> {
        let region = |cells: &str| Region { cells: cells.parse().expect("example cells are well formed") };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), region("r2c2-5 r3c2-4 r4c2 r4c4")),
            (Board::classic(), region("r4c3-4 r5c5 r6c6-7")),
            (shidoku.clone(), region("r1c1 r2c2 r3c3 r4c4")),
            (shidoku, region("r1c4 r2c3 r3c2")),
        ]
    }
}

/// Returns up to three regions that contain each digit once and do not overlap, each grown cell by cell.
fn generate_regions(context: &Context, solution: &Filling, random: &mut Random) -> Vec<Region> {
    let (board, mut taken, mut regions) = (context.board(), CellSet::default(), Vec::new());
    for _ in 0..40 {
        let mut cells: Vec<Cell> = random.pick(board.cells()).into_iter().collect();
        while cells.len() < usize::from(board.size()) {
            let digits = context.digits(solution, cells.iter().copied());
            let new = |cell: &Cell| context.digits(solution, [*cell]).iter().all(|digit| !digits.contains(digit));
            let beside = cells.iter().flat_map(|cell| cell.neighbours());
            let beside: Vec<Cell> = beside.filter(|cell| board.contains(*cell) && new(cell)).collect();
            let Some(next) = random.pick(&beside) else { break };
            cells.push(next);
        }
        let whole = cells.len() == usize::from(board.size()) && cells.iter().all(|&cell| !taken.contains(cell));
        if whole && regions.len() < 3 {
            taken.extend(cells.iter().copied());
            regions.push(Region { cells: cells.into_iter().collect() });
        }
    }
    regions
}
