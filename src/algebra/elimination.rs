//! The matrices of F4: rows reduced by rows, with bounds on work and memory.
//!
//! The crate's own elimination over prime fields draws random combinations of rows and has no way to stop. This one is
//! plain: every row is reduced in a dense buffer, sums of products being reduced only when they are looked at. The
//! crate asks for it through its trait `F4Field`, which has no place for an error; a stop unwinds through the crate
//! instead, as `std::panic::resume_unwind` does without calling it a panic, and is caught in [`within`].

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

use groebner::{F4Field, Reducers, SparseRow};

use super::field::{PRIME, Residue};
use crate::memory;
use crate::solve::{Control, Stopped, apart};

/// How much one basis may cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Products of residues.
    pub work: u64,
    /// Bytes of one matrix.
    pub memory: usize,
    /// Bytes by which the program may grow meanwhile, where the system tells them (Linux): what F4 keeps beside its
    /// matrices counts too, and what other threads do. None: what is too much does not depend on the system.
    pub growth: Option<usize>,
}

/// Why a basis was given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum GivenUp {
    /// It would cost more than its limits.
    TooMuch,
    /// The whole question is to stop.
    Stopped(Stopped),
}

/// The work that is under way in this thread.
struct Running {
    control: Control,
    work: u64,
    memory: usize,
    /// The most bytes that the program may hold.
    resident: Option<usize>,
}

impl Running {
    fn has_grown_too_far(&self) -> bool {
        self.resident.is_some_and(|most| memory::resident().is_some_and(|now| now > most))
    }
}

thread_local! {
    static RUNNING: RefCell<Option<Running>> = const { RefCell::new(None) };
}

/// Does work that reduces rows of this field, within limits.
pub(super) fn within<R>(limits: Limits, control: &Control, work: impl FnOnce() -> R) -> Result<R, GivenUp> {
    let Limits { work: left, memory, growth } = limits;
    let resident = growth.and_then(|growth| Some(memory::resident()? + growth));
    RUNNING.set(Some(Running { control: control.clone(), work: left, memory, resident }));
    let result = catch_unwind(AssertUnwindSafe(work));
    RUNNING.set(None);
    result.map_err(|payload| match payload.downcast::<GivenUp>() {
        Ok(why) => *why,
        Err(panic) => resume_unwind(panic),
    })
}

/// As [`within`], in a thread of its own, which is left behind when the question is to stop.
///
/// # Errors
/// As for [`within`], and when there is no further thread.
pub(super) fn within_apart<R: Send + 'static>(
    limits: Limits,
    control: &Control,
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, GivenUp> {
    let (theirs, started) = (control.clone(), Instant::now());
    let result = apart("basis", control, move || {
        let result = within(limits, &theirs, work);
        memory::give_back_since(started);
        result
    });
    result.map_err(GivenUp::Stopped).flatten()
}

/// A look at whether the work under way in this thread is to stop, if there is any.
pub(super) fn look_up() {
    let stopped = |running: &Running| running.control.stopped();
    if let Some(stopped) = RUNNING.with_borrow(|running| running.as_ref().and_then(stopped)) {
        give_up(GivenUp::Stopped(stopped));
    }
}

fn give_up(why: GivenUp) -> ! {
    resume_unwind(Box::new(why))
}

/// Accounts for work that was done and memory that is held; ends the computation when that is too much.
fn spend(work: u64, bytes: usize) {
    let end = RUNNING.with_borrow_mut(|running| {
        let running = running.as_mut()?;
        if let Err(stopped) = running.control.check() {
            return Some(GivenUp::Stopped(stopped));
        }
        match running.work.checked_sub(work) {
            Some(left) if bytes <= running.memory && !running.has_grown_too_far() => {
                running.work = left;
                None
            }
            Some(_) | None => Some(GivenUp::TooMuch),
        }
    });
    if let Some(end) = end {
        give_up(end);
    }
}

/// After so many products the limits are looked at.
const BETWEEN_CHECKS: u64 = 1 << 18;

/// Bytes of an entry of a sparse row.
const ENTRY: usize = size_of::<u32>() + size_of::<Residue>();

