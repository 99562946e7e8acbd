//! The work behind each answer, at the end of the details of the verdict.

use egui::Ui;

use crate::solve::{Propagations, Statistics};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::opinion::pair_ui;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::say;

/// Returns the work behind an answer: translation keys with nonzero numbers.
fn lines(statistics: &Statistics) -> Vec<(&'static str, u64)> {
    let Statistics { nodes, backtracks, propagations, learned, programs, rows, bases } = *statistics;
    let Propagations { houses, clauses, sums, pairs, words } = propagations;
    let all = [
        ("view-work-guesses", nodes),
        ("view-work-backtracks", backtracks),
        ("view-work-houses", houses),
        ("view-work-clauses", clauses),
        ("view-work-sums", sums),
        ("view-work-pairs", pairs),
        ("view-work-words", words),
        ("view-work-learned", learned),
        ("view-work-programs", programs),
        ("view-work-rows", rows),
        ("view-work-bases", bases),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Draws the work behind each answer, if there is one.
pub(super) fn statistics_ui(ui: &mut Ui, window: &Window<'_>, tone: &Tone) {
    let meaning = window.tab.document.semantic_revision();
    let answer =
        |engine| window.tab.answers.checker.answer(engine, meaning).map(|answer| (answer.time, answer.statistics));
    let answers = [
        ("view-engine-search", answer(EngineId::Native)),
        ("view-engine-program", answer(EngineId::Program)),
        ("view-work-count", window.tab.answers.tally().map(|tally| (tally.time, tally.statistics))),
        (
            "view-candidates",
            window.tab.answers.candidates.answer(meaning).map(|possible| (possible.time, possible.statistics)),
        ),
    ];
    if answers.iter().all(|(_, answer)| answer.is_none()) {
        return;
    }
    ui.add_space(8.0);
    // Rows have the height of text, not of buttons.
    ui.spacing_mut().interact_size.y = theme::FACT_SIZE;
    for (name, answer) in answers {
        let Some((time, statistics)) = answer else { continue };
        ui.add_space(4.0);
        pair_ui(ui, &say!(name), &widgets::duration(time), tone);
        for (name, count) in lines(&statistics) {
            ui.horizontal(|ui| {
                ui.add_space(12.0);
                ui.vertical(|ui| pair_ui(ui, &say!(name), &widgets::grouped(count), tone));
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_was_not_done_has_no_line() {
        let statistics = Statistics { nodes: 7, ..Statistics::default() };
        assert_eq!(lines(&statistics), [("view-work-guesses", 7)]);
        assert_eq!(lines(&Statistics::default()), []);
    }
}
