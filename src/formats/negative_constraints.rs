//! Negative constraints ("all marks are given") as other programs define them: fixed numbers are ruled out, regardless
//! of the marks. In this program the numbers of all marks are ruled out, unless the rule names its own.

use std::collections::BTreeSet;

use super::loss::{LossOutcome, Losses, LostElement};
use crate::board::Board;
use crate::puzzle::PlacedRule;
use crate::variant::{Context, Rule};

/// The differences that other programs rule out between neighbours without a dot.
pub(super) const DIFFERENCES: [u16; 1] = [1];
/// The ratios that other programs rule out between neighbours without a dot.
pub(super) const RATIOS: [u16; 1] = [2];
/// The sums that other programs rule out between neighbours without an X or V.
pub(super) const SUMS: [u16; 2] = [5, 10];

/// Removes the explicit numbers of rules for which the marks imply the same numbers.
pub(super) fn drop_implied_numbers(board: &Board, placed: &mut [PlacedRule]) {
    if placed.iter().all(|placed| ruled_out(&placed.rule, &Context::without_rules(board)).is_none()) {
        return;
    }
    let rules: Vec<Rule> = placed.iter().map(|placed| placed.rule.clone()).collect();
    let context = Context::new(board, &rules);
    for placed in placed {
        match &placed.rule {
            Rule::Nonconsecutive(rule) => placed.rule = rule.without_default_numbers(&context).into(),
            Rule::NoRatio(rule) => placed.rule = rule.without_default_numbers(&context).into(),
            Rule::AllSums(rule) => placed.rule = rule.without_default_numbers(&context).into(),
            _ => {}
        }
    }
}

/// Returns the numbers that a rule rules out; None for other kinds.
pub(super) fn ruled_out(rule: &Rule, context: &Context) -> Option<BTreeSet<i32>> {
    match rule {
        Rule::Nonconsecutive(rule) => Some(rule.ruled_out(context)),
        Rule::NoRatio(rule) => Some(rule.ruled_out(context)),
        Rule::AllSums(rule) => Some(rule.ruled_out(context)),
        _ => None,
    }
}

/// Returns whether a rule can be written as one that rules out the numbers `there` in the other program, and reports
/// differences: if the other rule is stricter, this one is lost; if it is weaker, it is the closest match.
pub(super) fn can_write(
    rule: &Rule,
    context: &Context,
    there: impl IntoIterator<Item = i32>,
    losses: &mut Losses,
) -> bool {
    let there: BTreeSet<i32> = there.into_iter().collect();
    let here = ruled_out(rule, context).unwrap_or_default();
    match (here == there, here.is_superset(&there)) {
        (true, _) => true,
        (false, true) => {
            losses.add(LostElement::Rules(rule.kind()), LossOutcome::Nearest);
            true
        }
        (false, false) => {
            losses.add(LostElement::Rules(rule.kind()), LossOutcome::NoPlace);
            false
        }
    }
}
