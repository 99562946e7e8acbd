//! What a solver asks for: whether something is wrong, a hint, and why a digit stands or falls.

use egui::{Align, Frame, Layout, Margin, RichText, Stroke, Ui, vec2};

use crate::board::{Cell, Digit, DigitSet};
use crate::solve::Stopped;
use crate::studio::command::request::Request;
use crate::studio::command::{Command, PlayCommand};
use crate::studio::state::playtest::{Aid, Basis, Hint, NextStep, Reason, in_words};
use crate::studio::state::solving::Strength;
use crate::studio::view::theme::Tone;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::studio::view::{icons, theme};

/// The room of what a check says: nothing moves when it comes in.
const RESULT_HEIGHT: f32 = 32.0;

/// Two buttons side by side.
fn pair_ui(ui: &mut Ui, window: &mut Window<'_>, commands: [PlayCommand; 2]) {
    let tone = &theme::tokens(ui).neutral;
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for command in commands {
            let letter = command.letter();
            button_ui(ui, window, command, width, Weight::Plain, tone, letter);
        }
    });
}

fn button_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    command: PlayCommand,
    width: f32,
    weight: Weight,
    tone: &Tone,
    key: Option<char>,
) {
    let command = Command::from(command);
    let (label, refusal) = (command.label(window), command.refusal(window));
    let response = widgets::button_ui(ui, &label, width, weight, tone, refusal.is_none());
    if response.clicked() {
        window.ask(command);
    }
    let key = key.map(|key| format!("  ({key})")).unwrap_or_default();
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip().into_owned() + &key));
}

/// Check, start again, and what the check said.
pub(super) fn check_ui(ui: &mut Ui, window: &mut Window<'_>) {
    pair_ui(ui, window, [PlayCommand::Check, PlayCommand::Restart]);
    let tokens = theme::tokens(ui);
    let width = ui.available_width();
    ui.allocate_ui_with_layout(vec2(width, RESULT_HEIGHT), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(vec2(width, RESULT_HEIGHT));
        let Some(test) = window.playing() else { return };
        let Some((check, found)) = test.checked() else { return };
        let Some(found) = found else {
            widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
            return;
        };
        let (done, time, shows) = (test.filled().0 == test.filled().1, in_words(check.secs), check.shows);
        let (tone, words, more) = match found {
            Ok(Basis::Sound { .. }) if done => (&tokens.unique, format!("Solved in {time}"), false),
            Ok(Basis::Sound { .. }) => (&tokens.unique, "No mistake so far".to_owned(), false),
            Ok(Basis::WrongDigits(cells)) if shows => {
                (&tokens.none, widgets::counted(cells.len() as u64, "digit is wrong", "digits are wrong"), false)
            }
            Ok(Basis::WrongDigits(_)) => (&tokens.none, "There is a mistake".to_owned(), true),
            Ok(Basis::WrongMarks(_)) => (&tokens.none, "A mark is wrong".to_owned(), false),
            Ok(Basis::Nowhere) => (&tokens.none, "No solution has all of it".to_owned(), false),
            Ok(Basis::NoSolution) => (&tokens.none, "The puzzle has no solution".to_owned(), false),
            Err(_) => (&tokens.neutral, "Could not be told in time".to_owned(), false),
        };
        let (good, time) = (*tone == tokens.unique, (!more).then_some(time));
        Frame::new()
            .fill(tone.ground)
            .stroke(Stroke::new(1.0, tone.edge))
            .corner_radius(theme::CONTROL_CORNER)
            .inner_margin(Margin::symmetric(8, 0))
            .show(ui, |ui| {
                ui.set_min_size(vec2(width - 18.0, RESULT_HEIGHT - 2.0));
                let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), egui::Sense::hover());
                match good {
                    true => icons::tick(ui.painter(), sign, tone.button, tone.on_button),
                    false => icons::cross(ui.painter(), sign, tone.button, tone.on_button),
                }
                ui.label(RichText::new(words).font(theme::medium(theme::CONTROL_SIZE)).color(tone.ink));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if let Some(time) = time {
                        ui.label(RichText::new(time).font(theme::regular(theme::FACT_SIZE)).color(tone.ink));
                    } else if ui.link("Show where").clicked() {
                        window.ask(PlayCommand::ShowWrong);
                    }
                });
            });
    });
}

/// The ways to a hint, and the one that is open.
pub(super) fn aid_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let Some(test) = window.playing() else { return };
    let Some(aid) = test.aid else {
        return pair_ui(ui, window, [PlayCommand::Hint, PlayCommand::Why]);
    };
    let tokens = theme::tokens(ui);
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, tokens.accent))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let (head, part) = match aid {
            Aid::Hint(strength) => {
                let place = Strength::ALL.iter().position(|&other| other == strength).unwrap_or_default();
                ("Hint".to_owned(), format!("{} of {}", place + 1, Strength::ALL.len()))
            }
            Aid::Why(cell, None) => (format!("Why, in {cell}?"), String::new()),
            Aid::Why(cell, Some(digit)) => {
                (format!("Why, in {cell}?"), window.tab.document.puzzle().written(digit).to_string())
            }
        };
        ui.horizontal(|ui| {
            ui.label(RichText::new(head).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
            widgets::fact_ui(ui, part);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::icon_button_ui(ui, "Close the hint", true, icons::close).clicked() {
                    window.ask(PlayCommand::CloseAid);
                }
            });
        });
        match aid {
            Aid::Hint(strength) => hint_ui(ui, window, strength),
            Aid::Why(cell, digit) => why_ui(ui, window, cell, digit),
        }
    });
}

