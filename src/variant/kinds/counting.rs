//! Counting cells: the digit in a marked cell, or the number of the rule, is the number of cells that satisfy a
//! condition, among those around it, in its row, column or box, or seen from it. The condition is a formula of the two
//! digits, the shade, line or region of the cells, or both.

use serde::{Deserialize, Serialize};

use super::count::{Count, CountArea, CountEnd, CountLayer, READ};
use super::loops::OptionalFormula;
use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::{Cmp, Model, Shape, Weights};
use crate::place::{Place, PlacementError};
use crate::scene::{ArrowHead, Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::look::{choices, is_default};
use crate::variant::{
    Context, Field, FieldValue, Generated, Info, KindGroup, LayerKind, RuleSource, Variant, cell_middle, custom,
    draw_clue, fill_cells, written,
};
use crate::words::Message;

choices! {
    /// The mark in cells that count.
    CountMark {
        /// A circle.
        Circle = "circle",
        /// A square.
        Square = "square",
        /// The cell is filled.
        Filled = "filled",
        /// No mark.
        Bare = "bare",
    }
}

/// Cells that count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counting {
    /// The cells that count.
    pub cells: CellSet,
    /// The cells among which each of them counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub area: CountArea,
    /// The formula for the digit a of a marked cell and the digit b of a counted one.
    #[serde(default, skip_serializing_if = "is_default", with = "written")]
    pub formula: OptionalFormula,
    /// The condition for the shade, line or region of a counted cell.
    #[serde(default, skip_serializing_if = "is_default")]
    pub layer: CountLayer,
    /// The end of the cells that are counted in a direction.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: CountEnd,
    /// True if a cell may count itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub own: bool,
    /// The number of counted cells. With None, it is the digit in the cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The mark in the cells.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mark: CountMark,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the other settings.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
}

impl Counting {
    /// Returns the rule that a brush makes: neighbours with odd digits, lower digits that are seen, or higher digits in
    /// a direction.
    fn of_brush(cells: CellSet, brush: usize) -> Counting {
        let formula = |text: &str| OptionalFormula(Some(custom::formula(text)));
        let neighbours = Counting {
            cells,
            area: CountArea::Around,
            formula: formula("b mod 2 = 1"),
            layer: CountLayer::Any,
            end: CountEnd::Edge,
            own: false,
            number: None,
            mark: CountMark::Circle,
            name: String::new(),
            sentence: String::new(),
        };
        match brush {
            0 => neighbours,
            1 => Counting {
                area: CountArea::Cross,
                formula: formula("b < a"),
                end: CountEnd::Uncounted,
                mark: CountMark::Square,
                ..neighbours
            },
            _ => Counting { area: CountArea::Right, formula: formula("b > a"), mark: CountMark::Filled, ..neighbours },
        }
    }

    fn count(&self) -> Count<'_> {
        let Counting { area, layer, end, own, .. } = *self;
        Count { area, formula: self.formula.0.as_ref(), layer, end, own }
    }
}

impl Variant for Counting {
    type Place = CellSet;
    const INFO: Info = Info {
        id: "counting",
        group: KindGroup::Cells,
        key: None,
        brushes: &["neighbours", "watchtower", "direction"],
        tint: Tint::Sand,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/counting.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "counting",
        rules: RuleSource::FromSolution(|context, solution, random| {
            let mut cells = context.board().cells().to_vec();
            random.shuffle(&mut cells);
            cells.truncate(context.board().cells().len() / 4);
            let rules = (0..Counting::INFO.brushes.len()).filter_map(|brush| {
                let cells = cells.iter().copied().collect();
                Counting::fitting(Counting::of_brush(cells, brush), context, solution)
            });
            rules.collect()
        }),
    };
    const READS_VALUES: bool = true;
    const IN_PARTS: bool = true;

