//! The grammar of sentences: patterns of phrases and the meanings that they name. A meaning is named either by its
//! usual title ("renban") or by the relation that it states ("a set of consecutive digits"). The patterns are in
//! `phrases.txt`, so that phrases of more languages need no code.

use std::collections::HashMap;
use std::sync::LazyLock;

use strum::VariantArray;

use super::sentences::find_any;
use crate::variant::{Change, Kind};

/// A meaning that a sentence may give to marks, or to the whole grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray)]
pub(super) enum Topic {
    // Lines.
    Whisper,
    DutchWhisper,
    Renban,
    Palindrome,
    RegionSum,
    Between,
    DoubleArrow,
    Zipper,
    Lockout,
    Nabner,
    Entropic,
    Modular,
    Alternating,
    Arithmetic,
    NoRepeats,
    SumLine,
    LineTotal,
    OddLine,
    EvenLine,
    Thermometer,
    SlowThermometer,
    Arrow,
    // Grids.
    AntiKnight,
    AntiKing,
    Nonconsecutive,
    Disjoint,
    Diagonals,
    AntiDiagonal,
    Windoku,
    Entropy,
    NoSums,
    // Negative constraints.
    AllDots,
    AllWhite,
    AllBlack,
    AllSums,
    // Borders.
    Difference,
    Ratio,
    BorderSum,
    Inequality,
    // Corners.
    Quadruple,
    // Outside numbers.
    Sandwich,
    XSum,
    Skyscraper,
    NumberedRooms,
    HiddenSkyscraper,
    OutsideDigits,
    LittleKiller,
    // Cells.
    Odd,
    Even,
    Low,
    High,
    Minimum,
    Maximum,
    CountingCircles,
    ExtraRegion,
    Clones,
    MagicSquare,
    ColumnIndexer,
    RowIndexer,
    BoxIndexer,
    // Relations of two digits: along a line, beside a sign, or everywhere.
    LineRelation,
    SignRelation,
    GridRelation,
    /// Digits differ in all marks of a sort together.
    SortsDiffer,
    // Modifiers.
    Doubled,
    Negated,
    Hot,
    Cold,
    Zero,
    // Shadings and regions.
    Shading,
    Regions,
    ShadedCell,
    ShadeCount,
    /// Marked cells that count others.
    Counting,
    // Cages.
    CageSum,
    CageDiffer,
    CageRepeat,
    CageProduct,
    CageCommon,
    CageLetter,
    /// A relation of all digits of a cage.
    CageRelation,
    /// A relation of all digits of a thermometer or arrow.
    ShaftRelation,
}

impl Topic {
    /// Returns the meaning of cells whose values are changed so.
    pub(super) fn of_change(change: Change) -> Topic {
        match change {
            Change::Doubled => Topic::Doubled,
            Change::Negated => Topic::Negated,
            Change::Hot => Topic::Hot,
            Change::Cold => Topic::Cold,
            Change::Zero => Topic::Zero,
        }
    }

