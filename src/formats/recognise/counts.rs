//! Sentences about marked cells that count others: "a digit in a circle is the number of odd digits in the cells around
//! it". As for all digits of a line ([`super::lists`]), phrases become the parts of a count, and a sentence is only
//! understood if each of its words is used.

use super::cells::{Look, looks};
use super::claims::{Form, forms};
use super::drawing::MarkId;
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::hues::hues;
use super::lists::{Meaning, Token, reduce};
use super::relations::core;
use super::topics::Topic;
use crate::board::CellSet;
use crate::variant::written::TextFormat;
use crate::variant::{CountArea, CountEnd, CountLayer, CountMark, Counting, LayerKind, OptionalFormula, Rule, Variant};

/// The count that a sentence states.
#[derive(Clone, PartialEq, Debug)]
struct StatedCount {
    formula: String,
    layer: CountLayer,
    /// The layer that the words are about, if they name one.
    of: Option<LayerKind>,
    area: CountArea,
    /// True if the marked cell is counted, too, and false if it is not. None if the words do not say.
    own: Option<bool>,
    /// True if the count ends at the first cell that does not count, or may do so.
    seen: bool,
}

/// Patterns of words, in the form of those of [`super::lists`]. A property is a condition of the digit b, and the words
/// with `=` are parts of a count.
const PATTERNS: &[(&str, Meaning)] = {
    use Meaning::{Property, Word};
    &[
        // The marked cell.
        (
            "a|the|each|every|any|all digits|digit|values|value|numbers|number \
             in|on|inside|within a|the|each|every|any mark",
            Word("=mark"),
        ),
        ("digits|values|numbers in|on|inside mark", Word("=mark")),
        ("a|the|each|every|any circled digits|digit|cells|cell", Word("=mark")),
        ("a|the|each|every|any mark digits|digit", Word("=mark")),
        ("a|the|each|every|any mark", Word("=mark")),
        ("the digit in mark", Word("=mark")),
        // "Is the number of".
        (
            "is|are|equals|equal|indicates|indicate|gives|give|shows|show|represents|represent|tells|tell|says|say|\
             states|state|denotes|denote|reveals|reveal|counts|count|must equal? exactly? the? total? \
             number|count|amount of? all? the?",
            Word("=counts"),
        ),
        (
            "indicates|indicate|gives|give|shows|show|tells|tell|says|say|states|state|reveals|reveal|denotes|denote|\
             counts|count you? exactly? how many of?",
            Word("=counts"),
        ),
        ("is|must equal to? the? total? number|count|amount of", Word("=counts")),
        ("is equal to the? total? number|count|amount of", Word("=counts")),
        ("counts|count all? the?", Word("=counts")),
        // The marked cell itself.
        ("not including|counting itself|it|the? mark? cell?", Word("=without")),
        ("excluding itself|it|the? mark? cell?", Word("=without")),
        ("including|counting|includes itself|it|mark|the? mark? cell?", Word("=itself")),
        ("itself included|inclusive", Word("=itself")),
        ("including its own cell?", Word("=itself")),
        ("inclusive", Word("=itself")),
        // The cells among which it counts.
        (
            "in|among|of|within? the|its|all|any? up? to? eight|8|nine|9? surrounding|neighbouring|neighboring|\
             adjacent|touching|neighbour|neighbor cells|squares|ones|digits",
            Word("=around"),
        ),
        ("orthogonally|horizontally|vertically and|or|& diagonally|vertically =around", Word("=around")),
        ("=around orthogonally and|or|& diagonally", Word("=around")),
        ("including? diagonally|diagonals|diagonal =around", Word("=around")),
        ("=around including diagonally|diagonals", Word("=around")),
        ("in|among|of|within? the|its|all|any? up? to? eight|8? neighbours|neighbors", Word("=around")),
        (
            "in|among|of the? up? to? eight|8? cells|squares? immediately? around|surrounding it|itself|=mark",
            Word("=around"),
        ),
        ("around|surrounding it|itself|=mark", Word("=around")),
        ("that|which surround|touch|neighbour|neighbor it|=mark", Word("=around")),
        (
            "in|within|of the|a 3x3|3×3 area|square|box|neighbourhood|neighborhood|region surrounding|around|centred|\
             centered|centering on|at? it|itself|=mark",
            Word("=block"),
        ),
        ("in|within|of the|its|that|mark's|cell's 3x3|3×3 neighbourhood|neighborhood|area|square|grid", Word("=block")),
        ("in|among|of|within? the|its|all? up? to? four|4? orthogonally =around", Word("=edges")),
        (
            "in|among|of|within? the|its|all? up? to? four|4? orthogonal|orthogonally \
             neighbours|neighbors|connected? cells?",
            Word("=edges"),
        ),
        ("orthogonally =edges", Word("=edges")),
        ("in|within|of its|the same? row and|& its? column combined?", Word("=cross")),
        ("in|within|of its|the same? column and|& its? row combined?", Word("=cross")),
        ("in|within|of its|the same? own? 3x3|3×3? box|block|nonet", Word("=box")),
        ("in|within|of its|the same? own? row", Word("=row")),
        ("in|within|of its|the same? own? column", Word("=column")),
        // The cells that are counted.
        ("that|which are? is? odd", Property("# mod 2 = 1")),
        ("that|which are? is? even", Property("# mod 2 = 0")),
        ("odd digits|numbers|values|cells", Property("# mod 2 = 1")),
        ("even digits|numbers|values|cells", Property("# mod 2 = 0")),
        ("prime digits|numbers|values|cells", Property("prime(#)")),
        (
            "digits|cells|numbers with|of|that|having? share|has|have? the|its same parity as? it|itself|=mark?",
            Property("# mod 2 = a mod 2"),
        ),
        ("digits|cells|numbers that? are? greater|larger|higher|bigger than it|itself|=mark", Property("# > a")),
        ("digits|cells|numbers that? are? smaller|lower|less than it|itself|=mark", Property("# < a")),
        (
            "contain|are|is|that|which|containing|with contain|are|is? odd digits|digit|numbers|values?",
            Property("# mod 2 = 1"),
        ),
        (
            "contain|are|is|that|which|containing|with contain|are|is? even digits|digit|numbers|values?",
            Property("# mod 2 = 0"),
        ),
        // Layers.
        ("cells|squares|digits that|which? are|is? on|visited|used by? the? loop|path|snake|line", Word("=loop")),
        ("loop|path|snake cells|segments|squares", Word("=loop")),
        ("are|is|that|which are? visited|used|part|on by|of? the? loop|path|snake|line", Word("=loop")),
        ("cells|squares? that|which? are|is? shaded|dark|grey|black cells|squares?", Word("=shaded")),
        ("are|is shaded", Word("=shaded")),
        (
            "cells|squares? in|of|from|belonging|that|which to|belong? to? its|the own|same region \
             as? it|itself|=mark?",
            Word("=region"),
        ),
        ("belong|are|is to|in|of its|the own|same region as? it|itself|=mark?", Word("=region")),
        ("cells|squares|digits|numbers|values", Word("=cells")),
        ("it|that can? sees|see", Word("=sees")),
        ("are|is? seen|visible", Word("=sees")),
    ]
};

