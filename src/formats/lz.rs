//! LZ-string, the compression of most links. Reading is implemented here with limits, since a short link may unpack to
//! gigabytes; the crate `lz-str` does the writing.

use super::problem::ReadErrorKind;

/// An alphabet of 64 symbols of six bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alphabet {
    /// Base64, in links of f-puzzles and SudokuPad.
    Base64,
    /// Base64 with `-` for `/`, in links of SudokuMaker.
    Uri,
}

impl Alphabet {
    fn value(self, symbol: u8) -> Option<u8> {
        match symbol {
            b'A'..=b'Z' => Some(symbol - b'A'),
            b'a'..=b'z' => Some(symbol - b'a' + 26),
            b'0'..=b'9' => Some(symbol - b'0' + 52),
            b'+' => Some(62),
            b'/' if self == Alphabet::Base64 => Some(63),
            b'-' if self == Alphabet::Uri => Some(63),
            _ => None,
        }
    }
}

/// Packs a text as Base64.
pub(super) fn pack(text: &str) -> String {
    // The crate appends a padding character too many.
    let mut packed = lz_str::compress_to_base64(text).trim_end_matches('=').to_owned();
    while !packed.len().is_multiple_of(4) {
        packed.push('=');
    }
    packed
}

/// A reader of the bits of a packed text, from the highest bit of each symbol.
struct BitReader<'a> {
    symbols: &'a [u8],
    alphabet: Alphabet,
    value: u8,
    left: u8,
}

impl BitReader<'_> {
    fn bit(&mut self) -> Option<u32> {
        if self.left == 0 {
            let (&symbol, rest) = self.symbols.split_first()?;
            (self.value, self.left) = (self.alphabet.value(symbol)?, 6);
            self.symbols = rest;
        }
        self.left -= 1;
        Some(u32::from(self.value >> self.left & 1))
    }

    /// Reads a number of this many bits, lowest bit first.
    fn number(&mut self, bits: u32) -> Option<u32> {
        (0..bits).try_fold(0, |number, at| Some(number | self.bit()? << at))
    }
}

/// Unpacks a text of at most `limit` UTF-16 units.
///
/// # Errors
/// Returns an error if the text is not packed, is truncated, or exceeds the limit.
pub(super) fn unpack(packed: &str, alphabet: Alphabet, limit: usize) -> Result<String, ReadErrorKind> {
    let symbols = packed.trim_end_matches(['=', '$']).as_bytes();
    let mut bits = BitReader { symbols, alphabet, value: 0, left: 0 };
    let units = units(&mut bits, limit)?;
    Ok(String::from_utf16_lossy(&units))
}

/// Decompresses the UTF-16 units. Each dictionary entry is a range of the output so far, as its start and length. The
/// codes 0 and 1 announce a new unit of 8 or 16 bits, and 2 is the end.
fn units(bits: &mut BitReader, limit: usize) -> Result<Vec<u16>, ReadErrorKind> {
    let cut_off = || ReadErrorKind::BadLink;
    let mut units: Vec<u16> = Vec::new();
    // The first three entries stand for the codes with a meaning of their own, and are never read.
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let first = match bits.number(2).ok_or_else(cut_off)? {
        0 => bits.number(8),
        1 => bits.number(16),
        2 => return Ok(units),
        _ => None,
    };
    units.push(first.ok_or_else(cut_off)? as u16);
    words.push((0, 1));
    let mut last = (0, 1);
    // The number of bits of a code, and the number of entries that can be added before codes grow by one bit.
    let (mut width, mut room) = (3, 4_usize);
    loop {
        let code = bits.number(width).ok_or_else(cut_off)?;
        let mut literal = None;
        let word = match code {
            0 | 1 => {
                literal = Some(bits.number(8 << code).ok_or_else(cut_off)? as u16);
                // A new unit gets an entry of its own, besides the entry that every step adds.
                words.push((units.len(), 1));
                room -= 1;
                if room == 0 {
                    (room, width) = (1 << width, width + 1);
                }
                (units.len(), 1)
            }
            2 => return Ok(units),
            code => match words.get(code as usize) {
                Some(&word) => word,
                // The entry that is about to be added: the last one extended by its first unit.
                None if code as usize == words.len() => (last.0, last.1 + 1),
                None => return Err(ReadErrorKind::BadLink),
            },
        };
        if units.len() + word.1 > limit {
            return Err(ReadErrorKind::TooLarge { bytes: None, limit: limit as u64 });
        }
        let start = units.len();
        match literal {
            Some(unit) => units.push(unit),
            // Copied unit by unit, as the range may overlap the units being written.
            None => (word.0..word.0 + word.1).for_each(|at| units.push(units[at])),
        }
        // As in LZW, each step adds the previous word extended by the first unit of the current one, which follows it
        // in the output.
        words.push((last.0, last.1 + 1));
        room -= 1;
        if room == 0 {
            (room, width) = (1 << width, width + 1);
        }
        last = (start, word.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_crate_packs_is_unpacked() {
        let long: String = (0..40_000_u32).map(|at| char::from(b'a' + (at * at % 7 + at % 19) as u8)).collect();
        let texts = ["", "a", "aaaaaaaaaaaaaaaaaaaa", "{\"size\":9}", "数独 – π 🧩", &long, "é\u{1}\u{FFFD}ééé"];
        for text in texts {
            assert_eq!(unpack(&pack(text), Alphabet::Base64, 1 << 20).unwrap(), text);
            let uri = lz_str::compress_to_encoded_uri_component(text);
            assert_eq!(unpack(&uri, Alphabet::Uri, 1 << 20).unwrap(), text);
        }
    }

    #[test]
    fn bombs_and_broken_links_end() {
        let bomb = pack(&"a".repeat(5_000_000));
        assert!(bomb.len() < 10_000, "{}", bomb.len());
        assert!(matches!(unpack(&bomb, Alphabet::Base64, 1 << 20), Err(ReadErrorKind::TooLarge { .. })));
        let whole = pack("{\"size\":9,\"grid\":[[{},{},{}]]}");
        for end in 1..whole.trim_end_matches('=').len() - 1 {
            assert!(unpack(&whole[..end], Alphabet::Base64, 1 << 20).is_err(), "{end}");
        }
        for broken in ["N4Ig!", "////////////////", "....", "é"] {
            assert!(unpack(broken, Alphabet::Base64, 1 << 20).is_err(), "{broken}");
        }
    }
}
