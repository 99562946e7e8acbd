//! The full names of commands, which include their group, and other search terms.

use crate::studio::command::{BookletCommand, Command};
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::words::{Language, Message, current_language, say};

/// Returns the searchable name of a command, with the group that menus and buttons leave out.
pub(in crate::studio) fn full_name(state: &StudioState, command: Command) -> String {
    let name = match command {
        Command::View(view) => view.full_name(state),
        _ => command.label(state),
    };
    match command.row().group_key() {
        Some(group) => say!("do-finder-of", group = say!(group), name = name),
        None => name,
    }
}

/// Returns the English name of a kind of rule if the window has another language, otherwise an empty string.
pub(in crate::studio) fn english_name(command: Command) -> String {
    match command {
        Command::Tool(ToolId::Paint(kind)) if current_language() != Language::English => {
            Language::English.translate(&kind.name())
        }
        _ => String::new(),
    }
}

/// Returns other search terms for a command, in English and in the language of the window, and for a kind of rule also
/// its English name.
pub(in crate::studio) fn search_terms(command: Command) -> String {
    match command {
        Command::Tool(ToolId::Paint(kind)) => {
            let key = format!("find-{}", kind.info().id);
            let name = english_name(command);
            match Language::English.has_translation(&key) {
                true => format!("{name} {}", in_both(&Message::new(key))),
                false => name,
            }
        }
        Command::Tool(ToolId::Jigsaw) => in_both(&Message::new("find-jigsaw")),
        Command::Tool(ToolId::Grids) => in_both(&Message::new("find-grids")),
        Command::Booklet(BookletCommand::Show) => in_both(&Message::new("find-booklet")),
        _ => String::new(),
    }
}

/// Returns the message in the language of the window and in English.
fn in_both(message: &Message) -> String {
    match current_language() {
        Language::English => message.to_string(),
        own => format!("{} {}", own.translate(message), Language::English.translate(message)),
    }
}
