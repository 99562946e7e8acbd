//! The field of 32003 elements, over which the engine computes.
//!
//! Every digit and every total that occurs is far below the prime, and each polynomial is constructed over this field
//! to vanish exactly on what its constraint allows. So the fillings that satisfy the model are the same as over the
//! rational numbers. Their number is exact: for each variable, the ideal contains a squarefree polynomial in this
//! variable alone, whose roots are all in the field. So the ideal is radical, and it has as many standard monomials as
//! points (D. Cox, J. Little, D. O'Shea, *Ideals, Varieties, and Algorithms*, chapter 5, section 3).

use std::ops::{Add, Div, Mul, Neg, Sub};

use num_traits::{One, Zero};

use super::limits::check_stopped;

/// The prime. Products of residues fit in 30 bits, so that many of them can be added before a reduction is needed.
pub(super) const PRIME: u32 = 32_003;

/// An element of the field, from 0 to the prime minus 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Residue(u32);

impl Residue {
    /// Returns the residue of an integer.
    pub fn new(value: i64) -> Residue {
        Residue(value.rem_euclid(i64::from(PRIME)) as u32)
    }

    /// Returns the value of the residue, from 0 to the prime minus 1.
    pub const fn value(self) -> u32 {
        self.0
    }

    /// Returns the multiplicative inverse, or 0 for 0, which has none.
    pub fn inverse(self) -> Residue {
        // By Fermat's little theorem, the inverse is the power with exponent p - 2.
        let (mut base, mut power, mut exponent) = (u64::from(self.0), 1, PRIME - 2);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = power * base % u64::from(PRIME);
            }
            base = base * base % u64::from(PRIME);
            exponent >>= 1;
        }
        Residue(power as u32)
    }
}

impl Add for Residue {
    type Output = Residue;

    fn add(self, other: Residue) -> Residue {
        let sum = self.0 + other.0;
        Residue(if sum < PRIME { sum } else { sum - PRIME })
    }
}

impl Sub for Residue {
    type Output = Residue;

    fn sub(self, other: Residue) -> Residue {
        self + -other
    }
}

impl Neg for Residue {
    type Output = Residue;

    fn neg(self) -> Residue {
        Residue(if self.0 == 0 { 0 } else { PRIME - self.0 })
    }
}

impl Mul for Residue {
    type Output = Residue;

    fn mul(self, other: Residue) -> Residue {
        Residue(self.0 * other.0 % PRIME)
    }
}

impl Div for Residue {
    type Output = Residue;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "to divide is to multiply by the inverse")]
    fn div(self, other: Residue) -> Residue {
        self * other.inverse()
    }
}

impl Zero for Residue {
    fn zero() -> Residue {
        Residue(0)
    }

    fn is_zero(&self) -> bool {
        self.0 == 0
    }
}

impl One for Residue {
    fn one() -> Residue {
        Residue(1)
    }

    /// F4 calls this for every new polynomial, which makes it a place to stop.
    fn is_one(&self) -> bool {
        check_stopped();
        self.0 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_is_a_prime() {
        assert!(
            (2..PRIME).take_while(|divisor| divisor * divisor <= PRIME).all(|divisor| !PRIME.is_multiple_of(divisor))
        );
    }

    #[test]
    fn operations_undo_each_other() {
        for value in [1, 2, 9, 1000, 16_001, 32_002] {
            let residue = Residue::new(value);
            assert_eq!(residue * residue.inverse(), Residue::one());
            assert_eq!(Residue::new(5) * residue / residue, Residue::new(5));
            assert_eq!(residue - residue, Residue::zero());
            assert_eq!(-residue, Residue::new(-value));
        }
    }
}
