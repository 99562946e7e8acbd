//! The choice whether candidates are written into the open cells.

use egui::Ui;

use crate::board::DigitSet;
use crate::studio::app::App;
use crate::studio::command::CheckCommand;
use crate::studio::widgets;

pub(super) fn candidates_ui(ui: &mut Ui, app: &mut App) {
    widgets::head_ui(ui, "Candidates");
    ui.add_space(4.0);
    let chosen = usize::from(app.candidates.wanted);
    let clicked = widgets::segments_ui(ui, &["None", "Possible"], chosen, ui.available_width());
    if clicked.is_some_and(|clicked| clicked != chosen) {
        app.run_if_enabled(CheckCommand::ShowCandidates, ui.ctx());
    }
    if let Some(words) = words(app) {
        ui.add_space(4.0);
        widgets::fact_ui(ui, words);
    }
}

/// What is to be said of them.
fn words(app: &App) -> Option<String> {
    if !app.candidates.wanted {
        return None;
    }
    let meaning = app.document.meaning();
    if let Some(time) = app.candidates.running(meaning) {
        // What is answered at once shall not flicker.
        return (time.as_millis() > 200).then(|| format!("Looking for them… {}", widgets::duration(time)));
    }
    let Some(possible) = app.candidates.answer(meaning) else {
        return Some("There are none before the regions are finished.".to_owned());
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
        Err(stopped) => format!("They are not known: {stopped}."),
    })
}