/// Words that say nothing for themselves here.
const FILLERS: [&str; 13] = [
    "exactly",
    "always",
    "also",
    "coloured",
    "colored",
    "small",
    "large",
    "given",
    "total",
    "combined",
    "directly",
    "immediate",
    "actual",
];

/// The words for marks.
const MARKS: [&str; 10] =
    ["circle", "circles", "square", "squares", "diamond", "diamonds", "disc", "discs", "bulb", "cell"];

/// Returns the count that a sentence without title and examples states; None if it says anything more.
fn stated(text: &str) -> Option<StatedCount> {
    let mut tokens: Vec<Token> = Vec::new();
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '\'' && sign != '×');
    for word in words.filter(|word| !word.is_empty()) {
        let word = word.trim_matches('\'');
        if FILLERS.contains(&word) || !hues(word).is_empty() {
            continue;
        }
        let is_subject = tokens.len() < 8 && !tokens.iter().any(|token| *token == Token::Word("mark".into()));
        let word = if MARKS.contains(&word) && (is_subject || word.starts_with("circle")) { "mark" } else { word };
        tokens.push(Token::Word(word.to_owned()));
    }
    reduce(&mut tokens, PATTERNS);
    let mut count = StatedCount {
        formula: String::new(),
        layer: CountLayer::Any,
        of: None,
        area: CountArea::Around,
        own: None,
        seen: false,
    };
    let mut rest = tokens.into_iter();
    if rest.next()? != Token::Word("=mark".into()) || rest.next()? != Token::Word("=counts".into()) {
        return None;
    }
    let mut area = None;
    for token in rest {
        match token {
            Token::Property(formula) if count.formula.is_empty() => count.formula = formula.replace('#', "b"),
            Token::Word(word) => match &*word {
                "=around" | "=block" | "=edges" | "=cross" | "=box" | "=row" | "=column" if area.is_none() => {
                    count.own = count.own.or((word == "=block").then_some(true));
                    area = Some(match &*word {
                        "=around" | "=block" => CountArea::Around,
                        "=edges" => CountArea::Edges,
                        "=cross" => CountArea::Cross,
                        "=box" => CountArea::Box,
                        "=row" => CountArea::Row,
                        _ => CountArea::Column,
                    });
                }
                "=loop" | "=shaded" | "=region" if count.of.is_none() => {
                    let (layer, of) = match &*word {
                        "=loop" => (CountLayer::Marked, LayerKind::Loop),
                        "=shaded" => (CountLayer::Marked, LayerKind::Shade),
                        _ => (CountLayer::Same, LayerKind::Region),
                    };
                    (count.layer, count.of) = (layer, Some(of));
                }
                "=itself" => count.own = Some(true),
                "=without" => count.own = Some(false),
                "=sees" => count.seen = true,
                "=cells" | "in" | "of" | "that" | "which" | "the" | "all" => {}
                "contain" | "containing" | "are" | "have" | "having" => {}
                _ => return None,
            },
            _ => return None,
        }
    }
    count.area = area?;
    (!count.formula.is_empty() || count.of.is_some()).then_some(count)
}

