//! Colour words and the colours that people call so. A colour may have several names, as blue-green is called both
//! blue and green.

use crate::scene::Rgba;

/// A colour word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Hue {
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Purple,
    Pink,
    Brown,
    Beige,
    Grey,
    White,
    Black,
}

/// Words for colours in several languages.
const WORDS: &[(&str, Hue)] = &[
    ("red", Hue::Red),
    ("crimson", Hue::Red),
    ("rot", Hue::Red),
    ("rouge", Hue::Red),
    ("rojo", Hue::Red),
    ("roja", Hue::Red),
    ("赤", Hue::Red),
    ("orange", Hue::Orange),
    ("naranja", Hue::Orange),
    ("オレンジ", Hue::Orange),
    ("yellow", Hue::Yellow),
    ("gold", Hue::Yellow),
    ("gelb", Hue::Yellow),
    ("jaune", Hue::Yellow),
    ("amarill", Hue::Yellow),
    ("黄", Hue::Yellow),
    ("green", Hue::Green),
    ("lime", Hue::Green),
    ("olive", Hue::Green),
    ("grün", Hue::Green),
    ("vert", Hue::Green),
    ("verde", Hue::Green),
    ("緑", Hue::Green),
    ("teal", Hue::Teal),
    ("turquoise", Hue::Teal),
    ("cyan", Hue::Teal),
    ("aqua", Hue::Teal),
    ("türkis", Hue::Teal),
    ("blue", Hue::Blue),
    ("navy", Hue::Blue),
    ("blau", Hue::Blue),
    ("bleu", Hue::Blue),
    ("azul", Hue::Blue),
    ("青", Hue::Blue),
    ("purple", Hue::Purple),
    ("violet", Hue::Purple),
    ("lavender", Hue::Purple),
    ("lilac", Hue::Purple),
    ("indigo", Hue::Purple),
    ("lila", Hue::Purple),
    ("morad", Hue::Purple),
    ("紫", Hue::Purple),
    ("pink", Hue::Pink),
    ("magenta", Hue::Pink),
    ("fuchsia", Hue::Pink),
    ("rosa", Hue::Pink),
    ("rose", Hue::Pink),
    ("ピンク", Hue::Pink),
    ("brown", Hue::Brown),
    ("braun", Hue::Brown),
    ("marron", Hue::Brown),
    ("peach", Hue::Beige),
    ("beige", Hue::Beige),
    ("tan ", Hue::Beige),
    ("salmon", Hue::Beige),
    ("grey", Hue::Grey),
    ("gray", Hue::Grey),
    ("silver", Hue::Grey),
    ("grau", Hue::Grey),
    ("gris", Hue::Grey),
    ("灰色", Hue::Grey),
    ("white", Hue::White),
    ("weiß", Hue::White),
    ("weiss", Hue::White),
    ("blanc", Hue::White),
    ("白", Hue::White),
    ("black", Hue::Black),
    ("schwarz", Hue::Black),
    ("noir", Hue::Black),
    ("negr", Hue::Black),
    ("黒", Hue::Black),
];

