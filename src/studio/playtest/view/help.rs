//! The help of a playtest: checking for mistakes, hints, and why a digit is certain or impossible.

use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Stroke, Ui, vec2};

use crate::board::{Cell, Digit, DigitSet};
use crate::solve::SolveError;
use crate::studio::analysis::solving::Strength;
use crate::studio::command::{Command, PlayCommand};
use crate::studio::playtest::state::{Aid, CandidateReason, NextStep, PlayHint, Soundness, in_words};
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

/// The height reserved for the result of a check, so that nothing moves when it arrives.
const RESULT_HEIGHT: f32 = 32.0;
/// The range of the height of a hint, reserved even without one.
pub(super) const HEIGHT: std::ops::RangeInclusive<f32> = 176.0..=240.0;
const MARGIN: i8 = 12;
/// The width of the scroll bar, within the right margin.
const BAR: i8 = 8;
/// The height of the button below the text of a hint.
const FOOT: f32 = 36.0;

/// Draws two buttons side by side.
fn pair_ui(ui: &mut Ui, window: &mut Window<'_>, commands: [PlayCommand; 2]) {
    let tone = &theme::tokens(ui).neutral;
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for command in commands {
            let letter = command.current_letter(window);
            button_ui(ui, window, command, width, ButtonWeight::Plain, tone, letter);
        }
    });
}

fn button_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    command: PlayCommand,
    width: f32,
    weight: ButtonWeight,
    tone: &Tone,
    key: Option<char>,
) {
    let command = Command::from(command);
    let (label, refusal) = (command.label(window), command.disabled_reason(window));
    let response = widgets::button_ui(ui, &label, width, weight, tone, refusal.is_none());
    if response.clicked() {
        window.request(command);
    }
    let key = key.map(|key| format!("  ({key})")).unwrap_or_default();
    response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip() + &key));
}

/// Draws the Check and Restart buttons, and the result of the check.
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
            Ok(Soundness::Sound { .. }) if done => {
                (&tokens.unique, say!("tell-aid-solved", time = time.as_str()), false)
            }
            Ok(Soundness::Sound { .. }) => (&tokens.unique, say!("tell-aid-no-mistake-so-far"), false),
            Ok(Soundness::WrongDigits(cells)) if shows => (
                &tokens.none,
                say!(
                    "tell-aid-digit-wrong-digits-wrong",
                    count = cells.len(),
                    number = widgets::grouped(cells.len() as u64)
                ),
                false,
            ),
            Ok(Soundness::WrongDigits(_)) => (&tokens.none, say!("tell-aid-there-mistake"), true),
            Ok(Soundness::WrongMarks(_)) => (&tokens.none, say!("tell-aid-mark-wrong"), false),
            Ok(Soundness::NoSuchSolution) => (&tokens.none, say!("tell-aid-no-solution-all"), false),
            Ok(Soundness::NoSolution) => (&tokens.none, say!("tell-aid-found-no-solution"), false),
            Err(_) => (&tokens.neutral, say!("tell-aid-could-not-told-time"), false),
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
                let words = RichText::new(words).font(theme::medium(theme::CONTROL_SIZE)).color(tone.ink);
                let told = ui.label(words);
                widgets::announce_changes(ui, &told);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if let Some(time) = time {
                        ui.label(RichText::new(time).font(theme::regular(theme::FACT_SIZE)).color(tone.ink));
                    } else {
                        let link = ui.link(say!("do-play-show-wrong"));
                        widgets::words_ring(ui, &link);
                        if link.clicked() {
                            window.request(PlayCommand::ShowWrong);
                        }
                    }
                });
            });
    });
}

/// Draws the buttons for help, or the open hint, with a fixed height.
pub(super) fn aid_ui(ui: &mut Ui, window: &mut Window<'_>, height: f32) {
    let Some(test) = window.playing() else { return };
    let (aid, room) = (test.aid, vec2(ui.available_width(), height));
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(room);
        match aid {
            Some(aid) => card_ui(ui, window, aid, height),
            None => {
                pair_ui(ui, window, [PlayCommand::Hint, PlayCommand::Why]);
                widgets::fact_ui(ui, Command::from(PlayCommand::Hint).tooltip());
            }
        }
    });
}

