//! The engine that proves: the model as a binary integer linear program, solved through good_lp.
//!
//! The question of uniqueness is asked as in the papers: solve, add the row that excludes the solution, solve again.
//! The objective is 0ᵀx, so the first feasible point ends a solve.
//!
//! **How far an answer is to be trusted.** A point that a solver returns is rounded and then checked exactly by
//! [`Model::accepts`], so a solution is never wrong; a point that fails the check is an error, not an answer.
//! "Infeasible" is taken at the solver's word, and that word has been wrong: HiGHS 1.15 called a small feasible
//! program infeasible, because its presolve had taken solutions away. So "unique" and "no solution" may be false here,
//! if rarely; the native engine is the check on them.
//!
//! **Invariant.** Only this folder names good_lp and the solvers behind it, each solver in its one file.

#[cfg(feature = "highs")]
mod highs;
#[cfg(all(feature = "microlp", not(feature = "highs")))]
mod microlp;

#[cfg(not(any(feature = "highs", feature = "microlp")))]
compile_error!("Gridwright needs an integer programming solver: enable the feature `highs` (default) or `microlp`.");

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use good_lp::variable::UnsolvedProblem;
use good_lp::{Constraint, Expression, ProblemVariables, Variable, variable};

use super::{Control, Count, Engine, Statistics, Stopped, apart};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::{Cmp, Model, Program, Row};

#[cfg(feature = "highs")]
use self::highs::solve;
#[cfg(all(feature = "microlp", not(feature = "highs")))]
use self::microlp::solve;

/// The values of all variables at a feasible point; None when the program was proved infeasible.
type Point = Option<Vec<f64>>;

/// What a backend reads and reports while it solves one program.
struct Watch {
    control: Control,
    /// Nodes of the programs before.
    before: u64,
    /// Nodes of this one's branch and bound tree, not counting the root.
    nodes: Arc<AtomicU64>,
}

impl Watch {
    fn report_nodes(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
        self.control.report_nodes(self.before + nodes);
    }
}

/// The engine that proves by integer programming.
#[derive(Debug, Default)]
pub struct Bilp {
    statistics: Statistics,
}

impl Bilp {
    /// An engine that was asked nothing yet.
    pub fn new() -> Bilp {
        Bilp::default()
    }

    /// Solves the program with the rows added to it.
    fn solve(
        &mut self,
        model: &Model,
        program: &Program,
        added: &[Row],
        control: &Control,
    ) -> Result<Option<Filling>, Stopped> {
        control.check()?;
        let (problem, variables) = problem(program);
        let rows = program.rows().iter().chain(added).map(|row| constraint(row, &variables)).collect();
        self.statistics.programs += 1;
        self.statistics.rows = self.statistics.rows.max((program.rows().len() + added.len()) as u64);
        let nodes = Arc::new(AtomicU64::new(0));
        let watch = Watch { control: control.clone(), before: self.statistics.nodes, nodes: Arc::clone(&nodes) };
        // A solver looks at the control between two linear programs, which may take seconds on large boards.
        let point = apart("integer program", control, move || solve(problem, rows, &watch));
        self.statistics.nodes += nodes.load(Ordering::Relaxed);
        let Some(point) = point?? else { return Ok(None) };
        let filling = program.filling(|var| point.get(var.0 as usize).copied().unwrap_or(f64::NAN));
        let sound =
            |filling: &Filling| model.accepts(filling) && added.iter().all(|row| *row != program.exclusion(filling));
        match filling.filter(sound) {
            Some(filling) => Ok(Some(filling)),
            None => Err(Stopped::Engine("the solver's point does not satisfy the model".to_owned())),
        }
    }
}

impl Engine for Bilp {
    fn name(&self) -> &'static str {
        "bilp"
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped> {
        self.statistics = Statistics::default();
        let program = Program::new(model);
        let excluded: Vec<Row> = known.iter().map(|filling| program.exclusion(filling)).collect();
        self.solve(model, &program, &excluded, control)
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(&Filling),
    ) -> Result<Count, Stopped> {
        self.statistics = Statistics::default();
        let program = Program::new(model);
        let mut excluded = Vec::new();
        for found in 0..limit {
            let Some(filling) = self.solve(model, &program, &excluded, control)? else {
                return Ok(Count::Exactly(found));
            };
            control.report_solutions(found + 1);
            each(&filling);
            excluded.push(program.exclusion(&filling));
        }
        Ok(Count::AtLeast(limit))
    }

    /// One program for each candidate that no solution has shown so far; what was refuted stays a row of those after.
    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped> {
        self.statistics = Statistics::default();
        let program = Program::new(model);
        let mut seen = vec![DigitSet::EMPTY; model.cells()];
        let add = |seen: &mut Vec<DigitSet>, filling: &Filling| {
            for (set, &digit) in seen.iter_mut().zip(filling.digits()) {
                *set = set.union(DigitSet::just(digit));
            }
        };
        let Some(first) = self.solve(model, &program, &[], control)? else { return Ok(seen) };
        add(&mut seen, &first);
        let just = |cell: CellId, digit: Digit, total: i32| {
            let terms = vec![(1, program.x(cell, digit))];
            Row { terms, cmp: Cmp::Equal, total, origin: None }
        };
        let mut rows: Vec<Row> = Vec::new();
        for cell in (0..model.cells()).map(|cell| CellId(cell as u16)) {
            for digit in DigitSet::all(model.digits()).iter() {
                if seen[cell.index()].contains(digit) {
                    continue;
                }
                rows.push(just(cell, digit, 1));
                let found = self.solve(model, &program, &rows, control)?;
                rows.pop();
                match found {
                    Some(filling) if filling[cell] == digit => add(&mut seen, &filling),
                    Some(_) => return Err(Stopped::Engine("the solver's point breaks a row".to_owned())),
                    None => rows.push(just(cell, digit, 0)),
                }
            }
        }
        Ok(seen)
    }
}

/// The variables of a program under a zero objective.
fn problem(program: &Program) -> (UnsolvedProblem, Vec<Variable>) {
    let mut problem = ProblemVariables::new();
    let variables = problem.add_vector(variable().binary(), program.variables());
    (problem.minimise(Expression::default()), variables)
}

fn constraint(row: &Row, variables: &[Variable]) -> Constraint {
    let mut sum = Expression::with_capacity(row.terms.len());
    for &(factor, var) in &row.terms {
        sum.add_mul(f64::from(factor), variables[var.0 as usize]);
    }
    let total = f64::from(row.total);
    match row.cmp {
        Cmp::AtMost => sum.leq(total),
        Cmp::Equal => sum.eq(total),
        Cmp::AtLeast => sum.geq(total),
    }
}
