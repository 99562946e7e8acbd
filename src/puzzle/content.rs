//! What a puzzle consists of, and its meaning.

use std::sync::Arc;

use super::drawing::{Drawing, checked_drawings};
use super::error::PuzzleError;
use super::fog::Fog;
use super::givens::{Givens, check_given};
use super::house_types::HouseTypes;
use super::placed::PlacedRule;
use super::progress::Progress;
use super::publication::Publication;
use super::remark::Remark;
use super::stars::Stars;
use super::symbols::Symbols;
use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Filling, MAX_VALUES};
use crate::model::{Model, Origin};
use crate::place::PlacementError;
use crate::variant::{Context, LayerKind, OtherRule, PlacedLayer, Reading, Rule};
use crate::words::Message;

/// A well-formed puzzle; see the [module](crate::puzzle).
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    pub(super) title: String,
    pub(super) author: String,
    pub(super) stars: Option<Stars>,
    pub(super) board: Board,
    pub(super) givens: Givens,
    pub(super) rules: Vec<PlacedRule>,
    pub(super) symbols: Symbols,
    pub(super) progress: Progress,
    pub(super) remarks: Vec<Remark>,
    /// None if nothing is published, which saves memory in collections of many puzzles.
    pub(super) publication: Option<Arc<Publication>>,
    /// Shared, since undo keeps many versions of a puzzle.
    pub(super) drawings: Arc<[Drawing]>,
    pub(super) fog: Option<Arc<Fog>>,
}

impl Puzzle {
    /// Returns a puzzle that has only a board: no givens, rules or title.
    pub fn empty(board: Board) -> Puzzle {
        Puzzle {
            title: String::new(),
            author: String::new(),
            stars: None,
            board,
            givens: Givens::new(),
            rules: Vec::new(),
            symbols: Symbols::default(),
            progress: Progress::default(),
            remarks: Vec::new(),
            publication: None,
            drawings: Arc::default(),
            fog: None,
        }
    }

    /// Returns a puzzle with nothing but these givens. They must lie on the board and have digits that it uses.
    pub(crate) fn from_valid_givens(board: Board, givens: Givens) -> Puzzle {
        debug_assert!(givens.iter().all(|(&cell, &digit)| check_given(&board, cell, digit).is_ok()));
        Puzzle { givens, ..Puzzle::empty(board) }
    }

    /// Returns the same puzzle with these symbols.
    ///
    /// # Errors
    /// Returns an error if they cannot represent the digits of the board.
    pub fn with_symbols(self, symbols: Symbols) -> Result<Puzzle, PuzzleError> {
        symbols.check_fit(&self.board)?;
        Ok(Puzzle { symbols, ..self })
    }

    /// Returns the same puzzle with the progress of a solver.
    ///
    /// # Errors
    /// Returns an error if the progress does not fit the board.
    pub fn with_progress(self, progress: Progress) -> Result<Puzzle, PuzzleError> {
        progress.check_fit(&self.board)?;
        Ok(Puzzle { progress, ..self })
    }

    /// Returns the same puzzle with remarks of solvers.
    ///
    /// # Errors
    /// Returns an error if a remark does not fit the board or is too long.
    pub fn with_remarks(self, remarks: Vec<Remark>) -> Result<Puzzle, PuzzleError> {
        let checked = remarks.into_iter().enumerate().map(|(index, remark)| remark.checked(index + 1, &self.board));
        let remarks = checked.collect::<Result<_, _>>()?;
        Ok(Puzzle { remarks, ..self })
    }

    /// Returns the same puzzle with these drawings, from back to front.
    ///
    /// # Errors
    /// Returns an error if a drawing is invalid, or if they are too many or too large.
    pub fn with_drawings(self, drawings: Vec<Drawing>) -> Result<Puzzle, PuzzleError> {
        Ok(Puzzle { drawings: checked_drawings(drawings)?.into(), ..self })
    }

    /// Returns the same puzzle with the setter's difficulty. With None, the difficulty is that of the solving path.
    pub fn with_stars(self, stars: Option<Stars>) -> Puzzle {
        Puzzle { stars, ..self }
    }

