//! Commands that ask the engines, and look at their answers.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{Action, unless};
use super::keys::plain;
use crate::solve::Verdict;
use crate::studio::state::State;
use crate::studio::state::check::EngineId;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::proofs::Proof;

/// What is asked of the engines, and done with their answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckCommand {
    /// Asks the search engine.
    Check,
    /// Asks the integer program.
    Prove,
    /// Counts the solutions, up to the author's limit.
    Count,
    /// Stops what is running.
    Stop,
    /// Shows or hides the solution, or the first two when there are several.
    ShowAnswer,
    /// Shows the next of several solutions, after the last the first.
    Next,
    /// Shows the solution before.
    Previous,
    /// Writes into open cells what they can take, or no longer.
    ShowCandidates,
    /// Asks for the candidates again, for as long as it takes.
    FindCandidates,
    /// Looks at the polynomials and their Groebner basis.
    Ideal,
    /// Takes the variables of the basis in another order.
    NextOrder,
    /// Looks at the integer program and its two solves.
    Program,
}

impl CheckCommand {
    /// All of them.
    pub const ALL: [CheckCommand; 12] = [
        CheckCommand::Check,
        CheckCommand::Prove,
        CheckCommand::Count,
        CheckCommand::Stop,
        CheckCommand::ShowAnswer,
        CheckCommand::Next,
        CheckCommand::Previous,
        CheckCommand::ShowCandidates,
        CheckCommand::FindCandidates,
        CheckCommand::Ideal,
        CheckCommand::NextOrder,
        CheckCommand::Program,
    ];
}

impl CheckCommand {
    /// The engine that answers.
    fn engine(self) -> EngineId {
        match self {
            CheckCommand::Prove => EngineId::Program,
            CheckCommand::Check
            | CheckCommand::Count
            | CheckCommand::Stop
            | CheckCommand::ShowAnswer
            | CheckCommand::Next
            | CheckCommand::Previous
            | CheckCommand::ShowCandidates
            | CheckCommand::FindCandidates
            | CheckCommand::Ideal
            | CheckCommand::NextOrder
            | CheckCommand::Program => EngineId::Native,
        }
    }
}

