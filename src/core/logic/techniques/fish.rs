//! Fish (X-wing, swordfish, jellyfish): all places of a digit in n base houses of one family lie in n cover houses of
//! another, so the rest of the covers cannot hold it. Finned fish: the base has a few places outside the covers, the
//! fins, and only cells that see all fins lose the digit. Sashimi fish: without the fins, a base house has just one
//! place.

use std::ops::ControlFlow;

use super::super::bits::for_each_combination;
use super::super::layout::HouseFamily;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

pub(crate) struct Fish {
    /// The number of base houses, 2 to 4.
    pub(crate) size: usize,
    pub(crate) finned: bool,
}

const X_WING: TechniqueInfo = TechniqueInfo { name: "x-wing", key: "logic-x-wing", min_rating: 32, work: 140 };
const SWORDFISH: TechniqueInfo = TechniqueInfo { name: "swordfish", key: "logic-swordfish", min_rating: 38, work: 150 };
const JELLYFISH: TechniqueInfo = TechniqueInfo { name: "jellyfish", key: "logic-jellyfish", min_rating: 52, work: 160 };
const FINNED_X_WING: TechniqueInfo =
    TechniqueInfo { name: "finned-x-wing", key: "logic-finned-x-wing", min_rating: 75, work: 130 };
const FINNED_SWORDFISH: TechniqueInfo =
    TechniqueInfo { name: "finned-swordfish", key: "logic-finned-swordfish", min_rating: 76, work: 200 };

/// The maximum number of fins.
const MAX_FINS: usize = 3;

/// A base house with its places of a digit, each with the cover house that contains it.
struct BaseHouse {
    house: u16,
    places: Vec<(usize, u16)>,
    covers: Vec<u16>,
}

/// A callback for base houses and the houses that cover them.
type OnFish<'h> = dyn FnMut(&[&BaseHouse], &[u16]) -> ControlFlow<()> + 'h;

/// Returns the pairs of families that can form fish on this board: rows and columns, boxes in a jigsaw, and other
/// houses.
fn families(position: &SolvingPosition<'_>) -> Vec<(usize, usize)> {
    let layout = position.layout;
    let at = |family: HouseFamily| HouseFamily::ALL.iter().position(|&other| other == family).unwrap_or(0);
    let (boxes, columns, rows, others) =
        (at(HouseFamily::Boxes), at(HouseFamily::Columns), at(HouseFamily::Rows), at(HouseFamily::Others));
    let mut pairs = vec![(columns, rows), (rows, columns)];
    // Where boxes are rectangles, fish between boxes and lines find only what locked candidates find.
    if layout.has_uneven_boxes {
        pairs.extend([(boxes, columns), (boxes, rows), (columns, boxes), (rows, boxes)]);
    }
    if !layout.houses[others].is_empty() {
        pairs.extend([boxes, columns, rows].into_iter().flat_map(|family| [(others, family), (family, others)]));
        pairs.push((others, others));
    }
    pairs
}

/// Returns the houses of a family that have 2 to `most` places of a digit, all of them in houses of the other family.
fn base_houses(
    position: &SolvingPosition<'_>,
    digit: usize,
    (base, cover): (usize, usize),
    most: usize,
) -> Vec<BaseHouse> {
    let layout = position.layout;
    let family = HouseFamily::ALL[cover];
    let mut found = Vec::new();
    for &house in &layout.houses[base] {
        let places = position.places(usize::from(house), digit);
        if !(2..=most as u32).contains(&places.count_ones()) {
            continue;
        }
        let cover_of = |cell: usize| {
            let of_family = |&&(group, _): &&(u16, u8)| {
                let it = &layout.groups[usize::from(group)];
                group != house && it.complete && it.kind.family() == family
            };
            layout.groups_of[cell].iter().find(of_family).map(|&(group, _)| group)
        };
        let cells = position.cells_at(usize::from(house), places);
        let covered: Option<Vec<(usize, u16)>> = cells.iter().map(|&cell| Some((cell, cover_of(cell)?))).collect();
        let Some(covered) = covered else { continue };
        let mut covers: Vec<u16> = covered.iter().map(|&(_, cover)| cover).collect();
        covers.sort_unstable();
        covers.dedup();
        found.push(BaseHouse { house, places: covered, covers });
    }
    found
}

