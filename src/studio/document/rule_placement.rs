//! Moving rules: by rows and columns, to another box or grid, to another board, or rotated and mirrored with their
//! cells.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Grid, GridId, HouseLayout, Relocation, Turn};
use crate::place::{Gesture, PlacementError, Stroke, StrokeEffect};
use crate::puzzle::{Edit, Puzzle};
use crate::studio::document::rules::named;
use crate::variant::Rule;
use crate::words::message;

/// Returns the bounding rectangle of cells: its upper left corner, and its numbers of rows and columns.
pub(in crate::studio) fn frame(cells: &CellSet) -> Option<(Cell, (i16, i16))> {
    let least = |side: fn(Cell) -> i16| cells.iter().map(side).min();
    let most = |side: fn(Cell) -> i16| cells.iter().map(side).max();
    let corner = Cell::new(least(|cell| cell.row)?, least(|cell| cell.col)?);
    Some((corner, (most(|cell| cell.row)? - corner.row + 1, most(|cell| cell.col)? - corner.col + 1)))
}

/// Returns the cells of a rule that is defined by its cells alone, whatever the grids are. None for a rule of a box or
/// a grid, or with outside clues.
pub(in crate::studio) fn own_cells(rule: &Rule, board: &Board) -> Option<CellSet> {
    match rule.kind().gesture() {
        Gesture::Cells | Gesture::Path | Gesture::Border | Gesture::Corner | Gesture::Square => Some(rule.cells(board)),
        Gesture::Grid | Gesture::Box | Gesture::Edge => None,
    }
}

/// Returns a rule moved by an offset, on the same board or another one. None if it does not fit.
pub(in crate::studio) fn translated(rule: &Rule, from: &Board, to: &Board, rows: i16, cols: i16) -> Option<Rule> {
    let cells = own_cells(rule, from)?;
    let moved = moved_unchecked(rule, &cells, rows, cols).filter(|moved| moved.check_fit(to).is_ok())?;
    (moved.cells(to).len() == cells.len()).then_some(moved)
}

/// Returns a rule defined by cells, moved by an offset on its board.
///
/// # Errors
/// Returns the placement error if the moved rule does not fit, or None if the rule cannot be expressed there.
pub(in crate::studio) fn shifted_with_cells(
    rule: &Rule,
    board: &Board,
    rows: i16,
    cols: i16,
) -> Result<Rule, Option<PlacementError>> {
    let moved = own_cells(rule, board)
        .and_then(|cells| moved_unchecked(rule, &cells, rows, cols))
        .ok_or(None::<PlacementError>)?;
    moved.check_fit(board).map(|()| moved).map_err(Some)
}

/// Returns a rule with these cells moved by an offset, without checking that it fits.
fn moved_unchecked(rule: &Rule, cells: &CellSet, rows: i16, cols: i16) -> Option<Rule> {
    // Relocation works on grids, so an auxiliary grid around all cells is moved.
    let (corner, (high, wide)) = frame(cells)?;
    let size = u8::try_from(high.max(wide).max(2)).ok()?;
    let (old, new) = (Grid::latin(corner, size).ok()?, Grid::latin(corner.offset(rows, cols), size).ok()?);
    let step = Relocation::new(&Board::new(vec![old]).ok()?, vec![(Some(GridId(0)), new)]).ok()?;
    rule.relocated(&step)
}

/// Returns single-grid boards around these cells: their own grid, for rules that need boxes, and one without
/// boxes.
fn squares(cells: &CellSet, board: &Board) -> Vec<Board> {
    let own = board.grids().iter().find(|grid| cells.iter().all(|cell| grid.contains(cell))).cloned();
    let bare = frame(cells).and_then(|(corner, (high, wide))| {
        let size = u8::try_from(high.max(wide)).ok()?.max(board.size());
        Grid::latin(corner, size).ok()
    });
    let alone = |grid: Grid| Some(Board::new(vec![grid]).ok()?.with_numbering(board.numbering()));
    own.into_iter().chain(bare).filter_map(alone).collect()
}

/// Returns a rule defined by cells, rotated or mirrored with them. `image` maps each cell.
///
/// # Errors
/// Returns the placement error if the transformed rule does not fit, or None if the rule cannot be expressed that way.
pub(in crate::studio) fn turned(
    rule: &Rule,
    board: &Board,
    turn: Turn,
    image: impl Fn(Cell) -> Cell,
) -> Result<Rule, Option<PlacementError>> {
    match transformed_unchecked(rule, board, turn, image) {
        Some(moved) => moved.check_fit(board).map(|()| moved).map_err(Some),
        None => Err(None),
    }
}

