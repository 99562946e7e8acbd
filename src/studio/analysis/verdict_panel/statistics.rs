//! The expandable details of the verdict card: the work behind each answer.

use egui::{Align2, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::solve::{Propagations, Statistics};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::opinion::pair_ui;
use crate::studio::command::{Command, ViewCommand};
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::widgets::icons;
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

pub(super) fn fold_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
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
    head_ui(ui, window, tone);
    if !window.panels.details {
        return;
    }
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

/// Draws the heading that expands and collapses the details.
fn head_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::click());
    let open = window.panels.details;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, say!("view-work.details")));
    let tokens = theme::tokens(ui);
    let ink = if response.hovered() { tokens.ink } else { tone.ink };
    icons::chevron(ui.painter(), pos2(rect.left() + 6.0, rect.center().y), open, ink);
    let at = pos2(rect.left() + 16.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, say!("view-work"), theme::regular(theme::FACT_SIZE), ink);
    widgets::focus_ring(ui, &response, theme::ICON_CORNER);
    let command = Command::from(ViewCommand::ShowDetails);
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(command.tooltip());
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
