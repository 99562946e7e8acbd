//! The panel of the open setter tool: its options, progress and results.

mod options;
mod results;
mod wanted_path;

use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Stroke, Ui};

use crate::author::ExplainStage;
use crate::studio::author::state::{Task, TaskProgress};
use crate::studio::command::{AuthorCommand, Command};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::say;

pub(in crate::studio) use options::{kind_name, mixture_ui};
pub(in crate::studio) use wanted_path::wanted_path_ui;

/// Returns the translation key of the heading of a tool.
fn name(task: Task) -> &'static str {
    match task {
        Task::ThinOut => "view-author-thin-out",
        Task::Redundant => "view-author-redundant",
        Task::Explain => "view-author-explain",
        Task::Generate => "view-author-generate",
        Task::Derive => "view-author-derive",
    }
}

/// The height of the button below the options with the gap above.
const BELOW_OPTIONS: f32 = 40.0;
/// The space above a line for tall letters of some languages, which scroll areas would cut off.
const LINE_TOP_SPACE: f32 = 4.0;
/// The padding of the panel.
const MARGIN: i8 = 12;

/// Draws a scrolling part of the panel, leaving this height below it.
fn scroll_ui(ui: &mut Ui, name: &str, below: f32, content: impl FnOnce(&mut Ui)) {
    let most = (ui.available_height() - below).max(0.0);
    ScrollArea::vertical().id_salt(name).max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        ui.add_space(LINE_TOP_SPACE);
        content(ui);
    });
}

/// Draws the panel into the remaining space.
pub(in crate::studio) fn author_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let Some(task) = window.tab.author.open else { return };
    let tokens = theme::tokens(ui);
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin::same(MARGIN));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        head_ui(ui, window, task);
        let working = window.tab.author.is_running();
        let done = window.tab.author.done(window.tab.document.semantic_revision()).is_some();
        if working {
            progress_ui(ui, window);
        } else if done {
            scroll_ui(ui, "result", 0.0, |ui| results::results_ui(ui, window, task));
        } else {
            // The start button stays visible, however long the options are.
            scroll_ui(ui, "options", BELOW_OPTIONS, |ui| {
                widgets::fact_ui(ui, Command::from(AuthorCommand::Open(task)).tooltip());
                ui.add_space(4.0);
                options::options_ui(ui, window, task);
            });
            ui.add_space(8.0);
            button_row_ui(ui, window, &[(AuthorCommand::Start, start_name(task), ButtonWeight::Primary)]);
        }
    });
}

/// Returns the translation key of the start button.
fn start_name(task: Task) -> &'static str {
    match task {
        Task::ThinOut => "view-author-thin-out.start",
        Task::Redundant | Task::Explain => "view-author-again",
        Task::Generate => "view-author-generate.start",
        Task::Derive => "view-author-derive.start",
    }
}

fn head_ui(ui: &mut Ui, window: &mut Window<'_>, task: Task) {
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.label(RichText::new(say!(name(task))).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = widgets::icon_button_ui(ui, &say!("view-author-close"), true, icons::close);
            if close.clicked() {
                window.request(AuthorCommand::Close);
            }
            close.on_hover_text(Command::from(AuthorCommand::Close).tooltip());
        });
    });
}

fn progress_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let Some((job, report)) = window.tab.author.running(window.tab.document.semantic_revision()) else { return };
    let time = widgets::duration(job.elapsed());
    ui.add_space(8.0);
    widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
    ui.add_space(8.0);
    let (now, more) = report.map(in_words).unwrap_or((say!("view-author-begins"), String::new()));
    widgets::fact_ui(ui, now);
    for words in [more, time].into_iter().filter(|words| !words.is_empty()) {
        ui.label(widgets::tabular(ui, &words, theme::regular(theme::FACT_SIZE), tokens.quiet));
    }
    ui.add_space(8.0);
    button_row_ui(ui, window, &[(AuthorCommand::Stop, "view-author-cancel", ButtonWeight::Plain)]);
}

/// Returns the current attempt and the progress in words.
fn in_words(report: TaskProgress) -> (String, String) {
    match report {
        TaskProgress::RemovingClues(progress) => {
            let (clues, asked) = (progress.clues, progress.queries);
            let clues = say!("view-author-clues-now", count = clues, number = widgets::grouped(clues as u64));
            let at = progress.last_position.map(|cell| format!(" · {cell}")).unwrap_or_default();
            let best = progress.best.map(|best| say!("view-author-best", count = best));
            let questions = say!("view-author-questions", count = asked, number = widgets::grouped(asked));
            let rated = progress.rated;
            let tried = match rated {
                0 => questions,
                _ => say!("view-author-rated", number = widgets::grouped(rated)),
            };
            let more: Vec<String> = [clues].into_iter().chain(best).chain([tried]).collect();
            let now = say!("view-author-try", place = progress.attempt, count = progress.tries);
            (format!("{now}{at}"), more.join(" · "))
        }
        TaskProgress::Explaining(progress) => {
            let stage = say!(match progress.stage {
                ExplainStage::Solutions => "view-explain-solutions",
                ExplainStage::Difference => "view-explain-difference",
                ExplainStage::UniqueGivens => "view-explain-settling",
                ExplainStage::Contradiction => "view-explain-contradiction",
            });
            let best = progress.best.map(|best| say!("view-explain-best", count = best)).unwrap_or_default();
            (format!("{stage} · {}", say!("view-place-of", place = progress.done, count = progress.total)), best)
        }
        TaskProgress::Deriving(progress) => {
            (say!("view-place-of", place = progress.done, count = progress.total), String::new())
        }
    }
}

/// Draws buttons of equal width in a row, each with its translation key. Their ids depend on the stage of the work, so
/// that a click never carries over to a button of the next stage.
fn button_row_ui(ui: &mut Ui, window: &mut Window<'_>, buttons: &[(AuthorCommand, &'static str, ButtonWeight)]) {
    let tone = &theme::tokens(ui).neutral;
    let gap = 8.0;
    let width = (ui.available_width() - gap * (buttons.len() as f32 - 1.0)) / buttons.len() as f32;
    let first = buttons.first().map(|&(_, name, _)| name);
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for &(command, name, weight) in buttons {
            let command = Command::from(command);
            let refusal = command.disabled_reason(window);
            let response = widgets::button_ui(ui, &say!(name), width, weight, tone, refusal.is_none());
            if response.clicked() {
                window.request(command);
            }
            response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
        }
    };
    ui.push_id(("buttons", first), |ui| ui.horizontal(row));
}
