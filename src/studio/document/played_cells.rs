//! The digits, marks and colours that a solver has entered.

use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::model::{Model, Origin, Shape};
use crate::puzzle::{Colours, Notes, Progress, Puzzle};
use crate::scene::Tint;
use crate::variant::Rule;
use crate::words::say;

/// The kind of mark that a typed digit becomes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum EntryMode {
    /// The digit of the cell.
    #[default]
    Digit,
    /// A small digit in a corner.
    Corner,
    /// A small digit in the middle.
    Centre,
    /// A colour, by its index in the list of tints.
    Colour,
}

impl EntryMode {
    /// All kinds, in the order of the buttons.
    pub const ALL: [EntryMode; 4] = [EntryMode::Digit, EntryMode::Corner, EntryMode::Centre, EntryMode::Colour];

    /// Returns the label of the button.
    pub fn name(self) -> String {
        say!(match self {
            EntryMode::Digit => "tell-played-digit",
            EntryMode::Corner => "tell-played-corner",
            EntryMode::Centre => "tell-played-centre",
            EntryMode::Colour => "tell-played-colour",
        })
    }
}

/// The content of the cells besides the givens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) struct PlayedCells {
    pub progress: Progress,
}

impl PlayedCells {
    pub fn is_empty(&self) -> bool {
        self.progress.is_empty()
    }

    /// Returns the cells after a digit was typed. If all cells that can take the digit already have it, it is
    /// removed.
    pub fn typed(&self, puzzle: &Puzzle, cells: &CellSet, mark: EntryMode, digit: Digit) -> PlayedCells {
        // Digits go into all cells without a given; small digits only into those without a digit.
        let own = |cell: &Cell| !puzzle.givens().contains_key(cell);
        let open = |cell: &Cell| own(cell) && self.progress.at(*cell).digit.is_none();
        let mut changed = self.clone();
        match mark {
            EntryMode::Digit => {
                let cells: Vec<Cell> = cells.iter().filter(own).collect();
                let goes = cells.iter().all(|&cell| self.progress.at(cell).digit == Some(digit));
                for cell in cells {
                    changed.progress.change(cell, |notes| notes.digit = (!goes).then_some(digit));
                }
            }
            EntryMode::Corner | EntryMode::Centre => {
                let cells: Vec<Cell> = cells.iter().filter(open).collect();
                let goes = cells.iter().all(|&cell| marks(&self.progress.at(cell), mark).contains(digit));
                for cell in cells {
                    changed.progress.change(cell, |notes| {
                        let set = if mark == EntryMode::Corner { &mut notes.corner } else { &mut notes.centre };
                        *set = match goes {
                            true => without(*set, digit),
                            false => set.union(DigitSet::just(digit)),
                        };
                    });
                }
            }
            EntryMode::Colour => match Tint::ALL.get(digit.index()) {
                Some(&tint) => return self.coloured(cells, tint),
                None => return changed,
            },
        }
        changed
    }

    /// Returns the cells with the colour added, or removed if all of them have it.
    pub fn coloured(&self, cells: &CellSet, tint: Tint) -> PlayedCells {
        let goes = cells.iter().all(|cell| self.progress.at(cell).colours.contains(tint));
        let mut changed = self.clone();
        for cell in cells.iter() {
            changed.progress.change(cell, |notes| {
                notes.colours = match goes {
                    true => notes.colours.without(tint),
                    false => notes.colours.union(Colours::from_iter([tint])),
                };
            });
        }
        changed
    }

    /// Returns the cells after one erasure. It erases their digits. If they have no digits, it erases their marks, and
    /// if they have no marks either, their colours.
    pub fn erased(&self, cells: &CellSet) -> PlayedCells {
        let mut changed = self.clone();
        let notes: Vec<(Cell, Notes)> = cells.iter().map(|cell| (cell, self.progress.at(cell))).collect();
        let less: fn(&mut Notes) = if notes.iter().any(|(_, notes)| notes.digit.is_some()) {
            |notes| notes.digit = None
        } else if notes.iter().any(|(_, notes)| notes.is_marked()) {
            |notes| *notes = Notes { colours: notes.colours, ..Notes::default() }
        } else {
            |notes| *notes = Notes::default()
        };
        cells.iter().for_each(|cell| changed.progress.change(cell, less));
        changed
    }

    /// Returns the puzzle with the entered digits as givens.
    pub fn entered(&self, puzzle: &Puzzle) -> Puzzle {
        let mut givens = puzzle.givens().clone();
        for (cell, notes) in self.progress.cells() {
            if let Some(digit) = notes.digit {
                givens.entry(cell).or_insert(digit);
            }
        }
        puzzle.with_clues(givens, puzzle.rules().to_vec()).unwrap_or_else(|_| puzzle.clone())
    }

    /// Returns the model of the puzzle with the entered digits, in which centre marks limit the digits of their cells.
    pub fn model(&self, puzzle: &Puzzle) -> Model {
        let entered = self.entered(puzzle);
        let mut model = entered.model();
        model.set_origin(Origin::Base);
        for (cell, centre) in self.limits(&entered) {
            if let Some(id) = puzzle.board().id(cell) {
                model.add(Shape::Domain(id, centre));
            }
        }
        model
    }

