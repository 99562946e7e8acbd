//! The encoding of a model as variables, clauses and sums.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::assignment::AssignmentReason;
use super::class_vars::ClassVars;
use super::literal::Lit;
use super::order::DecisionOrder;
use super::restart::Restarts;
use super::{Learner, clauses, marks, search, sums, watches};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, PairTable, Variables};
use crate::solve::Statistics;
use crate::solve::native::shapes::SortedShapes;
use crate::solve::native::shapes::cages::CombinationCage;
use crate::solve::native::shapes::classes::classes as classes_of;
use crate::solve::native::shapes::connected::ConnectedPlaces;
use crate::solve::native::shapes::gather_sums::{GatheredSums, gather_sums};
use crate::solve::native::shapes::gather_words::tables_of;
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::leftovers::{Leftover, leftovers};
use crate::solve::native::shapes::linears::LinearSum;
use crate::solve::native::shapes::sums::RangedSum;
use crate::solve::native::shapes::table::FillingTable;
use crate::solve::native::shapes::tuples::TupleList;

/// The maximum number of fillings of a table; a larger table costs more clauses than it is worth.
const MAX_FILLINGS: usize = 300;

impl Learner {
    /// Returns a search for solutions of a whole model with these variables.
    pub fn new(variables: &Variables, shapes: &SortedShapes<'_>) -> Learner {
        let (digits, cells, values) = (variables.digits(), variables.count(), variables.most_values());
        let mut learner = Learner {
            cells,
            digits: usize::from(values),
            board_cells: variables.cells(),
            counted: variables.counted(),
            house_size: usize::from(digits),
            peers: vec![Vec::new(); cells],
            sums: sums::LearnerSums::new(vec![], vec![], vec![], cells, DigitSet::all(values).bits()),
            classes: ClassVars::default(),
            clauses: clauses::ClauseStore::default(),
            watches: watches::WatchLists::default(),
            values: Vec::new(),
            assignments: Vec::new(),
            trail: Vec::new(),
            decisions: Vec::new(),
            propagated: 0,
            order: DecisionOrder::new(),
            preferred: Vec::new(),
            next_preferred: 0,
            conflict: Vec::new(),
            clause_of_conflict: None,
            marks: marks::AnalysisMarks::default(),
            activation: None,
            refuted: false,
            restarts: Restarts::new(),
            next_reduction: search::FIRST_REDUCTION,
            reductions: 0,
            statistics: Statistics::default(),
        };
        // The variables for digits of cells come first, so that `var` can compute their numbers.
        for _ in 0..cells * learner.digits {
            learner.add_var(0.0);
        }
        // Clauses with the numbers of their shapes.
        let mut clauses: Vec<(usize, Vec<Lit>)> = Vec::new();
        let numbered = |number: usize| move |clause: Vec<Lit>| (number, clause);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for group in &shapes.groups {
            let cells: Vec<usize> = group.shape.iter().map(|cell| cell.index()).collect();
            clauses.extend(learner.add_group(&cells).into_iter().map(numbered(group.number)));
            groups.push(cells);
        }
        for pair in &shapes.pairs {
            let (one, other, table) = pair.shape;
            let there = learner.pair_clauses(one.index(), other.index(), table);
            let back = learner.pair_clauses(other.index(), one.index(), &table.transposed());
            clauses.extend(there.into_iter().chain(back).map(numbered(pair.number)));
        }
        for domain in &shapes.query.domains {
            clauses.extend(learner.literals_of_domain(domain.shape).map(numbered(domain.number)));
        }
        let of_clauses = shapes.query.clauses.iter().map(|clause| clause.shape);
        // Classes are those of the digits of cells.
        let of_classes = if variables.are_digits() { classes_of(digits, of_clauses) } else { vec![] };
        learner.add_classes(of_classes, &groups);
        for clause in &shapes.query.clauses {
            let literals = learner.classes.literals(clause.shape);
            clauses.push((clause.number, literals.unwrap_or_else(|| learner.literals_of_clause(clause.shape))));
        }
        clauses.sort_by_key(|&(number, _)| number);
        for peers in &mut learner.peers {
            peers.sort_unstable();
            peers.dedup();
        }
        let groups =
            groups.iter().map(Vec::as_slice).filter(|group| group.iter().all(|&cell| cell < learner.board_cells));
        let leftovers = leftovers(&shapes.houses(digits), cells, learner.house_size * 4 / 5);
        let sums = shapes.sums.iter().map(RangedSum::new).collect();
        let GatheredSums { tables, sums } = gather_sums(
            sums,
            groups,
            |a, b| learner.must_differ(a, b),
            &leftovers,
            (cells, digits),
            MAX_FILLINGS,
            &mut LayoutCache::default(),
        );
        let (sums, cages): (Vec<RangedSum>, Vec<Option<CombinationCage>>) = sums.into_iter().unzip();
        let linears = shapes.linears.iter().map(LinearSum::new).collect();
        let connected =
            shapes.connected.iter().map(|shape| Arc::new(ConnectedPlaces::new(shape, &shapes.linears))).collect();
        learner.sums = sums::LearnerSums::new(sums, linears, connected, cells, DigitSet::all(values).bits());
        for (cell, domain) in variables.domains().into_iter().enumerate() {
            let others = (0..learner.digits).filter(|digit| domain >> digit & 1 == 0);
            others.for_each(|digit| learner.add_clause(vec![Lit::no(learner.var(cell, digit))]));
        }
        clauses.into_iter().for_each(|(_, clause)| learner.add_clause(clause));
        for cell in 0..cells {
            let digits = (0..learner.digits).map(|digit| Lit::yes(learner.var(cell, digit))).collect();
            learner.add_clause(digits);
        }
        tables.iter().for_each(|table| learner.add_table(table));
        cages.iter().flatten().for_each(|cage| learner.add_cage(cage));
        let (patterns, words) = tables_of(&shapes.words, |a, b| learner.must_differ(a, b), values, MAX_FILLINGS);
        patterns.iter().for_each(|table| learner.add_table(table));
        words.into_iter().for_each(|(cells, automaton)| learner.add_word(cells, automaton));
        shapes.tables.iter().for_each(|table| learner.add_tuples(&TupleList::new(table)));
        learner.add_ranks(&shapes.ranks);
        leftovers.iter().for_each(|leftover| learner.add_leftover(leftover));
        learner.refuted = learner.refuted || learner.propagate().is_err();
        learner.set_initial_weights();
        learner
    }

