//! The points of a model's ideal, found with Groebner bases of parts of it.
//!
//! First the univariate and linear consequences are derived. If cells remain open, the reduced basis in the variables
//! of these cells is computed within limits; it has as many standard monomials as points, which are read off it. If the
//! basis is too expensive, or some constraint has no polynomials of reasonable size, the ideal is split on a cell with
//! few roots: it is the intersection of its sums with (x - d) over the roots d. No two of these sums have a point in
//! common, and all their points together are those of the ideal.

use groebner::Monomial;

use super::basis::{GroebnerBasis, Poly, reduced_basis};
use super::limits::{BasisError, BasisLimits};
use super::points::{PointsError, points};
use super::residual::InterpolationCache;
use super::roots::{ContradictionError, IndexedShapes, Roots};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::Model;
use crate::solve::{Control, SolveError, Statistics};

/// The limits for computing one basis. This much work takes a few tenths of a second.
const LIMITS: BasisLimits = BasisLimits { work: Some(60_000_000), memory: 64 << 20, growth: None };

/// The largest number of points that are read off a basis; with more, the ideal is split instead.
const MAX_POINTS: usize = 600;

/// The numbers of open cells for which a basis is tried.
const OPEN_CELLS: std::ops::RangeInclusive<usize> = 1..=60;

/// After the basis of an ideal was given up, a basis is tried only for ideals below this fraction of its size; see
/// `min_split_size`.
const RETRY_RATIO: f64 = 0.8;

/// The limits for the generators of the paper (see the module `paper`): memory only.
const PAPER_LIMITS: BasisLimits = BasisLimits { work: None, memory: 256 << 20, growth: Some(384 << 20) };

/// A callback's choice to continue or to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PointDemand {
    More,
    Enough,
}

/// The search of one query.
pub(super) struct IdealSearch<'q> {
    model: &'q Model,
    indexed_shapes: IndexedShapes<'q>,
    control: &'q Control,
    statistics: &'q mut Statistics,
    interpolated: InterpolationCache,
    /// The weight of each shape: one more than the number of contradictions that it caused. Cells of hard constraints
    /// are split first, as in F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, *Boosting Systematic Search by Weighting
    /// Constraints*, ECAI 2004.
    weights: Vec<u32>,
    /// Ideals of this size or more are split without trying to compute their basis. The size is the binary logarithm of
    /// the number of ways to choose one root for each open cell. None until a basis was given up.
    min_split_size: Option<f64>,
}

/// An ideal to split: the roots, and the remaining digits of the chosen cell.
struct IdealSplit {
    roots: Roots,
    cell: CellId,
    digits: DigitSet,
}

