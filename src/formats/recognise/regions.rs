//! Regions to find (chaos construction) in words.

use super::drawing::MarkId;
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::topics::{PHRASES, Topic};
use crate::board::GridId;
use crate::variant::{Kind, UnknownRegions};

/// Number words from two on.
const NUMBERS: [&str; 11] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Recognises regions that the solver has to find, each with all digits.
pub(super) fn recognise(evidence: &mut Evidence) {
    let [grid] = evidence.board.grids() else { return };
    let found = describing(evidence.sentences.iter().map(|sentence| sentence.plain.as_str()), grid.size());
    let Some(&first) = found.first() else { return };
    let parts = vec![RecognisedRule { rule: UnknownRegions { grid: GridId(0) }.into(), marks: Vec::<MarkId>::new() }];
    let proposal = Proposal { topic: Topic::Regions, parts, sentence: Some(first), support: Support::Strong };
    if evidence.decide(proposal) == Outcome::Accepted {
        evidence.described.extend(found.into_iter().map(|sentence| (sentence, Kind::UnknownRegions)));
    }
}

/// Returns the sentences that describe the regions; none if they do not say that the solver has to find them, that they
/// are connected, how large they are, and that they contain each digit.
fn describing<'s>(sentences: impl Iterator<Item = &'s str>, size: u8) -> Vec<usize> {
    let has = |list: &str, plain: &str| PHRASES.find(list, plain).is_some();
    let describes = |plain: &&str| {
        has("region_word", plain)
            && (has("find_regions", plain) || has("connected_cells", plain) || has("region_digits", plain))
            && !has("region_not", plain)
    };
    let all: Vec<(usize, &str)> = sentences.enumerate().filter(|(_, plain)| describes(plain)).collect();
    let spelled = NUMBERS.get(usize::from(size).wrapping_sub(2)).copied().unwrap_or_default();
    let number = size.to_string();
    let has_size = |plain: &str| {
        plain.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == spelled || word == number)
    };
    let any = |condition: &dyn Fn(&str) -> bool| all.iter().any(|(_, plain)| condition(plain));
    let is_complete = any(&|plain| has("find_regions", plain))
        && any(&|plain| has("connected_cells", plain))
        && any(&|plain| has("region_digits", plain))
        && any(&has_size);
    if is_complete { all.into_iter().map(|(at, _)| at).collect() } else { vec![] }
}

#[cfg(test)]
mod tests {
    use super::super::sentences::sentences;
    use super::*;

    fn count(text: &str, size: u8) -> usize {
        let sentences = sentences(text);
        describing(sentences.iter().map(|sentence| sentence.plain.as_str()), size).len()
    }

    #[test]
    fn regions_to_find_are_described_in_several_ways() {
        for (text, sentences) in [
            (
                "Chaos Construction: split the grid into nine regions of nine orthogonally connected cells. \
                 Each row, column and region holds the digits 1-9 once.",
                2,
            ),
            (
                "Rows, columns and regions have every digit 1 to 9 once each. The nine regions must be located by the \
                 solver. All regions are connected orthogonally.",
                3,
            ),
            (
                "Divide the grid into 9 regions, each of 9 connected cells, and place 1-9 in every row, column and \
                 region. Digits in a circle count the cells of the region in view.",
                1,
            ),
        ] {
            assert_eq!(count(text, 9), sentences, "{text}");
        }
    }

    #[test]
    fn other_divisions_are_not_taken_for_regions() {
        for text in [
            "Divide the grid into rectangular regions of connected cells, each with exactly one of nine circles.",
            "Divide the grid into nine galaxies of connected cells. Each row, column and region has 1-9 once.",
            "Each row, column and region contains the digits 1-9 once. The nine regions are connected.",
            "Divide the grid into eight regions of eight connected cells. Each row, column and region contains the \
             digits 1-8 once each.",
        ] {
            assert_eq!(count(text, 9), 0, "{text}");
        }
    }
}
