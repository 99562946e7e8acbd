//! Remote pairs: a chain of cells that all have the same two candidates, where each cell sees the next. Two cells that
//! are an odd number of links apart hold different digits, so cells that see both hold neither digit.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct RemotePairs;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "remote-pairs", key: "logic-remote-pairs", min_rating: 70, work: 110 };

impl Technique for RemotePairs {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout;
        let pairs: Vec<usize> = position.open_cells().filter(|&c| position.candidates[c].count_ones() == 2).collect();
        for &start in &pairs {
            let mask = position.candidates[start];
            let alike: Vec<usize> = pairs.iter().copied().filter(|&cell| position.candidates[cell] == mask).collect();
            if alike.len() < 4 {
                continue;
            }
            // A breadth-first search gives the shortest chains from the start.
            let mut before: Vec<Option<usize>> = vec![None; layout.cells];
            let (mut front, mut steps) = (vec![start], 0);
            let mut seen = vec![start];
            while !front.is_empty() {
                steps += 1;
                let mut next = Vec::new();
                for &cell in &front {
                    for &other in alike.iter().filter(|&&other| layout.sees(cell, other)) {
                        if !seen.contains(&other) {
                            before[other] = Some(cell);
                            seen.push(other);
                            next.push(other);
                        }
                    }
                }
                // After an odd number of steps the ends hold different digits, so whatever sees both can hold
                // neither. A single step is a naked pair.
                if steps % 2 == 1 && steps >= 3 {
                    for &end in &next {
                        let mut way = vec![end];
                        while let Some(cell) = before[way[way.len() - 1]] {
                            way.push(cell);
                        }
                        let both = super::super::bits::common(layout.peers.row(start), &[layout.peers.row(end)]);
                        let both: Vec<usize> = both.filter(|cell| !way.contains(cell)).collect();
                        let step = Step::new(ABOUT.name, ABOUT.key, ABOUT.min_rating).digits(mask).cells(way);
                        let gone = both.into_iter().map(|cell| (cell, position.candidates_in(cell, mask)));
                        found.push(gone.fold(step, |step, (cell, mask)| step.remove(cell, mask)))?;
                    }
                }
                front = next;
            }
        }
        ControlFlow::Continue(())
    }
}
