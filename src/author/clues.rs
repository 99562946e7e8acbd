//! The clues of a puzzle as separate items, each of which can be left out of a query or of the puzzle.

use std::collections::BTreeSet;

use crate::board::{Cell, CellId, CellSet, Digit, DigitSet, Filling, OutsidePosition, Side};
use crate::model::{Model, Shape};
use crate::place::{RulePart, grid_of};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::Rule;
use crate::words::Message;

/// A clue that can be left out separately. Rules are identified by their index in the puzzle's list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Clue {
    /// A given.
    Given {
        /// The cell of the given.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// A piece of an outside clue of a rule.
    Outside {
        /// The index of the rule in the list.
        rule: usize,
        /// The outside position.
        outside_position: OutsidePosition,
        /// The piece; see [`crate::place::RulePart::OutsideClue`].
        piece: String,
    },
    /// A mark of a rule in a cell.
    Mark {
        /// The index of the rule in the list.
        rule: usize,
        /// The cell.
        cell: Cell,
    },
    /// A whole rule, of a kind whose parts mean nothing alone.
    Rule {
        /// The index of the rule in the list.
        rule: usize,
    },
}

impl Clue {
    /// Returns the clue in English; see [`Clue::message`].
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        self.message(puzzle).to_string()
    }

    /// Returns a description of the clue in the symbols of its puzzle, such as "7 in r1c3", "7 below column 9" or
    /// "diagonals (whole grid)".
    pub fn message(&self, puzzle: &Puzzle) -> Message {
        match self {
            Clue::Given { cell, digit } => {
                Message::new("clue-given").with("digit", puzzle.symbol_of(*digit)).with("cell", cell.to_string())
            }
            Clue::Outside { rule, outside_position, piece } => {
                let digits = puzzle.rules().get(*rule).map(|placed| placed.rule.clue_digits(&puzzle.context(), piece));
                let digits = digits.unwrap_or_default().into_iter().map(|digit| puzzle.symbol_of(digit));
                // A piece that is a number has no digits.
                let digits = Some(digits.collect::<String>()).filter(|digits| !digits.is_empty());
                let digits = digits.unwrap_or_else(|| piece.clone());
                let clue = position_message(puzzle, *outside_position).with("digits", digits);
                match puzzle.board().grids().len() {
                    1 => clue,
                    _ => Message::new("clue-of-grid")
                        .with("clue", clue)
                        .with("grid", grid_of(puzzle.board(), outside_position.grid)),
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
                    .with("place", placed.rule.description(puzzle.board())),
                None => Message::new("clue-no-rule").with("number", rule + 1),
            },
        }
    }

    /// Returns the cells that the clue refers to in its puzzle, for highlighting.
    pub fn cells(&self, puzzle: &Puzzle) -> CellSet {
        let of = |rule: &usize| puzzle.rules().get(*rule).map(|placed| &placed.rule);
        let only = match self {
            Clue::Given { cell, .. } | Clue::Mark { cell, .. } => return [*cell].into_iter().collect(),
            Clue::Outside { rule, outside_position, piece } => of(rule).and_then(|rule| {
                let own = RulePart::OutsideClue { outside_position: *outside_position, piece: piece.clone() };
                let number = rule.parts().iter().position(|part| *part == own)?;
                rule.with_parts(&|other| other == number)
            }),
            Clue::Rule { rule } => of(rule).cloned(),
        };
        only.map(|rule| rule.cells(puzzle.board())).unwrap_or_default()
    }
}

