//! Copying, cutting and pasting.

use super::{
    CopyForm, MAX_ADDRESS, MAX_FOREGROUND_BYTES, PICTURE_CELL_MM, PICTURE_DPI, Pasted, PuzzleText, merge_edits,
    read_pasted,
};
use crate::board::Filling;
use crate::formats::{self, Format, PuzzleToWrite};
use crate::puzzle::Edit;
use crate::scene::Palette;
use crate::sheet::{add_setters_marks, add_solution, board_scene, clear_clues, png};
use crate::studio::editor::cell_block::CellBlock;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::{message, say};
use egui::{ColorImage, Context, Event};
use std::sync::Arc;

impl StudioState {
    /// Handles clipboard events. The keys for copy, cut and paste arrive as such events, never as key events.
    pub(in crate::studio) fn take_clipboard(&mut self, ctx: &Context) {
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Paste(text) => match CellBlock::read(&text) {
                    Some(block) => self.paste_cells(&block),
                    None => self.paste(&text),
                },
                // Copies the selection, or the whole puzzle if nothing is selected.
                Event::Copy if self.has_nothing_selected() => {
                    self.copy(CopyForm::Text(Format::Ron), ctx);
                }
                Event::Copy => self.copy_cells(ctx),
                Event::Cut if self.has_nothing_selected() => {
                    self.notify(&say!("tell-clipboard-select-cells-cut-first"))
                }
                Event::Cut => self.cut_cells(ctx),
                _ => {}
            }
        }
    }

    /// Returns whether neither cells nor rules are selected.
    fn has_nothing_selected(&self) -> bool {
        self.tab.document.selection.cells.is_empty() && self.tab.document.rule.is_none()
    }

    /// Handles pasting while the booklet is shown. The booklet has nothing to copy.
    pub(in crate::studio) fn take_pasted(&mut self, ctx: &Context) {
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            if let Event::Paste(text) = event {
                self.paste(&text);
            }
        }
    }

    /// Shows the puzzle that a text contains, in any format.
    pub(in crate::studio) fn paste(&mut self, text: &str) {
        if text.trim().is_empty() {
            return self.notify(&say!("tell-clipboard-there-no-text-clipboard"));
        }
        match text.len() <= MAX_FOREGROUND_BYTES {
            true => self.show_pasted(read_pasted(text, |_| true)),
            false => self.read_pasted_text(text),
        }
    }

    /// Shows the pasted puzzle, or the error.
    pub(in crate::studio) fn show_pasted(&mut self, pasted: Result<Pasted, String>) {
        match pasted {
            Ok(pasted) => self.dialog = Some(Dialog::Pasted(Arc::new(pasted))),
            Err(error) => self.fail("tell-clipboard-what-was-pasted-no", error),
        }
    }

    /// Adds the givens and rules of a pasted puzzle to the open one, as one undo step.
    pub(in crate::studio) fn merge_pasted(&mut self, pasted: &Pasted) {
        match merge_edits(&pasted.puzzle, self.tab.document.puzzle()) {
            Ok((edits, left_out)) => {
                self.edit(&Edit::All { edits, what: message!("tell-clipboard-take-what-was-pasted") });
                if left_out > 0 {
                    self.refuse(say!("tell-clipboard-rules-do-not-fit", count = left_out));
                }
            }
            Err(reason) => self.refuse(say!(reason)),
        }
    }

    /// Copies the puzzle to the clipboard.
    pub(in crate::studio) fn copy(&mut self, form: CopyForm, ctx: &Context) {
        match form {
            CopyForm::Text(format) => match self.written(format) {
                Ok(PuzzleText { text, warnings, has_solution }) => {
                    ctx.copy_text(text);
                    let said =
                        if has_solution { "tell-clipboard-copied-solution-too" } else { "tell-clipboard-copied" };
                    self.notify(&say!(said, format = format.name()));
                    self.warn(&warnings);
                }
                Err(error) => self.fail("tell-clipboard-puzzle-could-not-copied", error),
            },
            CopyForm::Picture => self.copy_picture(None, ctx),
            CopyForm::PictureOfSolution => match self.tab.answers.solution().cloned() {
                Some(solution) => self.copy_picture(Some(&solution), ctx),
                None => self.refuse(say!("do-author-needs-puzzle-exactly-one")),
            },
        }
    }

    /// Copies a picture of the board to the clipboard.
    fn copy_picture(&mut self, solution: Option<&Filling>, ctx: &Context) {
        let puzzle = self.tab.document.puzzle();
        let mut scene = board_scene(puzzle);
        if self.prints_marks {
            add_setters_marks(puzzle, solution.is_some(), &mut scene);
        }
        if let Some(solution) = solution {
            add_solution(puzzle, solution, &mut scene);
        }
        clear_clues(&mut scene);
        match png::render(&scene, Palette::Print, PICTURE_DPI, PICTURE_CELL_MM) {
            Ok(picture) => {
                let size = [picture.width() as usize, picture.height() as usize];
                ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, &picture.rgba()));
                self.notify(&say!(match solution {
                    Some(_) => "tell-clipboard-copied-picture-solution",
                    None => "tell-clipboard-copied-picture-board",
                }));
            }
            Err(error) => self.fail("tell-clipboard-puzzle-could-not-copied", error.to_string()),
        }
    }

    /// Opens the puzzle in SudokuPad, in the system's browser.
    pub(in crate::studio) fn try_on_sudokupad(&mut self, ctx: &Context) {
        match self.written(Format::SudokuPadLink) {
            Ok(link) if link.text.len() > MAX_ADDRESS => {
                self.refuse(say!("tell-clipboard-link-too-long-for"));
            }
            Ok(link) => self.open_link(link, ctx),
            Err(error) => self.fail("tell-clipboard-puzzle-could-not-opened", error),
        }
    }

    /// Returns the puzzle in a format, with its solution if that is known to be unique.
    fn written(&self, format: Format) -> Result<PuzzleText, String> {
        let write = |solution| {
            let outgoing = PuzzleToWrite { puzzle: self.tab.document.puzzle(), solution, rules_text: true };
            formats::write_out(&[outgoing], format).map_err(|error| error.to_string())
        };
        let solution = self.tab.answers.solution();
        let (text, warnings) = write(solution)?;
        // Some formats cannot contain the solution.
        let has_solution = solution.is_some() && write(None)?.0 != text;
        Ok(PuzzleText { text, warnings, has_solution })
    }
}
