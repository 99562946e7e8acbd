//! The clues of a puzzle one by one, so that each can be left out of the question and of the puzzle.

use std::collections::BTreeSet;

use crate::board::{Cell, CellId, CellSet, Digit, DigitSet, Filling, Lookout, Side};
use crate::model::{Model, Shape};
use crate::place::{Part, grid_of};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::Rule;
use crate::words::Message;

/// What is printed and can be left out alone. Rules are named by their place in the puzzle's list, from 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Clue {
    /// A given.
    Given {
        /// Where it stands.
        cell: Cell,
        /// What it is.
        digit: Digit,
    },
    /// A piece of the clue of a rule at a place beyond an edge.
    Outside {
        /// The rule, by its place in the list.
        rule: usize,
        /// The place beyond the edge.
        lookout: Lookout,
        /// The piece; see [`Part::Beyond`].
        piece: String,
    },
    /// The mark of a rule in a cell.
    Mark {
        /// The rule, by its place in the list.
        rule: usize,
        /// The cell.
        cell: Cell,
    },
    /// A rule as a whole, of a kind without parts that say something by themselves.
    Rule {
        /// Its place in the list.
        rule: usize,
    },
}

impl Clue {
    /// The clue in English words; see [`Clue::message`].
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        self.message(puzzle).to_string()
    }

    /// The clue in words, in the symbols of the puzzle it is a clue of: "7 in r1c3", "7 below column 9",
    /// "diagonals (whole grid)".
    pub fn message(&self, puzzle: &Puzzle) -> Message {
        match self {
            Clue::Given { cell, digit } => {
                Message::new("clue-given").with("digit", puzzle.written(*digit)).with("cell", cell.to_string())
            }
            Clue::Outside { rule, lookout, piece } => {
                let digits = puzzle.rules().get(*rule).map(|placed| placed.rule.clue_digits(&puzzle.context(), piece));
                let digits = digits.unwrap_or_default().into_iter().map(|digit| puzzle.written(digit));
                // A number names no digits.
                let digits = Some(digits.collect::<String>()).filter(|digits| !digits.is_empty());
                let digits = digits.unwrap_or_else(|| piece.clone());
                let clue = place_message(puzzle, *lookout).with("digits", digits);
                match puzzle.board().grids().len() {
                    1 => clue,
                    _ => Message::new("clue-of-grid")
                        .with("clue", clue)
                        .with("grid", grid_of(puzzle.board(), lookout.grid)),
                }
            }
            Clue::Mark { rule, cell } => match puzzle.rules().get(*rule) {
                Some(placed) => {
                    Message::new("clue-mark").with("name", placed.rule.name()).with("cell", cell.to_string())
                }
                None => Message::new("clue-no-rule").with("number", rule + 1),
            },
            Clue::Rule { rule } => match puzzle.rules().get(*rule) {
                Some(placed) => Message::new("clue-rule")
                    .with("name", placed.rule.name())
                    .with("place", placed.rule.words(puzzle.board())),
                None => Message::new("clue-no-rule").with("number", rule + 1),
            },
        }
    }

    /// The cells that the clue speaks of, in the puzzle it is a clue of: what a display marks.
    pub fn cells(&self, puzzle: &Puzzle) -> CellSet {
        let of = |rule: &usize| puzzle.rules().get(*rule).map(|placed| &placed.rule);
        let only = match self {
            Clue::Given { cell, .. } | Clue::Mark { cell, .. } => return [*cell].into_iter().collect(),
            Clue::Outside { rule, lookout, piece } => of(rule).and_then(|rule| {
                let own = Part::Beyond { lookout: *lookout, piece: piece.clone() };
                let number = rule.parts().iter().position(|part| *part == own)?;
                rule.keeping(&|other| other == number)
            }),
            Clue::Rule { rule } => of(rule).cloned(),
        };
        only.map(|rule| rule.cells(puzzle.board())).unwrap_or_default()
    }
}

