//! The older formats of plain sudokus and killers: files of rows, tables of candidates, game IDs, killers in one line,
//! and text pictures.

mod candidates;
mod cell_candidates;
mod killer;
mod picture;
mod plain;
mod puzz_link;
mod sdk;
mod sdm;
mod sdx;
mod solo;
mod solo_borders;
mod solo_read;
mod solo_write;

pub(super) use candidates::{CANDIDATES_OF_A_LINE, Candidates};
pub(super) use killer::Killer;
pub(super) use picture::Picture;
pub(super) use plain::{
    is_blank, lose_highlights, lose_opinions, lose_progress, lose_rules, lose_words, only_classic, symbols,
};
pub(super) use puzz_link::PuzzLink;
pub(super) use sdk::Sdk;
pub(super) use sdm::Sdm;
pub(super) use sdx::Sdx;
pub(super) use solo::Solo;
