//! Rules that have a named constraint in the Interactive Sudoku Solver.

use std::collections::BTreeSet;

use super::constraint::IssConstraint;
use super::decomposed::{pair_key, pairs};
use crate::board::{Cell, CellSet, Digit, Grid, OutsidePosition, Side};
use crate::formats::customary_box;
use crate::formats::negative_constraints::{DIFFERENCES, RATIOS, SUMS};
use crate::place::{OutsideClues, Path};
use crate::variant::{BorderSum, Context, DifferenceDot, NoRatio, Nonconsecutive, RatioDot, Rule, Variant};

/// Converts a rule to constraints; None if the solver has no name for it.
pub(super) fn named(rule: &Rule, context: &Context, grid: &Grid) -> Option<Vec<IssConstraint>> {
    let n = grid.size();
    let line = |name, path: &Path| Some(vec![IssConstraint::new(name, None, path.0.iter().copied())]);
    let with = |name, number: u16, path: &Path| {
        Some(vec![IssConstraint::new(name, [number.to_string()], path.0.iter().copied())])
    };
    let cells = |name, cells: &CellSet| vec![IssConstraint::new(name, None, cells.iter())];
    let flag = |name| Some(vec![IssConstraint { cells: vec![], ..IssConstraint::new(name, None, None) }]);
    let usual = grid.box_shape().is_some() && grid.box_shape() == customary_box(n);
    match rule {
        Rule::Diagonals(rule) => {
            let both = [(rule.rising, "1"), (rule.falling, "-1")];
            let parts = both.into_iter().filter(|(on, _)| *on);
            Some(
                parts
                    .map(|(_, to)| IssConstraint {
                        cells: vec![],
                        ..IssConstraint::new("Diagonal", [to.to_owned()], None)
                    })
                    .collect(),
            )
        }
        Rule::Region(rule) => Some(cells("AllDifferent", &rule.cells)),
        Rule::Position(_) if usual => flag("DisjointSets"),
        Rule::AntiKnight(_) => flag("AntiKnight"),
        Rule::AntiKing(_) => flag("AntiKing"),
        Rule::Entropy(_) if n == 9 => flag("GlobalEntropy"),
        Rule::AllSums(rule) if rules_out(rule.ruled_out(context), &SUMS) && only_x_and_v(context) => flag("StrictXV"),
        // `StrictKropki` rules out the numbers of both kinds of dot together. `AntiConsecutive` makes no exception for
        // dots.
        Rule::Nonconsecutive(_) if is_strict(context) && has::<NoRatio>(context) => flag("StrictKropki"),
        Rule::NoRatio(_) if is_strict(context) && has::<Nonconsecutive>(context) => Some(vec![]),
        Rule::Nonconsecutive(rule)
            if rules_out(rule.ruled_out(context), &DIFFERENCES)
                && !has::<DifferenceDot>(context)
                && !has::<RatioDot>(context) =>
        {
            flag("AntiConsecutive")
        }
        Rule::KillerCage(cage) => match &cage.sum {
            // The solver takes 0 for no sum.
            Some(sum) => {
                let sum = sum.number().filter(|&sum| sum > 0)?;
                Some(vec![IssConstraint::new("Cage", [sum.to_string()], cage.cells.iter())])
            }
            None => Some(cells("AllDifferent", &cage.cells)),
        },
        Rule::Thermometer(rule) => {
            let lines = std::iter::once(&rule.path).chain(&rule.branches);
            let part = |path: &Path| match rule.slow {
                false => IssConstraint::new("Thermo", None, path.0.iter().copied()),
                true => pairs(pair_key(n, |one, other| one <= other), path.0.clone()),
            };
            Some(lines.map(part).collect())
        }
        Rule::Arrow(rule) if rule.circle.len() == 1 => {
            Some(rule.shafts.iter().map(|shaft| IssConstraint::new("Arrow", None, shaft.0.iter().copied())).collect())
        }
        // In the solver, no digit but the first of a multi-digit number exceeds nine.
        Rule::Arrow(_) if n > 9 => None,
        Rule::Arrow(rule) => {
            let size = rule.circle.len().to_string();
            let shaft = |shaft: &Path| {
                let cells = rule.circle.iter().chain(shaft.0.iter().skip(1).copied());
                IssConstraint::new("PillArrow", [size.clone()], cells.collect::<Vec<Cell>>())
            };
            Some(rule.shafts.iter().map(shaft).collect())
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
        Rule::Modular(rule) => with("Modular", rule.number(context), &rule.path),
        Rule::NoRepeats(rule) => line("AllDifferent", &rule.path),
        Rule::Alternating(rule) => {
            let odd = |digit: Digit| digit.value() % 2;
            Some(vec![pairs(pair_key(n, |one, other| odd(one) != odd(other)), rule.path.0.clone())])
        }
        Rule::DifferenceDot(dot) if dot.number() == 1 => {
            Some(vec![IssConstraint::new("WhiteDot", None, dot.border.pair())])
        }
        Rule::RatioDot(dot) if dot.number() == 2 => Some(vec![IssConstraint::new("BlackDot", None, dot.border.pair())]),
        Rule::BorderSum(sign) => match sign.sum {
            Some(10) => Some(vec![IssConstraint::new("X", None, sign.border.pair())]),
            Some(5) => Some(vec![IssConstraint::new("V", None, sign.border.pair())]),
            Some(_) | None => None,
        },
        Rule::Inequality(sign) => {
            let mut pair = sign.border.pair();
            // The greater cell comes first.
            if sign.rising {
                pair.reverse();
            }
            Some(vec![IssConstraint::new("GreaterThan", None, pair)])
        }
        Rule::Quadruple(rule) if rule.digits.is_empty() => Some(vec![]),
        Rule::Quadruple(rule) => {
            let digits: Vec<String> = rule.digits.0.iter().map(|digit| digit.value().to_string()).collect();
            Some(vec![IssConstraint::new("ContainAtLeast", [digits.join("_")], rule.corner.around())])
        }
        Rule::Clones(rule) => {
            // Corresponding cells, one of each group.
            let rows: Vec<Vec<Cell>> = rule.groups.0.iter().map(|group| group.iter().collect()).collect();
            let count = rows.iter().map(Vec::len).min().unwrap_or(0);
            let alike = |at: usize| rows.iter().map(|row| row[at]).collect::<Vec<Cell>>();
            Some((0..count).map(|at| IssConstraint::new("SameValues", [rows.len().to_string()], alike(at))).collect())
        }
        Rule::Indexers(rule) if rule.cells[2].is_empty() => {
            let both = [("C", &rule.cells[0]), ("R", &rule.cells[1])];
            let both = both.into_iter().filter(|(_, cells)| !cells.is_empty());
            Some(both.map(|(to, cells)| IssConstraint::new("Indexing", [to.to_owned()], cells.iter())).collect())
        }
        Rule::CountingCircles(rule) => Some(cells("CountingCircles", &rule.cells[0])),
        Rule::Sandwich(rule) => Some(outside("Sandwich", &rule.clues, true)),
        Rule::XSum(rule) => positive(&rule.clues).then(|| outside("XSum", &rule.clues, false)),
        Rule::Skyscraper(rule) => positive(&rule.clues).then(|| outside("Skyscraper", &rule.clues, false)),
        Rule::HiddenSkyscraper(rule) => positive(&rule.clues).then(|| outside("HiddenSkyscraper", &rule.clues, false)),
        Rule::NumberedRooms(rule) => positive(&rule.clues).then(|| outside("NumberedRoom", &rule.clues, false)),
        Rule::FullRank(rule) => positive(&rule.clues).then(|| outside("FullRank", &rule.clues, false)),
        Rule::LittleKiller(rule) => Some(
            rule.clues
                .clues()
                .map(|(outside_position, sum)| {
                    IssConstraint::new("Sum", [sum.unwrap_or(0).to_string()], outside_position.line(grid))
                })
                .collect(),
        ),
        _ => None,
    }
}

/// Returns whether the puzzle has a rule of the kind `V`.
fn has<V: Variant>(context: &Context) -> bool {
    context.rules_of::<V>().next().is_some()
}

/// Returns whether the numbers that a negative constraint rules out are exactly these.
fn rules_out(ruled_out: BTreeSet<i32>, numbers: &[u16]) -> bool {
    ruled_out.into_iter().eq(numbers.iter().copied().map(i32::from))
}

/// Returns whether all dots and their negative constraints have the default numbers.
fn is_strict(context: &Context) -> bool {
    context.rules_of::<Nonconsecutive>().all(|rule| rules_out(rule.ruled_out(context), &DIFFERENCES))
        && context.rules_of::<NoRatio>().all(|rule| rules_out(rule.ruled_out(context), &RATIOS))
        && context.rules_of::<DifferenceDot>().all(|dot| dot.number() == 1)
        && context.rules_of::<RatioDot>().all(|dot| dot.number() == 2)
}

fn only_x_and_v(context: &Context) -> bool {
    context.rules_of::<BorderSum>().all(|sign| matches!(sign.sum, Some(5 | 10)))
}

fn positive(clues: &OutsideClues<Option<u16>>) -> bool {
    clues.clues().all(|(_, number)| number.is_some_and(|number| number > 0))
}

/// Converts outside clues to constraints. With `single`, clues have no direction and the number comes first; otherwise
/// the number follows the line, after an empty argument if the clue is at the far end of the line.
fn outside(name: &'static str, clues: &OutsideClues<Option<u16>>, single: bool) -> Vec<IssConstraint> {
    let part = |(outside_position, number): (OutsidePosition, &Option<u16>)| {
        let (letter, forward) = match outside_position.side {
            Side::Top => ("C", true),
            Side::Bottom => ("C", false),
            Side::Left => ("R", true),
            Side::Right => ("R", false),
        };
        let (line, number) = (format!("{letter}{}", outside_position.index + 1), number.unwrap_or(0).to_string());
        let first = match (single, forward) {
            (true, _) => vec![number, line],
            (false, true) => vec![line, number],
            (false, false) => vec![line, String::new(), number],
        };
        IssConstraint { cells: vec![], ..IssConstraint::new(name, first, None) }
    };
    clues.clues().map(part).collect()
}
