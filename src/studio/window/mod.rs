//! The interface between views and the state in one frame: the state they read, their memory, and their requests.

pub(in crate::studio) mod context_menu;
pub(in crate::studio) mod dialog_parts;
pub(in crate::studio) mod memory;
pub(in crate::studio) mod question;
pub(in crate::studio) mod request;

use std::ops::Deref;

use egui::Context;

use crate::puzzle::Edit;
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::ToolInput;
use crate::studio::files::requests::OpenRequest;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::studio::window::memory::Memory;
use crate::studio::window::request::Request;

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

    /// Requests a change of the state.
    pub fn change(&mut self, change: impl FnOnce(&mut StudioState, &Context) + 'static) {
        self.request(Request::new(change));
    }

    /// Requests a change of the state of which nothing is drawn.
    pub fn change_unseen(&mut self, change: impl FnOnce(&mut StudioState, &Context) + 'static) {
        self.request(Request::unseen(change));
    }

    /// Requests an edit of the puzzle.
    pub fn edit(&mut self, edit: Edit) {
        self.request(Request::edit(edit));
    }

    /// Sends input of the pointer or keyboard to the active tool.
    pub fn tool_input(&mut self, input: ToolInput) {
        self.request(Request::tool_input(input));
    }

    /// Requests a selection of cells.
    pub fn select_cells(&mut self, selection: Selection) {
        self.change(move |state, _| state.tab.document.selection = selection);
    }

    /// Requests to open something in a new tab.
    pub fn open(&mut self, opening: OpenRequest) {
        self.change(move |state, ctx| state.open(opening, ctx));
    }

    /// Requests to update the open dialog; `None` closes it.
    pub fn set_dialog(&mut self, dialog: Option<Dialog>) {
        self.request(Request::set_dialog(dialog));
    }

    /// Requests to show a dialog instead of the open one.
    pub fn show_dialog(&mut self, dialog: Dialog) {
        self.set_dialog(Some(dialog));
    }

    /// Requests to close the open dialog.
    pub fn close_dialog(&mut self) {
        self.set_dialog(None);
    }

    /// Returns all requests.
    pub fn into_requests(self) -> Vec<Request> {
        self.requests
    }
}
