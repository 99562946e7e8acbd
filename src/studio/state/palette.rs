//! The tools at hand: which one is taken up, and which ones this board has no use for.

use crate::board::{Board, GridId};
use crate::place::{Gesture, Painted, Stroke};
use crate::variant::Kind;

use super::tools::{
    ClueWriter, Digits, GridMover, Input, JigsawPainter, PinTool, RuleMover, RulePainter, Scope, Tool, ToolId,
    is_on_handle,
};

enum Hand {
    Digits(Digits),
    Painter(Kind, Box<RulePainter>),
    Clues(Kind, ClueWriter),
    Grids(GridMover),
    Jigsaw(JigsawPainter),
    Pins(PinTool),
}

/// The tools for one board.
pub(in crate::studio) struct Palette {
    hand: Hand,
    /// Moves rules, in the place of the tool in the hand while it does.
    mover: RuleMover,
    board: Board,
    /// The kinds that cannot stand on the board, each with the reason.
    refusals: Vec<(Kind, String)>,
}

impl Palette {
    pub fn new(board: &Board) -> Palette {
        let refusals = Kind::ALL.iter().filter_map(|&kind| Some((kind, misfit(kind, board)?))).collect();
        Palette { hand: Hand::Digits(Digits::default()), mover: RuleMover::default(), board: board.clone(), refusals }
    }

    /// Looks again at what the board has use for, when it is another one.
    pub fn fit(&mut self, board: &Board) {
        if self.board == *board {
            return;
        }
        let hand = std::mem::replace(&mut self.hand, Hand::Digits(Digits::default()));
        *self = Palette::new(board);
        // The tools that make other boards stay in the hand.
        if matches!(hand, Hand::Grids(_) | Hand::Jigsaw(_)) {
            self.hand = hand;
        }
    }

    /// Why rules of this kind cannot stand on the board, or None when they can.
    pub fn refusal(&self, kind: Kind) -> Option<&str> {
        self.refusals.iter().find(|(refused, _)| *refused == kind).map(|(_, reason)| reason.as_str())
    }

    pub fn tool_id(&self) -> ToolId {
        match &self.hand {
            Hand::Digits(_) => ToolId::Digits,
            Hand::Painter(kind, _) | Hand::Clues(kind, _) => ToolId::Paint(*kind),
            Hand::Jigsaw(_) => ToolId::Jigsaw,
            Hand::Grids(_) => ToolId::Grids,
            Hand::Pins(_) => ToolId::Pins,
        }
    }

    /// Whether rules are being moved over the board.
    pub fn moves_rules(&self) -> bool {
        self.mover.is_busy()
    }

    /// Whether the handle of the selected rule is shown: where cells are selected and nothing is painted.
    pub fn shows_handle(&self) -> bool {
        matches!(self.hand, Hand::Digits(_)) && !self.tool().is_busy()
    }

    /// Whether what the pointer does is about a rule that is moved, and not for the tool in the hand.
    fn is_for_mover(&self, input: &Input, scope: &Scope<'_>) -> bool {
        let paints = matches!(self.hand, Hand::Digits(_) | Hand::Painter(..));
        match *input {
            _ if self.mover.is_busy() => true,
            Input::Press { spot, keys } => paints && self.mover.takes(spot, keys, self.shows_handle(), scope),
            Input::Double(spot) => self.shows_handle() && is_on_handle(spot, scope),
            _ => false,
        }
    }

    /// What takes this input: the tool in the hand, or what moves rules. `still`: rules stay where they are.
    pub fn taker(&mut self, input: &Input, still: bool, scope: &Scope<'_>) -> &mut dyn Tool {
        match !still && self.is_for_mover(input, scope) {
            true => &mut self.mover,
            false => self.hand_mut(),
        }
    }

    pub fn tool(&self) -> &dyn Tool {
        match &self.hand {
            _ if self.mover.is_busy() => &self.mover,
            Hand::Digits(digits) => digits,
            Hand::Painter(_, painter) => painter.as_ref(),
            Hand::Clues(_, writer) => writer,
            Hand::Jigsaw(painter) => painter,
            Hand::Grids(mover) => mover,
            Hand::Pins(pins) => pins,
        }
    }

