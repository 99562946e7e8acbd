//! Detects whether the digits of another program's file begin at 0 or 1, from its digits, its solution, and its rules
//! text.

use std::iter;

use crate::board::{Board, Numbering};
use crate::puzzle::Puzzle;

/// Returns the numbering: from 0 if a cell contains a 0, the solution has exactly the digits from 0, or the rules text
/// says so.
pub(super) fn detect_numbering(
    board: &Board,
    mut numbers: impl Iterator<Item = i64>,
    solution: &[i64],
    rules: &str,
) -> Numbering {
    let from_zero =
        numbers.any(|number| number == 0) || solved_from_zero(solution, board.size()) || says_zero(rules, board);
    if from_zero { Numbering::FromZero } else { Numbering::FromOne }
}

/// Returns whether a solution has exactly the digits from 0 on. If 0 occurs more often than every other digit, it marks
/// unknown cells.
fn solved_from_zero(solution: &[i64], size: u8) -> bool {
    let count = |number: i64| solution.iter().filter(|other| **other == number).count();
    let digits = 0..i64::from(size);
    let counts: Vec<usize> = digits.map(count).collect();
    let most = counts.iter().skip(1).max().copied().unwrap_or(0);
    counts.iter().all(|&count| count > 0) && counts[0] <= most && count(i64::from(size)) == 0
}

/// The words before and after the digits in this program's own sentence of version 0.1, for the languages in which that
/// sentence has changed since.
const FORMER_SENTENCES: [(&str, &str); 3] =
    [(" holds ", " once each"), (" contém os dígitos ", ", uma vez cada"), (" رقم‌های ", " را هر کدام یک بار دارد")];

/// Returns whether the rules text says that digits begin at 0: in this program's own sentence, or as a range or a list
/// of all digits in a sentence about digits.
fn says_zero(rules: &str, board: &Board) -> bool {
    let from_zero = Puzzle::empty(board.clone().with_numbering(Numbering::FromZero));
    let digits = from_zero.digits_text().to_string();
    let former = FORMER_SENTENCES.iter().map(|(before, after)| format!("{before}{digits}{after}"));
    if iter::once(from_zero.board_text().to_string()).chain(former).any(|own| rules.contains(&own)) {
        return true;
    }
    let rules = rules.to_lowercase();
    let size = board.size();
    let names = |first: u8| move |sentence: &&str| names_digits(sentence, first, first + size - 1);
    let sentences = || rules.split(['\n', '.', ';', '!']).filter(|sentence| is_about_digits(sentence));
    sentences().any(|sentence| names(0)(&sentence)) && !sentences().any(|sentence| names(1)(&sentence))
}

/// Words that occur in sentences about the set of digits.
const DIGIT_WORDS: [&str; 5] = ["digit", "number", "once", "fill", "sudoku"];

fn is_about_digits(sentence: &str) -> bool {
    DIGIT_WORDS.iter().any(|word| sentence.contains(word))
}

/// Words and signs between the first and the last number of a range.
const RANGE_WORDS: [&str; 8] = ["-", "–", "—", "−", "to", "through", "thru", "until"];

/// Returns whether a sentence names all digits: as a range, as a list, or as one string of digits.
fn names_digits(sentence: &str, first: u8, last: u8) -> bool {
    let mut numbers: Vec<(&str, usize)> = Vec::new();
    let is_digit = |symbol: char| symbol.is_ascii_digit();
    let mut at = 0;
    while let Some(start) = sentence[at..].find(is_digit).map(|start| at + start) {
        let end = sentence[start..].find(|symbol| !is_digit(symbol)).map_or(sentence.len(), |end| start + end);
        numbers.push((&sentence[start..end], start));
        at = end;
    }
    let all: Vec<String> = (first..=last).map(|number| number.to_string()).collect();
    let range = |pair: &[(&str, usize)]| {
        let between = sentence[pair[0].1 + pair[0].0.len()..pair[1].1].trim();
        Some(pair[0].0) == all.first().map(String::as_str)
            && Some(pair[1].0) == all.last().map(String::as_str)
            && RANGE_WORDS.contains(&between)
    };
    let list = |part: &[(&str, usize)]| part.iter().map(|(number, _)| *number).eq(all.iter().map(String::as_str));
    let joined = all.concat();
    numbers.windows(2).any(range)
        || numbers.windows(all.len()).any(list)
        || numbers.iter().any(|(number, _)| *number == joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_say_where_digits_begin() {
        let nine = Board::classic();
        for (rules, expected) in [
            ("Place the digits 0-8 once each in every row.", true),
            ("Normal Sudoku rules with 0 to 8 apply.", true),
            ("Fill each row with 0, 1, 2, 3, 4, 5, 6, 7 and 8.", true),
            ("Use the digits 012345678.", true),
            ("Each row, column and box contains 0 to 8 once each.", true),
            // Sentences of version 0.1.
            ("Each row, column and box holds 0 to 8 once each.", true),
            ("In each grid, each row and column holds 0 to 8 once each, and so does each outlined region.", true),
            ("Each row, column and box holds 1 to 9 once each.", false),
            ("Place the digits 1-9 once each. A clue counts 0 to 8 other digits.", false),
            ("The arrows show 0 to 8 steps.", false),
            ("Place the digits 0-9.", false),
            ("Digits on a line differ by 10-8.", false),
            ("", false),
        ] {
            assert_eq!(says_zero(rules, &nine), expected, "{rules}");
        }
        let sixteen = Board::single(4, 4).unwrap();
        let own = Puzzle::empty(sixteen.clone().with_numbering(Numbering::FromZero)).board_text().to_string();
        assert!(says_zero(&own, &sixteen) && !says_zero(&own, &nine), "{own}");
        let former = "Each row, column and box holds 0–9, A–F once each.";
        assert!(says_zero(former, &sixteen) && !says_zero(former, &nine), "{former}");
        assert!(!says_zero("Each row, column and box holds 1–9, A–G once each.", &sixteen));
    }

    #[test]
    fn solutions_say_where_digits_begin() {
        let rows = |first: i64| (0..4).flat_map(move |_| first..first + 4).collect::<Vec<i64>>();
        assert!(solved_from_zero(&rows(0), 4) && !solved_from_zero(&rows(1), 4) && !solved_from_zero(&[], 4));
        assert!(!solved_from_zero(&[1, 2, 3, 0, 0, 0, 0, 0], 4) && !solved_from_zero(&[0, 1, 2, 3, 4], 4));
    }
}
