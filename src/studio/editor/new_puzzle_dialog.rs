//! The dialog for a new puzzle, or for another board of the open one: sizes and layouts, each with a small picture.

use egui::{
    Align, Align2, Layout as Flow, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::board::{Board, MAX_DIGIT, Numbering, TraditionalLayout};
use crate::puzzle::Puzzle;
use crate::studio::document::open_document::Document;
use crate::studio::editor::board_commands::change_board;
use crate::studio::editor::new_board::{Division, LayoutChoice, NewBoard};
use crate::studio::state::dialog::Dialog;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::number::number_field;
use crate::studio::widgets::scene::picture;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{counted, focus_if_opened, head_ui, remaining_height};
use crate::words::say;

/// The common box sizes, with the names of their sudokus.
const SIZES: [(u8, u8, &str); 8] = [
    (2, 2, "ask-board-shidoku"),
    (2, 3, "ask-board-roku"),
    (3, 2, "ask-board-roku-upright"),
    (2, 4, "ask-board-hachi"),
    (3, 3, "ask-board-sudoku"),
    (3, 4, "ask-board-juuni"),
    (4, 4, "ask-board-super"),
    (5, 5, "ask-board-giant"),
];

const WIDTH: f32 = 740.0;
const GAP: f32 = 8.0;
const CHIP_HEIGHT: f32 = 44.0;
const CARD: Vec2 = vec2(115.0, 124.0);
/// The height of everything above and below the layouts.
const AROUND_LAYOUTS: f32 = 322.0;
const NUMBERING_WIDTH: f32 = 236.0;

pub(in crate::studio) fn new_puzzle_ui(ui: &mut Ui, window: &mut Window<'_>, before: &NewBoard) {
    let mut wanted = before.clone();
    let mut closed = false;
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    ui.horizontal(|ui| {
        let head = if wanted.open.is_some() { say!("ask-board-change") } else { say!("ask-board-new") };
        head_ui(ui, &head);
        if wanted.open.is_none() {
            ui.with_layout(Flow::right_to_left(Align::Min), |ui| {
                let tone = &theme::tokens(ui).neutral;
                if widgets::button_ui(ui, &say!("ask-board-example"), 148.0, ButtonWeight::Plain, tone, true).clicked()
                {
                    window.show_dialog(Dialog::Gallery);
                    closed = true;
                }
            });
        }
    });
    ui.horizontal(|ui| {
        widgets::head_ui(ui, &say!("ask-board-size"));
        ui.with_layout(Flow::right_to_left(Align::Center), |ui| numbering_ui(ui, &mut wanted));
    });
    sizes_ui(ui, &mut wanted);
    ui.add_space(4.0);
    widgets::head_ui(ui, &say!("ask-board-layout"));
    // Two rows of cards and a part of the third, if there is one; fewer in a low window.
    let most = remaining_height(ui, AROUND_LAYOUTS).min(CARD.y * 2.4);
    let chosen_at_once = ScrollArea::vertical().max_height(most).show(ui, |ui| layouts_ui(ui, &mut wanted)).inner;
    let made = wanted.board();
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        options_ui(ui, window, &mut wanted);
        let layout = Flow::right_to_left(Align::Center);
        closed |= ui.with_layout(layout, |ui| buttons_ui(ui, window, &wanted, made, chosen_at_once)).inner;
    });
    if wanted != *before && !closed {
        window.show_dialog(Dialog::New(Box::new(wanted)));
    }
}

/// Draws the choice of the lowest digit.
fn numbering_ui(ui: &mut Ui, wanted: &mut NewBoard) {
    let names = Numbering::ALL.map(|numbering| say!("ask-board-digits", first = numbering.lowest()));
    let chosen = Numbering::ALL.iter().position(|&numbering| numbering == wanted.numbering).unwrap_or(0);
    if let Some(clicked) = widgets::segments_ui(ui, &names.each_ref().map(String::as_str), chosen, NUMBERING_WIDTH) {
        wanted.numbering = Numbering::ALL[clicked];
    }
}

