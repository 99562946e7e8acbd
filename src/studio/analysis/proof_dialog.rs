//! The dialog that shows a proof: the ideal with its Groebner basis, or the integer program with its two solves.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Align2, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::board::{CellId, Filling, House, HouseKind};
use crate::studio::analysis::proofs::{FormulaGroup, ProofContent, ProofKind};
use crate::studio::command::{CheckCommand, Command};
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{MARGIN, PADDING, focus_if_opened, head_ui, remaining_height};
use crate::words::{local_digits, say};

/// The maximum width of the dialog.
const WIDTH: f32 = 860.0;
/// The width of the list of parts, which is next to the formulas of the selected part.
const LIST_WIDTH: f32 = 220.0;
const ROW_HEIGHT: f32 = 26.0;
/// The height of everything above and below the list.
const HEIGHT_AROUND_LIST: f32 = 290.0;
/// The side of the grid that shows a single solution.
const GRID_SIDE: f32 = 240.0;

pub(in crate::studio) fn proof_ui(ui: &mut Ui, window: &mut Window<'_>, proof: ProofKind, chosen: Option<usize>) {
    ui.set_width(width(ui));
    let name = match proof {
        ProofKind::Ideal => say!("ask-proof-ideal"),
        ProofKind::Program => say!("ask-proof-program"),
    };
    head_ui(ui, &name);
    let state = window.state;
    let (proofs, of) = (&state.tab.answers.proofs, state.tab.answers.revision);
    let account = proofs.content(proof, of);
    match (account, proofs.running(proof, of)) {
        (Some(account), _) => content_ui(ui, window, proof, account, chosen),
        (None, Some(job)) => {
            let (seconds, nodes) = (format!("{:.0}", job.elapsed().as_secs_f64()), job.nodes());
            let number = widgets::grouped(nodes);
            let words = say!("ask-proof-works", seconds = local_digits(&seconds), count = nodes, number = number);
            widgets::fact_ui(ui, words);
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(200));
        }
        (None, None) => {
            widgets::fact_ui(ui, say!("ask-proof-nothing"));
        }
    }
    ui.add_space(12.0);
    ui.with_layout(egui::Layout::right_to_left(Align::Min), |ui| {
        let tone = &theme::tokens(ui).neutral;
        let close = widgets::button_ui(ui, &say!("ask-close"), 96.0, ButtonWeight::Primary, tone, true);
        focus_if_opened(window, &close);
        if close.clicked() {
            state.tab.answers.proofs.cancel();
            window.close_dialog();
        }
        if proof == ProofKind::Ideal {
            let order = Command::from(CheckCommand::NextOrder);
            if widgets::button_ui(ui, &order.label(state), 320.0, ButtonWeight::Plain, tone, account.is_some())
                .clicked()
            {
                window.request(order);
            }
        }
        let part = account.and_then(|account| account.parts.get(chosen.unwrap_or(account.result)));
        if widgets::button_ui(ui, &say!("ask-proof-copy"), 140.0, ButtonWeight::Plain, tone, part.is_some()).clicked() {
            part.into_iter().for_each(|part| ui.ctx().copy_text(part.latex()));
        }
    });
}

fn width(ui: &Ui) -> f32 {
    WIDTH.min(ui.ctx().content_rect().width() - 2.0 * (MARGIN + f32::from(PADDING)))
}

fn content_ui(ui: &mut Ui, window: &mut Window<'_>, proof: ProofKind, account: &ProofContent, chosen: Option<usize>) {
    for fact in &account.facts {
        widgets::fact_ui(ui, fact.clone());
    }
    ui.add_space(8.0);
    let (wide, room) = (width(ui), remaining_height(ui, HEIGHT_AROUND_LIST));
    let at = chosen.unwrap_or(account.result);
    ui.horizontal_top(|ui| {
        let below = egui::Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(LIST_WIDTH, room), below, |ui| {
            ScrollArea::vertical().id_salt("parts").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                // The results come first, where they are visible.
                let results = account.result..account.parts.len();
                for index in results.chain(0..account.result) {
                    if index == 0 && account.result > 0 {
                        ui.add_space(8.0);
                    }
                    if part_ui(ui, &account.parts[index], index == at) {
                        window.show_dialog(Dialog::Proof { proof, part: Some(index) });
                    }
                }
            });
        });
        ui.allocate_ui_with_layout(vec2(wide - LIST_WIDTH - 16.0, room), below, |ui| {
            let Some(part) = account.parts.get(at) else { return };
            let grid = account.solution.as_ref().filter(|_| at == account.result);
            ui.horizontal_top(|ui| {
                grid.into_iter().for_each(|solution| grid_ui(ui, window, solution, GRID_SIDE.min(room)));
                ui.vertical(|ui| formulas_ui(ui, part, room));
            });
        });
    });
}

