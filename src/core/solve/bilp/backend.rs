//! The parts that the solvers share: their problem, their result and their connection to the query.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use good_lp::variable::UnsolvedProblem;
use good_lp::{Constraint, Expression, ProblemVariables, Variable, variable};

use crate::model::{Cmp, Program, Row};
use crate::solve::Control;

/// The values of all variables at a feasible point; None if the program was proved infeasible.
pub(super) type FeasiblePoint = Option<Vec<f64>>;

/// The connection of a backend to its query: it reads the control and reports progress.
pub(super) struct SolveWatch {
    /// The control of the query.
    pub control: Control,
    /// The nodes of the previous solves.
    before: u64,
    /// The nodes of the current branch and bound tree, not counting the root.
    pub nodes: Arc<AtomicU64>,
}

impl SolveWatch {
    /// Returns a watch for a solve after `before` nodes of earlier ones.
    pub fn new(control: &Control, before: u64) -> SolveWatch {
        SolveWatch { control: control.clone(), before, nodes: Arc::default() }
    }

    /// Reports the nodes of the current tree.
    pub fn report_nodes(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
        self.control.report_nodes(self.before + nodes);
    }
}

/// Returns a problem with the variables of a program and a zero objective, and these variables.
pub(super) fn problem(program: &Program) -> (UnsolvedProblem, Vec<Variable>) {
    let mut problem = ProblemVariables::new();
    let variables = problem.add_vector(variable().binary(), program.variables());
    (problem.minimise(Expression::default()), variables)
}

/// Returns a row as a constraint on these variables.
pub(super) fn constraint(row: &Row, variables: &[Variable]) -> Constraint {
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
