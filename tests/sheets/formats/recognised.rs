//! Rules that can be recognised without doubt in SudokuPad's drawings, as the usual converters draw them; and similar
//! drawings that stay drawings.

use gridwright::formats;
use gridwright::puzzle::Puzzle;
use gridwright::variant::{Kind, Rule};
use serde_json::{Value, json};

/// Reads a 9x9 board with this drawing and this rules text.
fn read(rules: &str, drawing: Value) -> (Puzzle, Vec<String>) {
    let boxes: Vec<Vec<[usize; 2]>> =
        (0..9).map(|at| (0..9).map(|cell| [at / 3 * 3 + cell / 3, at % 3 * 3 + cell % 3]).collect()).collect();
    let mut board = json!({
        "cellSize": 64, "metadata": { "rules": rules }, "cells": vec![vec![json!({}); 9]; 9], "regions": boxes,
    });
    board.as_object_mut().unwrap().extend(drawing.as_object().unwrap().clone());
    let loaded = formats::read_str("f", &board.to_string(), None).unwrap().remove(0);
    let warnings = loaded.warnings.iter().map(ToString::to_string).filter(|words| !words.contains("rules text"));
    (loaded.puzzle, warnings.collect())
}

fn rules(puzzle: &Puzzle) -> Vec<Rule> {
    puzzle.rules().iter().map(|placed| placed.rule.clone()).collect()
}

/// Returns the same rules from f-puzzles.
fn foreign(keys: Value) -> Vec<Rule> {
    let mut board = json!({ "size": 9, "grid": vec![vec![json!({}); 9]; 9] });
    board.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    rules(&formats::read_str("f", &board.to_string(), None).unwrap()[0].puzzle)
}

fn disc(row: f64, col: f64, side: f64, fill: &str, line: &str) -> Value {
    json!({ "center": [row, col], "width": side, "height": side, "rounded": true,
        "backgroundColor": fill, "borderColor": line })
}

