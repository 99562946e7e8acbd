//! Mutations of an input: typing errors, other numbers, unusual characters, and ranges moved, duplicated and repeated
//! many times.

use gridwright::board::Random;

const SIGNS: &[u8] = b"{}[]()\",:;0123456789.-+/<>=*|_#R' \n\r\tazAZ";

/// Texts that often cause trouble.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "1e9",
    "1e-9",
    "NaN",
    "inf",
    "0.5",
    "255",
    "256",
    "65535",
    "65536",
    "99999",
    "2147483648",
    "-9223372036854775808",
    "18446744073709551616",
    "null",
    "true",
    "Some(",
    "None",
    "((((",
    "[[[[",
    "{{{{",
    "\"\"",
    "\\u0000",
    "\\n",
    "\u{0}",
    "\u{1b}[31m",
    "\u{200b}",
    "\u{202e}",
    "\u{feff}",
    "é",
    "e\u{301}",
    "\u{1f9e9}",
    "۵",
    "\u{fffd}",
    "r1c1",
    "r0c0",
    "r99c99",
    "r1c1-9",
    "g2",
    "top1",
    "left9>",
    "25x25",
    "board 4\n",
    "<a>",
    "&#0;",
    "]]>",
    "%00",
    "%zz",
    "//",
    "/*",
    "\r\n",
    ",,,,",
];

/// The maximum length of a mutated input.
const MAX_BYTES: usize = 1 << 18;

/// Returns an input with some mutations; `other` is a source of ranges.
pub fn mutated(input: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=random.below(4) {
        step(&mut bytes, other, random);
    }
    bytes.truncate(MAX_BYTES);
    bytes
}

/// Returns a random range, mostly a short one.
fn stretch(length: usize, random: &mut Random) -> std::ops::Range<usize> {
    let start = random.below(length + 1);
    let longest = if random.below(4) == 0 { length } else { 24 };
    start..(start + random.below(longest.max(1)) + 1).min(length)
}

fn step(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let at = random.below(bytes.len() + 1);
    let within = stretch(bytes.len(), random);
    let last = bytes.len().saturating_sub(1);
    match random.below(12) {
        0 => bytes.insert(at, SIGNS[random.below(SIGNS.len())]),
        1 if !bytes.is_empty() => bytes[at.min(last)] = SIGNS[random.below(SIGNS.len())],
        2 if !bytes.is_empty() => bytes[at.min(last)] = random.below(256) as u8,
        3 if !bytes.is_empty() => bytes[at.min(last)] ^= 1 << random.below(8),
        4 => drop(bytes.drain(within)),
        5 => {
            let copy = bytes[within].to_vec();
            drop(bytes.splice(at..at, copy));
        }
        6 => {
            let from = other[stretch(other.len(), random)].to_vec();
            drop(bytes.splice(within, from));
        }
        7 => bytes.truncate(at),
        8 => {
            // Replace a number by another.
            let digits = |byte: &u8| byte.is_ascii_digit();
            let start = bytes[at..].iter().position(digits).map_or(at, |found| at + found);
            let end = start + bytes[start..].iter().take_while(|byte| digits(byte)).count();
            let number = match random.below(3) {
                0 => WORDS[random.below(15)].to_owned(),
                _ => random.below(30).to_string(),
            };
            drop(bytes.splice(start..end, number.into_bytes()));
        }
        9 if random.below(50) == 0 => blow_up(bytes, within, random),
        _ => drop(bytes.splice(at..at, WORDS[random.below(WORDS.len())].bytes())),
    }
}

/// Repeats a range until the input is long, which reveals superlinear running time.
fn blow_up(bytes: &mut Vec<u8>, within: std::ops::Range<usize>, random: &mut Random) {
    let copy = bytes[within.clone()].to_vec();
    let most = 1 << (10 + random.below(9));
    let times = most / copy.len().max(1);
    drop(bytes.splice(within, copy.repeat(times)));
}
