//! The preparation of a model for solving.

use std::collections::{HashMap, HashSet};

use super::bits::{self, BitRows};
use super::layout::{CellGroup, GroupKind, HouseFamily, LogicLayout, SumRule, is_domain};
use super::leftover_sums::leftovers;
use super::word_table::WordTable;
use crate::board::{Board, DigitSet, HouseKind};
use crate::model::{Model, Origin, PairTable, Shape};

/// The maximum size of a group, whose places are stored in a 32-bit mask.
const MAX_PLACES: usize = 32;

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
            if !constraint.shape.cells().iter().all(|&cell| model.variables().is_cell(cell)) {
                layout.ignore_shape(&constraint.shape);
                continue;
            }
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
        layout.has_rules |= !layout.shapes.is_empty() || !layout.sums.is_empty();
        for leftover in leftovers(&layout) {
            layout.leftover_houses.insert(layout.sums.len(), leftover.houses);
            layout.leftover_rules.insert(layout.sums.len(), leftover.rules);
            layout.sums.push(leftover.sum);
        }
        layout
    }

    /// Leaves out a shape that no technique uses. Techniques that assume that a digit of a cell matters to nothing but
    /// houses must know its cells.
    fn ignore_shape(&mut self, shape: &Shape) {
        self.has_rules = true;
        for cell in shape.cells().into_iter().filter(|cell| cell.index() < self.cells) {
            self.has_rule[cell.index()] = true;
        }
    }

    fn push_shape(&mut self, shape: &Shape, origin: Origin) {
        match shape {
            Shape::Domain(..) | Shape::ExactlyOnce(_) | Shape::AllDifferent(_) => return,
            Shape::Sum { terms, cmp, total } => {
                let terms: Vec<_> = terms.iter().copied().filter(|&(factor, _)| factor != 0).collect();
                self.sums.push(SumRule { terms, cmp: *cmp, total: *total, origin, houses: 0 });
            }
            Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => return self.ignore_shape(shape),
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
}

/// Returns the digits of the second cell that a pair table allows with each digit of the first, and vice versa; two
/// empty lists for any other shape.
fn tables_of(shape: &Shape, digits: u8) -> (Vec<u32>, Vec<u32>) {
    let Shape::Pair(_, _, table) = shape else { return Default::default() };
    let turned = table.transposed();
    let masks = |table: &PairTable| DigitSet::all(digits).iter().map(|digit| table.compatible(digit).bits()).collect();
    (masks(table), masks(&turned))
}
