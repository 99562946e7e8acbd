//! The model as an ideal, and the engine that answers by its Groebner bases.
//!
//! Every cell is a variable x, a filling a point. The digits of a cell are the roots of F(x) = (x - 1)...(x - n);
//! that two cells differ is G(x, y) = (F(x) - F(y)) / (x - y) = 0; a sum is a linear polynomial; whatever else is asked
//! of cells is interpolated: polynomials that vanish exactly on what is allowed. The solutions are the points of the
//! ideal that all of these generate. Since it holds F of each cell, which has no double root, the ideal is radical, and
//! the dimension of the ring modulo the ideal, the number of standard monomials of any Groebner basis, is the number of
//! solutions. With exactly one solution a, the reduced basis is {x_i - a_i}.
//!
//! The engine ([`Algebra`]) works over a prime field, where no number grows; its `field` says why the answer is that
//! over the rational numbers; the basis over these is rebuilt from the points.
//!
//! | file | what it is |
//! | --- | --- |
//! | `field` | residues modulo 32003 |
//! | `vanishing` | interpolation: the basis of the polynomials that vanish on given points |
//! | `rational` | the same over the rational numbers, rebuilt from several primes and certified |
//! | `roots`, `linear` | univariate and linear consequences |
//! | `allowed`, `residual`, `paper` | generators: of what is left of a model, and as the paper has them |
//! | `elimination`, `basis`, `points` | rows of F4 within limits; reduced bases; points from them |
//! | `polynomial`, `ideal`, `interpolated`, `auxiliary` | the whole ideal with integer factors, for other programs |
//! | `search`, `engine` | splitting where a basis is too large; questions |
//!
//! **Invariant.** Nothing of the other engines is used: no more is shared with them than the model.

mod allowed;
mod auxiliary;
mod basis;
mod elimination;
mod engine;
mod field;
mod ideal;
mod interpolated;
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
pub use ideal::{Generator, Ideal, IdealError, PRIME, Short};
pub use interpolated::{RationalBasis, basis_of_solutions};
pub use polynomial::{Polynomial, Power, Variable};
