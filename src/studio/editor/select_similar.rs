//! Selecting cells that are similar to others.

use crate::board::{Board, Cell, CellSet, Digit, Filling};
use crate::place::Gesture;
use crate::puzzle::{Progress, Puzzle};
use crate::studio::document::open_document::Selection;
use crate::studio::state::StudioState;

/// The houses that a selection is extended to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum HouseChoice {
    /// Rows.
    Rows,
    /// Columns.
    Columns,
    /// Boxes, or regions.
    Boxes,
}

/// Returns all cells of the rows, columns or boxes of these cells, in each grid that contains them.
pub(in crate::studio) fn houses_of(board: &Board, cells: &CellSet, houses: HouseChoice) -> CellSet {
    let mut all = CellSet::default();
    for cell in cells.iter() {
        for grid in board.grids().iter().filter(|grid| grid.contains(cell)) {
            match houses {
                HouseChoice::Rows => all.extend(grid.cells().filter(|other| other.row == cell.row)),
                HouseChoice::Columns => all.extend(grid.cells().filter(|other| other.col == cell.col)),
                HouseChoice::Boxes => {
                    all.extend(grid.box_of(cell).into_iter().flat_map(|number| grid.box_cells(number)))
                }
            }
        }
    }
    all
}

/// A property in which cells can be similar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Similarity {
    /// The digit: given, entered or shown.
    Digit,
    /// The colours.
    Colour,
    /// The small digits.
    Mark,
    /// The smallest rule painted on the cell, or else its box.
    Region,
}

/// The visible content of the cells.
pub(in crate::studio) struct VisibleContent<'a> {
    puzzle: &'a Puzzle,
    progress: &'a Progress,
    /// The solution that is shown.
    filling: Option<&'a Filling>,
}

impl VisibleContent<'_> {
    /// Returns the digit in a cell.
    fn digit(&self, cell: Cell) -> Option<Digit> {
        let shown = || Some(self.filling?[self.puzzle.board().id(cell)?]);
        self.puzzle.givens().get(&cell).copied().or_else(shown).or_else(|| self.progress.at(cell).digit)
    }

    /// Returns the properties of this cell, most visible first.
    pub fn similarities(&self, cell: Cell) -> Vec<Similarity> {
        let notes = self.progress.at(cell);
        let all = [
            (self.digit(cell).is_some(), Similarity::Digit),
            (!notes.colours.is_empty(), Similarity::Colour),
            (notes.is_marked(), Similarity::Mark),
            (true, Similarity::Region),
        ];
        all.into_iter().filter(|(has, _)| *has).map(|(_, likeness)| likeness).collect()
    }

    /// Returns the cells that share a property with this one, at least the cell itself.
    pub fn similar_cells(&self, cell: Cell, likeness: Similarity) -> CellSet {
        let board = self.puzzle.board();
        let notes = self.progress.at(cell);
        let like = |wanted: &dyn Fn(Cell) -> bool| {
            let others = board.cells().iter().copied().filter(|&other| wanted(other));
            others.chain([cell]).collect::<CellSet>()
        };
        match likeness {
            Similarity::Digit => match self.digit(cell) {
                Some(digit) => like(&|other| self.digit(other) == Some(digit)),
                None => like(&|_| false),
            },
            Similarity::Colour => {
                like(&|other| !notes.colours.is_empty() && self.progress.at(other).colours == notes.colours)
            }
            Similarity::Mark => like(&|other| {
                let marks = self.progress.at(other);
                notes.is_marked() && (marks.centre, marks.corner) == (notes.centre, notes.corner)
            }),
            Similarity::Region => {
                let boxes = || houses_of(board, &[cell].into_iter().collect(), HouseChoice::Boxes);
                regions_at(self.puzzle, cell).into_iter().min_by_key(CellSet::len).unwrap_or_else(boxes)
            }
        }
    }
}

/// Returns the cells of each rule painted on this cell.
fn regions_at(puzzle: &Puzzle, cell: Cell) -> Vec<CellSet> {
    let painted = puzzle.enabled_rules().filter(|(_, placed)| placed.rule.kind().gesture() != Gesture::Grid);
    painted.map(|(_, placed)| placed.rule.cells(puzzle.board())).filter(|cells| cells.contains(cell)).collect()
}

