//! The search shared by naked and hidden sets: n items whose masks have only n bits in total.

use std::ops::ControlFlow;

/// Calls `each` with every choice of `size` items whose masks together have exactly `size` bits, and with the union of
/// the masks.
pub(super) fn tight_choices(
    items: &[(usize, u32)],
    size: usize,
    each: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn go(
        items: &[(usize, u32)],
        size: usize,
        chosen: &mut Vec<usize>,
        union: u32,
        each: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let missing = size - chosen.len();
        if missing == 0 {
            return if union.count_ones() as usize == size { each(chosen, union) } else { ControlFlow::Continue(()) };
        }
        for at in 0..(items.len() + 1).saturating_sub(missing) {
            let (item, mask) = items[at];
            // The union only grows, so a choice with more bits than `size` is given up.
            if (union | mask).count_ones() as usize > size {
                continue;
            }
            chosen.push(item);
            go(&items[at + 1..], size, chosen, union | mask, each)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }
    go(items, size, &mut Vec::with_capacity(size), 0, each)
}
