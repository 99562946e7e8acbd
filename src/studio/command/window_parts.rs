//! The commands of each part of the window: the board, the playtest and the booklet.

use crate::author::{Symmetry, SymmetryScope};
use crate::studio::command::{AuthorCommand, BookletCommand, Command, PlayCommand, kind_actions, tools};
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;

/// Returns the commands of the visible part of the window. The commands that choose a theme, a language or a scale are
/// not among them.
pub(in crate::studio) fn visible_commands(state: &StudioState) -> Vec<Command> {
    match state.booklet.open {
        true => commands_in_booklet().collect(),
        false => board_commands().into_iter().chain(playtest_commands().filter(|_| state.tab.is_playing)).collect(),
    }
}

/// Returns the commands of the hidden parts of the window, each with the translation key of a text that says what to do
/// first. Commands that the visible part has too are not filtered out.
pub(in crate::studio) fn hidden_commands(state: &StudioState) -> Vec<(Command, &'static str)> {
    let leave = |command: Command| (command, "do-leave-booklet-first");
    let play = playtest_commands()
        .map(|command| if state.tab.is_playing { leave(command) } else { (command, "do-begin-play-first") });
    match state.booklet.open {
        true => board_commands().into_iter().map(leave).chain(play).collect(),
        false => booklet_commands().map(|command| (command, "do-open-booklet-first")).chain(play).collect(),
    }
}

/// Returns the commands that are only available in the playtest.
pub(in crate::studio) fn playtest_commands() -> impl Iterator<Item = Command> {
    PlayCommand::all().filter(|command| *command != PlayCommand::Show).map(Command::from)
}

/// Returns the commands of the booklet itself.
pub(in crate::studio) fn booklet_commands() -> impl Iterator<Item = Command> {
    BookletCommand::PLAIN.iter().copied().map(Command::from)
}

/// Returns the commands available in the booklet: its own, and those that need no puzzle. If two have the same
/// shortcut, the first one wins.
pub(in crate::studio) fn commands_in_booklet() -> impl Iterator<Item = Command> {
    let others = Command::board_commands().filter(|command| !matches!(command, Command::Booklet(_) | Command::Copy(_)));
    booklet_commands().chain(others.filter(|command| command.row().is_available_without_puzzle()))
}

fn board_commands() -> Vec<Command> {
    let symmetries = Symmetry::ALL.into_iter().map(AuthorCommand::Symmetry);
    let scopes = [SymmetryScope::Board, SymmetryScope::EachGrid].map(AuthorCommand::Scope);
    // Booklets can be created and opened everywhere.
    let booklets = [BookletCommand::New, BookletCommand::Open].map(Command::from);
    Command::board_commands()
        .chain(booklets)
        .chain(tools().map(Command::Tool))
        .chain([Command::Tool(ToolId::Pins)])
        .chain(kind_actions().map(Command::from))
        .chain(symmetries.chain(scopes).map(Command::from))
        .collect()
}
