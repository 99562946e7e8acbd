//! The tools: which one is active, and which kinds of rules the board does not allow.

use crate::board::{Board, GridId, OutsidePosition};
use crate::place::{Gesture, Stroke, StrokeEffect};
use crate::puzzle::Puzzle;
use crate::variant::Kind;

use crate::studio::editor::tools::{
    ClueWriter, DigitsTool, GridMover, JigsawPainter, PinTool, RuleMover, RulePainter, SelectTool, Tool, ToolId,
    ToolInput, ToolScope, is_on_handle,
};

enum ActiveTool {
    Digits(DigitsTool),
    Select(Box<SelectTool>),
    Painter(Kind, Box<RulePainter>),
    Clues(Kind, ClueWriter),
    Grids(GridMover),
    Jigsaw(JigsawPainter),
    Pins(PinTool),
}

/// The tools for one board.
pub(in crate::studio) struct ToolPalette {
    active: ActiveTool,
    /// The tool that moves rules. It replaces the active tool during a move.
    mover: RuleMover,
    board: Board,
    /// The kinds that are not possible on the board, each with the reason.
    refusals: Vec<(Kind, String)>,
}

impl ToolPalette {
    pub fn new(board: &Board) -> ToolPalette {
        let refusals = Kind::ALL.iter().filter_map(|&kind| Some((kind, placement_refusal(kind, board)?))).collect();
        ToolPalette {
            active: ActiveTool::Digits(DigitsTool::default()),
            mover: RuleMover::default(),
            board: board.clone(),
            refusals,
        }
    }

    /// Updates the tools if the board has changed.
    pub fn sync_board(&mut self, board: &Board) {
        if self.board == *board {
            return;
        }
        let hand = std::mem::replace(&mut self.active, ActiveTool::Digits(DigitsTool::default()));
        *self = ToolPalette::new(board);
        // Tools that change the board stay active.
        if matches!(hand, ActiveTool::Grids(_) | ActiveTool::Jigsaw(_)) {
            self.active = hand;
        }
    }

    /// Returns why rules of this kind are not possible on the board, or None if they are.
    pub fn refusal(&self, kind: Kind) -> Option<&str> {
        self.refusals.iter().find(|(refused, _)| *refused == kind).map(|(_, reason)| reason.as_str())
    }

    pub fn tool_id(&self) -> ToolId {
        match &self.active {
            ActiveTool::Digits(_) => ToolId::Digits,
            ActiveTool::Select(_) => ToolId::Select,
            ActiveTool::Painter(kind, _) | ActiveTool::Clues(kind, _) => ToolId::Paint(*kind),
            ActiveTool::Jigsaw(_) => ToolId::Jigsaw,
            ActiveTool::Grids(_) => ToolId::Grids,
            ActiveTool::Pins(_) => ToolId::Pins,
        }
    }

    /// Returns whether rules are being moved on the board.
    pub fn moves_rules(&self) -> bool {
        self.mover.is_busy() || matches!(&self.active, ActiveTool::Select(select) if select.moves_rules())
    }

    /// Returns whether the handle of the selected rule is shown: only with the digits tool, and not during a gesture.
    pub fn shows_handle(&self) -> bool {
        matches!(self.active, ActiveTool::Digits(_)) && !self.tool().is_busy()
    }

    /// Returns whether an input moves a rule and is not for the active tool.
    fn is_for_mover(&self, input: &ToolInput, scope: &ToolScope<'_>) -> bool {
        let paints = matches!(self.active, ActiveTool::Digits(_) | ActiveTool::Painter(..));
        match *input {
            _ if self.mover.is_busy() => true,
            ToolInput::Press { spot, keys } => {
                paints && self.mover.handles_press(spot, keys, self.shows_handle(), scope)
            }
            ToolInput::Double(spot) => self.shows_handle() && is_on_handle(spot, scope),
            _ => false,
        }
    }

    /// Returns the tool that handles this input: the active one, or the one that moves rules. `still` is true if rules
    /// must not be moved.
    pub fn handler(&mut self, input: &ToolInput, still: bool, scope: &ToolScope<'_>) -> &mut dyn Tool {
        match !still && self.is_for_mover(input, scope) {
            true => &mut self.mover,
            false => self.active_mut(),
        }
    }

    pub fn tool(&self) -> &dyn Tool {
        match &self.active {
            _ if self.mover.is_busy() => &self.mover,
            ActiveTool::Digits(digits) => digits,
            ActiveTool::Select(select) => select.as_ref(),
            ActiveTool::Painter(_, painter) => painter.as_ref(),
            ActiveTool::Clues(_, writer) => writer,
            ActiveTool::Jigsaw(painter) => painter,
            ActiveTool::Grids(mover) => mover,
            ActiveTool::Pins(pins) => pins,
        }
    }

    fn active_mut(&mut self) -> &mut dyn Tool {
        match &mut self.active {
            ActiveTool::Digits(digits) => digits,
            ActiveTool::Select(select) => select.as_mut(),
            ActiveTool::Painter(_, painter) => painter.as_mut(),
            ActiveTool::Clues(_, writer) => writer,
            ActiveTool::Jigsaw(painter) => painter,
            ActiveTool::Grids(mover) => mover,
            ActiveTool::Pins(pins) => pins,
        }
    }

