//! The comparison of the author's solution with the rules, and with the solution that an engine found.

use std::collections::BTreeMap;
use std::fmt;

use super::solution::StoredSolution;
use crate::board::{Cell, CellId, CellSet, Filling};
use crate::model::Origin;
use crate::puzzle::choices::Choice;
use crate::puzzle::content::Puzzle;
use crate::puzzle::placed::PlacedRule;
use crate::puzzle::quantifier::Quantifier;
use crate::variant::{Kind, OtherRule};
use crate::words::Message;

/// A reason why the author's solution is not the solution of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolutionProblem {
    /// The solution is not one digit of the board for each cell.
    NotDigits,
    /// Cells have a given with another digit.
    Givens {
        /// The cells.
        cells: CellSet,
    },
    /// Cells of a row, column or box have the same digit.
    Board {
        /// The cells.
        cells: CellSet,
    },
    /// A rule is broken.
    Rule {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
        /// The cells at fault, if they are known.
        cells: CellSet,
    },
    /// A group has too many rules that hold, or too few.
    Choice {
        /// The name of the group, which may be empty.
        group: String,
        /// The number of rules that should hold.
        quantifier: Quantifier,
        /// The number of rules that hold.
        found: usize,
    },
    /// An engine found another solution.
    Differs {
        /// The cells with another digit.
        cells: CellSet,
    },
}

impl SolutionProblem {
    /// Returns the problem as a message that can be translated.
    pub fn message(&self) -> Message {
        let named = |key: &'static str, cells: &CellSet| {
            Message::new(key).with("cells", cells.to_string()).with("count", cells.len())
        };
        match self {
            SolutionProblem::NotDigits => Message::new("solution-not-digits"),
            SolutionProblem::Givens { cells } => named("solution-givens", cells),
            SolutionProblem::Board { cells } => named("solution-board", cells),
            SolutionProblem::Rule { number, kind, cells } if cells.is_empty() => {
                Message::new("solution-rule").with("number", *number).with("name", kind.name())
            }
            SolutionProblem::Rule { number, kind, cells } => {
                named("solution-rule-at", cells).with("number", *number).with("name", kind.name())
            }
            SolutionProblem::Choice { group, quantifier, found } => Message::new("solution-choice")
                .with("group", group.as_str())
                .with("quantifier", quantifier.message())
                .with("found", *found),
            SolutionProblem::Differs { cells } => named("solution-differs", cells),
        }
    }
}

impl fmt::Display for SolutionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Puzzle {
    /// Returns what the author's solution breaks, without an engine: givens, then houses, then rules in order. Returns
    /// nothing if there is no such solution, or nothing that it breaks.
    pub fn solution_problems(&self) -> Vec<SolutionProblem> {
        let Some(solution) = self.stored_solution() else { return vec![] };
        let StoredSolution::Digits(digits) = solution else { return vec![SolutionProblem::NotDigits] };
        let differs = |cell: &Cell| digits.get(cell).is_some_and(|digit| self.givens.get(cell) != Some(digit));
        let givens: CellSet = self.givens.keys().copied().filter(differs).collect();
        let mut problems: Vec<SolutionProblem> = Vec::new();
        if !givens.is_empty() {
            problems.push(SolutionProblem::Givens { cells: givens });
        }
        let (mut board, mut rules) = (CellSet::default(), BTreeMap::<usize, CellSet>::new());
        let mut choices = Vec::new();
        let model = self.model_without_givens();
        let on_board = |id: &CellId| id.index() < self.board.cells().len();
        let digit = |id: CellId| on_board(&id).then(|| digits.get(&self.board.cell(id)).copied()).flatten();
        for (origin, cells) in model.conflicts(digit) {
            let at = match origin {
                Origin::Rule(index) => rules.entry(index).or_default(),
                Origin::Base | Origin::Given(_) => &mut board,
            };
            cells.into_iter().filter(on_board).for_each(|id| at.insert(self.board.cell(id)));
        }
        if !board.is_empty() {
            problems.push(SolutionProblem::Board { cells: board });
        }
        if let Some(filling) = solution.filling(&self.board) {
            let context = self.context();
            // The solution has only digits, without the modified or shaded cells that the solver has to find.
            let is_open = |placed: &PlacedRule| {
                let has_layer = placed.effect(&self.board).is_some_and(|effect| effect.layer.is_some());
                let reads_values = !placed.reading().is_digits() && !context.layers().is_empty();
                has_layer || reads_values || !placed.rule.reads_layers().is_empty()
            };
            for (index, placed) in self.effective_rules() {
                if placed.choice().is_none() && !is_open(placed) && !placed.check(&context, &filling) {
                    rules.entry(index).or_default();
                }
            }
            // A group is open if one of its rules is.
            let is_known = |choice: &Choice| !choice.rules.iter().any(|&index| is_open(&self.rules[index]));
            choices.extend(self.choices().into_iter().filter(is_known).filter_map(|choice| {
                let found = self.holding_rules(&choice, &filling).len();
                let is_broken = !choice.quantifier.holds(found, &context, &filling);
                let Choice { group, quantifier, .. } = choice;
                is_broken.then_some(SolutionProblem::Choice { group, quantifier, found })
            }));
        }
        let rule = |(index, cells): (usize, CellSet)| SolutionProblem::Rule {
            number: index + 1,
            kind: self.rules[index].rule.kind(),
            cells,
        };
        problems.extend(rules.into_iter().map(rule));
        problems.extend(choices);
        problems
    }

    /// Returns the difference between the author's solution and one that was found, if there is any. Cells whose digit
    /// the author does not say do not differ.
    pub fn compare_solution(&self, found: &Filling) -> Option<SolutionProblem> {
        let StoredSolution::Digits(digits) = self.stored_solution()? else { return Some(SolutionProblem::NotDigits) };
        let other = |(cell, digit)| self.board.id(cell).is_none_or(|id| found[id] != digit);
        let cells: CellSet =
            digits.iter().map(|(&cell, &digit)| (cell, digit)).filter(|&at| other(at)).map(|(cell, _)| cell).collect();
        (!cells.is_empty()).then_some(SolutionProblem::Differs { cells })
    }
}
