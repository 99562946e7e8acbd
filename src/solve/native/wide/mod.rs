//! The search on wide boards, those of more cells or digits than the narrow search takes, but for grids of 9x9 that
//! share boxes: propagate, choose a digit to try, and on the way back take it away.
//!
//! `layout` holds *groups* of cells that differ from each other (a group of n cells is a house), *crossings* of
//! groups, sums, tables, cages, pairs, words and ranks; `question` adds the domains and clauses of one question. All
//! are lists of cell numbers in flat arrays, and for each cell there is the list of what it takes part in. What
//! changes is one `u32` a cell, its candidates as a bit set, and the queues of what has to be propagated again
//! (`store`). The candidates of the nodes above are kept on one stack of such words: a branch copies n words there, a
//! way back copies them out, and nothing is allocated once the stack has grown.
//!
//! Propagators go from cheap to costly: `groups` (naked and hidden singles, pigeonhole), clauses (one place left),
//! sums (bounds), tables, pairs, cages (combinations), words, ranks, then subsets of `groups` and `crossings` (locked
//! candidates). Each only ever takes away candidates that no solution has. Where nothing follows any more, `branch`
//! says what to try, by what `conflicts` remembers.

mod branch;
mod crossings;
mod groups;
mod layout;
mod question;
mod search;
mod store;

pub(super) use layout::WideLayout;
pub(super) use search::Wide;
