//! One font: its file, and what is read from it once.

use harfrust::ShaperData;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider};

/// An OpenType file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FontFile {
    /// The family and the weight, such as `Inter-Medium`.
    pub name: &'static str,
    /// The contents of the file.
    pub data: &'static [u8],
}

/// The replacement for a character that all fonts lack: an empty box. The font's own replacement glyph looks like a
/// menu.
const MISSING_LETTER: char = '\u{25a1}';

/// A parsed font file, ready for shaping.
pub(super) struct Font {
    /// The tables of the font.
    pub face: FontRef<'static>,
    /// The data required for shaping.
    pub shaper: ShaperData,
    /// The outlines of its glyphs.
    pub outlines: OutlineGlyphCollection<'static>,
    /// The number of font units per em.
    pub units_per_em: f32,
}

impl Font {
    /// Creates a font that is ready for shaping.
    pub fn new(face: FontRef<'static>) -> Font {
        let metrics = face.metrics(Size::unscaled(), LocationRef::default());
        let (shaper, outlines) = (ShaperData::new(&face), face.outline_glyphs());
        Font { face, shaper, outlines, units_per_em: f32::from(metrics.units_per_em) }
    }

    /// Returns whether the font has a glyph for a character.
    pub fn has(&self, letter: char) -> bool {
        self.face.charmap().map(letter).is_some()
    }

    /// Returns the height of the capital letters in ems. A font that does not state this height gets a typical one.
    pub fn cap_height(&self) -> f32 {
        const USUAL: f32 = 0.7;
        let metrics = self.face.metrics(Size::unscaled(), LocationRef::default());
        let told = metrics.cap_height.map(|height| height / self.units_per_em);
        told.filter(|height| (0.2..=1.5).contains(height)).unwrap_or(USUAL)
    }

    /// Returns the glyph of [`MISSING_LETTER`] and its advance in ems.
    pub fn missing_glyph(&self) -> (GlyphId, f32) {
        let glyph = self.face.charmap().map(MISSING_LETTER).expect("the embedded font has a square");
        let advance = self.face.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(glyph);
        (glyph, advance.unwrap_or(self.units_per_em) / self.units_per_em)
    }
}
