//! Commands for rules.

use std::collections::BTreeSet;

use egui::Key;

use crate::place::Gesture;
use crate::puzzle::{Edit, Puzzle};
use crate::studio::command::key_combinations::{control, control_shift};
use crate::studio::command::row::{CommandRow, reason_unless};
use crate::studio::document::rules;
use crate::studio::editor::tools::selection_stroke;
use crate::studio::editor::tools::selection_stroke::SelectionStroke;
use crate::studio::editor::tools::{CanvasSpot, HeldModifiers, ToolId, ToolInput};
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::variant::{Kind, KindAction, Rule};
use crate::words::say;

/// A command for rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RuleCommand {
    /// Runs an action of a kind of rule.
    Act(KindAction),
    /// Creates a rule of the active tool from the selected cells, or a region with the jigsaw tool.
    OfSelection,
    /// Adds the selected cells to the selected rule or removes them from it, like a Shift-drag.
    WithSelection,
    /// Adds the selected rule to every grid that it fits.
    OnAllGrids,
    /// Moves the selected rules one place up.
    Up,
    /// Moves the selected rules one place down.
    Down,
    /// Duplicates the selected rules.
    Duplicate,
    /// Renames the selected rule, or the group if all of it is selected.
    Rename,
    /// Disables all other rules, or enables all again.
    Only,
    /// Enables or disables the selected rules.
    Switch,
    /// Groups the selected rules.
    Group,
    /// Sets the number of the selected rules that hold.
    Quantify,
    /// Removes the selected rules from their groups.
    Ungroup,
    /// Locks the selected rules, or unlocks them.
    Lock,
    /// Lets the selected rules use values or digits; with a modifier, all rules.
    Read,
    /// Deletes the selected rules.
    Delete,
}

impl RuleCommand {
    /// The commands for the rules selected in the list.
    pub const OF_LIST: &[RuleCommand] = &[
        RuleCommand::Only,
        RuleCommand::Switch,
        RuleCommand::Rename,
        RuleCommand::Up,
        RuleCommand::Down,
        RuleCommand::Group,
        RuleCommand::Quantify,
        RuleCommand::Ungroup,
        RuleCommand::Lock,
        RuleCommand::Read,
        RuleCommand::Duplicate,
        RuleCommand::Delete,
    ];

