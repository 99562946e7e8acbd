//! Circles where four cells meet that are about the sum of their digits.

use std::collections::BTreeMap;

use super::drawing::MarkId;
use super::evidence::{Evidence, Proposal, RecognisedRule, Support};
use super::hues::{Hue, hues};
use super::remarks::has_only;
use super::sentences::find_any;
use super::topics::Topic;
use crate::board::{Cell, CellSet};
use crate::place::Corner;
use crate::variant::formula::AnyFormula;
use crate::variant::look::Outline;
use crate::variant::{CellSum, OwnCells, Rule, SumClue, Variant};

/// The sum that a circle at a corner is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CornerSum {
    /// The number in the circle is the sum of the four digits.
    Shown,
    /// One digit is the sum of the other three.
    OfOthers,
}

/// Returns the sum that a plain sentence says of circles at corners; None if it says anything more.
fn stated(plain: &str) -> Option<CornerSum> {
    const WORDS: &str = "around one digit digits number numbers value values cell cells sum sums total add adds \
        up touching touched covered surrounding corresponding adjacent same circle circles circled dot dots \
        inside must equal equals indicates indicate gives give shows show which include repeat repeats repeated \
        set four three fourth remaining small large always quad them exactly";
    let has = |words: &[&str]| find_any(plain, words).is_some();
    let text = match plain.split_once(':') {
        Some((title, rest)) if title.split(' ').count() <= 3 => rest,
        _ => plain,
    };
    let is_sum = has(&["sum", "add", "total"]) && has(&["circle", "dot"]);
    if !is_sum || has(&["some", "not", "may"]) && !has(&["may include", "which may"]) || !has_only(text, WORDS) {
        return None;
    }
    match (has(&["three", "3"]), has(&["fourth", "other", "remaining", "4th"]), has(&["four", "4", "surrounding"])) {
        (true, true, _) => Some(CornerSum::OfOthers),
        (false, false, true) if has(&["number", "value", "digit in", "circled"]) => Some(CornerSum::Shown),
        _ => None,
    }
}

/// Recognises circles at corners that are about sums.
pub(super) fn sums(evidence: &mut Evidence) {
    for at in 0..evidence.sentences.len() {
        let plain = evidence.sentences[at].plain.clone();
        let Some(sum) = stated(&plain) else { continue };
        let named: Vec<Hue> = hues(&plain).into_iter().map(|found| found.2).collect();
        let corners = corners(evidence, &named);
        let part = |(corner, (number, marks)): (Cell, (Option<u16>, Vec<MarkId>))| {
            let cells: CellSet = Corner(corner).around().iter().copied().collect();
            let rule: Rule = match (sum, number) {
                (CornerSum::Shown, Some(number)) => {
                    CellSum { cells, sum: Some(SumClue::from(number)), compared: Default::default() }.into()
                }
                (CornerSum::OfOthers, None) => {
                    let formula = AnyFormula::parse("sum(x) = 2 * max(x)").ok()?;
                    OwnCells { formula, white: true, outline: Outline::Bare, ..OwnCells::new(cells, 0) }.into()
                }
                _ => return None,
            };
            // The picture of a custom rule has no circle.
            let stay = sum == CornerSum::OfOthers;
            Some((RecognisedRule { rule, marks: if stay { vec![] } else { marks.clone() } }, marks))
        };
        let (parts, marks): (Vec<RecognisedRule>, Vec<Vec<MarkId>>) = corners.into_iter().filter_map(part).unzip();
        let topic = if sum == CornerSum::Shown { Topic::CageSum } else { Topic::CageRelation };
        let proposal = Proposal { topic, parts, sentence: Some(at), support: Support::Strong };
        if evidence.decide(proposal) == super::evidence::Outcome::Accepted && sum == CornerSum::OfOthers {
            evidence.explained.extend(marks.into_iter().flatten());
        }
    }
}

/// Returns the circles of some colours at corners of four cells, with their numbers.
fn corners(evidence: &Evidence, named: &[Hue]) -> BTreeMap<Cell, (Option<u16>, Vec<MarkId>)> {
    let mut all: BTreeMap<Cell, (Option<u16>, Vec<MarkId>)> = BTreeMap::new();
    let mut circles: Vec<Cell> = Vec::new();
    for (at, shape) in evidence.sketch.shapes.iter().enumerate() {
        let inside = |corner: &Corner| corner.around().iter().all(|&cell| evidence.board.contains(cell));
        let Some(corner) = shape.corner().filter(inside) else { continue };
        let fits = named.is_empty() || shape.seen().is_none_or(|colour| named.iter().any(|hue| hue.fits(colour)));
        if !fits || evidence.used.contains(&MarkId::Shape(at)) || !shape.is_blank() && shape.number().is_none() {
            continue;
        }
        if shape.round && shape.is_even_sided() && shape.seen().is_some() {
            circles.push(corner.0);
        }
        let entry = all.entry(corner.0).or_default();
        entry.0 = entry.0.or(shape.number());
        entry.1.push(MarkId::Shape(at));
    }
    all.retain(|corner, _| circles.contains(corner));
    all
}

#[cfg(test)]
mod tests {
    use super::super::sentences::plain;
    use super::*;

    #[test]
    fn sums_at_corners_are_read_and_their_near_misses_are_not() {
        for (text, expected) in [
            ("Around each black dot, one digit is the sum of the other three.", Some(CornerSum::OfOthers)),
            ("Three of the four digits touching a circle add up to the fourth digit.", Some(CornerSum::OfOthers)),
            ("Numbers in circles are the sum of the four surrounding cells.", Some(CornerSum::Shown)),
            (
                "The number in a circle indicates the sum of the digits in the four cells around it.",
                Some(CornerSum::Shown),
            ),
            ("Around some dots, one digit is the sum of the other three.", None),
            ("Three of the four digits touching a circle are odd and sum to the fourth digit.", None),
            ("The number in a circle is the sum of the odd digits in the four surrounding cells.", None),
            ("The digits around a circle sum to the number of circles.", None),
        ] {
            assert_eq!(stated(&plain(text)), expected, "{text}");
        }
    }
}
