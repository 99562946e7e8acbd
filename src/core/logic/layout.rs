//! A model prepared for solving: groups of cells with different digits, peers, and the other constraints.

use std::collections::HashMap;

use strum::{EnumCount, VariantArray};

use super::bits::{self, BitRows};
use super::word_table::WordTable;
use crate::board::{CellId, DigitSet, GridId};
use crate::model::{Cmp, Model, Origin, Shape};

/// The origin of a group of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GroupKind {
    /// A row of a grid, counted from 0.
    Row(GridId, usize),
    /// A column of a grid, counted from 0.
    Column(GridId, usize),
    /// A box or region of a grid, counted from 0.
    Box(GridId, usize),
    /// The cells of the rule with this index in the puzzle's list.
    Rule(usize),
    /// Cells whose digits must differ for another reason.
    Other,
}

impl GroupKind {
    /// Returns the family of the group; techniques such as fish compare groups by family.
    pub(super) const fn family(self) -> HouseFamily {
        match self {
            GroupKind::Row(..) => HouseFamily::Rows,
            GroupKind::Column(..) => HouseFamily::Columns,
            GroupKind::Box(..) => HouseFamily::Boxes,
            GroupKind::Rule(_) | GroupKind::Other => HouseFamily::Others,
        }
    }
}

/// A family of similar groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray)]
pub(super) enum HouseFamily {
    Boxes,
    Columns,
    Rows,
    Others,
}

impl HouseFamily {
    /// All families in the order in which a person looks at them.
    pub(super) const ALL: [HouseFamily; HouseFamily::COUNT] = *HouseFamily::VARIANTS.as_array().unwrap();
}

/// A group of cells with pairwise different digits; a house if it is complete.
#[derive(Clone, Debug)]
pub struct CellGroup {
    /// The origin of the group.
    pub kind: GroupKind,
    /// The cells, in the order of the model.
    pub cells: Vec<CellId>,
    /// True if the group holds each digit exactly once.
    pub complete: bool,
}

/// A weighted sum of cells, such as a cage, an arrow or an outside clue.
#[derive(Clone, Debug)]
pub(super) struct SumRule {
    pub(super) terms: Vec<(i32, CellId)>,
    pub(super) cmp: Cmp,
    pub(super) total: i32,
    pub(super) origin: Origin,
    /// The number of houses from which the rule of 45 derived this sum; 0 for a sum stated by the puzzle.
    pub(super) houses: usize,
}

/// A model prepared for solving, which puzzles with the same board and rules can share.
#[derive(Clone, Debug)]
pub struct LogicLayout {
    pub(super) digits: usize,
    pub(super) cells: usize,
    /// The number of 64-bit words in a set of cells.
    pub(super) words: usize,
    pub(super) groups: Vec<CellGroup>,
    /// The groups as sets of cells.
    pub(super) group_sets: BitRows,
    /// For each cell, its groups, with the place of the cell in each.
    pub(super) groups_of: Vec<Vec<(u16, u8)>>,
    /// The houses of each family, in the order of [`HouseFamily::ALL`].
    pub(super) houses: [Vec<u16>; 4],
    /// For each cell, the cells that must hold a different digit.
    pub(super) peers: BitRows,
    pub(super) peer_list: Vec<Vec<u16>>,
    /// All shapes except groups, sums and domains.
    pub(super) shapes: Vec<(Shape, Origin)>,
    /// For each of `shapes` that is a word, the table of its automaton.
    pub(super) words_of: Vec<Option<WordTable>>,
    /// For each of `shapes`, if it is a pair table, the digits of the second cell allowed with each digit of the first,
    /// and vice versa; otherwise two empty lists.
    pub(super) allowed_partners: Vec<(Vec<u32>, Vec<u32>)>,
    pub(super) sums: Vec<SumRule>,
    /// For each sum derived by the rule of 45, the houses used.
    pub(super) leftover_houses: HashMap<usize, Vec<usize>>,
    /// For each sum derived by the rule of 45, the rules used.
    pub(super) leftover_rules: HashMap<usize, Vec<Origin>>,
    /// For each cell, whether any constraint besides houses and domains involves it.
    pub(super) has_rule: Vec<bool>,
    pub(super) has_rules: bool,
    /// True if some box shares more cells with one row or column than with another that it meets, as in a jigsaw.
    pub(super) has_uneven_boxes: bool,
    /// True if the model is contradictory in itself, such as a group with more cells than there are digits.
    pub(super) is_contradictory: bool,
    /// The shapes from which the layout was made, without domains.
    pub(super) source_shapes: Vec<Shape>,
}

/// Returns whether a shape is a domain, which belongs to a puzzle rather than to its layout.
pub(super) fn is_domain(shape: &Shape) -> bool {
    matches!(shape, Shape::Domain(..))
}

impl LogicLayout {
    /// Returns whether this is the layout of the model.
    pub fn is_for(&self, model: &Model) -> bool {
        (self.digits, self.cells) == (usize::from(model.digits()), model.cells())
            && self.source_shapes.iter().eq(model.shapes().filter(|shape| !is_domain(shape)))
    }

    /// Returns the groups of cells with pairwise different digits.
    pub fn groups(&self) -> &[CellGroup] {
        &self.groups
    }

    /// Returns the candidates that domains leave in each cell, as bitmasks, and the cells with givens.
    pub(super) fn start(&self, model: &Model) -> (Vec<u32>, Vec<CellId>) {
        let mut candidates = vec![DigitSet::all(model.digits()).bits(); self.cells];
        let mut given = Vec::new();
        for constraint in model.constraints() {
            if let Shape::Domain(cell, set) = constraint.shape
                && cell.index() < self.cells
            {
                candidates[cell.index()] &= set.bits();
                if matches!(constraint.origin, Origin::Given(_)) {
                    given.push(cell);
                }
            }
        }
        (candidates, given)
    }

    /// Returns the rules used by a sum that was derived by the rule of 45.
    pub(super) fn leftover_rules(&self, sum: usize) -> Vec<Origin> {
        self.leftover_rules.get(&sum).cloned().unwrap_or_default()
    }

    /// Iterates over all houses, boxes first.
    pub(super) fn all_houses(&self) -> impl Iterator<Item = usize> + '_ {
        self.houses.iter().flatten().map(|&house| usize::from(house))
    }

    /// Returns whether two cells see each other, that is, must hold different digits.
    pub(super) fn sees(&self, one: usize, other: usize) -> bool {
        bits::contains(self.peers.row(one), other)
    }
}
