//! Typing of digits and small digits into the selected cells.

use super::{SECOND_FIGURE_SECS, TypedDigit};
use crate::board::{CellSet, Digit};
use crate::puzzle::Edit;
use crate::scene::Tint;
use crate::studio::document::open_document::TypingTarget;
use crate::studio::document::played_cells::EntryMode;
use crate::studio::document::played_cells::PlayedCells;
use crate::studio::state::StudioState;
use crate::words::say;

impl StudioState {
    /// Types a digit into the selected cells, at a time of the window's clock in seconds.
    pub(in crate::studio) fn type_digit(&mut self, digit: Digit, time: f64) {
        let cells = self.tab.document.selection.cells.clone();
        if cells.is_empty() {
            return self.notify(&say!("tell-typing-select-cell-first-then"));
        }
        let second = self.two_figures(&cells, digit, time);
        let digit = second.unwrap_or(digit);
        self.remember_typed(digit, cells.clone(), time);
        let single = cells.len() == 1;
        let edit = Edit::SetGiven { cells, digit };
        // Both figures are one undo step, and a verdict on the first one alone is of no use.
        match second {
            Some(_) => {
                self.try_typed_edit(&edit, Some(TypingTarget::Given));
                self.finish_entry();
            }
            None if self.begins_another(digit) => {
                self.finish_entry();
                self.type_figure(TypingTarget::Given, &edit);
            }
            None => self.edit(&edit),
        }
        if self.advances_after_typing && single && !self.begins_another(digit) {
            self.advance();
        }
    }

    /// Toggles a small digit in the selected cells, as one of the setter's marks.
    pub(in crate::studio) fn note_digit(&mut self, mark: EntryMode, digit: Digit) {
        let cells = self.tab.document.selection.cells.clone();
        if cells.is_empty() {
            return self.notify(&say!("tell-typing-select-cell-first-then"));
        }
        let puzzle = self.tab.document.puzzle();
        let noted = PlayedCells { progress: puzzle.progress().clone() };
        let noted = noted.typed(puzzle, &cells, mark, digit).progress;
        self.edit(&Edit::SetProgress(noted));
    }

    /// Toggles a colour in the selected cells, as one of the setter's marks.
    pub(in crate::studio) fn colour_cells(&mut self, tint: Tint) {
        let (puzzle, cells) = (self.tab.document.puzzle(), &self.tab.document.selection.cells);
        let coloured = PlayedCells { progress: puzzle.progress().clone() }.coloured(cells, tint);
        self.edit(&Edit::SetProgress(coloured.progress));
    }

    /// Returns whether a digit can be the first figure of a larger one.
    fn begins_another(&self, digit: Digit) -> bool {
        let puzzle = self.tab.document.puzzle();
        let numbering = puzzle.board().numbering();
        let last = u16::from(numbering.highest(puzzle.board().size()));
        let figures = numbering.digit(10).filter(|ten| ten.value() <= puzzle.board().size());
        let written = figures.is_some_and(|ten| puzzle.symbol_of(ten).chars().nth(1).is_some());
        let number = u16::from(numbering.number(digit));
        written && (1..10).contains(&number) && number * 10 <= last
    }

    /// Remembers a digit as a possible first figure.
    pub(in crate::studio) fn remember_typed(&mut self, digit: Digit, cells: CellSet, time: f64) {
        self.tab.typed = Some(TypedDigit { digit, cells, time });
    }

    /// Returns the digit of two figures, if the first was typed just before and `second` is the other.
    pub(in crate::studio) fn two_figures(&self, cells: &CellSet, second: Digit, time: f64) -> Option<Digit> {
        let puzzle = self.tab.document.puzzle();
        let (board, numbering) = (puzzle.board(), puzzle.board().numbering());
        let of_board = |number: u8| numbering.digit(number).filter(|digit| digit.value() <= board.size());
        let ten = of_board(10)?;
        // If ten is written as a letter, two figures are two digits, and the second corrects the first.
        puzzle.symbol_of(ten).chars().nth(1).filter(|figure| figure.is_numeric())?;
        let before = self.tab.typed.as_ref().filter(|typed| time - typed.time < SECOND_FIGURE_SECS)?;
        let number = numbering.number(before.digit).checked_mul(10)?.checked_add(numbering.number(second))?;
        of_board(number).filter(|_| before.cells == *cells)
    }
}
