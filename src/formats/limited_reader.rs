//! A limit on how far a stream is read.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::line_source::LineStream;

/// A stream that fails once a single row of a table is longer than any puzzle. Quotes could otherwise extend a row to
/// the end of the file.
pub(super) struct LimitedReader {
    stream: LineStream,
    read: u64,
    /// The number of bytes that may be read. The reader of the rows raises it with every row.
    until: Arc<AtomicU64>,
}

impl LimitedReader {
    pub(super) fn new(stream: LineStream, until: Arc<AtomicU64>) -> LimitedReader {
        LimitedReader { stream, read: 0, until }
    }
}

impl Read for LimitedReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.read > self.until.load(Ordering::Relaxed) {
            return Err(io::Error::other("a line is longer than any puzzle"));
        }
        let read = self.stream.read(buffer)?;
        self.read += read as u64;
        Ok(read)
    }
}
