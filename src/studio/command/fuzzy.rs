//! Fuzzy search: the letters of a query in their order in a name, with gaps.

/// What a letter adds that goes on from the one before, that begins a word, and that begins the name.
const RUN: i32 = 8;
const WORD: i32 = 10;
const START: i32 = 6;
/// What is lost by each letter of the name that is passed over before the last that is found.
const GAP: i32 = 1;

/// How well a name is matched, and which of its letters are those of the query, by their places among its characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) struct Fit {
    /// The better the greater.
    pub score: i32,
    /// The places, rising.
    pub letters: Vec<usize>,
}

/// How the letters of a query, but for its spaces and without regard to case, are found in a name; the best way where
/// there are several. None when they are not. An empty query is found in every name.
pub(in crate::studio) fn fit(query: &str, name: &str) -> Option<Fit> {
    let lower = |text: &str| text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect();
    let wanted: Vec<char> = query.chars().filter(|letter| !letter.is_whitespace()).collect();
    let wanted: Vec<char> = lower(&wanted.into_iter().collect::<String>());
    let name: Vec<char> = lower(name);
    // The best way to find the letters so far that ends at each place of the name.
    let mut best: Vec<Option<Fit>> = vec![None; name.len()];
    for (order, letter) in wanted.iter().enumerate() {
        let mut next = vec![None; name.len()];
        for (place, _) in name.iter().enumerate().filter(|(_, other)| *other == letter) {
            let begins = place == 0 || !name[place - 1].is_alphanumeric();
            let own = if begins { WORD } else { 0 } + if place == 0 { START } else { 0 };
            next[place] = match order {
                0 => Some(Fit { score: own - GAP * place.min(8) as i32, letters: vec![place] }),
                _ => (0..place)
                    .filter_map(|before| {
                        let fit = best[before].as_ref()?;
                        let run = if before + 1 == place { RUN } else { -GAP * (place - before - 1).min(8) as i32 };
                        Some((fit.score + own + run, fit))
                    })
                    .max_by_key(|(score, _)| *score)
                    .map(|(score, fit)| Fit { score, letters: [fit.letters.as_slice(), &[place]].concat() }),
            };
        }
        best = next;
    }
    if wanted.is_empty() {
        return Some(Fit::default());
    }
    best.into_iter().flatten().max_by_key(|fit| fit.score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_in_their_order() {
        for (query, name, letters) in [
            ("kcag", "Killer cage", Some(vec![0, 7, 8, 9])),
            ("killer", "Killer cage", Some(vec![0, 1, 2, 3, 4, 5])),
            ("cage killer", "Killer cage", None),
            ("sol", "Show solution", Some(vec![5, 6, 7])),
            ("SHOW sol", "Show solution", Some(vec![0, 1, 2, 3, 5, 6, 7])),
            ("x", "Killer cage", None),
            ("ρα", "Σειρά ραβδί", Some(vec![6, 7])),
            ("", "Killer cage", Some(vec![])),
            ("a", "", None),
        ] {
            assert_eq!(fit(query, name).map(|fit| fit.letters), letters, "{query} in {name}");
        }
    }

    #[test]
    fn words_begun_go_before_letters_within() {
        let score = |query, name| fit(query, name).unwrap().score;
        assert!(score("th", "Thermometer") > score("th", "Arithmetic progression"));
        assert!(score("cp", "Copy the puzzle") > score("cp", "Duplicate grid: copy up"));
        assert!(score("sum", "Sum arrow") > score("sum", "Show uniform marks"));
    }
}
