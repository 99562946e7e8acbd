//! Kinds of rule as trait objects: the associated functions of [`Variant`], callable without its concrete type.

use super::context::Context;
use super::definition::Variant;
use super::form::Field;
use super::generated::RuleSource;
use super::group::KindGroup;
use super::info::Info;
use super::kinds::{Kind, Rule};
use super::occupied_cells::OccupiedCells;
use super::other_rule::OutsideKind;
use crate::board::{Board, Filling, OutsidePosition, Random};
use crate::place::{Gesture, Place, Stroke, StrokeEffect};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// The functions of a kind that is not known statically. Rules passed to them must be of this kind.
pub trait DynKind: Sync {
    /// Returns the description for the palette.
    fn info(&self) -> Info;
    /// Returns the pointer gesture that draws a rule.
    fn gesture(&self) -> Gesture;
    /// See [`Variant::icon`].
    fn icon(&self, tint: Tint) -> Scene;
    /// See [`Place::clue_is_number`].
    fn clue_is_number(&self) -> bool;
    /// See [`Variant::DIAGONAL`].
    fn is_diagonal(&self) -> bool;
    /// See [`Variant::EXAMPLE`].
    fn example(&self) -> &'static str;
    /// See [`Variant::examples`].
    fn examples(&self) -> Vec<(Board, Rule)>;
    /// Returns the effect of a stroke on `current`, or the new rule that the stroke makes if `current` is None. For
    /// strokes that extend a rule, `current` can only be the selected rule.
    fn apply_stroke(&self, current: Option<&Rule>, board: &Board, stroke: &Stroke) -> StrokeEffect<Rule>;
    /// Returns the rule with this clue outside the grid, made from `current` or from nothing. None removes the rule.
    ///
    /// # Errors
    /// Returns an error if the text is not a clue of this kind.
    fn with_clue(
        &self,
        current: Option<&Rule>,
        outside_position: OutsidePosition,
        clue: &str,
    ) -> Result<Option<Rule>, Message>;
    /// Returns a random rule, which may contradict others, or None if the board has no place for one.
    fn random(&self, board: &Board, random: &mut Random) -> Option<Rule>;
    /// Returns a random rule that fits a solution, or None if no rule does at the place that was tried.
    fn random_of(&self, context: &Context, solution: &Filling, random: &mut Random) -> Option<Rule>;
    /// Returns the name by which puzzles of this kind are generated, or None if they are not.
    fn generated_name(&self) -> Option<&'static str>;
    /// Returns the rules of a generated puzzle that are made before its solution, or None if they are derived from
    /// the solution.
    fn rules_before_solution(&self, context: &Context, random: &mut Random) -> Option<Vec<Rule>>;
    /// Returns the greatest number of marks in a grid, for kinds whose marks are placed apart.
    fn max_marks(&self) -> Option<usize>;
    /// Returns a mark that fits a solution and keeps clear of `taken`, to which it is added. Returns None if no mark
    /// does at the place that was tried, and for kinds whose marks are not placed apart.
    fn place_mark(
        &self,
        context: &Context,
        solution: &Filling,
        taken: &mut OccupiedCells,
        random: &mut Random,
    ) -> Option<Rule>;
    /// Returns the rules of a generated puzzle that are derived from its solution, except marks that are placed apart.
    fn rules_from_solution(&self, context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule>;
    /// Returns the actions of the kind: the attribute that names each, and whether it needs the solution.
    fn action_list(&self) -> Vec<(&'static str, bool)>;
    /// Runs the action with this index on `current` or nothing. None removes the rule.
    fn act(&self, action: usize, current: Option<&Rule>, context: &Context, solution: Option<&Filling>)
    -> Option<Rule>;
}

/// The kind of the rules `V` as a value.
pub(super) struct KindOf<V>(pub std::marker::PhantomData<fn() -> V>);

impl<V: Variant + Into<Rule>> DynKind for KindOf<V> {
    fn info(&self) -> Info {
        V::INFO
    }

    fn gesture(&self) -> Gesture {
        V::Place::GESTURE
    }

    fn icon(&self, tint: Tint) -> Scene {
        V::icon(tint)
    }

    fn clue_is_number(&self) -> bool {
        V::Place::clue_is_number()
    }

    fn is_diagonal(&self) -> bool {
        V::DIAGONAL
    }

    fn example(&self) -> &'static str {
        V::EXAMPLE
    }

    fn examples(&self) -> Vec<(Board, Rule)> {
        V::examples().into_iter().map(|(board, rule)| (board, rule.into())).collect()
    }

    fn apply_stroke(&self, current: Option<&Rule>, board: &Board, stroke: &Stroke) -> StrokeEffect<Rule> {
        match current.map(|rule| rule.downcast::<V>()) {
            None => V::Place::apply_stroke(None, board, stroke).map(|place| V::new(place, stroke.brush()).into()),
            Some(Some(rule)) if rule.is_of_brush(stroke.brush()) => {
                V::Place::apply_stroke(Some(&rule.place()), board, stroke).map(|place| rule.at(place).into())
            }
            Some(Some(rule)) if V::BRUSHES_REPLACE => {
                match V::Place::apply_stroke(Some(&rule.place()), board, stroke) {
                    StrokeEffect::Removed => StrokeEffect::Changed(V::new(rule.place(), stroke.brush()).into()),
                    StrokeEffect::Unchanged | StrokeEffect::Changed(_) => StrokeEffect::Unchanged,
                }
            }
            Some(_) => StrokeEffect::Unchanged,
        }
    }

    fn with_clue(
        &self,
        current: Option<&Rule>,
        outside_position: OutsidePosition,
        clue: &str,
    ) -> Result<Option<Rule>, Message> {
        let rule = current.and_then(|rule| rule.downcast::<V>());
        let place = V::Place::with_clue(rule.map(V::place).as_ref(), outside_position, clue)?;
        Ok(place.map(|place| rule.map_or_else(|| V::new(place.clone(), 0), |rule| rule.at(place.clone())).into()))
    }

    fn action_list(&self) -> Vec<(&'static str, bool)> {
        V::ACTIONS.iter().map(|action| (action.id, action.needs_solution)).collect()
    }

    fn act(
        &self,
        action: usize,
        current: Option<&Rule>,
        context: &Context,
        solution: Option<&Filling>,
    ) -> Option<Rule> {
        let current = current.and_then(|rule| rule.downcast::<V>());
        (V::ACTIONS.get(action)?.run)(current, context, solution).map(V::into)
    }

    fn random(&self, board: &Board, random: &mut Random) -> Option<Rule> {
        let brush = random.below(V::INFO.brushes.len().max(1));
        V::random_place(board, random).map(|place| V::new(place, brush).into())
    }

    fn random_of(&self, context: &Context, solution: &Filling, random: &mut Random) -> Option<Rule> {
        let place = V::random_place(context.board(), random)?;
        V::of_solution(place, context, solution).map(V::into)
    }

    fn generated_name(&self) -> Option<&'static str> {
        Some(V::GENERATED.name).filter(|name| !name.is_empty())
    }

