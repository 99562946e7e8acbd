//! Checks of the properties of all places, on random places and boards of all layouts.

use std::fmt::Debug;

use super::*;
use crate::board::{
    Board, Cell, CellSet, DigitSet, Grid, GridId, HouseLayout, Random, Relocation, TraditionalLayout, Transformation,
};

fn boards() -> Vec<Board> {
    let jigsaw = Grid::jigsaw(Cell::new(0, 0), crate::board::random_regions(6, 3)).unwrap();
    vec![
        Board::classic(),
        Board::single(2, 3).unwrap(),
        Board::new(vec![jigsaw]).unwrap(),
        TraditionalLayout::Twin.board(2, 2).unwrap(),
        TraditionalLayout::Samurai.board(3, 3).unwrap(),
    ]
}

/// Returns the rotations and reflections of the board that preserve its grids.
fn turns(board: &Board) -> Vec<Transformation> {
    let (height, width) = board.extent();
    let half = move |cell: Cell| Cell::new(height - 1 - cell.row, width - 1 - cell.col);
    let mirror = move |cell: Cell| Cell::new(cell.row, width - 1 - cell.col);
    let layout = HouseLayout::of(board);
    let images: [&dyn Fn(Cell) -> Cell; 3] = [&half, &mirror, &|cell| Cell::new(cell.col, cell.row)];
    images.into_iter().filter_map(|image| layout.transformation(image)).collect()
}

/// Returns the relocation of all grids down and to the right.
fn shifted(board: &Board, rows: i16, cols: i16) -> Relocation {
    let moved = |grid: &Grid| grid.at(grid.origin().offset(rows, cols)).unwrap();
    let grids = board.grid_ids().zip(board.grids()).map(|(id, grid)| (Some(id), moved(grid))).collect();
    Relocation::new(board, grids).unwrap()
}

fn check<P: Place + Debug>(name: &str) {
    let (mut random, mut made, mut turned) = (Random::new(7), 0, 0);
    for board in boards() {
        for _ in 0..60 {
            let Some(place) = P::random(&board, &mut random) else { continue };
            if place.check_fit(&board).is_err() {
                continue;
            }
            made += 1;
            let cells = place.cells(&board);
            assert!(!cells.is_empty() && cells.iter().all(|cell| board.contains(cell)), "{name} {place:?}");
            let words = place.description(&board).to_string();
            assert!(!words.is_empty() && !words.contains('$'), "{name} {place:?}: {words}");
            assert_eq!(place.relocated(&shifted(&board, 0, 0)).as_ref(), Some(&place), "{name}: nothing moves");
            let away = shifted(&board, 2, 3);
            let there = place.relocated(&away).unwrap();
            assert_eq!(there.check_fit(away.board()), Ok(()), "{name} {place:?}");
            let expected: CellSet = cells.iter().map(|cell| cell.offset(2, 3)).collect();
            assert_eq!(there.cells(away.board()), expected, "{name} {place:?}");
            let nothing = Transformation::identity(&board);
            assert_eq!(place.transformed(&board, &nothing).as_ref(), Some(&place), "{name}: nothing turns");
            for step in turns(&board) {
                let image = place.transformed(&board, &step).unwrap();
                assert_eq!(image.check_fit(&board), Ok(()), "{name} {place:?}");
                assert_eq!(image.cells(&board), step.cells(&board, cells.iter()), "{name} {place:?}");
                // Each of these turns is its own inverse.
                assert_eq!(image.transformed(&board, &step).as_ref(), Some(&place), "{name} {place:?}");
                turned += 1;
            }
            // Repeating the stroke that made a place must remove it again. With gestures that draw cells or lines, the
            // stroke need only not fail.
            let stroke = Stroke::new(cells.iter().next().unwrap()).over(cells.iter());
            if let StrokeEffect::Changed(painted) = P::apply_stroke(None, &board, &stroke) {
                let again = P::apply_stroke(Some(&painted), &board, &stroke);
                let sets = matches!(P::GESTURE, Gesture::Cells | Gesture::Path);
                assert!(sets || again == StrokeEffect::Removed, "{name}: the second press takes {painted:?} away");
            }
        }
    }
    assert!(made > 50 && turned > 50, "{name}: {made} places, {turned} turned");
}

#[test]
fn every_place_moves_and_turns_with_its_board() {
    check::<GridId>("grid");
    check::<GridBox>("box");
    check::<Square>("square");
    check::<CellSet>("cells");
    check::<CellMarks<2>>("marks");
    check::<Path>("path");
    check::<Border>("border");
    check::<Corner>("corner");
    check::<Groups>("groups");
    check::<OutsideClues<Option<u16>>>("numbers outside");
    check::<OutsideClues<DigitSet>>("digits outside");
}

