//! What other programs' files say about a puzzle besides its board: words of the author, the solution, and a message.

use super::loss::{LossOutcome, Losses, LostElement};
use super::problem::ReadErrorKind;
use super::symbol_set::SymbolSet;
use super::texts::{customary_rules_text, truncated_to};
use crate::board::{Board, Cell};
use crate::puzzle::{Givens, NotUnderstood, OwnRulesText, Publication, Puzzle, PuzzleTextField, StoredSolution};

/// The texts of a file, under the names that programs customarily use.
#[derive(Clone, Default)]
pub(super) struct PublishedTexts {
    pub title: String,
    pub author: String,
    pub rules: String,
    pub source: String,
    pub link: String,
    pub date: String,
    pub message: String,
    pub solution: Option<StoredSolution>,
}

impl PublishedTexts {
    /// Sets a text by its customary name, and returns whether the name is known. Several rules texts are joined. The
    /// places are those of the symbols of a solution.
    pub(super) fn set(
        &mut self,
        name: &str,
        text: String,
        board: &Board,
        places: impl FnOnce() -> Vec<Cell>,
        losses: &mut Losses,
    ) -> bool {
        let name = name.trim().to_ascii_lowercase();
        if text.trim().is_empty() {
            return matches!(name.as_str(), "title" | "author" | "rules" | "source" | "solution" | "msgcorrect");
        }
        match name.as_str() {
            "title" => self.title = text,
            "author" => self.author = text,
            "rules" | "ruleset" => match self.rules.as_str() {
                "" => self.rules = text,
                before if before == text => {}
                _ => self.rules = format!("{}\n{text}", self.rules),
            },
            "source" => self.source = text,
            "msgcorrect" | "successmessage" => self.message = text,
            "solution" => self.solution = StoredSolution::of_symbols(board, places(), &text).or(self.solution.take()),
            "msgincorrect" => losses.add(LostElement::Messages, LossOutcome::NoPlace),
            _ => return false,
        }
        true
    }

    /// Returns the puzzle with these texts. Its rules text is the author's own unless it is what the rules themselves
    /// say. Marks that were drawn beside an own text may be rules, so they count as not understood.
    ///
    /// # Errors
    /// Returns an error if the puzzle cannot store them.
    pub(super) fn apply(self, puzzle: Puzzle, losses: &mut Losses) -> Result<Puzzle, ReadErrorKind> {
        let own = is_own(&self.rules, &puzzle);
        if own {
            let mut marks: Vec<(crate::variant::Kind, u32)> = Vec::new();
            for kind in puzzle.rules().iter().map(|placed| placed.rule.kind()).filter(|kind| kind.is_decoration()) {
                match marks.iter_mut().find(|(other, _)| *other == kind) {
                    Some((_, count)) => *count += 1,
                    None => marks.push((kind, 1)),
                }
            }
            let drawings = puzzle.drawings().len().saturating_sub(losses.explained_drawings());
            let drawings = u32::try_from(drawings).unwrap_or(u32::MAX);
            if drawings > 0 {
                losses.not_understood(NotUnderstood { name: "drawings".into(), count: drawings, text: String::new() });
            }
            for (kind, count) in marks {
                let count = count.saturating_sub(u32::try_from(losses.explained_marks(kind)).unwrap_or(u32::MAX));
                if count == 0 {
                    continue;
                }
                losses.not_understood(NotUnderstood { name: format!("{kind:?}"), count, text: String::new() });
            }
        }
        let mut text = |field: PuzzleTextField, element: LostElement, text: String| {
            truncated_to(field.limit(), text, element, losses)
        };
        let rules_text = own.then(|| text(PuzzleTextField::RulesText, LostElement::RulesText, self.rules));
        let solution = match self.solution {
            Some(StoredSolution::Text(words)) if words.chars().count() > PuzzleTextField::Solution.limit() => {
                losses.add(LostElement::Solution, LossOutcome::NoPlace);
                None
            }
            solution => solution,
        };
        let mut text = |field: PuzzleTextField, element: LostElement, text: String| {
            truncated_to(field.limit(), text, element, losses)
        };
        let publication = Publication {
            rules_text: rules_text.map(OwnRulesText::new),
            source: text(PuzzleTextField::Source, LostElement::Source, self.source),
            link: text(PuzzleTextField::Link, LostElement::Link, self.link),
            date: text(PuzzleTextField::Date, LostElement::Date, self.date),
            message: text(PuzzleTextField::Message, LostElement::Messages, self.message),
            solution,
            ..Publication::default()
        };
        Ok(puzzle.with_publication(publication)?)
    }
}

