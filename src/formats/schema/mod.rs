//! Generates the JSON Schema of the JSON form by probing which values its parser accepts at each place.

mod grammar;
mod trace;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::ron::{PuzzleFile, VERSION};
use crate::puzzle::{MAX_FOG_LINKS, MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, MAX_NOT_UNDERSTOOD, MAX_TAGS};
use crate::variant::Kind;
use grammar::{TextKind, of_text};
use trace::{PathStep, RequestedType, accepts, requested_type};

/// Returns the schema (draft 2020-12) of an object of JSON lines, as formatted JSON.
pub fn json_schema() -> String {
    let mut root = schema::<PuzzleFile>(&mut Vec::new());
    let fields = root.as_object_mut().expect("a puzzle is an object");
    let mut whole = Map::new();
    whole.insert("$schema".into(), "https://json-schema.org/draft/2020-12/schema".into());
    whole.insert("title".into(), "A puzzle of Gridwright, a line of a .jsonl file".into());
    whole.append(fields);
    let properties = &mut whole["properties"];
    properties["gridwright"] = json!({ "const": VERSION, "description": "The version of the form." });
    for (name, words) in WORDS {
        properties[*name]["description"] = (*words).into();
    }
    let rows = "^[0-9A-Za-z.#\\s]*$";
    properties["givens"]["items"]["pattern"] = rows.into();
    properties["grids"]["items"]["properties"]["regions"]["items"]["pattern"] = rows.into();
    properties["solution"]["items"]["pattern"] = rows.into();
    for name in ["title", "author", "source", "date"] {
        properties[name]["maxLength"] = MAX_LETTERS_IN_A_LINE.into();
    }
    for name in ["rules_text", "link", "message", "notes", "solution_text"] {
        properties[name]["maxLength"] = MAX_LETTERS_IN_A_TEXT.into();
    }
    properties["tags"]["maxItems"] = MAX_TAGS.into();
    properties["fog"]["properties"]["links"]["maxItems"] = MAX_FOG_LINKS.into();
    properties["not_understood"]["maxItems"] = MAX_NOT_UNDERSTOOD.into();
    // One definition per kind, so that each has its name.
    let rules = properties["rules"]["items"]["properties"]["rule"]["properties"].take();
    let mut kinds = Map::new();
    let mut named = Map::new();
    for (name, mut rule) in rules.as_object().cloned().unwrap_or_default() {
        let kind = Kind::ALL.iter().find(|kind| format!("{kind:?}") == name);
        rule["title"] = kind.map(|kind| kind.name().to_string()).into();
        named.insert(name.clone(), json!({ "$ref": format!("#/$defs/{name}") }));
        kinds.insert(name, rule);
    }
    properties["rules"]["items"]["properties"]["rule"]["properties"] = Value::Object(named);
    whole.insert("$defs".into(), Value::Object(kinds));
    let text = serde_json::to_string_pretty(&Value::Object(whole)).expect("a value can be written");
    text + "\n"
}

/// Descriptions of the fields of a puzzle.
const WORDS: &[(&str, &str)] = &[
    ("title", "The title; left out where there is none."),
    ("author", "Who made it; left out where nobody is named."),
    ("stars", "How hard the author says it is, from 1 to 5; left out where the solving path says it."),
    ("digits_from", "What the first digit is called, in the rows and in what rules say: 1 where it is left out."),
    ("grids", "The grids of the board, each with its first cell and its boxes, its regions, or neither."),
    ("givens", "Rows from the board's first to its last: `.` an empty cell, `#` off the board; blanks mean nothing."),
    (
        "rules",
        "The rules, each with its colour if it has one of its own, whether it is on, and what its author calls it.",
    ),
    ("remarks", "What solvers told the author, each with its cells and after how many seconds."),
    ("symbols", "How the digits are written; 1 to 9, then A to P where it is left out."),
    ("source", "Where the puzzle was published first."),
    ("link", "The address of the puzzle or of a video about it."),
    ("date", "The date of publication, as the author writes it."),
    ("tags", "Tags for finding the puzzle."),
    ("rules_text", "The author's own rules text, in place of all sentences of the rules."),
    (
        "rules_text_about",
        "The subjects of the rules text: kinds, `Board`, `SharedCells`; those of the rules if omitted.",
    ),
    ("sentences", "The author's own sentences, each in place of those about a kind, `Board` or `SharedCells`."),
    ("message", "The message to a solver who has finished."),
    ("notes", "Notes for the editor, which are never printed."),
    ("solution", "The author's solution, in rows like those of the givens; `.` is an unknown digit."),
    ("solution_text", "The author's solution if it is not one digit of the board for each cell."),
    (
        "drawings",
        "What is drawn on and around the board without a meaning, from back to front. Places are x and y in cells from \
         the top left corner of r1c1, colours #RRGGBB or #RRGGBBAA.",
    ),
    (
        "fog",
        "Fog over the board: the cells that are clear from the start, and links that clear cells once others have \
         their right digits. Without links, a right digit clears its cell and those around it.",
    ),
    ("not_understood", "Elements of another program's file that were not understood, so that rules may be missing."),
];

