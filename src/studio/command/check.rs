//! Commands that run the engines, and that show their answers.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{CommandAction, reason_unless, unfinished_board_reason};
use super::keys::plain;
use crate::solve::Verdict;
use crate::studio::state::StudioState;
use crate::studio::state::candidates::CandidateDisplay;
use crate::studio::state::check::EngineId;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::proofs::ProofKind;
use crate::words::say;

/// A command for the engines or their answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckCommand {
    /// Checks the puzzle with the search engine.
    Check,
    /// Checks the puzzle with the integer program.
    Prove,
    /// Counts the solutions, up to the limit that the setter chose.
    Count,
    /// Stops the running engine.
    Stop,
    /// Shows or hides the solution, or the first two when there are several.
    ShowAnswer,
    /// Shows the next of several solutions, and the first after the last.
    Next,
    /// Shows the previous solution.
    Previous,
    /// Shows or hides the candidates in empty cells.
    ShowCandidates,
    /// Shows or hides the candidates in empty cells, with the number of solutions of each.
    CountCandidates,
    /// Searches for the candidates again without a timeout.
    FindCandidates,
    /// Shows the polynomials and their Groebner basis.
    Ideal,
    /// Orders the variables of the basis differently.
    NextOrder,
    /// Shows the integer program and its two solves.
    Program,
}

impl CheckCommand {
    /// All check commands.
    pub const ALL: [CheckCommand; 13] = [
        CheckCommand::Check,
        CheckCommand::Prove,
        CheckCommand::Count,
        CheckCommand::Stop,
        CheckCommand::ShowAnswer,
        CheckCommand::Next,
        CheckCommand::Previous,
        CheckCommand::ShowCandidates,
        CheckCommand::CountCandidates,
        CheckCommand::FindCandidates,
        CheckCommand::Ideal,
        CheckCommand::NextOrder,
        CheckCommand::Program,
    ];
}

impl CheckCommand {
    /// Returns the engine that answers.
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
            | CheckCommand::CountCandidates
            | CheckCommand::FindCandidates
            | CheckCommand::Ideal
            | CheckCommand::NextOrder
            | CheckCommand::Program => EngineId::Native,
        }
    }
}

