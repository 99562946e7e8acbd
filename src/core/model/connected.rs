//! Connected places: variables with some values form a connected piece of a graph.

use crate::board::{CellId, Digit, DigitSet};

/// The condition that places are connected. A place is taken if its variable has one of the values of the place. Two
/// taken places with an edge between them belong to the same piece.
///
/// Shaded cells, parts of a loop and regions are such places: see the shapes that kinds with layers add.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Connected {
    /// The variables, each with the values with which its place is taken. Several places may have the same variable.
    pub places: Vec<(CellId, DigitSet)>,
    /// Pairs of indices of different places.
    pub edges: Vec<(usize, usize)>,
    /// The indices of places that lead out. If given, every piece must contain one of them. If not, all taken places
    /// must form one piece; no taken place at all is allowed.
    pub exits: Option<Vec<usize>>,
}

impl Connected {
    /// Returns the variables, each once, in ascending order.
    pub fn cells(&self) -> Vec<CellId> {
        let mut cells: Vec<CellId> = self.places.iter().map(|&(cell, _)| cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Returns the known cells because of which two taken places cannot be connected, or a taken place cannot be
    /// connected with an exit; empty if there are none. Places whose variables are not known may be taken.
    pub(super) fn conflict(&self, digit: impl Fn(CellId) -> Option<Digit>) -> Vec<CellId> {
        let taken: Vec<Option<bool>> =
            self.places.iter().map(|&(cell, values)| Some(values.contains(digit(cell)?))).collect();
        let pieces = self.pieces(|place| taken[place] != Some(false));
        let has_taken = |piece: &&Vec<usize>| piece.iter().any(|&place| taken[place] == Some(true));
        let mut with_taken = pieces.iter().filter(has_taken);
        let apart = match &self.exits {
            Some(exits) => with_taken.find(|piece| !piece.iter().any(|place| exits.contains(place))),
            None => with_taken.nth(1),
        };
        // The places that are taken or not, among all that could matter.
        match apart {
            Some(_) => self.cells().into_iter().filter(|&cell| digit(cell).is_some()).collect(),
            None => vec![],
        }
    }

    /// Returns the pieces of those places for which a condition holds, each in the order in which its places are
    /// reached.
    pub fn pieces(&self, is_in: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let neighbours = self.neighbours();
        let mut is_new: Vec<bool> = (0..self.places.len()).map(is_in).collect();
        let mut pieces = Vec::new();
        for start in 0..self.places.len() {
            if !std::mem::replace(&mut is_new[start], false) {
                continue;
            }
            let (mut piece, mut next) = (vec![start], 0);
            while let Some(&place) = piece.get(next) {
                next += 1;
                for &beside in &neighbours[place] {
                    if std::mem::replace(&mut is_new[beside], false) {
                        piece.push(beside);
                    }
                }
            }
            pieces.push(piece);
        }
        pieces
    }

    /// Returns the neighbours of each place.
    pub fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![Vec::new(); self.places.len()];
        for &(one, other) in &self.edges {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        neighbours
    }

    /// Returns the same condition about other variables with other values.
    pub(super) fn mapped(&self, cell: impl Fn(CellId) -> CellId, digit: impl Fn(Digit) -> Digit) -> Connected {
        let place = |&(id, values): &(CellId, DigitSet)| (cell(id), values.iter().map(&digit).collect());
        Connected { places: self.places.iter().map(place).collect(), ..self.clone() }
    }

    /// Returns the same condition with its places and edges in ascending order.
    pub(super) fn normalized(&self) -> Connected {
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by_key(|&place| (self.places[place].0, self.places[place].1.bits()));
        let mut new = vec![0; order.len()];
        order.iter().enumerate().for_each(|(index, &place)| new[place] = index);
        let renumbered = |&(one, other): &(usize, usize)| (new[one].min(new[other]), new[one].max(new[other]));
        let mut edges: Vec<(usize, usize)> = self.edges.iter().map(renumbered).collect();
        edges.sort_unstable();
        edges.dedup();
        let exits = self.exits.as_ref().map(|exits| {
            let mut exits: Vec<usize> = exits.iter().map(|&place| new[place]).collect();
            exits.sort_unstable();
            exits.dedup();
            exits
        });
        Connected { places: order.into_iter().map(|place| self.places[place]).collect(), edges, exits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of four cells, each taken with its first value.
    fn row(exits: Option<Vec<usize>>) -> Connected {
        let places = (0..4).map(|cell| (CellId(cell), DigitSet::just(Digit::from_index(0)))).collect();
        Connected { places, edges: vec![(0, 1), (1, 2), (2, 3)], exits }
    }

    fn conflict(connected: &Connected, taken: &str) -> Vec<u16> {
        let value = |cell: CellId| match taken.as_bytes()[cell.index()] {
            b'x' => Some(Digit::from_index(0)),
            b'.' => Some(Digit::from_index(1)),
            _ => None,
        };
        connected.conflict(value).into_iter().map(|cell| cell.0).collect()
    }

    #[test]
    fn taken_places_are_one_piece() {
        for (taken, expected) in [
            ("....", &[][..]),
            ("xxx.", &[]),
            ("x?x.", &[]),
            ("x.?.", &[]),
            ("x.?x", &[0, 1, 3]),
            ("xx.x", &[0, 1, 2, 3]),
        ] {
            assert_eq!(conflict(&row(None), taken), expected, "{taken}");
        }
    }

    #[test]
    fn each_piece_has_an_exit() {
        let row = row(Some(vec![0, 3]));
        for (taken, expected) in [("x..x", &[][..]), ("xx.x", &[]), (".x?.", &[0, 1, 3]), ("?xx.", &[]), ("....", &[])]
        {
            assert_eq!(conflict(&row, taken), expected, "{taken}");
        }
    }
}