    /// Returns the title, which may be empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the author, which may be empty.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// Returns the setter's difficulty, if there is one.
    pub fn stars(&self) -> Option<Stars> {
        self.stars
    }

    /// Returns the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the printed digits by cell.
    pub fn givens(&self) -> &Givens {
        &self.givens
    }

    /// Returns all rules in order, including disabled ones.
    pub fn rules(&self) -> &[PlacedRule] {
        &self.rules
    }

    /// Returns the symbols of the digits.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// Returns the progress of a solver.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Returns the remarks of solvers in order.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// Returns the setter's drawings, from back to front within each layer.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// Returns the symbol of a digit.
    pub fn symbol_of(&self, digit: Digit) -> String {
        self.symbols.write(self.board.numbering(), digit)
    }

    /// Returns the enabled rules with their indices.
    pub fn enabled_rules(&self) -> impl Iterator<Item = (usize, &PlacedRule)> {
        self.rules.iter().enumerate().filter(|(_, placed)| placed.on)
    }

    /// Returns the enabled rules that always hold. The others are in groups with quantifiers.
    pub fn certain_rules(&self) -> impl Iterator<Item = (usize, &PlacedRule)> {
        self.enabled_rules().filter(|(_, placed)| placed.choice().is_none())
    }

    /// Returns the enabled rules except decorations, with their indices.
    pub fn effective_rules(&self) -> impl Iterator<Item = (usize, &PlacedRule)> {
        self.enabled_rules().filter(|(_, placed)| !placed.rule.is_decoration())
    }

    /// Returns the indices of the enabled rules that no filling of the board obeys, with the reasons.
    pub fn impossible_rules(&self) -> impl Iterator<Item = (usize, PuzzleError)> {
        let context = self.context();
        let of_choices = self.choice_problems();
        let of_rules = self.enabled_rules().filter_map(move |(index, placed)| {
            let too_many = || {
                let is_modifier = placed.rule.change().is_some();
                let too_many = PlacementError::TooManyValues { most: MAX_VALUES.into() };
                (is_modifier && context.has_too_many_values()).then_some(too_many)
            };
            let undefined = || {
                let letter = OtherRule::sums(placed).iter().find_map(|(clue, _)| context.undefined_letter(clue))?;
                Some(PlacementError::UndefinedLetter { letter })
            };
            let unshaded = || {
                let read = placed.rule.reads_layers();
                let is_without = |cell: Cell| context.layer_at(cell, read).is_none();
                let is_missing = !read.is_empty() && placed.rule.cells(&self.board).iter().any(is_without);
                let reads = |kind: LayerKind| read.contains(&kind);
                is_missing.then(|| match (reads(LayerKind::Shade), reads(LayerKind::Region)) {
                    (true, _) => PlacementError::NoShading,
                    (false, true) => PlacementError::NoLoopOrRegions,
                    (false, false) => PlacementError::NoLoop,
                })
            };
            let reasons = || too_many().or_else(undefined).or_else(unshaded);
            let placement_error = placed.impossible(&self.board).or_else(reasons)?;
            Some((index, PuzzleError::RulePlacement { number: index + 1, kind: placed.rule.kind(), placement_error }))
        });
        of_rules.chain(of_choices)
    }

    /// Returns the cells to which each rule with a layer applies in a solution, with the values of the layer there and
    /// the index of the rule.
    pub fn marked_cells(&self, solution: &Filling) -> Vec<(usize, Vec<(Cell, Digit)>)> {
        let context = self.context();
        let marked = |layer: &PlacedLayer| {
            let (index, _) = self.enabled_rules().nth(layer.rule)?;
            let cells = layer.marked(solution)?.into_iter().map(|(cell, value)| (self.board.cell(cell), value));
            Some((index, cells.collect()))
        };
        context.layers().iter().filter_map(marked).collect()
    }

    /// Returns whether the puzzle has a rule that changes the values of cells.
    pub fn has_modifiers(&self) -> bool {
        self.enabled_rules().any(|(_, placed)| placed.rule.change().is_some())
    }

    /// Returns a new rule for this puzzle. It reads values if its kind can and the puzzle has modifiers.
    pub fn new_rule(&self, rule: Rule) -> PlacedRule {
        let reads = if rule.reads_values() && self.has_modifiers() { Reading::Values } else { Reading::Digits };
        PlacedRule { reads, ..PlacedRule::new(rule) }
    }