/// Recognises marked cells that count others.
pub(super) fn recognise(evidence: &mut Evidence) {
    let looks = looks(evidence);
    for at in 0..evidence.sentences.len() {
        let plain = evidence.sentences[at].plain.clone();
        let text = core(&plain);
        let Some(count) = stated(&text) else { continue };
        let has = |kind: LayerKind| {
            evidence.rules().any(|rule| rule.layer(evidence.board).is_some_and(|layer| layer.kind == kind))
        };
        if count.of.is_some_and(|kind| !has(kind)) {
            continue;
        }
        let forms: Vec<Form> = forms(&plain);
        let named: Vec<_> = hues(&plain).into_iter().map(|found| found.2).collect();
        let fits = |look: &&Look| {
            (forms.contains(&look.form) || forms.is_empty() && !named.is_empty())
                && (named.is_empty() || named.iter().any(|hue| hue.fits(look.colour)))
        };
        let own: Vec<&Look> = looks.iter().filter(fits).collect();
        let cells: CellSet = own.iter().flat_map(|look| look.cells.iter().map(|found| found.0)).collect();
        let Some(first) = own.first() else { continue };
        let marks: Vec<MarkId> =
            own.iter().flat_map(|look| look.cells.iter().map(|found| MarkId::Shape(found.1))).collect();
        let mark = match first.form {
            Form::Circle => CountMark::Circle,
            Form::Square | Form::Diamond => CountMark::Square,
            Form::Shaded => CountMark::Filled,
        };
        let is_house = matches!(count.area, CountArea::Row | CountArea::Column | CountArea::Cross | CountArea::Box);
        let ends = if count.seen { &[CountEnd::Uncounted, CountEnd::Edge][..] } else { &[CountEnd::Edge] };
        let owns = match count.own {
            Some(own) => vec![own],
            None if is_house => vec![true, false],
            None => vec![false, true],
        };
        let formula = OptionalFormula::read(&count.formula).unwrap_or_default();
        let rules = ends.iter().flat_map(|&end| owns.iter().map(move |&own| (end, own))).map(|(end, own)| -> Rule {
            let StatedCount { area, layer, .. } = count;
            let formula = formula.clone();
            Counting { area, layer, end, own, mark, formula, ..Counting::new(cells.clone(), 0) }.into()
        });
        for rule in rules.collect::<Vec<Rule>>() {
            let parts = vec![RecognisedRule { rule, marks: marks.clone() }];
            let proposal = Proposal { topic: Topic::Counting, parts, sentence: Some(at), support: Support::Strong };
            match evidence.decide(proposal) {
                Outcome::Contradicted => {}
                Outcome::Accepted | Outcome::Doubtful | Outcome::Nothing => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sentences::plain;
    use super::*;

    fn found(text: &str) -> Option<(String, CountLayer, CountArea, Option<bool>)> {
        stated(&core(&plain(text))).map(|count| (count.formula, count.layer, count.area, count.own))
    }

    #[test]
    fn counts_are_read_in_several_ways() {
        use CountArea::{Around, Box, Cross, Edges};
        use CountLayer::{Any, Marked, Same};
        for (text, formula, layer, area, own) in [
            (
                "A digit in a circle is the number of odd digits in the cells around it.",
                "b mod 2 = 1",
                Any,
                Around,
                None,
            ),
            (
                "Digits in squares indicate how many of the (up to 8) surrounding cells contain even digits.",
                "b mod 2 = 0",
                Any,
                Around,
                None,
            ),
            (
                "A circled digit counts the odd digits in its orthogonally adjacent cells.",
                "b mod 2 = 1",
                Any,
                Edges,
                None,
            ),
            (
                "Each digit in a blue circle shows the number of even digits in its row and column, including itself.",
                "b mod 2 = 0",
                Any,
                Cross,
                Some(true),
            ),
            ("The digit in a circle is the number of even digits in its box.", "b mod 2 = 0", Any, Box, None),
            (
                "A digit in a circle gives the number of loop cells in the surrounding cells, not including itself.",
                "",
                Marked,
                Around,
                Some(false),
            ),
            (
                "Digits in circles count the cells of its own region in the 3x3 area centred on the circle.",
                "",
                Same,
                Around,
                Some(true),
            ),
        ] {
            assert_eq!(found(text), Some((formula.to_owned(), layer, area, own)), "{text}");
        }
    }

    #[test]
    fn near_misses_are_not_understood() {
        for text in [
            "A digit in a circle is the number of circles that contain that digit.",
            "A digit in a circle is the number of odd digits in the cells around it, or one less.",
            "A digit in a circle is the number of different odd digits in the cells around it.",
            "A digit in a circle is the sum of odd digits in the cells around it.",
            "A digit in a circle is odd and is the number of odd digits in its row.",
            "Digits in circles count.",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
