//! The smallest of all forms of a grid, by rows: minlex.
//!
//! A grid may be mirrored in its diagonal where its boxes are square, its bands and stacks change places, and so do the
//! rows of a band and the columns of a stack; its digits have any names. Of all these forms the least is wanted, read
//! row by row with 0 for an empty cell. The classic has 2 x 6^8 of them beside the names.
//!
//! The rows are found one after another. A state is what is decided after some of them: which rows came, where columns
//! stand so far as these rows tell them apart, and the names of the digits that occurred. From all states that agree so
//! far, each row that may come next has exactly one least form; only the states with the least of all are kept. So each
//! row prunes all that is not least in it, and nothing is tried twice for columns that still look alike.

/// How many states are kept at most. The forms that agree in a row are as many for each form of a grid, so all forms of
/// a grid go beyond this or none.
const MOST_STATES: usize = 200_000;

/// The smallest form of a grid of `size` rows with boxes of `shape` (rows, columns); without boxes the shape is the
/// whole grid. `cells` has its digits row by row, 0 for empty. None when too many forms agree for too long, as those of
/// full grids of 12 digits and more do, and when a line holds a digit twice.
pub(super) fn minlex(size: usize, shape: (usize, usize), cells: &[u8]) -> Option<Vec<u8>> {
    if repeats(size, cells) {
        return None;
    }
    match size {
        ..=9 => Search::<9>::new(size, shape, cells).run(),
        _ => Search::<36>::new(size, shape, cells).run(),
    }
}

/// Whether a row or column holds a digit twice.
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

/// What stands where a digit is that has no name yet: after all names.
const NEW: u8 = u8::MAX;

/// What is decided after some rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State<const N: usize> {
    /// Whether rows are the columns of the grid.
    mirrored: bool,
    /// The rows that came, as bits.
    used: u64,
    /// The column at each place.
    columns: [u8; N],
    /// For the stack at each place how many of its columns look alike so far: those are its first. Stacks of which all
    /// columns look alike are the first, and look alike themselves.
    alike: [u8; N],
    /// The name of each digit, from 1; 0 while it has none.
    names: [u8; N],
    /// The next name.
    next: u8,
}

/// The search for one grid.
struct Search<'a, const N: usize> {
    size: usize,
    /// How many rows a band has.
    band: usize,
    /// How many columns a stack has.
    stack: usize,
    cells: &'a [u8],
}

/// A row in its least form: what is read in it, and which column of the grid each digit is from.
struct Row<const N: usize> {
    values: [u8; N],
    columns: [u8; N],
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(size: usize, (band, stack): (usize, usize), cells: &'a [u8]) -> Search<'a, N> {
        Search { size, band, stack, cells }
    }

    fn run(&self) -> Option<Vec<u8>> {
        let mut states: Vec<State<N>> = Vec::new();
        let turns: &[bool] = if self.band == self.stack { &[false, true] } else { &[false] };
        for &mirrored in turns {
            let mut columns = [0; N];
            (0..self.size).for_each(|at| columns[at] = at as u8);
            let mut alike = [0; N];
            alike[..self.size / self.stack].fill(self.stack as u8);
            states.push(State { mirrored, used: 0, columns, alike, names: [0; N], next: 1 });
        }
        let mut form = Vec::with_capacity(self.size * self.size);
        let mut next = Vec::new();
        for _ in 0..self.size {
            let mut least: Option<[u8; N]> = None;
            for (at, state) in states.iter().enumerate() {
                for row in self.rows_next(state) {
                    let values = self.least(state, row).values;
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
                self.follow(&states[at], row, &mut kept);
                if kept.len() > MOST_STATES {
                    return None;
                }
            }
            // Rows without a digit lead to the same state in any order.
            kept.sort_unstable();
            kept.dedup();
            states = kept;
        }
        Some(form)
    }

    /// The digit in a row and column as the state sees them.
    fn digit(&self, state: &State<N>, row: usize, column: u8) -> u8 {
        let column = usize::from(column);
        self.cells[if state.mirrored { column * self.size + row } else { row * self.size + column }]
    }

    /// The rows that may come next: those of a band that has begun, or else all that are left.
    fn rows_next(&self, state: &State<N>) -> impl Iterator<Item = usize> + use<N> {
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

    /// How many stacks look alike: the first ones.
    fn stacks_alike(&self, state: &State<N>) -> usize {
        let stacks = self.size / self.stack;
        (0..stacks).find(|&at| usize::from(state.alike[at]) < self.stack).unwrap_or(stacks)
    }

    /// What is read in a cell: 0, a name, or [`NEW`].
    fn read(&self, state: &State<N>, row: usize, column: u8) -> u8 {
        match self.digit(state, row, column) {
            0 => 0,
            digit => match state.names[usize::from(digit) - 1] {
                0 => NEW,
                name => name,
            },
        }
    }

    /// The least form of a row: among columns that look alike the empty ones first, then the digits by their names,
    /// then those that get one now; stacks that look alike by what is read in them.
    fn least(&self, state: &State<N>, row: usize) -> Row<N> {
        let (mut values, mut columns) = ([0; N], state.columns);
        for (at, &column) in state.columns[..self.size].iter().enumerate() {
            values[at] = self.read(state, row, column);
        }
        let stack = self.stack;
        for (at, &alike) in state.alike[..self.size / stack].iter().enumerate() {
            let range = at * stack..at * stack + usize::from(alike);
            sort_by_value(&mut values[range.clone()], &mut columns[range]);
        }
        // By insertion: there are few stacks.
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
        let new = values[..self.size].iter_mut().filter(|value| **value == NEW);
        (state.next..).zip(new).for_each(|(name, value)| *value = name);
        Row { values, columns }
    }

    /// All states after a row: one for each order of what looks alike and has a digit that gets its name now.
    fn follow(&self, state: &State<N>, row: usize, found: &mut Vec<State<N>>) {
        let Row { columns, .. } = self.least(state, row);
        let stack = self.stack;
        let old: Vec<u8> = columns[..self.size].iter().map(|&column| self.read(state, row, column)).collect();
        // Places that may be exchanged: of columns within a stack, then of whole stacks.
        let mut groups: Vec<(usize, usize, usize)> = Vec::new();
        for (at, &alike) in state.alike[..self.size / stack].iter().enumerate() {
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
            if end - at > 1 && read.contains(&NEW) {
                groups.push((at * stack, end - at, stack));
            }
            at = end;
        }
        let mut after = State { columns, used: state.used | 1 << row, ..*state };
        // A stack that was alike with others may have another place now, and those of its columns that have no digit
        // are still alike.
        for (at, count) in after.alike[..self.size / stack].iter_mut().enumerate() {
            let range = at * stack..at * stack + usize::from(*count);
            *count = old[range].iter().filter(|&&value| value == 0).count() as u8;
        }
        self.orders(after, row, &groups, found);
    }

    /// All orders of the groups: each the first of its places, how many there are, and how many columns each has.
    fn orders(&self, state: State<N>, row: usize, groups: &[(usize, usize, usize)], found: &mut Vec<State<N>>) {
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
            return self.orders(state, row, rest, found);
        }
        // Each of the group first, then the orders of the others.
        let others: Vec<_> = std::iter::once((first + width, count - 1, width)).chain(rest.iter().copied()).collect();
        for other in 0..count {
            if found.len() > MOST_STATES {
                return;
            }
            let mut state = state;
            for at in 0..width {
                state.columns.swap(first + at, first + other * width + at);
            }
            self.orders(state, row, &others, found);
        }
    }
}

/// Sorts values and what belongs to them; there are few.
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
