//! Readers given texts with faults: whatever stands there, they end soon with a puzzle or an error.

use std::time::{Duration, Instant};

use gridwright::board::{Board, Preset, Random};
use gridwright::formats::{self, Format, Written};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::variant::Kind;

/// What takes so long never ends: no measure of speed, which is what benchmarks are for.
const FOR_EVER: Duration = Duration::from_secs(60);

/// A puzzle with a rule of every kind that can stand on a 9x9 grid.
fn full() -> Puzzle {
    let board = Board::classic();
    let rules = Kind::ALL.iter().flat_map(|kind| kind.examples()).filter(|(other, _)| *other == board);
    let rules: Vec<PlacedRule> = rules.map(|(_, rule)| PlacedRule::new(rule)).collect();
    let givens =
        board.cells().iter().zip(1..=9).map(|(&cell, digit)| (cell, gridwright::board::Digit::new(digit).unwrap()));
    Puzzle::new("A title".into(), "Somebody".into(), board.clone(), givens.collect(), rules).unwrap()
}

/// Texts of all formats.
fn samples() -> Vec<String> {
    let plain = Puzzle::empty(Preset::Samurai.board(3, 3).unwrap());
    let vectors: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../puzzles/fpuzzles-vectors.json")).unwrap();
    let mut samples: Vec<String> =
        vectors.iter().map(|vector| vector["json_text"].as_str().unwrap().to_owned()).collect();
    samples.push(vectors[3]["url"].as_str().unwrap().to_owned());
    for format in Format::ALL.iter().filter(|format| format.about().written != Written::Never) {
        for puzzle in [&full(), &plain] {
            samples.extend(formats::write(&[puzzle], *format).ok().map(|(text, _)| text));
        }
    }
    let jigsaw = "4jxk:3o,_c_b_a__b_c_,zc_z,b7zzz";
    let table = "1 24 356\n".repeat(27);
    samples.extend([jigsaw.to_owned(), table, "*---*\n|12.|\n*---*\n".to_owned()]);
    samples.push("<opensudoku><name>a</name><game data=\"version: 1\n1|2,|0|\"/></opensudoku>".to_owned());
    samples.push("https://puzz.link/p?sudoku/9/9/1i5i9g2k8i3i7k4g6m7m8g4k3i9i8k4g7i1i6".to_owned());
    samples.push("scl{cs:50,ce:[[,{v:3}],[,]],re:[],l:[{wp:[[.5,.5],[1.5,1.5]],th:9}]}".to_owned());
    samples.push("scf5r7oooooooooooo0*xwtA title*aMe".to_owned());
    samples.push(
        serde_json::json!({ "formatVersion": "1.5.0", "puzzle": {
            "width": 9, "height": 9, "name": "T",
            "cells": vec![serde_json::json!({ "value": 3, "candidates": 14 }); 81],
            "constraints": [
                { "type": 1, "regions": (0..81).map(|at| at / 27 * 3 + at % 9 / 3).collect::<Vec<_>>() },
                { "type": 2003, "areas": [{ "x": 0, "y": 0, "width": 9, "height": 9 }] },
                { "type": 200, "clues": [{ "value": 1, "edge": 28 }], "negative": [1] },
                { "type": 408, "bulbsWithArrows": [{ "bulbCells": [6, 5], "arrows": [[6, 15, 24]] }] },
                { "type": 500, "clues": [{ "value": 12, "outerCell": 4, "diagonal": 1 }] },
                { "type": 2000, "lines": [[{ "x": 0.5, "y": 0.5 }, { "x": 5.5, "y": 0.5 }]] },
                { "type": 2002, "symbols": [
                    { "position": { "x": 1, "y": 1 }, "params": { "type": "text", "text": "a" } },
                ] },
            ] } })
        .to_string(),
    );
    samples.push(PENPA.to_owned());
    samples
}

