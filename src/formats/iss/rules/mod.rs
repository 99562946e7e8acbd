//! Converts constraints to rules. Those without an equivalent kind are reported.

mod lines;
mod outside;
mod pairs;
mod sums;

use std::collections::BTreeMap;

use super::relation::CommonFormulas;
use super::tokens::{Token, cell_of, is_outside};
use crate::board::{Board, Boxes, Cell, CellSet, Digit, DigitSet, Grid, GridId, Numbering};
use crate::formats::ReadErrorKind;
use crate::formats::codec::CodecError;
use crate::formats::customary_box;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::rule_collector::RuleCollector;
use crate::place::{Border, Corner, DigitList, OutsideClues, Path};
use crate::variant::formula::Formula;
use crate::variant::{
    self, AllSums, AntiKing, AntiKnight, BorderSum, CountingCircles, Diagonals, DifferenceDot, Entropy, FourSquares,
    FullRank, HiddenSkyscraper, Indexers, Inequality, Kind, Leaps, LittleKiller, NoRatio, Nonconsecutive, NumberClues,
    NumberedRooms, OwnGrid, Position, Quadruple, RatioDot, Region, Rule, Sandwich, Skyscraper, Variant, XSum,
};

/// A puzzle's rules while they are read. Constraints that form one rule together are collected first.
pub(super) struct IssRules {
    size: u8,
    marks: RuleCollector,
    diagonals: Option<Diagonals>,
    indexers: Indexers,
    outside_digits: OutsideClues<DigitSet>,
    /// Outside clues by kind; several sets if a position has several numbers.
    numbers: Vec<(Kind, OutsideClues<Option<u16>>)>,
    /// Digits around corners. In the solver the last ones at a corner take precedence.
    quads: BTreeMap<Cell, Vec<Digit>>,
    /// The circle of the preceding arrow constraints, and their shafts.
    arrow: Option<(CellSet, Vec<Path>)>,
    /// True if there are any dots.
    has_dots: bool,
    /// True if the pieces of a jigsaw are not the boxes of the grid.
    has_extra_pieces: bool,
    /// True if a line with a rank may equal another.
    may_tie: bool,
    /// The cells of the preceding `SameValues` constraints, which the next one may continue.
    clones: Option<Vec<Vec<Cell>>>,
    /// Formulas for the keys of pairs, created on demand.
    formulas: Option<CommonFormulas>,
}

/// Returns the rule for outside clues of a kind.
fn outside_clue_rule(kind: Kind, clues: OutsideClues<Option<u16>>) -> Rule {
    match kind {
        Kind::LittleKiller => LittleKiller::from(NumberClues::new(clues)).into(),
        Kind::Sandwich => Sandwich::from(NumberClues::new(clues)).into(),
        Kind::XSum => XSum::from(NumberClues::new(clues)).into(),
        Kind::Skyscraper => Skyscraper::from(NumberClues::new(clues)).into(),
        Kind::HiddenSkyscraper => HiddenSkyscraper::from(NumberClues::new(clues)).into(),
        Kind::FullRank => FullRank::from(NumberClues::new(clues)).into(),
        _ => NumberedRooms::from(NumberClues::new(clues)).into(),
    }
}

/// A reason why a constraint does not become a rule.
enum ConstraintError {
    /// The constraint is malformed.
    Malformed(CodecError),
    /// There is no equivalent rule.
    Unsupported,
}

impl From<CodecError> for ConstraintError {
    fn from(fault: CodecError) -> ConstraintError {
        ConstraintError::Malformed(fault)
    }
}

type ConstraintResult<T = ()> = Result<T, ConstraintError>;

const GRID: GridId = GridId(0);

impl IssRules {
    /// Creates the collection for a grid of `size` rows; `marks` has the regions and candidates.
    pub(super) fn new(size: u8, marks: RuleCollector, tokens: &[Token]) -> IssRules {
        let has = |names: &[&str]| tokens.iter().any(|token| names.contains(&token.name.as_str()));
        let is_latin = marks.board.grids().iter().all(|grid| *grid.boxes() == Boxes::Latin);
        IssRules {
            size,
            has_dots: has(&["WhiteDot", "BlackDot"]),
            has_extra_pieces: is_latin && has(&["Jigsaw"]),
            marks,
            diagonals: None,
            indexers: Indexers::none(),
            outside_digits: OutsideClues::none(GRID),
            numbers: Vec::new(),
            quads: BTreeMap::new(),
            arrow: None,
            may_tie: false,
            clones: None,
            formulas: None,
        }
    }

