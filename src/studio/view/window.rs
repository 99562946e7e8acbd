//! The interface between views and the state in one frame: the state they read, their memory, and their requests.

use std::ops::Deref;

use super::memory::Memory;
use crate::studio::command::request::Request;
use crate::studio::state::State;

/// The state as seen by the views of one frame. They change nothing: their requests run after drawing.
pub(in crate::studio) struct Window<'a> {
    pub state: &'a State,
    pub memory: &'a mut Memory,
    /// The requests, in order.
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

    /// Adds a request.
    pub fn ask(&mut self, request: impl Into<Request>) {
        self.asked.push(request.into());
    }

    /// Requests to close the open dialog.
    pub fn close_dialog(&mut self) {
        self.ask(Request::Dialog(None));
    }

    /// Returns all requests.
    pub fn into_requests(self) -> Vec<Request> {
        self.asked
    }
}
