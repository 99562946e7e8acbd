//! The commands that take up tools: each tool is its own.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use super::action::{Action, unless};
use crate::studio::state::State;
use crate::studio::state::author::Task;
use crate::studio::state::tools::ToolId;
use crate::variant::Kind;

/// The tools of the palette, in its order.
pub(in crate::studio) fn tools() -> impl Iterator<Item = ToolId> {
    let kinds = Kind::ALL.iter().map(|&kind| ToolId::Paint(kind));
    std::iter::once(ToolId::Digits).chain(kinds).chain([ToolId::Grids, ToolId::Jigsaw])
}

impl Action for ToolId {
    fn label(&self, _state: &State) -> String {
        let label = match self {
            ToolId::Digits => "Digits",
            ToolId::Jigsaw => "Jigsaw shapes",
            ToolId::Grids => "Grids",
            ToolId::Pins => "Pin clues",
            ToolId::Paint(kind) => return kind.name().to_string(),
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            ToolId::Digits => "Click or drag to select cells, then type their digits. Delete clears them.",
            ToolId::Jigsaw => {
                "Press on a region to take it up, and drag over cells to paint them into it. Each region needs as many \
                 cells as there are digits."
            }
            ToolId::Grids => {
                "Drag grids; with Ctrl by single cells. Arrows move too. Double-click beside the board to add one."
            }
            ToolId::Pins => "Click clues, or drag over them, to pin them: thinning out leaves them where they are.",
            ToolId::Paint(kind) => return kind.hint().to_string().into(),
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        // The letters of tools work on the board alone: see `keys::tool_key`.
        None
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match self {
            ToolId::Paint(kind) => state.tab.palette.refusal(*kind).map(str::to_owned),
            ToolId::Pins => {
                unless(state.tab.author.open == Some(Task::ThinOut), "Pins are for Thin out: open that first")
            }
            ToolId::Digits | ToolId::Grids | ToolId::Jigsaw => None,
        }
    }

    fn run(&self, state: &mut State, _ctx: &Context) {
        state.take_up(*self);
    }
}
