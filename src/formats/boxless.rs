//! Rules that count by boxes, on a board whose regions are rules and no boxes: there they would say nothing.

use super::loss::{Element, Fate, Losses};
use crate::board::{Cell, CellSet};
use crate::puzzle::PlacedRule;
use crate::variant::{Kind, Rule};

/// Takes away what counts by these regions, and tells it.
pub(super) fn lose(regions: &[CellSet], placed: &mut Vec<PlacedRule>, losses: &mut Losses) {
    let is_in_region = |cell: &Cell| regions.iter().any(|cells| cells.contains(*cell));
    if regions.is_empty() {
        return;
    }
    placed.retain_mut(|placed| match &mut placed.rule {
        Rule::RegionSum(line) if line.path.0.iter().any(is_in_region) => {
            losses.add(Element::Rules(Kind::RegionSum), Fate::NoPlace);
            false
        }
        Rule::Indexers(marks) => {
            let (lost, left): (CellSet, CellSet) = marks.cells[2].iter().partition(is_in_region);
            losses.add_many(Element::Rules(Kind::Indexers), Fate::NoPlace, lost.len());
            marks.cells[2] = left;
            lost.is_empty() || marks.cells.iter().any(|cells| !cells.is_empty())
        }
        _ => true,
    });
}
