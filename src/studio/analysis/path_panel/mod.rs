//! The solving path panel: the difficulty of the puzzle, a curve over the path, its steps, and the playback buttons.

mod curve;
mod hint;
mod steps;
mod transport;

use egui::{Align, Frame, Layout, Margin, RichText, Ui, Vec2, vec2};

use crate::logic::{DifficultyLabel, TechniqueId};
use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::solving::SolvingPath;
use crate::studio::command::{Command, SolvingCommand};
use crate::studio::editor::puzzle_panel::printed_stars_ui;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::fields::choice_ui;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

pub(in crate::studio) use hint::hint_ui;

/// The side of a star.
const STAR: f32 = 14.0;
/// The height of the row with the stars.
const HEAD_ROW: f32 = 28.0;
/// The least width for stars, label and length of the path in one row.
const SUMMARY: f32 = 300.0;
/// The height of the curve.
const CURVE: f32 = 112.0;
/// The height of everything below the list.
const FOOT: f32 = 84.0;

/// Draws the panel, which replaces the side panel.
pub(in crate::studio) fn path_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let padded = Frame::new().inner_margin(Margin::symmetric(8, 0));
    padded.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        head_ui(ui, window);
        summary_ui(ui, window);
        up_to_ui(ui, window);
        printed_stars_ui(ui, window);
    });
    let Some(walk) = window.state.tab.solving.path() else {
        padded.show(ui, |ui| waiting_ui(ui, window));
        return;
    };
    if walk.len() > 0 {
        padded.show(ui, |ui| curve::curve_ui(ui, window, walk, CURVE));
    }
    ui.add_space(4.0);
    ui.separator();
    let room = (ui.available_height() - FOOT).max(44.0);
    ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
        ui.set_min_height(room);
        steps::steps_ui(ui, window, walk);
    });
    ui.separator();
    padded.show(ui, |ui| transport::transport_ui(ui, window, walk));
}

fn head_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.label(RichText::new(say!("view-path")).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            command_ui(ui, window, SolvingCommand::Close, icons::close);
            command_ui(ui, window, SolvingCommand::Copy, icons::copy);
        });
    });
}

/// Draws a small square button that runs a command.
fn command_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    command: SolvingCommand,
    draw: impl FnOnce(&egui::Painter, egui::Rect, egui::Color32),
) {
    let command = Command::from(command);
    let refusal = command.disabled_reason(window);
    let response = widgets::icon_button_ui(ui, &command.label(window), refusal.is_none(), draw);
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
}

/// Draws five stars, of which `stars` are filled.
pub(in crate::studio) fn stars_ui(ui: &mut Ui, stars: u8, ink: egui::Color32, words: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(5.0 * (STAR + 2.0), STAR), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, words));
    for at in 0..5u8 {
        let min = rect.min + vec2(f32::from(at) * (STAR + 2.0), 0.0);
        icons::star(ui.painter(), egui::Rect::from_min_size(min, Vec2::splat(STAR)), at < stars, ink);
    }
}

/// Returns the rating in words, such as "3 of 5 stars".
pub(in crate::studio) fn stars_in_words(label: DifficultyLabel) -> String {
    say!("view-stars", stars = label.stars(), most = 5)
}

/// Draws the stars, the label, the length of the path and the difficulty of its hardest step.
fn summary_ui(ui: &mut Ui, window: &Window<'_>) {
    let tokens = theme::tokens(ui);
    let walk = window.state.tab.solving.path();
    let has_room = ui.available_width() >= SUMMARY;
    let length = |ui: &mut Ui, walk: &SolvingPath| {
        let steps = say!("view-path-steps", count = walk.len(), number = widgets::grouped(walk.len() as u64));
        let hardest = walk.rating.difficulty.hardest;
        let hardest =
            hardest.map(|(_, _, number)| say!("view-path-hardest", number = local_digits(&number.to_string())));
        widgets::fact_ui(ui, hardest.map_or(steps.clone(), |hardest| format!("{steps} · {hardest}")));
    };
    ui.horizontal(|ui| {
        ui.set_min_height(HEAD_ROW);
        let Some(walk) = walk else { return };
        match walk.rating.difficulty.label {
            Some(label) => {
                stars_ui(ui, label.stars(), tokens.unique.button, &stars_in_words(label));
                let name = label.message().to_string();
                ui.label(RichText::new(name).font(theme::medium(theme::CONTROL_SIZE)).color(tokens.ink));
            }
            None => {
                let (words, hint) = unsolved(window, walk);
                let words = RichText::new(words).font(theme::medium(theme::CONTROL_SIZE)).color(tokens.several.ink);
                ui.label(words).on_hover_text(hint);
            }
        }
        if has_room {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| length(ui, walk));
        }
    });
    if let Some(walk) = walk.filter(|_| !has_room) {
        length(ui, walk);
    }
}

/// Returns why a path does not end in a solution, in short and in full.
fn unsolved(state: &StudioState, walk: &SolvingPath) -> (String, String) {
    if walk.rating.path.contradiction {
        return (say!("view-path-contradiction"), say!("view-path-contradiction.hint"));
    }
    let to_try = walk.rating.path.min_guesses();
    let hint = say!("view-path-unsolved.hint", count = to_try);
    match state.tab.answers.verdict() {
        Some(Verdict::Several(_)) => (say!("view-verdict-several"), say!("view-path-end.hint")),
        Some(Verdict::NoSolution) => (say!("view-verdict-none"), say!("view-path-end.hint")),
        Some(Verdict::Unique(_)) | None => (say!("view-path-unsolved"), hint),
    }
}

/// Draws the choice of the hardest technique.
fn up_to_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let (before, mut chosen) = (window.tab.solving.up_to, window.tab.solving.up_to);
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(say!("view-path-up-to"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let last = TechniqueId::last();
            let named = TechniqueId::all().filter(|&technique| technique != last).map(|technique| {
                (technique, local_digits(&format!("{}  {}", technique.title(), technique.min_rating())), None)
            });
            choice_ui(
                ui,
                "view-path-up-to",
                &say!("view-path-up-to"),
                &mut chosen,
                std::iter::once((last, say!("view-path-up-to.all"), None)).chain(named),
            );
        });
    });
    if chosen != before {
        window.change(move |state, _| state.tab.solving.set_limit(chosen));
        back_to_board(ui, window);
    }
}

/// Returns the focus to the board, so that arrow keys move along the path.
fn back_to_board(ui: &Ui, window: &Window<'_>) {
    if let Some(board) = window.memory.id {
        ui.memory_mut(|memory| memory.request_focus(board));
    }
}

/// Draws the panel while there is no path.
fn waiting_ui(ui: &mut Ui, window: &Window<'_>) {
    let tokens = theme::tokens(ui);
    match window.state.tab.solving.path_error() {
        Some(SolveError::Engine(why)) => _ = widgets::fact_ui(ui, say!("view-path-lost", reason = why.as_str())),
        Some(SolveError::OutOfTime | SolveError::Cancelled) => _ = widgets::fact_ui(ui, say!("view-path-out-of-time")),
        None if !window.state.tab.document.board_errors().is_empty() => {
            widgets::fact_ui(ui, say!("view-path-unfinished"));
        }
        None => {
            widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
            widgets::fact_ui(ui, say!("view-path-waiting"));
        }
    }
}
