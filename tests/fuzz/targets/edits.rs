//! Sequences of edits on a puzzle: each gives a well-formed puzzle or is rejected without any change, undo restores the
//! previous puzzle, and model, scene and texts of the results never fail.

use std::collections::BTreeSet;

use gridwright::board::{
    Board, Cell, CellSet, Digit, DigitSet, Filling, Grid, GridId, HouseLayout, MAX_DIGIT, Numbering, OutsidePosition,
    TraditionalLayout, Turn, random_regions,
};
use gridwright::formats::{self, Format};
use gridwright::place::{Stroke, StrokeEffect};
use gridwright::puzzle::{Edit, Notes, PlacedRule, Progress, Puzzle, Remark, Stars, Symbols};
use gridwright::scene::{Point, Tint};
use gridwright::studio::Document;
use gridwright::variant::{Context, FieldValue, Kind, Rule};

use super::choices::Choices;
use super::readers::assert_consequences;
use super::{Closely, Outcome};

const MAX_STEPS: usize = 40;

/// Texts to type, some of which are invalid everywhere.
const TYPED: &[&str] = &[
    "",
    "1",
    "9",
    "12",
    "0",
    "99999",
    "-1",
    "1 2 3",
    "top1",
    "r1c1",
    "a > b",
    "a + b = 10",
    "|a - b| >= 5",
    "(",
    "[13]*",
    ".*",
    "135",
    "5!",
    "Snow",
    "\u{0}\u{202e}",
    "\u{1b}[31m",
    "é\u{301}",
    "a\nb",
    "\u{1f9e9}",
    "x y z",
    "10%",
    "None",
];

pub fn run(bytes: &[u8], closely: &Closely) -> Outcome {
    let outcome = edited(bytes, false);
    if closely.at(outcome) {
        edited(bytes, true);
    }
    outcome
}

/// Applies the edits, and tests each puzzle thoroughly if `close` is set.
fn edited(bytes: &[u8], close: bool) -> Outcome {
    let mut choices = Choices(bytes);
    let first = Puzzle::empty(board(&mut choices));
    let mut document = Document::new(first.clone(), None);
    let mut said = String::new();
    for _ in 0..MAX_STEPS {
        if choices.is_empty() {
            break;
        }
        match choices.below(20) {
            0 => drop(document.undo()),
            1 => drop(document.redo()),
            2 => document.end_typing(),
            _ => said.push(step(&mut document, &mut choices, close)),
        }
    }
    let last = document.puzzle().clone();
    if close {
        assert_consequences(&last);
    }
    // Earlier undone steps can still be redone.
    let mut ahead = 0;
    while document.redo().is_some() {
        ahead += 1;
    }
    let end = document.puzzle().clone();
    let mut steps = 0;
    while document.undo().is_some() {
        steps += 1;
    }
    assert!(*document.puzzle() == first && !document.is_dirty(), "undoing everything gives another puzzle");
    for _ in 0..steps - ahead {
        document.redo();
    }
    assert!(*document.puzzle() == last, "redoing gives another puzzle");
    for _ in 0..ahead {
        document.redo();
    }
    assert!(*document.puzzle() == end && document.redo().is_none(), "redoing everything gives another puzzle");
    // The last edit and its target; the complete history would be unbounded.
    let rule = last.rules().last().map(|placed| placed.rule.kind());
    Outcome::told(&format!("{:?} {rule:?}", said.chars().next_back()).replace('\'', ""), None)
}

/// Applies an edit if possible, and returns a letter for the outcome.
fn step(document: &mut Document, choices: &mut Choices, close: bool) -> char {
    let before = document.puzzle().clone();
    let (letter, edit) = edit(&before, choices, DEEPEST);
    // Consecutive typing steps are merged.
    let alone = choices.below(4) > 0;
    if alone {
        document.end_typing();
    }
    if document.apply(&edit).is_err() {
        assert!(*document.puzzle() == before, "a refused edit changes the puzzle: {edit:?}");
        return letter.to_ascii_uppercase();
    }
    let after = document.puzzle().clone();
    assert!(edit.apply(&before).is_ok_and(|again| again == after), "an edit makes two puzzles: {edit:?}");
    if close {
        assert!(!edit.name(&before).to_string().is_empty());
    }
    if after != before {
        if close {
            assert_consequences(&after);
        }
        if alone {
            document.undo();
            assert!(*document.puzzle() == before, "undo gives another puzzle: {edit:?}");
            document.redo();
            assert!(*document.puzzle() == after, "redo gives another puzzle: {edit:?}");
        }
        if let Edit::Turn(turn) = edit {
            assert_turned_back(&before, &after, turn);
        }
    }
    letter
}