    /// Activates a tool. A tool that is already active keeps its option.
    pub fn activate(&mut self, tool: ToolId) {
        if self.tool_id() == tool {
            return;
        }
        self.mover = RuleMover::default();
        self.active = match tool {
            ToolId::Digits => ActiveTool::Digits(DigitsTool::default()),
            ToolId::Select => ActiveTool::Select(Box::default()),
            ToolId::Jigsaw => ActiveTool::Jigsaw(JigsawPainter::default()),
            ToolId::Grids => ActiveTool::Grids(GridMover::default()),
            ToolId::Pins => ActiveTool::Pins(PinTool::default()),
            ToolId::Paint(kind) => match kind.gesture() {
                Gesture::Edge => ActiveTool::Clues(kind, ClueWriter::new(kind)),
                Gesture::Grid
                | Gesture::Box
                | Gesture::Square
                | Gesture::Cells
                | Gesture::Path
                | Gesture::Border
                | Gesture::Corner => ActiveTool::Painter(kind, Box::new(RulePainter::new(kind))),
            },
        };
    }

    /// Activates the tool for the outside clues of a kind, and opens the clue at a position.
    pub fn open_outside_clue(&mut self, kind: Kind, position: OutsidePosition, puzzle: &Puzzle) {
        self.activate(ToolId::Paint(kind));
        if let ActiveTool::Clues(_, writer) = &mut self.active {
            writer.open(puzzle, position);
        }
    }

    /// Returns the grid chosen with the layout tool, if that tool is active.
    pub fn chosen_grid(&self) -> Option<GridId> {
        match &self.active {
            ActiveTool::Grids(mover) => mover.chosen(&self.board),
            ActiveTool::Digits(_)
            | ActiveTool::Select(_)
            | ActiveTool::Painter(..)
            | ActiveTool::Clues(..)
            | ActiveTool::Jigsaw(_)
            | ActiveTool::Pins(_) => None,
        }
    }

    /// Returns the grid that new grids copy.
    pub fn grid_to_copy(&self) -> GridId {
        match &self.active {
            ActiveTool::Grids(mover) => mover.grid_to_copy(&self.board),
            ActiveTool::Digits(_)
            | ActiveTool::Select(_)
            | ActiveTool::Painter(..)
            | ActiveTool::Clues(..)
            | ActiveTool::Jigsaw(_)
            | ActiveTool::Pins(_) => GridId::default(),
        }
    }

    /// Activates the layout tool and chooses a grid.
    pub fn choose_grid(&mut self, grid: GridId) {
        self.activate(ToolId::Grids);
        if let ActiveTool::Grids(mover) = &mut self.active {
            mover.choose(grid);
        }
    }

    /// Returns the chosen option of the active tool.
    pub fn option(&self) -> usize {
        match &self.active {
            ActiveTool::Digits(_)
            | ActiveTool::Select(_)
            | ActiveTool::Clues(..)
            | ActiveTool::Grids(_)
            | ActiveTool::Jigsaw(_)
            | ActiveTool::Pins(_) => 0,
            ActiveTool::Painter(_, painter) => painter.option(),
        }
    }

    pub fn choose_option(&mut self, brush: usize) {
        match &mut self.active {
            ActiveTool::Digits(_)
            | ActiveTool::Select(_)
            | ActiveTool::Clues(..)
            | ActiveTool::Grids(_)
            | ActiveTool::Jigsaw(_)
            | ActiveTool::Pins(_) => {}
            ActiveTool::Painter(_, painter) => painter.choose_option(brush),
        }
    }

    /// Returns the grid that the jigsaw tool paints on, if that tool is active.
    pub fn jigsaw_grid(&self, board: &Board) -> Option<GridId> {
        match &self.active {
            ActiveTool::Digits(_)
            | ActiveTool::Select(_)
            | ActiveTool::Painter(..)
            | ActiveTool::Clues(..)
            | ActiveTool::Grids(_)
            | ActiveTool::Pins(_) => None,
            ActiveTool::Jigsaw(painter) => Some(painter.grid(board)),
        }
    }

    /// Makes the jigsaw tool paint the regions of this grid, if that tool is active.
    pub fn choose_jigsaw_grid(&mut self, grid: GridId) {
        if let ActiveTool::Jigsaw(painter) = &mut self.active {
            painter.choose(grid);
        }
    }

    /// Chooses the next option of the painted kind. After the last option, chooses the first.
    pub fn next_option(&mut self) {
        if let ActiveTool::Painter(kind, painter) = &mut self.active {
            let brushes = kind.info().brushes.len().max(1);
            painter.choose_option((painter.option() + 1) % brushes);
        }
    }
}

/// Returns why no rule of this kind is possible on the board, or None if one is.
fn placement_refusal(kind: Kind, board: &Board) -> Option<String> {
    let mut reason = None;
    for grid in board.grids() {
        // The test stroke goes over three cells of the grid, from one whose neighbours are all in the grid if
        // there is such a cell. Every kind that is painted accepts it. Kinds that are not painted, such as typed
        // clues, are never refused.
        let stroke = Stroke::new(grid.cell(1, 1)).over([grid.cell(1, 0), grid.cell(0, 0)]);
        let StrokeEffect::Changed(rule) = kind.apply_stroke(None, board, &stroke) else { continue };
        match rule.check_fit(board) {
            Ok(()) => return None,
            Err(placement_error) => reason = reason.or(Some(placement_error.to_string())),
        }
    }
    reason
}