/// Draws the open hint. Long text scrolls above the button, which does not move.
fn card_ui(ui: &mut Ui, window: &mut Window<'_>, aid: Aid, height: f32) {
    let tokens = theme::tokens(ui);
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, tokens.accent))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin { right: MARGIN - BAR, ..Margin::same(MARGIN) });
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(height - 2.0 * f32::from(MARGIN) - 2.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        let width = ui.available_width() - f32::from(BAR);
        let (head, part) = match aid {
            Aid::Hint(strength) => {
                let place = Strength::ALL.iter().position(|&other| other == strength).unwrap_or_default();
                let ends = matches!(
                    window.playing().and_then(|test| test.hint_result()),
                    Some(Ok(PlayHint::Solved | PlayHint::Stuck))
                );
                let part = match ends {
                    true => String::new(),
                    false => say!("tell-aid-place", place = place + 1, count = Strength::ALL.len()),
                };
                (say!("do-play-hint"), part)
            }
            Aid::Reason(cell, None) => (say!("tell-aid-why", cell = cell.to_string()), String::new()),
            Aid::Reason(cell, Some(digit)) => (
                say!("tell-aid-why", cell = cell.to_string()),
                window.tab.document.puzzle().symbol_of(digit).to_string(),
            ),
        };
        ui.horizontal(|ui| {
            ui.label(RichText::new(head).font(theme::semibold(theme::VERDICT_SIZE)).color(tokens.ink));
            widgets::fact_ui(ui, part.as_str());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(f32::from(BAR));
                if widgets::icon_button_ui(ui, &say!("do-play-close-aid"), true, icons::close).clicked() {
                    window.request(PlayCommand::CloseAid);
                }
            });
        });
        let foot = match aid {
            Aid::Hint(_) => FOOT,
            Aid::Reason(..) => 0.0,
        };
        let room = (ui.available_height() - foot).max(0.0);
        let told = ScrollArea::vertical().id_salt(("aid", part)).max_height(room).auto_shrink([false, false]);
        let next = told.show(ui, |ui| {
            ui.set_max_width(width);
            match aid {
                Aid::Hint(strength) => hint_ui(ui, window, strength),
                Aid::Reason(cell, digit) => {
                    why_ui(ui, window, cell, digit);
                    None
                }
            }
        });
        if let Some(next) = next.inner {
            button_ui(ui, window, next, width, ButtonWeight::Primary, &tokens.neutral, next.current_letter(window));
        }
    });
}

fn said_ui(ui: &mut Ui, words: impl Into<String>) {
    let tokens = theme::tokens(ui);
    let told = ui.label(RichText::new(words).font(theme::regular(theme::CONTROL_SIZE)).color(tokens.ink));
    widgets::announce_changes(ui, &told);
}

/// Draws the hint as far as it was requested. Returns the command for the next part.
fn hint_ui(ui: &mut Ui, window: &Window<'_>, strength: Strength) -> Option<PlayCommand> {
    let tokens = theme::tokens(ui);
    let Some(hinted) = window.playing().and_then(|test| test.hint_result()) else {
        widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
        return None;
    };
    let whole = strength == Strength::Step;
    match hinted {
        Ok(PlayHint::Next(next)) => {
            said_ui(ui, say!("tell-aid-look-at", place = next.text.whereabouts.to_string()));
            if strength >= Strength::Technique {
                let number = local_digits(&next.step.rating.to_string());
                said_ui(ui, say!("view-hint-technique", title = next.text.title.clone(), number = number));
            }
            if whole {
                said_ui(
                    ui,
                    say!("tell-aid-there", why = next.text.why.to_string(), result = next.text.result.to_string()),
                );
            }
            return Some(if whole { PlayCommand::TakeHint } else { PlayCommand::Hint });
        }
        Ok(PlayHint::Unsound(basis)) => {
            return (mistakes_ui(ui, basis, whole) && !whole).then_some(PlayCommand::Hint);
        }
        Ok(PlayHint::Solved) => said_ui(ui, say!("tell-aid-every-cell-its-digit")),
        Ok(PlayHint::Stuck) => said_ui(ui, say!("tell-aid-no-technique-moves-on")),
        Err(stopped) => said_ui(ui, lost(stopped)),
    }
    None
}

