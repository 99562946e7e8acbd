//! Univariate consequences: for each cell, the roots of a polynomial in that cell alone that is known to be in the
//! ideal, and the roots that each constraint removes.
//!
//! A set of roots stands for the product of the factors x - d over its digits d. After each removal, this product is in
//! the elimination ideal of one constraint and the polynomials of its cells. For two cells i and j that must differ,
//! G_ij at x_i = d is F(x_j) / (x_j - d). Since the product of d - x_i over the cells of a complete house vanishes, a
//! digit that is a root of only one cell belongs to that cell.

use std::collections::BTreeSet;

use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, Cmp, Model, PairTable, Rank, Shape};

/// The error that some cell has no root left: the ideal is the whole ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoRootError;

/// The same as [`NoRootError`], with the index of the shape that removed the last root, if it was a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ContradictionError(pub Option<usize>);

/// The shapes of a model, indexed by cell.
pub(super) struct IndexedShapes<'m> {
    pub digits: u8,
    pub shapes: Vec<&'m Shape>,
    /// The indices of the shapes of each cell.
    pub of_cell: Vec<Vec<usize>>,
}

impl<'m> IndexedShapes<'m> {
    pub fn new(model: &'m Model) -> IndexedShapes<'m> {
        let shapes: Vec<&Shape> = model.shapes().collect();
        let mut of_cell = vec![Vec::new(); model.cells()];
        for (index, shape) in shapes.iter().enumerate() {
            for cell in shape.cells().into_iter().collect::<BTreeSet<CellId>>() {
                of_cell[cell.index()].push(index);
            }
        }
        IndexedShapes { digits: model.digits(), shapes, of_cell }
    }

    /// Returns the initial roots of all cells.
    pub fn all_roots(&self) -> Roots {
        Roots(vec![DigitSet::all(self.digits); self.of_cell.len()])
    }

    /// Derives univariate and linear consequences until nothing changes any more.
    pub fn propagate_all(&self, roots: &mut Roots, changed: Option<&[CellId]>) -> Result<(), ContradictionError> {
        self.propagate(roots, changed)?;
        loop {
            // Linear consequences cost more, so that they are derived only when nothing else follows.
            let changed = self.propagate_linear(roots).map_err(|NoRootError| ContradictionError(None))?;
            if changed.is_empty() {
                return Ok(());
            }
            self.propagate(roots, Some(&changed))?;
        }
    }

    /// Derives the consequences of all shapes that involve these cells, and of those whose cells change as a result; of
    /// all shapes if no cells are given.
    fn propagate(&self, roots: &mut Roots, changed: Option<&[CellId]>) -> Result<(), ContradictionError> {
        // A set, so that a shape waits only once, no matter how many of its cells change.
        let mut waiting: BTreeSet<usize> = match changed {
            None => (0..self.shapes.len()).collect(),
            Some(cells) => cells.iter().flat_map(|cell| &self.of_cell[cell.index()]).copied().collect(),
        };
        while let Some(index) = waiting.pop_first() {
            let mut narrowing = RootPropagator { digits: self.digits, roots, changed: Vec::new() };
            narrowing.propagate_shape(self.shapes[index]).map_err(|NoRootError| ContradictionError(Some(index)))?;
            let changed = narrowing.changed;
            for cell in changed {
                waiting.extend(self.of_cell[cell.index()].iter().copied());
            }
        }
        Ok(())
    }
}

/// The digits that are roots of each cell's polynomial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Roots(pub Vec<DigitSet>);

impl Roots {
    pub fn of(&self, cell: CellId) -> DigitSet {
        self.0[cell.index()]
    }

    /// Returns the digit of a cell if its polynomial is linear.
    pub fn single(&self, cell: CellId) -> Option<Digit> {
        self.of(cell).single()
    }

    /// Returns the cells with several roots, in order.
    pub fn open_cells(&self) -> Vec<CellId> {
        let cells = (0..self.0.len()).map(|cell| CellId(cell as u16));
        cells.filter(|&cell| self.of(cell).len() > 1).collect()
    }

