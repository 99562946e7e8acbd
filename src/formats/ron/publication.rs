//! What is published with a puzzle, as fields of its file.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::file::PuzzleFile;
use crate::board::{Board, Cell};
use crate::formats::ReadErrorKind;
use crate::formats::rows::{self, RowPlace};
use crate::puzzle::{OwnRulesText, Publication, Puzzle, RulesSubject, StoredSolution};

/// A sentence by the author, in place of those about a subject.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "sentence")]
pub(super) struct SentenceFile {
    pub(super) about: RulesSubject,
    pub(super) text: String,
}

/// Takes the publication from the fields of a file.
///
/// # Errors
/// Returns an error with its place if the rows of the solution do not fit the board.
pub(super) fn take(parts: &mut PuzzleFile, board: &Board) -> Result<Publication, (RowPlace, ReadErrorKind)> {
    let digits = rows::read_givens(board, &parts.solution)?;
    let text = std::mem::take(&mut parts.solution_text);
    let solution = match digits.is_empty() {
        false => Some(StoredSolution::Digits(digits)),
        true => (!text.is_empty()).then_some(StoredSolution::Text(text)),
    };
    let about = std::mem::take(&mut parts.rules_text_about).map(|about| about.into_iter().collect());
    let rules_text = std::mem::take(&mut parts.rules_text).map(|text| OwnRulesText { text, about });
    let sentences = std::mem::take(&mut parts.sentences).into_iter();
    Ok(Publication {
        rules_text,
        sentences: sentences.map(|sentence| (sentence.about, sentence.text)).collect(),
        source: std::mem::take(&mut parts.source),
        link: std::mem::take(&mut parts.link),
        message: std::mem::take(&mut parts.message),
        notes: std::mem::take(&mut parts.notes),
        date: std::mem::take(&mut parts.date),
        tags: std::mem::take(&mut parts.tags),
        solution,
        not_understood: std::mem::take(&mut parts.not_understood),
    })
}

/// Returns the sentences by the author.
pub(super) fn sentences(puzzle: &Puzzle) -> Vec<SentenceFile> {
    let sentences = puzzle.publication().sentences.iter();
    sentences.map(|(&about, text)| SentenceFile { about, text: text.clone() }).collect()
}

/// Returns the subjects of the author's rules text, if they are not those of the rules.
pub(super) fn rules_text_about(puzzle: &Puzzle) -> Option<&BTreeSet<RulesSubject>> {
    let own = puzzle.publication().rules_text.as_ref()?;
    own.about.as_ref().filter(|&about| *about != puzzle.rules_subjects())
}

/// Returns the author's solution as rows like those of the givens, empty if it is no digits.
pub(super) fn solution_rows(puzzle: &Puzzle) -> Vec<String> {
    match puzzle.stored_solution() {
        Some(StoredSolution::Digits(digits)) if !digits.is_empty() => {
            let board = puzzle.board();
            let symbol = |cell: Cell| match digits.get(&cell) {
                Some(&digit) => board.numbering().symbol(digit),
                None if board.contains(cell) => '.',
                None => '#',
            };
            rows::write_rows(board, symbol)
        }
        Some(_) | None => Vec::new(),
    }
}

/// Returns the text of the author's solution, empty unless it is text.
pub(super) fn solution_text(puzzle: &Puzzle) -> &str {
    match puzzle.stored_solution() {
        Some(StoredSolution::Text(text)) => text,
        Some(StoredSolution::Digits(_)) | None => "",
    }
}
