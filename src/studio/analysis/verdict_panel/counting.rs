//! The part of the verdict card about several solutions: their number, and stepping through them.

use egui::{Align, Layout, Rect, Role, Sense, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use crate::board::Filling;
use crate::solve::{Count, SolveError, Verdict};
use crate::studio::analysis::count;
use crate::studio::analysis::verdict_panel::{CardState, fact};
use crate::studio::command::{CheckCommand, Command};
use crate::studio::state::StudioState;
use crate::studio::state::words::sentence;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::widgets::{bidi, icons};
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// Returns the heading of the card, such as "Exactly 26 solutions".
pub(super) fn words(state: &StudioState) -> String {
    let running = state.tab.answers.counter.running(state.tab.document.semantic_revision());
    match (running, state.tab.answers.count_found()) {
        (Some((job, _)), _) => at_least(job.solutions()),
        (None, Some(Count::Exactly(count))) => {
            say!("view-count-exactly", count = count, number = widgets::grouped(count))
        }
        (None, Some(Count::AtLeast(count))) => at_least(count),
        (None, None) => at_least(2),
    }
}

/// Returns a lower bound in words. It is at least two, as the check has found two solutions already.
fn at_least(count: u64) -> String {
    let count = count.max(2);
    say!("view-count-at-least", count = count, number = widgets::grouped(count))
}

/// Returns the result of the count, and where the solutions differ.
pub(super) fn facts(state: &StudioState, two: &[Filling; 2]) -> Vec<String> {
    if let Some((job, _)) = state.tab.answers.counter.running(state.tab.document.semantic_revision()) {
        let found = job.solutions();
        let number = say!("view-count-found", count = found, number = widgets::grouped(found));
        return vec![format!("{number} · {}", widgets::duration(job.elapsed()))];
    }
    let Some(tally) = state.tab.answers.tally() else {
        let board = state.tab.document.puzzle().board();
        let differ = count::differing(board, &two[0], &two[1]).len();
        return vec![sentence(&say!("view-count-two-differ", count = differ))];
    };
    let time = widgets::duration(tally.time);
    let end = match (&tally.stopped, tally.count) {
        (None, Count::Exactly(_)) => say!("view-count-all", time = time),
        (None, Count::AtLeast(_)) => say!("view-count-limit", time = time),
        (Some(SolveError::Cancelled), _) => say!("view-count-cancelled", time = time),
        (Some(SolveError::OutOfTime), _) => say!("view-count-out-of-time", time = time),
        (Some(SolveError::Engine(reason)), _) => say!("view-count-failed", reason = reason.as_str()),
    };
    let differ = (tally.solutions.len() > 1).then(|| say!("view-count-differ", count = tally.differing.len()));
    let kept = tally.solutions.len();
    let are_more = tally.count.found() > kept as u64;
    let kept = are_more.then(|| say!("view-count-kept", count = kept, number = widgets::grouped(kept as u64)));
    [Some(end), differ, kept].into_iter().flatten().map(|fact| sentence(&fact)).collect()
}

/// Returns the part of the limit that a running count has found.
pub(super) fn progress(state: &StudioState) -> Option<f32> {
    let (job, limit) = state.tab.answers.counter.running(state.tab.document.semantic_revision())?;
    Some(job.solutions() as f32 / limit as f32)
}

/// Returns whether there are solutions that a count would find.
pub(super) fn is_countable(state: &StudioState, head: &CardState) -> bool {
    let is_open = matches!(head, CardState::Known(Verdict::Several(_)) | CardState::Sparse(_));
    is_open && !state.tab.answers.is_checking() && !state.tab.answers.count_found().is_some_and(Count::is_exact)
}

/// Draws a progress bar of the count.
pub(super) fn bar_ui(ui: &mut Ui, part: f32, tone: &Tone) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, say!("view-count-bar")));
    ui.painter().rect_filled(rect, 2, tone.edge);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part.clamp(0.0, 1.0), rect.height()));
    ui.painter().rect_filled(done, 2, tone.button);
}

/// The height of the line with the arrows.
pub(super) const STEPS_HEIGHT: f32 = 20.0;

/// Draws the arrows that step through the solutions while they are shown, from the end of a line.
pub(super) fn steps_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let Some(place) = window.tab.answers.shown_index() else { return };
    let count = window.tab.answers.solutions().len();
    ui.spacing_mut().item_spacing.x = 4.0;
    step_ui(ui, window, "view-count-next", CheckCommand::Next, tone);
    let (place, all) = (widgets::grouped(place as u64 + 1), widgets::grouped(count as u64));
    let text = say!("view-place-of", place = place, count = all);
    ui.label(widgets::tabular(ui, &text, theme::medium(theme::FACT_SIZE), tone.ink))
        .on_hover_text(say!("view-count-marks"));
    step_ui(ui, window, "view-count-previous", CheckCommand::Previous, tone);
}

/// Draws an arrow that steps to a solution.
fn step_ui(ui: &mut Ui, window: &mut Window<'_>, name: &'static str, command: CheckCommand, tone: &Tone) {
    let command = Command::from(command);
    let enabled = command.disabled_reason(window).is_none();
    let is_next = command == CheckCommand::Next.into();
    let response = widgets::sized_icon_button_ui(ui, STEPS_HEIGHT, &say!(name), enabled, |painter, rect, _| {
        let ink = if enabled { tone.ink } else { tone.ink.gamma_multiply(0.45) };
        icons::step_chevron(painter, rect, is_next, ink);
    });
    if response.clicked() {
        window.request(command);
    }
    let key = command.current_shortcut(window).map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    response.on_hover_text(format!("{}  ({key})", command.tooltip()));
}

/// The width of the field for the limit.
const FIELD: f32 = 96.0;

/// Draws the field for the limit of a count. Enter starts the count.
pub(super) fn limit_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        fact(ui, &say!("view-count-up-to"), tone);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut limit = local_digits(&window.tab.answers.counter.typed_limit);
            let mut line = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
            let field = TextEdit::singleline(&mut limit)
                .layouter(&mut line)
                .desired_width(FIELD - theme::FIELD_MARGIN.sum().x)
                .margin(theme::FIELD_MARGIN)
                .char_limit(15);
            let typed = ui.add(field).accessible_name(say!("view-count-up-to.name"));
            if typed.changed() {
                window.change(move |state, _| state.tab.answers.counter.typed_limit = limit);
            }
            if typed.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                window.request(CheckCommand::Count);
            }
        });
    });
}