impl<'q> IdealSearch<'q> {
    pub fn new(model: &'q Model, control: &'q Control, statistics: &'q mut Statistics) -> IdealSearch<'q> {
        let relations = IndexedShapes::new(model);
        let (weights, interpolated) = (vec![1; relations.shapes.len()], InterpolationCache::default());
        IdealSearch {
            model,
            indexed_shapes: relations,
            control,
            statistics,
            interpolated,
            weights,
            min_split_size: None,
        }
    }

    /// Passes solutions to `each` until no more are wanted. If a digit is assumed in a cell, only the solutions that
    /// have it there are passed.
    pub fn run(
        &mut self,
        assumed: Option<(CellId, Digit)>,
        each: &mut dyn FnMut(Filling) -> PointDemand,
    ) -> Result<PointDemand, SolveError> {
        let mut roots = self.indexed_shapes.all_roots();
        if let Some((cell, digit)) = assumed {
            roots.0[cell.index()] = DigitSet::just(digit);
        }
        let mut splits: Vec<IdealSplit> = Vec::new();
        let mut changed = None;
        loop {
            match self.solve_or_split(roots, changed, each)? {
                IdealOutcome::Enough => return Ok(PointDemand::Enough),
                IdealOutcome::Done => {}
                IdealOutcome::Open(split) => splits.push(split),
            }
            // Continues with the next digit of the last split that has one left.
            let Some(split) = splits.last_mut() else { return Ok(PointDemand::More) };
            let Some(digit) = split.digits.iter().next() else { return Ok(PointDemand::More) };
            split.digits = super::roots::without(split.digits, digit);
            let cell = split.cell;
            // The last digit ends the split and can take its roots without a copy.
            roots = if split.digits.is_empty() {
                splits.pop().map(|split| split.roots).unwrap_or_else(|| self.indexed_shapes.all_roots())
            } else {
                split.roots.clone()
            };
            roots.0[cell.index()] = DigitSet::just(digit);
            changed = Some(cell);
            self.statistics.nodes += 1;
            self.control.report_nodes(self.statistics.nodes);
        }
    }

    /// Finds the points of an ideal, or returns how to split it.
    fn solve_or_split(
        &mut self,
        mut roots: Roots,
        changed: Option<CellId>,
        each: &mut dyn FnMut(Filling) -> PointDemand,
    ) -> Result<IdealOutcome, SolveError> {
        self.control.check()?;
        let changed_cells = changed.as_ref().map(std::slice::from_ref);
        if let Err(ContradictionError(shape)) = self.indexed_shapes.propagate_all(&mut roots, changed_cells) {
            if let Some(weight) = shape.and_then(|shape| self.weights.get_mut(shape)) {
                *weight += 1;
            }
            self.statistics.backtracks += u64::from(changed.is_some());
            return Ok(IdealOutcome::Done);
        }
        let open = roots.open_cells();
        if open.is_empty() {
            return self.deliver(&roots, &open, &[vec![]], each);
        }
        if let Some(points) = self.points(&roots, &open)? {
            return self.deliver(&roots, &open, &points, each);
        }
        // Splits on a cell that has few roots and whose constraints often led to contradictions: the cell with the
        // least quotient of roots and weight.
        let rank = |cell: CellId| (roots.of(cell).len() as u64, self.weight(cell));
        let before = |one: &CellId, other: &CellId| {
            let ((roots, weight), (other_roots, other_weight)) = (rank(*one), rank(*other));
            // Cross-multiplied, the quotients are compared without rounding.
            (roots * other_weight).cmp(&(other_roots * weight))
        };
        let cell = open.iter().copied().min_by(before).unwrap_or(CellId(0));
        let digits = roots.of(cell);
        Ok(IdealOutcome::Open(IdealSplit { roots, cell, digits }))
    }

    /// Returns the sum of the weights of the cell's constraints.
    fn weight(&self, cell: CellId) -> u64 {
        self.indexed_shapes.of_cell[cell.index()]
            .iter()
            .map(|&shape| u64::from(self.weights[shape]))
            .sum::<u64>()
            .max(1)
    }

    /// Returns the points in the open cells, using a basis; None if that is too expensive.
    fn points(&mut self, roots: &Roots, open: &[CellId]) -> Result<Option<Vec<Vec<u8>>>, SolveError> {
        let size: f64 = open.iter().map(|&cell| (roots.of(cell).len() as f64).log2()).sum();
        if self.min_split_size.is_some_and(|least| size >= least) || !OPEN_CELLS.contains(&open.len()) {
            return Ok(None);
        }
        let Some(generators) = self.interpolated.generators(&self.indexed_shapes, roots, open) else {
            self.min_split_size = Some(size * RETRY_RATIO);
            return Ok(None);
        };
        let found = self.points_of(generators, open.len(), LIMITS);
        if found == Ok(None) {
            self.min_split_size = Some(size * RETRY_RATIO);
        }
        found
    }

    /// Returns the points of an ideal with these generators; None if that is too expensive.
    fn points_of(
        &mut self,
        generators: Vec<Poly>,
        variables: usize,
        limits: BasisLimits,
    ) -> Result<Option<Vec<Vec<u8>>>, SolveError> {
        let basis = match reduced_basis(generators, variables, limits, self.control) {
            Ok(basis) => basis,
            Err(BasisError::LimitExceeded) => return Ok(None),
            Err(BasisError::Stopped(stopped)) => return Err(stopped),
        };
        self.statistics.bases += 1;
        match basis.standard_monomials(MAX_POINTS) {
            Some(standard) => self.read_off(&basis, &standard).map(Some),
            None => Ok(None),
        }
    }

    fn read_off(&self, basis: &GroebnerBasis, standard: &[Monomial]) -> Result<Vec<Vec<u8>>, SolveError> {
        let found = points(basis, standard, self.model.digits());
        found.map_err(|PointsError| SolveError::Engine("a basis has other points than fillings".to_owned()))
    }

    /// Passes solutions to `each`: the open cells have the digits of one of the points, and the other cells their only
    /// root.
    fn deliver(
        &self,
        roots: &Roots,
        open: &[CellId],
        points: &[Vec<u8>],
        each: &mut dyn FnMut(Filling) -> PointDemand,
    ) -> Result<IdealOutcome, SolveError> {
        for point in points {
            let mut roots = roots.clone();
            for (cell, &value) in open.iter().zip(point) {
                roots.0[cell.index()] = Digit::new(value).map_or(DigitSet::EMPTY, DigitSet::just);
            }
            let filling = roots.0.iter().map(|set| set.single()).collect::<Option<Vec<Digit>>>().map(Filling::new);
            // Checks against the definition of each constraint, independently of all polynomials.
            let Some(filling) = filling.filter(|filling| self.model.accepts(filling)) else {
                return Err(SolveError::Engine("a point of the ideal does not satisfy the model".to_owned()));
            };
            if each(filling) == PointDemand::Enough {
                return Ok(IdealOutcome::Enough);
            }
        }
        Ok(IdealOutcome::Done)
    }

    /// Does the same as [`IdealSearch::run`] without an assumed digit, but computes a single basis, of the paper's
    /// generators in the variables of all cells, and derives no consequences first.
    pub fn run_with_paper_generators(
        &mut self,
        each: &mut dyn FnMut(Filling) -> PointDemand,
    ) -> Result<PointDemand, SolveError> {
        self.control.check()?;
        let too_much = |what: &str| SolveError::Engine(format!("{what} of the paper's generators is too large"));
        let generators = self.interpolated.paper_generators(&self.indexed_shapes);
        let generators = generators.ok_or_else(|| too_much("a polynomial"))?;
        let roots = self.indexed_shapes.all_roots();
        let open: Vec<CellId> = (0..roots.0.len()).map(|cell| CellId(cell as u16)).collect();
        let points = self.points_of(generators, open.len(), PAPER_LIMITS)?.ok_or_else(|| too_much("the basis"))?;
        Ok(match self.deliver(&roots, &open, &points, each)? {
            IdealOutcome::Enough => PointDemand::Enough,
            IdealOutcome::Done | IdealOutcome::Open(_) => PointDemand::More,
        })
    }
}

/// The outcome of the search in one ideal.
enum IdealOutcome {
    /// All points of the ideal were passed on.
    Done,
    /// No more points are wanted.
    Enough,
    /// The ideal must be split.
    Open(IdealSplit),
}
