//! Shading to find in words, such as yin-yang, and the marks in cells that say something of shades.

use std::collections::BTreeSet;

use super::cells::{Look, looks};
use super::claims::{Form, forms};
use super::drawing::MarkId;
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::hues::hues;
use super::modifiers::CHANGES;
use super::sentences::{Sentence, find_any};
use super::topics::{PHRASES, Topic};
use crate::board::{CellSet, GridId};
use crate::variant::{Apart, Change, Kind, Rule, ShadeCounts, ShadedCells, Shades, Shading};

/// The shading that sentences describe.
struct Described {
    rule: Shading,
    /// True if the shades change places, because the values of the unshaded cells are changed.
    swapped: bool,
    /// The sentences that say no more than that.
    sentences: BTreeSet<usize>,
    /// The sentences about values.
    of_values: BTreeSet<usize>,
}

/// Recognises the shading of the grid, and its clues.
pub(super) fn recognise(evidence: &mut Evidence) {
    if evidence.board.grids().len() != 1 {
        return;
    }
    let Some(described) = describe(&evidence.sentences) else { return };
    let Described { rule, swapped, sentences, of_values } = described;
    evidence.marked.extend(of_values.iter().copied());
    let parts = vec![RecognisedRule { rule: rule.into(), marks: vec![] }];
    let sentence = sentences.first().copied();
    let outcome = evidence.decide(Proposal { topic: Topic::Shading, parts, sentence, support: Support::Strong });
    if outcome != Outcome::Accepted {
        evidence.marked.retain(|sentence| !of_values.contains(sentence));
        return;
    }
    let described = sentences.into_iter().chain(of_values);
    evidence.described.extend(described.map(|sentence| (sentence, Kind::Shading)));
    marks(evidence, swapped);
}

/// Returns the shading that sentences describe; None if they do not say which cells are connected or apart.
fn describe(sentences: &[Sentence]) -> Option<Described> {
    sentences.iter().find(|sentence| PHRASES.find("shading", &sentence.plain).is_some())?;
    let mut rule = Shading::of_grid(GridId(0));
    let mut found = BTreeSet::new();
    for (at, Sentence { plain, .. }) in sentences.iter().enumerate() {
        let before = rule.clone();
        // More than two shades, and what holds only sometimes, are not understood.
        let mut named: Vec<_> = hues(plain).into_iter().map(|found| found.2).collect();
        named.sort_unstable();
        named.dedup();
        if named.len() > 2 || PHRASES.find("shading_not", plain).is_some() {
            continue;
        }
        add_parts(&mut rule, plain);
        if rule != before {
            found.insert(at);
        }
    }
    if found.is_empty() {
        return None;
    }
    let is_even = |shades: Shades| matches!(shades, Shades::Neither | Shades::Both);
    let is_symmetric = is_even(rule.connected)
        && is_even(rule.no_square)
        && is_even(rule.to_edge)
        && rule.apart == Apart::No
        && rule.per_house.is_none();
    let mut swapped = false;
    let mut of_values = BTreeSet::new();
    for (at, Sentence { plain, .. }) in sentences.iter().enumerate() {
        for clause in plain.split([',', ';']).flat_map(|clause| clause.split(" and ")) {
            let Some((change, of_shaded)) = changed(clause) else { continue };
            if rule.value.is_some_and(|other| other != change) || !of_shaded && !is_symmetric {
                return None;
            }
            (rule.value, swapped) = (Some(change), !of_shaded);
            of_values.insert(at);
        }
        let is_plain = find_any(plain, PHRASES.list("own_value")).is_some() && shade_of(plain).is_some();
        if is_plain && rule.value.is_some() {
            of_values.insert(at);
        }
    }
    Some(Described { rule, swapped, sentences: found, of_values })
}

