//! Values of elements.

use serde_json::Value;

use crate::formats::json;

/// The value of an element.
pub(super) enum ElementValue {
    Missing,
    Number(u16),
    /// A text that is no number.
    Text(String),
}

pub(super) fn element_value(value: Option<&Value>) -> ElementValue {
    let text = json::text(value);
    let number = json::integer(value).and_then(|number| u16::try_from(number).ok());
    match (text.trim(), number) {
        ("", _) => ElementValue::Missing,
        (_, Some(number)) => ElementValue::Number(number),
        (words, None) => ElementValue::Text(words.to_owned()),
    }
}
