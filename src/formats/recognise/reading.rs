//! The reading of a drawing and of the sentences about it, for reports and for questions to the user.

use serde::Serialize;

use super::claims::says_nothing_new;
use super::remarks::restates;
use super::sentences::plain;
use super::sketched::DrawnElement;
use super::topics::PHRASES;
use super::{Decision, MarkId, Recognition};
use crate::formats::loss::Losses;
use crate::puzzle::{NotUnderstood, PlacedRule, Puzzle, PuzzleError};
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Verdict};
use crate::variant::{Kind, Rule};

/// The reading of the drawing and the words of another program's puzzle.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DrawingReading {
    /// The sentences of the rules text.
    pub sentences: Vec<SentenceReading>,
    /// The marks, in groups that look alike.
    pub marks: Vec<MarkReading>,
    /// The number of lines, shapes and cages without a meaning.
    pub without_meaning: usize,
}

/// The meaning that a sentence was understood to have.
#[derive(Clone, Debug, Serialize)]
pub struct SentenceReading {
    /// The sentence.
    pub text: String,
    /// The best outcome of the meanings that it names.
    pub outcome: ReadingOutcome,
    /// The kinds of rule that it names.
    #[serde(serialize_with = "kind_names")]
    pub kinds: Vec<Kind>,
}

/// The meaning that a group of marks was understood to have.
#[derive(Clone, Debug, Serialize)]
pub struct MarkReading {
    /// The kind of rule.
    #[serde(serialize_with = "kind_name")]
    pub kind: Kind,
    /// The number of rules.
    pub rules: usize,
    /// The number of marks; none for a rule that exists in words only.
    pub marks: usize,
    /// The outcome.
    pub outcome: ReadingOutcome,
    /// The sentence that supports the meaning, if there is one.
    pub sentence: Option<String>,
    /// True if the author's solution obeys the rules. None without a solution.
    pub solution_agrees: Option<bool>,
    /// The rules of a doubtful meaning, and the marks that they would replace.
    #[serde(skip)]
    proposal: Option<(Vec<PlacedRule>, DrawnElement)>,
    /// The rules of a meaning that was understood.
    #[serde(skip)]
    own: Vec<Rule>,
    /// True if the file states the rules.
    #[serde(skip)]
    stated: bool,
}

/// The outcome for a sentence or a group of marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadingOutcome {
    /// It became rules.
    Understood,
    /// It may mean this: a question to the user.
    Doubtful,
    /// It seems to mean this, but the author's solution or the board contradicts it.
    Contradicted,
    /// It has no known meaning.
    NotUnderstood,
}

fn kind_name<S: serde::Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&format_args!("{kind:?}"))
}

fn kind_names<S: serde::Serializer>(kinds: &[Kind], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(kinds.iter().map(|kind| format!("{kind:?}")))
}

impl MarkReading {
    /// Returns the first words of the entry about the group among what was not understood.
    fn entry_name(&self) -> String {
        let words = if self.outcome == ReadingOutcome::Doubtful { "doubtful" } else { "contradicted" };
        format!("{words} {:?}", self.kind)
    }

    fn entry(&self) -> NotUnderstood {
        let count = u32::try_from(self.rules).unwrap_or(u32::MAX);
        NotUnderstood { name: self.entry_name(), count, text: self.sentence.clone().unwrap_or_default() }
    }
}

impl DrawingReading {
    /// Returns the groups of marks about which there is a question.
    pub fn questions(&self) -> impl Iterator<Item = &MarkReading> {
        self.marks.iter().filter(|reading| reading.outcome == ReadingOutcome::Doubtful)
    }

    /// Returns the puzzle without the meanings that make it impossible, if the file does not state them and there is no
    /// solution to check them. Their rules are switched off and become questions. The search for a contradiction is
    /// short.
    pub(in crate::formats) fn without_impossible(&mut self, puzzle: Puzzle) -> Result<Puzzle, PuzzleError> {
        let unproved = |reading: &MarkReading| {
            reading.outcome == ReadingOutcome::Understood && reading.solution_agrees.is_none() && !reading.stated
        };
        if !self.marks.iter().any(unproved) || !is_impossible(&puzzle) {
            return Ok(puzzle);
        }
        for at in 0..self.marks.len() {
            if !unproved(&self.marks[at]) {
                continue;
            }
            let mut rules = puzzle.rules().to_vec();
            let off = |placed: &PlacedRule| placed.on && self.marks[at].own.contains(&placed.rule);
            let new: Vec<PlacedRule> = rules.iter().filter(|placed| off(placed)).cloned().collect();
            let marks = new.iter().map(|on| PlacedRule { on: false, ..on.clone() }).collect();
            let proposal = (new, DrawnElement { marks, drawings: vec![] });
            rules.iter_mut().filter(|placed| off(placed)).for_each(|placed| placed.on = false);
            let without = puzzle.with_clues(puzzle.givens().clone(), rules)?;
            if !is_impossible(&without) {
                let reading = &mut self.marks[at];
                (reading.outcome, reading.proposal) = (ReadingOutcome::Doubtful, Some(proposal));
                let mut publication = without.publication().clone();
                publication.not_understood.push(reading.entry());
                return without.with_publication(publication);
            }
        }
        Ok(puzzle)
    }

