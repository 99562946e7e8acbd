//! Choices: some conditions, so many of which hold.
//!
//! No engine knows choices. Every shape of a condition becomes a word that also reads a variable of an auxiliary layer,
//! its truth: the variable has its second value exactly if the shape holds. A sum with too many states for a word
//! becomes two linear constraints instead. So the truths are functions of the other variables, and a choice is a
//! linear constraint on them.

use std::collections::BTreeMap;

use super::constraints::{Model, Origin};
use super::layers::{Layer, Variables};
use super::linear::{Tuples, Weights};
use super::shapes::{Cmp, Shape};
use super::tables::Automaton;
use crate::board::{CellId, Digit, DigitSet};

/// The number of conditions of a choice that hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChoiceCount {
    /// The number compared with another.
    Compared(Cmp, i32),
    /// As many as the weight of the value of this variable.
    Of(CellId, Weights),
}

/// A condition of a choice: shapes that hold together, and their source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The source of the shapes.
    pub origin: Origin,
    /// The shapes. Without shapes the condition holds.
    pub shapes: Vec<Shape>,
}

/// The number of states of an automaton up to which a shape becomes a word.
const MAX_STATES: i64 = 1500;

/// The truth of a shape or a condition: the variable, whose values are "does not hold" and "holds".
type Truth = CellId;

const FAILS: usize = 0;
const HOLDS: usize = 1;

/// A shape in one of the two forms whose truth can be a variable.
enum Part {
    /// A word of variables, each once.
    Word(Vec<CellId>, Automaton),
    /// The weighted sum is at most the total; it is not beyond the bounds.
    AtMost { terms: Vec<(CellId, Weights)>, total: i64, min: i64, max: i64 },
}

impl Model {
    /// Returns a model with the same variables and no constraints.
    pub fn without_constraints(&self) -> Model {
        let mut model = Model::unconstrained(self.cells(), self.digits());
        self.variables().layers().iter().for_each(|layer| _ = model.add_layer(layer.clone()));
        model
    }

    /// Returns whether the shape can be part of a condition of a choice: ranks and connected places cannot.
    pub fn can_choose(shape: &Shape) -> bool {
        !matches!(shape, Shape::Rank(_) | Shape::Connected(_))
    }

    /// Requires that so many of the conditions hold. The count has the given origin. No layer that counts may be added
    /// afterwards. Returns false and adds nothing if that takes more variables than a model can have.
    ///
    /// # Panics
    /// Panics if a shape is one of those that [`Model::can_choose`] excludes.
    #[must_use]
    pub fn add_choice(&mut self, conditions: &[Condition], count: &ChoiceCount, origin: Origin) -> bool {
        let parts = |condition: &Condition| -> Vec<Part> {
            condition.shapes.iter().flat_map(|shape| parts_of(shape, self)).collect()
        };
        let parts: Vec<Vec<Part>> = conditions.iter().map(parts).collect();
        // A condition of several parts has a truth of its own, after those of its parts.
        let owners = conditions.iter().zip(&parts).flat_map(|(condition, parts)| {
            let owner = |cells: Vec<CellId>| cells.iter().find_map(|&cell| self.variables().owner(cell));
            let own = owner(condition.shapes.first().map(Shape::cells).unwrap_or_default()).unwrap_or(CellId(0));
            let of_parts = parts.iter().map(move |part| owner(part.cells()).unwrap_or(CellId(0)));
            of_parts.chain((parts.len() != 1).then_some(own))
        });
        let owners: Vec<CellId> = owners.collect();
        if self.variables().count() + owners.len() > usize::from(u16::MAX) {
            return false;
        }
        let mut next = self.add_layer(Layer { name: "holds", counts: false, values: 2, owners });
        let mut truths: Vec<Truth> = Vec::new();
        for (condition, parts) in conditions.iter().zip(&parts) {
            self.set_origin(condition.origin);
            let first = next;
            for part in parts {
                part.shapes(next, self.variables()).into_iter().for_each(|shape| self.add(shape));
                next = CellId(next.0 + 1);
            }
            if parts.len() != 1 {
                let of_parts: Vec<Truth> = (first.0..next.0).map(CellId).collect();
                all_hold(next, &of_parts).into_iter().for_each(|shape| self.add(shape));
                next = CellId(next.0 + 1);
            }
            truths.push(CellId(next.0 - 1));
        }
        self.set_origin(origin);
        let one = |&truth: &Truth| (truth, Weights::new([0, 1]));
        let mut terms: Vec<(CellId, Weights)> = truths.iter().map(one).collect();
        let (cmp, total) = match count {
            ChoiceCount::Compared(cmp, total) => (*cmp, *total),
            ChoiceCount::Of(variable, weights) => {
                terms.push((*variable, weights.times(-1)));
                (Cmp::Equal, 0)
            }
        };
        self.add(Shape::Linear { terms, cmp, total });
        true
    }
}