/// Returns the colour words of a plain text, with their places and ends, in order.
pub(super) fn hues(plain: &str) -> Vec<(usize, usize, Hue)> {
    let mut found = Vec::new();
    for &(word, hue) in WORDS {
        let inside = !word.is_ascii() && word.chars().any(|sign| sign as u32 > 0x2E7F);
        for (at, _) in plain.match_indices(word) {
            let starts = inside || !plain[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            // Endings such as those of "reds", "rote" or "negros" are short.
            let ending = plain[at + word.len()..].chars().take_while(|sign| sign.is_alphabetic()).count();
            let most = if word.len() <= 3 { 2 } else { 3 };
            if starts && (inside || ending <= most && !is_other_word(&plain[at..])) {
                found.push((at, at + word.len(), hue));
            }
        }
    }
    found.sort_unstable();
    found.dedup_by_key(|found| found.0);
    found
}

/// Returns whether a text begins with a word that only looks like a colour word.
fn is_other_word(text: &str) -> bool {
    ["redo", "rota", "rotat", "verti", "verte", "golde", "limit", "redu", "timel"]
        .iter()
        .any(|word| text.starts_with(word))
}

impl Hue {
    /// Returns the distance of a colour from the typical one of this name, in degrees of the colour wheel.
    pub(super) fn distance(self, colour: Rgba) -> f64 {
        let typical = match self {
            Hue::Red => 0.0,
            Hue::Orange | Hue::Beige | Hue::Brown => 30.0,
            Hue::Yellow => 55.0,
            Hue::Green => 115.0,
            Hue::Teal => 178.0,
            Hue::Blue => 212.0,
            Hue::Purple => 290.0,
            Hue::Pink => 315.0,
            Hue::Grey | Hue::White | Hue::Black => return 0.0,
        };
        let apart = (angle(colour) - typical).abs();
        apart.min(360.0 - apart)
    }

    /// Returns whether a colour may be called so, seen on white paper.
    pub(super) fn fits(self, colour: Rgba) -> bool {
        let Rgba(red, green, blue, _) = colour.over(Rgba(255, 255, 255, 255));
        let [r, g, b] = [red, green, blue].map(f64::from);
        let (most, least) = (r.max(g).max(b), r.min(g).min(b));
        let chroma = most - least;
        let light = (most + least) / 2.0;
        let angle = angle(colour);
        let within = |from: f64, to: f64| (from..=to).contains(&angle);
        let coloured = chroma >= 22.0;
        match self {
            Hue::White => least >= 235.0,
            Hue::Black => most <= 70.0,
            Hue::Grey => chroma <= 30.0 && (55.0..=242.0).contains(&light),
            _ if !coloured => false,
            Hue::Red => within(325.0, 360.0) || within(0.0, 22.0),
            Hue::Orange => within(12.0, 48.0) && light >= 90.0,
            Hue::Yellow => within(38.0, 74.0),
            Hue::Green => within(62.0, 178.0),
            Hue::Teal => within(150.0, 205.0),
            Hue::Blue => within(175.0, 262.0),
            Hue::Purple => within(238.0, 325.0),
            Hue::Pink => within(280.0, 360.0) || (within(0.0, 15.0) && light >= 170.0),
            Hue::Brown => within(8.0, 52.0) && light <= 175.0,
            Hue::Beige => (within(8.0, 60.0) || within(0.0, 8.0)) && light >= 135.0,
        }
    }
}

/// Returns whether two colours differ in brightness only.
pub(super) fn is_shade(one: Rgba, other: Rgba) -> bool {
    const MOST: f64 = 14.0;
    let grey = |colour: Rgba| Hue::Grey.fits(colour);
    let coloured = |colour: Rgba| {
        let Rgba(r, g, b, _) = colour.over(Rgba(255, 255, 255, 255));
        r.max(g).max(b) - r.min(g).min(b) > 30
    };
    let apart = (angle(one) - angle(other)).abs();
    grey(one) && grey(other) || coloured(one) && coloured(other) && apart.min(360.0 - apart) <= MOST
}

/// Returns the angle of a colour on the colour wheel, in degrees from red.
fn angle(colour: Rgba) -> f64 {
    let Rgba(red, green, blue, _) = colour.over(Rgba(255, 255, 255, 255));
    let [r, g, b] = [red, green, blue].map(f64::from);
    let (most, least) = (r.max(g).max(b), r.min(g).min(b));
    match most - least {
        0.0 => 0.0,
        chroma if most == r => 60.0 * ((g - b) / chroma).rem_euclid(6.0),
        chroma if most == g => 60.0 * ((b - r) / chroma + 2.0),
        chroma => 60.0 * ((r - g) / chroma + 4.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_colours() {
        let words = |text: &str| hues(text).into_iter().map(|found| found.2).collect::<Vec<Hue>>();
        assert_eq!(words("green and light-blue lines"), [Hue::Green, Hue::Blue]);
        assert_eq!(words("grüne linien, ligne verte"), [Hue::Green]);
        assert_eq!(words("紫の線"), [Hue::Purple]);
        assert_eq!(words("reduce the tandem, rotated vertically"), []);
        for (colour, names, others) in [
            (Rgba(0x67, 0xF0, 0x67, 255), &[Hue::Green][..], &[Hue::Blue, Hue::Yellow][..]),
            (Rgba(0xF0, 0x67, 0xF0, 255), &[Hue::Purple, Hue::Pink], &[Hue::Blue, Hue::Red]),
            (Rgba(0x2E, 0xCB, 0xFF, 255), &[Hue::Blue, Hue::Teal], &[Hue::Green]),
            (Rgba(0xFF, 0xCC, 0xAA, 255), &[Hue::Beige, Hue::Orange], &[Hue::Grey, Hue::Yellow]),
            (Rgba(0xCF, 0xCF, 0xCF, 255), &[Hue::Grey], &[Hue::White, Hue::Blue]),
            (Rgba(0xFF, 0, 0, 0), &[Hue::White], &[Hue::Red]),
        ] {
            assert!(names.iter().all(|hue| hue.fits(colour)), "{colour:?}");
            assert!(!others.iter().any(|hue| hue.fits(colour)), "{colour:?}");
        }
    }
}
