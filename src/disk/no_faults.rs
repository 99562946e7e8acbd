//! The place of [`faults`](super) in a build without the feature `test-hooks`: no step fails on purpose, and nothing is
//! recorded.

use std::fs;
use std::io;
use std::path::Path;

use super::FileOperation;

pub(super) fn record_step(_: FileOperation, _: &Path) -> io::Result<()> {
    Ok(())
}

pub(super) fn record_write(_: &fs::File, _: &Path, bytes: usize) -> io::Result<usize> {
    Ok(bytes)
}

pub(super) fn record_sync(_: &Path) {}

pub(super) fn replaced_content(_: &Path) -> Option<Vec<u8>> {
    None
}

pub(super) fn record_rename(_: &Path, _: &Path, _: Option<Vec<u8>>) {}

pub(super) fn record_folder_sync(_: &Path) {}
