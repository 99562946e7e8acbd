//! The canvas: the board in the middle of the window, and what pointer and keys do on it.

mod keys;
mod marks;
mod overlay;
mod path;
mod path_legend;
mod places;
mod play;
mod play_keys;
mod pointer;
mod progress;

use egui::{EventFilter, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::context::context_menu_ui;
use super::memory::BoardPlace;
use super::paint::Brush;
use super::panels::candidates_of;
use super::theme;
use super::window::Window;
use crate::board::{Cell, DigitSet, Turn};
use crate::place::Gesture;
use crate::puzzle::Puzzle;
use crate::scene::Tint;
use crate::studio::command::request::Request;
use crate::studio::command::{AuthorCommand, Command, CopyCommand, EditCommand, RuleCommand, SolvingCommand};
use crate::studio::state::State;
use crate::studio::state::camera::{Stage, View};
use crate::studio::state::words::tint_name;
use crate::words::{Message, say};

pub(in crate::studio) use keys::{press, take_presses};
pub(in crate::studio) use overlay::LOOKS;
pub(in crate::studio) use pointer::take_pointer;

/// The accessible label of the board in English.
pub const BOARD_LABEL: &str = "Puzzle board";

/// The thickness of the ring around the canvas while keys are the board's, in points.
const FOCUS_WIDTH: f32 = 1.5;

/// Draws the board into the rest of the window.
pub(super) fn canvas_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let rect = ui.available_rect_before_wrap();
    let tokens = theme::tokens(ui);
    ui.painter().rect_filled(rect, 0, tokens.canvas);
    let response = ui.allocate_rect(rect, Sense::click_and_drag());
    let bounds = window.memory.bounds.unwrap_or_else(|| overlay::scene(window).0.bounds());
    let stage = match path::shows_path(window) {
        true => rect.with_max_y((rect.bottom() - path_legend::ROOM).max(rect.top())),
        false => rect,
    };
    let view = settle(window, Stage { rect: stage, bounds, pixels_per_point: ui.pixels_per_point() });
    if window.memory.id.is_none() {
        response.request_focus();
    }
    window.memory.id = Some(response.id);
    ui.memory_mut(|memory| {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
        memory.set_focus_lock_filter(response.id, filter);
    });

    // Nothing is done on a board that is covered.
    let paused = window.playing().is_some_and(|test| test.clock.paused);
    window.memory.board = (!paused).then(|| BoardPlace { rect, layer: ui.layer_id(), id: response.id });
    let description = description(window);
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, say!("view-board")));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(description));

    let painter = ui.painter_at(rect);
    if paused {
        return play::paused_ui(&painter, rect, tokens);
    }
    let (scene, shift) = overlay::scene(window);
    if window.memory.bounds != Some(scene.bounds()) && !window.memory.pointer.is_down() {
        // The board has grown or shrunk; it finds its new place in the next frame.
        window.memory.bounds = Some(scene.bounds());
        ui.ctx().request_repaint();
    }
    // What a running gesture moves all of the board by is taken back, so that only what is dragged moves.
    let moved = Vec2::new(f32::from(shift.1), f32::from(shift.0)) * view.cell;
    let mut view = view;
    view.origin -= moved;
    Brush { painter: &painter, view, palette: tokens.palette, least_cell: 0.0 }.scene(&scene);
    path_legend::legend_ui(&painter, window, rect, tokens);
    if response.has_focus() {
        painter.rect_stroke(rect, 0, Stroke::new(FOCUS_WIDTH, tokens.accent), StrokeKind::Inside);
    }
    if !window.tab.plays && !path::shows_path(window) {
        menu_ui(&response, window);
    }
    if let Some(icon) = pointer::cursor_icon(window, &response) {
        ui.ctx().set_cursor_icon(icon);
    }
}

