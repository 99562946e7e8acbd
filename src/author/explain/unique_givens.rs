//! Givens that together make a puzzle unique if no single one does: a small set found greedily.
//!
//! The digits are those of one solution. Every other solution has to differ from it in one of the chosen cells, so this
//! is a hitting set problem. The cell that rules out the most known solutions is chosen next; when none are left, the
//! engine is asked for another. At the end each chosen cell is dropped if the others suffice without it.

use crate::board::{CellId, DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::solve::{Control, Engine, PartQuery, SolveError};

/// Returns a small set of cells such that no other solution agrees with `one` in all of them. None if some solution has
/// the same digits, and differs in layers only.
pub(super) fn cells(
    model: &Model,
    one: &Filling,
    known: &[Filling],
    engine: &mut dyn Engine,
    control: &Control,
) -> Result<Option<Vec<CellId>>, SolveError> {
    let size = one.digits().len();
    let differ = |other: &Filling| -> Vec<usize> {
        (0..size).filter(|&cell| one.digits()[cell] != other.digits()[cell]).collect()
    };
    let just = |cell: usize| vec![Shape::Domain(CellId(cell as u16), DigitSet::just(one.digits()[cell]))];
    let mut asking = engine.part_queries(model.clone(), (0..size).map(just).collect());
    let mut another =
        |cells: &[usize]| asking.solution(PartQuery { parts: cells, extra: &[], excluded: Some(one) }, control);
    // The cells that differ from `one`, for each known solution that agrees with it in all chosen cells.
    let mut alike: Vec<Vec<usize>> = known.iter().filter(|other| *other != one).map(differ).collect();
    let mut chosen: Vec<usize> = Vec::new();
    loop {
        if alike.iter().any(Vec::is_empty) {
            return Ok(None);
        }
        // A greedy hitting set: each choice is the cell in which most of the remaining solutions differ.
        while !alike.is_empty() {
            let mut told = vec![0; size];
            alike.iter().flatten().for_each(|&cell| told[cell] += 1);
            // `max_by_key` returns the last of equal cells, so the order is reversed to get the first.
            let best = (0..size).rev().max_by_key(|&cell| told[cell]).expect("a board has cells");
            chosen.push(best);
            alike.retain(|cells| !cells.contains(&best));
        }
        match another(&chosen)? {
            Some(filling) => alike.push(differ(&filling)),
            None => break,
        }
    }
    // The earliest choices, made with the least knowledge, are dropped first.
    for cell in chosen.clone() {
        let others: Vec<usize> = chosen.iter().copied().filter(|&other| other != cell).collect();
        if another(&others)?.is_none() {
            chosen = others;
        }
    }
    chosen.sort_unstable();
    Ok(Some(chosen.into_iter().map(|cell| CellId(cell as u16)).collect()))
}
