//! Aligned pair exclusion: two cells cannot hold two digits if a cell that both see has no other candidates. A
//! candidate of one cell is removed if it is compatible with no candidate of the other.

use std::ops::ControlFlow;

use super::super::bits;
use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct AlignedPair;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "aligned-pair", key: "logic-aligned-pair", min_rating: 62, work: 300 };

impl Technique for AlignedPair {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let mut bivalue = vec![0; layout.words];
        for cell in position.open_cells().filter(|&cell| position.candidates[cell].count_ones() == 2) {
            bits::insert(&mut bivalue, cell);
        }
        let open: Vec<usize> = position.open_cells().collect();
        for (at, &one) in open.iter().enumerate() {
            if bits::common(&bivalue, &[layout.peers.row(one)]).next().is_none() {
                continue;
            }
            for &other in &open[at + 1..] {
                let excluders: Vec<usize> =
                    bits::common(&bivalue, &[layout.peers.row(one), layout.peers.row(other)]).collect();
                if excluders.is_empty() {
                    continue;
                }
                let sees = layout.sees(one, other);
                // Two digits are compatible unless they are equal although the cells see each other, or leave a cell
                // that both cells see without a candidate.
                let goes = |first: usize, second: usize| {
                    let both = 1u32 << first | 1 << second;
                    !(sees && first == second) && excluders.iter().all(|&cell| position.candidates[cell] & !both != 0)
                };
                let (mine, theirs) = (position.candidates[one], position.candidates[other]);
                let alone = |first: usize| !ones32(theirs).any(|second| goes(first, second));
                let alone_there = |second: usize| !ones32(mine).any(|first| goes(first, second));
                let from_one = ones32(mine).filter(|&d| alone(d)).fold(0, |all, digit| all | 1 << digit);
                let from_other = ones32(theirs).filter(|&d| alone_there(d)).fold(0, |all, digit| all | 1 << digit);
                if from_one | from_other != 0 {
                    let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).cells([one, other]).cells(excluders);
                    found.push(step.digits(from_one | from_other).remove(one, from_one).remove(other, from_other))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
