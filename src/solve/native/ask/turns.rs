//! Whose turn it is: the depth-first search and the one that learns take turns on a question.
//!
//! Neither is the best on all puzzles, and nothing tells beforehand which one a puzzle needs. So they take turns, each
//! time with twice the budget: a question costs at most a few times what the better one would take. Budgets are nodes
//! and conflicts, not time, so answers don't depend on the machine.

use crate::solve::Stopped;
use crate::solve::native::layout::{Kind, Layout};
use crate::solve::native::shapes::Asked;

/// Which of the searches answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Searches {
    /// The one that learns, after the conclusions before the first decision.
    Learning,
    /// Both in turns.
    Both,
    /// The depth-first one.
    DepthFirst,
}

/// On boards with more digits a depth-first search is rarely the better one.
const FEW_DIGITS: u8 = 12;

/// How many nodes and conflicts the first turn of each search has.
#[derive(Clone, Copy, Debug)]
pub struct Budgets {
    pub nodes: u64,
    pub conflicts: u64,
    /// Whether solutions of a board that is nearly open are first asked of the search that learns. It does well to be
    /// asked for many digits at once, as it soon finds out which of them cannot be together.
    pub learns_first: bool,
    pub sweep: SweepBudget,
    /// After so many nodes, not counting the sweep's, candidates are asked for by all cores.
    pub nodes_on_one_core: u64,
}

/// What the search for all candidates at once may spend.
#[derive(Clone, Copy, Debug)]
pub struct SweepBudget {
    /// Nodes of its first turn; none where there is no such search.
    pub nodes: u64,
    /// The first turn ends sooner where it finds so many solutions: then most candidates have one, and it had better
    /// wait. With modern rules and few clues too few 10 of them take 1.15 times the time that 30 take, 40 or 100 about
    /// as much.
    pub solutions: u32,
    /// Whether it has more turns. On classics and on grids that share boxes questions one by one are as quick, but that
    /// a puzzle has one solution is found out by the first turn.
    pub goes_on: bool,
}

impl Budgets {
    /// Some milliseconds of work each at first: on a narrow board a conflict of the search that learns takes as long as
    /// ten nodes and more, and few puzzles are its own there: irreducible ones that take thousands of nodes take a
    /// fifth to a third less time with few turns of it (with 8000 nodes at first little killers take 1.09 times the
    /// time in the mean). A wide board needs some nodes for its size alone; what takes more of them is soon better off
    /// with the search that learns, and a board of many digits is so from the start. Where such a board has a search of
    /// its own, its nodes are so cheap that learning waits for long: 30 irreducible puzzles of 16x16 with diagonals
    /// take 11 ms in the median and 74 at worst, and with 1000 nodes before learning 58 and 239; with a knight's move
    /// half of the time that they take with 4000. Grids that share boxes take some twenty nodes, and with thermometers
    /// or diagonals hundreds: what takes more than a thousand is then done in half of the time by learning, and less
    /// than that is done in a third of it by not learning. With a knight's move two grids are done soonest with 200
    /// conflicts, four that overlap with a thousand.
    pub fn new(layout: &Layout, asked: &Asked<'_>, searches: Searches) -> Budgets {
        let cells = layout.cells as u64;
        let wide = Budgets {
            nodes: cells / 4,
            conflicts: 2000,
            learns_first: true,
            sweep: SweepBudget { nodes: 0, solutions: 0, goes_on: false },
            nodes_on_one_core: 4 * cells,
        };
        let deep = Budgets {
            learns_first: false,
            sweep: SweepBudget { nodes: 500, solutions: 2, goes_on: false },
            nodes_on_one_core: 2000,
            ..wide
        };
        let of_narrow = SweepBudget { nodes: 1000, solutions: 30, goes_on: true };
        match searches {
            Searches::Learning => Budgets { nodes: 0, conflicts: u64::MAX, nodes_on_one_core: 0, ..wide },
            Searches::Both => match layout.kind(asked) {
                Kind::Bands if layout.digits > FEW_DIGITS => Budgets { nodes: 16_000, ..deep },
                Kind::Grids => Budgets { nodes: 1000, conflicts: 400, ..deep },
                Kind::Bands => Budgets { nodes: 16_000, conflicts: 200, ..deep },
                Kind::Narrow => Budgets { nodes: 16_000, conflicts: 200, sweep: of_narrow, ..deep },
                Kind::Wide if layout.digits <= FEW_DIGITS => wide,
                Kind::Wide => Budgets { nodes: 1, ..wide },
            },
            Searches::DepthFirst => Budgets { nodes: u64::MAX, conflicts: 0, nodes_on_one_core: u64::MAX, ..deep },
        }
    }

    /// For solutions of a board that is nearly open: these take decisions where nothing goes wrong. Where cells only
    /// differ, one of a hundred such boards has a question on which a depth-first search goes astray; those with sums
    /// and the like are better off with as many nodes as for other questions.
    pub fn for_witness(self, layout: &Layout) -> Budgets {
        let budgets = self.with_nodes(layout.cells as u64);
        match budgets.conflicts > 0 && layout.is_narrow_of_groups() {
            true => Budgets { nodes: budgets.nodes.min(500), ..budgets },
            false => budgets,
        }
    }

    /// For one of many questions of a layout: most are easy, and with some nodes no search that learns need be made.
    /// What is learned for one serves the others, so that it is learned sooner.
    pub fn for_one_of_many(self, layout: &Layout) -> Budgets {
        let budgets = self.with_nodes(layout.cells as u64 / 4);
        match budgets.learns_first || budgets.conflicts == 0 || budgets.nodes == 0 {
            true => budgets,
            false => Budgets { nodes: 400, conflicts: 300, ..budgets },
        }
    }

    /// So many nodes at least, if any.
    fn with_nodes(self, least: u64) -> Budgets {
        if self.nodes == 0 { self } else { Budgets { nodes: self.nodes.max(least), ..self } }
    }

    fn doubled(self) -> Budgets {
        Budgets { nodes: self.nodes.saturating_mul(2), conflicts: self.conflicts.saturating_mul(2), ..self }
    }
}

/// A question that both searches can work on.
pub trait TakesTurns {
    /// What the question comes to.
    type Answer;

    /// A turn of the depth-first search, with so many more nodes; None when they were not enough.
    ///
    /// # Errors
    /// When the question was stopped.
    fn depth_first(&mut self, nodes: u64) -> Result<Option<Self::Answer>, Stopped>;

    /// A turn of the search that learns, with so many more conflicts; None when they were not enough.
    ///
    /// # Errors
    /// When the question was stopped.
    fn learning(&mut self, conflicts: u64) -> Result<Option<Self::Answer>, Stopped>;
}

/// Lets the two searches take turns until one of them has the answer. The depth-first one begins.
///
/// # Errors
/// When the question was stopped.
pub fn take_turns<Q: TakesTurns>(question: &mut Q, mut budgets: Budgets) -> Result<Q::Answer, Stopped> {
    loop {
        if let Some(answer) = question.depth_first(budgets.nodes)? {
            return Ok(answer);
        }
        if budgets.conflicts > 0
            && let Some(answer) = question.learning(budgets.conflicts)?
        {
            return Ok(answer);
        }
        budgets = budgets.doubled();
    }
}