/// Returns whether a rules text is the author's own: not what the rules say, and not the usual words for no text.
fn is_own(text: &str, puzzle: &Puzzle) -> bool {
    let text = text.trim();
    let none = text.is_empty() || text.to_lowercase().starts_with("no rules provided");
    !none && text != customary_rules_text(puzzle).trim()
}

/// Returns the solution to be written: that of the author if it is complete or there is no other.
pub(super) fn solution_to_write(out: &super::PuzzleToWrite) -> Option<StoredSolution> {
    let board = out.puzzle.board();
    let stored = out.puzzle.stored_solution();
    let complete = |stored: &&StoredSolution| match stored {
        StoredSolution::Digits(_) => stored.filling(board).is_some(),
        StoredSolution::Text(_) => true,
    };
    let computed = || Some(StoredSolution::of_filling(board, out.solution?));
    stored.filter(complete).cloned().or_else(computed).or_else(|| stored.cloned())
}

/// Returns the puzzle with a solution that stands beside its givens, in digits or, like these, in letters from A on.
///
/// # Errors
/// Returns an error if the puzzle cannot store it.
pub(super) fn with_solution(puzzle: Puzzle, text: &str, letters: bool) -> Result<Puzzle, ReadErrorKind> {
    // Solutions are stored with digits by value, so letters are converted.
    let digit = |symbol: char| SymbolSet::Letters.digit(symbol).filter(|_| letters);
    let text: String = text.chars().map(|symbol| digit(symbol).map_or(symbol, |digit| digit.symbol())).collect();
    let solution = StoredSolution::of_symbols(puzzle.board(), puzzle.board().cells().to_vec(), &text);
    if solution.is_none() {
        return Ok(puzzle);
    }
    let publication = Publication { solution, ..puzzle.publication().clone() };
    Ok(puzzle.with_publication(publication)?)
}

/// The parts of a publication that a format may hold, with whether a puzzle has them.
fn parts(puzzle: &Puzzle) -> [(LostElement, usize); 9] {
    let published = puzzle.publication();
    let some = |text: &str| usize::from(!text.is_empty());
    [
        (LostElement::RulesText, usize::from(puzzle.has_own_rules_text())),
        (LostElement::Source, some(&published.source)),
        (LostElement::Link, some(&published.link)),
        (LostElement::Date, some(&published.date)),
        (LostElement::Tags, published.tags.len()),
        (LostElement::Messages, some(&published.message)),
        (LostElement::Notes, some(&published.notes)),
        (LostElement::Solution, usize::from(published.solution.is_some())),
        (LostElement::NotUnderstood, puzzle.not_understood_count()),
    ]
}

/// Reports as lost what is published with a puzzle, except the parts that the format holds.
pub(super) fn report_publication(puzzle: &Puzzle, losses: &mut Losses, held: &[LostElement]) {
    if *puzzle.publication() == Publication::default() {
        return;
    }
    for (element, count) in parts(puzzle) {
        if !held.contains(&element) {
            losses.add_many(element, LossOutcome::NoPlace, count);
        }
    }
}

/// Reports the parts that were published with a puzzle and are read otherwise, except those already reported.
pub(super) fn report_differences(
    meant: &Puzzle,
    read: &Puzzle,
    told: impl Fn(&LostElement) -> bool,
    losses: &mut Losses,
) {
    let (one, other) = (meant.publication(), read.publication());
    if *one == Publication::default() {
        return;
    }
    let rules = |puzzle: &Puzzle| customary_rules_text(puzzle);
    let differs = [
        (LostElement::RulesText, puzzle_has_own(meant) && rules(meant) != rules(read)),
        (LostElement::Source, one.source != other.source),
        (LostElement::Link, one.link != other.link),
        (LostElement::Date, one.date != other.date),
        (LostElement::Tags, one.tags != other.tags),
        (LostElement::Messages, one.message != other.message),
        (LostElement::Notes, one.notes != other.notes),
        (LostElement::Solution, one.solution.is_some() && digits(meant) != digits(read)),
        (LostElement::NotUnderstood, meant.not_understood_count() > read.not_understood_count()),
    ];
    for (element, differs) in differs {
        if differs && !told(&element) {
            losses.add(element, LossOutcome::ReadOtherwise);
        }
    }
}

fn puzzle_has_own(puzzle: &Puzzle) -> bool {
    puzzle.has_own_rules_text()
}

/// Returns the solution, relative to the board's first place, which may have moved.
fn digits(puzzle: &Puzzle) -> Option<(Givens, &str)> {
    let first = puzzle.board().top_left();
    Some(match puzzle.stored_solution()? {
        StoredSolution::Digits(digits) => {
            let moved = digits.iter().map(|(&cell, &digit)| (cell.offset(-first.row, -first.col), digit));
            (moved.collect(), "")
        }
        StoredSolution::Text(text) => (Givens::new(), text),
    })
}
