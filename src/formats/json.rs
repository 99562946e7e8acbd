//! Lenient, bounded reading of other programs' JSON, in which any value may have any type.

use serde_json::{Map, Value};

use super::codec::{CodecError, check_length};
use super::format::Format;
pub(super) use super::limits::{ELEMENTS as MAX_ELEMENTS, JSON_BYTES as MAX_BYTES};
use super::problem::ReadErrorKind;
use super::write_error::WriteError;
use crate::words::Message;

/// A JSON object.
pub(super) type Object = Map<String, Value>;

/// Parses a text that is an object.
///
/// # Errors
/// Returns an error if the text is no object, too long or nested too deeply.
pub(super) fn object(text: &str) -> Result<Object, CodecError> {
    if text.len() > MAX_BYTES {
        return Err(ReadErrorKind::TooLarge { bytes: Some(text.len() as u64), limit: MAX_BYTES as u64 }.into());
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(entry_error("JSON", "expected-object").into()),
        Err(error) if error.is_eof() => Err(CodecError::in_line(error.line(), ReadErrorKind::Truncated)),
        Err(error) => Err(CodecError {
            line: Some(error.line().max(1)),
            column: Some(error.column().max(1)),
            problem: ReadErrorKind::Syntax(error.to_string()),
        }),
    }
}

/// Serialises an object if it can be read again in this format.
///
/// # Errors
/// Returns an error if the object has too many elements, or its text is too long.
pub(super) fn serialise(object: Object, format: Format) -> Result<String, WriteError> {
    let elements: usize = object.values().map(|value| list(Some(value)).len()).sum();
    if elements > MAX_ELEMENTS {
        return Err(WriteError::TooMany { format, limit: MAX_ELEMENTS });
    }
    check_size(Value::Object(object).to_string(), format)
}

/// Returns the JSON text if it is short enough to be read again.
///
/// # Errors
/// Returns an error if it is too long.
pub(super) fn check_size(text: String, format: Format) -> Result<String, WriteError> {
    check_length(text, format, MAX_BYTES as u64)
}

/// Creates an error for a part of a file that has an unexpected form.
pub(super) fn entry_error(at: impl Into<String>, expected: &'static str) -> ReadErrorKind {
    ReadErrorKind::Entry { at: at.into(), problem: Box::new(Message::new(expected)) }
}

/// Returns the text of an object.
pub(super) fn shown(object: &Object) -> String {
    serde_json::to_string(object).unwrap_or_default()
}

/// Returns whether a text begins like a JSON object.
pub(super) fn begins_object(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

/// Returns whether a text begins like an object and is a single one, not one per line.
pub(super) fn is_single_object(text: &str) -> bool {
    begins_object(text) && !text.trim().lines().skip(1).any(begins_object)
}

/// Returns the text of a value: strings as they are, numbers as written; empty for all else.
pub(super) fn text(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) | None => String::new(),
    }
}

/// Returns the text of a value that may be a list of texts, joined with `between`; None if it is no text.
pub(super) fn joined_text(value: &Value, between: &str) -> Option<String> {
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

/// Returns a number, even if it is written as a string.
pub(super) fn number(value: Option<&Value>) -> Option<f64> {
    match value? {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse().ok().filter(|number: &f64| number.is_finite()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// Returns an integer, even if it is written as a string.
pub(super) fn integer(value: Option<&Value>) -> Option<i64> {
    number(value).filter(|number| number.fract() == 0.0 && number.abs() < 1e15).map(|number| number as i64)
}

/// Returns whether a value is truthy, as in JavaScript.
pub(super) fn is_truthy(value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null) => false,
        Some(Value::Bool(on)) => *on,
        Some(Value::Number(number)) => number.as_f64() != Some(0.0),
        Some(Value::String(text)) => !text.is_empty(),
        Some(Value::Array(_) | Value::Object(_)) => true,
    }
}

/// Returns the elements of a list; empty if the value is no list.
pub(super) fn list(value: Option<&Value>) -> &[Value] {
    value.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// Formats hundredths as a JSON number: 75 as 0.75, 100 as 1.
pub(super) fn hundredths(number: u16) -> Value {
    if number.is_multiple_of(100) { Value::from(number / 100) } else { Value::from(f64::from(number) / 100.0) }
}
