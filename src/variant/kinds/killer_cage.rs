//! Killer cage: digits in a cage do not repeat, and sum to the number in its corner if there is one.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::Model;
use crate::place::{Place, PlacementError};
use crate::scene::{Area, Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::{
    Context, Field, Generated, Info, KindGroup, OtherRule, RuleSource, SumClue, Variant, draw_clue, outline_cells,
    shares_letters,
};
use crate::words::Message;

/// A cage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KillerCage {
    /// The cells, at most as many as there are digits.
    pub cells: CellSet,
    /// The sum of the digits. With None, any sum is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<SumClue>,
}

impl Variant for KillerCage {
    type Place = CellSet;
    const INFO: Info =
        Info { id: "killer-cage", group: KindGroup::Cells, key: Some('C'), brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/killer-cage.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "killer", rules: RuleSource::PlacedApart { most: 40, least_cells: 2 } };
    const READS_VALUES: bool = true;

    fn new(cells: CellSet, _brush: usize) -> Self {
        KillerCage { cells, sum: None }
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        KillerCage { cells, sum: self.sum.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        PlacementError::check_distinct(context.size(), self.cells.len())
    }

    fn rules_text(&self, _context: &Context) -> Message {
        let sentence = self.sum.as_ref().map_or("rules-no-sum", SumClue::sentence);
        Message::new(format!("killer-cage.{sentence}"))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let has_sum = |clue: &SumClue| context.sum_holds(clue, filling, self.cells.iter());
        context.all_differ(filling, self.cells.iter()) && self.sum.as_ref().is_none_or(has_sum)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        if let Some(sum) = &self.sum {
            context.add_sum(sum, self.cells.iter(), model);
        }
        model.add_different(context.digit_ids(self.cells.iter()));
    }

    fn sums(&self) -> Vec<(SumClue, Vec<Cell>)> {
        self.sum.iter().map(|clue| (clue.clone(), self.cells.iter().collect())).collect()
    }

    fn depends_on(&self, other: &dyn OtherRule) -> bool {
        shares_letters(&Variant::sums(self), other)
    }

    /// Describes unknown sums without the other rules.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        match self.sum.as_ref().is_none_or(|sum| sum.number().is_some()) {
            true => self.lower(context, model),
            false => {
                context.add_described_sum(self.cells.iter(), model);
                model.add_different(context.digit_ids(self.cells.iter()));
            }
        }
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = Pen::new(Width::Cells(0.03)).dashed(0.13, 0.1);
        outline_cells(scene, Layer::Mark, &self.cells, 0.08, pen, Ink::Line(tint));
        if let (Some(sum), Some(at)) = (&self.sum, self.cells.clue_point(context.board())) {
            draw_clue(scene, at, sum.drawn());
        }
    }

    /// Draws the cage without a number and with few dashes, as icons are small.
    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 2.0, 2.0));
        let cells: CellSet = "r1c1-2 r2c1".parse().expect("the cells of the icon are well formed");
        let pen = Pen::new(Width::Cells(0.07)).dashed(0.16, 0.09);
        outline_cells(&mut scene, Layer::Mark, &cells, 0.1, pen, Ink::Line(tint));
        scene
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = u16::try_from(context.total()).unwrap_or(u16::MAX);
        vec![Field::sum("sum", &mut self.sum, most)]
    }

    /// Mirroring the digits (k becomes n + 1 - k) mirrors the sum too.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let context = Context::without_rules(board);
        let all = self.cells.len() as i32 * (context.lowest() + context.highest());
        let turned = |sum: &SumClue| u16::try_from(all - i32::from(sum.number()?)).ok();
        let sums = [self.sum.clone(), self.sum.as_ref().and_then(turned).map(SumClue::from)];
        sums.map(|sum| KillerCage { cells: step.cells(board, self.cells.iter()), sum }).into()
    }

    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        let sum = u16::try_from(context.sum(solution, cells.iter())).ok().map(SumClue::from);
        Some(KillerCage { cells, sum }).filter(|cage| cage.check(context, solution) && cage.validate(context).is_ok())
    }

    fn examples() -> Vec<(Board, Self)> {
        let cage = |cells: &str, sum: Option<u16>| KillerCage {
            cells: cells.parse().expect("example cells are well formed"),
            sum: sum.map(SumClue::from),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), cage("r1c1-2 r2c1", Some(11))),
            (Board::classic(), cage("r3c3 r4c3-5", None)),
            (shidoku.clone(), cage("r1c2-3", Some(3))),
            (shidoku, cage("r2c2 r3c2-3", Some(6))),
        ]
    }
}
