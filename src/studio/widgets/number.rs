//! Number fields. They show the digits of the window's language, and parse those of every language.

use std::ops::RangeInclusive;

use egui::DragValue;
use egui::emath::{Numeric, format_with_decimals_in_range};

use crate::studio::state::words::western;
use crate::words::local_digits;

/// Returns a field for a number that can be dragged or typed.
pub(in crate::studio) fn number_field<N: Numeric>(value: &mut N) -> DragValue<'_> {
    DragValue::new(value).custom_formatter(format_number).custom_parser(parse_number)
}

/// Formats a number in the digits of the window's language.
fn format_number(value: f64, decimals: RangeInclusive<usize>) -> String {
    local_digits(&format_with_decimals_in_range(value, decimals))
}

/// Parses a number in the digits of any language.
fn parse_number(typed: &str) -> Option<f64> {
    western(typed).parse().ok().filter(|value: &f64| value.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, set_language};

    #[test]
    fn numbers_are_written_as_the_window_writes_them() {
        for (language, own_digits, whole, part) in [
            (Language::English, true, "1203", "2.25"),
            (Language::Persian, true, "۱۲۰۳", "۲.۲۵"),
            (Language::Persian, false, "1203", "2.25"),
        ] {
            set_language(language, own_digits);
            assert_eq!((format_number(1203.0, 0..=0), format_number(2.25, 0..=2)), (whole.to_owned(), part.to_owned()));
        }
        set_language(Language::English, true);
    }

    #[test]
    fn numbers_are_read_in_the_digits_of_every_language() {
        for (typed, value) in [
            ("1203", Some(1203.0)),
            ("۱۲۰۳", Some(1203.0)),
            ("١٢٠٣", Some(1203.0)),
            ("1۲03", Some(1203.0)),
            ("۱ ۲۰۳", Some(1203.0)),
            ("۱٬۲۰۳", Some(1203.0)),
            ("۲٫۲۵", Some(2.25)),
            ("۲.۲۵", Some(2.25)),
            ("−۳", Some(-3.0)),
            ("", None),
            ("many", None),
            ("inf", None),
            ("NaN", None),
        ] {
            assert_eq!(parse_number(typed), value, "{typed}");
        }
    }
}
