//! Commands on rules.

use std::borrow::Cow;

use egui::{Context, KeyboardShortcut};

use super::action::{Action, unless};
use crate::puzzle::Edit;
use crate::studio::state::State;
use crate::variant::{Kind, KindAction};

/// What is done with rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RuleCommand {
    /// Does what a kind can do at one stroke.
    Act(KindAction),
    /// Puts the rule of the selected kind on every grid it fits.
    OnAllGrids,
    /// Switches the selected rule on or off.
    Switch,
    /// Deletes the selected rule.
    Delete,
}

impl RuleCommand {
    /// The commands that are about no kind.
    pub const PLAIN: [RuleCommand; 3] = [RuleCommand::OnAllGrids, RuleCommand::Switch, RuleCommand::Delete];
}

/// What kinds can do at one stroke.
pub(in crate::studio) fn acts() -> impl Iterator<Item = RuleCommand> {
    Kind::ALL.iter().flat_map(|kind| kind.actions()).map(RuleCommand::Act)
}

impl Action for RuleCommand {
    fn label(&self, state: &State) -> String {
        let label = match *self {
            RuleCommand::Act(action) => {
                return format!("{}: {}", action.kind().name(), action.label().to_string().to_lowercase());
            }
            RuleCommand::OnAllGrids => "Apply to all grids",
            RuleCommand::Switch if state.tab.document.selected_rule().is_some_and(|placed| !placed.on) => {
                "Switch rule on"
            }
            RuleCommand::Switch => "Switch rule off",
            RuleCommand::Delete => "Delete rule",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match *self {
            RuleCommand::Act(action) => return action.hint().to_string().into(),
            RuleCommand::OnAllGrids => "Put the selected rule, as it is set, on every grid it fits",
            RuleCommand::Switch => "A rule that is off is kept, but neither checked, drawn nor printed",
            RuleCommand::Delete => "Delete the selected rule",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        None
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match *self {
            RuleCommand::Act(action) => {
                let unknown = action.needs_solution() && state.tab.answers.solution().is_none();
                let reason = "It needs a puzzle that has exactly one solution";
                state.tab.palette.refusal(action.kind()).map(str::to_owned).or_else(|| unless(!unknown, reason))
            }
            RuleCommand::OnAllGrids => state.tab.document.refusal_of_rule_on_all(),
            RuleCommand::Switch | RuleCommand::Delete => {
                unless(state.tab.document.rule.is_some(), "No rule is selected")
            }
        }
    }

    fn run(&self, state: &mut State, _ctx: &Context) {
        match *self {
            RuleCommand::Act(action) => state.act(action),
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
