//! Restarts: the search undoes its decisions and begins again with what it learned.
//!
//! It restarts while recent clauses span more decision levels than the average one, as there is little to learn in that
//! part of the search (G. Audemard, L. Simon, *Refining Restarts Strategies for SAT and UNSAT*, CP 2012; with moving
//! averages as in A. Biere, A. Fröhlich, *Evaluating CDCL Restart Schemes*, POS 2015).

/// An exponential moving average.
#[derive(Clone, Copy, Debug)]
struct MovingAverage {
    value: f64,
    /// The weight of the next number.
    share: f64,
    /// The final weight of a number; until the weight has decreased to it, all numbers have the same weight in the
    /// average.
    least_share: f64,
}

impl MovingAverage {
    fn new(least_share: f64) -> MovingAverage {
        MovingAverage { value: 0.0, share: 1.0, least_share }
    }

    fn add(&mut self, number: f64) {
        self.value += self.share * (number - self.value);
        // The weights 1, 1/2, 1/3 and so on give the plain mean.
        self.share = (self.share / (1.0 + self.share)).max(self.least_share);
    }
}

/// The least number of conflicts between two restarts.
const MIN_CONFLICTS: u64 = 2;

/// The factor by which recent clauses must be worse than the average for a restart.
const MARGIN: f64 = 1.2;

/// The average span of learned clauses, recently and overall.
#[derive(Debug)]
pub(super) struct Restarts {
    recent: MovingAverage,
    overall: MovingAverage,
    /// The conflicts since the last restart.
    since: u64,
}

impl Restarts {
    pub fn new() -> Restarts {
        Restarts { recent: MovingAverage::new(1.0 / 32.0), overall: MovingAverage::new(1.0 / 4096.0), since: 0 }
    }

    /// Records a learned clause with this span.
    pub fn record_learned(&mut self, span: u32) {
        self.recent.add(f64::from(span));
        self.overall.add(f64::from(span));
        self.since += 1;
    }

    pub fn is_due(&self) -> bool {
        self.since >= MIN_CONFLICTS && self.recent.value > MARGIN * self.overall.value
    }

    pub fn reset(&mut self) {
        self.since = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worse_clauses_lead_to_a_restart() {
        let mut restarts = Restarts::new();
        assert!(!restarts.is_due());
        (0..1000).for_each(|_| restarts.record_learned(10));
        assert!(!restarts.is_due());
        let until = (1..100).find(|_| {
            restarts.record_learned(20);
            restarts.is_due()
        });
        // A few bad clauses alone are no reason.
        assert!(until.is_some_and(|conflicts| (5..20).contains(&conflicts)), "{until:?}");
        restarts.reset();
        assert!(!restarts.is_due());
        (0..200).for_each(|_| restarts.record_learned(5));
        assert!(!restarts.is_due());
    }

    #[test]
    fn at_first_every_number_counts_alike() {
        let mut average = MovingAverage::new(0.125);
        [1.0, 2.0, 3.0, 6.0].into_iter().for_each(|number| average.add(number));
        assert!((average.value - 3.0).abs() < 1e-9);
        (0..100).for_each(|_| average.add(8.0));
        assert!((average.value - 8.0).abs() < 1e-3);
    }
}