/// Returns the message for the position of an outside clue, still without the clue's digits.
fn position_message(puzzle: &Puzzle, outside_position: OutsidePosition) -> Message {
    let side = match outside_position.side {
        _ if outside_position.is_diagonal() => {
            let line =
                puzzle.board().grid(outside_position.grid).map(|grid| outside_position.line(grid)).unwrap_or_default();
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
    Message::new(side).with("line", outside_position.index + 1)
}

/// A set of clues as a bitmask over their indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ClueSet(Vec<u64>);

impl ClueSet {
    pub(super) fn of(count: usize, which: impl Fn(usize) -> bool) -> ClueSet {
        let mut bits = ClueSet(vec![0; count.div_ceil(64)]);
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

    /// Returns whether all common members of both sets are among `few`.
    pub(super) fn overlaps_only_in(&self, other: &ClueSet, few: &[usize]) -> bool {
        let common = self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as usize).sum::<usize>();
        common == few.iter().filter(|&&index| self.contains(index) && other.contains(index)).count()
    }
}

/// The clues of a puzzle and the constraints that each of them adds.
pub(super) struct Clues {
    list: Vec<Clue>,
    /// For each clue, the index of its rule and its number among the parts of this rule; `None` for givens and whole
    /// rules.
    parts: Vec<Option<(usize, usize)>>,
    /// The constraints that each clue adds to the model.
    shapes: Vec<Vec<Shape>>,
    /// The model of the board and the rules without any clue.
    base: Model,
}

impl Clues {
    /// Collects the clues of a puzzle. `loose` selects, by their index, the rules that are clues themselves.
    ///
    /// Disabled rules and decorations are ignored; rules with outside clues contribute one clue per piece. A whole rule
    /// on which another rule depends, such as a dot, is not a clue and always stays: if all dots are given, removing a
    /// dot adds information instead of removing it.
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
        let mut push = |clue: Clue, part: Option<(usize, usize)>, placed: &PlacedRule, alone: Option<Rule>| {
            let (mut model, context) = (Model::unconstrained(board.cells().len(), board.size()), puzzle.context());
            context.add_layers(&mut model);
            let of_layers = model.constraints().len();
            let alone = alone.map(|rule| PlacedRule { rule, ..placed.clone() });
            alone.iter().for_each(|placed| placed.lower(&context, &mut model));
            let own = &model.constraints()[of_layers..];
            shapes.push(own.iter().map(|constraint| constraint.shape.clone()).collect());
            list.push(clue);
            parts.push(part);
        };
        // A rule of a choice stays: without it, so many of the others would have to hold.
        for (index, placed) in puzzle.effective_rules().filter(|(_, placed)| placed.choice().is_none()) {
            let own = placed.rule.parts();
            if own.is_empty() && loose(index) && !has_dependents(puzzle, &placed.rule) {
                push(Clue::Rule { rule: index }, None, placed, Some(placed.rule.clone()));
            }
            for (number, part) in own.into_iter().enumerate() {
                let clue = match part {
                    RulePart::OutsideClue { outside_position, piece } => {
                        Clue::Outside { rule: index, outside_position, piece }
                    }
                    RulePart::Mark { cell } if loose(index) => Clue::Mark { rule: index, cell },
                    RulePart::Mark { .. } => continue,
                };
                push(clue, Some((index, number)), placed, placed.rule.with_parts(&|other| other == number));
            }
        }
        // The base is the puzzle without any clue, and leaving clues out needs the list, so the list is made first.
        let bare = Clues { base: Model::of_board(board), list, parts, shapes };
        let base = bare.puzzle(puzzle, &ClueSet::of(bare.list.len(), |_| false)).model();
        Clues { base, ..bare }
    }

    pub(super) fn list(&self) -> &[Clue] {
        &self.list
    }

    /// Returns the constraints that each clue adds to the model.
    pub(super) fn shapes(&self) -> &[Vec<Shape>] {
        &self.shapes
    }

    /// Returns the model of the board and the rules without any clue.
    pub(super) fn base(&self) -> &Model {
        &self.base
    }

    /// Returns whether a clue counts towards the number of clues, which rules and their marks do not.
    pub(super) fn is_counted(&self, index: usize) -> bool {
        match self.list[index] {
            Clue::Given { .. } | Clue::Outside { .. } => true,
            Clue::Mark { .. } | Clue::Rule { .. } => false,
        }
    }

    /// Returns the number of clues in a set, not counting rules and their marks.
    pub(super) fn count(&self, some: &ClueSet) -> usize {
        some.iter().filter(|&index| self.is_counted(index)).count()
    }

    /// Returns the position of a clue: its cell, or its square outside the grid.
    pub(super) fn position(&self, puzzle: &Puzzle, index: usize) -> Option<Cell> {
        match &self.list[index] {
            Clue::Given { cell, .. } | Clue::Mark { cell, .. } => Some(*cell),
            Clue::Outside { outside_position, .. } => {
                Some(outside_position.square(puzzle.board().grid(outside_position.grid)?))
            }
            Clue::Rule { .. } => None,
        }
    }

    /// Returns the clues that a filling breaks.
    pub(super) fn broken_by(&self, filling: &Filling) -> ClueSet {
        // A fast path: nearly all clues are givens, and there are many fillings to test.
        let is_broken = |filling: &Filling, index: usize| match self.shapes[index][..] {
            [Shape::Domain(cell, digits)] => !digits.contains(filling[cell]),
            ref shapes => !shapes.iter().all(|shape| shape.holds(filling)),
        };
        if self.base.variables().are_digits() {
            return ClueSet::of(self.list.len(), |index| is_broken(filling, index));
        }
        // Rules may read auxiliary layers. A filling from before the puzzle had its layers breaks all of these rules.
        let (extended, cells) = (self.base.extended(filling), self.base.cells());
        let reads_layers = |index: usize| {
            self.shapes[index].iter().any(|shape| shape.cells().iter().any(|cell| cell.index() >= cells))
        };
        ClueSet::of(self.list.len(), |index| match &extended {
            Some(filling) => is_broken(filling, index),
            None => reads_layers(index) || is_broken(filling, index),
        })
    }

    /// Returns the constraint "one of these clues is broken" as shapes, if it can be expressed.
    pub(super) fn negation(&self, which: &[usize], digits: u8) -> Option<Vec<Shape>> {
        let others = |digit: Digit| DigitSet::all(digits).iter().filter(move |&other| other != digit);
        let given = |index: &usize| match self.shapes[*index][..] {
            [Shape::Domain(cell, set)] => Some((cell, set.single()?)),
            _ => None,
        };
        // Givens need only one clause: some cell has another digit.
        if let Some(givens) = which.iter().map(given).collect::<Option<Vec<(CellId, Digit)>>>() {
            let places = givens.into_iter().flat_map(|(cell, digit)| others(digit).map(move |other| (cell, other)));
            return Some(vec![Shape::AtLeastOne(places.collect())]);
        }
        let [index] = which else { return None };
        // A clause is broken if none of its cells has its digit.
        let [Shape::AtLeastOne(places)] = &self.shapes[*index][..] else { return None };
        Some(places.iter().map(|&(cell, digit)| Shape::Domain(cell, others(digit).collect())).collect())
    }

    /// Returns the puzzle with only some of its clues.
    pub(super) fn puzzle(&self, puzzle: &Puzzle, kept: &ClueSet) -> Puzzle {
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
            // Parts are ordered by rule, so this range has those of one rule.
            let is_whole = parts_gone.range((index, 0)..(index + 1, 0)).next().is_none();
            let rule = match is_whole {
                true => placed.rule.clone(),
                false => placed.rule.with_parts(&|number| !parts_gone.contains(&(index, number)))?,
            };
            Some(PlacedRule { rule, ..placed.clone() })
        });
        let thinner = puzzle.with_clues(givens.collect(), rules.collect());
        thinner.expect("a puzzle with fewer clues is as well formed")
    }
}

/// Returns whether the meaning of another rule of the puzzle depends on this rule.
fn has_dependents(puzzle: &Puzzle, rule: &Rule) -> bool {
    // All rules that read values depend on modifiers, and the model on the layers of rules.
    let has_layer = rule.change().is_some() || rule.layer(puzzle.board()).is_some();
    has_layer || puzzle.enabled_rules().any(|(_, other)| other.rule.depends_on(rule))
}

/// Returns the first cell of a set that is not on the board of a puzzle.
pub(super) fn first_off_board(puzzle: &Puzzle, cells: &CellSet) -> Option<Cell> {
    cells.iter().find(|&cell| !puzzle.board().contains(cell))
}
