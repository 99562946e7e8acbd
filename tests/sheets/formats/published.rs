//! Words of the author, the solution and what was not understood: random ones come back equal from every format, or
//! their loss is reported.

use std::collections::BTreeMap;

use gridwright::board::{Board, Filling, Numbering, TraditionalLayout};
use gridwright::formats::{self, Format, LoadedPuzzle, Loss, LostElement, Warning};
use gridwright::puzzle::{
    Edit, MAX_LETTERS_IN_A_TEXT, NotUnderstood, OwnRulesText, Publication, PublicationEdit, Puzzle, RulesSubject,
    StoredSolution,
};
use gridwright::variant::Kind;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::select;

use super::{error_of, soaked};
use crate::common::random::{pattern, puzzles};

/// Texts that files may confuse with their own syntax, and texts from right to left.
const WORDS: &[&str] = &[
    "Normal rules apply.",
    "a \"b\" 'c'",
    "x,y;z",
    "=1+1",
    "-2",
    "@a",
    "قوانین سودوکو",
    "חוקים",
    "Ψηφία",
    "line\nline",
    "tab\there",
    "r1c1",
    "{}",
    "[1, 2]",
    "(a: 1)",
    "// no",
    "/* no */",
    "#A",
    "\\n",
    "100 %2C",
    "<b>&amp;</b>",
    "😀",
    " x ",
    "a\r\nb",
    "*",
    "null",
    "true",
    "0",
    "\u{1b}[2J",
    "\u{202e}abc",
];

fn text() -> impl Strategy<Value = String> {
    let words = vec(select(WORDS), 1..4).prop_map(|words| words.join(" "));
    prop_oneof![3 => Just(String::new()), 5 => words, 1 => "[ -~]{1,40}"]
}

fn subjects() -> impl Strategy<Value = RulesSubject> {
    let kinds = select(Kind::ALL).prop_map(RulesSubject::Kind);
    prop_oneof![3 => kinds, 1 => Just(RulesSubject::Board), 1 => Just(RulesSubject::SharedCells)]
}

/// Returns solutions that are whole, partial, or no digits.
fn solutions(board: Board) -> impl Strategy<Value = Option<StoredSolution>> {
    let names = Just((0..usize::from(board.size())).collect::<Vec<usize>>()).prop_shuffle();
    let known = vec(any::<bool>(), board.cells().len());
    (names, known, 0..5, text()).prop_map(move |(names, known, choice, text)| {
        let filling: Filling = pattern(&board, &names);
        let some = board.cells().iter().zip(filling.digits()).zip(&known).filter(|(_, known)| **known);
        let partial = || StoredSolution::Digits(some.map(|((cell, digit), _)| (*cell, *digit)).collect());
        match choice {
            0 | 1 => Some(StoredSolution::of_filling(&board, &filling)),
            2 if known.contains(&true) => Some(partial()),
            3 if !text.trim().is_empty() => Some(StoredSolution::Text(format!("no digits: {text}"))),
            _ => None,
        }
    })
}

fn publications(board: Board) -> impl Strategy<Value = Publication> {
    let about = proptest::option::of(proptest::collection::btree_set(subjects(), 0..3));
    let whole = proptest::option::weighted(0.5, (text(), about).prop_map(|(text, about)| OwnRulesText { text, about }));
    let unread = (text(), 1..5u32, text()).prop_map(|(name, count, text)| NotUnderstood { name, count, text });
    let texts = (text(), text(), text(), text(), text());
    let lists = (vec(text(), 0..3), vec(unread, 0..3), btree_map(subjects(), text(), 0..3));
    (whole, texts, lists, solutions(board)).prop_map(
        |(rules_text, (source, link, message, notes, date), (tags, not_understood, sentences), solution)| Publication {
            rules_text,
            sentences,
            source,
            link,
            message,
            notes,
            date,
            tags,
            solution,
            not_understood,
        },
    )
}

