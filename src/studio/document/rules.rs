//! The list of rules: multiple selection, order, groups, copies, and disabling all other rules.

mod rule_moves;

use std::collections::BTreeSet;

use crate::puzzle::{Edit, Puzzle, Quantifier};
use crate::studio::document::open_document::Document;
use crate::variant::{Kind, Reading};
use crate::words::{Message, message, say};

/// Names a single rule, or gives the number of several.
pub(in crate::studio) fn named(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Message {
    match chosen.iter().next().filter(|_| chosen.len() == 1).and_then(|&index| puzzle.rules().get(index)) {
        Some(placed) if !placed.name.is_empty() => Message::verbatim(&placed.name),
        Some(placed) => placed.rule.name().lower_case(),
        None => Message::new("tell-rules-several").with("count", chosen.len()),
    }
}

fn arranged(order: Vec<usize>, key: &'static str, puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Edit {
    Edit::Arrange { order, what: message!(key, rule = named(puzzle, chosen)) }
}

/// Moves the chosen rules together before the rule at `to`, which is an index from before the move. If `to` is the
/// number of rules, they move to the end. Their order stays. Returns None if they are already there.
pub(in crate::studio) fn moved(puzzle: &Puzzle, chosen: &BTreeSet<usize>, to: usize) -> Option<Edit> {
    let count = puzzle.rules().len();
    let others = |range: std::ops::Range<usize>| range.filter(|index| !chosen.contains(index));
    let to = to.min(count);
    let order: Vec<usize> = others(0..to).chain(chosen.iter().copied()).chain(others(to..count)).collect();
    let same = order.iter().copied().eq(0..count);
    (!same).then(|| with_group_at_destination(arranged(order, "tell-rules-move", puzzle, chosen), puzzle, chosen))
}

/// Moves the group of the rule at `from` before the rule at `to`. If the destination is inside another group, the moved
/// group goes past that group, so that no group is split or nested. Returns None if it is already there.
pub(in crate::studio) fn moved_group(puzzle: &Puzzle, from: usize, to: usize) -> Option<Edit> {
    let runs = runs(puzzle);
    let run = runs.iter().find(|run| run.contains(&from))?;
    let is_group = |run: &&std::ops::Range<usize>| !puzzle.rules()[run.start].group.is_empty();
    // The group, if any, that the destination is strictly inside of.
    let amid = runs.iter().filter(is_group).find(|other| other.start < to && to < other.end);
    let to = amid.map_or(to, |other| if to < run.start { other.start } else { other.end }).min(puzzle.rules().len());
    if (run.start..=run.end).contains(&to) {
        return None;
    }
    let others = |range: std::ops::Range<usize>| range.filter(|index| !run.contains(index));
    let order = others(0..to).chain(run.clone()).chain(others(to..puzzle.rules().len())).collect();
    Some(arranged(order, "tell-rules-move", puzzle, &run.clone().collect()))
}

/// Adds rules that were moved into a group to that group, and removes rules that were moved out of their group
/// from it.
fn with_group_at_destination(edit: Edit, puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Edit {
    let Edit::Arrange { order, what } = &edit else { return edit };
    let places: BTreeSet<usize> =
        order.iter().enumerate().filter(|(_, old)| chosen.contains(old)).map(|(place, _)| place).collect();
    let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return edit };
    let group_at = |place: usize| order.get(place).map_or("", |&old| puzzle.rules()[old].group.as_str());
    let (above, below) = (if first > 0 { group_at(first - 1) } else { "" }, group_at(last + 1));
    let own = group_at(first);
    let alike = places.iter().all(|&place| group_at(place) == own);
    let rest = puzzle.rules().iter().enumerate().any(|(at, placed)| placed.group == own && !chosen.contains(&at));
    // Between two rules of a group, the moved rules join it. If they came from another group, part of which stayed
    // behind elsewhere, they leave that one.
    let group = if above == below && !above.is_empty() {
        above
    } else if !alike || !rest || own == above || own == below {
        // Rules from several groups stay in their groups. So do the rules of a group that is moved as a whole, and
        // rules that are still next to a rule of their group.
        return edit;
    } else {
        ""
    };
    let grouped = Edit::GroupRules { rules: places, group: group.to_owned(), step_name: what.clone() };
    Edit::All { what: what.clone(), edits: vec![edit.clone(), grouped] }
}

/// Moves the chosen rules together into a group of their own.
pub(in crate::studio) fn grouped(puzzle: &Puzzle, chosen: &BTreeSet<usize>, group: &str) -> Option<Edit> {
    let (&first, count) = (chosen.first()?, puzzle.rules().len());
    let others = |range: std::ops::Range<usize>| range.filter(|index| !chosen.contains(index));
    let order: Vec<usize> = others(0..first).chain(chosen.iter().copied()).chain(others(first..count)).collect();
    let what = message!("tell-rules-group", rule = named(puzzle, chosen));
    let rules = (first..first + chosen.len()).collect();
    let group = Edit::GroupRules { rules, group: group.to_owned(), step_name: what.clone() };
    Some(Edit::All { edits: vec![Edit::Arrange { order, what: what.clone() }, group], what })
}

/// Removes the chosen rules from their groups.
pub(in crate::studio) fn ungrouped(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let rules: BTreeSet<usize> =
        chosen.iter().copied().filter(|&index| !puzzle.rules()[index].group.is_empty()).collect();
    let what = message!("tell-rules-ungroup", rule = named(puzzle, chosen));
    (!rules.is_empty()).then_some(Edit::GroupRules { rules, group: String::new(), step_name: what })
}

/// Sets the number of the chosen rules that hold. Rules that are not a whole group get a group of their own.
pub(in crate::studio) fn quantified(puzzle: &Puzzle, chosen: &BTreeSet<usize>, quantifier: Quantifier) -> Option<Edit> {
    let step_name = message!("tell-rules-quantify", quantifier = quantifier.message());
    let quantify = |rules: BTreeSet<usize>| Edit::QuantifyRules {
        rules,
        quantifier: Some(quantifier).filter(|quantifier| *quantifier != Quantifier::All),
        step_name: step_name.clone(),
    };
    let &first = chosen.first()?;
    let group = &puzzle.rules()[first].group;
    let of_group = |&index: &usize| puzzle.rules()[index].group == *group;
    if !group.is_empty() && (0..puzzle.rules().len()).filter(of_group).eq(chosen.iter().copied()) {
        return Some(quantify(chosen.clone()));
    }
    let group = grouped(puzzle, chosen, &new_group(puzzle))?;
    let quantify = quantify((first..first + chosen.len()).collect());
    Some(Edit::All { edits: vec![group, quantify], what: step_name })
}

/// Returns an unused group name such as "Group 2".
pub(in crate::studio) fn new_group(puzzle: &Puzzle) -> String {
    let name = |number: usize| say!("tell-rules-new-group", number = number);
    let is_free = |name: &String| puzzle.rules().iter().all(|placed| placed.group != *name);
    (1..).map(name).find(is_free).expect("some number is free")
}

/// Returns the ranges of consecutive rules with the same group, including ranges of rules without a group.
pub(in crate::studio) fn runs(puzzle: &Puzzle) -> Vec<std::ops::Range<usize>> {
    let mut runs: Vec<std::ops::Range<usize>> = Vec::new();
    for (index, placed) in puzzle.rules().iter().enumerate() {
        match runs.last_mut() {
            Some(run) if puzzle.rules()[run.start].group == placed.group => run.end = index + 1,
            _ => runs.push(index..index + 1),
        }
    }
    runs
}

/// A section of the list: a group that the setter made, or the rules of one kind that are in no group.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Section {
    /// The kind, unless this is a group.
    pub kind: Option<Kind>,
    /// The rules in the order of the list.
    pub rules: Vec<usize>,
}

