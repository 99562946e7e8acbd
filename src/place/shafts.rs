//! A circle with lines that leave it: `circle: "r1c1", shafts: ["r1c1 r1c2 r1c3"]`.

use super::path::Path;
use super::place_trait::{Place, check_on_board};
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// A circle of one to three cells in a row or column, with lines that each begin in one of its cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shafts {
    /// The cells of the circle.
    pub circle: CellSet,
    /// The lines. Each begins with the cell of the circle that it leaves.
    pub shafts: Vec<Path>,
}

/// Greatest number of cells of a circle.
const MAX_CIRCLE_CELLS: usize = 3;

impl Shafts {
    /// Returns whether the cells of the circle are adjacent in a row or column.
    fn is_straight(&self) -> bool {
        let cells: Vec<_> = self.circle.iter().collect();
        let step = |rows: i16, cols: i16| cells.windows(2).all(|pair| pair[0].offset(rows, cols) == pair[1]);
        step(0, 1) || step(1, 0)
    }

    /// Extends the shaft that ends where the stroke begins. The extension ends before the first cell that already
    /// belongs to the shaft or to the circle.
    fn extended(&self, stroke: &[Cell]) -> StrokeEffect<Shafts> {
        let mut changed = self.clone();
        let shaft = changed.shafts.iter_mut().find(|shaft| shaft.0.last() == stroke.first());
        let Some(Path(shaft)) = shaft else { return StrokeEffect::Unchanged };
        let before = shaft.len();
        for &cell in stroke.iter().skip(1) {
            if shaft.contains(&cell) || self.circle.contains(cell) {
                break;
            }
            shaft.push(cell);
        }
        if shaft.len() == before { StrokeEffect::Unchanged } else { StrokeEffect::Changed(changed) }
    }
}

