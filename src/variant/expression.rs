//! Regular expressions of digits, which define the allowed sequences of digits, as in `.*1.*2.*` or `[135]+[246]+`.
//!
//! The syntax is that of the `regex-syntax` crate. Digits are written as their symbols: 1 to 9 and A to P, or from 0
//! where the digits begin at 0. An expression must match the whole sequence.

use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::nfa::thompson::{self, WhichCaptures};
use regex_automata::util::primitives::StateID;
use regex_automata::{Anchored, Input, MatchKind};
use regex_syntax::ParserBuilder;

use super::context::Context;
use super::written::TextFormat;
use crate::model::Automaton;
use crate::words::Message;

/// Greatest number of characters of an expression.
pub const MAX_LETTERS: usize = 200;
/// Greatest nesting depth of groups.
pub const MAX_DEPTH: u32 = 30;
/// Greatest memory for each step of parsing, in bytes.
const MAX_MEMORY: usize = 1 << 19;
/// Greatest number of states of the automaton.
pub const MAX_STATES: usize = 300;
/// The symbols of digits on any board.
const SYMBOLS: &[u8; 26] = b"0123456789ABCDEFGHIJKLMNOP";

/// A parsed regular expression, as a minimal automaton.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expression {
    /// The text as typed.
    text: String,
    states: Vec<DfaState>,
}

/// A state of the automaton. The first one is the start.
#[derive(Clone, PartialEq, Eq, Debug)]
struct DfaState {
    accepting: bool,
    /// The next state for each symbol, or None if no match can follow.
    next: [Option<usize>; SYMBOLS.len()],
}

/// An error in the text of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpressionError {
    /// The text does not parse.
    Syntax {
        /// Position of the error, in characters from 1.
        column: usize,
        /// The reason, in English.
        reason: String,
    },
    /// The text is too long.
    Long,
    /// The automaton is too large, or the expression uses unsupported syntax.
    Complicated,
}

impl ExpressionError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            ExpressionError::Syntax { column, reason } => {
                Message::new("expression-column").with("column", *column).with("problem", reason.as_str())
            }
            ExpressionError::Long => Message::new("expression-too-long").with("most", MAX_LETTERS),
            ExpressionError::Complicated => Message::new("expression-too-complicated"),
        }
    }
}

impl Expression {
    /// Parses an expression.
    ///
    /// # Errors
    /// Returns an error if the text does not parse or is too large.
    pub fn parse(text: &str) -> Result<Expression, ExpressionError> {
        if text.chars().count() > MAX_LETTERS {
            return Err(ExpressionError::Long);
        }
        let mut parser = ParserBuilder::new();
        let read = parser.unicode(false).utf8(false).nest_limit(MAX_DEPTH).build().parse(text);
        let read = read.map_err(|error| {
            let (column, reason) = match &error {
                regex_syntax::Error::Parse(error) => (error.span().start.column, error.kind().to_string()),
                regex_syntax::Error::Translate(error) => (error.span().start.column, error.kind().to_string()),
                other => (1, other.to_string()),
            };
            ExpressionError::Syntax { column, reason }
        })?;
        let limits = thompson::Config::new().nfa_size_limit(Some(MAX_MEMORY)).which_captures(WhichCaptures::None);
        let nfa = thompson::Compiler::new().configure(limits).build_from_hir(&read);
        let nfa = nfa.map_err(|_| ExpressionError::Complicated)?;
        // Finds all sequences that match, not only those that a search would prefer.
        let whole = dense::Config::new()
            .match_kind(MatchKind::All)
            .start_kind(StartKind::Anchored)
            .determinize_size_limit(Some(MAX_MEMORY))
            .dfa_size_limit(Some(MAX_MEMORY));
        let dfa = dense::Builder::new().configure(whole).build_from_nfa(&nfa);
        let dfa = dfa.map_err(|_| ExpressionError::Complicated)?;
        let states = explore_states(&dfa).ok_or(ExpressionError::Complicated)?;
        Ok(Expression { text: text.to_owned(), states: minimize(&states) })
    }

    /// Returns the automaton of the sequences of digits that are allowed on a board.
    pub fn automaton(&self, context: &Context) -> Automaton {
        let step = |&state: &usize, digit| {
            let symbol = context.board().numbering().text([digit]);
            let place = SYMBOLS.iter().position(|own| symbol.as_bytes() == [*own])?;
            self.states[state].next[place]
        };
        Automaton::explore(context.size(), 0, step, |&state| self.states[state].accepting)
    }

    /// Returns the text as typed.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl TextFormat for Expression {
    fn write(&self) -> String {
        self.text.clone()
    }

    fn read(text: &str) -> Result<Expression, Message> {
        Expression::parse(text).map_err(|error| error.message())
    }
}

/// Returns the states reachable by symbols, or None if there are too many.
fn explore_states(dfa: &dense::DFA<Vec<u32>>) -> Option<Vec<DfaState>> {
    let start = dfa.start_state_forward(&Input::new(b"").anchored(Anchored::Yes)).ok()?;
    let mut found: Vec<StateID> = vec![start];
    let mut states: Vec<DfaState> = Vec::new();
    while let Some(&state) = found.get(states.len()) {
        // The automaton recognises a match one symbol late, so acceptance shows after the end of the input.
        let accepting = dfa.is_match_state(dfa.next_eoi_state(state));
        let mut next = [None; SYMBOLS.len()];
        for (place, &symbol) in SYMBOLS.iter().enumerate() {
            let to = dfa.next_state(state, symbol);
            if dfa.is_dead_state(to) || dfa.is_quit_state(to) {
                continue;
            }
            let number = found.iter().position(|other| *other == to).unwrap_or(found.len());
            if number == found.len() {
                found.push(to);
            }
            next[place] = Some(number);
        }
        states.push(DfaState { accepting, next });
        if found.len() > MAX_STATES {
            return None;
        }
    }
    Some(states)
}