impl Section {
    /// Returns whether the section has a heading. A single rule that is in no group needs none.
    pub fn has_head(&self) -> bool {
        self.kind.is_none() || self.rules.len() > 1
    }

    /// Returns the key of the section among those of its puzzle. No group has a name with a line break.
    pub fn key(&self, puzzle: &Puzzle) -> String {
        match self.kind {
            Some(kind) => format!("\n{}", kind.info().id),
            None => puzzle.rules()[self.rules[0]].group.clone(),
        }
    }
}

/// Returns the list in sections. Rules in no group are where the first one of their kind is.
pub(in crate::studio) fn sections(puzzle: &Puzzle) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for run in runs(puzzle) {
        if !puzzle.rules()[run.start].group.is_empty() {
            sections.push(Section { kind: None, rules: run.collect() });
            continue;
        }
        for index in run {
            let kind = Some(puzzle.rules()[index].rule.kind());
            match sections.iter_mut().find(|section| section.kind == kind) {
                Some(section) => section.rules.push(index),
                None => sections.push(Section { kind, rules: vec![index] }),
            }
        }
    }
    sections
}

/// Returns all rules in the order of the list.
pub(in crate::studio) fn listed(puzzle: &Puzzle) -> Vec<usize> {
    sections(puzzle).into_iter().flat_map(|section| section.rules).collect()
}