/// Returns the transformed rule, without checking that it fits.
fn transformed_unchecked(rule: &Rule, board: &Board, turn: Turn, image: impl Fn(Cell) -> Cell) -> Option<Rule> {
    let cells = own_cells(rule, board)?;
    let images: CellSet = cells.iter().map(image).collect();
    let (to, _) = frame(&images)?;
    // A square grid that the turn maps to itself transforms the rule. The result is then moved to the image of its
    // cells.
    let step = |square: Board| {
        let step = HouseLayout::of(&square).transformation(|cell| square.turned_cell(turn, cell))?;
        rule.check_fit(&square).is_ok().then_some((square, step))
    };
    let (square, step) = squares(&cells, board).into_iter().find_map(step)?;
    let there = rule.transformed(&square, &step)?;
    let cells = there.cells(&square);
    let (from, _) = frame(&cells)?;
    moved_unchecked(&there, &cells, to.row - from.row, to.col - from.col)
}

/// Returns a rule of a box or a grid, moved to the box or the grid at a cell. Outside clues move to the grid there.
fn moved_to_cell(rule: &Rule, board: &Board, to: Cell) -> Option<Rule> {
    if rule.kind().gesture() == Gesture::Edge {
        let grid = board.grid(board.grids_at(to).next()?)?;
        return moved_to_scope(rule, board, board, &grid.cells().collect());
    }
    let StrokeEffect::Changed(there) = rule.kind().apply_stroke(None, board, &Stroke::new(to)) else { return None };
    rule.at_place_of(&there).filter(|moved| moved.check_fit(board).is_ok())
}

/// Returns the grid of a rule. If the board has several, it is the one whose removal would remove the rule.
fn grid_of(rule: &Rule, board: &Board) -> Option<GridId> {
    let is_gone_without = |&id: &GridId| {
        let others = board.grid_ids().zip(board.grids()).filter(|(other, _)| *other != id);
        let others: Vec<(Option<GridId>, Grid)> = others.map(|(other, grid)| (Some(other), grid.clone())).collect();
        Relocation::new(board, others).is_ok_and(|step| rule.relocated(&step).is_none())
    };
    match board.grids().len() {
        1 => board.grid_ids().next(),
        _ => board.grid_ids().find(is_gone_without),
    }
}

/// Returns the cells of the box or the grid that a rule applies to; None for a rule defined by cells.
pub(in crate::studio) fn scope_cells(rule: &Rule, board: &Board) -> Option<CellSet> {
    match rule.kind().gesture() {
        Gesture::Box => Some(rule.cells(board)),
        Gesture::Grid | Gesture::Edge => Some(board.grid(grid_of(rule, board)?)?.cells().collect()),
        Gesture::Cells | Gesture::Path | Gesture::Border | Gesture::Corner | Gesture::Square => None,
    }
}

/// Returns a rule of a box or a grid, moved to the box or the grid with these cells, on the same board or another
/// one. None if there is no such box or grid, or the rule does not fit.
pub(in crate::studio) fn moved_to_scope(rule: &Rule, from: &Board, to: &Board, cells: &CellSet) -> Option<Rule> {
    if rule.kind().gesture() == Gesture::Box {
        return moved_to_cell(rule, to, cells.iter().next()?).filter(|moved| moved.cells(to) == *cells);
    }
    let (own, covers) = (grid_of(rule, from)?, |grid: &Grid| grid.cells().collect::<CellSet>() == *cells);
    let place = to.grids().iter().position(covers)?;
    // Only the grid at `place` is treated as the moved grid of the rule. All others are treated as new grids.
    let grids = to.grids().iter().enumerate().map(|(at, grid)| ((at == place).then_some(own), grid.clone()));
    let step = Relocation::new(from, grids.collect()).ok()?;
    rule.relocated(&step).filter(|moved| moved.check_fit(to).is_ok())
}

/// Returns the row and column of the centre of cells, doubled so that they are integers.
fn doubled_centre(cells: &CellSet) -> Option<(i32, i32)> {
    let (corner, (high, wide)) = frame(cells)?;
    Some((2 * i32::from(corner.row) + i32::from(high), 2 * i32::from(corner.col) + i32::from(wide)))
}

