//! Little killer: the digits along a diagonal sum to the number at its end. Digits may repeat.

use crate::board::Filling;
use crate::model::{Cmp, Model};
use crate::variant::{ClueExample, ClueIcon, ClueLine, NumberClues, OutsideClueKind};

/// Little killer clues around a grid.
pub type LittleKiller = NumberClues<LittleKillerClue>;

/// The kind of clue that gives the sum of a diagonal, which is the same from both ends.
#[derive(Clone, PartialEq, Debug)]
pub struct LittleKillerClue;

impl OutsideClueKind for LittleKillerClue {
    const ID: &'static str = "little-killer";
    const RULES: &'static str = "little-killer.rules";
    const EXAMPLE: &'static str = include_str!("../../../examples/little-killer.ron");
    const GENERATED_NAME: &'static str = "little-killer";
    const ICON: ClueIcon = ClueIcon::Diagonal;
    const DIAGONAL: bool = true;
    const READS_VALUES: bool = true;
    const ORDERED: bool = false;
    const MAX_GENERATED: Option<usize> = Some(14);
    const EXAMPLES: &'static [ClueExample] = &[
        (3, 3, ["", "", "top1>45 top3<12 top6>22 left3>30 left5<25"]),
        (2, 2, ["", "", "top1>9"]),
        (2, 2, ["", "", "top2>6 left3<9 left4>4"]),
        (2, 3, ["", "", "top2>16 top6<21"]),
    ];

    /// Sums range from a single lowest digit to the highest digit in every cell.
    fn range(seen: &ClueLine) -> (i32, i32) {
        let cells = seen.cells().len() as i32;
        (seen.context.lowest(), cells * seen.context.highest())
    }

    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32> {
        Some(seen.values(filling).into_iter().sum())
    }

    fn lower(seen: &ClueLine, clue: i32, model: &mut Model) {
        let terms = seen.ids().into_iter().map(|cell| (1, cell)).collect();
        model.add(seen.context.sum_shape(terms, Cmp::Equal, clue));
    }

    /// Prefers sums that are at least one standard deviation from the mean of as many random digits, since sums near
    /// the mean restrict little. Diagonals of fewer than three cells give too much away.
    fn may_generate(seen: &ClueLine, solution: &Filling) -> bool {
        let values = seen.values(solution);
        let (cells, digits) = (values.len() as i32, i32::from(seen.context.size()));
        let off = 2 * values.iter().sum::<i32>() - cells * (seen.context.lowest() + seen.context.highest());
        cells >= 3 && 3 * off * off >= cells * (digits * digits - 1)
    }

    fn reversed(seen: &ClueLine, clue: i32) -> Option<i32> {
        let all = seen.cells().len() as i32 * (seen.context.lowest() + seen.context.highest());
        Some(all - clue)
    }
}
