//! Cages: sums without repeats by custom, unless the words say otherwise.

use super::claims::Claim;
use super::drawing::{MarkId, are_alike};
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::topics::Topic;
use crate::board::CellSet;
use crate::scene::Rgba;
use crate::variant::{CellSum, KillerCage, ProductCage, Rule, SumClue};

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
    if repeat.is_some() || killer(evidence, support(&sum)) == Outcome::Contradicted && may_repeat {
        loose(evidence, support(&sum));
    }
    with_common_sum(evidence, own, differ.is_some() || unique == Some(true), repeat.is_some(), about);
    without_numbers(evidence, own, unique, &differ);
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

/// Recognises cages without a number whose sums are the same.
fn with_common_sum(evidence: &mut Evidence, own: &[usize], differ: bool, repeat: bool, about: impl Fn(&Claim) -> bool) {
    let Some(claim) = evidence.claim(Topic::CageCommon).filter(about) else { return };
    let propose = |evidence: &mut Evidence, differ: bool| {
        let part = |&at: &usize| {
            let cage = &evidence.sketch.cages[at];
            let (cells, sum) = (cage.cells.clone(), Some(SumClue::Common));
            let rule: Rule = match differ {
                true => KillerCage { cells, sum }.into(),
                false => CellSum { cells, sum, compared: Default::default() }.into(),
            };
            cage.text.trim().is_empty().then(|| RecognisedRule { rule, marks: vec![MarkId::Cage(at)] })
        };
        let parts = own.iter().filter_map(part).collect();
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support })
    };
    if repeat || propose(evidence, true) == Outcome::Contradicted && !differ {
        propose(evidence, false);
    }
}

/// Returns the rules of the cages that show a clue.
fn parts(evidence: &Evidence, own: &[usize], rule: impl Fn(&CellSet, SumClue) -> Option<Rule>) -> Vec<RecognisedRule> {
    let part = |&at: &usize| {
        let cage = &evidence.sketch.cages[at];
        Some(RecognisedRule { rule: rule(&cage.cells, clue(&cage.text)?)?, marks: vec![MarkId::Cage(at)] })
    };
    own.iter().filter_map(part).collect()
}