/// Returns the range of the group that is chosen as a whole, if there is one. A group of a single rule is ignored.
pub(in crate::studio) fn whole_group(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<std::ops::Range<usize>> {
    let whole = |run: &std::ops::Range<usize>| run.len() > 1 && chosen.iter().copied().eq(run.clone());
    runs(puzzle).into_iter().find(whole).filter(|run| !puzzle.rules()[run.start].group.is_empty())
}

/// Renames the group of a range.
pub(in crate::studio) fn renamed(puzzle: &Puzzle, run: std::ops::Range<usize>, group: &str) -> Option<Edit> {
    let before = &puzzle.rules().get(run.start)?.group;
    let group = group.split_whitespace().collect::<Vec<_>>().join(" ");
    let what = message!("tell-rules-rename-group", group = before.as_str());
    (!group.is_empty() && group != *before).then(|| Edit::GroupRules { rules: run.collect(), group, step_name: what })
}

/// Returns whether all chosen rules are locked.
pub(in crate::studio) fn all_locked(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    chosen.iter().filter_map(|&index| puzzle.rules().get(index)).all(|placed| placed.locked)
}

/// Locks the chosen rules, or unlocks them if all are locked.
pub(in crate::studio) fn locked(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let locked = !all_locked(puzzle, chosen);
    let key = if locked { "tell-rules-lock" } else { "tell-rules-unlock" };
    let what = message!(key, rule = named(puzzle, chosen));
    (!chosen.is_empty()).then(|| Edit::LockRules { rules: chosen.clone(), locked, step_name: what })
}

/// Returns the rules whose reading is set together with the chosen ones: those that can read values. For a modifier,
/// these are all rules of the puzzle.
fn readers(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> BTreeSet<usize> {
    let can_read = |index: &usize| puzzle.rules()[*index].rule.reads_values();
    match are_modifiers(puzzle, chosen) {
        true => (0..puzzle.rules().len()).filter(can_read).collect(),
        false => chosen.iter().copied().filter(can_read).collect(),
    }
}

/// Returns whether all chosen rules change the values of cells.
pub(in crate::studio) fn are_modifiers(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    chosen.iter().all(|&index| puzzle.rules()[index].rule.change().is_some())
}

/// Returns whether some of the chosen rules can read values. For modifiers, whether some rule of the puzzle can.
pub(in crate::studio) fn can_read_values(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    !readers(puzzle, chosen).is_empty()
}

/// Returns whether all chosen rules that can read values do so.
pub(in crate::studio) fn all_read_values(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    readers(puzzle, chosen).iter().all(|&index| !puzzle.rules()[index].reads.is_digits())
}

/// Lets the chosen rules read values, or digits if all of them read values. For a modifier, all rules are meant.
pub(in crate::studio) fn read(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let rules = readers(puzzle, chosen);
    let (reads, key) = match all_read_values(puzzle, chosen) {
        true => (Reading::Digits, "tell-rules-read-digits"),
        false => (Reading::Values, "tell-rules-read-values"),
    };
    let step_name = message!(key, rule = named(puzzle, &rules));
    (!rules.is_empty()).then_some(Edit::ReadRules { rules, reads, step_name })
}

/// Moves the chosen rules one place up or down.
pub(in crate::studio) fn stepped(puzzle: &Puzzle, chosen: &BTreeSet<usize>, up: bool) -> Option<Edit> {
    let (first, last) = (*chosen.first()?, *chosen.last()?);
    match up {
        true => moved(puzzle, chosen, first.checked_sub(1)?),
        false => moved(puzzle, chosen, (last + 2 <= puzzle.rules().len()).then_some(last + 2)?),
    }
}

/// Copies the chosen rules to after the last of them.
pub(in crate::studio) fn duplicated(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let (last, count) = (*chosen.last()?, puzzle.rules().len());
    let order = (0..=last).chain(chosen.iter().copied()).chain(last + 1..count).collect();
    Some(arranged(order, "tell-rules-duplicate", puzzle, chosen))
}

/// Removes the chosen rules.
pub(in crate::studio) fn deleted(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let order = (0..puzzle.rules().len()).filter(|index| !chosen.contains(index)).collect();
    (!chosen.is_empty()).then(|| arranged(order, "tell-rules-delete", puzzle, chosen))
}

/// Enables or disables rules, as one undo step.
fn switched(puzzle: &Puzzle, wanted: impl Iterator<Item = (usize, bool)>, what: Message) -> Option<Edit> {
    let differs = |&(index, on): &(usize, bool)| puzzle.rules().get(index).is_some_and(|placed| placed.on != on);
    let edits: Vec<Edit> = wanted.filter(differs).map(|(index, on)| Edit::SwitchRule { index, on }).collect();
    (!edits.is_empty()).then_some(Edit::All { edits, what })
}

/// Enables the chosen rules, or disables them if any is enabled.
pub(in crate::studio) fn toggled(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let on = !any_on(puzzle, chosen);
    let key = if on { "tell-rules-on" } else { "tell-rules-off" };
    switched(puzzle, chosen.iter().map(|&index| (index, on)), message!(key, rule = named(puzzle, chosen)))
}

/// Returns whether any of the chosen rules is enabled.
pub(in crate::studio) fn any_on(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    chosen.iter().filter_map(|&index| puzzle.rules().get(index)).any(|placed| placed.on)
}

/// Returns whether exactly the chosen rules are enabled.
pub(in crate::studio) fn are_only_enabled(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> bool {
    puzzle.rules().iter().enumerate().all(|(index, placed)| placed.on == chosen.contains(&index))
}

/// Enables exactly the chosen rules, or all rules if that is already so.
pub(in crate::studio) fn enable_only(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Option<Edit> {
    let all = are_only_enabled(puzzle, chosen);
    let what = if all { message!("tell-rules-all") } else { message!("tell-rules-only", rule = named(puzzle, chosen)) };
    switched(puzzle, (0..puzzle.rules().len()).map(|index| (index, all || chosen.contains(&index))), what)
}

impl Document {
    /// Toggles a rule in the selection. If `through` is true, adds all rules from the one chosen last to this one.
    pub(in crate::studio) fn toggle_rule(&mut self, index: usize, through: bool) {
        let mut chosen = self.selected_rules();
        match (self.rule, through) {
            (Some(from), true) => {
                // Both ends are places in the list, whose order is not that of the indices.
                let order = listed(self.puzzle());
                let ends = [from, index].map(|rule| order.iter().position(|&other| other == rule).unwrap_or(0));
                chosen.extend(&order[ends[0].min(ends[1])..=ends[0].max(ends[1])]);
                self.select_rules(Some(from), chosen);
            }
            (Some(_), false) if chosen.remove(&index) => {
                let next = chosen.range(index..).next().or(chosen.last()).copied();
                self.select_rules(next, chosen);
            }
            _ => {
                chosen.insert(index);
                self.select_rules(Some(index), chosen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::PlacedRule;
    use crate::variant::Region;

    /// Returns a puzzle with regions of two cells, one per row, in which the rules with these indices are
    /// disabled.
    fn puzzle(count: usize, off: &[usize]) -> Puzzle {
        let add = |puzzle: Puzzle, index: usize| {
            let cells = format!("r{}c1-2", index + 1).parse().unwrap();
            let placed = PlacedRule { on: !off.contains(&index), ..PlacedRule::new(Region { cells }) };
            Edit::AddRule(placed).apply(&puzzle).unwrap()
        };
        (0..count).fold(Puzzle::empty(Board::classic()), add)
    }

    /// Returns the rows of the rules in order, with a minus before disabled ones.
    fn seen(puzzle: &Puzzle) -> String {
        let one = |placed: &PlacedRule| {
            let cells = placed.rule.cells(puzzle.board()).to_string();
            format!("{}{}", if placed.on { "" } else { "-" }, &cells[1..2])
        };
        puzzle.rules().iter().map(one).collect::<Vec<_>>().join(" ")
    }

    fn after(puzzle: &Puzzle, edit: Option<Edit>) -> String {
        edit.map_or("nothing".to_owned(), |edit| seen(&edit.apply(puzzle).unwrap()))
    }

    #[test]
    fn rules_are_moved_copied_and_deleted_in_their_order() {
        let puzzle = puzzle(5, &[]);
        let set = |places: &[usize]| -> BTreeSet<usize> { places.iter().copied().collect() };
        for (chosen, to, order) in [
            (&[3][..], 0, "4 1 2 3 5"),
            (&[0], 5, "2 3 4 5 1"),
            (&[1, 3], 0, "2 4 1 3 5"),
            (&[1, 3], 3, "1 3 2 4 5"),
            (&[2], 2, "nothing"),
            (&[2], 3, "nothing"),
        ] {
            assert_eq!(after(&puzzle, moved(&puzzle, &set(chosen), to)), order, "{chosen:?} to {to}");
        }
        let step = |chosen: &[usize], up| after(&puzzle, stepped(&puzzle, &set(chosen), up));
        assert_eq!((step(&[2], true), step(&[2], false)), ("1 3 2 4 5".to_owned(), "1 2 4 3 5".to_owned()));
        assert_eq!((step(&[0], true), step(&[4], false)), ("nothing".to_owned(), "nothing".to_owned()));
        assert_eq!(step(&[1, 3], false), "1 3 5 2 4");
        assert_eq!(after(&puzzle, duplicated(&puzzle, &set(&[1, 3]))), "1 2 3 4 2 4 5");
        assert_eq!(after(&puzzle, deleted(&puzzle, &set(&[0, 4]))), "2 3 4");
    }

    #[test]
    fn groups_are_moved_as_a_whole_and_past_others() {
        let set = |places: &[usize]| -> BTreeSet<usize> { places.iter().copied().collect() };
        let puzzle = puzzle(6, &[]);
        let one = grouped(&puzzle, &set(&[0, 1]), "A").unwrap().apply(&puzzle).unwrap();
        let both = grouped(&one, &set(&[3, 4]), "B").unwrap().apply(&one).unwrap();
        for (from, to, order) in [
            (0, 3, "3 1 2 4 5 6"),
            (1, 4, "3 4 5 1 2 6"),
            (0, 6, "3 4 5 6 1 2"),
            (3, 0, "4 5 1 2 3 6"),
            (3, 1, "4 5 1 2 3 6"),
            (0, 1, "nothing"),
            (0, 2, "nothing"),
            (4, 3, "nothing"),
        ] {
            let edit = moved_group(&both, from, to);
            assert_eq!(after(&both, edit.clone()), order, "{from} to {to}");
            let Some(edit) = edit else { continue };
            // Each rule stays in its group.
            let group = |placed: &PlacedRule| (placed.rule.cells(both.board()).to_string(), placed.group.clone());
            let groups = |puzzle: &Puzzle| puzzle.rules().iter().map(group).collect::<BTreeSet<_>>();
            assert_eq!(groups(&edit.apply(&both).unwrap()), groups(&both), "{from} to {to}");
        }
    }

    #[test]
    fn rules_are_switched_together_and_alone() {
        let set = |places: &[usize]| -> BTreeSet<usize> { places.iter().copied().collect() };
        let mixed = puzzle(4, &[1]);
        assert_eq!(after(&mixed, toggled(&mixed, &set(&[0, 1]))), "-1 -2 3 4");
        assert_eq!(after(&mixed, toggled(&mixed, &set(&[1]))), "1 2 3 4");
        assert_eq!(after(&mixed, enable_only(&mixed, &set(&[1, 2]))), "-1 2 3 -4");
        let one = puzzle(3, &[0, 2]);
        assert_eq!(after(&one, enable_only(&one, &set(&[1]))), "1 2 3");
        assert_eq!(
            enable_only(&mixed, &set(&[1])).unwrap().name(&mixed).to_string(),
            "Switch off all rules but extra region"
        );
        assert_eq!(deleted(&mixed, &set(&[0, 1])).unwrap().name(&mixed).to_string(), "Delete 2 rules");
    }

    #[test]
    fn several_rules_are_chosen_and_follow_their_rules() {
        let mut document = Document::new(puzzle(5, &[]), None);
        let chosen = |document: &Document| document.selected_rules().into_iter().collect::<Vec<_>>();
        document.toggle_rule(1, false);
        document.toggle_rule(3, true);
        assert_eq!(chosen(&document), [1, 2, 3]);
        document.toggle_rule(2, false);
        assert_eq!(chosen(&document), [1, 3]);
        let edit = moved(document.puzzle(), &document.selected_rules(), 0).unwrap();
        document.apply(&edit).unwrap();
        assert_eq!((seen(document.puzzle()), chosen(&document)), ("2 4 1 3 5".to_owned(), vec![0, 1]));
        document.rule = Some(4);
        assert_eq!(chosen(&document), [4], "one that is selected on the board is selected alone");
        document.apply(&deleted(document.puzzle(), &document.selected_rules()).unwrap()).unwrap();
        assert!(chosen(&document).is_empty());
    }
}
