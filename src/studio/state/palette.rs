//! The tools: which one is active, and which kinds of rules the board does not allow.

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
    /// The tool that moves rules. It replaces the active tool during a move.
    mover: RuleMover,
    board: Board,
    /// The kinds that are not possible on the board, each with the reason.
    refusals: Vec<(Kind, String)>,
}

impl Palette {
    pub fn new(board: &Board) -> Palette {
        let refusals = Kind::ALL.iter().filter_map(|&kind| Some((kind, misfit(kind, board)?))).collect();
        Palette { hand: Hand::Digits(Digits::default()), mover: RuleMover::default(), board: board.clone(), refusals }
    }

    /// Updates the tools if the board has changed.
    pub fn fit(&mut self, board: &Board) {
        if self.board == *board {
            return;
        }
        let hand = std::mem::replace(&mut self.hand, Hand::Digits(Digits::default()));
        *self = Palette::new(board);
        // Tools that change the board stay active.
        if matches!(hand, Hand::Grids(_) | Hand::Jigsaw(_)) {
            self.hand = hand;
        }
    }

    /// Returns why rules of this kind are not possible on the board, or None if they are.
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

    /// Returns whether rules are being moved on the board.
    pub fn moves_rules(&self) -> bool {
        self.mover.is_busy()
    }

    /// Returns whether the handle of the selected rule is shown: only with the Select tool, and not during a
    /// gesture.
    pub fn shows_handle(&self) -> bool {
        matches!(self.hand, Hand::Digits(_)) && !self.tool().is_busy()
    }

    /// Returns whether an input moves a rule and is not for the active tool.
    fn is_for_mover(&self, input: &Input, scope: &Scope<'_>) -> bool {
        let paints = matches!(self.hand, Hand::Digits(_) | Hand::Painter(..));
        match *input {
            _ if self.mover.is_busy() => true,
            Input::Press { spot, keys } => paints && self.mover.takes(spot, keys, self.shows_handle(), scope),
            Input::Double(spot) => self.shows_handle() && is_on_handle(spot, scope),
            _ => false,
        }
    }

    /// Returns the tool that handles this input: the active one, or the one that moves rules. `still` prevents
    /// moves.
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

    /// Activates a tool. A tool that is already active keeps its option.
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

    /// Returns the grid chosen with the layout tool, if that is active.
    pub fn chosen_grid(&self) -> Option<GridId> {
        match &self.hand {
            Hand::Grids(mover) => mover.chosen(&self.board),
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Jigsaw(_) | Hand::Pins(_) => None,
        }
    }

    /// Returns the grid that new grids copy.
    pub fn grid_to_copy(&self) -> GridId {
        match &self.hand {
            Hand::Grids(mover) => mover.like(&self.board),
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Jigsaw(_) | Hand::Pins(_) => {
                GridId::default()
            }
        }
    }

    /// Activates the layout tool and chooses a grid.
    pub fn choose_grid(&mut self, grid: GridId) {
        self.take_up(ToolId::Grids);
        if let Hand::Grids(mover) = &mut self.hand {
            mover.choose(grid);
        }
    }

    /// Returns the chosen option of the active tool.
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

    /// Returns the grid that the jigsaw tool paints on, if that is active.
    pub fn jigsaw_grid(&self, board: &Board) -> Option<GridId> {
        match &self.hand {
            Hand::Digits(_) | Hand::Painter(..) | Hand::Clues(..) | Hand::Grids(_) | Hand::Pins(_) => None,
            Hand::Jigsaw(painter) => Some(painter.grid(board)),
        }
    }

    /// Paints the regions of this grid, if the jigsaw tool is active.
    pub fn choose_jigsaw_grid(&mut self, grid: GridId) {
        if let Hand::Jigsaw(painter) = &mut self.hand {
            painter.choose(grid);
        }
    }

    /// Chooses the next option of the kind, after the last the first.
    pub fn next_brush(&mut self) {
        if let Hand::Painter(kind, painter) = &mut self.hand {
            let brushes = kind.info().brushes.len().max(1);
            painter.choose_brush((painter.brush() + 1) % brushes);
        }
    }
}

/// Returns why no rule of this kind is possible on the board, or None if one is.
fn misfit(kind: Kind, board: &Board) -> Option<String> {
    let mut reason = None;
    for grid in board.grids() {
        // The test stroke goes over three cells of the grid, from one whose neighbours are all in the grid if
        // there is such a cell. Every kind that is painted accepts it. Kinds that are not painted, such as typed
        // clues, are never refused.
        let stroke = Stroke::new(grid.cell(1, 1)).over([grid.cell(1, 0), grid.cell(0, 0)]);
        let Painted::Now(rule) = kind.painted(None, board, &stroke) else { continue };
        match rule.fits(board) {
            Ok(()) => return None,
            Err(misfit) => reason = reason.or(Some(misfit.to_string())),
        }
    }
    reason
}
