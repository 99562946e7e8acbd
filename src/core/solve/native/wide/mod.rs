//! The search on wide boards. These have more cells or digits than the narrow search supports, and are not 9x9 grids
//! that share boxes. The search propagates, chooses a digit to try, and removes it on backtracking.
//!
//! `layout` holds *groups* of cells that differ from each other (a group of as many cells as digits is a house),
//! *crossings* of groups, sums, tables, cages, pairs, counts, words, ranks and leftovers; `query` adds the domains and
//! clauses of one query. All are lists of cell numbers in flat arrays, and each cell has lists of the constraints that
//! contain it. The mutable state is one `u32` for each cell, its candidates as a bitmask, and the queues of constraints
//! to propagate again (`store`). The candidates of the nodes above the current one are on a stack of such words: a
//! branch pushes one word for each cell, backtracking pops these words, and nothing is allocated once the stack has
//! grown.
//!
//! Propagators go from cheap to expensive: `groups` (naked and hidden singles, pigeonhole), clauses (only one place
//! left), sums (bounds), tables, pairs, cages (combinations), counts, words, ranks, leftovers, then subsets of `groups`
//! and `crossings` (locked candidates); linear constraints come before the cages. Each of them removes only candidates
//! that no solution has. If nothing follows any more, `branch` makes a choice, using the `conflicts` recorded so far.
//!
//! The variables of layers are numbered like cells. Those that belong to no solution get their values last, and the
//! search goes on at the last choice of another variable once it has found values for them.

mod branch;
mod crossings;
mod groups;
mod layout;
mod query;
mod search;
mod store;

pub(super) use layout::WideLayout;
pub(super) use search::WideSearch;
