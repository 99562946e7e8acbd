//! Techniques for rules, and one without a published position, at small positions. The expected result is derived in
//! the comment of each case; in a slightly changed position the technique finds nothing.

use std::collections::BTreeSet;

use gridwright::board::{CellId, Digit};
use gridwright::formats;
use gridwright::logic::{LogicLayout, SolvingPosition, TechniqueId, steps_of};
use gridwright::puzzle::Puzzle;

/// Returns a 9x9 with the first rows given, separated by `/`, and these rules in file syntax.
fn ruled(first_rows: &str, rules: &str) -> Puzzle {
    let rows = first_rows.split('/').chain(std::iter::repeat(EMPTY)).take(9);
    let givens = rows.map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(", ");
    let text =
        format!("(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"3x3\")], givens: [{givens}], rules: [{rules}])");
    formats::read_str("position.ron", &text, None).unwrap_or_else(|errors| panic!("{errors:?}")).remove(0).puzzle
}

const EMPTY: &str = ".........";

/// Returns the candidates removed by the steps of one technique, such as `r1c3=4`. Placing a digit removes all others
/// of its cell.
fn gone(technique: &str, puzzle: &Puzzle) -> BTreeSet<String> {
    let model = puzzle.model();
    let layout = LogicLayout::new(&model, puzzle.board());
    let position = SolvingPosition::new(&layout, &model, true);
    let technique = TechniqueId::named(technique).unwrap_or_else(|| panic!("no technique {technique}"));
    let name = |cell: CellId, digit: Digit| format!("{}={}", puzzle.board().cell(cell), digit.value());
    let mut all = BTreeSet::new();
    for step in steps_of(&position, technique) {
        for &(cell, set) in &step.removed {
            all.extend(set.iter().map(|digit| name(cell, digit)));
        }
        for &(cell, placed) in &step.placed {
            all.extend(
                position.candidates(cell).iter().filter(|&digit| digit != placed).map(|digit| name(cell, digit)),
            );
        }
    }
    all
}

/// A technique and two slightly different positions: in the first, these candidates are removed; in the second, none of
/// them. Cells and digits are written `r1c1 r1c2: 2 5`, with `;` between groups.
struct Case {
    technique: &'static str,
    applies: (&'static str, &'static str),
    not: (&'static str, &'static str),
    goes: &'static str,
}