    /// Returns whether two cells must hold different digits. All groups must have been added, and the peers sorted.
    fn must_differ(&self, one: usize, other: usize) -> bool {
        self.peers[one].binary_search(&(other as u16)).is_ok()
    }

    /// Adds the constraint that the cells differ. If there are as many cells as digits, returns clauses which state
    /// that each digit is in one of the cells.
    fn add_group(&mut self, group: &[usize]) -> Vec<Vec<Lit>> {
        for &cell in group {
            self.peers[cell].extend(group.iter().filter(|&&other| other != cell).map(|&other| other as u16));
        }
        self.refuted |= group.len() > self.digits;
        let places = |digit: usize| group.iter().map(|&cell| Lit::yes(self.var(cell, digit))).collect();
        let is_house = group.len() == self.house_size && group.iter().all(|&cell| cell < self.board_cells);
        if is_house { (0..self.house_size).map(places).collect() } else { vec![] }
    }

    /// Adds the constraint that the digits of each side also occur on the other side.
    fn add_leftover(&mut self, [one, other]: &Leftover) {
        let digits = self.digits;
        for (one, other) in [(one, other), (other, one)] {
            for (&cell, digit) in one.iter().flat_map(|cell| (0..digits).map(move |digit| (cell, digit))) {
                let there = other.iter().map(|&other| Lit::yes(self.var(other, digit)));
                let clause = there.chain([Lit::no(self.var(cell, digit))]).collect();
                self.add_clause(clause);
            }
        }
    }

    /// Adds a table: one variable for each filling, at least one of which is true. A true variable fixes the digit of
    /// each cell, or restricts the cell if the filling has several digits for it.
    fn add_table(&mut self, table: &FillingTable) {
        let chosen: Vec<Lit> = (0..table.count()).map(|_| Lit::yes(self.add_var(0.0))).collect();
        self.add_clause(chosen.clone());
        for (place, &cell) in table.cells.iter().enumerate() {
            // A chosen filling restricts the cell to its digits here, and a digit requires a chosen filling that has
            // it.
            let mut digits_of: Vec<Vec<Lit>> = chosen.iter().map(|&filling| vec![!filling]).collect();
            for digit in 0..self.digits {
                let held = Lit::yes(self.var(cell, digit));
                table.fillings_with(place, digit).for_each(|filling| digits_of[filling].push(held));
                let with = table.fillings_with(place, digit).map(|filling| chosen[filling]);
                self.add_clause(with.chain([!held]).collect());
            }
            digits_of.into_iter().for_each(|clause| self.add_clause(clause));
        }
    }