fn sizes_ui(ui: &mut Ui, wanted: &mut NewBoard) {
    let width = (WIDTH - 3.0 * GAP) / 4.0;
    for row in SIZES.chunks(4) {
        ui.horizontal(|ui| {
            for &(rows, cols, key) in row {
                let (size, name) = (say!("ask-size", size = rows * cols), say!(key));
                let division = Division::Boxes(rows, cols);
                let label = say!("ask-board-named", size = rows * cols, name = name.as_str());
                let rect = chip_ui(ui, width, &label, wanted.division == division, || wanted.division = division);
                let font = theme::medium(theme::CONTROL_SIZE);
                let tokens = theme::tokens(ui);
                let left = rect.left() + 12.0;
                ui.painter().text(pos2(left, rect.top() + 14.0), Align2::LEFT_CENTER, &size, font, tokens.ink);
                let facts = format!("{name} · {}", say!("ask-board-boxes", rows = rows, columns = cols));
                let font = theme::regular(11.0);
                ui.painter().text(pos2(left, rect.top() + 31.0), Align2::LEFT_CENTER, facts, font, tokens.quiet);
            }
        });
    }
    ui.horizontal(|ui| {
        let width = (WIDTH - GAP) / 2.0;
        let own = wanted.custom_boxes;
        let (mut rows, mut cols) = own;
        let chosen = wanted.division == Division::Boxes(own.0, own.1);
        let name = say!("ask-board-other.name");
        let rect = chip_ui(ui, width, &name, chosen, || wanted.division = Division::Boxes(own.0, own.1));
        let mut changed = false;
        chip_content_ui(ui, rect, &say!("ask-board-other"), |ui| {
            changed |= number_ui(ui, "ask-board-other.rows", &mut rows, 1, MAX_DIGIT);
            ui.label(say!("ask-board-rows-by"));
            changed |= number_ui(ui, "ask-board-other.columns", &mut cols, 1, MAX_DIGIT);
            ui.label(say!("ask-board-columns"));
        });
        if changed {
            (wanted.custom_boxes, wanted.division) = ((rows, cols), Division::Boxes(rows, cols));
        }
        let latin = Division::Latin(wanted.latin);
        let name = say!("ask-board-latin.name");
        let rect = chip_ui(ui, width, &name, wanted.division == latin, || wanted.division = latin);
        let mut size = wanted.latin;
        let mut changed = false;
        chip_content_ui(ui, rect, &say!("ask-board-latin"), |ui| {
            changed |= number_ui(ui, "ask-board-latin.rows", &mut size, 2, MAX_DIGIT);
            ui.label(say!("ask-board-both"));
        });
        if changed {
            (wanted.latin, wanted.division) = (size, Division::Latin(size));
        }
    });
}

/// Draws a flat card that can be selected; returns its rectangle.
fn chip_ui(ui: &mut Ui, width: f32, label: &str, chosen: bool, choose: impl FnOnce()) -> Rect {
    let (rect, response) = ui.allocate_exact_size(vec2(width, CHIP_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, label));
    ground(ui, &response, chosen, true);
    if response.clicked() {
        choose();
    }
    rect
}

fn chip_content_ui(ui: &mut Ui, rect: Rect, name: &str, content: impl FnOnce(&mut Ui)) {
    let inner = rect.shrink2(vec2(12.0, 8.0));
    // A separate child, as the space of the chip is allocated already.
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(Flow::left_to_right(Align::Center)));
    child.spacing_mut().item_spacing.x = 8.0;
    child.label(egui::RichText::new(name).font(theme::medium(theme::CONTROL_SIZE)));
    content(&mut child);
}

fn number_ui(ui: &mut Ui, key: &'static str, value: &mut u8, least: u8, most: u8) -> bool {
    let field = number_field(value).range(least..=most).speed(0.1).update_while_editing(false);
    ui.add(field).accessible_name(say!(key)).changed()
}

fn ground(ui: &Ui, response: &Response, chosen: bool, enabled: bool) {
    let tokens = theme::tokens(ui);
    let (fill, edge) = match (chosen, enabled && response.hovered()) {
        (true, _) => (tokens.selected, Stroke::new(1.5, tokens.accent)),
        (false, true) => (tokens.hovered, Stroke::new(1.0, tokens.accent)),
        (false, false) => (tokens.field, Stroke::new(1.0, tokens.hairline)),
    };
    ui.painter().rect(response.rect, theme::CARD_CORNER, fill, edge, StrokeKind::Inside);
    widgets::focus_ring(ui, response, theme::CARD_CORNER);
}

/// Draws the layouts. Returns whether one was chosen by a double click.
fn layouts_ui(ui: &mut Ui, wanted: &mut NewBoard) -> bool {
    let same = wanted.open.is_some().then_some(LayoutChoice::Same);
    let presets = TraditionalLayout::ALL.map(LayoutChoice::Preset);
    let kept: Vec<LayoutChoice> = wanted.saved_layouts.iter().cloned().map(LayoutChoice::Saved).collect();
    let all: Vec<LayoutChoice> = same.into_iter().chain(presets).chain(kept).collect();
    let mut at_once = false;
    for row in all.chunks(6) {
        ui.horizontal(|ui| {
            for layout in row {
                at_once |= layout_ui(ui, wanted, layout);
            }
        });
    }
    if wanted.is_reading {
        widgets::fact_ui(ui, say!("ask-board-reading"));
    }
    at_once
}

fn preset_name(preset: TraditionalLayout) -> String {
    match preset {
        TraditionalLayout::Single => say!("ask-board-single"),
        TraditionalLayout::Twin => say!("book-twin"),
        TraditionalLayout::Chain { .. } => say!("book-chain"),
        TraditionalLayout::Samurai => say!("book-samurai"),
        TraditionalLayout::Sohei => say!("book-sohei"),
        TraditionalLayout::Windmill => say!("book-windmill"),
        TraditionalLayout::Butterfly => say!("book-butterfly"),
        TraditionalLayout::Flower => say!("book-flower"),
    }
}

