//! Answers of the engines about the open puzzle: verdict, counts, candidates, proofs and the solving path.

pub(in crate::studio) mod answers;
pub(in crate::studio) mod candidate_looks;
pub(in crate::studio) mod candidate_words;
pub(in crate::studio) mod candidates;
pub(in crate::studio) mod candidates_panel;
pub(in crate::studio) mod check;
pub(in crate::studio) mod check_commands;
pub(in crate::studio) mod count;
pub(in crate::studio) mod engine_queries;
pub(in crate::studio) mod path_panel;
pub(in crate::studio) mod proof_dialog;
pub(in crate::studio) mod proofs;
pub(in crate::studio) mod solving;
pub(in crate::studio) mod solving_commands;
pub(in crate::studio) mod verdict_panel;