    /// Returns the rules and losses.
    pub(super) fn into_marks(mut self) -> RuleCollector {
        self.end_clones();
        self.end_arrow();
        let ranks = self.numbers.iter().any(|(kind, _)| *kind == Kind::FullRank);
        if ranks && !self.may_tie && FullRank::can_be_equal(self.grid()) {
            // In the solver, a line with a rank is unique unless stated otherwise.
            self.losses().add(LostElement::Rules(Kind::FullRank), LossOutcome::Nearest);
        }
        if let Some(diagonals) = self.diagonals {
            self.marks.add(diagonals, None);
        }
        if self.indexers.cells.iter().any(|cells| !cells.is_empty()) {
            self.marks.add(self.indexers, None);
        }
        if self.outside_digits.clues().next().is_some() {
            self.marks.add(variant::Outside(self.outside_digits), None);
        }
        for (kind, clues) in self.numbers {
            self.marks.add(outside_clue_rule(kind, clues), None);
        }
        for (corner, digits) in self.quads {
            self.marks.add(Quadruple { corner: Corner(corner), digits: DigitList::sorted(digits) }, None);
        }
        self.marks
    }

    fn losses(&mut self) -> &mut Losses {
        &mut self.marks.losses
    }

    fn board(&self) -> &Board {
        &self.marks.board
    }

    fn is_from_zero(&self) -> bool {
        self.board().numbering() == Numbering::FromZero
    }

    fn grid(&self) -> &Grid {
        self.board().grid(GRID).expect("the board has one grid")
    }

    /// Adds the rules of a constraint. A malformed one is reported.
    ///
    /// # Errors
    /// Returns an error if a limit is exceeded.
    pub(super) fn add(&mut self, token: &Token) -> Result<(), CodecError> {
        if token.name != "SameValues" {
            self.end_clones();
        }
        if !matches!(token.name.as_str(), "Arrow" | "PillArrow") {
            self.end_arrow();
        }
        match self.constraint(token) {
            Ok(()) => Ok(()),
            Err(ConstraintError::Malformed(CodecError { problem: ReadErrorKind::Entry { at, problem }, .. })) => {
                self.losses().add(LostElement::Named(at), LossOutcome::Wrong(*problem));
                Ok(())
            }
            Err(ConstraintError::Malformed(fault)) => Err(fault),
            Err(ConstraintError::Unsupported) => {
                self.losses().unknown(&token.name, 1);
                Ok(())
            }
        }
    }

