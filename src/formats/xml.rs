//! XML of other programs, read within bounds: tag by tag, with the lines they stand in.

use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::Problem;
use super::codec::Fault;
use super::limits::TAGS;

/// The tags and words of a file one after another.
pub(super) struct Tags<'a> {
    reader: Reader<&'a [u8]>,
    text: &'a str,
    counted: usize,
    line: usize,
    tags: usize,
}

impl<'a> Tags<'a> {
    pub(super) fn new(text: &'a str) -> Tags<'a> {
        Tags { reader: Reader::from_str(text), text, counted: 0, line: 1, tags: 0 }
    }

    /// The next tag or words, and the line in which it ends; None at the end.
    ///
    /// # Errors
    /// When the text is no XML, or too long.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Event<'a>)>, Fault> {
        let event = self.reader.read_event();
        let at = (self.reader.buffer_position() as usize).clamp(self.counted, self.text.len());
        self.line += self.text.as_bytes()[self.counted..at].iter().filter(|&&byte| byte == b'\n').count();
        self.counted = at;
        self.tags += 1;
        if self.tags > TAGS {
            return Err(Problem::TooMany { limit: TAGS }.into());
        }
        match event {
            Ok(Event::Eof) => Ok(None),
            Ok(event) => Ok(Some((self.line, event))),
            Err(error) => Err(Fault::in_line(self.line, Problem::Syntax(error.to_string()))),
        }
    }
}

/// An attribute of a tag.
///
/// # Errors
/// When the tag is no XML.
pub(super) fn attribute(tag: &BytesStart, name: &str) -> Result<Option<String>, Problem> {
    let wrong = |error: &dyn std::fmt::Display| Problem::Syntax(error.to_string());
    let found = tag.try_get_attribute(name).map_err(|error| wrong(&error))?;
    let value = found.map(|found| found.normalized_value(XmlVersion::default()).map(|value| value.into_owned()));
    value.transpose().map_err(|error| wrong(&error))
}

/// The letter that a reference such as `&amp;` stands for.
pub(super) fn letter(name: &BytesRef) -> char {
    if let Ok(Some(letter)) = name.resolve_char_ref() {
        return letter;
    }
    match name.decode().as_deref() {
        Ok("amp") => '&',
        Ok("lt") => '<',
        Ok("gt") => '>',
        Ok("quot") => '"',
        Ok("apos") => '\'',
        Ok(_) | Err(_) => '\u{FFFD}',
    }
}

/// Words as they stand in XML.
pub(super) fn escaped(words: &str) -> String {
    quick_xml::escape::escape(words).into_owned()
}
