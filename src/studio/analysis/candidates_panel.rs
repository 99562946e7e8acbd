//! The switch for candidates in empty cells.

use std::time::Duration;

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::board::DigitSet;
use crate::scene::{Ink, Weight};
use crate::studio::analysis::candidate_looks::COUNT_LOOKS;
use crate::studio::analysis::candidates::CandidateDisplay;
use crate::studio::analysis::check::EngineId;
use crate::studio::command::{CheckCommand, Command};
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::{Message, say};

/// The height of the line with the status, which is there while candidates are shown.
const STATUS_HEIGHT: f32 = 22.0;
/// The gap between the name and the switch.
const GAP: f32 = 12.0;

pub(in crate::studio) fn candidates_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let wanted = window.tab.answers.candidates.wanted;
    let chosen = CandidateDisplay::ALL.into_iter().position(|other| other == wanted).unwrap_or(0);
    let names = [say!("view-candidates-none"), say!("view-candidates-possible"), say!("view-candidates-counted")];
    let names = names.each_ref().map(String::as_str);
    let label = RichText::new(say!("view-candidates")).font(theme::regular(theme::CONTROL_SIZE));
    let width = ui.available_width() - widgets::text_width(ui, &say!("view-candidates")) - GAP;
    let clicked = match widgets::segments_width(ui, &names) <= width {
        true => {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                ui.label(label);
                widgets::segments_ui(ui, &names, chosen, ui.available_width())
            })
            .inner
        }
        false => {
            ui.label(label);
            widgets::segments_ui(ui, &names, chosen, ui.available_width())
        }
    };
    match clicked.filter(|&clicked| clicked != chosen).map(|clicked| (CandidateDisplay::ALL[clicked], wanted)) {
        Some((CandidateDisplay::Counted, _) | (CandidateDisplay::Nothing, CandidateDisplay::Counted)) => {
            window.request(CheckCommand::CountCandidates)
        }
        Some(_) => window.request(CheckCommand::ShowCandidates),
        None => {}
    }
    if wanted != CandidateDisplay::Nothing {
        let size = vec2(ui.available_width(), STATUS_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_size(size);
            status_ui(ui, window);
        });
    }
}

/// Draws the status from the end of its line, with a button if there is something to do.
fn status_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let calm = window
        .tab
        .answers
        .candidates
        .running(window.tab.document.semantic_revision())
        .is_none_or(|job| job.elapsed() < PROGRESS_DELAY);
    let button = match window.tab.answers.lacks_candidates() {
        true => Some((CheckCommand::FindCandidates, "view-candidates-keep-looking")),
        false => (!calm).then_some((CheckCommand::Stop, "view-candidates-stop")),
    };
    let tokens = theme::tokens(ui);
    if let Some((command, name)) = button {
        ui.spacing_mut().button_padding = vec2(8.0, 2.0);
        ui.spacing_mut().interact_size.y = STATUS_HEIGHT;
        let response = ui.button(RichText::new(say!(name)).font(theme::medium(theme::FACT_SIZE)));
        if response.clicked() {
            window.request(command);
        }
        response.on_hover_text(Command::from(command).tooltip());
    }
    if window.tab.answers.candidate_counts().is_some_and(|_| window.tab.answers.has_open_candidates()) {
        legend_ui(ui, tokens);
    } else if let Some(words) = words(window) {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let label = match window.tab.answers.is_finding_candidates() {
                true => Label::new(widgets::tabular(ui, &words, theme::regular(theme::FACT_SIZE), tokens.quiet)),
                false => Label::new(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet)),
            };
            ui.add(label.truncate())
        });
    }
}

/// Draws the legend of counted candidates, starting at the end of the line.
fn legend_ui(ui: &mut Ui, tokens: &theme::Tokens) {
    ui.spacing_mut().item_spacing.x = 8.0;
    for (at, &(from, look)) in COUNT_LOOKS.iter().enumerate().rev() {
        let text = match COUNT_LOOKS.get(at + 1).map(|(next, _)| next - 1) {
            Some(to) if to == from => say!("view-candidates-legend", from = from),
            Some(to) => say!("view-candidates-legend.range", from = from, to = to),
            None => say!("view-candidates-legend.more", from = from),
        };
        let font = match look.weight {
            Weight::Regular => theme::regular(theme::FACT_SIZE * look.relative_size),
            Weight::Medium | Weight::Semibold => theme::semibold(theme::FACT_SIZE * look.relative_size),
        };
        let text = RichText::new(text).font(font).color(theme::ink_colour(tokens.palette, look.ink));
        let text = match look.marked {
            true => text.background_color(theme::ink_colour(tokens.palette, Ink::AccentWash)),
            false => text,
        };
        ui.label(text).on_hover_text(say!("view-candidates-legend-hint"));
    }
}

/// The delay before progress is shown, so that quick answers do not flicker.
const PROGRESS_DELAY: Duration = Duration::from_millis(200);

/// Returns the status of the candidates in words.
fn words(state: &StudioState) -> Option<String> {
    let meaning = state.tab.document.semantic_revision();
    let unfinished = !state.tab.document.board_errors().is_empty();
    if unfinished {
        return Some(say!("view-candidates-unfinished"));
    }
    if let Some(job) = state.tab.answers.candidates.running(meaning) {
        let (guesses, time) = (job.nodes(), widgets::duration(job.elapsed()));
        return (job.elapsed() >= PROGRESS_DELAY).then(|| {
            say!("view-candidates-running", count = guesses, number = widgets::grouped(guesses), time = time)
        });
    }
    let Some(possible) = state.tab.answers.candidates.answer(meaning) else {
        let check = state.tab.answers.checker.running(EngineId::Native, meaning);
        let waits = check.is_some_and(|job| job.elapsed() >= PROGRESS_DELAY);
        return waits.then(|| say!("view-candidates-waiting"));
    };
    Some(match &possible.outcome {
        Ok(sets) if sets.iter().all(|set| set.is_empty()) => say!("view-candidates-no-solution"),
        Ok(sets) => {
            let open: Vec<&DigitSet> = sets.iter().filter(|set| set.len() > 1).collect();
            let digits: usize = open.iter().map(|set| set.len()).sum();
            let time = widgets::duration(possible.time);
            match open.len() {
                0 => format!("{} · {time}", say!("view-candidates-solved")),
                cells => {
                    let number = widgets::grouped(cells as u64);
                    let open = Message::new("view-candidates-open").with("count", cells).with("number", number);
                    format!("{} · {time}", say!("view-candidates-digits", count = digits, cells = open))
                }
            }
        }
        Err(stopped) => {
            say!("view-candidates-unknown", reason = stopped.message(), time = widgets::duration(possible.time))
        }
    })
}
