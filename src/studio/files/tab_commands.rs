//! Commands for tabs.

use egui::{Context, Key};
use strum::VariantArray;

use crate::studio::command::key_combinations::{control, control_shift};
use crate::studio::command::row::CommandRow;
use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::files::start::Start;
use crate::studio::state::StudioState;
use crate::studio::state::tabs::WindowPage;

/// A command for tabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
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
    pub const ALL: &[TabCommand] = TabCommand::VARIANTS;

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            TabCommand::Close => CommandRow::new("do-tab-close", "do-tab-close.hint")
                .shortcut(control(Key::W))
                .enabled_if(
                    |state| state.page() != WindowPage::Start || state.has_puzzle(),
                    "do-tab-no-puzzle-open-yet",
                )
                .run(|state, ctx| {
                    close_page(state, state.page(), ctx);
                    release_focus(ctx);
                }),
            TabCommand::Reopen => CommandRow::new("do-tab-reopen", "do-tab-reopen.hint")
                .shortcut(control_shift(Key::T))
                .enabled_if(|state| state.tabs.can_reopen(), "do-tab-no-tab-was-closed")
                .run(|state, ctx| {
                    state.reopen_closed();
                    release_focus(ctx);
                }),
            TabCommand::Next => CommandRow::new("do-tab-next", "do-tab-next.hint")
                .shortcut(control(Key::Tab))
                .enabled_if(|state| state.pages().len() > 1, "do-tab-there-only-one-tab")
                .run(|state, ctx| {
                    state.step_page(1);
                    release_focus(ctx);
                }),
            TabCommand::Previous => CommandRow::new("do-tab-previous", "do-tab-previous.hint")
                .shortcut(control_shift(Key::Tab))
                .enabled_if(|state| state.pages().len() > 1, "do-tab-there-only-one-tab")
                .run(|state, ctx| {
                    state.step_page(-1);
                    release_focus(ctx);
                }),
            TabCommand::MoveBack => CommandRow::new("do-tab-move-back", "do-tab-move-back.hint")
                .shortcut(control_shift(Key::PageUp))
                .enabled_if(|state| neighbour(state, true).is_some(), "do-tab-move-back.refused")
                .run(|state, ctx| move_visible_tab(state, true, ctx)),
            TabCommand::MoveOn => CommandRow::new("do-tab-move-on", "do-tab-move-on.hint")
                .shortcut(control_shift(Key::PageDown))
                .enabled_if(|state| neighbour(state, false).is_some(), "do-tab-move-on.refused")
                .run(|state, ctx| move_visible_tab(state, false, ctx)),
        }
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

fn move_visible_tab(state: &mut StudioState, back: bool, ctx: &Context) {
    if let Some((id, to)) = neighbour(state, back) {
        state.move_tab(id, to);
    }
    release_focus(ctx);
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
