//! Classes of digits in rules, in words for their sentences: "1–3", "1, 4, 7".

use super::context::Context;
use crate::words::Message;

/// Returns the digits of the board in each class, where `class` returns the class of a digit by its number.
pub(super) fn digit_classes<const CLASSES: usize>(context: &Context, class: impl Fn(i32) -> i32) -> [Message; CLASSES] {
    std::array::from_fn(|wanted| class_in_words(context, |value| class(value) == wanted as i32))
}

/// Returns the digits of the board by their remainders when divided by a number, in the order of their first digits:
/// "1, 4, 7; 2, 5, 8; 3, 6, 9".
pub(super) fn remainder_classes(context: &Context, divisor: i32) -> Message {
    let firsts = (context.lowest()..=context.highest()).take(divisor.unsigned_abs() as usize);
    let of_first = |first: i32| class_in_words(context, |value| (value - first).rem_euclid(divisor) == 0);
    let joined = |first, second| Message::new("digits-classes").with("first", first).with("second", second);
    firsts.map(of_first).reduce(joined).unwrap_or_else(|| Message::new("digits-none"))
}

fn class_in_words(context: &Context, is_in: impl Fn(i32) -> bool) -> Message {
    digits_in_words((context.lowest()..=context.highest()).filter(|&value| is_in(value)).collect())
}

/// Returns rising numbers as a list, or as a range if they are consecutive.
fn digits_in_words(digits: Vec<i32>) -> Message {
    let single = |digit: i32| Message::new("formula-number").with("number", digit);
    match digits[..] {
        [] => Message::new("digits-none"),
        [first, .., last] if last - first == digits.len() as i32 - 1 => {
            Message::new("digits-range").with("first", first).with("last", last)
        }
        _ => Message::list(digits.into_iter().map(single)),
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, Cell, Grid, Numbering};
    use crate::place::Path;
    use crate::variant::{Context, Entropic, Entropy, Modular, Variant};
    use crate::words::Language;

    fn board(size: u8) -> Board {
        Board::new(vec![Grid::latin(Cell::new(0, 0), size).unwrap()]).unwrap()
    }

    fn path() -> Path {
        "r1c1 r1c2 r1c3".parse().unwrap()
    }

    /// The classes follow the definition: a lower, a middle and a higher part of the digits, and remainders.
    #[test]
    fn sentences_name_the_classes_of_every_size() {
        for (size, thirds, remainders) in [
            (3, ["1", "2", "3"], ["1", "2", "3"]),
            (4, ["1", "2–3", "4"], ["1, 4", "2", "3"]),
            (5, ["1–2", "3", "4–5"], ["1, 4", "2, 5", "3"]),
            (7, ["1–2", "3–5", "6–7"], ["1, 4, 7", "2, 5", "3, 6"]),
            (8, ["1–3", "4–5", "6–8"], ["1, 4, 7", "2, 5, 8", "3, 6"]),
            (9, ["1–3", "4–6", "7–9"], ["1, 4, 7", "2, 5, 8", "3, 6, 9"]),
        ] {
            let board = board(size);
            let context = Context::without_rules(&board);
            let [low, middle, high] = thirds;
            let said = Entropic::new(path()).rules_text(&context).to_string();
            assert!(said.contains(&format!("low ({low}), one middle ({middle}) and one high ({high})")), "{said}");
            let said = Entropy::new(crate::board::GridId(0)).rules_text(&context).to_string();
            assert!(said.contains(&format!("low ({low}), one middle ({middle}) and one high ({high})")), "{said}");
            let [one, two, three] = remainders;
            let said = Modular::new(path()).rules_text(&context).to_string();
            assert!(said.ends_with(&format!("divided by 3 ({one}; {two}; {three}).")), "{said}");
        }
        let board = board(9).with_numbering(Numbering::FromZero);
        let said = Modular::new(path()).with_number(Some(4)).rules_text(&Context::without_rules(&board)).to_string();
        assert!(said.ends_with("divided by 4 (0, 4, 8; 1, 5; 2, 6; 3, 7)."), "{said}");
        let said = Entropic::new(path()).rules_text(&Context::without_rules(&board)).to_string();
        assert!(said.contains("low (0–2), one middle (3–5) and one high (6–8)"), "{said}");
    }

    #[test]
    fn classes_are_named_in_every_language() {
        let board = board(8);
        let context = Context::without_rules(&board);
        let sentences = [
            Entropic::new(path()).rules_text(&context),
            Entropy::new(crate::board::GridId(0)).rules_text(&context),
            Modular::new(path()).rules_text(&context),
        ];
        for language in Language::ALL.iter().copied().filter(|language| *language != Language::Persian) {
            let said = sentences.clone().map(|sentence| language.translate(&sentence));
            assert!(said[..2].iter().all(|said| said.contains("(1–3)") && said.contains("(6–8)")), "{said:?}");
            assert!(said[2].contains("(1, 4, 7; 2, 5, 8; 3, 6)"), "{said:?}");
        }
        let said = sentences.map(|sentence| Language::Persian.translate(&sentence));
        assert!(said[..2].iter().all(|said| said.contains("۱ تا ۳") && said.contains("۶ تا ۸")), "{said:?}");
    }
}
