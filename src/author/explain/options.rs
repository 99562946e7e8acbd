//! The options and the progress of an explanation.

/// Options that limit the work of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainOptions {
    /// The maximum number of solutions to enumerate before candidates are queried one by one; at least 2. If the
    /// puzzle does not have more solutions, everything is computed from them.
    pub max_solutions: u64,
    /// The number of pairs of solutions whose difference is reduced in search of the smallest difference.
    pub pairs: usize,
    /// The number of orders in which clues are left out in search of a small contradiction; at least 1.
    pub orders: u32,
    /// True to find the givens that make the puzzle unique, alone or together, which on large boards takes most of the
    /// time.
    pub find_unique_givens: bool,
    /// The seed. The same seed gives the same explanation, unless time runs out.
    pub seed: u64,
}

impl Default for ExplainOptions {
    fn default() -> ExplainOptions {
        ExplainOptions { max_solutions: 300, pairs: 12, orders: 8, find_unique_givens: true, seed: 0 }
    }
}

/// A stage of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainStage {
    /// Looks for solutions.
    Solutions,
    /// Reduces the difference between two solutions.
    Difference,
    /// Tries which givens make the puzzle unique.
    UniqueGivens,
    /// Leaves out clues and rules.
    Contradiction,
}

impl ExplainStage {
    /// Returns a short label for display.
    pub const fn label(self) -> &'static str {
        match self {
            ExplainStage::Solutions => "Looking for solutions",
            ExplainStage::Difference => "Comparing solutions",
            ExplainStage::UniqueGivens => "Trying single givens",
            ExplainStage::Contradiction => "Leaving out clues and rules",
        }
    }
}

/// The progress of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainProgress {
    /// The current stage.
    pub stage: ExplainStage,
    /// The number of queries of this stage that are answered.
    pub done: usize,
    /// The maximum number of queries in this stage.
    pub total: usize,
    /// The size of the smallest difference or contradiction so far.
    pub best: Option<usize>,
}