fn layout_ui(ui: &mut Ui, wanted: &mut NewBoard, layout: &LayoutChoice) -> bool {
    let tokens = theme::tokens(ui);
    let (name, quiet) = match layout {
        LayoutChoice::Same => (say!("ask-board-same"), None),
        LayoutChoice::Preset(preset) => (preset_name(*preset), None),
        LayoutChoice::Saved(kept) => (kept.name.clone(), Some(say!("ask-size", size = kept.board.size()))),
    };
    let made = wanted.board_of(layout);
    let (enabled, chosen) = (made.is_ok(), wanted.layout == *layout);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(CARD, sense);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, &name));
    ground(ui, &response, chosen, enabled);
    let mut painter = ui.painter().with_clip_rect(rect.shrink(4.0).intersect(ui.clip_rect()));
    if !enabled {
        painter.set_opacity(0.4);
    }
    let room = Rect::from_min_size(rect.min, vec2(rect.width(), rect.height() - 26.0)).shrink(12.0);
    // A layout that is impossible at this size is shown with nine digits.
    let usual = |layout: &LayoutChoice| match layout {
        LayoutChoice::Same => wanted.open.clone(),
        LayoutChoice::Preset(preset) => wanted.preset(*preset).board(3, 3).ok(),
        LayoutChoice::Saved(kept) => Some(kept.board.clone()),
    };
    if let Some(board) = made.as_ref().ok().cloned().or_else(|| usual(layout)) {
        picture::board_picture(&painter, room, &board, tokens);
    }
    let words = quiet.map_or_else(|| name.clone(), |quiet| format!("{name} · {quiet}"));
    let font = theme::regular(theme::FACT_SIZE);
    let words = widgets::one_line(ui, rect.width() - 16.0, words, font, tokens.ink);
    let middle = pos2(rect.center().x, rect.bottom() - 16.0);
    painter.galley(Align2::CENTER_CENTER.anchor_size(middle, words.size()).min, words, tokens.ink);
    if response.clicked() {
        wanted.layout = layout.clone();
        wanted.deleting = false;
        if let LayoutChoice::Saved(kept) = layout {
            wanted.numbering = kept.board.numbering();
        }
    }
    let at_once = response.double_clicked();
    if let Err(reason) = made {
        response.on_hover_text(say!("ask-board-refused", reason = reason));
    }
    at_once
}

/// Draws the options of the selected layout.
fn options_ui(ui: &mut Ui, window: &mut Window<'_>, wanted: &mut NewBoard) {
    let neutral = &theme::tokens(ui).neutral;
    match wanted.layout.clone() {
        LayoutChoice::Preset(TraditionalLayout::Chain { .. }) => {
            ui.label(say!("ask-board-chain"));
            number_ui(ui, "ask-board-chain", &mut wanted.chain, 2, 24);
        }
        LayoutChoice::Saved(kept) => {
            let label = if wanted.deleting { say!("ask-board-delete.really") } else { say!("ask-board-delete") };
            if widgets::button_ui(ui, &label, 136.0, ButtonWeight::Plain, neutral, true).clicked() {
                if wanted.deleting {
                    wanted.saved_layouts.retain(|other| *other != kept);
                    window.change(move |state, ctx| state.delete_layout(kept, ctx));
                    wanted.layout = LayoutChoice::Preset(TraditionalLayout::Single);
                }
                wanted.deleting = !wanted.deleting;
            }
        }
        LayoutChoice::Preset(_) | LayoutChoice::Same => {}
    }
}

/// Draws the buttons. Returns whether one closes the dialog.
fn buttons_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    wanted: &NewBoard,
    made: Result<Board, String>,
    at_once: bool,
) -> bool {
    let mut closed = false;
    let tokens = theme::tokens(ui);
    let verb = if wanted.open.is_some() { say!("ask-board-create.change") } else { say!("ask-board-create") };
    let create = widgets::button_ui(ui, &verb, 96.0, ButtonWeight::Primary, &tokens.neutral, made.is_ok());
    focus_if_opened(window, &create);
    if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, &tokens.neutral, true).clicked() {
        window.close_dialog();
        closed = true;
    }
    ui.add_space(GAP);
    match made {
        Ok(board) => {
            let (grids, cells) = (counted("ask-grids", board.grids().len()), counted("ask-cells", board.cells().len()));
            widgets::fact_ui(ui, format!("{grids} · {cells}"));
            if create.clicked() || at_once {
                window.close_dialog();
                closed = true;
                let changes_open = wanted.open.is_some();
                window.change(move |state, _| match changes_open {
                    true => change_board(state, &board),
                    false => state.open_document(Document::new(Puzzle::empty(board), None)),
                });
            }
        }
        Err(reason) => {
            let text = egui::RichText::new(reason).font(theme::regular(theme::FACT_SIZE)).color(tokens.none.ink);
            ui.add(egui::Label::new(text).truncate());
        }
    }
    closed
}
