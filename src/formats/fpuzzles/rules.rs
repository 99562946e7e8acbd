//! Collects the rules of an f-puzzle, and converts those for the whole grid and for single cells.

use super::cells::{ExpectedValue, cell, list};
use super::key::{GridKey, MarkKey};
use crate::board::{Board, Cell, CellSet, Grid, GridId};
use crate::formats::fog_links::ReadFog;
use crate::formats::json::Object;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::negative_constraints::{DIFFERENCES, SUMS};
use crate::formats::published::PublishedTexts;
use crate::formats::read_drawings::ReadDrawings;
use crate::formats::recognise::SketchedMarks;
use crate::puzzle::{PlacedRule, Progress};
use crate::scene::Tint;
use crate::variant::{
    AllSums, AntiKing, AntiKnight, CellMarkKind, Diagonals, Extremes, Indexers, Kind, Marked, NoRatio, Nonconsecutive,
    Parity, Position, Region, Rule, Variant,
};
use crate::words::Message;

/// A puzzle's rules while they are read.
pub(super) struct FPuzzlesRules {
    pub board: Board,
    pub placed: Vec<PlacedRule>,
    pub losses: Losses,
    /// What is drawn but is neither a rule nor a mark.
    pub drawings: ReadDrawings,
    pub fog: ReadFog,
    pub progress: Progress,
    /// The texts about the puzzle.
    pub texts: PublishedTexts,
    pub size: u8,
    /// The regions that are no boxes of the grid.
    pub regions: Vec<CellSet>,
    /// The ratios ruled out if all ratio dots are given.
    pub ratios: Vec<u16>,
    /// The cosmetic elements, which may be rules.
    pub sketched: SketchedMarks,
}

/// The only grid.
pub(super) const GRID: GridId = GridId(0);

impl FPuzzlesRules {
    pub(super) fn new(board: Board) -> FPuzzlesRules {
        let size = board.size();
        let (placed, losses, progress) = (Vec::new(), Losses::default(), Progress::default());
        FPuzzlesRules {
            board,
            placed,
            losses,
            drawings: ReadDrawings::new(),
            fog: ReadFog::default(),
            progress,
            texts: PublishedTexts::default(),
            size,
            regions: vec![],
            ratios: vec![],
            sketched: SketchedMarks::default(),
        }
    }

    pub(super) fn size(&self) -> u8 {
        self.size
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.board.grids()[0]
    }

    /// Adds a rule; one that does not fit the board is reported.
    pub(super) fn add(&mut self, rule: impl Into<Rule>) {
        let rule = self.losses.check_placement(&self.board, PlacedRule::new(rule));
        self.placed.extend(rule);
    }

    /// Adds a rule in a colour, which is omitted if it is the default of the rule's kind.
    pub(super) fn add_tinted(&mut self, rule: impl Into<Rule>, tint: Tint) {
        let rule = PlacedRule::new(rule);
        let tint = Some(tint).filter(|&tint| tint != rule.tint());
        let rule = self.losses.check_placement(&self.board, PlacedRule { tint, ..rule });
        self.placed.extend(rule);
    }

    /// Merges a part into an existing rule of its kind, or adds it as a rule of its own.
    pub(super) fn merge<V: Variant + Into<Rule>>(&mut self, into: impl Fn(&V) -> Option<V>, alone: V) {
        for placed in &mut self.placed {
            if let Some(merged) = placed.rule.downcast::<V>().and_then(&into) {
                placed.rule = merged.into();
                return;
            }
        }
        self.add(alone);
    }

    /// Adds a rule for the whole grid.
    pub(super) fn grid_rule(&mut self, whole: GridKey) {
        let diagonal = |falling: bool| Diagonals { grid: GRID, falling, rising: !falling };
        match whole {
            GridKey::Rising => self.merge(|both| Some(Diagonals { rising: true, ..both.clone() }), diagonal(false)),
            GridKey::Falling => self.merge(|both| Some(Diagonals { falling: true, ..both.clone() }), diagonal(true)),
            GridKey::Knight => self.add(AntiKnight::new(GRID)),
            GridKey::King => self.add(AntiKing::new(GRID)),
            GridKey::Disjoint => self.disjoint(),
            GridKey::Nonconsecutive => self.add(Nonconsecutive::new(GRID).with_numbers(DIFFERENCES)),
        }
    }

    /// Adds a rule that the k-th cells of all regions, in reading order, differ. There is no such rule for irregular
    /// regions, so each set of k-th cells becomes a region.
    fn disjoint(&mut self) {
        let rule = Position { grid: GRID };
        if Rule::from(rule.clone()).check_fit(&self.board).is_ok() {
            return self.add(rule);
        }
        let grid = self.grid();
        let boxes = (0..grid.box_count()).map(|index| grid.box_cells(index));
        let boxes: Vec<Vec<Cell>> = boxes.chain(self.regions.iter().map(|cells| cells.iter().collect())).collect();
        let places = boxes.iter().map(Vec::len).max().unwrap_or(0);
        if places == 0 {
            self.losses.add(LostElement::Rules(Kind::Position), LossOutcome::Blank);
        }
        for place in 0..places {
            let cells: CellSet = boxes.iter().filter_map(|cells| cells.get(place).copied()).collect();
            self.add(Region { cells });
        }
    }

    /// Adds a rule that all marks of a kind are given.
    pub(super) fn negative(&mut self, sort: &str) {
        match sort {
            "ratio" => self.add(NoRatio::new(GRID).with_numbers(self.ratios.clone())),
            "xv" => self.add(AllSums::new(GRID).with_numbers(SUMS)),
            other => self.losses.unknown(&format!("negative {other}"), 1),
        }
    }

    /// Adds marks of a kind, in one cell or in each of a list.
    pub(super) fn marks(&mut self, mark: MarkKey, element: &Object) -> Result<(), ExpectedValue> {
        let mut cells = list(element.get("cells"), self.size)?;
        if cells.is_empty() || element.contains_key("cell") {
            cells.push(cell(element.get("cell"), self.size)?);
        }
        for cell in cells {
            match self.board.contains(cell) {
                true => self.mark(mark, cell),
                false => return Err(Message::new("expected-inner-cell")),
            }
        }
        Ok(())
    }

    pub(super) fn mark(&mut self, mark: MarkKey, cell: Cell) {
        match mark {
            MarkKey::Even => self.marked(Parity::none(), 0, cell),
            MarkKey::Odd => self.marked(Parity::none(), 1, cell),
            MarkKey::Minimum => self.marked(Extremes::none(), 0, cell),
            MarkKey::Maximum => self.marked(Extremes::none(), 1, cell),
            MarkKey::ColumnIndexer => self.marked(Indexers::none(), 0, cell),
            MarkKey::RowIndexer => self.marked(Indexers::none(), 1, cell),
            MarkKey::BoxIndexer => self.marked(Indexers::none(), 2, cell),
        }
    }

    /// Adds a mark to the existing rule of its kind, unless that rule has a mark of another type in the same cell; then
    /// the mark becomes a rule of its own.
    fn marked<S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize>(
        &mut self,
        none: Marked<S, MARK_TYPES>,
        sort: usize,
        cell: Cell,
    ) where
        Marked<S, MARK_TYPES>: Into<Rule>,
    {
        let with = |marks: &Marked<S, MARK_TYPES>| {
            let mut marks = marks.clone();
            let free = marks.all().all(|(other, its)| other != cell || its == sort);
            marks.cells[sort].insert(cell);
            free.then_some(marks)
        };
        let mut alone = none;
        alone.cells[sort].insert(cell);
        self.merge(with, alone);
    }
}
