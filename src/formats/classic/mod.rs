//! The older formats of plain sudokus and killers: files of rows, tables of candidates, game IDs, killers in one line,
//! and text pictures.

mod candidates;
pub(super) mod cell_candidates;
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
mod solo_save;
mod solo_write;

pub(super) use candidates::{CandidateTable, TABLE_LINE_LENGTH};
pub(super) use cell_candidates::CellCandidates;
pub(super) use killer::{Killer, killer_of_cages};
pub(super) use picture::TextPicture;
pub(super) use plain::read_rows;
pub(super) use puzz_link::PuzzLink;
pub(super) use sdk::Sdk;
pub(super) use sdm::Sdm;
pub(super) use sdx::Sdx;
pub(super) use solo::Solo;