/// Checks that turning a puzzle back restores it: everything but rules with the same text, and the same number of rules
/// with the setter's notes.
fn assert_turned_back(before: &Puzzle, after: &Puzzle, turn: Turn) {
    let told =
        |puzzle: &Puzzle| formats::write(&[puzzle], Format::Ron).map_or_else(|_| String::new(), |(text, _)| text);
    let back = Edit::Turn(turn.inverse()).apply(after);
    let back = back.unwrap_or_else(|error| panic!("{turn:?} and not back: {error}\n{}{}", told(before), told(after)));
    let with_rules = |puzzle: &Puzzle, rules| puzzle.with_clues(puzzle.givens().clone(), rules).expect("they stand");
    assert!(with_rules(&back, vec![]) == with_rules(before, vec![]), "{turn:?} and back gives another puzzle");
    let noted = |puzzle: &Puzzle| {
        let noted = puzzle.rules().iter().map(|placed| {
            let PlacedRule { rule, tint, on, name, group, quantifier: _, reads: _, locked } = placed.clone();
            (rule.kind(), tint, on, name, group, locked)
        });
        noted.collect::<Vec<_>>()
    };
    assert!(noted(&back) == noted(before) && noted(after) == noted(before), "{turn:?} changes what is noted of rules");
}

fn board(choices: &mut Choices) -> Board {
    let board = match choices.below(10) {
        0 => Board::single(2, 2),
        1 => Board::single(2, 3),
        2 => Board::single(3, 4),
        3 => TraditionalLayout::Twin.board(2, 2),
        4 => TraditionalLayout::Butterfly.board(2, 2),
        5 => TraditionalLayout::Samurai.board(2, 3),
        6 => Grid::latin(Cell::new(0, 0), 5).and_then(|grid| Board::new(vec![grid])),
        7 => {
            let regions = random_regions(6, choices.byte().into());
            Grid::jigsaw(Cell::new(1, 2), regions).and_then(|grid| Board::new(vec![grid]))
        }
        _ => Ok(Board::classic()),
    };
    let board = board.expect("all of these are boards");
    if choices.below(4) == 0 { board.with_numbering(Numbering::FromZero) } else { board }
}

/// The maximum nesting of compound edits. The studio itself never goes deeper than two.
const DEEPEST: usize = 4;

/// Returns a cell of the board, occasionally one next to it.
fn cell(board: &Board, choices: &mut Choices) -> Cell {
    let at = board.cells()[choices.below(board.cells().len())];
    if choices.below(12) == 0 { at.offset(choices.below(20) as i16 - 3, choices.below(20) as i16 - 3) } else { at }
}

fn cells(board: &Board, choices: &mut Choices) -> CellSet {
    (0..=choices.below(6)).map(|_| cell(board, choices)).collect()
}

fn digit(board: &Board, choices: &mut Choices) -> Digit {
    let beyond = usize::from(choices.below(12) == 0);
    Digit::from_index(choices.below((usize::from(board.size()) + beyond).min(MAX_DIGIT.into())))
}

fn typed(choices: &mut Choices) -> &'static str {
    TYPED[choices.below(TYPED.len())]
}

fn text(choices: &mut Choices) -> String {
    let word = typed(choices);
    if choices.below(16) == 0 { word.repeat(600) } else { word.to_owned() }
}

