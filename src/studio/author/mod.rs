//! The setter tools: removing clues, explaining, generating and creating variations.

pub(in crate::studio) mod commands;
pub(in crate::studio) mod state;
pub(in crate::studio) mod view;
