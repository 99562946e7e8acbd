//! Finds formulas for tables of digit pairs: the first of the common formulas that is equivalent, else one that
//! enumerates the digits.

use std::collections::BTreeMap;

use super::tokens::six_bits;
use crate::variant::formula::{Formula, MAX_LETTERS};

/// A relation between two cells: for each digit of the first cell, a bitmask of the digits of the second.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct DigitRelation {
    rows: Vec<u32>,
    lowest: u8,
}

impl DigitRelation {
    /// Unpacks the table of a key for `size` digits from `lowest` on; None if the key is invalid.
    pub(super) fn of_key(key: &str, size: u8, lowest: u8) -> Option<DigitRelation> {
        let values = key.bytes().map(six_bits).collect::<Option<Vec<u8>>>()?;
        let n = usize::from(size);
        // Keys omit the letters for zeros at their end.
        let is_set = |at: usize| values.get(at / 6).is_some_and(|value| value >> (at % 6) & 1 == 1);
        let row = |one: usize| (0..n).map(|other| u32::from(is_set(one * n + other)) << other).sum();
        Some(DigitRelation { rows: (0..n).map(row).collect(), lowest })
    }

    /// Returns the table with the two cells swapped.
    pub(super) fn transposed(&self) -> DigitRelation {
        let row = |other: usize| self.rows.iter().enumerate().map(|(one, row)| (row >> other & 1) << one).sum();
        DigitRelation { rows: (0..self.rows.len()).map(row).collect(), lowest: self.lowest }
    }

    /// Returns the intersection of two tables.
    pub(super) fn and(&self, other: &DigitRelation) -> DigitRelation {
        DigitRelation {
            rows: self.rows.iter().zip(&other.rows).map(|(one, other)| one & other).collect(),
            lowest: self.lowest,
        }
    }

    /// Returns whether the table is this relation of numbers.
    pub(super) fn equals(&self, allowed: impl Fn(i32, i32) -> bool) -> bool {
        let number = |index: usize| index as i32 + i32::from(self.lowest);
        let n = self.rows.len();
        (0..n).all(|a| (0..n).all(|b| (self.rows[a] >> b & 1 == 1) == allowed(number(a), number(b))))
    }

    fn is_of(&self, formula: &Formula) -> bool {
        self.equals(|a, b| formula.holds(a, b, self.rows.len() as u8))
    }

    /// Returns a formula that enumerates the digits, using the complement if that is shorter; None if it would be too
    /// long.
    fn listed_formula(&self) -> Option<Formula> {
        let whole = u32::MAX >> (32 - self.rows.len());
        let not = DigitRelation { rows: self.rows.iter().map(|row| whole & !row).collect(), lowest: self.lowest };
        let shortest = [self.listed(), format!("not ({})", not.listed())].into_iter().min_by_key(String::len)?;
        let formula = Formula::parse(&shortest).ok().filter(|_| shortest.len() <= MAX_LETTERS)?;
        self.is_of(&formula).then_some(formula)
    }

    /// Lists all pairs, grouping digits of the first cell that allow the same digits in the second.
    fn listed(&self) -> String {
        let mut sets: Vec<u32> = Vec::new();
        for &row in self.rows.iter().filter(|&&row| row != 0) {
            if !sets.contains(&row) {
                sets.push(row);
            }
        }
        let of_set = |&set: &u32| {
            let firsts = self.rows.iter().enumerate().map(|(a, &row)| u32::from(row == set) << a).sum();
            let both = [self.one_of("a", firsts), self.one_of("b", set)];
            both.into_iter().flatten().collect::<Vec<String>>().join(" and ")
        };
        let all: Vec<String> =
            sets.iter().map(of_set).map(|text| if text.is_empty() { "a = a".into() } else { text }).collect();
        if all.is_empty() { "a != a".to_owned() } else { all.join(" or ") }
    }

    /// Returns the condition that the cell called `name` has a digit of this set; None if that is always true.
    fn one_of(&self, name: &str, set: u32) -> Option<String> {
        let whole = u32::MAX >> (32 - self.rows.len());
        if set == whole {
            return None;
        }
        let lowest = u32::from(self.lowest);
        let (first, last) = (set.trailing_zeros() + lowest, 31 - set.leading_zeros() + lowest);
        let numbers = |set: u32| (0..32).filter(move |at| set >> at & 1 == 1).map(move |at| at + lowest);
        // A run of consecutive digits becomes a comparison, without the bounds that the range of digits implies. Digits
        // of other sets are listed, or all other digits are excluded if that is shorter.
        let is_run = set.count_ones() == last - first + 1;
        if is_run && set.count_ones() > 1 {
            return Some(match (set & 1 == 1, set >> (self.rows.len() - 1) & 1 == 1) {
                (true, _) => format!("{name} <= {last}"),
                (_, true) => format!("{name} >= {first}"),
                (false, false) => format!("{first} <= {name} <= {last}"),
            });
        }
        let joined = |set: u32, sign: &str, with: &str| {
            numbers(set).map(|number| format!("{name} {sign} {number}")).collect::<Vec<String>>().join(with)
        };
        let others = whole & !set;
        Some(match (set.count_ones(), others.count_ones()) {
            (1, _) => joined(set, "=", ""),
            (some, rest) if rest < some => joined(others, "!=", " and "),
            (_, _) => format!("({})", joined(set, "=", " or ")),
        })
    }
}

