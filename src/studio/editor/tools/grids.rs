//! The layout tool: choose, drag, add and remove grids.

use crate::board::{Board, BoardError, Cell, CellSet, Grid, GridId};
use crate::place::{grid_name, nearest_grid};
use crate::puzzle::Edit;
use crate::scene::{Area, Ink, Layer, Point, Scene, Tint, Weight, Width};
use crate::studio::editor::tools::layout_edits;
use crate::studio::editor::tools::layout_edits::ShiftedLayout;
use crate::studio::editor::tools::{CanvasSpot, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::fill_cells;
use crate::words::{Message, local_digits, message, say};

/// The tool that moves grids on the lattice.
#[derive(Default)]
pub(in crate::studio) struct GridMover {
    hover: Option<CanvasSpot>,
    chosen: Option<GridId>,
    /// The grid chosen last, which new grids copy.
    to_copy: GridId,
    drag: Option<GridDrag>,
}

struct GridDrag {
    grid: GridId,
    /// The point where the button went down.
    grab: Point,
    /// The origin that the grid would get, once the pointer has moved far enough.
    to: Option<Cell>,
    /// The grid to choose if nothing is dragged: a second click chooses another of the grids under the pointer.
    click_target: GridId,
}

/// The distance in cells that the pointer must move before a drag begins.
const MIN_DRAG_DISTANCE: f32 = 0.2;

impl GridMover {
    /// Returns the chosen grid, if it still exists.
    pub fn chosen(&self, board: &Board) -> Option<GridId> {
        self.chosen.filter(|&id| board.grid(id).is_some())
    }

    pub fn choose(&mut self, grid: GridId) {
        self.chosen = Some(grid);
        self.to_copy = grid;
    }

    /// Returns the grid that new ones copy.
    pub fn grid_to_copy(&self, board: &Board) -> GridId {
        Some(self.to_copy).filter(|&id| board.grid(id).is_some()).unwrap_or_default()
    }

    /// Returns the running move: the grid, its new origin, and the resulting layout.
    fn running(&self, board: &Board) -> Option<(GridId, Cell, Result<ShiftedLayout, BoardError>)> {
        let drag = self.drag.as_ref().filter(|drag| board.grid(drag.grid).is_some())?;
        let to = drag.to?;
        Some((drag.grid, to, layout_edits::moved(board, drag.grid, to)))
    }

    /// Returns the grid that a double click would copy, and the origin of the copy.
    fn addition(&self, board: &Board) -> Option<(GridId, Cell)> {
        let spot = self.hover.filter(|_| self.drag.is_none())?;
        let apart = spot.cell(board).is_none();
        apart.then(|| (self.grid_to_copy(board), place_for(board, self.grid_to_copy(board), spot)))
    }
}

/// Returns the origin of a new grid around a spot.
fn place_for(board: &Board, like: GridId, spot: CanvasSpot) -> Cell {
    let grid = &board.grids()[like.index()];
    let half = f32::from(grid.size()) / 2.0;
    layout_edits::snapped(board, grid, None, (spot.point.y - half, spot.point.x - half), false)
}

/// Returns the grid that a press on a cell chooses: the chosen one if it is there, or else the one with the
/// nearest centre.
fn grid_at(board: &Board, cell: Cell, chosen: Option<GridId>) -> Option<GridId> {
    board.grids_at(cell).find(|&id| Some(id) == chosen).or_else(|| nearest_grid(board, cell))
}

/// Returns the cells that several grids share.
fn shared(board: &Board) -> CellSet {
    board.cells().iter().copied().filter(|&cell| board.grids_at(cell).nth(1).is_some()).collect()
}

/// Describes a grid: its number, its position, and the number of shared cells.
fn describe(board: &Board, id: GridId) -> String {
    let Some(grid) = board.grid(id) else { return String::new() };
    let direction = match grid_name(board, id) {
        // The number is already part of the text.
        Message::Key { key, .. } if key == "grid-number" => String::new(),
        name => format!(" · {name}"),
    };
    let shared = grid.cells().filter(|&cell| board.grids_at(cell).nth(1).is_some()).count();
    let shares = say!("tell-grids-cell-shares-cells", count = shared);
    let (number, at) = (local_digits(&id.to_string()), say!("tell-grids-at", cell = grid.origin().to_string()));
    format!("{}{direction} · {at} · {shares}", say!("tell-grids-grid", number = number))
}

impl Tool for GridMover {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let board = scope.puzzle.board();
        self.chosen = self.chosen(board);
        match input {
            ToolInput::Hover(spot) => {
                self.hover = spot;
                None
            }
            ToolInput::Press { spot, .. } => {
                let Some(cell) = spot.cell(board) else {
                    self.chosen = None;
                    return Some(ToolAction::ClearNotice);
                };
                let grid = grid_at(board, cell, self.chosen)?;
                let here: Vec<GridId> = board.grids_at(cell).collect();
                // Repeated clicks cycle through the grids in the order of their ids.
                let next = here.iter().copied().find(|&id| id > grid).or(here.first().copied());
                let otherwise = next.filter(|_| self.chosen == Some(grid)).unwrap_or(grid);
                self.drag = Some(GridDrag { grid, grab: spot.point, to: None, click_target: otherwise });
                self.choose(grid);
                Some(ToolAction::Notify(describe(board, grid)))
            }
            ToolInput::Slide { spot, keys } => {
                let drag = self.drag.as_mut()?;
                let grid = board.grid(drag.grid)?;
                let (down, right) = (spot.point.y - drag.grab.y, spot.point.x - drag.grab.x);
                if drag.to.is_none() && down.abs().max(right.abs()) < MIN_DRAG_DISTANCE {
                    return None;
                }
                let from = grid.origin();
                let at = (f32::from(from.row) + down, f32::from(from.col) + right);
                drag.to = Some(layout_edits::snapped(board, grid, Some(drag.grid), at, keys.command));
                let id = drag.grid;
                let (.., laid) = self.running(board)?;
                Some(match laid.and_then(|laid| laid.board(board)) {
                    Ok(moved) => ToolAction::Notify(describe(&moved, id)),
                    Err(error) => ToolAction::Refuse(error.to_string()),
                })
            }
            ToolInput::Release => {
                let running = self.running(board);
                let drag = self.drag.take()?;
                match running {
                    Some((.., Ok(laid))) => Some(ToolAction::ApplyLayout(laid)),
                    Some((.., Err(error))) => Some(ToolAction::Refuse(error.to_string())),
                    None => {
                        self.choose(drag.click_target);
                        Some(ToolAction::Notify(describe(board, drag.click_target)))
                    }
                }
            }
            ToolInput::Double(spot) => {
                if spot.cell(board).is_some() {
                    return None;
                }
                let like = self.grid_to_copy(board);
                let count = board.grids().len();
                let what = message!("do-board-grid-added", number = count + 1);
                match layout_edits::added(board, like, place_for(board, like, spot), what) {
                    Ok(laid) => {
                        self.choose(GridId(count.min(254) as u8));
                        Some(ToolAction::ApplyLayout(laid))
                    }
                    Err(error) => Some(ToolAction::Refuse(error.to_string())),
                }
            }
            ToolInput::Nudge { rows, cols, fine } => {
                let Some(id) = self.chosen else {
                    self.choose(GridId(0));
                    return Some(ToolAction::Notify(describe(board, GridId(0))));
                };
                let grid = board.grid(id)?;
                let (high, wide) = if fine { (1, 1) } else { layout_edits::step(grid) };
                Some(match layout_edits::moved(board, id, grid.origin().offset(rows * high, cols * wide)) {
                    Ok(laid) => ToolAction::ApplyLayout(laid),
                    Err(error) => ToolAction::Refuse(error.to_string()),
                })
            }
            ToolInput::Cancel => {
                self.drag = None;
                Some(ToolAction::ClearNotice)
            }
            ToolInput::Drag(_)
            | ToolInput::Type(_)
            | ToolInput::Write(_)
            | ToolInput::Erase { .. }
            | ToolInput::Step(_) => None,
        }
    }

    fn pending(&self, scope: &ToolScope<'_>) -> Option<Edit> {
        let (.., laid) = self.running(scope.puzzle.board())?;
        Some(laid.ok()?.edit())
    }

    fn pending_shift(&self, scope: &ToolScope<'_>) -> (i16, i16) {
        let board = scope.puzzle.board();
        let laid = self.running(board).and_then(|(.., laid)| laid.ok());
        laid.filter(|laid| laid.board(board).is_ok()).map_or((0, 0), |laid| laid.shift)
    }

    fn preview(&self, scope: &ToolScope<'_>, scene: &mut Scene) {
        let board = scope.puzzle.board();
        let (rows, cols) = layout_edits::step(&board.grids()[0]);
        // Leaves room around the board to drag a grid to.
        let (x, y) = (f32::from(cols).min(3.0), f32::from(rows).min(3.0));
        let bounds = scene.bounds();
        let around = Area::new(bounds.min.x - x, bounds.min.y - y, bounds.width() + 2.0 * x, bounds.height() + 2.0 * y);
        scene.include(around);
        let marks = GridHighlights { chosen: self.chosen(board), hover: self.hovered(board) };
        match self.running(board) {
            Some((id, to, laid)) => match laid.and_then(|laid| laid.board(board)) {
                Ok(moved) => draw_grids(&moved, &GridHighlights { chosen: Some(id), hover: None }, scene),
                Err(_) => {
                    draw_grids(board, &GridHighlights { chosen: None, hover: None }, scene);
                    draw_ghost(grid_area(&board.grids()[id.index()], to), false, scene);
                }
            },
            None => {
                draw_grids(board, &marks, scene);
                if let Some((like, at)) = self.addition(board) {
                    let made =
                        layout_edits::added(board, like, at, Message::verbatim("")).and_then(|laid| laid.board(board));
                    let area = grid_area(&board.grids()[like.index()], at);
                    draw_ghost(area, made.is_ok(), scene);
                    let size = area.width() * 0.2;
                    let ink = if made.is_ok() { Ink::Accent } else { Ink::Error };
                    scene.label(area.center(), size, "+", Weight::Regular, ink);
                }
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.drag.is_some()
    }
}

impl GridMover {
    fn hovered(&self, board: &Board) -> Option<GridId> {
        let cell = self.hover.filter(|_| self.drag.is_none())?.cell(board)?;
        grid_at(board, cell, self.chosen(board))
    }
}

/// The grids to highlight.
struct GridHighlights {
    chosen: Option<GridId>,
    hover: Option<GridId>,
}

fn grid_area(grid: &Grid, at: Cell) -> Area {
    let size = f32::from(grid.size());
    Area::new(f32::from(at.col), f32::from(at.row), size, size)
}

/// Draws each grid with its outline and number, and the shared cells.
fn draw_grids(board: &Board, marks: &GridHighlights, scene: &mut Scene) {
    fill_cells(scene, Layer::Wash, &shared(board), Ink::Tint(Tint::Violet));
    let is_front = |id: &GridId| Some(*id) == marks.chosen || Some(*id) == marks.hover;
    // Highlighted grids are drawn last, above the others.
    let (front, back): (Vec<GridId>, Vec<GridId>) = board.grid_ids().partition(is_front);
    for &id in back.iter().chain(&front) {
        let grid = &board.grids()[id.index()];
        let area = grid_area(grid, grid.origin());
        let (ink, width) = match (Some(id) == marks.chosen, Some(id) == marks.hover) {
            (true, _) => (Ink::Accent, 0.16),
            (false, true) => (Ink::Accent, 0.08),
            (false, false) => (Ink::Line(Tint::Grey), 0.08),
        };
        if front.contains(&id) {
            scene.fill_areas(Layer::Wash, [area], Ink::AccentWash);
        }
        scene.frame(Layer::Frame, area.expanded(-0.14), Width::Cells(width), ink);
    }
    for &id in back.iter().chain(&front) {
        let grid = &board.grids()[id.index()];
        draw_number(grid_area(grid, grid.origin()), id, Some(id) == marks.chosen, scene);
    }
}

/// Draws the number of a grid in its middle, on a disc that hides the digits below.
fn draw_number(area: Area, id: GridId, chosen: bool, scene: &mut Scene) {
    let radius = (area.width() * 0.1).clamp(0.45, 1.4);
    let (edge, ground, ink) = match chosen {
        true => (Ink::Accent, Ink::Accent, Ink::Paper),
        false => (Ink::Line(Tint::Grey), Ink::Paper, Ink::Given),
    };
    scene.disc(Layer::Digit, area.center(), radius + 0.07, edge);
    scene.disc(Layer::Digit, area.center(), radius, ground);
    scene.label(area.center(), radius * 1.1, id.to_string(), Weight::Semibold, ink);
}

/// Draws the outline of a grid that does not exist yet or is not possible.
fn draw_ghost(area: Area, possible: bool, scene: &mut Scene) {
    let (wash, line) = if possible { (Ink::AccentWash, Ink::Accent) } else { (Ink::ErrorWash, Ink::Error) };
    scene.fill_areas(Layer::Wash, [area], wash);
    scene.frame(Layer::Frame, area, Width::Cells(0.08), line);
}