    /// Returns the open cells with centre marks, each with its marks.
    pub fn limits(&self, entered: &Puzzle) -> impl Iterator<Item = (Cell, DigitSet)> {
        let marked = self.progress.cells().filter(|(_, notes)| notes.digit.is_none() && !notes.centre.is_empty());
        marked.filter(|(cell, _)| !entered.givens().contains_key(cell)).map(|(cell, notes)| (cell, notes.centre))
    }
}

/// Returns whether a playtest of one puzzle can continue in another. Titles and colours may differ.
pub(in crate::studio) fn can_share_playtest(one: &Puzzle, other: &Puzzle) -> bool {
    one.board() == other.board()
        && one.givens() == other.givens()
        && active_rules(one).eq(active_rules(other))
        && one.choices() == other.choices()
}

fn active_rules(puzzle: &Puzzle) -> impl Iterator<Item = &Rule> {
    puzzle.effective_rules().map(|(_, placed)| &placed.rule)
}

fn marks(notes: &Notes, mark: EntryMode) -> DigitSet {
    match mark {
        EntryMode::Corner => notes.corner,
        EntryMode::Centre => notes.centre,
        EntryMode::Digit | EntryMode::Colour => DigitSet::EMPTY,
    }
}

/// Returns the set without a digit.
pub(in crate::studio) fn without(set: DigitSet, digit: Digit) -> DigitSet {
    DigitSet::from_bits(set.bits() & !DigitSet::just(digit).bits())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, GridId};
    use crate::puzzle::{Edit, PlacedRule};
    use crate::variant::Diagonals;

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    /// Returns a 4x4 puzzle with a 1 given in r1c1.
    fn puzzle() -> Puzzle {
        let given = Edit::SetGiven { cells: cells("r1c1"), digit: digit(1) };
        given.apply(&Puzzle::empty(Board::single(2, 2).unwrap())).unwrap()
    }

    #[test]
    fn a_digit_goes_into_open_cells_and_out_of_all_that_have_it() {
        let puzzle = puzzle();
        let one = PlayedCells::default().typed(&puzzle, &cells("r1c1-2"), EntryMode::Digit, digit(2));
        assert_eq!(one.progress.at("r1c1".parse().unwrap()), Notes::default(), "a given stays");
        let two = one.typed(&puzzle, &cells("r1c2-3"), EntryMode::Digit, digit(2));
        assert_eq!(two.progress.entered_count(), 2, "one of them had it, and keeps it");
        assert!(two.typed(&puzzle, &cells("r1c2-3"), EntryMode::Digit, digit(2)).is_empty());
    }

    #[test]
    fn marks_stay_beneath_a_digit() {
        let puzzle = puzzle();
        let (one, cell) = (cells("r2c2"), "r2c2".parse().unwrap());
        let mut played = PlayedCells::default();
        for (mark, value) in
            [(EntryMode::Centre, 3), (EntryMode::Centre, 4), (EntryMode::Corner, 3), (EntryMode::Digit, 3)]
        {
            played = played.typed(&puzzle, &one, mark, digit(value));
        }
        let same = played.typed(&puzzle, &one, EntryMode::Centre, digit(2));
        assert_eq!(same, played, "what has a digit takes no marks");
        let open = played.erased(&one);
        assert_eq!((open.progress.at(cell).digit, open.progress.at(cell).centre.len()), (None, 2));
        assert_eq!(open.typed(&puzzle, &one, EntryMode::Centre, digit(3)).progress.at(cell).centre.len(), 1);
        assert!(open.erased(&one).is_empty());
    }

    #[test]
    fn another_title_is_the_same_puzzle_and_another_given_is_not() {
        let puzzle = puzzle();
        let changed = |edit: Edit| edit.apply(&puzzle).unwrap();
        let mut progress = Progress::default();
        progress.change("r2c2".parse().unwrap(), |notes| notes.digit = Some(digit(3)));
        for same in [Edit::SetTitle("Snow".to_owned()), Edit::SetProgress(progress)] {
            assert!(can_share_playtest(&puzzle, &changed(same)));
        }
        let rule = Edit::AddRule(PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: true }));
        let given = Edit::SetGiven { cells: cells("r2c2"), digit: digit(3) };
        for other in [Edit::ClearGivens { cells: cells("r1c1") }, given, rule] {
            assert!(!can_share_playtest(&puzzle, &changed(other)));
        }
        assert!(!can_share_playtest(&Puzzle::empty(Board::classic()), &Puzzle::empty(Board::single(2, 2).unwrap())));
    }

    #[test]
    fn cells_have_several_colours() {
        let puzzle = puzzle();
        let played = PlayedCells::default().coloured(&cells("r1c1-2"), Tint::Sand);
        let played = played.typed(&puzzle, &cells("r1c2"), EntryMode::Colour, digit(2));
        let colours = played.progress.at("r1c2".parse().unwrap()).colours;
        assert_eq!(colours, [Tint::Sand, Tint::Green].into_iter().collect());
        let played = played.coloured(&cells("r1c1-2"), Tint::Sand);
        assert_eq!(played.progress.coloured_count(), 1);
        assert!(played.erased(&cells("r1c2")).is_empty());
    }
}
