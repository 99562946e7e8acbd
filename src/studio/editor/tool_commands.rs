//! The commands that activate tools; each tool is a command.

use crate::studio::command::Task;
use crate::studio::command::row::CommandRow;
use crate::studio::editor::tools::ToolId;
use crate::variant::Kind;

/// Returns the tools in the order of the palette.
pub(in crate::studio) fn tools() -> impl Iterator<Item = ToolId> {
    let kinds = Kind::ALL.iter().map(|&kind| ToolId::Paint(kind));
    [ToolId::Digits, ToolId::Select].into_iter().chain(kinds).chain([ToolId::Grids, ToolId::Jigsaw])
}

impl ToolId {
    /// Returns the row of the command that activates the tool. It has no shortcut, as tool letters only work on the
    /// board; see `shortcuts::tool_letter`.
    pub(in crate::studio) fn row(self) -> CommandRow {
        let row = match self {
            ToolId::Digits => CommandRow::new("do-tool-digits", "do-tool-digits.hint"),
            ToolId::Select => CommandRow::new("do-tool-select", "do-tool-select.hint"),
            ToolId::Jigsaw => CommandRow::new("do-tool-jigsaw", "do-tool-jigsaw.hint"),
            ToolId::Grids => CommandRow::new("do-tool-grids", "do-tool-grids.hint"),
            ToolId::Pins => CommandRow::new("do-tool-pins", "do-tool-pins.hint")
                .enabled_if(|state| state.tab.author.open == Some(Task::ThinOut), "do-tool-pins-for-thin-out"),
            ToolId::Paint(kind) => CommandRow::named(move |_| kind.name().to_string(), kind.hint())
                .disabled_if(move |state| state.tab.palette.refusal(kind).map(str::to_owned)),
        };
        row.run(move |state, _| state.activate_tool(self))
    }
}
