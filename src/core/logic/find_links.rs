//! The search for the links of a position.

use std::sync::Arc;

use super::bits::{self, ones32};
use super::links::{LinkLists, Links};
use super::position::SolvingPosition;
use crate::board::Digit;
use crate::model::Shape;

impl SolvingPosition<'_> {
    /// Returns the links of the position, computing them if it has changed.
    pub(super) fn links(&self) -> Arc<Links> {
        self.cached_links(find_links)
    }
}

fn find_links(position: &SolvingPosition<'_>) -> Links {
    let layout = position.layout;
    let digits = layout.digits;
    let mut links = Links {
        digits,
        candidates: Vec::new(),
        weak_digit: LinkLists::default(),
        weak_other: LinkLists::default(),
        strong_digit: LinkLists::default(),
        strong_other: LinkLists::default(),
    };
    let (pairs, clauses) = links_from_rules(position);
    for cell in 0..layout.cells {
        let mask = if position.placed[cell] { 0 } else { position.candidates[cell] };
        for digit in 0..digits {
            let own = (cell * digits + digit) as u32;
            // Begins the lists of this candidate. A digit that is not a candidate of its cell gets empty lists, so
            // that the numbers of candidates can be used as indices.
            for lists in [&mut links.weak_digit, &mut links.weak_other, &mut links.strong_digit] {
                lists.close();
            }
            links.strong_other.close();
            if mask >> digit & 1 == 0 {
                continue;
            }
            links.candidates.push(own);
            let (with, peers) = (position.with_digit(digit), layout.peers.row(cell));
            links.weak_digit.links.extend(bits::common(with, &[peers]).map(|c| (c * digits + digit) as u32));
            let others = mask & !(1 << digit);
            links.weak_other.links.extend(ones32(others).map(|d| (cell * digits + d) as u32));
            for &(other, table) in pairs.get(cell).into_iter().flatten() {
                let beside = table[digit];
                let gone = position.candidates[other] & !beside;
                links.weak_other.links.extend(ones32(gone).map(|d| (other * digits + d) as u32));
            }
            if others.count_ones() == 1 {
                let other = others.trailing_zeros() as usize;
                links.strong_other.links.push((cell * digits + other) as u32);
            }
            links.strong_other.links.extend(
                clauses.iter().filter_map(
                    |&(one, other)| {
                        if one == own { Some(other) } else { (other == own).then_some(one) }
                    },
                ),
            );
            for &(group, place) in &layout.groups_of[cell] {
                let group = usize::from(group);
                let places = position.places(group, digit) & !(1 << place);
                if layout.groups[group].complete && places.count_ones() == 1 {
                    let other = position.cell_at(group, places.trailing_zeros() as usize);
                    let other = (other * digits + digit) as u32;
                    // Two cells that share a row and a box, say, may be linked by both.
                    let from = links.strong_digit.starts[own as usize] as usize;
                    if !links.strong_digit.links[from..].contains(&other) {
                        links.strong_digit.links.push(other);
                    }
                }
            }
        }
    }
    for lists in [&mut links.weak_digit, &mut links.weak_other, &mut links.strong_digit, &mut links.strong_other] {
        lists.close();
    }
    links
}

/// For each cell, the open cells that a pair table links to it, each with the digits allowed there for each digit of
/// the cell.
type AllowedNext<'b> = Vec<Vec<(usize, &'b [u32])>>;

/// Returns the pair tables between open cells, and the clauses with two places left.
fn links_from_rules<'p>(position: &'p SolvingPosition<'_>) -> (AllowedNext<'p>, Vec<(u32, u32)>) {
    let layout = position.layout;
    let (mut beside, mut clauses): (AllowedNext<'p>, Vec<(u32, u32)>) = (Vec::new(), Vec::new());
    for (index, (shape, _)) in layout.shapes.iter().enumerate() {
        match shape {
            Shape::Pair(one, other, _) => {
                let (one, other) = (one.index(), other.index());
                if beside.is_empty() {
                    beside = vec![Vec::new(); layout.cells];
                }
                if !position.placed[one] && !position.placed[other] {
                    let (there, back) = &layout.allowed_partners[index];
                    beside[one].push((other, there));
                    beside[other].push((one, back));
                }
            }
            Shape::AtLeastOne(places) => {
                let holds = |cell: usize, digit: Digit| position.candidates[cell] >> digit.index() & 1 == 1;
                let mut left = Vec::new();
                for &(cell, digit) in places {
                    let cell = cell.index();
                    if holds(cell, digit) {
                        // A placed cell satisfies the clause, so it links nothing.
                        if position.placed[cell] {
                            left.clear();
                            break;
                        }
                        left.push((cell * layout.digits + digit.index()) as u32);
                    }
                }
                if let [one, other] = left[..]
                    && !places.iter().any(|&(cell, digit)| position.placed[cell.index()] && holds(cell.index(), digit))
                {
                    clauses.push((one, other));
                }
            }
            Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Domain(..) => {}
            Shape::Sum { .. } | Shape::Word(..) | Shape::Rank(_) => {}
            Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => {}
        }
    }
    (beside, clauses)
}