impl CommandAction for CheckCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match self {
            CheckCommand::Check if state.tab.answers.is_unknown() => "do-check-keep-trying",
            CheckCommand::Check => "do-check-check",
            CheckCommand::Prove => "do-check-prove",
            CheckCommand::Count => "do-check-count",
            CheckCommand::Stop => "do-check-stop",
            CheckCommand::ShowAnswer => {
                match (state.tab.answers.verdict(), state.tab.answers.shown_index().is_some()) {
                    (Some(Verdict::Several(_)), false) => "do-check-compare",
                    (Some(Verdict::Several(_)), true) => "do-check-hide-solutions",
                    (_, true) => "do-check-hide-solution",
                    (_, false) => "do-check-show-answer",
                }
            }
            CheckCommand::Next => "do-check-next",
            CheckCommand::Previous => "do-check-previous",
            CheckCommand::ShowCandidates if state.tab.answers.candidates.wanted == CandidateDisplay::Possible => {
                "do-check-hide-candidates"
            }
            CheckCommand::ShowCandidates => "do-check-show-candidates",
            CheckCommand::CountCandidates if state.tab.answers.candidates.wanted == CandidateDisplay::Counted => {
                "do-check-count-candidates.back"
            }
            CheckCommand::CountCandidates => "do-check-count-candidates",
            CheckCommand::FindCandidates => "do-check-find-candidates",
            CheckCommand::Ideal => "do-check-ideal",
            CheckCommand::NextOrder => {
                return say!("do-check-next-order", order = state.tab.answers.proofs.order.name());
            }
            CheckCommand::Program => "do-check-program",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            CheckCommand::Check => {
                "do-check-check.hint"
            }
            CheckCommand::Prove => "do-check-prove.hint",
            CheckCommand::Count => "do-check-count.hint",
            CheckCommand::Stop => "do-check-stop.hint",
            CheckCommand::ShowAnswer => "do-check-show-answer.hint",
            CheckCommand::Next => "do-check-next.hint",
            CheckCommand::Previous => "do-check-previous.hint",
            CheckCommand::ShowCandidates => "do-check-show-candidates.hint",
            CheckCommand::CountCandidates => "do-check-count-candidates.hint",
            CheckCommand::FindCandidates => {
                "do-check-find-candidates.hint"
            }
            CheckCommand::Ideal => "do-check-ideal.hint",
            CheckCommand::NextOrder => "do-check-next-order.hint",
            CheckCommand::Program => "do-check-program.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            CheckCommand::Check => Some(plain(Key::F5)),
            CheckCommand::Prove => Some(plain(Key::F6)),
            CheckCommand::ShowAnswer => Some(plain(Key::F7)),
            CheckCommand::ShowCandidates => Some(plain(Key::F4)),
            CheckCommand::CountCandidates => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F4)),
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

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        let running = state.tab.answers.is_checking();
        match self {
            CheckCommand::Check | CheckCommand::Prove => unfinished_board_reason(state).or_else(|| {
                reason_unless(!state.tab.answers.is_checking_with(self.engine()), "do-check-check-running")
            }),
            CheckCommand::Count => match state.tab.answers.verdict() {
                _ if running => Some(say!("do-check-check-running")),
                Some(Verdict::Several(_)) => {
                    reason_unless(state.tab.answers.counter.wanted_limit().is_some(), "do-check-limit-number-from-on")
                }
                Some(Verdict::Unique(_)) => Some(say!("do-check-there-exactly-one-solution")),
                Some(Verdict::NoSolution) => Some(say!("do-check-there-no-solution")),
                None => Some(say!("do-check-not-known-whether-there")),
            },
            CheckCommand::Stop => {
                reason_unless(running || state.tab.answers.is_finding_candidates(), "do-check-no-check-running")
            }
            CheckCommand::ShowAnswer => match state.tab.answers.verdict() {
                Some(Verdict::Unique(_) | Verdict::Several(_)) => None,
                Some(Verdict::NoSolution) => Some(say!("do-check-there-no-solution-show")),
                None => Some(say!("do-check-not-known-whether-there")),
            },
            CheckCommand::Next | CheckCommand::Previous => {
                let several = state.tab.answers.solutions().len() > 1;
                reason_unless(several && state.tab.answers.shown_index().is_some(), "do-check-compare-solutions-first")
            }
            CheckCommand::ShowCandidates | CheckCommand::CountCandidates => None,
            CheckCommand::Ideal | CheckCommand::NextOrder | CheckCommand::Program => unfinished_board_reason(state),
            CheckCommand::FindCandidates => {
                reason_unless(state.tab.answers.lacks_candidates(), "do-check-nothing-was-left-unknown")
            }
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match self {
            CheckCommand::Check => state.tab.answers.check(&state.tab.document, EngineId::Native, ctx),
            CheckCommand::Prove => state.tab.answers.check(&state.tab.document, EngineId::Program, ctx),
            CheckCommand::Count => state.tab.answers.count(&state.tab.document, ctx),
            CheckCommand::Stop => state.tab.answers.stop_check(),
            CheckCommand::ShowAnswer => state.tab.answers.show_answer(),
            CheckCommand::Next => state.tab.answers.step_solution(1),
            CheckCommand::Previous => state.tab.answers.step_solution(-1),
            CheckCommand::ShowCandidates => toggle_candidates(CandidateDisplay::Possible, state),
            CheckCommand::CountCandidates => toggle_candidates(CandidateDisplay::Counted, state),
            CheckCommand::FindCandidates => state.tab.answers.find_candidates(&state.tab.document, ctx),
            CheckCommand::Ideal => show_proof(ProofKind::Ideal, state, ctx),
            CheckCommand::NextOrder => {
                state.tab.answers.proofs.next_order(&state.tab.document, ctx);
                show_proof(ProofKind::Ideal, state, ctx);
            }
            CheckCommand::Program => show_proof(ProofKind::Program, state, ctx),
        }
    }
}

/// Requests these candidates, or none if they are shown already. Hides the solution, which would cover them.
fn toggle_candidates(wanted: CandidateDisplay, state: &mut StudioState) {
    let candidates = &mut state.tab.answers.candidates;
    candidates.wanted = if candidates.wanted == wanted { CandidateDisplay::Nothing } else { wanted };
    if candidates.wanted != CandidateDisplay::Nothing {
        state.tab.answers.hide_answer();
    }
}

/// Opens the dialog that shows a proof, and requests its content.
fn show_proof(proof: ProofKind, state: &mut StudioState, ctx: &Context) {
    state.tab.answers.proofs.request(proof, &state.tab.document, ctx);
    state.show_dialog(Dialog::Proof { proof, part: None }, ctx);
}
