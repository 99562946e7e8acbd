//! The verdict's card: the answer in words, how it was found, and the actions that follow from it.

use egui::{CornerRadius, Frame, Margin, Painter, Rect, RichText, Sense, Stroke, Ui, Vec2};

use super::counting;
use crate::solve::{Stopped, Verdict};
use crate::studio::app::App;
use crate::studio::check::{Answer, Ask, EngineId};
use crate::studio::command::{CheckCommand, Command, EditCommand};
use crate::studio::icons;
use crate::studio::jobs::Job;
use crate::studio::theme::{self, Tokens, Tone};
use crate::studio::tools::ToolId;
use crate::studio::widgets::{self, Weight};

/// The most faults that are listed.
const MOST_LISTED: usize = 6;

/// What the card says at its head.
enum State {
    /// The board itself has to be mended first.
    Unfinished(Vec<String>),
    NotChecked,
    Running,
    Known(Verdict),
    Disagreement,
    Unknown(Stopped),
}

fn state(app: &App) -> State {
    let meaning = app.document.meaning();
    let unfinished = app.unfinished();
    if !unfinished.is_empty() {
        return State::Unfinished(unfinished);
    }
    if app.checker.disagree(meaning) {
        return State::Disagreement;
    }
    if let Some(verdict) = app.verdict() {
        return State::Known(verdict.clone());
    }
    if app.is_checking() {
        return State::Running;
    }
    let answers = EngineId::ALL.into_iter().filter_map(|engine| app.checker.answer(engine, meaning));
    let stopped = answers.filter_map(|answer| answer.outcome.as_ref().err()).next();
    stopped.map_or(State::NotChecked, |stopped| State::Unknown(stopped.clone()))
}

pub(super) fn verdict_ui(ui: &mut Ui, app: &mut App) {
    let tokens = theme::tokens(ui);
    let state = state(app);
    let tone = tone(&state, tokens);
    let frame = Frame::new()
        .fill(tone.ground)
        .stroke(Stroke::new(1.0, tone.edge))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER))
        .inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            sign(ui.painter(), rect.translate(egui::vec2(0.0, 2.0)), &state, tone);
            ui.vertical(|ui| {
                ui.label(RichText::new(words(app, &state)).font(theme::semibold(theme::VERDICT_SIZE)).color(tone.ink));
                details_ui(ui, app, &state, tone);
            });
        });
        if let Some(job) = app.checker.running(EngineId::Native, app.document.meaning()) {
            ui.add_space(10.0);
            progress_ui(ui, job, tone);
        }
        if let (State::Disagreement, Some(answer)) =
            (&state, app.checker.answer(EngineId::Native, app.document.meaning()))
        {
            ui.add_space(10.0);
            line_ui(ui, &format!("Search: {}", said(&answer.outcome)), &widgets::duration(answer.time), tone);
        }
        second_opinion_ui(ui, app, tone);
        if let State::Known(Verdict::Several(_)) = state {
            counting::counting_ui(ui, app, tone);
        }
        actions_ui(ui, app, &state, tone);
    });
}

fn tone<'a>(state: &State, tokens: &'a Tokens) -> &'a Tone {
    match state {
        State::NotChecked | State::Running | State::Unknown(_) => &tokens.neutral,
        State::Unfinished(_) => &tokens.several,
        State::Known(Verdict::Unique(_)) => &tokens.unique,
        State::Known(Verdict::Several(_)) => &tokens.several,
        State::Known(Verdict::NoSolution) | State::Disagreement => &tokens.none,
    }
}

fn sign(painter: &Painter, rect: Rect, state: &State, tone: &Tone) {
    match state {
        State::Unfinished(_) | State::NotChecked | State::Running | State::Unknown(_) => {
            icons::ring(painter, rect, tone.ink);
        }
        State::Known(Verdict::Unique(_)) => icons::tick(painter, rect, tone.button, tone.on_button),
        State::Known(Verdict::Several(_)) => icons::squares(painter, rect, tone.button, tone.ground),
        State::Known(Verdict::NoSolution) | State::Disagreement => {
            icons::cross(painter, rect, tone.button, tone.on_button);
        }
    }
}

