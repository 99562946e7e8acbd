//! What is asked of a kind, whichever it is: [`Variant`] without its own type.

use super::{Context, Group, Info, Kind, Rule, Source, Taken, Variant};
use crate::board::{Board, Filling, Lookout, Random};
use crate::place::{Gesture, Painted, Place, Stroke};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// What every kind says of itself. Rules that are handed in must be of the kind.
pub trait Making: Sync {
    /// What the palette needs to know.
    fn info(&self) -> Info;
    /// What the author does with the pointer.
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
    /// What a stroke does to `current`, or makes from nothing. A stroke that extends is asked of the selected rule
    /// alone.
    fn painted(&self, current: Option<&Rule>, board: &Board, stroke: &Stroke) -> Painted<Rule>;
    /// The rule with this clue beyond an edge, made of `current` or from nothing. None: nothing is left.
    ///
    /// # Errors
    /// Why the text is no clue of this kind.
    fn with_clue(&self, current: Option<&Rule>, lookout: Lookout, clue: &str) -> Result<Option<Rule>, Message>;
    /// A rule at random, which may contradict everything; None when the board has no place for one.
    fn random(&self, board: &Board, random: &mut Random) -> Option<Rule>;
    /// A rule at random that is true of a solution; None when there is none at the place that was tried.
    fn random_of(&self, context: &Context, solution: &Filling, random: &mut Random) -> Option<Rule>;
    /// The name by which puzzles of this kind are made; None of kinds that no puzzle is made by.
    fn generated_name(&self) -> Option<&'static str>;
    /// The rules of a made puzzle that stand before there is a solution; None for kinds whose rules are read off it.
    fn asked(&self, context: &Context, random: &mut Random) -> Option<Vec<Rule>>;
    /// The most marks in a grid of a made puzzle, for kinds whose marks lie apart.
    fn most_apart(&self) -> Option<usize>;
    /// A mark that is true of a solution and lies apart from what is there, which it is added to; None when the place
    /// that was tried has none. Only for kinds whose marks lie apart.
    fn mark_apart(&self, context: &Context, solution: &Filling, taken: &mut Taken, random: &mut Random)
    -> Option<Rule>;
    /// The rules of a made puzzle that are read off its solution, but for marks that lie apart.
    fn told(&self, context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule>;
    /// The actions of the kind: the attribute that names each, and whether it needs the solution.
    fn action_list(&self) -> Vec<(&'static str, bool)>;
    /// What the action at this place of the list makes of `current`, or from nothing. None: nothing is left.
    fn act(&self, action: usize, current: Option<&Rule>, context: &Context, solution: Option<&Filling>)
    -> Option<Rule>;
}

/// The kind of the rules `V`, as a value.
pub(super) struct Of<V>(pub std::marker::PhantomData<fn() -> V>);

impl<V: Variant> Making for Of<V> {
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

    fn painted(&self, current: Option<&Rule>, board: &Board, stroke: &Stroke) -> Painted<Rule> {
        match current.map(|rule| rule.downcast::<V>()) {
            None => V::Place::painted(None, board, stroke).map(|place| V::new(place, stroke.brush()).into()),
            Some(Some(rule)) if rule.is_of_brush(stroke.brush()) => {
                V::Place::painted(Some(&rule.place()), board, stroke).map(|place| rule.at(place).into())
            }
            Some(Some(rule)) if V::BRUSHES_REPLACE => match V::Place::painted(Some(&rule.place()), board, stroke) {
                Painted::Gone => Painted::Now(V::new(rule.place(), stroke.brush()).into()),
                Painted::Untouched | Painted::Now(_) => Painted::Untouched,
            },
            Some(_) => Painted::Untouched,
        }
    }

    fn with_clue(&self, current: Option<&Rule>, lookout: Lookout, clue: &str) -> Result<Option<Rule>, Message> {
        let rule = current.and_then(|rule| rule.downcast::<V>());
        let place = V::Place::with_clue(rule.map(V::place).as_ref(), lookout, clue)?;
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

    fn asked(&self, context: &Context, random: &mut Random) -> Option<Vec<Rule>> {
        match V::GENERATED.rules {
            Source::Asked(make) => Some(make(context, random).into_iter().map(V::into).collect()),
            Source::Apart { .. } | Source::Told(_) => None,
        }
    }

    fn most_apart(&self) -> Option<usize> {
        match V::GENERATED.rules {
            Source::Apart { most, .. } => Some(most),
            Source::Asked(_) | Source::Told(_) => None,
        }
    }

    fn mark_apart(
        &self,
        context: &Context,
        solution: &Filling,
        taken: &mut Taken,
        random: &mut Random,
    ) -> Option<Rule> {
        let Source::Apart { least_cells, .. } = V::GENERATED.rules else { return None };
        let place = V::random_place(context.board(), random)?;
        let rule = V::of_solution(place, context, solution)?;
        let (cells, steps) = (rule.cells(context.board()), rule.place().steps());
        let fits = cells.len() >= least_cells && taken.is_free(&cells, &steps);
        fits.then(|| {
            taken.take(&cells, &steps);
            rule.into()
        })
    }

    fn told(&self, context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule> {
        match V::GENERATED.rules {
            Source::Asked(_) | Source::Apart { .. } => vec![],
            Source::Told(make) => make(context, solution, random).into_iter().map(V::into).collect(),
        }
    }
}

/// A thing to do with all of a rule of some kind; see [`super::Action`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindAction {
    kind: Kind,
    place: usize,
    id: &'static str,
    needs_solution: bool,
}

impl KindAction {
    /// The kind it is for.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// Its name.
    pub fn label(self) -> Message {
        self.kind.word(self.id)
    }

    /// One sentence on what it does.
    pub fn hint(self) -> Message {
        self.kind.hint_of(self.id)
    }

    /// Whether it is made of the puzzle's solution.
    pub fn needs_solution(self) -> bool {
        self.needs_solution
    }

    /// What it makes of `current`, a rule of its kind, or from nothing; `solution` is there when the action needs it.
    /// None: nothing is left.
    pub fn run(self, current: Option<&Rule>, context: &Context, solution: Option<&Filling>) -> Option<Rule> {
        self.kind.act(self.place, current, context, solution)
    }
}

impl Kind {
    /// Its name.
    pub fn name(self) -> Message {
        Message::new(self.info().id)
    }

    /// One sentence on how it is painted.
    pub fn hint(self) -> Message {
        self.word("hint")
    }

    /// The name of a field, a brush or an action: an attribute of the kind's message.
    pub fn word(self, id: &str) -> Message {
        Message::new(format!("{}.{id}", self.info().id))
    }

    /// What a field or an action does.
    pub fn hint_of(self, id: &str) -> Message {
        self.word(&format!("{id}-hint"))
    }

    /// Whether its rules are drawn and mean nothing: they say nothing on sheets, and the tools of an author pass them
    /// by.
    pub fn is_decoration(self) -> bool {
        self.info().group == Group::Decoration
    }

    /// The names of its brushes.
    pub fn brushes(self) -> Vec<Message> {
        self.info().brushes.iter().map(|brush| self.word(brush)).collect()
    }

    /// What can be done with a rule of this kind at one stroke.
    pub fn actions(self) -> impl Iterator<Item = KindAction> {
        let actions = self.action_list().into_iter().enumerate();
        actions.map(move |(place, (id, needs_solution))| KindAction { kind: self, place, id, needs_solution })
    }
}

impl std::ops::Deref for Kind {
    type Target = dyn Making;

    fn deref(&self) -> &Self::Target {
        self.making()
    }
}
