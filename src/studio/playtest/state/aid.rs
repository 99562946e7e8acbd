//! Help for the solver of a playtest: the next logical step from the current cells, and the reason why a candidate
//! is impossible or a digit is certain.

use std::sync::{Arc, Mutex, PoisonError};

use crate::author::{Clue, PuzzleNames};
use crate::board::{Board, Cell, CellId, Digit, DigitSet, Filling, House, HouseKind};
use crate::logic::{GroupKind, LogicLayout, SolvingPosition, Step, TechniqueId, house_name, next_step};
use crate::model::{Model, Origin, Shape};
use crate::puzzle::Puzzle;
use crate::solve::{Control, SolveError};
use crate::studio::analysis::solving::{StepText, describe_step, quick_limit};
use crate::words::Message;

use crate::studio::document::played_cells::PlayedCells;
use crate::studio::playtest::state::soundness::{Soundness, check_soundness};

/// A step from the current cells, with the candidates before it.
pub(in crate::studio) struct NextStep {
    pub step: Step,
    pub text: StepText,
    /// The candidates before the step, for each cell of the board.
    pub candidates: Vec<DigitSet>,
}

/// The answer to a request for a hint.
pub(in crate::studio) enum PlayHint {
    Next(Box<NextStep>),
    /// No known technique applies.
    Stuck,
    /// Every cell has its digit.
    Solved,
    /// Nothing can be concluded, because the entered digits or marks cannot be right.
    Unsound(Soundness),
}

/// The reason why a candidate is impossible or a digit is certain.
pub(in crate::studio) enum CandidateReason {
    /// The cell has a given.
    Given,
    /// The cell `by`, which must have another digit than this cell, has the digit.
    Seen {
        by: Cell,
        house: Message,
    },
    /// A rule excludes the digit from this cell before any step.
    Forbidden {
        rule: Message,
    },
    /// A step decides about the candidate, after `before` other steps. `places_digit` is true if the digit is certain.
    Step {
        before: usize,
        places_digit: bool,
        next: Box<NextStep>,
    },
    /// The techniques do not decide about the candidate.
    Open,
    Unsound(Soundness),
}

/// The layout prepared for a board with its rules, cached across questions.
pub(super) type PreparedLayout = Arc<Mutex<Option<LogicLayout>>>;

/// A question that the logical techniques answer.
pub(super) struct LogicQuery {
    pub puzzle: Puzzle,
    pub played: PlayedCells,
    /// The only solution, if the window already knows it.
    pub solution: Option<Filling>,
    pub prepared: PreparedLayout,
}

