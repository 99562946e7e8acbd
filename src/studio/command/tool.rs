//! The commands that activate tools; each tool is a command.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use super::action::{CommandAction, reason_unless};
use crate::studio::state::StudioState;
use crate::studio::state::author::Task;
use crate::studio::state::tools::ToolId;
use crate::variant::Kind;
use crate::words::say;

/// Returns the tools in the order of the palette.
pub(in crate::studio) fn tools() -> impl Iterator<Item = ToolId> {
    let kinds = Kind::ALL.iter().map(|&kind| ToolId::Paint(kind));
    std::iter::once(ToolId::Digits).chain(kinds).chain([ToolId::Grids, ToolId::Jigsaw])
}

impl CommandAction for ToolId {
    fn label(&self, _state: &StudioState) -> String {
        let label = match self {
            ToolId::Digits => "do-tool-digits",
            ToolId::Jigsaw => "do-tool-jigsaw",
            ToolId::Grids => "do-tool-grids",
            ToolId::Pins => "do-tool-pins",
            ToolId::Paint(kind) => return kind.name().to_string(),
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            ToolId::Digits => "do-tool-digits.hint",
            ToolId::Jigsaw => {
                "do-tool-jigsaw.hint"
            }
            ToolId::Grids => {
                "do-tool-grids.hint"
            }
            ToolId::Pins => "do-tool-pins.hint",
            ToolId::Paint(kind) => return kind.hint().to_string().into(),
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        // Tool letters only work on the board; see `shortcuts::tool_letter`.
        None
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        match self {
            ToolId::Paint(kind) => state.tab.palette.refusal(*kind).map(str::to_owned),
            ToolId::Pins => reason_unless(state.tab.author.open == Some(Task::ThinOut), "do-tool-pins-for-thin-out"),
            ToolId::Digits | ToolId::Grids | ToolId::Jigsaw => None,
        }
    }

    fn run(&self, state: &mut StudioState, _ctx: &Context) {
        state.activate_tool(*self);
    }
}
