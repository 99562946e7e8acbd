//! Comparison of symbols by their appearance.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Returns whether a symbol is visible, that is, has more than combining marks and characters without a shape.
pub(super) fn is_visible(symbol: &str) -> bool {
    symbol.chars().any(|letter| !has_no_shape(letter) && !is_combining_mark(letter))
}

/// Returns whether a character shows nothing by itself, such as joiners, direction marks, fillers and variation
/// selectors (Unicode, Default_Ignorable_Code_Point).
fn has_no_shape(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns whether two symbols look the same, ignoring case, encoding and invisible characters.
pub(super) fn look_same(one: &str, other: &str) -> bool {
    let seen = |symbol: &str| {
        let letters = symbol.chars().filter(|&letter| !has_no_shape(letter)).flat_map(char::to_lowercase);
        letters.nfkc().collect::<String>()
    };
    seen(one) == seen(other)
}
