//! Cages: sums without repeats by custom, unless the words say otherwise.

use super::claims::Claim;
use super::drawing::{MarkId, are_alike};
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::lists::CLUE;
use super::sentences::find;
use super::topics::{PHRASES, Topic};
use crate::board::CellSet;
use crate::scene::Rgba;
use crate::variant::formula::AnyFormula;
use crate::variant::look::Outline;
use crate::variant::{CellSum, KillerCage, OwnCells, ProductCage, Property, Rule, SumClue, Variant};

/// Recognises the cages of each look.
pub(super) fn recognise(evidence: &mut Evidence) {
    let mut looks: Vec<(Option<Rgba>, Option<bool>)> = Vec::new();
    for cage in &evidence.sketch.cages {
        if !looks.iter().any(|look| is_look(*look, cage.colour, cage.unique)) {
            looks.push((cage.colour, cage.unique));
        }
    }
    for look in looks {
        let of_look = |at: &usize| {
            let cage = &evidence.sketch.cages[*at];
            is_look(look, cage.colour, cage.unique)
        };
        let own: Vec<usize> = (0..evidence.sketch.cages.len()).filter(of_look).collect();
        of_cages(evidence, &own, look);
    }
}

fn is_look(look: (Option<Rgba>, Option<bool>), colour: Option<Rgba>, unique: Option<bool>) -> bool {
    look.1 == unique
        && match (look.0, colour) {
            (Some(one), Some(other)) => are_alike(one, other, 12),
            (one, other) => one.is_none() && other.is_none(),
        }
}

fn of_cages(evidence: &mut Evidence, own: &[usize], (colour, unique): (Option<Rgba>, Option<bool>)) {
    let about = |claim: &Claim| {
        claim.hues.is_empty() || colour.is_none_or(|colour| claim.hues.iter().any(|hue| hue.fits(colour)))
    };
    let claim = |topic: Topic| evidence.claim(topic).filter(about);
    let (sum, product) = (claim(Topic::CageSum), claim(Topic::CageProduct));
    let (differ, repeat) = (claim(Topic::CageDiffer), claim(Topic::CageRepeat));
    let (common, relation) = (claim(Topic::CageCommon), claim(Topic::CageRelation));
    // The words may speak of cages and give them a meaning that is not known.
    let foreign = !evidence.silent
        && sum.is_none()
        && product.is_none()
        && evidence.sentences.iter().any(|sentence| sentence.plain.contains("cage"));
    let support = |claim: &Option<Claim>| match claim {
        Some(claim) if claim.open => Support::Weak,
        _ if unique == Some(true) => Support::Stated,
        None if foreign => Support::Weak,
        _ => Support::Strong,
    };
    let sentence = |claim: &Option<Claim>| claim.as_ref().map(|claim| claim.sentence);
    if product.is_some() && sum.is_none() {
        let differs = differ.is_some() || unique == Some(true);
        let parts = parts(evidence, own, |cells, number| {
            let product = Some(number.number()?);
            Some(ProductCage { cells: cells.clone(), product, differ: differs }.into())
        });
        let support = support(&product);
        evidence.decide(Proposal { topic: Topic::CageProduct, parts, sentence: sentence(&product), support });
    }
    let killer = |evidence: &mut Evidence, support: Support| {
        let parts = parts(evidence, own, |cells, sum| Some(KillerCage { cells: cells.clone(), sum: Some(sum) }.into()));
        evidence.decide(Proposal { topic: Topic::CageSum, parts, sentence: sentence(&sum), support })
    };
    let loose = |evidence: &mut Evidence, support: Support| {
        let parts = parts(evidence, own, |cells, sum| {
            Some(CellSum { cells: cells.clone(), sum: Some(sum), compared: Default::default() }.into())
        });
        evidence.decide(Proposal { topic: Topic::CageSum, parts, sentence: sentence(&sum), support })
    };
    let may_repeat = differ.is_none() && unique != Some(true);
    // The numbers may be clues of another sort.
    let is_sum = relation.as_ref().is_none_or(|claim| !names_clue(claim));
    if is_sum && (repeat.is_some() || killer(evidence, support(&sum)) == Outcome::Contradicted && may_repeat) {
        loose(evidence, support(&sum));
    }
    let differs = differ.is_some() || unique == Some(true);
    if let Some(claim) = &common {
        with_said_sum(evidence, own, claim, SumClue::Common, differs, repeat.is_some());
    }
    if let Some(claim) = &sum
        && let Some(said) = said_sum(&evidence.sentences[claim.sentence].plain)
    {
        with_said_sum(evidence, own, claim, said, differs, repeat.is_some());
    }
    without_numbers(evidence, own, unique, &differ);
    if let Some(claim) = &relation {
        related(evidence, own, claim);
    }
}

/// Returns whether a relation of all digits of a cage is about the number that the cage shows.
fn names_clue(claim: &Claim) -> bool {
    claim.relation.as_ref().is_some_and(|relation| relation.formula.contains(CLUE))
}

