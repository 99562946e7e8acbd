//! Sentences about runs of cells of a line: "each set of three adjacent digits along a line".

use super::hues::hues;

/// Returns the length of the runs of cells that a sentence is about, such as "each set of three adjacent digits along a
/// line", and the sentence about a whole line instead.
pub(super) fn of_runs(text: &str) -> Option<(usize, String)> {
    const EACH: [&str; 3] = ["each", "every", "any"];
    const SETS: [&str; 8] = ["set", "group", "run", "sequence", "string", "stretch", "series", "sets"];
    const ADJACENT: [&str; 7] =
        ["adjacent", "consecutive", "neighbouring", "neighboring", "sequential", "successive", "contiguous"];
    const PLACES: [&str; 4] = ["on", "along", "in", "of"];
    const NUMBERS: [&str; 4] = ["two", "three", "four", "five"];
    let separate = |sign: char| !sign.is_alphanumeric() && sign != '\'';
    let mut words: Vec<&str> = text.split(separate).filter(|word| !word.is_empty()).collect();
    words.retain(|word| hues(word).is_empty());
    // The line is named once.
    let line = words.iter().position(|word| ["line", "lines"].contains(word))?;
    let place = words[..line].iter().rposition(|word| PLACES.contains(word))?;
    let is_article = |word: &&str| ["a", "an", "the"].contains(word) || EACH.contains(word);
    if !words[place + 1..line].iter().all(is_article) {
        return None;
    }
    words.drain(place..=line);
    let (&first, mut rest) = words.split_first()?;
    if !EACH.contains(&first) {
        return None;
    }
    let mut sure = false;
    if let [set, "of", ..] = rest
        && SETS.contains(set)
    {
        (rest, sure) = (&rest[2..], true);
    }
    let (number, mut rest) = rest.split_first()?;
    let named = NUMBERS.iter().position(|own| own == number).map(|at| at + 2);
    let length = named.or_else(|| number.parse().ok()).filter(|length| (2..=9).contains(length))?;
    if let [adjacent, ..] = rest
        && ADJACENT.contains(adjacent)
    {
        (rest, sure) = (&rest[1..], true);
    }
    let ["digits" | "cells", rest @ ..] = rest else { return None };
    sure.then(|| (length, format!("the digits on the line {}", rest.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_read_and_their_near_misses_are_not() {
        let whole = |length: usize, rest: &str| Some((length, format!("the digits on the line {rest}")));
        assert_eq!(of_runs("along an orange line, each set of three digits sums to 15"), whole(3, "sums to 15"));
        assert_eq!(of_runs("every 4 adjacent cells on the line sum to 20."), whole(4, "sum to 20"));
        for text in [
            "some set of three digits along a line sums to 15",
            "each three digits along a line sum to 15",
            "each set of three digits sums to 15",
        ] {
            assert_eq!(of_runs(text), None, "{text}");
        }
    }
}
