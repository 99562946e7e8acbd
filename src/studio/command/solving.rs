//! Commands on the solving path and on hints.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{Action, unless};
use super::keys::plain;
use crate::board::Cell;
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::studio::state::author::give;
use crate::studio::state::solving::{Showing, Strength, Walk};

/// What is done with the solving path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolvingCommand {
    /// Opens the panel of the path, or closes it.
    Show,
    /// Gives a hint, and then a stronger one.
    Hint,
    /// Makes givens of the digits that the step of the hint places.
    Place,
    /// Goes to the step that says why a cell is what it is.
    Why,
    /// Goes to the beginning.
    First,
    /// Goes a step back.
    Back,
    /// Goes a step on.
    Forward,
    /// Goes to the end.
    Last,
    /// Goes on by itself, or stops that.
    Play,
    /// Copies all steps as text.
    Copy,
    /// Closes the panel.
    Close,
}

impl SolvingCommand {
    /// All of them.
    pub const ALL: [SolvingCommand; 11] = [
        SolvingCommand::Show,
        SolvingCommand::Hint,
        SolvingCommand::Place,
        SolvingCommand::Why,
        SolvingCommand::First,
        SolvingCommand::Back,
        SolvingCommand::Forward,
        SolvingCommand::Last,
        SolvingCommand::Play,
        SolvingCommand::Copy,
        SolvingCommand::Close,
    ];
}

impl Action for SolvingCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            SolvingCommand::Show if state.tab.solving.shows_path() => "Hide the solving path",
            SolvingCommand::Show => "Show the solving path",
            SolvingCommand::Hint => match state.tab.solving.showing {
                Some(Showing::Hint(Strength::Where)) => "Tell the technique",
                Some(Showing::Hint(_)) => "Tell the step",
                Some(Showing::Path) | None => "Give a hint",
            },
            SolvingCommand::Place => "Place the digit of the hint",
            SolvingCommand::Why => "Why is this so?",
            SolvingCommand::First => "First step",
            SolvingCommand::Back => "Step back",
            SolvingCommand::Forward => "Step on",
            SolvingCommand::Last => "Last step",
            SolvingCommand::Play if state.tab.solving.is_playing() => "Stop the path",
            SolvingCommand::Play => "Play the path",
            SolvingCommand::Copy => "Copy the solving path",
            SolvingCommand::Close => "Close the solving path",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            SolvingCommand::Show => "How a person solves the puzzle: named steps, simplest first",
            SolvingCommand::Hint => "First where to look, then the technique, then the step",
            SolvingCommand::Place => "Make a given of the digit that the step places",
            SolvingCommand::Why => "Go to the step that places the digit of the selected cell",
            SolvingCommand::First => "To the givens alone (Home)",
            SolvingCommand::Back => "A step back (arrow left)",
            SolvingCommand::Forward => "A step on (arrow right)",
            SolvingCommand::Last => "To the end of the path (End)",
            SolvingCommand::Play => "Go from step to step, or stop (Space)",
            SolvingCommand::Copy => "Put all steps into the clipboard, a line each",
            SolvingCommand::Close => "Give the room back to rules and settings (Escape)",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            SolvingCommand::Show => Some(plain(Key::F2)),
            SolvingCommand::Why => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F2)),
            SolvingCommand::Hint => Some(plain(Key::F3)),
            SolvingCommand::Place
            | SolvingCommand::First
            | SolvingCommand::Back
            | SolvingCommand::Forward
            | SolvingCommand::Last
            | SolvingCommand::Play
            | SolvingCommand::Copy
            | SolvingCommand::Close => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        let solving = &state.tab.solving;
        let unfinished =
            || state.tab.document.unfinished().first().map(|first| format!("Mend the regions first: {first}"));
        let steps = solving.walk().map_or(0, Walk::len);
        let path = || unless(solving.shows_path() && steps > 0, "Show the solving path first");
        match self {
            SolvingCommand::Show | SolvingCommand::Hint => unfinished(),
            SolvingCommand::Place => {
                unless(state.tab.solving.hinted_digits(&state.tab.document).is_some(), "No hint tells a digit yet")
            }
            SolvingCommand::Why => unfinished()
                .or_else(|| unless(state.tab.document.selection.cursor.is_some(), "Select a cell first"))
                .or_else(|| unless(solving.walk().is_some(), "There is no solving path yet"))
                .or_else(|| unless(step_about_cursor(state).is_some(), "No step is about this cell")),
            SolvingCommand::First | SolvingCommand::Back => {
                path().or_else(|| unless(solving.at() > 0, "This is the first step"))
            }
            SolvingCommand::Forward | SolvingCommand::Last => {
                path().or_else(|| unless(solving.at() < steps, "This is the end of the path"))
            }
            SolvingCommand::Play => path(),
            SolvingCommand::Copy => unless(steps > 0, "There is no solving path yet"),
            SolvingCommand::Close => unless(solving.is_open(), "The solving path is not shown"),
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        let at = state.tab.solving.at();
        match self {
            SolvingCommand::Show if state.tab.solving.shows_path() => state.tab.solving.close(),
            SolvingCommand::Show => show(state, Showing::Path),
            SolvingCommand::Hint => {
                let strength = match state.tab.solving.showing {
                    Some(Showing::Hint(strength)) => strength.stronger(),
                    Some(Showing::Path) | None => Strength::Where,
                };
                show(state, Showing::Hint(strength));
            }
            SolvingCommand::Place => {
                if let Some(digits) = state.tab.solving.hinted_digits(&state.tab.document) {
                    let cells: Vec<String> = digits.keys().map(Cell::to_string).collect();
                    let what = format!("Place the digit of the hint, in {}", cells.join(", "));
                    state.edit(&Edit::All { edits: give(&digits), what });
                }
            }
            SolvingCommand::Why => {
                let Some(step) = step_about_cursor(state) else { return };
                show(state, Showing::Path);
                state.tab.solving.go(step);
            }
            SolvingCommand::First => state.tab.solving.go(0),
            SolvingCommand::Back => state.tab.solving.go(at.saturating_sub(1)),
            SolvingCommand::Forward => state.tab.solving.go(at + 1),
            SolvingCommand::Last => state.tab.solving.go(usize::MAX),
            SolvingCommand::Play => state.tab.solving.play(),
            SolvingCommand::Copy => {
                let Some(text) = state.tab.solving.walk().map(Walk::text) else { return };
                ctx.copy_text(text);
                state.say("The solving path is in the clipboard");
            }
            SolvingCommand::Close => state.tab.solving.close(),
        }
    }
}

/// Opens the panel, in the place of the author's tools.
fn show(state: &mut State, showing: Showing) {
    if state.tab.author.open.is_some() {
        state.close_task();
    }
    state.panels.facts = true;
    state.tab.solving.show(showing);
}

/// The step that says most about the cell of the cursor.
fn step_about_cursor(state: &State) -> Option<usize> {
    let cell = state.tab.document.puzzle().board().id(state.tab.document.selection.cursor?)?;
    state.tab.solving.walk()?.step_about(cell)
}