/// Returns the minimal automaton (Moore 1956), without states from which no match can follow.
fn minimize(states: &[DfaState]) -> Vec<DfaState> {
    // Finds the states from which an accepting state can be reached, by iteration to a fixed point.
    let mut ends: Vec<bool> = states.iter().map(|state| state.accepting).collect();
    loop {
        let leads = |state: &DfaState| state.next.iter().flatten().any(|&next| ends[next]);
        let more: Vec<bool> = states.iter().zip(&ends).map(|(state, &ends)| ends || leads(state)).collect();
        if more == ends {
            break;
        }
        ends = more;
    }
    let next_of = |state: &DfaState, class: &[usize]| {
        state.next.map(|next| next.filter(|&next| ends[next]).map(|next| class[next]))
    };
    // Refines the partition by acceptance until the successors of equal states are in equal classes.
    let mut class: Vec<usize> = states.iter().map(|state| usize::from(state.accepting)).collect();
    let mut count = 0;
    loop {
        let mut numbers = std::collections::BTreeMap::new();
        let finer: Vec<usize> = states
            .iter()
            .zip(&class)
            .map(|(state, &own)| {
                let number = numbers.len();
                *numbers.entry((own, next_of(state, &class))).or_insert(number)
            })
            .collect();
        let now = numbers.len();
        class = finer;
        // The class of a state is part of its key, so classes are only ever split, and an equal count means that none
        // was.
        if now == count {
            break;
        }
        count = now;
    }
    // Numbers the classes in breadth-first order from the start, so that equivalent expressions are equal.
    let of_class = |wanted: usize| class.iter().position(|&class| class == wanted).map(|place| &states[place]);
    let mut order = vec![class[0]];
    let mut kept: Vec<DfaState> = Vec::new();
    while let Some(state) = order.get(kept.len()).and_then(|&wanted| of_class(wanted)) {
        let next = next_of(state, &class).map(|next| {
            let next = next?;
            let number = order.iter().position(|&known| known == next).unwrap_or(order.len());
            if number == order.len() {
                order.push(next);
            }
            Some(number)
        });
        kept.push(DfaState { accepting: state.accepting, next });
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Digit};

    /// Returns whether a sequence of digits is allowed on a 9x9 board.
    fn allows(expression: &str, word: &str) -> bool {
        let board = Board::classic();
        let automaton = Expression::parse(expression).unwrap().automaton(&Context::without_rules(&board));
        automaton.accepts(word.chars().map(|symbol| Some(Digit::from_symbol(symbol).unwrap())))
    }

    #[test]
    fn expressions_speak_of_the_whole_word() {
        for (expression, yes, no) in [
            (".*1.*2.*", &["12", "5162", "1992"][..], &["21", "1", ""][..]),
            ("1|12|123", &["1", "12", "123"], &["2", "1234", "23"]),
            ("[135]+[246]+", &["12", "1356", "3244"], &["21", "13", "24"]),
            ("(12)*", &["", "12", "1212"], &["1", "121"]),
            (".{3}", &["123", "999"], &["12", "1234"]),
            ("[^5]*5[^5]*", &["5", "152"], &["", "12", "55"]),
            ("(1|2)(?:3|4)?", &["1", "24"], &["3", "134"]),
            (r"\d\d", &["12"], &["1", "123"]),
            ("^12$", &["12"], &["112"]),
        ] {
            yes.iter().for_each(|word| assert!(allows(expression, word), "{expression} {word}"));
            no.iter().for_each(|word| assert!(!allows(expression, word), "{expression} {word}"));
        }
    }

    #[test]
    fn equal_expressions_have_equal_states() {
        let states = |text: &str| Expression::parse(text).unwrap().states;
        assert_eq!(states("1|2"), states("[12]"));
        assert_eq!(states("(1*)*"), states("1*"));
        assert_eq!(states("1(2|3)|4(2|3)"), states("[14][23]"));
        assert_eq!(states(".*").len(), 1);
        assert_eq!(states("[A&&B]").iter().filter(|state| state.accepting).count(), 0, "no word at all");
    }

    #[test]
    fn errors_say_where() {
        let refused = |text: &str| Expression::parse(text).unwrap_err();
        for (text, wanted) in [("12(3", 3), ("*1", 1), ("1[2", 2), ("12{3,1}", 3), ("1)2", 2)] {
            assert!(matches!(refused(text), ExpressionError::Syntax { column, .. } if column == wanted), "{text}");
        }
    }

    #[test]
    fn hostile_expressions_are_refused_and_cost_nothing() {
        for text in ["(".repeat(10_000), "a*".repeat(100_000), "(1|2)*".repeat(50)] {
            assert_eq!(Expression::parse(&text), Err(ExpressionError::Long));
        }
        assert!(Expression::parse(&"(".repeat(100)).is_err());
        assert!(Expression::parse(&format!("{}1{}", "(".repeat(99), ")".repeat(99))).is_err());
        // The last letters decide, so each further letter doubles the number of states.
        for text in ["(.{1000}){1000}", "((.{99}){99}){99}", "[12]*1[12]{20}", "(1|2)*1(1|2){12}", "1{9999}"] {
            assert_eq!(Expression::parse(text), Err(ExpressionError::Complicated), "{text}");
        }
    }
}
