//! Paper sizes and page setup: mirrored margins, gutter and bleed.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use super::geometry::MM_PER_INCH;
use super::target::{PrintTarget, gutter_mm};
use crate::scene::{Area, Point};
use crate::words::Message;

/// A paper size, in portrait orientation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    /// The width, in millimetres.
    pub width_mm: f32,
    /// The height, in millimetres.
    pub height_mm: f32,
}

const fn inches(width: f32, height: f32) -> Paper {
    Paper { width_mm: width * MM_PER_INCH as f32, height_mm: height * MM_PER_INCH as f32 }
}

impl Paper {
    /// ISO A4.
    pub const A4: Paper = Paper { width_mm: 210.0, height_mm: 297.0 };
    /// ISO A5, half of A4.
    pub const A5: Paper = Paper { width_mm: 148.0, height_mm: 210.0 };
    /// North American letter, 8.5 x 11 inches.
    pub const LETTER: Paper = Paper { width_mm: 215.9, height_mm: 279.4 };

    /// The named sizes: those of home printers and of book printers.
    pub const PRESETS: [(&'static str, Paper); 8] = [
        ("a4", Paper::A4),
        ("a5", Paper::A5),
        ("letter", Paper::LETTER),
        ("8.5x11", inches(8.5, 11.0)),
        ("8x10", inches(8.0, 10.0)),
        ("7x10", inches(7.0, 10.0)),
        ("6x9", inches(6.0, 9.0)),
        ("5.5x8.5", inches(5.5, 8.5)),
    ];

    /// The shortest allowed side.
    pub const MIN_MM: f32 = 50.0;
    /// The longest allowed side.
    pub const MAX_MM: f32 = 2000.0;

    /// Returns the name of the size, if it is a preset.
    pub fn name(self) -> Option<&'static str> {
        Paper::PRESETS.into_iter().find(|(_, paper)| *paper == self).map(|(name, _)| name)
    }

    /// Returns the same size with width and height swapped.
    pub fn rotated(self) -> Paper {
        Paper { width_mm: self.height_mm, height_mm: self.width_mm }
    }
}

/// An error in parsing a paper size.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PaperError {
    /// A text that is neither a name nor two lengths with a unit.
    Unknown(String),
    /// A text with a side that is too short or too long.
    Size(String),
}

impl PaperError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        match self {
            PaperError::Unknown(text) => Message::new("paper-unknown")
                .with("text", text.escape_debug().to_string())
                .with("names", Paper::PRESETS.map(|(name, _)| name).join(", ")),
            PaperError::Size(text) => Message::new("paper-size")
                .with("text", text.as_str())
                .with("least", Paper::MIN_MM as u32)
                .with("most", Paper::MAX_MM as u32),
        }
    }
}

impl fmt::Display for PaperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl FromStr for Paper {
    type Err = PaperError;

    /// Parses the name of a preset, or width x height in `mm` or `in`.
    fn from_str(text: &str) -> Result<Paper, PaperError> {
        let lower = text.trim().to_lowercase();
        if let Some((_, paper)) = Paper::PRESETS.into_iter().find(|(name, _)| *name == lower) {
            return Ok(paper);
        }
        let unit = |suffix: &str, mm: f64| lower.strip_suffix(suffix).map(|sides| (sides.to_owned(), mm));
        let unknown = || PaperError::Unknown(text.to_owned());
        let (sides, mm) = unit("mm", 1.0).or_else(|| unit("in", MM_PER_INCH)).ok_or_else(unknown)?;
        let (width, height) = sides.split_once('x').ok_or_else(unknown)?;
        let side = |text: &str| text.trim().parse::<f64>().map(|side| (side * mm) as f32).map_err(|_| unknown());
        let paper = Paper { width_mm: side(width)?, height_mm: side(height)? };
        let fits = |side: f32| (Paper::MIN_MM..=Paper::MAX_MM).contains(&side);
        if fits(paper.width_mm) && fits(paper.height_mm) { Ok(paper) } else { Err(PaperError::Size(text.to_owned())) }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "{}x{}mm", self.width_mm, self.height_mm),
        }
    }
}