    fn rules_before_solution(&self, context: &Context, random: &mut Random) -> Option<Vec<Rule>> {
        match V::GENERATED.rules {
            RuleSource::BeforeSolution(make) => Some(make(context, random).into_iter().map(V::into).collect()),
            RuleSource::PlacedApart { .. } | RuleSource::FromSolution(_) => None,
        }
    }

    fn max_marks(&self) -> Option<usize> {
        match V::GENERATED.rules {
            RuleSource::PlacedApart { most, .. } => Some(most),
            RuleSource::BeforeSolution(_) | RuleSource::FromSolution(_) => None,
        }
    }

    fn place_mark(
        &self,
        context: &Context,
        solution: &Filling,
        taken: &mut OccupiedCells,
        random: &mut Random,
    ) -> Option<Rule> {
        let RuleSource::PlacedApart { least_cells, .. } = V::GENERATED.rules else { return None };
        let place = V::random_place(context.board(), random)?;
        let rule = V::of_solution(place, context, solution)?;
        let (cells, steps) = (rule.cells(context.board()), rule.place().steps());
        let fits = cells.len() >= least_cells && taken.is_free(&cells, &steps);
        fits.then(|| {
            taken.add(&cells, &steps);
            rule.into()
        })
    }

    fn rules_from_solution(&self, context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule> {
        match V::GENERATED.rules {
            RuleSource::BeforeSolution(_) | RuleSource::PlacedApart { .. } => vec![],
            RuleSource::FromSolution(make) => make(context, solution, random).into_iter().map(V::into).collect(),
        }
    }
}

/// An action for rules of a kind. See [`super::RuleAction`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindAction {
    kind: Kind,
    index: usize,
    id: &'static str,
    needs_solution: bool,
}