#[test]
fn paths_keep_their_order() {
    let board = TraditionalLayout::Twin.board(3, 3).unwrap();
    let path = |text: &str| text.parse::<Path>().unwrap();
    let step = shifted(&board, 1, 4);
    assert_eq!(path("r2c2 r1c1 r1c2").relocated(&step), Some(path("r3c6 r2c5 r2c6")));
    let turn = HouseLayout::of(&board).transformation(|cell| Cell::new(14 - cell.row, 14 - cell.col)).unwrap();
    assert_eq!(path("r2c2 r1c1 r1c2").transformed(&board, &turn), Some(path("r14c14 r15c15 r15c14")));
    // If a grid moves away from under a line, the rest is not a line.
    let grids = board.grids();
    let moved = vec![(Some(GridId(0)), grids[0].clone()), (Some(GridId(1)), grids[1].at(Cell::new(20, 20)).unwrap())];
    let step = Relocation::new(&board, moved).unwrap();
    let torn = path("r6c6 r7c7 r8c8 r9c9 r10c10").relocated(&step);
    assert!(torn.is_none_or(|torn| torn.check_fit(step.board()).is_err()));
    assert_eq!(path("r1c1 r2c2").check_fit(&board), Ok(()));
    let twice = path("r1c1 r1c2 r1c1").check_fit(&board);
    assert_eq!(twice, Err(PlacementError::TwiceOnPath { cell: Cell::new(0, 0) }));
    let jump = PlacementError::NotTouching { from: Cell::new(0, 0), to: Cell::new(0, 2) };
    assert_eq!(path("r1c1 r1c3").check_fit(&board), Err(jump));
}

/// Drags each end of random places to a free cell next to it and back.
fn ends_return<P: Place + Debug>(board: &Board) -> usize {
    let mut random = Random::new(5);
    let mut dragged = 0;
    for _ in 0..200 {
        let Some(place) = P::random(board, &mut random).filter(|place| place.check_fit(board).is_ok()) else {
            continue;
        };
        for end in place.ends() {
            let own = place.cells(board);
            assert!(own.contains(end), "{place:?}: {end}");
            assert_eq!(place.with_end_dragged(&[end]), None, "a press changes nothing");
            let Some(free) = end.neighbours().into_iter().find(|&cell| board.contains(cell) && !own.contains(cell))
            else {
                continue;
            };
            let longer = place.with_end_dragged(&[end, free]).expect("there is room");
            assert_eq!(longer.check_fit(board), Ok(()), "{longer:?}");
            assert_eq!(longer.cells(board).len(), own.len() + 1);
            if longer.ends().contains(&free) {
                assert_eq!(longer.with_end_dragged(&[free, end]).as_ref(), Some(&place), "back to {end}");
                dragged += 1;
            }
        }
    }
    dragged
}

#[test]
fn ends_are_dragged_out_and_back() {
    let board = Board::classic();
    assert!(ends_return::<Path>(&board) > 200);
    assert!(ends_return::<Tree>(&board) > 200);
    assert!(ends_return::<Shafts>(&board) > 100);
    assert!(ends_return::<CellSet>(&board) > 50);
}

#[test]
fn an_end_that_goes_back_along_its_line_cuts_it_off() {
    let path = |text: &str| text.parse::<Path>().unwrap();
    let cells = |text: &str| path(text).0;
    let line = path("r1c1 r1c2 r1c3 r1c4");
    assert_eq!(line.with_end_dragged(&cells("r1c4 r1c3 r1c2")), Some(path("r1c1 r1c2")));
    assert_eq!(line.with_end_dragged(&cells("r1c1 r1c2 r1c3")), Some(path("r1c3 r1c4")));
    assert_eq!(line.with_end_dragged(&cells("r1c4 r1c3 r1c2 r1c1")), None, "nothing would be left");
    assert_eq!(line.with_end_dragged(&cells("r1c2 r2c2")), None, "it is no end");
    let arrow = Shafts { circle: "r1c1".parse().unwrap(), shafts: vec![line.clone(), path("r1c1 r2c1 r3c1")] };
    let shorter = arrow.with_end_dragged(&cells("r3c1 r2c1")).unwrap();
    assert_eq!(shorter.shafts, [line.clone(), path("r1c1 r2c1")]);
    let tree = Tree { stem: line, branches: vec![path("r1c2 r2c2 r3c2")] };
    assert_eq!(tree.ends(), cells("r1c4 r3c2"), "the bulb stays");
    assert_eq!(tree.with_end_dragged(&cells("r3c2 r4c2")).unwrap().branches, [path("r1c2 r2c2 r3c2 r4c2")]);
    let cage: CellSet = "r1c1-3".parse().unwrap();
    assert_eq!(cage.with_end_dragged(&cells("r1c3 r2c3 r3c3")), Some("r1c1-3 r2-3c3".parse().unwrap()));
    assert_eq!(cage.with_end_dragged(&cells("r1c3 r1c2")), Some("r1c1-2".parse().unwrap()));
}
