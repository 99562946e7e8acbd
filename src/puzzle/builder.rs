//! Puzzles made in code: title, author, board, givens and rules, checked together.

use super::content::Puzzle;
use super::error::{PuzzleError, PuzzleTextField};
use super::givens::{Givens, check_given};
use super::placed::PlacedRule;
use super::rule_checks::{check_rule_count, checked_placed};
use super::symbols::Symbols;
use crate::board::{Board, Cell, Digit};
use crate::variant::Rule;

/// The parts of a future puzzle, which [`PuzzleBuilder::build`] puts together. [`Puzzle::builder`] returns a builder.
#[derive(Clone, Debug)]
pub struct PuzzleBuilder {
    title: String,
    author: String,
    board: Board,
    givens: Givens,
    text: Option<String>,
    rules: Vec<PlacedRule>,
}

impl Puzzle {
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

    /// Returns the same puzzle with other givens and rules.
    ///
    /// # Errors
    /// Returns an error if one of them does not fit the board.
    pub fn with_clues(&self, givens: Givens, rules: Vec<PlacedRule>) -> Result<Puzzle, PuzzleError> {
        let clues = Puzzle::builder(self.board.clone()).givens(givens).rules(rules).build()?;
        Ok(Puzzle { givens: clues.givens, rules: clues.rules, ..self.clone() })
    }
}

impl PuzzleBuilder {
    fn new(board: Board) -> PuzzleBuilder {
        let (title, author, givens) = (String::new(), String::new(), Givens::new());
        PuzzleBuilder { title, author, board, givens, text: None, rules: Vec::new() }
    }

    /// Sets the title. Control characters in it are replaced; see [`printable`](super::printable).
    pub fn title(self, title: impl Into<String>) -> PuzzleBuilder {
        PuzzleBuilder { title: title.into(), ..self }
    }

    /// Sets the name of the author.
    pub fn author(self, author: impl Into<String>) -> PuzzleBuilder {
        PuzzleBuilder { author: author.into(), ..self }
    }

    /// Adds givens by cell.
    pub fn givens(mut self, givens: impl IntoIterator<Item = (Cell, Digit)>) -> PuzzleBuilder {
        self.givens.extend(givens);
        self
    }

    /// Sets the givens as text: one symbol for each cell of the board, row by row, `.` for an empty cell. White space
    /// is ignored. Digits above 9 are letters from A, as [`Symbols::DigitsThenLetters`] writes them.
    pub fn givens_text(self, text: impl Into<String>) -> PuzzleBuilder {
        PuzzleBuilder { text: Some(text.into()), ..self }
    }

    /// Adds a rule, switched on and in the colour of its kind.
    pub fn rule(mut self, rule: impl Into<Rule>) -> PuzzleBuilder {
        self.rules.push(PlacedRule::new(rule));
        self
    }

    /// Adds rules with their names, groups and colours.
    pub fn rules(mut self, rules: impl IntoIterator<Item = PlacedRule>) -> PuzzleBuilder {
        self.rules.extend(rules);
        self
    }

    /// Puts the parts together. A rule that no filling obeys is accepted; see [`Puzzle::impossible_rules`].
    ///
    /// # Errors
    /// Returns an error if a given or a rule does not fit the board, if the text of the givens does not have one symbol
    /// for each cell or has a symbol that is not a digit, if there are too many rules, or if a text is too long.
    pub fn build(self) -> Result<Puzzle, PuzzleError> {
        let PuzzleBuilder { title, author, board, mut givens, text, rules } = self;
        if let Some(text) = text {
            givens.extend(givens_of_text(&board, &text)?);
        }
        for (&cell, &digit) in &givens {
            check_given(&board, cell, digit)?;
        }
        check_rule_count(rules.len())?;
        let checked = |(index, placed)| checked_placed(&board, index, placed);
        let rules = rules.into_iter().enumerate().map(checked).collect::<Result<_, _>>()?;
        let (title, author) = (PuzzleTextField::Title.checked(title)?, PuzzleTextField::Author.checked(author)?);
        Ok(Puzzle { title, author, givens, rules, ..Puzzle::empty(board) })
    }
}

fn givens_of_text(board: &Board, text: &str) -> Result<Vec<(Cell, Digit)>, PuzzleError> {
    let symbols: Vec<char> = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    let (found, expected) = (symbols.len(), board.cells().len());
    if found != expected {
        return Err(PuzzleError::GivensLength { found, expected });
    }
    let mut givens = Vec::new();
    for (&cell, symbol) in board.cells().iter().zip(symbols) {
        if symbol != '.' {
            let digit = Symbols::DigitsThenLetters.read(board, symbol);
            givens.push((cell, digit.ok_or(PuzzleError::GivensSymbol { cell, symbol })?));
        }
    }
    Ok(givens)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{GridId, Numbering};
    use crate::variant::Diagonals;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn the_parts_are_those_of_the_puzzle() {
        let rule = Diagonals { grid: GridId(0), falling: true, rising: false };
        let builder = Puzzle::builder(Board::single(2, 2).unwrap()).title("Small").author("Ann").rule(rule);
        let puzzle = builder.givens_text("1... ..2. .... ...4").build().unwrap();
        assert_eq!((puzzle.title(), puzzle.author(), puzzle.rules().len()), ("Small", "Ann", 1));
        let givens: Vec<(Cell, u8)> = puzzle.givens().iter().map(|(&cell, digit)| (cell, digit.value())).collect();
        assert_eq!(givens, [(cell("r1c1"), 1), (cell("r2c3"), 2), (cell("r4c4"), 4)]);
    }

    #[test]
    fn letters_are_digits_above_nine_and_zero_is_one_where_digits_begin_with_it() {
        let large = Puzzle::builder(Board::single(4, 4).unwrap()).givens_text(format!("9AbG{}", ".".repeat(252)));
        let values: Vec<u8> = large.build().unwrap().givens().values().map(|digit| digit.value()).collect();
        assert_eq!(values, [9, 10, 11, 16]);
        let board = Board::single(2, 2).unwrap().with_numbering(Numbering::FromZero);
        let puzzle = Puzzle::builder(board).givens_text(format!("0{}", ".".repeat(15))).build().unwrap();
        assert_eq!(puzzle.givens().get(&cell("r1c1")).map(|digit| digit.value()), Some(1));
    }

    #[test]
    fn bad_text_is_refused_with_its_place() {
        let text = |text: &str| Puzzle::builder(Board::single(2, 2).unwrap()).givens_text(text).build();
        assert_eq!(text("1234"), Err(PuzzleError::GivensLength { found: 4, expected: 16 }));
        let wrong = PuzzleError::GivensSymbol { cell: cell("r1c2"), symbol: '5' };
        assert_eq!(text("15.............."), Err(wrong));
    }
}
