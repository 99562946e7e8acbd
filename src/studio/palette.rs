//! The tools at hand: which one is taken up, and which ones this board has no use for.

use crate::board::Board;
use crate::variant::{Kind, Stroke};

use super::tools::{Digits, RulePainter, Tool, ToolId};

enum Hand {
    Digits(Digits),
    Painter(Kind, RulePainter),
}

/// The tools for one board.
pub(super) struct Palette {
    hand: Hand,
    /// The kinds that cannot stand on the board, each with the reason.
    refusals: Vec<(Kind, String)>,
}

impl Palette {
    pub fn new(board: &Board) -> Palette {
        let refusals = Kind::ALL.iter().filter_map(|&kind| Some((kind, misfit(kind, board)?))).collect();
        Palette { hand: Hand::Digits(Digits::default()), refusals }
    }

    /// Why rules of this kind cannot stand on the board, or None when they can.
    pub fn refusal(&self, kind: Kind) -> Option<&str> {
        self.refusals.iter().find(|(refused, _)| *refused == kind).map(|(_, reason)| reason.as_str())
    }

    pub fn tool_id(&self) -> ToolId {
        match &self.hand {
            Hand::Digits(_) => ToolId::Digits,
            Hand::Painter(kind, _) => ToolId::Paint(*kind),
        }
    }

    pub fn tool(&self) -> &dyn Tool {
        match &self.hand {
            Hand::Digits(digits) => digits,
            Hand::Painter(_, painter) => painter,
        }
    }

    pub fn tool_mut(&mut self) -> &mut dyn Tool {
        match &mut self.hand {
            Hand::Digits(digits) => digits,
            Hand::Painter(_, painter) => painter,
        }
    }

    /// Takes up a tool; a tool that is in the hand already keeps its brush.
    pub fn take_up(&mut self, tool: ToolId) {
        if self.tool_id() == tool {
            return;
        }
        self.hand = match tool {
            ToolId::Digits => Hand::Digits(Digits::default()),
            ToolId::Paint(kind) => Hand::Painter(kind, RulePainter::new(kind)),
        };
    }

    /// The chosen brush of the tool in the hand.
    pub fn brush(&self) -> usize {
        match &self.hand {
            Hand::Digits(_) => 0,
            Hand::Painter(_, painter) => painter.brush(),
        }
    }

    pub fn choose_brush(&mut self, brush: usize) {
        match &mut self.hand {
            Hand::Digits(_) => {}
            Hand::Painter(_, painter) => painter.choose_brush(brush),
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
        // Two cells: the least that a rule of cells needs.
        let stroke = Stroke { path: vec![grid.cell(0, 0), grid.cell(0, 1)], brush: 0, extend: false };
        let Some(rule) = kind.paint(None, board, &stroke) else { continue };
        match rule.fits(board) {
            Ok(()) => return None,
            Err(misfit) => reason = reason.or(Some(misfit.to_string())),
        }
    }
    reason
}
