//! Reading and writing puzzles.
