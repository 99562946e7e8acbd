//! The playtest commands of the studio: begin, play and end.

use egui::Context;

use crate::board::{Cell, Digit};
use crate::puzzle::Puzzle;
use crate::scene::Tint;
use crate::studio::document::played_cells::EntryMode;
use crate::studio::document::played_cells::{PlayedCells, without};
use crate::studio::editor::tools::ToolId;
use crate::studio::playtest::state::aid::NextStep;
use crate::studio::playtest::state::{Aid, PlayTest, in_words};
use crate::studio::state::StudioState;
use crate::words::say;

impl NextStep {
    /// Returns the cells after a solver has made the step: with the placed digits, or with the remaining
    /// candidates as centre marks.
    pub fn applied_to(&self, puzzle: &Puzzle, played: &PlayedCells) -> PlayedCells {
        let (board, mut taken) = (puzzle.board(), played.clone());
        for &(id, digit) in &self.step.placed {
            taken.progress.change(board.cell(id), |notes| notes.digit = Some(digit));
        }
        for &(id, removed) in self.step.removed.iter().filter(|_| self.step.placed.is_empty()) {
            let left = removed.iter().fold(self.candidates[id.index()], without);
            taken.progress.change(board.cell(id), |notes| notes.centre = left);
        }
        taken
    }
}

impl StudioState {
    /// Returns the running playtest.
    pub(in crate::studio) fn playing(&self) -> Option<&PlayTest> {
        self.tab.playtest.as_ref().filter(|_| self.tab.is_playing)
    }

    /// Begins to solve the open puzzle, or resumes an earlier playtest, which may be from another session.
    pub(in crate::studio) fn begin_playtest(&mut self) {
        self.close_task();
        self.tab.solving.close();
        self.activate_tool(ToolId::Digits);
        let of = (self.tab.id, self.tab.document.semantic_revision());
        let goes_on = |test: &PlayTest| test.is_of(of);
        if !self.tab.playtest.as_ref().is_some_and(goes_on) && !self.resume_playtest() {
            self.tab.playtest = Some(PlayTest::new(of, self.tab.document.puzzle()));
        }
        (self.tab.is_playing, self.tab.document.rule, self.tab.notice, self.tab.typed) = (true, None, None, None);
        if let Some(test) = self.tab.playtest.as_mut().filter(|test| !test.played().is_empty())
            && test.take_resumed()
        {
            let time = in_words(test.clock.secs());
            self.notify(&say!("tell-playing-goes-on", time = time.as_str()));
        }
    }

    /// Returns to setting. The playtest is kept until the puzzle changes.
    pub(in crate::studio) fn end_playtest(&mut self) {
        (self.tab.is_playing, self.tab.notice, self.tab.typed) = (false, None, None);
    }

    /// Changes the running playtest.
    pub(in crate::studio) fn play(&mut self, change: impl FnOnce(&mut PlayTest, &Puzzle)) {
        if let Some(test) = self.tab.playtest.as_mut().filter(|_| self.tab.is_playing) {
            change(test, self.tab.document.puzzle());
        }
    }

    /// Types a digit into the selected cells, as `mark` if given, and otherwise as the chosen kind of mark.
    pub(in crate::studio) fn play_digit(&mut self, mark: Option<EntryMode>, digit: Digit, time: f64) {
        let cells = self.tab.document.selection.cells.clone();
        if self.playing().is_none_or(|test| test.clock.paused) {
            return self.notify(&say!("tell-playing-play-test-paused"));
        }
        if cells.is_empty() {
            return self.notify(&say!("tell-playing-select-cell-first-then"));
        }
        let Some(mark) = mark.or(self.playing().map(|test| test.mark)) else { return };
        let second = self.two_figures(&cells, digit, time).filter(|_| mark != EntryMode::Colour);
        if second.is_some() {
            // The first figure began a number of two figures, so it is undone.
            self.play(PlayTest::undo);
        }
        let digit = second.unwrap_or(digit);
        self.remember_typed(digit, cells.clone(), time);
        self.play(|test, puzzle| test.type_digit(&cells, mark, digit, puzzle));
        self.tab.notice = None;
    }

    /// Toggles a colour in the selected cells.
    pub(in crate::studio) fn play_colour(&mut self, tint: Tint) {
        if self.playing().is_none_or(|test| test.clock.paused) {
            return self.notify(&say!("tell-playing-play-test-paused"));
        }
        let cells = self.tab.document.selection.cells.clone();
        self.play(|test, puzzle| test.colour(&cells, tint, puzzle));
    }

    /// Explains why a digit is certain or impossible in a cell.
    pub(in crate::studio) fn explain_digit(&mut self, cell: Cell, digit: Digit) {
        self.play(|test, _| test.aid = Some(Aid::Reason(cell, Some(digit))));
    }

    /// Closes the hint, or else clears the selection.
    pub(in crate::studio) fn escape_in_play(&mut self) {
        match self.playing().and_then(|test| test.aid) {
            Some(_) => self.play(|test, _| test.aid = None),
            None => self.tab.document.selection = Default::default(),
        }
        self.tab.notice = None;
    }

    /// Updates the timer and collects answers of the logic. The timer stops while the window is hidden.
    pub(in crate::studio) fn poll_playtest(&mut self, ctx: &Context) {
        let seen = ctx.input(|input| input.viewport().visible() != Some(false));
        let (now, plays) = (ctx.input(|input| input.time), self.tab.is_playing && !self.booklet.open);
        let Some(test) = &mut self.tab.playtest else { return };
        test.clock.tick(now, plays && seen);
        if !plays {
            return;
        }
        test.poll(&self.tab.document, self.tab.answers.solution(), ctx);
        if test.clock.is_running() {
            ctx.request_repaint_after_secs(1.0 - (now.fract() as f32).clamp(0.0, 0.9));
        }
    }
}