fn words(app: &App, state: &State) -> String {
    let words = match state {
        State::Unfinished(_) => "The regions are not finished",
        State::NotChecked => "Not checked yet",
        State::Running => "Looking for solutions…",
        State::Known(Verdict::Unique(_)) => "Exactly one solution",
        State::Known(Verdict::Several(_)) => return counting::words(app),
        State::Known(Verdict::NoSolution) => "No solution",
        State::Disagreement => "The engines disagree",
        State::Unknown(_) => "No answer",
    };
    words.to_owned()
}

pub(super) fn fact(ui: &mut Ui, text: &str, tone: &Tone) {
    ui.label(RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(tone.ink));
}

fn details_ui(ui: &mut Ui, app: &App, state: &State, tone: &Tone) {
    let native = app.checker.answer(EngineId::Native, app.document.meaning());
    let clues = app.document.puzzle().givens().len();
    match state {
        State::Unfinished(errors) => {
            fact(ui, "Each region needs as many cells as there are digits; then the puzzle can be checked.", tone);
            // While they are painted, they are listed below the card.
            let listed = if app.jigsaw_grid().is_some() { &[] } else { errors.as_slice() };
            ui.add_space(4.0);
            for error in listed.iter().take(MOST_LISTED) {
                fact(ui, error, tone);
            }
            if listed.len() > MOST_LISTED {
                fact(ui, &format!("and {} more", listed.len() - MOST_LISTED), tone);
            }
        }
        State::NotChecked => fact(ui, "Has the puzzle exactly one solution?", tone),
        State::Running => {}
        State::Known(verdict) => {
            if let Some(answer) = native.filter(|answer| answer.outcome.is_ok()) {
                let guesses = widgets::counted(answer.statistics.nodes, "guess", "guesses");
                let clues = widgets::counted(clues as u64, "clue", "clues");
                fact(ui, &format!("search {} · {guesses} · {clues}", widgets::duration(answer.time)), tone);
            }
            if let Verdict::Several(two) = verdict {
                counting::details_ui(ui, app, two, tone);
            }
            if let Verdict::NoSolution = verdict {
                advice_ui(ui, app, tone);
            }
        }
        State::Disagreement => {
            fact(ui, "One of them is wrong, by a mistake in the program. Please report it.", tone);
        }
        State::Unknown(stopped) => {
            let time = native.map(|answer| answer.time).unwrap_or_default();
            let text = match stopped {
                Stopped::Cancelled => format!("stopped after {}", widgets::duration(time)),
                Stopped::OutOfTime => format!("out of time after {}", widgets::duration(time)),
                Stopped::Engine(reason) => format!("the engine failed: {reason}"),
            };
            fact(ui, &text, tone);
        }
    }
}

/// What the author can do about a puzzle that no digits fit.
fn advice_ui(ui: &mut Ui, app: &App, tone: &Tone) {
    ui.add_space(6.0);
    let rules = app.document.puzzle().rules_on().next().is_some();
    if !app.document.conflicts().is_empty() {
        fact(ui, "The givens marked red on the board clash with each other or with a rule: change or clear one.", tone);
        return;
    }
    let what = if rules { "the givens and the rules" } else { "the givens" };
    fact(ui, &format!("No digits fit {what} all together, although no two givens clash."), tone);
    ui.add_space(4.0);
    let ways = match rules {
        true => {
            "Take back your last step, clear a given you are not sure of, or switch a rule off by its eye, and check again."
        }
        false => "Take back your last step, or clear a given you are not sure of, and check again.",
    };
    fact(ui, ways, tone);
}

fn progress_ui(ui: &mut Ui, job: &Job<Answer>, tone: &Tone) {
    widgets::moving_bar_ui(ui, tone.button, tone.edge);
    ui.add_space(4.0);
    let guesses = widgets::counted(job.nodes(), "guess", "guesses");
    let text = format!("{guesses} · {}", widgets::duration(job.elapsed()));
    ui.label(widgets::tabular(ui, &text, theme::regular(theme::FACT_SIZE), tone.ink));
}