impl Serialize for Paper {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Paper {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Paper, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The margins of a page, in millimetres. They are mirrored on facing pages.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margins {
    /// The space above the text.
    pub top: f32,
    /// The space below the text.
    pub bottom: f32,
    /// The space on the side away from the spine.
    pub outside: f32,
    /// The space on the side of the spine, which the gutter widens if necessary.
    pub inside: f32,
}

impl Margins {
    /// Returns the default margins for a paper size: narrow ones on small pages, to leave space for the boards, and
    /// outside margins of half an inch on all others. The page header and footer are 18 points away from the boards.
    pub fn of(paper: Paper) -> Margins {
        match paper.width_mm.min(paper.height_mm) {
            small if small < 150.0 => Margins { top: 18.0, bottom: 20.0, outside: 12.0, inside: 15.0 },
            book if book < 180.0 => Margins { top: 19.0, bottom: 21.9, outside: 12.7, inside: 15.9 },
            _ => Margins { top: 17.0, bottom: 19.0, outside: 12.7, inside: 15.9 },
        }
    }
}

/// The bleed that print shops ask for, in millimetres: an eighth of an inch.
pub const STANDARD_BLEED_MM: f32 = 3.175;

/// The space for crop marks around the bleed, in millimetres.
pub const MARKS_MM: f32 = 7.0;

/// The largest distance by which the lines along the edges of a board extend beyond the board, in millimetres.
const LINE_MM: f32 = 0.6;

/// The width that printers keep clear at the outer edges: a quarter of an inch.
const SAFE_MM: f32 = 6.35;
/// The width that printers keep clear at the outer edges with bleed: three eighths of an inch.
const SAFE_WITH_BLEED_MM: f32 = 9.525;

/// The largest number of pages in one book.
pub const MAX_BOUND_PAGES: usize = 828;

/// The edge at which the pages are bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Binding {
    /// The left edge, for left-to-right languages.
    #[default]
    Left,
    /// The right edge, for right-to-left languages.
    Right,
}

impl Binding {
    /// Returns the binding for a language by its BCP 47 tag: that of the script if one is named, and otherwise that of
    /// the language's usual script (according to CLDR).
    pub fn of_language(tag: &str) -> Binding {
        const LANGUAGES: [&str; 17] = [
            "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
        ];
        const SCRIPTS: [&str; 9] = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"];
        let tag = tag.trim().to_ascii_lowercase().replace('_', "-");
        let mut parts = tag.split('-');
        let language = parts.next().unwrap_or_default();
        let script = parts.next().filter(|part| part.len() == 4 && part.bytes().all(|byte| byte.is_ascii_alphabetic()));
        let right = match script {
            Some(script) => SCRIPTS.contains(&script),
            None => LANGUAGES.contains(&language),
        };
        if right { Binding::Right } else { Binding::Left }
    }
}

/// The page setup of a booklet: how pages are cut, and the area for their content.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageSetup {
    /// The trimmed size, in portrait orientation.
    pub paper: Paper,
    /// True for landscape orientation.
    pub landscape: bool,
    /// The margins, or `None` for those that suit the paper.
    pub margins: Option<Margins>,
    /// The gutter, or `None` to derive it from the number of pages.
    pub gutter_mm: Option<f32>,
    /// The bleed, which is printed beyond the edges and cut off: on every side, or not at the spine (see
    /// [`PrintTarget`]).
    pub bleed_mm: f32,
    /// The edge with the spine.
    pub binding: Binding,
    /// The printing service, if it is known.
    pub target: Option<PrintTarget>,
}

/// The areas of a page of a booklet, in millimetres from the top left corner of the trimmed page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageArea {
    /// The trimmed page.
    pub trim: Area,
    /// The area for text and boards.
    pub content: Area,
    /// The area safe from binding and cutting. Only colour that runs off the page may extend beyond it.
    pub safe: Area,
    /// The width of the bleed.
    pub bleed_mm: f32,
    /// True if there is a bleed at the spine too.
    pub bleeds_inside: bool,
    /// True if there is space for crop marks around the bleed.
    pub has_marks: bool,
    /// True if the page is to the right of the spine, as the first page is unless the binding is on the right.
    pub right_hand: bool,
}

impl PageArea {
    /// Creates a page that can be printed on completely, without bleed.
    pub const fn whole(trim: Area) -> PageArea {
        PageArea {
            trim,
            content: trim,
            safe: trim,
            bleed_mm: 0.0,
            bleeds_inside: true,
            has_marks: false,
            right_hand: true,
        }
    }

    /// Returns the untrimmed page, including the space for crop marks if there are any.
    pub fn media(self) -> Area {
        if self.has_marks { self.bleed().expanded(MARKS_MM) } else { self.bleed() }
    }

    /// Returns the page with its bleed.
    pub fn bleed(self) -> Area {
        let all = self.trim.expanded(self.bleed_mm);
        match (self.bleeds_inside, self.right_hand) {
            (true, _) => all,
            (false, true) => Area { min: Point::new(self.trim.min.x, all.min.y), max: all.max },
            (false, false) => Area { min: all.min, max: Point::new(self.trim.max.x, all.max.y) },
        }
    }
}

impl PageSetup {
    /// Returns the trimmed size in the orientation of the page.
    pub fn page(&self) -> Paper {
        if self.landscape { self.paper.rotated() } else { self.paper }
    }

    /// Returns the width that printers keep clear at the outer edges.
    pub fn safe_mm(&self) -> f32 {
        let bleeds = self.bleed_mm > 0.0;
        let usual = if bleeds { SAFE_WITH_BLEED_MM } else { SAFE_MM };
        self.target.map_or(usual, |target| target.safe_mm(bleeds))
    }