/// Adds the parts of a shading that a sentence states.
fn add_parts(rule: &mut Shading, plain: &str) {
    let has = |list: &str| PHRASES.find(list, plain).is_some();
    let (shaded, unshaded) = (has("shaded"), has("unshaded"));
    let of = |both: bool| match (both || shaded && unshaded, shaded, unshaded) {
        (true, _, _) => Shades::Both,
        (false, true, false) => Shades::Shaded,
        (false, false, true) => Shades::Unshaded,
        _ => Shades::Neither,
    };
    let more = |known: Shades, new: Shades| match (known, new) {
        (Shades::Neither, new) => new,
        (known, Shades::Neither) => known,
        (known, new) if known == new => known,
        _ => Shades::Both,
    };
    let at_edge = has("grid_edge");
    if has("connected_cells") && !at_edge {
        rule.connected = more(rule.connected, of(has("each_shade")));
    }
    if has("connected_cells") && at_edge && (shaded != unshaded) {
        rule.to_edge = more(rule.to_edge, of(false));
    }
    if has("square_of_four") && has("no_square") {
        rule.no_square = more(rule.no_square, of(has("one_shade")));
    }
    if has("shaded_apart") {
        rule.apart = if has("diagonally") { Apart::Corner } else { Apart::Edge };
    }
    if has("row_word") && has("column_word") && has("box_word") && has("stars") {
        let counts = ["exactly one", "exactly two", "exactly three"];
        rule.per_house = counts.iter().position(|words| plain.contains(words)).map(|at| at as u16 + 1);
    }
}

/// Returns whether a clause is about shaded cells, or about unshaded ones; None if about both or neither.
fn shade_of(clause: &str) -> Option<bool> {
    match (PHRASES.find("shaded", clause).is_some(), PHRASES.find("unshaded", clause).is_some()) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Returns the change of values that a clause states, and whether it is that of shaded cells.
fn changed(clause: &str) -> Option<(Change, bool)> {
    let of_shaded = shade_of(clause)?;
    if PHRASES.find("value_or_count", clause).is_none() || PHRASES.find("no_modifier", clause).is_some() {
        return None;
    }
    let all: Vec<Change> =
        CHANGES.iter().filter(|(_, list)| PHRASES.find(list, clause).is_some()).map(|known| known.0).collect();
    match all[..] {
        [change] => Some((change, of_shaded)),
        _ => None,
    }
}

/// Recognises the marks that count shades or say which shade a cell has.
fn marks(evidence: &mut Evidence, swapped: bool) {
    let looks = looks(evidence);
    for at in 0..evidence.sentences.len() {
        let plain = evidence.sentences[at].plain.clone();
        let has = |list: &str| PHRASES.find(list, &plain).is_some();
        let forms: Vec<Form> = forms(&plain);
        if forms.is_empty() || has("shading_not") {
            continue;
        }
        let named: Vec<_> = hues(&plain).into_iter().map(|found| found.2).collect();
        let fits = |look: &&Look| {
            forms.contains(&look.form) && (named.is_empty() || named.iter().any(|hue| hue.fits(look.colour)))
        };
        let own: Vec<&Look> = looks.iter().filter(fits).collect();
        let cells: CellSet = own.iter().flat_map(|look| look.cells.iter().map(|found| found.0)).collect();
        if cells.is_empty() {
            continue;
        }
        let marks: Vec<MarkId> =
            own.iter().flat_map(|look| look.cells.iter().map(|found| MarkId::Shape(found.1))).collect();
        let shade = if has("marks_unshaded") {
            Some(false)
        } else if has("marks_shaded") {
            Some(true)
        } else {
            None
        };
        let counted = if has("seen_cells") && has("itself") && (has("own_shade") || shade == Some(false)) {
            Some(1)
        } else if has("counted_around") && has("shaded") && !has("not_around") && !swapped {
            Some(0)
        } else {
            None
        };
        let mut rules: Vec<(Topic, Rule)> = Vec::new();
        if let Some(sort) = counted {
            let mut rule = ShadeCounts::none();
            rule.cells[sort] = cells.clone();
            rules.push((Topic::ShadeCount, rule.into()));
        }
        if let Some(shaded) = shade {
            let mut rule = ShadedCells::none();
            rule.cells[usize::from(shaded == swapped)] = cells;
            rules.push((Topic::ShadedCell, rule.into()));
        }
        let last = rules.len().saturating_sub(1);
        for (index, (topic, rule)) in rules.into_iter().enumerate() {
            // The marks of two rules belong to the last one, because both are about them.
            let marks = if index == last { marks.clone() } else { vec![] };
            let known = evidence.rules().any(|other| other.kind() == rule.kind() && rule.kind() == Kind::ShadeCounts);
            if known {
                continue;
            }
            let parts = vec![RecognisedRule { rule, marks }];
            evidence.decide(Proposal { topic, parts, sentence: Some(at), support: Support::Strong });
        }
    }
}