/// Recognises cages all of whose digits satisfy a relation. They may have a meaning already, such as digits that do not
/// repeat.
fn related(evidence: &mut Evidence, own: &[usize], claim: &Claim) {
    let Some(relation) = &claim.relation else { return };
    let part = |&at: &usize| {
        let (cage, mark) = (&evidence.sketch.cages[at], MarkId::Cage(at));
        let is_used = evidence.used.contains(&mark);
        let outline = if is_used { Outline::Bare } else { Outline::Dashed };
        let number = clue(&cage.text).and_then(|clue| clue.number());
        let formula = match names_clue(claim) {
            true => relation.formula.replace(CLUE, &number?.to_string()),
            false => relation.formula.clone(),
        };
        let formula = AnyFormula::parse(&formula).ok()?;
        let rule = OwnCells { formula, white: true, outline, ..OwnCells::new(cage.cells.clone(), 0) };
        Some(RecognisedRule { rule: rule.into(), marks: if is_used { vec![] } else { vec![mark] } })
    };
    let parts = own.iter().filter_map(part).collect();
    let (sentence, support) = (Some(claim.sentence), Evidence::support(claim));
    evidence.decide(Proposal { topic: Topic::CageRelation, parts, sentence, support });
}

/// Recognises cages without a number, in which digits do not repeat.
fn without_numbers(evidence: &mut Evidence, own: &[usize], unique: Option<bool>, differ: &Option<Claim>) {
    // If the program says so, digits do not repeat in cages with words either, such as “<20”.
    let is_plain = |text: &str| text.trim().is_empty() || unique == Some(true) && clue(text).is_none();
    let blank = own.iter().filter(|at| is_plain(&evidence.sketch.cages[**at].text));
    let part = |&at: &usize| RecognisedRule {
        rule: KillerCage { cells: evidence.sketch.cages[at].cells.clone(), sum: None }.into(),
        marks: vec![MarkId::Cage(at)],
    };
    let parts: Vec<RecognisedRule> = blank.map(part).collect();
    let support = match differ {
        Some(claim) => Evidence::support(claim),
        None if unique == Some(true) => Support::Stated,
        None => return,
    };
    let sentence = differ.as_ref().map(|claim| claim.sentence);
    evidence.decide(Proposal { topic: Topic::CageDiffer, parts, sentence, support });
}

/// Returns the clue that the text of a cage shows: a number, or a sign of comparison and a number.
fn clue(text: &str) -> Option<SumClue> {
    let number = text.trim().trim_start_matches(['<', '>', '≤', '≥']).trim_start();
    let is_number = number.parse::<u16>().is_ok_and(|number| number > 0);
    text.parse().ok().filter(|_| is_number)
}

fn is_letter(text: &str) -> bool {
    text.trim().len() == 1 && text.trim().chars().all(|sign| sign.is_ascii_uppercase())
}

/// Returns the sum that a sentence says all cages have: a number, or a property of it.
fn said_sum(plain: &str) -> Option<SumClue> {
    const PROPERTIES: [(&str, Property); 8] = [
        ("a prime number", Property::Prime),
        ("a prime.", Property::Prime),
        ("a square number", Property::Square),
        ("a perfect square", Property::Square),
        ("an odd number", Property::Odd),
        ("an odd total", Property::Odd),
        ("an even number", Property::Even),
        ("an even total", Property::Even),
    ];
    if PHRASES.find("said_sum_not", plain).is_some() {
        return None;
    }
    let after = PHRASES.list("said_sum").iter().filter_map(|words| Some((find(plain, words)?, words.len())));
    let (at, length) = after.min()?;
    let rest = plain[at + length..].trim_start();
    if let Some((_, property)) = PROPERTIES.iter().find(|(words, _)| rest.starts_with(words)) {
        return Some(SumClue::Property(*property));
    }
    let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    let ends = matches!(rest[end..].trim_start().chars().next(), None | Some('.' | ';'));
    rest[..end].parse().ok().filter(|_| ends && end > 0)
}

/// Recognises cages without a number whose sums a sentence says.
fn with_said_sum(evidence: &mut Evidence, own: &[usize], claim: &Claim, said: SumClue, differ: bool, repeat: bool) {
    let propose = |evidence: &mut Evidence, differ: bool| {
        let part = |&at: &usize| {
            let cage = &evidence.sketch.cages[at];
            let (cells, sum) = (cage.cells.clone(), Some(said.clone()));
            let rule: Rule = match differ {
                true => KillerCage { cells, sum }.into(),
                false => CellSum { cells, sum, compared: Default::default() }.into(),
            };
            cage.text.trim().is_empty().then(|| RecognisedRule { rule, marks: vec![MarkId::Cage(at)] })
        };
        let parts = own.iter().filter_map(part).collect();
        let support = Evidence::support(claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support })
    };
    if repeat || propose(evidence, true) == Outcome::Contradicted && !differ {
        propose(evidence, false);
    }
}

/// Returns the rules of the cages that show a clue.
fn parts(evidence: &Evidence, own: &[usize], rule: impl Fn(&CellSet, SumClue) -> Option<Rule>) -> Vec<RecognisedRule> {
    let letters = evidence.claim(Topic::CageLetter).is_some_and(|claim| !claim.open);
    let part = |&at: &usize| {
        let cage = &evidence.sketch.cages[at];
        let letter = || cage.text.trim().parse().ok().filter(|_| letters && is_letter(&cage.text));
        let clue = clue(&cage.text).or_else(letter)?;
        Some(RecognisedRule { rule: rule(&cage.cells, clue)?, marks: vec![MarkId::Cage(at)] })
    };
    own.iter().filter_map(part).collect()
}
