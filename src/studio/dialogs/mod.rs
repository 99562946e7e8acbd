//! Windows that come before everything else until they are answered.

mod about;
mod failed;
mod gallery;
mod keep_layout;
mod new_board;
mod new_puzzle;
mod newer;
mod path;
mod picture;
mod recover;
pub(super) mod symbols;
mod unsaved;

use std::path::PathBuf;

use egui::{
    Align2, Area, Color32, Context, CornerRadius, Frame, Id, Margin, Modal, Response, RichText, ScrollArea, Stroke, Ui,
};

use super::app::App;
use super::booklet::{self, AfterBook};
use super::files::Purpose;
use super::flow::Next;
use super::theme::{self, Tokens};

pub(super) use new_board::NewBoard;
pub(super) use unsaved::{Loss, loss_ui};

/// Which window is open.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Dialog {
    /// Asks for the board of a new puzzle, or for another board for the open one.
    New(Box<NewBoard>),
    /// Asks for the name to keep the layout under.
    SaveLayout(String),
    Gallery,
    /// The author's own list of symbols, as it is typed.
    Symbols {
        own: String,
    },
    /// There are changes that are not saved; what to do after the answer.
    Unsaved(Next),
    /// The booklet has changes that are not saved; what to do after the answer.
    UnsavedBooklet(AfterBook),
    /// Preflight has found errors in the booklet that is to be printed.
    ExportAnyway,
    /// Asks for a path in the window itself, where the system has no file dialog.
    Path {
        purpose: Purpose,
        path: String,
    },
    /// Another program has written the file that is to be saved.
    Newer {
        purpose: Purpose,
        path: PathBuf,
    },
    Failed {
        title: &'static str,
        error: String,
    },
    /// Offers changes that other studios could not save.
    Recover,
    Shortcuts,
    About,
}

/// Between a dialog's edge and what is in it, in points.
const PADDING: i8 = 20;
/// The least room between a dialog and the edge of the window, in points.
const MARGIN: f32 = 8.0;

/// The room that a dialog has for a part that scrolls, if all else in it takes `other` points.
fn room_beside(ui: &Ui, other: f32) -> f32 {
    (ui.ctx().content_rect().height() - 2.0 * (MARGIN + f32::from(PADDING)) - other).max(64.0)
}

/// Shows the open dialog, if there is one.
pub(super) fn dialog_ui(ctx: &Context, app: &mut App) {
    let Some(dialog) = app.dialog.clone() else { return };
    let tokens = Tokens::of(ctx.theme());
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER + 2))
        .shadow(ctx.global_style().visuals.window_shadow)
        .inner_margin(Margin::same(PADDING));
    // What egui remembers of one dialog's size is not that of another, which may follow it in the same frame.
    let id = Id::unique("dialog").with(std::mem::discriminant(&dialog));
    let area = Area::new(id)
        .kind(egui::UiKind::Modal)
        .order(egui::Order::Foreground)
        .default_size(ctx.content_rect().size())
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0]);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(90));
    let content = |ui: &mut Ui| match &dialog {
        Dialog::New(wanted) => new_puzzle::new_puzzle_ui(ui, app, wanted),
        Dialog::SaveLayout(name) => keep_layout::keep_layout_ui(ui, app, name),
        Dialog::Gallery => gallery::gallery_ui(ui, app),
        Dialog::Symbols { own } => symbols::symbols_ui(ui, app, own),
        Dialog::Unsaved(next) => unsaved::unsaved_ui(ui, app, next),
        Dialog::UnsavedBooklet(next) => booklet::unsaved_ui(ui, app, *next),
        Dialog::ExportAnyway => booklet::anyway_ui(ui, app),
        Dialog::Path { purpose, path } => path::path_ui(ui, app, purpose, path),
        Dialog::Newer { purpose, path } => newer::newer_ui(ui, app, purpose, path),
        Dialog::Failed { title, error } => failed::failed_ui(ui, app, title, error),
        Dialog::Recover => recover::recover_ui(ui, app),
        Dialog::Shortcuts => about::shortcuts_ui(ui, app),
        Dialog::About => about::about_ui(ui, app),
    };
    // Dialogs keep their buttons in sight by scrolling what is long; one that cannot is scrolled as a whole.
    let room = ctx.content_rect().height() - 2.0 * (MARGIN + f32::from(PADDING));
    let shown = modal.show(ctx, |ui| ScrollArea::vertical().max_height(room).show(ui, content));
    if shown.should_close() && app.dialog.as_ref() == Some(&dialog) {
        close(ctx, app);
    }
    if app.dialog.is_none() {
        refocus(ctx, app);
    }
}

impl App {
    /// Opens a dialog, which gets the keyboard, whatever had it before.
    pub(super) fn show_dialog(&mut self, dialog: Dialog, ctx: &Context) {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        self.dialog = Some(dialog);
    }
}

fn close(ctx: &Context, app: &mut App) {
    app.dialog = None;
    refocus(ctx, app);
}

/// The keys belong to the board again.
fn refocus(ctx: &Context, app: &App) {
    if let Some(board) = app.canvas.id {
        ctx.memory_mut(|memory| memory.request_focus(board));
    }
}

/// Gives this widget the keyboard when the dialog has just opened: Enter then does what comes next.
pub(super) fn take_keyboard(app: &App, response: &Response) {
    let focused = response.ctx.memory(|memory| memory.focused());
    if focused.is_none() || focused == app.canvas.id {
        response.request_focus();
    }
}

pub(super) fn head_ui(ui: &mut Ui, text: &str) {
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(text).font(theme::semibold(theme::VERDICT_SIZE)).color(ink));
    ui.add_space(4.0);
}
