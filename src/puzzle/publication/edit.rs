//! Edits of what is published with a puzzle.

use super::own_rules::{OwnRulesText, RulesSubject};
use super::solution::StoredSolution;
use crate::puzzle::content::Puzzle;
use crate::puzzle::edit::EditError;
use crate::words::Message;

/// A change of what is published with a puzzle. Control characters in texts are made visible; see
/// [`printable`](crate::puzzle::printable).
#[derive(Clone, PartialEq, Debug)]
pub enum PublicationEdit {
    /// Replaces the whole rules text by the author's own, about the present rules; None returns to the sentences.
    RulesText(Option<String>),
    /// Replaces the sentences about a subject by the author's own. An empty text leaves them out, and None returns to
    /// the sentences of the rules.
    Sentence {
        /// The subject.
        about: RulesSubject,
        /// The author's sentence.
        text: Option<String>,
    },
    /// Sets the source.
    Source(String),
    /// Sets the link.
    Link(String),
    /// Sets the message to a solver who has finished.
    Message(String),
    /// Sets the notes for the editor.
    Notes(String),
    /// Sets the date of publication.
    Date(String),
    /// Sets the tags.
    Tags(Vec<String>),
    /// Sets the author's solution, or removes it.
    Solution(Option<StoredSolution>),
    /// Removes the entry with this index from the list of what was not understood.
    Settle(usize),
    /// Removes all entries from the list of what was not understood.
    SettleAll,
}

impl PublicationEdit {
    /// Makes the edit in place. After an error, the puzzle must not be used.
    pub(in crate::puzzle) fn change(&self, puzzle: &mut Puzzle) -> Result<(), EditError> {
        let mut new = puzzle.publication().clone();
        match self {
            PublicationEdit::RulesText(text) => new.rules_text = text.clone().map(OwnRulesText::new),
            PublicationEdit::Sentence { about, text: Some(text) } => {
                new.sentences.insert(*about, text.clone());
            }
            PublicationEdit::Sentence { about, text: None } => {
                new.sentences.remove(about);
            }
            PublicationEdit::Source(text) => new.source.clone_from(text),
            PublicationEdit::Link(text) => new.link.clone_from(text),
            PublicationEdit::Message(text) => new.message.clone_from(text),
            PublicationEdit::Notes(text) => new.notes.clone_from(text),
            PublicationEdit::Date(text) => new.date.clone_from(text),
            PublicationEdit::Tags(tags) => new.tags.clone_from(tags),
            PublicationEdit::Solution(solution) => new.solution.clone_from(solution),
            PublicationEdit::Settle(index) => {
                new.not_understood.get(*index).ok_or(EditError::NoSuchEntry { number: index + 1 })?;
                new.not_understood.remove(*index);
            }
            PublicationEdit::SettleAll => new.not_understood.clear(),
        }
        *puzzle = puzzle.clone().with_publication(new)?;
        Ok(())
    }

    /// Returns the name of the undo step.
    pub(in crate::puzzle) fn name(&self) -> Message {
        Message::new(match self {
            PublicationEdit::RulesText(Some(_)) => "edit-rules-text",
            PublicationEdit::RulesText(None) => "edit-no-rules-text",
            PublicationEdit::Sentence { text: Some(_), .. } => "edit-sentence",
            PublicationEdit::Sentence { text: None, .. } => "edit-no-sentence",
            PublicationEdit::Source(_) => "edit-source",
            PublicationEdit::Link(_) => "edit-link",
            PublicationEdit::Message(_) => "edit-message",
            PublicationEdit::Notes(_) => "edit-notes",
            PublicationEdit::Date(_) => "edit-date",
            PublicationEdit::Tags(_) => "edit-tags",
            PublicationEdit::Solution(Some(_)) => "edit-solution",
            PublicationEdit::Solution(None) => "edit-no-solution",
            PublicationEdit::Settle(_) | PublicationEdit::SettleAll => "edit-settle",
        })
    }
}
