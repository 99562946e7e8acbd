//! Sentences that state no rule: the order of the digits of a set, facts that the drawing shows, fog, links, and the
//! rules of every sudoku in other words. A sentence is only taken for a remark if each of its words is one that such a
//! remark may have, so that no word that makes it a rule goes unnoticed.

use super::sentences::{find_any, numbers};

/// A sort of remarks.
struct Remark {
    /// Lists of which the sentence has one phrase each.
    with: &'static [&'static [&'static str]],
    /// Phrases that the sentence does not have.
    without: &'static [&'static str],
    /// All words that the sentence may have besides numbers and colours.
    words: &'static str,
}

/// Words of many remarks.
const COMMON: &str = "a an the these those this that they it its is are be been in on at of to from for with by and or \
    also all each every any some other puzzle grid here note as will may can";

/// Words of sentences that permit something, or are about some of the marks.
const PERMISSIONS: &[&str] = &[
    "may repeat",
    "can repeat",
    "may contain",
    "can contain",
    "may have",
    "may be",
    "can be",
    "can have",
    "some",
    "need",
];

const REMARKS: &[Remark] = &[
    // "These digits can appear in any order."
    Remark {
        with: &[&["any order"]],
        without: &[],
        words: "digits digit numbers values might appear occur come placed arranged order which line lines",
    },
    // "Box borders divide each blue line into segments."
    Remark {
        with: &[&["divide", "split"], &["segments", "sections"], &["border"]],
        without: &[],
        words: "3x3 box region boxes regions border borders divide divides divided split splits line lines into \
             segments sections",
    },
    // "Lines do not cross."
    Remark {
        with: &[
            &["lines", "arrows", "cages", "thermometers", "thermos"],
            &["overlap", "cross", "branch", "bend", "diverge", "intersect", "share"],
        ],
        without: &[],
        words: "lines line arrows cages thermometers thermos clues do does not don't never cannot can't overlap \
             cross branch bend diverge intersect share but different same type themselves another way ways no where \
             go straight",
    },
    // "Placing correct digits reveals clues in the surrounding cells."
    Remark {
        with: &[&["fog", "reveal"], &["correct", "cover", "hid", "appears", "clear", "reveal", "dissipate", "lift"]],
        without: &[],
        words: "fog foggy covers covering covered cover most part parts much hides hide hidden hiding correct \
             correctly placing placed place entering entered digits digit clear clears clearing cleared reveal \
             reveals revealing revealed away lift lifts lifted around surrounding them 3x3 3 area areas region cell \
             cells clues clue progressively minimum under often well appears disappear neighbouring neighboring \
             adjacent dissipate dissipates when once only possibly potentially up nearby elsewhere initially",
    },
    // "There is no negative constraint."
    Remark {
        with: &[&["no negative constraint"]],
        without: &[],
        words: "there no negative constraint constraints pairs have ratio consecutive dots unmarked sum digits cells \
             x v",
    },
    // "Digits must not repeat in the same row, column or box."
    Remark {
        with: &[&["row"], &["column"], &["box", "boxes", "region", "regions", "3x3"], &["repeat"]],
        without: PERMISSIONS,
        words: "digits digit numbers must not cannot can't no repeat repeats repeated within same row rows column \
             columns box boxes 3x3 region regions",
    },
    // "Each row, column and box contains the digits 1 to 9 once."
    Remark {
        with: &[
            &["row"],
            &["column"],
            &[
                "once",
                "1 to",
                "1-",
                "1 through",
                "0 to",
                "0-",
                "different",
                "repeat",
                "all digits",
                "every digit",
                "complete set",
            ],
        ],
        without: PERMISSIONS,
        words: "digits digit numbers number contain contains must have has exactly once one through from repeating \
             repeats repeated repetition without no not cannot row rows column columns col cols box boxes block \
             blocks region regions outlined irregular marked indicated thick thicker borders nine different set \
             complete place placed put enter write fill filled b c d e f g h i j k l m n o p q r s t into such appear \
             appears occur occurs when so repeat do does same standard normal sudoku rules apply within 3x3 9x9 2x3 \
             3x2 2x4 4x2 area areas nonet cells cell",
    },
    // "The usual rules of sudoku apply."
    Remark {
        with: &[&["sudok", "soduk"], &["appl", "rules"]],
        without: &[],
        words: "normal standard usual classic classical regular conventional ordinary sudoku sudoko soduku sodoku \
             rules rule apply applies",
    },
    // "Different lines may have different totals."
    Remark {
        with: &[
            &["may", "can", "need not", "not necessarily"],
            &["different", "not necessarily"],
            &["sum", "total", "value", "n may", "n can", "sequence"],
        ],
        without: &["may not", "can not", "must not", "do not"],
        words: "line lines line's sum sums total totals value values sequence sequences n nb segments contain type \
             joined have different one another not necessarily same do need their cages cage individual separate \
             segment",
    },
    // "The centre of each line is marked with a dot."
    Remark {
        with: &[&["marked"], &["center", "centre", "middle"], &["line"]],
        without: &[],
        words: "center centre middle line lines zipper marked dot circle disc small",
    },
    // "Repeats are allowed if other rules allow them."
    Remark {
        with: &[&["repeat"], &["allow", "permitted", "may be repeated", "can be repeated"]],
        without: &[],
        words: "repeats repeat repeated digits digit allowed allow permitted if rules rule them line lines circle \
             combinations calculation arrow arrows diagonal diagonals",
    },
];

