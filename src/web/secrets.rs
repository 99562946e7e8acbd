//! Hashes and sealed texts: what a page can check or open without containing the solution.
//!
//! The whole solution is hashed together with the identity of the puzzle, so that no table of hashes helps. A classic
//! sudoku can be solved sooner than its hash can be inverted; the point is that nobody reads the solution by accident.

use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use sha2::{Digest as _, Sha256};

use crate::board::Filling;

/// The number of hexadecimal digits of the hash of a cell.
const CELL_HASH_DIGITS: usize = 8;

/// Returns the SHA-256 hash of a text.
fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a hash for a content security policy.
pub(super) fn policy_hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(sha256(text)))
}

/// Returns the identity of a puzzle: the first half of the hash of its file.
pub(super) fn identity(file: &str) -> String {
    hex(&sha256(file)[..16])
}

/// Returns the digits of a filling in the numerals of base 36, one for each cell.
fn digits(filling: &Filling) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 36).unwrap_or('?');
    filling.digits().iter().map(|digit_of_cell| digit(digit_of_cell.value())).collect()
}

/// Returns the hash of the whole solution.
pub(super) fn whole_hash(id: &str, solution: &Filling) -> String {
    hex(&sha256(&format!("{id}:{}", digits(solution))))
}

/// Returns the hashes of all cells, one after another.
pub(super) fn cell_hashes(id: &str, solution: &Filling) -> String {
    let cell = |(cell, digit): (usize, &crate::board::Digit)| {
        hex(&sha256(&format!("{id}:{cell}:{}", digit.value())))[..CELL_HASH_DIGITS].to_owned()
    };
    solution.digits().iter().enumerate().map(cell).collect()
}

/// Seals the message for those who finish. With a solution, only its digits open it.
pub(super) fn sealed_message(id: &str, solution: Option<&Filling>, message: &str) -> String {
    let key = format!("{id}:message:{}", solution.map(digits).unwrap_or_default());
    let mut bytes = message.as_bytes().to_vec();
    for (block, part) in bytes.chunks_mut(32).enumerate() {
        for (byte, pad) in part.iter_mut().zip(sha256(&format!("{key}:{block}"))) {
            *byte ^= pad;
        }
    }
    STANDARD.encode(bytes)
}

/// Compresses a text (zlib), which also keeps it from being read by accident.
pub(super) fn packed(text: &str) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    let bytes = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    STANDARD.encode(bytes.expect("writing to memory succeeds"))
}