/// Where a clue beyond an edge stands, but for the clue itself.
fn place_message(puzzle: &Puzzle, lookout: Lookout) -> Message {
    let side = match lookout.side {
        _ if lookout.is_diagonal() => {
            let line = puzzle.board().grid(lookout.grid).map(|grid| lookout.line(grid)).unwrap_or_default();
            let [from, to] = [line.first(), line.last()].map(|cell| cell.map_or_else(String::new, Cell::to_string));
            return match line.len() {
                0 | 1 => Message::new("clue-corner").with("cell", from),
                _ => Message::new("clue-diagonal").with("from", from).with("to", to),
            };
        }
        Side::Top => "clue-above",
        Side::Bottom => "clue-below",
        Side::Left => "clue-left",
        Side::Right => "clue-right",
    };
    Message::new(side).with("line", lookout.index + 1)
}

/// A set of clues by their number: one bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn of(count: usize, which: impl Fn(usize) -> bool) -> Bits {
        let mut bits = Bits(vec![0; count.div_ceil(64)]);
        (0..count).filter(|&index| which(index)).for_each(|index| bits.0[index / 64] |= 1 << (index % 64));
        bits
    }

    pub(super) fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    pub(super) fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    pub(super) fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 64).filter(|&index| self.contains(index))
    }

    /// Whether what both sets hold is all among `few`.
    pub(super) fn meets_only(&self, other: &Bits, few: &[usize]) -> bool {
        let common = self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as usize).sum::<usize>();
        common == few.iter().filter(|&&index| self.contains(index) && other.contains(index)).count()
    }
}

/// The clues of a puzzle, and what each says alone.
pub(super) struct Clues {
    list: Vec<Clue>,
    /// For each clue, the rule that it is a part of, and the number of the part; None for givens and whole rules.
    parts: Vec<Option<(usize, usize)>>,
    /// For each clue, what it adds to the model.
    shapes: Vec<Vec<Shape>>,
    /// The board and the rules without any clue.
    base: Model,
}

impl Clues {
    /// `loose`: the rules that count as clues themselves, by their place in the list. Of rules that are switched off,
    /// have clues beyond the edges or are decorations nothing is asked. Marks that another rule heeds stay: where all
    /// dots are given, a puzzle with a dot less says more, not less.
    pub(super) fn of(puzzle: &Puzzle, loose: impl Fn(usize) -> bool) -> Clues {
        let board = puzzle.board();
        let given = |(&cell, &digit): (&Cell, &Digit)| Clue::Given { cell, digit };
        let mut list: Vec<Clue> = puzzle.givens().iter().map(given).collect();
        let mut shapes: Vec<Vec<Shape>> = puzzle
            .givens()
            .iter()
            .filter_map(|(&cell, &digit)| Some(vec![Shape::Domain(board.id(cell)?, DigitSet::just(digit))]))
            .collect();
        let mut parts = vec![None; list.len()];
        let mut push = |clue: Clue, part: Option<(usize, usize)>, alone: Option<&Rule>| {
            let mut model = Model::unconstrained(board.cells().len(), board.size());
            alone.iter().for_each(|rule| rule.lower(&puzzle.context(), &mut model));
            shapes.push(model.constraints().iter().map(|constraint| constraint.shape.clone()).collect());
            list.push(clue);
            parts.push(part);
        };
        for (index, placed) in puzzle.rules_meant() {
            let own = placed.rule.parts();
            if own.is_empty() && loose(index) && !is_heeded(puzzle, &placed.rule) {
                push(Clue::Rule { rule: index }, None, Some(&placed.rule));
            }
            for (number, part) in own.into_iter().enumerate() {
                let clue = match part {
                    Part::Beyond { lookout, piece } => Clue::Outside { rule: index, lookout, piece },
                    Part::Mark { cell } if loose(index) => Clue::Mark { rule: index, cell },
                    Part::Mark { .. } => continue,
                };
                push(clue, Some((index, number)), placed.rule.keeping(&|other| other == number).as_ref());
            }
        }
        let bare = Clues { base: Model::of_board(board), list, parts, shapes };
        let base = bare.puzzle(puzzle, &Bits::of(bare.list.len(), |_| false)).model();
        Clues { base, ..bare }
    }

    pub(super) fn list(&self) -> &[Clue] {
        &self.list
    }

    /// For each clue, what it adds to the model.
    pub(super) fn shapes(&self) -> &[Vec<Shape>] {
        &self.shapes
    }

    /// The board and the rules without any clue.
    pub(super) fn base(&self) -> &Model {
        &self.base
    }

