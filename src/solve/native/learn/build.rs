//! What a model says, as variables, clauses and sums.

use std::collections::BTreeMap;

use super::literal::Lit;
use super::order::Order;
use super::restart::Restarts;
use super::{Learner, Reason, analyse, clauses, search, sums, watches};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, PairTable, Shape};
use crate::solve::Statistics;
use crate::solve::native::shapes::cages::Cage;
use crate::solve::native::shapes::gather::{Gathered, gather};
use crate::solve::native::shapes::sums::Sum;
use crate::solve::native::shapes::table::Table;

/// With more fillings than this a table takes more clauses than its sums are worth.
const MOST_FILLINGS: usize = 300;

impl Learner {
    pub fn new<'a>(digits: u8, cells: usize, shapes: impl Iterator<Item = &'a Shape>) -> Learner {
        let mut learner = Learner {
            cells,
            digits: usize::from(digits),
            peers: vec![Vec::new(); cells],
            sums: sums::Sums::new(vec![], cells, DigitSet::all(digits).bits()),
            clauses: clauses::Clauses::default(),
            watches: watches::Watches::default(),
            values: Vec::new(),
            origins: Vec::new(),
            trail: Vec::new(),
            decisions: Vec::new(),
            done: 0,
            order: Order::new(),
            wanted: Vec::new(),
            next_wanted: 0,
            conflict: Vec::new(),
            clause_of_conflict: None,
            marks: analyse::Marks::default(),
            switch: None,
            refuted: false,
            restarts: Restarts::new(),
            next_forgetting: search::FIRST_FORGETTING,
            forgettings: 0,
            statistics: Statistics::default(),
        };
        (0..cells * learner.digits).for_each(|_| _ = learner.add_var(0.0));
        let mut sums = Vec::new();
        let mut clauses = Vec::new();
        let (mut words, mut groups) = (Vec::new(), Vec::new());
        for shape in shapes {
            match shape {
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    let group: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
                    learner.add_group(&group, &mut clauses);
                    groups.push(group);
                }
                Shape::Sum { terms, cmp, total } => sums.push(Sum::new(terms, *cmp, *total)),
                Shape::Domain(..) | Shape::AtLeastOne(_) => {
                    clauses.extend(learner.literals_of(shape));
                }
                Shape::Pair(one, other, table) => {
                    learner.pair(one.index(), other.index(), table, &mut clauses);
                    learner.pair(other.index(), one.index(), &table.turned(), &mut clauses);
                }
                Shape::Word(cells, automaton) => words.push((cells, automaton)),
            }
        }
        for peers in &mut learner.peers {
            peers.sort_unstable();
            peers.dedup();
        }
        let groups = groups.iter().map(Vec::as_slice);
        let differ = |a: usize, b: usize| learner.peers[a].binary_search(&(b as u16)).is_ok();
        let Gathered { tables, sums } = gather(sums, groups, differ, digits, MOST_FILLINGS);
        let (sums, cages): (Vec<Sum>, Vec<Option<Cage>>) = sums.into_iter().unzip();
        learner.sums = sums::Sums::new(sums, cells, DigitSet::all(digits).bits());
        let each_cell =
            (0..cells).map(|cell| (0..usize::from(digits)).map(|d| Lit::yes(learner.var(cell, d))).collect());
        clauses.extend(each_cell.collect::<Vec<Vec<Lit>>>());
        clauses.into_iter().for_each(|clause| learner.add_clause(clause));
        tables.iter().for_each(|table| learner.add_table(table));
        cages.iter().flatten().for_each(|cage| learner.add_cage(cage));
        words.into_iter().for_each(|(cells, automaton)| learner.add_word(cells, automaton));
        learner.refuted = learner.refuted || learner.propagate().is_err();
        learner.weigh();
        learner
    }

    fn add_group(&mut self, group: &[usize], clauses: &mut Vec<Vec<Lit>>) {
        for &cell in group {
            self.peers[cell].extend(group.iter().filter(|&&other| other != cell).map(|&other| other as u16));
        }
        self.refuted |= group.len() > self.digits;
        if group.len() == self.digits {
            clauses.extend((0..self.digits).map(|d| group.iter().map(|&cell| Lit::yes(self.var(cell, d))).collect()));
        }
    }

    /// A variable for each filling: one is chosen, and a cell has its digit there.
    fn add_table(&mut self, table: &Table) {
        let chosen: Vec<Lit> = (0..table.count()).map(|_| Lit::yes(self.add_var(0.0))).collect();
        self.add_clause(chosen.clone());
        for (place, &cell) in table.cells.iter().enumerate() {
            for digit in 0..self.digits {
                let held = Lit::yes(self.var(cell, digit));
                let with: Vec<Lit> = table.fillings_with(place, digit).map(|filling| chosen[filling]).collect();
                with.iter().for_each(|&filling| self.add_clause(vec![!filling, held]));
                self.add_clause(with.into_iter().chain([!held]).collect());
            }
        }
    }

    /// A variable for each combination: one is chosen, and a digit is in the cells when it is in that one.
    fn add_cage(&mut self, cage: &Cage) {
        let chosen: Vec<Lit> = cage.combinations.iter().map(|_| Lit::yes(self.add_var(0.0))).collect();
        let with = |digit: usize| {
            let pairs = chosen.iter().zip(&cage.combinations);
            pairs.filter(move |(_, combination)| *combination >> digit & 1 == 1).map(|(&lit, _)| lit)
        };
        self.add_clause(chosen.clone());
        for digit in 0..self.digits {
            let places: Vec<Lit> = cage.cells.iter().map(|&cell| Lit::yes(self.var(cell, digit))).collect();
            for lit in with(digit) {
                self.add_clause(places.iter().copied().chain([!lit]).collect());
            }
            for &place in &places {
                self.add_clause(with(digit).chain([!place]).collect());
            }
        }
    }

    /// A digit of the one cell calls for one of those beside it in the other.
    fn pair(&self, one: usize, other: usize, table: &PairTable, clauses: &mut Vec<Vec<Lit>>) {
        for digit in 0..self.digits {
            let beside = table.beside(Digit::from_index(digit)).iter();
            let beside = beside.map(|second| Lit::yes(self.var(other, second.index())));
            clauses.push(beside.chain([Lit::no(self.var(one, digit))]).collect());
        }
    }

    /// A variable for each state before each cell and after the last: the digit of a cell leads from one to the next.
    /// What has no state before it or after it is false.
    fn add_word(&mut self, cells: &[CellId], automaton: &Automaton) {
        let layers = automaton.layers(cells.len());
        if layers[0].is_empty() {
            self.refuted = true;
            return;
        }
        let mut states: BTreeMap<usize, Lit> = [(0, Lit::yes(self.add_var(0.0)))].into();
        self.add_clause(vec![states[&0]]);
        for (place, cell) in cells.iter().enumerate() {
            let after: BTreeMap<usize, Lit> =
                layers[place + 1].iter().map(|&state| (state, Lit::yes(self.add_var(0.0)))).collect();
            let mut before = vec![Vec::new(); self.digits];
            let mut into: BTreeMap<usize, Vec<Lit>> = BTreeMap::new();
            for (&state, &here) in &states {
                for (digit, before) in before.iter_mut().enumerate() {
                    let held = Lit::yes(self.var(cell.index(), digit));
                    match automaton.next(state, Digit::from_index(digit)).and_then(|next| after.get_key_value(&next)) {
                        Some((&next, &there)) => {
                            self.add_clause(vec![!here, !held, there]);
                            before.push(here);
                            into.entry(next).or_default().push(here);
                        }
                        None => self.add_clause(vec![!here, !held]),
                    }
                }
            }
            for (digit, before) in before.into_iter().enumerate() {
                let held = Lit::yes(self.var(cell.index(), digit));
                self.add_clause(before.into_iter().chain([!held]).collect());
            }
            for (state, into) in into {
                self.add_clause(into.into_iter().chain([!after[&state]]).collect());
            }
            self.add_clause(after.values().copied().collect());
            states = after;
        }
    }

    /// A domain or a clause of the model as clauses of literals; nothing of other shapes.
    pub(super) fn literals_of(&self, shape: &Shape) -> Vec<Vec<Lit>> {
        match shape {
            Shape::Domain(cell, allowed) => (0..self.digits)
                .filter(|digit| allowed.bits() >> digit & 1 == 0)
                .map(|digit| vec![Lit::no(self.var(cell.index(), digit))])
                .collect(),
            Shape::AtLeastOne(places) => {
                let place = |&(cell, digit): &(CellId, Digit)| Lit::yes(self.var(cell.index(), digit.index()));
                vec![places.iter().map(place).collect()]
            }
            Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Sum { .. } | Shape::Pair(..) | Shape::Word(..) => {
                vec![]
            }
        }
    }

    /// Adds a clause for good. No decision stands.
    pub(super) fn add_clause(&mut self, mut clause: Vec<Lit>) {
        debug_assert_eq!(self.level(), 0, "clauses are added at the root");
        clause.sort_unstable();
        clause.dedup();
        if clause.iter().any(|&lit| self.is_true(lit)) || clause.windows(2).any(|two| two[0] == !two[1]) {
            return;
        }
        clause.retain(|&lit| self.is_open(lit));
        match clause[..] {
            [] => self.refuted = true,
            [only] => self.assign(only, Reason::None),
            _ => _ = self.attach(&clause, 0),
        }
    }

    /// Lets the search begin with the tightest cells.
    fn weigh(&mut self) {
        for cell in 0..self.cells {
            let vars = (0..self.digits).map(|digit| self.var(cell, digit));
            let open: Vec<usize> = vars.filter(|&var| self.is_open(Lit::yes(var))).collect();
            open.iter().for_each(|&var| self.order.set_first_weight(var, 0.01 / open.len() as f64));
        }
    }
}