impl LogicQuery {
    /// Calls `ask` with the position of the current cells, if the entries in them are sound.
    fn position<T>(
        &self,
        control: &Control,
        ask: impl FnOnce(SolvingPosition<'_>, &LogicLayout, &Model) -> Result<T, SolveError>,
    ) -> Result<Result<T, Soundness>, SolveError> {
        let unique = match check_soundness(&self.puzzle, &self.played, self.solution.as_ref(), true, control)? {
            Soundness::Sound { unique } => unique,
            unsound => return Ok(Err(unsound)),
        };
        let model = self.played.model(&self.puzzle);
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = prepared.take().filter(|layout| layout.is_for(&model));
        let layout = prepared.insert(kept.unwrap_or_else(|| LogicLayout::new(&model, self.puzzle.board())));
        ask(SolvingPosition::new(layout, &model, unique), layout, &model).map(Ok)
    }

    fn next(&self, position: &SolvingPosition<'_>, layout: &LogicLayout, step: Step) -> Box<NextStep> {
        let cells = 0..self.puzzle.board().cells().len();
        let left = cells.map(|cell| position.candidates(CellId(cell as u16))).collect();
        Box::new(NextStep { text: describe_step(&step, layout, &self.puzzle), step, candidates: left })
    }

    /// Returns the simplest step as a hint, or the reason why there is none.
    ///
    /// # Errors
    /// Returns an error if the job is cancelled.
    pub fn hint(&self, control: &Control) -> Result<PlayHint, SolveError> {
        let hint = self.position(control, |position, layout, _| {
            Ok(match simplest(&position) {
                Some(step) => PlayHint::Next(self.next(&position, layout, step)),
                None if position.open() == 0 => PlayHint::Solved,
                None => PlayHint::Stuck,
            })
        })?;
        Ok(hint.unwrap_or_else(PlayHint::Unsound))
    }

    /// Returns why a candidate of a cell is impossible or certain. The content of the cell itself is ignored.
    ///
    /// # Errors
    /// Returns an error if the job is cancelled.
    pub fn reason(mut self, cell: Cell, digit: Digit, control: &Control) -> Result<CandidateReason, SolveError> {
        let Some(id) = self.puzzle.board().id(cell) else { return Ok(CandidateReason::Open) };
        if self.puzzle.givens().contains_key(&cell) {
            return Ok(CandidateReason::Given);
        }
        self.played.progress.change(cell, |notes| *notes = Default::default());
        let reason = self.position(control, |mut position, layout, model| {
            if !position.candidates(id).contains(digit) {
                return Ok(self.excluded_at_once(id, digit, model).unwrap_or(CandidateReason::Open));
            }
            // Steps are applied one after another, the simplest first, until one of them removes the candidate or
            // places a digit in the cell.
            for before in 0.. {
                control.check()?;
                let Some(step) = simplest(&position) else { break };
                let mut after = position.clone();
                after.apply(&step);
                if after.is_placed(id) || !after.candidates(id).contains(digit) {
                    let stands = after.is_placed(id) && after.candidates(id).contains(digit);
                    return Ok(CandidateReason::Step {
                        before,
                        places_digit: stands,
                        next: self.next(&position, layout, step),
                    });
                }
                position = after;
            }
            Ok(CandidateReason::Open)
        })?;
        Ok(reason.unwrap_or_else(CandidateReason::Unsound))
    }

    /// Returns the reason that excludes a candidate before any step: a digit that the cell sees, or a rule.
    fn excluded_at_once(&self, id: CellId, digit: Digit, model: &Model) -> Option<CandidateReason> {
        let (board, names) = (self.puzzle.board(), PuzzleNames(&self.puzzle));
        let entered = self.played.entered(&self.puzzle);
        model.constraints().iter().find_map(|constraint| match (&constraint.shape, constraint.origin) {
            (Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells), origin) if cells.contains(&id) => {
                let has = |other: &&CellId| entered.givens().get(&board.cell(**other)) == Some(&digit);
                let by = board.cell(*cells.iter().filter(|&&other| other != id).find(has)?);
                let house = match origin {
                    Origin::Rule(rule) => Clue::Rule { rule }.message(&self.puzzle),
                    Origin::Base | Origin::Given(_) => house_name(house_of(board, cells)?, &names),
                };
                Some(CandidateReason::Seen { by, house })
            }
            (Shape::Domain(other, set), Origin::Rule(rule)) if *other == id && !set.contains(digit) => {
                Some(CandidateReason::Forbidden { rule: Clue::Rule { rule }.message(&self.puzzle) })
            }
            (
                Shape::ExactlyOnce(_)
                | Shape::AllDifferent(_)
                | Shape::Domain(..)
                | Shape::Sum { .. }
                | Shape::AtLeastOne(_)
                | Shape::Pair(..)
                | Shape::Word(..)
                | Shape::Rank(_)
                | Shape::Table(..)
                | Shape::Linear { .. }
                | Shape::Connected(_),
                _,
            ) => None,
        })
    }
}

/// Returns the simplest step. Nets may take seconds, so they are tried only if nothing simpler applies.
fn simplest(position: &SolvingPosition<'_>) -> Option<Step> {
    let all = TechniqueId::last();
    next_step(position, quick_limit(all)).or_else(|| next_step(position, all)).map(|(_, step)| step)
}