/// What the integer program says, in a line of its own.
fn second_opinion_ui(ui: &mut Ui, app: &App, tone: &Tone) {
    match app.ask(EngineId::Program) {
        None => {}
        Some(Ask::Running(job)) => {
            ui.add_space(10.0);
            line_ui(ui, "Proof by integer program", &widgets::duration(job.elapsed()), tone);
            ui.add_space(4.0);
            widgets::moving_bar_ui(ui, tone.button, tone.edge);
        }
        Some(Ask::Answered(answer)) => {
            ui.add_space(if app.checker.disagree(app.document.meaning()) { 2.0 } else { 10.0 });
            let words = match app.checker.agree(app.document.meaning()) {
                true => "Integer program agrees".to_owned(),
                false => format!("Integer program: {}", said(&answer.outcome)),
            };
            let rows = widgets::counted(answer.statistics.rows, "row", "rows");
            line_ui(ui, &words, &format!("{}, {rows}", widgets::duration(answer.time)), tone);
            if let Err(Stopped::Engine(reason)) = &answer.outcome {
                fact(ui, reason, tone);
            }
        }
    }
}

/// An engine's answer in a few words.
fn said(outcome: &Result<Verdict, Stopped>) -> &'static str {
    match outcome {
        Ok(Verdict::Unique(_)) => "one solution",
        Ok(Verdict::Several(_)) => "several",
        Ok(Verdict::NoSolution) => "no solution",
        Err(Stopped::Cancelled) => "stopped",
        Err(Stopped::OutOfTime) => "out of time",
        Err(Stopped::Engine(_)) => "failed",
    }
}

fn line_ui(ui: &mut Ui, name: &str, value: &str, tone: &Tone) {
    ui.horizontal(|ui| {
        fact(ui, name, tone);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| fact(ui, value, tone));
    });
}

fn actions_ui(ui: &mut Ui, app: &mut App, state: &State, tone: &Tone) {
    let mut actions: Vec<(Command, &str, Weight)> = Vec::new();
    let comparing = app.shown_place().is_some();
    if app.is_checking() {
        actions.push((CheckCommand::Stop.into(), "Cancel", Weight::Plain));
    } else {
        match state {
            State::Unfinished(_) if app.jigsaw_grid().is_some() => {}
            State::Unfinished(_) => actions.push((ToolId::Jigsaw.into(), "Mend the shapes", Weight::Primary)),
            State::NotChecked | State::Running => actions.push((CheckCommand::Check.into(), "Check", Weight::Primary)),
            State::Known(Verdict::Unique(_)) => {
                actions.push((
                    CheckCommand::ShowAnswer.into(),
                    if comparing { "Hide solution" } else { "Show solution" },
                    Weight::Plain,
                ));
            }
            State::Known(Verdict::Several(_)) => {
                actions.push((
                    CheckCommand::ShowAnswer.into(),
                    if comparing { "Hide" } else { "Compare" },
                    Weight::Primary,
                ));
            }
            State::Known(Verdict::NoSolution) => {
                actions.push((EditCommand::Undo.into(), "Undo last step", Weight::Plain))
            }
            State::Disagreement | State::Unknown(_) => {
                actions.push((CheckCommand::Check.into(), "Check again", Weight::Primary))
            }
        }
        let asked = app.checker.answer(EngineId::Program, app.document.meaning());
        if asked.is_none_or(|answer| answer.outcome.is_err())
            && !matches!(state, State::NotChecked | State::Unfinished(_))
        {
            actions.push((CheckCommand::Prove.into(), "Prove", Weight::Plain));
        }
    }
    if actions.is_empty() {
        return;
    }
    ui.add_space(10.0);
    let (gap, count) = (8.0, actions.len().max(1) as f32);
    let width = (ui.available_width() - gap * (count - 1.0)) / count;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (command, name, weight) in actions {
            let response = widgets::button_ui(ui, name, width, weight, tone, command.refusal(app).is_none());
            if response.clicked() {
                app.run_if_enabled(command, ui.ctx());
            }
            let key =
                command.shortcut().map(|key| format!("  ({})", ui.ctx().format_shortcut(&key))).unwrap_or_default();
            response.on_hover_text(format!("{}{key}", command.tooltip()));
        }
    });
}
