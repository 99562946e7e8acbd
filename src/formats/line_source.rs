//! The lines of a text or a stream one after another, each only when it is asked for: no more is held than one of them.

use std::io::{BufRead, Read};

use super::limits::PUZZLE_BYTES;
use super::{Problem, ReadError};

/// A text or stream that is read line by line.
pub(super) type LineStream = Box<dyn BufRead + Send>;

/// A line without its end.
pub(super) struct Line {
    /// From 1.
    pub number: usize,
    pub text: String,
}

/// What is left of a text or a stream.
pub(super) struct LineSource {
    file: String,
    stream: LineStream,
    /// The last line that was read.
    number: usize,
    /// A line that was looked at, but not taken.
    waiting: Option<Result<Line, ReadError>>,
    ended: bool,
}

impl LineSource {
    /// `file` is used in messages.
    pub(super) fn new(file: &str, stream: LineStream) -> LineSource {
        LineSource { file: file.to_owned(), stream, number: 0, waiting: None, ended: false }
    }

    /// The file, as messages name it.
    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// The next line, without taking it: the end of the text and a line that cannot be read are None.
    pub(super) fn peek(&mut self) -> Option<&str> {
        if self.waiting.is_none() {
            self.waiting = self.read();
        }
        self.waiting.as_ref()?.as_ref().ok().map(|line| line.text.as_str())
    }

    fn read(&mut self) -> Option<Result<Line, ReadError>> {
        if self.ended {
            return None;
        }
        let mut bytes = Vec::new();
        let read = (&mut self.stream).take(PUZZLE_BYTES + 1).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) => {
                self.ended = true;
                return None;
            }
            Ok(_) => self.number += 1,
            Err(error) => {
                self.ended = true;
                return Some(Err(Problem::Unreadable(error).of_file(&self.file)));
            }
        }
        let (number, file) = (self.number, self.file.as_str());
        let ends = bytes.last() == Some(&b'\n');
        if !ends && bytes.len() as u64 > PUZZLE_BYTES {
            // What is left of it is no line of its own.
            self.ended = self.stream.skip_until(b'\n').is_err();
            return Some(Err(Problem::TooLarge { bytes: None, limit: PUZZLE_BYTES }.at_line(file, number)));
        }
        bytes.truncate(bytes.len() - usize::from(ends));
        let text = String::from_utf8(bytes);
        let text = text.map_err(|_| Problem::NotUtf8 { utf_16: false }.at_line(file, number));
        Some(text.map(|text| Line { number, text }))
    }
}

impl Iterator for LineSource {
    type Item = Result<Line, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.waiting.take().or_else(|| self.read())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn told(bytes: Vec<u8>) -> Vec<String> {
        let lines = LineSource::new("a.txt", Box::new(Cursor::new(bytes)));
        let told = |line: Result<Line, ReadError>| match line {
            Ok(line) => format!("{}: {}", line.number, line.text.len()),
            Err(error) => error.to_string(),
        };
        lines.map(told).collect()
    }

    #[test]
    fn a_line_that_cannot_be_read_leaves_the_others() {
        assert_eq!(told(b"ab\n\xff\ncde".to_vec()), ["1: 2", "a.txt:2: not a text in UTF-8", "3: 3"]);
        let long = [vec![b'1'; 5 << 20], b"\nx\n".to_vec()].concat();
        assert_eq!(told(long), ["a.txt:1: too large: at most 4 MiB are read", "2: 1"]);
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