const CASES: &[Case] = &[
    // The 1 of the first row is in the first box, so that of the second row is not, and has one place left.
    Case {
        technique: "direct-claiming",
        applies: ("...234567/...58923.", ""),
        not: ("...23456./...58923.", ""),
        goes: "r2c9: 4",
    },
    // A sum of 4 in two different cells is 1 and 3; if they may repeat, 2 and 2 is possible too.
    Case {
        technique: "combinations",
        applies: (EMPTY, r#"(rule: KillerCage(cells: "r5c5-6", sum: 4))"#),
        not: (EMPTY, r#"(rule: CellSum(cells: "r5c5 r6c7", sum: 4))"#),
        goes: "r5c5 r5c6: 2",
    },
    // A sum of 24 in three cells can only be 7, 8 and 9.
    Case {
        technique: "combinations",
        applies: (EMPTY, r#"(rule: KillerCage(cells: "r5c4-6", sum: 24))"#),
        not: (EMPTY, r#"(rule: KillerCage(cells: "r5c4-6", sum: 18))"#),
        goes: "r5c4 r5c5 r5c6: 1 2 3 4 5 6",
    },
    // Two cells that sum to 16 always contain 9; two that sum to 14 do not.
    Case {
        technique: "rule-in-house",
        applies: (EMPTY, r#"(rule: KillerCage(cells: "r5c4-5", sum: 16))"#),
        not: (EMPTY, r#"(rule: KillerCage(cells: "r5c4-5", sum: 14))"#),
        goes: "r5c1 r5c9 r4c4 r6c6: 7 9",
    },
    // With a sum of 5 in two cells, neither exceeds 4; "at least 5" implies no such limit.
    Case {
        technique: "sum-bounds",
        applies: (EMPTY, r#"(rule: CellSum(cells: "r5c5 r6c7", sum: 5))"#),
        not: (EMPTY, r#"(rule: CellSum(cells: "r5c5 r6c7", sum: 5, compared: "at-least"))"#),
        goes: "r5c5 r6c7: 5 6 7 8 9",
    },
    // A little killer of 6 along three cells: none above 4.
    Case {
        technique: "sum-bounds",
        applies: (EMPTY, r#"(rule: LittleKiller(diagonal: "top7>6"))"#),
        not: (EMPTY, r#"(rule: LittleKiller(diagonal: "top7>12"))"#),
        goes: "r1c7 r2c8 r3c9: 5 6 7 8 9",
    },
    // German whispers exclude 5, since no digit differs from it by 5. Dutch whispers, with 4, do not.
    Case {
        technique: "pair-consequence",
        applies: (EMPTY, r#"(rule: Whispers(path: "r5c1 r5c2 r5c3"))"#),
        not: (EMPTY, r#"(rule: Whispers(path: "r5c1 r5c2 r5c3", number: 4))"#),
        goes: "r5c1 r5c2 r5c3: 5",
    },
    // A thermometer cannot begin with 9; a slow one can if its cells do not see each other.
    Case {
        technique: "pair-consequence",
        applies: (EMPTY, r#"(rule: Thermometer(path: "r3c3 r4c4"))"#),
        not: (EMPTY, r#"(rule: Thermometer(path: "r3c3 r4c4", slow: true))"#),
        goes: "r3c3: 9",
    },
    // After the 1 at the end, 2 is between it and 9.
    Case {
        technique: "word",
        applies: ("1........", r#"(rule: Sandwich(left: "2"))"#),
        not: ("1........", r#"(rule: Sandwich(left: "20"))"#),
        goes: "r1c2: 3 4 5 6 7 8; r1c3: 2 3 4 5 6 7 8",
    },
    // All nine buildings are visible only in ascending order.
    Case {
        technique: "word",
        applies: (EMPTY, r#"(rule: Skyscraper(left: ". . . . 9"))"#),
        not: (EMPTY, r#"(rule: Skyscraper(left: ". . . . 2"))"#),
        goes: "r5c1: 2 3 4 5 6 7 8; r5c9: 1 2 3 4 5 6 7 8",
    },
    // One of three cells holds 4, and two of them hold other digits.
    Case {
        technique: "clause",
        applies: ("12.......", r#"(rule: Outside(left: "4"))"#),
        not: ("1........", r#"(rule: Outside(left: "4"))"#),
        goes: "r1c3: 3 5 6 7 8 9",
    },
    // Cages with a sum of 40 leave 5 for the ninth cell of a box.
    Case {
        technique: "rule-of-45",
        applies: (
            EMPTY,
            r#"(rule: KillerCage(cells: "r1c1-3", sum: 15)), (rule: KillerCage(cells: "r2c1-3", sum: 14)),
            (rule: KillerCage(cells: "r3c1-2", sum: 11))"#,
        ),
        not: (
            EMPTY,
            r#"(rule: KillerCage(cells: "r1c1-3", sum: 15)), (rule: KillerCage(cells: "r2c1-3", sum: 14)),
            (rule: KillerCage(cells: "r3c1-2"))"#,
        ),
        goes: "r3c3: 1 2 3 4 6 7 8 9",
    },
    // Two rows sum to 90; eight vertical cages of 10 and a single 7 leave 3.
    Case {
        technique: "rule-of-45-houses",
        applies: (
            EMPTY,
            r#"(rule: KillerCage(cells: "r1c1 r2c1", sum: 10)), (rule: KillerCage(cells: "r1c2 r2c2", sum: 10)),
            (rule: KillerCage(cells: "r1c3 r2c3", sum: 10)), (rule: KillerCage(cells: "r1c4 r2c4", sum: 10)),
            (rule: KillerCage(cells: "r1c5 r2c5", sum: 10)), (rule: KillerCage(cells: "r1c6 r2c6", sum: 10)),
            (rule: KillerCage(cells: "r1c7 r2c7", sum: 10)), (rule: KillerCage(cells: "r1c8 r2c8", sum: 10)),
            (rule: KillerCage(cells: "r1c9", sum: 7))"#,
        ),
        not: (
            EMPTY,
            r#"(rule: KillerCage(cells: "r1c1 r2c1", sum: 10)), (rule: KillerCage(cells: "r1c2 r2c2", sum: 10)),
            (rule: KillerCage(cells: "r1c3 r2c3", sum: 10)), (rule: KillerCage(cells: "r1c4 r2c4", sum: 10)),
            (rule: KillerCage(cells: "r1c5 r2c5", sum: 10)), (rule: KillerCage(cells: "r1c6 r2c6", sum: 10)),
            (rule: KillerCage(cells: "r1c7 r2c7", sum: 10)), (rule: KillerCage(cells: "r1c9", sum: 7))"#,
        ),
        goes: "r2c9: 1 2 4 5 6 8 9",
    },
    // If an odd digit and another have an even sum, the other is odd too.
    Case {
        technique: "parity",
        applies: (EMPTY, r#"(rule: Parity(odd: "r5c5")), (rule: KillerCage(cells: "r5c5-6", sum: 10))"#),
        not: (EMPTY, r#"(rule: KillerCage(cells: "r5c5-6", sum: 10))"#),
        goes: "r5c6: 2 4 6 8",
    },
    // The first row begins with 13 and is the least line of all, so the first column cannot begin with 12. As the
    // second line it could be the next above that.
    Case {
        technique: "rank",
        applies: ("13.......", r#"(rule: FullRank(left: "1"))"#),
        not: ("13.......", r#"(rule: FullRank(left: "2"))"#),
        goes: "r2c1: 2",
    },
];

/// Parses `r1c1 r1c2: 2 5; ...` into single candidates.
fn candidates(text: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for group in text.split(';') {
        let (cells, digits) = group.split_once(':').unwrap();
        for cell in cells.split_whitespace() {
            all.extend(digits.split_whitespace().map(|digit| format!("{cell}={digit}")));
        }
    }
    all
}

#[test]
fn techniques_about_rules_find_what_is_known_of_these() {
    let mut missed = Vec::new();
    for &Case { technique, applies, not, goes } in CASES {
        let expected = candidates(goes);
        let found = gone(technique, &ruled(applies.0, applies.1));
        if !expected.is_subset(&found) {
            missed.push(format!("{technique} at {applies:?} misses {:?}", expected.difference(&found)));
        }
        let found = gone(technique, &ruled(not.0, not.1));
        let wrong: Vec<_> = expected.intersection(&found).collect();
        if !wrong.is_empty() {
            missed.push(format!("{technique} at {not:?} finds {wrong:?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
