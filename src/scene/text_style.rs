//! The styles and roles of texts.

/// Font weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// Weight 400 in OpenType.
    Regular,
    /// Weight 500 in OpenType.
    Medium,
    /// Weight 600 in OpenType.
    Semibold,
}

/// An index into the font families of the backend; 0 is the built-in family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FontFamily(pub u16);

/// A font face: a weight of a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The font family.
    pub family: FontFamily,
    /// The weight.
    pub weight: Weight,
}

impl From<Weight> for Face {
    /// Returns the face with this weight of the built-in family.
    fn from(weight: Weight) -> Face {
        Face { family: FontFamily::default(), weight }
    }
}

/// The role of a text, whatever its size. It decides how the text is kept legible and what is reported about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextRole {
    /// A digit in the middle of a cell: a given, an entered digit, or one of the solution.
    Digit,
    /// A clue in digits or letters of the puzzle, such as the sum of a cage or a number outside a grid.
    Clue,
    /// A symbol, such as X or V between cells, an inequality, the letter of a region, or a candidate.
    Mark,
    /// Words: titles, sentences, captions, page numbers and names of grids.
    Label,
}

/// Returns the relative size of a number with as many characters as `word`, chosen so that it is no wider than two
/// characters of full size.
pub fn numeral_scale(word: &str) -> f32 {
    match word.chars().count() {
        0 | 1 => 1.0,
        2 => 0.8,
        letters => 1.6 / letters as f32,
    }
}

/// The point of a text that its position refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Anchor {
    /// The middle of the line of text, and vertically the middle of the capital letters. In scripts and for symbols
    /// without capitals, the middle of the ink.
    Centre,
    /// The start of the line on the baseline: its left end, or the right end of right-to-left text.
    BaselineStart,
}
