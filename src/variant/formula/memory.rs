//! The numbers that have to be remembered of a list that is read digit by digit.

use super::is_true;
use super::syntax::{FormulaCondition, FormulaVariables, ListPart, ListTotal, NumberExpr, index_of};

/// Something that is remembered of the digits read so far.
#[derive(PartialEq, Debug)]
pub(super) enum Memory {
    /// The number at a place.
    Item(i16),
    /// The sum, product, least or greatest number of a part.
    Total(ListTotal, ListPart),
    /// The set of digits of a part.
    Set(ListPart),
    /// The number of numbers of a part that satisfy a condition, which is about that number only.
    Count(FormulaCondition, ListPart),
    /// The number of times that each digit occurs in a part.
    Histogram(ListPart),
}

impl Memory {
    /// Returns all that has to be remembered of the digits to evaluate a statement after the last one.
    pub(super) fn of(truth: &FormulaCondition) -> Vec<Memory> {
        let mut found: Vec<Memory> = Vec::new();
        visit(truth, &mut |value| {
            found.extend(match value {
                NumberExpr::Item(place) => Some(Memory::Item(*place)),
                NumberExpr::Total(total, part) => Memory::of_total(*total, *part),
                NumberExpr::Count(condition, part) => Some(Memory::of_condition(condition, *part)),
                _ => None,
            });
        });
        visit_conditions(truth, &mut |condition| {
            if let FormulaCondition::All(one, part) | FormulaCondition::Any(one, part) = condition {
                found.push(Memory::of_condition(one, *part));
            }
        });
        // A histogram says all about a part but the order.
        let has_histogram = |part: &ListPart| found.contains(&Memory::Histogram(*part));
        let is_needed = |at: &usize| match &found[*at] {
            Memory::Total(_, part) | Memory::Set(part) | Memory::Count(_, part) if has_histogram(part) => false,
            item => !found[..*at].contains(item),
        };
        let needed: Vec<bool> = (0..found.len()).map(|at| is_needed(&at)).collect();
        let mut needed = needed.into_iter();
        found.retain(|_| needed.next() == Some(true));
        found
    }

    fn of_total(total: ListTotal, part: ListPart) -> Option<Memory> {
        match total {
            ListTotal::Length => None,
            ListTotal::Distinct => Some(Memory::Set(part)),
            total => Some(Memory::Total(total, part)),
        }
    }

    fn of_condition(condition: &FormulaCondition, part: ListPart) -> Memory {
        let mut compares = false;
        visit(condition, &mut |value| {
            compares |= matches!(value, NumberExpr::Item(_) | NumberExpr::Total(..) | NumberExpr::Count(..));
        });
        match compares {
            true => Memory::Histogram(part),
            false => Memory::Count(condition.clone(), part),
        }
    }

    /// Returns the number of integers that it takes.
    pub(super) fn size(&self, digits: usize) -> usize {
        if matches!(self, Memory::Histogram(_)) { digits } else { 1 }
    }

    /// Returns what is remembered before the first digit.
    pub(super) fn start(&self, digits: usize) -> Vec<i64> {
        let empty = match self {
            Memory::Total(ListTotal::Product, _) => 1,
            Memory::Total(ListTotal::Least, _) => i64::MAX,
            Memory::Total(ListTotal::Most, _) => i64::MIN,
            _ => 0,
        };
        vec![empty; self.size(digits)]
    }

    /// Adds a digit, given with its number, at a place of a list of some length. Returns None if numbers grow beyond
    /// 64 bits.
    pub(super) fn add(&self, own: &mut [i64], digit: (usize, i64), at: (usize, usize), size: u8) -> Option<()> {
        let ((digit, number), (place, length)) = (digit, at);
        let within = match self {
            Memory::Item(item) => index_of(*item, length) == Some(place),
            Memory::Total(_, part) | Memory::Set(part) | Memory::Count(_, part) | Memory::Histogram(part) => {
                part.of(length).contains(&place)
            }
        };
        if !within {
            return Some(());
        }
        match self {
            Memory::Item(_) => own[0] = number,
            Memory::Total(ListTotal::Sum, _) => own[0] = own[0].checked_add(number)?,
            Memory::Total(ListTotal::Product, _) => own[0] = own[0].checked_mul(number)?,
            Memory::Total(ListTotal::Least, _) => own[0] = own[0].min(number),
            Memory::Total(_, _) => own[0] = own[0].max(number),
            Memory::Set(_) => own[0] |= 1 << digit,
            Memory::Count(condition, _) => {
                let names = FormulaVariables { a: 0, b: 0, n: size.into(), list: &[], each: number };
                own[0] += i64::from(is_true(condition, &names));
            }
            Memory::Histogram(_) => own[digit] += 1,
        }
        Some(())
    }
}

/// Calls a function with each number of a statement.
pub(super) fn visit(truth: &FormulaCondition, with: &mut impl FnMut(&NumberExpr)) {
    visit_conditions(truth, &mut |condition| match condition {
        FormulaCondition::Compared(first, rest) => {
            visit_number(first, with);
            rest.iter().for_each(|(_, value)| visit_number(value, with));
        }
        FormulaCondition::Property(_, value) => visit_number(value, with),
        _ => {}
    });
}

/// Calls a function with each part of a statement that is a statement, also those about each number of a list.
fn visit_conditions(truth: &FormulaCondition, with: &mut impl FnMut(&FormulaCondition)) {
    with(truth);
    let mut inner: Vec<&FormulaCondition> = Vec::new();
    match truth {
        FormulaCondition::Not(one) | FormulaCondition::All(one, _) | FormulaCondition::Any(one, _) => inner.push(one),
        FormulaCondition::And(one, two) | FormulaCondition::Or(one, two) => inner.extend([&**one, &**two]),
        FormulaCondition::Compared(..) | FormulaCondition::Property(..) => {}
    }
    inner.into_iter().for_each(|one| visit_conditions(one, with));
}

fn visit_number(value: &NumberExpr, with: &mut impl FnMut(&NumberExpr)) {
    with(value);
    match value {
        NumberExpr::Negative(one) | NumberExpr::Absolute(one) => visit_number(one, with),
        NumberExpr::Binary(_, one, two) => [one, two].into_iter().for_each(|one| visit_number(one, with)),
        NumberExpr::Extremum(_, all) => all.iter().for_each(|one| visit_number(one, with)),
        NumberExpr::Count(condition, _) => visit(condition, with),
        _ => {}
    }
}
