//! The canvas in the middle of the window: it draws the board and handles pointer and keyboard input on it.

mod accessible_cells;
pub(in crate::studio) mod camera;
mod candidate_places;
mod fog;
mod keys;
mod legend;
mod marks;
mod overlay;
mod path;
mod play;
mod play_keys;
mod pointer;
mod progress;
mod spoken_texts;

use egui::{EventFilter, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::board::{Cell, Turn};
use crate::scene::Tint;
use crate::sheet::board_area;
use crate::studio::canvas::camera::CanvasStage;
use crate::studio::command::{AuthorCommand, Command, CopyCommand, EditCommand, RuleCommand, SolvingCommand};
use crate::studio::editor::select_similar::Similarity;
use crate::studio::editor::tool_options::BAR_HEIGHT;
use crate::studio::theme;
use crate::studio::widgets::scene::painter::ScenePainter;
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::studio::window::Window;
use crate::studio::window::context_menu::context_menu_ui;
use crate::studio::window::memory::BoardPlace;
use crate::words::say;

pub(in crate::studio) use accessible_cells::CellNodes;
pub(in crate::studio) use keys::{handle_key, take_key_presses};
pub(in crate::studio) use pointer::take_pointer;
pub(in crate::studio) use spoken_texts::SpokenTexts;

/// The accessible label of the board in English.
pub const BOARD_LABEL: &str = "Puzzle board";

/// Draws the board into the rest of the window.
pub(in crate::studio) fn canvas_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let rect = ui.available_rect_before_wrap();
    let tokens = theme::tokens(ui);
    ui.painter().rect_filled(rect, 0, tokens.canvas);
    let response = ui.allocate_rect(rect, Sense::click_and_drag());
    let bounds = window.memory.bounds.unwrap_or_else(|| overlay::scene(window).0.bounds());
    // The board has the same place with and without the bar of the active tool, and whichever tool is active.
    let lower = if window.tab.is_playing { 0.0 } else { BAR_HEIGHT - window.memory.tool_bar };
    let cells = (!window.tab.is_playing).then(|| board_area(window.tab.document.puzzle().board()));
    let stage = rect.with_min_y(rect.top() + lower);
    let view = update_view(window, CanvasStage { rect: stage, bounds, cells, pixels_per_point: ui.pixels_per_point() });
    if window.memory.id.is_none() {
        response.request_focus();
    }
    window.memory.id = Some(response.id);
    ui.memory_mut(|memory| {
        // While clues are typed, Tab moves between clues. After Escape, Tab moves between the widgets of the window
        // again.
        let tab = !window.tab.is_playing && window.steps_between_clues();
        let filter = EventFilter { tab, horizontal_arrows: true, vertical_arrows: true, escape: true };
        memory.set_focus_lock_filter(response.id, filter);
    });

    // If the window pans over its panels, the pointer cannot reach the hidden part of the canvas, and cells reached by
    // keys are scrolled into view.
    let seen = rect.intersect(ui.clip_rect());
    window.memory.tour_places.board = Some(seen);
    if let Some(cell) = window.tab.board_view.reveal.filter(|_| !seen.contains_rect(rect)) {
        ui.scroll_to_rect(cell_rect(view, cell), None);
    }
    // A covered board takes no input.
    let paused = window.playing().is_some_and(|test| test.clock.paused);
    window.memory.board = (!paused).then(|| BoardPlace { rect: seen, layer: ui.layer_id(), id: response.id });
    response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, say!("view-board")));
    accessible_cells::board_ui(ui, window, &response, view);

    let painter = ui.painter_at(rect);
    if paused {
        return play::paused_ui(&painter, rect, tokens);
    }
    // Elsewhere, keys do not go to the selected cells.
    window.memory.board_has_keys = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    let (scene, shift) = overlay::scene(window);
    if window.memory.bounds != Some(scene.bounds()) && !window.memory.pointer.is_down() {
        // The board has changed its size; it is placed again in the next frame.
        window.memory.bounds = Some(scene.bounds());
        ui.ctx().request_repaint();
    }
    // A running gesture may move the origin of the board. This is compensated, so that only the dragged part moves.
    let moved = Vec2::new(f32::from(shift.1), f32::from(shift.0)) * view.cell;
    let mut view = view;
    view.origin -= moved;
    ScenePainter { painter: &painter, view, palette: tokens.palette, least_cell: 0.0, is_icon: false }.scene(&scene);
    legend::legend_ui(&painter, window, rect, tokens);
    if !window.tab.is_playing && !path::shows_path(window) {
        if let Some(pos) = response.interact_pointer_pos().filter(|_| response.long_touched()) {
            pointer::take_long_touch(window, view, pos);
        }
        menu_ui(&response, window);
    }
    if let Some(icon) = pointer::cursor_icon(window, &response) {
        ui.ctx().set_cursor_icon(icon);
    }
}

/// Draws the context menu: that of the selected rule, if there is one, and that of the selected cells.
fn menu_ui(response: &egui::Response, window: &mut Window<'_>) {
    let cells = [CopyCommand::Cut, CopyCommand::Cells, CopyCommand::Paste].map(Command::from);
    let select = [EditCommand::SelectSimilar, EditCommand::SelectRows, EditCommand::SelectColumns];
    let select = select.into_iter().chain([EditCommand::SelectBoxes, EditCommand::SelectHouse]).map(Command::from);
    let alike = [Similarity::Digit, Similarity::Colour, Similarity::Mark, Similarity::Region];
    let alike = alike.map(|likeness| Command::from(EditCommand::SelectBy(likeness)));
    let turn = [Turn::Right, Turn::Left, Turn::LeftRight, Turn::TopBottom].map(EditCommand::Turn).map(Command::from);
    let given = [Command::from(EditCommand::Delete), AuthorCommand::FillFromSolution.into()];
    let rule = [Command::from(RuleCommand::OfSelection), SolvingCommand::Why.into()];
    let cells = [cells.to_vec(), given.to_vec(), rule.to_vec(), turn.to_vec(), select.collect(), alike.to_vec()];
    let own = [RuleCommand::Rename, RuleCommand::Duplicate, RuleCommand::Switch, RuleCommand::Lock];
    let own: Vec<Command> = own.into_iter().chain([RuleCommand::Delete]).map(Command::from).collect();
    let own = window.tab.document.rule.map(|_| own);
    let groups: Vec<Vec<Command>> = own.into_iter().chain(cells).collect();
    context_menu_ui(response, window, &groups, Tint::ALL.as_slice());
}

/// Returns the view of the board in this frame. During a gesture it does not change.
fn update_view(window: &mut Window<'_>, stage: CanvasStage) -> SceneTransform {
    let view = window.tab.board_view.placed(&stage).0;
    window.change_unseen(move |state, _| state.tab.board_view.record_stage(stage));
    view
}

/// Returns the screen rectangle of a cell in the view with which the board was last drawn.
pub(in crate::studio) fn cell_rect(view: SceneTransform, cell: Cell) -> Rect {
    view.rect(crate::variant::cell_area(cell))
}
