//! Checks that readers can know the rules of each puzzle: rules that are switched off, explained nowhere, or custom
//! with one name for two meanings. Also compares printed difficulties with the solving paths.

use std::collections::{BTreeMap, BTreeSet};

use super::problem::PreflightProblem;
use crate::book::puzzles::claimed_stars;
use crate::model::Model;
use crate::puzzle::{PlacedRule, Puzzle};
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use crate::variant::{Kind, KindGroup};
use crate::words::Message;

/// The difference in stars from which on a printed difficulty is wrong. Setters and solving paths may well differ by
/// one.
const MIN_STAR_DIFFERENCE: u8 = 2;

/// Returns the problems, each with its puzzle.
pub(super) fn problems(
    settings: &BookSettings,
    entries: &[BookEntry],
    booklet: &Booklet,
) -> Vec<(usize, PreflightProblem)> {
    let mut problems = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        problems.extend(switched_off(&entry.puzzle).map(|problem| (index, problem)));
        problems.extend(other_difficulty(settings, entry).map(|problem| (index, problem)));
    }
    problems.extend(not_explained(settings, entries));
    problems.extend(other_meanings(entries, booklet));
    problems
}

/// Returns the rules of a puzzle that are switched off, as one problem. Decorations have no meaning.
pub(super) fn switched_off(puzzle: &Puzzle) -> Option<PreflightProblem> {
    let mut off = puzzle.rules().iter().filter(|placed| !placed.on && !placed.rule.is_decoration());
    let kind = off.next()?.rule.name();
    Some(PreflightProblem::SwitchedOff { count: 1 + off.count(), kind })
}

fn other_difficulty(settings: &BookSettings, entry: &BookEntry) -> Option<PreflightProblem> {
    let stated = claimed_stars(entry, settings.text_language())?;
    let path = entry.path_stars.get().copied().flatten()?;
    let is_far = stated.abs_diff(path) >= MIN_STAR_DIFFERENCE;
    is_far.then_some(PreflightProblem::OtherDifficulty { stated, path })
}

/// Returns each kind of rule that no page explains, at the first puzzle that has it.
fn not_explained(settings: &BookSettings, entries: &[BookEntry]) -> Vec<(usize, PreflightProblem)> {
    if settings.rules_page || settings.rules_below {
        return vec![];
    }
    let mut seen: BTreeSet<(Kind, Message)> = BTreeSet::new();
    let silent = |entry: &BookEntry| entry.rules.as_deref().is_none_or(|rules| rules.trim().is_empty());
    let entries = entries.iter().enumerate().filter(|(_, entry)| silent(entry));
    let rules =
        entries.flat_map(|(index, entry)| entry.puzzle.effective_rules().map(move |(_, placed)| (index, placed)));
    let first = rules.filter(|(_, placed)| seen.insert((placed.rule.kind(), placed.rule.name())));
    first.map(|(index, placed)| (index, PreflightProblem::RuleNotExplained { kind: placed.rule.name() })).collect()
}

/// Returns the custom rules that have the name of a rule of an earlier puzzle, but another meaning.
fn other_meanings(entries: &[BookEntry], booklet: &Booklet) -> Vec<(usize, PreflightProblem)> {
    let mut first: BTreeMap<Message, (usize, &PlacedRule)> = BTreeMap::new();
    let mut problems = Vec::new();
    for &index in &booklet.order {
        let Some(entry) = entries.get(index) else { continue };
        let own = entry.puzzle.effective_rules().map(|(_, placed)| placed);
        for placed in own.filter(|placed| is_named(placed)) {
            let name = placed.rule.name();
            let (earlier, other) = *first.entry(name.clone()).or_insert((index, placed));
            if earlier != index && !means_the_same(other, placed, &entry.puzzle) {
                let number = booklet.numbers.get(earlier).copied().unwrap_or_default();
                problems.push((index, PreflightProblem::OtherMeaning { name, number }));
                break;
            }
        }
    }
    problems
}

/// Returns whether a rule is custom and has a name of its own.
fn is_named(placed: &PlacedRule) -> bool {
    let kind = placed.rule.kind();
    kind.info().group == KindGroup::Own && placed.rule.name() != kind.name()
}

/// Returns whether a rule at the place of one of this puzzle has the same sentence and demands the same as that one.
fn means_the_same(other: &PlacedRule, own: &PlacedRule, puzzle: &Puzzle) -> bool {
    let context = puzzle.context();
    let Some(rule) = other.rule.at_place_of(&own.rule) else { return false };
    let mut moved = other.clone();
    moved.rule = rule;
    let shapes = |placed: &PlacedRule| {
        let board = puzzle.board();
        let mut model = Model::unconstrained(board.cells().len(), board.size());
        placed.lower(&context, &mut model);
        model.constraints().iter().map(|constraint| constraint.shape.clone()).collect::<Vec<_>>()
    };
    moved.rules_text(&context) == own.rules_text(&context) && shapes(&moved) == shapes(own)
}
