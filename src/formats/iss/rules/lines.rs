//! Lines, pattern lines, and arrows.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{ConstraintError, ConstraintResult, IssRules};
use crate::board::{Cell, CellSet};
use crate::formats::iss::tokens::{Token, cell_of};
use crate::formats::link::decoded;
use crate::formats::loss::{LossOutcome, LostElement};
use crate::place::Path;
use crate::variant::expression::Expression;
use crate::variant::{
    Alternating, Arrow, Between, Context, DoubleArrow, Entropic, Kind, Line, LineKind, Lockout, Modular, NoRepeats,
    OwnWord, Palindrome, RegionSum, Renban, Rule, SumLine, Thermometer, Variant, Whispers, Zipper,
};

impl IssRules {
    pub(super) fn line(&mut self, token: &Token) -> ConstraintResult {
        let starts = usize::from(token.arguments.first().is_some_and(|first| cell_of(first).is_none()));
        // The defaults if the number is omitted.
        let usual = match token.name.as_str() {
            "Whisper" => Some(5),
            "Lockout" => Some(4),
            "SumLine" => Some(10),
            _ => None,
        };
        let number = || if starts == 1 { IssRules::number(token, 0) } else { Ok(usual.unwrap_or_default()) };
        let from = if usual.is_some() { starts } else { 0 };
        let path = |from: usize| self.cells(token, from).map(Path);
        let rule: Rule = match token.name.as_str() {
            "Thermo" => Thermometer { path: path(0)?, branches: vec![], slow: false }.into(),
            "Renban" => Renban::new(path(0)?).into(),
            "Palindrome" => Palindrome::new(path(0)?).into(),
            "Between" => Between::new(path(0)?).into(),
            "Zipper" => Zipper::new(path(0)?).into(),
            "DoubleArrow" => DoubleArrow::new(path(0)?).into(),
            "RegionSumLine" => RegionSum::new(path(0)?).into(),
            "Entropic" => Entropic::new(path(0)?).into(),
            "Whisper" => self.numbered(Whispers::new(path(from)?), number()?).into(),
            "Lockout" => self.numbered(Lockout::new(path(from)?), number()?).into(),
            "SumLine" => self.numbered(SumLine::new(path(from)?), number()?).into(),
            "Modular" => match IssRules::number(token, 0)? {
                // All digits have the same remainder.
                0 | 1 => {
                    self.losses().add(LostElement::Rules(Kind::Modular), LossOutcome::Blank);
                    return Ok(());
                }
                2 => Alternating::new(path(1)?).into(),
                // All digits have different remainders.
                number if number > self.size.max(3).into() => NoRepeats::new(path(1)?).into(),
                number => self.numbered(Modular::new(path(1)?), number).into(),
            },
            _ => return self.pattern_line(token),
        };
        self.rule(rule);
        Ok(())
    }

    /// Sets the number of a line, unless it is this program's default.
    pub(super) fn numbered<S: LineKind>(&self, line: Line<S>, number: u16) -> Line<S> {
        let usual = line.number(&Context::without_rules(self.board()));
        line.with_number(Some(number).filter(|&number| number != usual))
    }

    /// Reads a packed regular expression and the lines that match it.
    fn pattern_line(&mut self, token: &Token) -> ConstraintResult {
        let packed = token.arguments.first().map(|packed| packed.trim_end_matches('='));
        // Older strings escape the expression as in URLs.
        let text = packed.and_then(|packed| match packed.contains('%') {
            true => Some(decoded(packed)),
            false => String::from_utf8(URL_SAFE_NO_PAD.decode(packed).ok()?).ok(),
        });
        let text = text.ok_or_else(|| token.fault("expected-constraint"))?;
        let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        // In the solver, a question mark after another quantifier makes it optional, not lazy.
        if ["+?", "*?", "??", "}?"].iter().any(|signs| text.contains(signs)) {
            return Err(ConstraintError::Unsupported);
        }
        // The solver's expressions write digits above nine differently.
        let expression =
            Expression::parse(&text).ok().filter(|_| self.size < 10).ok_or(ConstraintError::Unsupported)?;
        let lines = token.arguments.get(1..).unwrap_or_default().split(String::is_empty);
        for names in lines.filter(|names| !names.is_empty()) {
            let path = Path(self.cells_of(token, names.iter().map(String::as_str))?);
            self.rule(OwnWord { expression: expression.clone(), ..OwnWord::new(path, 0) });
        }
        Ok(())
    }

    /// Reads an arrow: a circle of one cell, or of as many as the first argument says, and a shaft.
    pub(super) fn arrow(&mut self, token: &Token) -> ConstraintResult {
        let count = if token.name == "Arrow" { 1 } else { usize::from(IssRules::number(token, 0)?) };
        let cells = self.cells(token, usize::from(token.name != "Arrow"))?;
        let parts = cells.split_at_checked(count).filter(|(circle, shaft)| !circle.is_empty() && !shaft.is_empty());
        let (circle, shaft) = parts.ok_or_else(|| token.fault("expected-foreign-cells"))?;
        // The shaft begins at the last cell of the circle that touches its first cell.
        let beside = |cell: &&Cell| (cell.row - shaft[0].row).abs().max((cell.col - shaft[0].col).abs()) == 1;
        let from = circle.iter().rev().find(beside).unwrap_or(&circle[0]);
        let shaft = Path([&[*from], shaft].concat());
        let circle: CellSet = circle.iter().copied().collect();
        if circle.len() > 1 && self.board().numbering().highest(self.size) > 9 {
            // In the solver, no digit but the first of a multi-digit number exceeds nine.
            self.losses().add(LostElement::Rules(Kind::Arrow), LossOutcome::Nearest);
        }
        match &mut self.arrow {
            Some((other, shafts)) if *other == circle => shafts.push(shaft),
            _ => {
                self.end_arrow();
                self.arrow = Some((circle, vec![shaft]));
            }
        }
        Ok(())
    }

    /// Adds the shafts of one circle as one arrow if that is valid, else as several.
    pub(super) fn end_arrow(&mut self) {
        let Some((circle, shafts)) = self.arrow.take() else { return };
        let arrow = Arrow { circle, shafts };
        if Rule::from(arrow.clone()).check_fit(self.board()).is_ok() {
            return self.rule(arrow);
        }
        for shaft in arrow.shafts {
            self.rule(Arrow { circle: arrow.circle.clone(), shafts: vec![shaft] });
        }
    }
}