impl Fish {
    /// Extends a choice of base houses to the full size by backtracking. `covers` are the houses that cover the chosen
    /// ones.
    fn extend<'l>(
        &self,
        lines: &'l [BaseHouse],
        chosen: &mut Vec<&'l BaseHouse>,
        covers: &[u16],
        each: &mut OnFish<'_>,
    ) -> ControlFlow<()> {
        if chosen.len() == self.size {
            return each(chosen, covers);
        }
        // Surplus covers are left out in turn; the places that they alone cover become the fins.
        let most = if self.finned { self.size + 2 } else { self.size };
        for (at, line) in lines.iter().enumerate() {
            let mut both = covers.to_vec();
            both.extend(line.covers.iter().filter(|cover| !covers.contains(cover)));
            // The argument counts places: n base houses need n different places for the digit, which holds only if they
            // share no cell. A house that is both base and cover would be counted twice.
            let apart = |other: &&BaseHouse| {
                !both.contains(&other.house)
                    && other.places.iter().all(|(cell, _)| line.places.iter().all(|(own, _)| own != cell))
            };
            if both.len() > most || both.contains(&line.house) || !chosen.iter().all(apart) {
                continue;
            }
            chosen.push(line);
            self.extend(&lines[at + 1..], chosen, &both, each)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }

    /// Returns the step of these base houses and equally many covers, if it eliminates anything.
    fn step(
        &self,
        position: &SolvingPosition<'_>,
        digit: usize,
        chosen: &[&BaseHouse],
        covers: &[u16],
    ) -> Option<Step> {
        let places = || chosen.iter().flat_map(|line| &line.places);
        let fins: Vec<usize> = places().filter(|(_, cover)| !covers.contains(cover)).map(|&(cell, _)| cell).collect();
        if fins.is_empty() == self.finned || fins.len() > MAX_FINS {
            return None;
        }
        // The body of a base house consists of its covered places, without its fins.
        let body = |line: &&BaseHouse| line.places.iter().filter(|(_, cover)| covers.contains(cover)).count();
        if chosen.iter().any(|line| body(line) == 0) {
            return None;
        }
        // In a sashimi fish, some base house has a single place left if the fins are false.
        let sashimi = self.finned && chosen.iter().any(|line| body(line) == 1);
        let layout = position.layout;
        let mut gone: Vec<usize> = Vec::new();
        for &cover in covers {
            let cells = position.cells_at(usize::from(cover), position.places(usize::from(cover), digit));
            let outside = cells.into_iter().filter(|cell| places().all(|(other, _)| other != cell));
            // Either a fin holds the digit or the fish without fins is valid, so only the candidates that both cases
            // eliminate are removed.
            gone.extend(outside.filter(|&cell| fins.iter().all(|&fin| layout.sees(fin, cell))));
        }
        gone.sort_unstable();
        gone.dedup();
        if gone.is_empty() {
            return None;
        }
        let about = self.info();
        let key = match (sashimi, self.size) {
            (false, _) => about.key,
            (true, 2) => "logic-sashimi-x-wing",
            (true, _) => "logic-sashimi-swordfish",
        };
        let houses = chosen.iter().map(|line| usize::from(line.house));
        let step = Step::new(about.name, key, about.min_rating).digits(1 << digit);
        let step = step.houses(houses.chain(covers.iter().map(|&cover| usize::from(cover))));
        Some(step.cells(places().map(|&(cell, _)| cell)).remove_digit(gone, digit))
    }
}

impl Technique for Fish {
    fn info(&self) -> TechniqueInfo {
        match (self.size, self.finned) {
            (2, false) => X_WING,
            (3, false) => SWORDFISH,
            (_, false) => JELLYFISH,
            (2, true) => FINNED_X_WING,
            (_, true) => FINNED_SWORDFISH,
        }
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let most = if self.finned { self.size + MAX_FINS } else { self.size };
        for pair in families(position) {
            for digit in 0..position.layout.digits {
                let lines = base_houses(position, digit, pair, most);
                if lines.len() < self.size {
                    continue;
                }
                self.extend(&lines, &mut Vec::new(), &[], &mut |chosen, covers| {
                    for_each_combination(covers, self.size, &mut |covers| match self
                        .step(position, digit, chosen, covers)
                    {
                        Some(step) => found.push(step),
                        None => ControlFlow::Continue(()),
                    })
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