    /// The commands without an action of a kind.
    pub const PLAIN: &[RuleCommand] = &[
        RuleCommand::OfSelection,
        RuleCommand::WithSelection,
        RuleCommand::OnAllGrids,
        RuleCommand::Up,
        RuleCommand::Down,
        RuleCommand::Duplicate,
        RuleCommand::Rename,
        RuleCommand::Only,
        RuleCommand::Switch,
        RuleCommand::Group,
        RuleCommand::Quantify,
        RuleCommand::Ungroup,
        RuleCommand::Lock,
        RuleCommand::Read,
        RuleCommand::Delete,
    ];

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            RuleCommand::Act(action) => CommandRow::named(
                move |_| {
                    let act = action.label().to_string().to_lowercase();
                    say!("do-rule-act", kind = action.kind().name(), act = act)
                },
                action.hint(),
            )
            .disabled_if(move |state| action_reason(state, action))
            .run(move |state, _| state.perform_kind_action(action)),
            RuleCommand::OfSelection => CommandRow::new("do-rule-of-selection", "do-rule-of-selection.hint")
                .label(|state| match state.tab.palette.tool_id() {
                    ToolId::Paint(kind) => say!("do-rule-of-selection-as", kind = kind.name()),
                    ToolId::Jigsaw => say!("do-rule-of-selection.region"),
                    ToolId::Digits | ToolId::Select | ToolId::Grids | ToolId::Pins => say!("do-rule-of-selection"),
                })
                .shortcut(control(Key::Enter))
                .disabled_if(|state| stroke_from_selection(state).err().map(|key| say!(key)))
                .run(|state, _| draw_selection(state)),
            RuleCommand::WithSelection => CommandRow::new("do-rule-with-selection", "do-rule-with-selection.hint")
                .shortcut(control_shift(Key::Enter))
                .disabled_if(|state| stroke_extending_rule(state).err().map(|key| say!(key)))
                .run(|state, _| {
                    if let Ok(way) = stroke_extending_rule(state) {
                        draw(state, way, HeldModifiers { shift: true, ..HeldModifiers::default() });
                    }
                }),
            RuleCommand::OnAllGrids => CommandRow::new("do-rule-on-all-grids", "do-rule-on-all-grids.hint")
                .disabled_if(|state| state.tab.document.refusal_of_rule_on_all())
                .run(|state, _| state.put_rule_on_all_grids()),
            RuleCommand::Up => CommandRow::new("do-rule-up", "do-rule-up.hint")
                .disabled_if(|state| {
                    list_reason(state, |puzzle, chosen| moved_up(puzzle, chosen).is_some(), "do-rule-first")
                })
                .run(|state, _| edit_list(state, moved_up)),
            RuleCommand::Down => CommandRow::new("do-rule-down", "do-rule-down.hint")
                .disabled_if(|state| {
                    list_reason(state, |puzzle, chosen| moved_down(puzzle, chosen).is_some(), "do-rule-last")
                })
                .run(|state, _| edit_list(state, moved_down)),
            RuleCommand::Duplicate => CommandRow::new("do-rule-duplicate", "do-rule-duplicate.hint")
                .label(|state| counted_label(state, "do-rule-duplicate", "do-rule-duplicate.several"))
                .enabled_if(has_chosen, "do-rule-no-rule-selected")
                .run(|state, _| edit_list(state, rules::duplicated)),
            RuleCommand::Rename => CommandRow::new("do-rule-rename", "do-rule-rename.hint")
                .label_key(|state| match holds_for_chosen(state, is_whole_group) {
                    true => "do-rule-rename.group",
                    false => "do-rule-rename",
                })
                .shortcut(control(Key::R))
                .disabled_if(|state| {
                    let is_possible =
                        |puzzle: &Puzzle, chosen: &Chosen| chosen.len() == 1 || is_whole_group(puzzle, chosen);
                    list_reason(state, is_possible, "do-rule-rename.refused")
                })
                .run(|state, _| {
                    // The name field is in that panel.
                    state.panels.side_panel = true;
                    state.rename_requests += 1;
                }),
            RuleCommand::Only => CommandRow::new("do-rule-only", "do-rule-only.hint")
                .label(|state| match has_chosen(state) && holds_for_chosen(state, rules::are_only_enabled) {
                    true => say!("do-rule-only.all"),
                    false => counted_label(state, "do-rule-only", "do-rule-only.several"),
                })
                .disabled_if(|state| list_reason(state, |puzzle, _| puzzle.rules().len() > 1, "do-rule-alone"))
                .run(|state, _| edit_list(state, rules::enable_only)),
            RuleCommand::Switch => CommandRow::new("do-rule-switch", "do-rule-switch.hint")
                .label(|state| match !has_chosen(state) || holds_for_chosen(state, rules::any_on) {
                    true => counted_label(state, "do-rule-switch", "do-rule-switch.several"),
                    false => counted_label(state, "do-rule-switch-on", "do-rule-switch-on.several"),
                })
                .enabled_if(has_chosen, "do-rule-no-rule-selected")
                .run(|state, _| edit_list(state, rules::toggled)),
            RuleCommand::Group => CommandRow::new("do-rule-group", "do-rule-group.hint")
                .shortcut(control(Key::G))
                .enabled_if(has_chosen, "do-rule-no-rule-selected")
                .run(|state, _| {
                    edit_list(state, |puzzle, chosen| rules::grouped(puzzle, chosen, &rules::new_group(puzzle)));
                }),
            RuleCommand::Quantify => CommandRow::new("do-rule-quantify", "do-rule-quantify.hint")
                .enabled_if(has_chosen, "do-rule-no-rule-selected")
                .run(|state, ctx| {
                    let document = &state.tab.document;
                    let dialog = Dialog::quantifier(document.puzzle(), &document.selected_rules());
                    state.show_dialog(dialog, ctx);
                }),
            RuleCommand::Ungroup => CommandRow::new("do-rule-ungroup", "do-rule-ungroup.hint")
                .disabled_if(|state| {
                    list_reason(state, |puzzle, chosen| rules::ungrouped(puzzle, chosen).is_some(), "do-rule-no-group")
                })
                .run(|state, _| edit_list(state, rules::ungrouped)),
            RuleCommand::Lock => CommandRow::new("do-rule-lock", "do-rule-lock.hint")
                .label_key(|state| match has_chosen(state) && holds_for_chosen(state, rules::all_locked) {
                    true => "do-rule-lock.back",
                    false => "do-rule-lock",
                })
                .enabled_if(has_chosen, "do-rule-no-rule-selected")
                .run(|state, _| edit_list(state, rules::locked)),
            RuleCommand::Read => CommandRow::new("do-rule-read", "do-rule-read.hint")
                .label_key(|state| {
                    let are_modifiers = has_chosen(state) && holds_for_chosen(state, rules::are_modifiers);
                    match (has_chosen(state) && holds_for_chosen(state, rules::all_read_values), are_modifiers) {
                        (true, true) => "do-rule-read.all-back",
                        (true, false) => "do-rule-read.back",
                        (false, true) => "do-rule-read.all",
                        (false, false) => "do-rule-read",
                    }
                })
                .disabled_if(|state| list_reason(state, rules::can_read_values, "do-rule-no-values"))
                .run(|state, _| edit_list(state, rules::read)),
            RuleCommand::Delete => CommandRow::new("do-rule-delete", "do-rule-delete.hint")
                .label(|state| counted_label(state, "do-rule-delete", "do-rule-delete.several"))
                .disabled_if(|state| {
                    let is_unlocked =
                        |puzzle: &Puzzle, chosen: &Chosen| !chosen.iter().any(|&index| puzzle.rules()[index].locked);
                    list_reason(state, is_unlocked, "do-rule-locked")
                })
                .run(|state, _| edit_list(state, rules::deleted)),
        }
    }
}

/// The indices of the rules selected in the list.
type Chosen = BTreeSet<usize>;

