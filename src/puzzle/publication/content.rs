//! The parts of a publication and their limits.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use super::not_understood::{MAX_NOT_UNDERSTOOD, NotUnderstood};
use super::own_rules::{OwnRulesText, RulesSubject};
use super::solution::StoredSolution;
use crate::board::Relocation;
use crate::puzzle::content::Puzzle;
use crate::puzzle::error::{PuzzleError, PuzzleTextField};

/// Greatest number of tags of a puzzle.
pub const MAX_TAGS: usize = 100;

/// What is published with a puzzle, apart from its title, its author and its stars, which are the claimed difficulty.
/// Texts are empty if there are none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Publication {
    /// The author's own rules text, in place of all sentences of the rules.
    pub rules_text: Option<OwnRulesText>,
    /// The author's own sentences, each in place of those about its subject. An empty one leaves them out.
    pub sentences: BTreeMap<RulesSubject, String>,
    /// Where the puzzle was published first, such as a book or a contest.
    pub source: String,
    /// The address of the puzzle or of a video about it.
    pub link: String,
    /// The message to a solver who has finished.
    pub message: String,
    /// Notes for the editor, which are never printed.
    pub notes: String,
    /// The date of publication, as the author writes it.
    pub date: String,
    /// Tags for finding the puzzle, at most [`MAX_TAGS`].
    pub tags: Vec<String>,
    /// The author's solution.
    pub solution: Option<StoredSolution>,
    /// What the file of another program said that was not understood.
    pub not_understood: Vec<NotUnderstood>,
}

impl Publication {
    /// Returns the publication in the form that a puzzle stores, with printable texts.
    pub(super) fn checked(self, puzzle: &Puzzle) -> Result<Publication, PuzzleError> {
        use PuzzleTextField as Field;
        let tags = self.tags.len();
        if tags > MAX_TAGS {
            return Err(PuzzleError::TooManyTags { found: tags });
        }
        let unread = self.not_understood.len();
        if unread > MAX_NOT_UNDERSTOOD {
            return Err(PuzzleError::TooManyNotUnderstood { found: unread });
        }
        let sentence = |(about, text)| Ok((about, Field::Sentence.checked(text)?));
        let tags = self.tags.into_iter().map(|tag| Field::Tag.checked(tag));
        let tags = tags.filter(|tag| tag.as_ref().map_or(true, |tag| !tag.trim().is_empty()));
        Ok(Publication {
            // A blank text says nothing, so it is in place of nothing.
            rules_text: self
                .rules_text
                .filter(|own| !own.text.trim().is_empty())
                .map(|own| own.checked(puzzle))
                .transpose()?,
            sentences: self.sentences.into_iter().map(sentence).collect::<Result<_, PuzzleError>>()?,
            source: Field::Source.checked(self.source)?,
            link: Field::Link.checked(self.link)?,
            message: Field::Message.checked(self.message)?,
            notes: Field::Notes.checked(self.notes)?,
            date: Field::Date.checked(self.date)?,
            tags: tags.collect::<Result<_, _>>()?,
            solution: self.solution.map(|solution| solution.checked(&puzzle.board)).transpose()?,
            not_understood: self.not_understood.into_iter().map(NotUnderstood::checked).collect::<Result<_, _>>()?,
        })
    }

    /// Returns the publication after the grids have moved.
    fn relocated(&self, step: &Relocation) -> Publication {
        let solution = self.solution.as_ref().and_then(|solution| solution.relocated(step));
        Publication { solution, ..self.clone() }
    }
}

impl Puzzle {
    /// Returns what is published with the puzzle.
    pub fn publication(&self) -> &Publication {
        static NOTHING: LazyLock<Publication> = LazyLock::new(Publication::default);
        self.publication.as_deref().unwrap_or(&NOTHING)
    }

    /// Returns whether a text, in lower case, occurs in the title, the author, or what is published for readers. Notes
    /// for the editor are included, since the setter searches for them.
    pub fn mentions(&self, wanted: &str) -> bool {
        let published = self.publication();
        let own = published.rules_text.as_ref().map(|own| &own.text);
        let texts = [&self.title, &self.author, &published.source, &published.link, &published.notes, &published.date];
        let mut texts = texts.into_iter().chain(&published.tags).chain(published.sentences.values()).chain(own);
        texts.any(|text| text.to_lowercase().contains(wanted))
    }

    /// Returns the same puzzle, published with this.
    ///
    /// # Errors
    /// Returns an error if a text is too long, there are too many tags, or the solution does not fit the board.
    pub fn with_publication(mut self, publication: Publication) -> Result<Puzzle, PuzzleError> {
        let publication = publication.checked(&self)?;
        self.publication = (publication != Publication::default()).then(|| Arc::new(publication));
        Ok(self)
    }

    /// Returns what is published with a puzzle after its grids have moved.
    pub(in crate::puzzle) fn relocated_publication(&self, step: &Relocation) -> Option<Arc<Publication>> {
        let moved = self.publication.as_ref()?.relocated(step);
        (moved != Publication::default()).then(|| Arc::new(moved))
    }
}
