//! SudokuPad's compact form for classic sudokus: `scf`, one symbol for each digit together with the empty cells after
//! it, and after a star the extras: `w` for the windoku squares, `x` for both diagonals, `t` for a title and `a` for an
//! author, each up to the next star.

use crate::board::{Board, Digit, GridId};
use crate::formats::ReadErrorKind;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::texts::truncated;
use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::variant::{Diagonals, FourSquares};

/// The number of cells.
const CELLS: usize = 81;

/// Returns the digit of a symbol, 0 for none, and the number of empty cells after it.
fn symbol(symbol: char) -> Option<(u8, usize)> {
    let value = match symbol {
        '0'..='9' => symbol as u8 - b'0',
        'A'..='Z' => symbol as u8 - b'A' + 10,
        'a'..='z' => symbol as u8 - b'a' + 36,
        _ => return None,
    };
    Some((value % 10, usize::from(value / 10)))
}

/// Returns the 81 digits at the start of a text and the rest; None if there are fewer.
fn digits(text: &str) -> Option<(Vec<u8>, &str)> {
    let mut digits = Vec::new();
    for (at, sign) in text.char_indices() {
        if digits.len() == CELLS {
            return Some((digits, &text[at..]));
        }
        let (digit, empty) = symbol(sign)?;
        digits.push(digit);
        digits.extend(std::iter::repeat_n(0, empty));
        if digits.len() > CELLS {
            return None;
        }
    }
    (digits.len() == CELLS).then_some((digits, ""))
}

/// Returns whether a text is in this form.
pub(super) fn is_plain(text: &str) -> bool {
    digits(text).is_some_and(|(_, rest)| rest.is_empty() || rest.starts_with(['*', 'w', 'x', 't', 'a']))
}

/// Reads the puzzle of a text without its prefix.
///
/// # Errors
/// Returns an error if the text is not in this form.
pub(super) fn read(text: &str) -> Result<(Puzzle, Losses), ReadErrorKind> {
    let (digits, rest) = digits(text).ok_or(ReadErrorKind::BadLink)?;
    let board = Board::classic();
    let givens: Givens = board
        .cells()
        .iter()
        .copied()
        .zip(digits)
        .filter_map(|(cell, digit)| Some((cell, Digit::new(digit)?)))
        .collect();
    let (mut rules, mut losses) = (Vec::new(), Losses::default());
    let (mut title, mut author) = (String::new(), String::new());
    let mut signs = rest.strip_prefix('*').unwrap_or(rest).chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            'w' => rules.push(PlacedRule::new(FourSquares { grid: GridId(0) })),
            'x' => rules.push(PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: true })),
            't' | 'a' => {
                let mut words = String::new();
                while let Some(letter) = signs.next() {
                    // A doubled star is an escaped one; a single star ends the text.
                    if letter == '*' && signs.next_if_eq(&'*').is_none() {
                        break;
                    }
                    words.push(letter);
                }
                *(if sign == 't' { &mut title } else { &mut author }) = words;
            }
            '*' => {}
            other => losses.add(LostElement::Named(other.to_string()), LossOutcome::Unknown),
        }
    }
    let title = truncated(title, LostElement::Title, &mut losses);
    let author = truncated(author, LostElement::Author, &mut losses);
    Ok((Puzzle::builder(board).title(title).author(author).givens(givens).rules(rules).build()?, losses))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_hold_a_digit_and_the_empty_cells_behind_it() {
        // 5 3, five empty cells, 7; then empty cells to the end.
        let line = "53000007".to_owned() + &"0".repeat(73);
        // Three and five empty cells: 3 + 10 * 5 = 53, the letter r.
        assert_eq!(symbol('r'), Some((3, 5)));
        let packed = format!("5r7{}0", "o".repeat(12));
        let (found, behind) = digits(&packed).unwrap();
        assert_eq!((found.iter().map(u8::to_string).collect::<String>(), behind), (line, ""));
        assert!(digits("zz").is_none() && digits("!").is_none() && !is_plain(&"o".repeat(30)));
        let text = "o".repeat(13) + "00" + "0*xwtA ** title*aMe";
        let (puzzle, losses) = read(&text).unwrap();
        assert_eq!((puzzle.title(), puzzle.author(), puzzle.rules().len()), ("A * title", "Me", 2));
        assert_eq!(losses.into_vec(), []);
    }
}