    fn constraint(&mut self, token: &Token) -> ConstraintResult {
        let first = token.arguments.first().map_or("", String::as_str);
        match token.name.as_str() {
            // These define the board and the givens.
            "Shape" | "NoBoxes" | "Jigsaw" | "Given" | "Var" => {}
            "RegionSize" if first == self.size.to_string() => {}
            "SearchPriority" => self.losses().add(LostElement::Settings, LossOutcome::NoPlace),
            "FullRankTies" => self.ties(first),
            "Diagonal" => {
                let diagonals = Diagonals { grid: GRID, falling: false, rising: false };
                let diagonals = self.diagonals.get_or_insert(diagonals);
                match first {
                    "1" => diagonals.rising = true,
                    "-1" => diagonals.falling = true,
                    _ => return Err(token.fault("expected-constraint").into()),
                }
            }
            "AntiKnight" => self.rule(AntiKnight::new(GRID)),
            "AntiKing" => self.rule(AntiKing::new(GRID)),
            "AntiConsecutive" if self.has_dots => {
                // In the solver, dots make no exception to this constraint.
                let formula = Formula::parse("|a - b| != 1").expect("a formula of the program can be read");
                self.rule(OwnGrid { formula, ..OwnGrid::new(GRID, 0) });
            }
            "AntiConsecutive" => self.rule(Nonconsecutive::new(GRID)),
            "StrictKropki" => {
                self.rule(Nonconsecutive::new(GRID));
                self.rule(NoRatio::new(GRID));
            }
            "StrictXV" => self.rule(AllSums::new(GRID)),
            "GlobalEntropy" => self.rule(Entropy::new(GRID)),
            "DisjointSets" if self.grid().box_shape() == customary_box(self.size) => self.rule(Position { grid: GRID }),
            "Windoku" if self.size == 9 => self.rule(FourSquares { grid: GRID }),
            "Windoku" => self.windows()?,
            // If digits begin at 0, these have another meaning: no skyscraper has height 0, sandwiches lie between
            // other digits, and columns are not numbered by digits.
            "Sandwich" | "Lunchbox" | "Skyscraper" | "Indexing" | "AntiTaxicab" if self.is_from_zero() => {
                return Err(ConstraintError::Unsupported);
            }
            "AntiTaxicab" => self.taxicab(),
            // The solver adds up the digits in each piece of the jigsaw, but here the pieces are not the boxes of the
            // grid.
            "RegionSumLine" if self.has_extra_pieces => return Err(ConstraintError::Unsupported),
            // A line that ends where it begins.
            _ if token.arguments.last().is_some_and(|last| last == "LOOP") => return Err(ConstraintError::Unsupported),
            "Or" => self.one_of(token)?,
            "Thermo" | "Renban" | "Palindrome" | "Between" | "Zipper" | "DoubleArrow" | "RegionSumLine"
            | "Entropic" | "Modular" | "Whisper" | "Lockout" | "SumLine" | "Regex" => self.line(token)?,
            "Arrow" | "PillArrow" => self.arrow(token)?,
            "Cage" | "Sum" | "LittleKiller" => self.sum(token)?,
            "Sandwich" | "XSum" | "Skyscraper" | "HiddenSkyscraper" | "NumberedRoom" | "FullRank" => {
                self.outside_clues(token)?;
            }
            "Lunchbox" => self.lunchbox(token)?,
            "WhiteDot" | "BlackDot" | "X" | "V" | "GreaterThan" => self.borders(token)?,
            "AllDifferent" => {
                let cells = self.set(token, 0)?;
                self.rule(Region { cells });
            }
            "CountingCircles" => {
                let mut rule = CountingCircles::none();
                rule.cells[0] = self.set(token, 0)?;
                self.rule(rule);
            }
            "Indexing" => {
                let cells = self.set(token, 1)?;
                let at = match first {
                    "C" => 0,
                    "R" => 1,
                    _ => return Err(token.fault("expected-constraint").into()),
                };
                self.indexers.cells[at].extend(cells.iter());
            }
            "ContainAtLeast" => {
                let (digits, cells) = (self.digits(token, first.split('_'))?, self.set(token, 1)?);
                self.quadruple(digits, &cells)?;
            }
            "Quad" => {
                let corner = self.cells_of(token, [first])?[0];
                if token.arguments.len() < 2 {
                    self.losses().add(LostElement::Rules(Kind::Quadruple), LossOutcome::Blank);
                } else {
                    let names = token.arguments.iter().skip(1);
                    self.quads.insert(corner, self.digits(token, names.map(String::as_str))?);
                }
            }
            "SameValues" => self.equal_cells(token)?,
            "Pair" | "PairX" | "Binary" | "BinaryX" => self.pairs(token)?,
            _ => return Err(ConstraintError::Unsupported),
        }
        Ok(())
    }

    fn rule(&mut self, rule: impl Into<Rule>) {
        self.marks.add(rule, None);
    }

    /// Returns the cells named by the arguments from an index on. A special cell outside the grid makes the constraint
    /// unsupported.
    fn cells(&self, token: &Token, from: usize) -> ConstraintResult<Vec<Cell>> {
        self.cells_of(token, token.arguments.get(from..).unwrap_or_default().iter().map(String::as_str))
    }

