//! The propagators of each kind of shape, for any search.
//!
//! `sorted_shapes` classifies the shapes of a model. `gather_sums` divides the sums: if the cells of one or several
//! have few fillings (`fillings`), these are listed in a `table`, which finds all consequences. The others use bounds
//! (`sums`), tighter ones if some of their cells differ (`parts`), all possible totals once they are nearly filled
//! (`totals`), and combinations as *cages* if all of their cells differ. Sums that follow from cages and houses
//! together are added (`innies`), and equations between houses as `leftovers`.
//!
//! Cells of which every two are a pair become a cage (`cliques`), and pairs in which the digit of one cell determines
//! those of others become a pointer (`pointers`). Words are divided too (`gather_words`): some are tables of patterns,
//! some only count (`counts`). `pairs`, `words` (each word runs on a `net` of states, and two words from both ends of a
//! house run on a `joint` net), `ranks` and `clauses` are separate propagators; `classes` are digits that clauses don't
//! distinguish. `connected`, `linears` and `tuples` are constraints on layers, which only the wide and the learning
//! search have.
//!
//! The `bands` search uses only pairs. All other searches use `sums`. The narrow search alone uses `parts`, `totals`
//! and `pointers`; the narrow and the wide search use the rest, for which the learning search has clauses instead.
//! Expensive results are cached for the next layouts in `layout_cache`.

pub mod cages;
pub mod classes;
pub mod clauses;
pub mod cliques;
pub mod connected;
pub mod counts;
mod fillings;
pub mod gather_sums;
pub mod gather_words;
mod innies;
mod joint;
pub mod layout_cache;
pub mod leftovers;
pub mod linears;
mod net;
pub mod pairs;
pub mod parts;
pub mod pointers;
pub mod ranks;
pub mod sorted_shapes;
pub mod sums;
pub mod table;
pub mod totals;
pub mod tuples;
mod unroll;
pub mod words;

pub use sorted_shapes::{QueryShapes, SortedShapes};
