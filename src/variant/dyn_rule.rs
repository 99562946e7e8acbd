//! Rules as trait objects: the methods of [`Variant`], callable without the concrete type.

use std::any::Any;
use std::collections::HashSet;

use super::change::{Change, LayerKind, RuleEffect, RuleLayer};
use super::context::Context;
use super::definition::Variant;
use super::form::Field;
use super::kinds::Rule;
use super::other_rule::{OtherRule, OutsideKind};
use super::sum_clue::SumClue;
use crate::board::{
    Board, Cell, CellSet, Digit, DigitSet, Filling, OutsidePosition, Random, Relocation, Transformation,
};
use crate::model::{Model, Shape};
use crate::place::{PieceCounts, Place, PlacementError, RulePart};
use crate::scene::{Point, Scene, Tint};
use crate::words::Message;

/// The methods of a rule of any kind. See the methods of [`Variant`] and [`Place`] with the same names.
pub trait DynRule {
    /// Checks that the rule fits this board.
    ///
    /// # Errors
    /// Returns the first placement error.
    fn check_fit(&self, board: &Board) -> Result<(), PlacementError> {
        self.check_fit_in(&Context::without_rules(board))
    }
    /// Checks that the rule fits the board of this context, with the reading of the context.
    ///
    /// # Errors
    /// Returns the first placement error.
    fn check_fit_in(&self, context: &Context) -> Result<(), PlacementError>;
    /// Returns the reason why no filling of this board obeys the rule, if the rule is otherwise well placed.
    fn impossible(&self, board: &Board) -> Option<PlacementError>;
    /// Checks that the rule has a meaning on this board. A rule that no filling obeys is accepted.
    ///
    /// # Errors
    /// Returns the first placement error that is not an impossible demand.
    fn check_meaningful(&self, board: &Board) -> Result<(), PlacementError>;
    /// See [`Variant::name`].
    fn name(&self) -> Message;
    /// See [`Variant::brush_at`].
    fn brush_at(&self, cell: Cell) -> Option<&'static str>;
    /// See [`Variant::rules_text`].
    fn rules_text(&self, context: &Context) -> Message;
    /// See [`Variant::check`].
    fn check(&self, context: &Context, filling: &Filling) -> bool;
    /// See [`Variant::lower`].
    fn lower(&self, context: &Context, model: &mut Model);
    /// See [`Variant::READS_VALUES`].
    fn reads_values(&self) -> bool;

    /// See [`Variant::reads_layers`].
    fn reads_layers(&self) -> &'static [LayerKind];
    /// See [`Variant::change`].
    fn change(&self) -> Option<Change>;
    /// See [`Variant::layer`].
    fn layer(&self, board: &Board) -> Option<RuleLayer>;
    /// See [`Variant::layer_text`].
    fn layer_text(&self, values: &[(Cell, Digit)]) -> String;
    /// See [`Variant::draw_layer`].
    fn draw_layer(&self, values: &[(Cell, Digit)], tint: Tint, scene: &mut Scene);
    /// See [`Variant::sums`].
    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)>;
    /// See [`Variant::draw`].
    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene);
    /// See [`Variant::legend_icon`].
    fn legend_icon(&self, tint: Tint) -> Scene;
    /// See [`Variant::form`].
    fn form(&mut self, context: &Context) -> Vec<Field<'_>>;
    /// See [`Variant::cells`].
    fn cells(&self, board: &Board) -> CellSet;
    /// Returns the place of the rule in a few words, with the clue that is typed on the canvas, if it has one.
    fn description(&self, board: &Board) -> Message;
    /// See [`Place::steps`].
    fn steps(&self) -> Vec<[Cell; 2]>;
    /// See [`Place::relocated`].
    fn relocated(&self, step: &Relocation) -> Option<Rule>;
    /// Returns the rule that has the same meaning for transformed fillings as this one has for fillings. Returns None
    /// if no rule of this kind that fits has this meaning, or if the mark would fall into more pieces than before.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Rule>;
    /// Returns a rule with the settings of this one at the place of another, or None if the other rule is of another
    /// kind.
    fn at_place_of(&self, other: &Rule) -> Option<Rule>;
    /// See [`Variant::depends_on`].
    fn depends_on(&self, other: &dyn OtherRule) -> bool;
    /// See [`Variant::sketch`].
    fn sketch(&self, context: &Context, random: &mut Random) -> Vec<(Cell, DigitSet)>;
    /// Returns the cells where the rule can be made longer or shorter. See [`Place::ends`].
    fn ends(&self) -> Vec<Cell>;
    /// See [`Place::with_end_dragged`].
    fn with_end_dragged(&self, path: &[Cell]) -> Option<Rule>;
    /// See [`Place::clue_point`].
    fn clue_point(&self, board: &Board) -> Option<Point>;
    /// See [`Place::clue`].
    fn clue(&self, outside_position: OutsidePosition) -> String;
    /// Returns the sets of cells drawn as one mark, which must be recognisable as a unit. The list is empty if each
    /// cell has a meaning of its own. See [`Place::marks`].
    fn marks(&self) -> Vec<CellSet>;
    /// Returns the parts that can be removed separately. See [`Variant::IN_PARTS`].
    fn parts(&self) -> Vec<RulePart>;
    /// Returns the rule with only those of [`DynRule::parts`] whose index is wanted, or None if nothing is left.
    fn with_parts(&self, wanted: &dyn Fn(usize) -> bool) -> Option<Rule>;
    /// See [`Variant::clue_digits`].
    fn clue_digits(&self, context: &Context, piece: &str) -> Vec<Digit>;
    /// See [`OtherRule::equals`].
    fn equals(&self, other: &dyn OtherRule) -> bool;
    /// Returns the rule as [`Any`], for downcasts.
    fn as_any(&self) -> &dyn Any;
}