/// Returns an edit, which may be a compound of up to this depth.
fn edit(puzzle: &Puzzle, choices: &mut Choices, deep: usize) -> (char, Edit) {
    let board = puzzle.board();
    let index = choices.below(puzzle.rules().len() + 1);
    match choices.below(30) {
        0 => ('t', Edit::SetTitle(text(choices))),
        1 => ('a', Edit::SetAuthor(text(choices))),
        2 => ('s', Edit::SetStars(Stars::new(choices.below(8) as u8))),
        3 => {
            let own = Symbols::Own((0..choices.below(12)).map(|_| text(choices)).collect());
            let all = [Symbols::ALL.to_vec(), vec![own]].concat();
            ('y', Edit::SetSymbols(choices.pick(&all).clone()))
        }
        4 => ('n', Edit::SetNumbering(*choices.pick(&Numbering::ALL))),
        5 | 6 => ('g', Edit::SetGiven { cells: cells(board, choices), digit: digit(board, choices) }),
        7 => ('c', Edit::ClearGivens { cells: cells(board, choices) }),
        8 => {
            let mut progress: Progress = puzzle.progress().clone();
            let (at, set) = (cell(board, choices), DigitSet::from_bits(choices.byte().into()));
            let entered = choices.flag().then(|| digit(board, choices));
            let colours = Tint::ALL.into_iter().filter(|_| choices.flag()).collect();
            progress.change(at, |notes| *notes = Notes { digit: entered, centre: set, colours, ..Notes::default() });
            ('p', Edit::SetProgress(progress))
        }
        9 => {
            let remark = Remark { cells: cells(board, choices), text: text(choices), after_secs: None };
            ('m', Edit::AddRemark(remark))
        }
        10 => ('o', Edit::RemoveRemark(choices.below(puzzle.remarks().len() + 1))),
        11 | 12 => {
            ('r', rule(puzzle, choices).map_or(Edit::RemoveRule(index), |rule| Edit::AddRule(PlacedRule::new(rule))))
        }
        13 => ('d', painted(puzzle, choices).unwrap_or(Edit::RemoveRule(index))),
        14 => ('x', Edit::RemoveRule(index)),
        15..=17 => {
            let changed = puzzle.rules().get(index).and_then(|placed| changed(puzzle, &placed.rule, choices));
            ('e', changed.map_or(Edit::RemoveRule(index), |rule| Edit::ChangeRule(index, rule)))
        }
        18 => ('w', Edit::SwitchRule { index, on: choices.flag() }),
        19 => ('i', Edit::TintRule { index, tint: *choices.pick(&Tint::ALL) }),
        20 | 21 => ('l', lay(puzzle, choices)),
        22 => ('k', Edit::NameRule { index, name: text(choices) }),
        23 => (
            'h',
            Edit::GroupRules {
                rules: some_rules(puzzle, choices),
                group: text(choices),
                step_name: gridwright::words::Message::verbatim("Group"),
            },
        ),
        24 => {
            let locked = choices.below(3) > 0;
            (
                'q',
                Edit::LockRules {
                    rules: some_rules(puzzle, choices),
                    locked,
                    step_name: gridwright::words::Message::verbatim("Lock"),
                },
            )
        }
        25 => {
            let count = puzzle.rules().len();
            let order: Vec<usize> = match choices.flag() {
                true => (0..count).rev().collect(),
                false => (0..choices.below(8)).map(|_| choices.below(count + 1)).collect(),
            };
            ('j', Edit::Arrange { order, what: gridwright::words::Message::verbatim("Arrange") })
        }
        26 | 27 => ('u', Edit::Turn(*choices.pick(&Turn::ALL))),
        _ => {
            let count = if deep > 0 { choices.below(3) } else { 0 };
            let edits = (0..count).map(|_| edit(puzzle, choices, deep - 1).1).collect();
            ('b', Edit::All { edits, what: gridwright::words::Message::verbatim("All") })
        }
    }
}

/// Returns some of the rules, occasionally one that does not exist.
fn some_rules(puzzle: &Puzzle, choices: &mut Choices) -> BTreeSet<usize> {
    (0..choices.below(4)).map(|_| choices.below(puzzle.rules().len() + 1)).collect()
}

/// Returns a rule that may fit the board, or one of another board, which hardly ever does.
fn rule(puzzle: &Puzzle, choices: &mut Choices) -> Option<Rule> {
    let kind = *choices.pick(Kind::ALL);
    match choices.below(6) {
        0 => {
            let examples = kind.examples();
            Some(choices.pick(&examples).1.clone())
        }
        1 => {
            // A filling that obeys no rules.
            let digits =
                (0..puzzle.board().cells().len()).map(|at| Digit::from_index(at % usize::from(puzzle.board().size())));
            kind.random_of(&puzzle.context(), &Filling::new(digits.collect()), &mut choices.random())
        }
        2 => {
            let grid = GridId(choices.below(puzzle.board().grids().len()) as u8);
            let of = puzzle.board().grid(grid)?;
            let all: Vec<OutsidePosition> = if choices.flag() {
                OutsidePosition::all(grid, of).collect()
            } else {
                OutsidePosition::orthogonals(grid, of).collect()
            };
            let current = puzzle.rules().iter().map(|placed| &placed.rule).find(|rule| rule.kind() == kind);
            let current = current.filter(|_| choices.flag());
            kind.with_clue(current, *choices.pick(&all), typed(choices)).ok().flatten()
        }
        _ => kind.random(puzzle.board(), &mut choices.random()),
    }
}

