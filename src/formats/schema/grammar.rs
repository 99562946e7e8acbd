//! The kinds of text in fields, distinguished by which samples their parsers accept and reject.

/// A kind of text.
pub(super) struct TextKind {
    /// A regular expression that all such texts match; None if it would match anything.
    pub pattern: Option<&'static str>,
    /// A description.
    pub description: &'static str,
    /// Texts that parsers of this kind accept, of which the first is a sample.
    accepted: &'static [&'static str],
    /// Texts that parsers of this kind reject.
    rejected: &'static [&'static str],
}

const fn grammar(
    words: &'static str,
    pattern: &'static str,
    taken: &'static [&'static str],
    refused: &'static [&'static str],
) -> TextKind {
    TextKind { pattern: Some(pattern), description: words, accepted: taken, rejected: refused }
}

const fn free(words: &'static str, taken: &'static [&'static str], refused: &'static [&'static str]) -> TextKind {
    TextKind { pattern: None, description: words, accepted: taken, rejected: refused }
}

/// The kinds from the strictest to the loosest.
const GRAMMARS: &[TextKind] = &[
    grammar(
        "A cell: r3c4.",
        "^[rR]0*[1-9][0-9]{0,2}[cC]0*[1-9][0-9]{0,2}$",
        &["r1c1", "r12c3"],
        &["r1c1-2", "r1c1 r1c2", "", "r0c1"],
    ),
    grammar(
        "Two cells that share an edge: r1c1-2.",
        "^[rR][0-9]+(-[0-9]+)?[cC][0-9]+(-[0-9]+)?([ ,\\t\\n]+[rR][0-9]+[cC][0-9]+)?$",
        &["r1c1-2", "r1c1 r2c1"],
        &["r1c1", "r1c1-3", ""],
    ),
    grammar(
        "Cells in their order: r1c1 r1c2 r2c3.",
        "^[ ,\\t\\n]*([rR][0-9]+[cC][0-9]+([ ,\\t\\n]+|$))*$",
        &["r1c1 r1c2", ""],
        &["r1c1-2", "1"],
    ),
    grammar(
        "Cells and rectangles of cells: r1c1-3 r2-4c5.",
        "^[ ,\\t\\n]*([rR][0-9]+(-[0-9]+)?[cC][0-9]+(-[0-9]+)?([ ,\\t\\n]+|$))*$",
        &["r1c1-2 r2-3c3", ""],
        &["x", "1", "top1"],
    ),
    grammar(
        "Numbers of rows or columns in their order, a dot where there is none: 14 . 36.",
        "^\\s*((\\.|[0-9]{1,4})(\\s+|$))*$",
        &["14 . 36", ""],
        &["A", "-1", "12345", "top1>3"],
    ),
    grammar(
        "Digits of rows or columns in their order, a dot where there are none: 14 . A.",
        "^\\s*((\\.|[0-9A-Za-z]+)(\\s+|$))*$",
        &["14 . A", ""],
        &["-", "top1>3"],
    ),
    grammar(
        "Places beyond an edge with a number each, along diagonals: top4>15 left2<7.",
        "^\\s*((top|right|bottom|left)[0-9]{1,3}[<>][0-9]{1,4}(\\s+|$))*$",
        &["top4>15 left2<7", ""],
        &["top4>A", "15", "top4>12345"],
    ),
    grammar(
        "Places beyond an edge with digits each, along diagonals: top4>15 left2<A.",
        "^\\s*((top|right|bottom|left)[0-9]{1,3}[<>][0-9A-Za-z]*(\\s+|$))*$",
        &["top4>15 left2<A", ""],
        &["15", "x"],
    ),
    free(
        "The clue of a sum: a number, a letter, 2A+B, <12, prime, square, odd, even, ? or =.",
        &["2A+B-3", "<12", "prime", "?"],
        &["", "AB", "A+"],
    ),
    grammar("Rows and columns of a box: 2x3.", "^[0-9]+x[0-9]+$", &["2x3"], &["2", "x3", "", "1,2"]),
    grammar("Which way a sum is bound.", "^(equal|at-most|at-least)$", &["equal", "at-most", "at-least"], &["", "x"]),
    grammar(
        "Leaps, as rows and columns: 1,2 0,3.",
        "^\\s*([0-9]{1,2}[,x×][0-9]{1,2}(\\s+|$))+$",
        &["1,2 3,1"],
        &["", "12", "a,b"],
    ),
    grammar(
        "A colour, with its opacity unless it is opaque: #FFCC00 or #FFCC0080.",
        "^\\s*#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\\s*$",
        &["#FFCC00", "#FFCC0080"],
        &["", "red", "#12345"],
    ),
    grammar("A PNG, JPEG or WebP picture in Base64.", "^[A-Za-z0-9+/\\s]+=*\\s*$", &["iVBORw0KGgo="], &["", "AAAA"]),
    grammar("Digits, one after another: 13A.", "^[0-9A-Za-z]*$", &["12", "1A", ""], &["-", "1 2"]),
    free("A formula of two digits a and b.", &["a = b", "|a - b| >= 4"], &["", "(", "a"]),
    free("A regular expression of digits.", &["1.*2", "(1|2)3"], &["(", "["]),
    free("Words.", &["some ( words", ""], &[]),
];

/// Returns the kind of text that a parser accepts.
pub(super) fn of_text(takes: impl Fn(&str) -> bool) -> &'static TextKind {
    let fits = |grammar: &&TextKind| {
        grammar.accepted.iter().all(|text| takes(text)) && !grammar.rejected.iter().any(|text| takes(text))
    };
    GRAMMARS.iter().find(fits).unwrap_or(&UNKNOWN)
}

/// The fallback for unknown kinds of text.
const UNKNOWN: TextKind = free("A text.", &[""], &[]);

/// Returns a sample of the kind with this description.
pub(super) fn sample(words: &str) -> &'static str {
    let known = GRAMMARS.iter().find(|grammar| grammar.description == words);
    known.and_then(|grammar| grammar.accepted.first()).copied().unwrap_or_default()
}
