//! Region sum line: box borders divide the line into segments with equal sums. Each visit to a box is a separate
//! segment.

use crate::board::{Board, Cell, CellId};
use crate::model::{Cmp, Model};
use crate::place::Path;
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line that boxes divide into segments of equal sums.
#[derive(Clone, PartialEq, Debug)]
pub struct RegionSumLine;

/// A region sum line.
pub type RegionSum = Line<RegionSumLine>;

impl LineKind for RegionSumLine {
    const ID: &'static str = "region-sum";
    const TINT: Tint = Tint::Blue;
    const EXAMPLE: &'static str = include_str!("../../../examples/region-sum.ron");
    const GENERATED_NAME: &'static str = "region-sum";
    const READS_VALUES: bool = true;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] =
        &[("r3c2 r3c3 r3c4 r4c4 r5c4", None), ("r2c2 r3c3", None), ("r2c1 r2c2 r3c2 r3c1", None), ("r1c2 r2c3", None)];

    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool {
        let parts = parts(context.board(), &line.path);
        let sums: Vec<i32> = parts.iter().map(|part| part.iter().map(|&place| values[place]).sum()).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        // Equality is transitive, so it is enough to compare segments that follow each other.
        for pair in parts(context.board(), &line.path).windows(2) {
            let signed =
                |part: &[usize], factor| part.iter().map(move |&place| (factor, cells[place])).collect::<Vec<_>>();
            let terms = [signed(&pair[0], 1), signed(&pair[1], -1)].concat();
            model.add(context.sum_shape(terms, Cmp::Equal, 0));
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Dashes, tint);
    }

    /// Follows the path as far as possible, across at least one box border.
    fn of_solution(path: Path, context: &Context, values: &[i32]) -> Option<Line<Self>> {
        let line = |count: usize| Line::new(Path(path.0[..count].to_vec()));
        let says = |line: &Line<Self>| parts(context.board(), &line.path).len() > 1;
        let lines = (2..=path.0.len()).rev().map(line).filter(says);
        lines.into_iter().find(|line| Self::holds(line, context, &values[..line.path.0.len()]))
    }
}

/// Returns the positions of the cells of each segment along the line. A segment begins at each change of box. Cells
/// outside boxes are left out.
fn parts(board: &Board, path: &Path) -> Vec<Vec<usize>> {
    let boxes = |cell: Cell| -> Vec<(usize, usize)> {
        let grids = board.grids_at(cell);
        grids.filter_map(|id| Some((id.index(), board.grid(id)?.box_of(cell)?))).collect()
    };
    let with_boxes = path.0.iter().map(|&cell| boxes(cell)).enumerate();
    let in_boxes: Vec<(usize, Vec<(usize, usize)>)> = with_boxes.filter(|(_, boxes)| !boxes.is_empty()).collect();
    let parts = in_boxes.chunk_by(|(_, one), (_, other)| one.iter().any(|own| other.contains(own)));
    parts.map(|part| part.iter().map(|&(place, _)| place).collect()).collect()
}
