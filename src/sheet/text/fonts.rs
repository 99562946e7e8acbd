//! Fonts: each face has a chain of files, and a character is drawn with the first that contains it. The files are
//! embedded in the program, except for the custom ones that a booklet names.

use std::sync::OnceLock;

use skrifa::FontRef;

use super::custom_fonts::{self, FontError};
use super::font::{Font, FontFile};
use crate::scene::{Face, FontFamily, Weight};

/// The index of a font. The fonts of [`font_files`] come first, and custom fonts follow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FontId(usize);

impl FontId {
    /// Returns the file of a font.
    pub fn file(self) -> FontFile {
        FILES.get(self.0).copied().unwrap_or_else(|| custom_fonts::font(self.0 - FILES.len()).0)
    }

    /// Returns the parsed font. Each is parsed only once.
    pub(super) fn font(self) -> &'static Font {
        static FONTS: [OnceLock<Font>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let Some(place) = FONTS.get(self.0) else { return custom_fonts::font(self.0 - FILES.len()).1 };
        place.get_or_init(|| Font::new(FontRef::new(self.file().data).expect("the embedded font is a font")))
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

const FILES: [FontFile; 20] = files![
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
    "NotoSerif-Regular" "ttf",
    "NotoSerif-Medium" "ttf",
    "NotoSerif-SemiBold" "ttf",
    "AtkinsonHyperlegibleNext-Regular" "ttf",
    "AtkinsonHyperlegibleNext-Medium" "ttf",
    "AtkinsonHyperlegibleNext-SemiBold" "ttf",
];

/// Returns all embedded fonts.
pub fn font_files() -> &'static [FontFile] {
    &FILES
}

/// Returns the fonts for a weight of the built-in family. A character is drawn with the first that contains it.
///
/// The symbol fonts come first, since the built-in font has only some of the card suits, and all four should look
/// alike. They are reduced to such symbols, and contain no letters.
pub fn font_chain(weight: Weight) -> [FontId; 6] {
    let step = weight_step(weight);
    // Indices into `FILES`, where each family has its three weights in a row.
    [0, 1, MAIN + step, 5 + step, 8 + step, 11 + step].map(FontId)
}

/// Returns the fonts for a face: as [`font_chain`], but with the font of the face's family before the built-in font,
/// which has the letters that the family lacks.
pub(super) fn face_chain(face: Face) -> [FontId; 7] {
    let [symbols, more_symbols, own, arabic, hebrew, devanagari] = font_chain(face.weight);
    [symbols, more_symbols, main_font(face), own, arabic, hebrew, devanagari]
}

/// Returns the font for most letters of a face.
pub(super) fn main_font(face: Face) -> FontId {
    let step = weight_step(face.weight);
    // The indices after those of the built-in families belong to custom ones.
    match usize::from(face.family.0).checked_sub(MAIN_FONTS.len()) {
        None => FontId(MAIN_FONTS[usize::from(face.family.0)] + step),
        Some(own) => FontId(FILES.len() + custom_fonts::font_index(own, step)),
    }
}

const MAIN: usize = 2;
/// The first font of each built-in family, in the order of [`FAMILIES`].
const MAIN_FONTS: [usize; FAMILIES.len()] = [MAIN, 14, 17];
/// The built-in families: the default, one with serifs, and one for readers with low vision.
pub const FAMILIES: [&str; 3] = ["Inter", "Noto Serif", "Atkinson Hyperlegible Next"];

/// Adds a family of one or two files: one for regular and medium weight, and optionally one for semibold. The same
/// files give the same family.
///
/// # Errors
/// Returns an error if a file is not a font, is too large, or may not be embedded.
pub fn add_family(regular: &[u8], semibold: Option<&[u8]>) -> Result<FontFamily, FontError> {
    let index = custom_fonts::add_family(regular, semibold)?;
    u16::try_from(FAMILIES.len() + index).map(FontFamily).map_err(|_| FontError::TooMany)
}

fn weight_step(weight: Weight) -> usize {
    match weight {
        Weight::Regular => 0,
        Weight::Medium => 1,
        Weight::Semibold => 2,
    }
}

#[cfg(test)]
mod tests {
    use skrifa::MetadataProvider;

    use super::*;

    #[test]
    fn each_weight_has_its_files() {
        let names = |weight| font_chain(weight).map(|font| font.file().name);
        let table = [(Weight::Regular, "Regular"), (Weight::Medium, "Medium"), (Weight::Semibold, "SemiBold")];
        for (weight, expected) in table {
            let own = ["Inter", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari"];
            assert_eq!(names(weight)[2..], own.map(|family| format!("{family}-{expected}")));
            assert_eq!(main_font(weight.into()).file().name, format!("Inter-{expected}"));
            for (family, expected_family) in ["Inter", "NotoSerif", "AtkinsonHyperlegibleNext"].iter().enumerate() {
                let face = Face { family: FontFamily(family as u16), weight };
                assert_eq!(main_font(face).file().name, format!("{expected_family}-{expected}"));
            }
            assert_eq!(names(weight)[..2], ["NotoSansSymbols-Regular", "NotoSansSymbols2-Regular"]);
        }
    }

    #[test]
    fn every_file_is_a_font_of_its_name() {
        for id in (0..FILES.len()).map(FontId) {
            let name = id.font().face.localized_strings(skrifa::string::StringId::POSTSCRIPT_NAME).next();
            assert_eq!(name.unwrap().to_string(), id.file().name);
        }
    }

    #[test]
    fn fonts_of_symbols_hold_no_letter_or_digit() {
        for id in [FontId(0), FontId(1)] {
            let map = id.font().face.charmap();
            let letters = map.mappings().filter_map(|(code, _)| char::from_u32(code));
            assert_eq!(letters.filter(|letter| letter.is_alphanumeric() || letter.is_ascii()).count(), 0);
        }
    }
}
