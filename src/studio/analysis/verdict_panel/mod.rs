//! The verdict card: the answer in words, how it was found, and what to do next.
//!
//! **Invariant.** The height of the card and the places of its contents are the same in every state: at the top the
//! text, with optional details below it, and at the bottom a row of buttons. States that can show progress or a number
//! have a line for it above the buttons. If the text and the details do not fit, they scroll; the card has no other
//! scroll bar.

mod actions;
mod counting;
mod details;
mod difficulty;
mod opinion;
mod statistics;

use std::time::Duration;

use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Painter, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::{CheckAnswer, EngineId};
use crate::studio::command::ViewCommand;
use crate::studio::state::StudioState;
use crate::studio::tasks::jobs::Job;
use crate::studio::theme;
use crate::studio::theme::{Tokens, Tone};
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::say;

/// The delay before progress is shown, so that nothing flickers while the setter types.
const PROGRESS_DELAY: Duration = Duration::from_millis(100);
/// The number of cells per clue or rule above which several solutions are expected.
const SPARSE_CELLS_PER_CLUE: usize = 6;

/// The state that the card shows.
enum CardState {
    /// The regions of the board must be fixed first.
    Unfinished(Vec<String>),
    /// The check has just started.
    Started,
    Running,
    Known(Verdict),
    /// Several solutions, as expected while most cells are empty.
    Sparse(Box<[crate::board::Filling; 2]>),
    Disagreement,
    Unknown(SolveError),
}

fn card_state(state: &StudioState) -> CardState {
    let meaning = state.tab.document.semantic_revision();
    let unfinished = state.tab.document.board_errors();
    if !unfinished.is_empty() {
        return CardState::Unfinished(unfinished);
    }
    if state.tab.answers.checker.disagree(meaning) {
        return CardState::Disagreement;
    }
    let told = state.tab.document.clue_count() + state.tab.document.local_rule_count();
    let sparse = told * SPARSE_CELLS_PER_CLUE < state.tab.document.puzzle().board().cells().len();
    match state.tab.answers.verdict() {
        Some(Verdict::Several(two)) if sparse => return CardState::Sparse(two.clone()),
        Some(verdict) => return CardState::Known(verdict.clone()),
        None => {}
    }
    if let Some(job) = state.tab.answers.checker.running(EngineId::Native, meaning) {
        return if job.elapsed() < PROGRESS_DELAY { CardState::Started } else { CardState::Running };
    }
    if state.tab.answers.is_checking() {
        return CardState::Running;
    }
    let answers = EngineId::ALL.into_iter().filter_map(|engine| state.tab.answers.checker.answer(engine, meaning));
    let stopped = answers.filter_map(|answer| answer.outcome.as_ref().err()).next();
    stopped.map_or(CardState::Started, |stopped| CardState::Unknown(stopped.clone()))
}

/// The range of the height of the card with its margins, without details.
pub(in crate::studio) const HEIGHT: std::ops::RangeInclusive<f32> = 156.0..=216.0;
/// The range of the height of the card with its margins, with details.
pub(in crate::studio) const HEIGHT_WITH_DETAILS: std::ops::RangeInclusive<f32> = 156.0..=320.0;
const MARGIN: i8 = 12;
/// The width of the scroll bar, within the right margin.
const BAR: i8 = 8;
/// The height of the line above the buttons: difficulty, progress, or the limit of a count. In states without such a
/// line, the text gets the space.
const LINE_HEIGHT: f32 = 32.0;
/// The height of the row of buttons, reserved even without buttons.
const BUTTONS_HEIGHT: f32 = 32.0;
/// The gap between two parts of the card.
const SPACING: f32 = 4.0;
/// The height of the verdict in the status bar.
const SHORT_HEIGHT: f32 = 20.0;
/// The space above a line for tall letters of some languages, which scroll areas would cut off.
const ABOVE: i8 = 4;
/// The width of the icon on the left.
const ICON_WIDTH: i8 = 24;
/// The gap next to the icon.
const ICON_GAP: i8 = 8;

