//! The propagation of weak links: a candidate with a weak link to each place of a digit in a house is false.

use super::Narrow;
use super::cells::{MAX_CELLS, each, just};
use crate::solve::native::domains::digits;

impl<const D: usize> Narrow<'_, D> {
    /// Removes the candidates with a weak link to each place of a digit in a house.
    pub(super) fn propagate_weak_links(&mut self) {
        let layout = self.layout;
        let links = &layout.weak_links;
        if layout.is_classic {
            self.count_places();
        }
        for digit in 0..D {
            let places = self.node.places[digit];
            let changed = std::mem::replace(&mut self.weak_link_snapshot[digit], places) & !places;
            let of_cell = |all, cell: usize| all | self.holders.of[cell % MAX_CELLS];
            // Before the first search, `changed` includes bits beyond the board; then every holder is searched.
            let holders = if changed & !layout.all == 0 { each(changed).fold(0, of_cell) } else { u64::MAX };
            let mut holders = holders & layout.houses & self.few[digit];
            while holders != 0 {
                let places = self.node.places[digit] & self.holders.cells[holders.trailing_zeros() as usize];
                holders &= holders - 1;
                // Each step drops the lowest place. Only digits with two or three places are worth the search.
                let second = places & places.wrapping_sub(1);
                let third = second & second.wrapping_sub(1);
                if second == 0 || third & third.wrapping_sub(1) != 0 {
                    continue;
                }
                // Cells with a link to every place. A place is linked to itself and can be among them.
                let common = each(places).fold(self.node.open, |all, cell| all & links.linked[cell]);
                for cell in each(common) {
                    // One of the places is true; a digit that each of them excludes is false whichever it is.
                    let forbidden = each(places).fold(u32::MAX, |all, place| all & links.forbidden(digit, place, cell));
                    for digit in digits(forbidden) {
                        let gone = self.node.places[digit] & just(cell);
                        if gone != 0 {
                            self.remove_all(digit, gone);
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Cell, Digit, DigitSet};
    use crate::model::{Model, PairTable, Shape};
    use crate::solve::native::depth::NodeOperations;
    use crate::solve::native::narrow::NarrowLayout;
    use crate::solve::native::shapes::layout_cache::LayoutCache;
    use crate::solve::native::shapes::{QueryShapes, SortedShapes};

    /// Returns the candidates of the first row of a classic board on which no neighbours add up to ten, once these
    /// digits have only these places in the row.
    fn first_row(places: &[(u32, &[usize])]) -> Vec<u32> {
        let board = Board::single(3, 3).unwrap();
        let id = |row: usize, column: usize| board.id(Cell::new(row as i16, column as i16)).unwrap();
        let model = Model::of_board(&board);
        let mut shapes: Vec<Shape> = model.constraints().iter().map(|constraint| constraint.shape.clone()).collect();
        let table = PairTable::new(9, |one, other| one.index() + other.index() != 8);
        for (row, column) in (0..9).flat_map(|row| (0..9).map(move |column| (row, column))) {
            let beside = [(row, column + 1), (row + 1, column)].into_iter();
            let beside = beside.filter(|&(row, column)| row < 9 && column < 9);
            shapes.extend(beside.map(|(to, at)| Shape::Pair(id(row, column), id(to, at), table.clone())));
        }
        for &(value, columns) in places {
            let without: DigitSet =
                (1..10).filter(|&other| other != value).map(|value| Digit::from_index(value as usize - 1)).collect();
            let others = (0..9).filter(|column| !columns.contains(column));
            shapes.extend(others.map(|column| Shape::Domain(id(0, column), without)));
        }
        let layout = NarrowLayout::new(9, 81, &SortedShapes::new(shapes.iter()), &mut LayoutCache::default()).unwrap();
        let mut search = Narrow::<9>::new(&layout, &QueryShapes::new(shapes.iter()));
        assert!(search.propagate().is_ok());
        search.all_candidates()[..9].to_vec()
    }

    #[test]
    fn what_would_leave_a_digit_no_place_in_a_house_goes() {
        // A 9 between both places of the 1 would exclude both.
        let row = first_row(&[(1, &[1, 3])]);
        let without = |values: &[u32]| values.iter().fold(0b1_1111_1111, |all, value| all & !(1 << (value - 1)));
        let one = without(&[1]);
        assert_eq!(row, [one, without(&[]), without(&[1, 9]), without(&[]), one, one, one, one, one]);
        // Adjacent cells are each other's neighbours; for three places, a cell must be next to each of them or be one
        // of them.
        let row = first_row(&[(2, &[4, 5]), (4, &[1, 2, 3]), (3, &[6, 7, 8])]);
        assert_eq!(row[4..6], [without(&[3, 4, 8]), without(&[3, 4, 8])]);
        assert_eq!(row[1..4], [without(&[2, 3]), without(&[2, 3, 6]), without(&[2, 3])]);
        assert_eq!(row[7], without(&[2, 4, 7]));
    }
}
