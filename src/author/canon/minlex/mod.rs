//! The lexicographically least form of a grid (minlex), comparing row by row.
//!
//! The forms of a grid arise by permuting bands, stacks, the rows of a band and the columns of a stack, by reflecting
//! in the diagonal if the boxes are square, and by renaming the digits. Minlex is the least of all these forms, read
//! row by row with 0 for an empty cell. A classic grid has 2 x 6^8 forms, not counting the names.
//!
//! The rows of the result are found one after another by a breadth-first search. A state records what the rows placed
//! so far determine: the rows used, the order of the columns as far as these rows distinguish them, and the names of
//! the digits that occurred. In each state, every row that may come next has exactly one least form. Only the
//! successors whose row is least overall are kept. So each row prunes every state in which that row cannot be least,
//! and columns that still look alike are never permuted individually.

/// The maximum number of states kept. The number of tied states is the same for all forms of a grid, so either all
/// forms of a grid exceed the limit or none.
const MAX_STATES: usize = 200_000;

/// Returns the least form of a grid of `size` rows with boxes of `shape` (rows, columns); without boxes the shape is
/// the whole grid. `cells` has the digits row by row, 0 for empty. Returns `None` if too many forms stay tied for too
/// long, as for full grids of 12 digits and more, or if a line has a repeated digit.
pub(super) fn minlex(size: usize, shape: (usize, usize), cells: &[u8]) -> Option<Vec<u8>> {
    if repeats(size, cells) {
        return None;
    }
    match size {
        ..=9 => MinlexSearch::<9>::new(size, shape, cells).run(),
        _ => MinlexSearch::<36>::new(size, shape, cells).run(),
    }
}

/// Returns whether a row or column has a repeated digit.
fn repeats(size: usize, cells: &[u8]) -> bool {
    let (mut rows, mut columns) = (vec![0_u64; size], vec![0_u64; size]);
    let mut filled = cells.iter().enumerate().filter(|(_, digit)| **digit > 0);
    filled.any(|(at, &digit)| {
        let (row, column, digit) = (&mut rows[at / size], &mut columns[at % size], 1 << digit);
        let twice = (*row | *column) & digit != 0;
        *row |= digit;
        *column |= digit;
        twice
    })
}

/// The value of a digit without a name yet, which sorts after all names.
const NEW: u8 = u8::MAX;

/// The decisions made by the rows placed so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct MinlexState<const N: usize> {
    /// True if the grid is reflected, so that its columns are read as rows.
    mirrored: bool,
    /// The rows placed, as a bitmask.
    used: u64,
    /// The column of the grid at each position.
    columns: [u8; N],
    /// For the stack at each position, the number of its columns that look alike so far. These columns come first
    /// within the stack. Stacks whose columns all look alike come first, and these stacks look alike too.
    alike: [u8; N],
    /// The name of each digit, from 1; 0 if it has none yet.
    names: [u8; N],
    /// The next free name.
    next: u8,
}

/// The search for one grid.
struct MinlexSearch<'a, const N: usize> {
    size: usize,
    /// The number of rows in a band.
    band: usize,
    /// The number of columns in a stack.
    stack: usize,
    cells: &'a [u8],
}

/// A row in its least form: the values read in it, and the column of the grid that each comes from.
struct MinlexRow<const N: usize> {
    values: [u8; N],
    columns: [u8; N],
}

