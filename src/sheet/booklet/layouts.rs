//! Names of boards that have several grids or no regular boxes, or of puzzles that have only the rules of their grid.

use crate::board::{Board, Boxes, Cell, TraditionalLayout};
use crate::puzzle::Puzzle;
use crate::words::Message;

/// Returns the name of a layout with several grids, or of a single grid without regular boxes, and `None` for a single
/// grid with regular boxes.
pub(super) fn layout_of(board: &Board) -> Option<Message> {
    let [only] = board.grids() else { return Some(Message::new(name_of_several(board))) };
    match only.boxes() {
        Boxes::Regular { .. } => None,
        Boxes::Jigsaw(_) => Some(Message::new("book-jigsaw")),
        Boxes::Latin => Some(Message::new("book-latin")),
    }
}

/// Returns the kind of sudoku that follows from a puzzle's board alone, or `None` if only its rules determine it.
pub(super) fn kind_of_board(puzzle: &Puzzle) -> Option<Message> {
    let classic = || puzzle.effective_rules().next().is_none().then(|| Message::new("book-classic"));
    layout_of(puzzle.board()).or_else(classic)
}

/// Returns the message key for several grids, which names the layout if it is one of the presets.
fn name_of_several(board: &Board) -> &'static str {
    // The origins of the grids, relative to the top left corner of all grids, so that boards can be compared.
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
    let layouts = TraditionalLayout::ALL
        .into_iter()
        .filter(|preset| !matches!(preset, TraditionalLayout::Single | TraditionalLayout::Chain { .. }));
    let chain = std::iter::once(TraditionalLayout::Chain { grids: count });
    let found =
        layouts.chain(chain).find(|preset| preset.board(boxes.0, boxes.1).is_ok_and(|board| places(&board) == own));
    match found {
        Some(TraditionalLayout::Twin) => "book-twin",
        Some(TraditionalLayout::Chain { .. }) => "book-chain",
        Some(TraditionalLayout::Samurai) => "book-samurai",
        Some(TraditionalLayout::Sohei) => "book-sohei",
        Some(TraditionalLayout::Windmill) => "book-windmill",
        Some(TraditionalLayout::Butterfly) => "book-butterfly",
        Some(TraditionalLayout::Flower) => "book-flower",
        Some(TraditionalLayout::Single) | None => "book-several-grids",
    }
}
