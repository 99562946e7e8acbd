//! JSON of other programs, read tolerantly and within bounds: what stands there may be anything.

use serde_json::{Map, Value};

use super::codec::{Fault, unless_too_large};
pub(super) use super::limits::{ELEMENTS as MOST_ELEMENTS, JSON_BYTES as MOST_BYTES};
use super::write_error::WriteError;
use super::{Format, Problem};
use crate::words::Message;

/// An object of JSON.
pub(super) type Object = Map<String, Value>;

/// The object that a text is.
///
/// # Errors
/// When it is none, is too long or too deep.
pub(super) fn object(text: &str) -> Result<Object, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLarge { bytes: Some(text.len() as u64), limit: MOST_BYTES as u64 }.into());
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(entry("JSON", "expected-object").into()),
        Err(error) if error.is_eof() => Err(Fault::in_line(error.line(), Problem::Truncated)),
        Err(error) => Err(Fault {
            line: Some(error.line().max(1)),
            column: Some(error.column().max(1)),
            problem: Problem::Syntax(error.to_string()),
        }),
    }
}

/// An object that is written in this format, if it is one that is read again.
///
/// # Errors
/// When it has too many elements, or its text is too long.
pub(super) fn written(object: Object, format: Format) -> Result<String, WriteError> {
    let elements: usize = object.values().map(|value| list(Some(value)).len()).sum();
    if elements > MOST_ELEMENTS {
        return Err(WriteError::TooMany { format, limit: MOST_ELEMENTS });
    }
    bounded(Value::Object(object).to_string(), format)
}

/// A text of JSON, if it is one that is read again.
///
/// # Errors
/// When it is too long.
pub(super) fn bounded(text: String, format: Format) -> Result<String, WriteError> {
    unless_too_large(text, format, MOST_BYTES as u64)
}

/// A part of a file that is not what it should be.
pub(super) fn entry(at: impl Into<String>, expected: &'static str) -> Problem {
    Problem::Entry { at: at.into(), problem: Box::new(Message::new(expected)) }
}

/// Whether a text begins like an object of JSON.
pub(super) fn opens(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

/// Whether a text begins like an object and is one, not one a line.
pub(super) fn is_one(text: &str) -> bool {
    opens(text) && !text.trim().lines().skip(1).any(opens)
}

/// The text of a value: strings as they are, numbers as written; nothing for all else.
pub(super) fn text(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) | None => String::new(),
    }
}

/// Words, which may be a list of texts: these with `between` between them. None for what is no words.
pub(super) fn words(value: &Value, between: &str) -> Option<String> {
    match value {
        Value::Array(parts) => {
            let part = |part: &Value| matches!(part, Value::String(_) | Value::Number(_)).then(|| text(Some(part)));
            parts.iter().map(part).collect::<Option<Vec<_>>>().map(|parts| parts.join(between))
        }
        Value::String(_) | Value::Number(_) => Some(text(Some(value))),
        Value::Null => Some(String::new()),
        Value::Bool(_) | Value::Object(_) => None,
    }
}

/// A number, also where it is written as a string.
pub(super) fn number(value: Option<&Value>) -> Option<f64> {
    match value? {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse().ok().filter(|number: &f64| number.is_finite()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// A whole number, also where it is written as a string.
pub(super) fn whole(value: Option<&Value>) -> Option<i64> {
    number(value).filter(|number| number.fract() == 0.0 && number.abs() < 1e15).map(|number| number as i64)
}

/// Whether a value is one that its program takes for yes.
pub(super) fn is_set(value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null) => false,
        Some(Value::Bool(on)) => *on,
        Some(Value::Number(number)) => number.as_f64() != Some(0.0),
        Some(Value::String(text)) => !text.is_empty(),
        Some(Value::Array(_) | Value::Object(_)) => true,
    }
}

/// The elements of a list; none where there is no list.
pub(super) fn list(value: Option<&Value>) -> &[Value] {
    value.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A number of hundredths as JSON has it: 75 as 0.75, 100 as 1.
pub(super) fn hundredths(number: u16) -> Value {
    if number.is_multiple_of(100) { Value::from(number / 100) } else { Value::from(f64::from(number) / 100.0) }
}