    /// Whether a clue counts as one: rules and their marks do not.
    pub(super) fn is_counted(&self, index: usize) -> bool {
        match self.list[index] {
            Clue::Given { .. } | Clue::Outside { .. } => true,
            Clue::Mark { .. } | Clue::Rule { .. } => false,
        }
    }

    /// How many clues are among these; rules and their marks do not count.
    pub(super) fn count(&self, some: &Bits) -> usize {
        some.iter().filter(|&index| self.is_counted(index)).count()
    }

    /// Where a clue stands: its cell, or its place beyond an edge.
    pub(super) fn place(&self, puzzle: &Puzzle, index: usize) -> Option<Cell> {
        match &self.list[index] {
            Clue::Given { cell, .. } | Clue::Mark { cell, .. } => Some(*cell),
            Clue::Outside { lookout, .. } => Some(lookout.place(puzzle.board().grid(lookout.grid)?)),
            Clue::Rule { .. } => None,
        }
    }

    /// The clues that a filling does not obey.
    pub(super) fn broken_by(&self, filling: &Filling) -> Bits {
        // Nearly all clues are givens, and fillings are many.
        Bits::of(self.list.len(), |index| match self.shapes[index][..] {
            [Shape::Domain(cell, digits)] => !digits.contains(filling[cell]),
            ref shapes => !shapes.iter().all(|shape| shape.holds(filling)),
        })
    }

    /// "One of these clues is broken", as shapes, where that can be said.
    pub(super) fn negation(&self, which: &[usize], digits: u8) -> Option<Vec<Shape>> {
        let others = |digit: Digit| DigitSet::all(digits).iter().filter(move |&other| other != digit);
        let given = |index: &usize| match self.shapes[*index][..] {
            [Shape::Domain(cell, set)] => Some((cell, set.single()?)),
            _ => None,
        };
        if let Some(givens) = which.iter().map(given).collect::<Option<Vec<(CellId, Digit)>>>() {
            let places = givens.into_iter().flat_map(|(cell, digit)| others(digit).map(move |other| (cell, other)));
            return Some(vec![Shape::AtLeastOne(places.collect())]);
        }
        let [index] = which else { return None };
        let [Shape::AtLeastOne(places)] = &self.shapes[*index][..] else { return None };
        Some(places.iter().map(|&(cell, digit)| Shape::Domain(cell, others(digit).collect())).collect())
    }

    /// The puzzle with some of its clues.
    pub(super) fn puzzle(&self, puzzle: &Puzzle, kept: &Bits) -> Puzzle {
        let givens = kept.iter().filter_map(|index| match self.list[index] {
            Clue::Given { cell, digit } => Some((cell, digit)),
            Clue::Outside { .. } | Clue::Mark { .. } | Clue::Rule { .. } => None,
        });
        let gone = (0..self.list.len()).filter(|&index| !kept.contains(index));
        let (mut rules_gone, mut parts_gone) = (BTreeSet::new(), BTreeSet::new());
        for index in gone {
            match (&self.list[index], self.parts[index]) {
                (_, Some(part)) => drop(parts_gone.insert(part)),
                (Clue::Rule { rule }, None) => drop(rules_gone.insert(*rule)),
                (Clue::Given { .. } | Clue::Outside { .. } | Clue::Mark { .. }, None) => {}
            }
        }
        let rules = puzzle.rules().iter().enumerate().filter(|(index, _)| !rules_gone.contains(index));
        let rules = rules.filter_map(|(index, placed)| {
            let is_whole = parts_gone.range((index, 0)..(index + 1, 0)).next().is_none();
            let rule = match is_whole {
                true => placed.rule.clone(),
                false => placed.rule.keeping(&|number| !parts_gone.contains(&(index, number)))?,
            };
            Some(PlacedRule { rule, ..placed.clone() })
        });
        let thinner = puzzle.with_clues(givens.collect(), rules.collect());
        thinner.expect("a puzzle with fewer clues is as well formed")
    }
}

/// Whether what some other rule of the puzzle says depends on whether this one stands.
fn is_heeded(puzzle: &Puzzle, rule: &Rule) -> bool {
    puzzle.rules_on().any(|(_, other)| other.rule.heeds(rule))
}

/// The cells of a set that are not on the board of a puzzle.
pub(super) fn first_off_board(puzzle: &Puzzle, cells: &CellSet) -> Option<Cell> {
    cells.iter().find(|&cell| !puzzle.board().contains(cell))
}