/// Returns clauses that make a truth the conjunction of others.
fn all_hold(all: Truth, truths: &[Truth]) -> Vec<Shape> {
    let is = |truth: Truth, value: usize| (truth, Digit::from_index(value));
    let only_with = truths.iter().map(|&one| Shape::AtLeastOne(vec![is(one, HOLDS), is(all, FAILS)]));
    let fails: Vec<(CellId, Digit)> = truths.iter().map(|&one| is(one, FAILS)).collect();
    only_with.chain([Shape::AtLeastOne(fails.into_iter().chain([is(all, HOLDS)]).collect())]).collect()
}

impl Part {
    fn cells(&self) -> Vec<CellId> {
        match self {
            Part::Word(cells, _) => cells.clone(),
            Part::AtMost { terms, .. } => terms.iter().map(|&(cell, _)| cell).collect(),
        }
    }

    /// Returns the shapes that make the variable the truth of the part.
    fn shapes(&self, truth: Truth, variables: &Variables) -> Vec<Shape> {
        match self {
            Part::Word(cells, automaton) => {
                let cells: Vec<CellId> = [truth].into_iter().chain(cells.iter().copied()).collect();
                let values = cells.iter().map(|&cell| variables.values_of(cell)).fold(automaton.digits(), u8::max);
                vec![Shape::Word(cells, truth_of(automaton, values))]
            }
            // If it fails, the sum is at least the total plus 1; otherwise at least the minimum. The same from above.
            Part::AtMost { terms, total, min, max } => {
                let with = |fails: i64, holds: i64, cmp: Cmp, total: i64| {
                    let weights = Weights::new([clamped(fails), clamped(holds)]);
                    let terms = terms.iter().cloned().chain([(truth, weights)]).collect();
                    Shape::Linear { terms, cmp, total: clamped(total) }
                };
                vec![with(0, max - total, Cmp::AtMost, *max), with(min - total - 1, 0, Cmp::AtLeast, *min)]
            }
        }
    }
}

/// Returns the number as a total or a weight. Sums are far smaller than the largest one.
fn clamped(number: i64) -> i32 {
    number.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}

/// Returns the automaton that reads a truth, and then accepts the words that the automaton accepts or those that it
/// does not accept. It reads `values` values.
fn truth_of(automaton: &Automaton, values: u8) -> Automaton {
    // The truth that was read, and the state of the automaton: None if it accepts nothing any more.
    let step = |state: &Option<(bool, Option<usize>)>, value: Digit| match state {
        None => (value.index() <= HOLDS).then(|| Some((value.index() == HOLDS, Some(0)))),
        Some((holds, state)) => {
            let next = state.and_then(|state| automaton.next(state, value));
            (next.is_some() || !holds).then_some(Some((*holds, next)))
        }
    };
    let accepts = |state: &Option<(bool, Option<usize>)>| {
        state.is_some_and(|(holds, state)| state.is_some_and(|state| automaton.is_accepting(state)) == holds)
    };
    Automaton::explore(values, None, step, accepts)
}