    fn cells_of<'a>(&self, token: &Token, names: impl IntoIterator<Item = &'a str>) -> ConstraintResult<Vec<Cell>> {
        let names: Vec<&str> = names.into_iter().collect();
        if names.len() > usize::from(self.size).pow(2) {
            return Err(token.fault("expected-foreign-cells").into());
        }
        if names.iter().any(|name| is_outside(name)) {
            return Err(ConstraintError::Unsupported);
        }
        let cell = |name: &&str| cell_of(name).filter(|&cell| self.board().contains(cell));
        if names.iter().any(|name| (is_numbered(name) || cell_of(name).is_some()) && cell(name).is_none()) {
            return Err(token.fault("expected-inner-cell").into());
        }
        let cells: Option<Vec<Cell>> = names.iter().map(cell).collect();
        let cells = cells.filter(|cells| !cells.is_empty());
        Ok(cells.ok_or_else(|| token.fault("expected-foreign-cells"))?)
    }

    fn set(&self, token: &Token, from: usize) -> ConstraintResult<CellSet> {
        Ok(self.cells(token, from)?.into_iter().collect())
    }

    fn digits<'a>(&self, token: &Token, names: impl Iterator<Item = &'a str>) -> ConstraintResult<Vec<Digit>> {
        let digit = |name: &str| self.board().numbering().digit(name.parse().ok()?);
        let digit = |name: &str| digit(name).filter(|digit| digit.value() <= self.size);
        let digits: Option<Vec<Digit>> = names.map(digit).collect();
        Ok(digits.filter(|digits| !digits.is_empty()).ok_or_else(|| token.fault("expected-digits-list"))?)
    }

    /// Parses an argument as a number.
    fn number(token: &Token, at: usize) -> ConstraintResult<u16> {
        let number = token.arguments.get(at).and_then(|text| text.parse().ok());
        Ok(number.ok_or_else(|| token.fault("expected-number"))?)
    }

    /// Reads which lines of the grid may be equal: any, those without ranks, or none.
    fn ties(&mut self, which: &str) {
        self.may_tie |= which == "any";
        if !matches!(which, "any" | "only-unclued") && FullRank::can_be_equal(self.grid()) {
            self.losses().unknown("FullRankTies", 1);
        }
    }

    /// Adds rules that no two cells at a taxicab distance of v both hold v.
    fn taxicab(&mut self) {
        for value in 1..=self.size {
            let leaps: Vec<String> = (0..=value).map(|rows| format!("{rows},{}", value - rows)).collect();
            let leaps = variant::written::TextFormat::read(&leaps.join(" "));
            if let (Ok(leaps), Some(digit)) = (leaps, Digit::new(value)) {
                self.rule(Leaps { leaps, digits: DigitSet::just(digit), ..Leaps::new(GRID, 0) });
            }
        }
    }

    /// Adds the windoku boxes, which have the customary shape and lie one cell apart from each other and from the
    /// edges.
    fn windows(&mut self) -> ConstraintResult {
        let (high, wide) = customary_box(self.size).ok_or(ConstraintError::Unsupported)?;
        let size = self.size;
        let starts = |length: u8| (1..size).step_by(usize::from(length) + 1).filter(move |at| at + length < size);
        for (row, col) in starts(high).flat_map(|row| starts(wide).map(move |col| (row, col))) {
            let cells =
                (row..row + high).flat_map(|row| (col..col + wide).map(move |col| Cell::new(row.into(), col.into())));
            self.rule(Region { cells: cells.collect() });
        }
        Ok(())
    }

    /// Adds digits around a corner.
    fn quadruple(&mut self, digits: Vec<Digit>, cells: &CellSet) -> ConstraintResult {
        let corner = cells.iter().next().map(Corner).ok_or(ConstraintError::Unsupported)?;
        if corner.around().into_iter().collect::<CellSet>() != *cells {
            return Err(ConstraintError::Unsupported);
        }
        self.rule(Quadruple { corner, digits: DigitList::sorted(digits) });
        Ok(())
    }

    /// Adds a clue on each border between two of the cells.
    fn borders(&mut self, token: &Token) -> ConstraintResult {
        let mut cells = self.cells(token, 0)?;
        let mut known = CellSet::default();
        cells.retain(|&cell| {
            let is_new = !known.contains(cell);
            known.insert(cell);
            is_new
        });
        let mut any = false;
        for (at, &one) in cells.iter().enumerate() {
            for &other in &cells[at + 1..] {
                let Some(border) = Border::between(one, other) else { continue };
                any = true;
                let rule: Rule = match token.name.as_str() {
                    "WhiteDot" => DifferenceDot::new(border).into(),
                    "BlackDot" => RatioDot::new(border).into(),
                    "X" => BorderSum { border, sum: Some(10) }.into(),
                    "V" => BorderSum { border, sum: Some(5) }.into(),
                    // The greater cell is named first.
                    _ => Inequality { border, rising: border.pair()[0] != one }.into(),
                };
                self.rule(rule);
            }
        }
        if any { Ok(()) } else { Err(token.fault("expected-two-cells").into()) }
    }
}

/// Returns whether an argument looks like a cell, on or off the grid: `R1C30`.
fn is_numbered(name: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = name.strip_prefix('R').and_then(|rest| rest.split_once('C'));
    parts.is_some_and(|(row, col)| is_number(row) && is_number(col))
}
