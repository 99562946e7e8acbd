//! The syntax of constraint strings: a dot, a name, and arguments after tildes. `.Or`, `.And` and `.Replicate` contain
//! the constraints up to their `.End`. Only `.Or` remains after parsing, since the others can be expanded.

use crate::board::Cell;
use crate::formats::ReadErrorKind;
use crate::formats::codec::CodecError;
use crate::formats::json::{MAX_ELEMENTS, entry_error};

/// The deepest nesting of constraints.
const MAX_DEPTH: usize = 16;

/// The maximum number of constraints and arguments that may be copied.
const MAX_COPIED: usize = 10 * MAX_ELEMENTS;

/// The number of letters of a constraint quoted in an error.
const QUOTED_LETTERS: usize = 40;

/// A parsed constraint.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// The name; `Given` if there is none.
    pub name: String,
    pub arguments: Vec<String>,
    /// The nested constraints.
    pub nested: Vec<Token>,
}

impl Token {
    /// Creates an error that quotes the constraint.
    pub(super) fn fault(&self, expected: &'static str) -> CodecError {
        let name = if self.name == "Given" { "" } else { &self.name };
        let text = format!(".{}", [&[name.to_owned()], self.arguments.as_slice()].concat().join("~"));
        entry_error(text.chars().take(QUOTED_LETTERS).collect::<String>(), expected).into()
    }

    /// Returns the cost of copying the constraint.
    fn weight(&self) -> usize {
        1 + self.arguments.len() + self.nested.iter().map(Token::weight).sum::<usize>()
    }

    /// Returns the constraint with its cells shifted. The arguments of a nested `.Replicate` are not relative to its
    /// content, so they stay unchanged.
    fn moved(&self, rows: i16, cols: i16) -> Result<Token, CodecError> {
        let argument = |text: &String| {
            let (name, values) = text.split_once('_').map_or((text.as_str(), None), |(name, rest)| (name, Some(rest)));
            let Some(cell) = cell_of(name) else { return Ok(text.clone()) };
            let to = cell.offset(rows, cols);
            if !(0..16).contains(&to.row) || !(0..16).contains(&to.col) {
                return Err(self.fault("expected-inner-cell"));
            }
            let name = cell_name(to);
            Ok(values.map_or_else(|| name.clone(), |values| format!("{name}_{values}")))
        };
        let arguments = match self.name.as_str() {
            "Replicate" => self.arguments.clone(),
            _ => self.arguments.iter().map(argument).collect::<Result<_, CodecError>>()?,
        };
        Ok(Token {
            name: self.name.clone(),
            arguments,
            nested: self.nested.iter().map(|token| token.moved(rows, cols)).collect::<Result<_, CodecError>>()?,
        })
    }
}

/// Returns a cell name such as `R1C1`. From 10 on, rows and columns are letters, with `a` for 10.
pub(super) fn cell_name(cell: Cell) -> String {
    let sign = |at: i16| char::from_digit(u32::from(at.unsigned_abs()) + 1, 17).unwrap_or('?');
    format!("R{}C{}", sign(cell.row), sign(cell.col))
}

/// Returns whether an argument has a prefix with which the solver names cells outside the grid.
pub(super) fn is_outside(argument: &str) -> bool {
    ["V", "CC", "DG"].iter().any(|start| {
        argument.strip_prefix(start).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
    })
}

/// Returns the cell with a name like `R3Ca`, from `R1C1` to `RgCg`.
pub(super) fn cell_of(name: &str) -> Option<Cell> {
    let [row, own_row, col, own_col] = name.as_bytes() else { return None };
    // In base 17 the digits 1 to 9 and a to g are the numbers from 1 to 16.
    let at = |sign: &u8| (*sign as char).to_digit(17).and_then(|at| at.checked_sub(1)).map(|at| at as i16);
    let is_cell = row.eq_ignore_ascii_case(&b'R') && col.eq_ignore_ascii_case(&b'C');
    Some(Cell::new(at(own_row)?, at(own_col)?)).filter(|_| is_cell)
}

/// Names of constraints without arguments. None of them could be a row of givens, in which letters are digits.
const NAMES_WITHOUT_ARGUMENTS: &[&str] = &[
    "AntiConsecutive",
    "AntiKing",
    "AntiKnight",
    "AntiTaxicab",
    "ChaosConstruction",
    "DisjointSets",
    "Doppelganger",
    "DutchFlatmates",
    "GlobalEntropy",
    "NoBoxes",
    "RegionSameValues",
    "StrictKropki",
    "StrictXV",
    "Windoku",
];

/// Returns whether a text begins like a constraint string: with the name of a constraint without arguments, or with
/// only names before the first tilde. Rows of givens have no tildes.
pub(in crate::formats) fn opens(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else { return false };
    // A dot without a name and arguments is an empty cell.
    let first = rest.trim_start_matches('.').split(['.', '\n']).next().unwrap_or_default().trim_end();
    let Some((before, _)) = rest.split_once('~') else { return NAMES_WITHOUT_ARGUMENTS.contains(&first) };
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    // Givens have no name.
    NAMES_WITHOUT_ARGUMENTS.contains(&first)
        || before.split('.').map(str::trim).all(|name| name.is_empty() || is_name(name))
}

