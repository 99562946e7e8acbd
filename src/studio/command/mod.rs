//! The commands of the studio. Menus, shortcuts, buttons and tests run the same commands.
//!
//! Each group of commands has a file of its own, with a type that implements `CommandAction`. A [`Command`] is a
//! command of any of these groups.

mod action;
mod author;
mod availability;
pub(super) mod board;
mod booklet;
mod check;
mod copy;
mod edit;
mod file;
pub(super) mod finder;
mod full_names;
mod fuzzy;
pub(super) mod key_list;
pub(super) mod keys;
mod play;
pub(super) mod request;
mod rule;
pub(super) mod shortcuts;
mod solving;
pub(super) mod tab;
mod tool;
mod view;
mod window_parts;

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use super::state::StudioState;
use super::state::author::Task;
use super::state::tools::ToolId;
use crate::words::say;
use action::CommandAction;

pub use author::AuthorCommand;
pub use board::BoardCommand;
pub use booklet::BookletCommand;
pub use check::CheckCommand;
pub use copy::CopyCommand;
pub use edit::EditCommand;
pub use file::FileCommand;
pub use play::PlayCommand;
pub use rule::RuleCommand;
pub use solving::SolvingCommand;
pub use tab::TabCommand;
pub use view::ViewCommand;

pub(super) use author::symmetry_name;
pub(super) use rule::kind_actions;
pub(super) use tool::tools;

/// A command of any group.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// A command for files.
    File(FileCommand),
    /// A command for tabs.
    Tab(TabCommand),
    /// A command for the selection or the history.
    Edit(EditCommand),
    /// A command for the clipboard.
    Copy(CopyCommand),
    /// A command for the board.
    Board(BoardCommand),
    /// A command for rules.
    Rule(RuleCommand),
    /// A command for the engines.
    Check(CheckCommand),
    /// A command of the setter tools.
    Author(AuthorCommand),
    /// A command for the solving path.
    Solving(SolvingCommand),
    /// A command of the playtest.
    Play(PlayCommand),
    /// A command for booklets.
    Booklet(BookletCommand),
    /// A command for the view.
    View(ViewCommand),
    /// Activates a tool.
    Tool(ToolId),
}

impl Command {
    /// Returns the commands that can be run from the board without a further choice. Of the playtest and booklet
    /// commands, these are only the ones that open them; `AuthorCommand::Open` is included for every task.
    pub fn board_commands() -> impl Iterator<Item = Command> {
        let files = FileCommand::ALL.into_iter().map(Command::from);
        let edits = EditCommand::ALL.into_iter().map(Command::from);
        let copies = CopyCommand::ALL.into_iter().map(Command::from);
        let boards = BoardCommand::ALL.into_iter().map(Command::from);
        let rules = RuleCommand::PLAIN.into_iter().map(Command::from);
        let checks = CheckCommand::ALL.into_iter().map(Command::from);
        let tasks = Task::ALL.into_iter().map(|task| AuthorCommand::Open(task).into());
        let authors = AuthorCommand::PLAIN.into_iter().map(Command::from);
        let solving = SolvingCommand::ALL.into_iter().map(Command::from);
        let views = ViewCommand::PLAIN.into_iter().map(Command::from);
        let booklet = std::iter::once(BookletCommand::Show.into());
        let tabs = TabCommand::ALL.into_iter().map(Command::from);
        let files = files.chain(booklet).chain(tabs);
        let play = std::iter::once(PlayCommand::Show.into());
        files
            .chain(edits)
            .chain(copies)
            .chain(boards)
            .chain(rules)
            .chain(checks)
            .chain(tasks)
            .chain(authors)
            .chain(solving)
            .chain(play)
            .chain(views)
    }

    fn action(&self) -> &dyn CommandAction {
        match self {
            Command::File(command) => command,
            Command::Tab(command) => command,
            Command::Edit(command) => command,
            Command::Copy(command) => command,
            Command::Board(command) => command,
            Command::Rule(command) => command,
            Command::Check(command) => command,
            Command::Author(command) => command,
            Command::Solving(command) => command,
            Command::Play(command) => command,
            Command::Booklet(command) => command,
            Command::View(command) => command,
            Command::Tool(tool) => tool,
        }
    }

