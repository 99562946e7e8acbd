//! Writes a puzzle's ideal for computer algebra systems: the ring, the generators by origin, the reduced basis and the
//! number of solutions.

use super::format::ModelFormat;
use super::lines::ModelText;
use super::names;
use crate::algebra::{Ideal, IdealError, PRIME, Polynomial, Variable};
use crate::board::Board;
use crate::puzzle::Puzzle;

/// A computer algebra system. The languages of the three differ little.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AlgebraSystem {
    Sage,
    Singular,
    Macaulay2,
}

impl AlgebraSystem {
    const fn format(self) -> ModelFormat {
        match self {
            AlgebraSystem::Sage => ModelFormat::Sage,
            AlgebraSystem::Singular => ModelFormat::Singular,
            AlgebraSystem::Macaulay2 => ModelFormat::Macaulay2,
        }
    }

    /// Returns the prefix of comments.
    const fn comment_prefix(self) -> &'static str {
        match self {
            AlgebraSystem::Sage => "#",
            AlgebraSystem::Singular => "//",
            AlgebraSystem::Macaulay2 => "--",
        }
    }

    const fn power(self) -> &'static str {
        match self {
            // As in Python, which can also parse the file.
            AlgebraSystem::Sage => "**",
            AlgebraSystem::Singular | AlgebraSystem::Macaulay2 => "^",
        }
    }

    const fn instructions(self) -> [&'static str; 2] {
        match self {
            AlgebraSystem::Sage => ["sage FILE", "QQ in place of GF(32003): over the rational numbers"],
            AlgebraSystem::Singular => {
                ["Singular -q FILE < /dev/null", "0 in place of 32003: over the rational numbers"]
            }
            AlgebraSystem::Macaulay2 => ["M2 --script FILE", "QQ in place of ZZ/32003: over the rational numbers"],
        }
    }
}

pub(super) fn write(puzzle: &Puzzle, dialect: AlgebraSystem) -> Result<String, IdealError> {
    let ideal = Ideal::new(&puzzle.model())?;
    let board = puzzle.board();
    let names: Vec<String> = ideal.variables().map(|variable| name(board, variable)).collect();
    let mut lines = ModelText::default();
    names::write_header(&mut lines, dialect.format(), dialect.comment_prefix(), &dialect.instructions(), puzzle);
    let commas = || names.iter().enumerate().map(|(at, name)| separated(name, at + 1 == names.len()));
    let quoted = || names.iter().enumerate().map(|(at, name)| separated(&format!("\"{name}\""), at + 1 == names.len()));
    match dialect {
        AlgebraSystem::Sage => {
            lines.wrapped("names = [", quoted().chain(["]".to_owned()]));
            lines.line(&format!("R = PolynomialRing(GF({PRIME}), len(names), names=names, order=\"degrevlex\")"));
            lines.wrapped("(", commas().chain([") = R.gens()".to_owned()]));
            lines.line("generators = [");
        }
        AlgebraSystem::Singular => {
            lines.wrapped(&format!("ring R = {PRIME}, ("), commas().chain(["), dp;".to_owned()]));
            lines.line("ideal I =");
        }
        AlgebraSystem::Macaulay2 => {
            lines.wrapped(&format!("R = ZZ/{PRIME}["), commas().chain(["]".to_owned()]));
            lines.line("I = ideal(");
        }
    }
    let mut above = None;
    for (at, generator) in ideal.generators().iter().enumerate() {
        let heading = generator.origin.map_or_else(|| "the digits of each cell".to_owned(), names::origin_heading);
        if above.as_ref() != Some(&heading) {
            lines.line(&format!("{} {heading}", dialect.comment_prefix()));
            above = Some(heading);
        }
        let last = at + 1 == ideal.generators().len() && dialect != AlgebraSystem::Sage;
        let mut terms = terms(board, &generator.polynomial, dialect);
        if let (Some(term), false) = (terms.last_mut(), last) {
            term.push(',');
        }
        lines.wrapped("", terms);
    }
    let end: &[&str] = match dialect {
        AlgebraSystem::Sage => &[
            "]",
            "I = R.ideal(generators)",
            "basis = I.groebner_basis()",
            "print(\"solutions\", I.vector_space_dimension())",
            "for polynomial in basis:",
            "    print(polynomial)",
        ],
        AlgebraSystem::Singular => &[
            ";",
            "option(redSB);",
            "ideal G = slimgb(I);",
            "print(\"solutions \" + string(vdim(G)));",
            "int at;",
            "for (at = 1; at <= size(G); at++) { print(string(G[at])); }",
            "quit;",
        ],
        AlgebraSystem::Macaulay2 => &[
            ");",
            "G = gens gb I;",
            "print(\"solutions \" | toString(if I == ideal(1_R) then 0 else degree I));",
            "scan(flatten entries G, polynomial -> print toString polynomial);",
        ],
    };
    end.iter().for_each(|line| lines.line(line));
    Ok(lines.text)
}

fn separated(word: &str, last: bool) -> String {
    if last { word.to_owned() } else { format!("{word},") }
}

/// Returns the name of a variable: that of its cell, or `a1`, `a2`, … for auxiliary variables.
fn name(board: &Board, variable: Variable) -> String {
    match variable {
        Variable::Cell(cell) => board.cell(cell).to_string(),
        Variable::Auxiliary(number) => format!("a{}", number + 1),
    }
}

/// Returns the terms of a polynomial with their signs.
fn terms(board: &Board, polynomial: &Polynomial, dialect: AlgebraSystem) -> Vec<String> {
    let mut written = Vec::new();
    for (power, factor) in polynomial.terms() {
        let powers = power.0.iter().map(|&(variable, exponent)| match exponent {
            1 => name(board, variable),
            exponent => format!("{}{}{exponent}", name(board, variable), dialect.power()),
        });
        let digits = factor.to_string();
        let (minus, size) = digits.strip_prefix('-').map_or((false, &*digits), |size| (true, size));
        let size = (size != "1" || power.0.is_empty()).then(|| size.to_owned());
        let term = size.into_iter().chain(powers).collect::<Vec<_>>().join("*");
        let sign = match (minus, written.is_empty()) {
            (true, _) => "-",
            (false, true) => "",
            (false, false) => "+",
        };
        written.push(format!("{sign}{term}"));
    }
    written
}
