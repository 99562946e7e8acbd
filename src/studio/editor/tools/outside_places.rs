//! Where outside clues can be: the areas next to the grids that the tool for outside clues shows, and the position at
//! a spot.

use std::collections::BTreeMap;

use crate::board::{Board, Cell, Grid, OutsidePosition};
use crate::scene::{Area, Point};
use crate::studio::editor::tools::CanvasSpot;
use crate::variant::{cell_area, diagonal_start_corner};

/// The depth of the room for clues around the cells, in cells. Pictures have more room there.
pub(in crate::studio) const CLUE_ROOM: f32 = 0.66;

/// Returns the outside position at a spot, among those that are wanted. If several start from the same cell, chooses
/// the one at the nearest edge, or for diagonals the one that points through the nearest corner.
pub(in crate::studio) fn nearest_outside_position(
    board: &Board,
    spot: CanvasSpot,
    wanted: impl Fn(OutsidePosition) -> bool,
) -> Option<OutsidePosition> {
    let place = cell_area(spot.place());
    let distance = |outside_position: &OutsidePosition| match outside_position.side.outward() {
        _ if outside_position.is_diagonal() => {
            let Point { x, y } = diagonal_start_corner(place, *outside_position);
            (x - spot.point.x).hypot(y - spot.point.y)
        }
        (-1, _) => place.max.y - spot.point.y,
        (1, _) => spot.point.y - place.min.y,
        (_, -1) => place.max.x - spot.point.x,
        _ => spot.point.x - place.min.x,
    };
    let all = OutsidePosition::at(board, spot.place()).filter(|&outside_position| wanted(outside_position));
    all.min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Returns the part of the square of an outside position that is close to its grid. The room around the board is no
/// deeper, so that the tool needs no more room than the clues that it writes.
fn near_part(outside_position: OutsidePosition, grid: &Grid) -> Area {
    let place = outside_position.square(grid);
    let last = i16::from(grid.size()) - 1;
    let (first, last) = (grid.origin(), grid.origin().offset(last, last));
    let mut area = cell_area(place);
    if place.row < first.row {
        area.min.y = area.max.y - CLUE_ROOM;
    } else if place.row > last.row {
        area.max.y = area.min.y + CLUE_ROOM;
    }
    if place.col < first.col {
        area.min.x = area.max.x - CLUE_ROOM;
    } else if place.col > last.col {
        area.max.x = area.min.x + CLUE_ROOM;
    }
    area
}

/// Returns the areas outside all grids in which clues can be, for diagonals or for rows and columns.
pub(super) fn free_areas(board: &Board, is_diagonal: bool) -> impl Iterator<Item = Area> {
    let mut areas: BTreeMap<Cell, Area> = BTreeMap::new();
    for (id, grid) in board.grid_ids().zip(board.grids()) {
        let own = OutsidePosition::all(id, grid).filter(|position| position.is_diagonal() == is_diagonal);
        for position in own.filter(|position| !board.contains(position.square(grid))) {
            let area = near_part(position, grid);
            areas.entry(position.square(grid)).and_modify(|all| *all = all.union(area)).or_insert(area);
        }
    }
    areas.into_values()
}

/// Returns the area of an outside position. Outside the board it is the part of the square that is close to the grid,
/// or the half of it that belongs to one of two diagonals. Where another grid lies, it is a strip along the edge, or
/// for diagonals a small square in the corner.
pub(super) fn place_area(board: &Board, outside_position: OutsidePosition) -> Option<Area> {
    let grid = board.grid(outside_position.grid)?;
    let place = outside_position.square(grid);
    let (square, near) = (cell_area(place), near_part(outside_position, grid));
    if outside_position.is_diagonal() {
        let corner = diagonal_start_corner(square, outside_position);
        let others =
            OutsidePosition::at(board, place).filter(|other| other.is_diagonal() && *other != outside_position);
        let (width, height) = match others.count() {
            _ if board.contains(place) => (0.4, 0.4),
            0 => (near.width(), near.height()),
            1 if outside_position.side.outward().0 != 0 => (0.5, near.height()),
            1 => (near.width(), 0.5),
            _ => (0.5, 0.5),
        };
        let start = |corner: f32, middle: f32, length: f32| if corner > middle { corner - length } else { corner };
        let middle = square.center();
        return Some(Area::new(start(corner.x, middle.x, width), start(corner.y, middle.y, height), width, height));
    }
    if !board.contains(place) {
        return Some(near);
    }
    let depth = 0.34;
    Some(match outside_position.side.outward() {
        (-1, _) => Area::new(square.min.x, square.max.y - depth, 1.0, depth),
        (1, _) => Area::new(square.min.x, square.min.y, 1.0, depth),
        (_, -1) => Area::new(square.max.x - depth, square.min.y, depth, 1.0),
        _ => Area::new(square.min.x, square.min.y, depth, 1.0),
    })
}
