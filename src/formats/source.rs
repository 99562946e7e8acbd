//! Converts files and streams to text, with limits on their size. Streams of lines are read no further than needed.

use std::io::{self, BufReader, Cursor, Read};
use std::path::Path;

use super::encoding::{self, DecodedText};
use super::format::{Format, WriteSupport};
use super::limits::{COLLECTION_BYTES, PUZZLE_BYTES};
use super::line_source::LineStream;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::text::is_collection_line;
use crate::disk::File;

/// The number of bytes of a stream examined to detect its format.
const HEAD_BYTES: usize = 1 << 18;

/// The beginning of a stream.
pub(super) struct StreamHead {
    bytes: Vec<u8>,
    /// True if the stream has ended.
    is_complete: bool,
}

impl StreamHead {
    /// Reads enough of a stream to detect its format, or all of it. A `live` stream may still be being written, so no
    /// more is read than necessary.
    pub(super) fn read(name: &str, stream: &mut impl Read, live: bool) -> Result<StreamHead, ReadError> {
        let mut head = StreamHead { bytes: Vec::new(), is_complete: false };
        let mut part = vec![0; HEAD_BYTES];
        while head.bytes.len() < HEAD_BYTES && !(live && head.begins_with_a_puzzle()) {
            match stream.read(&mut part) {
                Ok(0) => {
                    head.is_complete = true;
                    break;
                }
                Ok(read) => head.bytes.extend_from_slice(&part[..read]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(ReadErrorKind::Unreadable(error).of_file(name)),
            }
        }
        if let Some(rest) = head.bytes.strip_prefix("\u{FEFF}".as_bytes()) {
            head.bytes = rest.to_vec();
        }
        Ok(head)
    }

    /// Returns whether the first line that is not blank or a comment is complete, and is unmistakably one of a
    /// collection.
    pub(super) fn begins_with_a_puzzle(&self) -> bool {
        let mut lines = self.bytes.split_inclusive(|&byte| byte == b'\n').filter_map(|line| line.strip_suffix(b"\n"));
        let first = lines.find(|line| !line.trim_ascii().is_empty() && !line.trim_ascii().starts_with(b"#"));
        first.and_then(|line| std::str::from_utf8(line).ok()).is_some_and(is_collection_line)
    }

    /// Returns the complete lines at the beginning of a longer text; None if the text has ended or has no lines.
    pub(super) fn lines(&self) -> Option<&str> {
        let end = self.bytes.iter().rposition(|&byte| byte == b'\n').filter(|_| !self.is_complete)?;
        std::str::from_utf8(&self.bytes[..=end]).ok().filter(|text| !text.contains('\0'))
    }

    /// Returns the whole stream from its beginning.
    pub(super) fn into_stream(self, rest: impl Read + Send + 'static) -> LineStream {
        Box::new(BufReader::with_capacity(HEAD_BYTES, Cursor::new(self.bytes).chain(rest)))
    }

    /// Reads the whole stream as text, up to a limit, as it may be endless.
    pub(super) fn text(self, name: &str, rest: impl Read, promised: Option<Format>) -> Result<DecodedText, ReadError> {
        match self.is_complete {
            true => read_limited(name, Cursor::new(self.bytes), limit_of(promised)),
            false => read_limited(name, Cursor::new(self.bytes).chain(rest), limit_of(promised)),
        }
    }
}

/// Opens a file. One whose extension promises a single puzzle is rejected at once if it is too large for that.
pub(super) fn open_path(path: &Path) -> Result<File, ReadError> {
    let name = path.display().to_string();
    let unreadable = |error| ReadErrorKind::Unreadable(error).of_file(&name);
    let file = File::open(path).map_err(unreadable)?;
    let bytes = file.metadata().map_err(unreadable)?.len();
    reject_too_large(path, bytes)?;
    Ok(file)
}

/// Rejects a file of this size if its extension promises a single puzzle and it is too large for that.
pub(super) fn reject_too_large(path: &Path, bytes: u64) -> Result<(), ReadError> {
    let promised = Format::of_path(path);
    let limit = limit_of(promised);
    let one = promised.is_some_and(|format| format.info().writes != WriteSupport::Many);
    match one && bytes > limit {
        true => Err(ReadErrorKind::TooLarge { bytes: Some(bytes), limit }.of_file(&path.display().to_string())),
        false => Ok(()),
    }
}

/// Reads the text of a file.
pub(super) fn read_path(path: &Path) -> Result<String, ReadError> {
    let (name, mut file) = (path.display().to_string(), open_path(path)?);
    Ok(StreamHead::read(&name, &mut file, false)?.text(&name, file, Format::of_path(path))?.text)
}

/// Rejects a text that is too large for its actual format.
pub(super) fn check_size(name: &str, text: &str, format: Format) -> Result<(), ReadError> {
    let (bytes, limit) = (text.len() as u64, limit_of(Some(format)));
    if bytes > limit { Err(ReadErrorKind::TooLarge { bytes: Some(bytes), limit }.of_file(name)) } else { Ok(()) }
}

fn limit_of(format: Option<Format>) -> u64 {
    match format {
        None => COLLECTION_BYTES,
        Some(format) => match format.info().writes {
            WriteSupport::Many => COLLECTION_BYTES,
            WriteSupport::One | WriteSupport::Never => PUZZLE_BYTES,
        },
    }
}

fn read_limited(name: &str, stream: impl Read, limit: u64) -> Result<DecodedText, ReadError> {
    let mut bytes = Vec::new();
    stream.take(limit + 1).read_to_end(&mut bytes).map_err(|error| ReadErrorKind::Unreadable(error).of_file(name))?;
    if bytes.len() as u64 > limit {
        return Err(ReadErrorKind::TooLarge { bytes: None, limit }.of_file(name));
    }
    encoding::decode(bytes).ok_or_else(|| ReadErrorKind::NotText.of_file(name))
}
