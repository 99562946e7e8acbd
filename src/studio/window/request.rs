//! Requests of views: changes of the state that run after drawing.

use egui::Context;

use crate::puzzle::Edit;
use crate::studio::command::Command;
use crate::studio::editor::tools::ToolInput;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;

/// A change of the state.
type Change = Box<dyn FnOnce(&mut StudioState, &Context)>;

/// A change of the state that runs after drawing: a command, or a change made in place, such as an edited field or a
/// clicked row.
pub(in crate::studio) struct Request {
    run: Change,
    /// False if the request changes nothing that is drawn.
    changes_picture: bool,
}

impl Request {
    /// Creates a request that makes this change.
    pub fn new(change: impl FnOnce(&mut StudioState, &Context) + 'static) -> Request {
        Request { run: Box::new(change), changes_picture: true }
    }

    /// Creates a request that makes a change of which nothing is drawn, so that no other frame is needed.
    pub fn unseen(change: impl FnOnce(&mut StudioState, &Context) + 'static) -> Request {
        Request { changes_picture: false, ..Request::new(change) }
    }

    /// Creates a request that edits the puzzle.
    pub fn edit(edit: Edit) -> Request {
        Request::new(move |state, _| state.edit(&edit))
    }

    /// Creates a request that updates the open dialog; `None` closes it.
    pub fn set_dialog(dialog: Option<Dialog>) -> Request {
        Request::new(move |state, _| state.dialog = dialog)
    }

    /// Creates a request that sends input of the pointer or keyboard to the active tool.
    pub fn tool_input(input: ToolInput) -> Request {
        let changes_picture = !matches!(input, ToolInput::Hover(_));
        Request { changes_picture, ..Request::new(move |state, _| state.tool_input(input)) }
    }

    /// Returns whether the request may change what is drawn.
    pub fn changes_picture(&self) -> bool {
        self.changes_picture
    }

    /// Runs the request.
    pub fn run(self, state: &mut StudioState, ctx: &Context) {
        (self.run)(state, ctx);
    }
}

impl<C: Into<Command>> From<C> for Request {
    fn from(command: C) -> Request {
        let command = command.into();
        Request::new(move |state, ctx| command.run_if_enabled(state, ctx))
    }
}
