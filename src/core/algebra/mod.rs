//! The model as an ideal, and the engine that solves it with Groebner bases.
//!
//! Every cell is a variable x, and a filling is a point. Its digits are the roots of F(x) = (x - 1)...(x - n); two
//! cells differ if G(x, y) = (F(x) - F(y)) / (x - y) = 0; a sum is a linear polynomial. All other constraints are
//! interpolated, by polynomials that vanish exactly on the allowed combinations. The solutions are the points of the
//! ideal that all of these generate. The ideal contains F of each cell, which has no double root, so it is radical. The
//! dimension of the quotient ring, which is the number of standard monomials of any Groebner basis, is therefore the
//! number of solutions. With exactly one solution a, the reduced basis is {x_i - a_i}.
//!
//! The engine ([`Algebra`]) computes over a prime field, where numbers stay small; the module `field` explains why the
//! results hold over the rational numbers. The basis over the rational numbers is reconstructed from the points.
//!
//! | file | contents |
//! | --- | --- |
//! | `field` | residues modulo 32003 |
//! | `vanishing` | interpolation: the basis of the polynomials that vanish on given points |
//! | `rational` | the same over the rational numbers, reconstructed from several primes and certified |
//! | `roots`, `linear` | univariate and linear consequences |
//! | `combinations`, `residual`, `paper` | generators: of the rest of a model, and as in the paper |
//! | `limits`, `elimination`, `basis`, `points` | rows of F4 within limits; reduced bases; their points |
//! | `polynomial`, `ideal`, `integer_interpolation`, `auxiliary` | the whole ideal over the integers, for export |
//! | `search`, `engine` | splitting if a basis is too large; queries |
//!
//! **Invariant.** This module uses nothing of the other engines and shares only the model with them.

mod auxiliary;
mod basis;
mod combinations;
mod elimination;
mod engine;
mod field;
mod ideal;
mod integer_interpolation;
mod limits;
mod linear;
mod paper;
mod points;
mod polynomial;
mod rational;
mod residual;
mod roots;
mod search;
mod vanishing;

pub use engine::Algebra;
pub use ideal::{Generator, Ideal, IdealError, NamedPolynomial, PRIME};
pub use integer_interpolation::{RationalBasis, basis_of_solutions};
pub use polynomial::{Polynomial, PowerProduct, Variable};