    /// Returns the kind of the rules that marks of this meaning become.
    pub(super) fn kind(self) -> Kind {
        match self {
            Topic::Whisper | Topic::DutchWhisper => Kind::Whispers,
            Topic::Renban => Kind::Renban,
            Topic::Palindrome => Kind::Palindrome,
            Topic::RegionSum => Kind::RegionSum,
            Topic::Between => Kind::Between,
            Topic::DoubleArrow => Kind::DoubleArrow,
            Topic::Zipper => Kind::Zipper,
            Topic::Lockout => Kind::Lockout,
            Topic::Nabner => Kind::Nabner,
            Topic::Entropic => Kind::Entropic,
            Topic::Modular => Kind::Modular,
            Topic::Alternating => Kind::Alternating,
            Topic::Arithmetic => Kind::Arithmetic,
            Topic::NoRepeats => Kind::NoRepeats,
            Topic::SumLine => Kind::SumLine,
            Topic::LineTotal => Kind::CellSum,
            Topic::LineRelation => Kind::OwnLine,
            Topic::SignRelation => Kind::OwnBorder,
            Topic::GridRelation => Kind::OwnGrid,
            Topic::Thermometer | Topic::SlowThermometer => Kind::Thermometer,
            Topic::Arrow => Kind::Arrow,
            Topic::AntiKnight => Kind::AntiKnight,
            Topic::AntiKing => Kind::AntiKing,
            Topic::Nonconsecutive | Topic::AllDots | Topic::AllWhite => Kind::Nonconsecutive,
            Topic::AllBlack => Kind::NoRatio,
            Topic::Disjoint => Kind::Position,
            Topic::Diagonals => Kind::Diagonals,
            Topic::AntiDiagonal => Kind::AntiDiagonal,
            Topic::Windoku => Kind::FourSquares,
            Topic::Entropy => Kind::Entropy,
            Topic::NoSums | Topic::AllSums => Kind::AllSums,
            Topic::Difference => Kind::DifferenceDot,
            Topic::Ratio => Kind::RatioDot,
            Topic::BorderSum => Kind::BorderSum,
            Topic::Inequality => Kind::Inequality,
            Topic::Quadruple => Kind::Quadruple,
            Topic::Sandwich => Kind::Sandwich,
            Topic::XSum => Kind::XSum,
            Topic::Skyscraper => Kind::Skyscraper,
            Topic::NumberedRooms => Kind::NumberedRooms,
            Topic::HiddenSkyscraper => Kind::HiddenSkyscraper,
            Topic::OutsideDigits => Kind::Outside,
            Topic::LittleKiller => Kind::LittleKiller,
            Topic::Odd | Topic::Even | Topic::OddLine | Topic::EvenLine => Kind::Parity,
            Topic::Low | Topic::High => Kind::LowHigh,
            Topic::Minimum | Topic::Maximum => Kind::Extremes,
            Topic::CountingCircles => Kind::CountingCircles,
            Topic::ExtraRegion => Kind::Region,
            Topic::Clones => Kind::Clones,
            Topic::MagicSquare => Kind::MagicSquare,
            Topic::ColumnIndexer | Topic::RowIndexer | Topic::BoxIndexer => Kind::Indexers,
            Topic::Doubled | Topic::Negated | Topic::Hot | Topic::Cold | Topic::Zero => Kind::ModifiedCells,
            Topic::CageSum | Topic::CageDiffer | Topic::CageCommon | Topic::CageLetter | Topic::SortsDiffer => {
                Kind::KillerCage
            }
            Topic::Shading => Kind::Shading,
            Topic::Regions => Kind::UnknownRegions,
            Topic::ShadedCell => Kind::ShadedCells,
            Topic::ShadeCount => Kind::ShadeCounts,
            Topic::Counting => Kind::Counting,
            Topic::CageRepeat => Kind::CellSum,
            Topic::CageProduct => Kind::ProductCage,
            Topic::CageRelation => Kind::OwnCells,
            Topic::ShaftRelation => Kind::OwnLine,
        }
    }
}

/// The most words of a title of a sentence.
const MOST_IN_TITLE: usize = 3;

/// A pattern of sentences about a topic.
pub(super) struct Pattern {
    pub topic: Topic,
    /// The phrases that mark the place of the meaning.
    phrases: Vec<String>,
    /// Lists of which the sentence has one phrase each.
    with: Vec<Vec<String>>,
    /// Phrases that the sentence does not have.
    without: Vec<String>,
}

impl Pattern {
    /// Returns the place of the meaning in a plain sentence, or None if the sentence does not have it.
    pub(super) fn place(&self, plain: &str) -> Option<usize> {
        // A title such as "Odd/even:" stands for all that follows.
        let title = plain.find(": ").filter(|end| plain[..*end].split(' ').count() <= MOST_IN_TITLE).unwrap_or(0);
        let rest = find_any(&plain[title..], &self.phrases).map(|place| title + place);
        let place = rest.or_else(|| find_any(plain, &self.phrases))?;
        let all = self.with.iter().all(|phrases| find_any(plain, phrases).is_some());
        (all && find_any(plain, &self.without).is_none()).then_some(place)
    }
}

