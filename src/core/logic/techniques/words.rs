//! Words: rules of a line given by an automaton, such as a sandwich or a skyscraper. A candidate is removed if no
//! accepted word of the line has it at its place.
//!
//! A forward pass finds the states reachable before each place, and a backward pass keeps the digits on paths to an
//! accepting state (compare the regular constraint, Pesant 2004).

use std::ops::ControlFlow;

use super::super::bits::{self, BitRows, ones32};
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::super::word_table::WordTable;
use crate::model::Shape;

pub(crate) struct WordTechnique;

const ABOUT: TechniqueInfo = TechniqueInfo { name: "word", key: "logic-word", min_rating: 27, work: 80 };

/// Returns the digits that accepted words have at each place, given the candidates of the cells.
fn left(position: &SolvingPosition<'_>, cells: &[usize], table: &WordTable) -> Vec<u32> {
    let states = table.states();
    // For each place, the states in which the automaton can be before it reads that place.
    let mut before = BitRows::new(cells.len() + 1, states);
    before.insert(0, 0);
    for (place, &cell) in cells.iter().enumerate() {
        let mask = position.candidates[cell];
        for word in 0..bits::word_count(states) {
            for bit in bits::ones(before.row(place)[word]) {
                let next = ones32(mask).filter_map(|digit| table.next(word * 64 + bit, digit));
                next.for_each(|to| before.insert(place + 1, to));
            }
        }
    }
    // The states from which an accepting state can be reached. Two rows take turns as the states after and before a
    // place.
    let mut after = BitRows::new(2, states);
    bits::iter(before.row(cells.len()))
        .filter(|&state| table.is_accepting(state))
        .for_each(|state| after.insert(cells.len() % 2, state));
    let mut left = vec![0; cells.len()];
    for (place, &cell) in cells.iter().enumerate().rev() {
        let mask = position.candidates[cell];
        after.clear(place % 2);
        for state in bits::iter(before.row(place)) {
            let row = after.row((place + 1) % 2);
            let good = ones32(mask).filter(|&digit| table.next(state, digit).is_some_and(|to| bits::contains(row, to)));
            let good = good.fold(0, |good, digit| good | 1 << digit);
            if good != 0 {
                left[place] |= good;
                after.insert(place % 2, state);
            }
        }
    }
    left
}

impl Technique for WordTechnique {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn needs_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for (index, (shape, origin)) in position.layout.shapes.iter().enumerate() {
            let (Shape::Word(cells, _), Some(table)) = (shape, &position.layout.words_of[index]) else { continue };
            let all: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
            if position.is_settled(index, &all) {
                continue;
            }
            let mut step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).rule(*origin).cells(all.iter().copied());
            let candidates = all.iter().map(|&cell| position.candidates[cell]);
            let left = position.memo.get(index, candidates, || Some(left(position, &all, table)));
            for (&cell, left) in all.iter().zip(left.unwrap_or_default()) {
                if !position.placed[cell] {
                    step = step.remove(cell, position.candidates[cell] & !left);
                }
            }
            if step.has_effect() {
                found.push(step)?;
            } else {
                position.mark_settled(index);
            }
        }
        ControlFlow::Continue(())
    }
}
