//! Copying, cutting, pasting, moving, rotating and mirroring cells.

use egui::Context;

use crate::board::{Cell, CellSet, Turn};
use crate::puzzle::{Edit, Notes, Puzzle, PuzzleError};
use crate::studio::document::rule_placement;
use crate::studio::document::rules;
use crate::studio::editor::cell_block::{CellBlock, PlacedBlock, corner, rules_to_copy, rules_within};
use crate::studio::state::StudioState;
use crate::words::{Message, message, say};

/// Returns the edits that clear these cells.
fn cleared(puzzle: &Puzzle, cells: &CellSet) -> Vec<Edit> {
    let mut progress = puzzle.progress().clone();
    cells.iter().for_each(|cell| progress.change(cell, |notes| *notes = Notes::default()));
    vec![Edit::ClearGivens { cells: cells.clone() }, Edit::SetProgress(progress)]
}

/// Returns the edits that rotate or mirror the rules entirely on these cells. `image` maps each cell.
///
/// # Errors
/// Returns an error about the first rule that cannot be transformed or is not possible in its new place.
fn turned_rules(
    puzzle: &Puzzle,
    cells: &CellSet,
    turn: Turn,
    image: impl Fn(Cell) -> Cell,
) -> Result<Vec<Edit>, PuzzleError> {
    let mut edits = Vec::new();
    for index in rules_within(puzzle, cells) {
        let rule = &puzzle.rules()[index].rule;
        let (number, kind) = (index + 1, rule.kind());
        let turned =
            rule_placement::turned(rule, puzzle.board(), turn, &image).map_err(
                |placement_error| match placement_error {
                    Some(placement_error) => PuzzleError::RulePlacement { number, kind, placement_error },
                    None => PuzzleError::RuleCannotTurn { number, kind },
                },
            )?;
        if turned != *rule {
            edits.push(Edit::ChangeRule(index, turned));
        }
    }
    Ok(edits)
}

/// Returns the edits that move the rules entirely on these cells.
///
/// # Errors
/// Returns an error message about the first rule that is not possible in its new place.
fn shifted_rules(puzzle: &Puzzle, cells: &CellSet, rows: i16, cols: i16) -> Result<Vec<Edit>, String> {
    let mut edits = Vec::new();
    for index in rules_within(puzzle, cells) {
        let rule = &puzzle.rules()[index].rule;
        let (number, kind) = (index + 1, rule.kind());
        let shifted = rule_placement::shifted_with_cells(rule, puzzle.board(), rows, cols);
        edits.push(Edit::ChangeRule(
            index,
            shifted.map_err(|placement_error| match placement_error {
                Some(placement_error) => PuzzleError::RulePlacement { number, kind, placement_error }.to_string(),
                None => say!("tell-cells-rule-no-place", number = number, name = kind.name()),
            })?,
        ));
    }
    Ok(edits)
}

/// Returns a message with the number of cells and rules of a block.
fn block_message(key: &'static str, block: &CellBlock) -> Message {
    let rules = || message!("tell-cells-rules", count = block.rule_count());
    match (block.len(), block.rule_count()) {
        (cells, 0) => counted(key, cells),
        (0, _) => message!(
            match key {
                "tell-cells-cell-copied-cells" => "tell-cells-rules-copied",
                "tell-cells-cell-cut-cells" => "tell-cells-rules-cut",
                _ => "tell-cells-rules-pasted",
            },
            rules = rules()
        ),
        (cells, _) => message!("tell-both", first = counted(key, cells), second = rules()),
    }
}

fn counted(key: &'static str, cells: usize) -> Message {
    message!(key, count = cells, number = crate::studio::state::words::count(cells as u64))
}

impl StudioState {
    /// Returns a block to copy: the selected cells with their content, or the selected rules if no cell is selected.
    fn block(&self) -> Option<CellBlock> {
        let document = &self.tab.document;
        match document.selection.cells.is_empty() {
            false => CellBlock::with_rules(document.puzzle(), &document.selection.cells),
            true => CellBlock::of_rules(document.puzzle(), &document.selected_rules()),
        }
    }