impl<'a, const N: usize> MinlexSearch<'a, N> {
    fn new(size: usize, (band, stack): (usize, usize), cells: &'a [u8]) -> MinlexSearch<'a, N> {
        MinlexSearch { size, band, stack, cells }
    }

    fn run(&self) -> Option<Vec<u8>> {
        let mut states: Vec<MinlexState<N>> = Vec::new();
        // A reflection turns bands into stacks, so they need the same size.
        let turns: &[bool] = if self.band == self.stack { &[false, true] } else { &[false] };
        for &mirrored in turns {
            let mut columns = [0; N];
            (0..self.size).for_each(|at| columns[at] = at as u8);
            let mut alike = [0; N];
            alike[..self.size / self.stack].fill(self.stack as u8);
            states.push(MinlexState { mirrored, used: 0, columns, alike, names: [0; N], next: 1 });
        }
        let mut form = Vec::with_capacity(self.size * self.size);
        let mut next = Vec::new();
        for _ in 0..self.size {
            let mut least: Option<[u8; N]> = None;
            for (at, state) in states.iter().enumerate() {
                for row in self.rows_next(state) {
                    let values = self.least_row(state, row).values;
                    match least.as_ref().map_or(std::cmp::Ordering::Less, |least| values.cmp(least)) {
                        std::cmp::Ordering::Less => {
                            least = Some(values);
                            next.clear();
                            next.push((at, row));
                        }
                        std::cmp::Ordering::Equal => next.push((at, row)),
                        std::cmp::Ordering::Greater => {}
                    }
                }
            }
            form.extend_from_slice(&least?[..self.size]);
            let mut kept = Vec::with_capacity(next.len());
            for (at, row) in next.drain(..) {
                self.push_successors(&states[at], row, &mut kept);
                if kept.len() > MAX_STATES {
                    return None;
                }
            }
            // Empty rows lead to the same state in any order.
            kept.sort_unstable();
            kept.dedup();
            states = kept;
        }
        Some(form)
    }

    /// Returns the digit in a row and column of the grid, or of the reflected grid if the state is mirrored.
    fn digit(&self, state: &MinlexState<N>, row: usize, column: u8) -> u8 {
        let column = usize::from(column);
        self.cells[if state.mirrored { column * self.size + row } else { row * self.size + column }]
    }

    /// Returns the rows that may come next: those left in a started band, or else all unused rows.
    fn rows_next(&self, state: &MinlexState<N>) -> impl Iterator<Item = usize> + use<N> {
        let (size, band, used) = (self.size, self.band, state.used);
        let began = (0..size / band)
            .map(|at| (((1_u64 << band) - 1) << (at * band), at))
            .find(|(rows, _)| used & rows != 0 && used & rows != *rows);
        let range = match began {
            Some((_, at)) => at * band..(at + 1) * band,
            None => 0..size,
        };
        range.filter(move |row| used & (1 << row) == 0)
    }

    /// Returns the number of stacks that look alike, which are the first ones.
    fn stacks_alike(&self, state: &MinlexState<N>) -> usize {
        let stacks = self.size / self.stack;
        (0..stacks).find(|&at| usize::from(state.alike[at]) < self.stack).unwrap_or(stacks)
    }

    /// Returns the value of a cell: 0, a name, or [`NEW`].
    fn read(&self, state: &MinlexState<N>, row: usize, column: u8) -> u8 {
        match self.digit(state, row, column) {
            0 => 0,
            digit => match state.names[usize::from(digit) - 1] {
                0 => NEW,
                name => name,
            },
        }
    }

    /// Returns the least form of a row. Columns that look alike are sorted: first the empty ones, then digits by name,
    /// then digits that get their name now. Stacks that look alike are sorted by their values.
    fn least_row(&self, state: &MinlexState<N>, row: usize) -> MinlexRow<N> {
        let (mut values, mut columns) = ([0; N], state.columns);
        for (at, &column) in state.columns[..self.size].iter().enumerate() {
            values[at] = self.read(state, row, column);
        }
        let stack = self.stack;
        for (at, &alike) in state.alike[..self.size / stack].iter().enumerate() {
            let range = at * stack..at * stack + usize::from(alike);
            sort_by_value(&mut values[range.clone()], &mut columns[range]);
        }
        // Insertion sort, since there are few stacks.
        for at in 1..self.stacks_alike(state) {
            let mut at = at;
            while at > 0 && values[at * stack..(at + 1) * stack] < values[(at - 1) * stack..at * stack] {
                for place in at * stack..(at + 1) * stack {
                    values.swap(place, place - stack);
                    columns.swap(place, place - stack);
                }
                at -= 1;
            }
        }
        // New digits get the free names from left to right, which gives the least row.
        let new = values[..self.size].iter_mut().filter(|value| **value == NEW);
        (state.next..).zip(new).for_each(|(name, value)| *value = name);
        MinlexRow { values, columns }
    }

    /// Appends all states after a row. Look-alike columns and stacks in which a digit gets its name now can come in any
    /// order, and each order gives one state.
    fn push_successors(&self, state: &MinlexState<N>, row: usize, found: &mut Vec<MinlexState<N>>) {
        let MinlexRow { columns, .. } = self.least_row(state, row);
        let stack = self.stack;
        let old: Vec<u8> = columns[..self.size].iter().map(|&column| self.read(state, row, column)).collect();
        // Groups of positions that may be permuted: columns within a stack, then whole stacks.
        let mut groups: Vec<(usize, usize, usize)> = Vec::new();
        for (at, &alike) in state.alike[..self.size / stack].iter().enumerate() {
            // New digits are sorted last among columns that look alike, and every order of them gives the same row.
            let range = at * stack..at * stack + usize::from(alike);
            let new = old[range.clone()].iter().filter(|&&value| value == NEW).count();
            if new > 1 {
                groups.push((range.end - new, new, 1));
            }
        }
        let alike = self.stacks_alike(state);
        let mut at = 0;
        while at < alike {
            let read = &old[at * stack..(at + 1) * stack];
            let end = (at..alike).take_while(|&end| old[end * stack..(end + 1) * stack] == *read).count() + at;
            // Equal stacks without new digits are empty in this row, since a digit occurs only once in a row. So they
            // go on looking alike.
            if end - at > 1 && read.contains(&NEW) {
                groups.push((at * stack, end - at, stack));
            }
            at = end;
        }
        let mut after = MinlexState { columns, used: state.used | 1 << row, ..*state };
        // Stacks that looked alike may have changed places. Of their columns, those without a digit in this row still
        // look alike.
        for (at, count) in after.alike[..self.size / stack].iter_mut().enumerate() {
            let range = at * stack..at * stack + usize::from(*count);
            *count = old[range].iter().filter(|&&value| value == 0).count() as u8;
        }
        self.push_orders(after, row, &groups, found);
    }

    /// Appends the states for all orders of the groups, each given by its first position, the number of its members and
    /// their width in columns.
    fn push_orders(
        &self,
        state: MinlexState<N>,
        row: usize,
        groups: &[(usize, usize, usize)],
        found: &mut Vec<MinlexState<N>>,
    ) {
        let Some((&(first, count, width), rest)) = groups.split_first() else {
            let mut state = state;
            for at in 0..self.size {
                let digit = usize::from(self.digit(&state, row, state.columns[at]));
                if digit > 0 && state.names[digit - 1] == 0 {
                    state.names[digit - 1] = state.next;
                    state.next += 1;
                }
            }
            found.push(state);
            return;
        };
        if count < 2 {
            return self.push_orders(state, row, rest, found);
        }
        // Put each member of the group first, then permute the others.
        let others: Vec<_> = std::iter::once((first + width, count - 1, width)).chain(rest.iter().copied()).collect();
        for other in 0..count {
            if found.len() > MAX_STATES {
                return;
            }
            let mut state = state;
            for at in 0..width {
                state.columns.swap(first + at, first + other * width + at);
            }
            self.push_orders(state, row, &others, found);
        }
    }
}

/// Sorts values together with their columns; insertion sort, since there are few.
fn sort_by_value(values: &mut [u8], columns: &mut [u8]) {
    for at in 1..values.len() {
        let mut at = at;
        while at > 0 && values[at] < values[at - 1] {
            values.swap(at, at - 1);
            columns.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests;