/// Returns a word of these variables, which each have at most `values` values. A step gets the place of the variable.
fn word<S: Ord + Clone>(
    cells: &[CellId],
    values: u8,
    start: S,
    step: impl Fn(usize, &S, Digit) -> Option<S>,
    accepts: impl Fn(&S) -> bool,
) -> Part {
    let next = |(place, state): &(usize, S), value| {
        let next = (*place < cells.len()).then(|| step(*place, state, value)).flatten()?;
        Some((place + 1, next))
    };
    Part::Word(cells.to_vec(), Automaton::explore(values, (0, start), next, |(_, state)| accepts(state)))
}

/// Returns parts that hold together exactly if the shape holds.
fn parts_of(shape: &Shape, model: &Model) -> Vec<Part> {
    let variables = model.variables();
    let values = shape.cells().into_iter().map(|cell| variables.values_of(cell)).fold(1, u8::max);
    match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) if differ(cells, model) => vec![],
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => all_different(cells, values),
        Shape::Domain(cell, allowed) => {
            vec![word(&[*cell], values, (), |_, (), value| allowed.contains(value).then_some(()), |()| true)]
        }
        Shape::AtLeastOne(places) => {
            // A variable may have several of the values.
            let mut sets: BTreeMap<CellId, DigitSet> = BTreeMap::new();
            for &(cell, value) in places {
                let set = sets.entry(cell).or_insert(DigitSet::EMPTY);
                *set = set.union(DigitSet::just(value));
            }
            let (cells, sets): (Vec<CellId>, Vec<DigitSet>) = sets.into_iter().unzip();
            let step = |place: usize, holds: &bool, value: Digit| Some(*holds || sets[place].contains(value));
            vec![word(&cells, values, false, step, |&holds| holds)]
        }
        Shape::Pair(one, other, table) => {
            let step = |place: usize, set: &u32, value: Digit| match place {
                0 => Some(table.compatible(value).bits()),
                _ => DigitSet::from_bits(*set).contains(value).then_some(0),
            };
            vec![word(&[*one, *other], values, 0, step, |_| true)]
        }
        Shape::Word(cells, automaton) => vec![Part::Word(cells.clone(), automaton.clone())],
        Shape::Table(cells, tuples) => vec![table(cells, tuples, values)],
        Shape::Sum { terms, cmp, total } => {
            let weights = |&(factor, cell): &(i32, CellId)| (cell, Weights::factor(factor, variables.values_of(cell)));
            linear(terms.iter().map(weights).collect(), *cmp, *total, variables)
        }
        Shape::Linear { terms, cmp, total } => linear(terms.clone(), *cmp, *total, variables),
        Shape::Rank(_) | Shape::Connected(_) => panic!("the shape cannot be part of a choice"),
    }
}

/// Returns whether the variables differ by a constraint of the model, as those of a house do.
fn differ(cells: &[CellId], model: &Model) -> bool {
    let is_inside = |all: &[CellId]| cells.iter().all(|cell| all.contains(cell));
    model.shapes().any(|shape| matches!(shape, Shape::ExactlyOnce(all) | Shape::AllDifferent(all) if is_inside(all)))
}

/// Returns a word that reads the set of values so far, or a word for each pair if that takes too many states.
fn all_different(cells: &[CellId], values: u8) -> Vec<Part> {
    // The number of sets of as many values as variables read so far.
    let (mut sets, mut states) = (1, 1);
    for read in 0..cells.len() as i64 {
        sets = (sets * (i64::from(values) - read).max(0) / (read + 1)).min(MAX_STATES);
        states += sets;
    }
    let step = |_: usize, seen: &u32, value: Digit| {
        let set = DigitSet::just(value).bits();
        (seen & set == 0).then_some(seen | set)
    };
    if states <= MAX_STATES {
        return vec![word(cells, values, 0, step, |_| true)];
    }
    let pairs = (0..cells.len()).flat_map(|one| (0..one).map(move |other| [cells[other], cells[one]]));
    pairs.map(|pair| word(&pair, values, 0, step, |_| true)).collect()
}

