//! XY-wing and XYZ-wing: a pivot and two pincers that it sees. Whatever the pivot holds, one of the pincers holds the
//! digit that they share. In an XYZ-wing, where this digit is a candidate of the pivot too, it is in one of the pincers
//! or in the pivot. So no cell that sees both pincers (and the pivot, in an XYZ-wing) can hold that digit.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct XyWing {
    /// True if the common digit is a candidate of the pivot too (an XYZ-wing).
    pub(crate) is_xyz: bool,
}

const XY: TechniqueInfo = TechniqueInfo { name: "xy-wing", key: "logic-xy-wing", min_rating: 42, work: 160 };
const XYZ: TechniqueInfo = TechniqueInfo { name: "xyz-wing", key: "logic-xyz-wing", min_rating: 44, work: 180 };

impl Technique for XyWing {
    fn info(&self) -> TechniqueInfo {
        if self.is_xyz { XYZ } else { XY }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let about = self.info();
        let size = if self.is_xyz { 3 } else { 2 };
        for pivot in position.open_cells() {
            let mask = position.candidates[pivot];
            if mask.count_ones() != size {
                continue;
            }
            let fits = |&cell: &usize| {
                let own = position.candidates[cell];
                let shared = (own & mask).count_ones();
                !position.placed[cell] && own.count_ones() == 2 && shared == if self.is_xyz { 2 } else { 1 }
            };
            let seen = position.layout.peer_list[pivot].iter().map(|&cell| usize::from(cell));
            let pincers: Vec<usize> = seen.filter(fits).collect();
            for (at, &one) in pincers.iter().enumerate() {
                for &other in &pincers[at + 1..] {
                    let (first, second) = (position.candidates[one], position.candidates[other]);
                    let common = first & second;
                    let all = mask | first | second;
                    if common.count_ones() != 1 || all.count_ones() != 3 || (common & mask != 0) != self.is_xyz {
                        continue;
                    }
                    // Whichever digit the pivot holds, one of the cells in `from` holds the common digit.
                    let digit = common.trailing_zeros() as usize;
                    let from: &[usize] = if self.is_xyz { &[pivot, one, other] } else { &[one, other] };
                    let step =
                        Step::new(about.name, about.key, about.min_rating).cells([pivot, one, other]).digits(all);
                    found.push(step.remove_digit(position.seeing_all(digit, from), digit))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