/// Returns the houses of a cell, and then the rules painted on it.
fn groups_at(puzzle: &Puzzle, cell: Cell) -> Vec<CellSet> {
    let board = puzzle.board();
    let cells = |house: &crate::board::House| house.cells.iter().map(|&id| board.cell(id)).collect::<CellSet>();
    let houses = board.houses().iter().map(cells).filter(|cells| cells.contains(cell));
    let mut groups: Vec<CellSet> = Vec::new();
    for group in houses.chain(regions_at(puzzle, cell)) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

impl StudioState {
    /// Returns the current content of the cells: in a playtest, what was entered there.
    pub(in crate::studio) fn visible_content(&self) -> VisibleContent<'_> {
        match self.tab.playtest.as_ref().filter(|_| self.tab.is_playing) {
            Some(test) => VisibleContent { puzzle: test.entered(), progress: &test.played().progress, filling: None },
            None => {
                let puzzle = self.tab.document.puzzle();
                let is_open = self.tab.answers.shown(puzzle.board()).is_some();
                let filling = self.tab.answers.filling_on_board().filter(|_| is_open);
                VisibleContent { puzzle, progress: puzzle.progress(), filling }
            }
        }
    }

    /// Selects the cells similar to `cell`, in addition to the cells `beside`. `turn` is the index of the property in
    /// which they are similar, counted cyclically.
    pub(in crate::studio) fn select_similar(&mut self, cell: Cell, turn: usize, beside: CellSet) {
        let seen = self.visible_content();
        let likenesses = seen.similarities(cell);
        let Some(&likeness) = likenesses.get(turn % likenesses.len().max(1)) else { return };
        let mut cells = beside;
        cells.extend(seen.similar_cells(cell, likeness).iter());
        self.tab.document.selection = Selection { cells, cursor: Some(cell) };
        self.tab.document.rule = None;
        self.tab.notice = None;
    }

    /// Selects the cells similar to the one at the cursor. If these are already selected, uses the next property.
    pub(in crate::studio) fn select_next_similar(&mut self) {
        let Some(cursor) = self.tab.document.selection.cursor else { return };
        let (seen, selected) = (self.visible_content(), &self.tab.document.selection.cells);
        // Several properties may select the same cells. Continuing after the last of these properties avoids selecting
        // the same cells again.
        let place = seen.similarities(cursor).into_iter().rposition(|one| seen.similar_cells(cursor, one) == *selected);
        self.select_similar(cursor, place.map_or(0, |place| place + 1), CellSet::default());
    }

    /// Selects the cells that share a property with the one at the cursor.
    pub(in crate::studio) fn select_by_similarity(&mut self, likeness: Similarity) {
        let Some(cursor) = self.tab.document.selection.cursor else { return };
        self.tab.document.selection.cells = self.visible_content().similar_cells(cursor, likeness);
    }

    /// Selects a house or a painted region at the cursor, or the next one if one is already selected.
    pub(in crate::studio) fn select_house(&mut self) {
        let document = &self.tab.document;
        let Some(cursor) = document.selection.cursor else { return };
        let groups = groups_at(document.puzzle(), cursor);
        let place = groups.iter().position(|group| *group == document.selection.cells);
        let next = place.map_or(0, |place| (place + 1) % groups.len());
        if let Some(group) = groups.into_iter().nth(next) {
            self.tab.document.selection.cells = group;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;
    use crate::puzzle::{Edit, PlacedRule};
    use crate::variant::Region;

    fn set(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn houses_are_those_of_every_grid_that_holds_the_cell() {
        let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
        // The cell is in the box that the north-west grid shares with the middle one.
        let of = |houses| houses_of(&board, &set("r8c8"), houses);
        assert_eq!(of(HouseChoice::Rows), set("r8c1-15"));
        assert_eq!(of(HouseChoice::Columns), set("r1-15c8"));
        assert_eq!(of(HouseChoice::Boxes), set("r7-9c7-9"));
        assert_eq!(houses_of(&board, &set("r1c1 r2c1"), HouseChoice::Rows), set("r1-2c1-9"));
    }

    #[test]
    fn cells_alike_have_the_same_given_or_lie_together() {
        let region = Region { cells: set("r5c5-7") };
        let mut puzzle = Puzzle::empty(Board::classic());
        for (cells, digit) in [("r1c1 r5c9 r9c4", 7), ("r1c2", 3)] {
            let edit = Edit::SetGiven { cells: set(cells), digit: Digit::new(digit).unwrap() };
            puzzle = edit.apply(&puzzle).unwrap();
        }
        puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&puzzle).unwrap();
        let first = |puzzle: &Puzzle, cell: &str| {
            let seen = VisibleContent { puzzle, progress: puzzle.progress(), filling: None };
            let cell = cell.parse().unwrap();
            seen.similar_cells(cell, seen.similarities(cell)[0])
        };
        assert_eq!(first(&puzzle, "r5c9"), set("r1c1 r5c9 r9c4"));
        assert_eq!(first(&puzzle, "r1c2"), set("r1c2"));
        assert_eq!(first(&puzzle, "r5c6"), set("r5c5-7"));
        assert_eq!(first(&puzzle, "r9c9"), set("r7-9c7-9"));
        // The setter's marks have priority over regions.
        let puzzle = marked(&puzzle);
        assert_eq!([first(&puzzle, "r9c9"), first(&puzzle, "r8c8")], [set("r1c1 r5c6 r9c9"), set("r1c9 r5c7 r8c8")]);
        assert_eq!(first(&puzzle, "r5c5"), set("r5c5-7"));
        assert_eq!(first(&puzzle, "r6c1"), set("r1c1 r5c9 r6c1 r9c4"), "a digit that was entered");
    }

    /// Returns the puzzle with colours, small digits, and an entered digit.
    fn marked(puzzle: &Puzzle) -> Puzzle {
        let mut progress = Progress::default();
        for cell in ["r5c6", "r9c9", "r1c1"] {
            let blue = [crate::scene::Tint::Blue].into_iter().collect();
            progress.change(cell.parse().unwrap(), |notes| notes.colours = blue);
        }
        for cell in ["r5c7", "r8c8", "r1c9"] {
            progress.change(cell.parse().unwrap(), |notes| notes.corner = crate::board::DigitSet::from_bits(0b101));
        }
        progress.change("r6c1".parse().unwrap(), |notes| notes.digit = Digit::new(7));
        puzzle.clone().with_progress(progress).unwrap()
    }

    #[test]
    fn a_cell_is_alike_by_each_thing_that_it_has() {
        let given = Edit::SetGiven { cells: set("r1c1 r2c5"), digit: Digit::new(7).unwrap() };
        let puzzle = marked(&given.apply(&Puzzle::empty(Board::classic())).unwrap());
        let seen = VisibleContent { puzzle: &puzzle, progress: puzzle.progress(), filling: None };
        let cell = "r1c1".parse().unwrap();
        let all: Vec<CellSet> =
            seen.similarities(cell).into_iter().map(|likeness| seen.similar_cells(cell, likeness)).collect();
        assert_eq!(all, [set("r1c1 r2c5 r6c1"), set("r1c1 r5c6 r9c9"), set("r1-3c1-3")]);
        assert_eq!(seen.similar_cells(cell, Similarity::Mark), set("r1c1"), "it has none");
    }

    #[test]
    fn the_groups_of_a_cell_are_its_houses_and_its_regions() {
        let region = Region { cells: set("r5c5-7") };
        let puzzle = Edit::AddRule(PlacedRule::new(region)).apply(&Puzzle::empty(Board::classic())).unwrap();
        let mut groups = groups_at(&puzzle, "r5c5".parse().unwrap());
        assert_eq!(groups.pop(), Some(set("r5c5-7")));
        let mut expected = vec![set("r5c1-9"), set("r1-9c5"), set("r4-6c4-6")];
        groups.sort_by_key(CellSet::to_string);
        expected.sort_by_key(CellSet::to_string);
        assert_eq!(groups, expected);
    }
}
