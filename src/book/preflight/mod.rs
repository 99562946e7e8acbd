//! The check of a booklet before printing: finds what a print shop or a reader would reject.
//!
//! Faults that cannot occur are not checked: fonts are always embedded, no line is thinner than 0.75 points, and greys
//! and black contain no colour.

mod contrast;
mod finding;
mod marks;
mod measures;
mod page;
mod print_shop;
mod problem;
mod rules;
mod texts;
mod whole_booklet;

use std::collections::HashMap;

use super::puzzles::{Proof, find_twins_until, rate_claims};
use crate::board::Filling;
use crate::puzzle::{Puzzle, SolutionProblem};
use crate::sheet::InkMode;
use crate::sheet::Leaf;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use crate::solve::{Control, SolveError};

pub use finding::{FindingPosition, PreflightFinding};
pub use page::{MIN_LARGE_POINTS, MIN_POINTS};
pub use problem::{PreflightProblem, Severity};

/// Checks a booklet. `proofs` are those of its puzzles, in the same order.
pub fn preflight(
    settings: &BookSettings,
    entries: &[BookEntry],
    proofs: &[Proof],
    booklet: &Booklet,
) -> Vec<PreflightFinding> {
    preflight_until(settings, entries, proofs, booklet, &Control::new())
}

/// Does the same as [`preflight()`], but compares puzzles with each other, and printed difficulties with solving paths,
/// only until the control stops.
pub fn preflight_until(
    settings: &BookSettings,
    entries: &[BookEntry],
    proofs: &[Proof],
    booklet: &Booklet,
    control: &Control,
) -> Vec<PreflightFinding> {
    let mut findings = Vec::new();
    if entries.is_empty() {
        findings.push(PreflightFinding { problem: PreflightProblem::NoPuzzles, position: FindingPosition::default() });
    }
    findings.extend(whole_booklet::findings(settings, booklet));
    findings.extend(whole_booklet::broken_titles(entries, booklet));
    findings.extend(print_shop::findings(settings, booklet));
    findings.extend(texts::findings(settings, entries, booklet));
    let (repeated, stopped) = repeated_puzzles(entries, proofs, booklet, control);
    findings.extend(stopped.map(|why| PreflightFinding {
        problem: PreflightProblem::NotCompared(why),
        position: FindingPosition::default(),
    }));
    let mut problems = puzzle_problems(settings, entries, proofs, booklet);
    rate_claims(entries, settings.text_language(), control);
    problems.extend(rules::problems(settings, entries, booklet));
    problems.extend(repeated);
    problems.sort_by_key(|(index, _)| *index);
    for (puzzle, problem) in problems {
        let page = booklet.pages.get(puzzle).copied().flatten();
        findings.push(PreflightFinding { problem, position: FindingPosition { page, puzzle: Some(puzzle) } });
    }
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for (puzzle, problem) in page::problems(leaf, settings.ink, settings.large_print) {
            findings.push(PreflightFinding { problem, position: FindingPosition { page: Some(page), puzzle } });
        }
    }
    findings
}

/// Checks a single sheet: the proof of its puzzle, if there is one, and its pages.
pub fn preflight_sheet(
    puzzle: &Puzzle,
    proof: Option<&Proof>,
    leaves: &[Leaf],
    ink: InkMode,
    large_print: bool,
) -> Vec<PreflightFinding> {
    let place = FindingPosition { page: None, puzzle: Some(0) };
    let proved = proof.and_then(proof_problem).into_iter();
    let solved = is_solved(puzzle).then_some(PreflightProblem::AlreadySolved);
    let torn = marks::unconnected_marks(puzzle);
    let off = rules::switched_off(puzzle);
    let turned = [puzzle.title(), puzzle.author()].into_iter().find_map(texts::turned);
    let published = publication_problems(puzzle, proof);
    let mut findings: Vec<PreflightFinding> = proved
        .chain(solved)
        .chain(torn)
        .chain(off)
        .chain(turned)
        .chain(published)
        .map(|problem| PreflightFinding { problem, position: place })
        .collect();
    for (page, leaf) in leaves.iter().enumerate() {
        for (_, problem) in page::problems(leaf, ink, large_print) {
            findings.push(PreflightFinding { problem, position: FindingPosition { page: Some(page), puzzle: None } });
        }
    }
    findings
}

fn proof_problem(proof: &Proof) -> Option<PreflightProblem> {
    match proof {
        Proof::Unique(_) => None,
        Proof::NoSolution => Some(PreflightProblem::NoSolution),
        Proof::SeveralSolutions => Some(PreflightProblem::SeveralSolutions),
        Proof::NotProved(stopped) => Some(PreflightProblem::NotProved(stopped.clone())),
    }
}

/// Returns what does not fit of the fog, the words and the solution that are published with a puzzle.
fn publication_problems(puzzle: &Puzzle, proof: Option<&Proof>) -> Vec<PreflightProblem> {
    let mut problems = Vec::new();
    problems.extend(puzzle.fog().map(|_| PreflightProblem::Fog));
    let count = puzzle.not_understood_count();
    problems.extend((count > 0).then_some(PreflightProblem::NotUnderstood { count }));
    let stored = match proof.and_then(Proof::answer) {
        Some(found) => puzzle.compare_solution(found).into_iter().collect(),
        None => puzzle.solution_problems(),
    };
    // A solution that is no digits cannot be compared.
    let stored = stored.into_iter().filter(|problem| *problem != SolutionProblem::NotDigits);
    problems.extend(stored.map(PreflightProblem::StoredSolution));
    problems.extend(puzzle.rules_text_problems().into_iter().map(PreflightProblem::RulesText));
    problems
}

