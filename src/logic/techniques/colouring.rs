//! Colouring: the places of a digit that are connected by houses with two places hold it alternately, which gives two
//! colours. Simple colouring: a cell that sees both colours cannot hold the digit, and a colour that sees itself is
//! false. Multi-colouring: two such nets where a colour of one sees a colour of the other.

use std::ops::ControlFlow;

use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

pub(crate) struct SimpleColouring;
pub(crate) struct MultiColouring;

const SIMPLE: About = About { name: "simple-colouring", key: "logic-simple-colouring", number: 66, work: 150 };
const MULTI: About = About { name: "multi-colouring", key: "logic-multi-colouring", number: 68, work: 200 };

/// The cells of the two colours of a net.
type Net = [Vec<usize>; 2];

/// Returns the nets of a digit.
fn nets(position: &Position<'_>, digit: usize) -> Vec<Net> {
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
    let mut found: Vec<Net> = Vec::new();
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
fn sees_any(position: &Position<'_>, cell: usize, cells: &[usize]) -> bool {
    cells.iter().any(|&other| position.layout.sees(cell, other))
}

impl Technique for SimpleColouring {
    fn about(&self) -> About {
        SIMPLE
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        for digit in 0..position.layout.digits {
            for net in nets(position, digit).iter().filter(|net| net[0].len() + net[1].len() > 2) {
                let cells = net.iter().flatten().copied();
                let new = || Step::new(SIMPLE.name, SIMPLE.key, SIMPLE.number).digits(1 << digit).cells(cells.clone());
                for colour in net {
                    if colour.iter().any(|&cell| sees_any(position, cell, colour)) {
                        found.take(new().remove_digit(colour.iter().copied(), digit))?;
                    }
                }
                let both = super::super::bits::iter(position.with_digit(digit)).filter(|&cell| {
                    !net.iter().any(|colour| colour.contains(&cell))
                        && net.iter().all(|colour| sees_any(position, cell, colour))
                });
                found.take(new().remove_digit(both.collect::<Vec<_>>(), digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for MultiColouring {
    fn about(&self) -> About {
        MULTI
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        for digit in 0..position.layout.digits {
            let nets = nets(position, digit);
            for (first, second) in (0..nets.len()).flat_map(|a| (0..nets.len()).map(move |b| (a, b))) {
                if first == second {
                    continue;
                }
                let (one, other) = (&nets[first], &nets[second]);
                let cells = one.iter().chain(other).flatten().copied();
                let new = || Step::new(MULTI.name, MULTI.key, MULTI.number).digits(1 << digit).cells(cells.clone());
                for side in 0..2 {
                    let meets = |colour: &[usize]| one[side].iter().any(|&cell| sees_any(position, cell, colour));
                    if meets(&other[0]) && meets(&other[1]) {
                        found.take(new().remove_digit(one[side].iter().copied(), digit))?;
                    }
                    for there in (0..2).filter(|&there| meets(&other[there])) {
                        // At least one of the two opposite colours is true.
                        let (mine, theirs) = (&one[1 - side], &other[1 - there]);
                        let gone = super::super::bits::iter(position.with_digit(digit))
                            .filter(|&cell| sees_any(position, cell, mine) && sees_any(position, cell, theirs));
                        found.take(new().remove_digit(gone.collect::<Vec<_>>(), digit))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