/// Returns the parts that a format may hold, as comparable text.
fn parts(puzzle: &Puzzle) -> BTreeMap<&'static str, String> {
    let published = puzzle.publication();
    let rules = match &published.rules_text {
        Some(own) => own.text.clone(),
        None => puzzle.rules_text().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    };
    let automatic = puzzle.default_rules_text();
    let automatic = automatic.iter().map(|(_, text)| text.to_string()).collect::<Vec<_>>().join("\n");
    let first = puzzle.board().top_left();
    let solution = match puzzle.stored_solution() {
        Some(StoredSolution::Digits(digits)) => digits
            .iter()
            .map(|(cell, digit)| format!("{}={} ", cell.offset(-first.row, -first.col), digit.value()))
            .collect(),
        Some(StoredSolution::Text(text)) => format!("text {text}"),
        None => String::new(),
    };
    BTreeMap::from([
        // Words of the author that say what the rules say by themselves are none of their own in other programs.
        ("rules", if puzzle.has_own_rules_text() && rules != automatic { rules } else { String::new() }),
        ("source", published.source.clone()),
        ("link", published.link.clone()),
        ("message", published.message.clone()),
        ("notes", published.notes.clone()),
        ("date", published.date.clone()),
        ("tags", published.tags.join("|")),
        ("solution", solution),
    ])
}

fn element(part: &str) -> LostElement {
    match part {
        "rules" => LostElement::RulesText,
        "source" => LostElement::Source,
        "link" => LostElement::Link,
        "message" => LostElement::Messages,
        "notes" => LostElement::Notes,
        "date" => LostElement::Date,
        "tags" => LostElement::Tags,
        _ => LostElement::Solution,
    }
}

fn losses(warnings: &[Warning]) -> Vec<&Loss> {
    let loss = |warning| match warning {
        &Warning::LostOnWriting { ref loss, .. } | &Warning::LostOnReading { ref loss, .. } => Some(loss),
        _ => None,
    };
    warnings.iter().filter_map(loss).collect()
}

/// Writes a puzzle in a format and reads it back.
fn equal_or_told(puzzle: &Puzzle, format: Format) -> Result<(), TestCaseError> {
    let Ok((text, warnings)) = formats::write(&[puzzle], format) else { return Ok(()) };
    if !format.info().read {
        return Ok(());
    }
    let loaded = formats::read_str("f", &text, Some(format));
    let loaded: Vec<LoadedPuzzle> =
        loaded.map_err(|error| TestCaseError::fail(format!("{format:?}: {error}\n{text}")))?;
    let read = &loaded[0].puzzle;
    let told = [losses(&warnings), losses(&loaded[0].warnings)].concat();
    let (meant, found) = (parts(puzzle), parts(read));
    for (part, value) in meant.iter().filter(|(_, value)| !value.is_empty()) {
        let lost = told.iter().any(|loss| loss.element == element(part));
        prop_assert!(lost || found[part] == *value, "{format:?} loses the {part} {value:?}: {:?}\n{text}", found[part]);
    }
    let lost = told.iter().any(|loss| loss.element == LostElement::NotUnderstood);
    prop_assert!(lost || read.not_understood_count() >= puzzle.not_understood_count(), "{format:?}\n{text}");
    if matches!(format, Format::Ron | Format::JsonLines | Format::Csv) {
        prop_assert_eq!(read, puzzle, "{:?}\n{}", format, text);
        prop_assert_eq!(warnings, []);
    }
    Ok(())
}

fn published(board: Board) -> impl Strategy<Value = Puzzle> {
    let published = publications(board.clone());
    (puzzles(board, 0..=8), published, text(), text()).prop_map(|(puzzle, publication, title, author)| {
        let puzzle = Edit::SetTitle(title).apply(&puzzle).unwrap();
        let puzzle = Edit::SetAuthor(author).apply(&puzzle).unwrap();
        puzzle.with_publication(publication).unwrap()
    })
}

proptest! {
    #![proptest_config(soaked(500))]

    #[test]
    fn what_is_published_comes_back_or_is_told(
        puzzle in prop_oneof![
            published(Board::classic()),
            published(Board::single(2, 2).unwrap()),
            published(Board::single(2, 2).unwrap().with_numbering(Numbering::FromZero)),
            published(Board::single(3, 4).unwrap()),
            published(TraditionalLayout::Twin.board(2, 2).unwrap()),
        ],
    ) {
        for &format in Format::ALL {
            equal_or_told(&puzzle, format)?;
        }
    }
}

