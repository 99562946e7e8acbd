//! Commands on rules.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::control;
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::studio::state::tools::selected::{self, Way};
use crate::studio::state::tools::{Input, Keys, Spot, ToolId};
use crate::variant::{Kind, KindAction};
use crate::words::say;

/// What is done with rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RuleCommand {
    /// Does what a kind can do at one stroke.
    Act(KindAction),
    /// Makes the rule of the tool in the hand of the selected cells.
    OfSelection,
    /// Puts the rule of the selected kind on every grid it fits.
    OnAllGrids,
    /// Switches the selected rule on or off.
    Switch,
    /// Deletes the selected rule.
    Delete,
}

impl RuleCommand {
    /// The commands that are about no kind.
    pub const PLAIN: [RuleCommand; 4] =
        [RuleCommand::OfSelection, RuleCommand::OnAllGrids, RuleCommand::Switch, RuleCommand::Delete];
}

/// What kinds can do at one stroke.
pub(in crate::studio) fn acts() -> impl Iterator<Item = RuleCommand> {
    Kind::ALL.iter().flat_map(|kind| kind.actions()).map(RuleCommand::Act)
}

/// The stroke of the tool in the hand over the selected cells, or why there is none.
fn way_of_selection(state: &State) -> Result<Way, &'static str> {
    let ToolId::Paint(kind) = state.tab.palette.tool_id() else { return Err("do-rule-take-up-tool-rule") };
    let document = &state.tab.document;
    selected::way(kind.gesture(), &document.selection, document.puzzle().board())
}

impl Action for RuleCommand {
    fn label(&self, state: &State) -> String {
        let label = match *self {
            RuleCommand::Act(action) => {
                let act = action.label().to_string().to_lowercase();
                return say!("do-rule-act", kind = action.kind().name(), act = act);
            }
            RuleCommand::OfSelection => match state.tab.palette.tool_id() {
                ToolId::Paint(kind) => {
                    return say!("do-rule-of-selection-as", kind = kind.name());
                }
                ToolId::Digits | ToolId::Grids | ToolId::Jigsaw | ToolId::Pins => "do-rule-of-selection",
            },
            RuleCommand::OnAllGrids => "do-rule-on-all-grids",
            RuleCommand::Switch if state.tab.document.selected_rule().is_some_and(|placed| !placed.on) => {
                "do-rule-switch-on"
            }
            RuleCommand::Switch => "do-rule-switch",
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
            RuleCommand::OnAllGrids => "do-rule-on-all-grids.hint",
            RuleCommand::Switch => "do-rule-switch.hint",
            RuleCommand::Delete => "do-rule-delete.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        (*self == RuleCommand::OfSelection).then(|| control(Key::Enter))
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match *self {
            RuleCommand::Act(action) => {
                let unknown = action.needs_solution() && state.tab.answers.solution().is_none();
                let reason = "do-rule-needs-puzzle-exactly-one";
                state.tab.palette.refusal(action.kind()).map(str::to_owned).or_else(|| unless(!unknown, reason))
            }
            RuleCommand::OfSelection => way_of_selection(state).err().map(|key| say!(key)),
            RuleCommand::OnAllGrids => state.tab.document.refusal_of_rule_on_all(),
            RuleCommand::Switch | RuleCommand::Delete => {
                unless(state.tab.document.rule.is_some(), "do-rule-no-rule-selected")
            }
        }
    }

    fn run(&self, state: &mut State, _ctx: &Context) {
        match *self {
            RuleCommand::Act(action) => state.act(action),
            RuleCommand::OfSelection => {
                if let Ok(Way { from, then }) = way_of_selection(state) {
                    let selection = state.tab.document.selection.clone();
                    state.tool_input(Input::Press { spot: Spot { point: from }, keys: Keys::default() });
                    then.into_iter().for_each(|cell| state.tool_input(Input::Drag(cell)));
                    state.tool_input(Input::Release);
                    // The next one is made from here.
                    state.tab.document.selection = selection;
                }
            }
            RuleCommand::OnAllGrids => state.put_rule_on_all_grids(),
            RuleCommand::Switch => {
                if let Some((index, on)) =
                    state.tab.document.rule.zip(state.tab.document.selected_rule().map(|placed| placed.on))
                {
                    state.edit(&Edit::SwitchRule { index, on: !on });
                }
            }
            RuleCommand::Delete => {
                if let Some(rule) = state.tab.document.rule {
                    state.edit(&Edit::RemoveRule(rule));
                }
            }
        }
    }
}
