//! What follows from each kind of shape, for whichever search keeps the candidates.
//!
//! `sorted` tells the shapes of a model apart. `gather` divides the sums: where the cells of one or of several have few
//! fillings (`fillings`), these are listed in a `table`, which knows all that follows; the others conclude from bounds
//! (`sums`), closer ones where some of their cells differ (`parts`), from all that they can come to once they are
//! nearly filled (`totals`), and as *cages*, whose cells all differ, from combinations. What cages and houses say
//! together is added as further sums (`innies`), what houses say of each other as `leftovers`. What any two of some
//! cells say as pairs is made a cage (`cliques`), and what the digits of one cell say of other cells a pointer
//! (`pointers`). Words are divided too (`gather_words`): some are tables of patterns, some do nothing but count
//! (`counts`). `pairs`, `words` (each on a `net` of states, two from both ends of a house on a `joint` one), `ranks`
//! and `clauses` are what their names say; `classes` are the digits that clauses do not tell apart. `bands` knows pairs
//! alone; of the other searches `sums` serves all alike, `parts`, `totals` and `pointers` the narrow one, the others
//! the depth-first ones; the learning search has clauses instead. What of all this takes work is kept for the next
//! layouts in a `stock`.

pub mod cages;
pub mod classes;
pub mod clauses;
pub mod cliques;
pub mod counts;
mod fillings;
pub mod gather;
pub mod gather_words;
mod innies;
mod joint;
pub mod leftovers;
mod net;
pub mod pairs;
pub mod parts;
pub mod pointers;
pub mod ranks;
pub mod sorted;
pub mod stock;
pub mod sums;
pub mod table;
pub mod totals;
mod unroll;
pub mod words;

pub use sorted::{Asked, Sorted};
