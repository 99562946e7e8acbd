//! Commands that ask the engines, and look at their answers.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{Action, unless};
use super::keys::plain;
use crate::solve::Verdict;
use crate::studio::state::State;
use crate::studio::state::check::EngineId;

/// What is asked of the engines, and done with their answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckCommand {
    /// Asks the search engine.
    Check,
    /// Asks the integer program.
    Prove,
    /// Counts the solutions, up to the author's limit.
    Count,
    /// Stops what is running.
    Stop,
    /// Shows or hides the solution, or the first two when there are several.
    ShowAnswer,
    /// Shows the next of several solutions, after the last the first.
    Next,
    /// Shows the solution before.
    Previous,
    /// Writes into open cells what they can take, or no longer.
    ShowCandidates,
    /// Asks for the candidates again, for as long as it takes.
    FindCandidates,
}

impl CheckCommand {
    /// All of them.
    pub const ALL: [CheckCommand; 9] = [
        CheckCommand::Check,
        CheckCommand::Prove,
        CheckCommand::Count,
        CheckCommand::Stop,
        CheckCommand::ShowAnswer,
        CheckCommand::Next,
        CheckCommand::Previous,
        CheckCommand::ShowCandidates,
        CheckCommand::FindCandidates,
    ];
}

impl CheckCommand {
    /// The engine that answers.
    fn engine(self) -> EngineId {
        match self {
            CheckCommand::Prove => EngineId::Program,
            CheckCommand::Check
            | CheckCommand::Count
            | CheckCommand::Stop
            | CheckCommand::ShowAnswer
            | CheckCommand::Next
            | CheckCommand::Previous
            | CheckCommand::ShowCandidates
            | CheckCommand::FindCandidates => EngineId::Native,
        }
    }
}

impl Action for CheckCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            CheckCommand::Check if state.answers.is_unknown() => "Keep trying",
            CheckCommand::Check => "Check again",
            CheckCommand::Prove => "Prove with integer program",
            CheckCommand::Count => "Count the solutions",
            CheckCommand::Stop => "Stop the check",
            CheckCommand::ShowAnswer => match (state.answers.verdict(), state.answers.shown_place().is_some()) {
                (Some(Verdict::Several(_)), false) => "Compare solutions",
                (Some(Verdict::Several(_)), true) => "Hide solutions",
                (_, true) => "Hide solution",
                (_, false) => "Show solution",
            },
            CheckCommand::Next => "Next solution",
            CheckCommand::Previous => "Previous solution",
            CheckCommand::ShowCandidates if state.answers.candidates.wanted => "Hide candidates",
            CheckCommand::ShowCandidates => "Show candidates",
            CheckCommand::FindCandidates => "Keep looking for candidates",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            CheckCommand::Check => {
                "Every edit is checked by itself, for some seconds; this asks once more, for as long as it takes"
            }
            CheckCommand::Prove => "Ask the second engine, an integer program, which shares nothing with the first",
            CheckCommand::Count => "Count the solutions, up to the limit on the card on the right",
            CheckCommand::Stop => "Stop looking for an answer",
            CheckCommand::ShowAnswer => "Write the solution into the open cells, or take it away again",
            CheckCommand::Next => "Show the next of the solutions found",
            CheckCommand::Previous => "Show the solution before",
            CheckCommand::ShowCandidates => "Write into each open cell the digits that it takes in some solution",
            CheckCommand::FindCandidates => {
                "Candidates are looked for after each edit, for some seconds; this goes on for as long as it takes"
            }
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            CheckCommand::Check => Some(plain(Key::F5)),
            CheckCommand::Prove => Some(plain(Key::F6)),
            CheckCommand::ShowAnswer => Some(plain(Key::F7)),
            CheckCommand::ShowCandidates => Some(plain(Key::F4)),
            CheckCommand::Next => Some(plain(Key::F8)),
            CheckCommand::Previous => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F8)),
            CheckCommand::Count | CheckCommand::Stop | CheckCommand::FindCandidates => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let running = state.answers.is_checking();
        match self {
            CheckCommand::Check | CheckCommand::Prove => match state.document.unfinished().first() {
                Some(first) => Some(format!("Mend the regions first: {first}")),
                None => unless(!state.answers.is_asking(self.engine()), "A check is running"),
            },
            CheckCommand::Count => match state.answers.verdict() {
                _ if running => Some("A check is running".to_owned()),
                Some(Verdict::Several(_)) => {
                    unless(state.answers.counter.wanted_limit().is_some(), "The limit has to be a number from 2 on")
                }
                Some(Verdict::Unique(_)) => Some("There is exactly one solution".to_owned()),
                Some(Verdict::NoSolution) => Some("There is no solution".to_owned()),
                None => Some("It is not known whether there are solutions".to_owned()),
            },
            CheckCommand::Stop => unless(running || state.answers.is_finding_candidates(), "No check is running"),
            CheckCommand::ShowAnswer => match state.answers.verdict() {
                Some(Verdict::Unique(_) | Verdict::Several(_)) => None,
                Some(Verdict::NoSolution) => Some("There is no solution to show".to_owned()),
                None => Some("It is not known whether there are solutions".to_owned()),
            },
            CheckCommand::Next | CheckCommand::Previous => {
                let several = state.answers.solutions().len() > 1;
                unless(several && state.answers.shown_place().is_some(), "Compare solutions first")
            }
            CheckCommand::ShowCandidates => None,
            CheckCommand::FindCandidates => unless(state.answers.lacks_candidates(), "Nothing was left unknown"),
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            CheckCommand::Check => state.answers.check(&state.document, EngineId::Native, ctx),
            CheckCommand::Prove => state.answers.check(&state.document, EngineId::Program, ctx),
            CheckCommand::Count => state.answers.count(&state.document, ctx),
            CheckCommand::Stop => state.answers.stop_check(),
            CheckCommand::ShowAnswer => state.answers.show_answer(),
            CheckCommand::Next => state.answers.step_solution(1),
            CheckCommand::Previous => state.answers.step_solution(-1),
            CheckCommand::ShowCandidates => state.answers.candidates.wanted = !state.answers.candidates.wanted,
            CheckCommand::FindCandidates => state.answers.find_candidates(&state.document, ctx),
        }
    }
}
