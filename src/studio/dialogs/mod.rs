//! Windows that come before everything else until they are answered.

mod about;
mod failed;
mod gallery;
mod keep_layout;
mod new_board;
mod new_puzzle;
mod path;
mod picture;
pub(super) mod symbols;
mod unsaved;

use egui::{Align2, Area, Color32, Context, CornerRadius, Frame, Id, Margin, Modal, Response, RichText, Stroke, Ui};

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
    Failed {
        title: &'static str,
        error: String,
    },
    Shortcuts,
    About,
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
        .inner_margin(Margin::same(20));
    let area = Area::new(Id::unique("dialog"))
        .kind(egui::UiKind::Modal)
        .order(egui::Order::Foreground)
        .anchor(Align2::CENTER_CENTER, [0.0, -20.0]);
    let modal = Modal::new(Id::unique("dialog")).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(90));
    let shown = modal.show(ctx, |ui| match &dialog {
        Dialog::New(wanted) => new_puzzle::new_puzzle_ui(ui, app, wanted),
        Dialog::SaveLayout(name) => keep_layout::keep_layout_ui(ui, app, name),
        Dialog::Gallery => gallery::gallery_ui(ui, app),
        Dialog::Symbols { own } => symbols::symbols_ui(ui, app, own),
        Dialog::Unsaved(next) => unsaved::unsaved_ui(ui, app, next),
        Dialog::UnsavedBooklet(next) => booklet::unsaved_ui(ui, app, *next),
        Dialog::ExportAnyway => booklet::anyway_ui(ui, app),
        Dialog::Path { purpose, path } => path::path_ui(ui, app, purpose, path),
        Dialog::Failed { title, error } => failed::failed_ui(ui, app, title, error),
        Dialog::Shortcuts => about::shortcuts_ui(ui, app),
        Dialog::About => about::about_ui(ui, app),
    });
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