impl<V: Variant + Into<Rule>> DynRule for V {
    fn check_fit_in(&self, context: &Context) -> Result<(), PlacementError> {
        self.place().check_fit(context.board())?;
        self.validate(context)
    }

    fn impossible(&self, board: &Board) -> Option<PlacementError> {
        self.check_fit(board).err().filter(PlacementError::is_impossible)
    }

    fn check_meaningful(&self, board: &Board) -> Result<(), PlacementError> {
        match self.check_fit(board) {
            Err(placement_error) if !placement_error.is_impossible() => Err(placement_error),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn name(&self) -> Message {
        Variant::name(self)
    }

    fn brush_at(&self, cell: Cell) -> Option<&'static str> {
        Variant::brush_at(self, cell)
    }

    fn rules_text(&self, context: &Context) -> Message {
        Variant::rules_text(self, context)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.validate(context).is_ok() && Variant::check(self, context, filling)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        match self.validate(context) {
            Ok(()) => Variant::lower(self, context, model),
            // An empty clause cannot be satisfied.
            Err(_) => model.add(Shape::AtLeastOne(vec![])),
        }
    }

    fn reads_values(&self) -> bool {
        V::READS_VALUES
    }

    fn reads_layers(&self) -> &'static [LayerKind] {
        Variant::reads_layers(self)
    }

    fn change(&self) -> Option<Change> {
        Variant::change(self)
    }

    fn layer(&self, board: &Board) -> Option<RuleLayer> {
        Variant::layer(self, board)
    }

    fn layer_text(&self, values: &[(Cell, Digit)]) -> String {
        Variant::layer_text(self, values)
    }

