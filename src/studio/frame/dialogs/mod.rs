//! Modal dialogs.

use egui::{Align2, Area, Color32, Context, CornerRadius, Frame, Id, Margin, Modal, ScrollArea, Stroke, Ui, Vec2};

use crate::studio::booklet::view as booklet;
use crate::studio::frame::pan;
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{MARGIN, PADDING};
use crate::studio::window::memory::Memory;

/// Shows the open dialog, if there is one.
pub(in crate::studio) fn dialog_ui(ctx: &Context, window: &mut Window<'_>) {
    if window.dialog != Some(Dialog::Commands) {
        window.memory.finder.typed.clear();
        (window.memory.finder.at, window.memory.finder.category) = (0, None);
    }
    if window.dialog != Some(Dialog::EditShortcuts) {
        window.memory.keys = Default::default();
    }
    if window.dialog != Some(Dialog::Gallery) {
        window.memory.example_search.clear();
    }
    let Some(dialog) = window.dialog.clone() else { return };
    let tokens = Tokens::shown(ctx);
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(CornerRadius::same(theme::CARD_CORNER + 2))
        .shadow(ctx.global_style().visuals.window_shadow)
        .inner_margin(Margin::same(PADDING));
    // Each dialog needs an id of its own: egui remembers sizes by id, and one dialog may follow another in the same
    // frame.
    let id = Id::unique("dialog").with(std::mem::discriminant(&dialog));
    let area =
        Area::new(id).kind(egui::UiKind::Modal).order(egui::Order::Foreground).default_size(ctx.content_rect().size());
    // The command palette has its field near the top, with the results below.
    let finds = dialog == Dialog::Commands;
    let area = match finds {
        true => area.anchor(Align2::CENTER_TOP, [0.0, (ctx.content_rect().height() * 0.1).min(96.0)]),
        false => area.anchor(Align2::CENTER_CENTER, [0.0, 0.0]),
    };
    let frame = if finds { frame.inner_margin(Margin::ZERO) } else { frame };
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(90));
    let mut content = |ui: &mut Ui| match &dialog {
        Dialog::New(wanted) => crate::studio::editor::new_puzzle_dialog::new_puzzle_ui(ui, window, wanted),
        Dialog::SaveLayout(name) => crate::studio::files::save_name_dialog::save_layout_ui(ui, window, name),
        Dialog::SavePreset(name) => crate::studio::files::save_name_dialog::save_preset_ui(ui, window, name),
        Dialog::DeletePreset(chosen) => booklet::delete_preset_ui(ui, window, chosen.as_ref()),
        Dialog::Gallery => crate::studio::files::gallery_dialog::gallery_ui(ui, window),
        Dialog::Symbols { own } => crate::studio::editor::symbols_dialog::symbols_ui(ui, window, own),
        Dialog::Quantifier(quantifier) => {
            crate::studio::editor::quantifier_dialog::quantifier_ui(ui, window, *quantifier)
        }
        Dialog::Unsaved(ending) => crate::studio::files::questions::unsaved(window, *ending).show(ui, window),
        Dialog::UnsavedBooklet(next) => {
            crate::studio::files::questions::unsaved_booklet(window, next.clone()).show(ui, window)
        }
        Dialog::Batch(wish) => booklet::batch_ui(ui, window, wish),
        Dialog::ExportAnyway => booklet::export_errors_ui(ui, window),
        Dialog::Browse(browser) => crate::studio::files::file_dialog_view::browse_ui(ui, window, browser),
        Dialog::Changed(changed) => crate::studio::files::external_change_dialog::changed_ui(ui, window, changed),
        Dialog::Newer { target, path } => {
            crate::studio::files::questions::overwrite_newer(target, path).show(ui, window)
        }
        Dialog::Comments { target, path } => crate::studio::files::questions::comments(target, path).show(ui, window),
        Dialog::Failed { title, error, back } => {
            crate::studio::files::questions::failed(title, error, back.as_deref()).show(ui, window)
        }
        Dialog::Pasted(pasted) => crate::studio::editor::pasted_dialog::pasted_ui(ui, window, pasted),
        Dialog::Proof { proof, part } => crate::studio::analysis::proof_dialog::proof_ui(ui, window, *proof, *part),
        Dialog::Recover => crate::studio::files::recovery_dialog::recover_ui(ui, window),
        Dialog::Commands => crate::studio::settings::finder_dialog::commands_ui(ui, window),
        Dialog::Handbook(chapter) => crate::studio::settings::handbook_dialog::handbook_ui(ui, window, *chapter),
        Dialog::Shortcuts => crate::studio::settings::about_dialog::shortcuts_ui(ui, window),
        Dialog::EditShortcuts => crate::studio::settings::shortcuts_dialog::keys_ui(ui, window),
        Dialog::About => crate::studio::settings::about_dialog::about_ui(ui, window),
    };
    // Dialogs keep their buttons visible by scrolling long content. A dialog that cannot do so is scrolled as a whole,
    // also sideways if the interface is so large that the window is narrow.
    let room = ctx.content_rect().size() - Vec2::splat(2.0 * (MARGIN + f32::from(PADDING)));
    let narrow = ctx.content_rect().width() < pan::MIN.x - 1.0;
    let shown = modal.show(ctx, |ui| match finds {
        true => content(ui),
        false => {
            // Content that arrives later may need more space than the dialog had.
            ui.set_max_height(room.y);
            if narrow {
                ui.set_max_width(room.x);
            }
            ScrollArea::new([narrow, true]).max_height(room.y).show(ui, content).inner
        }
    });
    if shown.should_close() {
        let back = if let Dialog::Failed { back, .. } = &dialog { back.as_deref().cloned() } else { None };
        window.set_dialog(back);
    }
}

/// Returns the focus to the board.
pub(in crate::studio) fn refocus(ctx: &Context, memory: &Memory) {
    if let Some(board) = memory.id {
        ctx.memory_mut(|memory| memory.request_focus(board));
    }
}
