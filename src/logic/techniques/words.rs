//! Words of a line, such as those of a sandwich, a skyscraper or a palindrome of sums: a candidate falls that no word
//! of the line has at its place.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use crate::board::{CellId, Digit};
use crate::model::{Automaton, Shape};

pub(crate) struct Words;

const ABOUT: About = About { name: "word", key: "logic-word", number: 27, work: 80 };

/// What words have at each place, given the candidates of the cells.
fn left(position: &Position<'_>, cells: &[CellId], automaton: &Automaton) -> Vec<u32> {
    let mut before = vec![vec![false; automaton.states()]];
    before[0][0] = true;
    let step = |state: usize, digit: usize| automaton.next(state, Digit::from_index(digit));
    for cell in cells {
        let mask = position.candidates[cell.index()];
        let last = &before[before.len() - 1];
        let mut next = vec![false; automaton.states()];
        for state in (0..last.len()).filter(|&state| last[state]) {
            ones32(mask).filter_map(|digit| step(state, digit)).for_each(|to| next[to] = true);
        }
        before.push(next);
    }
    let mut after: Vec<bool> = (0..automaton.states()).map(|state| automaton.is_accepting(state)).collect();
    let mut left = vec![0; cells.len()];
    for (place, cell) in cells.iter().enumerate().rev() {
        let mask = position.candidates[cell.index()];
        let mut here = vec![false; automaton.states()];
        for state in (0..here.len()).filter(|&state| before[place][state]) {
            for digit in ones32(mask) {
                if step(state, digit).is_some_and(|to| after[to]) {
                    here[state] = true;
                    left[place] |= 1 << digit;
                }
            }
        }
        after = here;
    }
    left
}

impl Technique for Words {
    fn about(&self) -> About {
        ABOUT
    }

    fn is_of_rules(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        for (index, (shape, origin)) in position.layout.shapes.iter().enumerate() {
            let Shape::Word(cells, automaton) = shape else { continue };
            let all: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
            if position.is_settled(index, &all) {
                continue;
            }
            let mut step = Step::new(ABOUT.name, ABOUT.key, ABOUT.number).rule(*origin).cells(all.iter().copied());
            for (&cell, left) in all.iter().zip(left(position, cells, automaton)) {
                if !position.placed[cell] {
                    step = step.remove(cell, position.candidates[cell] & !left);
                }
            }
            if step.is_worth() {
                found.take(step)?;
            } else {
                position.settle(index);
            }
        }
        ControlFlow::Continue(())
    }
}
