//! The tool that pins clues, so that removing clues leaves them in place.

use super::{Act, Input, Scope, Tool};
use crate::puzzle::Edit;
use crate::scene::Scene;
use crate::studio::state::author::{Pin, pin_at};
use crate::words::say;

/// The gestures: a click toggles the pin of a clue, and a drag does the same to others.
#[derive(Default)]
pub(in crate::studio) struct PinTool {
    /// The running gesture: true if it pins, false if it unpins.
    pins: Option<bool>,
}

impl Tool for PinTool {
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act> {
        match input {
            Input::Press { spot, .. } => {
                let Some(pin) = pin_at(scope.puzzle, spot) else {
                    return Some(Act::Say(say!("tell-pins-click-clue-pin")));
                };
                let on = !scope.pins.contains(pin);
                self.pins = Some(on);
                Some(Act::Pin(pin, on))
            }
            Input::Drag(cell) => {
                let on = self.pins?;
                scope.puzzle.givens().contains_key(&cell).then_some(Act::Pin(Pin::Cell(cell), on))
            }
            Input::Release | Input::Cancel => {
                self.pins = None;
                None
            }
            Input::Hover(_)
            | Input::Slide { .. }
            | Input::Double(_)
            | Input::Nudge { .. }
            | Input::Step(_)
            | Input::Type(_)
            | Input::Write(_)
            | Input::Erase { .. } => None,
        }
    }

    fn pending(&self, _scope: &Scope<'_>) -> Option<Edit> {
        None
    }

    fn preview(&self, _scope: &Scope<'_>, _scene: &mut Scene) {}

    fn is_busy(&self) -> bool {
        self.pins.is_some()
    }
}
