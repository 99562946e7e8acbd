//! Pattern line: the digits along a line match a regular expression of the setter.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet, Digit, DigitSet, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Path, Place};
use crate::scene::{Layer, Scene, Tint};
use crate::variant::expression::Expression;
use crate::variant::look::{LineStyle, LineTip, LineWidth, is_default, line_ink, line_pen};
use crate::variant::written::{self, TextFormat};
use crate::variant::{Context, Field, FieldValue, Generated, Info, KindGroup, RuleSource, Variant, custom};
use crate::words::Message;

/// A line whose digits match a regular expression.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnWord {
    /// The cells in the order in which their digits are read.
    pub path: Path,
    /// The regular expression for the digits.
    #[serde(with = "written")]
    pub expression: Expression,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the expression.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
    /// The width of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub width: LineWidth,
    /// The dashes of the line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub style: LineStyle,
    /// The shape of the ends.
    #[serde(default = "arrow", skip_serializing_if = "is_arrow")]
    pub tip: LineTip,
}

fn arrow() -> LineTip {
    LineTip::Arrow
}

fn is_arrow(tip: &LineTip) -> bool {
    *tip == LineTip::Arrow
}

fn expression(text: &str) -> Expression {
    Expression::read(text).expect("expressions of the program are well formed")
}

impl OwnWord {
    /// Returns a line with this expression and the default style, an arrow that shows the reading direction.
    fn with(path: Path, expression: Expression) -> OwnWord {
        OwnWord {
            path,
            expression,
            name: String::new(),
            sentence: String::new(),
            width: LineWidth::Wide,
            style: LineStyle::Solid,
            tip: LineTip::Arrow,
        }
    }
}

impl Variant for OwnWord {
    type Place = Path;
    const INFO: Info = Info { id: "own-word", group: KindGroup::Own, key: None, brushes: &[], tint: Tint::Sand };
    const EXAMPLE: &'static str = include_str!("../../../examples/own-words.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "own-word", rules: RuleSource::PlacedApart { most: 8, least_cells: 3 } };

    fn new(path: Path, _brush: usize) -> Self {
        OwnWord::with(path, expression(".*"))
    }

    fn place(&self) -> Path {
        self.path.clone()
    }

    fn at(&self, path: Path) -> Self {
        OwnWord { path, ..self.clone() }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "own-word")
    }

    fn rules_text(&self, _context: &Context) -> Message {
        let made = Message::new("own-word.rules").with("expression", self.expression.text());
        custom::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let word = context.digits(filling, self.path.0.iter().copied());
        self.expression.automaton(context).accepts(word.into_iter().map(Some))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        model.add(Shape::Word(context.ids(self.path.0.iter().copied()), self.expression.automaton(context)));
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = line_pen(self.width, self.style, self.tip);
        scene.path(Layer::Mark, self.path.points(), pen, line_ink(self.width, tint));
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::new("expression", FieldValue::Typed(&mut self.expression)),
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
            Field::choice("width", LineWidth::OPTIONS, &mut self.width),
            Field::choice("style", LineStyle::OPTIONS, &mut self.style),
            Field::choice("tip", LineTip::OPTIONS, &mut self.tip),
        ]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.path.cells(board)
    }

    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        self.path.transformed(board, step).map(|path| self.at(path)).into_iter().collect()
    }

    /// Follows the path for as long as it has low digits and then high ones, so that one sentence describes all lines.
    fn of_solution(path: Path, context: &Context, solution: &Filling) -> Option<Self> {
        let half = usize::from(context.size() / 2);
        let digits = context.digits(solution, path.0.iter().copied());
        let low = digits.iter().take_while(|digit| digit.index() < half).count();
        let high = digits[low..].iter().take_while(|digit| digit.index() >= half).count();
        if low == 0 || high == 0 {
            return None;
        }
        let class = |digits: DigitSet| format!("[{}]+", context.board().numbering().text(digits.iter()));
        let is_low = |digit: &Digit| digit.index() < half;
        let (lower, upper): (Vec<Digit>, Vec<Digit>) = DigitSet::all(context.size()).iter().partition(is_low);
        let text = [lower, upper].map(|digits| class(digits.into_iter().collect())).concat();
        let expression = Expression::read(&text).ok()?;
        Some(OwnWord::with(Path(path.0.into_iter().take(low + high).collect()), expression))
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let word = |path: &str, text: &str| {
            OwnWord::with(path.parse().expect("an example path is well formed"), expression(text))
        };
        vec![
            (Board::classic(), word("r1c1 r1c2 r2c3 r3c3", "[1-4]+[5-9]+")),
            (shidoku.clone(), word("r1c1 r1c2 r1c3 r1c4", ".*1.*2.*")),
            (shidoku, OwnWord { tip: LineTip::Plain, ..word("r2c1 r3c2 r3c3", "[12].[34]|4.*") }),
        ]
    }
}
