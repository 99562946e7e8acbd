//! The lines of a text or a stream, read on demand and held one at a time.

use std::io::{self, BufRead};
use std::sync::Arc;

use memchr::memchr;

use super::limits::PUZZLE_BYTES;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;

/// A text or stream that is read line by line.
pub(super) type LineStream = Box<dyn BufRead + Send>;

/// A line without its line end.
pub(super) struct TextLine {
    /// The line number, from 1.
    pub number: usize,
    pub text: String,
}

/// The number of bytes read from a stream at once.
const PART_BYTES: usize = 1 << 17;

/// A reader of lines.
pub(super) struct LineSource {
    file: Arc<str>,
    stream: LineStream,
    /// The bytes read but not consumed, which begin at `start`.
    buffer: Vec<u8>,
    start: usize,
    /// The number of the last line read.
    number: usize,
    /// A peeked line.
    peeked: Option<Result<TextLine, ReadError>>,
    ended: bool,
}

impl LineSource {
    /// Creates a reader. `file` is used in messages.
    pub(super) fn new(file: &str, stream: LineStream) -> LineSource {
        LineSource { file: file.into(), stream, buffer: Vec::new(), start: 0, number: 0, peeked: None, ended: false }
    }

    /// Returns the name of the file in messages.
    pub(super) fn file(&self) -> &Arc<str> {
        &self.file
    }

    /// Returns the next line without consuming it; None at the end of the text or if the line cannot be read.
    pub(super) fn peek(&mut self) -> Option<&str> {
        if self.peeked.is_none() {
            self.peeked = self.read();
        }
        self.peeked.as_ref()?.as_ref().ok().map(|line| line.text.as_str())
    }

    /// Returns the next line without its line end and without consuming it, if it is buffered and was not peeked.
    pub(super) fn buffered(&self) -> Option<&[u8]> {
        if self.peeked.is_some() {
            return None;
        }
        let rest = &self.buffer[self.start..];
        memchr(b'\n', rest).map(|end| &rest[..end])
    }

    /// Consumes the line of this many bytes that `buffered` returned, and returns its number.
    pub(super) fn skip_buffered(&mut self, bytes: usize) -> usize {
        self.start += bytes + 1;
        self.number += 1;
        self.number
    }

    /// Returns whether the next line is available without blocking on the stream.
    pub(super) fn is_ready(&self) -> bool {
        self.peeked.is_some() || self.buffer[self.start..].contains(&b'\n')
    }

    /// Reads more of the stream; returns false at its end.
    fn fill_buffer(&mut self) -> io::Result<bool> {
        self.buffer.drain(..self.start);
        self.start = 0;
        let held = self.buffer.len();
        self.buffer.resize(held + PART_BYTES, 0);
        let read = loop {
            match self.stream.read(&mut self.buffer[held..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.buffer.truncate(held + *read.as_ref().unwrap_or(&0));
        read.map(|read| read > 0)
    }

    fn read(&mut self) -> Option<Result<TextLine, ReadError>> {
        // The length of the prefix known to contain no line end, and whether the line exceeds the limit.
        let (mut looked, mut too_long) = (0, false);
        loop {
            let rest = &self.buffer[self.start..];
            if let Some(end) = memchr(b'\n', &rest[looked..]) {
                let line = self.take(looked + end, 1, too_long);
                return Some(line);
            }
            looked = rest.len();
            if looked as u64 > PUZZLE_BYTES {
                // The rest of an overlong line is skipped rather than read as a line of its own.
                (too_long, self.start, looked) = (true, self.buffer.len(), 0);
            }
            match if self.ended { Ok(false) } else { self.fill_buffer() } {
                Ok(true) => {}
                Ok(false) => {
                    self.ended = true;
                    let last = looked > 0 || too_long;
                    return last.then(|| self.take(looked, 0, too_long));
                }
                Err(error) => {
                    (self.ended, self.start) = (true, self.buffer.len());
                    return Some(Err(ReadErrorKind::Unreadable(error).of_file(&self.file)));
                }
            }
        }
    }

    /// Consumes this many bytes as a line, and `end` bytes of line end after it.
    fn take(&mut self, bytes: usize, end: usize, too_long: bool) -> Result<TextLine, ReadError> {
        self.number += 1;
        let (number, file) = (self.number, &*self.file);
        let line = &self.buffer[self.start..self.start + bytes];
        self.start += bytes + end;
        if too_long || bytes as u64 > PUZZLE_BYTES {
            return Err(ReadErrorKind::TooLarge { bytes: None, limit: PUZZLE_BYTES }.at_line(file, number));
        }
        match str::from_utf8(line) {
            Ok(text) => Ok(TextLine { number, text: text.to_owned() }),
            Err(_) => Err(ReadErrorKind::NotUtf8.at_line(file, number)),
        }
    }
}

impl Iterator for LineSource {
    type Item = Result<TextLine, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.peeked.take().or_else(|| self.read())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn told(bytes: Vec<u8>) -> Vec<String> {
        let lines = LineSource::new("a.txt", Box::new(Cursor::new(bytes)));
        let told = |line: Result<TextLine, ReadError>| match line {
            Ok(line) => format!("{}: {}", line.number, line.text.len()),
            Err(error) => error.to_string(),
        };
        lines.map(told).collect()
    }

    #[test]
    fn a_line_that_cannot_be_read_leaves_the_others() {
        assert_eq!(
            told(b"ab\n\xff\ncde".to_vec()),
            ["1: 2", "a.txt: line 2: not UTF-8 text; save it as UTF-8", "3: 3"]
        );
        let long = [vec![b'1'; 5 << 20], b"\nx\n".to_vec()].concat();
        assert_eq!(told(long), ["a.txt: line 1: too large; the limit is 4 MiB", "2: 1"]);
        assert_eq!(told(vec![]), [""; 0]);
    }

    #[test]
    fn what_was_looked_at_comes_next() {
        let mut lines = LineSource::new("", Box::new(Cursor::new(b"a\n\nb".to_vec())));
        assert_eq!(lines.peek(), Some("a"));
        assert_eq!(lines.next().unwrap().unwrap().text, "a");
        assert_eq!(lines.peek(), Some(""));
        assert_eq!(lines.peek(), Some(""));
        assert_eq!(lines.nth(1).unwrap().unwrap().number, 3);
        assert_eq!(lines.peek(), None);
    }
}