/// Draws the card with a fixed height.
pub(in crate::studio) fn verdict_ui(ui: &mut Ui, window: &mut Window<'_>, height: f32) {
    let tokens = theme::tokens(ui);
    let head = card_state(window);
    let tone = tone(&head, tokens);
    let frame = Frame::new()
        .fill(tone.ground)
        .stroke(Stroke::new(1.0, tone.edge))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER))
        .inner_margin(Margin { right: MARGIN - BAR, top: MARGIN - ABOVE, ..Margin::same(MARGIN) });
    let inner = height - f32::from(2 * MARGIN - ABOVE) - 2.0;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(inner);
        // The space of the scroll bar is reserved, so that the buttons have the same width with and without it.
        let width = ui.available_width() - f32::from(BAR);
        ui.spacing_mut().item_spacing.y = SPACING;
        let rows = actions::rows(ui, window, &head, tone, width);
        let line = if has_line(&head) { SPACING + LINE_HEIGHT } else { 0.0 };
        let room = inner - line - SPACING - BUTTONS_HEIGHT;
        let area = ScrollArea::vertical().id_salt("verdict").max_height(room).min_scrolled_height(room);
        area.auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(width);
            text_ui(ui, window, &head, tone, rows.get(1..).unwrap_or_default());
        });
        if line > 0.0 {
            ui.allocate_ui_with_layout(vec2(width, LINE_HEIGHT), Layout::top_down(Align::Min), |ui| {
                ui.set_min_size(vec2(width, LINE_HEIGHT));
                line_ui(ui, window, &head, tone);
            });
        }
        if let Some(row) = rows.first() {
            actions::row_ui(ui, window, row, tone);
        }
    });
}

/// Draws the text and optional details, and buttons that do not fit into the row at the bottom.
fn text_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone, more: &[actions::ButtonRow]) {
    let meaning = window.tab.document.semantic_revision();
    ui.add_space(f32::from(ABOVE));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = f32::from(ICON_GAP);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(f32::from(ICON_WIDTH)), Sense::hover());
        sign(ui.painter(), rect.translate(egui::vec2(0.0, 2.0)), head, tone);
        ui.vertical(|ui| {
            ui.label(RichText::new(words(window, head)).font(theme::semibold(theme::VERDICT_SIZE)).color(tone.ink));
            reservations_ui(ui, window, head, tone);
        });
    });
    let beside = Frame::new().inner_margin(Margin { left: ICON_WIDTH + ICON_GAP, ..Margin::ZERO });
    beside.show(ui, |ui| details::details_ui(ui, window, head, tone));
    for row in more {
        ui.add_space(SPACING);
        actions::row_ui(ui, window, row, tone);
    }
    if let (CardState::Disagreement, Some(answer)) =
        (head, window.tab.answers.checker.answer(EngineId::Native, meaning))
    {
        ui.add_space(8.0);
        opinion::line_ui(ui, &say!("view-engine-search"), &answer.outcome, answer.time, tone);
    }
    opinion::second_opinion_ui(ui, window, tone);
    statistics::fold_ui(ui, window, tone);
}

/// Draws what makes a verdict doubtful: parts of the file that were not understood, and a stored solution that is not
/// the one found. A click shows them.
fn reservations_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone) {
    let (CardState::Known(_) | CardState::Sparse(_)) = head else { return };
    let puzzle = window.tab.document.puzzle();
    let count = puzzle.not_understood_count();
    let number = || widgets::grouped(count as u64);
    let unread = (count > 0).then(|| say!("view-verdict-unread", count = count, number = number()));
    let broken = || puzzle.solution_problems().into_iter().next();
    let differs = || puzzle.compare_solution(window.tab.answers.solution()?);
    let problem = puzzle.stored_solution().and_then(|_| broken().or_else(differs)).map(|problem| problem.to_string());
    for words in unread.into_iter().chain(problem) {
        let text = RichText::new(words).font(theme::medium(theme::FACT_SIZE)).color(tone.ink).underline();
        if ui.add(egui::Label::new(text).sense(Sense::click())).clicked() {
            window.change(|state, _| state.panels.publication = true);
        }
    }
}

/// Returns whether the state can have a line below the text.
fn has_line(head: &CardState) -> bool {
    match head {
        CardState::Known(Verdict::Unique(_) | Verdict::Several(_))
        | CardState::Sparse(_)
        | CardState::Started
        | CardState::Running => true,
        CardState::Unfinished(_)
        | CardState::Known(Verdict::NoSolution)
        | CardState::Disagreement
        | CardState::Unknown(_) => false,
    }
}

/// Draws the line below the text.
fn line_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone) {
    match head {
        CardState::Known(Verdict::Unique(_)) => difficulty::difficulty_ui(ui, window, tone),
        CardState::Known(Verdict::Several(_)) | CardState::Sparse(_) => counting::counting_ui(ui, window, tone),
        CardState::Running => {
            if let Some(job) =
                window.tab.answers.checker.running(EngineId::Native, window.tab.document.semantic_revision())
            {
                progress_ui(ui, job, tone);
            }
        }
        CardState::Unfinished(_) | CardState::Started | CardState::Known(Verdict::NoSolution) => {}
        CardState::Disagreement | CardState::Unknown(_) => {}
    }
}

