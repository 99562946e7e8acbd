//! A model prepared for solving: groups of cells with different digits, peers, and the other constraints.

use std::collections::{HashMap, HashSet};

use super::bits::{self, BitRows};
use super::leftover_sums::leftovers;
use super::word_table::WordTable;
use crate::board::{Board, CellId, DigitSet, GridId, HouseKind};
use crate::model::{Cmp, Model, Origin, PairTable, Shape};

/// The maximum size of a group, whose places are stored in a 32-bit mask.
const MAX_PLACES: usize = 32;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HouseFamily {
    Rows,
    Columns,
    Boxes,
    Others,
}

impl HouseFamily {
    /// All families in the order in which a person looks at them.
    pub(super) const ALL: [HouseFamily; 4] =
        [HouseFamily::Boxes, HouseFamily::Columns, HouseFamily::Rows, HouseFamily::Others];
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
    leftover_rules: HashMap<usize, Vec<Origin>>,
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

/// Returns the digits of the second cell that a pair table allows with each digit of the first, and vice versa; two
/// empty lists for any other shape.
fn tables_of(shape: &Shape, digits: u8) -> (Vec<u32>, Vec<u32>) {
    let Shape::Pair(_, _, table) = shape else { return Default::default() };
    let turned = table.transposed();
    let masks = |table: &PairTable| DigitSet::all(digits).iter().map(|digit| table.compatible(digit).bits()).collect();
    (masks(table), masks(&turned))
}

/// Returns whether a shape is a domain, which belongs to a puzzle rather than to its layout.
fn is_domain(shape: &Shape) -> bool {
    matches!(shape, Shape::Domain(..))
}

impl LogicLayout {
    /// Prepares a model. The board is used only to name the houses.
    pub fn new(model: &Model, board: &Board) -> LogicLayout {
        let (digits, cells) = (usize::from(model.digits()), model.cells());
        let mut layout = LogicLayout {
            digits,
            cells,
            words: bits::word_count(cells),
            groups: Vec::new(),
            group_sets: BitRows::new(0, cells),
            groups_of: vec![Vec::new(); cells],
            houses: Default::default(),
            peers: BitRows::new(cells, cells),
            peer_list: Vec::new(),
            shapes: Vec::new(),
            words_of: Vec::new(),
            allowed_partners: Vec::new(),
            sums: Vec::new(),
            leftover_houses: HashMap::new(),
            leftover_rules: HashMap::new(),
            has_rule: vec![false; cells],
            has_rules: false,
            has_uneven_boxes: false,
            is_contradictory: false,
            source_shapes: model.shapes().filter(|shape| !is_domain(shape)).cloned().collect(),
        };
        let mut kinds = board.houses().iter().map(|house| {
            let kind = match house.kind {
                HouseKind::Row => GroupKind::Row(house.grid, house.index),
                HouseKind::Column => GroupKind::Column(house.grid, house.index),
                HouseKind::Box => GroupKind::Box(house.grid, house.index),
            };
            (kind, &house.cells)
        });
        let mut found: Vec<CellGroup> = Vec::new();
        for constraint in model.constraints() {
            let (group, complete) = match &constraint.shape {
                Shape::ExactlyOnce(cells) => (cells, true),
                Shape::AllDifferent(cells) => (cells, cells.len() == digits),
                other => {
                    layout.push_shape(other, constraint.origin);
                    continue;
                }
            };
            let kind = match constraint.origin {
                // The model has its houses in the order of the board, so each group is compared with the next house of
                // the board.
                Origin::Base => match kinds.next() {
                    Some((kind, cells)) if cells == group => kind,
                    Some(_) | None => GroupKind::Other,
                },
                Origin::Rule(index) => GroupKind::Rule(index),
                Origin::Given(_) => GroupKind::Other,
            };
            found.push(CellGroup { kind, cells: group.clone(), complete });
        }
        layout.push_groups(found);
        layout.words_of = layout.shapes.iter().map(|(shape, _)| WordTable::of(shape, digits)).collect();
        layout.allowed_partners = layout.shapes.iter().map(|(shape, _)| tables_of(shape, model.digits())).collect();
        layout.has_uneven_boxes = layout.has_uneven_boxes();
        layout.has_rules = !layout.shapes.is_empty() || !layout.sums.is_empty();
        for leftover in leftovers(&layout) {
            layout.leftover_houses.insert(layout.sums.len(), leftover.houses);
            layout.leftover_rules.insert(layout.sums.len(), leftover.rules);
            layout.sums.push(leftover.sum);
        }
        layout
    }

