//! The decision order: the variables of the most recent conflicts come first.
//!
//! Each conflict adds to the weights of its variables, and the amount grows from conflict to conflict, so that the
//! influence of old conflicts decays (M. Moskewicz, C. Madigan, Y. Zhao, L. Zhang, S. Malik, *Chaff: Engineering an
//! Efficient SAT Solver*, DAC 2001, in the form of MiniSat).

/// A heap of variables by weight, the heaviest first; among equal ones, the one with the smallest number.
#[derive(Debug)]
pub(super) struct DecisionOrder {
    weights: Vec<f64>,
    heap: Vec<u32>,
    /// The position of each variable in the heap, if it is there.
    places: Vec<u32>,
    step: f64,
}

/// The position of a variable that is not in the heap. Positions are packed, as each assignment reads one.
const NOT_IN_HEAP: u32 = u32::MAX;

/// The factor by which each conflict adds more weight than the one before it.
const GROWTH: f64 = 1.0 / 0.99;

/// The weight beyond which all weights are scaled down.
const MAX_WEIGHT: f64 = 1e100;

impl DecisionOrder {
    pub fn new() -> DecisionOrder {
        DecisionOrder { weights: Vec::new(), heap: Vec::new(), places: Vec::new(), step: 1.0 }
    }

    /// Adds a variable with an initial weight, small compared to that of a conflict.
    pub fn add_var(&mut self, weight: f64) {
        self.weights.push(weight);
        self.places.push(NOT_IN_HEAP);
        self.insert(self.weights.len() - 1);
    }

    /// Sets the weight of a variable before the first conflict.
    pub fn set_first_weight(&mut self, var: usize, weight: f64) {
        self.weights[var] = weight;
        if self.places[var] != NOT_IN_HEAP {
            // The weight may have grown or shrunk; one of the two moves does nothing.
            self.sift_up(self.places[var] as usize);
            self.sift_down(self.places[var] as usize);
        }
    }

    pub fn insert(&mut self, var: usize) {
        if self.places[var] == NOT_IN_HEAP {
            self.places[var] = self.heap.len() as u32;
            self.heap.push(var as u32);
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// Returns the heaviest variable in the heap.
    pub fn first(&self) -> Option<usize> {
        self.heap.first().map(|&var| var as usize)
    }

    /// Removes the heaviest variable from the heap.
    pub fn pop(&mut self) {
        let Some(&first) = self.heap.first() else { return };
        self.places[first as usize] = NOT_IN_HEAP;
        // The last entry takes the place of the first, unless it is the first itself.
        if let Some(last) = self.heap.pop()
            && last != first
        {
            self.set(0, last);
            self.sift_down(0);
        }
    }

    /// Records that the variable took part in a conflict.
    pub fn bump(&mut self, var: usize) {
        self.weights[var] += self.step;
        if self.weights[var] > MAX_WEIGHT {
            // All weights and the step shrink alike, so that their ratios and the heap stay the same.
            self.weights.iter_mut().for_each(|weight| *weight /= MAX_WEIGHT);
            self.step /= MAX_WEIGHT;
        }
        if self.places[var] != NOT_IN_HEAP {
            self.sift_up(self.places[var] as usize);
        }
    }

    /// Ends a conflict, so that the next one adds more weight.
    pub fn decay(&mut self) {
        self.step *= GROWTH;
    }

    fn set(&mut self, place: usize, var: u32) {
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }

    /// Returns whether a variable is decided before another.
    pub fn is_before(&self, a: usize, b: usize) -> bool {
        self.weights[a] > self.weights[b] || (self.weights[a] == self.weights[b] && a < b)
    }

    /// Moves the variable at a position up to where it belongs.
    fn sift_up(&mut self, mut place: usize) {
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

    /// Moves the variable at a position down to where it belongs.
    fn sift_down(&mut self, mut place: usize) {
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
