//! The meaning of drawings. Other programs draw most rules and say in words what they mean; here their look and the
//! sentences of the rules text are weighed together.
//!
//! A rules text is split into sentences ([`sentences`]). Each is compared with patterns of phrases ([`topics`]), which
//! gives claims: meanings with the colours, forms and numbers that the sentence names ([`claims`]). For marks that look
//! alike, the finders propose the meanings that a claim or the customary look supports. A proposal becomes a rule only
//! if the author's solution obeys it ([`evidence`]); if there is no solution and the words leave room for doubt, it
//! becomes a question. All other marks stay drawings.
//!
//! If the words describe doublers or the like ([`modifiers`]), rules read digits or values, as the words say or else as
//! the solution shows. A shading to find and regions to find are described by several sentences ([`shades`],
//! [`regions`]). Sentences about two digits that have no name ([`relations`]), or about all digits of a line or cage
//! ([`lists`]), become custom rules,
//! and those about cells that count others ([`counts`]) become counting cells.

mod borders;
mod cages;
mod cells;
mod claims;
mod corners;
mod counts;
mod drawing;
mod evidence;
mod explained;
mod grids;
mod hues;
mod lines;
mod lists;
mod modifiers;
mod networks;
mod outside;
mod reading;
mod regions;
mod relations;
mod remarks;
mod runs;
mod sentences;
mod shades;
mod shafts;
mod sketched;
mod topics;

use crate::board::Board;
use crate::puzzle::PlacedRule;
use crate::variant::{Kind, Parity, Rule};

pub(super) use drawing::{MAX_LINE_CELLS, MarkId, MarkIds, Sketch, SketchCage, SketchLine, SketchShape, cells_along};
pub(super) use evidence::Decision;
use evidence::Evidence;
pub use reading::{DrawingReading, MarkReading, ReadingOutcome, SentenceReading};
pub(super) use sketched::{DrawnElement, SketchedMarks, settle_stated};

/// The rules recognised in a drawing.
pub(super) struct Recognition {
    /// The meanings that became rules.
    pub accepted: Vec<Decision>,
    /// The meanings that are possible.
    pub doubtful: Vec<Decision>,
    /// The meanings that the author's solution, or the board, contradicts.
    pub contradicted: Vec<Decision>,
    /// The marks that are explained by rules.
    pub used: MarkIds,
    /// The marks that stay drawings although nothing is left to understand about them.
    pub explained: MarkIds,
    /// The sentences of the rules text.
    pub sentences: Vec<String>,
    /// Sentences by their index that say what rules of a kind already say, which other sentences or the file name.
    pub confirmed: Vec<(usize, Kind)>,
}

/// Recognises the rules of a drawing on a board, besides rules that the file states.
pub(super) fn recognise(board: &Board, sketch: &Sketch, stated: Vec<PlacedRule>) -> Recognition {
    let mut evidence = Evidence::new(board, sketch, stated);
    let single = board.grids().len() == 1;
    modifiers::to_find(&mut evidence);
    shades::recognise(&mut evidence);
    regions::recognise(&mut evidence);
    cells::modified(&mut evidence);
    if single {
        grids::diagonals(&mut evidence);
        outside::little_killers(&mut evidence);
    }
    counts::recognise(&mut evidence);
    shafts::arrows(&mut evidence);
    shafts::thermometers(&mut evidence);
    shafts::relations(&mut evidence);
    lines::recognise(&mut evidence);
    borders::signs(&mut evidence);
    corners::sums(&mut evidence);
    borders::quadruples(&mut evidence);
    if single {
        outside::straight(&mut evidence);
    }
    cells::recognise(&mut evidence);
    cages::recognise(&mut evidence);
    if single {
        grids::stated(&mut evidence);
        grids::related(&mut evidence);
        grids::magic_boxes(&mut evidence);
        grids::all_given(&mut evidence);
        grids::indexed_columns(&mut evidence);
        grids::sorts_differ(&mut evidence);
        grids::circles_differ(&mut evidence);
        grids::also_indexed(&mut evidence);
    }
    evidence.question_idle_modifiers();
    let mut confirmed = confirmed(&evidence);
    let explained = explained::explained(&evidence);
    let Evidence { mut accepted, mut doubtful, contradicted, used, sentences, .. } = evidence;
    // A doubt about marks that got a meaning later is none.
    let free = |decision: &Decision| {
        let marks = decision.rules.iter().flat_map(|part| &part.marks);
        let kinds: Vec<Kind> = decision.rules.iter().map(|part| part.rule.kind()).collect();
        let known =
            |kind: &Kind| accepted.iter().flat_map(|other| &other.rules).any(|other| other.rule.kind() == *kind);
        marks.clone().all(|mark| !used.contains(mark)) && !(marks.count() == 0 && kinds.iter().all(known))
    };
    doubtful.retain(free);
    confirmed.extend(join_parity(&mut accepted));
    let sentences = sentences.into_iter().map(|sentence| sentence.text).collect();
    Recognition { accepted, doubtful, contradicted, used, explained, sentences, confirmed }
}

