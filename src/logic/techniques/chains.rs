//! Alternating inference chains: cycles and forcing chains without branches, of one digit or of many; the least number
//! first, then the shortest.

use std::ops::ControlFlow;

use super::super::chain::{Chain, Shows, Uses, Walk, X, XY, Y, length_tenths};
use super::super::links::Links;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

/// Chains of one digit, and cycles from cell to cell.
pub(crate) struct XChains;

/// Chains of any links.
pub(crate) struct Chains;

const X_CHAIN: About = About { name: "x-chain", key: "logic-x-chain", number: 65, work: 260 };
const CHAIN: About = About { name: "chain", key: "logic-chain", number: 70, work: 280 };

/// The best chain so far, with its number in tenths.
type Best = Option<(u16, Chain, &'static str)>;

/// Short chains are looked for first: most positions have one.
const LIMITS: [usize; 4] = [9, 13, 21, usize::MAX];

/// Looks for a chain with fewer claims than `limit` that is simpler than the best so far.
fn improve(
    position: &Position<'_>,
    links: &Links,
    (uses, shows): (Uses, Shows),
    (base, key): (u16, &'static str),
    limit: usize,
    best: &mut Best,
) {
    let mut walk = Walk::new(links, uses);
    for &start in &links.candidates {
        let bound = match best {
            Some((number, _, _)) if *number < base => return,
            // Chains of another base have to have a lesser number; of the same, fewer claims.
            Some((number, chain, _)) => {
                let lesser = (0..=chain.length() + 40).find(|&n| base + length_tenths(n) > *number).unwrap_or(0);
                if base + length_tenths(chain.length()) == *number { lesser.min(chain.length()) } else { lesser }
            }
            None => limit,
        };
        let Some(chain) = walk.shortest(shows, start, bound) else { continue };
        if !chain.removed(position, links).is_empty() {
            *best = Some((base + length_tenths(chain.length()), chain, key));
        }
    }
}

fn take(position: &Position<'_>, links: &Links, best: Best, about: About, found: &mut Found<'_>) -> ControlFlow<()> {
    let Some((number, chain, key)) = best else { return ControlFlow::Continue(()) };
    let digits = position.layout.digits;
    let removed = chain.removed(position, links);
    let mut cells: Vec<usize> = chain.claims.iter().map(|&c| c as usize / digits).collect();
    cells.sort_unstable();
    cells.dedup();
    let mask = chain.claims.iter().fold(0, |mask, &c| mask | 1 << (c as usize % digits));
    let step = Step::new(about.name, key, number).cells(cells).digits(mask).links(chain.links(position));
    found.take(removed.iter().fold(step, |step, &c| step.remove(c as usize / digits, 1 << (c as usize % digits))))
}

impl Technique for XChains {
    fn about(&self) -> About {
        X_CHAIN
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let links = position.links();
        let mut best = None;
        for limit in LIMITS {
            improve(position, &links, (X, Shows::Cycle), (65, "logic-x-cycle"), limit, &mut best);
            improve(position, &links, (Y, Shows::Cycle), (65, "logic-y-cycle"), limit, &mut best);
            improve(position, &links, (X, Shows::Off), (66, X_CHAIN.key), limit, &mut best);
            improve(position, &links, (X, Shows::On), (66, X_CHAIN.key), limit, &mut best);
            if best.is_some() {
                break;
            }
        }
        take(position, &links, best, X_CHAIN, found)
    }
}

impl Technique for Chains {
    fn about(&self) -> About {
        CHAIN
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let links = position.links();
        let mut best = None;
        for limit in LIMITS {
            improve(position, &links, (XY, Shows::Off), (70, CHAIN.key), limit, &mut best);
            improve(position, &links, (XY, Shows::On), (70, CHAIN.key), limit, &mut best);
            improve(position, &links, (XY, Shows::Cycle), (70, "logic-cycle"), limit, &mut best);
            if best.is_some() {
                break;
            }
        }
        take(position, &links, best, CHAIN, found)
    }
}