    /// Returns the context of the rules: the board and the enabled rules.
    pub fn context(&self) -> Context<'_> {
        Context::new(&self.board, self.enabled_rules().map(|(_, placed)| placed))
    }

    /// Returns the sentence about the rows, columns, boxes and digits of the board.
    pub fn board_text(&self) -> Message {
        let grids = self.board.grids();
        let key = HouseTypes::of(grids).board_key(grids.len() > 1);
        Message::new(key).with("digits", self.digits_text())
    }

    /// Returns whether two grids share a cell.
    pub fn shares_cells(&self) -> bool {
        let grids = self.board.grids();
        grids.iter().map(|grid| grid.cells().count()).sum::<usize>() > self.board.cells().len()
    }

    /// Returns all digits of the board, as "1 to 9" or "1–9, A–G".
    pub(crate) fn digits_text(&self) -> Message {
        let all: Vec<String> = DigitSet::all(self.board.size()).iter().map(|digit| self.symbol_of(digit)).collect();
        let (first, last) = (all.first().cloned().unwrap_or_default(), all.last().cloned().unwrap_or_default());
        let letter = all.iter().position(|symbol| symbol.contains(char::is_alphabetic)).filter(|&at| at > 0);
        let mixed = letter.filter(|_| self.symbols == Symbols::DigitsThenLetters);
        match mixed {
            None => Message::new("board-digits").with("first", first).with("last", last),
            Some(letter) => {
                let (digit, letter) = (all[letter - 1].clone(), all[letter].clone());
                let one = letter == last;
                let key = if one { "board-digits.one-letter" } else { "board-digits.letters" };
                let message = Message::new(key).with("first", first).with("digit", digit).with("letter", letter);
                if one { message } else { message.with("last", last) }
            }
        }
    }

    /// Returns the constraints of the board, the givens and the enabled rules.
    pub fn model(&self) -> Model {
        let mut model = self.model_without_givens();
        self.add_givens(&mut model);
        model
    }

    /// Adds the givens to a model of the board.
    pub(super) fn add_givens(&self, model: &mut Model) {
        let id = |cell| self.board.id(cell).expect("givens lie on the board");
        model.add_givens(self.givens.iter().map(|(&cell, &digit)| (id(cell), digit)));
    }

    /// Returns the constraints of the board and of the enabled rules.
    pub(super) fn model_without_givens(&self) -> Model {
        let (mut model, context) = (Model::of_board(&self.board), self.context());
        // The tables of values belong to the first modifier.
        let modifier = self.enabled_rules().find(|(_, placed)| placed.rule.change().is_some());
        model.set_origin(modifier.map_or(Origin::Base, |(index, _)| Origin::Rule(index)));
        context.add_layers(&mut model);
        for (index, placed) in self.enabled_rules() {
            if placed.choice().is_none() {
                model.set_origin(Origin::Rule(index));
                placed.lower(&context, &mut model);
            }
        }
        self.add_choices(&context, &mut model);
        model
    }

    /// Returns the cells whose givens already violate a house or a rule.
    pub fn conflicts(&self) -> CellSet {
        let cells = self.board.cells().len();
        let given = |id| self.givens.get(&self.board.cell(id)).copied();
        let broken = self.model_without_givens().conflicts(|id| (id.index() < cells).then(|| given(id)).flatten());
        let at_fault = broken.into_iter().flat_map(|(_, at_fault)| at_fault).filter(|id| id.index() < cells);
        at_fault.map(|id| self.board.cell(id)).collect()
    }

    /// Returns whether a filling is a solution, by direct checks of houses, givens and rules, without an engine.
    pub fn accepts(&self, filling: &Filling) -> bool {
        if !self.board.is_filled_by(filling) {
            return false;
        }
        let givens =
            self.givens.iter().all(|(&cell, &digit)| self.board.id(cell).is_some_and(|id| filling[id] == digit));
        let context = self.context();
        let counted: usize = context.layers().iter().map(|layer| layer.owners.len()).sum();
        givens && filling.layers().len() == counted && !context.has_too_many_values() && self.obeys_rules(filling)
    }
}
