//! What stands behind a proof, to be looked at: the ideal with its Groebner basis, and the integer program with its two
//! solves. Both are made in the background when they are asked for.

mod ideal;
mod program;

use super::asked::Asked;
use super::document::Document;
use super::jobs::Job;
use crate::board::{Board, CellId, Filling};
use crate::model::Origin;
use crate::puzzle::Puzzle;
use crate::solve::Control;
use crate::words::say;

/// Which of the two is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Proof {
    /// The polynomials and their reduced basis.
    Ideal,
    /// The rows, and both solves.
    Program,
}

/// The order of an ideal's variables, the greatest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) enum VariableOrder {
    #[default]
    Rows,
    Columns,
    Backwards,
}

impl VariableOrder {
    /// In words.
    pub fn name(self) -> String {
        say!(match self {
            VariableOrder::Rows => "tell-proofs-row-by-row",
            VariableOrder::Columns => "tell-proofs-column-by-column",
            VariableOrder::Backwards => "tell-proofs-from-last-cell",
        })
    }

    /// The next of all.
    pub fn next(self) -> VariableOrder {
        match self {
            VariableOrder::Rows => VariableOrder::Columns,
            VariableOrder::Columns => VariableOrder::Backwards,
            VariableOrder::Backwards => VariableOrder::Rows,
        }
    }

    /// The cells in this order.
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

/// What is looked at.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Account {
    /// Sizes and times.
    pub facts: Vec<String>,
    /// The polynomials or rows by what they come from, and what came of them.
    pub parts: Vec<Part>,
    /// The part that tells the result, by its place.
    pub result: usize,
    /// The only solution, if there is exactly one.
    pub solution: Option<Filling>,
}

/// Formulas with what they have in common.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Part {
    pub name: String,
    /// In LaTeX.
    pub formulas: Vec<String>,
}

impl Part {
    /// All formulas as LaTeX, a line each.
    pub fn latex(&self) -> String {
        let lines: Vec<String> = self.formulas.iter().map(|formula| format!("  &{formula}")).collect();
        format!("\\begin{{aligned}}\n{}\n\\end{{aligned}}\n", lines.join(" \\\\\n"))
    }
}

/// The last questions for both, with the meaning of the puzzle they were asked about.
#[derive(Default)]
pub(in crate::studio) struct Proofs {
    pub order: VariableOrder,
    ideal: Asked<Account>,
    program: Asked<Account>,
}

impl Proofs {
    fn asked(&self, proof: Proof) -> &Asked<Account> {
        match proof {
            Proof::Ideal => &self.ideal,
            Proof::Program => &self.program,
        }
    }

    fn asked_mut(&mut self, proof: Proof) -> &mut Asked<Account> {
        match proof {
            Proof::Ideal => &mut self.ideal,
            Proof::Program => &mut self.program,
        }
    }

    /// Asks about the puzzle as it is now, unless that is known.
    pub fn ask(&mut self, proof: Proof, document: &Document, ctx: &egui::Context) {
        let asked = self.asked(proof);
        if asked.answer(document.meaning()).is_none() && asked.running(document.meaning()).is_none() {
            self.start(proof, document, ctx);
        }
    }

    /// Takes the variables in the next order.
    pub fn next_order(&mut self, document: &Document, ctx: &egui::Context) {
        self.order = self.order.next();
        self.start(Proof::Ideal, document, ctx);
    }

    fn start(&mut self, proof: Proof, document: &Document, ctx: &egui::Context) {
        let (puzzle, order) = (document.puzzle().clone(), self.order);
        let work = move |control: &Control| match proof {
            Proof::Ideal => ideal::account(&puzzle, order, control),
            Proof::Program => program::account(&puzzle, control),
        };
        self.asked_mut(proof).start(document.meaning(), "proof", ctx, Control::new(), work);
    }

    /// Takes in answers, and drops what is about a puzzle that is no longer there.
    pub fn poll(&mut self, meaning: u64) {
        for proof in [Proof::Ideal, Proof::Program] {
            let asked = self.asked_mut(proof);
            asked.keep(meaning);
            asked.poll();
            asked.answer_for_lost(|why| Account { facts: vec![why], parts: vec![], result: 0, solution: None });
        }
    }

    /// No questions and no answers, but the same order.
    pub fn choices(&self) -> Proofs {
        Proofs { order: self.order, ..Proofs::default() }
    }

    /// Asks what is running to stop.
    pub fn cancel(&self) {
        [Proof::Ideal, Proof::Program].into_iter().for_each(|proof| self.asked(proof).cancel());
    }

    /// Whether anything is at work.
    pub fn is_busy(&self) -> bool {
        self.ideal.is_running() || self.program.is_running()
    }

    pub fn running(&self, proof: Proof, meaning: u64) -> Option<&Job<Account>> {
        self.asked(proof).running(meaning)
    }

    pub fn account(&self, proof: Proof, meaning: u64) -> Option<&Account> {
        self.asked(proof).answer(meaning)
    }
}

/// What a constraint comes from, in words.
fn origin_name(puzzle: &Puzzle, origin: Origin) -> String {
    match origin {
        Origin::Base => say!("tell-proofs-board"),
        Origin::Given(_) => say!("tell-proofs-givens"),
        Origin::Rule(rule) => format!("{}. {}", rule + 1, rule_name(puzzle, rule)),
    }
}

/// What the rule with this place is called.
fn rule_name(puzzle: &Puzzle, rule: usize) -> String {
    puzzle.rules().get(rule).map(|placed| placed.rule.name().to_string()).unwrap_or_default()
}

/// Adds a formula to the part of this name, which is the last or a new one.
fn add(parts: &mut Vec<Part>, name: String, formula: String) {
    match parts.last_mut() {
        Some(part) if part.name == name => part.formulas.push(formula),
        Some(_) | None => parts.push(Part { name, formulas: vec![formula] }),
    }
}