/// Returns an empty 4x4 puzzle with this edit.
fn shidoku(edit: PublicationEdit) -> Puzzle {
    Edit::Publish(edit).apply(&Puzzle::empty(Board::single(2, 2).unwrap())).unwrap()
}

#[test]
fn long_texts_are_refused_in_own_files_and_cut_in_others() {
    let long = "word ".repeat(200_000);
    let grids = "grids: [(at: \"r1c1\", boxes: \"2x2\")]";
    let limit = "too long (1000000 characters); the limit is";
    for (field, name, most) in [
        ("rules_text", "rules text", 20_000),
        ("message", "message to solvers", 20_000),
        ("notes", "notes for the editor", 20_000),
        ("source", "source", 1000),
        ("solution_text", "solution", 20_000),
    ] {
        let text = format!("(gridwright: 1,\n{grids},\n{field}: \"{long}\")");
        assert_eq!(error_of(&text, Some(Format::Ron)), format!("f: line 3: the {name}: {limit} {most}"));
        let json =
            format!("{{\"gridwright\":1,\"grids\":[{{\"at\":\"r1c1\",\"boxes\":\"2x2\"}}],\"{field}\":\"{long}\"}}");
        let told = error_of(&json, Some(Format::JsonLines));
        assert!(told.ends_with(&format!("the {name}: {limit} {most}")), "{}", &told[..200.min(told.len())]);
    }
    let cells = "[{},{},{},{}],".repeat(3) + "[{},{},{},{}]";
    let source = "word ".repeat(1000);
    let pad = format!(
        "{{\"cells\":[{cells}],\"regions\":[],\"metadata\":{{\"rules\":\"{long}\",\"source\":\"{source}\",\
         \"msgcorrect\":\"a\\u001bb\"}}}}"
    );
    let loaded = formats::read_str("f", &pad, Some(Format::SudokuPad)).unwrap().remove(0);
    let own = loaded.puzzle.publication();
    assert_eq!(own.rules_text.as_ref().unwrap().text.chars().count(), MAX_LETTERS_IN_A_TEXT);
    assert_eq!((own.source.len(), own.message.as_str()), (1000, "a□b"));
    let told: Vec<String> = loaded.warnings.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|told| told.contains("rules text")) && told.iter().any(|told| told.contains("source")));
}

#[test]
fn wrong_parts_of_a_file_are_named_by_their_line() {
    let file = |field: &str| format!("(gridwright: 1,\ngrids: [(at: \"r1c1\", boxes: \"2x2\")],\n{field})");
    for (field, expected) in [
        (
            "solution: [\"1234\", \"1239\", \"....\", \"....\"]",
            "f: line 3, column 24: r2c4: digit 9 is too large for a 4x4 board",
        ),
        ("solution: [\"1234\"]", "f: line 3: the givens have 1 rows instead of 4"),
        ("tags: [\"a\", 7]", "f: line 3, column 13: "),
        ("sentences: [(about: \"Rows\", text: \"\")]", "f: line 3, column "),
    ] {
        let told = error_of(&file(field), Some(Format::Ron));
        assert!(told.starts_with(expected), "{told}");
    }
}

