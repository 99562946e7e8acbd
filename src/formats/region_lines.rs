//! Removal of lines that are counted per box, which have no meaning on a board whose regions are rules instead of
//! boxes.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::board::CellSet;
use crate::puzzle::PlacedRule;
use crate::variant::{Kind, Rule};

/// Removes the region sum lines that pass through any of these regions, and reports them as lost.
pub(super) fn remove_region_lines(regions: &[CellSet], placed: &mut Vec<PlacedRule>, losses: &mut Losses) {
    let says_nothing = |rule: &Rule| match rule {
        Rule::RegionSum(line) => line.path.0.iter().any(|&cell| regions.iter().any(|cells| cells.contains(cell))),
        _ => false,
    };
    let before = placed.len();
    placed.retain(|placed| !says_nothing(&placed.rule));
    losses.add_many(LostElement::Rules(Kind::RegionSum), LossOutcome::NoPlace, before - placed.len());
}
