//! The solving path of a puzzle with fog: each step uses only what can be seen, and each digit may clear more.

use crate::board::CellSet;
use crate::logic::{LogicLayout, SolvingPosition, StepRating, TechniqueId, next_step};
use crate::puzzle::{Givens, Puzzle};
use crate::solve::{Control, SolveError};

/// The digits that a person can place in a puzzle with fog, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FogPath {
    /// The number of digits that were placed.
    pub placed: usize,
    /// The number of times that a digit cleared more of the fog.
    pub clearings: usize,
    /// The cells that are clear at the end.
    pub clear: CellSet,
    /// The cells without a digit at the end; empty if the puzzle is solved.
    pub open: CellSet,
    /// The hardest step, by its name and its rating.
    pub hardest: Option<(TechniqueId, StepRating)>,
}

impl FogPath {
    /// Returns whether the puzzle is solved without a look at anything in fog.
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }
}

/// Solves a puzzle as a person does who sees only what is clear, with the techniques up to `up_to`. Steps that rely on
/// uniqueness are not used, since what is hidden may be what makes the puzzle unique. Returns None without fog.
///
/// # Errors
/// Returns an error if the work was stopped.
pub fn fog_path(puzzle: &Puzzle, up_to: TechniqueId, control: &Control) -> Result<Option<FogPath>, SolveError> {
    if puzzle.fog().is_none() {
        return Ok(None);
    }
    let board = puzzle.board();
    let mut entered = Givens::new();
    let mut path = FogPath::default();
    let fogged_after = |entered: &Givens| puzzle.fogged_cells(|cell| entered.contains_key(&cell));
    let mut fogged = fogged_after(&entered);
    'cleared: loop {
        let seen = puzzle.seen_past(&fogged);
        let digits = seen.givens().iter().chain(&entered).map(|(&cell, &digit)| (cell, digit)).collect();
        let Ok(seen) = seen.with_clues(digits, seen.rules().to_vec()) else { break };
        let model = seen.model();
        let layout = LogicLayout::new(&model, board);
        let mut position = SolvingPosition::new(&layout, &model, false);
        while position.open() > 0 && !position.is_dead() {
            control.check()?;
            let Some((technique, step)) = next_step(&position, up_to) else { break };
            position.apply(&step);
            if path.hardest.is_none_or(|(_, rating)| step.rating > rating) {
                path.hardest = Some((technique, step.rating));
            }
            entered.extend(step.placed.iter().map(|&(id, digit)| (board.cell(id), digit)));
            let fewer = if step.placed.is_empty() { fogged.clone() } else { fogged_after(&entered) };
            if fewer != fogged {
                fogged = fewer;
                path.clearings += 1;
                continue 'cleared;
            }
        }
        break;
    }
    path.placed = entered.len();
    path.clear = board.cells().iter().copied().filter(|&cell| !fogged.contains(cell)).collect();
    let known = |cell| entered.contains_key(&cell) || !fogged.contains(cell) && puzzle.givens().contains_key(&cell);
    path.open = board.cells().iter().copied().filter(|&cell| !known(cell)).collect();
    Ok(Some(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::{Fog, FogLink};
    use crate::solve::native::Native;
    use crate::solve::{Engine, Verdict};
    use crate::variant::{KillerCage, Rule};

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    fn path(puzzle: &Puzzle) -> FogPath {
        fog_path(puzzle, TechniqueId::last(), &Control::new()).unwrap().unwrap()
    }

    fn puzzle(givens: &str, fog: Fog) -> Puzzle {
        let board = Board::single(2, 2).unwrap();
        let puzzle = Puzzle::builder(board).givens_text(givens).build().unwrap().with_fog(Some(fog)).unwrap();
        assert!(matches!(Native::new().verdict(&puzzle.model(), &Control::new()), Ok(Verdict::Unique(_))), "{givens}");
        puzzle
    }

    #[test]
    fn only_what_is_clear_is_used() {
        let givens = "12.. 34.. ..43 ..21";
        // Everything is clear.
        let all = puzzle(givens, Fog { lights: cells("r1-4c1-4"), links: vec![] });
        assert!(path(&all).is_solved());
        // Nothing is clear, so nothing can be placed.
        let none = path(&puzzle(givens, Fog::default()));
        assert_eq!((none.placed, none.open.len(), none.clear.len()), (0, 16, 0));
        // One box is clear. Its last digit shows the 4 in r3c3, which gives r1c3, r1c4, r3c1 and r4c1; then nothing
        // that is clear tells 1 from 3 in r3c2, or 1 from 2 in r2c3.
        let one = puzzle("12.. 3... ..43 ..2.", Fog { lights: cells("r1-2c1-2"), links: vec![] });
        let found = path(&one);
        assert_eq!((found.clear.to_string(), found.is_solved()), ("r1-2c1-4 r3c1-3 r4c1-2".to_owned(), false));
        assert_eq!(found.placed, 5);
        // Links clear the rest.
        let link = FogLink { when: cells("r2c2"), clears: cells("r1-4c3-4") };
        let linked = puzzle("12.. 3... ..43 ..2.", Fog { lights: cells("r1-2c1-2"), links: vec![link] });
        assert!(path(&linked).is_solved());
    }

    #[test]
    fn rules_count_once_all_their_cells_are_clear() {
        let cage =
            |cells_of: &str, sum: u16| -> Rule { KillerCage { cells: cells(cells_of), sum: Some(sum.into()) }.into() };
        let build = |lights: &str| {
            let builder = Puzzle::builder(Board::single(2, 2).unwrap()).givens_text("1.........4....3");
            let fog = Fog { lights: cells(lights), links: vec![] };
            let rules = builder.rule(cage("r1c2 r2c2", 6)).rule(cage("r1c2-3", 5));
            rules.build().unwrap().with_fog(Some(fog)).unwrap()
        };
        let seen = |lights: &str| {
            let puzzle = build(lights);
            puzzle.seen_past(&puzzle.fogged_cells(|_| false)).rules().len()
        };
        assert_eq!(["r1c1", "r1-2c2", "r1-2c1-3"].map(seen), [0, 1, 2]);
    }
}
