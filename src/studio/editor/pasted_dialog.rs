//! The dialog for a pasted puzzle: the puzzle as it was read, what was left out, and what to do with it.

use std::sync::Arc;

use egui::{Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::studio::editor::clipboard::{Pasted, merge_edits};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{counted, focus_if_opened, head_ui, remaining_height};
use crate::words::say;

const WIDTH: f32 = 560.0;
/// The side of the picture, in points.
const PICTURE: f32 = 220.0;
/// The margin around the board in the picture, in points.
const MARGIN: f32 = 8.0;
/// The height of everything above and below the picture.
const AROUND: f32 = 110.0;

pub(in crate::studio) fn pasted_ui(ui: &mut Ui, window: &mut Window<'_>, pasted: &Arc<Pasted>) {
    let tokens = theme::tokens(ui);
    ui.set_width(WIDTH);
    let title = pasted.puzzle.title().trim();
    match title.is_empty() {
        true => head_ui(ui, &say!("ask-pasted-untitled")),
        false => head_ui(ui, title),
    }
    let height = PICTURE.min(remaining_height(ui, AROUND));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, height), Sense::hover());
        let edge = Stroke::new(1.0, tokens.hairline);
        ui.painter().rect(rect, theme::CARD_CORNER, theme::small_paper(tokens), edge, StrokeKind::Inside);
        scene_picture(
            ui,
            Rect::from_center_size(rect.center(), rect.size() - vec2(MARGIN, MARGIN) * 2.0),
            &pasted.picture,
        );
        ui.vertical(|ui| {
            for fact in facts(pasted) {
                widgets::fact_ui(ui, fact);
            }
            if !pasted.warnings.is_empty() {
                ui.add_space(8.0);
                widgets::head_ui(ui, &say!("ask-pasted-warnings"));
                let room = (height - ui.min_rect().height()).max(40.0);
                ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
                    for warning in &pasted.warnings {
                        ui.label(RichText::new(warning).color(tokens.none.ink).font(theme::regular(theme::FACT_SIZE)));
                    }
                });
            }
        });
    });
    ui.add_space(16.0);
    buttons_ui(ui, window, pasted);
}

/// Returns the author, contents and origin of the puzzle.
fn facts(pasted: &Pasted) -> Vec<String> {
    let puzzle = &pasted.puzzle;
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let board = match grids {
        1 => say!("ask-size", size = size),
        grids => say!("ask-size-grids", count = grids, size = size),
    };
    let givens = counted("ask-givens", puzzle.givens().len());
    let what = format!("{board} · {givens} · {}", counted("ask-rules", puzzle.rules().len()));
    let mut facts = vec![what, say!("ask-pasted-format", format = pasted.format.name())];
    let author = puzzle.author().trim();
    if !author.is_empty() {
        facts.insert(0, say!("ask-pasted-author", name = author));
    }
    if pasted.others > 0 {
        facts.push(counted("ask-pasted-others", pasted.others));
    }
    facts
}

fn buttons_ui(ui: &mut Ui, window: &mut Window<'_>, pasted: &Arc<Pasted>) {
    let neutral = &theme::tokens(ui).neutral;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let refusal = match window.booklet.open {
            true => Some(say!("ask-pasted-add.refused")),
            false => merge_edits(&pasted.puzzle, window.tab.document.puzzle()).err().map(|reason| reason.to_string()),
        };
        let fits = refusal.is_none();
        let add = widgets::button_ui(ui, &say!("ask-pasted-add"), 144.0, ButtonWeight::Plain, neutral, fits);
        let hint = refusal.unwrap_or_else(|| say!("ask-pasted-add.hint"));
        if add.on_hover_text(hint).clicked() && fits {
            window.close_dialog();
            let pasted = pasted.clone();
            window.change(move |state, _| state.merge_pasted(&pasted));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let open = widgets::button_ui(ui, &say!("ask-pasted-open"), 152.0, ButtonWeight::Primary, neutral, true);
            focus_if_opened(window, &open);
            if open.clicked() {
                window.close_dialog();
                let pasted = pasted.clone();
                window.change(move |state, _| state.open_pasted(&pasted));
            }
            if widgets::button_ui(ui, &say!("ask-cancel"), 84.0, ButtonWeight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
}
