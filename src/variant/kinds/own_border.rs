//! Custom border clue: the digits in two adjacent cells satisfy a formula of the setter.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Filling, Random, Transformation};
use crate::model::Model;
use crate::place::{Border, Place, PlacementError};
use crate::scene::{Ink, Layer, Scene, TextRole, Tint, Weight, Width};
use crate::variant::formula::Formula;
use crate::variant::look::is_default;
use crate::variant::written;
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, custom, neighbours};
use crate::words::Message;

/// A custom sign between two cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBorder {
    /// The border between the two cells.
    pub border: Border,
    /// The formula for the two digits. `a` is the upper or left one.
    #[serde(with = "written")]
    pub formula: Formula,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the formula.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
    /// The text in the sign, which may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sign: String,
}

/// Radius of the sign, in cells.
const RADIUS: f32 = 0.16;
/// Font size of a single letter in the sign, in cells.
const LETTER: f32 = 0.24;
/// Greatest number of letters that fit into the sign.
const MAX_LETTERS: usize = 3;

impl Variant for OwnBorder {
    type Place = Border;
    const INFO: Info = Info { id: "own-border", group: KindGroup::Own, key: None, brushes: &[], tint: Tint::Violet };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-borders.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-border", rules: RuleSource::FromSolution(generate_border_clues) };

    fn new(border: Border, _brush: usize) -> Self {
        OwnBorder {
            border,
            formula: custom::formula("a = 2*b or b = 2*a"),
            name: String::new(),
            sentence: String::new(),
            sign: String::new(),
        }
    }

    fn place(&self) -> Border {
        self.border
    }

    fn at(&self, border: Border) -> Self {
        OwnBorder { border, ..self.clone() }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "own-border")
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        let letters = self.sign.trim().chars().count();
        let (number, most) = (i32::try_from(letters).unwrap_or(i32::MAX), MAX_LETTERS as i32);
        if letters > MAX_LETTERS { Err(PlacementError::NumberOutOfRange { number, least: 0, most }) } else { Ok(()) }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = if self.sign.trim().is_empty() { "own-border.rules" } else { "own-border.rules-sign" };
        let made = Message::new(key)
            .with("sign", self.sign.trim())
            .with("formula", self.formula.message(context))
            .with("ordered", custom::order_matters(&self.formula, context));
        custom::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let [one, other] = self.border.pair();
        custom::all_hold(&self.formula, context, filling, &[(one, other)])
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let [one, other] = self.border.pair();
        custom::require_all(&self.formula, context, model, &[(one, other)]);
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        let at = self.border.point();
        scene.disc(Layer::Frame, at, RADIUS, Ink::Paper);
        scene.disc(Layer::Frame, at, RADIUS, Ink::Tint(tint));
        scene.ring(Layer::Frame, at, RADIUS, Width::Cells(0.024), Ink::Line(tint));
        let sign = self.sign.trim();
        let size = LETTER * 1.4 / (sign.chars().count() as f32).max(1.4);
        if !sign.is_empty() {
            scene.text(TextRole::Mark, at, size, sign, Weight::Semibold, Ink::Given);
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
            Field::new("sign", FieldValue::Text(&mut self.sign)),
        ]
    }

    /// Turning the board may exchange the two cells.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let Some(border) = self.border.transformed(board, step) else { return vec![] };
        let formulas = custom::transformed_formulas(&self.formula, &self.sentence).into_iter();
        formulas.map(|formula| OwnBorder { border, formula, ..self.clone() }).collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |cells: [&str; 2], formula: &str, sign: &str| {
            let [one, other] = cells.map(|cell| cell.parse().expect("example cells are well formed"));
            let border = Border::between(one, other).expect("example cells share an edge");
            OwnBorder { formula: custom::formula(formula), sign: sign.to_owned(), ..OwnBorder::new(border, 0) }
        };
        vec![
            (Board::classic(), rule(["r2c2", "r2c3"], "a = 2*b or b = 2*a", "D")),
            (shidoku.clone(), rule(["r2c2", "r3c2"], "a = b + 1", "")),
            (shidoku, rule(["r1c1", "r1c2"], "a * b = 4", "×")),
        ]
    }
}

/// Returns signs with the default formula that fit the solution, on borders of the first grid in random order.
fn generate_border_clues(context: &Context, solution: &Filling, random: &mut Random) -> Vec<OwnBorder> {
    let grid = &context.board().grids()[0];
    let borders = neighbours(grid).into_iter().filter_map(|(one, other)| Border::between(one, other));
    let rules = borders.map(|border| OwnBorder::new(border, 0)).filter(|rule| rule.check(context, solution));
    let mut rules: Vec<OwnBorder> = rules.collect();
    random.shuffle(&mut rules);
    rules
}