/// Common formulas by their tables, for one set of digits.
pub(super) struct CommonFormulas(BTreeMap<DigitRelation, Formula>);

impl CommonFormulas {
    pub(super) fn new(size: u8, lowest: u8) -> CommonFormulas {
        let numbers = || (0..size).map(move |index| i32::from(lowest + index));
        let mut all = BTreeMap::new();
        for formula in common_formulas(size.into()).iter().filter_map(|text| Formula::parse(text).ok()) {
            let holds = |a, b| u32::from(formula.holds(a, b, size));
            let row = |a: i32| numbers().zip(0..).map(|(b, index)| holds(a, b) << index).sum();
            // The first formula of a relation is its simplest one, so later ones do not replace it.
            all.entry(DigitRelation { rows: numbers().map(row).collect(), lowest }).or_insert(formula);
        }
        CommonFormulas(all)
    }

    /// Returns a formula equivalent to a table; None if it would be too long.
    pub(super) fn of(&self, table: &DigitRelation) -> Option<Formula> {
        self.0.get(table).cloned().or_else(|| table.listed_formula())
    }
}

/// Returns the common formulas about two of `n` digits, simplest first.
fn common_formulas(n: i32) -> Vec<String> {
    let mut all: Vec<String> = ["=", "!=", "<", "<=", ">", ">="].map(|sign| format!("a {sign} b")).into();
    let compared = |what: &str, number: i32| ["=", "!=", "<=", ">="].map(|sign| format!("{what} {sign} {number}"));
    for number in 1..n {
        all.extend(compared("|a - b|", number));
    }
    for number in 1..=2 * n {
        all.extend(compared("a + b", number));
    }
    for factor in 2..n {
        all.push(format!("a = {factor}*b or b = {factor}*a"));
        all.push(format!("a != {factor}*b and b != {factor}*a"));
        all.push(format!("a = {factor}*b"));
        all.push(format!("b = {factor}*a"));
    }
    all.push("|a - b| = 1 or a = 2*b or b = 2*a".to_owned());
    all.push("|a - b| != 1 and a != 2*b and b != 2*a".to_owned());
    all.push("a + b = 5 or a + b = 10".to_owned());
    all.push("a + b != 5 and a + b != 10".to_owned());
    for modulus in 2..n.min(6) {
        all.push(format!("a mod {modulus} = b mod {modulus}"));
        all.push(format!("a mod {modulus} != b mod {modulus}"));
        all.extend((0..modulus).map(|rest| format!("(a + b) mod {modulus} = {rest}")));
    }
    for number in 1..n {
        all.extend(compared("a - b", number));
        all.extend(compared("b - a", number));
    }
    for number in 2..=n * n {
        all.extend(compared("a * b", number));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use crate::formats::iss::decomposed::pair_key;

    #[test]
    fn formulas_say_what_keys_pack() {
        type Allowed = fn(i32, i32) -> bool;
        let plain: [(Allowed, &str); 8] = [
            (|a, b| a == b, "a = b"),
            (|a, b| a <= b, "a <= b"),
            (|a, b| (a - b).abs() >= 5, "|a - b| >= 5"),
            (|a, b| a + b != 10, "a + b != 10"),
            (|a, b| a == 3 * b || b == 3 * a, "a = 3*b or b = 3*a"),
            (|a, b| a % 3 != b % 3, "a mod 3 != b mod 3"),
            (|a, b| a - b >= 3, "a - b >= 3"),
            (|a, b| a * b == 12, "a * b = 12"),
        ];
        let formulas = CommonFormulas::new(9, 1);
        for (allowed, text) in plain {
            let key = pair_key(9, |a, b| allowed(a.value().into(), b.value().into()));
            let table = DigitRelation::of_key(&key, 9, 1).unwrap();
            assert!(table.equals(allowed), "{text}");
            assert_eq!(formulas.of(&table).unwrap(), Formula::parse(text).unwrap());
            assert!(table.transposed().equals(|a, b| allowed(b, a)));
        }
        // Digits of different thirds, and the tables of all pairs and of none.
        let table = |allowed: Allowed| {
            let key = pair_key(9, |a, b| allowed(a.value().into(), b.value().into()));
            DigitRelation::of_key(&key, 9, 1).unwrap()
        };
        let groups = table(|a, b| (a - 1) / 3 != (b - 1) / 3);
        let text = "a <= 3 and b >= 4 or 4 <= a <= 6 and (b <= 3 or b >= 7) or a >= 7 and b <= 6";
        assert!(groups.is_of(&formulas.of(&groups).unwrap()) && groups.is_of(&Formula::parse(text).unwrap()));
        for all in [table(|_, _| true), table(|_, _| false)] {
            assert!(all.is_of(&formulas.of(&all).unwrap()));
        }
        assert!(DigitRelation::of_key("a+b", 9, 1).is_none());
    }

    #[test]
    fn any_table_that_is_short_enough_has_a_formula() {
        let (mut random, mut found) = (Random::new(5), 0);
        for round in 0..200 {
            let size = 2 + random.below(8) as u8;
            let key: String = (0..14).map(|_| char::from(super::super::tokens::LETTERS[random.below(64)])).collect();
            let table = DigitRelation::of_key(&key, size, (round % 2) as u8).unwrap();
            if let Some(formula) = CommonFormulas::new(size, (round % 2) as u8).of(&table) {
                assert!(table.is_of(&formula), "{formula:?}");
                found += 1;
            }
        }
        assert!(found > 60, "{found}");
    }
}
