//! Evidence for the meanings of marks: a meaning becomes a rule if a sentence or its customary look supports it and the
//! author's solution obeys it. The solution never makes a rule of what nothing else supports.

use std::collections::BTreeSet;

use super::claims::{Claim, claims};
use super::drawing::{MarkId, MarkIds, Sketch};
use super::modifiers::Modifiers;
use super::sentences::{Sentence, find_any, sentences};
use super::topics::{PHRASES, Topic};
use crate::board::{Board, CellId, Filling};
use crate::model::Model;
use crate::puzzle::PlacedRule;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Verdict};
use crate::variant::{Context, Kind, Reading, Rule};

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
    /// The numbers that the rules read of their cells.
    pub reads: Reading,
    /// The index of the sentence that supports it.
    pub sentence: Option<usize>,
    /// True if the author's solution obeys the rules. None without a solution.
    pub solution_agrees: Option<bool>,
    /// True if the file states the rules.
    pub stated: bool,
}

impl Decision {
    /// Returns the rules with their reading.
    pub(in crate::formats) fn placed(&self) -> impl Iterator<Item = PlacedRule> {
        self.rules.iter().map(|part| read(&part.rule, self.reads))
    }
}

fn read(rule: &Rule, reads: Reading) -> PlacedRule {
    let reads = if rule.reads_values() { reads } else { Reading::Digits };
    PlacedRule { reads, ..PlacedRule::new(rule.clone()) }
}

