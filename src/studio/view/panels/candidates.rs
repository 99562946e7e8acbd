//! The choice whether candidates are written into the open cells.

use std::time::Duration;

use egui::Ui;

use crate::board::DigitSet;
use crate::studio::command::{CheckCommand, Command};
use crate::studio::state::State;
use crate::studio::state::check::EngineId;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;

pub(super) fn candidates_ui(ui: &mut Ui, window: &mut Window<'_>) {
    widgets::head_ui(ui, "Candidates");
    ui.add_space(4.0);
    let chosen = usize::from(window.answers.candidates.wanted);
    let clicked = widgets::segments_ui(ui, &["None", "Possible"], chosen, ui.available_width());
    if clicked.is_some_and(|clicked| clicked != chosen) {
        window.ask(CheckCommand::ShowCandidates);
    }
    if let Some(words) = words(window) {
        ui.add_space(4.0);
        match window.answers.is_finding_candidates() {
            true => {
                let ink = theme::tokens(ui).quiet;
                ui.label(widgets::tabular(ui, &words, theme::regular(theme::FACT_SIZE), ink))
            }
            false => widgets::fact_ui(ui, words),
        };
    }
    let calm = window.answers.candidates.running(window.document.meaning()).is_none_or(|job| job.elapsed() < CALM);
    let button = match window.answers.lacks_candidates() {
        true => Some((CheckCommand::FindCandidates, "Keep looking")),
        false => (!calm).then_some((CheckCommand::Stop, "Stop looking")),
    };
    if let Some((command, name)) = button {
        ui.add_space(4.0);
        let neutral = &theme::tokens(ui).neutral;
        let response = widgets::button_ui(ui, name, 120.0, Weight::Plain, neutral, true);
        if response.clicked() {
            window.ask(command);
        }
        response.on_hover_text(Command::from(command).tooltip().as_ref());
    }
}

/// A question that is answered sooner shows no progress: nothing flickers.
const CALM: Duration = Duration::from_millis(200);

/// What is to be said of them.
fn words(state: &State) -> Option<String> {
    if !state.answers.candidates.wanted {
        return None;
    }
    let meaning = state.document.meaning();
    let unfinished = !state.document.unfinished().is_empty();
    if unfinished {
        return Some("There are none before the regions are finished.".to_owned());
    }
    if let Some(job) = state.answers.candidates.running(meaning) {
        let guesses = widgets::counted(job.nodes(), "guess", "guesses");
        let time = widgets::duration(job.elapsed());
        return (job.elapsed() >= CALM).then(|| format!("Looking for them… {guesses} · {time}"));
    }
    let Some(possible) = state.answers.candidates.answer(meaning) else {
        let check = state.answers.checker.running(EngineId::Native, meaning);
        let waits = check.is_some_and(|job| job.elapsed() >= CALM);
        return waits.then(|| "They are looked for when the check has ended.".to_owned());
    };
    Some(match &possible.outcome {
        Ok(sets) if sets.iter().all(|set| set.is_empty()) => "There are none: the puzzle has no solution.".to_owned(),
        Ok(sets) => {
            let open: Vec<&DigitSet> = sets.iter().filter(|set| set.len() > 1).collect();
            let digits: usize = open.iter().map(|set| set.len()).sum();
            let time = widgets::duration(possible.time);
            match open.len() {
                0 => format!("Every cell has one · {time}"),
                cells => {
                    format!("{digits} digits in {} · {time}", widgets::counted(cells as u64, "open cell", "open cells"))
                }
            }
        }
        Err(stopped) => format!("They are not known: {stopped} after {}.", widgets::duration(possible.time)),
    })
}
