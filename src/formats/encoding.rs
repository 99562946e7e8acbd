//! Decodes the bytes of a text: UTF-8, UTF-16 with or without a mark at the beginning, and the older encodings of one
//! or two bytes per letter, which are guessed from the letters that they give. The line ends of old Macintosh files
//! become those of Unix, and the mark with which DOS ended files ends the text.

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// The mark of the end of a file in DOS.
const END_OF_FILE: char = '\u{1a}';

/// The number of bytes examined to find out whether a text without a mark is UTF-16.
const EXAMINED: usize = 4096;

/// A decoded text.
pub(super) struct DecodedText {
    pub text: String,
    /// The name of the encoding, unless it is UTF-8.
    pub encoding: Option<&'static str>,
}

/// Decodes a text; None if the bytes are no text in any encoding.
pub(super) fn decode(mut bytes: Vec<u8>) -> Option<DecodedText> {
    // Old systems fill the last block of a file with zeros, or whatever was there.
    let end = bytes.iter().position(|&byte| byte == END_OF_FILE as u8);
    if let Some(end) = end.filter(|&end| str::from_utf8(&bytes[..end]).is_ok_and(|text| !text.contains('\0'))) {
        bytes.truncate(end);
    }
    let bytes = match String::from_utf8(bytes) {
        // Text in UTF-16 without letters beyond ASCII is valid UTF-8 as well, with a zero after or before each letter.
        Ok(text) if !text.contains('\0') => return Some(DecodedText { text: with_unix_ends(text), encoding: None }),
        Ok(text) => text.into_bytes(),
        Err(error) => error.into_bytes(),
    };
    let encoding = utf_16(&bytes).unwrap_or_else(|| {
        let mut detector = EncodingDetector::new();
        detector.feed(&bytes, true);
        detector.guess(None, true)
    });
    let (text, encoding, _) = encoding.decode(&bytes);
    // No text has zeros, or several control characters, and so has no picture or archive taken for one.
    let control = |symbol: char| symbol.is_control() && !matches!(symbol, '\n' | '\r' | '\t' | '\u{c}' | END_OF_FILE);
    let controls = text.chars().filter(|&symbol| control(symbol)).count();
    let is_text = !text.contains('\0') && controls * 100 <= text.len();
    is_text.then(|| DecodedText {
        text: with_unix_ends(text.into_owned()),
        encoding: (encoding != UTF_8).then(|| encoding.name()),
    })
}

/// Returns the encoding of a text that begins with the mark of UTF-16, or of which half of the bytes are zeros.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xFF, 0xFE, ..] => return Some(UTF_16LE),
        [0xFE, 0xFF, ..] => return Some(UTF_16BE),
        _ => {}
    }
    let examined = &bytes[..bytes.len().min(EXAMINED)];
    let zeros = |at: usize| examined.iter().skip(at).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second, half) = (zeros(0), zeros(1), examined.len() / 2);
    // Digits and Latin letters have a zero in the higher byte.
    let mostly = |zeros: usize, others: usize| others == 0 && zeros * 2 > half;
    match () {
        () if mostly(second, first) => Some(UTF_16LE),
        () if mostly(first, second) => Some(UTF_16BE),
        () => None,
    }
}

/// Returns the text without a byte order mark, up to the mark of the end of a file. If lines end with a carriage return
/// alone, they end with a line feed afterwards.
pub(super) fn with_unix_ends(text: String) -> String {
    let kept: &str = text.split(END_OF_FILE).next().unwrap_or(&text);
    let kept = kept.strip_prefix('\u{FEFF}').unwrap_or(kept);
    // All readers trim a carriage return before a line feed, and texts in tables may contain one.
    match kept.contains('\r') && !kept.contains('\n') {
        true => kept.replace('\r', "\n"),
        false if kept.len() == text.len() => text,
        false => kept.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> Option<(String, Option<&'static str>)> {
        decode(bytes.to_vec()).map(|decoded| (decoded.text, decoded.encoding))
    }

    #[test]
    fn texts_of_all_encodings_are_decoded() {
        let two = |text: &str, order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
        for (bytes, expected, encoding) in [
            (b"a\r\nb\rc".to_vec(), "a\r\nb\rc", None),
            (b"a\rb\r".to_vec(), "a\nb\n", None),
            (b"53..7\r\n\x1a\0\xff".to_vec(), "53..7\r\n", None),
            ("\u{FEFF}53".as_bytes().to_vec(), "53", None),
            (two("\u{FEFF}53..\r\n", u16::to_le_bytes), "53..\r\n", Some("UTF-16LE")),
            (two("\u{FEFF}53..\n", u16::to_be_bytes), "53..\n", Some("UTF-16BE")),
            (two("53..7....\n6..195...\n", u16::to_le_bytes), "53..7....\n6..195...\n", Some("UTF-16LE")),
            (two("53..7....\n6..195...\n", u16::to_be_bytes), "53..7....\n6..195...\n", Some("UTF-16BE")),
            (b"Jos\xe9 M\xfcller \xfcbt t\xe4glich\n".to_vec(), "José Müller übt täglich\n", Some("windows-1252")),
        ] {
            let expected = Some((expected.to_owned(), encoding));
            assert_eq!(decoded(&bytes), expected, "{}", String::from_utf8_lossy(&bytes));
        }
        let cyrillic = encoding_rs::WINDOWS_1251.encode("Судоку: лёгкая задача для начинающих\n").0.into_owned();
        assert_eq!(decoded(&cyrillic).unwrap().0, "Судоку: лёгкая задача для начинающих\n");
        let japanese = encoding_rs::SHIFT_JIS.encode("数独の問題、とても難しいです。\n").0.into_owned();
        assert_eq!(decoded(&japanese), Some(("数独の問題、とても難しいです。\n".to_owned(), Some("Shift_JIS"))));
    }

    #[test]
    fn pictures_are_no_texts() {
        assert_eq!(decoded(b"\x89PNG\r\n\0\0\0\rIHDR\0\0\x01\x02\0\0\x03\xff"), None);
        assert_eq!(decoded(&[0xff, 0xd8, 0xff, 0xe0, 0, 0x10, b'J', b'F', 1, 2, 3, 4, 5, 6]), None);
        assert_eq!(decoded(&(0..=255).collect::<Vec<u8>>()), None);
    }
}
