//! Which variable to decide next: the one that took part in the most recent conflicts.
//!
//! Each conflict adds to the weights of its variables, and what it adds grows from conflict to conflict, so that old
//! ones fade (M. Moskewicz, C. Madigan, Y. Zhao, L. Zhang, S. Malik, *Chaff: Engineering an Efficient SAT Solver*,
//! DAC 2001, in the form of MiniSat).

/// A heap of variables by weight, the heaviest first; of equal ones, the first.
#[derive(Debug)]
pub(super) struct Order {
    weights: Vec<f64>,
    heap: Vec<usize>,
    /// Where each variable is in the heap, if it is.
    places: Vec<Option<usize>>,
    step: f64,
}

/// How much more the next conflict counts.
const GROWTH: f64 = 1.0 / 0.99;

/// Weights beyond this are all scaled down.
const LARGEST: f64 = 1e100;

impl Order {
    pub fn new() -> Order {
        Order { weights: Vec::new(), heap: Vec::new(), places: Vec::new(), step: 1.0 }
    }

    /// One more variable, with a weight to begin with that is small beside that of a conflict.
    pub fn add_var(&mut self, weight: f64) {
        self.weights.push(weight);
        self.places.push(None);
        self.insert(self.weights.len() - 1);
    }

    /// What a variable weighs before the first conflict.
    pub fn set_first_weight(&mut self, var: usize, weight: f64) {
        self.weights[var] = weight;
        if let Some(place) = self.places[var] {
            self.up(place);
            self.down(self.places[var].unwrap_or(place));
        }
    }

    pub fn insert(&mut self, var: usize) {
        if self.places[var].is_none() {
            self.places[var] = Some(self.heap.len());
            self.heap.push(var);
            self.up(self.heap.len() - 1);
        }
    }

    pub fn pop(&mut self) -> Option<usize> {
        let first = *self.heap.first()?;
        self.places[first] = None;
        let last = self.heap.pop()?;
        if last != first {
            self.set(0, last);
            self.down(0);
        }
        Some(first)
    }

    /// The variable took part in a conflict.
    pub fn bump(&mut self, var: usize) {
        self.weights[var] += self.step;
        if self.weights[var] > LARGEST {
            self.weights.iter_mut().for_each(|weight| *weight /= LARGEST);
            self.step /= LARGEST;
        }
        if let Some(place) = self.places[var] {
            self.up(place);
        }
    }

    /// The conflict is over.
    pub fn fade(&mut self) {
        self.step *= GROWTH;
    }

    fn set(&mut self, place: usize, var: usize) {
        self.heap[place] = var;
        self.places[var] = Some(place);
    }

    fn before(&self, a: usize, b: usize) -> bool {
        self.weights[a] > self.weights[b] || (self.weights[a] == self.weights[b] && a < b)
    }

    fn up(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 {
            let above = (place - 1) / 2;
            if !self.before(var, self.heap[above]) {
                break;
            }
            self.set(place, self.heap[above]);
            place = above;
        }
        self.set(place, var);
    }

    fn down(&mut self, mut place: usize) {
        let var = self.heap[place];
        loop {
            let left = 2 * place + 1;
            let Some(&first) = self.heap.get(left) else { break };
            let (below, child) = match self.heap.get(left + 1) {
                Some(&second) if self.before(second, first) => (left + 1, second),
                _ => (left, first),
            };
            if !self.before(child, var) {
                break;
            }
            self.set(place, child);
            place = below;
        }
        self.set(place, var);
    }
}
