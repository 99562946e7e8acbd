//! The panel shown while jigsaw regions are painted. It lists what is wrong with the regions or still missing.

use egui::{RichText, Ui};

use crate::place::grid_name;
use crate::studio::command::{BoardCommand, Command};
use crate::studio::document::jigsaw;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::words::say;

/// The maximum number of listed remarks.
const MAX_LISTED: usize = 8;

pub(in crate::studio) fn jigsaw_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let Some(id) = window.jigsaw_grid() else { return };
    let tokens = theme::tokens(ui);
    let board = window.tab.document.puzzle().board();
    let size = board.size();
    let remarks = jigsaw::remarks(board, id);
    let head = say!("view-jigsaw");
    let head = if board.grids().len() == 1 { head } else { format!("{head} · {}", grid_name(board, id)) };
    widgets::head_ui(ui, &head);
    ui.add_space(4.0);
    let line = |ui: &mut Ui, text: &str, ink| {
        ui.label(RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(ink));
    };
    if remarks.is_empty() {
        line(ui, &say!("view-jigsaw-done", size = size), tokens.unique.ink);
    }
    for remark in remarks.iter().take(MAX_LISTED) {
        line(ui, &remark.text, if remark.is_error { tokens.none.ink } else { tokens.several.ink });
    }
    if let Some(more) = remarks.len().checked_sub(MAX_LISTED).filter(|&more| more > 0) {
        line(ui, &say!("view-and-more", count = more), tokens.quiet);
    }
    ui.add_space(8.0);
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for command in [BoardCommand::RandomShapes, BoardCommand::BackToBoxes].map(Command::from) {
            let refusal = command.disabled_reason(window);
            let enabled = refusal.is_none();
            let response =
                widgets::button_ui(ui, &command.label(window), width, ButtonWeight::Plain, &tokens.neutral, enabled);
            if response.clicked() {
                window.request(command);
            }
            response.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
        }
    });
}
