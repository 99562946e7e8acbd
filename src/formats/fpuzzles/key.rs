//! The keys of f-puzzles and its common extensions for kinds of rule.

/// Rules for the whole grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whole {
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
pub(super) enum Key {
    Whole(Whole),
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

const NAMES: &[(&str, Key)] = &[
    ("diagonal+", Key::Whole(Whole::Rising)),
    ("diagonal-", Key::Whole(Whole::Falling)),
    ("antiknight", Key::Whole(Whole::Knight)),
    ("antiking", Key::Whole(Whole::King)),
    ("disjointgroups", Key::Whole(Whole::Disjoint)),
    ("nonconsecutive", Key::Whole(Whole::Nonconsecutive)),
    ("negative", Key::Negative),
    ("odd", Key::Mark(MarkKey::Odd)),
    ("even", Key::Mark(MarkKey::Even)),
    ("minimum", Key::Mark(MarkKey::Minimum)),
    ("maximum", Key::Mark(MarkKey::Maximum)),
    ("rowindexer", Key::Mark(MarkKey::RowIndexer)),
    ("columnindexer", Key::Mark(MarkKey::ColumnIndexer)),
    ("boxindexer", Key::Mark(MarkKey::BoxIndexer)),
    ("sandwichsum", Key::Outside(OutsideKey::Sandwich)),
    ("xsum", Key::Outside(OutsideKey::XSum)),
    ("skyscraper", Key::Outside(OutsideKey::Skyscraper)),
    ("littlekillersum", Key::LittleKiller),
    ("extraregion", Key::ExtraRegion),
    ("killercage", Key::Cage),
    ("clone", Key::Clone),
    ("quadruple", Key::Quadruple),
    ("difference", Key::Difference),
    ("ratio", Key::Ratio),
    ("xv", Key::Xv),
    ("palindrome", Key::Line(LineKey::Palindrome)),
    ("betweenline", Key::Line(LineKey::Between)),
    ("renban", Key::Line(LineKey::Renban)),
    ("whispers", Key::Line(LineKey::Whispers)),
    ("germanwhispers", Key::Line(LineKey::Whispers)),
    ("dutchwhispers", Key::Line(LineKey::Whispers)),
    ("regionsumline", Key::Line(LineKey::RegionSum)),
    ("entropicline", Key::Line(LineKey::Entropic)),
    ("modularline", Key::Line(LineKey::Modular)),
    ("nabner", Key::Line(LineKey::Nabner)),
    ("doublearrow", Key::Line(LineKey::DoubleArrow)),
    ("zipperline", Key::Line(LineKey::Zipper)),
    ("lockout", Key::Line(LineKey::Lockout)),
    ("thermometer", Key::Thermometer(false)),
    ("slowthermometer", Key::Thermometer(true)),
    ("arrow", Key::Arrow),
    ("text", Key::Cosmetic(Cosmetic::Text)),
    ("circle", Key::Cosmetic(Cosmetic::Circle)),
    ("rectangle", Key::Cosmetic(Cosmetic::Rectangle)),
    ("line", Key::Cosmetic(Cosmetic::Line)),
    ("cage", Key::Cosmetic(Cosmetic::Cage)),
];

impl Key {
    /// Returns the meaning of a key.
    pub(super) fn of_name(name: &str) -> Option<Key> {
        NAMES.iter().find(|(other, _)| *other == name).map(|(_, key)| *key)
    }

    /// Returns the key that is written.
    pub(super) fn name(self) -> &'static str {
        NAMES.iter().find(|(_, key)| *key == self).map_or("", |(name, _)| name)
    }

    /// Returns the fields of its elements, apart from those of appearance only.
    pub(super) fn fields(self) -> &'static [&'static str] {
        match self {
            Key::Whole(_) | Key::Negative => &[],
            Key::Mark(_) => &["cell", "cells"],
            Key::Outside(_) => &["cell", "value"],
            Key::LittleKiller => &["cell", "cells", "direction", "value"],
            Key::ExtraRegion => &["cells"],
            Key::Cage | Key::Difference | Key::Ratio | Key::Xv => &["cells", "value"],
            Key::Clone => &["cells", "cloneCells"],
            Key::Quadruple => &["cells", "values"],
            Key::Line(LineKey::Whispers | LineKey::Lockout) => &["lines", "value"],
            Key::Line(_) | Key::Thermometer(_) => &["lines"],
            Key::Arrow => &["cells", "lines"],
            Key::Cosmetic(_) => &["cells", "lines", "value"],
        }
    }
}

/// Fields of appearance only.
pub(super) const LOOKS: &[&str] = &["baseC", "outlineC", "fontC", "width", "height", "size", "angle"];

/// Fields by which solvers mark fallback copies of their own elements, made for programs that do not know these.
pub(super) const TWINS: &[&str] = &["fromConstraint", "isNewConstraint", "fromRangskSolver"];