    fn new(cells: CellSet, brush: usize) -> Self {
        Counting::of_brush(cells, brush)
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        Counting { cells, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let is_without_box = |cell: Cell| self.area.groups(context.board(), cell).is_empty();
        if self.area == CountArea::Box && self.cells.iter().any(is_without_box) {
            return Err(PlacementError::NoBoxes);
        }
        let sizes = self.cells.iter().map(|cell| self.area.groups(context.board(), cell).concat().len());
        let most = sizes.min().unwrap_or(0) as i32 + i32::from(self.own);
        match self.number.map(i32::from) {
            Some(number) if number > most => Err(PlacementError::NumberOutOfRange { number, least: 0, most }),
            _ => Ok(()),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        *self == Counting::of_brush(self.cells.clone(), brush)
    }

    fn reads_layers(&self) -> &'static [LayerKind] {
        if self.layer == CountLayer::Any { &[] } else { READ }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "counting")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let has = |kind: LayerKind| context.layers().iter().any(|layer| layer.kind() == kind);
        let counted = READ.iter().copied().find(|&kind| has(kind)).map_or("shade", LayerKind::name);
        let is_ray = self.area.steps().1;
        let made = Message::new("counting.rules")
            .with("mark", CountMark::OPTIONS[self.mark as usize])
            .with("number", if self.number.is_some() { "yes" } else { "no" })
            .with("area", CountArea::OPTIONS[self.area as usize])
            .with("layer", CountLayer::OPTIONS[self.layer as usize])
            .with("counted", counted)
            .with("end", if is_ray { CountEnd::OPTIONS[self.end as usize] } else { "edge" })
            .with("own", if self.own { "yes" } else { "no" });
        let made = match &self.formula.0 {
            Some(formula) => {
                let first = if formula.reads_first() { "yes" } else { "no" };
                made.with("digits", "yes").with("first", first).with("formula", formula.message(context))
            }
            None => made.with("digits", "no").with("first", "no").with("formula", ""),
        };
        custom::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.cells.iter().all(|cell| {
            let count = self.count().count(context, filling, cell).and_then(|count| i32::try_from(count).ok());
            let number = self.number.map(i32::from).or_else(|| context.values(filling, [cell]).first().copied());
            count.is_some() && count == number
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.cells.iter().for_each(|cell| self.count().require(context, model, cell, self.number));
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        if self.mark == CountMark::Filled {
            fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        }
        for cell in self.cells.iter() {
            draw_mark(scene, cell, self.mark, self.area, Ink::Line(tint));
            if let Some(number) = self.number {
                let at = Point::new(f32::from(cell.col) + 0.2, f32::from(cell.row) + 0.19);
                draw_clue(scene, at, number.to_string());
            }
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = context.board().cells().len().min(999) as u16;
        vec![
            Field::choice("area", CountArea::OPTIONS, &mut self.area),
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::choice("layer", CountLayer::OPTIONS, &mut self.layer),
            Field::choice("end", CountEnd::OPTIONS, &mut self.end),
            Field::toggle("own", &mut self.own),
            Field::typed_number("number", &mut self.number, 0, most),
            Field::choice("mark", CountMark::OPTIONS, &mut self.mark),
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
        ]
    }

    /// Turning the board changes the direction. With a sentence of the setter the direction must stay.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let Some(cells) = self.cells.transformed(board, step) else { return vec![] };
        if self.layer != CountLayer::Any && !step.keeps_digits() {
            return vec![];
        }
        let areas = if self.sentence.trim().is_empty() { self.area.turned() } else { vec![self.area] };
        areas.into_iter().map(|area| Counting { area, ..self.at(cells.clone()) }).collect()
    }

    /// Describes the counts in each direction and the settings. The order of the directions does not matter.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let numbers = context.numbers();
        let nothing = Weights::new(numbers.iter().map(|_| 0));
        let its_own = match self.number {
            None => Weights::new(numbers.iter().copied()),
            Some(_) => nothing.clone(),
        };
        let odd = self.count().odd(context);
        let number = self.number.map_or(0, |number| 1 + i32::from(number));
        let total = 16 * number + 8 * i32::from(self.own) + 4 * self.end as i32 + self.layer as i32;
        for (cell, own) in self.cells.iter().filter_map(|cell| Some((cell, context.id(cell)?))) {
            let groups = self.area.groups(context.board(), cell);
            let others = context.ids(groups.concat()).into_iter().map(|id| (id, nothing.clone()));
            let terms = [(own, its_own.clone())].into_iter().chain(others).collect();
            model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total });
            for group in groups {
                let cells = || [own].into_iter().chain(context.ids(group.iter().copied())).collect();
                odd.iter().for_each(|odd| model.add(Shape::Word(cells(), odd.clone())));
            }
        }
    }

    /// Keeps the cells whose digits are right.
    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        Counting::fitting(Counting::new(cells, 0), context, solution)
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |cells: &str, brush: usize| {
            Counting::of_brush(cells.parse().expect("example cells are well formed"), brush)
        };
        let formula = |text: &str| OptionalFormula(Some(custom::formula(text)));
        let edges = Counting { area: CountArea::Edges, formula: formula("b > a"), own: true, ..rule("r1c1", 0) };
        let number = Counting { number: Some(2), mark: CountMark::Bare, ..rule("r3c4", 0) };
        let in_box = Counting { area: CountArea::Box, formula: formula("a + b < 6"), ..rule("r1c2 r3c1", 1) };
        let up = Counting { area: CountArea::UpRight, formula: formula("b mod 2 = 0"), ..rule("r4c1", 2) };
        let column = Counting { area: CountArea::Column, own: true, end: CountEnd::Uncounted, ..rule("r2c1", 0) };
        let mut all = vec![
            (Board::classic(), rule("r2c3", 0)),
            (Board::classic(), rule("r2c2", 1)),
            (shidoku.clone(), rule("r2c2 r3c4", 0)),
            (shidoku.clone(), rule("r2c1 r1c3", 1)),
            (shidoku.clone(), rule("r1c1 r3c2", 2)),
        ];
        all.extend([edges, number, in_box, up, column].map(|rule| (shidoku.clone(), rule)));
        all
    }
}

