//! Tests of files and sheets: this program and others can read everything that is written.

#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

#[path = "../common/mod.rs"]
mod common;

mod booklets;
mod cell_marks;
mod codes;
mod composition;
mod docs;
mod drawing;
mod format_options;
mod formats;
mod handbook;
mod kinds_page;
mod many_entries;
mod outputs;
mod outside_clues;
mod own_words;
mod pages;
mod pages_even;
mod pages_full;
mod pages_read;
mod pictures;
mod planted;
mod png;
mod press;
mod sheet;
mod told_apart;
mod typefaces;
mod web;
mod words;
