//! Ranks of lines: on a given number of sides, the side's line that begins with the same digit as the ranked line is
//! smaller than that line.
//!
//! Lines are compared by their candidates: the least possible value of one line with the largest possible value of the
//! other. If enough sides are decided, the results on all other sides are known too. Then lines that cannot comply
//! don't begin with the digit, and a line that does begin with it is bounded at the first place where it can differ
//! from the ranked line (A. Frisch, B. Hnich, Z. Kiziltan, I. Miguel, T. Walsh, *Global Constraints for Lexicographic
//! Orderings*, CP 2002).

use crate::board::{CellId, DigitSet};
use crate::model::Rank;
use crate::solve::native::domains::{Conflict, Domains, is_single};

/// A line, and the lines that it is compared with.
#[derive(Debug)]
pub struct RankedLine {
    /// The cells of all lines, each once.
    pub cells: Vec<usize>,
    digit: u32,
    line: Vec<usize>,
    sides: Vec<Vec<Vec<usize>>>,
    smaller_count: usize,
}

/// The possible results of comparing a line with the ranked one.
#[derive(Clone, Copy)]
struct PossibleOrders {
    smaller: bool,
    /// Larger or the same.
    not_smaller: bool,
}

impl RankedLine {
    pub fn new(rank: &Rank) -> RankedLine {
        let line = |cells: &Vec<CellId>| cells.iter().map(|cell| cell.index()).collect::<Vec<usize>>();
        RankedLine {
            cells: line(&rank.cells()),
            digit: DigitSet::just(rank.digit).bits(),
            line: line(&rank.line),
            sides: rank.sides.iter().map(|side| side.iter().map(line).collect()).collect(),
            smaller_count: rank.smaller_count,
        }
    }

    /// Removes the digits with which the line would have another rank; exact if all cells are filled.
    ///
    /// # Errors
    /// Returns an error if the line cannot have its rank.
    pub fn support(&self, domains: &mut impl Domains) -> Result<(), Conflict> {
        domains.keep(self.line[0], self.digit)?;
        self.sides.iter().try_for_each(|side| self.require_one_beginning(side, domains))?;
        let (mut least, mut most) = (0, 0);
        let mut open = Vec::new();
        for side in &self.sides {
            let possible = self.possible_on(side, domains);
            least += usize::from(!possible.not_smaller);
            most += usize::from(possible.smaller);
            if possible.smaller && possible.not_smaller {
                open.push(side);
            }
        }
        if self.smaller_count < least || self.smaller_count > most {
            return Err(Conflict);
        }
        // If enough sides are certain to be smaller, no open side may be smaller; if all open sides are needed, each of
        // them must be smaller.
        let wants_smaller = match self.smaller_count {
            count if count == least => false,
            count if count == most => true,
            _ => return Ok(()),
        };
        open.into_iter().try_for_each(|side| self.require(side, wants_smaller, domains))
    }

    /// Requires exactly one line of a side to begin with the digit.
    fn require_one_beginning(&self, side: &[Vec<usize>], domains: &mut impl Domains) -> Result<(), Conflict> {
        if let Some(own) = side.iter().position(|line| domains.candidates(line[0]) == self.digit) {
            let others = side.iter().enumerate().filter(|&(index, _)| index != own);
            return others.map(|(_, line)| line[0]).try_for_each(|cell| domains.keep(cell, !self.digit));
        }
        let mut possible = side.iter().map(|line| line[0]).filter(|&cell| domains.candidates(cell) & self.digit != 0);
        match (possible.next(), possible.next()) {
            (None, _) => Err(Conflict),
            (Some(only), None) => domains.keep(only, self.digit),
            (Some(_), Some(_)) => Ok(()),
        }
    }

    /// Returns the possible results of the comparison with the line of this side that begins with the digit.
    fn possible_on(&self, side: &[Vec<usize>], domains: &impl Domains) -> PossibleOrders {
        if let Some(line) = side.iter().find(|line| domains.candidates(line[0]) == self.digit) {
            return self.possible(line, domains);
        }
        let beginning = side.iter().filter(|line| domains.candidates(line[0]) & self.digit != 0);
        beginning.fold(PossibleOrders { smaller: false, not_smaller: false }, |all, line| {
            let PossibleOrders { smaller, not_smaller } = self.possible(line, domains);
            PossibleOrders { smaller: all.smaller || smaller, not_smaller: all.not_smaller || not_smaller }
        })
    }

    /// Returns the possible results of the comparison with another line, assuming that it begins with the digit.
    fn possible(&self, other: &[usize], domains: &impl Domains) -> PossibleOrders {
        PossibleOrders {
            smaller: can_precede(&other[1..], &self.line[1..], true, domains),
            not_smaller: can_precede(&self.line[1..], &other[1..], false, domains),
        }
    }

    /// Requires the line of the side that begins with the digit to be smaller than the ranked line or, unless
    /// `smaller`, not smaller.
    fn require(&self, side: &[Vec<usize>], smaller: bool, domains: &mut impl Domains) -> Result<(), Conflict> {
        for line in side {
            let first = domains.candidates(line[0]);
            if first & self.digit == 0 {
                continue;
            }
            let possible = self.possible(line, domains);
            if !(if smaller { possible.smaller } else { possible.not_smaller }) {
                domains.keep(line[0], !self.digit)?;
            } else if first == self.digit {
                match smaller {
                    true => precede(&line[1..], &self.line[1..], true, domains)?,
                    false => precede(&self.line[1..], &line[1..], false, domains)?,
                }
            }
        }
        Ok(())
    }
}

/// Returns the lowest candidate as a bit; 0 if a conflict has left none.
fn lowest(candidates: u32) -> u32 {
    candidates & candidates.wrapping_neg()
}

/// Returns the highest candidate as a bit; 0 if a conflict has left none.
fn highest(candidates: u32) -> u32 {
    if candidates == 0 { 0 } else { 1 << (31 - candidates.leading_zeros()) }
}

/// Returns whether one line can be smaller than the other or, unless `strictly`, the same.
fn can_precede(one: &[usize], other: &[usize], strictly: bool, domains: &impl Domains) -> bool {
    for (&one, &other) in one.iter().zip(other).filter(|(one, other)| one != other) {
        let (least, most) = (lowest(domains.candidates(one)), highest(domains.candidates(other)));
        // The best case is the lowest digit of one line against the highest of the other; in a tie, the next place
        // decides.
        if least != most {
            return least < most;
        }
    }
    !strictly
}

/// Requires one line to be smaller than the other or, unless `strictly`, the same.
fn precede(one: &[usize], other: &[usize], strictly: bool, domains: &mut impl Domains) -> Result<(), Conflict> {
    for place in 0..one.len() {
        if one[place] == other[place] {
            continue;
        }
        let (before, after) = (domains.candidates(one[place]), domains.candidates(other[place]));
        if before == after && is_single(before) {
            continue;
        }
        // If the lines cannot comply after this place, they must differ here.
        let less = !can_precede(&one[place + 1..], &other[place + 1..], strictly, domains);
        let (most, least) = (highest(after), lowest(before));
        // The first digit is at most the highest of the other cell, and the other digit at least the lowest of the
        // first cell; strictly so if they must differ here.
        let (under, over) = (most.wrapping_sub(1), !least.wrapping_sub(1));
        let below = if less { under } else { most | under };
        let above = if less { over & !least } else { over };
        domains.keep(one[place], below)?;
        return domains.keep(other[place], above);
    }
    if strictly { Err(Conflict) } else { Ok(()) }
}
