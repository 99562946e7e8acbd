//! The embedded fonts: for each weight a chain of files, and the first that has a letter draws it.

use std::sync::OnceLock;

use harfrust::ShaperData;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::scene::Weight;

/// An embedded OpenType file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FontFile {
    /// The family and the weight, such as `Inter-Medium`.
    pub name: &'static str,
    /// All of the file.
    pub data: &'static [u8],
}

/// One of [`font_files`], by its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FontId(usize);

impl FontId {
    /// The file of a font.
    pub fn file(self) -> FontFile {
        FILES[self.0]
    }
}

macro_rules! files {
    ($($name:literal $extension:literal),* $(,)?) => {
        [$(FontFile {
            name: $name,
            data: include_bytes!(concat!("../../../assets/fonts/", $name, ".", $extension)),
        }),*]
    };
}

const FILES: [FontFile; 14] = files![
    "NotoSansSymbols-Regular" "ttf",
    "NotoSansSymbols2-Regular" "ttf",
    "Inter-Regular" "otf",
    "Inter-Medium" "otf",
    "Inter-SemiBold" "otf",
    "NotoSansArabic-Regular" "ttf",
    "NotoSansArabic-Medium" "ttf",
    "NotoSansArabic-SemiBold" "ttf",
    "NotoSansHebrew-Regular" "ttf",
    "NotoSansHebrew-Medium" "ttf",
    "NotoSansHebrew-SemiBold" "ttf",
    "NotoSansDevanagari-Regular" "ttf",
    "NotoSansDevanagari-Medium" "ttf",
    "NotoSansDevanagari-SemiBold" "ttf",
];

/// All embedded fonts.
pub fn font_files() -> &'static [FontFile] {
    &FILES
}

/// The fonts that draw a weight; the first that has a letter draws it.
///
/// The symbols come first, since the program's own font has only some of the card suits, and all four should be drawn
/// alike. Those fonts are cut to such sets, and hold no letter.
pub fn font_chain(weight: Weight) -> [FontId; 6] {
    let step = weight_step(weight);
    [0, 1, MAIN + step, 5 + step, 8 + step, 11 + step].map(FontId)
}

/// The program's own font.
pub(super) fn main_font(weight: Weight) -> FontId {
    FontId(MAIN + weight_step(weight))
}

const MAIN: usize = 2;

fn weight_step(weight: Weight) -> usize {
    match weight {
        Weight::Regular => 0,
        Weight::Medium => 1,
        Weight::Semibold => 2,
    }
}

/// What stands for a letter that all fonts lack: an empty square. The font's own sign for that looks like a menu.
const LACKING: char = '\u{25a1}';

/// One font file, read and ready to shape.
pub(super) struct Font {
    /// Its tables.
    pub face: FontRef<'static>,
    /// What shaping needs of it.
    pub shaper: ShaperData,
    /// The shapes of its letters.
    pub outlines: OutlineGlyphCollection<'static>,
    /// The unit of its tables in a font size.
    pub units_per_em: f32,
}

impl Font {
    /// The font of an id, read once.
    pub fn of(id: FontId) -> &'static Font {
        static FONTS: [OnceLock<Font>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        FONTS[id.0].get_or_init(|| {
            let face = FontRef::new(id.file().data).expect("the embedded font is a font");
            let metrics = face.metrics(Size::unscaled(), LocationRef::default());
            let (shaper, outlines) = (ShaperData::new(&face), face.outline_glyphs());
            Font { face, shaper, outlines, units_per_em: f32::from(metrics.units_per_em) }
        })
    }

    /// Whether it has a glyph for a letter.
    pub fn has(&self, letter: char) -> bool {
        self.face.charmap().map(letter).is_some()
    }

    /// The height of the capital letters, in ems.
    pub fn cap_height(&self) -> f32 {
        let metrics = self.face.metrics(Size::unscaled(), LocationRef::default());
        metrics.cap_height.expect("the embedded font knows its cap height") / self.units_per_em
    }

    /// The glyph of [`LACKING`] and its advance in ems.
    pub fn lacking(&self) -> (GlyphId, f32) {
        let glyph = self.face.charmap().map(LACKING).expect("the embedded font has a square");
        let advance = self.face.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(glyph);
        (glyph, advance.unwrap_or(self.units_per_em) / self.units_per_em)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_weight_has_its_files() {
        let names = |weight| font_chain(weight).map(|font| font.file().name);
        let table = [(Weight::Regular, "Regular"), (Weight::Medium, "Medium"), (Weight::Semibold, "SemiBold")];
        for (weight, expected) in table {
            let own = ["Inter", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari"];
            assert_eq!(names(weight)[2..], own.map(|family| format!("{family}-{expected}")));
            assert_eq!(main_font(weight).file().name, format!("Inter-{expected}"));
            assert_eq!(names(weight)[..2], ["NotoSansSymbols-Regular", "NotoSansSymbols2-Regular"]);
        }
    }

    #[test]
    fn every_file_is_a_font_of_its_name() {
        for id in (0..FILES.len()).map(FontId) {
            let name = Font::of(id).face.localized_strings(skrifa::string::StringId::POSTSCRIPT_NAME).next();
            assert_eq!(name.unwrap().to_string(), id.file().name);
        }
    }

    #[test]
    fn fonts_of_symbols_hold_no_letter_or_digit() {
        for id in [FontId(0), FontId(1)] {
            let map = Font::of(id).face.charmap();
            let letters = map.mappings().filter_map(|(code, _)| char::from_u32(code));
            assert_eq!(letters.filter(|letter| letter.is_alphanumeric() || letter.is_ascii()).count(), 0);
        }
    }
}
