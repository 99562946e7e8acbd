//! The second lines of the verdict's card: how the answer was found, and what can be done about it.

use egui::Ui;

use super::{Head, counting, fact};
use crate::solve::{Stopped, Verdict};
use crate::studio::state::State;
use crate::studio::state::check::EngineId;
use crate::studio::view::theme::Tone;
use crate::studio::view::widgets;

/// The most faults that are listed.
const MOST_LISTED: usize = 6;

pub(super) fn details_ui(ui: &mut Ui, state: &State, head: &Head, tone: &Tone) {
    match head {
        Head::Unfinished(errors) => {
            fact(ui, "Each region needs as many cells as there are digits; then the puzzle can be checked.", tone);
            // While they are painted, they are listed below the card.
            let listed = if state.jigsaw_grid().is_some() { &[] } else { errors.as_slice() };
            ui.add_space(4.0);
            for error in listed.iter().take(MOST_LISTED) {
                fact(ui, error, tone);
            }
            if listed.len() > MOST_LISTED {
                fact(ui, &format!("and {} more", listed.len() - MOST_LISTED), tone);
            }
        }
        Head::Asked | Head::Running => {}
        Head::Known(verdict) => {
            found_ui(ui, state, tone);
            match verdict {
                Verdict::Unique(_) => {}
                Verdict::Several(two) => counting::details_ui(ui, state, two, tone),
                Verdict::NoSolution => advice_ui(ui, state, tone),
            }
        }
        Head::Sparse(two) => {
            found_ui(ui, state, tone);
            match state.tab.answers.tally() {
                Some(_) => counting::details_ui(ui, state, two, tone),
                None => fact(ui, "as usual while there are few clues", tone),
            }
        }
        Head::Disagreement => {
            fact(ui, "One of them is wrong, by a mistake in the program. Please report it.", tone);
        }
        Head::Unknown(stopped) => {
            let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.meaning());
            let time = widgets::duration(native.map(|answer| answer.time).unwrap_or_default());
            let text = match stopped {
                Stopped::Cancelled => format!("The check was stopped after {time}."),
                Stopped::OutOfTime => format!("Nothing was proved within {time}."),
                Stopped::Engine(reason) => format!("The engine failed: {reason}"),
            };
            fact(ui, &text, tone);
        }
    }
    if let Some(words) = state.tab.author.left_solution(state.tab.document.puzzle()) {
        ui.add_space(4.0);
        fact(ui, &words, tone);
    }
}

/// How much the puzzle tells, and whether the search had to try digits out; its time is among the details.
fn found_ui(ui: &mut Ui, state: &State, tone: &Tone) {
    let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.meaning());
    if let Some(answer) = native.filter(|answer| answer.outcome.is_ok()) {
        let guesses = match answer.statistics.nodes {
            0 => "no guess needed".to_owned(),
            1 => "one guess needed".to_owned(),
            count => format!("{} guesses needed", widgets::grouped(count)),
        };
        let clues = widgets::counted(state.tab.document.clue_count() as u64, "clue", "clues");
        fact(ui, &format!("{clues} · {guesses}"), tone);
    }
}

/// What the author can do about a puzzle that no digits fit.
fn advice_ui(ui: &mut Ui, state: &State, tone: &Tone) {
    ui.add_space(6.0);
    let rules = state.tab.document.puzzle().rules_meant().next().is_some();
    if !state.tab.document.conflicts().is_empty() {
        fact(ui, "The givens marked red on the board clash with each other or with a rule: change or clear one.", tone);
        return;
    }
    let what = if rules { "the givens and the rules" } else { "the givens" };
    fact(ui, &format!("No digits fit {what} all together, although no two givens clash."), tone);
    ui.add_space(4.0);
    let ways = match rules {
        true => "Take back your last step, clear a given you are not sure of, or switch a rule off by its eye.",
        false => "Take back your last step, or clear a given you are not sure of.",
    };
    fact(ui, ways, tone);
}