impl F4Field for Residue {
    fn echelonize(pivots: &Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Vec<SparseRow<Residue>> {
        let mut matrix = Matrix::new(pivots, rows, columns);
        let mut order: Vec<&SparseRow<Residue>> = rows.iter().filter(|row| !row.columns.is_empty()).collect();
        order.sort_by_key(|row| (row.columns[0], row.columns.len()));
        for row in order {
            let reduced = matrix.reduce(&row.columns, &row.coefficients);
            if let Some(&first) = reduced.columns.first() {
                matrix.found_at[first as usize] = matrix.found.len() as u32;
                matrix.found.push(monic(reduced));
            }
        }
        // From the last leading column to the first, each tail by rows that are reduced already.
        let mut places: Vec<usize> = (0..matrix.found.len()).collect();
        places.sort_by_key(|&place| std::cmp::Reverse(matrix.found[place].columns[0]));
        matrix.known_at.fill(u32::MAX);
        for place in places {
            let row = matrix.found[place].clone();
            let tail = matrix.reduce(&row.columns[1..], &row.coefficients[1..]);
            let first = |row: &SparseRow<Residue>| (row.columns[0], row.coefficients[0]);
            let (column, coefficient) = first(&row);
            let columns = std::iter::once(column).chain(tail.columns).collect();
            let coefficients = std::iter::once(coefficient).chain(tail.coefficients).collect();
            matrix.found[place] = SparseRow { columns, coefficients };
        }
        matrix.found
    }

    fn reduce_rows(pivots: &Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Vec<SparseRow<Residue>> {
        let mut matrix = Matrix::new(pivots, rows, columns);
        rows.iter().map(|row| matrix.reduce(&row.columns, &row.coefficients)).collect()
    }
}

/// Rows with leading coefficient 1, each the only one of its leading column.
struct Matrix<'p> {
    known: &'p Reducers<Residue>,
    /// For each column the known row that it leads, or `u32::MAX`.
    known_at: Vec<u32>,
    found: Vec<SparseRow<Residue>>,
    found_at: Vec<u32>,
    buffer: Vec<u64>,
    /// Products since the limits were looked at.
    work: u64,
    /// Bytes of the matrix that was given, and of what was found.
    bytes: usize,
}

impl<'p> Matrix<'p> {
    fn new(known: &'p Reducers<Residue>, rows: &[SparseRow<Residue>], columns: usize) -> Matrix<'p> {
        let mut known_at = vec![u32::MAX; columns];
        for (index, (_, row)) in known.rows.iter().enumerate() {
            if let Some(&first) = row.first() {
                known_at[first as usize] = index as u32;
            }
        }
        let of_known: usize = known.rows.iter().map(|(_, row)| row.len() * size_of::<u32>()).sum();
        let of_rows: usize = rows.iter().map(|row| row.columns.len() * ENTRY).sum();
        // A column has a monomial, its places in the tables and a word of the buffer.
        let bytes = of_known + of_rows + columns * 64;
        spend(0, bytes);
        let (found, found_at) = (Vec::new(), vec![u32::MAX; columns]);
        Matrix { known, known_at, found, found_at, buffer: vec![0; columns], work: 0, bytes }
    }

    /// The row less the multiples of known and found rows that take its leading columns away.
    fn reduce(&mut self, columns: &[u32], coefficients: &[Residue]) -> SparseRow<Residue> {
        let mut result = SparseRow { columns: Vec::new(), coefficients: Vec::new() };
        let (Some(&first), Some(&last)) = (columns.first(), columns.last()) else { return result };
        for (&column, coefficient) in columns.iter().zip(coefficients) {
            self.buffer[column as usize] = u64::from(coefficient.value());
        }
        let mut last = last as usize;
        let mut column = first as usize;
        while column <= last {
            let value = std::mem::take(&mut self.buffer[column]) % u64::from(PRIME);
            if value != 0 {
                let known = self.known.rows.get(self.known_at[column] as usize);
                let found = self.found.get(self.found_at[column] as usize);
                let by = match (known, found) {
                    (Some((index, columns)), _) => Some((&columns[..], &self.known.coefficients[*index][..])),
                    (None, Some(row)) => Some((&row.columns[..], &row.coefficients[..])),
                    (None, None) => None,
                };
                match by {
                    None => {
                        result.columns.push(column as u32);
                        result.coefficients.push(Residue::new(value as i64));
                    }
                    Some((columns, coefficients)) => {
                        let factor = u64::from(PRIME) - value;
                        // A product has 30 bits: no column meets so many rows that 64 would not hold their sum.
                        for (&column, coefficient) in columns.iter().zip(coefficients).skip(1) {
                            self.buffer[column as usize] += factor * u64::from(coefficient.value());
                        }
                        last = last.max(columns.last().map_or(0, |&column| column as usize));
                        self.work += columns.len() as u64;
                    }
                }
            }
            column += 1;
        }
        self.work += (last - first as usize) as u64 / 8;
        self.bytes += result.columns.len() * ENTRY;
        if self.work >= BETWEEN_CHECKS {
            spend(std::mem::take(&mut self.work), self.bytes);
        }
        result
    }
}

/// The row divided by its leading coefficient.
fn monic(mut row: SparseRow<Residue>) -> SparseRow<Residue> {
    let inverse = row.coefficients[0].inverse();
    row.coefficients.iter_mut().for_each(|coefficient| *coefficient = *coefficient * inverse);
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_the_program_grow_too_far_is_given_up() {
        let kept = |growth: usize| {
            let limits = Limits { work: u64::MAX, memory: usize::MAX, growth: Some(growth) };
            within(limits, &Control::new(), || {
                let kept = vec![1_u8; 64 << 20];
                spend(0, 0);
                kept.iter().map(|&byte| usize::from(byte)).sum::<usize>()
            })
        };
        assert_eq!(kept(1 << 30), Ok(64 << 20));
        if cfg!(target_os = "linux") {
            assert_eq!(kept(8 << 20), Err(GivenUp::TooMuch));
        }
    }
}
