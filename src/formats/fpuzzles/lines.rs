//! Lines, thermometers and arrows.

use super::cells::{ExpectedValue, lines};
use super::key::LineKey;
use super::rules::FPuzzlesRules;
use super::value::{ElementValue, element_value};
use crate::board::{Cell, CellSet};
use crate::formats::json::Object;
use crate::formats::loss::{LossOutcome, LostElement};
use crate::place::Path;
use crate::variant::{
    Arrow, Between, DoubleArrow, Entropic, Kind, Lockout, Modular, Nabner, Palindrome, RegionSum, Renban, Rule,
    Thermometer, Whispers, Zipper,
};

impl FPuzzlesRules {
    pub(super) fn lines(&mut self, name: &str, sort: LineKey, element: &Object) -> Result<(), ExpectedValue> {
        // The default difference of Dutch whispers is one less than that of other whispers.
        let usual = (name == "dutchwhispers").then(|| u16::from(self.size).div_ceil(2) - 1);
        let number = match (sort, element_value(element.get("value"))) {
            (LineKey::Whispers | LineKey::Lockout, ElementValue::Number(number)) => Some(number),
            (LineKey::Whispers | LineKey::Lockout, ElementValue::Text(_)) => {
                self.losses.add(LostElement::Texts, LossOutcome::Unknown);
                usual
            }
            (_, _) => usual,
        };
        for line in lines(element.get("lines"), self.size)? {
            let path = Path(line);
            match sort {
                LineKey::Palindrome => self.add(Palindrome::new(path)),
                LineKey::Between => self.add(Between::new(path)),
                LineKey::Renban => self.add(Renban::new(path)),
                LineKey::Whispers => self.add(Whispers::new(path).with_number(number)),
                LineKey::RegionSum => self.add(RegionSum::new(path)),
                LineKey::Entropic => self.add(Entropic::new(path)),
                LineKey::Modular => self.add(Modular::new(path)),
                LineKey::Nabner => self.add(Nabner::new(path)),
                LineKey::DoubleArrow => self.add(DoubleArrow::new(path)),
                LineKey::Zipper => self.add(Zipper::new(path)),
                LineKey::Lockout => self.add(Lockout::new(path).with_number(number)),
            }
        }
        Ok(())
    }

    /// Adds lines from one bulb as one thermometer with branches, provided that they do not meet again.
    pub(super) fn thermometer(&mut self, lines: Vec<Vec<Cell>>, slow: bool) {
        let mut made: Vec<(Vec<Vec<Cell>>, Thermometer)> = Vec::new();
        for line in lines {
            let joined = made.iter_mut().any(|(whole, tree)| {
                let common =
                    |other: &Vec<Cell>| other.iter().zip(&line).take_while(|(one, other)| one == other).count();
                let shared = whole.iter().map(common).max().unwrap_or(0);
                if shared == 0 || shared == line.len() {
                    return shared > 0;
                }
                // The branch begins at the last cell that the line shares with the thermometer.
                let mut branches = tree.branches.clone();
                branches.push(Path(line[shared - 1..].to_vec()));
                let branched = Thermometer { branches, ..tree.clone() };
                let fits = Rule::from(branched.clone()).check_fit(&self.board).is_ok();
                if fits {
                    *tree = branched;
                    whole.push(line.clone());
                }
                fits
            });
            if !joined {
                made.push((vec![line.clone()], Thermometer { path: Path(line), branches: vec![], slow }));
            }
        }
        made.into_iter().for_each(|(_, tree)| self.add(tree));
    }

    /// Adds an arrow, unless it has no circle or no line and so no meaning. The first cell of each line is a cell of
    /// the circle.
    pub(super) fn arrow(&mut self, circle: CellSet, lines: Vec<Vec<Cell>>) {
        let losses = &mut self.losses;
        let outer = |line: Vec<Cell>| {
            let inner = line.iter().take_while(|&&cell| circle.contains(cell)).count();
            // f-puzzles adds up all cells of a line but the first, even those in the circle.
            losses.add_many(LostElement::Rules(Kind::Arrow), LossOutcome::Nearest, usize::from(inner > 1));
            line[inner.saturating_sub(1)..].to_vec()
        };
        let shafts: Vec<Path> = lines.into_iter().map(outer).filter(|line| line.len() > 1).map(Path).collect();
        match circle.is_empty() || shafts.is_empty() {
            true => self.losses.add(LostElement::Rules(Kind::Arrow), LossOutcome::Blank),
            false => self.add(Arrow { circle, shafts }),
        }
    }
}
