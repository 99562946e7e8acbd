//! A puzzle: a board, givens, rules, and the words printed with them.
//!
//! **Invariant.** Every puzzle is well formed: its givens lie on the board and are digits of it, and its rules stand on
//! the board. A rule that no filling obeys may be among those that were read from a file: the puzzle has no solution
//! then ([`Puzzle::impossible`]). What the author would expect undo to bring back lives here; it changes only by an
//! [`Edit`].

mod alike;
mod builder;
mod colours;
mod difference;
mod edit;
mod error;
mod houses;
mod models;
mod placed;
mod progress;
mod remark;
mod stars;
mod symbols;
mod turned;
mod words;

use std::collections::BTreeSet;

use litemap::LiteMap;

use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Filling};
use crate::model::{Model, Origin};
use crate::variant::{Context, Rule, Value};
use crate::words::Message;

pub use builder::PuzzleBuilder;
pub use colours::Colours;
pub use difference::Difference;
pub use edit::{Edit, EditError};
pub use error::{PuzzleError, Words};
pub use houses::Houses;
pub use models::Models;
pub use placed::PlacedRule;
pub use progress::{Notes, NotesInFile, Progress};
pub use remark::Remark;
pub use stars::Stars;
pub use symbols::{Symbols, SymbolsError};
pub use words::{MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT, TooLong, printable};

/// The most rules of a puzzle: more than twice as many as there are borders between the cells of the largest board, so
/// that each may have a mark.
pub const MOST_RULES: usize = 10_000;

/// Digits by cell, in the order of cells: one list, as there are few of them and collections have many puzzles.
pub type Givens = LiteMap<Cell, Digit>;

/// A puzzle that is well formed; see the module.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    title: String,
    author: String,
    stars: Option<Stars>,
    board: Board,
    givens: Givens,
    rules: Vec<PlacedRule>,
    symbols: Symbols,
    progress: Progress,
    remarks: Vec<Remark>,
}

impl Puzzle {
    /// A board without givens, rules or title.
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
        }
    }

    /// Returns a builder of a puzzle on a board.
    ///
    /// ```
    /// use gridwright::board::Board;
    /// use gridwright::puzzle::Puzzle;
    ///
    /// let puzzle = Puzzle::builder(Board::single(2, 2)?).title("Tiny").givens_text("1... ..2. .... ...4").build()?;
    /// assert_eq!(puzzle.givens().len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn builder(board: Board) -> PuzzleBuilder {
        PuzzleBuilder::new(board)
    }

    /// A puzzle of nothing but givens, which are known to be digits of the board in cells of it.
    pub(crate) fn of_sound_givens(board: Board, givens: Givens) -> Puzzle {
        debug_assert!(givens.iter().all(|(&cell, &digit)| check_given(&board, cell, digit).is_ok()));
        Puzzle { givens, ..Puzzle::empty(board) }
    }

    /// The same puzzle written with these symbols.
    ///
    /// # Errors
    /// When they cannot write the digits of the board.
    pub fn with_symbols(self, symbols: Symbols) -> Result<Puzzle, PuzzleError> {
        symbols.fit(&self.board)?;
        Ok(Puzzle { symbols, ..self })
    }

    /// The same puzzle with what a solver has left in it.
    ///
    /// # Errors
    /// When it does not fit the board.
    pub fn with_progress(self, progress: Progress) -> Result<Puzzle, PuzzleError> {
        progress.fits(&self.board)?;
        Ok(Puzzle { progress, ..self })
    }

    /// The same puzzle with what solvers told its author.
    ///
    /// # Errors
    /// When a remark does not fit the board, or is too long.
    pub fn with_remarks(self, remarks: Vec<Remark>) -> Result<Puzzle, PuzzleError> {
        let checked = remarks.into_iter().enumerate().map(|(index, remark)| remark.checked(index + 1, &self.board));
        let remarks = checked.collect::<Result<_, _>>()?;
        Ok(Puzzle { remarks, ..self })
    }

    /// The same puzzle, as hard as its author says; None for what its solving path says.
    pub fn with_stars(self, stars: Option<Stars>) -> Puzzle {
        Puzzle { stars, ..self }
    }

    /// The same puzzle with other givens and rules.
    ///
    /// # Errors
    /// When one does not fit the board.
    pub fn with_clues(&self, givens: Givens, rules: Vec<PlacedRule>) -> Result<Puzzle, PuzzleError> {
        let clues = Puzzle::builder(self.board.clone()).givens(givens).rules(rules).build()?;
        Ok(Puzzle { givens: clues.givens, rules: clues.rules, ..self.clone() })
    }

    /// The title; empty when there is none.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Who made it; empty when nobody is named.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// How hard it is, if the author has said so.
    pub fn stars(&self) -> Option<Stars> {
        self.stars
    }

    /// Its grids.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The printed digits, by cell.
    pub fn givens(&self) -> &Givens {
        &self.givens
    }

    /// All rules, those that are switched off too, in their order.
    pub fn rules(&self) -> &[PlacedRule] {
        &self.rules
    }

    /// How the digits are written.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// What a solver has left in the cells.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// What solvers told its author, in their order.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// How a digit is written.
    pub fn written(&self, digit: Digit) -> String {
        self.symbols.write(self.board.numbering(), digit)
    }

    /// The rules that are switched on, with their place in the list.
    pub fn rules_on(&self) -> impl Iterator<Item = (usize, &PlacedRule)> {
        self.rules.iter().enumerate().filter(|(_, placed)| placed.on)
    }

    /// The rules that are switched on and mean something, with their place in the list: all but decorations.
    pub fn rules_meant(&self) -> impl Iterator<Item = (usize, &PlacedRule)> {
        self.rules_on().filter(|(_, placed)| !placed.rule.is_decoration())
    }

    /// The rules that are switched on and that no filling of the board obeys, by their place in the list, each
    /// with the reason.
    pub fn impossible(&self) -> impl Iterator<Item = (usize, PuzzleError)> {
        self.rules_on().filter_map(|(index, placed)| {
            let misfit = placed.rule.impossible(&self.board)?;
            Some((index, PuzzleError::RuleMisfit { number: index + 1, kind: placed.rule.kind(), misfit }))
        })
    }

    /// What the rules see: the board and each other.
    pub fn context(&self) -> Context<'_> {
        Context::new(&self.board, self.rules_on().map(|(_, placed)| &placed.rule))
    }

    /// The sentences printed under the board, each once: what holds for the board, then the rules in their order.
    pub fn rules_text(&self) -> Vec<Message> {
        let mut seen = BTreeSet::new();
        let context = self.context();
        let texts = self.rules_meant().map(|(_, placed)| placed.rule.rules_text(&context));
        let shared = self.shares_cells().then(|| Message::new("book-rules-overlap"));
        let texts = std::iter::once(self.board_text()).chain(shared).chain(texts);
        texts.filter(|text| seen.insert(text.clone())).collect()
    }

    /// What every sudoku asks, in the words that fit the board.
    pub fn board_text(&self) -> Message {
        let grids = self.board.grids();
        let key = Houses::of(grids).board_key(grids.len() > 1);
        Message::new(key).with("digits", self.digits_text())
    }

    /// Whether two grids have a cell in common.
    pub fn shares_cells(&self) -> bool {
        let grids = self.board.grids();
        grids.iter().map(|grid| grid.cells().count()).sum::<usize>() > self.board.cells().len()
    }

    /// All digits of the board, as "1 to 9" or "1–9, A–G".
    fn digits_text(&self) -> Message {
        let all: Vec<String> = DigitSet::all(self.board.size()).iter().map(|digit| self.written(digit)).collect();
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

    /// The whole puzzle as constraints: the board, the givens, and what each rule that is on adds.
    pub fn model(&self) -> Model {
        let mut model = self.model_without_givens();
        self.add_givens(&mut model);
        model
    }

    fn add_givens(&self, model: &mut Model) {
        let id = |cell| self.board.id(cell).expect("givens lie on the board");
        model.add_givens(self.givens.iter().map(|(&cell, &digit)| (id(cell), digit)));
    }

    fn model_without_givens(&self) -> Model {
        let (mut model, context) = (Model::of_board(&self.board), self.context());
        for (index, placed) in self.rules_on() {
            model.set_origin(Origin::Rule(index));
            placed.rule.lower(&context, &mut model);
        }
        model
    }

    /// The givens that already break the board's houses or a rule, as cells.
    pub fn conflicts(&self) -> CellSet {
        let given = |id| self.givens.get(&self.board.cell(id)).copied();
        let broken = self.model_without_givens().conflicts(given);
        broken.into_iter().flat_map(|(_, cells)| cells).map(|id| self.board.cell(id)).collect()
    }

    /// Whether a filling is a solution, by the plain meaning of houses, givens and rules: no engine involved.
    pub fn accepts(&self, filling: &Filling) -> bool {
        if !self.board.is_filled_by(filling) {
            return false;
        }
        let givens =
            self.givens.iter().all(|(&cell, &digit)| self.board.id(cell).is_some_and(|id| filling[id] == digit));
        let context = self.context();
        givens && self.rules_on().all(|(_, placed)| placed.rule.check(&context, filling))
    }
}