/// Phrases at the beginning of sentences that say in other words what the sentence before says.
const RESTATED: &[&str] =
    &["(i.e", "i.e", "(ie ", "ie ", "(ie,", "ie,", "that is,", "(that is", "in other words", "hence,", "thus,"];

/// Words that a sentence with a link to other puzzles does not have.
const OF_RULES: &[&str] = &[
    "digit", "cell", "row", "column", "box", "cage", "line", "sum", "number", "must", "cannot", "not", "rule", "grid",
];

/// Returns the columns of which a plain sentence says that something is true of them as well; none if it says more.
pub(super) fn also_of_columns(plain: &str) -> Vec<u16> {
    const WORDS: &str = "same true column columns digit digits respectively applies apply rule has have likewise each \
        indicates indexes indexing location position regarding does goes so its row rows 5s 9s 5's 9's";
    let says = find_any(plain, &["same", "applies", "likewise", "also", "digit 9"]).is_some();
    if !says || find_any(plain, &["column"]).is_none() || !has_only(plain, WORDS) {
        return vec![];
    }
    numbers(plain).into_iter().map(|(_, number)| number).collect()
}

/// Returns the column of which a plain sentence says that each digit says where the number of the column is in its row;
/// None if it says more.
pub(super) fn indexed_column(plain: &str) -> Option<u16> {
    const WORDS: &str = "each digit digits column indicates indicate indexes index gives give says say where position \
        location its their row appears which column's number placed";
    let text = plain.split_once(": ").map_or(plain, |(_, rest)| rest).split('(').next().unwrap_or_default();
    let says = find_any(text, &["column"]).is_some()
        && find_any(text, &["each digit", "digits in", "every digit"]).is_some()
        && find_any(text, &["position", "location", "index", "where"]).is_some();
    let numbers = numbers(text);
    let &[(_, column), (_, digit)] = &numbers[..] else { return None };
    (says && column == digit && has_only(text, WORDS)).then_some(column)
}

/// Returns whether a plain sentence says that the digits in all circles differ, and nothing else.
pub(super) fn say_circles_differ(plain: &str) -> bool {
    const WORDS: &str = "circles circled arrows arrow's arrows' digits numbers values cells contain contains must have \
        digit number different distinct unique not do cannot can't repeat repeats no don't two same identical equal \
        complete set words";
    let none_alike =
        find_any(plain, &["no two"]).is_some() && find_any(plain, &["same", "identical", "equal"]).is_some();
    let differ =
        none_alike || find_any(plain, &["different", "distinct", "unique", "repeat", "complete set"]).is_some();
    let all = find_any(plain, &["circles", "circled"]).is_some();
    let permits = !none_alike && find_any(plain, PERMISSIONS).is_some();
    all && differ && !permits && has_only(plain, WORDS)
}

/// Returns whether a plain sentence has no words but these, the common ones, numbers and colours.
pub(super) fn has_only(plain: &str, own: &str) -> bool {
    let has = |list: &str, word: &str| list.split_whitespace().any(|own| own == word);
    let known = |word: &str| {
        has(COMMON, word) || has(own, word) || word.parse::<u16>().is_ok() || !super::hues::hues(word).is_empty()
    };
    let words = plain.split(|sign: char| !sign.is_alphanumeric() && sign != '\'');
    words.map(|word| word.trim_matches('\'')).filter(|word| !word.is_empty()).all(known)
}

