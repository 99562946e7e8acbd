//! What was pasted: the puzzle as it was understood, what was left out, and what to do with it.

use std::sync::Arc;

use egui::{Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};

use super::parts::{head_ui, room_beside, take_keyboard};
use super::picture::scene_picture;
use crate::studio::command::request::Request;
use crate::studio::state::clipboard::{Pasted, taken_in};
use crate::studio::state::files::Opening;
use crate::studio::view::theme;
use crate::studio::view::widgets::{self, Weight, counted};
use crate::studio::view::window::Window;

const WIDTH: f32 = 560.0;
/// The side of the picture, and the room around the board in it, in points.
const PICTURE: f32 = 220.0;
const MARGIN: f32 = 10.0;
/// The height of all that is above and below the picture.
const AROUND: f32 = 110.0;

pub(super) fn pasted_ui(ui: &mut Ui, window: &mut Window<'_>, pasted: &Arc<Pasted>) {
    let tokens = theme::tokens(ui);
    ui.set_width(WIDTH);
    let title = pasted.puzzle.title().trim();
    head_ui(ui, if title.is_empty() { "A puzzle without a title" } else { title });
    let height = PICTURE.min(room_beside(ui, AROUND));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, height), Sense::hover());
        let edge = Stroke::new(1.0, tokens.hairline);
        ui.painter().rect(rect, theme::CARD_CORNER, theme::paper(tokens), edge, StrokeKind::Inside);
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
                widgets::head_ui(ui, "Changed or left out");
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

/// Who made it, what it consists of, where it comes from.
fn facts(pasted: &Pasted) -> Vec<String> {
    let puzzle = &pasted.puzzle;
    let (grids, size) = (puzzle.board().grids().len(), puzzle.board().size());
    let board = match grids {
        1 => format!("{size} × {size}"),
        grids => format!("{grids} grids of {size} × {size}"),
    };
    let count = |count: usize, one, many| counted(count as u64, one, many);
    let what = format!(
        "{board} · {} · {}",
        count(puzzle.givens().len(), "given", "givens"),
        count(puzzle.rules().len(), "rule", "rules"),
    );
    let mut facts = vec![what, format!("Read as {}", pasted.format.about().name)];
    let author = puzzle.author().trim();
    if !author.is_empty() {
        facts.insert(0, format!("by {author}"));
    }
    if pasted.others > 0 {
        facts.push(format!("{} with it; this is the first.", count(pasted.others, "more puzzle", "more puzzles")));
    }
    facts
}

fn buttons_ui(ui: &mut Ui, window: &mut Window<'_>, pasted: &Arc<Pasted>) {
    let neutral = &theme::tokens(ui).neutral;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let refusal = match window.booklet.open {
            true => Some("A booklet refers to files: open it as a puzzle, save it, and add the file"),
            false => taken_in(&pasted.puzzle, window.tab.document.puzzle()).err(),
        };
        let add = widgets::button_ui(ui, "Add to this puzzle", 144.0, Weight::Plain, neutral, refusal.is_none());
        let hint = refusal.unwrap_or("Its givens and rules, as one step; the board stays as it is");
        if add.on_hover_text(hint).clicked() && refusal.is_none() {
            window.close_dialog();
            window.ask(Request::TakeIn(pasted.clone()));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let open = widgets::button_ui(ui, "Open as new puzzle", 152.0, Weight::Primary, neutral, true);
            take_keyboard(window, &open);
            if open.clicked() {
                window.close_dialog();
                window.ask(Request::Open(Opening::Pasted(pasted.clone())));
            }
            if widgets::button_ui(ui, "Cancel", 84.0, Weight::Plain, neutral, true).clicked() {
                window.close_dialog();
            }
        });
    });
}