    /// Returns the puzzle with all doubtful meanings as rules, in place of the marks that they explain.
    ///
    /// # Errors
    /// Returns an error if the puzzle cannot hold them.
    pub fn accept_all(&mut self, puzzle: &Puzzle) -> Result<Puzzle, PuzzleError> {
        let mut rules = puzzle.rules().to_vec();
        let mut drawings = puzzle.drawings().to_vec();
        let mut publication = puzzle.publication().clone();
        for reading in &mut self.marks {
            let Some((new, old)) = reading.proposal.take() else { continue };
            for mark in old.marks {
                if let Some(at) = rules.iter().position(|rule| *rule == mark) {
                    rules.remove(at);
                    let name = format!("{:?}", mark.rule.kind());
                    let mut entries = publication.not_understood.iter_mut();
                    if let Some(entry) = entries.find(|entry| entry.name == name) {
                        entry.count = entry.count.saturating_sub(1);
                    }
                }
            }
            for drawing in &old.drawings {
                if let Some(at) = drawings.iter().position(|other| other == drawing) {
                    drawings.remove(at);
                }
            }
            let count = u32::try_from(old.drawings.len()).unwrap_or(u32::MAX);
            for entry in publication.not_understood.iter_mut().filter(|entry| entry.name == "drawings") {
                entry.count = entry.count.saturating_sub(count);
            }
            rules.extend(new);
            let entry = reading.entry();
            if let Some(at) = publication.not_understood.iter().position(|other| *other == entry) {
                publication.not_understood.remove(at);
            }
            reading.outcome = ReadingOutcome::Understood;
        }
        publication.not_understood.retain(|entry| entry.count > 0);
        let puzzle = puzzle.with_clues(puzzle.givens().clone(), rules)?.with_drawings(drawings)?;
        puzzle.with_publication(publication)
    }
}

/// Returns whether a short search proves that a puzzle has no solution.
fn is_impossible(puzzle: &Puzzle) -> bool {
    const CHECKS: u64 = 40;
    let control = Control::new().with_check_limit(CHECKS);
    matches!(Native::new().verdict(&puzzle.model(), &control), Ok(Verdict::NoSolution))
}

impl Recognition {
    /// Returns the reading, and reports the meanings that were not accepted. `drawn` returns the marks that stand for
    /// an element of the drawing.
    pub(in crate::formats) fn into_reading(
        self,
        drawn: impl Fn(&MarkId) -> DrawnElement,
        without_meaning: usize,
        losses: &mut Losses,
    ) -> DrawingReading {
        let Recognition { accepted, doubtful, contradicted, sentences, confirmed, .. } = self;
        let mut readings: Vec<SentenceReading> = sentences
            .iter()
            .map(|text| SentenceReading { text: text.clone(), outcome: ReadingOutcome::NotUnderstood, kinds: vec![] })
            .collect();
        let mut marks = Vec::new();
        for (list, outcome) in [
            (accepted, ReadingOutcome::Understood),
            (doubtful, ReadingOutcome::Doubtful),
            (contradicted, ReadingOutcome::Contradicted),
        ] {
            for decision in list {
                let placed: Vec<PlacedRule> = decision.placed().collect();
                let Decision { rules, sentence, solution_agrees, stated, .. } = decision;
                let Some(kind) = rules.first().map(|part| part.rule.kind()) else { continue };
                if let Some(reading) = sentence.and_then(|at| readings.get_mut(at)) {
                    reading.outcome = reading.outcome.min(outcome);
                    if !reading.kinds.contains(&kind) {
                        reading.kinds.push(kind);
                    }
                }
                let count: usize = rules.iter().map(|part| part.marks.len()).sum();
                let proposal = (outcome == ReadingOutcome::Doubtful).then(|| {
                    let mut old = DrawnElement::default();
                    for element in rules.iter().flat_map(|part| &part.marks).map(&drawn) {
                        old.marks.extend(element.marks);
                        old.drawings.extend(element.drawings);
                    }
                    (placed, old)
                });
                let sentence = sentence.and_then(|at| sentences.get(at)).cloned();
                let own = rules.into_iter().map(|part| part.rule).collect::<Vec<Rule>>();
                let rules = own.len();
                let reading = MarkReading {
                    kind,
                    rules,
                    marks: count,
                    outcome,
                    sentence,
                    solution_agrees,
                    proposal,
                    own,
                    stated,
                };
                marks.push(reading);
            }
        }
        for (at, kind) in confirmed {
            if let Some(reading) = readings.get_mut(at).filter(|reading| reading.kinds.is_empty()) {
                reading.outcome = ReadingOutcome::Understood;
                reading.kinds.push(kind);
            }
        }
        for reading in marks.iter().filter(|reading| reading.outcome != ReadingOutcome::Understood) {
            losses.not_understood(reading.entry());
        }
        let mut before = false;
        for reading in &mut readings {
            let words = plain(&reading.text);
            if reading.outcome == ReadingOutcome::Understood && PHRASES.find("says_more", &words).is_some() {
                // A part of the sentence became rules, but not all of it.
                reading.outcome = ReadingOutcome::Doubtful;
            }
            let is_open = match reading.outcome {
                ReadingOutcome::Understood | ReadingOutcome::Contradicted => false,
                ReadingOutcome::Doubtful => PHRASES.find("says_more", &words).is_some(),
                ReadingOutcome::NotUnderstood => !(says_nothing_new(&reading.text) || before && restates(&words)),
            };
            before = !is_open;
            if !is_open {
                continue;
            }
            losses.not_understood(NotUnderstood { name: "sentence".into(), count: 1, text: reading.text.clone() });
        }
        DrawingReading { sentences: readings, marks, without_meaning }
    }
}