fn is_solved(puzzle: &Puzzle) -> bool {
    puzzle.givens().len() == puzzle.board().cells().len()
}

fn puzzle_problems(
    settings: &BookSettings,
    entries: &[BookEntry],
    proofs: &[Proof],
    booklet: &Booklet,
) -> Vec<(usize, PreflightProblem)> {
    let numbers = &booklet.numbers;
    let mut problems = Vec::new();
    for (index, (entry, proof)) in entries.iter().zip(proofs).enumerate() {
        problems.extend(proof_problem(proof).map(|problem| (index, problem)));
        if settings.answers.is_some() && entry.answer.is_none() {
            problems.push((index, PreflightProblem::MissingAnswer));
        }
        problems.extend(marks::unconnected_marks(&entry.puzzle).map(|problem| (index, problem)));
        problems.extend(publication_problems(&entry.puzzle, Some(proof)).into_iter().map(|problem| (index, problem)));
        if is_solved(&entry.puzzle) {
            problems.push((index, PreflightProblem::AlreadySolved));
        }
        // Puzzles that were rated without success.
        if settings.rated && entry.stars.is_none() && entry.path_stars.get() == Some(&None) {
            problems.push((index, PreflightProblem::NoStars));
        }
        if entry.has_changed {
            problems.push((index, PreflightProblem::ChangedSinceProof));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    problems.extend(booklet.too_long.iter().map(|index| (*index, PreflightProblem::LongLink)));
    let mut before: Option<u32> = None;
    for &index in &booklet.order {
        let number = numbers[index];
        match before {
            _ if !seen.insert(number) => problems.push((index, PreflightProblem::DuplicateNumber { number })),
            Some(before) if before.checked_add(1) != Some(number) => {
                problems.push((index, PreflightProblem::NumberJump { before, number }));
            }
            _ => {}
        }
        before = Some(number);
    }
    problems
}

/// Returns the puzzles that repeat an earlier one or its solution, and why the comparison stopped early, if it did.
fn repeated_puzzles(
    entries: &[BookEntry],
    proofs: &[Proof],
    booklet: &Booklet,
    control: &Control,
) -> (Vec<(usize, PreflightProblem)>, Option<SolveError>) {
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let number = |index: usize| booklet.numbers.get(index).copied().unwrap_or_default();
    let (twins, stopped) = find_twins_until(&puzzles, control);
    let same = same_solutions(entries, proofs);
    let problem = |(twin, same): (Option<usize>, Option<usize>)| match (twin, same) {
        (Some(of), _) => Some(PreflightProblem::RepeatedPuzzle { earlier_number: number(of) }),
        (None, Some(of)) => Some(PreflightProblem::SameSolution { of: number(of) }),
        (None, None) => None,
    };
    let problems = twins.into_iter().zip(same).map(problem).enumerate();
    (problems.filter_map(|(index, problem)| Some((index, problem?))).collect(), stopped)
}

/// Returns, for each puzzle, the first earlier one on the same board with the same solution.
fn same_solutions(entries: &[BookEntry], proofs: &[Proof]) -> Vec<Option<usize>> {
    let mut known: HashMap<&Filling, Vec<usize>> = HashMap::new();
    let same = |(index, entry): (usize, &BookEntry)| {
        let alike = known.entry(proofs.get(index)?.answer()?).or_default();
        let board = entry.puzzle.board();
        let first = alike.iter().copied().find(|&other| entries[other].puzzle.board() == board);
        if first.is_none() {
            alike.push(index);
        }
        first
    };
    entries.iter().enumerate().map(same).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Digit, Random};

    /// The definition, computed pair by pair.
    fn by_definition(entries: &[BookEntry], proofs: &[Proof]) -> Vec<Option<usize>> {
        let same = |one: usize, other: usize| {
            let answers = [one, other].map(|at| proofs.get(at).and_then(Proof::answer));
            answers[0].is_some()
                && answers[0] == answers[1]
                && entries[one].puzzle.board() == entries[other].puzzle.board()
        };
        (0..entries.len()).map(|index| (0..index).find(|&other| same(other, index))).collect()
    }

    #[test]
    fn same_solutions_match_a_comparison_of_all_pairs() {
        let boards = [Board::single(2, 2).unwrap(), Board::classic()];
        let mut random = Random::new(7);
        for _ in 0..200 {
            let count = random.below(9);
            let entry = |board: &Board| BookEntry::new(Puzzle::empty(board.clone()));
            let entries: Vec<BookEntry> = (0..count).map(|_| entry(&boards[random.below(2)])).collect();
            let digits = |at: usize| [at, 1 - at].map(Digit::from_index).to_vec();
            // Fewer proofs than puzzles: the rest was not proved.
            let proofs: Vec<Proof> = (0..random.below(count + 1))
                .map(|_| match random.below(3) {
                    2 => Proof::SeveralSolutions,
                    at => Proof::Unique(Filling::new(digits(at))),
                })
                .collect();
            assert_eq!(same_solutions(&entries, &proofs), by_definition(&entries, &proofs));
        }
    }
}