    /// Returns the least and the greatest value of factor times digit.
    pub fn bounds(&self, factor: i32, cell: CellId) -> (i32, i32) {
        // Bit k is the digit k + 1.
        let set = self.of(cell).bits();
        let (least, most) = (set.trailing_zeros() as i32 + 1, 32 - set.leading_zeros() as i32);
        if factor < 0 { (factor * most, factor * least) } else { (factor * least, factor * most) }
    }
}

/// The propagation of one shape.
struct RootPropagator<'r> {
    digits: u8,
    roots: &'r mut Roots,
    changed: Vec<CellId>,
}

impl RootPropagator<'_> {
    /// Restricts a cell to these roots.
    fn restrict(&mut self, cell: CellId, allowed: DigitSet) -> Result<(), NoRootError> {
        let old = self.roots.of(cell);
        let new = old.intersect(allowed);
        if new.is_empty() {
            return Err(NoRootError);
        }
        if new != old {
            self.roots.0[cell.index()] = new;
            self.changed.push(cell);
        }
        Ok(())
    }

    fn propagate_shape(&mut self, shape: &Shape) -> Result<(), NoRootError> {
        match shape {
            Shape::ExactlyOnce(cells) => {
                self.different(cells)?;
                self.complete(cells)
            }
            Shape::AllDifferent(cells) => self.different(cells),
            Shape::Domain(cell, allowed) => self.restrict(*cell, *allowed),
            Shape::AtLeastOne(places) => self.clause(places),
            Shape::Sum { terms, cmp, total } => self.sum(terms, *cmp, *total),
            Shape::Pair(one, other, table) => self.pair(*one, *other, table),
            Shape::Word(cells, automaton) => self.word(cells, automaton),
            Shape::Rank(rank) => self.rank(rank),
            // The engine refuses models with these shapes.
            Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => Ok(()),
        }
    }

    /// Removes the digits of filled cells from the other cells.
    fn different(&mut self, cells: &[CellId]) -> Result<(), NoRootError> {
        let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.roots.of(cell)));
        // The pigeonhole principle: fewer digits than cells.
        if all.len() < cells.len() {
            return Err(NoRootError);
        }
        // A cell that gets a single root here is visited again, as it has changed.
        for &cell in cells {
            let Some(digit) = self.roots.single(cell) else { continue };
            for &other in cells.iter().filter(|&&other| other != cell) {
                self.restrict(other, without(DigitSet::all(self.digits), digit))?;
            }
        }
        Ok(())
    }

    /// Assigns each digit that is a root of only one cell to that cell.
    fn complete(&mut self, cells: &[CellId]) -> Result<(), NoRootError> {
        for digit in DigitSet::all(self.digits).iter() {
            let mut places = cells.iter().filter(|&&cell| self.roots.of(cell).contains(digit));
            match (places.next(), places.next()) {
                (None, _) => return Err(NoRootError),
                (Some(&only), None) => self.restrict(only, DigitSet::just(digit))?,
                (Some(_), Some(_)) => {}
            }
        }
        Ok(())
    }

    /// Restricts a cell if all open places of the clause are in it.
    fn clause(&mut self, places: &[(CellId, Digit)]) -> Result<(), NoRootError> {
        let open: Vec<_> = places.iter().filter(|&&(cell, digit)| self.roots.of(cell).contains(digit)).collect();
        let Some(&&(first, _)) = open.first() else { return Err(NoRootError) };
        match open.iter().all(|&&(cell, _)| cell == first) {
            true => self.restrict(first, open.iter().map(|&&(_, digit)| digit).collect()),
            false => Ok(()),
        }
    }

    /// Removes the digits with which the sum would miss its range.
    fn sum(&mut self, terms: &[(i32, CellId)], cmp: Cmp, total: i32) -> Result<(), NoRootError> {
        let bounds: Vec<(i32, i32)> = terms.iter().map(|&(factor, cell)| self.roots.bounds(factor, cell)).collect();
        let least: i32 = bounds.iter().map(|bounds| bounds.0).sum();
        let most: i32 = bounds.iter().map(|bounds| bounds.1).sum();
        let fits = |least: i32, most: i32| match cmp {
            Cmp::AtMost => least <= total,
            Cmp::Equal => least <= total && total <= most,
            Cmp::AtLeast => most >= total,
        };
        if !fits(least, most) {
            return Err(NoRootError);
        }
        for (&(factor, cell), (low, high)) in terms.iter().zip(bounds) {
            let (rest_least, rest_most) = (least - low, most - high);
            let possible = |digit: &Digit| {
                let value = factor * i32::from(digit.value());
                fits(rest_least + value, rest_most + value)
            };
            self.restrict(cell, self.roots.of(cell).iter().filter(possible).collect())?;
        }
        Ok(())
    }

    /// Keeps the digits with a compatible digit in the other cell.
    fn pair(&mut self, one: CellId, other: CellId, table: &PairTable) -> Result<(), NoRootError> {
        let there = self.roots.of(other);
        let here = self.roots.of(one).iter().filter(|&digit| !table.compatible(digit).intersect(there).is_empty());
        let here = here.collect::<DigitSet>();
        self.restrict(one, here)?;
        self.restrict(other, here.iter().fold(DigitSet::EMPTY, |all, digit| all.union(table.compatible(digit))))
    }

    /// Keeps the digits that lie on an accepting path of the automaton.
    fn word(&mut self, cells: &[CellId], automaton: &Automaton) -> Result<(), NoRootError> {
        let layers = layers(self.roots, cells, automaton);
        for (place, &cell) in cells.iter().enumerate() {
            let leads_on = |digit: &Digit| {
                let next = |&state: &usize| automaton.next(state, *digit);
                layers[place].iter().filter_map(next).any(|next| layers[place + 1].contains(&next))
            };
            self.restrict(cell, self.roots.of(cell).iter().filter(leads_on).collect())?;
        }
        // Only a word without cells gets here with an empty layer: otherwise a cell has lost its last root.
        if layers[0].is_empty() { Err(NoRootError) } else { Ok(()) }
    }

    /// Removes the roots that contradict the known digits.
    fn rank(&mut self, rank: &Rank) -> Result<(), NoRootError> {
        if !rank.conflict(|cell| self.roots.single(cell)).is_empty() {
            return Err(NoRootError);
        }
        for cell in rank.cells() {
            let set = self.roots.of(cell);
            if set.len() == 1 {
                continue;
            }
            let known = |tried: Digit| {
                let roots = &*self.roots;
                move |other: CellId| if other == cell { Some(tried) } else { roots.single(other) }
            };
            let allowed = set.iter().filter(|&digit| rank.conflict(known(digit)).is_empty()).collect();
            self.restrict(cell, allowed)?;
        }
        Ok(())
    }
}

/// Returns the layers of a word: the states before each cell, and those after the last cell, as far as they are on an
/// accepting path through the roots.
pub(super) fn layers(roots: &Roots, cells: &[CellId], automaton: &Automaton) -> Vec<BTreeSet<usize>> {
    let mut layers = vec![BTreeSet::from([0])];
    for &cell in cells {
        let next = |&state: &usize| roots.of(cell).iter().filter_map(move |digit| automaton.next(state, digit));
        let after = layers.last().into_iter().flatten().flat_map(next).collect();
        layers.push(after);
    }
    // Then backwards: only states that lead to an accepting one at the end are kept.
    layers[cells.len()].retain(|&state| automaton.is_accepting(state));
    for (place, &cell) in cells.iter().enumerate().rev() {
        let (before, after) = layers.split_at_mut(place + 1);
        let leads_on = |&state: &usize| {
            roots.of(cell).iter().filter_map(|digit| automaton.next(state, digit)).any(|next| after[0].contains(&next))
        };
        before[place].retain(leads_on);
    }
    layers
}

pub(super) fn without(set: DigitSet, digit: Digit) -> DigitSet {
    DigitSet::from_bits(set.bits() & !DigitSet::just(digit).bits())
}