/// Parses the constraints of a string, with `.And` and `.Replicate` expanded in place.
///
/// # Errors
/// Returns an error if the string does not begin with a dot, or a constraint has no end.
pub(super) fn tokens(text: &str, size: impl Fn(&[Token]) -> Result<u8, CodecError>) -> Result<Vec<Token>, CodecError> {
    let text: String = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    let rest = text.strip_prefix('.').ok_or(ReadErrorKind::NoPuzzle)?;
    // A list for each constraint that is still open, the innermost last.
    let mut open: Vec<Vec<Token>> = vec![vec![]];
    for (at, item) in rest.split('.').enumerate() {
        if at >= MAX_ELEMENTS {
            return Err(ReadErrorKind::TooMany { limit: MAX_ELEMENTS }.into());
        }
        let mut words = item.split('~').map(str::to_owned);
        let name = words.next().filter(|name| !name.is_empty()).unwrap_or_else(|| "Given".to_owned());
        let token = Token { name, arguments: words.collect(), nested: vec![] };
        if token.name == "End" {
            let within = open.pop().unwrap_or_default();
            let holder = open.last_mut().and_then(|holders| holders.last_mut());
            holder.ok_or_else(|| token.fault("expected-constraint"))?.nested = within;
            continue;
        }
        let holds = matches!(token.name.as_str(), "Or" | "And" | "Replicate");
        open.last_mut().ok_or(ReadErrorKind::Truncated)?.push(token);
        if holds {
            open.push(vec![]);
        }
        if open.len() > MAX_DEPTH {
            return Err(ReadErrorKind::TooDeep { limit: MAX_DEPTH }.into());
        }
    }
    let whole = open.pop().filter(|_| open.is_empty()).ok_or(ReadErrorKind::Truncated)?;
    let size = size(&whole)?;
    let mut flat = FlatTokens { tokens: Vec::new(), left: MAX_COPIED };
    flat.add(whole, size)?;
    Ok(flat.tokens)
}

/// A flat list of constraints, with `.And` and `.Replicate` expanded in place.
struct FlatTokens {
    tokens: Vec<Token>,
    /// The remaining budget for copies.
    left: usize,
}

impl FlatTokens {
    fn add(&mut self, tokens: Vec<Token>, size: u8) -> Result<(), CodecError> {
        for token in tokens {
            match token.name.as_str() {
                "And" => self.add(token.nested, size)?,
                "Or" if token.nested.len() == 1 => self.add(token.nested, size)?,
                "Replicate" => self.add_copies(token, size)?,
                _ => self.tokens.push(token),
            }
        }
        Ok(())
    }

    fn add_copies(&mut self, token: Token, size: u8) -> Result<(), CodecError> {
        let origin = token.arguments.get(1).filter(|name| !name.is_empty());
        let Some(origin) = origin.map_or(Some(Cell::new(0, 0)), |name| cell_of(name)) else {
            // The origin is outside the grid.
            self.tokens.push(token);
            return Ok(());
        };
        let Ok(targets) = targets(&token, origin, size) else {
            self.tokens.push(token);
            return Ok(());
        };
        let mut copies = Vec::new();
        for to in targets {
            let weight = token.nested.iter().map(Token::weight).sum::<usize>();
            self.left = self.left.checked_sub(weight).ok_or(ReadErrorKind::TooMany { limit: MAX_COPIED })?;
            let moved = |inner: &Token| inner.moved(to.row - origin.row, to.col - origin.col);
            match token.nested.iter().map(moved).collect::<Result<Vec<Token>, CodecError>>() {
                Ok(moved) => copies.extend(moved),
                // A copy would be outside the grid.
                Err(_) => {
                    self.tokens.push(token);
                    return Ok(());
                }
            }
        }
        self.add(copies, size)
    }
}

/// Returns the cells to which `.Replicate` copies the content of its origin, given by a bitmask that runs row by row
/// from the origin on.
fn targets(token: &Token, origin: Cell, size: u8) -> Result<Vec<Cell>, CodecError> {
    let bits = token.arguments.first().map_or("", String::as_str);
    let values: Option<Vec<u8>> = bits.bytes().map(six_bits).collect();
    let values = values.ok_or_else(|| token.fault("expected-constraint"))?;
    let (n, first) = (i16::from(size), origin.row * i16::from(size) + origin.col);
    let set = (0..6 * values.len()).filter(|at| values[at / 6] >> (at % 6) & 1 == 1);
    let cell = |at: usize| {
        let place = i16::try_from(at).ok().and_then(|at| at.checked_add(first)).filter(|&place| place < n * n);
        place.map(|place| Cell::new(place / n, place % n)).ok_or_else(|| token.fault("expected-inner-cell"))
    };
    set.map(cell).collect()
}

/// The alphabet of six-bit values, beginning with 0.
pub(super) const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns the six bits of a letter.
pub(super) fn six_bits(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|&other| other == letter).map(|at| at as u8)
}
