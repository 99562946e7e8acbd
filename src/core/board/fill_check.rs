//! A fast check that a filling has each digit in each house of a board.

use super::digits::{Filling, MAX_DIGIT};
use super::house::House;

/// The houses of a board, prepared for checking fillings. A bitmask for each cell has a bit for each of its houses, so
/// that 64 houses are checked in one pass over the cells. On a classic board, this takes a third of the time of a pass
/// over the houses.
#[derive(Debug)]
pub(super) struct FillCheck {
    size: usize,
    /// The houses, in parts of up to 64.
    parts: Vec<HouseMasks>,
}

/// Up to 64 of the houses, each as one bit.
#[derive(Debug)]
struct HouseMasks {
    /// The houses of each cell.
    by_cell: Vec<u64>,
    all: u64,
}

impl FillCheck {
    /// Returns the check for this many cells and digits, or None if a house has more or fewer cells than there are
    /// digits, since then no filling has each digit once in each house.
    pub fn new(cells: usize, size: u8, houses: &[House]) -> Option<FillCheck> {
        let size = usize::from(size);
        if houses.iter().any(|house| house.cells.len() != size) {
            return None;
        }
        let part = |houses: &[House]| {
            let mut of = vec![0; cells];
            for (bit, house) in houses.iter().enumerate() {
                house.cells.iter().for_each(|id| of[id.index()] |= 1 << bit);
            }
            // A bit for each house of the part, which has at least one, so the shift stays below 64.
            HouseMasks { by_cell: of, all: u64::MAX >> (64 - houses.len()) }
        };
        Some(FillCheck { size, parts: houses.chunks(64).map(part).collect() })
    }

    /// Returns whether each digit occurs in each house. It then occurs exactly once.
    pub fn passes(&self, filling: &Filling) -> bool {
        self.parts.iter().all(|part| {
            // The houses that contain each digit.
            let mut having = [0; MAX_DIGIT as usize];
            for (digit, houses) in filling.digits().iter().zip(&part.by_cell) {
                having[digit.index()] |= houses;
            }
            // A house of n cells in which all n digits occur has each of them once.
            having[..self.size].iter().all(|&having| having == part.all)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, Cell, CellId, Digit, Filling, Grid, Random};

    /// Returns whether the cells of each house have different digits, by comparing all pairs.
    fn differ(board: &Board, digits: &[Digit]) -> bool {
        let two = |cells: &[CellId], one: usize| {
            (0..one).any(|other| digits[cells[one].index()] == digits[cells[other].index()])
        };
        board.houses().iter().all(|house| !(0..house.cells.len()).any(|one| two(&house.cells, one)))
    }

    /// Returns digits in a pattern that fills boxes of `rows` x `cols` cells wherever the boxes lie.
    fn pattern(board: &Board, rows: i16, cols: i16) -> Vec<Digit> {
        let size = rows * cols;
        let digit = |cell: &Cell| {
            let index = (cell.row * cols + cell.row / rows + cell.col) % size;
            Digit::from_index(index as usize)
        };
        board.cells().iter().map(digit).collect()
    }

    #[test]
    fn a_filling_is_full_where_no_house_has_a_digit_twice() {
        let at = |row, col, rows, cols| Grid::new(Cell::new(row, col), rows, cols).unwrap();
        // Five grids have more than 64 houses, and so has one with 25 digits.
        let five = [(0, 0), (0, 18), (9, 9), (18, 0), (18, 18)].map(|(row, col)| at(row, col, 3, 3));
        let boards = [
            (Board::single(2, 3).unwrap(), 2, 3),
            (Board::classic(), 3, 3),
            (Board::new(five.to_vec()).unwrap(), 3, 3),
            (Board::single(5, 5).unwrap(), 5, 5),
        ];
        let mut random = Random::new(7);
        for (board, rows, cols) in boards {
            let whole = pattern(&board, rows, cols);
            assert!(differ(&board, &whole) && board.is_filled_by(&Filling::new(whole.clone())));
            for _ in 0..200 {
                // One cell gets another digit, or two cells exchange theirs.
                let mut broken = whole.clone();
                let [one, other] = [0, 1].map(|_| random.below(broken.len()));
                match random.below(2) {
                    0 => broken[one] = Digit::from_index(random.below(usize::from(board.size()))),
                    _ => broken.swap(one, other),
                }
                assert_eq!(board.is_filled_by(&Filling::new(broken.clone())), differ(&board, &broken), "{broken:?}");
            }
        }
    }

    #[test]
    fn what_is_too_short_or_has_a_digit_that_the_board_has_not_fills_nothing() {
        let board = Board::single(2, 2).unwrap();
        let whole = pattern(&board, 2, 2);
        assert!(board.is_filled_by(&Filling::new(whole.clone())));
        assert!(!board.is_filled_by(&Filling::new(whole[..15].to_vec())));
        let mut other = whole;
        other[5] = Digit::from_index(24);
        assert!(!board.is_filled_by(&Filling::new(other)));
    }
}