/// Returns a rule of a box or a grid, moved to the nearest box or grid in the direction of a step. Of two at the same
/// distance, the one to the left of the direction is chosen, so that every grid of a samurai can be reached.
fn moved_to_neighbour(rule: &Rule, board: &Board, rows: i16, cols: i16) -> Option<Rule> {
    let here = scope_cells(rule, board)?;
    let from = doubled_centre(&here)?;
    let (down, across) = (i32::from(rows.signum()), i32::from(cols.signum()));
    let boxes = |grid: &Grid| {
        (0..grid.box_count()).map(|at| grid.box_cells(at).into_iter().collect()).collect::<Vec<CellSet>>()
    };
    let mut places: Vec<CellSet> = match rule.kind().gesture() {
        Gesture::Box => board.grids().iter().flat_map(boxes).collect(),
        _ => board.grids().iter().map(|grid| grid.cells().collect()).collect(),
    };
    // The sort key of a place: its squared distance, and its offset to the right of the direction. None if the place is
    // more than 45 degrees off the direction.
    let way = |cells: &CellSet| {
        let to = doubled_centre(cells)?;
        let (rows, cols) = (to.0 - from.0, to.1 - from.1);
        // The dot and the cross product of the offset and the direction. With rows counted downwards, the cross product
        // is positive on the right.
        let (along, right) = (rows * down + cols * across, rows * across - cols * down);
        (along > 0 && right.abs() <= along).then_some((rows * rows + cols * cols, right))
    };
    places.retain(|cells| way(cells).is_some());
    places.sort_by_key(|cells| way(cells));
    places.iter().find_map(|cells| moved_to_scope(rule, board, board, cells))
}

/// Returns whether a rule could also have another place on a board.
pub(in crate::studio) fn has_places(rule: &Rule, board: &Board) -> bool {
    match rule.kind().gesture() {
        Gesture::Cells | Gesture::Path | Gesture::Border | Gesture::Corner | Gesture::Square | Gesture::Box => true,
        Gesture::Grid | Gesture::Edge => board.grids().len() > 1,
    }
}

/// The error that a rule does not fit at its new place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) struct NoPlaceError;

/// Moves each of the chosen rules by a function. Returns None if nothing changes.
fn moved(
    puzzle: &Puzzle,
    chosen: &BTreeSet<usize>,
    place: impl Fn(&Rule) -> Option<Rule>,
) -> Result<Option<Edit>, NoPlaceError> {
    let mut edits = Vec::new();
    for &index in chosen {
        let rule = &puzzle.rules().get(index).ok_or(NoPlaceError)?.rule;
        let moved = place(rule).ok_or(NoPlaceError)?;
        if moved != *rule {
            edits.push(Edit::ChangeRule(index, moved));
        }
    }
    let what = message!("tell-rules-move", rule = named(puzzle, chosen));
    Ok((!edits.is_empty()).then_some(Edit::All { edits, what }))
}

/// Moves the chosen rules by an offset. Rules of a box or a grid, and outside clues, move to the next box or grid in
/// that direction. Returns None if a rule has no place there, or if nothing changes.
pub(in crate::studio) fn shifted(puzzle: &Puzzle, chosen: &BTreeSet<usize>, rows: i16, cols: i16) -> Option<Edit> {
    let board = puzzle.board();
    let place = |rule: &Rule| match own_cells(rule, board) {
        Some(_) => translated(rule, board, board, rows, cols),
        None => moved_to_neighbour(rule, board, rows, cols),
    };
    moved(puzzle, chosen, place).ok().flatten()
}

