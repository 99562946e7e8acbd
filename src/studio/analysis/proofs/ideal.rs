//! The ideal of a puzzle: its generators, its reduced basis and standard monomials.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::algebra::{Generator, Ideal, basis_of_solutions};
use crate::board::{Board, CellId, Filling, HouseKind};
use crate::formats::latex::LatexNames;
use crate::formats::points::{IdealPoints, points};
use crate::model::{Model, Origin, Shape};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Count};
use crate::studio::analysis::proofs::{FormulaGroup, ProofContent, VariableOrder, add, origin_name};
use crate::words::{local_digits, say};

/// With more solutions than this, the basis is too long to show.
const MAX_SOLUTIONS: u64 = 300;

pub(super) fn ideal_content(puzzle: &Puzzle, order: VariableOrder, control: &Control) -> ProofContent {
    let model = puzzle.model();
    let (mut facts, mut parts) = generators(puzzle, &model);
    let result = parts.len();
    let start = Instant::now();
    // One solution more than can be shown tells whether there are too many.
    let found = points(&model, MAX_SOLUTIONS + 1, control);
    let seconds = start.elapsed().as_secs_f64();
    let dimension = |of: &str| {
        say!("tell-ideal-dimension-quotient-ring-number", count = of, seconds = local_digits(&format!("{seconds:.2}")))
    };
    let mut solutions = Vec::new();
    match found {
        Ok(IdealPoints { solutions: all, count: Count::Exactly(count), by_algebra }) => {
            facts.push(dimension(&local_digits(&count.to_string())));
            if !by_algebra {
                facts.push(say!("tell-ideal-computed-from-solutions-search"));
            }
            let (basis, primes) = basis(puzzle.board(), order, &all);
            let ordered = say!("tell-ideal-graded-reverse-lexicographic-order", order = order.name());
            let rebuilt = primes.map(|primes| say!("tell-ideal-prime-certified-over-rational", count = primes));
            facts.push([ordered].into_iter().chain(rebuilt).collect::<Vec<_>>().join(" "));
            parts.extend(basis);
            solutions = all;
        }
        Ok(_) => facts.push(dimension(&say!("tell-ideal-more-than", count = MAX_SOLUTIONS))),
        Err(stopped) => facts.push(say!("tell-ideal-basis-not-known", why = stopped.to_string())),
    }
    let known = parts.len() > result;
    let solution = if known && solutions.len() == 1 { solutions.pop() } else { None };
    ProofContent { facts, parts, result: if known { result } else { 0 }, solution }
}

/// Returns the generators by origin, and the number of generators of each degree.
fn generators(puzzle: &Puzzle, model: &Model) -> (Vec<String>, Vec<FormulaGroup>) {
    let ideal = match Ideal::new(model) {
        Ok(ideal) => ideal,
        Err(error) => {
            return (vec![say!("tell-ideal-there-no-polynomials-reasonable", why = error.to_string())], vec![]);
        }
    };
    let names = LatexNames { board: puzzle.board(), order: None };
    let (mut parts, mut degrees) = (Vec::new(), BTreeMap::<u32, usize>::new());
    for generator in ideal.generators() {
        *degrees.entry(generator.polynomial.degree()).or_default() += 1;
        add(&mut parts, part_name(puzzle, model, generator), names.generator(generator));
    }
    let variables = ideal.cells() + ideal.auxiliaries();
    let by_degree: Vec<String> = degrees
        .iter()
        .rev()
        .map(|(degree, count)| say!("tell-ideal-degree", count = *count, degree = *degree))
        .collect();
    let size = say!("tell-ideal-polynomials", count = ideal.generators().len());
    let facts = vec![
        say!("tell-ideal-in-variables", count = variables, size = size, degrees = by_degree.join(", ")),
        format!("F(x) = (x − 1)…(x − {}), G(x, y) = (F(x) − F(y)) / (x − y).", puzzle.board().size()),
    ];
    (facts, parts)
}

fn part_name(puzzle: &Puzzle, model: &Model, generator: &Generator) -> String {
    let constraint = generator.constraint.and_then(|place| model.constraints().get(place));
    match (generator.origin, constraint.map(|constraint| &constraint.shape)) {
        (None, _) => say!("tell-ideal-cells"),
        (Some(Origin::Base), Some(Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells))) => {
            house_name(puzzle.board(), cells).unwrap_or_else(|| say!("tell-ideal-board"))
        }
        (Some(origin), _) => origin_name(puzzle, origin),
    }
}