    /// Returns the gutter that binding this number of pages requires.
    pub fn needed_gutter_mm(&self, pages: usize) -> f32 {
        self.target.map_or_else(|| gutter_mm(pages), |target| target.gutter_mm(pages))
    }

    /// Returns the margins that suit the paper. They keep the outlines of boards, which extend slightly beyond the
    /// content, out of the zone that may be cut off.
    fn default_margins(&self, page: Paper) -> Margins {
        let usual = Margins::of(page);
        let more = (self.safe_mm() - SAFE_MM) / 2.0;
        let outside = usual.outside.max(self.safe_mm() + LINE_MM);
        Margins { top: usual.top + more, bottom: usual.bottom + more, outside, ..usual }
    }

    /// Returns the margins that were set, or those that suit the paper.
    pub fn margins(&self) -> Margins {
        self.margins.unwrap_or_else(|| self.default_margins(self.page()))
    }

    /// Returns the areas of the page with this index, from 0, in a booklet with this number of pages.
    pub fn area(&self, index: usize, pages: usize) -> PageArea {
        let page = self.page();
        let margins = self.margins();
        let gutter = self.gutter_mm.unwrap_or_else(|| self.needed_gutter_mm(pages));
        // The first page of a book bound on the left is a right-hand page.
        let right_hand = index.is_multiple_of(2) == (self.binding == Binding::Left);
        let inner = |inside: f32, outside: f32| if right_hand { (inside, outside) } else { (outside, inside) };
        let trim = Area::new(0.0, 0.0, page.width_mm, page.height_mm);
        let within = |top: f32, bottom: f32, (left, right): (f32, f32)| {
            Area::new(left, top, page.width_mm - left - right, page.height_mm - top - bottom)
        };
        let safe = self.safe_mm();
        // Half the thickness of a line along the edge of the content lies outside of it.
        let inside = margins.inside.max(gutter + LINE_MM);
        PageArea {
            trim,
            content: within(margins.top, margins.bottom, inner(inside, margins.outside)),
            safe: within(safe, safe, inner(gutter.max(safe), safe)),
            bleed_mm: self.bleed_mm,
            bleeds_inside: self.target.is_none_or(PrintTarget::bleeds_inside),
            has_marks: false,
            right_hand,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_named_or_measured() {
        for (name, paper) in Paper::PRESETS {
            assert_eq!(name.to_uppercase().parse(), Ok(paper));
        }
        assert_eq!("170x240mm".parse(), Ok(Paper { width_mm: 170.0, height_mm: 240.0 }));
        let own: Paper = "6.14 x 9.21in".parse().unwrap();
        assert!((own.width_mm - 155.956).abs() < 0.001 && own.to_string().parse() == Ok(own));
        for text in ["a3x", "170x240", "mm", "x240mm", "-3x200mm", "1e9x5mm", "nanx5mm"] {
            assert!(text.parse::<Paper>().is_err(), "{text}");
        }
    }

    #[test]
    fn books_are_bound_where_their_language_begins() {
        for tag in ["fa", "ar-EG", "HE", "ur_PK", "yi", "az-Arab", "pa-Arab-PK"] {
            assert_eq!(Binding::of_language(tag), Binding::Right, "{tag}");
        }
        for tag in ["", "en", "de-DE", "tr", "ur-Latn", "hi", "ja", "arn", "zz-9999"] {
            assert_eq!(Binding::of_language(tag), Binding::Left, "{tag}");
        }
    }

    #[test]
    fn facing_pages_mirror_each_other_and_thick_books_have_wide_gutters() {
        let binding = Binding::Left;
        let setup = PageSetup {
            paper: Paper::A5,
            landscape: false,
            margins: None,
            gutter_mm: None,
            bleed_mm: 0.0,
            binding,
            target: None,
        };
        let mirrored = PageSetup { binding: Binding::Right, ..setup };
        assert_eq!((mirrored.area(1, 40), mirrored.area(2, 40)), (setup.area(0, 40), setup.area(1, 40)));
        let (right, left) = (setup.area(0, 40), setup.area(1, 40));
        assert!(right.right_hand && !left.right_hand);
        assert!((right.content.min.x - (148.0 - left.content.max.x)).abs() < 1e-4);
        assert!(right.content.min.x > 148.0 - right.content.max.x);
        for (pages, inches) in [(24, 0.375), (150, 0.375), (151, 0.5), (301, 0.625), (501, 0.75), (701, 0.875)] {
            let area = setup.area(2, pages);
            assert!((area.safe.min.x - inches * 25.4).abs() < 1e-4, "{pages}");
            assert!(area.content.min.x >= area.safe.min.x);
        }
        let bleeding = PageSetup { bleed_mm: STANDARD_BLEED_MM, landscape: true, ..setup }.area(0, 40);
        assert_eq!(bleeding.media(), Area::new(-3.175, -3.175, 216.35, 154.35));
    }
}
