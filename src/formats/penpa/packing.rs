//! The encoding of a drawing in a link: deflate, Base64, and short names for keys.

use std::io::Read;

use base64::Engine;
use flate2::read::DeflateDecoder;

use crate::formats::{ReadErrorKind, json};

/// Unpacks the text of a link, up to the limit on JSON.
pub(super) fn unpacked(packed: &str) -> Result<String, ReadErrorKind> {
    let plain = packed.trim_end_matches('=');
    let bytes = base64::engine::general_purpose::STANDARD_NO_PAD.decode(plain).map_err(|_| ReadErrorKind::BadLink)?;
    let mut text = Vec::new();
    let limit = json::MAX_BYTES as u64;
    // A byte more than allowed shows that the text goes on.
    DeflateDecoder::new(&bytes[..]).take(limit + 1).read_to_end(&mut text).map_err(|_| ReadErrorKind::BadLink)?;
    if text.len() as u64 > limit {
        return Err(ReadErrorKind::TooLarge { bytes: None, limit });
    }
    String::from_utf8(text).map_err(|_| ReadErrorKind::BadLink)
}

/// Short names and their meanings. Other short names do not matter for reading.
const NAMES: &[(char, &str)] = &[
    ('S', "surface"),
    ('L', "line"),
    ('E', "lineE"),
    ('W', "wall"),
    ('C', "cage"),
    ('N', "number"),
    ('1', "numberS"),
    ('Y', "symbol"),
    ('F', "freeline"),
    ('2', "freelineE"),
    ('T', "thermo"),
    ('3', "arrows"),
    ('D', "direction"),
    ('0', "squareframe"),
    ('5', "polygon"),
    ('4', "deletelineE"),
    ('6', "killercages"),
    ('7', "nobulbthermo"),
];

/// Expands the short names of a line to JSON.
pub(super) fn expand_names(line: &str) -> String {
    let (mut text, mut quoted) = (String::new(), false);
    let mut symbols = line.chars();
    while let Some(symbol) = symbols.next() {
        match symbol {
            '"' => quoted = !quoted,
            '\\' if quoted => {
                text.push(symbol);
                text.extend(symbols.next());
                continue;
            }
            'z' if !quoted => {
                match symbols.next() {
                    Some('O') => text += "null",
                    Some(short) => {
                        let known = NAMES.iter().find(|(other, _)| *other == short);
                        text += &known.map_or_else(|| format!("\"z{short}\""), |(_, name)| format!("\"{name}\""));
                    }
                    None => {}
                }
                continue;
            }
            _ => {}
        }
        text.push(symbol);
    }
    text
}
