//! Values of elements.

use serde_json::Value;

use crate::formats::json;

/// The value of an element.
pub(super) enum Told {
    Nothing,
    Number(u16),
    /// A text that is no number.
    Words(String),
}

pub(super) fn told(value: Option<&Value>) -> Told {
    let text = json::text(value);
    let number = json::whole(value).and_then(|number| u16::try_from(number).ok());
    match (text.trim(), number) {
        ("", _) => Told::Nothing,
        (_, Some(number)) => Told::Number(number),
        (words, None) => Told::Words(words.to_owned()),
    }
}
