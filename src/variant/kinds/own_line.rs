//! Custom line: digits along a line satisfy a formula of the setter, two by two or all together.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::Model;
use crate::place::{Path, Place, PlacementError};
use crate::scene::{Layer, Scene, Tint};
use crate::variant::formula::AnyFormula;
use crate::variant::look::{LineStyle, LineTip, LineWidth, choices, is_default, line_ink, line_pen};
use crate::variant::written;
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, custom};
use crate::words::Message;

choices! {
    /// The pairs of digits of a line that must satisfy the formula.
    LinePairs {
        /// Each digit and the next one.
        Neighbours = "neighbours",
        /// Each digit and all that follow.
        All = "all",
    }
}

/// A line with a custom rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLine {
    /// The cells of the line.
    pub path: Path,
    /// The formula for two digits, of which `a` comes before `b` along the line, or for the list `x` of all digits.
    #[serde(with = "written")]
    pub formula: AnyFormula,
    /// The pairs of digits that a formula for two digits applies to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pairs: LinePairs,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the formula.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
    /// The width of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub width: LineWidth,
    /// The dashes of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub style: LineStyle,
    /// The shape of the ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tip: LineTip,
}

impl OwnLine {
    fn cell_pairs(&self, cells: &[Cell]) -> Vec<(Cell, Cell)> {
        match self.pairs {
            LinePairs::Neighbours => custom::consecutive_pairs(cells),
            LinePairs::All => custom::all_pairs(cells),
        }
    }
}

impl Variant for OwnLine {
    type Place = Path;
    const INFO: Info = Info { id: "own-line", group: KindGroup::Own, key: None, brushes: &[], tint: Tint::Green };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-lines.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-line", rules: RuleSource::PlacedApart { most: 6, least_cells: 3 } };

    fn new(path: Path, _brush: usize) -> Self {
        OwnLine {
            path,
            formula: custom::any_formula("|a - b| >= 2"),
            pairs: LinePairs::Neighbours,
            name: String::new(),
            sentence: String::new(),
            width: LineWidth::Wide,
            style: LineStyle::Solid,
            tip: LineTip::Plain,
        }
    }

    fn place(&self) -> Path {
        self.path.clone()
    }

    fn at(&self, path: Path) -> Self {
        OwnLine { path, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match (&self.formula, self.pairs) {
            (AnyFormula::List(formula), _) => custom::check_list(formula, context, self.path.0.len()),
            (AnyFormula::Pair(_), LinePairs::Neighbours) => Ok(()),
            (AnyFormula::Pair(_), LinePairs::All) => {
                custom::check_pairable(&self.path.0.iter().copied().collect::<CellSet>())
            }
        }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "own-line")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let made = Message::new(match (&self.formula, self.pairs) {
            (AnyFormula::List(_), _) => "own-line.rules-list",
            (AnyFormula::Pair(_), LinePairs::Neighbours) => "own-line.rules",
            (AnyFormula::Pair(_), LinePairs::All) => "own-line.rules-all",
        });
        custom::sentence(&self.name, &self.sentence, made.with("formula", custom::message(&self.formula, context)))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        custom::holds(&self.formula, context, filling, &self.path.0, |cells| self.cell_pairs(cells))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        custom::require(&self.formula, context, model, &self.path.0, |cells| self.cell_pairs(cells));
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = line_pen(self.width, self.style, self.tip);
        scene.path(Layer::Mark, self.path.points(), pen, line_ink(self.width, tint));
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        let has_pairs = matches!(self.formula, AnyFormula::Pair(_));
        let mut fields = vec![Field::new("formula", FieldValue::Typed(&mut self.formula))];
        if has_pairs {
            fields.push(Field::choice("pairs", LinePairs::OPTIONS, &mut self.pairs));
        }
        fields.extend([
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
            Field::choice("width", LineWidth::OPTIONS, &mut self.width),
            Field::choice("style", LineStyle::OPTIONS, &mut self.style),
            Field::choice("tip", LineTip::OPTIONS, &mut self.tip),
        ]);
        fields
    }

    /// Mirroring the digits may exchange the start and the end.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let path = self.path.transformed(board, step);
        path.into_iter().flat_map(|path| [self.at(path.clone()), self.at(path.reversed())]).collect()
    }

    /// Follows the path from its start for as long as the digits satisfy the default formula.
    fn of_solution(path: Path, context: &Context, solution: &Filling) -> Option<Self> {
        let longest = (2..=path.0.len()).rev().map(|count| OwnLine::new(Path(path.0[..count].to_vec()), 0));
        longest.into_iter().find(|line| line.check(context, solution))
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let line = |path: &str, formula: &str| OwnLine {
            formula: custom::any_formula(formula),
            ..OwnLine::new(path.parse().expect("an example path is well formed"), 0)
        };
        let all = OwnLine { pairs: LinePairs::All, ..line("r1c1 r2c2 r2c3", "a + b != n + 1") };
        let looks = OwnLine { width: LineWidth::Thin, style: LineStyle::Dashed, tip: LineTip::Arrow, ..all.clone() };
        vec![
            (Board::classic(), line("r3c1 r2c2 r2c3 r1c4", "|a - b| >= 4")),
            (shidoku.clone(), line("r1c1 r1c2 r2c3", "|a - b| = 1 or a = 2 * b")),
            (shidoku.clone(), all),
            (Board::classic(), line("r5c1 r6c2 r6c3", "sum(x[2..]) = 2 * first and any(x = 2)")),
            (shidoku.clone(), line("r1c1 r2c2 r3c2 r4c1", "count(x = max(x)) = distinct(x) - 1 or prime(sum(x))")),
            (shidoku, looks),
        ]
    }
}
