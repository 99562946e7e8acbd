//! Clones: groups of cells of the same shape contain the same digits in the same positions.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Random};
use crate::model::{Model, Shape};
use crate::place::{Groups, PlacementError};
use crate::scene::{Ink, Layer, Scene, Tint, Width};
use crate::variant::{Context, Generated, Info, KindGroup, RuleSource, Variant, fill_cells, outline_cells};
use crate::words::Message;

/// Groups that are copies of each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clones {
    /// Groups of equally many cells. The n-th cells of all groups, in reading order, contain the same digit.
    pub groups: Groups,
}

impl Variant for Clones {
    type Place = Groups;
    const INFO: Info = Info { id: "clones", group: KindGroup::Cells, key: None, brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/clones.ron");
    const GENERATED: Generated<Self> = Generated { name: "clones", rules: RuleSource::FromSolution(generate_clones) };

    fn new(groups: Groups, _brush: usize) -> Self {
        Clones { groups }
    }

    fn place(&self) -> Groups {
        self.groups.clone()
    }

    fn at(&self, groups: Groups) -> Self {
        Clones { groups }
    }

    /// Groups may share cells, but a cell cannot be a clone of itself.
    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        let mut alike = self.groups.matching_cells().into_iter();
        let twice = alike
            .find_map(|cells| cells.iter().find(|one| cells.iter().filter(|cell| cell == one).count() > 1).copied());
        twice.map_or(Ok(()), |cell| Err(PlacementError::MarkedTwice { cell }))
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new("clones.rules")
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let lists = self.groups.matching_cells().into_iter();
        lists.map(|cells| context.digits(filling, cells)).all(|digits| digits.windows(2).all(|pair| pair[0] == pair[1]))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let same = context.pair_table(|one, other| one == other);
        for cells in self.groups.matching_cells() {
            let ids = context.ids(cells);
            for pair in ids.windows(2) {
                model.add(Shape::Pair(pair[0], pair[1], same.clone()));
            }
        }
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        for cells in &self.groups.0 {
            fill_cells(scene, Layer::Region, cells, Ink::Tint(tint));
            outline_cells(scene, Layer::Mark, cells, 0.08, Width::Cells(0.03), Ink::Line(tint));
        }
    }

    fn examples() -> Vec<(Board, Self)> {
        let clones = |sets: &[&str]| Clones {
            groups: Groups(sets.iter().map(|set| set.parse().expect("example cells are well formed")).collect()),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), clones(&["r1c1-2 r2c1", "r4c5-6 r5c5"])),
            (shidoku.clone(), clones(&["r1c1-2", "r3c2-3"])),
            (shidoku, clones(&["r1c1", "r2c3", "r3c2"])),
        ]
    }
}

/// Returns up to three pairs of clones with three to five cells each that do not overlap.
fn generate_clones(context: &Context, solution: &Filling, random: &mut Random) -> Vec<Clones> {
    let (board, mut taken, mut clones) = (context.board(), CellSet::default(), Vec::new());
    for _ in 0..400 {
        let (Some(one), Some(other)) = (random.pick(board.cells()), random.pick(board.cells())) else { break };
        let shift = (other.row - one.row, other.col - one.col);
        let same = |cell: Cell| {
            let copy = cell.offset(shift.0, shift.1);
            let digits = context.digits(solution, [cell, copy]);
            digits.len() == 2 && digits[0] == digits[1] && !taken.contains(cell) && !taken.contains(copy)
        };
        // Grows a connected set of cells that equal their copies at this shift, without overlapping other clones.
        let (mut cells, mut open) = (CellSet::default(), vec![one]);
        while let Some(cell) = open.pop() {
            let copy = cell.offset(shift.0, shift.1);
            let apart = !cells.contains(copy) && !cells.contains(cell.offset(-shift.0, -shift.1));
            if cells.len() < 5 && !cells.contains(cell) && apart && same(cell) {
                cells.insert(cell);
                open.extend(cell.neighbours());
            }
        }
        if shift != (0, 0) && cells.len() >= 3 && clones.len() < 3 {
            let copies: CellSet = cells.iter().map(|cell| cell.offset(shift.0, shift.1)).collect();
            taken.extend(cells.iter().chain(copies.iter()));
            clones.push(Clones { groups: Groups(vec![cells, copies]) });
        }
    }
    clones
}
