//! What a model says, prepared for solving: groups of cells that differ, who sees whom, and the other shapes.

use std::collections::{HashMap, HashSet};

use super::bits::{self, Rows};
use super::leftover::leftovers;
use super::word_table::WordTable;
use crate::board::{Board, CellId, DigitSet, GridId, HouseKind};
use crate::model::{Cmp, Model, Origin, PairTable, Shape};

/// The most cells of a group whose places are kept: a word of bits.
const MOST_PLACES: usize = 32;

/// What a group of cells is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GroupKind {
    /// A row of a grid, counted from 0.
    Row(GridId, usize),
    /// A column of a grid, counted from 0.
    Column(GridId, usize),
    /// A box or region of a grid, counted from 0.
    Box(GridId, usize),
    /// Cells of the rule with this place in the puzzle's list.
    Rule(usize),
    /// Cells that differ for another reason.
    Other,
}

impl GroupKind {
    /// Groups of one family are compared with each other: rows with rows.
    pub(super) const fn family(self) -> Family {
        match self {
            GroupKind::Row(..) => Family::Rows,
            GroupKind::Column(..) => Family::Columns,
            GroupKind::Box(..) => Family::Boxes,
            GroupKind::Rule(_) | GroupKind::Other => Family::Others,
        }
    }
}

/// Groups that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Rows,
    Columns,
    Boxes,
    Others,
}

impl Family {
    /// In the order in which a person looks.
    pub(super) const ALL: [Family; 4] = [Family::Boxes, Family::Columns, Family::Rows, Family::Others];
}

/// Cells no two of which hold the same digit; a house when it is complete.
#[derive(Clone, Debug)]
pub struct Group {
    /// What it is.
    pub kind: GroupKind,
    /// Its cells, in the order in which the model names them.
    pub cells: Vec<CellId>,
    /// It holds each digit exactly once.
    pub complete: bool,
}

/// A sum of cells, each counted once: a cage, an arrow, a clue beyond the edges.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) terms: Vec<(i32, CellId)>,
    pub(super) cmp: Cmp,
    pub(super) total: i32,
    pub(super) origin: Origin,
    /// How many houses it was counted from; 0 for a sum that the puzzle states.
    pub(super) houses: usize,
}

/// A model prepared for solving; puzzles of the same board and rules can share it.
#[derive(Clone, Debug)]
pub struct Layout {
    pub(super) digits: usize,
    pub(super) cells: usize,
    /// Words of a set of cells.
    pub(super) words: usize,
    pub(super) groups: Vec<Group>,
    /// The groups as sets of cells.
    pub(super) group_sets: Rows,
    /// For each cell its groups, each with the place of the cell in it.
    pub(super) groups_of: Vec<Vec<(u16, u8)>>,
    /// The groups of each family that are houses, in the order of [`Family::ALL`].
    pub(super) houses: [Vec<u16>; 4],
    /// For each cell the cells that hold another digit.
    pub(super) peers: Rows,
    pub(super) peer_list: Vec<Vec<u16>>,
    /// All shapes but groups, sums and domains.
    pub(super) shapes: Vec<(Shape, Origin)>,
    /// For each of `shapes` that is a word its automaton.
    pub(super) words_of: Vec<Option<WordTable>>,
    /// For each of them that is a pair table, what may stand beside each digit, there and back; else nothing.
    pub(super) tables: Vec<(Vec<u32>, Vec<u32>)>,
    pub(super) sums: Vec<Sum>,
    /// For each sum that was counted from houses, these and the rules.
    pub(super) leftover_houses: HashMap<usize, Vec<usize>>,
    leftover_rules: HashMap<usize, Vec<Origin>>,
    /// For each cell, whether anything but groups and domains speaks of it, or a group that is no house.
    pub(super) ruled: Vec<bool>,
    pub(super) has_rules: bool,
    /// A box meets lines in different numbers of cells, as in a jigsaw.
    pub(super) uneven: bool,
    /// A contradiction by itself, such as more cells that differ than there are digits.
    pub(super) broken: bool,
    /// The constraints it was made of.
    pub(super) made_of: Vec<Shape>,
}

/// What may stand beside each digit, there and back.
fn tables_of(shape: &Shape, digits: u8) -> (Vec<u32>, Vec<u32>) {
    let Shape::Pair(_, _, table) = shape else { return Default::default() };
    let turned = table.turned();
    let masks = |table: &PairTable| DigitSet::all(digits).iter().map(|digit| table.beside(digit).bits()).collect();
    (masks(table), masks(&turned))
}

/// What is of a puzzle rather than of its layout.
fn is_domain(shape: &Shape) -> bool {
    matches!(shape, Shape::Domain(..))
}

