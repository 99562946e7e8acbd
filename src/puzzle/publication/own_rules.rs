//! The rules text of a puzzle: the sentences of its rules, each or all of them replaced by the author's own.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::puzzle::content::Puzzle;
use crate::puzzle::error::{PuzzleError, PuzzleTextField};
use crate::variant::Kind;
use crate::words::Message;

/// The subject of a sentence of the rules text. In files it is the name of a kind, `Board`,
/// `SharedCells` or `Choices`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum RulesSubject {
    /// The rows, columns and boxes of the board.
    Board,
    /// The cells that several grids share.
    SharedCells,
    /// The groups of rules of which only so many hold.
    Choices,
    /// All rules of a kind.
    Kind(Kind),
}

impl RulesSubject {
    /// Returns the name of the subject for readers.
    pub fn name(self) -> Message {
        match self {
            RulesSubject::Board => Message::new("subject-board"),
            RulesSubject::SharedCells => Message::new("subject-shared-cells"),
            RulesSubject::Choices => Message::new("subject-choices"),
            RulesSubject::Kind(kind) => kind.name(),
        }
    }
}

impl fmt::Display for RulesSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesSubject::Board => f.write_str("Board"),
            RulesSubject::SharedCells => f.write_str("SharedCells"),
            RulesSubject::Choices => f.write_str("Choices"),
            RulesSubject::Kind(kind) => write!(f, "{kind:?}"),
        }
    }
}

impl From<RulesSubject> for String {
    fn from(subject: RulesSubject) -> String {
        subject.to_string()
    }
}

impl FromStr for RulesSubject {
    type Err = String;

    fn from_str(name: &str) -> Result<RulesSubject, String> {
        let others = [RulesSubject::Board, RulesSubject::SharedCells, RulesSubject::Choices].into_iter();
        let mut all = others.chain(Kind::ALL.iter().copied().map(RulesSubject::Kind));
        all.find(|subject| subject.to_string() == name).ok_or_else(|| {
            format!("“{}” is no subject of rules: expected a kind, Board, SharedCells or Choices", name.escape_debug())
        })
    }
}

impl TryFrom<String> for RulesSubject {
    type Error = String;

    fn try_from(name: String) -> Result<RulesSubject, String> {
        name.parse()
    }
}

/// A rules text by the author, in place of all sentences of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnRulesText {
    /// The text, which may have several lines.
    pub text: String,
    /// The subjects that the puzzle had when the text was written, so that later changes of the rules can be found.
    /// None, which a puzzle replaces by its present subjects, is for texts from elsewhere.
    pub about: Option<BTreeSet<RulesSubject>>,
}

impl OwnRulesText {
    /// Returns a text about the present rules of the puzzle that it is given to.
    pub fn new(text: impl Into<String>) -> OwnRulesText {
        OwnRulesText { text: text.into(), about: None }
    }

    pub(super) fn checked(self, puzzle: &Puzzle) -> Result<OwnRulesText, PuzzleError> {
        let about = self.about.unwrap_or_else(|| puzzle.rules_subjects());
        Ok(OwnRulesText { text: PuzzleTextField::RulesText.checked(self.text)?, about: Some(about) })
    }
}

/// A difference between the rules and the author's own text about them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulesTextProblem {
    /// The author has written about a subject that the puzzle does not have.
    SentenceWithoutRule(RulesSubject),
    /// The puzzle has a subject that the author has not written about.
    RuleWithoutSentence(RulesSubject),
}

impl RulesTextProblem {
    /// Returns the problem as a message that can be translated.
    pub fn message(self) -> Message {
        match self {
            RulesTextProblem::SentenceWithoutRule(subject) => {
                Message::new("subject-without-rule").with("subject", subject.name())
            }
            RulesTextProblem::RuleWithoutSentence(subject) => {
                Message::new("subject-without-sentence").with("subject", subject.name())
            }
        }
    }
}

impl fmt::Display for RulesTextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Puzzle {
    /// Returns the distinct sentences that the rules themselves have: those about the board, then those of the rules
    /// in order, each with its subject.
    pub fn default_rules_text(&self) -> Vec<(RulesSubject, Message)> {
        let mut seen = BTreeSet::new();
        let context = self.context();
        let board = std::iter::once((RulesSubject::Board, self.board_text()));
        let shared = self.shares_cells().then(|| (RulesSubject::SharedCells, Message::new("book-rules-overlap")));
        let rules = self
            .effective_rules()
            .map(|(_, placed)| (RulesSubject::Kind(placed.rule.kind()), placed.rules_text(&context)));
        let choices = self.choices().into_iter().map(|choice| (RulesSubject::Choices, self.choice_text(&choice)));
        board.chain(shared).chain(rules).chain(choices).filter(|(_, text)| seen.insert(text.clone())).collect()
    }

    /// Returns the subjects of the rules text.
    pub fn rules_subjects(&self) -> BTreeSet<RulesSubject> {
        let kinds = self.effective_rules().map(|(_, placed)| RulesSubject::Kind(placed.rule.kind()));
        let shared = self.shares_cells().then_some(RulesSubject::SharedCells);
        let choices = (!self.choices().is_empty()).then_some(RulesSubject::Choices);
        kinds.chain(shared).chain(choices).chain([RulesSubject::Board]).collect()
    }

    /// Returns the rules text as it is printed, sentence by sentence: the author's own text by lines, or else the
    /// sentences of the rules with the author's own in their places.
    pub fn rules_text(&self) -> Vec<Message> {
        let publication = self.publication();
        if let Some(own) = &publication.rules_text {
            let lines = own.text.lines().map(str::trim).filter(|line| !line.is_empty());
            return lines.map(Message::verbatim).collect();
        }
        let mut seen = BTreeSet::new();
        let sentences = self.default_rules_text().into_iter().filter_map(|(subject, text)| {
            match publication.sentences.get(&subject) {
                None => Some(text),
                // One sentence of the author is in place of all that a kind has.
                Some(own) if seen.insert(subject) && !own.trim().is_empty() => Some(Message::verbatim(own.as_str())),
                Some(_) => None,
            }
        });
        sentences.collect()
    }

    /// Returns whether the author has written any part of the rules text.
    pub fn has_own_rules_text(&self) -> bool {
        self.publication().rules_text.is_some() || !self.publication().sentences.is_empty()
    }

    /// Returns the subjects without a sentence, and the sentences without a subject, of the author's own rules text.
    pub fn rules_text_problems(&self) -> Vec<RulesTextProblem> {
        let publication = self.publication();
        let subjects = self.rules_subjects();
        let mut problems = BTreeSet::new();
        match publication.rules_text.as_ref().and_then(|own| own.about.as_ref()) {
            Some(about) => {
                problems.extend(about.difference(&subjects).map(|&it| RulesTextProblem::SentenceWithoutRule(it)));
                problems.extend(subjects.difference(about).map(|&it| RulesTextProblem::RuleWithoutSentence(it)));
            }
            None => {
                for (&subject, text) in &publication.sentences {
                    match (subjects.contains(&subject), text.trim().is_empty()) {
                        (false, _) => drop(problems.insert(RulesTextProblem::SentenceWithoutRule(subject))),
                        (true, true) => drop(problems.insert(RulesTextProblem::RuleWithoutSentence(subject))),
                        (true, false) => {}
                    }
                }
            }
        }
        problems.into_iter().collect()
    }
}
