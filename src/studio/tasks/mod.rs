//! Background work.

pub(in crate::studio) mod jobs;
pub(in crate::studio) mod query;