impl Layout {
    /// Prepares a model. The board only tells what its houses are called.
    pub fn new(model: &Model, board: &Board) -> Layout {
        let (digits, cells) = (usize::from(model.digits()), model.cells());
        let mut layout = Layout {
            digits,
            cells,
            words: bits::words(cells),
            groups: Vec::new(),
            group_sets: Rows::new(0, cells),
            groups_of: vec![Vec::new(); cells],
            houses: Default::default(),
            peers: Rows::new(cells, cells),
            peer_list: Vec::new(),
            shapes: Vec::new(),
            words_of: Vec::new(),
            tables: Vec::new(),
            sums: Vec::new(),
            leftover_houses: HashMap::new(),
            leftover_rules: HashMap::new(),
            ruled: vec![false; cells],
            has_rules: false,
            uneven: false,
            broken: false,
            made_of: model.shapes().filter(|shape| !is_domain(shape)).cloned().collect(),
        };
        let mut kinds = board.houses().iter().map(|house| {
            let kind = match house.kind {
                HouseKind::Row => GroupKind::Row(house.grid, house.index),
                HouseKind::Column => GroupKind::Column(house.grid, house.index),
                HouseKind::Box => GroupKind::Box(house.grid, house.index),
            };
            (kind, &house.cells)
        });
        let mut found: Vec<Group> = Vec::new();
        for constraint in model.constraints() {
            let (group, complete) = match &constraint.shape {
                Shape::ExactlyOnce(cells) => (cells, true),
                Shape::AllDifferent(cells) => (cells, cells.len() == digits),
                other => {
                    layout.take(other, constraint.origin);
                    continue;
                }
            };
            let kind = match constraint.origin {
                Origin::Base => match kinds.next() {
                    Some((kind, cells)) if cells == group => kind,
                    Some(_) | None => GroupKind::Other,
                },
                Origin::Rule(index) => GroupKind::Rule(index),
                Origin::Given(_) => GroupKind::Other,
            };
            found.push(Group { kind, cells: group.clone(), complete });
        }
        layout.take_groups(found);
        layout.words_of = layout.shapes.iter().map(|(shape, _)| WordTable::of(shape, digits)).collect();
        layout.tables = layout.shapes.iter().map(|(shape, _)| tables_of(shape, model.digits())).collect();
        layout.uneven = layout.has_uneven_boxes();
        layout.has_rules = !layout.shapes.is_empty() || !layout.sums.is_empty();
        for leftover in leftovers(&layout) {
            layout.leftover_houses.insert(layout.sums.len(), leftover.houses);
            layout.leftover_rules.insert(layout.sums.len(), leftover.rules);
            layout.sums.push(leftover.sum);
        }
        layout
    }

    /// Whether it is the layout of this model.
    pub fn is_for(&self, model: &Model) -> bool {
        (self.digits, self.cells) == (usize::from(model.digits()), model.cells())
            && self.made_of.iter().eq(model.shapes().filter(|shape| !is_domain(shape)))
    }

    /// The groups of cells that differ.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    fn take(&mut self, shape: &Shape, origin: Origin) {
        match shape {
            Shape::Domain(..) | Shape::ExactlyOnce(_) | Shape::AllDifferent(_) => return,
            Shape::Sum { terms, cmp, total } => {
                let terms: Vec<_> = terms.iter().copied().filter(|&(factor, _)| factor != 0).collect();
                self.sums.push(Sum { terms, cmp: *cmp, total: *total, origin, houses: 0 });
            }
            Shape::AtLeastOne(_) | Shape::Pair(..) | Shape::Word(..) | Shape::Rank(_) => {
                self.shapes.push((shape.clone(), origin));
            }
        }
        for cell in shape.cells() {
            self.ruled[cell.index()] = true;
        }
    }

    fn take_groups(&mut self, found: Vec<Group>) {
        for group in &found {
            self.broken |= group.cells.len() > self.digits;
            for &one in &group.cells {
                for &other in group.cells.iter().filter(|&&other| other != one) {
                    self.peers.insert(one.index(), other.index());
                }
            }
        }
        self.peer_list =
            (0..self.cells).map(|cell| bits::iter(self.peers.row(cell)).map(|peer| peer as u16).collect()).collect();
        let mut seen = HashSet::new();
        for group in &found {
            let mut set = vec![0; self.words];
            group.cells.iter().for_each(|cell| bits::insert(&mut set, cell.index()));
            let inside = |other: &Group| other.complete && group.cells.iter().all(|cell| other.cells.contains(cell));
            if !group.complete && found.iter().any(inside) {
                continue;
            }
            if !group.complete {
                group.cells.iter().for_each(|cell| self.ruled[cell.index()] = true);
            }
            if group.cells.len() > MOST_PLACES || group.cells.len() < 3 && !group.complete || !seen.insert(set.clone())
            {
                continue;
            }
            let index = self.groups.len();
            for (place, cell) in group.cells.iter().enumerate() {
                self.groups_of[cell.index()].push((index as u16, place as u8));
            }
            self.group_sets.push(&set);
            if group.complete {
                let family = Family::ALL.iter().position(|&family| family == group.kind.family());
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
                let mut shared = lines.iter().map(|&line| meet(one, line)).filter(|&count| count > 0);
                let first = shared.next();
                shared.any(|count| Some(count) != first)
            })
        })
    }

    /// The digits that domains leave each cell, as bits; and the cells that are given.
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

    /// The rules that a sum counted from houses uses.
    pub(super) fn leftover_rules(&self, sum: usize) -> Vec<Origin> {
        self.leftover_rules.get(&sum).cloned().unwrap_or_default()
    }

    /// All houses, boxes first.
    pub(super) fn all_houses(&self) -> impl Iterator<Item = usize> + '_ {
        self.houses.iter().flatten().map(|&house| usize::from(house))
    }

    /// Whether two cells hold different digits.
    pub(super) fn sees(&self, one: usize, other: usize) -> bool {
        bits::contains(self.peers.row(one), other)
    }
}
