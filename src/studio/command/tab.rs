//! Commands on tabs.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut};

use super::action::{Action, unless};
use super::keys::{control, shifted};
use crate::studio::state::State;
use crate::studio::state::files::{AfterBook, Ending};
use crate::studio::state::start::Start;
use crate::studio::state::tabs::Page;

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
            TabCommand::Close => "Close",
            TabCommand::Reopen => "Reopen closed tab",
            TabCommand::Next => "Next tab",
            TabCommand::Previous => "Previous tab",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            TabCommand::Close => "Close what this tab shows; changes are not lost without a question",
            TabCommand::Reopen => "Open the tab again that was closed last, with its steps",
            TabCommand::Next => "Show the next tab, after the last the first",
            TabCommand::Previous => "Show the tab before, before the first the last",
        })
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
            TabCommand::Close => unless(state.page() != Page::Start || state.has_puzzle(), "No puzzle is open yet"),
            TabCommand::Reopen => unless(state.tabs.can_reopen(), "No tab was closed"),
            TabCommand::Next | TabCommand::Previous => unless(state.pages().len() > 1, "There is only one tab"),
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
