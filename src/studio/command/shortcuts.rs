//! Runs commands by their keyboard shortcuts.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use crate::studio::command::keys::{all_keys, alternative_key};
use crate::studio::command::{BookletCommand, Command, EditCommand, PlayCommand, RuleCommand, tools, window_parts};
use crate::studio::editor::tools::ToolId;
use crate::studio::editor::typing::digit_of;
use crate::studio::state::StudioState;

/// Returns the commands with their shortcuts. Shortcuts with more modifiers come first, as egui matches a shortcut even
/// if Shift or Alt is pressed in addition.
fn commands_with_shortcuts(
    state: &StudioState,
    commands: impl Iterator<Item = Command>,
) -> Vec<(Command, KeyboardShortcut)> {
    let keys = |command: Command| command.current_shortcut(state).into_iter().chain(alternative_key(state, command));
    let mut keyed: Vec<(Command, KeyboardShortcut)> =
        commands.flat_map(|command| keys(command).map(move |key| (command, key))).collect();
    let more = |key: &KeyboardShortcut| u8::from(key.modifiers.shift) + u8::from(key.modifiers.alt);
    keyed.sort_by_key(|(_, key)| std::cmp::Reverse(more(key)));
    keyed
}

/// Runs the commands whose shortcuts were pressed. While a text is edited, keys without modifiers belong to the text,
/// except function keys. `in_list` is true if the rule list has the keyboard focus.
pub(in crate::studio) fn run_shortcuts(ctx: &Context, state: &mut StudioState, editing_text: bool, in_list: bool) {
    if in_list && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2)) {
        Command::from(RuleCommand::Rename).run_if_enabled(state, ctx);
    }
    // The playtest uses some shortcuts of the board for its own commands.
    let play = PlayCommand::all().filter(|_| state.tab.is_playing).map(Command::from);
    let commands: Vec<Command> = play.chain(Command::board_commands()).collect();
    // Tools only have custom shortcuts.
    let tools = tools().map(Command::Tool).filter(|_| state.keymap.is_changed());
    for (command, shortcut) in commands_with_shortcuts(state, commands.into_iter().chain(tools)) {
        // In a playtest, the shortcuts of colours apply to the colours of the solver instead.
        let plays = state.tab.is_playing && matches!(command, Command::Edit(EditCommand::Colour(_)));
        if plays || editing_text && command.row().is_yielding_to_text() {
            continue;
        }
        if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            // Some systems also send the digit as text with Alt. It must not be typed.
            if matches!(command, Command::Edit(EditCommand::Colour(_))) {
                ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
            }
            let listed = rule_list_command(command, state).filter(|_| in_list);
            listed.unwrap_or(command).run_if_enabled(state, ctx);
        }
    }
}

/// Returns the command that a shortcut for moving cells and rules runs in the rule list.
fn rule_list_command(command: Command, state: &StudioState) -> Option<Command> {
    let document = &state.tab.document;
    let rules = document.selection.cells.is_empty() && document.rule.is_some();
    match command {
        Command::Edit(EditCommand::Nudge(-1, 0)) if rules => Some(RuleCommand::Up.into()),
        Command::Edit(EditCommand::Nudge(1, 0)) if rules => Some(RuleCommand::Down.into()),
        _ => None,
    }
}

/// Returns the playtest command of a letter.
pub(in crate::studio) fn play_command_of_letter(letter: char) -> Option<PlayCommand> {
    let letter = letter.to_ascii_uppercase();
    PlayCommand::all().find(|command| command.letter() == Some(letter))
}

/// Runs the booklet commands whose shortcuts were pressed, and no others. While a text is edited, keys without
/// modifiers belong to the text, except function keys. `in_list` is true if the booklet list has the keyboard focus;
/// there, the page keys move through its lines.
pub(in crate::studio) fn run_booklet_shortcuts(
    ctx: &Context,
    state: &mut StudioState,
    editing_text: bool,
    in_list: bool,
) {
    for (command, shortcut) in commands_with_shortcuts(state, window_parts::commands_in_booklet()) {
        let alone = shortcut.modifiers == Modifiers::NONE;
        let texts = alone && editing_text && !(Key::F1..=Key::F35).contains(&shortcut.logical_key);
        let lists = alone && in_list && matches!(shortcut.logical_key, Key::PageUp | Key::PageDown);
        if !texts && !lists && ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            command.run_if_enabled(state, ctx);
        }
    }
    // F2 renames, as in the rule list.
    if !editing_text && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2)) {
        Command::from(BookletCommand::Rename).run_if_enabled(state, ctx);
    }
}

/// Returns the displayed shortcut of a command; empty if another command has it on the visible page.
pub(in crate::studio) fn shown_key(state: &StudioState, ctx: &Context, command: Command) -> String {
    let key = match command {
        Command::Tool(tool) => return tool_keys(state, ctx, tool).into_iter().next().unwrap_or_default(),
        Command::Edit(EditCommand::Delete) => return "Delete".to_owned(),
        // While the booklet is hidden, its shortcuts belong to other commands.
        Command::Booklet(booklet) if !state.booklet.open && booklet != BookletCommand::Show => None,
        _ => command.current_shortcut(state),
    };
    let in_booklet = state.booklet.open && !matches!(command, Command::Booklet(_));
    let is_taken = |key: KeyboardShortcut| {
        in_booklet && window_parts::booklet_commands().any(|other| other.current_shortcut(state) == Some(key))
    };
    key.filter(|&key| !is_taken(key)).map(|key| ctx.format_shortcut(&key)).unwrap_or_default()
}

/// Returns a tooltip with the shortcut of a command, if it has one.
pub(in crate::studio) fn with_key(state: &StudioState, ctx: &Context, command: Command, text: &str) -> String {
    match shown_key(state, ctx, command) {
        key if key.is_empty() => text.to_owned(),
        key => format!("{text}  ({key})"),
    }
}

/// Returns whether Alt with a letter opens a menu. Letters that type a digit of the board activate a tool instead.
pub(in crate::studio) fn opens_menu(state: &StudioState, letter: char) -> bool {
    state.booklet.open || digit_of(state.tab.document.puzzle(), true, letter).is_none()
}

/// Returns the letter of a tool; with Alt if the letter types a digit.
pub(in crate::studio) fn tool_letter(state: &StudioState, tool: ToolId) -> Option<String> {
    let symbol = match tool {
        ToolId::Digits => 'D',
        ToolId::Select => 'V',
        ToolId::Jigsaw => 'J',
        ToolId::Grids => 'G',
        ToolId::Pins => 'K',
        ToolId::Paint(kind) => kind.info().key?,
    };
    let wanted = state.tab.palette.tool_id() == ToolId::Digits;
    Some(match digit_of(state.tab.document.puzzle(), wanted, symbol).is_some() {
        true => format!("Alt+{symbol}"),
        false => symbol.to_string(),
    })
}

/// Returns the keys of a tool: its custom shortcut and its letter.
pub(in crate::studio) fn tool_keys(state: &StudioState, ctx: &Context, tool: ToolId) -> Vec<String> {
    all_keys(state, ctx, Command::Tool(tool)).into_iter().chain(tool_letter(state, tool)).collect()
}
