//! Tests of the engines against each other, brute force and other programs, of what every kind of rule promises, and of
//! the setter tools.

#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

#[path = "../common/mod.rs"]
mod common;

mod agree;
mod algebra;
mod author;
mod candidates;
mod choice_groups;
mod counting;
mod counts;
mod impossible;
mod layers;
mod logic;
mod loops;
mod lp;
mod meanings;
mod models;
mod modifiers;
mod native;
mod numbering;
mod oracle;
mod regions;
mod rule_techniques;
mod shading;
mod shapes;
mod sum_clues;
mod techniques;
mod turned;
mod variants;
