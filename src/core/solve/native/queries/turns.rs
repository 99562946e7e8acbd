//! Turns: the depth-first search and the learning search alternate on a query.
//!
//! Neither is best on all puzzles, and which one a puzzle needs cannot be known beforehand. So they alternate, each
//! time with twice the budget: a query costs at most a few times as much as with the better search alone. Budgets are
//! nodes and conflicts, not time, so results don't depend on the machine.

use crate::solve::SolveError;
use crate::solve::native::depth::UNLIMITED;
use crate::solve::native::layout::{ModelLayout, SearchKind};
use crate::solve::native::shapes::QueryShapes;

/// The searches to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchStrategy {
    /// Only the learning search, after the consequences that are found before the first decision.
    Learning,
    /// Both in turns.
    Both,
    /// Only the depth-first search.
    DepthFirst,
}

/// The maximum number of digits for which a depth-first search is often the better one.
const FEW_DIGITS: u8 = 12;

/// The nodes and conflicts of the first turn of each search.
#[derive(Clone, Copy, Debug)]
pub struct Budgets {
    pub nodes: u64,
    pub conflicts: u64,
    /// True if the learning search has the first turn when any solution of a nearly empty board is wanted. It does well
    /// with many assumed digits at once, as it soon finds out which of them are incompatible.
    pub learns_first: bool,
    pub sweep: SweepBudget,
    /// The nodes after which candidates are queried on all cores, not counting the nodes of the sweep.
    pub nodes_on_one_core: u64,
}

/// The budget of the search for all candidates at once.
#[derive(Clone, Copy, Debug)]
pub struct SweepBudget {
    /// The nodes of its first turn; 0 if there is no such search.
    pub nodes: u64,
    /// The number of solutions after which the first turn ends early: by then most candidates have a witness, and
    /// queries for single candidates are better. With modern rules and a few missing clues, a limit of 10 solutions
    /// takes 1.15 times as long as 30; 40 or 100 take about as long as 30.
    pub solutions: u32,
    /// True if it has more turns than the first. On classics and on grids that share boxes, single queries are as
    /// quick, and the first turn suffices to prove that a puzzle has one solution.
    pub has_more_turns: bool,
}

impl Budgets {
    /// Returns the budgets for a layout: a few milliseconds of work for each search at first.
    ///
    /// On a narrow board a conflict of the learning search takes as long as ten or more nodes, and few puzzles there
    /// need it: irreducible ones with thousands of nodes take a fifth to a third less time if it has few turns (with
    /// 8000 nodes at first, little killers take 1.09 times as long on average).
    ///
    /// A wide board needs some nodes for its size alone. If it needs more, the learning search is soon better, and with
    /// many digits that search is better from the start.
    ///
    /// On a large board with bands, nodes are so cheap that the learning search begins late: 30 irreducible 16x16
    /// puzzles with diagonals take 11 ms in the median and 74 ms at worst; if it began after 1000 nodes, they would
    /// take 58 and 239 ms. Puzzles with a knight's move take half as long as if it began after 4000 nodes.
    ///
    /// Grids that share boxes take about twenty nodes, or hundreds if they have thermometers or diagonals. Those that
    /// take more than a thousand nodes are solved in half the time with the learning search; those that take fewer, in
    /// a third of the time without it. With a knight's move, two overlapping grids are fastest with 200 conflicts, and
    /// four are fastest with a thousand.
    pub fn new(layout: &ModelLayout, asked: &QueryShapes<'_>, searches: SearchStrategy) -> Budgets {
        let cells = layout.cells as u64;
        let wide = Budgets {
            nodes: cells / 4,
            conflicts: 2000,
            learns_first: true,
            sweep: SweepBudget { nodes: 0, solutions: 0, has_more_turns: false },
            nodes_on_one_core: 4 * cells,
        };
        let deep = Budgets {
            learns_first: false,
            sweep: SweepBudget { nodes: 500, solutions: 2, has_more_turns: false },
            nodes_on_one_core: 2000,
            ..wide
        };
        let of_narrow = SweepBudget { nodes: 1000, solutions: 30, has_more_turns: true };
        match searches {
            SearchStrategy::Learning => Budgets { nodes: 0, conflicts: UNLIMITED, nodes_on_one_core: 0, ..wide },
            SearchStrategy::Both => match layout.kind(asked) {
                SearchKind::Bands if layout.digits > FEW_DIGITS => Budgets { nodes: 16_000, ..deep },
                SearchKind::Grids => Budgets { nodes: 1000, conflicts: 400, ..deep },
                SearchKind::Bands => Budgets { nodes: 16_000, conflicts: 200, ..deep },
                SearchKind::Narrow => Budgets { nodes: 16_000, conflicts: 200, sweep: of_narrow, ..deep },
                SearchKind::Wide if layout.digits <= FEW_DIGITS => wide,
                SearchKind::Wide => Budgets { nodes: 1, ..wide },
            },
            SearchStrategy::DepthFirst => {
                Budgets { nodes: UNLIMITED, conflicts: 0, nodes_on_one_core: UNLIMITED, ..deep }
            }
        }
    }