/// Returns the edit of a pointer stroke.
fn painted(puzzle: &Puzzle, choices: &mut Choices) -> Option<Edit> {
    let board = puzzle.board();
    let on_board = |choices: &mut Choices| board.cells()[choices.below(board.cells().len())];
    let start = on_board(choices);
    let from = [choices.below(9), choices.below(9)].map(|part| part as f32 / 8.0);
    let mut stroke =
        Stroke::new(start).from_point(Point::new(f32::from(start.col) + from[0], f32::from(start.row) + from[1]));
    for _ in 0..choices.below(4) {
        stroke.draw_to(board, on_board(choices));
    }
    let index = choices.below(puzzle.rules().len() + 1);
    let current = puzzle.rules().get(index).map(|placed| &placed.rule);
    let kind = current.map_or_else(|| *choices.pick(Kind::ALL), Rule::kind);
    let stroke = stroke.with_brush(choices.below(kind.brushes().len() + 1)).extending(choices.flag());
    match kind.apply_stroke(current, board, &stroke) {
        StrokeEffect::Unchanged => None,
        StrokeEffect::Removed => Some(Edit::RemoveRule(index)),
        StrokeEffect::Changed(rule) => Some(match current {
            Some(_) => Edit::ChangeRule(index, rule),
            None => Edit::AddRule(PlacedRule::new(rule)),
        }),
    }
}

/// Returns the rule with other settings, turned, reduced or modified.
fn changed(puzzle: &Puzzle, rule: &Rule, choices: &mut Choices) -> Option<Rule> {
    let (board, context) = (puzzle.board(), puzzle.context());
    match choices.below(6) {
        0 => rule.with_typed_clue(board, typed(choices)).ok(),
        1 => {
            let kept = choices.below(256);
            rule.with_parts(&|part| kept >> (part % 8) & 1 == 1)
        }
        2 => {
            let origin = board.grids()[0].origin();
            let image = |at: Cell| Cell::new(at.col - origin.col + origin.row, at.row - origin.row + origin.col);
            let turned = HouseLayout::of(board).transformation(image)?;
            rule.transformed(board, &turned)
        }
        3 => {
            let actions: Vec<_> = rule.kind().actions().filter(|action| !action.needs_solution()).collect();
            if actions.is_empty() { None } else { choices.pick(&actions).run(Some(rule), &context, None) }
        }
        _ => {
            let mut rule = rule.clone();
            set_fields(&mut rule, &Context::without_rules(board), board.numbering(), choices);
            Some(rule)
        }
    }
}

fn set_fields(rule: &mut Rule, context: &Context, numbering: Numbering, choices: &mut Choices) {
    for mut field in rule.form(context) {
        match &mut field.value {
            FieldValue::Toggle(on) => **on = choices.flag(),
            FieldValue::Choice { options, chosen } => chosen.choose(choices.below(options.len() + 1)),
            FieldValue::Text(words) if choices.flag() => **words = text(choices),
            FieldValue::Number { value, least, most, .. } if choices.flag() => {
                **value = Some(*least + choices.below(usize::from(*most - *least) + 1) as u16);
            }
            FieldValue::Sum { value, most } if choices.flag() => {
                **value = Some((choices.below(usize::from(*most) + 1) as u16).into());
            }
            FieldValue::Number { .. }
            | FieldValue::Sum { .. }
            | FieldValue::Text(_)
            | FieldValue::Typed(_)
            | FieldValue::Digits(_)
            | FieldValue::List { .. } => {
                drop(field.value.read(numbering, typed(choices)));
            }
        }
    }
}

/// Returns an edit to another layout: grids moved, removed, copied, or with other boxes.
fn lay(puzzle: &Puzzle, choices: &mut Choices) -> Edit {
    let mut grids: Vec<(Option<GridId>, Grid)> = Vec::new();
    for (id, grid) in puzzle.board().grid_ids().zip(puzzle.board().grids()) {
        let place = |choices: &mut Choices| {
            let (down, right) = (choices.below(9) as i16 - 4, choices.below(9) as i16 - 4);
            grid.at(grid.origin().offset(down, right)).unwrap_or_else(|_| grid.clone())
        };
        match choices.below(8) {
            0 => {}
            1 => grids.push((Some(id), place(choices))),
            2 => grids.extend([(Some(id), grid.clone()), (Some(id), place(choices))]),
            3 => grids.push((None, grid.clone())),
            4 => {
                let (rows, cols) = (1 + choices.below(5) as u8, 1 + choices.below(5) as u8);
                grids.extend(Grid::new(grid.origin(), rows, cols).ok().map(|grid| (Some(id), grid)));
            }
            5 => {
                let size = grid.size();
                let made = match choices.flag() {
                    true => Grid::latin(grid.origin(), size),
                    false => Grid::jigsaw(grid.origin(), random_regions(size, choices.byte().into())),
                };
                grids.extend(made.ok().map(|grid| (Some(id), grid)));
            }
            _ => grids.push((Some(id), grid.clone())),
        }
    }
    Edit::ChangeLayout { grids, what: gridwright::words::Message::verbatim("Lay") }
}