/// The subjects of phrases of rules texts.
#[derive(Default)]
pub(super) struct Phrases {
    /// The patterns, special ones before general ones.
    pub patterns: Vec<Pattern>,
    /// Lists of phrases by their names.
    lists: HashMap<String, Vec<String>>,
}

impl Phrases {
    /// Returns a list of phrases.
    pub(super) fn list(&self, name: &str) -> &[String] {
        self.lists.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the first place of a phrase of a list in a plain sentence.
    pub(super) fn find(&self, list: &str, plain: &str) -> Option<usize> {
        find_any(plain, self.list(list))
    }
}

/// The phrases that are known.
pub(super) static PHRASES: LazyLock<Phrases> = LazyLock::new(|| parse(include_str!("phrases.txt")).unwrap_or_default());

/// Parses phrases in the form that `phrases.txt` describes; None if they are malformed.
fn parse(text: &str) -> Option<Phrases> {
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        match line.starts_with(' ') {
            true => entries.last_mut()?.push_str(&format!(" {}", line.trim())),
            false => entries.push(line.to_owned()),
        }
    }
    let mut lists: HashMap<String, Vec<String>> = HashMap::new();
    let mut patterns = Vec::new();
    for entry in &entries {
        if let Some((name, phrases)) = entry.strip_prefix('@').and_then(|rest| rest.split_once(" = ")) {
            let phrases = self::phrases(phrases, &lists)?;
            lists.insert(name.to_owned(), phrases);
            continue;
        }
        let (topic, rule) = entry.split_once(": ")?;
        let topic = Topic::VARIANTS.iter().copied().find(|own| format!("{own:?}") == topic)?;
        let (with, without) = rule.split_once(" ! ").unwrap_or((rule, ""));
        let mut with: Vec<Vec<String>> = with.split(" & ").map(|list| phrases(list, &lists)).collect::<Option<_>>()?;
        let without = if without.is_empty() { vec![] } else { phrases(without, &lists)? };
        patterns.push(Pattern { topic, phrases: with.remove(0), with, without });
    }
    Some(Phrases { patterns, lists })
}

/// Parses a list of phrases, or the name of one.
fn phrases(text: &str, lists: &HashMap<String, Vec<String>>) -> Option<Vec<String>> {
    if let Some(name) = text.trim().strip_prefix('@') {
        return lists.get(name).cloned();
    }
    let phrase = |phrase: &str| {
        let phrase = phrase.trim();
        let start = phrase.strip_prefix('_').map_or(phrase.to_owned(), |rest| format!(" {rest}"));
        start.strip_suffix('_').map_or(start.clone(), |rest| format!("{rest} "))
    };
    let list: Vec<String> = text.split('|').map(phrase).collect();
    (!list.iter().any(String::is_empty)).then_some(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_parsed() {
        assert!(parse(include_str!("phrases.txt")).unwrap().patterns.len() > 80);
        assert!(
            ["open", "closed", "usual", "negated", "example", "modified"]
                .iter()
                .all(|name| PHRASES.lists.contains_key(*name))
        );
        let Phrases { patterns, .. } =
            parse("# words\n@line = line|path\nRenban: in a row|_x & @line !\n  circle\n").unwrap();
        let [pattern] = &patterns[..] else { panic!("{}", patterns.len()) };
        assert_eq!(pattern.topic, Topic::Renban);
        assert_eq!(pattern.place("digits on a path are in a row"), Some(21));
        assert_eq!(pattern.place("a path x"), Some(6));
        assert_eq!(pattern.place("digits are in a row"), None);
        assert_eq!(pattern.place("a path in a row with a circle"), None);
        for broken in ["Renbann: a", "Renban: @none", "  a", "Renban: a||b"] {
            assert!(parse(broken).is_none(), "{broken}");
        }
    }
}