/// Moves the chosen rules from one cell to another: those of boxes and grids to the box or the grid there, the
/// others by the offset of the cells. Returns None if nothing changes.
///
/// # Errors
/// Returns an error if one of them does not fit there.
pub(in crate::studio) fn dragged_to(
    puzzle: &Puzzle,
    chosen: &BTreeSet<usize>,
    from: Cell,
    to: Cell,
) -> Result<Option<Edit>, NoPlaceError> {
    let board = puzzle.board();
    moved(puzzle, chosen, |rule| match own_cells(rule, board) {
        Some(_) => translated(rule, board, board, to.row - from.row, to.col - from.col),
        None => moved_to_cell(rule, board, to),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;
    use crate::puzzle::PlacedRule;
    use crate::variant::{Kind, MagicBox, Position, Region};

    fn set(places: &[usize]) -> BTreeSet<usize> {
        places.iter().copied().collect()
    }

    fn puzzle(board: Board, regions: &[&str]) -> Puzzle {
        let add = |puzzle: Puzzle, cells: &&str| {
            let region = PlacedRule::new(Region { cells: cells.parse().unwrap() });
            Edit::AddRule(region).apply(&puzzle).unwrap()
        };
        regions.iter().fold(Puzzle::empty(board), add)
    }

    #[test]
    fn rules_move_over_the_board_as_far_as_it_goes() {
        let puzzle = puzzle(Board::classic(), &["r1c1-2", "r2c1-2"]);
        let cells = |edit: Option<Edit>| {
            let moved = edit?.apply(&puzzle).unwrap();
            let cells = moved.rules().iter().map(|placed| placed.rule.cells(moved.board()).to_string());
            Some(cells.collect::<Vec<_>>().join(" and "))
        };
        let move_by = |chosen: &[usize], rows, cols| cells(shifted(&puzzle, &set(chosen), rows, cols));
        assert_eq!(move_by(&[0], 1, 3).as_deref(), Some("r2c4-5 and r2c1-2"));
        assert_eq!(move_by(&[1], -1, 0).as_deref(), Some("r1c1-2 and r1c1-2"));
        assert_eq!(move_by(&[0, 1], 0, 7).as_deref(), Some("r1c8-9 and r2c8-9"));
        assert_eq!([move_by(&[0, 1], -1, 0), move_by(&[0], 0, 8), move_by(&[1], 0, -1)], [None, None, None]);
        // A rule for a whole grid cannot move if there is only one.
        let whole = Edit::AddRule(PlacedRule::new(Position { grid: GridId(0) })).apply(&puzzle).unwrap();
        assert_eq!(shifted(&whole, &set(&[2]), 1, 0), None);
    }

    #[test]
    fn rules_cross_from_grid_to_grid() {
        let samurai = TraditionalLayout::Samurai.board(3, 3).unwrap();
        let puzzle = puzzle(samurai.clone(), &["r5c8-9 r6c8"]);
        let moved = |rows, cols| {
            let edit = shifted(&puzzle, &set(&[0]), rows, cols)?;
            let moved = edit.apply(&puzzle).ok()?;
            Some(moved.rules()[0].rule.cells(&samurai).to_string())
        };
        assert_eq!(moved(10, 10).as_deref(), Some("r15c18-19 r16c18"));
        assert_eq!(moved(0, 3), None, "there is a hole");
        let back = Region { cells: "r16-17c18-19".parse().unwrap() }.into();
        let there = translated(&back, &samurai, &Board::classic(), -15, -17).unwrap();
        assert_eq!(there.cells(&Board::classic()).to_string(), "r1-2c1-2");
    }

    /// Returns the rule after each of these steps.
    fn steps(board: Board, rule: impl Into<Rule>, steps: &[(i16, i16)]) -> Vec<Option<Rule>> {
        let mut puzzle = Edit::AddRule(PlacedRule::new(rule)).apply(&Puzzle::empty(board)).unwrap();
        let step = |&(rows, cols): &(i16, i16)| {
            puzzle = shifted(&puzzle, &set(&[0]), rows, cols)?.apply(&puzzle).unwrap();
            Some(puzzle.rules()[0].rule.clone())
        };
        steps.iter().map(step).collect()
    }

    #[test]
    fn rules_of_boxes_go_from_box_to_box_by_steps() {
        let magic = |number| Rule::from(MagicBox { grid: GridId(0), number, diagonals: false });
        let found = steps(Board::classic(), magic(5), &[(0, 1), (0, 1), (1, 0), (0, -1), (-1, 0)]);
        let expected = [Some(6), None, Some(9), Some(8), Some(5)];
        assert_eq!(found, expected.map(|number| number.map(magic)));
    }

    #[test]
    fn rules_of_grids_and_clues_beyond_edges_reach_each_grid_by_steps() {
        let samurai = TraditionalLayout::Samurai.board(3, 3).unwrap();
        let at = |row, col| samurai.grids().iter().position(|grid| grid.origin() == Cell::new(row, col));
        let id = |row, col| GridId(at(row, col).unwrap() as u8);
        let way = [(0, 1), (0, 1), (1, 0), (1, 0), (1, 0), (0, -1), (0, -1)];
        let (middle, east, south, west) = (id(6, 6), id(0, 12), id(12, 12), id(12, 0));
        let grids = [Some(middle), Some(east), Some(middle), Some(south), None, Some(middle), Some(west)];
        let position = |grid: GridId| Rule::from(Position { grid });
        let found = steps(samurai.clone(), position(id(0, 0)), &way);
        assert_eq!(found, grids.map(|grid| grid.map(position)));
        // For each kind with outside clues: the same clues on another grid.
        let is_beyond = |kind: &&Kind| kind.gesture() == Gesture::Edge;
        let mut count = 0;
        for (board, rule) in Kind::ALL.iter().filter(is_beyond).flat_map(|kind| kind.examples()) {
            if board.size() != 9 || board.grids().len() > 1 {
                continue;
            }
            let cells = samurai.grids()[at(0, 0).unwrap()].cells().collect();
            let Some(here) = moved_to_scope(&rule, &board, &samurai, &cells) else { continue };
            let found = steps(samurai.clone(), here.clone(), &[(0, 1), (0, -1)]);
            let there = found[0].clone().unwrap();
            assert_eq!(scope_cells(&there, &samurai), Some(samurai.grids()[middle.index()].cells().collect()));
            assert_ne!(there, here);
            assert!(found[1].is_some(), "{:?}", rule.kind());
            count += 1;
        }
        assert!(count > 0);
    }

    /// Each rule that is defined by cells moves with its cells, and moving it back gives the same rule.
    #[test]
    fn every_kind_of_rule_is_carried_and_comes_back() {
        let mut carried = 0;
        for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
            let Some(cells) = own_cells(&rule, &board) else { continue };
            for (rows, cols) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1)] {
                let there: CellSet = cells.iter().map(|cell| cell.offset(rows, cols)).collect();
                let moved = translated(&rule, &board, &board, rows, cols);
                if let Some(moved) = moved {
                    assert_eq!(moved.cells(&board), there, "{:?}", rule.kind());
                    assert_eq!(translated(&moved, &board, &board, -rows, -cols).as_ref(), Some(&rule));
                    carried += 1;
                }
            }
        }
        assert!(carried > 100, "{carried}");
    }

    /// Each rule that is defined by cells is transformed within its bounding rectangle, and then back to the same rule.
    /// Its cells follow the map of cells.
    #[test]
    fn every_kind_of_rule_is_turned_with_its_cells_and_comes_back() {
        let mut count = 0;
        for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
            let Some(cells) = own_cells(&rule, &board) else { continue };
            let Some((corner, (high, wide))) = frame(&cells) else { continue };
            for turn in Turn::ALL {
                let around = |turn: Turn, (rows, cols)| {
                    move |cell: Cell| {
                        let local = Cell::new(cell.row - corner.row, cell.col - corner.col);
                        turn.apply(local, rows, cols).offset(corner.row, corner.col)
                    }
                };
                let there = if turn.exchanges_axes() { (wide, high) } else { (high, wide) };
                let image = around(turn, (high, wide));
                let Ok(moved) = super::turned(&rule, &board, turn, image) else { continue };
                let images: CellSet = cells.iter().map(image).collect();
                assert_eq!(moved.cells(&board), images, "{:?} {turn:?}", rule.kind());
                let back = super::turned(&moved, &board, turn.inverse(), around(turn.inverse(), there));
                assert_eq!(back.map(|back| back.cells(&board)), Ok(cells.clone()), "{:?} {turn:?}", rule.kind());
                count += 1;
            }
        }
        assert!(count > 100, "{count}");
    }

    #[test]
    fn rules_of_boxes_and_grids_are_carried_to_others() {
        let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
        let position =
            Edit::AddRule(PlacedRule::new(Position { grid: GridId(0) })).apply(&Puzzle::empty(twin)).unwrap();
        let at = |text: &str| text.parse::<Cell>().unwrap();
        let edit = super::dragged_to(&position, &set(&[0]), at("r1c1"), at("r15c15")).unwrap().unwrap();
        let moved = edit.apply(&position).unwrap();
        assert_eq!(moved.rules()[0].rule, Position { grid: GridId(1) }.into());
        assert_eq!(super::dragged_to(&position, &set(&[0]), at("r1c1"), at("r2c2")), Ok(None), "it is there already");
        assert_eq!(super::dragged_to(&position, &set(&[0]), at("r1c1"), at("r1c15")), Err(NoPlaceError));
    }
}
