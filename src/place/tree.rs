//! A line with branches: `path: "r1c1 r1c2 r1c3", branches: ["r1c2 r2c2"]`.

use super::path::Path;
use super::place_trait::Place;
use super::placement_error::PlacementError;
use super::stroke::{Gesture, Stroke, StrokeEffect};
use crate::board::{Board, Cell, CellSet, Random, Relocation, Transformation};
use crate::scene::Point;
use crate::words::Message;

/// A line and its branches, each of which begins at a cell of the line or of an earlier branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// The main line.
    pub stem: Path,
    /// The branches. Each begins with the cell where it branches off.
    pub branches: Vec<Path>,
}

impl Tree {
    /// Returns a line without branches.
    pub fn line(stem: Path) -> Tree {
        Tree { stem, branches: vec![] }
    }

    /// Returns the stem and the branches.
    pub fn lines(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(&self.stem).chain(&self.branches)
    }

    fn contains(&self, cell: Cell) -> bool {
        self.lines().any(|line| line.0.contains(&cell))
    }

    /// Returns the middles of the cells along a single walk over the stem and all branches, which goes back along the
    /// lines from the end of each one.
    pub fn points(&self) -> Vec<Point> {
        let mut walk = self.stem.0.clone();
        for branch in &self.branches {
            // The walk goes back along itself from its current end to the start of the branch.
            let Some(&start) = branch.0.first() else { continue };
            let Some(at) = walk.iter().rposition(|&cell| cell == start) else { continue };
            let back: Vec<Cell> = walk[at..walk.len() - 1].iter().rev().copied().collect();
            walk.extend(back);
            walk.extend(&branch.0[1..]);
        }
        Path(walk).points()
    }

    /// Applies a function to all cells at once, as one path, and divides the result into the lines again.
    fn map_cells(&self, to: impl Fn(&Path) -> Option<Path>) -> Option<Tree> {
        let all = Path(self.lines().flat_map(|line| line.0.iter().copied()).collect());
        let mut cells = to(&all)?.0.into_iter();
        let mut lines = self.lines().map(|line| Path(cells.by_ref().take(line.0.len()).collect()));
        Some(Tree { stem: lines.next()?, branches: lines.collect() })
    }
}

