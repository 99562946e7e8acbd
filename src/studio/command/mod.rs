//! The commands of the studio. Menus, shortcuts, buttons and tests run the same commands.
//!
//! Each feature has its own groups of commands: enums whose `row` method returns everything about a command, a
//! [`CommandRow`]. A [`Command`] is a command of any group.

pub(in crate::studio) mod finder;
mod full_names;
mod fuzzy;
pub(in crate::studio) mod key_combinations;
pub(in crate::studio) mod key_list;
pub(in crate::studio) mod keys;
pub(in crate::studio) mod row;
pub(in crate::studio) mod shortcuts;
mod window_parts;

use egui::{Context, KeyboardShortcut};

use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::words::say;
use row::CommandRow;

pub use crate::studio::analysis::check_commands::CheckCommand;
pub use crate::studio::analysis::solving_commands::SolvingCommand;
pub use crate::studio::author::commands::AuthorCommand;
pub use crate::studio::booklet::commands::BookletCommand;
pub use crate::studio::editor::board_commands::BoardCommand;
pub use crate::studio::editor::copy_commands::CopyCommand;
pub use crate::studio::editor::edit_commands::EditCommand;
pub use crate::studio::editor::fog_commands::FogCommand;
pub use crate::studio::editor::rule_commands::RuleCommand;
pub use crate::studio::files::file_commands::FileCommand;
pub use crate::studio::files::tab_commands::TabCommand;
pub use crate::studio::playtest::commands::PlayCommand;
pub use crate::studio::settings::commands::ViewCommand;

pub(in crate::studio) use crate::studio::author::commands::symmetry_name;
pub(in crate::studio) use crate::studio::author::state::Task;
pub(in crate::studio) use crate::studio::editor::rule_commands::kind_actions;
pub(in crate::studio) use crate::studio::editor::tool_commands::tools;

/// Declares the groups of commands, each an enum with a method `row`.
macro_rules! command_groups {
    ($($(#[$doc:meta])* $group:ident($commands:ty)),+ $(,)?) => {
        /// A command of any group.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Command {
            $($(#[$doc])* $group($commands),)+
        }

        impl Command {
            /// Returns the row without what all commands of a group have in common.
            fn own_row(self) -> CommandRow {
                match self {
                    $(Command::$group(command) => command.row(),)+
                }
            }
        }

        $(impl From<$commands> for Command {
            fn from(command: $commands) -> Command {
                Command::$group(command)
            }
        })+
    };
}

command_groups! {
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
    /// A command for the fog.
    Fog(FogCommand),
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
        fn all<C: Into<Command>>(commands: impl IntoIterator<Item = C>) -> impl Iterator<Item = Command> {
            commands.into_iter().map(Into::into)
        }
        all(FileCommand::ALL.iter().copied())
            .chain([BookletCommand::Show.into()])
            .chain(all(TabCommand::ALL.iter().copied()))
            .chain(all(EditCommand::all()))
            .chain(all(CopyCommand::ALL.iter().copied()))
            .chain(all(BoardCommand::all()))
            .chain(all(FogCommand::ALL.iter().copied()))
            .chain(all(RuleCommand::PLAIN.iter().copied()))
            .chain(all(CheckCommand::ALL.iter().copied()))
            .chain(all(Task::ALL.into_iter().map(AuthorCommand::Open)))
            .chain(all(AuthorCommand::PLAIN.iter().copied()))
            .chain(all(SolvingCommand::ALL.iter().copied()))
            .chain([PlayCommand::Show.into()])
            .chain(all(ViewCommand::PLAIN.iter().copied()))
    }

    /// Returns everything about the command, with what all commands of its group have in common.
    pub(in crate::studio) fn row(self) -> CommandRow {
        let row = self.own_row();
        match self {
            Command::File(_) => row.group("view-menu-file"),
            Command::Tab(_) => row.group("do-finder-tabs").without_puzzle().in_playtest(),
            Command::Booklet(BookletCommand::Show) => row.without_puzzle(),
            Command::Booklet(_) => row.group("do-booklet-show").without_puzzle(),
            Command::Play(PlayCommand::Show) => row.in_playtest(),
            Command::Play(_) => row.group("do-play-show").in_playtest(),
            _ => row,
        }
    }

    /// Returns the label in menus and on buttons.
    pub(in crate::studio) fn label(self, state: &StudioState) -> String {
        self.row().label_text(state)
    }

    /// Returns a sentence that describes the effect.
    pub fn tooltip(self) -> String {
        self.row().hint_text()
    }

    /// Returns the name under which a custom shortcut is saved.
    pub(in crate::studio) fn name(self) -> String {
        format!("{self:?}")
    }

    /// Returns the shortcut: the custom one, or the default.
    pub(in crate::studio) fn current_shortcut(self, state: &StudioState) -> Option<KeyboardShortcut> {
        state.keymap.custom_shortcut(|| self.name()).unwrap_or_else(|| self.shortcut())
    }

    /// Returns the default shortcut.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().shortcuts().0
    }

    /// Returns the alternative shortcut.
    pub fn alternative_shortcut(self) -> Option<KeyboardShortcut> {
        self.row().shortcuts().1
    }

    /// Returns why the command is disabled, or `None` if it is enabled.
    pub(in crate::studio) fn disabled_reason(self, state: &StudioState) -> Option<String> {
        let row = self.row();
        let waits = match (state.booklet.open, state.start.shown, state.tab.is_playing) {
            // The board below the booklet is not visible.
            (true, ..) => (!row.is_available_without_puzzle()).then_some("do-leave-booklet-first"),
            (false, true, _) => (!row.is_available_without_puzzle()).then_some("do-begin-first"),
            (false, false, true) => (!row.is_available_in_playtest()).then_some("do-end-play-first"),
            (false, false, false) => None,
        };
        waits.map(|key| say!(key)).or_else(|| row.disabled_reason(state))
    }

    /// Runs the command, or shows why it is disabled.
    pub(in crate::studio) fn run_if_enabled(self, state: &mut StudioState, ctx: &Context) {
        match self.disabled_reason(state) {
            // This does not mean that the puzzle has an error; it only explains why nothing happens.
            Some(reason) => state.notify(&reason),
            None => {
                state.finish_entry();
                self.row().run_now(state, ctx)
            }
        }
    }
}