    /// Copies the selected cells to the clipboard, or the selected rules if no cell is selected.
    pub(in crate::studio) fn copy_cells(&mut self, ctx: &Context) {
        let Some(block) = self.block() else { return };
        ctx.copy_text(block.text(self.tab.document.puzzle()));
        self.notify(&block_message("tell-cells-cell-copied-cells", &block).to_string());
    }

    /// Copies what is selected, and removes it. Selected cells are cleared.
    pub(in crate::studio) fn cut_cells(&mut self, ctx: &Context) {
        let Some(block) = self.block() else { return };
        ctx.copy_text(block.text(self.tab.document.puzzle()));
        let (puzzle, cells) = (self.tab.document.puzzle(), &self.tab.document.selection.cells);
        let gone = match cells.is_empty() {
            true => self.tab.document.selected_rules(),
            false => rules_to_copy(puzzle, cells),
        };
        let what = block_message("tell-cells-cell-cut-cells", &block);
        let rest = rules::deleted(puzzle, &gone);
        let edits = cleared(puzzle, cells).into_iter().chain(rest).collect();
        if self.try_edit(&Edit::All { edits, what: what.clone() }) {
            self.notify(&what.to_string());
        }
    }

    /// Pastes cells at the upper left corner of the selection. Rules without cells are pasted at their original
    /// place if no cell is selected.
    pub(in crate::studio) fn paste_cells(&mut self, block: &CellBlock) {
        let at = corner(&self.tab.document.selection.cells).or((block.len() == 0).then_some(block.corner));
        let Some(at) = at else { return self.notify(&say!("tell-cells-select-cell-where-copied")) };
        let PlacedBlock { edit, cells, lost, lost_rules, lost_shapes } =
            block.at(at, self.tab.document.puzzle(), block_message("tell-cells-cell-paste-cells", block));
        if cells.is_empty() && lost_rules == block.rule_count() {
            return self.refuse(say!("tell-cells-board-no-place-for"));
        }
        let before = self.tab.document.puzzle().rules().len();
        if self.try_edit(&edit) {
            let after = self.tab.document.puzzle().rules().len();
            if cells.is_empty() {
                // The pasted rules are selected, ready to be moved.
                self.tab.document.selection = Default::default();
                self.tab.document.select_rules((after > before).then_some(before), (before..after).collect());
            } else {
                self.tab.document.selection.cursor = Some(at).filter(|&at| cells.contains(at)).or(cells.iter().next());
                self.tab.document.selection.cells = cells;
            }
            let mut told = Vec::new();
            if lost > 0 {
                told.push(counted("tell-cells-cell-had-no-place", lost).to_string());
            }
            if lost_rules > 0 {
                told.push(say!("tell-clipboard-rules-do-not-fit", count = lost_rules));
            }
            if lost_shapes > 0 {
                told.push(say!("tell-cells-shapes-not-taken", number = lost_shapes));
            }
            if !told.is_empty() {
                self.refuse(told.join(" · "));
            }
        }
    }

    /// Moves the selected cells with their givens and the rules entirely on them.
    pub(in crate::studio) fn nudge_cells(&mut self, rows: i16, cols: i16) {
        self.transform_cells(
            "tell-cells-cell-move-cells",
            |block, from| (block, from.offset(rows, cols)),
            |at| at.offset(rows, cols),
            |puzzle, cells| shifted_rules(puzzle, cells, rows, cols),
        );
    }

    /// Rotates or mirrors the selected cells, with their givens and the rules entirely on them, within their
    /// bounding rectangle, whose upper left corner stays in place.
    pub(in crate::studio) fn turn_cells(&mut self, turn: Turn) {
        let cells = &self.tab.document.selection.cells;
        let Some(from) = corner(cells) else { return };
        let end = |side: fn(Cell) -> i16| cells.iter().map(side).max().unwrap_or(0) + 1;
        let (rows, cols) = (end(|cell| cell.row) - from.row, end(|cell| cell.col) - from.col);
        // The turn applies to positions within the bounding rectangle of the cells.
        let local = move |at: Cell| Cell::new(at.row - from.row, at.col - from.col);
        let image = move |at: Cell| turn.apply(local(at), rows, cols).offset(from.row, from.col);
        self.transform_cells(
            "tell-cells-cell-turn-cells",
            |block, from| (block.turned(turn), from),
            image,
            |puzzle, cells| turned_rules(puzzle, cells, turn, image).map_err(|error| error.to_string()),
        );
    }

