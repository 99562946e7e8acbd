//! Writes a puzzle's ideal as a LaTeX document: the generators by origin, and the reduced basis if there are few
//! solutions.

use std::collections::BTreeMap;

use super::format::ModelFormat;
use super::latex::{LatexNames, escaped};
use super::lines::ModelText;
use super::names;
use super::points::{IdealPoints, points};
use crate::algebra::{Ideal, IdealError, Variable, basis_of_solutions};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Count};

/// The maximum number of solutions for which a basis is written.
const MAX_SOLUTIONS: u64 = 300;

pub(super) fn write(puzzle: &Puzzle) -> Result<String, IdealError> {
    let model = puzzle.model();
    let (ideal, board) = (Ideal::new(&model)?, puzzle.board());
    let names_of = LatexNames { board, order: None };
    let mut lines = ModelText::default();
    names::write_header(&mut lines, ModelFormat::Tex, "%", &["lualatex FILE"], puzzle);
    for line in [
        r"\documentclass{article}",
        r"\usepackage{amsmath,fontspec}",
        r"\setlength{\parindent}{0pt}",
        r"\raggedright\sloppy",
        r"\begin{document}",
    ] {
        lines.line(line);
    }
    let title = escaped(&names::title(puzzle));
    lines.line(&format!(r"\section*{{{}}}", if title.is_empty() { "Ideal of a sudoku" } else { &title }));
    let auxiliary = |number| names_of.variable(Variable::Auxiliary(number));
    let auxiliaries = match ideal.auxiliaries() {
        0 => String::new(),
        count => format!(" ${}$ to ${}$ follow from the digits.", auxiliary(0), auxiliary(count - 1)),
    };
    let (cells, digits) = (ideal.cells(), board.size());
    lines.line(&format!("{cells} cells, each a variable $x_{{\\text{{row}},\\text{{column}}}}$.{auxiliaries} With"));
    lines.line(&format!(r"\[F(x) = (x-1)(x-2)\cdots(x-{digits}), \qquad G(x,y) = \frac{{F(x)-F(y)}}{{x-y}}\]"));
    lines.line("the solutions are the common zeros of");
    let mut degrees: BTreeMap<u32, usize> = BTreeMap::new();
    let mut above = None;
    for generator in ideal.generators() {
        let heading = generator.origin.map_or_else(|| "the digits of each cell".to_owned(), names::origin_heading);
        if above.as_ref() != Some(&heading) {
            lines.line(&format!(r"\subsection*{{Of {heading}}}"));
            above = Some(heading);
        }
        *degrees.entry(generator.polynomial.degree()).or_default() += 1;
        lines.line(&format!("${}$,", names_of.generator(generator)));
    }
    lines.line(r"\subsection*{Degrees}");
    let counts: Vec<String> = degrees.iter().map(|(degree, count)| format!("{count} of degree {degree}")).collect();
    lines.line(&format!("{} generators: {}.", ideal.generators().len(), counts.join(", ")));
    lines.line(r"\subsection*{Reduced Groebner basis}");
    match points(&model, MAX_SOLUTIONS + 1, &Control::new()) {
        Ok(IdealPoints { count: Count::Exactly(0), .. }) => lines.line("$1$: there is no solution."),
        Ok(IdealPoints { solutions, count: Count::Exactly(count), by_algebra }) => {
            let basis = basis_of_solutions(&solutions);
            if !by_algebra {
                lines.line("Computed from solutions that a search found, not from the generators.");
            }
            lines.line("In the cells, graded reverse lexicographically, the first cell being the greatest:");
            basis.polynomials.iter().for_each(|one| lines.line(&format!("${}$,", names_of.polynomial(one))));
            lines.line("");
            lines.line(&format!(
                "Dimension of the quotient ring, the number of solutions: {count}. Standard monomials:"
            ));
            basis.standard.iter().for_each(|power| lines.line(&format!("${}$,", names_of.power(power))));
        }
        Ok(_) => lines.line(&format!("There are more than {MAX_SOLUTIONS} solutions.")),
        Err(_) => lines.line("The engines came to no end within their limits."),
    }
    lines.line(r"\end{document}");
    Ok(lines.text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Filling;

    fn puzzle(givens: &str) -> Puzzle {
        crate::formats::read_str("test", givens, None).unwrap().remove(0).puzzle
    }

    #[test]
    fn the_basis_of_a_unique_puzzle_is_its_solution() {
        let text = write(&puzzle("1.....1.4.3..3..")).unwrap();
        let solution = Filling::from_symbols("1423321441322341").unwrap();
        let basis = text.split(r"\subsection*{Reduced Groebner basis}").nth(1).unwrap();
        for (at, digit) in solution.digits().iter().enumerate() {
            let line = format!("$x_{{{},{}}} - {}$,\n", at / 4 + 1, at % 4 + 1, digit.value());
            assert!(basis.contains(&line), "{line}{basis}");
        }
        assert!(basis.contains("solutions: 1. Standard monomials:\n$1$,\n"), "{basis}");
        assert_eq!((text.matches("$F(").count(), text.matches("$G(").count()), (16, 56));
        assert!(text.contains("77 generators: 5 of degree 1, 56 of degree 3, 16 of degree 4."), "{text}");
        for line in text.lines().filter(|line| !line.starts_with('%')) {
            assert_eq!(line.matches('{').count(), line.matches('}').count(), "{line}");
            assert_eq!(line.matches('$').count() % 2, 0, "{line}");
        }
    }

    #[test]
    fn puzzles_without_one_solution_say_how_many() {
        let of = |givens| write(&puzzle(givens)).unwrap();
        assert!(of("11..............").contains("$1$: there is no solution."));
        assert!(of("................").contains("solutions: 288. Standard monomials:"));
        assert!(of(&".".repeat(36)).contains("There are more than 300 solutions."));
    }
}
