//! The commands of each part of the window: the board, the playtest and the booklet.

use super::{AuthorCommand, BookletCommand, Command, PlayCommand, acts, tools};
use crate::author::{Scope, Symmetry};
use crate::studio::state::State;
use crate::studio::state::tools::ToolId;

/// Returns the commands of the visible part of the window, except those for its appearance.
pub(super) fn of_page(state: &State) -> Vec<Command> {
    match state.booklet.open {
        true => in_booklet().collect(),
        false => of_board().into_iter().chain(of_play().filter(|_| state.tab.plays)).collect(),
    }
}

/// Returns the commands of the other parts, including those available everywhere, each with the translation key of what
/// to do first.
pub(super) fn elsewhere(state: &State) -> Vec<(Command, &'static str)> {
    let leave = |command: Command| (command, "do-leave-booklet-first");
    let play = of_play().map(|command| if state.tab.plays { leave(command) } else { (command, "do-begin-play-first") });
    match state.booklet.open {
        true => of_board().into_iter().map(leave).chain(play).collect(),
        false => of_booklet().map(|command| (command, "do-open-booklet-first")).chain(play).collect(),
    }
}

/// Returns the commands of the playtest alone.
pub(super) fn of_play() -> impl Iterator<Item = Command> {
    PlayCommand::ALL.into_iter().filter(|command| *command != PlayCommand::Show).map(Command::from)
}

/// Returns the commands of the booklet alone.
pub(super) fn of_booklet() -> impl Iterator<Item = Command> {
    BookletCommand::PLAIN.into_iter().map(Command::from)
}

/// Returns the commands available in the booklet: its own, and those that need no puzzle. If two have the same
/// shortcut,
/// the first one wins.
pub(super) fn in_booklet() -> impl Iterator<Item = Command> {
    let others = Command::plain().filter(|command| !matches!(command, Command::Booklet(_) | Command::Copy(_)));
    of_booklet().chain(others.filter(|command| command.suits_start()))
}

fn of_board() -> Vec<Command> {
    let symmetries = Symmetry::ALL.into_iter().map(AuthorCommand::Symmetry);
    let scopes = [Scope::Board, Scope::EachGrid].map(AuthorCommand::Scope);
    // Booklets can be created and opened everywhere.
    let booklets = [BookletCommand::New, BookletCommand::Open].map(Command::from);
    Command::plain()
        .chain(booklets)
        .chain(tools().map(Command::Tool))
        .chain([Command::Tool(ToolId::Pins)])
        .chain(acts().map(Command::from))
        .chain(symmetries.chain(scopes).map(Command::from))
        .collect()
}
