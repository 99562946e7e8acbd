//! Commands for tabs.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{CommandAction, reason_unless};
use super::keys::{control, control_shift};
use crate::studio::state::StudioState;
use crate::studio::state::files::{BookletAction, CloseAction};
use crate::studio::state::start::Start;
use crate::studio::state::tabs::WindowPage;
use crate::words::say;

/// A command for tabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabCommand {
    /// Closes the visible page.
    Close,
    /// Reopens the tab closed last.
    Reopen,
    /// Shows the next tab.
    Next,
    /// Shows the previous tab.
    Previous,
    /// Moves the visible tab back by one.
    MoveBack,
    /// Moves the visible tab forward by one.
    MoveOn,
}

impl TabCommand {
    /// All tab commands.
    pub const ALL: [TabCommand; 6] = [
        TabCommand::Close,
        TabCommand::Reopen,
        TabCommand::Next,
        TabCommand::Previous,
        TabCommand::MoveBack,
        TabCommand::MoveOn,
    ];
}

impl CommandAction for TabCommand {
    fn label(&self, _state: &StudioState) -> String {
        let label = match self {
            TabCommand::Close => "do-tab-close",
            TabCommand::Reopen => "do-tab-reopen",
            TabCommand::Next => "do-tab-next",
            TabCommand::Previous => "do-tab-previous",
            TabCommand::MoveBack => "do-tab-move-back",
            TabCommand::MoveOn => "do-tab-move-on",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            TabCommand::Close => "do-tab-close.hint",
            TabCommand::Reopen => "do-tab-reopen.hint",
            TabCommand::Next => "do-tab-next.hint",
            TabCommand::Previous => "do-tab-previous.hint",
            TabCommand::MoveBack => "do-tab-move-back.hint",
            TabCommand::MoveOn => "do-tab-move-on.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        Some(match self {
            TabCommand::Close => control(Key::W),
            TabCommand::Reopen => control_shift(Key::T),
            TabCommand::Next => control(Key::Tab),
            TabCommand::Previous => control_shift(Key::Tab),
            TabCommand::MoveBack => control_shift(Key::PageUp),
            TabCommand::MoveOn => control_shift(Key::PageDown),
        })
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        match self {
            TabCommand::Close => {
                reason_unless(state.page() != WindowPage::Start || state.has_puzzle(), "do-tab-no-puzzle-open-yet")
            }
            TabCommand::Reopen => reason_unless(state.tabs.can_reopen(), "do-tab-no-tab-was-closed"),
            TabCommand::Next | TabCommand::Previous => {
                reason_unless(state.pages().len() > 1, "do-tab-there-only-one-tab")
            }
            TabCommand::MoveBack => reason_unless(neighbour(state, true).is_some(), "do-tab-move-back.refused"),
            TabCommand::MoveOn => reason_unless(neighbour(state, false).is_some(), "do-tab-move-on.refused"),
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match self {
            TabCommand::Close => close_page(state, state.page(), ctx),
            TabCommand::Reopen => state.reopen_closed(),
            TabCommand::Next => state.step_page(1),
            TabCommand::Previous => state.step_page(-1),
            TabCommand::MoveBack => move_visible_tab(state, true),
            TabCommand::MoveOn => move_visible_tab(state, false),
        }
        release_focus(ctx);
    }
}

/// Returns the id of the visible puzzle and the index of the tab before or after it, if that tab is a puzzle too.
fn neighbour(state: &StudioState, back: bool) -> Option<(u64, usize)> {
    let (pages, seen) = (state.pages(), state.page());
    let WindowPage::Puzzle(id) = seen else { return None };
    let at = pages.iter().position(|page| *page == seen)?;
    let to = if back { at.checked_sub(1)? } else { at + 1 };
    matches!(pages.get(to), Some(WindowPage::Puzzle(_))).then_some((id, to))
}

fn move_visible_tab(state: &mut StudioState, back: bool) {
    if let Some((id, to)) = neighbour(state, back) {
        state.move_tab(id, to);
    }
}

/// Closes a page, asking first if changes would be lost.
pub(in crate::studio) fn close_page(state: &mut StudioState, page: WindowPage, ctx: &Context) {
    match page {
        WindowPage::Puzzle(id) => state.ask_before_closing(CloseAction::Close(id), ctx),
        WindowPage::Booklet => state.ask_before_closing_booklet(BookletAction::Close, ctx),
        WindowPage::Start if state.has_puzzle() => state.start = Start::default(),
        WindowPage::Start => {}
    }
}

/// Brings a page to the front.
pub(in crate::studio) fn show_page(state: &mut StudioState, page: WindowPage, ctx: &Context) {
    state.show_page(page);
    release_focus(ctx);
}

/// Removes the keyboard focus, so that typing goes to the visible page.
fn release_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}