    /// Returns the label in menus and on buttons.
    pub(super) fn label(self, state: &StudioState) -> String {
        self.action().label(state)
    }

    /// Returns a sentence that describes the effect.
    pub fn tooltip(self) -> Cow<'static, str> {
        self.action().tooltip()
    }

    /// Returns the name under which a custom shortcut is saved.
    pub(super) fn name(self) -> String {
        format!("{self:?}")
    }

    /// Returns the shortcut: the custom one, or the default.
    pub(super) fn current_shortcut(self, state: &StudioState) -> Option<KeyboardShortcut> {
        state.keymap.custom_shortcut(|| self.name()).unwrap_or_else(|| self.shortcut())
    }

    /// Returns the default shortcut.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.action().shortcut()
    }

    /// Returns the alternative shortcut.
    pub fn alternative_shortcut(self) -> Option<KeyboardShortcut> {
        self.action().alternative_shortcut()
    }

    /// Returns why the command is disabled, or `None` if it is enabled.
    pub(super) fn disabled_reason(self, state: &StudioState) -> Option<String> {
        let waits = match (state.booklet.open, state.start.shown, state.tab.is_playing) {
            // The board below the booklet is not visible.
            (true, ..) => (!self.is_available_without_puzzle()).then_some("do-leave-booklet-first"),
            (false, true, _) => (!self.is_available_without_puzzle()).then_some("do-begin-first"),
            (false, false, true) => (!self.is_available_in_playtest()).then_some("do-end-play-first"),
            (false, false, false) => None,
        };
        waits.map(|key| say!(key)).or_else(|| self.action().disabled_reason(state))
    }

    /// Runs the command, or shows why it is disabled.
    pub(super) fn run_if_enabled(self, state: &mut StudioState, ctx: &Context) {
        match self.disabled_reason(state) {
            // This does not mean that the puzzle has an error; it only explains why nothing happens.
            Some(reason) => state.notify(&reason),
            None => {
                state.finish_entry();
                self.action().run(state, ctx)
            }
        }
    }
}

impl From<FileCommand> for Command {
    fn from(command: FileCommand) -> Command {
        Command::File(command)
    }
}

impl From<TabCommand> for Command {
    fn from(command: TabCommand) -> Command {
        Command::Tab(command)
    }
}

impl From<EditCommand> for Command {
    fn from(command: EditCommand) -> Command {
        Command::Edit(command)
    }
}

impl From<CopyCommand> for Command {
    fn from(command: CopyCommand) -> Command {
        Command::Copy(command)
    }
}

impl From<BoardCommand> for Command {
    fn from(command: BoardCommand) -> Command {
        Command::Board(command)
    }
}

impl From<RuleCommand> for Command {
    fn from(command: RuleCommand) -> Command {
        Command::Rule(command)
    }
}

impl From<CheckCommand> for Command {
    fn from(command: CheckCommand) -> Command {
        Command::Check(command)
    }
}

impl From<PlayCommand> for Command {
    fn from(command: PlayCommand) -> Command {
        Command::Play(command)
    }
}

impl From<BookletCommand> for Command {
    fn from(command: BookletCommand) -> Command {
        Command::Booklet(command)
    }
}

impl From<AuthorCommand> for Command {
    fn from(command: AuthorCommand) -> Command {
        Command::Author(command)
    }
}

impl From<SolvingCommand> for Command {
    fn from(command: SolvingCommand) -> Command {
        Command::Solving(command)
    }
}

impl From<ViewCommand> for Command {
    fn from(command: ViewCommand) -> Command {
        Command::View(command)
    }
}

impl From<ToolId> for Command {
    fn from(tool: ToolId) -> Command {
        Command::Tool(tool)
    }
}
