//! Marks, and rules of a whole grid, each of which alone leaves exactly one of the known solutions.

use super::explanation::DisambiguatingMark;
use crate::board::{Board, Cell, CellSet, Filling};
use crate::place::{Gesture, Stroke, StrokeEffect};
use crate::puzzle::Puzzle;
use crate::scene::Point;
use crate::solve::{Control, SolveError};
use crate::variant::{Context, Kind, KindGroup, Rule};

/// The maximum number of marks listed.
const MAX_MARKS: usize = 300;

/// Returns the rules that one stroke draws and that exactly one of the known solutions obeys: marks in a cell of `open`
/// or on its border, and rules for a whole grid. Each rule has the settings with which its tool paints it.
///
/// # Errors
/// Returns an error if the work was stopped.
pub(super) fn disambiguating_marks(
    puzzle: &Puzzle,
    solutions: &[Filling],
    open: &CellSet,
    control: &Control,
) -> Result<Vec<DisambiguatingMark>, SolveError> {
    let board = puzzle.board();
    let (cells, borders, grids) = (in_cells(open), at_borders(board, open), on_grids(board));
    let mut found: Vec<DisambiguatingMark> = Vec::new();
    for &kind in Kind::ALL.iter().filter(|kind| needs_no_text(**kind)) {
        let strokes = match kind.gesture() {
            Gesture::Cells => &cells,
            Gesture::Border => &borders,
            Gesture::Grid => &grids,
            Gesture::Path | Gesture::Edge | Gesture::Box | Gesture::Square | Gesture::Corner => continue,
        };
        for brush in 0..kind.info().brushes.len().max(1) {
            for stroke in strokes {
                control.check()?;
                let StrokeEffect::Changed(rule) = kind.apply_stroke(None, board, &stroke.clone().with_brush(brush))
                else {
                    continue;
                };
                let known = || found.iter().any(|mark| mark.rule == rule);
                if rule.check_fit(board).is_ok() && makes_unique(puzzle, &rule, solutions) && !known() {
                    found.push(DisambiguatingMark { rule, brush });
                    if found.len() == MAX_MARKS {
                        return Ok(found);
                    }
                }
            }
        }
    }
    Ok(found)
}

/// Returns whether a rule of this kind has a meaning as soon as it is painted, unlike those whose text the setter has
/// to write.
fn needs_no_text(kind: Kind) -> bool {
    !matches!(kind.info().group, KindGroup::Own | KindGroup::Decoration)
}

fn makes_unique(puzzle: &Puzzle, rule: &Rule, solutions: &[Filling]) -> bool {
    // A layer would make other solutions.
    if rule.layer(puzzle.board()).is_some() || rule.change().is_some() {
        return false;
    }
    let rules = puzzle.enabled_rules().map(|(_, placed)| &placed.rule);
    let context = Context::new(puzzle.board(), rules.chain([rule]));
    let mut left = solutions.iter().filter(|solution| rule.check(&context, solution));
    let (Some(one), None) = (left.next(), left.next()) else { return false };
    // An existing rule may change its meaning once this one is added.
    puzzle.certain_rules().all(|(_, placed)| placed.check(&context, one)) && puzzle.broken_choices(one).is_empty()
}

fn in_cells(open: &CellSet) -> Vec<Stroke> {
    open.iter().map(Stroke::new).collect()
}

fn at_borders(board: &Board, open: &CellSet) -> Vec<Stroke> {
    let pairs =
        board.cells().iter().flat_map(|&cell| [cell.offset(0, 1), cell.offset(1, 0)].map(|other| (cell, other)));
    let pairs = pairs.filter(|(cell, other)| board.contains(*other) && (open.contains(*cell) || open.contains(*other)));
    let middle = |one: i16, other: i16| (f32::from(one) + f32::from(other) + 1.0) / 2.0;
    let stroke = |(cell, other): (Cell, Cell)| {
        Stroke::new(cell).from_point(Point::new(middle(cell.col, other.col), middle(cell.row, other.row)))
    };
    pairs.map(stroke).collect()
}

fn on_grids(board: &Board) -> Vec<Stroke> {
    board.grids().iter().map(|grid| Stroke::new(grid.origin())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Edit, PlacedRule};
    use crate::solve::native::Native;
    use crate::solve::{Engine, Verdict};

    /// A 4x4 puzzle with four empty cells, in which the digits 1 and 2 can be exchanged.
    fn exchangeable() -> Puzzle {
        let givens = "..34 3412 ..43 4321".split_whitespace().enumerate().flat_map(|(row, digits)| {
            let digit = |(col, symbol): (usize, char)| {
                let digit = crate::board::Digit::new(symbol.to_digit(10)? as u8)?;
                Some((Cell::new(row as i16, col as i16), digit))
            };
            digits.chars().enumerate().filter_map(digit).collect::<Vec<_>>()
        });
        let board = Board::single(2, 2).unwrap();
        Puzzle::builder(board).givens(givens).build().unwrap()
    }

    fn all(puzzle: &Puzzle) -> Vec<Filling> {
        let mut found = Vec::new();
        let mut each = |filling: Filling| found.push(filling);
        Native::new().solutions(&puzzle.model(), 100, &Control::new(), &mut each).unwrap();
        found
    }

    #[test]
    fn each_of_them_alone_leaves_one_solution_and_others_do_not() {
        let puzzle = exchangeable();
        let solutions = all(&puzzle);
        let open: CellSet = "r1c1-2 r3c1-2".parse().unwrap();
        let marks = disambiguating_marks(&puzzle, &solutions, &open, &Control::new()).unwrap();
        assert!(solutions.len() > 1, "{}", solutions.len());
        for DisambiguatingMark { rule, .. } in &marks {
            let with = Edit::AddRule(PlacedRule::new(rule.clone())).apply(&puzzle).unwrap();
            let verdict = Native::new().verdict(&with.model(), &Control::new()).unwrap();
            assert!(matches!(verdict, Verdict::Unique(_)), "{rule:?}: {verdict:?}");
        }
        // Marks that are painted in open cells but are not among the results leave no solution or several.
        let mut others = 0;
        for kind in Kind::ALL.iter().filter(|kind| kind.gesture() == Gesture::Cells && needs_no_text(**kind)) {
            for cell in open.iter() {
                let StrokeEffect::Changed(rule) = kind.apply_stroke(None, puzzle.board(), &Stroke::new(cell)) else {
                    continue;
                };
                if rule.check_fit(puzzle.board()).is_err() || marks.iter().any(|mark| mark.rule == rule) {
                    continue;
                }
                others += 1;
                let with = Edit::AddRule(PlacedRule::new(rule.clone())).apply(&puzzle).unwrap();
                let verdict = Native::new().verdict(&with.model(), &Control::new()).unwrap();
                assert!(!matches!(verdict, Verdict::Unique(_)), "{rule:?}");
            }
        }
        assert!(others > 10 && !marks.is_empty(), "{others} others, {} marks", marks.len());
    }
}