fn said_ui(ui: &mut Ui, words: impl Into<String>) {
    let tokens = theme::tokens(ui);
    ui.label(RichText::new(words).font(theme::regular(theme::CONTROL_SIZE)).color(tokens.ink));
}

fn hint_ui(ui: &mut Ui, window: &mut Window<'_>, strength: Strength) {
    let tokens = theme::tokens(ui);
    let Some(hinted) = window.playing().and_then(|test| test.hinted()) else {
        return widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
    };
    let (mut more, mut step) = (false, false);
    match hinted {
        Ok(Hint::Next(next)) => {
            said_ui(ui, format!("Look at {}.", next.told.whereabouts));
            if strength >= Strength::Technique {
                said_ui(ui, format!("{}, {}.", next.told.title, next.step.number));
            }
            if strength == Strength::Step {
                said_ui(ui, format!("There {}: {}.", next.told.why, next.told.result));
            }
            (more, step) = (strength != Strength::Step, strength == Strength::Step);
        }
        Ok(Hint::Solved) => said_ui(ui, "Every cell has its digit."),
        Ok(Hint::Stuck) => said_ui(ui, "No technique moves on from here: a guess would be needed."),
        Ok(Hint::Unsound(basis)) => {
            more = unsound_ui(ui, basis, strength == Strength::Step) && strength != Strength::Step;
        }
        Err(stopped) => said_ui(ui, lost(stopped)),
    }
    let width = ui.available_width();
    if more {
        button_ui(ui, window, PlayCommand::Hint, width, Weight::Primary, &tokens.neutral, Some('H'));
    } else if step {
        button_ui(ui, window, PlayCommand::TakeHint, width, Weight::Primary, &tokens.neutral, None);
    }
}

/// Says what is wrong, and where if that was asked for. Returns whether there is a place to tell.
fn unsound_ui(ui: &mut Ui, basis: &Basis, places: bool) -> bool {
    let there = |cells: &[Cell]| cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (words, cells) = match basis {
        Basis::WrongDigits(cells) => {
            let count = widgets::counted(cells.len() as u64, "digit is", "digits are");
            (format!("{count} not what the solution has there."), Some(cells))
        }
        Basis::WrongMarks(cells) => {
            let count = widgets::counted(cells.len() as u64, "cell leave", "cells leave");
            (format!("The centre marks of {count} out the right digit."), Some(cells))
        }
        Basis::Nowhere => ("The puzzle has several solutions, and none has all that you entered.".to_owned(), None),
        Basis::NoSolution => ("The puzzle has no solution.".to_owned(), None),
        Basis::Sound { .. } => return false,
    };
    said_ui(ui, words);
    if let Some(cells) = cells.filter(|_| places) {
        said_ui(ui, format!("Look at {}.", there(cells)));
    }
    cells.is_some()
}

fn lost(stopped: &Stopped) -> String {
    match stopped {
        Stopped::Engine(why) => format!("The answer was lost: {why}."),
        Stopped::OutOfTime | Stopped::Cancelled => "No answer was found in time.".to_owned(),
    }
}

fn why_ui(ui: &mut Ui, window: &mut Window<'_>, cell: Cell, chosen: Option<Digit>) {
    let tokens = theme::tokens(ui);
    let puzzle = window.state.tab.document.puzzle();
    if puzzle.givens().contains_key(&cell) {
        return said_ui(ui, "It is given.");
    }
    widgets::fact_ui(ui, if chosen.is_some() { "Or which other digit?" } else { "Which digit?" });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for digit in DigitSet::all(puzzle.board().size()).iter() {
            let words = RichText::new(puzzle.written(digit)).font(theme::medium(theme::CONTROL_SIZE));
            let button = egui::Button::selectable(chosen == Some(digit), words).min_size(vec2(22.0, 22.0));
            let response = ui.add(button);
            let name = format!("Why {}", puzzle.written(digit));
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, chosen == Some(digit), &name));
            if response.clicked() {
                window.ask(Request::WhyDigit(cell, digit));
            }
        }
    });
    let Some(digit) = chosen else { return };
    let written = puzzle.written(digit);
    let Some(reason) = window.playing().and_then(|test| test.reason()) else {
        return widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
    };
    match reason {
        Ok(Reason::Given) => said_ui(ui, "It is given."),
        Ok(Reason::Seen { by, house }) => {
            said_ui(ui, format!("{cell} is not {written}: {by} has it already, in {house}."));
        }
        Ok(Reason::Forbidden { rule }) => said_ui(ui, format!("{cell} is not {written}, because of {rule}.")),
        Ok(Reason::Step { before, stands, next }) => step_ui(ui, cell, &written, *before, *stands, next),
        Ok(Reason::Open) => said_ui(ui, format!("The techniques do not settle whether {cell} is {written}.")),
        Ok(Reason::Unsound(basis)) => {
            said_ui(ui, "Nothing can be concluded from what stands there.");
            unsound_ui(ui, basis, false);
        }
        Err(stopped) => said_ui(ui, lost(stopped)),
    }
}

fn step_ui(ui: &mut Ui, cell: Cell, written: &str, before: usize, stands: bool, next: &NextStep) {
    let not = if stands { "is" } else { "is not" };
    let after = match before {
        0 => String::new(),
        before => format!(", after {}", widgets::counted(before as u64, "other step", "other steps")),
    };
    said_ui(ui, format!("{cell} {not} {written}{after}:"));
    said_ui(ui, format!("{}, {}.", next.told.title, next.step.number));
    said_ui(ui, format!("There {}: {}.", next.told.why, next.told.result));
}
