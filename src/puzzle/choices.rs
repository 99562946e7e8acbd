//! Choices: groups of rules of which only so many hold, such as "one of these lines is false".
//!
//! Each rule has the name of its group and the quantifier ([`PlacedRule::quantifier`]), so that a choice survives all
//! that is done with its rules. Rules with the same group and the same quantifier form a choice.

use super::content::Puzzle;
use super::error::PuzzleError;
use super::placed::PlacedRule;
use super::quantifier::{ChoiceProblem, Quantifier};
use crate::board::{Board, Filling};
use crate::model::{Condition, Model, Origin, Shape};
use crate::variant::{Context, Kind};
use crate::words::Message;

/// A group of rules of which only so many hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The name of the group, which may be empty.
    pub group: String,
    /// The number of rules that hold.
    pub quantifier: Quantifier,
    /// The indices of the enabled rules in ascending order.
    pub rules: Vec<usize>,
}

impl PlacedRule {
    /// Checks that the rule can have its quantifier on this board, on which it has a meaning.
    pub(super) fn check_choice(&self, board: &Board, index: usize) -> Result<(), PuzzleError> {
        let problem = match self.choice() {
            Some(Quantifier::Digit(cell)) if !board.contains(cell) => Some(ChoiceProblem::OffBoard { cell }),
            Some(_) if !can_be_broken(self, board) => Some(ChoiceProblem::Kind),
            Some(_) | None => None,
        };
        problem.map_or(Ok(()), |problem| Err(refused(problem, index, self.rule.kind())))
    }
}

/// Returns the error of a rule that has this problem.
pub(super) fn refused(problem: ChoiceProblem, index: usize, kind: Kind) -> PuzzleError {
    PuzzleError::RuleChoice { number: index + 1, kind, problem }
}

/// Returns whether a model can express that the rule is broken.
fn can_be_broken(placed: &PlacedRule, board: &Board) -> bool {
    let adds = placed.rule.is_decoration() || placed.rule.change().is_some() || placed.rule.layer(board).is_some();
    if adds || !placed.rule.reads_layers().is_empty() {
        return !adds;
    }
    let (mut model, context) = (Model::unconstrained(board.cells().len(), board.size()), Context::without_rules(board));
    placed.rule.lower(&context, &mut model);
    model.shapes().all(Model::can_choose)
}

impl Puzzle {
    /// Returns the choices among the enabled rules, in the order of their first rules.
    pub fn choices(&self) -> Vec<Choice> {
        let mut choices: Vec<Choice> = Vec::new();
        for (index, placed) in self.enabled_rules() {
            let Some(quantifier) = placed.choice() else { continue };
            let is_same = |choice: &&mut Choice| choice.quantifier == quantifier && choice.group == placed.group;
            match choices.iter_mut().find(is_same) {
                Some(choice) => choice.rules.push(index),
                None => choices.push(Choice { group: placed.group.clone(), quantifier, rules: vec![index] }),
            }
        }
        choices
    }

    /// Returns those rules of a choice that hold in a filling.
    pub fn holding_rules(&self, choice: &Choice, filling: &Filling) -> Vec<usize> {
        let context = self.context();
        choice.rules.iter().copied().filter(|&index| self.rules[index].check(&context, filling)).collect()
    }

    /// Returns the choices that a filling breaks.
    pub fn broken_choices(&self, filling: &Filling) -> Vec<Choice> {
        let mut choices = self.choices();
        if choices.is_empty() {
            return choices;
        }
        let context = self.context();
        choices.retain(|choice| {
            let count = self.holding_rules(choice, filling).len();
            !choice.quantifier.holds(count, &context, filling)
        });
        choices
    }

    /// Returns whether a filling obeys all enabled rules: each that always holds, and so many of each choice as its
    /// quantifier says.
    pub fn obeys_rules(&self, filling: &Filling) -> bool {
        let context = self.context();
        self.certain_rules().all(|(_, placed)| placed.check(&context, filling))
            && self.broken_choices(filling).is_empty()
    }

    /// Returns the sentence about a choice.
    pub fn choice_text(&self, choice: &Choice) -> Message {
        let name = |&index: &usize| {
            let placed = &self.rules[index];
            let place = placed.rule.description(&self.board);
            Message::new("clue-rule").with("name", placed.rule.name()).with("place", place)
        };
        let rules = Message::list(choice.rules.iter().map(name));
        let message = match choice.quantifier {
            Quantifier::All => Message::new("choice-all"),
            Quantifier::Exactly(0) => Message::new("choice-none"),
            Quantifier::AtLeast(count) => Message::new("choice-at-least").with("count", usize::from(count)),
            Quantifier::Exactly(count) => Message::new("choice-exactly").with("count", usize::from(count)),
            Quantifier::AtMost(count) => Message::new("choice-at-most").with("count", usize::from(count)),
            Quantifier::Digit(cell) => Message::new("choice-digit").with("cell", cell.to_string()),
        };
        message.with("rules", rules)
    }

    /// Adds the choices to the model of the other rules.
    pub(super) fn add_choices(&self, context: &Context, model: &mut Model) {
        for choice in self.choices() {
            let origin = Origin::Rule(choice.rules[0]);
            let conditions = self.conditions(&choice, context, model);
            if !model.add_choice(&conditions, &choice.quantifier.count(context), origin) {
                model.set_origin(origin);
                model.add(Shape::AtLeastOne(vec![]));
            }
        }
    }

    fn conditions(&self, choice: &Choice, context: &Context, model: &Model) -> Vec<Condition> {
        let condition = |&index: &usize| {
            let mut own = model.without_constraints();
            self.rules[index].lower(context, &mut own);
            Condition { origin: Origin::Rule(index), shapes: own.shapes().cloned().collect() }
        };
        choice.rules.iter().map(condition).collect()
    }

    /// Returns the problems of choices that cannot have their quantifier, each with the index of its first rule.
    pub(super) fn choice_problems(&self) -> Vec<(usize, PuzzleError)> {
        let problem = |choice: Choice| {
            let (first, found, wanted) = (choice.rules[0], choice.rules.len(), choice.quantifier.least());
            let problem = match found < wanted {
                true => ChoiceProblem::TooFew { wanted, found },
                false => {
                    let context = self.context();
                    let mut model = Model::of_board(&self.board);
                    context.add_layers(&mut model);
                    let conditions = self.conditions(&choice, &context, &model);
                    let count = choice.quantifier.count(&context);
                    if model.add_choice(&conditions, &count, Origin::Rule(first)) {
                        return None;
                    }
                    ChoiceProblem::TooLarge
                }
            };
            Some((first, refused(problem, first, self.rules[first].rule.kind())))
        };
        self.choices().into_iter().filter_map(problem).collect()
    }
}
