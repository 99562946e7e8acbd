//! Custom fonts, which booklets name. They stay in memory until the program ends, each file once, so that a custom face
//! is as small and easy to copy as a built-in one.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use skrifa::raw::TableProvider;
use skrifa::string::StringId;
use skrifa::{FontRef, MetadataProvider};

use super::font::{Font, FontFile};
use crate::words::Message;

/// The maximum size of a font file, in bytes.
pub const MAX_FONT_BYTES: usize = 16 << 20;
/// The maximum number of custom fonts while the program runs.
pub const MAX_FONTS: usize = 64;

/// An error in adding a custom font.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FontError {
    /// The file is not in OpenType or TrueType format, or is corrupt.
    Unreadable,
    /// The file has more than [`MAX_FONT_BYTES`].
    TooLarge,
    /// The licence forbids embedding ("Restricted Licence embedding" in the field `fsType` of the table `OS/2`).
    Restricted,
    /// The font may only be embedded as a whole or as bitmaps, but the program embeds the outlines of the letters used.
    NoSubset,
    /// The font does not state whether it may be embedded, since it has no table `OS/2`.
    NoEmbeddingRights,
    /// The font lacks some of the digits 0 to 9.
    NoDigits,
    /// The maximum number of fonts is reached.
    TooMany,
}

