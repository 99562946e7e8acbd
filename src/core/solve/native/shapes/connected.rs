//! Connected places: places that must be taken because others would be cut off, and places that cannot be reached.
//!
//! A depth-first search from a taken place finds both in time linear in the edges: what it does not reach cannot be
//! taken, and what separates two taken places (a cut vertex) must be (R. Tarjan, *Depth-First Search and Linear Graph
//! Algorithms*, SIAM Journal on Computing 1, 1972).
//!
//! If a sum says how many places are taken, a place is also out of reach if the way there needs too many more of them.

use super::sorted_shapes::LinearShape;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Connected};
use crate::solve::native::domains::{Conflict, Domains};

/// Places of a graph that must be connected.
#[derive(Clone, Debug)]
pub struct ConnectedPlaces {
    /// For each place its variable, and the values with which it is taken.
    pub places: Vec<(usize, u32)>,
    /// The neighbours of each place. If pieces need an exit, one more place follows, which is always taken and a
    /// neighbour of all exits.
    neighbours: Vec<Vec<usize>>,
    has_outside: bool,
    /// The variables, each once.
    pub cells: Vec<usize>,
    /// The least and the largest number of taken places, if they have one.
    size: Option<(usize, usize)>,
}

/// The state of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceState {
    Taken,
    Open,
    /// It cannot be taken.
    Free,
}

/// A reason why a place is taken or not, as places that are taken or free.
#[derive(Debug)]
pub struct CutOff {
    /// The taken places that would be separated. The place outside is not among them.
    pub taken: Vec<usize>,
    /// The free places between them.
    pub free: Vec<usize>,
}

impl ConnectedPlaces {
    /// Returns the places of a shape, whose number is limited by those of these sums that count exactly them.
    pub fn new(shape: &Connected, sums: &[LinearShape]) -> ConnectedPlaces {
        let mut neighbours = shape.neighbours();
        if let Some(exits) = &shape.exits {
            let outside = neighbours.len();
            exits.iter().for_each(|&exit| neighbours[exit].push(outside));
            neighbours.push(exits.clone());
        }
        let place = |&(cell, values): &(crate::board::CellId, crate::board::DigitSet)| (cell.index(), values.bits());
        ConnectedPlaces {
            places: shape.places.iter().map(place).collect(),
            neighbours,
            has_outside: shape.exits.is_some(),
            cells: shape.cells().into_iter().map(|cell| cell.index()).collect(),
            size: size(shape, sums),
        }
    }

    /// Returns the state of each place, and of the place outside.
    fn states(&self, candidates: impl Fn(usize) -> u32) -> Vec<PlaceState> {
        let state = |&(cell, values): &(usize, u32)| match candidates(cell) {
            here if here & values == 0 => PlaceState::Free,
            here if here & !values == 0 => PlaceState::Taken,
            _ => PlaceState::Open,
        };
        let outside = self.has_outside.then_some(PlaceState::Taken);
        self.places.iter().map(state).chain(outside).collect()
    }

