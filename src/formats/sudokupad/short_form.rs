//! The short form of SudokuPad's JSON: keys of one or two letters, and quotation marks only where needed.

use serde_json::{Map, Value};

use crate::formats::limits::SHORT_FORM_DEPTH;

/// Short keys and their meanings.
const KEYS: &[(&str, &str)] = &[
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
    ("vd", "videos"),
];

/// A reason why a text is not in short form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShortFormError {
    /// Values are nested more than [`SHORT_FORM_DEPTH`] deep.
    TooDeep,
    /// The text is something else, or malformed.
    Malformed,
}

/// Parses a text in short form.
///
/// # Errors
/// Returns an error if it is malformed or nested too deeply.
pub(super) fn parse_short_form(text: &str) -> Result<Value, ShortFormError> {
    let mut reader = ShortFormReader { text, at: 0, deep: false };
    match reader.value(0) {
        Some(value) if reader.text[reader.at..].trim().is_empty() => Ok(value),
        Some(_) | None if reader.deep => Err(ShortFormError::TooDeep),
        Some(_) | None => Err(ShortFormError::Malformed),
    }
}

struct ShortFormReader<'a> {
    text: &'a str,
    at: usize,
    /// True if values are nested too deeply.
    deep: bool,
}

impl<'a> ShortFormReader<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        match self.peek() {
            _ if depth > SHORT_FORM_DEPTH => {
                self.deep = true;
                None
            }
            Some('{') => self.object(depth),
            Some('[') => self.list(depth),
            Some(mark @ ('\'' | '"')) => self.quoted(mark).map(Value::from),
            Some(_) | None => Some(plain(self.word(&[',', '}', ']']))),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        let mut object = Map::new();
        self.at += 1;
        if self.take('}') {
            return Some(Value::Object(object));
        }
        loop {
            let key = match self.peek()? {
                mark @ ('\'' | '"') => self.quoted(mark)?,
                _ => self.word(&[':', ',', '}']).to_owned(),
            };
            if !self.take(':') {
                return None;
            }
            let key = KEYS.iter().find(|(short, _)| *short == key).map_or(key.as_str(), |(_, long)| long);
            let value = match self.peek() {
                Some('{' | '[' | '\'' | '"') => self.value(depth + 1)?,
                _ if COLOURS.contains(&key) => colour(self.word(&[',', '}', ']'])),
                _ => self.value(depth + 1)?,
            };
            object.insert(key.to_owned(), value);
            if self.take('}') {
                return Some(Value::Object(object));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut list = Vec::new();
        self.at += 1;
        if self.take(']') {
            return Some(Value::Array(list));
        }
        loop {
            list.push(self.value(depth + 1)?);
            if self.take(']') {
                return Some(Value::Array(list));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    /// Reads a quoted string. A quotation mark within a word is an apostrophe.
    fn quoted(&mut self, mark: char) -> Option<String> {
        let mut text = String::new();
        let mut symbols = self.text[self.at..].char_indices().skip(1).peekable();
        while let Some((at, symbol)) = symbols.next() {
            match symbol {
                '\\' => match symbols.next()?.1 {
                    'n' => text.push('\n'),
                    't' => text.push('\t'),
                    'r' => text.push('\r'),
                    other => text.push(other),
                },
                _ if symbol == mark && matches!(symbols.peek(), None | Some((_, ',' | '}' | ']' | ':'))) => {
                    self.at += at + mark.len_utf8();
                    return Some(text);
                }
                _ => text.push(symbol),
            }
        }
        None
    }

    fn word(&mut self, ends: &[char]) -> &'a str {
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }
}

/// Returns whether a word is a row of digits rather than a number.
fn is_code(word: &str) -> bool {
    let starts_with_zero = word.len() > 1 && word.starts_with('0');
    word.bytes().all(|byte| byte.is_ascii_digit()) && (word.len() > 9 || starts_with_zero)
}

/// Keys of colours, which are written without the `#` in front.
const COLOURS: [&str; 9] =
    ["color", "backgroundColor", "borderColor", "textColor", "fill", "stroke", "outlineC", "fontC", "baseC"];

/// Converts an unquoted colour.
fn colour(word: &str) -> Value {
    let word = word.trim();
    let is_bare = matches!(word.len(), 6 | 8) && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_bare { format!("#{word}").into() } else { plain(word) }
}

/// Converts an unquoted word.
fn plain(word: &str) -> Value {
    match word.trim() {
        "" => Value::Object(Map::new()),
        "t" | "true" => true.into(),
        "f" | "false" => false.into(),
        "null" => Value::Null,
        "#0" => "#000000".into(),
        "#F" => "#FFFFFF".into(),
        // A number would lose digits of a solution, and zeros at its start.
        word if is_code(word) => word.into(),
        word => match word.parse::<f64>() {
            Ok(number) if number.is_finite() && number.fract() == 0.0 && number.abs() < 1e9 => (number as i64).into(),
            Ok(number) if number.is_finite() => number.into(),
            Ok(_) | Err(_) => word.into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn short_forms_are_read() {
        let text = "{cs:50,ce:[[,{v:3}],[,]],re:[[[0,0],[0,1]]],l:[{wp:[[.5,1.5]],c:#CFCFCF,th:9.6}],\
            u:[{ct:[1,1],r:t,c1:#0,c2:#F,te:'it's {odd}, so',c:1E9600}],id:'x',\
            solution:0123456789012345678901}";
        let expected = json!({
            "cellSize": 50,
            "cells": [[{}, { "value": 3 }], [{}, {}]],
            "regions": [[[0, 0], [0, 1]]],
            "lines": [{ "wayPoints": [[0.5, 1.5]], "color": "#CFCFCF", "thickness": 9.6 }],
            "underlays": [{
                "center": [1, 1], "rounded": true, "borderColor": "#000000", "backgroundColor": "#FFFFFF",
                "text": "it's {odd}, so", "color": "#1E9600",
            }],
            "id": "x",
            "solution": "0123456789012345678901",
        });
        assert_eq!(parse_short_form(text), Ok(expected));
        for broken in ["{", "{a", "{a:[1,2}", "[1,2", "{a:'x}"] {
            assert_eq!(parse_short_form(broken), Err(ShortFormError::Malformed), "{broken}");
        }
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(parse_short_form(&nested(SHORT_FORM_DEPTH + 1)).is_ok());
        assert_eq!(parse_short_form(&nested(SHORT_FORM_DEPTH + 2)), Err(ShortFormError::TooDeep));
        assert_eq!(parse_short_form(&"[".repeat(1000)), Err(ShortFormError::TooDeep));
    }
}
