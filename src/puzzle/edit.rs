//! Edits, which are the only way to change a puzzle, and the names of undo steps.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::choices::refused;
use super::content::Puzzle;
use super::drawing::{Drawing, checked_drawings, relocated_drawings};
use super::error::{PuzzleError, PuzzleTextField};
use super::fog::Fog;
use super::fogged::{checked_fog, relocated_fog};
use super::givens::{Givens, check_given};
use super::placed::PlacedRule;
use super::progress::Progress;
use super::publication::PublicationEdit;
use super::quantifier::{ChoiceProblem, Quantifier};
use super::remark::Remark;
use super::rule_checks::{check_possible, check_rule_count, checked_placed, checked_rule};
use super::stars::Stars;
use super::symbols::Symbols;
use crate::board::{Board, BoardError, CellSet, Digit, Grid, GridId, Numbering, Relocation, Turn};
use crate::scene::Tint;
use crate::variant::{Kind, Reading, Rule};
use crate::words::Message;

/// An undoable change of a puzzle. Rules are given by their index in the list.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Sets the title. Control characters are made visible; see [`super::printable`].
    SetTitle(String),
    /// Sets the author.
    SetAuthor(String),
    /// Sets the difficulty that the setter gives the puzzle, in stars, or removes it.
    SetStars(Option<Stars>),
    /// Changes what is published with the puzzle, such as its rules text, source or solution.
    Publish(PublicationEdit),
    /// Sets the symbols of the digits.
    SetSymbols(Symbols),
    /// Numbers the digits from 1 or from 0. The first digit stays the first, so a given 1 becomes a 0. The clues of
    /// rules keep their numbers.
    SetNumbering(Numbering),
    /// Sets the same given in all of the cells.
    SetGiven {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Clears the givens of the cells.
    ClearGivens {
        /// The cells.
        cells: CellSet,
    },
    /// Sets the digits and marks of a solver, or clears them.
    SetProgress(Progress),
    /// Adds a remark of a solver to the end of the list.
    AddRemark(Remark),
    /// Removes the remark with this index.
    RemoveRemark(usize),
    /// Adds drawings in front of the others.
    AddDrawings(Vec<Drawing>),
    /// Replaces the drawing with this index.
    ChangeDrawing(usize, Drawing),
    /// Rearranges the drawings, given by their present indices. Drawings may be left out or repeated.
    ArrangeDrawings {
        /// The present indices of the drawings in their new order.
        order: Vec<usize>,
        /// The name of the undo step.
        what: Message,
    },
    /// Sets the fog, or removes it.
    SetFog(Option<Fog>),
    /// Adds a rule to the end of the list.
    AddRule(PlacedRule),
    /// Removes the rule with this index.
    RemoveRule(usize),
    /// Replaces the rule with this index by one of any kind. The new rule has the colour of the old one, and is enabled
    /// if the old one was.
    ChangeRule(usize, Rule),
    /// Enables or disables a rule.
    SwitchRule {
        /// The index of the rule.
        index: usize,
        /// True to enable the rule.
        on: bool,
    },
    /// Sets the colour of a rule.
    TintRule {
        /// The index of the rule.
        index: usize,
        /// The colour.
        tint: Tint,
    },
    /// Sets the numbers that rules read of their cells.
    ReadRules {
        /// The indices of the rules.
        rules: BTreeSet<usize>,
        /// The numbers.
        reads: Reading,
        /// The name of the undo step.
        step_name: Message,
    },
    /// Sets the name that a rule has in the list. If the name is empty, the rule has no name of its own.
    NameRule {
        /// The index of the rule.
        index: usize,
        /// The name.
        name: String,
    },
    /// Moves rules to a group. An empty name removes them from their group.
    GroupRules {
        /// The indices of the rules.
        rules: BTreeSet<usize>,
        /// The name of the group.
        group: String,
        /// The name of the undo step.
        step_name: Message,
    },
    /// Sets the number of rules of a group that hold, for rules of the group.
    QuantifyRules {
        /// The indices of the rules.
        rules: BTreeSet<usize>,
        /// The number of rules that hold. None if each rule always holds.
        quantifier: Option<Quantifier>,
        /// The name of the undo step.
        step_name: Message,
    },
    /// Locks rules against changes, or unlocks them.
    LockRules {
        /// The indices of the rules.
        rules: BTreeSet<usize>,
        /// True to lock the rules.
        locked: bool,
        /// The name of the undo step.
        step_name: Message,
    },
    /// Rearranges the rules, given by their present indices. Rules may be left out or repeated.
    Arrange {
        /// The present indices of the rules in their new order.
        order: Vec<usize>,
        /// The name of the undo step.
        what: Message,
    },
    /// Changes the layout. Givens and rules move with their grids, and are removed with them.
    ChangeLayout {
        /// The grids, each with the grid from which it was made, if any.
        grids: Vec<(Option<GridId>, Grid)>,
        /// The name of the undo step, such as "Move grid 2".
        what: Message,
    },
    /// Turns or mirrors the whole board with everything on it.
    Turn(Turn),
    /// Makes several edits in order as one undo step.
    All {
        /// The edits in order.
        edits: Vec<Edit>,
        /// The name of the undo step.
        what: Message,
    },
}