/// Returns whether a plain sentence states no rule.
pub(super) fn is_remark(plain: &str) -> bool {
    let plain = &plain.replace("share cells", "share").replace("share circles", "share");
    let is = |remark: &Remark| {
        let repeats = find_any(plain, &["repeat"]).is_some()
            && find_any(plain, &["no ", "not ", "cannot", "can't", "without", "don't"]).is_none();
        // Marked regions besides boxes are extra regions.
        let extra = find_any(plain, &["marked region", "marked area"]).is_some() && find_any(plain, &["box"]).is_some();
        remark.with.iter().all(|phrases| find_any(plain, phrases).is_some())
            && !extra
            && !(remark.with[0].contains(&"row") && repeats)
            && find_any(plain, remark.without).is_none()
            && has_only(plain, remark.words)
    };
    REMARKS.iter().any(is) || is_link(plain)
}

/// Returns whether a plain sentence only names a place on the web.
fn is_link(plain: &str) -> bool {
    const PLACES: [&str; 5] = ["http", "www.", ".com", ".net", "youtu"];
    PLACES.iter().any(|place| plain.contains(place)) && find_any(plain, OF_RULES).is_none()
}

/// Returns whether a plain sentence says the one before it in other words.
pub(super) fn restates(plain: &str) -> bool {
    RESTATED.iter().any(|phrase| plain.starts_with(phrase))
}

#[cfg(test)]
mod tests {
    use super::super::sentences::plain;
    use super::*;

    #[test]
    fn remarks_are_known_and_their_near_misses_are_not() {
        for text in [
            "(These digits can appear in any order.)",
            "They may be placed in any order.",
            "The 3x3 box borders divide each teal line into segments.",
            "Region borders split the lines into sections.",
            "Lines and cages do not overlap.",
            "The lines go straight where they cross.",
            "Most of the grid is covered by fog.",
            "Placing correct digits reveals clues in the surrounding 3x3 area.",
            "There is no negative constraint.",
            "Digits cannot repeat within any row, column or 3x3 box.",
            "Put the digits 1 to 9 once each into every row, column and marked region.",
            "Ordinary Sudoku rules apply!",
            "N may be different for different lines.",
            "The red and blue sums are not necessarily the same.",
            "Repeats are allowed if other rules allow them.",
            "Visit www.example.com for more by me.",
        ] {
            assert!(is_remark(&plain(text)), "{text}");
        }
        for text in [
            "These digits appear in ascending order.",
            "Digits may not appear in any order.",
            "Box borders divide each line into segments with odd digits.",
            "Each line is divided into segments.",
            "Lines do not cross cells with even digits.",
            "Cells without fog contain correct odd digits.",
            "There is a negative constraint.",
            "Digits may repeat within a row, column or box once.",
            "Normal sudoku rules do not apply.",
            "Different lines must have different totals.",
            "Different lines may not have the same total.",
            "Digits may repeat within a row, column or box.",
            "Each row, column, box and marked region contains the digits 1 to 9.",
            "Each row, column and box contains one doubled digit once.",
            "Repeats are allowed only in cages.",
            "Each digit is the number of rows; see www.example.com.",
        ] {
            assert!(!is_remark(&plain(text)), "{text}");
        }
        assert!(say_circles_differ(&plain("All circles contain different digits.")));
        assert!(say_circles_differ(&plain("In other words, no two circles may contain the same digit.")));
        assert!(!say_circles_differ(&plain("No two circles of a row may contain the same digit.")));
        assert!(!say_circles_differ(&plain("Some circles contain different digits.")));
        assert!(!say_circles_differ(&plain("Circles along a line contain different digits.")));
        assert_eq!(
            also_of_columns(&plain("The same is true of columns 5 and 9, and the digits 5 and 9.")),
            [5, 9, 5, 9]
        );
        let column =
            "Each digit in column 1 indicates the position of the 1 in its row (that is, 1 in R2C1 is in R2C1).";
        assert_eq!(indexed_column(&plain(column)), Some(1));
        assert_eq!(
            indexed_column(&plain("Each odd digit in column 1 indicates the position of the 1 in its row.")),
            None
        );
        assert_eq!(indexed_column(&plain("Each digit in column 1 indicates the position of the 2 in its row.")), None);
        assert!(also_of_columns(&plain("Column 5 has the same sum as column 9.")).is_empty());
        assert!(restates(&plain("(i.e., one digit is twice the other).")));
        assert!(!restates(&plain("One digit, i.e. the first, is twice the other.")));
    }
}