/// Returns the schema of the value at a path, recursively.
fn schema<T: DeserializeOwned>(way: &mut Vec<PathStep>) -> Value {
    let inner = |way: &mut Vec<PathStep>, step: PathStep| {
        way.push(step);
        let schema = schema::<T>(way);
        way.pop();
        schema
    };
    let mut schema = match requested_type::<T>(way) {
        None | Some(RequestedType::Name) => json!({}),
        Some(RequestedType::Boolean) => json!({ "type": "boolean" }),
        Some(RequestedType::Text) => text_schema::<T>(way),
        Some(RequestedType::Whole(most)) => whole_schema::<T>(way, most),
        Some(RequestedType::WholeOrText) => {
            let (mut whole, text) = (whole_schema::<T>(way, u32::MAX.into()), text_schema::<T>(way));
            text.as_object().into_iter().flatten().for_each(|(key, value)| whole[key] = value.clone());
            whole["type"] = json!(["integer", "string"]);
            whole
        }
        Some(RequestedType::Number) => json!({ "type": "number" }),
        Some(RequestedType::Tuple(length)) => {
            let items = inner(way, PathStep::Item);
            json!({ "type": "array", "items": items, "minItems": length, "maxItems": length })
        }
        Some(RequestedType::List) => json!({ "type": "array", "items": inner(way, PathStep::Item) }),
        Some(RequestedType::Fields(fields)) => {
            let properties: Map<String, Value> =
                fields.iter().map(|&field| (field.to_owned(), inner(way, PathStep::Field(field)))).collect();
            let whole = sample(&json!({ "type": "object", "properties": properties }));
            // A field is required if a complete sample is rejected without it.
            let needed = |field: &&str| {
                let mut without = whole.clone();
                without.as_object_mut().expect("a sample of an object is one").remove(*field);
                !accepts::<T>(way, &without)
            };
            let required: Vec<&str> = fields.iter().copied().filter(needed).collect();
            let mut schema = json!({ "type": "object", "properties": properties, "additionalProperties": false });
            if !required.is_empty() {
                schema["required"] = required.into();
            }
            schema
        }
        Some(RequestedType::Variants(variants)) => {
            let names = |name: &&str| {
                way.push(PathStep::Variant(name_of(variants, name)));
                let plain = requested_type::<T>(way) == Some(RequestedType::Name);
                way.pop();
                plain
            };
            let plain: Vec<&str> = variants.iter().copied().filter(names).collect();
            let others: Map<String, Value> = variants
                .iter()
                .filter(|name| !plain.contains(name))
                .map(|&name| (name.to_owned(), inner(way, PathStep::Variant(name))))
                .collect();
            let object = json!({
                "type": "object", "properties": others,
                "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
            });
            match (plain.is_empty(), others.is_empty()) {
                (false, true) => json!({ "enum": plain }),
                (true, _) => object,
                (false, false) => json!({ "anyOf": [{ "enum": plain }, object] }),
            }
        }
    };
    // Optional values may also be null in JSON.
    if !way.is_empty() && accepts::<T>(way, &Value::Null) {
        match schema.get_mut("type") {
            Some(Value::Array(kinds)) => kinds.push("null".into()),
            Some(kind) => *kind = json!([kind, "null"]),
            None => schema = json!({ "anyOf": [schema, { "type": "null" }] }),
        }
    }
    schema
}

/// Returns the schema of a text at a path.
fn text_schema<T: DeserializeOwned>(way: &[PathStep]) -> Value {
    match of_text(|text| accepts::<T>(way, &text.into())) {
        TextKind { pattern: Some(pattern), description: words, .. } => {
            json!({ "type": "string", "pattern": pattern, "description": words })
        }
        TextKind { pattern: None, description: words, .. } => json!({ "type": "string", "description": words }),
    }
}

/// Returns the schema of an integer at a path, which is at most `most`.
fn whole_schema<T: DeserializeOwned>(way: &[PathStep], most: u64) -> Value {
    let taken = |number: u64| accepts::<T>(way, &number.into());
    let least = (0..=most).find(|&number| taken(number)).unwrap_or(0);
    json!({ "type": "integer", "minimum": least, "maximum": largest(least, most, taken) })
}

fn name_of(variants: &'static [&'static str], name: &str) -> &'static str {
    variants.iter().copied().find(|other| *other == name).unwrap_or_default()
}

/// Returns the largest accepted number by binary search, assuming that all from `least` up to it are accepted.
fn largest(least: u64, most: u64, taken: impl Fn(u64) -> bool) -> u64 {
    let (mut low, mut high) = (least, most);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if taken(middle) { low = middle } else { high = middle - 1 }
    }
    low
}

/// Returns a value that satisfies a schema.
fn sample(schema: &Value) -> Value {
    if let Some(first) = schema["enum"].get(0).or_else(|| schema["anyOf"][0]["enum"].get(0)) {
        return first.clone();
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
    let properties = schema["properties"].as_object();
    match kind {
        Some("boolean") => false.into(),
        Some("integer") => schema["minimum"].clone(),
        Some("number") => 1.into(),
        Some("array") => {
            let length = schema["minItems"].as_u64().unwrap_or(0) as usize;
            vec![sample(&schema["items"]); length].into()
        }
        Some("string") => grammar::sample(schema["description"].as_str().unwrap_or_default()).into(),
        // A single variant is enough.
        Some("object") if schema.get("maxProperties").is_some() => {
            let first = properties.and_then(|properties| properties.iter().next());
            first.map_or(Value::Null, |(name, inner)| json!({ name: sample(inner) }))
        }
        Some("object") => {
            let fields = properties.into_iter().flatten();
            Value::Object(fields.map(|(name, inner)| (name.clone(), sample(inner))).collect())
        }
        _ => Value::Null,
    }
}