fn has_chosen(state: &StudioState) -> bool {
    !state.tab.document.selected_rules().is_empty()
}

/// Returns whether this is true of the selected rules.
fn holds_for_chosen(state: &StudioState, is_true: impl FnOnce(&Puzzle, &Chosen) -> bool) -> bool {
    is_true(state.tab.document.puzzle(), &state.tab.document.selected_rules())
}

/// Returns why a command for the selected rules is disabled: no rule is selected, or this is not true of them.
fn list_reason(
    state: &StudioState,
    is_possible: impl FnOnce(&Puzzle, &Chosen) -> bool,
    reason: &'static str,
) -> Option<String> {
    reason_unless(has_chosen(state), "do-rule-no-rule-selected")
        .or_else(|| reason_unless(holds_for_chosen(state, is_possible), reason))
}

/// Returns one of two labels: the second one, with their number, if several rules are selected.
fn counted_label(state: &StudioState, label: &'static str, several: &'static str) -> String {
    match state.tab.document.selected_rules().len() {
        0 | 1 => say!(label),
        count => say!(several, count = count),
    }
}

/// Makes an edit of the selected rules, if it changes any.
fn edit_list(state: &mut StudioState, edit: impl FnOnce(&Puzzle, &Chosen) -> Option<Edit>) {
    if let Some(edit) = edit(state.tab.document.puzzle(), &state.tab.document.selected_rules()) {
        state.edit(&edit);
    }
}

fn moved_up(puzzle: &Puzzle, chosen: &Chosen) -> Option<Edit> {
    rules::stepped(puzzle, chosen, true)
}

fn moved_down(puzzle: &Puzzle, chosen: &Chosen) -> Option<Edit> {
    rules::stepped(puzzle, chosen, false)
}

fn is_whole_group(puzzle: &Puzzle, chosen: &Chosen) -> bool {
    rules::whole_group(puzzle, chosen).is_some()
}

/// Returns why an action of a kind is disabled.
fn action_reason(state: &StudioState, action: KindAction) -> Option<String> {
    let unknown = action.needs_solution() && state.tab.answers.solution().is_none();
    let refusal = state.tab.palette.refusal(action.kind()).map(str::to_owned);
    refusal.or_else(|| reason_unless(!unknown, "do-rule-needs-puzzle-exactly-one"))
}

/// Returns the actions of all kinds.
pub(in crate::studio) fn kind_actions() -> impl Iterator<Item = RuleCommand> {
    Kind::ALL.iter().flat_map(|kind| kind.actions()).map(RuleCommand::Act)
}

/// Returns the stroke of the active tool over the selected cells, or why there is none.
fn stroke_from_selection(state: &StudioState) -> Result<SelectionStroke, &'static str> {
    let (document, palette) = (&state.tab.document, &state.tab.palette);
    let (selection, board) = (&document.selection, document.puzzle().board());
    match palette.tool_id() {
        ToolId::Paint(kind) => selection_stroke::selection_stroke(kind.gesture(), selection, board),
        ToolId::Jigsaw => selection_stroke::region(selection, board, palette.jigsaw_grid(board)),
        ToolId::Digits | ToolId::Select | ToolId::Grids | ToolId::Pins => Err("do-rule-take-up-tool-rule"),
    }
}

/// Returns the stroke over the selected cells that adds them to the selected rule, or why there is none. Lines are
/// extended at their end.
fn stroke_extending_rule(state: &StudioState) -> Result<SelectionStroke, &'static str> {
    let puzzle = state.tab.document.puzzle();
    let rule = state.tab.document.rule.and_then(|index| puzzle.rules().get(index)).map(|placed| &placed.rule);
    let in_hand = |rule: &&Rule| state.tab.palette.tool_id() == ToolId::Paint(rule.kind());
    let rule = rule.filter(in_hand).ok_or("do-rule-select-rule-and-tool")?;
    let way = stroke_from_selection(state)?;
    let own = rule.cells(puzzle.board());
    let ends_there = way.then.last().is_some_and(|&last| own.contains(last)) && !own.contains(way.first());
    Ok(if ends_there { way.reversed() } else { way })
}

/// Draws with the active tool.
fn draw(state: &mut StudioState, way: SelectionStroke, keys: HeldModifiers) {
    let selection = state.tab.document.selection.clone();
    state.tool_input(ToolInput::Press { spot: CanvasSpot { point: way.from }, keys });
    way.then.into_iter().for_each(|cell| state.tool_input(ToolInput::Drag(cell)));
    state.tool_input(ToolInput::Release);
    // The selection is kept for the next rule.
    state.tab.document.selection = selection;
}

/// Draws a new rule from the selected cells, even if they begin at the end of an existing line.
fn draw_selection(state: &mut StudioState) {
    if let Ok(way) = stroke_from_selection(state) {
        let beside = matches!(
            state.tab.palette.tool_id(),
            ToolId::Paint(kind) if matches!(kind.gesture(), Gesture::Cells | Gesture::Path)
        );
        draw(state, way, HeldModifiers { command: beside, ..HeldModifiers::default() });
    }
}
