//! Commands that run the engines, and that show their answers.

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use strum::VariantArray;

use crate::solve::Verdict;
use crate::studio::analysis::candidates::CandidateDisplay;
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::proofs::ProofKind;
use crate::studio::command::key_combinations::plain;
use crate::studio::command::row::{CommandRow, reason_unless, unfinished_board_reason};
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::say;

/// A command for the engines or their answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
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
    pub const ALL: &[CheckCommand] = CheckCommand::VARIANTS;

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            CheckCommand::Check => CommandRow::new("do-check-check", "do-check-check.hint")
                .label_key(|state| match state.tab.answers.is_unknown() {
                    true => "do-check-keep-trying",
                    false => "do-check-check",
                })
                .shortcut(plain(Key::F5))
                .disabled_if(|state| check_reason(state, EngineId::Native))
                .run(|state, ctx| state.tab.answers.check(&state.tab.document, EngineId::Native, ctx)),
            CheckCommand::Prove => CommandRow::new("do-check-prove", "do-check-prove.hint")
                .shortcut(plain(Key::F6))
                .disabled_if(|state| check_reason(state, EngineId::Program))
                .run(|state, ctx| state.tab.answers.check(&state.tab.document, EngineId::Program, ctx)),
            CheckCommand::Count => CommandRow::new("do-check-count", "do-check-count.hint")
                .disabled_if(count_reason)
                .run(|state, ctx| state.tab.answers.count(&state.tab.document, ctx)),
            CheckCommand::Stop => CommandRow::new("do-check-stop", "do-check-stop.hint")
                .enabled_if(
                    |state| state.tab.answers.is_checking() || state.tab.answers.is_finding_candidates(),
                    "do-check-no-check-running",
                )
                .run(|state, _| state.tab.answers.stop_check()),
            CheckCommand::ShowAnswer => CommandRow::new("do-check-show-answer", "do-check-show-answer.hint")
                .label_key(answer_label)
                .shortcut(plain(Key::F7))
                .disabled_if(|state| match state.tab.answers.verdict() {
                    Some(Verdict::Unique(_) | Verdict::Several(_)) => None,
                    Some(Verdict::NoSolution) => Some(say!("do-check-there-no-solution-show")),
                    None => Some(say!("do-check-not-known-whether-there")),
                })
                .run(|state, _| state.tab.answers.show_answer()),
            CheckCommand::Next => CommandRow::new("do-check-next", "do-check-next.hint")
                .shortcut(plain(Key::F8))
                .enabled_if(is_comparing, "do-check-compare-solutions-first")
                .run(|state, _| state.tab.answers.step_solution(1)),
            CheckCommand::Previous => CommandRow::new("do-check-previous", "do-check-previous.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F8))
                .enabled_if(is_comparing, "do-check-compare-solutions-first")
                .run(|state, _| state.tab.answers.step_solution(-1)),
            CheckCommand::ShowCandidates => {
                CommandRow::new("do-check-show-candidates", "do-check-show-candidates.hint")
                    .setting()
                    .label_key(|state| match state.tab.answers.candidates.wanted == CandidateDisplay::Possible {
                        true => "do-check-hide-candidates",
                        false => "do-check-show-candidates",
                    })
                    .shortcut(plain(Key::F4))
                    .run(|state, _| toggle_candidates(CandidateDisplay::Possible, state))
            }
            CheckCommand::CountCandidates => {
                CommandRow::new("do-check-count-candidates", "do-check-count-candidates.hint")
                    .setting()
                    .label_key(|state| match state.tab.answers.candidates.wanted == CandidateDisplay::Counted {
                        true => "do-check-count-candidates.back",
                        false => "do-check-count-candidates",
                    })
                    .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F4))
                    .run(|state, _| toggle_candidates(CandidateDisplay::Counted, state))
            }
            CheckCommand::FindCandidates => {
                CommandRow::new("do-check-find-candidates", "do-check-find-candidates.hint")
                    .enabled_if(|state| state.tab.answers.lacks_candidates(), "do-check-nothing-was-left-unknown")
                    .run(|state, ctx| state.tab.answers.find_candidates(&state.tab.document, ctx))
            }
            CheckCommand::Ideal => CommandRow::new("do-check-ideal", "do-check-ideal.hint")
                .disabled_if(unfinished_board_reason)
                .run(|state, ctx| show_proof(ProofKind::Ideal, state, ctx)),
            CheckCommand::NextOrder => CommandRow::new("do-check-next-order", "do-check-next-order.hint")
                .label(|state| say!("do-check-next-order", order = state.tab.answers.proofs.order.name()))
                .disabled_if(unfinished_board_reason)
                .run(|state, ctx| {
                    state.tab.answers.proofs.next_order(&state.tab.document, ctx);
                    show_proof(ProofKind::Ideal, state, ctx);
                }),
            CheckCommand::Program => CommandRow::new("do-check-program", "do-check-program.hint")
                .disabled_if(unfinished_board_reason)
                .run(|state, ctx| show_proof(ProofKind::Program, state, ctx)),
        }
    }
}

/// Returns why an engine cannot check the puzzle now.
fn check_reason(state: &StudioState, engine: EngineId) -> Option<String> {
    unfinished_board_reason(state)
        .or_else(|| reason_unless(!state.tab.answers.is_checking_with(engine), "do-check-check-running"))
}

/// Returns why the solutions cannot be counted now.
fn count_reason(state: &StudioState) -> Option<String> {
    match state.tab.answers.verdict() {
        _ if state.tab.answers.is_checking() => Some(say!("do-check-check-running")),
        Some(Verdict::Several(_)) => {
            reason_unless(state.tab.answers.counter.wanted_limit().is_some(), "do-check-limit-number-from-on")
        }
        Some(Verdict::Unique(_)) => Some(say!("do-check-there-exactly-one-solution")),
        Some(Verdict::NoSolution) => Some(say!("do-check-there-no-solution")),
        None => Some(say!("do-check-not-known-whether-there")),
    }
}

fn answer_label(state: &StudioState) -> &'static str {
    match (state.tab.answers.verdict(), state.tab.answers.shown_index().is_some()) {
        (Some(Verdict::Several(_)), false) => "do-check-compare",
        (Some(Verdict::Several(_)), true) => "do-check-hide-solutions",
        (_, true) => "do-check-hide-solution",
        (_, false) => "do-check-show-answer",
    }
}

/// Returns whether one of several solutions is shown.
fn is_comparing(state: &StudioState) -> bool {
    state.tab.answers.solutions().len() > 1 && state.tab.answers.shown_index().is_some()
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
