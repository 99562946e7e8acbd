//! Alternating inference chains: cycles and forcing chains without branches, of one digit or of several. Chains are
//! compared by their rating, then by their length.

use std::ops::ControlFlow;

use super::super::chain::{Chain, Graph, Shows, Walk, X, XY, Y, length_tenths};
use super::super::links::Links;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};

/// Chains and cycles of one digit, and cycles from cell to cell.
pub(crate) struct XChains;

/// Chains and cycles of any links.
pub(crate) struct Chains;

const X_CHAIN: About = About { name: "x-chain", key: "logic-x-chain", number: 65, work: 260 };
const CHAIN: About = About { name: "chain", key: "logic-chain", number: 70, work: 280 };

/// The best chain so far, with its rating in tenths and its message key.
type Best = Option<(u16, Chain, &'static str)>;

/// The limits of iterative deepening. Short chains are searched first, since most positions have one.
const LIMITS: [usize; 4] = [9, 13, 21, usize::MAX];

/// The search for chains of one kind.
struct Look<'g> {
    walk: Walk<'g>,
    shows: Shows,
    /// The lowest rating, in tenths.
    base: u16,
    key: &'static str,
    /// The candidates where chains may begin, without those that lead to nothing useful at any length.
    starts: Vec<u32>,
}

impl<'g> Look<'g> {
    fn new(links: &Links, &(graph, shows, base, key): &Sort<'g>) -> Look<'g> {
        Look { walk: Walk::new(graph), shows, base, key, starts: links.candidates.clone() }
    }

    /// Looks for a chain with fewer claims than `limit` that is better than the best so far.
    fn improve(&mut self, position: &Position<'_>, links: &Links, limit: usize, best: &mut Best) {
        let Look { walk, shows, base, key, starts } = self;
        let base = *base;
        starts.retain(|&start| {
            let bound = match best {
                Some((number, _, _)) if *number < base => return true,
                // A better chain must have a lower rating or, with the same rating, fewer claims.
                Some((number, chain, _)) => {
                    let lesser = (0..=chain.length() + 40).find(|&n| base + length_tenths(n) > *number).unwrap_or(0);
                    if base + length_tenths(chain.length()) == *number { lesser.min(chain.length()) } else { lesser }
                }
                None => limit,
            };
            let Some(chain) = walk.shortest(*shows, start, bound) else { return walk.cut };
            let useful = !chain.removed(position, links).is_empty();
            if useful {
                *best = Some((base + length_tenths(chain.length()), chain, key));
            }
            useful
        });
    }
}

/// A kind of chain: its links, its conclusion, its lowest rating in tenths and its message key.
type Sort<'g> = (&'g Graph<'g>, Shows, u16, &'static str);

/// Returns the simplest chain of these kinds.
fn simplest(position: &Position<'_>, links: &Links, sorts: &[Sort<'_>]) -> Best {
    let mut looks: Vec<Look<'_>> = sorts.iter().map(|sort| Look::new(links, sort)).collect();
    let mut best = None;
    for limit in LIMITS {
        looks.iter_mut().for_each(|look| look.improve(position, links, limit, &mut best));
        if best.is_some() {
            break;
        }
    }
    best
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

    fn gives_one(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let links = position.links();
        let (x, y) = (Graph::new(&links, X), Graph::new(&links, Y));
        let sorts = [
            (&x, Shows::Cycle, 65, "logic-x-cycle"),
            (&y, Shows::Cycle, 65, "logic-y-cycle"),
            (&x, Shows::Off, 66, X_CHAIN.key),
            (&x, Shows::On, 66, X_CHAIN.key),
        ];
        take(position, &links, simplest(position, &links, &sorts), X_CHAIN, found)
    }
}

impl Technique for Chains {
    fn about(&self) -> About {
        CHAIN
    }

    fn gives_one(&self) -> bool {
        true
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let links = position.links();
        let all = Graph::new(&links, XY);
        let sorts = [
            (&all, Shows::Off, 70, CHAIN.key),
            (&all, Shows::On, 70, CHAIN.key),
            (&all, Shows::Cycle, 70, "logic-cycle"),
        ];
        take(position, &links, simplest(position, &links, &sorts), CHAIN, found)
    }
}