    fn hand_mut(&mut self) -> &mut dyn Tool {
        match &mut self.hand {
            Hand::Digits(digits) => digits,
            Hand::Painter(_, painter) => painter.as_mut(),
            Hand::Clues(_, writer) => writer,
            Hand::Jigsaw(painter) => painter,
            Hand::Grids(mover) => mover,
            Hand::Pins(pins) => pins,
        }
    }

    /// Takes up a tool; a tool that is in the hand already keeps its brush.
    pub fn take_up(&mut self, tool: ToolId) {
        if self.tool_id() == tool {
            return;
        }
        self.mover = RuleMover::default();
        self.hand = match tool {
            ToolId::Digits => Hand::Digits(Digits::default()),
            ToolId::Jigsaw => Hand::Jigsaw(JigsawPainter::default()),
            ToolId::Grids => Hand::Grids(GridMover::default()),
            ToolId::Pins => Hand::Pins(PinTool::default()),
            ToolId::Paint(kind) => match kind.gesture() {
                Gesture::Edge => Hand::Clues(kind, ClueWriter::new(kind)),
                Gesture::Grid
                | Gesture::Box
                | Gesture::Square
                | Gesture::Cells
                | Gesture::Path
                | Gesture::Border
                | Gesture::Corner => Hand::Painter(kind, Box::new(RulePainter::new(kind))),
            },
        };
    }

    /// The grid that is chosen with the layout tool, while it is in the hand.
    pub fn chosen_grid(&self) -> Option<GridId> {
        match &self.hand {
            Hand::Grids(mover) => mover.chosen(&self.board),
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Jigsaw(_) | Hand::Pins(_) => None,
        }
    }

    /// The grid that new ones are like.
    pub fn grid_to_copy(&self) -> GridId {
        match &self.hand {
            Hand::Grids(mover) => mover.like(&self.board),
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Jigsaw(_) | Hand::Pins(_) => {
                GridId::default()
            }
        }
    }

    /// Takes up the layout tool and chooses a grid with it.
    pub fn choose_grid(&mut self, grid: GridId) {
        self.take_up(ToolId::Grids);
        if let Hand::Grids(mover) = &mut self.hand {
            mover.choose(grid);
        }
    }

    /// The chosen brush of the tool in the hand.
    pub fn brush(&self) -> usize {
        match &self.hand {
            Hand::Digits(_) | Hand::Clues(..) | Hand::Grids(_) | Hand::Jigsaw(_) | Hand::Pins(_) => 0,
            Hand::Painter(_, painter) => painter.brush(),
        }
    }

    pub fn choose_brush(&mut self, brush: usize) {
        match &mut self.hand {
            Hand::Digits(_) | Hand::Clues(..) | Hand::Grids(_) | Hand::Jigsaw(_) | Hand::Pins(_) => {}
            Hand::Painter(_, painter) => painter.choose_brush(brush),
        }
    }

    /// The grid that the jigsaw tool paints on, while it is in the hand.
    pub fn jigsaw_grid(&self, board: &Board) -> Option<GridId> {
        match &self.hand {
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Grids(_) | Hand::Pins(_) => None,
            Hand::Jigsaw(painter) => Some(painter.grid(board)),
        }
    }

    /// Paints the regions of this grid, if the jigsaw tool is in the hand.
    pub fn choose_jigsaw_grid(&mut self, grid: GridId) {
        if let Hand::Jigsaw(painter) = &mut self.hand {
            painter.choose(grid);
        }
    }

    /// Takes the next of the kind's brushes, after the last the first.
    pub fn next_brush(&mut self) {
        if let Hand::Painter(kind, painter) = &mut self.hand {
            let brushes = kind.info().brushes.len().max(1);
            painter.choose_brush((painter.brush() + 1) % brushes);
        }
    }
}

/// Why no rule of this kind can stand on the board, or None when one can.
fn misfit(kind: Kind, board: &Board) -> Option<String> {
    let mut reason = None;
    for grid in board.grids() {
        // From a cell whose neighbours are all in the grid, where it has such a cell, to two others: enough for every
        // kind. What cannot be painted at all, as clues that are typed, is not refused.
        let stroke = Stroke::new(grid.cell(1, 1)).over([grid.cell(1, 0), grid.cell(0, 0)]);
        let Painted::Now(rule) = kind.painted(None, board, &stroke) else { continue };
        match rule.fits(board) {
            Ok(()) => return None,
            Err(misfit) => reason = reason.or(Some(misfit.to_string())),
        }
    }
    reason
}