/// Draws a part in the list; returns whether it was clicked.
fn part_ui(ui: &mut Ui, part: &FormulaGroup, chosen: bool) -> bool {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, chosen, &part.name));
    widgets::row_background(ui, rect, chosen, response.hovered());
    let font = if chosen { theme::medium(theme::FACT_SIZE) } else { theme::regular(theme::FACT_SIZE) };
    let count = widgets::grouped(part.formulas.len() as u64);
    let right = pos2(rect.right() - 10.0, rect.center().y);
    ui.painter().text(right, Align2::RIGHT_CENTER, count, theme::regular(theme::FACT_SIZE), tokens.quiet);
    let left = pos2(rect.left() + 10.0, rect.center().y - theme::FACT_SIZE * 0.62);
    widgets::line(ui, left, rect.width() - 64.0, part.name.clone(), font, tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    response.clicked()
}

/// Draws the formulas of a part; only the visible ones are laid out.
fn formulas_ui(ui: &mut Ui, part: &FormulaGroup, room: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    // A single formula is shown in full, wrapped into lines.
    if let [only] = &part.formulas[..] {
        ScrollArea::vertical().id_salt(&part.name).max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            formula_ui(ui, only, ui.available_width(), 0.0);
        });
        return;
    }
    let area = ScrollArea::both().id_salt(&part.name).max_height(room).auto_shrink([false, false]);
    area.show_rows(ui, ROW_HEIGHT, part.formulas.len(), |ui, shown| {
        part.formulas[shown].iter().for_each(|formula| formula_ui(ui, formula, f32::INFINITY, ROW_HEIGHT));
    });
}

/// Draws a formula wrapped to this width, vertically centred in this height if it is lower.
fn formula_ui(ui: &mut Ui, formula: &str, width: f32, height: f32) {
    let mut job = formula_job(ui, formula);
    job.wrap.max_width = width;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let size = vec2(galley.size().x.max(1.0), galley.size().y.max(height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, formula));
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tokens(ui).ink);
}

/// Lays out a LaTeX formula, as far as ideals and programs use it, with superscripts and subscripts.
fn formula_job(ui: &Ui, formula: &str) -> LayoutJob {
    let ink = theme::tokens(ui).ink;
    let size = theme::CONTROL_SIZE + 2.0;
    let mut job = LayoutJob::default();
    let mut add = |text: &str, size: f32, align: Align| {
        let text = text.replace(r"\le", "≤").replace(r"\ge", "≥").replace('-', "−");
        job.append(&text, 0.0, TextFormat { valign: align, ..TextFormat::simple(theme::regular(size), ink) });
    };
    let mut rest = formula;
    while let Some(start) = rest.find(['_', '^']) {
        let align = if rest[start..].starts_with('_') { Align::BOTTOM } else { Align::TOP };
        add(&rest[..start], size, Align::Center);
        let inside = rest[start + 1..].strip_prefix('{').and_then(|inside| inside.split_once('}'));
        let Some((inside, after)) = inside else { break };
        add(inside, size * 0.68, align);
        rest = after;
    }
    add(rest, size, Align::Center);
    job
}

/// Draws the only solution as a filled grid: the basis determines the digit of each cell.
fn grid_ui(ui: &mut Ui, window: &Window<'_>, solution: &Filling, size: f32) {
    let tokens = theme::tokens(ui);
    let puzzle = window.tab.document.puzzle();
    let board = puzzle.board();
    let (first, (bottom, right)) = (board.top_left(), board.extent());
    let lines = f32::from((bottom - first.row).max(right - first.col).max(1));
    let side = size / lines;
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, say!("ask-proof-grid")));
    let font = theme::medium((side * 0.62).clamp(4.0, 20.0));
    for (&cell, &digit) in board.cells().iter().zip(solution.digits()) {
        let corner = rect.min + vec2(f32::from(cell.col - first.col), f32::from(cell.row - first.row)) * side;
        let place = egui::Rect::from_min_size(corner, vec2(side, side));
        ui.painter().rect_stroke(place, 0.0, Stroke::new(0.5, tokens.hairline), StrokeKind::Inside);
        let given = puzzle.givens().contains_key(&cell);
        let ink = if given { tokens.ink } else { tokens.accent };
        ui.painter().text(place.center(), Align2::CENTER_CENTER, puzzle.symbol_of(digit), font.clone(), ink);
    }
    // Thick lines between boxes and around the grids.
    let boxed: Vec<&House> = board.houses().iter().filter(|house| house.kind == HouseKind::Box).collect();
    let apart = |one: CellId, other: Option<CellId>| match other {
        None => true,
        Some(other) => boxed.iter().any(|house| house.cells.contains(&one) && !house.cells.contains(&other)),
    };
    for (id, &cell) in board.cells().iter().enumerate() {
        let id = CellId(id as u16);
        let corner = rect.min + vec2(f32::from(cell.col - first.col), f32::from(cell.row - first.row)) * side;
        let (right, down) = (vec2(side, 0.0), vec2(0.0, side));
        let edges = [(down, right), (right, down), (vec2(0.0, 0.0), right), (vec2(0.0, 0.0), down)];
        for (neighbour, (from, along)) in [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter().zip(edges) {
            let beside = board.id(cell.offset(neighbour.0, neighbour.1));
            if apart(id, beside) {
                ui.painter().line_segment([corner + from, corner + from + along], Stroke::new(1.0, tokens.quiet));
            }
        }
    }
    ui.add_space(12.0);
}
