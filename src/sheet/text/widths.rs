//! A cache of line widths, since the same words are measured again and again during typesetting.

use std::cell::RefCell;
use std::collections::HashMap;

use super::shape::shape_within;
use crate::scene::Face;

/// The largest number of cached lines in each thread.
const MAX_CACHED: usize = 50_000;

/// Widths in ems by face and direction, then by line.
type WidthCache = HashMap<(Face, bool), HashMap<String, f32>>;

thread_local! {
    static CACHE: RefCell<(usize, WidthCache)> = RefCell::default();
}

/// Returns the width of a line in ems, as part of a paragraph with the given direction.
pub(super) fn advance(text: &str, face: Face, right_to_left: bool) -> f32 {
    let known = |(_, widths): &(usize, WidthCache)| widths.get(&(face, right_to_left))?.get(text).copied();
    if let Some(width) = CACHE.with_borrow(known) {
        return width;
    }
    let width = shape_within(text, face, right_to_left).iter().map(|glyph| glyph.advance).sum();
    CACHE.with_borrow_mut(|(count, widths)| {
        if *count >= MAX_CACHED {
            (*count, *widths) = (0, WidthCache::new());
        }
        widths.entry((face, right_to_left)).or_default().insert(text.to_owned(), width);
        *count += 1;
    });
    width
}
