//! The tool that pins clues, so that removing clues leaves them in place.

use crate::puzzle::Edit;
use crate::scene::Scene;
use crate::studio::editor::pins::Pin;
use crate::studio::editor::pins::pin_at;
use crate::studio::editor::tools::{Tool, ToolAction, ToolInput, ToolScope};
use crate::words::say;

/// The gestures: a click toggles the pin of a clue, and a drag does the same to the further clues that it passes.
#[derive(Default)]
pub(in crate::studio) struct PinTool {
    /// The running gesture: true if it pins, false if it unpins.
    pins: Option<bool>,
}

impl Tool for PinTool {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        match input {
            ToolInput::Press { spot, .. } => {
                let Some(pin) = pin_at(scope.puzzle, spot) else {
                    return Some(ToolAction::Notify(say!("tell-pins-click-clue-pin")));
                };
                let on = !scope.pins.contains(pin);
                self.pins = Some(on);
                Some(ToolAction::Pin(pin, on))
            }
            ToolInput::Drag(cell) => {
                let on = self.pins?;
                scope.puzzle.givens().contains_key(&cell).then_some(ToolAction::Pin(Pin::Cell(cell), on))
            }
            ToolInput::Release | ToolInput::Cancel => {
                self.pins = None;
                None
            }
            ToolInput::Hover(_)
            | ToolInput::Slide { .. }
            | ToolInput::Double(_)
            | ToolInput::Nudge { .. }
            | ToolInput::Step(_)
            | ToolInput::Type(_)
            | ToolInput::Write(_)
            | ToolInput::Erase { .. } => None,
        }
    }

    fn pending(&self, _scope: &ToolScope<'_>) -> Option<Edit> {
        None
    }

    fn preview(&self, _scope: &ToolScope<'_>, _scene: &mut Scene) {}

    fn is_busy(&self) -> bool {
        self.pins.is_some()
    }
}