impl KindAction {
    /// Returns the kind of rule.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// Returns the name of the action.
    pub fn label(self) -> Message {
        self.kind.word(self.id)
    }

    /// Returns a sentence that describes the action.
    pub fn hint(self) -> Message {
        self.kind.hint_of(self.id)
    }

    /// Returns whether the action needs the puzzle's solution.
    pub fn needs_solution(self) -> bool {
        self.needs_solution
    }

    /// Returns the rule that the action makes of `current`, a rule of the kind, or of nothing. None removes the rule.
    /// `solution` must be set if the action needs it.
    pub fn run(self, current: Option<&Rule>, context: &Context, solution: Option<&Filling>) -> Option<Rule> {
        self.kind.act(self.index, current, context, solution)
    }
}

impl Kind {
    /// Returns the name of the kind.
    pub fn name(self) -> Message {
        Message::new(self.info().id)
    }

    /// Returns a sentence that explains how to draw a rule.
    pub fn hint(self) -> Message {
        self.word("hint")
    }

    /// Returns the name of a field, a brush or an action, which is an attribute of the kind's message.
    pub fn word(self, id: &str) -> Message {
        Message::new(format!("{}.{id}", self.info().id))
    }

    /// Returns the description of a field or an action.
    pub fn hint_of(self, id: &str) -> Message {
        self.word(&format!("{id}-hint"))
    }

    /// Returns whether rules of the kind are decorations. Sheets do not describe them, and setter tools ignore them.
    pub fn is_decoration(self) -> bool {
        self.info().group == KindGroup::Decoration
    }

    /// Returns the label of a field in the inspector.
    pub fn field_label(self, field: &Field) -> Message {
        field.shared.map_or_else(|| self.word(field.id), |[label, _]| Message::new(label))
    }

    /// Returns the description of a field.
    pub fn field_hint(self, field: &Field) -> Message {
        field.shared.map_or_else(|| self.hint_of(field.id), |[_, hint]| Message::new(hint))
    }

    /// Returns the description of clues outside the grid, or None if rules of this kind have none.
    pub fn outside_kind(self) -> Option<OutsideKind> {
        (self.gesture() == Gesture::Edge).then(|| OutsideKind {
            palette_position: self as usize,
            is_diagonal: self.is_diagonal(),
            is_number: self.clue_is_number(),
        })
    }

    /// Returns the names of the brushes.
    pub fn brushes(self) -> Vec<Message> {
        self.info().brushes.iter().map(|brush| self.word(brush)).collect()
    }

    /// Returns the actions for rules of this kind.
    pub fn actions(self) -> impl Iterator<Item = KindAction> {
        let actions = self.action_list().into_iter().enumerate();
        actions.map(move |(place, (id, needs_solution))| KindAction { kind: self, index: place, id, needs_solution })
    }
}

impl std::ops::Deref for Kind {
    type Target = dyn DynKind;

    fn deref(&self) -> &Self::Target {
        self.dyn_kind()
    }
}
