//! From a path or a stream to a text: limits on size, UTF-8, and a byte order mark that some editors write.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::limits::{COLLECTION_BYTES, PUZZLE_BYTES};
use super::{Format, Problem, ReadError, Written};

/// The text of a file. The size is known before it is read, so a huge file is refused at once.
pub(super) fn read_path(path: &Path) -> Result<String, ReadError> {
    let name = path.display().to_string();
    let unreadable = |error| Problem::Unreadable(error).of_file(&name);
    let file = File::open(path).map_err(unreadable)?;
    let bytes = file.metadata().map_err(unreadable)?.len();
    let limit = limit_of(Format::of_path(path));
    if bytes > limit {
        return Err(Problem::TooLarge { bytes: Some(bytes), limit }.of_file(&name));
    }
    read_limited(&name, file, limit)
}

/// The text of a stream, which may turn out to be endless.
pub(super) fn read_stream(name: &str, stream: impl Read) -> Result<String, ReadError> {
    read_limited(name, stream, COLLECTION_BYTES)
}

/// Refuses a text that is too large for its format, whatever its name promised.
pub(super) fn check_size(name: &str, text: &str, format: Format) -> Result<(), ReadError> {
    let (bytes, limit) = (text.len() as u64, limit_of(Some(format)));
    if bytes > limit { Err(Problem::TooLarge { bytes: Some(bytes), limit }.of_file(name)) } else { Ok(()) }
}

fn limit_of(format: Option<Format>) -> u64 {
    match format {
        None => COLLECTION_BYTES,
        Some(format) => match format.about().written {
            Written::Many => COLLECTION_BYTES,
            Written::One | Written::Never => PUZZLE_BYTES,
        },
    }
}

fn read_limited(name: &str, stream: impl Read, limit: u64) -> Result<String, ReadError> {
    let mut bytes = Vec::new();
    stream.take(limit + 1).read_to_end(&mut bytes).map_err(|error| Problem::Unreadable(error).of_file(name))?;
    if bytes.len() as u64 > limit {
        return Err(Problem::TooLarge { bytes: None, limit }.of_file(name));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let utf_16 = bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]);
        let line = 1 + bytes[..good].iter().filter(|&&byte| byte == b'\n').count();
        Problem::NotUtf8 { utf_16 }.at_line(name, line)
    })?;
    let text = match text.strip_prefix('\u{FEFF}') {
        Some(rest) => rest.to_owned(),
        None => text,
    };
    // Lines of old Macintosh files end so.
    Ok(if text.contains('\r') && !text.contains('\n') { text.replace('\r', "\n") } else { text })
}