#[test]
fn each_customary_drawing_is_recognised() {
    let line = |colour: &str, thick: f64, way: Value| json!({ "color": colour, "thickness": thick, "wayPoints": way });
    let text = |row: f64, col: f64, text: &str| {
        json!({ "center": [row, col], "width": 0.25, "height": 0.25, "backgroundColor": "#FFFFFF",
            "borderColor": "#FFFFFF", "text": text, "fontSize": 21 })
    };
    let square = |row: f64, col: f64| {
        let grey = "#CFCFCF";
        json!({ "center": [row, col], "width": 0.7, "height": 0.7, "backgroundColor": grey, "borderColor": grey })
    };
    let grey = "#CFCFCF";
    for (words, drawing, same, kind) in [
        (
            "Digits increase along thermometers.",
            json!({ "lines": [line(grey, 21.0, json!([[0.5, 0.5], [0.5, 2.5], [1.5, 3.5]]))],
                "underlays": [disc(0.5, 0.5, 0.85, grey, grey)] }),
            json!({ "thermometer": [{ "lines": [["R1C1", "R1C2", "R1C3", "R2C4"]] }] }),
            Kind::Thermometer,
        ),
        (
            "Digits on an arrow sum to the circled number.",
            json!({ "arrows": [{ "color": "#a1a1a1", "headLength": 0.3, "thickness": 5,
                    "wayPoints": [[4.5, 4.9], [4.5, 6.5], [3.5, 7.5]] }],
                "overlays": [disc(4.5, 4.5, 0.83, "#ffffff", "#a1a1a1")] }),
            json!({ "arrow": [{ "cells": ["R5C5"], "lines": [["R5C5", "R5C6", "R5C7", "R4C8"]] }] }),
            Kind::Arrow,
        ),
        (
            "Numbers in pills are the sums of their arrows.",
            json!({ "arrows": [{ "color": "#a1a1a1", "headLength": 0.3, "wayPoints": [[0.5, 1.9], [0.5, 3.5]] }],
                "overlays": [{ "center": [0.5, 1.0], "width": 1.83, "height": 0.83, "rounded": true,
                    "backgroundColor": "#ffffff", "borderColor": "#a1a1a1", "text": "" }] }),
            json!({ "arrow": [{ "cells": ["R1C1", "R1C2"], "lines": [["R1C2", "R1C3", "R1C4"]] }] }),
            Kind::Arrow,
        ),
        (
            "Cells joined by a white dot are consecutive.",
            json!({ "overlays": [disc(0.5, 1.0, 0.3, "#FFFFFF", "#000000")] }),
            json!({ "difference": [{ "cells": ["R1C1", "R1C2"] }] }),
            Kind::DifferenceDot,
        ),
        (
            "Kropki rules apply.",
            json!({ "overlays": [disc(2.0, 1.5, 0.3, "#000000", "#000000")] }),
            json!({ "ratio": [{ "cells": ["R2C2", "R3C2"] }] }),
            Kind::RatioDot,
        ),
        (
            "Cells with an X sum to 10, those with a V sum to 5.",
            json!({ "overlays": [text(0.5, 1.0, "X"), text(1.0, 2.5, "V")] }),
            json!({ "xv": [{ "cells": ["R1C1", "R1C2"], "value": "X" }, { "cells": ["R1C3", "R2C3"], "value": "V" }] }),
            Kind::BorderSum,
        ),
        (
            "Digits on both marked diagonals differ.",
            json!({ "lines": [
                line("#34BBE6", 2.0, json!([[0, 9], [9, 0]])), line("#34BBE6", 2.0, json!([[0, 0], [9, 9]])),
            ] }),
            json!({ "diagonal+": true, "diagonal-": true }),
            Kind::Diagonals,
        ),
        (
            "Little killer clues are sums along their diagonals.",
            json!({ "arrows": [{ "color": "#000000", "thickness": 2, "wayPoints": [[-0.2, 3.2], [-0.02, 3.02]] }],
                "overlays": [text(-0.5, 3.5, "17")] }),
            json!({ "littlekillersum": [{ "cell": "R0C4", "direction": "DL", "value": "17" }] }),
            Kind::LittleKiller,
        ),
        (
            "Grey squares are even, grey circles odd.",
            json!({ "underlays": [square(0.5, 0.5), disc(1.5, 1.5, 0.7, grey, grey)] }),
            json!({ "even": [{ "cell": "R1C1" }], "odd": [{ "cell": "R2C2" }] }),
            Kind::Parity,
        ),
        (
            "Adjacent digits on a German whisper differ by at least 5.",
            json!({ "lines": [line("#67F067", 19.0, json!([[0.5, 0.5], [1.5, 0.5]]))] }),
            json!({ "whispers": [{ "lines": [["R1C1", "R2C1"]] }] }),
            Kind::Whispers,
        ),
        (
            "Purple lines are renban: consecutive digits in any order.",
            json!({ "lines": [line("#f067f0", 19.0, json!([[0.5, 0.5], [1.5, 0.5]]))] }),
            json!({ "renban": [{ "lines": [["R1C1", "R2C1"]] }] }),
            Kind::Renban,
        ),
        (
            "Grey lines are palindromes.",
            json!({ "lines": [line(grey, 16.0, json!([[0.5, 0.5], [1.5, 0.5]]))] }),
            json!({ "palindrome": [{ "lines": [["R1C1", "R2C1"]] }] }),
            Kind::Palindrome,
        ),
    ] {
        let (puzzle, warnings) = read(words, drawing.clone());
        assert_eq!(rules(&puzzle), foreign(same), "{words}");
        assert!(warnings.iter().all(|warning| warning.ends_with("recognised from the drawing")), "{warnings:?}");
        assert!(warnings.iter().any(|warning| warning.contains(&kind.name().to_string())), "{warnings:?}");
        // If the rules text does not mention it, the same drawing is only a drawing.
        let (puzzle, _) = read("Something else altogether.", drawing);
        assert!(puzzle.rules().iter().all(|placed| placed.rule.is_decoration()), "{words}: {:?}", puzzle.rules());
    }
}

