//! The numbers of formulas: fast fractions of machine integers, and unlimited fractions for values that overflow them.
//! A formula has at most [`MAX_LETTERS`](super::MAX_LETTERS) letters, so no number exceeds a few thousand bits.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

/// Arithmetic of fractions. Operations return None if the result is undefined, as in a division by zero, or overflows.
pub(super) trait ExactNumber: Sized {
    fn whole(number: i64) -> Self;

    /// The number of things that there are.
    fn of_size(size: usize) -> Option<Self> {
        i64::try_from(size).ok().map(Self::whole)
    }

    /// Returns the number if it is an integer of 64 bits.
    fn to_integer(&self) -> Option<i64>;

    fn plus(&self, other: &Self) -> Option<Self>;
    fn minus(&self, other: &Self) -> Option<Self>;
    fn times(&self, other: &Self) -> Option<Self>;
    fn divided_by(&self, other: &Self) -> Option<Self>;
    /// The remainder of integers, which is never negative.
    fn remainder(&self, other: &Self) -> Option<Self>;
    fn compared(&self, other: &Self) -> Option<Ordering>;
}

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fraction {
    top: i64,
    bottom: i64,
}

impl Fraction {
    fn lowest(top: i64, bottom: i64) -> Option<Fraction> {
        let (mut one, mut two) = (top.checked_abs()?, bottom.checked_abs()?);
        if two == 0 {
            return None;
        }
        // Euclid's algorithm.
        while two > 0 {
            (one, two) = (two, one % two);
        }
        let sign = bottom.signum();
        Some(Fraction { top: top / one * sign, bottom: bottom / one * sign })
    }
}

impl ExactNumber for Fraction {
    fn whole(number: i64) -> Fraction {
        Fraction { top: number, bottom: 1 }
    }

    fn to_integer(&self) -> Option<i64> {
        (self.bottom == 1).then_some(self.top)
    }

    fn plus(&self, other: &Fraction) -> Option<Fraction> {
        let one = self.top.checked_mul(other.bottom)?;
        let two = other.top.checked_mul(self.bottom)?;
        Fraction::lowest(one.checked_add(two)?, self.bottom.checked_mul(other.bottom)?)
    }

    fn minus(&self, other: &Fraction) -> Option<Fraction> {
        self.plus(&Fraction { top: other.top.checked_neg()?, ..*other })
    }

    fn times(&self, other: &Fraction) -> Option<Fraction> {
        Fraction::lowest(self.top.checked_mul(other.top)?, self.bottom.checked_mul(other.bottom)?)
    }

    fn divided_by(&self, other: &Fraction) -> Option<Fraction> {
        Fraction::lowest(self.top.checked_mul(other.bottom)?, self.bottom.checked_mul(other.top)?)
    }

    fn remainder(&self, other: &Fraction) -> Option<Fraction> {
        let whole = self.bottom == 1 && other.bottom == 1;
        self.top.checked_rem_euclid(other.top).filter(|_| whole).map(Fraction::whole)
    }

    fn compared(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.minus(other)?.top.cmp(&0))
    }
}

impl ExactNumber for BigRational {
    fn whole(number: i64) -> BigRational {
        BigRational::from_integer(BigInt::from(number))
    }

    fn to_integer(&self) -> Option<i64> {
        self.is_integer().then(|| self.numer().to_i64()).flatten()
    }

    fn plus(&self, other: &BigRational) -> Option<BigRational> {
        Some(self + other)
    }

    fn minus(&self, other: &BigRational) -> Option<BigRational> {
        Some(self - other)
    }

    fn times(&self, other: &BigRational) -> Option<BigRational> {
        Some(self * other)
    }

    fn divided_by(&self, other: &BigRational) -> Option<BigRational> {
        (!other.is_zero()).then(|| self / other)
    }

    fn remainder(&self, other: &BigRational) -> Option<BigRational> {
        let whole = self.is_integer() && other.is_integer() && !other.is_zero();
        whole.then(|| BigRational::from_integer(self.numer().mod_floor(&other.numer().abs())))
    }

    fn compared(&self, other: &BigRational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Returns the number as an integer, if it is a non-negative one that fits an `i64`.
pub(super) fn non_negative_integer(number: &BigRational) -> Option<i64> {
    (number.is_integer() && !number.is_negative()).then(|| number.numer().to_i64()).flatten()
}
