//! What the views of one frame see, what they remember from frame to frame, and what the author asks of them.

use std::ops::Deref;

use super::memory::Memory;
use crate::studio::command::request::Request;
use crate::studio::state::State;

/// The state as the views of one frame see it. They change nothing: what the author asks for is done once all is drawn.
pub(in crate::studio) struct Window<'a> {
    pub state: &'a State,
    pub memory: &'a mut Memory,
    /// What was asked for, in this order.
    asked: Vec<Request>,
}

impl Deref for Window<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl<'a> Window<'a> {
    pub fn new(state: &'a State, memory: &'a mut Memory) -> Window<'a> {
        memory.follow(state.tab.id);
        Window { state, memory, asked: Vec::new() }
    }

    /// Asks for something.
    pub fn ask(&mut self, request: impl Into<Request>) {
        self.asked.push(request.into());
    }

    /// Asks for the open dialog to be closed.
    pub fn close_dialog(&mut self) {
        self.ask(Request::Dialog(None));
    }

    /// All that was asked for.
    pub fn into_requests(self) -> Vec<Request> {
        self.asked
    }
}
