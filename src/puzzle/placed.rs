//! A rule in the list of a puzzle, with the setter's settings for it.

use std::any::Any;

use super::quantifier::Quantifier;
use crate::board::{Board, Cell, Filling, OutsidePosition, Transformation};
use crate::model::Model;
use crate::place::PlacementError;
use crate::scene::Tint;
use crate::variant::{Context, OtherRule, OutsideKind, Reading, Rule, RuleEffect, SumClue};
use crate::words::Message;

/// Greatest number of rules of a puzzle. It is more than twice the number of borders between cells of the largest
/// board, so that each border can have a mark.
pub const MAX_RULES: usize = 10_000;

/// A rule of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedRule {
    /// The rule itself.
    pub rule: Rule,
    /// The setter's colour. None is the default colour of the kind.
    pub tint: Option<Tint>,
    /// False for a disabled rule, which is stored but not applied, drawn or printed.
    pub on: bool,
    /// The setter's name for the rule in the list, which may be empty. It is not printed.
    pub name: String,
    /// The group in the list, or empty for none. Adjacent rules of a group have a common heading.
    pub group: String,
    /// The number of rules of the group that hold. Without a quantifier the rule always holds.
    pub quantifier: Option<Quantifier>,
    /// The numbers that the rule reads of its cells. Kinds that cannot read values always read digits.
    pub reads: Reading,
    /// True for a locked rule. It cannot be changed or removed, but it can be enabled and disabled, named, grouped and
    /// moved in the list.
    pub locked: bool,
}

impl PlacedRule {
    /// Returns the rule, enabled and with the colour of its kind.
    pub fn new(rule: impl Into<Rule>) -> PlacedRule {
        let (name, group) = (String::new(), String::new());
        PlacedRule {
            rule: rule.into(),
            tint: None,
            on: true,
            name,
            group,
            quantifier: None,
            reads: Reading::Digits,
            locked: false,
        }
    }

    /// Returns the quantifier of a rule that may be broken; None for a rule that always holds.
    pub fn choice(&self) -> Option<Quantifier> {
        self.quantifier.filter(|quantifier| *quantifier != Quantifier::All)
    }

    /// Returns the numbers that the rule reads: values only if rules of its kind can read them.
    pub fn reading(&self) -> Reading {
        if self.rule.reads_values() { self.reads } else { Reading::Digits }
    }

    /// Checks that the rule fits this board, with its reading.
    ///
    /// # Errors
    /// Returns the first placement error.
    pub fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        self.rule.check_fit_in(&Context::without_rules(board).with_reading(self.reading()))
    }

    /// Returns the reason why no filling of this board obeys the rule, if the rule is otherwise well placed.
    pub fn impossible(&self, board: &Board) -> Option<PlacementError> {
        self.check_fit(board).err().filter(PlacementError::is_impossible)
    }

    /// Checks that the rule has a meaning on this board. A rule that no filling obeys is accepted.
    ///
    /// # Errors
    /// Returns the first placement error that is not an impossible demand.
    pub fn check_meaningful(&self, board: &Board) -> Result<(), PlacementError> {
        self.check_fit(board).or_else(|error| if error.is_impossible() { Ok(()) } else { Err(error) })
    }

    /// Returns whether a filling obeys the rule in the context of its puzzle.
    pub fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.rule.check(&context.with_reading(self.reading()), filling)
    }

    /// Adds the rule to a model that has the layers of the context.
    pub fn lower(&self, context: &Context, model: &mut Model) {
        self.rule.lower(&context.with_reading(self.reading()), model);
    }

    /// Returns a text that is equal for rules with the same meaning, whatever their names and colours. Only rules that
    /// may be broken depend on their group.
    pub(crate) fn meaning_key(&self) -> String {
        match self.choice() {
            Some(quantifier) => format!("{:?} {quantifier:?} {:?}", self.rule, self.group),
            None => format!("{:?}", self.rule),
        }
    }

    /// Returns the same rule for a transformed puzzle, if there is one: renamed digits have other values.
    pub fn transformed(&self, board: &Board, step: &Transformation) -> Option<PlacedRule> {
        let reads_numbers = !self.reading().is_digits() || matches!(self.quantifier, Some(Quantifier::Digit(_)));
        if reads_numbers && !step.keeps_digits() {
            return None;
        }
        let quantifier = match self.quantifier {
            Some(quantifier) => Some(quantifier.moved(|cell| step.cell(board, cell))?),
            None => None,
        };
        let rule = self.rule.transformed(board, step)?;
        Some(PlacedRule { rule, quantifier, ..self.clone() })
    }

    /// Returns the sentence printed on the sheet. It says whether the rule reads values.
    pub fn rules_text(&self, context: &Context) -> Message {
        let said = self.rule.rules_text(context);
        match self.reading().is_digits() {
            true => said,
            false => Message::new("reading-of-values").with("rule", said),
        }
    }

    /// Returns the colour of the rule.
    pub fn tint(&self) -> Tint {
        self.tint.unwrap_or(self.rule.kind().info().tint)
    }

    /// Returns the name of the rule in the list: its own, or that of its kind in the language of the thread.
    pub fn display_name(&self) -> String {
        if self.name.is_empty() { self.rule.name().to_string() } else { self.name.clone() }
    }
}

impl OtherRule for PlacedRule {
    fn as_any(&self) -> &dyn Any {
        self.rule.as_any()
    }

    fn outside_kind(&self) -> Option<OutsideKind> {
        self.rule.outside_kind()
    }

    fn clue(&self, outside_position: OutsidePosition) -> String {
        OtherRule::clue(&self.rule, outside_position)
    }

    fn effect(&self, board: &Board) -> Option<RuleEffect> {
        self.rule.effect(board)
    }

    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)> {
        OtherRule::sums(&self.rule)
    }

    fn reading(&self) -> Reading {
        PlacedRule::reading(self)
    }

    fn equals(&self, other: &dyn OtherRule) -> bool {
        OtherRule::equals(&self.rule, other)
    }
}
