//! A limit on how far a stream is read ahead.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::line_source::LineStream;

/// A stream that ends in an error where a single line of a table, which quotes may make as long as the rest of the
/// file, is longer than any puzzle.
pub(super) struct Fence {
    stream: LineStream,
    read: u64,
    /// Up to where it is read.
    until: Arc<AtomicU64>,
}

impl Fence {
    pub(super) fn new(stream: LineStream, until: Arc<AtomicU64>) -> Fence {
        Fence { stream, read: 0, until }
    }
}

impl Read for Fence {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.read > self.until.load(Ordering::Relaxed) {
            return Err(io::Error::other("a line is longer than any puzzle"));
        }
        let read = self.stream.read(buffer)?;
        self.read += read as u64;
        Ok(read)
    }
}
