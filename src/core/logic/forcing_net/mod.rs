//! Forcing nets: all consequences of a claim, where a consequence may depend on several others. Static nets use only
//! the links of the position. Dynamic nets also use the cells and houses in which candidates were eliminated on the way
//! and, once that gives nothing more, rules and optionally some simple techniques.

mod builder;
mod context;
mod net;

pub(super) use context::{LiveCandidates, NetContext, NetScope};
pub(super) use net::{ForcingNet, NetPool};
