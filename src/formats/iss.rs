//! Strings of the Interactive Sudoku Solver, written only: `.Thermo~R1C1~R1C2`, a constraint after the other, each with
//! its arguments.

use super::classic::{lose_rules, lose_words};
use super::codec::{About, Codec, Fault, Found, Written, write_each};
use super::loss::{Element, Fate, Losses};
use super::write_error::Boards;
use super::{Format, Outgoing, Problem, Warning, WriteError};
use crate::board::{Boxes, Cell, Digit, Numbering};
use crate::variant::{Context, Rule};

/// Constraint strings.
pub(super) struct Iss;

const NAME: &str = "Interactive Sudoku Solver";

impl Codec for Iss {
    fn format(&self) -> Format {
        Format::Iss
    }

    fn about(&self) -> &'static About {
        &About {
            name: NAME,
            word: "iss",
            extensions: &["iss"],
            read: false,
            written: Written::Many,
            holds: "one grid with boxes, regions or neither; givens, diagonals, anti-chess rules, cages, regions, most \
                lines, dots, X and V, inequalities",
            lacks: "clues beyond the edges, other rules, title, author, symbols",
        }
    }

    fn sniff(&self, _text: &str) -> bool {
        false
    }

    fn read(&self, _text: &str) -> Result<Vec<Found>, Fault> {
        Err(Problem::NoPuzzle.into())
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| Ok(write(out, losses)? + "\n"))
    }
}

/// A constraint with its arguments.
fn constraint(name: &str, first: Option<String>, cells: impl IntoIterator<Item = Cell>) -> String {
    let cells = cells.into_iter().map(|cell| format!("R{}C{}", cell.row + 1, cell.col + 1));
    let arguments: Vec<String> = first.into_iter().chain(cells).collect();
    [".", name].concat() + &arguments.iter().map(|argument| format!("~{argument}")).collect::<String>()
}

fn write(out: &Outgoing, losses: &mut Losses) -> Result<String, WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let unfit = || WriteError::Board { name: NAME, holds: Boards::OneGrid };
    let [grid] = board.grids() else { return Err(unfit()) };
    // It names regions by one symbol of base ten.
    if board.numbering() != Numbering::FromOne || grid.size() > 16 {
        return Err(unfit());
    }
    lose_words(puzzle, losses);
    let (n, origin) = (grid.size(), grid.origin());
    if origin != Cell::new(0, 0) {
        losses.add(Element::Origin, Fate::NoPlace);
    }
    let mut text = if n == 9 { String::new() } else { format!(".Shape~{n}x{n}") };
    let usual = super::customary_box(n);
    match grid.boxes() {
        Boxes::Regular { rows, cols } if Some((*rows, *cols)) == usual => {}
        Boxes::Latin => text += ".NoBoxes",
        Boxes::Regular { .. } | Boxes::Jigsaw(_) => {
            let layout = grid.regions().into_iter().map(|region| Digit::from_index(region.into()).symbol());
            text += &format!(".Jigsaw~{}.NoBoxes", layout.collect::<String>());
        }
    }
    let moved = |cell: Cell| cell.offset(-origin.row, -origin.col);
    for (&cell, digit) in puzzle.givens() {
        let cell = moved(cell);
        text += &format!("{}R{}C{}_{}", ".~", cell.row + 1, cell.col + 1, digit.value());
    }
    let context = puzzle.context();
    let mut unheld: Vec<&Rule> = Vec::new();
    for (_, placed) in puzzle.rules_on() {
        match string(&placed.rule, &context, n) {
            Some(parts) => parts.into_iter().for_each(|(name, first, cells)| {
                text += &constraint(name, first, cells.into_iter().map(moved));
            }),
            None => unheld.push(&placed.rule),
        }
    }
    lose_rules(puzzle, losses, |rule| !unheld.iter().any(|other| std::ptr::eq(*other, rule)));
    Ok(text)
}

type Part = (&'static str, Option<String>, Vec<Cell>);

/// A rule as constraints; None where it has no place.
fn string(rule: &Rule, context: &Context, n: u8) -> Option<Vec<Part>> {
    let line = |name, path: &crate::place::Path| Some(vec![(name, None, path.0.clone())]);
    let with =
        |name, number: u16, path: &crate::place::Path| Some(vec![(name, Some(number.to_string()), path.0.clone())]);
    let flag = |name| Some(vec![(name, None, vec![])]);
    match rule {
        Rule::Diagonals(rule) => {
            let both = [(rule.rising, "1"), (rule.falling, "-1")];
            Some(both.into_iter().filter(|(on, _)| *on).map(|(_, to)| ("Diagonal", Some(to.into()), vec![])).collect())
        }
        Rule::Region(rule) => Some(vec![("AllDifferent", None, rule.cells.iter().collect())]),
        Rule::Position(_) => flag("DisjointSets"),
        Rule::AntiKnight(_) => flag("AntiKnight"),
        Rule::AntiKing(_) => flag("AntiKing"),
        Rule::Entropy(_) if n == 9 => flag("GlobalEntropy"),
        Rule::KillerCage(cage) => match cage.sum {
            Some(sum) => Some(vec![("Cage", Some(sum.to_string()), cage.cells.iter().collect())]),
            None => Some(vec![("AllDifferent", None, cage.cells.iter().collect())]),
        },
        Rule::Thermometer(rule) if !rule.slow && rule.branches.is_empty() => line("Thermo", &rule.path),
        Rule::Arrow(rule) if rule.circle.len() == 1 => {
            Some(rule.shafts.iter().map(|shaft| ("Arrow", None, shaft.0.clone())).collect())
        }
        Rule::Whispers(rule) => with("Whisper", rule.number(context), &rule.path),
        Rule::Lockout(rule) => with("Lockout", rule.number(context), &rule.path),
        Rule::SumLine(rule) => with("SumLine", rule.number(context), &rule.path),
        Rule::Renban(rule) => line("Renban", &rule.path),
        Rule::Palindrome(rule) => line("Palindrome", &rule.path),
        Rule::Between(rule) => line("Between", &rule.path),
        Rule::DoubleArrow(rule) if rule.path.0.len() > 2 => line("DoubleArrow", &rule.path),
        Rule::Zipper(rule) => line("Zipper", &rule.path),
        Rule::Entropic(rule) if n == 9 => line("Entropic", &rule.path),
        Rule::Modular(rule) => with("Modular", 3, &rule.path),
        Rule::NoRepeats(rule) => line("AllDifferent", &rule.path),
        Rule::DifferenceDot(dot) if dot.number() == 1 => Some(vec![("WhiteDot", None, dot.border.pair().into())]),
        Rule::RatioDot(dot) if dot.number() == 2 => Some(vec![("BlackDot", None, dot.border.pair().into())]),
        Rule::BorderSum(sign) => match sign.sum {
            Some(10) => Some(vec![("X", None, sign.border.pair().into())]),
            Some(5) => Some(vec![("V", None, sign.border.pair().into())]),
            Some(_) | None => None,
        },
        Rule::Inequality(sign) => {
            let mut pair = sign.border.pair();
            // The greater one first.
            if sign.rising {
                pair.reverse();
            }
            Some(vec![("GreaterThan", None, pair.into())])
        }
        _ => None,
    }
}
