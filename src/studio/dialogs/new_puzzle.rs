//! A new puzzle: the sizes to choose from, each with a small picture of its board.

use egui::{Align2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{head_ui, take_keyboard};
use crate::board::Board;
use crate::puzzle::Puzzle;
use crate::sheet::board_scene;
use crate::studio::app::App;
use crate::studio::paint::{Brush, View};
use crate::studio::theme;
use crate::studio::widgets::{self, Weight};

/// The rows and columns of a box, and what such a sudoku is called.
type Size = (u8, u8, &'static str);

const SIZES: [Size; 6] =
    [(2, 2, "Shidoku"), (2, 3, "Roku"), (2, 4, "Hachi"), (3, 3, "Sudoku"), (3, 4, "Juuni"), (4, 4, "Supersudoku")];

const CARD: Vec2 = vec2(160.0, 176.0);
const PICTURE: f32 = 108.0;

pub(super) fn new_puzzle_ui(ui: &mut Ui, app: &mut App) {
    ui.set_width(CARD.x * 3.0 + 24.0);
    head_ui(ui, "New puzzle");
    widgets::fact_ui(ui, "Choose the size of the board.");
    ui.add_space(12.0);
    for row in SIZES.chunks(3) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            for &size in row {
                let (box_rows, box_cols, name) = size;
                let board = Board::single(box_rows, box_cols).expect("the sizes on offer make boards");
                let card = card_ui(ui, &board, size);
                if name == "Sudoku" {
                    take_keyboard(app, &card);
                }
                if card.clicked() {
                    app.replace(Puzzle::empty(board), None);
                    app.dialog = None;
                }
            }
        });
        ui.add_space(8.0);
    }
    ui.add_space(4.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        if widgets::button_ui(ui, "Cancel", 96.0, Weight::Plain, &theme::tokens(ui).neutral, true).clicked() {
            app.dialog = None;
        }
    });
}

fn card_ui(ui: &mut Ui, board: &Board, (box_rows, box_cols, name): Size) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    let size = format!("{0} × {0}", board.size());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{size} {name}")));
    let ground = if response.hovered() { tokens.selected } else { tokens.field };
    let edge = if response.hovered() { tokens.accent } else { tokens.hairline };
    ui.painter().rect(rect, theme::CARD_CORNER, ground, Stroke::new(1.0, edge), StrokeKind::Inside);

    let scale = ui.pixels_per_point();
    let cell = (PICTURE / f32::from(board.size()) * scale).floor() / scale;
    let side = cell * f32::from(board.size());
    let room = Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE + 24.0));
    let corner = room.center() - Vec2::splat(side / 2.0);
    let view = View { origin: ((corner.to_vec2() * scale).round() / scale).to_pos2(), cell };
    let scene = board_scene(&Puzzle::empty(board.clone()));
    Brush { painter: ui.painter(), view, palette: tokens.palette, least_cell: 0.0 }.scene(&scene);

    let centre = rect.center().x;
    let font = theme::medium(theme::CONTROL_SIZE);
    ui.painter().text(egui::pos2(centre, rect.bottom() - 38.0), Align2::CENTER_CENTER, size, font, tokens.ink);
    let facts = format!("{name} · boxes {box_rows} × {box_cols}");
    let font = theme::regular(11.0);
    ui.painter().text(egui::pos2(centre, rect.bottom() - 20.0), Align2::CENTER_CENTER, facts, font, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CARD_CORNER);
    response
}
