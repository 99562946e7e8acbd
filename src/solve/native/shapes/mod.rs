//! What follows from each shape of constraint, for whichever search holds the candidates.

pub mod cages;
pub mod clauses;
pub mod fillings;
pub mod gather;
pub mod pairs;
pub mod sums;
pub mod table;
pub mod words;
