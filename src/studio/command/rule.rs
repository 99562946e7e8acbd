//! Commands for rules.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{CommandAction, reason_unless};
use super::keys::{control, control_shift};
use crate::place::Gesture;
use crate::puzzle::Edit;
use crate::studio::state::StudioState;
use crate::studio::state::document::Document;
use crate::studio::state::rules;
use crate::studio::state::tools::selection_stroke::{self, SelectionStroke};
use crate::studio::state::tools::{CanvasSpot, HeldModifiers, ToolId, ToolInput};
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
    /// Removes the selected rules from their groups.
    Ungroup,
    /// Locks the selected rules, or unlocks them.
    Lock,
    /// Deletes the selected rules.
    Delete,
}

impl RuleCommand {
    /// The commands for the rules selected in the list.
    pub const OF_LIST: [RuleCommand; 10] = [
        RuleCommand::Only,
        RuleCommand::Switch,
        RuleCommand::Rename,
        RuleCommand::Up,
        RuleCommand::Down,
        RuleCommand::Group,
        RuleCommand::Ungroup,
        RuleCommand::Lock,
        RuleCommand::Duplicate,
        RuleCommand::Delete,
    ];

    /// The commands without an action of a kind.
    pub const PLAIN: [RuleCommand; 13] = [
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
        RuleCommand::Ungroup,
        RuleCommand::Lock,
        RuleCommand::Delete,
    ];