fn house_of(board: &Board, cells: &[CellId]) -> Option<GroupKind> {
    let house: &House = board.houses().iter().find(|house| house.cells == cells)?;
    Some(match house.kind {
        HouseKind::Row => GroupKind::Row(house.grid, house.index),
        HouseKind::Column => GroupKind::Column(house.grid, house.index),
        HouseKind::Box => GroupKind::Box(house.grid, house.index),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats;
    use crate::solve::native::Native;
    use crate::solve::{Engine, Verdict};

    const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn question(line: &str, played: PlayedCells) -> LogicQuery {
        let puzzle = formats::read_str("test", line, None).unwrap().remove(0).puzzle;
        LogicQuery { puzzle, played, solution: None, prepared: PreparedLayout::default() }
    }

    fn solution(question: &LogicQuery) -> Filling {
        match Native::new().verdict(&question.puzzle.model(), &Control::new()).unwrap() {
            Verdict::Unique(solution) => solution,
            other => panic!("{other:?}"),
        }
    }

    fn at(text: &str) -> Cell {
        text.parse().unwrap()
    }

    /// Follows every hint as a solver would, to the end: no true candidate is ever crossed out.
    #[test]
    fn hints_that_are_taken_lead_to_the_solution() {
        let mut question = question(CLASSIC, PlayedCells::default());
        let solution = solution(&question);
        let mut steps = 0;
        loop {
            match question.hint(&Control::new()).unwrap() {
                PlayHint::Next(next) => question.played = next.applied_to(&question.puzzle, &question.played),
                PlayHint::Solved => break,
                PlayHint::Stuck | PlayHint::Unsound(_) => panic!("after {steps} steps"),
            }
            steps += 1;
            assert!(steps < 200);
        }
        assert_eq!(question.played.entered(&question.puzzle).givens().len(), 81);
        let entered = question.played.entered(&question.puzzle);
        assert!(
            entered.givens().iter().all(|(cell, digit)| { solution[entered.board().id(*cell).unwrap()] == *digit })
        );
    }

    #[test]
    fn centre_marks_are_heeded_where_they_are_right_and_told_where_they_are_wrong() {
        // The solution has a 4 in r1c3.
        let (cell, four) = (at("r1c3"), Digit::new(4).unwrap());
        let mut played = PlayedCells::default();
        played.progress.change(cell, |notes| notes.centre = DigitSet::just(four));
        let PlayHint::Next(next) = question(CLASSIC, played.clone()).hint(&Control::new()).unwrap() else { panic!() };
        assert_eq!(next.candidates[2], DigitSet::just(four), "the solver’s own marks count");
        played.progress.change(cell, |notes| notes.centre = DigitSet::from_bits(0b11));
        let PlayHint::Unsound(told) = question(CLASSIC, played.clone()).hint(&Control::new()).unwrap() else {
            panic!()
        };
        assert_eq!(told, Soundness::WrongMarks(vec![cell]));
        played.progress.change(at("r1c4"), |notes| notes.digit = Digit::new(1));
        let PlayHint::Unsound(told) = question(CLASSIC, played).hint(&Control::new()).unwrap() else { panic!() };
        assert_eq!(told, Soundness::WrongDigits(vec![at("r1c4")]));
    }

    /// Asks about every candidate of every open cell: impossible ones are not in the solution, certain ones are.
    #[test]
    fn reasons_agree_with_the_solution() {
        let puzzle = question(CLASSIC, PlayedCells::default());
        let solution = solution(&puzzle);
        let (mut seen, mut steps, mut stand) = (0, 0, 0);
        for &cell in puzzle.puzzle.board().cells().iter().filter(|cell| cell.row % 3 == 0) {
            let id = puzzle.puzzle.board().id(cell).unwrap();
            for digit in DigitSet::all(9).iter() {
                let asked = question(CLASSIC, PlayedCells::default()).reason(cell, digit, &Control::new()).unwrap();
                let true_digit = solution[id] == digit;
                match asked {
                    CandidateReason::Given => assert!(puzzle.puzzle.givens().contains_key(&cell)),
                    CandidateReason::Seen { by, .. } => {
                        assert!(!true_digit && puzzle.puzzle.givens()[&by] == digit);
                        seen += 1;
                    }
                    CandidateReason::Step { places_digit: stands, .. } => {
                        assert_eq!(stands, true_digit, "{cell} {digit:?}");
                        (steps, stand) = (steps + 1, stand + usize::from(stands));
                    }
                    CandidateReason::Forbidden { .. } | CandidateReason::Open | CandidateReason::Unsound(_) => {
                        panic!("{cell} {digit:?}")
                    }
                }
            }
        }
        assert!(seen > 20 && steps > 20 && stand > 10, "{seen} {steps} {stand}");
    }

    #[test]
    fn what_a_cage_says_is_a_step() {
        let text = "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")], \
                    rules: [(rule: KillerCage(cells: \"r1c1-2\", sum: 3))])";
        let puzzle = formats::read_str("test.ron", text, None).unwrap().remove(0).puzzle;
        let mut played = PlayedCells::default();
        played.progress.change(at("r1c1"), |notes| notes.digit = Digit::new(1));
        let ask = |cell: &str, digit: u8| {
            let (puzzle, played) = (puzzle.clone(), played.clone());
            let question = LogicQuery { puzzle, played, solution: None, prepared: PreparedLayout::default() };
            question.reason(at(cell), Digit::new(digit).unwrap(), &Control::new()).unwrap()
        };
        let CandidateReason::Seen { by, .. } = ask("r1c2", 1) else { panic!() };
        assert_eq!(by, at("r1c1"));
        assert!(matches!(ask("r1c2", 2), CandidateReason::Step { places_digit: true, .. }));
        assert!(matches!(ask("r1c2", 3), CandidateReason::Step { places_digit: false, .. }));
    }
}