/// Returns a word that reads a prefix of the tuples, which are in rising order.
fn table(cells: &[CellId], tuples: &Tuples, values: u8) -> Part {
    let tuples: Vec<&[Digit]> = tuples.iter().collect();
    let step = |place: usize, &(from, to): &(usize, usize), value: Digit| {
        let from = from + tuples[from..to].partition_point(|tuple| tuple[place] < value);
        let to = from + tuples[from..to].partition_point(|tuple| tuple[place] == value);
        (from < to).then_some((from, to))
    };
    word(cells, values, (0, tuples.len()), step, |&(from, to)| from < to)
}

/// Returns a weighted sum as a word that reads the sum so far, or as inequalities if that takes too many states.
fn linear(terms: Vec<(CellId, Weights)>, cmp: Cmp, total: i32, variables: &Variables) -> Vec<Part> {
    let total = i64::from(total);
    let of = |(cell, weights): &(CellId, Weights)| -> Vec<i64> {
        variables.domain(*cell).iter().map(|value| i64::from(weights.of(value))).collect()
    };
    let weights: Vec<Vec<i64>> = terms.iter().map(of).collect();
    let min: i64 = weights.iter().flat_map(|weights| weights.iter().min()).sum();
    let max: i64 = weights.iter().flat_map(|weights| weights.iter().max()).sum();
    if (max - min + 1).saturating_mul(terms.len() as i64) <= MAX_STATES {
        let cells: Vec<CellId> = terms.iter().map(|&(cell, _)| cell).collect();
        let values = cells.iter().map(|&cell| variables.values_of(cell)).fold(1, u8::max);
        let step = |place: usize, sum: &i64, value: Digit| Some(sum + weights[place].get(value.index())?);
        return vec![word(&cells, values, 0, step, |&sum| cmp.holds(sum, total))];
    }
    let negated = || terms.iter().map(|(cell, weights)| (*cell, weights.times(-1))).collect();
    let at_most = |terms, total, min, max| Part::AtMost { terms, total, min, max };
    let mut parts = Vec::new();
    if cmp != Cmp::AtLeast {
        parts.push(at_most(terms.clone(), total, min, max));
    }
    if cmp != Cmp::AtMost {
        parts.push(at_most(negated(), -total, -max, -min));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Filling;

    /// Sums with few states and with many have the same truths.
    #[test]
    fn large_sums_are_inequalities() {
        for (factor, cmp, total) in [
            (1, Cmp::Equal, 5),
            (1000, Cmp::Equal, 5000),
            (1, Cmp::AtMost, 4),
            (1000, Cmp::AtMost, 4000),
            (-1000, Cmp::AtLeast, -4999),
            (1000, Cmp::AtLeast, 9000),
        ] {
            let cells = [CellId(0), CellId(1)];
            let sum = Shape::Sum { terms: cells.map(|cell| (factor, cell)).to_vec(), cmp, total };
            for count in [0, 1] {
                let mut model = Model::unconstrained(2, 4);
                let condition = Condition { origin: Origin::Base, shapes: vec![sum.clone()] };
                assert!(model.add_choice(&[condition], &ChoiceCount::Compared(Cmp::Equal, count), Origin::Base));
                for filling in 0..16 {
                    let digits = [filling / 4, filling % 4].map(Digit::from_index);
                    let filling = Filling::new(digits.to_vec());
                    assert_eq!(model.accepts(&filling), sum.holds(&filling) == (count == 1), "{sum:?} {filling:?}");
                }
            }
        }
    }
}
