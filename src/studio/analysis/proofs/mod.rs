//! The algebra of a proof for viewing: the ideal with its Groebner basis, and the integer program with its two
//! solves. Both are computed in the background on request.

mod ideal;
mod program;

use crate::board::{Board, CellId, Filling};
use crate::model::Origin;
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::studio::document::open_document::Document;
use crate::studio::tasks::jobs::Job;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// The two kinds of proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ProofKind {
    /// The polynomials and their reduced basis.
    Ideal,
    /// The rows of the integer program, and both solves.
    Program,
}

/// The order of an ideal's variables, greatest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) enum VariableOrder {
    #[default]
    Rows,
    Columns,
    Backwards,
}

impl VariableOrder {
    /// Returns the name.
    pub fn name(self) -> String {
        say!(match self {
            VariableOrder::Rows => "tell-proofs-row-by-row",
            VariableOrder::Columns => "tell-proofs-column-by-column",
            VariableOrder::Backwards => "tell-proofs-from-last-cell",
        })
    }

    /// Returns the next order, cyclically.
    pub fn next(self) -> VariableOrder {
        match self {
            VariableOrder::Rows => VariableOrder::Columns,
            VariableOrder::Columns => VariableOrder::Backwards,
            VariableOrder::Backwards => VariableOrder::Rows,
        }
    }

    /// Returns the cells in this order.
    fn cells(self, board: &Board) -> Vec<CellId> {
        let mut cells: Vec<CellId> = (0..board.cells().len()).map(|cell| CellId(cell as u16)).collect();
        match self {
            VariableOrder::Rows => {}
            VariableOrder::Columns => {
                cells.sort_by_key(|&cell| (board.cell(cell).col, board.cell(cell).row));
            }
            VariableOrder::Backwards => cells.reverse(),
        }
        cells
    }
}

/// The content of a proof.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct ProofContent {
    /// Sizes and times.
    pub facts: Vec<String>,
    /// The polynomials or rows by origin, and the results.
    pub parts: Vec<FormulaGroup>,
    /// The index of the part with the result.
    pub result: usize,
    /// The only solution, if there is exactly one.
    pub solution: Option<Filling>,
}

/// Formulas of the same origin.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FormulaGroup {
    pub name: String,
    /// The formulas in LaTeX.
    pub formulas: Vec<String>,
}

impl FormulaGroup {
    /// Returns all formulas as LaTeX, one per line.
    pub fn latex(&self) -> String {
        let lines: Vec<String> = self.formulas.iter().map(|formula| format!("  &{formula}")).collect();
        format!("\\begin{{aligned}}\n{}\n\\end{{aligned}}\n", lines.join(" \\\\\n"))
    }
}

/// The last computations of both proofs, each with the semantic revision of its puzzle.
#[derive(Default)]
pub(in crate::studio) struct Proofs {
    pub order: VariableOrder,
    ideal: BackgroundQuery<ProofContent>,
    program: BackgroundQuery<ProofContent>,
}

impl Proofs {
    fn query(&self, proof: ProofKind) -> &BackgroundQuery<ProofContent> {
        match proof {
            ProofKind::Ideal => &self.ideal,
            ProofKind::Program => &self.program,
        }
    }

    fn query_mut(&mut self, proof: ProofKind) -> &mut BackgroundQuery<ProofContent> {
        match proof {
            ProofKind::Ideal => &mut self.ideal,
            ProofKind::Program => &mut self.program,
        }
    }

    /// Starts a computation for the current puzzle, unless it is running or done.
    pub fn request(&mut self, proof: ProofKind, document: &Document, ctx: &egui::Context) {
        let asked = self.query(proof);
        if asked.answer(document.semantic_revision()).is_none() && asked.running(document.semantic_revision()).is_none()
        {
            self.start(proof, document, ctx);
        }
    }

    /// Switches to the next order of the variables.
    pub fn next_order(&mut self, document: &Document, ctx: &egui::Context) {
        self.order = self.order.next();
        self.start(ProofKind::Ideal, document, ctx);
    }

    fn start(&mut self, proof: ProofKind, document: &Document, ctx: &egui::Context) {
        let (puzzle, order) = (document.puzzle().clone(), self.order);
        let work = move |control: &Control| match proof {
            ProofKind::Ideal => ideal::ideal_content(&puzzle, order, control),
            ProofKind::Program => program::program_content(&puzzle, control),
        };
        self.query_mut(proof).start(document.semantic_revision(), "proof", ctx, Control::new(), work);
    }

    /// Collects results, and drops those of an older puzzle.
    pub fn poll(&mut self, meaning: u64) {
        for proof in [ProofKind::Ideal, ProofKind::Program] {
            let asked = self.query_mut(proof);
            asked.keep(meaning);
            asked.poll();
            asked.answer_for_lost(|why| ProofContent { facts: vec![why], parts: vec![], result: 0, solution: None });
        }
    }

    /// Returns proofs without results, with the same order of variables.
    pub fn choices(&self) -> Proofs {
        Proofs { order: self.order, ..Proofs::default() }
    }

    /// Cancels the running computations.
    pub fn cancel(&self) {
        [ProofKind::Ideal, ProofKind::Program].into_iter().for_each(|proof| self.query(proof).cancel());
    }

    /// Returns whether a computation is running.
    pub fn is_busy(&self) -> bool {
        self.ideal.is_running() || self.program.is_running()
    }

    pub fn running(&self, proof: ProofKind, meaning: u64) -> Option<&Job<ProofContent>> {
        self.query(proof).running(meaning)
    }

    pub fn content(&self, proof: ProofKind, meaning: u64) -> Option<&ProofContent> {
        self.query(proof).answer(meaning)
    }
}

/// Returns the name of a constraint's origin.
fn origin_name(puzzle: &Puzzle, origin: Origin) -> String {
    match origin {
        Origin::Base => say!("tell-proofs-board"),
        Origin::Given(_) => say!("tell-proofs-givens"),
        Origin::Rule(rule) => format!("{}. {}", rule + 1, rule_name(puzzle, rule)),
    }
}

/// Returns the name of the rule with this index.
fn rule_name(puzzle: &Puzzle, rule: usize) -> String {
    puzzle.rules().get(rule).map(|placed| placed.rule.name().to_string()).unwrap_or_default()
}

/// Adds a formula to the last part if that part has this name, or else to a new part.
fn add(parts: &mut Vec<FormulaGroup>, name: String, formula: String) {
    match parts.last_mut() {
        Some(part) if part.name == name => part.formulas.push(formula),
        Some(_) | None => parts.push(FormulaGroup { name, formulas: vec![formula] }),
    }
}
