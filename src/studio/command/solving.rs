//! Commands for the solving path and for hints.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{CommandAction, reason_unless, unfinished_board_reason};
use super::keys::plain;
use crate::board::Cell;
use crate::puzzle::Edit;
use crate::studio::state::StudioState;
use crate::studio::state::author::givens_edits;
use crate::studio::state::solving::{Showing, SolvingPath, Strength};
use crate::words::{message, say};

/// A command for the solving path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolvingCommand {
    /// Opens or closes the panel of the path.
    Show,
    /// Shows a hint, then a stronger one.
    Hint,
    /// Places the digits of the hint as givens.
    Place,
    /// Goes to the step that explains the cell of the cursor.
    Why,
    /// Goes to the beginning.
    First,
    /// Goes back one step.
    Back,
    /// Goes forward one step.
    Forward,
    /// Goes to the end.
    Last,
    /// Starts or stops automatic playback.
    Play,
    /// Copies all steps as text.
    Copy,
    /// Closes the panel.
    Close,
}

impl SolvingCommand {
    /// All solving path commands.
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

impl CommandAction for SolvingCommand {
    fn label(&self, state: &StudioState) -> String {
        let label = match self {
            SolvingCommand::Show if state.tab.solving.shows_path() => "do-solving-hide",
            SolvingCommand::Show => "do-solving-show",
            SolvingCommand::Hint => match state.tab.solving.showing {
                Some(Showing::Hint(Strength::Where)) => "do-solving-tell-technique",
                Some(Showing::Hint(_)) => "do-solving-tell-step",
                Some(Showing::Path) | None => "do-solving-hint",
            },
            SolvingCommand::Place => "do-solving-place",
            SolvingCommand::Why => "do-solving-why",
            SolvingCommand::First => "do-solving-first",
            SolvingCommand::Back => "do-solving-back",
            SolvingCommand::Forward => "do-solving-forward",
            SolvingCommand::Last => "do-solving-last",
            SolvingCommand::Play if state.tab.solving.is_playing() => "do-solving-stop",
            SolvingCommand::Play => "do-solving-play",
            SolvingCommand::Copy => "do-solving-copy",
            SolvingCommand::Close => "do-solving-close",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            SolvingCommand::Show => "do-solving-show.hint",
            SolvingCommand::Hint => "do-solving-hint.hint",
            SolvingCommand::Place => "do-solving-place.hint",
            SolvingCommand::Why => "do-solving-why.hint",
            SolvingCommand::First => "do-solving-first.hint",
            SolvingCommand::Back => "do-solving-back.hint",
            SolvingCommand::Forward => "do-solving-forward.hint",
            SolvingCommand::Last => "do-solving-last.hint",
            SolvingCommand::Play => "do-solving-play.hint",
            SolvingCommand::Copy => "do-solving-copy.hint",
            SolvingCommand::Close => "do-solving-close.hint",
        })
        .into()
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

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        let solving = &state.tab.solving;
        let steps = solving.path().map_or(0, SolvingPath::len);
        let path = || reason_unless(solving.shows_path() && steps > 0, "do-solving-show-solving-path-first");
        match self {
            SolvingCommand::Show | SolvingCommand::Hint => unfinished_board_reason(state),
            SolvingCommand::Place => reason_unless(
                state.tab.solving.hinted_digits(&state.tab.document).is_some(),
                "do-solving-no-hint-tells-digit",
            ),
            SolvingCommand::Why => unfinished_board_reason(state)
                .or_else(|| {
                    reason_unless(state.tab.document.selection.cursor.is_some(), "do-solving-select-cell-first")
                })
                .or_else(|| reason_unless(solving.path().is_some(), "do-solving-there-no-solving-path"))
                .or_else(|| reason_unless(step_about_cursor(state).is_some(), "do-solving-no-step-about-cell")),
            SolvingCommand::First | SolvingCommand::Back => {
                path().or_else(|| reason_unless(solving.at() > 0, "do-solving-first-step"))
            }
            SolvingCommand::Forward | SolvingCommand::Last => {
                path().or_else(|| reason_unless(solving.at() < steps, "do-solving-end-path"))
            }
            SolvingCommand::Play => path(),
            SolvingCommand::Copy => reason_unless(steps > 0, "do-solving-there-no-solving-path"),
            SolvingCommand::Close => reason_unless(solving.is_open(), "do-solving-solving-path-not-shown"),
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
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
                    let what = message!("do-solving-place-digit-hint", cells = cells.join(", "));
                    state.edit(&Edit::All { edits: givens_edits(&digits), what });
                }
            }
            SolvingCommand::Why => {
                let Some(step) = step_about_cursor(state) else { return };
                show(state, Showing::Path);
                state.tab.solving.go_to(step);
            }
            SolvingCommand::First => state.tab.solving.go_to(0),
            SolvingCommand::Back => state.tab.solving.go_to(at.saturating_sub(1)),
            SolvingCommand::Forward => state.tab.solving.go_to(at + 1),
            SolvingCommand::Last => state.tab.solving.go_to(usize::MAX),
            SolvingCommand::Play => state.tab.solving.play(),
            SolvingCommand::Copy => {
                let Some(text) = state.tab.solving.path().map(SolvingPath::text) else { return };
                ctx.copy_text(text);
                state.notify(&say!("do-solving-solving-path-clipboard"));
            }
            SolvingCommand::Close => state.tab.solving.close(),
        }
    }
}

/// Opens the panel, replacing that of a setter tool.
fn show(state: &mut StudioState, showing: Showing) {
    if state.tab.author.open.is_some() {
        state.close_task();
    }
    state.panels.side_panel = true;
    state.tab.solving.show(showing);
}

/// Returns the step that is most relevant to the cell of the cursor.
fn step_about_cursor(state: &StudioState) -> Option<usize> {
    let cell = state.tab.document.puzzle().board().id(state.tab.document.selection.cursor?)?;
    state.tab.solving.path()?.step_about(cell)
}
