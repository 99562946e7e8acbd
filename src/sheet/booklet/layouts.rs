//! What a board is called that is more than one grid of boxes, or has no rules but those of its grid.

use crate::board::{Board, Boxes, Cell, Preset};
use crate::puzzle::Puzzle;
use crate::words::Message;

/// The name of a layout: of several grids, or one grid without boxes. None for a grid with boxes.
pub(super) fn layout_of(board: &Board) -> Option<Message> {
    let [only] = board.grids() else { return Some(Message::new(name_of_several(board))) };
    match only.boxes() {
        Boxes::Regular { .. } => None,
        Boxes::Jigsaw(_) => Some(Message::new("book-jigsaw")),
        Boxes::Latin => Some(Message::new("book-latin")),
    }
}

/// The name of the kind of sudoku that a puzzle is by its board alone; None where only its rules tell.
pub(super) fn kind_of_board(puzzle: &Puzzle) -> Option<Message> {
    let classic = || puzzle.rules_meant().next().is_none().then(|| Message::new("book-classic"));
    layout_of(puzzle.board()).or_else(classic)
}

/// The key of the name of grids that lie as in one of the customary layouts.
fn name_of_several(board: &Board) -> &'static str {
    let places = |board: &Board| {
        let top_left = board.grids().iter().map(|grid| grid.origin()).fold(None, |least: Option<Cell>, at| {
            Some(least.map_or(at, |least| Cell::new(least.row.min(at.row), least.col.min(at.col))))
        });
        let from = top_left.unwrap_or_else(|| Cell::new(0, 0));
        let mut places: Vec<Cell> =
            board.grids().iter().map(|grid| grid.origin().offset(-from.row, -from.col)).collect();
        places.sort();
        places
    };
    let own = places(board);
    let usual_boxes = match board.size() {
        4 => (2, 2),
        6 => (2, 3),
        8 => (2, 4),
        12 => (3, 4),
        16 => (4, 4),
        _ => (3, 3),
    };
    let boxes = board.grids().iter().find_map(|grid| grid.box_shape()).unwrap_or(usual_boxes);
    let count = u8::try_from(board.grids().len()).unwrap_or(u8::MAX);
    let layouts = Preset::ALL.into_iter().filter(|preset| !matches!(preset, Preset::Single | Preset::Chain { .. }));
    let chain = std::iter::once(Preset::Chain { grids: count });
    let found =
        layouts.chain(chain).find(|preset| preset.board(boxes.0, boxes.1).is_ok_and(|board| places(&board) == own));
    match found {
        Some(Preset::Twin) => "book-twin",
        Some(Preset::Chain { .. }) => "book-chain",
        Some(Preset::Samurai) => "book-samurai",
        Some(Preset::Sohei) => "book-sohei",
        Some(Preset::Windmill) => "book-windmill",
        Some(Preset::Butterfly) => "book-butterfly",
        Some(Preset::Flower) => "book-flower",
        Some(Preset::Single) | None => "book-several-grids",
    }
}
