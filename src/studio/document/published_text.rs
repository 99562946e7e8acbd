//! The texts that are published with a puzzle, as fields that can be typed.

use crate::puzzle::{PublicationEdit, Puzzle, RulesSubject};

/// A text that is published with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum PublishedText {
    /// The whole rules text.
    RulesText,
    /// The sentences about a subject.
    Sentence(RulesSubject),
    Source,
    Link,
    Date,
    /// The tags, separated by commas.
    Tags,
    Message,
    Notes,
}

impl PublishedText {
    /// Returns the text that an edit types, if it types one.
    pub fn of_edit(edit: &PublicationEdit) -> Option<PublishedText> {
        Some(match edit {
            PublicationEdit::RulesText(Some(_)) => PublishedText::RulesText,
            PublicationEdit::Sentence { about, text: Some(_) } => PublishedText::Sentence(*about),
            PublicationEdit::Source(_) => PublishedText::Source,
            PublicationEdit::Link(_) => PublishedText::Link,
            PublicationEdit::Date(_) => PublishedText::Date,
            PublicationEdit::Tags(_) => PublishedText::Tags,
            PublicationEdit::Message(_) => PublishedText::Message,
            PublicationEdit::Notes(_) => PublishedText::Notes,
            PublicationEdit::RulesText(None)
            | PublicationEdit::Sentence { text: None, .. }
            | PublicationEdit::Solution(_)
            | PublicationEdit::Settle(_)
            | PublicationEdit::SettleAll => return None,
        })
    }

    /// Returns the edit that sets the text.
    pub fn edit(self, text: &str) -> PublicationEdit {
        let owned = text.to_owned();
        match self {
            PublishedText::RulesText => PublicationEdit::RulesText(Some(owned)),
            PublishedText::Sentence(about) => PublicationEdit::Sentence { about, text: Some(owned) },
            PublishedText::Source => PublicationEdit::Source(owned),
            PublishedText::Link => PublicationEdit::Link(owned),
            PublishedText::Date => PublicationEdit::Date(owned),
            PublishedText::Tags => {
                let tags = text.split(',').map(str::trim).filter(|tag| !tag.is_empty());
                PublicationEdit::Tags(tags.map(str::to_owned).collect())
            }
            PublishedText::Message => PublicationEdit::Message(owned),
            PublishedText::Notes => PublicationEdit::Notes(owned),
        }
    }

    /// Returns the author's text in a puzzle; the one of the program if the author has written none.
    pub fn text_in(self, puzzle: &Puzzle) -> String {
        let publication = puzzle.publication();
        match self {
            PublishedText::RulesText => match &publication.rules_text {
                Some(own) => own.text.clone(),
                None => puzzle.rules_text().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            },
            PublishedText::Sentence(about) => match publication.sentences.get(&about) {
                Some(own) => own.clone(),
                None => {
                    let sentences = puzzle.default_rules_text().into_iter().filter(|(subject, _)| *subject == about);
                    sentences.map(|(_, text)| text.to_string()).collect::<Vec<_>>().join(" ")
                }
            },
            PublishedText::Source => publication.source.clone(),
            PublishedText::Link => publication.link.clone(),
            PublishedText::Date => publication.date.clone(),
            PublishedText::Tags => publication.tags.join(", "),
            PublishedText::Message => publication.message.clone(),
            PublishedText::Notes => publication.notes.clone(),
        }
    }
}