impl FontError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        match self {
            FontError::Unreadable => Message::new("font-unreadable"),
            FontError::TooLarge => Message::new("font-too-large").with("most", MAX_FONT_BYTES >> 20),
            FontError::Restricted => Message::new("font-restricted"),
            FontError::NoSubset => Message::new("font-no-subset"),
            FontError::NoEmbeddingRights => Message::new("font-unsaid"),
            FontError::NoDigits => Message::new("font-no-digits"),
            FontError::TooMany => Message::new("font-too-many").with("most", MAX_FONTS),
        }
    }
}

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The custom fonts, and the font indices of each family's three weights.
struct CustomFonts {
    fonts: Vec<(FontFile, &'static Font)>,
    families: Vec<[usize; 3]>,
}

static CUSTOM_FONTS: RwLock<CustomFonts> = RwLock::new(CustomFonts { fonts: Vec::new(), families: Vec::new() });

/// Returns a custom font and its file.
pub(super) fn font(index: usize) -> (FontFile, &'static Font) {
    CUSTOM_FONTS.read().unwrap_or_else(PoisonError::into_inner).fonts[index]
}

/// Returns the font index for a weight of a custom family. Both indices count from 0.
pub(super) fn font_index(family: usize, step: usize) -> usize {
    CUSTOM_FONTS.read().unwrap_or_else(PoisonError::into_inner).families[family][step]
}

/// Adds a family as [`super::add_family`] does, and returns its index among the custom families.
pub(super) fn add_family(regular: &[u8], semibold: Option<&[u8]>) -> Result<usize, FontError> {
    for data in [Some(regular), semibold].into_iter().flatten() {
        check(data)?;
    }
    let mut taken = CUSTOM_FONTS.write().unwrap_or_else(PoisonError::into_inner);
    let plain = taken.add(regular)?;
    let strong = semibold.map_or(Ok(plain), |data| taken.add(data))?;
    let weights = [plain, plain, strong];
    let known = taken.families.iter().position(|family| *family == weights);
    Ok(known.unwrap_or_else(|| {
        taken.families.push(weights);
        taken.families.len() - 1
    }))
}

impl CustomFonts {
    fn add(&mut self, data: &[u8]) -> Result<usize, FontError> {
        if let Some(known) = self.fonts.iter().position(|(file, _)| file.data == data) {
            return Ok(known);
        }
        if self.fonts.len() >= MAX_FONTS {
            return Err(FontError::TooMany);
        }
        // Custom fonts are never freed. Each file is leaked only once, and there are at most `MAX_FONTS` of them.
        let data: &'static [u8] = Box::leak(data.to_vec().into_boxed_slice());
        let face = FontRef::new(data).map_err(|_| FontError::Unreadable)?;
        let name = face.localized_strings(StringId::POSTSCRIPT_NAME).next().map(|name| name.to_string());
        let name: &'static str = Box::leak(name.unwrap_or_else(|| "Own".to_owned()).into_boxed_str());
        self.fonts.push((FontFile { name, data }, Box::leak(Box::new(Font::new(face)))));
        Ok(self.fonts.len() - 1)
    }
}

/// Returns whether a file is a font that may be embedded and has all these letters.
pub fn font_has(data: &[u8], letters: &str) -> bool {
    let has_all = |face: FontRef| letters.chars().all(|letter| face.charmap().map(letter).is_some());
    check(data).is_ok() && FontRef::new(data).is_ok_and(has_all)
}

/// The bits of the field `fsType` (OpenType 1.9, "OS/2"). Bits 0 to 3 give the permission; if several are set, the
/// least restrictive one applies. Bits 8 and 9 are independent.
const RESTRICTED: u16 = 0x0002;
const PREVIEW_OR_EDITABLE: u16 = 0x000C;
const NO_SUBSETTING: u16 = 0x0100;
const BITMAP_ONLY: u16 = 0x0200;

fn check(data: &[u8]) -> Result<(), FontError> {
    if data.len() > MAX_FONT_BYTES {
        return Err(FontError::TooLarge);
    }
    let face = FontRef::new(data).map_err(|_| FontError::Unreadable)?;
    let units = face.head().map_err(|_| FontError::Unreadable)?.units_per_em();
    // The range allowed by OpenType.
    if !(16..=16384).contains(&units) || face.outline_glyphs().format().is_none() {
        return Err(FontError::Unreadable);
    }
    let rights = face.os2().map_err(|_| FontError::NoEmbeddingRights)?.fs_type();
    if rights & RESTRICTED != 0 && rights & PREVIEW_OR_EDITABLE == 0 {
        return Err(FontError::Restricted);
    }
    if rights & (NO_SUBSETTING | BITMAP_ONLY) != 0 {
        return Err(FontError::NoSubset);
    }
    let map = face.charmap();
    if ('0'..='9').any(|digit| map.map(digit).is_none()) {
        return Err(FontError::NoDigits);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Face, Weight};
    use crate::sheet::text::{add_family, font_files, shape};

    fn file(name: &str) -> Vec<u8> {
        let file = font_files().iter().find(|file| file.name == name);
        file.map(|file| file.data.to_vec()).expect("the program has this font")
    }

    /// Returns the font with another `fsType`.
    fn with_rights(mut data: Vec<u8>, rights: u16) -> Vec<u8> {
        let count = usize::from(u16::from_be_bytes([data[4], data[5]]));
        let record = (0..count).map(|at| 12 + 16 * at).find(|&at| &data[at..at + 4] == b"OS/2").expect("has OS/2");
        let offset = u32::from_be_bytes([data[record + 8], data[record + 9], data[record + 10], data[record + 11]]);
        data[offset as usize + 8..offset as usize + 10].copy_from_slice(&rights.to_be_bytes());
        data
    }

    #[test]
    fn what_may_not_be_embedded_is_refused() {
        let font = file("NotoSerif-Regular");
        for (rights, expected) in [
            (0x0000, Ok(())),
            (0x0002, Err(FontError::Restricted)),
            (0x0004, Ok(())),
            (0x0008, Ok(())),
            // Of several permissions, the least restrictive one applies.
            (0x0006, Ok(())),
            (0x0100, Err(FontError::NoSubset)),
            (0x0208, Err(FontError::NoSubset)),
            (0x0102, Err(FontError::Restricted)),
        ] {
            assert_eq!(check(&with_rights(font.clone(), rights)), expected, "{rights:#06x}");
        }
    }

    #[test]
    fn broken_files_are_refused() {
        let font = file("NotoSerif-Regular");
        assert_eq!(check(b"no font"), Err(FontError::Unreadable));
        assert_eq!(check(b"wOF2 is for the web"), Err(FontError::Unreadable));
        assert_eq!(check(&font[..200]), Err(FontError::Unreadable));
        assert_eq!(check(&vec![0; MAX_FONT_BYTES + 1]), Err(FontError::TooLarge));
        assert_eq!(check(&file("NotoSansSymbols-Regular")), Err(FontError::NoDigits));
    }

    /// Custom fonts stay in memory as long as the program runs.
    #[test]
    fn no_more_fonts_are_taken_in_than_there_is_room_for() {
        let mut taken = CustomFonts { fonts: Vec::new(), families: Vec::new() };
        let mut font = file("NotoSansSymbols-Regular");
        for index in 0..MAX_FONTS {
            // Additional bytes after a font's tables make it another file.
            font.push(index as u8);
            assert_eq!(taken.add(&font), Ok(index));
        }
        assert_eq!(taken.add(&font), Ok(MAX_FONTS - 1), "one that is known takes no room");
        font.push(0);
        assert_eq!(taken.add(&font), Err(FontError::TooMany));
        assert!(FontError::TooMany.to_string().contains(&MAX_FONTS.to_string()));
    }

    #[test]
    fn families_are_taken_once_and_draw_their_letters() {
        let (regular, semibold) = (file("NotoSerif-Regular"), file("NotoSerif-SemiBold"));
        let family = add_family(&regular, Some(&semibold)).expect("may be embedded");
        assert_eq!(add_family(&regular, Some(&semibold)), Ok(family));
        let alone = add_family(&regular, None).expect("may be embedded");
        assert_ne!(alone, family);
        for (family, weight, expected) in [
            (family, Weight::Regular, "NotoSerif-Regular"),
            (family, Weight::Medium, "NotoSerif-Regular"),
            (family, Weight::Semibold, "NotoSerif-SemiBold"),
            (alone, Weight::Semibold, "NotoSerif-Regular"),
        ] {
            let glyphs = shape("Ag 7", Face { family, weight });
            assert!(glyphs.iter().all(|glyph| glyph.font.file().name == expected), "{expected}");
        }
        // Characters that the family lacks are drawn in the built-in fonts.
        let glyphs = shape("\u{05d0}", Face { family, weight: Weight::Regular });
        assert_eq!(glyphs[0].font.file().name, "NotoSansHebrew-Regular");
    }
}