    /// Adds a table of tuples in the same way.
    fn add_tuples(&mut self, list: &TupleList) {
        let chosen: Vec<Lit> = (0..list.count()).map(|_| Lit::yes(self.add_var(0.0))).collect();
        self.add_clause(chosen.clone());
        for (place, &cell) in list.cells.iter().enumerate() {
            let mut having = vec![Vec::new(); self.digits];
            for (&chosen, value) in chosen.iter().zip(list.values_at(place)) {
                having[value].push(chosen);
                self.add_clause(vec![!chosen, Lit::yes(self.var(cell, value))]);
            }
            for (value, having) in having.into_iter().enumerate() {
                self.add_clause(having.into_iter().chain([Lit::no(self.var(cell, value))]).collect());
            }
        }
    }

    /// Adds a cage: one variable for each combination, at least one of which is true; a digit is in one of the cells if
    /// and only if it is in a chosen combination.
    fn add_cage(&mut self, cage: &CombinationCage) {
        let chosen: Vec<Lit> = cage.combinations.iter().map(|_| Lit::yes(self.add_var(0.0))).collect();
        let with = |digit: usize| {
            let pairs = chosen.iter().zip(&cage.combinations);
            pairs.filter(move |(_, combination)| *combination >> digit & 1 == 1).map(|(&lit, _)| lit)
        };
        self.add_clause(chosen.clone());
        // A chosen combination needs a cell for each of its digits, and a digit needs a chosen combination that has it.
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

    /// Returns clauses by which a digit of one cell requires a compatible digit in the other.
    fn pair_clauses(&self, one: usize, other: usize, table: &PairTable) -> Vec<Vec<Lit>> {
        let clause = |digit: usize| {
            let beside = table.compatible(Digit::from_index(digit)).iter();
            let beside = beside.map(|second| Lit::yes(self.var(other, second.index())));
            beside.chain([Lit::no(self.var(one, digit))]).collect()
        };
        (0..self.digits).map(clause).collect()
    }

    /// Adds a word: one variable for each state before each cell and after the last. The digit of a cell leads from one
    /// state to the next, and a state without a predecessor or successor is false.
    fn add_word(&mut self, cells: &[CellId], automaton: &Automaton) {
        // All of these states lead to acceptance, so that the last layer needs no clause that tells accepting states
        // apart.
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
            // `before` has, for each digit, the states from which the digit leads on; `into` has, for each next state,
            // the states that lead into it. If all states of such a list are false, so is the digit or the next state.
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

    /// Returns a domain of the model as clauses: the cell holds none of the other digits.
    pub(super) fn literals_of_domain(&self, (cell, allowed): (CellId, DigitSet)) -> impl Iterator<Item = Vec<Lit>> {
        let others = (0..self.digits).filter(move |digit| allowed.bits() >> digit & 1 == 0);
        others.map(move |digit| vec![Lit::no(self.var(cell.index(), digit))])
    }

    /// Returns a clause of the model as literals.
    pub(super) fn literals_of_clause(&self, places: &[(CellId, Digit)]) -> Vec<Lit> {
        places.iter().map(|&(cell, digit)| Lit::yes(self.var(cell.index(), digit.index()))).collect()
    }

    /// Adds a clause permanently; there must be no decisions.
    pub(super) fn add_clause(&mut self, mut clause: Vec<Lit>) {
        debug_assert_eq!(self.level(), 0, "clauses are added at the root");
        clause.sort_unstable();
        clause.dedup();
        // After sorting, the two literals of a variable are adjacent; a clause with both is always true.
        if clause.iter().any(|&lit| self.is_true(lit)) || clause.windows(2).any(|two| two[0] == !two[1]) {
            return;
        }
        clause.retain(|&lit| self.is_open(lit));
        match clause[..] {
            [] => self.refuted = true,
            [only] => self.assign(only, AssignmentReason::None),
            _ => _ = self.attach(&clause, 0),
        }
    }

    /// Gives the tightest cells the largest initial weights.
    fn set_initial_weights(&mut self) {
        for cell in 0..self.cells {
            let vars = (0..self.digits).map(|digit| self.var(cell, digit));
            let open: Vec<usize> = vars.filter(|&var| self.is_open(Lit::yes(var))).collect();
            // These weights are far below the weight that a conflict adds, so they only order variables without
            // conflicts.
            open.iter().for_each(|&var| self.order.set_first_weight(var, 0.01 / open.len() as f64));
        }
    }
}
