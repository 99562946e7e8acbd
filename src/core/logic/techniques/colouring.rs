//! Colouring: the places of a digit that are connected by houses with just two places (a net) hold it alternately. So a
//! net has two colours, of which one is true and the other false. Simple colouring: a cell that sees both colours
//! cannot hold the digit, and a colour that sees itself is false. Multi-colouring combines two nets in which a colour
//! of one sees a colour of the other.

use std::ops::ControlFlow;

use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct SimpleColouring;
pub(crate) struct MultiColouring;

const SIMPLE: TechniqueInfo =
    TechniqueInfo { name: "simple-colouring", key: "logic-simple-colouring", min_rating: 66, work: 150 };
const MULTI: TechniqueInfo =
    TechniqueInfo { name: "multi-colouring", key: "logic-multi-colouring", min_rating: 68, work: 200 };

/// The cells of the two colours of a net.
type ColouredNet = [Vec<usize>; 2];

/// Returns the nets of a digit.
fn nets(position: &SolvingPosition<'_>, digit: usize) -> Vec<ColouredNet> {
    let layout = position.layout;
    let mut links = Vec::new();
    for house in layout.all_houses() {
        let places = position.places(house, digit);
        if places.count_ones() == 2 {
            let ends = position.cells_at(house, places);
            links.push((ends[0], ends[1]));
        }
    }
    let mut colour: Vec<Option<(usize, usize)>> = vec![None; layout.cells];
    let mut found: Vec<ColouredNet> = Vec::new();
    for &(start, _) in &links {
        if colour[start].is_some() {
            continue;
        }
        let net = found.len();
        found.push(Default::default());
        let mut waiting = vec![(start, 0)];
        while let Some((cell, side)) = waiting.pop() {
            if colour[cell].is_some() {
                continue;
            }
            colour[cell] = Some((net, side));
            found[net][side].push(cell);
            for &(one, other) in &links {
                if one == cell {
                    waiting.push((other, 1 - side));
                } else if other == cell {
                    waiting.push((one, 1 - side));
                }
            }
        }
    }
    found
}

/// Returns whether a cell sees one of these cells.
fn sees_any(position: &SolvingPosition<'_>, cell: usize, cells: &[usize]) -> bool {
    cells.iter().any(|&other| position.layout.sees(cell, other))
}

impl Technique for SimpleColouring {
    fn info(&self) -> TechniqueInfo {
        SIMPLE
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for digit in 0..position.layout.digits {
            for net in nets(position, digit).iter().filter(|net| net[0].len() + net[1].len() > 2) {
                let cells = net.iter().flatten().copied();
                let new =
                    || Step::new(SIMPLE.name, SIMPLE.key, SIMPLE.min_rating).digits(1 << digit).cells(cells.clone());
                for colour in net {
                    // Two cells that see each other cannot both hold the digit, so a colour that sees itself is false.
                    if colour.iter().any(|&cell| sees_any(position, cell, colour)) {
                        found.push(new().remove_digit(colour.iter().copied(), digit))?;
                    }
                }
                let both = super::super::bits::iter(position.with_digit(digit)).filter(|&cell| {
                    !net.iter().any(|colour| colour.contains(&cell))
                        && net.iter().all(|colour| sees_any(position, cell, colour))
                });
                found.push(new().remove_digit(both.collect::<Vec<_>>(), digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for MultiColouring {
    fn info(&self) -> TechniqueInfo {
        MULTI
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for digit in 0..position.layout.digits {
            let nets = nets(position, digit);
            for (first, second) in (0..nets.len()).flat_map(|a| (0..nets.len()).map(move |b| (a, b))) {
                if first == second {
                    continue;
                }
                let (one, other) = (&nets[first], &nets[second]);
                let cells = one.iter().chain(other).flatten().copied();
                let new = || Step::new(MULTI.name, MULTI.key, MULTI.min_rating).digits(1 << digit).cells(cells.clone());
                for side in 0..2 {
                    let meets = |colour: &[usize]| one[side].iter().any(|&cell| sees_any(position, cell, colour));
                    // One colour of the other net is true, so a colour that sees both is false.
                    if meets(&other[0]) && meets(&other[1]) {
                        found.push(new().remove_digit(one[side].iter().copied(), digit))?;
                    }
                    for there in (0..2).filter(|&there| meets(&other[there])) {
                        // At least one of the colours opposite to the two that see each other is true.
                        let (mine, theirs) = (&one[1 - side], &other[1 - there]);
                        let gone = super::super::bits::iter(position.with_digit(digit))
                            .filter(|&cell| sees_any(position, cell, mine) && sees_any(position, cell, theirs));
                        found.push(new().remove_digit(gone.collect::<Vec<_>>(), digit))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