/// Returns a name such as "Row 3", with the grid if there are several.
fn house_name(board: &Board, cells: &[CellId]) -> Option<String> {
    let house = board.houses().iter().find(|house| house.cells == cells)?;
    let kind = match house.kind {
        HouseKind::Row => "tell-ideal-row",
        HouseKind::Column => "tell-ideal-column",
        HouseKind::Box => "tell-ideal-box",
    };
    let name = say!(kind, number = house.index + 1);
    Some(match board.grids().len() > 1 {
        true => say!("tell-ideal-grid", house = name, grid = local_digits(&house.grid.to_string())),
        false => name,
    })
}

/// Returns the reduced basis and the standard monomials, and the number of primes used to reconstruct them.
fn basis(board: &Board, order: VariableOrder, solutions: &[Filling]) -> ([FormulaGroup; 2], Option<usize>) {
    let cells = order.cells(board);
    let ordered = |filling: &Filling| Filling::new(cells.iter().map(|&cell| filling[cell]).collect());
    let ordered: Vec<Filling> = solutions.iter().map(ordered).collect();
    let names = LatexNames { board, order: Some(&cells) };
    let found = basis_of_solutions(&ordered);
    let polynomials = found.polynomials.iter().map(|polynomial| names.polynomial(polynomial)).collect();
    let standard = found.standard.iter().map(|power| names.power(power)).collect();
    let parts = [
        FormulaGroup { name: say!("tell-ideal-reduced-basis"), formulas: polynomials },
        FormulaGroup { name: say!("tell-ideal-standard-monomials"), formulas: standard },
    ];
    (parts, found.primes.filter(|_| !solutions.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(givens: &str) -> Puzzle {
        let text = crate::formats::read_str("test", givens, None).unwrap();
        text.into_iter().next().unwrap().puzzle
    }

    #[test]
    fn an_ideal_is_told_by_origin_with_its_basis() {
        let account = ideal_content(&puzzle("1.....1.4.3..3.."), VariableOrder::Rows, &Control::new());
        let sizes: Vec<(&str, usize)> =
            account.parts.iter().map(|part| (part.name.as_str(), part.formulas.len())).collect();
        // Rows and columns have six pairs each. In a box, only two pairs share neither row nor column.
        assert_eq!(&sizes[..3], [("Cells", 16), ("Row 1", 6), ("Row 2", 6)]);
        assert_eq!(
            &sizes[9..],
            [
                ("Box 1", 2),
                ("Box 2", 2),
                ("Box 3", 2),
                ("Box 4", 2),
                ("Givens", 5),
                ("Reduced basis", 16),
                ("Standard monomials", 1)
            ]
        );
        assert!(account.facts[0].starts_with("77 polynomials in 16 variables: 16 of degree 4, 56 of degree 3, 5 of"));
        assert!(account.solution.is_some() && account.result == 14);
        assert!(account.parts[14].formulas.contains(&"x_{1,2} - 4".to_owned()), "{:?}", account.parts[14]);
    }

    #[test]
    fn the_dimension_is_the_number_of_solutions_in_any_order() {
        for order in [VariableOrder::Rows, VariableOrder::Columns, VariableOrder::Backwards] {
            let account = ideal_content(&puzzle("................"), order, &Control::new());
            assert_eq!(account.parts.last().unwrap().formulas.len(), 288, "{order:?}");
            assert!(account.facts.iter().any(|fact| fact.contains("ring: 288, the number")), "{:?}", account.facts);
            assert_eq!(account.solution, None);
        }
        let none = ideal_content(&puzzle("11.............."), VariableOrder::Rows, &Control::new());
        assert_eq!(none.parts[none.result].formulas, ["1"]);
        let stopped = Control::new();
        stopped.cancel();
        let stopped = ideal_content(&puzzle("................"), VariableOrder::Rows, &stopped);
        assert!(stopped.facts.last().unwrap().starts_with("The basis is unknown"), "{:?}", stopped.facts);
    }
}