/// The form of these programs' files, typed by hand.
#[test]
fn other_programs_say_it_in_their_own_places() {
    let rows = "[{},{},{},{}]";
    let cells = [rows; 4].join(",");
    let regions =
        "[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]";
    let pad = format!(
        "{{\"cells\":[{cells}],\"regions\":[{regions}],\"metadata\":{{\"title\":\"T\",\"author\":\"A\",\
         \"rules\":\"Own rules.\",\
         \"source\":\"S\",\"msgcorrect\":\"Well done\",\"solution\":\"1234341243212143\"}}}}"
    );
    let cages = format!(
        "{{\"cells\":[{cells}],\"regions\":[{regions}],\"cages\":[{{\"value\":\"rules: Own rules.\"}},\
         {{\"value\":\"source: S\"}},\
         {{\"value\":\"msgcorrect: Well done\"}},{{\"value\":\"solution: 1234341243212143\"}}]}}"
    );
    let fpuzzles = format!(
        "{{\"size\":4,\"grid\":[{cells}],\"ruleset\":\"Own rules.\",\"successMessage\":\"Well done\",\
         \"solution\":[1,2,3,4,3,4,1,2,4,3,2,1,2,1,4,3]}}"
    );
    for (text, source) in [(pad, "S"), (cages, "S"), (fpuzzles, "")] {
        let loaded = formats::read_str("f", &text, None).unwrap().remove(0);
        assert_eq!(loaded.warnings, [], "{text}");
        let published = loaded.puzzle.publication();
        assert_eq!(published.rules_text.as_ref().unwrap().text, "Own rules.");
        assert_eq!((published.source.as_str(), published.message.as_str()), (source, "Well done"));
        let solution = loaded.puzzle.stored_solution().unwrap().filling(loaded.puzzle.board()).unwrap();
        assert_eq!(Numbering::FromOne.filling_text(&solution), "1234341243212143");
        assert_eq!(loaded.puzzle.not_understood_count(), 0);
    }
    // A solution that is no digits is kept as it is.
    let odd = format!("{{\"size\":4,\"grid\":[{cells}],\"solution\":[\"a\",2,null{}]}}", ",1".repeat(13));
    let loaded = formats::read_str("f", &odd, None).unwrap().remove(0);
    let expected = format!("[\"a\",2,null{}]", ",1".repeat(13));
    assert_eq!(loaded.puzzle.stored_solution(), Some(&StoredSolution::Text(expected)));
}

#[test]
fn what_is_not_understood_stays_with_the_puzzle_until_it_is_settled() {
    let cells = ["[{},{},{},{}]"; 4].join(",");
    let text = format!(
        "{{\"size\":4,\"grid\":[{cells}],\"wormhole\":[{{\"cells\":[\"R1C1\",\"R4C4\"]}},{{\"cells\":[\"R2C2\"]}}]}}"
    );
    let loaded = formats::read_str("f", &text, Some(Format::FPuzzles)).unwrap().remove(0);
    let expected = NotUnderstood {
        name: "wormhole".to_owned(),
        count: 2,
        text: "[{\"cells\":[\"R1C1\",\"R4C4\"]},{\"cells\":[\"R2C2\"]}]".to_owned(),
    };
    assert_eq!(loaded.puzzle.publication().not_understood, [expected]);
    let (ron, _) = formats::write(&[&loaded.puzzle], Format::Ron).unwrap();
    let again = formats::read_str("f", &ron, None).unwrap().remove(0).puzzle;
    assert_eq!(again, loaded.puzzle);
    let settled = Edit::Publish(PublicationEdit::Settle(0)).apply(&again).unwrap();
    assert_eq!(settled, Puzzle::empty(settled.board().clone()));
}

/// Marks that are drawn beside the author's own words may be rules; beside our own sentences they are what they are.
#[test]
fn marks_beside_own_words_count_as_not_understood() {
    let cells = ["[{},{},{},{}]"; 4].join(",");
    let board = |rules: &str| {
        let line = "{\"wayPoints\":[[0.5,0.5],[0.5,2.5]],\"color\":\"#123456\",\"thickness\":3}";
        let text = format!(
            "{{\"cells\":[{cells}],\"regions\":[],\"lines\":[{line},{line}],\"metadata\":{{\"rules\":\"{rules}\"}}}}"
        );
        formats::read_str("f", &text, Some(Format::SudokuPad)).unwrap().remove(0).puzzle.not_understood_count()
    };
    // The two marks, and the sentence.
    assert_eq!(board("Digits along a line form a magic word."), 3);
    assert_eq!(board("Normal sudoku rules apply."), 2);
    assert_eq!(board(""), 0);
}

#[test]
fn own_words_are_in_every_text_for_solvers() {
    let own = "Digits are different in rows.\n\nنرگس‌ها";
    let puzzle = shidoku(PublicationEdit::RulesText(Some(own.to_owned())));
    for (format, key) in [(Format::SudokuPad, "\"rules\":"), (Format::FPuzzles, "\"ruleset\":")] {
        let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
        assert_eq!(warnings, []);
        let json = serde_json::to_string(own).unwrap();
        assert!(text.contains(&format!("{key}{json}")), "{text}");
    }
}
