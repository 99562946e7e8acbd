//! The details in the verdict card: how the answer was found, and what to do about it.

use egui::{Align, Layout, Ui, vec2};

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::{CardState, counting, fact};
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::window::Window;
use crate::words::say;

/// The maximum number of listed errors.
const MAX_LISTED: usize = 6;

pub(super) fn details_ui(ui: &mut Ui, state: &mut Window<'_>, head: &CardState, tone: &Tone) {
    match head {
        CardState::Unfinished(errors) => {
            fact(ui, &say!("view-verdict-unfinished.detail"), tone);
            // While regions are painted, their errors are listed below the card.
            let listed = if state.jigsaw_grid().is_some() { &[] } else { errors.as_slice() };
            ui.add_space(4.0);
            for error in listed.iter().take(MAX_LISTED) {
                fact(ui, error, tone);
            }
            if listed.len() > MAX_LISTED {
                fact(ui, &say!("view-and-more", count = listed.len() - MAX_LISTED), tone);
            }
        }
        CardState::Started | CardState::Running => {}
        CardState::Known(verdict) => match verdict {
            Verdict::Unique(solution) => {
                found_ui(ui, state, true, tone);
                choices_ui(ui, state.tab.document.puzzle(), solution, tone);
            }
            Verdict::Several(two) => {
                several_ui(ui, state, tone);
                counting::details_ui(ui, state, two, tone);
            }
            Verdict::NoSolution => {
                if !impossible_ui(ui, state, tone) {
                    found_ui(ui, state, true, tone);
                    advice_ui(ui, state, tone);
                }
            }
        },
        CardState::Sparse(two) => {
            several_ui(ui, state, tone);
            match state.tab.answers.tally() {
                Some(_) => counting::details_ui(ui, state, two, tone),
                None => fact(ui, &say!("view-verdict-sparse.detail"), tone),
            }
        }
        CardState::Disagreement => {
            fact(ui, &say!("view-verdict-disagree.detail"), tone);
        }
        CardState::Unknown(stopped) => {
            let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.semantic_revision());
            let time = widgets::duration(native.map(|answer| answer.time).unwrap_or_default());
            let text = match stopped {
                SolveError::Cancelled => say!("view-verdict-stopped.detail", time = time),
                SolveError::OutOfTime => say!("view-verdict-out-of-time.detail", time = time),
                SolveError::Engine(reason) => say!("view-verdict-failed.detail", reason = reason.as_str()),
            };
            fact(ui, &text, tone);
        }
    }
    if let Some(words) = state.tab.author.contradiction_message(state.tab.document.puzzle()) {
        ui.add_space(4.0);
        fact(ui, &words, tone);
    }
}

/// Draws the rules of each group with a quantifier that hold in the solution.
fn choices_ui(ui: &mut Ui, puzzle: &Puzzle, solution: &Filling, tone: &Tone) {
    for choice in puzzle.choices() {
        let holding = puzzle.holding_rules(&choice, solution);
        let name = |&index: &usize| {
            let placed = &puzzle.rules()[index];
            let place = placed.rule.description(puzzle.board());
            say!("view-verdict-holding-rule", name = placed.display_name(), place = place)
        };
        let quantifier = choice.quantifier.message();
        let rules = match holding[..] {
            [] => say!("view-verdict-holding.none"),
            _ => holding.iter().map(name).collect::<Vec<_>>().join("; "),
        };
        fact(ui, &say!("view-verdict-holding", group = choice.group, quantifier = quantifier, rules = rules), tone);
    }
}

/// Draws the number of clues and rules, and at the end of the line the arrows through the solutions, whose space is
/// reserved while none is shown.
fn several_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let size = vec2(ui.available_width(), counting::STEPS_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        counting::steps_ui(ui, window, tone);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| found_ui(ui, window, false, tone));
    });
}

/// Draws the number of clues and rules and, if `tells_guesses`, whether the search needed guesses.
fn found_ui(ui: &mut Ui, state: &StudioState, tells_guesses: bool, tone: &Tone) {
    let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.semantic_revision());
    if let Some(answer) = native.filter(|answer| answer.outcome.is_ok()) {
        let guesses = answer.statistics.nodes;
        let guesses = say!("view-verdict-guesses", count = guesses, number = widgets::grouped(guesses));
        let clues = state.tab.document.clue_count();
        let clues = say!("view-clues", count = clues, number = widgets::grouped(clues as u64));
        let rules = state.tab.document.puzzle().enabled_rules().count();
        let rules =
            (rules > 0).then(|| say!("view-rule-count", count = rules, number = widgets::grouped(rules as u64)));
        let guesses = tells_guesses.then_some(guesses);
        let joined = |facts: [&Option<String>; 3]| facts.into_iter().flatten().cloned().collect::<Vec<_>>().join(" · ");
        let clues = Some(clues);
        let all = joined([&clues, &rules, &guesses]);
        let width = ui.painter().layout_no_wrap(all.clone(), theme::regular(theme::FACT_SIZE), tone.ink).size().x;
        // If the line is too long, the number of rules is left out, because it is shown below too.
        let text = if width <= ui.available_width() { all } else { joined([&clues, &None, &guesses]) };
        fact(ui, &text, tone);
    }
}

/// Draws the reasons for rules that cannot be satisfied on their own. Returns whether there are any.
fn impossible_ui(ui: &mut Ui, state: &StudioState, tone: &Tone) -> bool {
    let reasons = state.tab.document.puzzle().impossible_rules();
    let reasons: Vec<String> = reasons.map(|(_, reason)| reason.to_string()).collect();
    reasons.iter().take(MAX_LISTED).for_each(|reason| fact(ui, reason, tone));
    if reasons.len() > MAX_LISTED {
        fact(ui, &say!("view-and-more", count = reasons.len() - MAX_LISTED), tone);
    }
    if !reasons.is_empty() {
        ui.add_space(4.0);
        fact(ui, &say!("view-advice-rules.ways"), tone);
    }
    !reasons.is_empty()
}

/// Draws advice for a puzzle without a solution.
fn advice_ui(ui: &mut Ui, state: &StudioState, tone: &Tone) {
    ui.add_space(8.0);
    let rules = state.tab.document.puzzle().effective_rules().next().is_some();
    if !state.tab.conflicts().is_empty() {
        fact(ui, &say!("view-advice-clash"), tone);
        return;
    }
    let (fault, ways) = match rules {
        true => ("view-advice-rules", "view-advice-rules.ways"),
        false => ("view-advice-givens", "view-advice-givens.ways"),
    };
    fact(ui, &say!(fault), tone);
    ui.add_space(4.0);
    fact(ui, &say!(ways), tone);
}