    fn draw_layer(&self, values: &[(Cell, Digit)], tint: Tint, scene: &mut Scene) {
        Variant::draw_layer(self, values, tint, scene);
    }

    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)> {
        Variant::sums(self)
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        Variant::draw(self, context, tint, scene);
    }

    fn legend_icon(&self, tint: Tint) -> Scene {
        Variant::legend_icon(self, tint)
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        Variant::form(self, context)
    }

    fn cells(&self, board: &Board) -> CellSet {
        Variant::cells(self, board)
    }

    fn description(&self, board: &Board) -> Message {
        let words = Variant::description(self, board);
        match self.drawn_clue() {
            Some(clue) => Message::new("place-with-clue").with("place", words).with("clue", clue),
            None => with_clue(words, self.clone().form(&Context::without_rules(board)), board),
        }
    }

    fn steps(&self) -> Vec<[Cell; 2]> {
        self.place().steps()
    }

    fn relocated(&self, step: &Relocation) -> Option<Rule> {
        self.place().relocated(step).map(|place| self.at(place).into())
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Rule> {
        let mut images = self.transformed(board, step);
        let pieces = PieceCounts::of(&DynRule::marks(self));
        // A cage in two pieces would read as two cages, one of them without a sum.
        images.retain(|image| !PieceCounts::of(&DynRule::marks(image)).are_more_than(pieces));
        if images.is_empty() {
            return None;
        }
        if self.impossible(board).is_some() {
            return images.into_iter().find(|image| image.impossible(board).is_some()).map(V::into);
        }
        // A candidate has the same meaning if it adds the transformed constraints of this rule to the model.
        let context = Context::without_rules(board);
        let wanted = transformed(&shapes(board, &|model| self.comparison_form(&context, model)), step)?;
        let same = |image: &V| normal_forms(&shapes(board, &|model| image.comparison_form(&context, model))) == wanted;
        images.into_iter().find(|image| image.check_fit(board).is_ok() && same(image)).map(V::into)
    }

    fn at_place_of(&self, other: &Rule) -> Option<Rule> {
        other.downcast::<V>().map(|other| self.at(other.place()).into())
    }

    fn depends_on(&self, other: &dyn OtherRule) -> bool {
        Variant::depends_on(self, other)
    }

    fn sketch(&self, context: &Context, random: &mut Random) -> Vec<(Cell, DigitSet)> {
        if self.validate(context).is_ok() { Variant::sketch(self, context, random) } else { vec![] }
    }

    fn ends(&self) -> Vec<Cell> {
        // Each cell of a rule in parts has a mark of its own.
        if V::IN_PARTS { vec![] } else { self.place().ends() }
    }

    fn with_end_dragged(&self, path: &[Cell]) -> Option<Rule> {
        self.place().with_end_dragged(path).map(|place| self.at(place).into())
    }

    fn clue_point(&self, board: &Board) -> Option<Point> {
        self.place().clue_point(board)
    }

    fn clue(&self, outside_position: OutsidePosition) -> String {
        self.place().clue(outside_position)
    }

    fn marks(&self) -> Vec<CellSet> {
        // Each cell with a changed value has a sign of its own.
        let is_one_mark = !V::IN_PARTS && Variant::change(self).is_none();
        if is_one_mark { self.place().marks() } else { vec![] }
    }

    fn parts(&self) -> Vec<RulePart> {
        if V::IN_PARTS { self.place().parts() } else { vec![] }
    }

    fn with_parts(&self, wanted: &dyn Fn(usize) -> bool) -> Option<Rule> {
        self.place().with_parts(wanted).map(|place| self.at(place).into())
    }

    fn clue_digits(&self, context: &Context, piece: &str) -> Vec<Digit> {
        Variant::clue_digits(self, context, piece)
    }

    fn equals(&self, other: &dyn OtherRule) -> bool {
        other.downcast::<V>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Adds the clue that is typed on the canvas, if one of the fields has it, to the words of a place.
fn with_clue(words: Message, fields: Vec<Field<'_>>, board: &Board) -> Message {
    let clue = fields.into_iter().find(|field| field.is_clue).map(|field| field.value.write(board.numbering()));
    match clue.filter(|clue| !clue.is_empty()) {
        Some(clue) => Message::new("place-with-clue").with("place", words).with("clue", clue),
        None => words,
    }
}

/// Returns the transformed constraints, or None if some cannot be transformed.
fn transformed(shapes: &[Shape], step: &Transformation) -> Option<HashSet<Shape>> {
    shapes.iter().map(|shape| shape.transformed(step)).collect()
}

/// Returns the constraints in the form in which they are compared.
fn normal_forms(shapes: &[Shape]) -> HashSet<Shape> {
    shapes.iter().map(Shape::normalized).collect()
}

/// Returns the constraints that `add` adds to a model of the board that has no constraints.
fn shapes(board: &Board, add: &dyn Fn(&mut Model)) -> Vec<Shape> {
    let mut model = Model::unconstrained(board.cells().len(), board.size());
    add(&mut model);
    model.constraints().iter().map(|constraint| constraint.shape.clone()).collect()
}

impl std::ops::Deref for Rule {
    type Target = dyn DynRule;

    fn deref(&self) -> &Self::Target {
        self.inner()
    }
}

impl std::ops::DerefMut for Rule {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.inner_mut()
    }
}

impl OtherRule for Rule {
    fn as_any(&self) -> &dyn Any {
        self.inner().as_any()
    }

    fn outside_kind(&self) -> Option<OutsideKind> {
        self.kind().outside_kind()
    }

    fn clue(&self, outside_position: OutsidePosition) -> String {
        self.inner().clue(outside_position)
    }

    fn effect(&self, board: &Board) -> Option<RuleEffect> {
        let (change, layer) = (self.inner().change(), self.inner().layer(board));
        if change.is_none() && layer.is_none() {
            return None;
        }
        let cells = match &layer {
            Some(layer) => layer.cells.clone(),
            None => self.inner().cells(board).iter().collect(),
        };
        Some(RuleEffect { change, layer, cells })
    }

    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)> {
        self.inner().sums()
    }

    fn equals(&self, other: &dyn OtherRule) -> bool {
        self.inner().equals(other)
    }
}

impl Rule {
    /// Returns the rule as a `V`, or None if it is of another kind.
    pub fn downcast<V: 'static>(&self) -> Option<&V> {
        self.inner().as_any().downcast_ref()
    }

    /// Returns whether the rule is a decoration. See [`super::Kind::is_decoration`].
    pub fn is_decoration(&self) -> bool {
        self.kind().is_decoration()
    }

    /// Returns the middle of the clue that is typed on the canvas, in cells, or None if there is none.
    pub fn typed_clue_point(&self, board: &Board) -> Option<Point> {
        self.typed_clue(board)?;
        self.clue_point(board)
    }

    /// Returns the clue that is typed on the canvas, or None if rules of this kind have none.
    pub fn typed_clue(&self, board: &Board) -> Option<String> {
        let mut rule = self.clone();
        let fields = rule.form(&Context::without_rules(board));
        fields.into_iter().find(|field| field.is_clue).map(|field| field.value.write(board.numbering()))
    }

    /// Returns the rule with another clue, as typed on the canvas.
    ///
    /// # Errors
    /// Returns an error if the text is not a clue of this rule.
    pub fn with_typed_clue(&self, board: &Board, clue: &str) -> Result<Rule, Message> {
        let mut rule = self.clone();
        let mut fields = rule.form(&Context::without_rules(board));
        match fields.iter_mut().find(|field| field.is_clue) {
            Some(field) => field.value.read(board.numbering(), clue)?,
            None => return Err(Message::new("refusal-not-typed")),
        }
        drop(fields);
        Ok(rule)
    }
}