/// What a link of Penpa+ holds, before it is packed.
const PENPA: &str = "square,9,9,38,0,1,1,456,456,66,58,,Title: A,Author: B\n[0,0,0,0]\n[]\n\
    {zN:{\"28\":[\"5\",1,\"1\"]},zE:{\"200,201\":2},z6:[[28,29]],zT:[[28,29,30]],zY:{\"30\":[1,\"circle_L\",1]}}\n{}\n";

fn penpa_link(text: &str) -> String {
    use base64::Engine;
    use std::io::Write;
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text.as_bytes()).unwrap();
    let packed = base64::engine::general_purpose::STANDARD.encode(packed.finish().unwrap());
    format!("https://example.org/penpa-edit/#m=edit&p={packed}")
}

/// A text with some faults.
fn mutated(text: &str, random: &mut Random) -> String {
    const SIGNS: &[u8] = b"{}[]\",:0123456789.-+/<>=azAZ#R'|_ \n";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        if bytes.is_empty() {
            break;
        }
        let at = random.below(bytes.len());
        let end = (at + 1 + random.below(40)).min(bytes.len());
        match random.below(6) {
            0 => bytes[at] = SIGNS[random.below(SIGNS.len())],
            1 => bytes.insert(at, SIGNS[random.below(SIGNS.len())]),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            4 => bytes.truncate(at),
            // A number becomes a large one.
            _ => drop(bytes.splice(at..at, b"99999".iter().copied())),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn fuzz(rounds: usize) {
    let mut random = Random::new(7);
    for sample in samples() {
        for _ in 0..rounds {
            let text = mutated(&sample, &mut random);
            // Inside of what is packed too.
            let packed = format!("scl{}", lz_str::compress_to_base64(text.as_str()));
            let drawn = if sample == PENPA { penpa_link(&text) } else { String::new() };
            for text in [text, packed, drawn] {
                let start = Instant::now();
                if let Ok(puzzles) = formats::open_str("f", &text) {
                    puzzles.take(30).for_each(drop);
                }
                assert!(start.elapsed() < FOR_EVER, "{:?}: {text}", start.elapsed());
            }
        }
    }
}

#[test]
fn texts_with_faults_end_soon() {
    fuzz(40);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_texts_with_faults_end_soon() {
    fuzz(12_000);
}

/// What would take all memory, or for ever, if it were read to its end.
#[test]
fn hostile_texts_end_soon() {
    let packed = |text: &str| lz_str::compress_to_base64(text);
    let deep = "[".repeat(1_000_000);
    let cells = format!("[{}{{}}]", "{},".repeat(100_000));
    let lines = "{\"wayPoints\":[[0.5,0.5],[0.5,900.5]],\"thickness\":9},".repeat(9000);
    let board = |keys: &str| format!("{{\"cells\":[{0}],\"regions\":[],{keys}}}", ["[{},{},{},{}]"; 4].join(","));
    let solo = format!("9jk:{}", "z".repeat(1_000_000));
    for text in [
        format!("{{\"size\":9,\"grid\":{deep}"),
        format!("scl{}", packed(&"a".repeat(6_000_000))),
        format!("scl{}", packed(&deep)),
        format!("{{\"cells\":[{cells}],\"regions\":[]}}"),
        board(&format!("\"lines\":[{}1]", lines)),
        board(&format!("\"cages\":[{}1]", "1,".repeat(200_000))),
        format!("<ksudoku>{}", "<a>".repeat(1_000_000)),
        "<ksudoku><graph sizeX=\"99999\" sizeY=\"99999\" order=\"9\"/></ksudoku>".to_owned(),
        "<ksudoku><clique size=\"1\">0</clique></ksudoku>".to_owned(),
        format!("<opensudoku>{}</opensudoku>", "<game/>".repeat(300_000)),
        solo,
    ] {
        let start = Instant::now();
        if let Ok(puzzles) = formats::open_str("f", &text) {
            puzzles.take(30).for_each(drop);
        }
        let took = start.elapsed();
        assert!(took < FOR_EVER, "{took:?}: {}", text.chars().take(60).collect::<String>());
    }
}