    /// Removes the values with which the places could not be connected.
    ///
    /// # Errors
    /// Returns an error if two taken places cannot be connected.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        let states = self.states(|cell| domains.candidates(cell));
        let start = match self.has_outside {
            true => Some(self.places.len()),
            false => states.iter().position(|&state| state == PlaceState::Taken),
        };
        let Some(start) = start else { return Ok(()) };
        let (order, needed) = self.explore(start, &states);
        for (place, &(cell, values)) in self.places.iter().enumerate() {
            match states[place] {
                PlaceState::Taken if order[place] == 0 => return Err(Conflict),
                PlaceState::Open if order[place] == 0 => domains.keep(cell, !values)?,
                PlaceState::Open if needed[place] => domains.keep(cell, values)?,
                _ => {}
            }
        }
        if let Some(size) = self.size {
            self.taken_places(&states).try_for_each(|start| self.support_size(start, size, &states, domains))?;
        }
        Ok(())
    }

    fn taken_places(&self, states: &[PlaceState]) -> impl Iterator<Item = usize> {
        (0..self.places.len()).filter(move |&place| states[place] == PlaceState::Taken)
    }

    /// Removes the values with which more or fewer places would be connected with a taken one than may be taken.
    fn support_size(
        &self,
        start: usize,
        size: (usize, usize),
        states: &[PlaceState],
        domains: &mut impl Domains,
    ) -> Result<(), Conflict> {
        let reach = self.reach(start, size.1, states);
        if reach.is_contradictory(size.0, states) {
            return Err(Conflict);
        }
        let needs_all = reach.count == size.0;
        for (place, &(cell, values)) in self.places.iter().enumerate() {
            match states[place] {
                PlaceState::Open if !reach.is_reached[place] => domains.keep(cell, !values)?,
                PlaceState::Open if needs_all => domains.keep(cell, values)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the places to which a way from a taken place needs so few open places that, with all taken places, there
    /// are at most `most`.
    fn reach(&self, start: usize, most: usize, states: &[PlaceState]) -> Reach {
        let taken = self.taken_places(states).count();
        let mut reach = Reach { is_reached: vec![false; states.len()], count: 0, free: Vec::new() };
        let mut is_blocked = vec![false; states.len()];
        // The places that need so many open ones, and those that need one more.
        let (mut current, mut next, mut needed) = (vec![start], Vec::new(), taken);
        while needed <= most && !current.is_empty() {
            while let Some(place) = current.pop() {
                if std::mem::replace(&mut reach.is_reached[place], true) {
                    continue;
                }
                reach.count += 1;
                for &beside in &self.neighbours[place] {
                    match states[beside] {
                        PlaceState::Taken => current.push(beside),
                        PlaceState::Open => next.push(beside),
                        PlaceState::Free => {
                            if !std::mem::replace(&mut is_blocked[beside], true) {
                                reach.free.push(beside);
                            }
                        }
                    }
                }
            }
            std::mem::swap(&mut current, &mut next);
            needed += 1;
        }
        reach
    }

    /// Returns the number of each place in the order of a depth-first search over the places that are not free, from 1,
    /// or 0 if it was not reached; and whether the place is open and separates taken places from the start.
    fn explore(&self, start: usize, states: &[PlaceState]) -> (Vec<usize>, Vec<bool>) {
        let count = states.len();
        let (mut order, mut lowest) = (vec![0; count], vec![0; count]);
        // For each place, true if a taken place was found at or below it.
        let mut has_taken: Vec<bool> = states.iter().map(|&state| state == PlaceState::Taken).collect();
        let mut needed = vec![false; count];
        let mut reached = 1;
        (order[start], lowest[start]) = (1, 1);
        // The places from the start to the current one, with the index of the neighbour to visit next.
        let mut path = vec![(start, 0)];
        while let Some((place, next)) = path.last_mut() {
            let place = *place;
            if let Some(&beside) = self.neighbours[place].get(*next) {
                *next += 1;
                if states[beside] == PlaceState::Free {
                    continue;
                }
                if order[beside] == 0 {
                    reached += 1;
                    (order[beside], lowest[beside]) = (reached, reached);
                    path.push((beside, 0));
                } else {
                    lowest[place] = lowest[place].min(order[beside]);
                }
                continue;
            }
            path.pop();
            if let Some(&(above, _)) = path.last() {
                lowest[above] = lowest[above].min(lowest[place]);
                if has_taken[place] {
                    has_taken[above] = true;
                    needed[above] |= lowest[place] >= order[above] && states[above] == PlaceState::Open;
                }
            }
        }
        (order, needed)
    }

    /// Returns why a place cannot be taken (`is_taken` is false) or must be, given the candidates before that was
    /// concluded; None if the candidates do not imply it. Without a place, returns why the candidates are
    /// contradictory.
    pub fn cut_off(&self, about: Option<(usize, bool)>, candidates: impl Fn(usize) -> u32) -> Option<CutOff> {
        let mut states = self.states(candidates);
        if let Some((place, is_taken)) = about {
            // The opposite of the conclusion is contradictory: an untaken place lets nothing pass, and a taken one must
            // be connected.
            states[place] = if is_taken { PlaceState::Free } else { PlaceState::Taken };
        }
        self.separation(about, &states).or_else(|| self.wrong_size(about, &states))
    }

    /// Returns why so many places cannot be connected, if these states contradict the number of taken places.
    fn wrong_size(&self, about: Option<(usize, bool)>, states: &[PlaceState]) -> Option<CutOff> {
        let (least, most) = self.size?;
        let reaches = self.taken_places(states).map(|start| self.reach(start, most, states));
        let Reach { mut free, .. } = reaches.into_iter().find(|reach| reach.is_contradictory(least, states))?;
        let is_reason = |place: &usize| about.is_none_or(|(about, _)| about != *place);
        free.retain(is_reason);
        Some(CutOff { taken: self.taken_places(states).filter(is_reason).collect(), free })
    }

    /// Returns why places cannot be connected, if these states separate taken ones.
    fn separation(&self, about: Option<(usize, bool)>, states: &[PlaceState]) -> Option<CutOff> {
        let start = match about {
            Some((place, false)) => place,
            _ => states.iter().position(|&state| state == PlaceState::Taken)?,
        };
        let start =
            if about.is_none_or(|(_, is_taken)| is_taken) && self.has_outside { self.places.len() } else { start };
        let mut is_reached = vec![false; states.len()];
        is_reached[start] = true;
        let mut reached = vec![start];
        let mut free = Vec::new();
        let mut next = 0;
        while let Some(&place) = reached.get(next) {
            next += 1;
            for &beside in &self.neighbours[place] {
                if std::mem::replace(&mut is_reached[beside], true) {
                    continue;
                }
                match states[beside] {
                    PlaceState::Free => free.push(beside),
                    _ => reached.push(beside),
                }
            }
        }
        let is_apart = |&place: &usize| states[place] == PlaceState::Taken && !reached.contains(&place);
        let other = (0..states.len()).find(is_apart)?;
        // The place concluded about is no reason.
        let is_reason = |place: &usize| *place < self.places.len() && about.is_none_or(|(about, _)| about != *place);
        free.retain(is_reason);
        Some(CutOff { taken: [start, other].into_iter().filter(is_reason).collect(), free })
    }
}

/// The places that a piece with a taken place could contain.
struct Reach {
    is_reached: Vec<bool>,
    count: usize,
    /// The free places next to them.
    free: Vec<usize>,
}

impl Reach {
    /// Returns whether fewer than `least` places are within reach, or a taken place is not.
    fn is_contradictory(&self, least: usize, states: &[PlaceState]) -> bool {
        let is_missed = |(&is_reached, &state): (&bool, &PlaceState)| !is_reached && state == PlaceState::Taken;
        self.count < least || self.is_reached.iter().zip(states).any(is_missed)
    }
}

/// Returns the least and the largest number of places according to the sums that count exactly them. None if none do,
/// if a variable has several places, or if pieces need an exit.
fn size(shape: &Connected, sums: &[LinearShape]) -> Option<(usize, usize)> {
    let mut places = shape.places.clone();
    places.sort_unstable_by_key(|&(cell, _)| cell);
    let has_several = places.windows(2).any(|pair| pair[0].0 == pair[1].0);
    if has_several || shape.exits.is_some() {
        return None;
    }
    let counts = |sum: &&LinearShape| {
        let mut counted: Vec<(CellId, DigitSet)> = Vec::with_capacity(sum.terms.len());
        for (cell, weights) in sum.terms.iter() {
            if weights.all().iter().any(|weight| !(0..=1).contains(weight)) {
                return false;
            }
            let values = weights.all().iter().enumerate().filter(|(_, weight)| **weight == 1);
            counted.push((*cell, values.map(|(value, _)| Digit::from_index(value)).collect()));
        }
        counted.sort_unstable_by_key(|&(cell, _)| cell);
        counted == places
    };
    let (mut least, mut most) = (0, places.len());
    let mut is_limited = false;
    for sum in sums.iter().filter(counts) {
        is_limited = true;
        let total = usize::try_from(sum.total).unwrap_or(0);
        if sum.cmp != Cmp::AtMost {
            least = least.max(total);
        }
        if sum.cmp != Cmp::AtLeast {
            most = most.min(total);
        }
    }
    is_limited.then_some((least, most))
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use crate::board::Random;
    use crate::model::Weights;
    use crate::solve::native::domains::tests::ListedDomains;

    /// Returns a random graph over two-valued variables, some of which have two places.
    fn graph(random: &mut Random) -> Connected {
        let cells = 2 + random.below(6);
        let count = cells + random.below(3);
        let value = |value: usize| DigitSet::just(Digit::from_index(value));
        let place = |place: usize| (CellId((place % cells) as u16), value(usize::from(place >= cells)));
        let pairs = (0..count).flat_map(|one| (0..one).map(move |other| (one, other)));
        let edges = pairs.collect::<Vec<_>>().into_iter().filter(|_| random.below(10) < 4).collect();
        let exits = (random.below(3) == 0).then(|| (0..count).filter(|_| random.below(3) == 0).collect());
        Connected { places: (0..count).map(place).collect(), edges, exits }
    }

    /// Returns whether all taken places are connected, by repeated union.
    fn is_connected(graph: &Connected, values: &[usize]) -> bool {
        let taken =
            |place: &usize| graph.places[*place].1.contains(Digit::from_index(values[graph.places[*place].0.index()]));
        let outside = graph.places.len();
        let mut name: Vec<usize> = (0..=outside).collect();
        let exits = graph.exits.iter().flatten().map(|&exit| (exit, outside));
        for _ in 0..=outside {
            for (one, other) in graph.edges.iter().copied().chain(exits.clone()) {
                if taken(&one) && (other == outside || taken(&other)) {
                    (name[one], name[other]) = (name[one].min(name[other]), name[one].min(name[other]));
                }
            }
        }
        let mut names: Vec<usize> = (0..outside).filter(taken).map(|place| name[place]).collect();
        names.extend(graph.exits.as_ref().map(|_| name[outside]));
        names.iter().all(|&name| name == names[0])
    }

    /// Returns the values of each variable with which so many places can be connected, by enumeration.
    fn supported(graph: &Connected, candidates: &[u32], has_size: impl Fn(usize) -> bool) -> Vec<u32> {
        let mut found = vec![0; candidates.len()];
        for case in 0..1 << candidates.len() {
            let values: Vec<usize> = (0..candidates.len()).map(|cell| case >> cell & 1).collect();
            let has_values = values.iter().zip(candidates).all(|(value, candidates)| candidates >> value & 1 == 1);
            let taken = values.iter().filter(|value| **value == 0).count();
            if has_values && has_size(taken) && is_connected(graph, &values) {
                found.iter_mut().zip(&values).for_each(|(found, value)| *found |= 1 << value);
            }
        }
        found
    }

    #[test]
    fn places_that_stay_can_be_connected() {
        let mut random = Random::new(59);
        let (mut none, mut less, mut exact) = (0, 0, 0);
        for _ in 0..5000 {
            let graph = graph(&mut random);
            let cells = graph.cells().len();
            let candidates: Vec<u32> = (0..cells).map(|_| 1 + random.below(3) as u32).collect();
            let expected = supported(&graph, &candidates, |_| true);
            let places = ConnectedPlaces::new(&graph, &[]);
            let mut domains = ListedDomains(candidates.clone());
            let outcome = places.support(&mut domains);
            let own = graph.places.len() == cells;
            match outcome {
                Err(Conflict) => {
                    assert!(expected.contains(&0), "{graph:?} {candidates:?}");
                    none += 1;
                }
                Ok(()) => {
                    let keeps = domains.0.iter().zip(&expected).all(|(kept, expected)| expected & !kept == 0);
                    assert!(keeps, "{graph:?} {candidates:?}: {:?} instead of {expected:?}", domains.0);
                    // Exact if each place has a variable of its own and one of them is taken.
                    let is_start = graph.exits.is_some() || candidates.contains(&1);
                    if own && is_start {
                        assert_eq!(domains.0, expected, "{graph:?} {candidates:?}");
                        exact += 1;
                    }
                    less += usize::from(domains.0 != candidates);
                }
            }
        }
        assert!(none > 300 && less > 500 && exact > 500, "{none} {less} {exact}");
    }

    /// Returns the candidates that the reasons of a conclusion leave: those of the places that they name.
    fn known(graph: &Connected, reasons: &CutOff, count: usize) -> Vec<u32> {
        let mut known = vec![3; count];
        reasons.taken.iter().for_each(|&place| known[graph.places[place].0.index()] = 1);
        reasons.free.iter().for_each(|&place| known[graph.places[place].0.index()] = 2);
        known
    }

    #[test]
    fn sizes_limit_what_is_within_reach() {
        let mut random = Random::new(593);
        let (mut none, mut less) = (0, 0);
        for _ in 0..5000 {
            let mut graph = graph(&mut random);
            let count = graph.cells().len();
            graph.places.truncate(count);
            graph.edges.retain(|&(one, other)| one < count && other < count);
            graph.exits = None;
            let (cmp, total) =
                (random.pick(&[Cmp::AtMost, Cmp::Equal, Cmp::AtLeast]).unwrap(), random.below(count + 1));
            let terms = graph.cells().into_iter().map(|cell| (cell, Weights::new([1, 0]))).collect();
            let sum = LinearShape { terms: Cow::Owned(terms), cmp, total: total as i32 };
            let candidates: Vec<u32> = (0..count).map(|_| 1 + random.below(3) as u32).collect();
            let has_size = |taken: usize| cmp.holds(taken as i64, total as i64);
            let expected = supported(&graph, &candidates, has_size);
            let places = ConnectedPlaces::new(&graph, &[sum]);
            let mut domains = ListedDomains(candidates.clone());
            let outcome = places.support(&mut domains);
            let context = format!("{graph:?} {cmp:?} {total} {candidates:?}");
            if outcome.is_err() {
                assert!(expected.contains(&0), "{context}");
                none += 1;
                let reasons = places.cut_off(None, |cell| candidates[cell]).expect(&context);
                assert!(supported(&graph, &known(&graph, &reasons, count), has_size).contains(&0), "{context}");
                continue;
            }
            for cell in 0..count {
                assert_eq!(expected[cell] & !domains.0[cell], 0, "{context}");
                if domains.0[cell] == candidates[cell] {
                    continue;
                }
                less += 1;
                let is_taken = domains.0[cell] == 1;
                let reasons = places.cut_off(Some((cell, is_taken)), |cell| candidates[cell]).expect(&context);
                let left = supported(&graph, &known(&graph, &reasons, count), has_size);
                assert_eq!(left[cell] & !domains.0[cell], 0, "{context}: {reasons:?}");
            }
        }
        assert!(none > 300 && less > 500, "{none} {less}");
    }
}
