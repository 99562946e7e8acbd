//! What a print shop or a reader would reject, found before anything is printed.
//!
//! What cannot go wrong is not looked for: fonts are always embedded, no line is drawn thinner than 0.75 points, and in
//! greys and black there is no colour.

mod ground;
mod page;
mod problem;
mod whole;

use super::proof::Proof;
use super::twins::twins;
use crate::puzzle::Puzzle;
use crate::sheet::InkMode;
use crate::sheet::Leaf;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};

pub use page::{LEAST_LARGE_POINTS, LEAST_POINTS};
pub use problem::Problem;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Worth a look.
    Warning,
    /// Not to be printed like this.
    Error,
}

impl Severity {
    /// A name for programs, which stays the same.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// Where it is; pages and puzzles are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The page; None for the whole booklet.
    pub page: Option<usize>,
    /// The puzzle; None for what is not about one.
    pub puzzle: Option<usize>,
}

/// A problem and where it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub problem: Problem,
    /// Where.
    pub place: Place,
}

/// Looks a booklet over. `proofs` are those of its puzzles, in their order.
pub fn preflight(settings: &BookSettings, entries: &[BookEntry], proofs: &[Proof], booklet: &Booklet) -> Vec<Finding> {
    let mut findings = Vec::new();
    if entries.is_empty() {
        findings.push(Finding { problem: Problem::NoPuzzles, place: Place::default() });
    }
    findings.extend(whole::findings(settings, booklet));
    findings.extend(whole::broken_titles(entries, booklet));
    for (puzzle, problem) in puzzle_problems(settings, entries, proofs, booklet) {
        let page = booklet.pages.get(puzzle).copied().flatten();
        findings.push(Finding { problem, place: Place { page, puzzle: Some(puzzle) } });
    }
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for (puzzle, problem) in page::problems(leaf, settings.ink, settings.large_print) {
            findings.push(Finding { problem, place: Place { page: Some(page), puzzle } });
        }
    }
    findings
}

/// Looks a single sheet over: its puzzle as it was proved, if it was, and its pages.
pub fn preflight_sheet(
    puzzle: &Puzzle,
    proof: Option<&Proof>,
    leaves: &[Leaf],
    ink: InkMode,
    large_print: bool,
) -> Vec<Finding> {
    let place = Place { page: None, puzzle: Some(0) };
    let proved = proof.and_then(proof_problem).into_iter();
    let solved = is_solved(puzzle).then_some(Problem::AlreadySolved);
    let mut findings: Vec<Finding> = proved.chain(solved).map(|problem| Finding { problem, place }).collect();
    for (page, leaf) in leaves.iter().enumerate() {
        for (_, problem) in page::problems(leaf, ink, large_print) {
            findings.push(Finding { problem, place: Place { page: Some(page), puzzle: None } });
        }
    }
    findings
}

fn proof_problem(proof: &Proof) -> Option<Problem> {
    match proof {
        Proof::Unique(_) => None,
        Proof::NoSolution => Some(Problem::NoSolution),
        Proof::Several => Some(Problem::Several),
        Proof::NotProved(stopped) => Some(Problem::NotProved(stopped.clone())),
    }
}

fn is_solved(puzzle: &Puzzle) -> bool {
    puzzle.givens().len() == puzzle.board().cells().len()
}

fn puzzle_problems(
    settings: &BookSettings,
    entries: &[BookEntry],
    proofs: &[Proof],
    booklet: &Booklet,
) -> Vec<(usize, Problem)> {
    let numbers = &booklet.numbers;
    let mut problems = Vec::new();
    for (index, (entry, proof)) in entries.iter().zip(proofs).enumerate() {
        problems.extend(proof_problem(proof).map(|problem| (index, problem)));
        if settings.answers.is_some() && entry.answer.is_none() {
            problems.push((index, Problem::MissingAnswer));
        }
        if is_solved(&entry.puzzle) {
            problems.push((index, Problem::AlreadySolved));
        }
        // What was rated and got none.
        if settings.rated && entry.stars.is_none() && entry.rated.get() == Some(&None) {
            problems.push((index, Problem::NoStars));
        }
        if entry.changed {
            problems.push((index, Problem::ChangedSinceProof));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    problems.extend(booklet.too_long.iter().map(|index| (*index, Problem::LongLink)));
    let mut before: Option<u32> = None;
    for &index in &booklet.order {
        let number = numbers[index];
        match before {
            _ if !seen.insert(number) => problems.push((index, Problem::NumberTwice { number })),
            Some(before) if before.checked_add(1) != Some(number) => {
                problems.push((index, Problem::NumberJump { before, number }));
            }
            _ => {}
        }
        before = Some(number);
    }
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let number = |index: usize| numbers.get(index).copied().unwrap_or_default();
    let twins = twins(&puzzles);
    for (index, twin) in twins.iter().enumerate() {
        let same = || same_solution(entries, proofs, index).map(|of| Problem::SameSolution { of: number(of) });
        let problem = twin.map(|of| Problem::Twin { of: number(of) }).or_else(same);
        problems.extend(problem.map(|problem| (index, problem)));
    }
    problems.sort_by_key(|(index, _)| *index);
    problems
}

/// The first earlier puzzle on the same board with the same solution.
fn same_solution(entries: &[BookEntry], proofs: &[Proof], index: usize) -> Option<usize> {
    let filling = proofs.get(index)?.answer()?;
    let board = entries[index].puzzle.board();
    let same = |other: &usize| {
        let answer = proofs.get(*other).and_then(Proof::answer);
        answer == Some(filling) && entries[*other].puzzle.board() == board
    };
    (0..index).find(same)
}
