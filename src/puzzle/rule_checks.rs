//! Checks of the rules of a puzzle.

use super::error::PuzzleError;
use super::placed::{MAX_RULES, PlacedRule};
use super::printable_text::{MAX_LETTERS_IN_A_LINE, printable};
use crate::board::Board;
use crate::variant::{Context, FieldValue, Reading, Rule};

/// Checks the number of rules of a puzzle.
pub(super) fn check_rule_count(rules: usize) -> Result<(), PuzzleError> {
    if rules > MAX_RULES { Err(PuzzleError::TooManyRules { found: rules }) } else { Ok(()) }
}

/// Returns the rule and its names in the form that a puzzle stores.
pub(super) fn checked_placed(board: &Board, index: usize, placed: PlacedRule) -> Result<PlacedRule, PuzzleError> {
    let rule = checked_rule(board, index, placed.rule.clone(), placed.reads)?;
    placed.check_choice(board, index)?;
    let (number, kind) = (index + 1, rule.kind());
    let words = |text| {
        let words = printable(text, MAX_LETTERS_IN_A_LINE);
        words.map_err(|problem| PuzzleError::RuleText { number, kind, problem })
    };
    Ok(PlacedRule { rule, name: words(placed.name)?, group: words(placed.group)?, ..placed })
}

/// Checks that a rule fits the board and that some filling could obey it.
pub(super) fn check_possible(board: &Board, index: usize, placed: &PlacedRule) -> Result<(), PuzzleError> {
    placed.check_fit(board).map_err(|placement_error| PuzzleError::RulePlacement {
        number: index + 1,
        kind: placed.rule.kind(),
        placement_error,
    })
}

/// Returns the rule in the form that a puzzle stores, if it has a meaning on the board with this reading.
pub(super) fn checked_rule(board: &Board, index: usize, rule: Rule, reads: Reading) -> Result<Rule, PuzzleError> {
    let (number, kind) = (index + 1, rule.kind());
    let placed = PlacedRule { reads, ..PlacedRule::new(rule) };
    let refused = |placement_error| PuzzleError::RulePlacement { number, kind, placement_error };
    placed.check_meaningful(board).map_err(refused)?;
    let mut rule = placed.rule;
    for field in rule.form(&Context::without_rules(board)) {
        if let FieldValue::Text(text) = field.value {
            let words = printable(std::mem::take(text), MAX_LETTERS_IN_A_LINE);
            *text = words.map_err(|problem| PuzzleError::RuleText { number, kind, problem })?;
        }
    }
    Ok(rule)
}
