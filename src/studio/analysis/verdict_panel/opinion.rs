//! The answer of the integer program, in a separate line.

use std::time::Duration;

use egui::{Sides, Ui};

use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::fact;
use crate::studio::state::StudioState;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::words::say;

pub(super) fn second_opinion_ui(ui: &mut Ui, state: &StudioState, tone: &Tone) {
    let (checker, meaning) = (&state.tab.answers.checker, state.tab.answers.revision);
    if let Some(job) = checker.running(EngineId::Program, meaning) {
        ui.add_space(8.0);
        pair_ui(ui, &say!("view-opinion-running"), &widgets::duration(job.elapsed()), tone);
        ui.add_space(4.0);
        widgets::moving_bar_ui(ui, tone.button, tone.edge);
    }
    if let Some(answer) = checker.answer(EngineId::Program, meaning) {
        ui.add_space(if checker.disagree(meaning) { 4.0 } else { 8.0 });
        match checker.agree(meaning) {
            true => pair_ui(ui, &say!("view-opinion-agrees"), &widgets::duration(answer.time), tone),
            false => line_ui(ui, &say!("view-engine-program"), &answer.outcome, answer.time, tone),
        }
        if let Err(SolveError::Engine(reason)) = &answer.outcome {
            fact(ui, reason, tone);
        }
    }
}

/// Draws the answer of an engine, and its time.
pub(super) fn line_ui(ui: &mut Ui, engine: &str, said: &Result<Verdict, SolveError>, time: Duration, tone: &Tone) {
    pair_ui(
        ui,
        &say!("view-opinion", engine = engine, answer = say!(answer_key(said))),
        &widgets::duration(time),
        tone,
    );
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
