//! The layout of a square board for the band search.

use crate::solve::native::minirows::CellBits;
use crate::solve::native::shapes::SortedShapes;
use crate::solve::native::shapes::cliques::cliques;
use crate::solve::native::shapes::pairs::TablePair;

/// The maximum number of pairs; with more, the wide search and the learning search are faster.
const MAX_PAIRS: usize = 128;

/// The cells of a board that must hold different digits, and its additional houses.
#[derive(Debug)]
pub struct BandsLayout<C> {
    /// For each cell, the cells that may hold its digit too, including itself.
    pub non_peers: Vec<C>,
    /// The houses other than rows, columns and boxes. The search looks through them one by one for the places of a
    /// digit.
    pub houses: Vec<C>,
    /// True if the only groups are rows, columns and square boxes.
    pub is_classic: bool,
    pub pairs: Vec<BandsPair<C>>,
    /// The cells of all pairs.
    pub paired: C,
}

/// A pair, and its cells as a set.
#[derive(Debug)]
pub struct BandsPair<C> {
    pub cells: C,
    pub pair: TablePair,
}

/// Returns the cells of a group as a set.
fn set<C: CellBits>(group: impl Iterator<Item = usize>) -> C {
    let mut set = C::NONE;
    group.for_each(|cell| set.insert(cell));
    set
}

impl<C: CellBits> BandsLayout<C> {
    /// Returns the layout; None if there are shapes other than groups of cells with different digits and at most
    /// [`MAX_PAIRS`] pairs, or if not all rows, columns and square boxes are houses.
    pub fn new(digits: u8, cells: usize, shapes: &SortedShapes<'_>) -> Option<BandsLayout<C>> {
        let n = usize::from(digits);
        let does_more = !shapes.sums.is_empty()
            || shapes.pairs.len() > MAX_PAIRS
            || !shapes.words.is_empty()
            || !shapes.ranks.is_empty()
            || shapes.groups.iter().any(|group| group.shape.len() > n);
        if does_more || cells != C::CELLS || n * n != cells {
            return None;
        }
        let side = n.isqrt();
        if side * side != n {
            return None;
        }
        let box_of = |cell: usize| cell / n / side * side + cell % n / side;
        let [mut rows, mut columns, mut boxes] = [(); 3].map(|()| vec![C::NONE; n]);
        for cell in 0..cells {
            rows[cell / n].insert(cell);
            columns[cell % n].insert(cell);
            boxes[box_of(cell)].insert(cell);
        }
        // The rows, columns and boxes found among the groups, as bitmasks, and the cells of the other groups.
        let (mut found, mut others) = ([0_u32; 3], Vec::new());
        for group in &shapes.groups {
            let cells: C = set(group.shape.iter().map(|cell| cell.index()));
            let Some(first) = group.shape.first().map(|cell| cell.index()) else { continue };
            // Any cell of a group determines the only row, column and box that the group can be.
            let usual =
                [rows[first / n], columns[first % n], boxes[box_of(first)]].iter().position(|&one| one == cells);
            match usual {
                Some(kind) => found[kind] |= 1 << [first / n, first % n, box_of(first)][kind],
                None => others.push(cells),
            }
        }
        let all = (1 << n) - 1;
        if found != [all; 3] {
            return None;
        }
        let lone = |cell: usize| {
            let mut own = C::NONE;
            own.insert(cell);
            let usual = rows[cell / n] | columns[cell % n] | boxes[box_of(cell)];
            let seen = others.iter().filter(|group| group.has(cell)).fold(usual, |seen, &group| seen | group);
            C::ALL & (!seen | own)
        };
        let apart: Vec<C> = (0..cells).map(lone).collect();
        let pairs = match shapes.pairs.is_empty() {
            true => vec![],
            false => {
                let (cages, pairs) = cliques(&shapes.pairs, |one, other| !apart[one].has(other), digits);
                if !cages.is_empty() {
                    return None;
                }
                pairs
            }
        };
        let pairs = pairs.iter().map(|pair| TablePair::new(pair.shape, digits));
        let pairs: Vec<BandsPair<C>> =
            pairs.map(|pair| BandsPair { cells: set(pair.cells.into_iter()), pair }).collect();
        let houses = others.iter().copied().filter(|group| group.count() as usize == n).collect();
        let paired = pairs.iter().fold(C::NONE, |all, placed| all | placed.cells);
        Some(BandsLayout { non_peers: apart, houses, is_classic: others.is_empty(), pairs, paired })
    }
}