/// The menu of the selected cells.
fn menu_ui(response: &egui::Response, window: &mut Window<'_>) {
    let cells = [CopyCommand::Cut, CopyCommand::Cells, CopyCommand::Paste].map(Command::from);
    let select = [EditCommand::SelectAlike, EditCommand::SelectRows, EditCommand::SelectColumns];
    let select = select.into_iter().chain([EditCommand::SelectBoxes]).map(Command::from);
    let turn = [Turn::Right, Turn::Left, Turn::LeftRight, Turn::TopBottom].map(EditCommand::Turn).map(Command::from);
    let given = [Command::from(EditCommand::Delete), AuthorCommand::FillFromSolution.into()];
    let rule = [Command::from(RuleCommand::OfSelection), SolvingCommand::Why.into()];
    let groups = [cells.to_vec(), given.to_vec(), rule.to_vec(), turn.to_vec(), select.collect()];
    context_menu_ui(response, window, &groups, Tint::ALL.as_slice());
}

/// Where the board lies in this frame. During a gesture it stays where it is.
fn settle(window: &mut Window<'_>, stage: Stage) -> View {
    let view = window.tab.board_view.placed(&stage).0;
    window.ask(Request::Stage(stage));
    view
}

/// What a screen reader says about the board: the cell of the cursor and what is in it.
fn description(state: &State) -> String {
    let selection = &state.tab.document.selection;
    let Some(cursor) = selection.cursor else { return say!("view-board-nothing") };
    let (puzzle, conflicts) = match state.playing() {
        Some(test) if test.clock.paused => return say!("view-board-covered"),
        Some(test) => (test.entered(), test.conflicts()),
        None => (state.tab.document.puzzle(), state.tab.document.conflicts()),
    };
    let given = puzzle.givens().get(&cursor);
    let content = given.map_or_else(|| marks(state, cursor), |&digit| puzzle.written(digit));
    let colours = match state.playing() {
        Some(test) => test.played().progress.at(cursor).colours,
        None => puzzle.progress().at(cursor).colours,
    };
    let colours = colours.iter().map(|tint| Message::verbatim(tint_name(tint).to_lowercase()));
    let wrong = conflicts.contains(cursor).then(|| Message::new("view-board-conflict"));
    let count = selection.cells.len();
    let count = (count > 1).then(|| Message::new("view-selected").with("count", count));
    let facts = [Message::verbatim(content)].into_iter().chain(colours).chain(rules_at(puzzle, cursor));
    format!("{cursor}: {}", Message::list(facts.chain(wrong).chain(count)))
}

/// The rules that are painted on a cell, each by the name that its author gave it, or that of its kind.
fn rules_at(puzzle: &Puzzle, cell: Cell) -> impl Iterator<Item = Message> {
    let local =
        puzzle.rules_on().map(|(_, placed)| placed).filter(|placed| placed.rule.kind().gesture() != Gesture::Grid);
    let here = local.filter(move |placed| placed.rule.cells(puzzle.board()).contains(cell));
    here.map(|placed| match placed.name.is_empty() {
        true => Message::verbatim(placed.rule.name().to_string().to_lowercase()),
        false => Message::verbatim(&placed.name),
    })
}

/// What stands in a cell without a digit.
fn marks(state: &State, cell: Cell) -> String {
    let (notes, puzzle) = match state.playing() {
        Some(test) => (test.played().progress.at(cell), test.entered()),
        None => (state.tab.document.puzzle().progress().at(cell), state.tab.document.puzzle()),
    };
    let words = |key: &'static str, set: DigitSet| {
        let digits: Vec<String> = set.iter().map(|digit| puzzle.written(digit)).collect();
        (!digits.is_empty()).then(|| Message::new(key).with("digits", digits.join(" ")))
    };
    let known = candidates_of(state, cell).filter(|_| state.playing().is_none()).map(Message::verbatim);
    let (centre, corner) = (words("view-board-centre", notes.centre), words("view-board-corner", notes.corner));
    let words: Vec<Message> = known.into_iter().chain(centre).chain(corner).collect();
    if words.is_empty() { say!("view-board-empty") } else { Message::list(words).to_string() }
}

/// The screen rectangle of a cell, where the board was drawn last.
pub(in crate::studio) fn cell_rect(view: View, cell: Cell) -> Rect {
    view.rect(crate::variant::cell_area(cell))
}