/// Draws the verdict in two or three words, in its colour. The status bar shows it even while the card is hidden.
pub(in crate::studio) fn short_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let head = card_state(window);
    let tone = tone(&head, tokens);
    let words = say!(match &head {
        CardState::Unfinished(_) => "view-verdict-short-unfinished",
        CardState::Started | CardState::Running => "view-verdict-checking",
        CardState::Known(Verdict::Unique(_)) => "view-verdict-short-unique",
        CardState::Known(Verdict::Several(_)) | CardState::Sparse(_) => "view-verdict-several",
        CardState::Known(Verdict::NoSolution) => "view-verdict-none",
        CardState::Disagreement => "view-verdict-short-disagree",
        CardState::Unknown(_) => "view-verdict-short-unknown",
    });
    ui.spacing_mut().item_spacing.x = 4.0;
    // The area is higher than the line of text, because tall letters of some languages extend beyond the line.
    let galley = ui.painter().layout_no_wrap(words.clone(), theme::medium(theme::FACT_SIZE), tone.ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, SHORT_HEIGHT), Sense::click());
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, tone.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("view-verdict", words = words.as_str())));
    widgets::announce_changes(ui, &response);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
    sign(ui.painter(), rect, &head, tone);
    if response.clicked() && !window.panels.side_panel {
        window.request(ViewCommand::ShowSidePanel);
    }
    response.on_hover_text(say!("view-verdict.hint"));
}

fn tone<'a>(head: &CardState, tokens: &'a Tokens) -> &'a Tone {
    match head {
        CardState::Started | CardState::Running | CardState::Sparse(_) | CardState::Unknown(_) => &tokens.neutral,
        CardState::Unfinished(_) => &tokens.several,
        CardState::Known(Verdict::Unique(_)) => &tokens.unique,
        CardState::Known(Verdict::Several(_)) => &tokens.several,
        CardState::Known(Verdict::NoSolution) | CardState::Disagreement => &tokens.none,
    }
}

fn sign(painter: &Painter, rect: Rect, head: &CardState, tone: &Tone) {
    match head {
        CardState::Unfinished(_) | CardState::Started | CardState::Running | CardState::Unknown(_) => {
            icons::ring(painter, rect, tone.ink);
        }
        CardState::Known(Verdict::Unique(_)) => icons::tick(painter, rect, tone.button, tone.on_button),
        CardState::Known(Verdict::Several(_)) => icons::squares(painter, rect, tone.button, tone.ground),
        CardState::Sparse(_) => icons::squares(painter, rect, tone.ink, tone.ground),
        CardState::Known(Verdict::NoSolution) | CardState::Disagreement => {
            icons::cross(painter, rect, tone.button, tone.on_button);
        }
    }
}

fn words(state: &StudioState, head: &CardState) -> String {
    say!(match head {
        CardState::Unfinished(_) => "view-verdict-unfinished",
        CardState::Started => "view-verdict-checking",
        CardState::Running => "view-verdict-running",
        CardState::Known(Verdict::Unique(_)) => "view-verdict-unique",
        CardState::Sparse(_) if state.tab.answers.count_found().is_none() && !state.tab.answers.is_counting() => {
            "view-verdict-sparse"
        }
        CardState::Known(Verdict::Several(_)) | CardState::Sparse(_) => return counting::words(state),
        CardState::Known(Verdict::NoSolution) => "view-verdict-none",
        CardState::Disagreement => "view-verdict-disagree",
        CardState::Unknown(SolveError::OutOfTime) => "view-verdict-out-of-time",
        CardState::Unknown(SolveError::Cancelled) => "view-verdict-stopped",
        CardState::Unknown(SolveError::Engine(_)) => "view-verdict-failed",
    })
}

fn fact(ui: &mut Ui, text: &str, tone: &Tone) {
    ui.label(RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(tone.ink));
}

fn progress_ui(ui: &mut Ui, job: &Job<CheckAnswer>, tone: &Tone) {
    widgets::moving_bar_ui(ui, tone.button, tone.edge);
    ui.add_space(4.0);
    let guesses = say!("view-guesses", count = job.nodes(), number = widgets::grouped(job.nodes()));
    let text = format!("{guesses} · {}", widgets::duration(job.elapsed()));
    ui.label(widgets::tabular(ui, &text, theme::regular(theme::FACT_SIZE), tone.ink));
}