impl Place for Shafts {
    const GESTURE: Gesture = Gesture::Path;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        check_on_board(board, self.circle.iter())?;
        match self.circle.len() {
            0 => return Err(PlacementError::TooFewCells { least: 1 }),
            1..=MAX_CIRCLE_CELLS if self.is_straight() => {}
            _ => return Err(PlacementError::InvalidCircle { most: MAX_CIRCLE_CELLS }),
        }
        for shaft in &self.shafts {
            shaft.check_fit(board)?;
            if !self.circle.contains(shaft.0[0]) {
                return Err(PlacementError::DetachedBranch { cell: shaft.0[0] });
            }
            if let Some(&cell) = shaft.0[1..].iter().find(|&&cell| self.circle.contains(cell)) {
                return Err(PlacementError::TwiceOnPath { cell });
            }
        }
        Ok(())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.circle.iter().chain(self.shafts.iter().flat_map(|shaft| shaft.0.iter().copied())).collect()
    }

    fn description(&self, _board: &Board) -> Message {
        Message::new("place-shafts").with("circle", self.circle.to_string()).with("shafts", self.shafts.len())
    }

    /// The first brush draws a circle with a shaft. A stroke from a circle adds a shaft, or removes it if the shaft
    /// already exists. A stroke that extends continues the shaft that ends where the stroke begins. The second brush
    /// draws a circle of several cells or enlarges one. A click in a circle removes the rule.
    fn apply_stroke(current: Option<&Self>, _board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let (path, is_circle) = (stroke.path(), stroke.brush() == 1);
        let Some(current) = current else {
            let circle: CellSet = if is_circle { stroke.cells() } else { [stroke.start()].into_iter().collect() };
            let shafts = if is_circle || path.len() < 2 { vec![] } else { vec![Path(path.to_vec())] };
            let made = Shafts { circle, shafts };
            return if made.circle.len() <= MAX_CIRCLE_CELLS && made.is_straight() {
                StrokeEffect::Changed(made)
            } else {
                StrokeEffect::Unchanged
            };
        };
        if !current.circle.contains(stroke.start()) {
            return match stroke.extends() && !is_circle {
                true => current.extended(path),
                false => StrokeEffect::Unchanged,
            };
        }
        if path.len() == 1 {
            return StrokeEffect::Removed;
        }
        let mut changed = current.clone();
        if is_circle {
            changed.circle.extend(path.iter().copied());
            let inside = |shaft: &Path| shaft.0[1..].iter().any(|&cell| changed.circle.contains(cell));
            changed.shafts.retain(|shaft| !inside(shaft));
            return match changed.circle.len() <= MAX_CIRCLE_CELLS && changed.is_straight() {
                true => StrokeEffect::Changed(changed),
                false => StrokeEffect::Unchanged,
            };
        }
        // The shaft begins at the last cell of the circle that the stroke passes.
        let leaves = path.iter().rposition(|&cell| current.circle.contains(cell)).unwrap_or(0);
        let shaft = Path(path[leaves..].to_vec());
        if shaft.0.len() < 2 {
            return StrokeEffect::Unchanged;
        }
        match changed.shafts.iter().position(|other| *other == shaft) {
            Some(same) => drop(changed.shafts.remove(same)),
            None => changed.shafts.push(shaft),
        }
        StrokeEffect::Changed(changed)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        let shafts = self.shafts.iter().map(|shaft| shaft.0.len());
        // The circle and the shafts move as one path, so that they stay together.
        let all = self.circle.iter().chain(self.shafts.iter().flat_map(|shaft| shaft.0.iter().copied()));
        let mut cells = Path(all.collect()).relocated(step)?.0.into_iter();
        let circle = cells.by_ref().take(self.circle.len()).collect();
        Some(Shafts { circle, shafts: shafts.map(|count| Path(cells.by_ref().take(count).collect())).collect() })
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        let circle = step.cells(board, self.circle.iter());
        let shafts: Option<Vec<Path>> = self.shafts.iter().map(|shaft| shaft.transformed(board, step)).collect();
        Some(Shafts { circle, shafts: shafts? })
    }

    fn steps(&self) -> Vec<[Cell; 2]> {
        self.shafts.iter().flat_map(Path::steps).collect()
    }

    fn ends(&self) -> Vec<Cell> {
        self.shafts.iter().filter_map(|shaft| shaft.0.last()).copied().collect()
    }

    fn with_end_dragged(&self, path: &[Cell]) -> Option<Self> {
        let mut changed = self.clone();
        let shaft = changed.shafts.iter_mut().find(|shaft| shaft.0.last() == path.first())?;
        *shaft = shaft.with_last_dragged(path)?;
        Some(changed)
    }

    /// Returns a circle of one cell with one shaft, and now and then a circle of two cells.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let shaft = Path::random(board, random)?;
        let mut made = Shafts { circle: [shaft.0[0]].into_iter().collect(), shafts: vec![shaft] };
        if random.below(4) == 0 {
            let beside = made.shafts[0].0[0].offset(0, -1);
            if board.contains(beside) && !made.shafts[0].0.contains(&beside) {
                made.circle.insert(beside);
            }
        }
        Some(made)
    }

    /// Returns the middle of the first cell.
    fn clue_point(&self, _board: &Board) -> Option<Point> {
        self.circle.iter().next().map(|cell| Point::new(f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_and_shafts_are_painted_and_taken_away() {
        let board = Board::classic();
        let shafts = |circle: &str, shafts: &[&str]| Shafts {
            circle: circle.parse().unwrap(),
            shafts: shafts.iter().map(|shaft| shaft.parse().unwrap()).collect(),
        };
        let stroke = |text: &str, brush| {
            let path: Path = text.parse().unwrap();
            Stroke::new(path.0[0]).over(path.0[1..].iter().copied()).with_brush(brush)
        };
        let one = shafts("r1c1", &["r1c1 r1c2 r1c3"]);
        let two = shafts("r1c1", &["r1c1 r1c2 r1c3", "r1c1 r2c2"]);
        let wide = shafts("r1-2c1", &["r1c1 r1c2 r1c3"]);
        let table = [
            (None, "r1c1 r1c2 r1c3", 0, StrokeEffect::Changed(one.clone())),
            (Some(&one), "r1c1 r2c2", 0, StrokeEffect::Changed(two.clone())),
            (Some(&two), "r1c1 r2c2", 0, StrokeEffect::Changed(one.clone())),
            (Some(&one), "r1c1", 0, StrokeEffect::Removed),
            (Some(&one), "r5c5 r5c6", 0, StrokeEffect::Unchanged),
            (Some(&one), "r1c1 r2c1", 1, StrokeEffect::Changed(wide.clone())),
            (
                Some(&wide),
                "r1c1 r2c1 r3c2",
                0,
                StrokeEffect::Changed(shafts("r1-2c1", &["r1c1 r1c2 r1c3", "r2c1 r3c2"])),
            ),
            (None, "r1c1 r2c2", 1, StrokeEffect::Unchanged),
            (Some(&wide), "r2c1 r3c1 r4c1", 1, StrokeEffect::Unchanged),
        ];
        for (current, path, brush, expected) in table {
            assert_eq!(Shafts::apply_stroke(current, &board, &stroke(path, brush)), expected, "{path}");
        }
        // A stroke from the end of a shaft extends it, up to where it would cross itself or the circle.
        let onward = |text: &str| Shafts::apply_stroke(Some(&two), &board, &stroke(text, 0).extending(true));
        assert_eq!(
            onward("r2c2 r3c3 r4c3"),
            StrokeEffect::Changed(shafts("r1c1", &["r1c1 r1c2 r1c3", "r1c1 r2c2 r3c3 r4c3"]))
        );
        assert_eq!(
            onward("r1c3 r2c3 r2c2"),
            StrokeEffect::Changed(shafts("r1c1", &["r1c1 r1c2 r1c3 r2c3 r2c2", "r1c1 r2c2"]))
        );
        assert_eq!([onward("r2c2 r1c1"), onward("r1c2 r2c1")], [StrokeEffect::Unchanged, StrokeEffect::Unchanged]);
        assert_eq!(wide.check_fit(&board), Ok(()));
        assert!(matches!(shafts("r1c1 r2c2", &[]).check_fit(&board), Err(PlacementError::InvalidCircle { .. })));
        assert!(matches!(shafts("r1c1", &["r5c5 r5c6"]).check_fit(&board), Err(PlacementError::DetachedBranch { .. })));
    }
}
