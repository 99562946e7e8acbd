//! Which variable to decide next: the one that took part in the most recent conflicts.
//!
//! Each conflict adds to the weights of its variables, and what it adds grows from conflict to conflict, so that old
//! ones fade (M. Moskewicz, C. Madigan, Y. Zhao, L. Zhang, S. Malik, *Chaff: Engineering an Efficient SAT Solver*,
//! DAC 2001, in the form of MiniSat).

/// A heap of variables by weight, the heaviest first; of equal ones, the first.
#[derive(Debug)]
pub(super) struct Order {
    weights: Vec<f64>,
    heap: Vec<u32>,
    /// Where each variable is in the heap, if it is.
    places: Vec<u32>,
    step: f64,
}

/// In the place of a variable that is not in the heap.
const NOWHERE: u32 = u32::MAX;

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
        self.places.push(NOWHERE);
        self.insert(self.weights.len() - 1);
    }

    /// What a variable weighs before the first conflict.
    pub fn set_first_weight(&mut self, var: usize, weight: f64) {
        self.weights[var] = weight;
        if self.places[var] != NOWHERE {
            self.up(self.places[var] as usize);
            self.down(self.places[var] as usize);
        }
    }

    pub fn insert(&mut self, var: usize) {
        if self.places[var] == NOWHERE {
            self.places[var] = self.heap.len() as u32;
            self.heap.push(var as u32);
            self.up(self.heap.len() - 1);
        }
    }

    /// The heaviest one in the heap.
    pub fn first(&self) -> Option<usize> {
        self.heap.first().map(|&var| var as usize)
    }

    /// Takes the heaviest one from the heap.
    pub fn pop(&mut self) {
        let Some(&first) = self.heap.first() else { return };
        self.places[first as usize] = NOWHERE;
        if let Some(last) = self.heap.pop()
            && last != first
        {
            self.set(0, last);
            self.down(0);
        }
    }

    /// The variable took part in a conflict.
    pub fn bump(&mut self, var: usize) {
        self.weights[var] += self.step;
        if self.weights[var] > LARGEST {
            self.weights.iter_mut().for_each(|weight| *weight /= LARGEST);
            self.step /= LARGEST;
        }
        if self.places[var] != NOWHERE {
            self.up(self.places[var] as usize);
        }
    }

    /// The conflict is over.
    pub fn fade(&mut self) {
        self.step *= GROWTH;
    }

    fn set(&mut self, place: usize, var: u32) {
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }

    /// Whether a variable is decided before another.
    pub fn is_before(&self, a: usize, b: usize) -> bool {
        self.weights[a] > self.weights[b] || (self.weights[a] == self.weights[b] && a < b)
    }

    fn up(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 {
            let above = (place - 1) / 2;
            if !self.is_before(var as usize, self.heap[above] as usize) {
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
                Some(&second) if self.is_before(second as usize, first as usize) => (left + 1, second),
                _ => (left, first),
            };
            if !self.is_before(child as usize, var as usize) {
                break;
            }
            self.set(place, child);
            place = below;
        }
        self.set(place, var);
    }
}