/// Returns the sentences that name a kind of which there are rules. A colour would be about certain marks.
fn confirmed(evidence: &Evidence) -> Vec<(usize, Kind)> {
    let mut kinds: Vec<Kind> = evidence.rules().map(Rule::kind).collect();
    // If all signs of a kind are given, but there are none, a sentence still says what they would mean.
    let absent: Vec<Kind> = [
        (Kind::AllSums, Kind::BorderSum),
        (Kind::Nonconsecutive, Kind::DifferenceDot),
        (Kind::NoRatio, Kind::RatioDot),
    ]
    .into_iter()
    .filter(|(all_given, sign)| kinds.contains(all_given) && !kinds.contains(sign))
    .map(|(_, sign)| sign)
    .collect();
    kinds.extend(&absent);
    let known = |claim: &&claims::Claim| {
        let kind = claim.topic.kind();
        let any_hue = claim.hues.is_empty() || evidence.is_stated(kind) || absent.contains(&kind);
        !claim.open && any_hue && kinds.contains(&kind)
    };
    let claims = evidence.claims.iter().filter(known).map(|claim| (claim.sentence, claim.topic.kind()));
    let modifiers = evidence.modifiers.explained.iter().filter(|_| kinds.contains(&Kind::HiddenModifiers));
    let described = evidence.described.iter().copied().filter(|(_, kind)| kinds.contains(kind));
    claims.chain(modifiers.map(|sentence| (*sentence, Kind::HiddenModifiers))).chain(described).collect()
}

/// Joins odd and even marks, which are one rule. Returns the sentences of the rules that were joined to others.
fn join_parity(accepted: &mut Vec<Decision>) -> Vec<(usize, Kind)> {
    let mut first: Option<(usize, usize)> = None;
    let mut sentences = Vec::new();
    for at in 0..accepted.len() {
        let mut part = 0;
        while part < accepted[at].rules.len() {
            let own = accepted[at].rules[part].clone();
            match (own.rule.downcast::<Parity>(), first) {
                (Some(parity), Some((decision, index))) => {
                    let joined = &mut accepted[decision].rules[index];
                    if let Some(other) = joined.rule.downcast::<Parity>() {
                        let mut both = other.clone();
                        for (sort, cells) in parity.cells.iter().enumerate() {
                            cells.iter().for_each(|cell| both.cells[sort].insert(cell));
                        }
                        joined.rule = both.into();
                        joined.marks.extend(own.marks.iter().copied());
                    }
                    accepted[at].rules.remove(part);
                    sentences.extend(accepted[at].sentence.map(|sentence| (sentence, Kind::Parity)));
                }
                (Some(_), None) => {
                    first = Some((at, part));
                    part += 1;
                }
                (None, _) => part += 1,
            }
        }
    }
    accepted.retain(|decision| !decision.rules.is_empty());
    sentences
}
