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

pub(super) use candidates::{CandidateTable, TABLE_LINE_LENGTH};
pub(super) use killer::Killer;
pub(super) use picture::TextPicture;
pub(super) use puzz_link::PuzzLink;
pub(super) use sdk::Sdk;
pub(super) use sdm::Sdm;
pub(super) use sdx::Sdx;
pub(super) use solo::Solo;