    /// Returns the edit of the rule list that the command makes, if any.
    fn edit(self, document: &Document) -> Option<Edit> {
        let (puzzle, chosen) = (document.puzzle(), document.selected_rules());
        match self {
            RuleCommand::Act(_)
            | RuleCommand::OfSelection
            | RuleCommand::WithSelection
            | RuleCommand::OnAllGrids
            | RuleCommand::Rename => None,
            RuleCommand::Up => rules::stepped(puzzle, &chosen, true),
            RuleCommand::Down => rules::stepped(puzzle, &chosen, false),
            RuleCommand::Duplicate => rules::duplicated(puzzle, &chosen),
            RuleCommand::Only => rules::enable_only(puzzle, &chosen),
            RuleCommand::Switch => rules::toggled(puzzle, &chosen),
            RuleCommand::Group => rules::grouped(puzzle, &chosen, &rules::new_group(puzzle)),
            RuleCommand::Ungroup => rules::ungrouped(puzzle, &chosen),
            RuleCommand::Lock => rules::locked(puzzle, &chosen),
            RuleCommand::Delete => rules::deleted(puzzle, &chosen),
        }
    }
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
        ToolId::Digits | ToolId::Grids | ToolId::Pins => Err("do-rule-take-up-tool-rule"),
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

impl CommandAction for RuleCommand {
    fn label(&self, state: &StudioState) -> String {
        let (puzzle, chosen) = (state.tab.document.puzzle(), state.tab.document.selected_rules());
        let several = |key: &'static str| say!(key, count = chosen.len());
        let label = match *self {
            RuleCommand::Act(action) => {
                let act = action.label().to_string().to_lowercase();
                return say!("do-rule-act", kind = action.kind().name(), act = act);
            }
            RuleCommand::OfSelection => match state.tab.palette.tool_id() {
                ToolId::Paint(kind) => {
                    return say!("do-rule-of-selection-as", kind = kind.name());
                }
                ToolId::Jigsaw => "do-rule-of-selection.region",
                ToolId::Digits | ToolId::Grids | ToolId::Pins => "do-rule-of-selection",
            },
            RuleCommand::WithSelection => "do-rule-with-selection",
            RuleCommand::OnAllGrids => "do-rule-on-all-grids",
            RuleCommand::Up => "do-rule-up",
            RuleCommand::Down => "do-rule-down",
            RuleCommand::Duplicate if chosen.len() > 1 => return several("do-rule-duplicate.several"),
            RuleCommand::Duplicate => "do-rule-duplicate",
            RuleCommand::Only if !chosen.is_empty() && rules::are_only_enabled(puzzle, &chosen) => "do-rule-only.all",
            RuleCommand::Only if chosen.len() > 1 => return several("do-rule-only.several"),
            RuleCommand::Only => "do-rule-only",
            RuleCommand::Switch => match (chosen.is_empty() || rules::any_on(puzzle, &chosen), chosen.len() > 1) {
                (true, true) => return several("do-rule-switch.several"),
                (true, false) => "do-rule-switch",
                (false, true) => return several("do-rule-switch-on.several"),
                (false, false) => "do-rule-switch-on",
            },
            RuleCommand::Rename if rules::whole_group(puzzle, &chosen).is_some() => "do-rule-rename.group",
            RuleCommand::Rename => "do-rule-rename",
            RuleCommand::Group => "do-rule-group",
            RuleCommand::Ungroup => "do-rule-ungroup",
            RuleCommand::Lock if !chosen.is_empty() && rules::all_locked(puzzle, &chosen) => "do-rule-lock.back",
            RuleCommand::Lock => "do-rule-lock",
            RuleCommand::Delete if chosen.len() > 1 => return several("do-rule-delete.several"),
            RuleCommand::Delete => "do-rule-delete",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match *self {
            RuleCommand::Act(action) => return action.hint().to_string().into(),
            RuleCommand::OfSelection => {
                "do-rule-of-selection.hint"
            }
            RuleCommand::WithSelection => "do-rule-with-selection.hint",
            RuleCommand::OnAllGrids => "do-rule-on-all-grids.hint",
            RuleCommand::Up => "do-rule-up.hint",
            RuleCommand::Down => "do-rule-down.hint",
            RuleCommand::Duplicate => "do-rule-duplicate.hint",
            RuleCommand::Only => "do-rule-only.hint",
            RuleCommand::Switch => "do-rule-switch.hint",
            RuleCommand::Rename => "do-rule-rename.hint",
            RuleCommand::Group => "do-rule-group.hint",
            RuleCommand::Ungroup => "do-rule-ungroup.hint",
            RuleCommand::Lock => "do-rule-lock.hint",
            RuleCommand::Delete => "do-rule-delete.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            RuleCommand::OfSelection => Some(control(Key::Enter)),
            RuleCommand::WithSelection => Some(control_shift(Key::Enter)),
            RuleCommand::Group => Some(control(Key::G)),
            RuleCommand::Rename => Some(control(Key::R)),
            _ => None,
        }
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        match *self {
            RuleCommand::Act(action) => {
                let unknown = action.needs_solution() && state.tab.answers.solution().is_none();
                let reason = "do-rule-needs-puzzle-exactly-one";
                state.tab.palette.refusal(action.kind()).map(str::to_owned).or_else(|| reason_unless(!unknown, reason))
            }
            RuleCommand::OfSelection => stroke_from_selection(state).err().map(|key| say!(key)),
            RuleCommand::WithSelection => stroke_extending_rule(state).err().map(|key| say!(key)),
            RuleCommand::OnAllGrids => state.tab.document.refusal_of_rule_on_all(),
            _ if state.tab.document.selected_rules().is_empty() => Some(say!("do-rule-no-rule-selected")),
            RuleCommand::Rename => {
                let (puzzle, chosen) = (state.tab.document.puzzle(), state.tab.document.selected_rules());
                let one = chosen.len() == 1 || rules::whole_group(puzzle, &chosen).is_some();
                reason_unless(one, "do-rule-rename.refused")
            }
            RuleCommand::Up => reason_unless(self.edit(&state.tab.document).is_some(), "do-rule-first"),
            RuleCommand::Down => reason_unless(self.edit(&state.tab.document).is_some(), "do-rule-last"),
            RuleCommand::Only => reason_unless(state.tab.document.puzzle().rules().len() > 1, "do-rule-alone"),
            RuleCommand::Ungroup => reason_unless(self.edit(&state.tab.document).is_some(), "do-rule-no-group"),
            RuleCommand::Delete => {
                let puzzle = state.tab.document.puzzle();
                let locked = |&index: &usize| puzzle.rules()[index].locked;
                reason_unless(!state.tab.document.selected_rules().iter().any(locked), "do-rule-locked")
            }
            RuleCommand::Group | RuleCommand::Lock | RuleCommand::Duplicate | RuleCommand::Switch => None,
        }
    }

    fn run(&self, state: &mut StudioState, _ctx: &Context) {
        match *self {
            RuleCommand::Act(action) => state.perform_kind_action(action),
            RuleCommand::OfSelection => {
                if let Ok(way) = stroke_from_selection(state) {
                    // Adds a new rule: starting at the end of an existing line does not extend it.
                    let beside = matches!(
                        state.tab.palette.tool_id(),
                        ToolId::Paint(kind) if matches!(kind.gesture(), Gesture::Cells | Gesture::Path)
                    );
                    draw(state, way, HeldModifiers { command: beside, ..HeldModifiers::default() });
                }
            }
            RuleCommand::WithSelection => {
                if let Ok(way) = stroke_extending_rule(state) {
                    draw(state, way, HeldModifiers { shift: true, ..HeldModifiers::default() });
                }
            }
            RuleCommand::OnAllGrids => state.put_rule_on_all_grids(),
            RuleCommand::Rename => {
                // The name field is in that panel.
                state.panels.side_panel = true;
                state.rename_requests += 1;
            }
            RuleCommand::Up
            | RuleCommand::Down
            | RuleCommand::Duplicate
            | RuleCommand::Only
            | RuleCommand::Switch
            | RuleCommand::Group
            | RuleCommand::Ungroup
            | RuleCommand::Lock
            | RuleCommand::Delete => {
                let edit = self.edit(&state.tab.document);
                edit.into_iter().for_each(|edit| state.edit(&edit));
            }
        }
    }
}
