//! Evidence for the meanings of marks: a meaning becomes a rule if a sentence or its customary look supports it and the
//! author's solution obeys it. The solution never makes a rule of what nothing else supports.

use super::claims::{Claim, claims, is_modified};
use super::drawing::{MarkId, MarkIds, Sketch};
use super::sentences::{Sentence, find_any, sentences};
use super::topics::{PHRASES, Topic};
use crate::board::{Board, Filling};
use crate::variant::{Context, Kind, Rule};

/// A rule with the marks that express it.
#[derive(Clone, Debug)]
pub(in crate::formats) struct RecognisedRule {
    pub rule: Rule,
    pub marks: Vec<MarkId>,
}

/// The strength of the support for a meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Support {
    /// A sentence fits, but might be about other marks, or leaves open where it holds.
    Weak,
    /// A sentence says it, or the look is customary and no sentence contradicts it.
    Strong,
    /// The file states it, such as cages whose digits differ, so that it stays even if nothing obeys it.
    Stated,
}

/// A meaning of marks that look alike.
pub(super) struct Proposal {
    pub topic: Topic,
    pub parts: Vec<RecognisedRule>,
    /// The index of the sentence that supports it.
    pub sentence: Option<usize>,
    pub support: Support,
}

/// A meaning that was decided upon.
#[derive(Clone, Debug)]
pub(in crate::formats) struct Decision {
    pub rules: Vec<RecognisedRule>,
    /// The index of the sentence that supports it.
    pub sentence: Option<usize>,
    /// True if the author's solution obeys the rules. None without a solution.
    pub solution_agrees: Option<bool>,
    /// True if the file states the rules.
    pub stated: bool,
}

/// The evidence while meanings are weighed.
pub(super) struct Evidence<'a> {
    pub board: &'a Board,
    pub sketch: &'a Sketch,
    pub sentences: Vec<Sentence>,
    pub claims: Vec<Claim>,
    /// True if the author says nothing about rules, so that only customary looks count.
    pub silent: bool,
    /// True if the words, or a solution in other digits, change what digits count.
    modified: bool,
    solution: Option<&'a Filling>,
    /// The rules that the file states by name.
    stated: Vec<Rule>,
    pub used: MarkIds,
    pub accepted: Vec<Decision>,
    pub doubtful: Vec<Decision>,
    pub contradicted: Vec<Decision>,
}

/// The outcome of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Nothing was left to decide.
    Nothing,
    Accepted,
    Doubtful,
    /// The author's solution disobeys the rules, or no filling obeys them.
    Contradicted,
}