impl Counting {
    /// Returns the rule without the cells whose digits a solution does not have, if any are left.
    fn fitting(rule: Counting, context: &Context, solution: &Filling) -> Option<Counting> {
        let fits = |cell: &Cell| {
            let alone = rule.at([*cell].into_iter().collect());
            alone.validate(context).is_ok() && alone.check(context, solution)
        };
        let cells: CellSet = rule.cells.iter().filter(fits).collect();
        (!cells.is_empty()).then(|| rule.at(cells))
    }
}

/// Half the side of a square mark, and the radius of a circle, in cells.
const RADIUS: f32 = 0.34;
/// Width of the lines of a mark, in cells.
const LINE: f32 = 0.035;

/// Draws the mark of a cell that counts, with arrow heads in the directions in which it counts, or strokes towards the
/// neighbours that it counts.
pub(super) fn draw_mark(scene: &mut Scene, cell: Cell, mark: CountMark, area: CountArea, ink: Ink) {
    let (middle, width) = (cell_middle(cell), Width::Cells(LINE));
    let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
    match mark {
        CountMark::Circle => scene.ring(Layer::Mark, middle, RADIUS, width, ink),
        CountMark::Square => {
            let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let points = points.map(|(x, y)| at(x * RADIUS, y * RADIUS)).to_vec();
            scene.add(Layer::Mark, Item::Line { points, closed: true, pen: Pen::new(width), ink });
        }
        CountMark::Filled | CountMark::Bare => {}
    }
    let (steps, goes_on) = area.steps();
    for (rows, cols) in steps {
        let is_diagonal = rows != 0 && cols != 0;
        // A circle leaves more room towards the corners of the cell than a square.
        let length = if is_diagonal && mark == CountMark::Circle { std::f32::consts::FRAC_1_SQRT_2 } else { 1.0 };
        let toward = |distance: f32| at(f32::from(cols) * distance * length, f32::from(rows) * distance * length);
        let pen = Pen::new(width).flat();
        match goes_on {
            true => {
                let outer = if length < 1.0 { 0.62 } else { 0.48 };
                let head = if matches!(mark, CountMark::Circle | CountMark::Square) { 0.12 } else { 0.18 };
                let pen = pen.with_head(ArrowHead { length: head, width: 1.4 * head, filled: true });
                scene.path(Layer::Mark, vec![toward(outer - head), toward(outer)], pen, ink);
            }
            false => scene.path(Layer::Mark, vec![toward(RADIUS), toward(RADIUS + 0.12)], pen, ink),
        }
    }
}
