//! Connected places: places that must be taken because others would be cut off, and places that cannot be reached.
//!
//! A depth-first search from a taken place finds both in time linear in the edges: what it does not reach cannot be
//! taken, and what separates two taken places (a cut vertex) must be (R. Tarjan, *Depth-First Search and Linear Graph
//! Algorithms*, SIAM Journal on Computing 1, 1972).

use crate::model::Connected;
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
    pub fn new(shape: &Connected) -> ConnectedPlaces {
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
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellId, Digit, DigitSet, Random};
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

    /// Returns the values of each variable with which the places can be connected, by enumeration.
    fn supported(graph: &Connected, candidates: &[u32]) -> Vec<u32> {
        let mut found = vec![0; candidates.len()];
        for case in 0..1 << candidates.len() {
            let values: Vec<usize> = (0..candidates.len()).map(|cell| case >> cell & 1).collect();
            let has_values = values.iter().zip(candidates).all(|(value, candidates)| candidates >> value & 1 == 1);
            if has_values && is_connected(graph, &values) {
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
            let expected = supported(&graph, &candidates);
            let places = ConnectedPlaces::new(&graph);
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
}