    /// Moves or transforms the selected cells. `laid` returns the block to place and the cell for its corner, `image`
    /// returns the new cell of the cursor, and `rules` returns the edits for the rules on the cells.
    fn transform_cells(
        &mut self,
        what: &'static str,
        laid: impl FnOnce(CellBlock, Cell) -> (CellBlock, Cell),
        image: impl FnOnce(Cell) -> Cell,
        rules: impl FnOnce(&Puzzle, &CellSet) -> Result<Vec<Edit>, String>,
    ) {
        let (puzzle, cells) = (self.tab.document.puzzle(), self.tab.document.selection.cells.clone());
        let (Some(block), Some(from)) = (CellBlock::of(puzzle, &cells), corner(&cells)) else { return };
        let (block, to) = laid(block, from);
        let what = counted(what, block.len());
        // This trial shows whether all cells have a place.
        let laid = block.at(to, puzzle, Message::verbatim(""));
        if laid.lost > 0 {
            return self.refuse(say!("tell-cells-board-ends-there"));
        }
        let rules = match rules(puzzle, &cells) {
            Ok(rules) => rules,
            Err(why) => return self.refuse(why),
        };
        let edits = cleared(puzzle, &cells).into_iter();
        // The block is placed on the puzzle after the old cells are cleared.
        let bare = edits.clone().try_fold(puzzle.clone(), |puzzle, edit| edit.apply(&puzzle));
        let Ok(bare) = bare else { return };
        let edits = edits.chain([block.at(to, &bare, Message::verbatim("")).edit]).chain(rules).collect();
        if self.try_edit(&Edit::All { edits, what }) {
            let cursor = self.tab.document.selection.cursor.map(image);
            self.tab.document.selection.cells = laid.cells;
            self.tab.document.selection.cursor = cursor;
        }
    }

    /// Rotates or mirrors the board with everything on it, and the selection.
    pub(in crate::studio) fn turn_board(&mut self, turn: Turn) {
        let before = self.tab.document.puzzle().board().clone();
        let selection = self.tab.document.selection.clone();
        if self.try_edit(&Edit::Turn(turn)) {
            let image = |cell| before.turned_cell(turn, cell);
            let now = &mut self.tab.document.selection;
            now.cells = selection.cells.iter().map(image).collect();
            now.cursor = selection.cursor.map(image);
            let pins = self.tab.author.pins.turned(&before, self.tab.document.puzzle().board(), turn);
            self.tab.author.pins = pins;
        }
    }

    /// Moves to the next cell in reading order, and from the last cell to the first.
    pub(in crate::studio) fn advance(&mut self) {
        let board = self.tab.document.puzzle().board();
        let mut cells: Vec<Cell> = board.cells().to_vec();
        cells.sort_by_key(|cell| (cell.row, cell.col));
        let Some(cursor) = self.tab.document.selection.cursor else { return };
        let next = cells.iter().position(|&cell| cell == cursor).map(|at| cells[(at + 1) % cells.len()]);
        if let Some(next) = next {
            self.tab.document.selection = crate::studio::document::open_document::Selection::just(next);
            self.tab.board_view.reveal = Some(next);
        }
    }

    /// Clears the selected cells and moves to the next cell.
    pub(in crate::studio) fn clear_and_advance(&mut self) {
        let cells = self.tab.document.selection.cells.clone();
        if cells.iter().any(|cell| self.tab.document.puzzle().givens().contains_key(&cell)) {
            self.edit(&Edit::ClearGivens { cells });
        }
        self.advance();
    }
}
