//! The verdict: a strip with the answer in words, the most telling fact and what to do next, and details that open
//! below it.
//!
//! **Invariant.** The strip has three lines of the same height in every state, so that nothing below it moves when an
//! answer comes in. A fact that does not fit is shortened; the details have all facts in full.

mod actions;
mod counting;
mod details;
mod difficulty;
mod opinion;
mod statistics;

use std::time::Duration;

use egui::{
    Align, CornerRadius, Frame, Label, Layout, Margin, Painter, Rect, Response, RichText, Role, ScrollArea, Sense,
    Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::EngineId;
use crate::studio::command::{CheckCommand, Command, ViewCommand, shortcuts};
use crate::studio::state::StudioState;
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

/// The state that the strip shows.
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

/// The padding of the strip.
const PADDING: Margin = Margin { left: 10, right: 8, top: 8, bottom: 8 };
/// The height of the line with the answer.
const ANSWER_HEIGHT: f32 = 24.0;
/// The height of the line with the first fact.
const FACT_HEIGHT: f32 = 20.0;
/// The height of the line with the buttons or the difficulty.
const ACTION_HEIGHT: f32 = 28.0;
/// The width of the button that stops the work, next to its progress.
const CANCEL_WIDTH: f32 = 96.0;
/// The gap between two lines.
const SPACING: f32 = 4.0;
/// The height of the verdict in the status bar.
const SHORT_HEIGHT: f32 = 20.0;
/// The size of the icon of the verdict.
const SIGN: f32 = 20.0;
/// The size of the small buttons at the end of the first line.
const SMALL_BUTTON: f32 = 24.0;
/// The gap between the parts of a line.
const GAP: f32 = 8.0;

/// Draws the strip and, if they are open, the details below it, which scroll beyond this height.
pub(in crate::studio) fn verdict_ui(ui: &mut Ui, window: &mut Window<'_>, details_height: f32) {
    let tokens = theme::tokens(ui);
    let head = card_state(window);
    let tone = tone(&head, tokens);
    let facts = details::facts(window, &head);
    let frame = Frame::new()
        .fill(tone.ground)
        .stroke(Stroke::new(1.0, tone.edge))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER))
        .inner_margin(PADDING);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, SPACING);
        let width = ui.available_width();
        ui.set_width(width);
        line_ui(ui, ANSWER_HEIGHT, |ui| answer_ui(ui, window, &head, tone));
        line_ui(ui, FACT_HEIGHT, |ui| fact_line_ui(ui, window, &facts, tone));
        action_ui(ui, window, &head, tone);
        if window.panels.details {
            // The scroll bar is in the padding.
            ScrollArea::vertical().id_salt("verdict").max_height(details_height).show(ui, |ui| {
                ui.set_width(width - f32::from(PADDING.right));
                details_ui(ui, window, &head, tone, &facts);
            });
        }
    });
}

/// Draws a line of the strip, which has this height even without content, so that an answer moves nothing below.
fn line_ui(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        content(ui);
    });
}

/// Draws the answer from the end of its line: the buttons that open the details and show the solution, the words, and
/// the icon.
fn answer_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone) {
    ui.spacing_mut().item_spacing.x = SPACING;
    details_button_ui(ui, window, tone);
    if let CardState::Known(Verdict::Unique(_)) = head
        && !window.tab.answers.is_checking()
    {
        solution_button_ui(ui, window, tone);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
        sign(ui.painter(), rect, head, tone);
        let font = theme::semibold(theme::VERDICT_SIZE);
        let words = words(window, head);
        let width = ui.painter().layout_no_wrap(words.clone(), font.clone(), tone.ink).size().x;
        // In a narrow panel, the words of the status bar say the same.
        let shown = if width <= ui.available_width() { words.clone() } else { short_words(head) };
        let label = ui.add(Label::new(RichText::new(shown.as_str()).font(font).color(tone.ink)).truncate());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        if shown != words {
            label.on_hover_text(words);
        }
    });
}

/// Draws the chevron that opens and closes the details.
fn details_button_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let (command, open) = (Command::from(ViewCommand::ShowDetails), window.panels.details);
    let name = say!("view-work");
    let response = widgets::sized_icon_button_ui(ui, SMALL_BUTTON, &name, true, |painter, rect, _| {
        icons::chevron(painter, rect.center(), open, tone.ink);
    });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, &name));
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(command.tooltip());
}

