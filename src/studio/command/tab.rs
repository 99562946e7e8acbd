//! Commands on tabs.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::{control, shifted};
use crate::studio::state::State;
use crate::studio::state::files::{AfterBook, Ending};
use crate::studio::state::start::Start;
use crate::studio::state::tabs::Page;
use crate::words::say;

/// What is done with tabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabCommand {
    /// Closes the page that is seen.
    Close,
    /// Opens the tab again that was closed last.
    Reopen,
    /// Shows the next tab.
    Next,
    /// Shows the tab before.
    Previous,
}

impl TabCommand {
    /// All of them.
    pub const ALL: [TabCommand; 4] = [TabCommand::Close, TabCommand::Reopen, TabCommand::Next, TabCommand::Previous];
}

impl Action for TabCommand {
    fn label(&self, _state: &State) -> String {
        let label = match self {
            TabCommand::Close => "do-tab-close",
            TabCommand::Reopen => "do-tab-reopen",
            TabCommand::Next => "do-tab-next",
            TabCommand::Previous => "do-tab-previous",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            TabCommand::Close => "do-tab-close.hint",
            TabCommand::Reopen => "do-tab-reopen.hint",
            TabCommand::Next => "do-tab-next.hint",
            TabCommand::Previous => "do-tab-previous.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        Some(match self {
            TabCommand::Close => control(Key::W),
            TabCommand::Reopen => shifted(Key::T),
            TabCommand::Next => control(Key::Tab),
            TabCommand::Previous => shifted(Key::Tab),
        })
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match self {
            TabCommand::Close => unless(state.page() != Page::Start || state.has_puzzle(), "do-tab-no-puzzle-open-yet"),
            TabCommand::Reopen => unless(state.tabs.can_reopen(), "do-tab-no-tab-was-closed"),
            TabCommand::Next | TabCommand::Previous => unless(state.pages().len() > 1, "do-tab-there-only-one-tab"),
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match self {
            TabCommand::Close => close_page(state, state.page(), ctx),
            TabCommand::Reopen => state.reopen_closed(),
            TabCommand::Next => state.step_page(1),
            TabCommand::Previous => state.step_page(-1),
        }
        leave_text(ctx);
    }
}

/// Closes a page, and asks before changes are lost.
pub(in crate::studio) fn close_page(state: &mut State, page: Page, ctx: &Context) {
    match page {
        Page::Puzzle(id) => state.guard(Ending::Close(id), ctx),
        Page::Booklet => state.guard_booklet(AfterBook::Close, ctx),
        Page::Start if state.has_puzzle() => state.start = Start::default(),
        Page::Start => {}
    }
}

/// Brings a page to the front.
pub(in crate::studio) fn show_page(state: &mut State, page: Page, ctx: &Context) {
    state.show_page(page);
    leave_text(ctx);
}

/// What is typed from now on belongs to the page that is seen.
fn leave_text(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}