/// The reason why an edit cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// The puzzle would not be well formed.
    Invalid(#[from] PuzzleError),
    /// The grids do not form a board.
    Layout(#[from] BoardError),
    /// There is no such rule.
    NoRule {
        /// The number of the rule, from 1.
        number: usize,
    },
    /// The rule is locked.
    Locked {
        /// The number of the rule, from 1.
        number: usize,
        /// The kind of the rule.
        kind: Kind,
    },
    /// There is no such drawing.
    NoDrawing {
        /// The number of the drawing, from 1.
        number: usize,
    },
    /// There is no such remark.
    NoRemark {
        /// The number of the remark, from 1.
        number: usize,
    },
    /// There is no such entry in the list of what was not understood.
    NoSuchEntry {
        /// The number of the entry, from 1.
        number: usize,
    },
}

impl EditError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        match self {
            EditError::Invalid(error) => error.message(),
            EditError::Layout(error) => Message::verbatim(error.to_string()),
            EditError::NoRule { number } => Message::new("edit-no-rule").with("number", *number),
            EditError::Locked { number, kind } => {
                Message::new("edit-locked").with("number", *number).with("name", kind.name())
            }
            EditError::NoDrawing { number } => Message::new("edit-no-drawing").with("number", *number),
            EditError::NoRemark { number } => Message::new("edit-no-remark").with("number", *number),
            EditError::NoSuchEntry { number } => Message::new("edit-no-entry").with("number", *number),
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Edit {
    /// Returns the edits that set these givens, one for each digit.
    pub fn set_givens(givens: &Givens) -> Vec<Edit> {
        let mut by_digit: BTreeMap<Digit, CellSet> = BTreeMap::new();
        for (&cell, &digit) in givens {
            by_digit.entry(digit).or_default().insert(cell);
        }
        by_digit.into_iter().map(|(digit, cells)| Edit::SetGiven { cells, digit }).collect()
    }

    /// Returns the puzzle after the edit.
    ///
    /// # Errors
    /// Returns an error if the result would not be well formed.
    pub fn apply(&self, puzzle: &Puzzle) -> Result<Puzzle, EditError> {
        let mut changed = puzzle.clone();
        self.change(&mut changed)?;
        Ok(changed)
    }

    /// Makes the edit in place, so that many edits need only one copy. After an error, the puzzle must not be used.
    fn change(&self, changed: &mut Puzzle) -> Result<(), EditError> {
        let Puzzle { title, author, stars, board, givens, rules, symbols, progress, remarks, drawings, fog, .. } =
            changed;
        let missing = |index: usize| EditError::NoRule { number: index + 1 };
        if let Some(index) = self.locked_against(rules) {
            return Err(locked(index, &rules[index]));
        }
        match self {
            Edit::SetTitle(text) => *title = PuzzleTextField::Title.checked(text.clone())?,
            Edit::SetAuthor(text) => *author = PuzzleTextField::Author.checked(text.clone())?,
            Edit::SetStars(wanted) => *stars = *wanted,
            Edit::Publish(edit) => edit.change(changed)?,
            Edit::SetSymbols(wanted) => {
                wanted.check_fit(board).map_err(PuzzleError::from)?;
                symbols.clone_from(wanted);
            }
            Edit::SetNumbering(numbering) => {
                let renumbered = board.clone().with_numbering(*numbering);
                for (index, placed) in rules.iter_mut().enumerate() {
                    placed.rule = changed_rule(board, &renumbered, index, placed, placed.rule.clone())?;
                }
                *board = renumbered;
            }
            Edit::SetGiven { cells, digit } => {
                for cell in cells.iter() {
                    check_given(board, cell, *digit)?;
                    givens.insert(cell, *digit);
                }
            }
            Edit::ClearGivens { cells } => givens.retain(|&cell, _| !cells.contains(cell)),
            Edit::SetProgress(wanted) => {
                wanted.check_fit(board)?;
                progress.clone_from(wanted);
            }
            Edit::AddRemark(remark) => remarks.push(remark.clone().checked(remarks.len() + 1, board)?),
            Edit::RemoveRemark(index) => {
                remarks.get(*index).ok_or(EditError::NoRemark { number: index + 1 })?;
                remarks.remove(*index);
            }
            Edit::AddDrawings(added) => {
                *drawings = checked_drawings(drawings.iter().chain(added).cloned().collect())?.into();
            }
            Edit::ChangeDrawing(index, drawing) => {
                let mut changed = drawings.to_vec();
                let place = changed.get_mut(*index).ok_or(EditError::NoDrawing { number: index + 1 })?;
                place.clone_from(drawing);
                *drawings = checked_drawings(changed)?.into();
            }
            Edit::ArrangeDrawings { order, .. } => {
                let missing = |index: usize| EditError::NoDrawing { number: index + 1 };
                let drawing = |&index: &usize| drawings.get(index).cloned().ok_or(missing(index));
                let arranged = order.iter().map(drawing).collect::<Result<_, _>>()?;
                *drawings = checked_drawings(arranged)?.into();
            }
            Edit::SetFog(wanted) => *fog = checked_fog(wanted.clone(), board)?,
            Edit::AddRule(placed) => {
                check_rule_count(rules.len() + 1)?;
                check_possible(board, rules.len(), placed)?;
                let placed = checked_placed(board, rules.len(), placed.clone())?;
                rules.push(placed);
            }
            Edit::RemoveRule(index) => {
                rules.get(*index).ok_or(missing(*index))?;
                rules.remove(*index);
            }
            Edit::ChangeRule(index, rule) => {
                let placed = rules.get_mut(*index).ok_or(missing(*index))?;
                placed.rule = changed_rule(board, board, *index, placed, rule.clone())?;
                placed.check_choice(board, *index)?;
            }
            Edit::SwitchRule { index, on } => rules.get_mut(*index).ok_or(missing(*index))?.on = *on,
            Edit::TintRule { index, tint } => rules.get_mut(*index).ok_or(missing(*index))?.tint = Some(*tint),
            Edit::ReadRules { rules: chosen, reads, .. } => {
                for &index in chosen {
                    let placed = rules.get(index).ok_or(missing(index))?;
                    rules[index] = checked_placed(board, index, PlacedRule { reads: *reads, ..placed.clone() })?;
                }
            }
            Edit::NameRule { index, name } => {
                let placed = rules.get(*index).ok_or(missing(*index))?;
                let named = PlacedRule { name: name.clone(), ..placed.clone() };
                rules[*index] = checked_placed(board, *index, named)?;
            }
            Edit::GroupRules { rules: chosen, group, .. } => {
                let quantifier = quantifier_in(rules, chosen, group);
                for &index in chosen {
                    let placed = rules.get(index).ok_or(missing(index))?;
                    let grouped = PlacedRule { group: group.clone(), quantifier, ..placed.clone() };
                    rules[index] = checked_placed(board, index, grouped)?;
                }
            }
            Edit::QuantifyRules { rules: chosen, quantifier, .. } => {
                for &index in chosen {
                    let placed = rules.get(index).ok_or(missing(index))?;
                    let quantified = PlacedRule { quantifier: *quantifier, ..placed.clone() };
                    rules[index] = checked_placed(board, index, quantified)?;
                }
                let wanted = quantifier.map_or(0, Quantifier::least);
                if let Some(&first) = chosen.iter().next().filter(|_| wanted > chosen.len()) {
                    let problem = ChoiceProblem::TooFew { wanted, found: chosen.len() };
                    return Err(refused(problem, first, rules[first].rule.kind()).into());
                }
            }
            Edit::LockRules { rules: chosen, locked, .. } => {
                for &index in chosen {
                    rules.get_mut(index).ok_or(missing(index))?.locked = *locked;
                }
            }
            Edit::Arrange { order, .. } => {
                check_rule_count(order.len())?;
                let placed = |&index: &usize| rules.get(index).cloned().ok_or(missing(index));
                let arranged = order.iter().map(placed).collect::<Result<_, _>>()?;
                *rules = arranged;
            }
            Edit::All { edits, .. } => {
                for edit in edits {
                    edit.change(changed)?;
                }
            }
            Edit::Turn(turn) => *changed = changed.turned(*turn)?,
            Edit::ChangeLayout { grids, .. } => {
                let step = Relocation::new(board, grids.clone())?;
                let lost = rules.iter().position(|placed| placed.locked && relocate_rule(placed, &step).is_none());
                if let Some(index) = lost {
                    return Err(locked(index, &rules[index]));
                }
                *changed = relocate_puzzle(changed, &step);
            }
        }
        Ok(())
    }

    /// Returns the first locked rule that the edit would change or remove. Layout changes check for lost rules
    /// themselves, and turning a board loses none.
    fn locked_against(&self, rules: &[PlacedRule]) -> Option<usize> {
        match self {
            Edit::RemoveRule(index) | Edit::ChangeRule(index, _) | Edit::TintRule { index, .. } => {
                rules.get(*index).is_some_and(|placed| placed.locked).then_some(*index)
            }
            Edit::ReadRules { rules: chosen, .. } => {
                chosen.iter().copied().find(|&index| rules.get(index).is_some_and(|placed| placed.locked))
            }
            Edit::Arrange { order, .. } => {
                let mut stays = vec![false; rules.len()];
                order.iter().for_each(|&index| stays.get_mut(index).into_iter().for_each(|stays| *stays = true));
                rules.iter().zip(stays).position(|(placed, stays)| placed.locked && !stays)
            }
            Edit::SetTitle(_)
            | Edit::SetAuthor(_)
            | Edit::SetStars(_)
            | Edit::Publish(_)
            | Edit::SetSymbols(_)
            | Edit::SetNumbering(_)
            | Edit::SetGiven { .. }
            | Edit::ClearGivens { .. }
            | Edit::SetProgress(_)
            | Edit::AddRemark(_)
            | Edit::RemoveRemark(_)
            | Edit::AddDrawings(_)
            | Edit::ChangeDrawing(..)
            | Edit::ArrangeDrawings { .. }
            | Edit::SetFog(_)
            | Edit::AddRule(_)
            | Edit::SwitchRule { .. }
            | Edit::NameRule { .. }
            | Edit::GroupRules { .. }
            | Edit::QuantifyRules { .. }
            | Edit::LockRules { .. }
            | Edit::ChangeLayout { .. }
            | Edit::Turn(_)
            | Edit::All { .. } => None,
        }
    }

    /// Returns the name of the undo step, in the imperative: "Set r3c4 to 5".
    pub fn name(&self, puzzle: &Puzzle) -> Message {
        let rule = |index: &usize| {
            let name = puzzle.rules().get(*index).map(|placed| placed.rule.name());
            name.map_or_else(|| Message::new("edit-rule"), Message::lower_case)
        };
        let cells = |cells: &CellSet| match cells.len() {
            1 => Message::verbatim(cells.to_string()),
            count => Message::new("edit-cells").with("count", count),
        };
        match self {
            Edit::SetTitle(_) => Message::new("edit-title"),
            Edit::SetAuthor(_) => Message::new("edit-author"),
            Edit::SetStars(Some(_)) => Message::new("edit-stars"),
            Edit::SetStars(None) => Message::new("edit-no-stars"),
            Edit::Publish(edit) => edit.name(),
            Edit::SetSymbols(symbols) => Message::new("edit-symbols").with("symbols", symbols.name().lower_case()),
            Edit::SetNumbering(numbering) => Message::new("edit-numbering").with("lowest", numbering.to_string()),
            Edit::SetGiven { cells: set, digit } => {
                Message::new("edit-given").with("cells", cells(set)).with("digit", puzzle.symbol_of(*digit))
            }
            Edit::ClearGivens { cells: set } => Message::new("edit-clear").with("cells", cells(set)),
            Edit::SetProgress(progress) if progress.is_empty() => Message::new("edit-clear-progress"),
            Edit::SetProgress(_) => Message::new("edit-progress"),
            Edit::AddRemark(_) => Message::new("edit-add-remark"),
            Edit::RemoveRemark(_) => Message::new("edit-remove-remark"),
            Edit::AddDrawings(added) => Message::new("edit-add-drawings").with("count", added.len()),
            Edit::ChangeDrawing(..) => Message::new("edit-change-drawing"),
            Edit::SetFog(Some(_)) => Message::new("edit-fog"),
            Edit::SetFog(None) => Message::new("edit-no-fog"),
            Edit::AddRule(placed) => Message::new("edit-add-rule").with("rule", placed.rule.name().lower_case()),
            Edit::RemoveRule(index) => Message::new("edit-remove-rule").with("rule", rule(index)),
            Edit::ChangeRule(index, _) => Message::new("edit-change-rule").with("rule", rule(index)),
            Edit::SwitchRule { index, on: true } => Message::new("edit-rule-on").with("rule", rule(index)),
            Edit::SwitchRule { index, on: false } => Message::new("edit-rule-off").with("rule", rule(index)),
            Edit::TintRule { index, .. } => Message::new("edit-tint-rule").with("rule", rule(index)),
            Edit::NameRule { index, .. } => Message::new("edit-name-rule").with("rule", rule(index)),
            Edit::Turn(turn) => Message::new(match turn {
                Turn::Right => "edit-turn-right",
                Turn::Left => "edit-turn-left",
                Turn::Half => "edit-turn-half",
                Turn::LeftRight => "edit-turn-left-right",
                Turn::TopBottom => "edit-turn-top-bottom",
                Turn::Falling => "edit-turn-falling",
                Turn::Rising => "edit-turn-rising",
            }),
            Edit::GroupRules { step_name: what, .. }
            | Edit::QuantifyRules { step_name: what, .. }
            | Edit::LockRules { step_name: what, .. }
            | Edit::ReadRules { step_name: what, .. }
            | Edit::Arrange { what, .. }
            | Edit::ArrangeDrawings { what, .. }
            | Edit::ChangeLayout { what, .. }
            | Edit::All { what, .. } => what.clone(),
        }
    }
}

/// Returns the puzzle on the new layout, with those givens and rules that still fit.
pub(super) fn relocate_puzzle(puzzle: &Puzzle, step: &Relocation) -> Puzzle {
    let fit = puzzle.symbols.check_fit(step.board()).is_ok();
    let symbols = if fit { puzzle.symbols.clone() } else { Symbols::default() };
    let (board, progress) = (step.board().clone(), puzzle.progress.relocated(step));
    let remarks = puzzle.remarks.iter().map(|remark| remark.relocated(step)).collect();
    let publication = puzzle.relocated_publication(step);
    let drawings = relocated_drawings(&puzzle.drawings, step).into();
    let fog = relocated_fog(puzzle.fog(), step);
    let (givens, rules) = (Givens::new(), Vec::new());
    let mut changed =
        Puzzle { symbols, board, progress, remarks, publication, drawings, fog, givens, rules, ..puzzle.clone() };
    let moved = puzzle.givens.iter().filter_map(|(&cell, &digit)| Some((cell, step.cell(cell)?, digit)));
    let mut moved: Vec<_> = moved.filter(|&(_, to, digit)| check_given(&changed.board, to, digit).is_ok()).collect();
    // If a moved given meets one that stayed, the latter wins, because it is inserted last.
    moved.sort_by_key(|&(from, to, _)| from == to);
    changed.givens = moved.into_iter().map(|(_, to, digit)| (to, digit)).collect();
    let rules = puzzle.rules.iter().filter_map(|placed| relocate_rule(placed, step));
    changed.rules.extend(rules);
    changed
}

/// Returns the rule on the new layout if it still fits. A rule that could be obeyed before is removed rather than kept
/// as an impossible one.
pub(super) fn relocate_rule(placed: &PlacedRule, step: &Relocation) -> Option<PlacedRule> {
    let rule = placed.rule.relocated(step)?;
    let quantifier = match placed.quantifier {
        Some(quantifier) => Some(quantifier.moved(|cell| step.cell(cell))?),
        None => None,
    };
    let moved = PlacedRule { rule, quantifier, ..placed.clone() };
    match placed.impossible(step.old()) {
        None => moved.check_fit(step.board()),
        Some(_) => moved.check_meaningful(step.board()),
    }
    .ok()?;
    moved.check_choice(step.board(), 0).ok()?;
    Some(moved)
}

/// Returns the quantifier of rules that move to a group: that of the group, or their own if they are a whole group with
/// a new name.
fn quantifier_in(rules: &[PlacedRule], chosen: &BTreeSet<usize>, group: &str) -> Option<Quantifier> {
    let others = || rules.iter().enumerate().filter(|(index, _)| !chosen.contains(index)).map(|(_, placed)| placed);
    let first = rules.get(*chosen.first()?)?;
    let is_same = |placed: &PlacedRule| (&placed.group, placed.quantifier) == (&first.group, first.quantifier);
    if group.is_empty() {
        return None;
    }
    if let Some(placed) = others().find(|placed| placed.group == group) {
        return placed.quantifier;
    }
    let all_same = chosen.iter().filter_map(|&index| rules.get(index)).all(is_same);
    first.quantifier.filter(|_| all_same && !others().any(is_same))
}

/// Checks a rule that replaces another. An impossible rule must not replace one that could be obeyed.
fn changed_rule(before: &Board, board: &Board, index: usize, old: &PlacedRule, new: Rule) -> Result<Rule, PuzzleError> {
    if old.impossible(before).is_none() {
        check_possible(board, index, &PlacedRule { rule: new.clone(), ..old.clone() })?;
    }
    checked_rule(board, index, new, old.reads)
}

fn locked(index: usize, placed: &PlacedRule) -> EditError {
    EditError::Locked { number: index + 1, kind: placed.rule.kind() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;
    use crate::variant::{Position, Region, TextLabel};

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn refused_edits_say_where_and_change_nothing() {
        let puzzle = Puzzle::empty(Board::single(2, 3).unwrap());
        let large = Edit::SetGiven { cells: cells("r1c1"), digit: Digit::new(7).unwrap() };
        assert_eq!(large.apply(&puzzle).unwrap_err().to_string(), "r1c1: digit 7 is too large for a 6x6 board");
        let off = Edit::SetGiven { cells: cells("r1c6-7"), digit: Digit::new(1).unwrap() };
        assert_eq!(off.apply(&puzzle).unwrap_err().to_string(), "r1c7 is not on the board");
        let region = Region { cells: cells("r1c1-6 r2c1") };
        let error = Edit::AddRule(PlacedRule::new(region)).apply(&puzzle).unwrap_err();
        assert_eq!(
            error.to_string(),
            "rule 1 (Extra region): 7 cells cannot all have different digits; there are only 6 digits"
        );
        assert_eq!(Edit::RemoveRule(0).apply(&puzzle).unwrap_err(), EditError::NoRule { number: 1 });
    }

    #[test]
    fn givens_and_rules_go_with_their_grid() {
        let board = TraditionalLayout::Twin.board(3, 3).unwrap();
        let digit = |value| Digit::new(value).unwrap();
        let givens =
            [("r1c1", 1), ("r7c7", 2), ("r10c10", 3)].map(|(cell, value)| (cell.parse().unwrap(), digit(value)));
        let positions = [0, 1].map(|grid| PlacedRule::new(Position { grid: GridId(grid) }));
        let region = PlacedRule::new(Region { cells: cells("r1c1-3") });
        let rules = positions.into_iter().chain([region]);
        let puzzle = Puzzle::builder(board.clone()).givens(givens).rules(rules).build().unwrap();

        // Without the first grid, the second becomes the first.
        let lay = |grids| Edit::ChangeLayout { grids, what: Message::verbatim("Lay") }.apply(&puzzle).unwrap();
        let second = lay(vec![(Some(GridId(1)), board.grids()[1].clone())]);
        assert_eq!(second.givens().keys().map(|cell| cell.to_string()).collect::<Vec<_>>(), ["r7c7", "r10c10"]);
        assert_eq!(second.rules(), [PlacedRule::new(Position { grid: GridId(0) })]);

        // The first grid is gone, and the second takes its place. The givens and rules of the second grid move with it.
        let moved = lay(vec![(Some(GridId(1)), board.grids()[0].clone())]);
        assert_eq!(moved.givens().keys().map(|cell| cell.to_string()).collect::<Vec<_>>(), ["r1c1", "r4c4"]);
    }

    #[test]
    fn no_layout_and_no_order_loses_a_rule_that_is_locked() {
        let board = TraditionalLayout::Twin.board(3, 3).unwrap();
        let locked = |grid| PlacedRule { locked: true, ..PlacedRule::new(Position { grid: GridId(grid) }) };
        let rules = vec![PlacedRule::new(Position { grid: GridId(0) }), locked(1)];
        let puzzle = Puzzle::builder(board.clone()).rules(rules).build().unwrap();
        let lay = |grid: u8| {
            let grids = vec![(Some(GridId(grid)), board.grids()[usize::from(grid)].clone())];
            Edit::ChangeLayout { grids, what: Message::verbatim("Lay") }.apply(&puzzle)
        };
        assert_eq!(lay(0).unwrap_err().to_string(), "rule 2 (Disjoint groups) is locked; unlock it first");
        assert_eq!(lay(1).unwrap().rules().len(), 1, "what is not locked goes with its grid");
        let arrange =
            |order: &[usize]| Edit::Arrange { order: order.into(), what: Message::verbatim("Order") }.apply(&puzzle);
        assert_eq!(arrange(&[0]).unwrap_err().to_string(), "rule 2 (Disjoint groups) is locked; unlock it first");
        assert_eq!(arrange(&[1, 0, 1]).unwrap().rules().len(), 3);
        assert_eq!(arrange(&[1, 7]).unwrap_err(), EditError::NoRule { number: 8 });
    }

    /// Regression test: each of several edits copied the whole puzzle, so disabling ten thousand rules took minutes.
    #[test]
    fn as_many_edits_as_there_can_be_rules_are_made_at_once() {
        let region = |index: usize| PlacedRule::new(Region { cells: cells(&format!("r{}c1-25", index % 25 + 1)) });
        let rules: Vec<PlacedRule> = (0..crate::puzzle::MAX_RULES).map(region).collect();
        let puzzle = Puzzle::empty(Board::single(5, 5).unwrap()).with_clues(Givens::new(), rules).unwrap();
        let off = (0..puzzle.rules().len()).map(|index| Edit::SwitchRule { index, on: false });
        let all = Edit::All { edits: off.collect(), what: Message::verbatim("Off") }.apply(&puzzle).unwrap();
        assert!(all.rules().iter().all(|placed| !placed.on));
        let turned =
            Edit::Arrange { order: (0..puzzle.rules().len()).rev().collect(), what: Message::verbatim("Turn") };
        assert_eq!(turned.apply(&puzzle).unwrap().rules()[0], puzzle.rules()[puzzle.rules().len() - 1]);
    }

    #[test]
    fn several_edits_are_one_or_none() {
        let puzzle = Puzzle::empty(Board::classic());
        let give = |cell| Edit::SetGiven { cells: cells(cell), digit: Digit::new(1).unwrap() };
        let all = |edits| Edit::All { edits, what: Message::verbatim("Give") };
        assert_eq!(all(vec![give("r1c1"), give("r2c2")]).apply(&puzzle).unwrap().givens().len(), 2);
        assert!(all(vec![give("r1c1"), give("r2c99")]).apply(&puzzle).is_err());
    }

    #[test]
    fn rules_change_switch_and_go() {
        let puzzle = Puzzle::empty(Board::classic());
        let position = Position { grid: crate::board::GridId(0) };
        let puzzle = Edit::AddRule(PlacedRule::new(position)).apply(&puzzle).unwrap();
        let off = Edit::SwitchRule { index: 0, on: false };
        assert_eq!(off.name(&puzzle).to_string(), "Switch off disjoint groups");
        let puzzle = off.apply(&puzzle).unwrap();
        let words: Vec<String> = puzzle.rules_text().iter().map(|sentence| sentence.to_string()).collect();
        assert_eq!(words, ["Each row, column and box contains 1 to 9 once each."]);
        assert_eq!(puzzle.model().constraints().len(), 27);
        assert!(Edit::RemoveRule(0).apply(&puzzle).unwrap().rules().is_empty());
    }

    #[test]
    fn texts_of_rules_are_mended_and_bounded_like_titles() {
        let puzzle = Puzzle::empty(Board::classic());
        let label = |text: String| Rule::from(TextLabel { cells: cells("r1c1"), text, size: None, coloured: false });
        let added = |text: &str| Edit::AddRule(PlacedRule::new(label(text.to_owned()))).apply(&puzzle);
        let with_label = added("a\u{1b}[2J").unwrap();
        assert_eq!(with_label.rules()[0].rule, label("a□[2J".to_owned()));
        let long = "é".repeat(crate::puzzle::MAX_LETTERS_IN_A_LINE + 1);
        let reason = added(&long).unwrap_err().to_string();
        assert_eq!(reason, "rule 1 (Text): too long (1001 characters); the limit is 1000");
        assert_eq!(Edit::ChangeRule(0, label(long)).apply(&with_label).unwrap_err().to_string(), reason);
    }
}