/// Draws the eye that shows and hides the solution.
fn solution_button_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let (command, shown) = (Command::from(CheckCommand::ShowAnswer), window.tab.answers.shown_index().is_some());
    let name = say!(if shown { "view-verdict-hide-solution" } else { "view-verdict-show-solution" });
    let response = widgets::sized_icon_button_ui(ui, SMALL_BUTTON, &name, true, |painter, rect, _| {
        icons::eye(painter, rect, !shown, tone.ink);
    });
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(shortcuts::with_key(window, ui.ctx(), command, &name));
}

/// Draws the first fact, and from the end of the line the arrows through the solutions. The tooltip and screen readers
/// have all facts.
fn fact_line_ui(ui: &mut Ui, window: &mut Window<'_>, facts: &[details::Fact], tone: &Tone) {
    counting::steps_ui(ui, window, tone);
    let Some(first) = facts.first() else { return };
    let all = facts.iter().map(|fact| fact.text.as_str()).collect::<Vec<_>>().join("\n");
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let text = RichText::new(first.text.as_str()).font(theme::regular(theme::FACT_SIZE)).color(tone.ink);
        let label = Label::new(if first.is_in_publication { text.underline() } else { text });
        let response = fact_ui(ui, window, first, label.truncate());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
        response.on_hover_text(all);
    });
}

/// Draws a fact. A click shows what is published, if that says more about it.
fn fact_ui(ui: &mut Ui, window: &mut Window<'_>, fact: &details::Fact, label: Label) -> Response {
    let label = if fact.is_in_publication { label.sense(Sense::click()) } else { label };
    let response = ui.add(label);
    if response.clicked() {
        window.change(|state, _| state.panels.publication = true);
    }
    response
}

/// Draws the buttons of the answer or, for a puzzle with one solution, its difficulty.
fn action_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone) {
    let width = ui.available_width();
    let counted = counting::progress(window);
    let is_running = matches!(head, CardState::Running) || window.tab.answers.is_checking() || counted.is_some();
    let rows = actions::rows(ui, window, head, tone, if is_running { CANCEL_WIDTH } else { width });
    if rows.is_empty() {
        return line_ui(ui, ACTION_HEIGHT, |ui| {
            if let CardState::Known(Verdict::Unique(_)) = head {
                difficulty::difficulty_ui(ui, window, tone);
            }
        });
    }
    for row in &rows {
        ui.horizontal(|ui| {
            actions::row_ui(ui, window, row, ACTION_HEIGHT, tone);
            match counted {
                Some(part) => counting::bar_ui(ui, part, tone),
                None if is_running => widgets::moving_bar_ui(ui, tone.button, tone.edge),
                None => {}
            }
        });
    }
}

/// Draws the facts that the strip has no room for, the limit of a count, and the work behind the answers.
fn details_ui(ui: &mut Ui, window: &mut Window<'_>, head: &CardState, tone: &Tone, facts: &[details::Fact]) {
    for fact in facts {
        let text = RichText::new(fact.text.as_str()).font(theme::regular(theme::FACT_SIZE)).color(tone.ink);
        fact_ui(ui, window, fact, Label::new(if fact.is_in_publication { text.underline() } else { text }).wrap());
    }
    if counting::is_countable(window, head) {
        counting::limit_ui(ui, window, tone);
    }
    statistics::statistics_ui(ui, window, tone);
}

/// Draws the verdict in two or three words, in its colour. The status bar shows it even while the card is hidden.
pub(in crate::studio) fn short_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let head = card_state(window);
    let tone = tone(&head, tokens);
    let words = short_words(&head);
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

/// Returns the verdict in two or three words.
fn short_words(head: &CardState) -> String {
    say!(match head {
        CardState::Unfinished(_) => "view-verdict-short-unfinished",
        CardState::Started | CardState::Running => "view-verdict-checking",
        CardState::Known(Verdict::Unique(_)) => "view-verdict-short-unique",
        CardState::Known(Verdict::Several(_)) | CardState::Sparse(_) => "view-verdict-several",
        CardState::Known(Verdict::NoSolution) => "view-verdict-none",
        CardState::Disagreement => "view-verdict-short-disagree",
        CardState::Unknown(_) => "view-verdict-short-unknown",
    })
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

/// Returns the number of guesses and the time of the running check.
fn progress_words(state: &StudioState) -> Option<String> {
    let job = state.tab.answers.checker.running(EngineId::Native, state.tab.document.semantic_revision())?;
    let guesses = say!("view-guesses", count = job.nodes(), number = widgets::grouped(job.nodes()));
    Some(format!("{guesses} · {}", widgets::duration(job.elapsed())))
}