    /// Returns the budgets for finding any solution of a nearly empty board, which mostly takes no backtracking. If the
    /// only rules are that cells differ, a depth-first search goes astray in some query of one in a hundred such
    /// boards, so it gets fewer nodes. Boards with sums and similar rules are faster with as many nodes as for other
    /// queries.
    pub fn for_witness(self, layout: &ModelLayout) -> Budgets {
        let budgets = self.with_nodes(layout.cells as u64);
        match budgets.conflicts > 0 && layout.is_narrow_of_groups() {
            true => Budgets { nodes: budgets.nodes.min(500), ..budgets },
            false => budgets,
        }
    }

    /// Returns the budgets for one of many queries of a layout. Most queries are easy: a few nodes answer them, and no
    /// learning search is needed. But what that search learns for one query serves the others, so it begins sooner than
    /// for a single query.
    pub fn for_one_of_many(self, layout: &ModelLayout) -> Budgets {
        let budgets = self.with_nodes(layout.cells as u64 / 4);
        // Wide boards and engines with one search keep their budgets.
        match budgets.learns_first || budgets.conflicts == 0 || budgets.nodes == 0 {
            true => budgets,
            false => Budgets { nodes: 400, conflicts: 300, ..budgets },
        }
    }

    /// Raises the nodes to a minimum, unless they are 0.
    fn with_nodes(self, least: u64) -> Budgets {
        if self.nodes == 0 { self } else { Budgets { nodes: self.nodes.max(least), ..self } }
    }

    fn doubled(self) -> Budgets {
        Budgets { nodes: self.nodes.saturating_mul(2), conflicts: self.conflicts.saturating_mul(2), ..self }
    }
}

/// A query that both searches can work on.
pub trait TurnQuery {
    /// The result of the query.
    type Answer;

    /// Runs a turn of the depth-first search with this many more nodes; returns None if they were not enough.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn run_depth_first(&mut self, nodes: u64) -> Result<Option<Self::Answer>, SolveError>;

    /// Runs a turn of the learning search with this many more conflicts; returns None if they were not enough.
    ///
    /// # Errors
    /// Returns an error if the query was stopped.
    fn run_learning(&mut self, conflicts: u64) -> Result<Option<Self::Answer>, SolveError>;
}

/// Alternates between the two searches until one of them has the result. The depth-first search begins.
///
/// # Errors
/// Returns an error if the query was stopped.
pub fn take_turns<Q: TurnQuery>(question: &mut Q, mut budgets: Budgets) -> Result<Q::Answer, SolveError> {
    loop {
        if let Some(answer) = question.run_depth_first(budgets.nodes)? {
            return Ok(answer);
        }
        // Without learning, the first turn of the depth-first search has no limit and always ends with an answer.
        if budgets.conflicts > 0
            && let Some(answer) = question.run_learning(budgets.conflicts)?
        {
            return Ok(answer);
        }
        budgets = budgets.doubled();
    }
}