/// The evidence while meanings are weighed.
pub(super) struct Evidence<'a> {
    pub board: &'a Board,
    pub sketch: &'a Sketch,
    pub sentences: Vec<Sentence>,
    pub claims: Vec<Claim>,
    /// True if the author says nothing about rules, so that only customary looks count.
    pub silent: bool,
    /// The modifiers that the words describe.
    pub modifiers: Modifiers,
    /// The sentences about marked cells whose values are changed.
    pub marked: BTreeSet<usize>,
    /// Sentences that together describe a shading or regions to find, with the kind of the rule.
    pub described: Vec<(usize, Kind)>,
    /// True if a sentence about a rule speaks of values.
    speaks_of_values: bool,
    /// The kinds of rule that the words say to read values, also those that cannot.
    scope: Vec<Kind>,
    solution: Option<&'a Filling>,
    /// The rules that the file states by name.
    pub stated: Vec<PlacedRule>,
    pub used: MarkIds,
    /// The marks that belong to rules but stay as they are drawn.
    pub explained: MarkIds,
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
    pub(super) fn new(board: &'a Board, sketch: &'a Sketch, stated: Vec<PlacedRule>) -> Evidence<'a> {
        let text = sketch.rules_text.trim();
        let silent = text.is_empty() || text.to_lowercase().starts_with("no rules provided");
        let sentences = if silent { vec![] } else { sentences(text) };
        let solution = sketch.solution.as_ref();
        let claims = claims(&sentences);
        let modifiers = Modifiers::of(&sentences);
        let of_rule = |claim: &Claim| !modifiers.explained.contains(&claim.sentence);
        let speaks_of_values = claims
            .iter()
            .any(|claim| of_rule(claim) && PHRASES.find("value_word", &sentences[claim.sentence].plain).is_some());
        Evidence {
            scope: modifiers.scope(&sentences),
            claims,
            modifiers,
            marked: BTreeSet::new(),
            described: Vec::new(),
            speaks_of_values,
            sentences,
            board,
            sketch,
            silent,
            solution,
            stated,
            used: MarkIds::new(),
            explained: MarkIds::new(),
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
        self.stated.iter().map(|placed| &placed.rule).chain(accepted)
    }

    /// Returns the rules so far with their readings.
    fn placed(&self) -> impl Iterator<Item = PlacedRule> {
        self.stated.iter().cloned().chain(self.accepted.iter().flat_map(Decision::placed))
    }

    /// Returns whether the file states a rule of this kind by name.
    pub(super) fn is_stated(&self, kind: Kind) -> bool {
        self.stated.iter().any(|placed| placed.rule.kind() == kind)
    }

    /// Returns whether there are modifiers among the rules so far.
    pub(super) fn has_modifiers(&self) -> bool {
        self.rules().any(|rule| rule.change().is_some())
    }

    /// Returns whether the words, or a solution in other digits, change what digits count in a way that is not known.
    pub(super) fn is_modified(&self) -> bool {
        self.sketch.other_solution || self.modifiers.leaves_open(&self.sentences, &self.marked)
    }

    /// Returns the readings that rules of a kind may have, the likeliest first, and whether one of them is right for
    /// certain. `sentence` says what the rules mean.
    pub(super) fn readings(&self, topic: Option<Topic>, rule: &Rule, sentence: Option<usize>) -> (Vec<Reading>, bool) {
        if !self.has_modifiers() || rule.change().is_some() {
            return (vec![Reading::Digits], true);
        }
        let says =
            |list: &str| sentence.is_some_and(|sentence| PHRASES.find(list, &self.sentences[sentence].plain).is_some());
        let (values, digits) = (says("value_word"), says("digit_word"));
        let all_digits = topic.is_some_and(|topic| !counts(topic));
        let in_scope = self.scope.contains(&rule.kind());
        match rule.reads_values() {
            _ if matches!(topic, Some(Topic::CageDiffer | Topic::SortsDiffer)) => (vec![Reading::Digits], true),
            false => (vec![Reading::Digits], !values && !in_scope && (all_digits || digits)),
            true if values && !digits || in_scope => (vec![Reading::Values], true),
            // "Digits on an arrow sum to the value in its circle."
            true if values => (vec![Reading::Values, Reading::Digits], true),
            true if digits && (self.speaks_of_values || !self.scope.is_empty()) => {
                (vec![Reading::Digits, Reading::Values], true)
            }
            true => (vec![Reading::Values, Reading::Digits], true),
        }
    }

    /// Returns whether the solution obeys rules of one meaning, with a reading that is possible; None if there is no
    /// solution.
    pub(super) fn agrees<'r>(
        &self,
        rules: impl IntoIterator<Item = &'r Rule>,
        topic: Topic,
        sentence: Option<usize>,
    ) -> Option<bool> {
        let rules: Vec<&Rule> = rules.into_iter().collect();
        let Some(first) = rules.first() else { return self.solution.map(|_| true) };
        let (readings, _) = self.readings(Some(topic), first, sentence);
        let agreeing = |reads: Reading| self.obeyed(rules.iter().map(|rule| read(rule, reads)).collect());
        let mut all = readings.into_iter().map(agreeing);
        all.find(|agrees| *agrees != Some(false)).unwrap_or(Some(false))
    }

    /// Returns whether the solution obeys rules besides those so far; None if there is no solution. The solution tells
    /// digits only, so that modifiers and shades have to be placed for the rules that read them.
    pub(super) fn obeyed(&self, own: Vec<PlacedRule>) -> Option<bool> {
        const CHECKS: u64 = 20_000;
        let solution = self.solution?;
        let all: Vec<PlacedRule> = self.placed().chain(own.iter().cloned()).collect();
        let context = Context::new(self.board, &all);
        let has_layer = |placed: &PlacedRule| placed.rule.layer(self.board).is_some();
        let changed = |placed: &PlacedRule| {
            let rule = &placed.rule;
            !placed.reading().is_digits()
                || rule.change().is_some()
                || !rule.reads_layers().is_empty()
                || has_layer(placed)
        };
        if !own.iter().filter(|placed| !changed(placed)).all(|placed| placed.check(&context, solution)) {
            return Some(false);
        }
        // A shading alone says nothing of digits.
        let reads = |placed: &PlacedRule| changed(placed) && !(has_layer(placed) && placed.rule.change().is_none());
        if !all.iter().any(|placed| has_layer(placed) || placed.rule.change().is_some()) || !own.iter().any(reads) {
            return Some(true);
        }
        let mut model = Model::of_board(self.board);
        context.add_layers(&mut model);
        all.iter().filter(|placed| changed(placed)).for_each(|placed| placed.lower(&context, &mut model));
        model.add_givens((0..).map(CellId).zip(solution.digits().iter().copied()));
        let control = Control::new().with_check_limit(CHECKS);
        Some(!matches!(Native::new().verdict(&model, &control), Ok(Verdict::NoSolution)))
    }

    /// Decides upon a meaning. Marks that have a meaning already are left out.
    pub(super) fn decide(&mut self, proposal: Proposal) -> Outcome {
        let Proposal { topic, mut parts, sentence, support } = proposal;
        parts.retain(|part| part.marks.iter().all(|mark| !self.used.contains(mark)));
        let Some(first) = parts.first() else { return Outcome::Nothing };
        let (readings, sure) = self.readings(Some(topic), &first.rule, sentence);
        let usual = readings[0];
        parts.retain(|part| read(&part.rule, usual).check_meaningful(self.board).is_ok());
        let misprints = self.misprints(&parts);
        if !misprints.is_empty() {
            let wrong = (0..parts.len()).rev().filter(|at| misprints.contains(at)).collect::<Vec<usize>>();
            let rules = wrong.into_iter().map(|at| parts.remove(at)).collect();
            let solution_agrees = self.solution.map(|_| false);
            self.contradicted.push(Decision { rules, reads: usual, sentence, solution_agrees, stated: false });
        }
        if parts.is_empty() {
            return Outcome::Nothing;
        }
        let with = |reads: Reading| parts.iter().map(|part| read(&part.rule, reads)).collect::<Vec<PlacedRule>>();
        let agreeing = readings.iter().map(|&reads| (reads, self.obeyed(with(reads))));
        let (reads, agrees) = agreeing.clone().find(|found| found.1 != Some(false)).unwrap_or((usual, Some(false)));
        let stated = support == Support::Stated;
        let possible = stated || with(reads).iter().all(|placed| placed.impossible(self.board).is_none());
        let decision = Decision { rules: parts, reads, sentence, solution_agrees: agrees, stated };
        if agrees == Some(false) || !possible {
            self.contradicted.push(decision);
            return Outcome::Contradicted;
        }
        let certain = sure
            && match agrees {
                Some(_) => support >= Support::Strong,
                None => support >= Support::Strong && !(self.is_modified() && counts(topic)),
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
        if parts.len() < MANY || self.has_modifiers() || self.is_modified() {
            return vec![];
        }
        let disobeyed = |part: &RecognisedRule| self.obeyed(vec![read(&part.rule, Reading::Digits)]) == Some(false);
        let wrong = |part: &RecognisedRule| part.rule.impossible(self.board).is_some() || disobeyed(part);
        let wrong: Vec<usize> = (0..parts.len()).filter(|&at| wrong(&parts[at])).collect();
        if wrong.len() <= (parts.len() / 12).max(1) { wrong } else { vec![] }
    }

    /// Makes questions of modifiers whose values no rule reads, and of a shading of which no rule reads anything.
    pub(super) fn question_idle_modifiers(&mut self) {
        let reads_values = self.placed().any(|placed| !placed.reading().is_digits());
        let reads_shades = self.rules().any(|rule| !rule.reads_layers().is_empty());
        let is_idle = |part: &RecognisedRule| {
            let (modifies, shades) = (part.rule.change().is_some(), part.rule.kind() == Kind::Shading);
            (modifies || shades) && !(modifies && reads_values) && !(shades && reads_shades)
        };
        let idle: Vec<Decision> =
            self.accepted.extract_if(.., |decision: &mut Decision| decision.rules.iter().any(is_idle)).collect();
        for mark in idle.iter().flat_map(|decision| &decision.rules).flat_map(|part| &part.marks) {
            self.used.remove(mark);
        }
        self.doubtful.extend(idle);
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
            | Topic::SortsDiffer
            | Topic::Doubled
            | Topic::Negated
            | Topic::Hot
            | Topic::Cold
            | Topic::Zero
            | Topic::Shading
            | Topic::Regions
            | Topic::ShadedCell
    )
}