    /// Returns whether this is the layout of the model.
    pub fn is_for(&self, model: &Model) -> bool {
        (self.digits, self.cells) == (usize::from(model.digits()), model.cells())
            && self.source_shapes.iter().eq(model.shapes().filter(|shape| !is_domain(shape)))
    }

    /// Returns the groups of cells with pairwise different digits.
    pub fn groups(&self) -> &[CellGroup] {
        &self.groups
    }

    fn push_shape(&mut self, shape: &Shape, origin: Origin) {
        match shape {
            Shape::Domain(..) | Shape::ExactlyOnce(_) | Shape::AllDifferent(_) => return,
            Shape::Sum { terms, cmp, total } => {
                let terms: Vec<_> = terms.iter().copied().filter(|&(factor, _)| factor != 0).collect();
                self.sums.push(SumRule { terms, cmp: *cmp, total: *total, origin, houses: 0 });
            }
            Shape::AtLeastOne(_) | Shape::Pair(..) | Shape::Word(..) | Shape::Rank(_) => {
                self.shapes.push((shape.clone(), origin));
            }
        }
        for cell in shape.cells() {
            self.has_rule[cell.index()] = true;
        }
    }

    fn push_groups(&mut self, found: Vec<CellGroup>) {
        for group in &found {
            self.is_contradictory |= group.cells.len() > self.digits;
            for &one in &group.cells {
                for &other in group.cells.iter().filter(|&&other| other != one) {
                    self.peers.insert(one.index(), other.index());
                }
            }
        }
        // Peers come from all groups: a group that is left out of `groups` below still requires its cells to differ.
        self.peer_list =
            (0..self.cells).map(|cell| bits::iter(self.peers.row(cell)).map(|peer| peer as u16).collect()).collect();
        let mut seen = HashSet::new();
        for group in &found {
            let mut set = vec![0; self.words];
            group.cells.iter().for_each(|cell| bits::insert(&mut set, cell.index()));
            let inside =
                |other: &CellGroup| other.complete && group.cells.iter().all(|cell| other.cells.contains(cell));
            // A group inside a house adds nothing.
            if !group.complete && found.iter().any(inside) {
                continue;
            }
            if !group.complete {
                group.cells.iter().for_each(|cell| self.has_rule[cell.index()] = true);
            }
            // Pairs are known as peers and give nothing more; a group with the same cells as another is redundant.
            if group.cells.len() > MAX_PLACES || group.cells.len() < 3 && !group.complete || !seen.insert(set.clone()) {
                continue;
            }
            let index = self.groups.len();
            for (place, cell) in group.cells.iter().enumerate() {
                self.groups_of[cell.index()].push((index as u16, place as u8));
            }
            self.group_sets.push(&set);
            if group.complete {
                let family = HouseFamily::ALL.iter().position(|&family| family == group.kind.family());
                self.houses[family.unwrap_or(3)].push(index as u16);
            }
            self.groups.push(group.clone());
        }
    }

    fn has_uneven_boxes(&self) -> bool {
        let meet = |one: u16, other: u16| {
            let rows = [one, other].map(|group| self.group_sets.row(usize::from(group)));
            bits::common(rows[0], &[rows[1]]).count()
        };
        let [boxes, columns, rows, _] = &self.houses;
        [columns, rows].into_iter().any(|lines| {
            boxes.iter().any(|&one| {
                // Lines that do not meet the box say nothing about its shape.
                let mut shared = lines.iter().map(|&line| meet(one, line)).filter(|&count| count > 0);
                let first = shared.next();
                shared.any(|count| Some(count) != first)
            })
        })
    }

    /// Returns the candidates that domains leave in each cell, as bitmasks, and the cells with givens.
    pub(super) fn start(&self, model: &Model) -> (Vec<u32>, Vec<CellId>) {
        let mut candidates = vec![DigitSet::all(model.digits()).bits(); self.cells];
        let mut given = Vec::new();
        for constraint in model.constraints() {
            if let Shape::Domain(cell, set) = constraint.shape {
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