impl Place for Tree {
    const GESTURE: Gesture = Gesture::Path;

    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        let mut seen = CellSet::default();
        for (number, line) in self.lines().enumerate() {
            line.check_fit(board)?;
            let own = if number == 0 { &line.0[..] } else { &line.0[1..] };
            if number > 0 && !seen.contains(line.0[0]) {
                return Err(PlacementError::DetachedBranch { cell: line.0[0] });
            }
            if let Some(&cell) = own.iter().find(|&&cell| seen.contains(cell)) {
                return Err(PlacementError::TwiceOnPath { cell });
            }
            seen.extend(own.iter().copied());
        }
        Ok(())
    }

    fn cells(&self, _board: &Board) -> CellSet {
        self.lines().flat_map(|line| line.0.iter().copied()).collect()
    }

    fn description(&self, board: &Board) -> Message {
        self.stem.description(board)
    }

    /// Makes a new line for each stroke, except that a stroke from the first cell of a line makes a branch there. A
    /// stroke that extends continues a line at its end or branches off at another cell. A click cuts the stem off after
    /// the cell, or removes a branch.
    fn apply_stroke(current: Option<&Self>, board: &Board, stroke: &Stroke) -> StrokeEffect<Self> {
        let Some(current) = current else { return Path::apply_stroke(None, board, stroke).map(Tree::line) };
        let (start, path) = (stroke.start(), stroke.path());
        let from_first = current.stem.0.first() == Some(&start) && path.len() > 1;
        if !stroke.extends() && !from_first {
            return StrokeEffect::Unchanged;
        }
        let mut tree = current.clone();
        let free: Vec<Cell> = path[1..].iter().copied().take_while(|&cell| !current.contains(cell)).collect();
        let end = current.lines().position(|line| line.0.len() > 1 && line.0.last() == Some(&start));
        match end {
            Some(0) if !free.is_empty() => tree.stem.0.extend(free),
            Some(branch) if !free.is_empty() => tree.branches[branch - 1].0.extend(free),
            None if current.contains(start) && !free.is_empty() => {
                tree.branches.push(Path(std::iter::once(start).chain(free).collect()));
            }
            _ if stroke.extends() && tree.branches.is_empty() => {
                return Path::apply_stroke(Some(&tree.stem), board, stroke).map(Tree::line);
            }
            _ if stroke.extends() && path.len() == 1 => {
                // Removes the branch with this cell, and all branches that began on it.
                let Some(cut) = tree.branches.iter().position(|branch| branch.0[1..].contains(&start)) else {
                    return StrokeEffect::Unchanged;
                };
                tree.branches.remove(cut);
                loop {
                    let stands = |tree: &Tree, number: usize| {
                        let earlier = std::iter::once(&tree.stem).chain(&tree.branches[..number]);
                        earlier.flat_map(|line| &line.0).any(|cell| *cell == tree.branches[number].0[0])
                    };
                    let Some(loose) = (0..tree.branches.len()).find(|&number| !stands(&tree, number)) else { break };
                    tree.branches.remove(loose);
                }
            }
            _ => return StrokeEffect::Unchanged,
        }
        StrokeEffect::Changed(tree)
    }

    fn relocated(&self, step: &Relocation) -> Option<Self> {
        self.map_cells(|all| all.relocated(step))
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self> {
        self.map_cells(|all| all.transformed(board, step))
    }

    fn steps(&self) -> Vec<[Cell; 2]> {
        self.lines().flat_map(Path::steps).collect()
    }

    fn ends(&self) -> Vec<Cell> {
        let first = self.stem.0.first().filter(|_| self.branches.is_empty());
        first.into_iter().chain(self.lines().filter_map(|line| line.0.last())).copied().collect()
    }

    fn with_end_dragged(&self, path: &[Cell]) -> Option<Self> {
        if self.branches.is_empty() {
            return self.stem.with_end_dragged(path).map(Tree::line);
        }
        let mut tree = self.clone();
        let line =
            std::iter::once(&mut tree.stem).chain(&mut tree.branches).find(|line| line.0.last() == path.first())?;
        *line = line.with_last_dragged(path)?;
        Some(tree)
    }

    /// Returns a line, now and then with a branch.
    fn random(board: &Board, random: &mut Random) -> Option<Self> {
        let mut tree = Tree::line(Path::random(board, random)?);
        if random.below(4) == 0 {
            let start = random.pick(&tree.stem.0[..tree.stem.0.len() - 1])?;
            let around = (-1..=1).flat_map(|rows| (-1..=1).map(move |cols| start.offset(rows, cols)));
            let free: Vec<Cell> = around.filter(|&cell| board.contains(cell) && !tree.contains(cell)).collect();
            tree.branches.extend(random.pick(&free).map(|cell| Path(vec![start, cell])));
        }
        Some(tree)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(lines: &[&str]) -> Tree {
        let mut lines = lines.iter().map(|line| line.parse().unwrap());
        Tree { stem: lines.next().unwrap(), branches: lines.collect() }
    }

    #[test]
    fn branches_are_painted_cut_off_and_refused_where_they_cannot_be() {
        let board = Board::classic();
        let stroke = |text: &str, extends| {
            let path: Path = text.parse().unwrap();
            Stroke::new(path.0[0]).over(path.0[1..].iter().copied()).extending(extends)
        };
        let line = tree(&["r1c1 r1c2 r1c3"]);
        assert_eq!(
            Tree::apply_stroke(None, &board, &stroke("r1c1 r1c2 r1c3", false)),
            StrokeEffect::Changed(line.clone())
        );
        let table = [
            ("r1c1 r2c1", false, tree(&["r1c1 r1c2 r1c3", "r1c1 r2c1"])),
            ("r1c2 r2c3 r3c3", true, tree(&["r1c1 r1c2 r1c3", "r1c2 r2c3 r3c3"])),
            ("r1c3 r1c4", true, tree(&["r1c1 r1c2 r1c3 r1c4"])),
            ("r1c2", true, tree(&["r1c1 r1c2"])),
        ];
        for (path, extends, expected) in table {
            assert_eq!(
                Tree::apply_stroke(Some(&line), &board, &stroke(path, extends)),
                StrokeEffect::Changed(expected),
                "{path}"
            );
        }
        assert_eq!(Tree::apply_stroke(Some(&line), &board, &stroke("r1c2 r2c2", false)), StrokeEffect::Unchanged);
        let two = tree(&["r1c1 r1c2 r1c3", "r1c2 r2c3 r3c3", "r2c3 r2c4"]);
        assert_eq!(two.check_fit(&board), Ok(()));
        assert_eq!(
            Tree::apply_stroke(Some(&two), &board, &stroke("r3c3", true)),
            StrokeEffect::Changed(line.clone()),
            "both are gone"
        );
        assert_eq!(two.points().len(), 3 + 1 + 2 + 1 + 1, "over the branches and back");
        assert!(matches!(
            tree(&["r1c1 r1c2", "r5c5 r5c6"]).check_fit(&board),
            Err(PlacementError::DetachedBranch { .. })
        ));
        assert!(matches!(tree(&["r1c1 r1c2", "r1c1 r1c2"]).check_fit(&board), Err(PlacementError::TwiceOnPath { .. })));
    }
}
