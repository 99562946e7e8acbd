//! Bounded reading of other programs' XML: tag by tag, with line numbers.

use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::codec::CodecError;
use super::limits::TAGS;
use super::problem::ReadErrorKind;

/// An iterator over the tags and texts of a file.
pub(super) struct XmlTags<'a> {
    reader: Reader<&'a [u8]>,
    text: &'a str,
    counted_bytes: usize,
    line: usize,
    tags: usize,
}

impl<'a> XmlTags<'a> {
    pub(super) fn new(text: &'a str) -> XmlTags<'a> {
        XmlTags { reader: Reader::from_str(text), text, counted_bytes: 0, line: 1, tags: 0 }
    }

    /// Returns the next tag or text, and the line in which it ends; None at the end.
    ///
    /// # Errors
    /// Returns an error if the text is no XML, or has too many tags.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Event<'a>)>, CodecError> {
        let event = self.reader.read_event();
        let at = (self.reader.buffer_position() as usize).clamp(self.counted_bytes, self.text.len());
        self.line += self.text.as_bytes()[self.counted_bytes..at].iter().filter(|&&byte| byte == b'\n').count();
        self.counted_bytes = at;
        self.tags += 1;
        if self.tags > TAGS {
            return Err(ReadErrorKind::TooMany { limit: TAGS }.into());
        }
        match event {
            Ok(Event::Eof) => Ok(None),
            Ok(event) => Ok(Some((self.line, event))),
            Err(error) => Err(CodecError::in_line(self.line, ReadErrorKind::Syntax(error.to_string()))),
        }
    }
}

/// Returns the value of an attribute.
///
/// # Errors
/// Returns an error if the tag is malformed.
pub(super) fn attribute(tag: &BytesStart, name: &str) -> Result<Option<String>, ReadErrorKind> {
    let wrong = |error: &dyn std::fmt::Display| ReadErrorKind::Syntax(error.to_string());
    let found = tag.try_get_attribute(name).map_err(|error| wrong(&error))?;
    let value = found.map(|found| found.normalized_value(XmlVersion::default()).map(|value| value.into_owned()));
    value.transpose().map_err(|error| wrong(&error))
}

/// Returns the character that a reference such as `&amp;` stands for.
pub(super) fn resolve_reference(name: &BytesRef) -> char {
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

/// Escapes a text for XML.
pub(super) fn escaped(words: &str) -> String {
    quick_xml::escape::escape(words).into_owned()
}