impl Action for CheckCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            CheckCommand::Check if state.tab.answers.is_unknown() => "Keep trying",
            CheckCommand::Check => "Check again",
            CheckCommand::Prove => "Prove with integer program",
            CheckCommand::Count => "Count the solutions",
            CheckCommand::Stop => "Stop the check",
            CheckCommand::ShowAnswer => {
                match (state.tab.answers.verdict(), state.tab.answers.shown_place().is_some()) {
                    (Some(Verdict::Several(_)), false) => "Compare solutions",
                    (Some(Verdict::Several(_)), true) => "Hide solutions",
                    (_, true) => "Hide solution",
                    (_, false) => "Show solution",
                }
            }
            CheckCommand::Next => "Next solution",
            CheckCommand::Previous => "Previous solution",
            CheckCommand::ShowCandidates if state.tab.answers.candidates.wanted => "Hide candidates",
            CheckCommand::ShowCandidates => "Show candidates",
            CheckCommand::FindCandidates => "Keep looking for candidates",
            CheckCommand::Ideal => "Algebra…",
            CheckCommand::NextOrder => {
                return format!("Order of variables: {}", state.tab.answers.proofs.order.name());
            }
            CheckCommand::Program => "Integer program…",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            CheckCommand::Check => {
                "Every edit is checked by itself, for some seconds; this asks once more, for as long as it takes"
            }
            CheckCommand::Prove => "Ask the second engine, an integer program, which shares nothing with the first",
            CheckCommand::Count => "Count the solutions, up to the limit on the card on the right",
            CheckCommand::Stop => "Stop looking for an answer",
            CheckCommand::ShowAnswer => "Write the solution into the open cells, or take it away again",
            CheckCommand::Next => "Show the next of the solutions found",
            CheckCommand::Previous => "Show the solution before",
            CheckCommand::ShowCandidates => "Write into each open cell the digits that it takes in some solution",
            CheckCommand::FindCandidates => {
                "Candidates are looked for after each edit, for some seconds; this goes on for as long as it takes"
            }
            CheckCommand::Ideal => "The puzzle as polynomials, their reduced Groebner basis and its standard monomials",
            CheckCommand::NextOrder => "Compute the Groebner basis with its variables in another order",
            CheckCommand::Program => "The puzzle as an integer program, and the two solves that prove uniqueness",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            CheckCommand::Check => Some(plain(Key::F5)),
            CheckCommand::Prove => Some(plain(Key::F6)),
            CheckCommand::ShowAnswer => Some(plain(Key::F7)),
            CheckCommand::ShowCandidates => Some(plain(Key::F4)),
            CheckCommand::Next => Some(plain(Key::F8)),
            CheckCommand::Previous => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F8)),
            CheckCommand::Count
            | CheckCommand::Stop
            | CheckCommand::FindCandidates
            | CheckCommand::Ideal
            | CheckCommand::NextOrder
            | CheckCommand::Program => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let running = state.tab.answers.is_checking();
        match self {
            CheckCommand::Check | CheckCommand::Prove => match state.tab.document.unfinished().first() {
                Some(first) => Some(format!("Mend the regions first: {first}")),
                None => unless(!state.tab.answers.is_asking(self.engine()), "A check is running"),
            },
            CheckCommand::Count => match state.tab.answers.verdict() {
                _ if running => Some("A check is running".to_owned()),
                Some(Verdict::Several(_)) => {
                    unless(state.tab.answers.counter.wanted_limit().is_some(), "The limit has to be a number from 2 on")
                }
                Some(Verdict::Unique(_)) => Some("There is exactly one solution".to_owned()),
                Some(Verdict::NoSolution) => Some("There is no solution".to_owned()),
                None => Some("It is not known whether there are solutions".to_owned()),
            },
            CheckCommand::Stop => unless(running || state.tab.answers.is_finding_candidates(), "No check is running"),
            CheckCommand::ShowAnswer => match state.tab.answers.verdict() {
                Some(Verdict::Unique(_) | Verdict::Several(_)) => None,
                Some(Verdict::NoSolution) => Some("There is no solution to show".to_owned()),
                None => Some("It is not known whether there are solutions".to_owned()),
            },
            CheckCommand::Next | CheckCommand::Previous => {
                let several = state.tab.answers.solutions().len() > 1;
                unless(several && state.tab.answers.shown_place().is_some(), "Compare solutions first")
            }
            CheckCommand::ShowCandidates => None,
            CheckCommand::Ideal | CheckCommand::NextOrder | CheckCommand::Program => {
                state.tab.document.unfinished().first().map(|first| format!("Mend the regions first: {first}"))
            }
            CheckCommand::FindCandidates => unless(state.tab.answers.lacks_candidates(), "Nothing was left unknown"),
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            CheckCommand::Check => state.tab.answers.check(&state.tab.document, EngineId::Native, ctx),
            CheckCommand::Prove => state.tab.answers.check(&state.tab.document, EngineId::Program, ctx),
            CheckCommand::Count => state.tab.answers.count(&state.tab.document, ctx),
            CheckCommand::Stop => state.tab.answers.stop_check(),
            CheckCommand::ShowAnswer => state.tab.answers.show_answer(),
            CheckCommand::Next => state.tab.answers.step_solution(1),
            CheckCommand::Previous => state.tab.answers.step_solution(-1),
            CheckCommand::ShowCandidates => state.tab.answers.candidates.wanted = !state.tab.answers.candidates.wanted,
            CheckCommand::FindCandidates => state.tab.answers.find_candidates(&state.tab.document, ctx),
            CheckCommand::Ideal => show(Proof::Ideal, state, ctx),
            CheckCommand::NextOrder => {
                state.tab.answers.proofs.next_order(&state.tab.document, ctx);
                show(Proof::Ideal, state, ctx);
            }
            CheckCommand::Program => show(Proof::Program, state, ctx),
        }
    }
}

/// Opens the dialog that looks at a proof, and asks for what it shows.
fn show(proof: Proof, state: &mut State, ctx: &Context) {
    state.tab.answers.proofs.ask(proof, &state.tab.document, ctx);
    state.show_dialog(Dialog::Proof { proof, part: None }, ctx);
}
