//! What the views of one frame see, what they remember from frame to frame, and what the author asks of them.

use std::ops::{Deref, DerefMut};

use egui::Context;

use super::memory::Memory;
use crate::studio::command::Command;
use crate::studio::state::State;

/// The state as the views of one frame see it.
pub(in crate::studio) struct Window<'a> {
    pub state: &'a mut State,
    pub memory: &'a mut Memory,
}

impl Deref for Window<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl DerefMut for Window<'_> {
    fn deref_mut(&mut self) -> &mut State {
        self.state
    }
}

impl Window<'_> {
    /// Runs a command, or says why it cannot be run.
    pub fn run_if_enabled(&mut self, command: impl Into<Command>, ctx: &Context) {
        command.into().run_if_enabled(self.state, ctx);
    }
}