/// Draws a description of the mistakes, with their places if requested. Returns whether there are places to show.
fn mistakes_ui(ui: &mut Ui, basis: &Soundness, places: bool) -> bool {
    let there = |cells: &[Cell]| cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (words, cells) = match basis {
        Soundness::WrongDigits(cells) => {
            let number = widgets::grouped(cells.len() as u64);
            let words = say!("tell-aid-digit-not-what-solution", count = cells.len(), number = number);
            (words, Some(cells))
        }
        Soundness::WrongMarks(cells) => {
            let number = widgets::grouped(cells.len() as u64);
            let words = say!("tell-aid-cell-leave-out-right", count = cells.len(), number = number);
            (words, Some(cells))
        }
        Soundness::NoSuchSolution => (say!("tell-aid-puzzle-several-solutions-none"), None),
        Soundness::NoSolution => (say!("tell-aid-no-solution"), None),
        Soundness::Sound { .. } => return false,
    };
    said_ui(ui, words);
    if let Some(cells) = cells.filter(|_| places) {
        said_ui(ui, say!("tell-aid-look-at", place = there(cells)));
    }
    cells.is_some()
}

fn lost(stopped: &SolveError) -> String {
    match stopped {
        SolveError::Engine(why) => say!("tell-aid-answer-was-lost", why = why.as_str()),
        SolveError::OutOfTime | SolveError::Cancelled => say!("tell-aid-no-answer-was-found"),
    }
}

fn why_ui(ui: &mut Ui, window: &mut Window<'_>, cell: Cell, chosen: Option<Digit>) {
    let tokens = theme::tokens(ui);
    let puzzle = window.state.tab.document.puzzle();
    if puzzle.givens().contains_key(&cell) {
        return said_ui(ui, say!("tell-aid-given"));
    }
    widgets::fact_ui(ui, say!(if chosen.is_some() { "tell-aid-or-which-other-digit" } else { "tell-aid-which-digit" }));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for digit in DigitSet::all(puzzle.board().size()).iter() {
            let words = RichText::new(puzzle.symbol_of(digit)).font(theme::medium(theme::CONTROL_SIZE));
            let button = egui::Button::selectable(chosen == Some(digit), words).min_size(vec2(22.0, 22.0));
            let response = ui.add(button);
            let name = say!("tell-aid-why-digit", digit = puzzle.symbol_of(digit).to_string());
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, chosen == Some(digit), &name));
            if response.clicked() {
                window.change(move |state, _| state.explain_digit(cell, digit));
            }
        }
    });
    let Some(digit) = chosen else { return };
    let written = puzzle.symbol_of(digit);
    let Some(reason) = window.playing().and_then(|test| test.reason()) else {
        return widgets::moving_bar_ui(ui, tokens.accent, tokens.hairline);
    };
    match reason {
        Ok(CandidateReason::Given) => said_ui(ui, say!("tell-aid-given")),
        Ok(CandidateReason::Seen { by, house }) => {
            said_ui(
                ui,
                say!(
                    "tell-aid-not-already",
                    cell = cell.to_string(),
                    digit = written.as_str(),
                    by = by.to_string(),
                    house = house.to_string()
                ),
            );
        }
        Ok(CandidateReason::Forbidden { rule }) => said_ui(
            ui,
            say!("tell-aid-not-because", cell = cell.to_string(), digit = written.as_str(), rule = rule.to_string()),
        ),
        Ok(CandidateReason::Step { before, places_digit: stands, next }) => {
            step_ui(ui, cell, &written, *before, *stands, next)
        }
        Ok(CandidateReason::Open) => {
            said_ui(ui, say!("tell-aid-techniques-do-not-settle", cell = cell.to_string(), digit = written.as_str()))
        }
        Ok(CandidateReason::Unsound(basis)) => {
            said_ui(ui, say!("tell-aid-nothing-can-concluded-from"));
            mistakes_ui(ui, basis, false);
        }
        Err(stopped) => said_ui(ui, lost(stopped)),
    }
}

fn step_ui(ui: &mut Ui, cell: Cell, written: &str, before: usize, stands: bool, next: &NextStep) {
    let key = match (stands, before) {
        (true, 0) => "tell-aid-is",
        (false, 0) => "tell-aid-is-not",
        (true, _) => "tell-aid-after-other-step-after",
        (false, _) => "tell-aid-not-after-other-step",
    };
    let number = widgets::grouped(before as u64);
    said_ui(ui, say!(key, cell = cell.to_string(), digit = written, count = before, number = number));
    said_ui(ui, format!("{}, {}.", next.text.title, next.step.rating));
    said_ui(ui, say!("tell-aid-there", why = next.text.why.to_string(), result = next.text.result.to_string()));
}
