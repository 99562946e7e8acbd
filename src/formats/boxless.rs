//! Lines that count by boxes, on a board whose regions are rules and no boxes: there they would say nothing.

use super::loss::{Element, Fate, Losses};
use crate::board::CellSet;
use crate::puzzle::PlacedRule;
use crate::variant::{Kind, Rule};

/// Takes away the lines that count by these regions, and tells them.
pub(super) fn lose(regions: &[CellSet], placed: &mut Vec<PlacedRule>, losses: &mut Losses) {
    let says_nothing = |rule: &Rule| match rule {
        Rule::RegionSum(line) => line.path.0.iter().any(|&cell| regions.iter().any(|cells| cells.contains(cell))),
        _ => false,
    };
    let before = placed.len();
    placed.retain(|placed| !says_nothing(&placed.rule));
    losses.add_many(Element::Rules(Kind::RegionSum), Fate::NoPlace, before - placed.len());
}
