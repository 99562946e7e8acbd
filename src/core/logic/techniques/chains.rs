//! Alternating inference chains: cycles and forcing chains without branches, of one digit or of several. Chains are
//! compared by their rating, then by their length.

use std::ops::ControlFlow;

use super::super::chain::{
    Chain, ChainConclusion, ChainGraph, ChainSearch, X_CHAIN_LINKS, XY_CHAIN_LINKS, Y_CHAIN_LINKS, length_tenths,
};
use super::super::links::Links;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

/// Chains and cycles of one digit (X-chains and X-cycles), and cycles whose strong links all lie within cells
/// (Y-cycles).
pub(crate) struct XChainsAndYCycles;

/// Chains and cycles with links of any kind.
pub(crate) struct Chains;

const X_CHAIN: TechniqueInfo = TechniqueInfo { name: "x-chain", key: "logic-x-chain", min_rating: 65, work: 260 };
const CHAIN: TechniqueInfo = TechniqueInfo { name: "chain", key: "logic-chain", min_rating: 70, work: 280 };

/// The best chain so far, with its rating in tenths and its message key.
type BestChain = Option<(u16, Chain, &'static str)>;

/// The limits of iterative deepening. Short chains are searched first, since most positions have one.
const LIMITS: [usize; 4] = [9, 13, 21, usize::MAX];

/// The search for chains of one kind.
struct ChainFinder<'g> {
    search: ChainSearch<'g>,
    conclusion: ChainConclusion,
    /// The lowest rating, in tenths.
    base: u16,
    key: &'static str,
    /// The candidates where chains may begin, without those that lead to nothing useful at any length.
    starts: Vec<u32>,
}

impl<'g> ChainFinder<'g> {
    fn new(links: &Links, &(graph, shows, base, key): &ChainKind<'g>) -> ChainFinder<'g> {
        ChainFinder { search: ChainSearch::new(graph), conclusion: shows, base, key, starts: links.candidates.clone() }
    }

    /// Looks for a chain with fewer claims than `limit` that is better than the best so far.
    fn improve(&mut self, position: &SolvingPosition<'_>, links: &Links, limit: usize, best: &mut BestChain) {
        let ChainFinder { search: walk, conclusion: shows, base, key, starts } = self;
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
            // A start that leads nowhere is dropped, unless only the bound ended the search.
            let Some(chain) = walk.shortest(*shows, start, bound) else { return walk.reached_bound };
            let useful = !chain.removed(position, links).is_empty();
            if useful {
                *best = Some((base + length_tenths(chain.length()), chain, key));
            }
            useful
        });
    }
}

/// A kind of chain: its links, its conclusion, its lowest rating in tenths and its message key.
type ChainKind<'g> = (&'g ChainGraph<'g>, ChainConclusion, u16, &'static str);

/// Returns the simplest chain of these kinds.
fn simplest(position: &SolvingPosition<'_>, links: &Links, sorts: &[ChainKind<'_>]) -> BestChain {
    let mut looks: Vec<ChainFinder<'_>> = sorts.iter().map(|sort| ChainFinder::new(links, sort)).collect();
    let mut best = None;
    for limit in LIMITS {
        looks.iter_mut().for_each(|look| look.improve(position, links, limit, &mut best));
        if best.is_some() {
            break;
        }
    }
    best
}

fn push_step(
    position: &SolvingPosition<'_>,
    links: &Links,
    best: BestChain,
    about: TechniqueInfo,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Some((number, chain, key)) = best else { return ControlFlow::Continue(()) };
    let digits = position.layout.digits;
    let removed = chain.removed(position, links);
    let mut cells: Vec<usize> = chain.claims.iter().map(|&c| c as usize / digits).collect();
    cells.sort_unstable();
    cells.dedup();
    let mask = chain.claims.iter().fold(0, |mask, &c| mask | 1 << (c as usize % digits));
    let step = Step::new(about.name, key, number).cells(cells).digits(mask).links(chain.links(position));
    found.push(removed.iter().fold(step, |step, &c| step.remove(c as usize / digits, 1 << (c as usize % digits))))
}

impl Technique for XChainsAndYCycles {
    fn info(&self) -> TechniqueInfo {
        X_CHAIN
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let links = position.links();
        let (x, y) = (ChainGraph::new(&links, X_CHAIN_LINKS), ChainGraph::new(&links, Y_CHAIN_LINKS));
        let sorts = [
            (&x, ChainConclusion::Cycle, 65, "logic-x-cycle"),
            (&y, ChainConclusion::Cycle, 65, "logic-y-cycle"),
            (&x, ChainConclusion::Off, 66, X_CHAIN.key),
            (&x, ChainConclusion::On, 66, X_CHAIN.key),
        ];
        push_step(position, &links, simplest(position, &links, &sorts), X_CHAIN, found)
    }
}

impl Technique for Chains {
    fn info(&self) -> TechniqueInfo {
        CHAIN
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let links = position.links();
        let all = ChainGraph::new(&links, XY_CHAIN_LINKS);
        let sorts = [
            (&all, ChainConclusion::Off, 70, CHAIN.key),
            (&all, ChainConclusion::On, 70, CHAIN.key),
            (&all, ChainConclusion::Cycle, 70, "logic-cycle"),
        ];
        push_step(position, &links, simplest(position, &links, &sorts), CHAIN, found)
    }
}
