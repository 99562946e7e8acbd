//! The interface between views and the state in one frame: the state they read, their memory, and their requests.

use std::ops::Deref;

use super::memory::Memory;
use crate::studio::command::request::Request;
use crate::studio::state::StudioState;

/// The state as seen by the views of one frame. Views do not change it: they add requests, which run after drawing.
pub(in crate::studio) struct Window<'a> {
    pub state: &'a StudioState,
    pub memory: &'a mut Memory,
    /// The requests, in order.
    requests: Vec<Request>,
}

impl Deref for Window<'_> {
    type Target = StudioState;

    fn deref(&self) -> &StudioState {
        self.state
    }
}

impl<'a> Window<'a> {
    pub fn new(state: &'a StudioState, memory: &'a mut Memory) -> Window<'a> {
        memory.set_puzzle(state.tab.id);
        Window { state, memory, requests: Vec::new() }
    }

    /// Adds a request.
    pub fn request(&mut self, request: impl Into<Request>) {
        self.requests.push(request.into());
    }

    /// Requests to close the open dialog.
    pub fn close_dialog(&mut self) {
        self.request(Request::Dialog(None));
    }

    /// Returns all requests.
    pub fn into_requests(self) -> Vec<Request> {
        self.requests
    }
}