impl<'a> Evidence<'a> {
    pub(super) fn new(board: &'a Board, sketch: &'a Sketch, stated: Vec<Rule>) -> Evidence<'a> {
        let text = sketch.rules_text.trim();
        let silent = text.is_empty() || text.to_lowercase().starts_with("no rules provided");
        let sentences = if silent { vec![] } else { sentences(text) };
        let solution = sketch.solution.as_ref();
        Evidence {
            claims: claims(&sentences),
            modified: sketch.other_solution || is_modified(&sentences),
            sentences,
            board,
            sketch,
            silent,
            solution,
            stated,
            used: MarkIds::new(),
            accepted: vec![],
            doubtful: vec![],
            contradicted: vec![],
        }
    }

    /// Returns the claims of some topics.
    pub(super) fn claims_of(&self, topics: &[Topic]) -> Vec<Claim> {
        self.claims.iter().filter(|claim| topics.contains(&claim.topic)).cloned().collect()
    }

    /// Returns the first claim of a topic, with those that leave nothing open first.
    pub(super) fn claim(&self, topic: Topic) -> Option<Claim> {
        let of = |open: bool| self.claims.iter().find(move |claim| claim.topic == topic && claim.open == open);
        of(false).or_else(|| of(true)).cloned()
    }

    /// Returns whether the sentence of a claim says that it is about each line.
    pub(super) fn is_about_each(&self, claim: &Claim) -> bool {
        find_any(&self.sentences[claim.sentence].plain, PHRASES.list("each_line")).is_some()
    }

    pub(super) fn has_solution(&self) -> bool {
        self.solution.is_some()
    }

    /// Returns the rules so far.
    pub(super) fn rules(&self) -> impl Iterator<Item = &Rule> {
        let accepted = self.accepted.iter().flat_map(|decision| decision.rules.iter().map(|part| &part.rule));
        self.stated.iter().chain(accepted)
    }

    /// Returns whether the file states a rule of this kind by name.
    pub(super) fn is_stated(&self, kind: Kind) -> bool {
        self.stated.iter().any(|rule| rule.kind() == kind)
    }

    /// Returns whether the solution obeys the rules; None if there is no solution.
    pub(super) fn agrees<'r>(&'r self, rules: impl IntoIterator<Item = &'r Rule>) -> Option<bool> {
        let solution = self.solution?;
        let own: Vec<&Rule> = rules.into_iter().collect();
        let context = Context::new(self.board, self.rules().chain(own.iter().copied()));
        Some(own.iter().all(|rule| rule.check(&context, solution)))
    }

    /// Decides upon a meaning. Marks that have a meaning already are left out.
    pub(super) fn decide(&mut self, proposal: Proposal) -> Outcome {
        let Proposal { topic, mut parts, sentence, support } = proposal;
        parts.retain(|part| part.marks.iter().all(|mark| !self.used.contains(mark)));
        parts.retain(|part| part.rule.check_meaningful(self.board).is_ok());
        let misprints = self.misprints(&parts);
        if !misprints.is_empty() {
            let wrong = (0..parts.len()).rev().filter(|at| misprints.contains(at)).collect::<Vec<usize>>();
            let rules = wrong.into_iter().map(|at| parts.remove(at)).collect();
            let solution_agrees = self.solution.map(|_| false);
            self.contradicted.push(Decision { rules, sentence, solution_agrees, stated: false });
        }
        let stated = support == Support::Stated;
        let possible = stated || parts.iter().all(|part| part.rule.impossible(self.board).is_none());
        if parts.is_empty() {
            return Outcome::Nothing;
        }
        let agrees = self.agrees(parts.iter().map(|part| &part.rule));
        let decision = Decision { rules: parts, sentence, solution_agrees: agrees, stated };
        if agrees == Some(false) || !possible {
            self.contradicted.push(decision);
            return Outcome::Contradicted;
        }
        let certain = match agrees {
            Some(_) => support >= Support::Strong,
            None => support >= Support::Strong && !(self.modified && counts(topic)),
        };
        if !certain {
            self.doubtful.push(decision);
            return Outcome::Doubtful;
        }
        self.used.extend(decision.rules.iter().flat_map(|part| part.marks.iter().copied()));
        self.accepted.push(decision);
        Outcome::Accepted
    }

    /// Returns the parts of a meaning that are no more than misprints: a few of many, which the solution disobeys or no
    /// filling obeys. In a text that changes what digits count, or makes some marks false, there are none.
    fn misprints(&self, parts: &[RecognisedRule]) -> Vec<usize> {
        const MANY: usize = 5;
        if self.modified || parts.len() < MANY {
            return vec![];
        }
        let disobeyed = |part: &RecognisedRule| self.agrees([&part.rule]) == Some(false);
        let wrong = |part: &RecognisedRule| part.rule.impossible(self.board).is_some() || disobeyed(part);
        let wrong: Vec<usize> = (0..parts.len()).filter(|&at| wrong(&parts[at])).collect();
        if wrong.len() <= (parts.len() / 12).max(1) { wrong } else { vec![] }
    }

    /// Returns the support of a claim: weak if it leaves something open.
    pub(super) fn support(claim: &Claim) -> Support {
        if claim.open { Support::Weak } else { Support::Strong }
    }
}

/// Returns whether a meaning counts with digits, so that changed values change it.
fn counts(topic: Topic) -> bool {
    !matches!(
        topic,
        Topic::AntiKnight
            | Topic::AntiKing
            | Topic::Disjoint
            | Topic::Diagonals
            | Topic::AntiDiagonal
            | Topic::Windoku
            | Topic::ExtraRegion
            | Topic::Quadruple
            | Topic::CountingCircles
            | Topic::CageDiffer
    )
}
