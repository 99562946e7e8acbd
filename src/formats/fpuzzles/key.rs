//! The keys that f-puzzles and its common extensions use for kinds of rule.

/// Rules for the whole grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GridKey {
    Rising,
    Falling,
    Knight,
    King,
    Disjoint,
    Nonconsecutive,
}

/// Kinds of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKey {
    Palindrome,
    Between,
    Renban,
    Whispers,
    RegionSum,
    Entropic,
    Modular,
    Nabner,
    DoubleArrow,
    Zipper,
    Lockout,
}

/// Kinds of marked cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MarkKey {
    Odd,
    Even,
    Minimum,
    Maximum,
    RowIndexer,
    ColumnIndexer,
    BoxIndexer,
}

/// Kinds of outside clue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutsideKey {
    Sandwich,
    XSum,
    Skyscraper,
}

/// Cosmetic elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cosmetic {
    Text,
    Circle,
    Rectangle,
    Line,
    Cage,
}

/// The meaning of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ElementKey {
    Whole(GridKey),
    Negative,
    Mark(MarkKey),
    Outside(OutsideKey),
    LittleKiller,
    ExtraRegion,
    Cage,
    Clone,
    Quadruple,
    Difference,
    Ratio,
    Xv,
    Line(LineKey),
    /// A thermometer; true if it is slow.
    Thermometer(bool),
    Arrow,
    Cosmetic(Cosmetic),
}

const NAMES: &[(&str, ElementKey)] = &[
    ("diagonal+", ElementKey::Whole(GridKey::Rising)),
    ("diagonal-", ElementKey::Whole(GridKey::Falling)),
    ("antiknight", ElementKey::Whole(GridKey::Knight)),
    ("antiking", ElementKey::Whole(GridKey::King)),
    ("disjointgroups", ElementKey::Whole(GridKey::Disjoint)),
    ("nonconsecutive", ElementKey::Whole(GridKey::Nonconsecutive)),
    ("negative", ElementKey::Negative),
    ("odd", ElementKey::Mark(MarkKey::Odd)),
    ("even", ElementKey::Mark(MarkKey::Even)),
    ("minimum", ElementKey::Mark(MarkKey::Minimum)),
    ("maximum", ElementKey::Mark(MarkKey::Maximum)),
    ("rowindexer", ElementKey::Mark(MarkKey::RowIndexer)),
    ("columnindexer", ElementKey::Mark(MarkKey::ColumnIndexer)),
    ("boxindexer", ElementKey::Mark(MarkKey::BoxIndexer)),
    ("sandwichsum", ElementKey::Outside(OutsideKey::Sandwich)),
    ("xsum", ElementKey::Outside(OutsideKey::XSum)),
    ("skyscraper", ElementKey::Outside(OutsideKey::Skyscraper)),
    ("littlekillersum", ElementKey::LittleKiller),
    ("extraregion", ElementKey::ExtraRegion),
    ("killercage", ElementKey::Cage),
    ("clone", ElementKey::Clone),
    ("quadruple", ElementKey::Quadruple),
    ("difference", ElementKey::Difference),
    ("ratio", ElementKey::Ratio),
    ("xv", ElementKey::Xv),
    ("palindrome", ElementKey::Line(LineKey::Palindrome)),
    ("betweenline", ElementKey::Line(LineKey::Between)),
    ("renban", ElementKey::Line(LineKey::Renban)),
    ("whispers", ElementKey::Line(LineKey::Whispers)),
    ("germanwhispers", ElementKey::Line(LineKey::Whispers)),
    ("dutchwhispers", ElementKey::Line(LineKey::Whispers)),
    ("regionsumline", ElementKey::Line(LineKey::RegionSum)),
    ("entropicline", ElementKey::Line(LineKey::Entropic)),
    ("modularline", ElementKey::Line(LineKey::Modular)),
    ("nabner", ElementKey::Line(LineKey::Nabner)),
    ("doublearrow", ElementKey::Line(LineKey::DoubleArrow)),
    ("zipperline", ElementKey::Line(LineKey::Zipper)),
    ("lockout", ElementKey::Line(LineKey::Lockout)),
    ("thermometer", ElementKey::Thermometer(false)),
    ("slowthermometer", ElementKey::Thermometer(true)),
    ("arrow", ElementKey::Arrow),
    ("text", ElementKey::Cosmetic(Cosmetic::Text)),
    ("circle", ElementKey::Cosmetic(Cosmetic::Circle)),
    ("rectangle", ElementKey::Cosmetic(Cosmetic::Rectangle)),
    ("line", ElementKey::Cosmetic(Cosmetic::Line)),
    ("cage", ElementKey::Cosmetic(Cosmetic::Cage)),
];

impl ElementKey {
    /// Returns the meaning of a key.
    pub(super) fn of_name(name: &str) -> Option<ElementKey> {
        NAMES.iter().find(|(other, _)| *other == name).map(|(_, key)| *key)
    }

    /// Returns the name that is written for the key.
    pub(super) fn name(self) -> &'static str {
        NAMES.iter().find(|(_, key)| *key == self).map_or("", |(name, _)| name)
    }

    /// Returns the fields of the key's elements, apart from those that only affect the appearance.
    pub(super) fn fields(self) -> &'static [&'static str] {
        match self {
            ElementKey::Whole(_) | ElementKey::Negative => &[],
            ElementKey::Mark(_) => &["cell", "cells"],
            ElementKey::Outside(_) => &["cell", "value"],
            ElementKey::LittleKiller => &["cell", "cells", "direction", "value"],
            ElementKey::ExtraRegion => &["cells"],
            ElementKey::Cage | ElementKey::Difference | ElementKey::Ratio | ElementKey::Xv => &["cells", "value"],
            ElementKey::Clone => &["cells", "cloneCells"],
            ElementKey::Quadruple => &["cells", "values"],
            ElementKey::Line(LineKey::Whispers | LineKey::Lockout) => &["lines", "value"],
            ElementKey::Line(_) | ElementKey::Thermometer(_) => &["lines"],
            ElementKey::Arrow => &["cells", "lines"],
            ElementKey::Cosmetic(_) => &["cells", "lines", "value"],
        }
    }
}

/// Fields that only affect the appearance.
pub(super) const APPEARANCE_FIELDS: &[&str] = &["baseC", "outlineC", "fontC", "width", "height", "size", "angle"];

/// Fields with which solver programs mark the fallback copies of their own elements. The copies are for programs that
/// do not know those elements.
pub(super) const FALLBACK_FIELDS: &[&str] = &["fromConstraint", "isNewConstraint", "fromRangskSolver"];