fn check_cell(board: &Board, cell: Cell) -> Result<(), PuzzleError> {
    if board.contains(cell) { Ok(()) } else { Err(PuzzleError::OffBoard { cell }) }
}

fn check_given(board: &Board, cell: Cell, digit: Digit) -> Result<(), PuzzleError> {
    check_cell(board, cell)?;
    if digit.value() > board.size() { Err(PuzzleError::digit_too_large(board, cell, digit)) } else { Ok(()) }
}

fn check_number(rules: usize) -> Result<(), PuzzleError> {
    if rules > MOST_RULES { Err(PuzzleError::TooManyRules { found: rules }) } else { Ok(()) }
}

/// The rule with its names as a puzzle holds it.
fn checked_placed(board: &Board, index: usize, placed: PlacedRule) -> Result<PlacedRule, PuzzleError> {
    let rule = checked_rule(board, index, placed.rule)?;
    let (number, kind) = (index + 1, rule.kind());
    let words = |text| {
        let words = printable(text, MOST_LETTERS_IN_A_LINE);
        words.map_err(|problem| PuzzleError::RuleWords { number, kind, problem })
    };
    Ok(PlacedRule { rule, name: words(placed.name)?, group: words(placed.group)?, ..placed })
}

/// Refuses a rule that does not fit the board, or that no filling of it obeys.
fn check_obeyable(board: &Board, index: usize, rule: &Rule) -> Result<(), PuzzleError> {
    rule.fits(board).map_err(|misfit| PuzzleError::RuleMisfit { number: index + 1, kind: rule.kind(), misfit })
}

/// The rule as a puzzle holds it, if it stands on the board.
fn checked_rule(board: &Board, index: usize, mut rule: Rule) -> Result<Rule, PuzzleError> {
    let (number, kind) = (index + 1, rule.kind());
    rule.stands_on(board).map_err(|misfit| PuzzleError::RuleMisfit { number, kind, misfit })?;
    for field in rule.form(&Context::lone(board)) {
        if let Value::Text(text) = field.value {
            let words = printable(std::mem::take(text), MOST_LETTERS_IN_A_LINE);
            *text = words.map_err(|problem| PuzzleError::RuleWords { number, kind, problem })?;
        }
    }
    Ok(rule)
}
