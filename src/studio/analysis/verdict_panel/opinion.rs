//! The answer of the integer program, as facts.

use std::time::Duration;

use egui::{Sides, Ui};

use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::fact;
use crate::studio::state::StudioState;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::words::say;

/// Returns the answer of the integer program or, while it works, its time; an empty list if it was not asked.
pub(super) fn short(state: &StudioState) -> Vec<String> {
    let (checker, meaning) = (&state.tab.answers.checker, state.tab.answers.revision);
    let timed = |words: String, time: Duration| format!("{words} · {}", widgets::duration(time));
    if let Some(job) = checker.running(EngineId::Program, meaning) {
        return vec![timed(say!("view-opinion-running"), job.elapsed())];
    }
    let Some(answer) = checker.answer(EngineId::Program, meaning) else { return Vec::new() };
    let first = match checker.agree(meaning) {
        true => timed(say!("view-opinion-agrees"), answer.time),
        false => line(&say!("view-engine-program"), &answer.outcome, answer.time),
    };
    let reason = match &answer.outcome {
        Err(SolveError::Engine(reason)) => Some(reason.clone()),
        Ok(_) | Err(SolveError::Cancelled | SolveError::OutOfTime) => None,
    };
    std::iter::once(first).chain(reason).collect()
}

/// Returns the answer of an engine, and its time.
pub(super) fn line(engine: &str, said: &Result<Verdict, SolveError>, time: Duration) -> String {
    let opinion = say!("view-opinion", engine = engine, answer = say!(answer_key(said)));
    format!("{opinion} · {}", widgets::duration(time))
}

/// Returns the translation key of a short text for an engine's answer.
fn answer_key(outcome: &Result<Verdict, SolveError>) -> &'static str {
    match outcome {
        Ok(Verdict::Unique(_)) => "view-opinion-unique",
        Ok(Verdict::Several(_)) => "view-opinion-several",
        Ok(Verdict::NoSolution) => "view-opinion-none",
        Err(SolveError::Cancelled) => "view-opinion-stopped",
        Err(SolveError::OutOfTime) => "view-opinion-out-of-time",
        Err(SolveError::Engine(_)) => "view-opinion-failed",
    }
}

/// Draws a name, truncated if necessary, and its value at the end of the line.
pub(super) fn pair_ui(ui: &mut Ui, name: &str, value: &str, tone: &Tone) {
    Sides::new().shrink_left().truncate().show(ui, |ui| fact(ui, name, tone), |ui| fact(ui, value, tone));
}