#[test]
fn what_only_resembles_a_rule_stays_a_drawing() {
    for (words, drawing) in [
        // A line between two discs has no bulb.
        (
            "Thermometers",
            json!({ "lines": [{ "color": "#CFCFCF", "thickness": 21, "wayPoints": [[0.5, 0.5], [0.5, 2.5]] }],
                "underlays": [
                    disc(0.5, 0.5, 0.85, "#CFCFCF", "#CFCFCF"), disc(0.5, 2.5, 0.85, "#CFCFCF", "#CFCFCF"),
                ] }),
        ),
        // A line of another colour than that of the sentence.
        (
            "Green lines are German whispers.",
            json!({ "lines": [{ "color": "#2F4FC3", "thickness": 19, "wayPoints": [[0.5, 0.5], [0.5, 2.5]] }] }),
        ),
        // An arrow without a circle.
        ("Arrows", json!({ "arrows": [{ "color": "#a1a1a1", "wayPoints": [[4.5, 4.5], [4.5, 6.5]] }] })),
        // A letter in a cell, a dot on a corner, a coloured dot.
        ("XV", json!({ "overlays": [{ "center": [0.5, 0.5], "width": 0.25, "height": 0.25, "text": "X" }] })),
        ("Kropki", json!({ "overlays": [disc(1.0, 1.0, 0.3, "#000000", "#000000")] })),
        ("Kropki", json!({ "overlays": [disc(0.5, 1.0, 0.3, "#FF0000", "#000000")] })),
    ] {
        let (puzzle, warnings) = read(words, drawing);
        assert!(!puzzle.rules().is_empty() || !puzzle.drawings().is_empty(), "{words}");
        assert!(puzzle.rules().iter().all(|placed| placed.rule.is_decoration()), "{words}: {:?}", puzzle.rules());
        assert!(!warnings.iter().any(|warning| warning.contains("recognised")), "{warnings:?}");
    }
}

/// Features of the form: digits with the number of empty cells after them, and the text after an asterisk.
#[test]
fn compact_links_are_read() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    // Packed independently here, cell by cell.
    let mut packed = String::new();
    let mut cells = line.chars().map(|cell| cell.to_digit(10).unwrap_or(0) as u8).peekable();
    while let Some(digit) = cells.next() {
        let mut empty = 0;
        while empty < 5 && cells.next_if_eq(&0).is_some() {
            empty += 1;
        }
        let value = digit + 10 * empty;
        packed.push(match value {
            0..=9 => (b'0' + value) as char,
            10..=35 => (b'A' + value - 10) as char,
            _ => (b'a' + value - 36) as char,
        });
    }
    let plain = super::read_one(line);
    let lz = |text: &str| lz_str::compress_to_base64(text);
    for (link, rules, title) in [
        (format!("scf{packed}"), 0, ""),
        (format!("https://sudokupad.app/scf{packed}"), 0, ""),
        (format!("https://sudokupad.app/?puzzleid=scf{packed}"), 0, ""),
        (format!("https://sudokupad.app/scf{packed}*wx"), 2, ""),
        (format!("scf{packed}x"), 1, ""),
        (format!("https://sudokupad.app/scf{packed}*xtMy%20cross*aMe"), 1, "My cross"),
        (format!("scf{}", lz(&format!("{packed}*xtMy cross*aMe"))), 1, "My cross"),
    ] {
        let loaded = formats::read_str("f", &link, None).unwrap_or_else(|error| panic!("{link}: {error}")).remove(0);
        assert_eq!(loaded.puzzle.givens(), plain.givens(), "{link}");
        assert_eq!((loaded.puzzle.rules().len(), loaded.puzzle.title()), (rules, title), "{link}");
        assert_eq!(loaded.warnings, []);
    }
    assert!(formats::read_str("f", "scfzzzzzzzzzzzzzzzzzzzzzzzzzzz", None).is_err());
}
